//! Tries something on a copy and tells what changed.

use insula_core::{Delta, Message, Preview, Seat};

use super::parts::Parts;
use crate::TheCapitals;
use crate::effect::Track;
use crate::phase::{expo, tourism};
use crate::run::Run;
use crate::tracks::Tracks;

/// A copy of the game on which something is tried.
pub(super) struct Changed<'a> {
    game: &'a TheCapitals,
    pub next: TheCapitals,
    seat: Seat,
    pub parts: Parts,
    /// What is worth knowing besides the tracks.
    pub said: Vec<Message>,
}

impl<'a> Changed<'a> {
    pub fn new(game: &'a TheCapitals, seat: Seat) -> Changed<'a> {
        Changed { game, next: game.clone(), seat, parts: Parts::default(), said: Vec::new() }
    }

    pub fn run(&mut self, act: impl FnOnce(&mut Run<'_, Parts>)) {
        act(&mut Run::new(&mut self.next, self.seat, &mut self.parts));
    }

    /// The tracks of the seat that change, and what follows from them.
    pub fn preview(self) -> Preview {
        let Changed { game, next, seat, parts, said } = self;
        let (before, after) = (&game.side(seat).tracks, &next.side(seat).tracks);
        let mut notes = said;
        notes.extend(taxes(parts.taxed));
        notes.extend(parts.notes(before, after));
        let upgrade = |&(level, cubes): &(u8, i16)| {
            note("upgrade").with("n", level).with("cubes", i32::from(cubes))
        };
        notes.extend(parts.upgrades.iter().map(upgrade));
        let expo = |game: &TheCapitals| expo::estimate(game)[seat.index()].total();
        let (from, to) = (expo(game), expo(&next));
        if from != to {
            notes.push(note("expo").with("from", i32::from(from)).with("to", i32::from(to)));
        }
        let leads = |game: &TheCapitals| tourism::highest(game) == seat;
        if leads(&next) && !leads(game) {
            notes.push(note("culture"));
        }
        let prestige = |tracks: &Tracks| i32::from(tracks.get(Track::Prestige));
        let (before, after) = (prestige(before), prestige(after));
        let delta = Delta { place: "prestige", seat, before, after };
        let points = if before == after { Vec::new() } else { vec![delta] };
        Preview { points, notes, marks: parts.marks() }
    }
}

/// Tries something.
pub(super) fn change<'a>(
    game: &'a TheCapitals,
    seat: Seat,
    act: impl FnOnce(&mut Run<'_, Parts>),
) -> Changed<'a> {
    let mut changed = Changed::new(game, seat);
    changed.run(act);
    changed
}

pub(super) fn taxes(taxed: u16) -> Option<Message> {
    (taxed > 0).then(|| note("taxed").with("n", taxed))
}

pub(super) fn notes(notes: Vec<Message>) -> Preview {
    Preview { notes, ..Preview::default() }
}

pub(super) fn note(key: &'static str) -> Message {
    Message::new(format!("the-capitals-note-{key}"))
}
