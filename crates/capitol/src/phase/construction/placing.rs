//! Placing a building with a permit (3.2).

use insula_core::Seat;

use crate::area::{AreaId, Color};
use crate::building::{Building, Heights, Shape};
use crate::{Action, Capitol, Illegal};

pub(super) fn legal(game: &Capitol, seat: Seat, color: Color, out: &mut Vec<Action>) {
    let mut finished = [Heights::default(); 2];
    for id in game.side(seat).finished.iter() {
        let building = game.buildings.get(id);
        if let Some(shape) = building.roof {
            finished[shape as usize].insert(building.floors);
        }
    }
    for area in AreaId::all().filter(|area| area.color() == color) {
        let next = next_building(game, area);
        for shape in Shape::ALL.into_iter().filter(|&shape| next.shapes[shape as usize]) {
            for floors in finished[shape as usize].iter() {
                if (next.low..=next.high).contains(&floors) {
                    out.push(Action::Place(area, shape, floors));
                }
            }
        }
    }
}

/// The conditions of 3.2 in their order: the first that is broken refuses (3.2g).
pub(super) fn check(
    game: &Capitol,
    seat: Seat,
    permit: Color,
    (id, shape, floors): (AreaId, Shape, u8),
) -> Result<(), Illegal> {
    // (3.1.10) An own finished building.
    if finished(game, seat, shape, floors).is_none() {
        return Err(Illegal::NothingToPlace { shape, floors });
    }
    let area = game.area(id);
    // (3.2a) The permit's color.
    if id.color() != permit {
        return Err(Illegal::WrongColor { area: id, permit });
    }
    // (3.2b) A free small square.
    if area.is_full(id) {
        return Err(Illegal::Full { area: id });
    }
    match area.shape {
        // (3.2c) The area's shape.
        Some(fixed) if fixed != shape => Err(Illegal::WrongShape { area: id, shape: fixed }),
        // (3.2e) As tall as the tallest, or one taller.
        Some(_) if floors < area.top || floors > area.top + 1 => {
            Err(Illegal::WrongHeight { area: id, floors, top: area.top })
        }
        Some(_) => Ok(()),
        None => {
            // (3.2d) Not all three areas of a color alike.
            let alike = id.data().alike.iter();
            if alike.filter(|&&other| game.area(other).shape == Some(shape)).count() == 2 {
                return Err(Illegal::ThreeAlike { area: id, shape });
            }
            // (3.2e) The first building has one floor.
            match floors {
                1 => Ok(()),
                _ => Err(Illegal::FirstHeight { area: id, floors }),
            }
        }
    }
}

/// What may be built next in an area (3.2).
pub(crate) struct Next {
    /// By shape.
    pub shapes: [bool; 2],
    /// The lowest height; more than `high` when the area is full.
    pub low: u8,
    /// The greatest height.
    pub high: u8,
}

/// What 3.2b to 3.2e leave open in an area.
pub(crate) fn next_building(game: &Capitol, id: AreaId) -> Next {
    let area = game.area(id);
    if area.is_full(id) {
        return Next { shapes: [false; 2], low: 1, high: 0 };
    }
    if let Some(shape) = area.shape {
        let shapes = Shape::ALL.map(|other| other == shape);
        return Next { shapes, low: area.top, high: area.top + 1 };
    }
    let mut alike = [0; 2];
    for other in id.data().alike {
        if let Some(shape) = game.area(other).shape {
            alike[shape as usize] += 1;
        }
    }
    Next { shapes: alike.map(|count| count < 2), low: 1, high: 1 }
}

/// The finished building in front of `seat` that an action means.
pub(super) fn finished(game: &Capitol, seat: Seat, shape: Shape, floors: u8) -> Option<u8> {
    let fits = |building: &Building| building.roof == Some(shape) && building.floors == floors;
    game.buildings.find(game.side(seat).finished, fits)
}
