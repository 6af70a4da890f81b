//! The areas, each with what it holds and what one more building would change.
//!
//! **Invariant:** everything here is public.

use insula_core::Seat;

use super::Stage;
use super::prospect::{Case, Change, Prospect, Standing};
use crate::area::{AREAS, AreaId};
use crate::phase::construction::placing::{Next, next_building};
use crate::score::Figures;
use crate::{Capitol, MAX};

/// All areas.
pub(super) struct Board {
    pub sites: [Site; AREAS],
    /// By seat: the sums over the areas.
    standings: [Standing; MAX],
}

/// An area as a place for buildings.
pub(super) struct Site {
    pub id: AreaId,
    pub color: usize,
    pub figures: Figures,
    pub places: [u8; MAX],
    pub next: Next,
    /// By seat: what the lower and the higher building that fits would do.
    pub change: [[Change; 2]; MAX],
}

impl Board {
    pub fn new(game: &Capitol, stage: Stage) -> Board {
        let mut standings = [Standing::NONE; MAX];
        let sites =
            std::array::from_fn(|area| Site::new(game, AreaId(area as u8), stage, &mut standings));
        Board { sites, standings }
    }

    /// What the board holds for a seat.
    pub fn standing(&self, seat: Seat) -> Standing {
        self.standings[seat.index()]
    }
}

impl Site {
    /// Adds what the area holds to `standings`.
    fn new(game: &Capitol, id: AreaId, stage: Stage, standings: &mut [Standing; MAX]) -> Site {
        let figures = Figures::now(game.area(id));
        let next = next_building(game, id);
        let Prospect { places, by_seat, change } =
            Case::new(&figures, &next, game.seats, stage).prospect();
        standings.iter_mut().zip(by_seat).for_each(|(sum, standing)| sum.add(standing));
        Site { id, color: id.color() as usize, figures, places, next, change }
    }
}
