//! How a position looks, for the bots: each game gives terms by seat, fitted
//! weights make expected points and winning chances of them.
//!
//! **Invariant:** weights are data; what they are applied to is the same for
//! fitting and for playing.

use serde::Deserialize;

use crate::{Game, MAX_SEATS, Scores, Seat};

/// No game has more terms.
pub const MAX_TERMS: usize = 16;
/// Weights are given for the start, the middle and the end of a game, and lie on
/// a line in between.
pub const STAGES: usize = 3;
/// By stage, before anything is fitted: how many points make a winning chance e
/// times as large.
const PLAIN_SPREAD: [f32; STAGES] = [10.0; STAGES];
/// [`Evaluate::progress`] of a game that is over.
pub const WHOLE: u16 = 1024;

/// How far a search goes before it judges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ahead {
    /// From a position that is new to it until its seat is to begin a decision for the
    /// how-manieth time.
    Laps(u32),
    /// Until its seat has finished so many decisions more, wherever what is new to it
    /// begins. What a pick looks like is asked anew in each deal.
    Decisions(u32),
}

/// A game that can be judged before it is over.
pub trait Evaluate: Game {
    /// The names of its terms, points made first. The words for them are in the
    /// locale files as `GAME-term-NAME`.
    const TERMS: &'static [&'static str];

    /// How often the hard bot goes through the game for a decision with so many seats:
    /// enough for a step that can be felt, within half a second on one core.
    fn hard(seats: u8) -> u32 {
        shared(200, seats)
    }

    /// How often the expert does, and how far: enough for another step that can be felt,
    /// within two seconds on one core.
    fn expert(seats: u8) -> (u32, Ahead) {
        (shared(3000, seats), Ahead::Laps(1))
    }

    /// How much of the game is over, up to [`WHOLE`]. Known to everybody; it need
    /// not be exact.
    fn progress(&self) -> u16;
    /// Fills in every seat's terms, in hundredths of a point. Those of a seat
    /// depend only on what that seat may know.
    fn terms(&self, terms: &mut Terms);
    /// The fitted weights.
    fn fitted() -> &'static Fitted;

    /// What each seat can expect, by these weights. Points turn into chances as they
    /// do at progress `from`: seen from there, positions a little further on differ
    /// by their points alone.
    fn outlook_by(&self, fitted: &Fitted, from: u16) -> Outlook {
        if let Some(scores) = self.scores() {
            return Outlook::of(&scores);
        }
        let mut terms = Terms::default();
        self.terms(&mut terms);
        let (seats, count) = (self.seats(), Self::TERMS.len());
        fitted.weights(seats).outlook(&terms, seats, count, self.progress(), from)
    }

    /// What each seat can expect, by the game's own weights.
    fn outlook(&self) -> Outlook {
        self.outlook_by(Self::fitted(), self.progress())
    }
}

/// An iteration goes around the table: with more rivals there are fewer of them, so that
/// a decision takes about as long.
pub fn shared(iterations: u32, seats: u8) -> u32 {
    iterations / u32::from(seats.saturating_sub(1)).max(1)
}

/// What a position holds for each seat, term by term, in hundredths of a point.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Terms {
    by_seat: [[i32; MAX_TERMS]; MAX_SEATS],
}

impl Terms {
    /// The terms of a seat, in the order of [`Evaluate::TERMS`].
    pub fn of(&self, seat: Seat) -> &[i32; MAX_TERMS] {
        &self.by_seat[seat.index()]
    }

    /// The same, to be filled in.
    pub fn of_mut(&mut self, seat: Seat) -> &mut [i32; MAX_TERMS] {
        &mut self.by_seat[seat.index()]
    }
}

/// What the seats can expect.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Outlook {
    /// By seat: final points.
    pub points: [f32; MAX_SEATS],
    /// By seat: the chance to win. They add up to one.
    pub chances: [f32; MAX_SEATS],
}

impl Outlook {
    /// What has come out. A shared win is shared.
    pub fn of(scores: &Scores) -> Outlook {
        let mut outlook = Outlook::default();
        for (at, &points) in scores.points().iter().enumerate() {
            outlook.points[at] = points as f32;
        }
        let shares = scores.winners().count() as f32;
        scores.winners().for_each(|seat| outlook.chances[seat.index()] = 1.0 / shares);
        outlook
    }
}

/// The weights of a game for each number of seats, and where they come from.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fitted {
    /// The command that made them.
    pub command: String,
    /// Its seed.
    pub seed: u64,
    /// The day it was run.
    pub date: String,
    /// By number of seats.
    pub seats: Vec<Weights>,
}

/// The weights of a game for one number of seats.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// How many seats.
    pub count: u8,
    /// By stage: points that come besides.
    pub bias: [f32; STAGES],
    /// By stage: how many points make a winning chance e times as large.
    pub spread: [f32; STAGES],
    /// By term, in the order of [`Evaluate::TERMS`], and stage: what a point of it
    /// is worth.
    pub terms: Vec<Term>,
}

/// The weight of a term.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Which.
    pub name: String,
    /// By stage: what we believed before anything was fitted. Fitting begins here.
    pub hand: [f32; STAGES],
    /// By stage: what is used.
    pub worth: [f32; STAGES],
    /// What is used at the start whatever forks say, where games between bots have
    /// said otherwise.
    #[serde(default)]
    pub start: Option<f32>,
}

