//! A city as the rules describe it, slow and plain: every question is answered
//! by looking at all cells of a padded box.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// Cells of the grid each way; the start tile lies in the middle.
const WIDE: usize = 128;

#[derive(Clone)]
pub struct Naive {
    tiles: Vec<Cell>,
    grid: Vec<Option<TileId>>,
}

/// A corner of cells: the northwest one of the cell with these numbers.
type Corner = (i8, i8);

fn index(cell: Cell) -> usize {
    let middle = WIDE as i32 / 2;
    (i32::from(cell.y) + middle) as usize * WIDE + (i32::from(cell.x) + middle) as usize
}

impl Naive {
    pub fn of(city: &City) -> Naive {
        let mut naive = Naive { tiles: Vec::new(), grid: vec![None; WIDE * WIDE] };
        for (tile, cell) in city.tiles() {
            naive.tiles.push(cell);
            naive.grid[index(cell)] = Some(tile);
        }
        naive
    }

    fn get(&self, cell: Cell) -> Option<TileId> {
        self.grid[index(cell)]
    }

    /// The same city with another tile there.
    fn with(&self, tile: TileId, cell: Cell) -> Naive {
        let mut after = self.clone();
        if after.grid[index(cell)].replace(tile).is_none() {
            after.tiles.push(cell);
        }
        after
    }

    /// The cells of the box around all tiles, and some more on every side.
    pub fn padded(&self, margin: i8) -> Vec<Cell> {
        let (xs, ys) = (self.tiles.iter().map(|cell| cell.x), self.tiles.iter().map(|cell| cell.y));
        let (left, right) = (xs.clone().min().unwrap() - margin, xs.max().unwrap() + margin);
        let (top, bottom) = (ys.clone().min().unwrap() - margin, ys.max().unwrap() + margin);
        (top..=bottom).flat_map(|y| (left..=right).map(move |x| at(x, y))).collect()
    }

    /// Whether tiles on both sides of a cell's side make it a plain joint.
    fn joint(&self, cell: Cell, side: Side) -> bool {
        let (Some(here), Some(there)) = (self.get(cell), self.get(cell.step(side))) else {
            return false;
        };
        !here.streets().has(side) && !there.streets().has(side.opposite())
    }

    /// The first mismatch of the tile on `cell` with a neighbor (4b).
    fn mismatch(&self, cell: Cell) -> Result<(), Misfit> {
        for side in Side::ALL {
            if let Some(neighbor) = self.get(cell.step(side)) {
                let street = self.get(cell).unwrap().streets().has(side);
                if street != neighbor.streets().has(side.opposite()) {
                    return Err(Misfit::Sides { side, street, neighbor });
                }
            }
        }
        Ok(())
    }

    /// Whether every tile can be reached on foot from the start tile (4c).
    fn all_reached(&self) -> bool {
        let (mut reached, mut todo) = (vec![false; WIDE * WIDE], vec![Cell::START]);
        while let Some(cell) = todo.pop() {
            if !std::mem::replace(&mut reached[index(cell)], true) {
                let steps = Side::ALL.into_iter().filter(|&side| self.joint(cell, side));
                todo.extend(steps.map(|side| cell.step(side)));
            }
        }
        self.tiles.iter().all(|&cell| reached[index(cell)])
    }

    /// Whether every empty cell can be left (4e): all are reached from one
    /// that is outside.
    fn no_holes(&self) -> bool {
        let cells = self.padded(1);
        let mut dry = vec![false; WIDE * WIDE];
        for &cell in &cells {
            dry[index(cell)] = self.get(cell).is_none();
        }
        let mut todo = vec![cells[0]];
        while let Some(cell) = todo.pop() {
            if std::mem::replace(&mut dry[index(cell)], false) {
                todo.extend(Side::ALL.map(|side| cell.step(side)));
            }
        }
        cells.iter().all(|&cell| !dry[index(cell)])
    }

    /// Whether all of 4b to 4e holds.
    pub fn sound(&self) -> bool {
        self.tiles.iter().all(|&cell| self.mismatch(cell).is_ok())
            && self.all_reached()
            && self.no_holes()
    }

