//! The areas as they would be scored now, and after one more building: what it
//! would gain its owner and take from others.
//!
//! **Invariant:** everything here is public.

use insula_core::Seat;

use super::Stage;
use crate::area::{AREAS, AreaId, Piece};
use crate::phase::construction::placing::{Next, next_building};
use crate::score::Figures;
use crate::{Capitol, MAX};

/// A floor of lead is worth this part of the area's first place.
pub(super) const LEAD: i32 = 24;

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

/// What a building in an area would change.
#[derive(Clone, Copy, Default)]
pub(super) struct Change {
    /// What its owner gains.
    pub gain: i32,
    /// What the others lose.
    pub lost: [i32; MAX],
    /// What it gains its owner against the mean of the others.
    pub against: i32,
}

/// What an area, or all of them, hold for a seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Standing {
    /// As if scored now.
    pub points: i32,
    /// Floors of lead, times the points of the first place.
    pub lead: i32,
    /// (3.5.2) Cards that amphitheaters give.
    pub cards: i32,
}

impl Board {
    pub fn new(game: &Capitol, stage: Stage) -> Board {
        let mut standings = [Standing::default(); MAX];
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
        let places = figures.places();
        let prizes = Prizes::of(&figures, stage);
        let seats = usize::from(game.seats);
        let leads = leads(&figures);
        for (seat, standing) in standings[..seats].iter_mut().enumerate() {
            let place = usize::from(places[seat]);
            standing.points += prizes.points[place];
            standing.lead += i32::from(leads[seat]) * prizes.lead;
            standing.cards += prizes.cards[place];
        }
        let now = prizes.worths(&places, leads);
        let next = next_building(game, id);
        let mut change = [[Change::default(); 2]; MAX];
        for (seat, change) in change[..seats].iter_mut().enumerate() {
            for (floors, change) in (next.low..=next.high).zip(change) {
                let mut then = figures;
                then.floors[seat] += floors;
                then.tallest[seat] = then.tallest[seat].max(floors);
                let worths = prizes.worths(&then.places(), self::leads(&then));
                change.lost = std::array::from_fn(|other| now[other] - worths[other]);
                change.gain = -std::mem::take(&mut change.lost[seat]);
                let lost: i32 = change.lost.iter().sum();
                change.against = change.gain + lost / (seats as i32 - 1);
            }
        }
        Site { id, color: id.color() as usize, figures, places, next, change }
    }
}

/// What the places of an area give.
struct Prizes {
    /// Points by place.
    points: [i32; 3],
    /// (3.5.2) Cards by place: about half a point each, in each end phase to come.
    cards: [i32; 3],
    /// What a lead is about.
    lead: i32,
    /// What a place is worth.
    places: [i32; 3],
    /// What a lead of -2 to 3 floors is worth.
    leads: [i32; 6],
}

impl Prizes {
    fn of(figures: &Figures, stage: Stage) -> Prizes {
        let amphitheater = figures.large == Some(Piece::Amphitheater);
        let points = [0, 1, 2].map(|place| figures.points(place).into());
        let cards = if amphitheater { [0, 2, 1] } else { [0; 3] };
        let lead = points[1] + i32::from(amphitheater);
        let weight = stage.weight();
        Prizes {
            points,
            cards,
            lead,
            places: std::array::from_fn(|at| points[at] * weight + cards[at] * stage.later / 2),
            leads: [-2, -1, 0, 1, 2, 3].map(|floors| floors * lead * weight / LEAD),
        }
    }

    #[inline]
    fn worths(&self, places: &[u8; MAX], leads: [i8; MAX]) -> [i32; MAX] {
        std::array::from_fn(|seat| {
            self.places[usize::from(places[seat])] + self.leads[(leads[seat] + 2) as usize]
        })
    }
}

/// By seat: the floors more than any rival's, from -2 to 3; none without a floor.
#[inline]
fn leads(figures: &Figures) -> [i8; MAX] {
    let (mut first, mut second) = (0, 0);
    for &floors in &figures.floors {
        second = second.max(floors.min(first));
        first = first.max(floors);
    }
    let mut leads = [0; MAX];
    for (lead, &floors) in leads.iter_mut().zip(&figures.floors) {
        if floors > 0 {
            let rival = if floors == first { second } else { first };
            *lead = (i16::from(floors) - i16::from(rival)).clamp(-2, 3) as i8;
        }
    }
    leads
}