impl Fitted {
    /// Every point of every term is a point: before anything is fitted.
    pub fn plain(terms: &[&str]) -> Fitted {
        let term = |name: &&str| Term {
            name: (*name).to_owned(),
            hand: [1.0; STAGES],
            worth: [1.0; STAGES],
            start: None,
        };
        let weights = Weights {
            count: 2,
            bias: [0.0; STAGES],
            spread: PLAIN_SPREAD,
            terms: terms.iter().map(term).collect(),
        };
        Fitted { command: String::new(), seed: 0, date: String::new(), seats: vec![weights] }
    }

    /// As it was before anything was fitted, so that fitting again begins where it
    /// began the first time.
    pub fn by_hand(mut self) -> Fitted {
        for weights in &mut self.seats {
            (weights.bias, weights.spread) = ([0.0; STAGES], PLAIN_SPREAD);
            weights.terms.iter_mut().for_each(|term| term.worth = term.hand);
        }
        self
    }

    /// The weights for so many seats; those for the nearest number where there
    /// are none.
    ///
    /// # Panics
    /// Without any weights.
    pub fn weights(&self, seats: u8) -> &Weights {
        let nearest = self.seats.iter().min_by_key(|weights| weights.count.abs_diff(seats));
        nearest.expect("checked: a game's test reads its weights")
    }
}

impl Weights {
    /// What a term is worth at that point of the game.
    pub fn worth(&self, term: usize, progress: u16) -> f32 {
        at(&self.terms[term].worth, progress)
    }

    /// What each seat can expect; points turn into chances as at progress `from`.
    pub fn outlook(
        &self,
        terms: &Terms,
        seats: u8,
        count: usize,
        progress: u16,
        from: u16,
    ) -> Outlook {
        let mut outlook = Outlook::default();
        let mut worth = [0.0; MAX_TERMS];
        for (term, worth) in worth[..count].iter_mut().enumerate() {
            *worth = self.worth(term, progress) / 100.0;
        }
        let bias = at(&self.bias, progress);
        let spread = at(&self.spread, from);
        let seats = usize::from(seats);
        let mut most = f32::MIN;
        for seat in 0..seats {
            let terms = &terms.by_seat[seat];
            let sum: f32 = (0..count).map(|term| worth[term] * terms[term] as f32).sum();
            outlook.points[seat] = sum + bias;
            most = most.max(sum + bias);
        }
        let mut total = 0.0;
        for seat in 0..seats {
            let share = ((outlook.points[seat] - most) / spread).exp();
            outlook.chances[seat] = share;
            total += share;
        }
        outlook.chances[..seats].iter_mut().for_each(|chance| *chance /= total);
        outlook
    }
}

/// The point on the line between two stages.
fn at(stages: &[f32; STAGES], progress: u16) -> f32 {
    let x = f32::from(progress.min(WHOLE)) * (STAGES - 1) as f32 / f32::from(WHOLE);
    let from = (x as usize).min(STAGES - 2);
    let part = x - from as f32;
    stages[from] * (1.0 - part) + stages[from + 1] * part
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights() -> Weights {
        let term =
            |name: &str, worth| Term { name: name.to_owned(), hand: worth, worth, start: None };
        Weights {
            count: 2,
            bias: [10.0, 4.0, 0.0],
            spread: [20.0, 10.0, 5.0],
            terms: vec![term("made", [1.0; STAGES]), term("hand", [1.0, 0.5, 0.0])],
        }
    }

    #[test]
    fn weights_lie_on_a_line_between_stages() {
        let weights = weights();
        let at = [0, 256, 512, 768, 1024].map(|progress| weights.worth(1, progress));
        assert_eq!(at, [1.0, 0.75, 0.5, 0.25, 0.0]);
    }

    #[test]
    fn points_and_chances_come_of_the_terms() {
        let mut terms = Terms::default();
        terms.of_mut(Seat(0))[..2].copy_from_slice(&[1200, 400]);
        terms.of_mut(Seat(1))[..2].copy_from_slice(&[900, 0]);
        let outlook = weights().outlook(&terms, 2, 2, 512, 512);
        // 12 + 4 / 2 + 4 and 9 + 4; ten points are a factor of e.
        assert_eq!(outlook.points[..3], [18.0, 13.0, 0.0]);
        let odds = outlook.chances[0] / outlook.chances[1];
        assert!((odds - 0.5f32.exp()).abs() < 1e-5, "{odds}");
        // Seen from the start, where more can still come, it takes twenty.
        let outlook = weights().outlook(&terms, 2, 2, 512, 0);
        assert_eq!(outlook.points[..3], [18.0, 13.0, 0.0]);
        let odds = outlook.chances[0] / outlook.chances[1];
        assert!((odds - 0.25f32.exp()).abs() < 1e-5, "{odds}");
        assert!((outlook.chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }

    #[test]
    fn by_hand_nothing_fitted_is_left() {
        let names = ["made", "hand"];
        let mut fitted = Fitted::plain(&names);
        fitted.seats[0] = weights();
        fitted.seats[0].terms.iter_mut().for_each(|term| term.hand = [1.0; STAGES]);
        assert_eq!(fitted.by_hand(), Fitted::plain(&names));
    }

    #[test]
    fn what_has_come_out_is_certain() {
        let outlook = Outlook::of(&Scores::new(&[7, 3, 7]));
        assert_eq!(outlook.points[..3], [7.0, 3.0, 7.0]);
        assert_eq!(outlook.chances[..3], [0.5, 0.0, 0.5]);
    }
}
