//! Who is in the room, and everything else that is no part of the game.
//!
//! **Invariant:** nobody is told anything when only time has passed, or when a seat has
//! done something in secret.

use insula_core::Seat;
use insula_store::PersonId;

use super::{Actor, now};
use crate::table::Room;
use crate::wire::{Around, ServerMessage};

/// What somebody has been told, without what the time does to it.
#[derive(PartialEq)]
pub(super) struct Shown(Around, Option<(bool, Vec<Seat>, Vec<i64>)>);

impl Actor {
    /// Tells everybody for whom something has changed.
    pub(super) fn tell_around(&mut self) {
        let (here, now) = (self.here(), now());
        let room = Room { here: &here, vote: self.vote_now() };
        let steady = self.table.clock().map(|clock| clock.steady());
        for client in self.clients.values_mut() {
            let around = self.table.around(client.caller.person, &room, now);
            let shown = Shown(Around { clock: None, ..around.clone() }, steady.clone());
            if client.shown.as_ref() != Some(&shown) {
                client.shown = Some(shown);
                client.caller.out.send(ServerMessage::Around { around: Box::new(around) });
            }
        }
    }

    /// Who has the table on screen.
    pub(super) fn here(&self) -> Vec<PersonId> {
        self.clients.values().map(|client| client.caller.person).collect()
    }

    /// Tells everybody.
    pub(super) fn broadcast(&self, message: &ServerMessage) {
        for client in self.clients.values() {
            client.caller.out.send(message.clone());
        }
    }
}
