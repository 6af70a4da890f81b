//! An area as it would be scored now, and after one more building: what it would
//! gain its owner and take from others.
//!
//! **Invariant:** all of it depends on the bits of a [`Case`] alone, so that it can be
//! remembered: a search meets the same areas again and again.

use insula_core::Memo;

use super::Stage;
use crate::MAX;
use crate::area::Piece;
use crate::phase::construction::placing::Next;
use crate::score::Figures;

/// A floor of lead is worth this part of the area's first place.
pub(super) const LEAD: i32 = 24;

/// All that decides what an area holds and what a building there would change.
#[derive(Clone, Copy)]
pub(super) struct Case {
    figures: Figures,
    /// Heights that fit next.
    low: u8,
    high: u8,
    seats: u8,
    stage: Stage,
}

/// What an area holds, and what a building there would change.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    pub places: [u8; MAX],
    pub by_seat: [Standing; MAX],
    /// By seat: what the lower and the higher building that fits would do.
    pub change: [[Change; 2]; MAX],
}

/// What a building in an area would change.
#[derive(Clone, Copy)]
pub(super) struct Change {
    /// What its owner gains.
    pub gain: i32,
    /// What the others lose.
    pub lost: [i32; MAX],
    /// What it gains its owner against the mean of the others.
    pub against: i32,
}

/// What an area, or all of them, hold for a seat.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    /// As if scored now.
    pub points: i32,
    /// Floors of lead, times the points of the first place.
    pub lead: i32,
    /// (3.5.2) Cards that amphitheaters give.
    pub cards: i32,
}

impl Standing {
    pub const NONE: Standing = Standing { points: 0, lead: 0, cards: 0 };

    pub fn add(&mut self, other: Standing) {
        self.points += other.points;
        self.lead += other.lead;
        self.cards += other.cards;
    }
}

impl Prospect {
    const NONE: Prospect = Prospect {
        places: [0; MAX],
        by_seat: [Standing::NONE; MAX],
        change: [[Change { gain: 0, lost: [0; MAX], against: 0 }; 2]; MAX],
    };
}

impl Case {
    pub fn new(figures: &Figures, next: &Next, seats: u8, stage: Stage) -> Case {
        Case { figures: *figures, low: next.low, high: next.high, seats, stage }
    }

    /// What comes of it.
    pub fn prospect(self) -> Prospect {
        thread_local!(static KNOWN: Memo<Prospect, 2, 256> = const { Memo::new(Prospect::NONE) });
        KNOWN.with(|known| known.get(self.bits(), || self.work_out()))
    }

    /// Never all zero: there are seats.
    fn bits(self) -> [u64; 2] {
        let [a, b, c, d] = self.figures.floors;
        let [e, f, g, h] = self.figures.tallest;
        let large = self.figures.large.map_or(0, |piece| piece as u8 + 1);
        let Case { figures: Figures { fountains, .. }, low, high, seats, stage } = self;
        // The parts of a stage are hundredths of a point or two: they fit.
        let (now, [later, more]) = (stage.now as u8, (stage.later as u16).to_le_bytes());
        [
            u64::from_le_bytes([a, b, c, d, e, f, g, h]),
            u64::from_le_bytes([fountains, large, low, high, seats, now, later, more]),
        ]
    }

    fn work_out(self) -> Prospect {
        let Case { figures, stage, .. } = self;
        let places = figures.places();
        let prizes = Prizes::of(&figures, stage);
        let seats = usize::from(self.seats);
        let leads = leads(&figures);
        let mut prospect = Prospect { places, ..Prospect::NONE };
        for (seat, standing) in prospect.by_seat[..seats].iter_mut().enumerate() {
            let place = usize::from(places[seat]);
            standing.points = prizes.points[place];
            standing.lead = i32::from(leads[seat]) * prizes.lead;
            standing.cards = prizes.cards[place];
        }
        let now = prizes.worths(&places, leads);
        for (seat, change) in prospect.change[..seats].iter_mut().enumerate() {
            for (floors, change) in (self.low..=self.high).zip(change) {
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
        prospect
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