    pub fn check_place(&self, tile: TileId, cell: Cell) -> Result<(), Misfit> {
        if self.get(cell).is_some() {
            return Err(Misfit::Taken);
        }
        if !Side::ALL.iter().any(|&side| self.get(cell.step(side)).is_some()) {
            return Err(Misfit::NoTouch);
        }
        let after = self.with(tile, cell);
        after.mismatch(cell)?;
        match (after.all_reached(), after.no_holes()) {
            (false, _) => Err(Misfit::NoWalk),
            (true, false) => Err(Misfit::Hole),
            (true, true) => Ok(()),
        }
    }

    pub fn check_remove(&self, cell: Cell) -> Result<(), Misfit> {
        if cell == Cell::START {
            return Err(Misfit::Start);
        }
        let mut after = self.clone();
        after.tiles.retain(|&other| other != cell);
        after.grid[index(cell)] = None;
        match (after.all_reached(), after.no_holes()) {
            (false, _) => Err(Misfit::Cut),
            (true, false) => Err(Misfit::Pit),
            (true, true) => Ok(()),
        }
    }

    pub fn check_swap(&self, tile: TileId, cell: Cell) -> Result<(), Misfit> {
        if cell == Cell::START {
            return Err(Misfit::Start);
        }
        let after = self.with(tile, cell);
        after.mismatch(cell)?;
        assert!(after.sound(), "a swap that matches breaks nothing else");
        Ok(())
    }

    /// All outer edges and whether they carry a street.
    pub fn outer(&self) -> BTreeMap<(Cell, Side), bool> {
        let edges = self.tiles.iter().flat_map(|&cell| Side::ALL.map(|side| (cell, side)));
        edges
            .filter(|&(cell, side)| self.get(cell.step(side)).is_none())
            .map(|(cell, side)| ((cell, side), self.get(cell).unwrap().streets().has(side)))
            .collect()
    }

    /// The longest street: the most street edges that hang together by their
    /// corners. Also that the outline is a loop: two edges meet at a corner.
    pub fn street(&self) -> usize {
        let outer = self.outer();
        let mut meeting: BTreeMap<Corner, Vec<(Cell, Side)>> = BTreeMap::new();
        for &edge in outer.keys() {
            let (from, to) = ends(edge);
            meeting.entry(from).or_default().push(edge);
            meeting.entry(to).or_default().push(edge);
        }
        assert!(meeting.values().all(|edges| edges.len() == 2), "the outline meets itself");
        let mut left: BTreeSet<(Cell, Side)> =
            outer.iter().filter(|&(_, &street)| street).map(|(&edge, _)| edge).collect();
        let mut best = 0;
        while let Some(first) = left.pop_first() {
            let (mut todo, mut length) = (vec![first], 0);
            while let Some(edge) = todo.pop() {
                length += 1;
                let (from, to) = ends(edge);
                let next = meeting[&from].iter().chain(&meeting[&to]);
                todo.extend(next.copied().filter(|edge| left.remove(edge)));
            }
            best = best.max(length);
        }
        best
    }

    /// Whether some inner street does not hang together with the outline by
    /// its own corners.
    pub fn has_loose_wall(&self) -> bool {
        let inner = |(x, y): Corner| {
            let cells = [at(x, y), at(x - 1, y), at(x, y - 1), at(x - 1, y - 1)];
            cells.iter().all(|&cell| self.get(cell).is_some())
        };
        let walls = self.tiles.iter().flat_map(|&cell| {
            self.get(cell).unwrap().streets().iter().map(move |side| (cell, side))
        });
        walls.map(ends).any(|(from, to)| inner(from) && inner(to))
    }
}

/// The two corners of an edge, clockwise around its tile.
pub fn ends((Cell { x, y }, side): (Cell, Side)) -> (Corner, Corner) {
    match side {
        Side::N => ((x, y), (x + 1, y)),
        Side::E => ((x + 1, y), (x + 1, y + 1)),
        Side::S => ((x + 1, y + 1), (x, y + 1)),
        Side::W => ((x, y + 1), (x, y)),
    }
}
