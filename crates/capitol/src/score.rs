//! Scoring an area, with reasons (3.4), and what amphitheaters give (3.5.2).

use insula_core::Seat;
use serde::Serialize;

use crate::area::{AREAS, Area, AreaId, Piece, Square};
use crate::data::data;
use crate::{Capitol, MAX};

/// What one seat has and gets in one area, and by which rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Tally {
    /// Whose.
    pub seat: u8,
    /// Floors there.
    pub floors: u8,
    /// Floors of the tallest own building there.
    pub tallest: u8,
    /// 1st or 2nd place; 0 for none.
    pub place: u8,
    /// Points, doubled by a temple.
    pub points: u8,
    /// The rule that gives the place.
    pub rule: &'static str,
}

/// Everything that decides an area's points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Figures {
    pub floors: [u8; MAX],
    pub tallest: [u8; MAX],
    pub fountains: u8,
    pub large: Option<Piece>,
}

impl Figures {
    /// As the area stands now.
    pub fn now(area: &Area) -> Figures {
        Figures {
            floors: area.floors,
            tallest: area.tallest,
            fountains: area.fountains,
            large: area.large(),
        }
    }

    /// As the area stood when `round` was scored.
    pub fn at_scoring(game: &Capitol, id: AreaId, round: u8) -> Figures {
        let (squares, large) = game.area(id).at_scoring(round);
        let fountains = id.data().printed;
        let mut figures = Figures { floors: [0; MAX], tallest: [0; MAX], fountains, large };
        for square in squares {
            match *square {
                Square::Free => {}
                Square::Fountain(_) => figures.fountains += 1,
                Square::Building(number) => {
                    let building = game.buildings.get(number);
                    let seat = building.owner.index();
                    figures.floors[seat] += building.floors;
                    figures.tallest[seat] = figures.tallest[seat].max(building.floors);
                }
            }
        }
        figures
    }

    /// Places by seat: 1st, 2nd, or 0 (3.4.1, 3.4.4 to 3.4.6).
    #[inline]
    pub fn places(&self) -> [u8; MAX] {
        let mut strength = [0; MAX];
        let (mut first, mut second, mut tied) = (0, 0, false);
        for (seat, mine) in strength.iter_mut().enumerate() {
            *mine = u16::from(self.floors[seat]) << 8 | u16::from(self.tallest[seat]);
            if *mine > first {
                (first, second, tied) = (*mine, first, false);
            } else if *mine == first {
                tied = true;
            } else if *mine > second {
                second = *mine;
            }
        }
        // (3.4.4) A tie for 1st leaves no 2nd.
        if tied {
            second = 0;
        }
        let mut places = [0; MAX];
        for (place, mine) in places.iter_mut().zip(strength) {
            *place = match mine {
                0 => 0,
                _ if mine == first => 1,
                _ if mine == second => 2,
                _ => 0,
            };
        }
        places
    }

    /// Points of a place (3.4.2, 3.4.3, 3.4.7).
    #[inline]
    pub fn points(&self, place: u8) -> u8 {
        let points = &data().points;
        let fountains = self.fountains * points.fountain;
        let times = if self.large == Some(Piece::Temple) { points.temple_times } else { 1 };
        match place {
            1 => (points.first + fountains) * times,
            2 => fountains * times,
            _ => 0,
        }
    }

    /// Points by seat.
    #[inline]
    pub fn all_points(&self) -> [u8; MAX] {
        self.places().map(|place| self.points(place))
    }

    /// The reasons, in seat order, of all who have a floor there.
    pub fn tally(&self) -> Vec<Tally> {
        let places = self.places();
        let count = |place| places.iter().filter(|&&other| other == place).count();
        let builders = self.floors.iter().filter(|&&floors| floors > 0).count();
        let rule = |place| match place {
            1 if builders == 1 => "3.4.6",
            1 if count(1) > 1 => "3.4.4",
            1 => "3.4.2",
            2 if count(2) > 1 => "3.4.5",
            2 => "3.4.3",
            _ => "3.4.1",
        };
        let there = (0..MAX).filter(|&seat| self.floors[seat] > 0);
        there
            .map(|seat| Tally {
                seat: seat as u8,
                floors: self.floors[seat],
                tallest: self.tallest[seat],
                place: places[seat],
                points: self.points(places[seat]),
                rule: rule(places[seat]),
            })
            .collect()
    }
}

/// Gives every seat its points of this round (3.4) and returns them.
pub(crate) fn score_round(game: &mut Capitol) -> [u8; MAX] {
    let mut total = [0; MAX];
    for area in &mut game.areas {
        area.mark_scored(game.round);
        for (total, points) in total.iter_mut().zip(Figures::now(area).all_points()) {
            *total += points;
        }
    }
    for (side, points) in game.sides.iter_mut().zip(total) {
        side.score += points;
    }
    total
}

/// How many cards the end phase gives a seat (3.5.1, 3.5.2).
pub(crate) fn allotment(game: &Capitol, seat: Seat) -> u8 {
    data().allotment.cards + bonus(game, seat)
}

/// The cards that amphitheaters give on top (3.5.2).
pub(crate) fn bonus(game: &Capitol, seat: Seat) -> u8 {
    let allotment = &data().allotment;
    let mut cards = 0;
    for area in game.areas.iter().filter(|area| area.large() == Some(Piece::Amphitheater)) {
        cards += match Figures::now(area).places()[seat.index()] {
            1 => allotment.first,
            2 => allotment.second,
            _ => 0,
        };
    }
    cards
}

/// The reasons of one finished round: figures by area.
pub(crate) fn scoring(game: &Capitol, round: u8) -> [Figures; AREAS] {
    std::array::from_fn(|area| Figures::at_scoring(game, AreaId(area as u8), round))
}
