//! The outline of a city and its longest street (5.2).
//!
//! **Invariant:** without holes and with every tile on foot, the outline is
//! one closed loop that meets no corner twice.

use super::Cell;
use super::board::Board;
use crate::tile::Side;

/// The longest outer street.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Run {
    /// Its edges in order along the outline, clockwise.
    pub edges: Vec<(Cell, Side)>,
    /// Whether it goes all around the city.
    pub closed: bool,
}

/// Length of the longest outer street.
#[inline(always)]
pub(super) fn street<const N: usize>(board: &Board<N>) -> u8 {
    let (mut best, mut run, mut lead) = (0, 0, None);
    walk(board, |_, _, street| {
        if street {
            run += 1;
        } else {
            lead = lead.or(Some(run));
            best = best.max(run);
            run = 0;
        }
    });
    // The loop closes: the last run goes on in the first.
    lead.map_or(run, |lead| best.max(run + lead))
}

/// The longest outer street, the first one along the outline from the
/// westernmost tile of the northern row.
pub(super) fn longest<const N: usize>(board: &Board<N>) -> Run {
    let mut outline = Vec::new();
    walk(board, |place, side, street| outline.push((board.cell(place), side, street)));
    let (mut from, mut length) = (0, 0);
    for start in 0..outline.len() {
        let edges = outline[start..].iter().chain(&outline[..start]);
        let run = edges.take_while(|&&(_, _, street)| street).count();
        if run > length {
            (from, length) = (start, run);
        }
    }
    let edges = outline.iter().cycle().skip(from).take(length);
    Run {
        edges: edges.map(|&(cell, side, _)| (cell, side)).collect(),
        closed: length == outline.len(),
    }
}

/// Walks once around, clockwise, and tells each edge: its cell's bit, its
/// side, and whether it carries a street.
#[inline(always)]
fn walk<const N: usize>(board: &Board<N>, mut f: impl FnMut(usize, Side, bool)) {
    // The northern row's westernmost tile has nothing to its north or west: its
    // north side comes after a turn.
    let start = board.taken.first().expect("checked: the start tile is there");
    let (mut place, mut side) = (start, Side::N);
    loop {
        side = match side {
            Side::N => straight::<0, N>(board, &mut place, &mut f),
            Side::E => straight::<1, N>(board, &mut place, &mut f),
            Side::S => straight::<2, N>(board, &mut place, &mut f),
            Side::W => straight::<3, N>(board, &mut place, &mut f),
        };
        if side == Side::N && place == start {
            return;
        }
    }
}

/// Walks along one side until the outline turns, and returns the next side.
#[inline(always)]
fn straight<const SIDE: usize, const N: usize>(
    board: &Board<N>,
    place: &mut usize,
    f: &mut impl FnMut(usize, Side, bool),
) -> Side {
    let step = |place: usize, side: usize| match side % 4 {
        0 => place - board.stride as usize,
        1 => place + 1,
        2 => place + board.stride as usize,
        _ => place - 1,
    };
    loop {
        f(*place, Side::ALL[SIDE], board.streets[SIDE].has(*place));
        // To the right around the corner, to the left along the tile beyond
        // the next one, or straight on.
        let ahead = step(*place, SIDE + 1);
        if !board.taken.has(ahead) {
            return Side::ALL[(SIDE + 1) % 4];
        }
        *place = ahead;
        let beyond = step(ahead, SIDE);
        if board.taken.has(beyond) {
            *place = beyond;
            return Side::ALL[(SIDE + 3) % 4];
        }
    }
}
