//! Standing answers: what a seat has answered beforehand, and what the table does
//! with it.
//!
//! **Invariant:** a seat's answers are shown to nobody else, and what they choose
//! is an action like any other, of which the journal knows no more.

use insula_core::{Choice, Options, Seat, read_choice};
use insula_games::{AnyGame, Refusal as GameRefusal};
use insula_store::Move;

use super::{Prepared, Table, Who};
use crate::Refusal;
use crate::wire::{Standing, StandingValue};

/// A standing answer that a seat may give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// Whose.
    pub seat: Seat,
    /// To what.
    pub key: &'static str,
    /// Which; none: the seat wants to be asked.
    pub value: Option<&'static str>,
}

impl Table {
    /// Reads a standing answer of a seat that `who` holds.
    pub fn answer(&self, who: Who, seat: Seat, key: &str, value: &str) -> Result<Answer, Refusal> {
        if !self.holds(who, seat) {
            return Err(Refusal::NotYourSeat);
        }
        if self.is_open() {
            return Err(Refusal::NotStarted);
        }
        if self.game().to_act().is_empty() {
            return Err(GameRefusal::Over.into());
        }
        let choice = self.game().standing_choices().iter().find(|choice| choice.key == key);
        let choice = choice.ok_or(Refusal::NoSuchAnswer)?;
        let known = choice.values.iter().copied().find(|known| *known == value);
        let value = known.ok_or(Refusal::NoSuchAnswer)?;
        Ok(Answer { seat, key: choice.key, value: Some(value).filter(|_| value != asks(choice)) })
    }

    /// Holds from now on; the store has it.
    pub fn set_answer(&mut self, answer: Answer) {
        let answers = self.standing.entry(answer.seat).or_default();
        match answer.value {
            Some(value) => drop(answers.insert(answer.key.to_owned(), value.to_owned())),
            None => drop(answers.remove(answer.key)),
        }
    }

    /// Prepares what standing answers choose now, if any do.
    pub fn act_standing(&self, now: i64) -> Option<Prepared> {
        if self.rests() {
            return None;
        }
        self.game().to_act().iter().find_map(|seat| {
            let act = self.chosen(self.game(), seat)?;
            let change = self.line.try_act(seat, &act).ok()?;
            Some(self.prepare(seat, Move::Act(act), change, now))
        })
    }

    /// Prepares to take back one more action of a seat that has just taken one
    /// back, if its standing answers would only do the same again.
    pub fn undo_standing(&self, seat: Seat, now: i64) -> Option<Prepared> {
        self.chosen(self.game(), seat)?;
        let change = self.line.try_undo(seat).ok()?;
        Some(self.prepare(seat, Move::Undo, change, now))
    }

    /// Whether an undo of `seat` reaches a decision that is really its own.
    pub(super) fn may_undo(&self, seat: Seat) -> bool {
        self.line.may_undo(seat, |before| self.chosen(before, seat).is_some())
    }

    /// All that `seat` can answer beforehand, and what it has answered.
    pub(super) fn standing_of(&self, seat: Seat) -> Vec<Standing> {
        let game = self.game();
        let none = Options::new();
        let answers = self.standing.get(&seat).unwrap_or(&none);
        let act = |key: &str, value: &str| {
            game.standing(seat, &Options::from([(key.to_owned(), value.to_owned())]))
        };
        let standing = |choice: &Choice| Standing {
            key: choice.key,
            // What an older version kept and this one does not know is asked.
            value: read_choice(choice, answers).unwrap_or(asks(choice)),
            values: choice
                .values
                .iter()
                .map(|&value| StandingValue { value, act: act(choice.key, value) })
                .collect(),
        };
        let over = game.to_act().is_empty();
        let choices = game.standing_choices().iter().filter(|_| !over);
        choices.map(standing).collect()
    }

    /// What the standing answers of `seat` choose in `game`; a bot decides for itself.
    fn chosen(&self, game: &dyn AnyGame, seat: Seat) -> Option<String> {
        if self.bot(seat).is_some() {
            return None;
        }
        game.standing(seat, self.standing.get(&seat)?)
    }
}

/// The value by which nothing is answered.
fn asks(choice: &Choice) -> &'static str {
    choice.values[0]
}
