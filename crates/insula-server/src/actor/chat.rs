//! What people write: to everybody at the table, and for themselves.

use std::collections::HashMap;

use insula_core::Seat;
use insula_store::{PersonId, Said};

use super::{Actor, now};
use crate::wire::{ChatLine, ServerMessage};
use crate::{Caller, Refusal};

/// No line is longer, in characters.
const MAX_LINE: usize = 500;
/// No notes are longer, in characters.
const MAX_NOTES: usize = 4000;
/// What a newcomer reads of what was said.
const TAIL: u32 = 200;
/// So much may be said at once...
const AT_ONCE: i64 = 8;
/// ...and so much later one more, in milliseconds.
const EACH: i64 = 2000;

/// What was said last, and who may say more.
#[derive(Default)]
pub(super) struct Chat {
    lines: Vec<Said>,
    /// Up to when each person has used up what they may say.
    used: HashMap<PersonId, i64>,
}

impl Actor {
    /// Reads what was said before.
    pub(super) async fn read_chat(&mut self) {
        match self.store.chat(self.table.id(), TAIL).await {
            Ok(lines) => self.chat.lines = lines,
            Err(error) => drop(self.journal_failed(&error)),
        }
    }

    /// Shows somebody what was said, and what they keep for themselves.
    pub(super) async fn tell_what_was_written(&mut self, client: &Caller) {
        let lines = self.chat.lines.iter().map(line).collect();
        client.out.send(ServerMessage::Chat { lines });
        if self.table.mine(client.person).is_empty() {
            return;
        }
        match self.store.note(self.table.id(), client.person).await {
            Ok(text) => client.out.send(ServerMessage::Notes { text }),
            Err(error) => drop(self.journal_failed(&error)),
        }
    }

    /// Somebody with a seat says something.
    pub(super) async fn say(
        &mut self,
        from: &Caller,
        seat: Seat,
        text: &str,
    ) -> Result<(), Refusal> {
        if !self.table.mine(from.person).contains(&seat) {
            return Err(Refusal::NotYourSeat);
        }
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let (text, now) = (text.trim(), now());
        if !(1..=MAX_LINE).contains(&text.chars().count()) || !self.chat.may_say(from.person, now) {
            return Err(Refusal::BadText);
        }
        let n = self.chat.lines.last().map_or(0, |last| last.n + 1);
        let said = Said { n, seat, text: text.to_owned(), time: now };
        let kept = self.store.say(self.table.id(), &said).await;
        kept.map_err(|error| self.journal_failed(&error))?;
        self.broadcast(&ServerMessage::Chat { lines: vec![line(&said)] });
        self.chat.lines.push(said);
        if self.chat.lines.len() > TAIL as usize {
            self.chat.lines.remove(0);
        }
        Ok(())
    }

    /// Somebody with a seat keeps something for themselves; their other tabs follow.
    pub(super) async fn note(&mut self, from: &Caller, text: &str) -> Result<(), Refusal> {
        if self.table.mine(from.person).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        // PostgreSQL's texts cannot hold that character, and nobody can type it.
        if text.chars().count() > MAX_NOTES || text.contains('\0') {
            return Err(Refusal::BadText);
        }
        let kept = self.store.set_note(self.table.id(), from.person, text).await;
        kept.map_err(|error| self.journal_failed(&error))?;
        for client in self.clients.values().map(|client| &client.caller) {
            if client.person == from.person && client.id != from.id {
                client.out.send(ServerMessage::Notes { text: text.to_owned() });
            }
        }
        Ok(())
    }
}

impl Chat {
    fn may_say(&mut self, person: PersonId, now: i64) -> bool {
        let used = self.used.entry(person).or_insert(now);
        let next = (*used).max(now) + EACH;
        let may = next - now <= AT_ONCE * EACH;
        if may {
            *used = next;
        }
        may
    }
}

fn line(said: &Said) -> ChatLine {
    ChatLine { n: said.n, seat: said.seat, text: said.text.clone(), time: said.time }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_at_once_then_one_every_two_seconds() {
        let (mut chat, anna, bea) = (Chat::default(), PersonId([1; 32]), PersonId([2; 32]));
        assert!((0..8).all(|_| chat.may_say(anna, 1_000)));
        assert!(!chat.may_say(anna, 1_000));
        assert!(chat.may_say(bea, 1_000));
        assert!(!chat.may_say(anna, 2_999));
        assert!(chat.may_say(anna, 3_000));
        assert!(!chat.may_say(anna, 3_001));
        assert!((0..8).all(|_| chat.may_say(anna, 60_000)));
    }
}
