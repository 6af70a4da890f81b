//! Advised moves in words.

use insula_core::{Arg, Message, Seat};
use insula_games::Advised;

use crate::words::Words;

/// What to do.
pub fn says(advised: &Advised, words: &Words, names: &[String]) -> String {
    let picks = advised.says.iter().map(|pick| words.say(pick, names));
    picks.collect::<Vec<_>>().join("; ")
}

/// By seat: the points to be expected and the chance to win.
pub fn outlook(advised: &Advised, words: &Words, names: &[String]) -> String {
    let seats = (0..).map(Seat).zip(advised.points.iter().zip(&advised.chances));
    let seat = |(seat, (&points, &chance)): (Seat, (&i32, &i32))| {
        let message = Message::new("terminal-outlook")
            .with("seat", seat)
            .with("points", Arg::Tenths(points.into()))
            .with("chance", (chance + 5) / 10);
        words.say(&message, names)
    };
    seats.map(seat).collect::<Vec<_>>().join(" · ")
}
