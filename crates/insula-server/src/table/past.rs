//! A finished table as it was on its way.
//!
//! **Invariant:** only what is over is shown like this; then everybody may look
//! through every seat's eyes.

use insula_core::{Seat, Viewer};
use insula_games::AnyGame;
use insula_store::{Entry, Header, Move, PersonId, Stored, counting};

use super::Table;
use crate::AppError;
use crate::timeline::Timeline;
use crate::wire::{LogLine, Position};

/// What `person` would have seen through `seat`'s eyes, or the public's, after the
/// first `at` actions that count. `dealt` is the game before the first entry.
pub fn position(
    stored: Stored,
    dealt: Box<dyn AnyGame>,
    person: PersonId,
    at: u32,
    seat: Option<Seat>,
) -> Result<Position, AppError> {
    if stored.scores.is_none() {
        return Err(AppError::NotOver);
    }
    if seat.is_some_and(|seat| seat.index() >= stored.header.seats.len()) {
        return Err(AppError::NoSeat);
    }
    let actions = counting(stored.entries.iter().map(|entry| (entry.seat, &entry.what)));
    let total = actions.len() as u32;
    if at > total {
        return Err(AppError::NoPosition);
    }
    let (mut game, mut log) = (dealt.clone_box(), Vec::new());
    for &(seat, act) in &actions[..at as usize] {
        let lines = game.apply(seat, act).map_err(|why| AppError::Stopped(why.to_string()))?;
        log.extend(lines.into_iter().map(|message| LogLine { seat, message }));
    }
    let blank = Stored { entries: Vec::new(), standing: Default::default(), ..stored };
    let mut table = Table::open(blank, dealt)?;
    table.line = Timeline::at(game, log);
    let mut packet = table.packet(person, seat.map_or(Viewer::Public, Viewer::Seat), 0);
    packet.seq = at;
    // Nothing can be decided any more.
    (packet.prompt, packet.offers, packet.standing) = (None, Vec::new(), Vec::new());
    Ok(Position { at, total, packet })
}

/// The first `at` actions of `stored` that count as entries of a new table with this
/// header, for somebody who wants to play on from there.
pub(crate) fn replayed(
    stored: Stored,
    header: Header,
    dealt: Box<dyn AnyGame>,
    at: u32,
    now: i64,
) -> Result<Vec<Entry>, AppError> {
    let actions = counting(stored.entries.iter().map(|entry| (entry.seat, &entry.what)));
    let actions = actions.get(..at as usize).ok_or(AppError::NoPosition)?;
    let actions: Vec<_> = actions.iter().map(|&(seat, act)| (seat, act.to_owned())).collect();
    let (standing, company) = Default::default();
    let blank = Stored { header, entries: Vec::new(), standing, company, ..stored };
    let mut table = Table::open(blank, dealt)?;
    let mut entries = Vec::new();
    for (seat, act) in actions {
        let change = table.line.try_act(seat, &act);
        let change = change.map_err(|why| AppError::Stopped(why.to_string()))?;
        let prepared = table.prepare(seat, Move::Act(act), change, now);
        entries.push(prepared.entry.clone());
        table.commit(prepared);
    }
    // There is nothing to play after the end.
    if table.game().to_act().is_empty() { Err(AppError::NoPosition) } else { Ok(entries) }
}
