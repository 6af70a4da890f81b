//! What an action would cost and give, as far as no hidden card and no choice
//! of others can change it.
//!
//! **Invariant:** every number comes from the engine, run on a copy up to the
//! first card that is turned over; nothing here knows what an effect does.

mod site;
mod tried;

use insula_core::{Message, Preview, Seat};

use crate::card::{Card, CardId};
use crate::grid::{Block, Space};
use crate::market::Hand;
use crate::phase::permits;
use crate::words::cards::says;
use crate::zone::Zone;
use crate::{Action, UrbanSprawl};
use tried::Tried;

/// Asked of legal actions only.
pub(crate) fn preview(game: &UrbanSprawl, seat: Seat, action: Action) -> Preview {
    let tried = || Tried::new(game, seat, action);
    match action {
        Action::Buy(lot) => tried().preview(vec![paid(game, seat, game.map.value(lot.block()))]),
        Action::Invest(_) => invest(game, seat, &tried().next),
        Action::Take(card) => take(game, seat, card, &tried().next),
        Action::Favor(_) => notes(vec![ap_left(&tried().next), note("favor")]),
        Action::Build(card) => site::places(game, seat, card),
        Action::Site(at) => site::site(game, seat, at),
        Action::Permit(card) => permit(game, card),
        Action::End if game.ap > 0 => notes(vec![note("ap-lost").with("n", game.ap)]),
        Action::End => Preview::default(),
        Action::Marker(space) => {
            let tried = tried();
            let number = tried.next.map.marker(space).map_or(0, |marker| marker.number());
            tried.preview(vec![blocks("blocks", space, number)])
        }
        Action::Move(from, to) => {
            let number = game.map.marker(from).map_or(0, |marker| marker.number());
            let moved = vec![blocks("blocks", to, number), blocks("blocks-lose", from, number)];
            tried().preview(moved)
        }
        Action::Worth(_)
        | Action::Steal(_)
        | Action::Decline
        | Action::Next(_)
        | Action::Elect(_)
        | Action::Contractor(_)
        | Action::Park(_)
        | Action::Uncontrol(_)
        | Action::Claim(_)
        | Action::Pay
        | Action::Lose(_)
        | Action::Office(_)
        | Action::Seat(_)
        | Action::Building(_)
        | Action::Block(_) => tried().preview(Vec::new()),
    }
}

/// A permit that becomes money.
fn invest(game: &UrbanSprawl, seat: Seat, next: &UrbanSprawl) -> Preview {
    let (from, to) = (game.party(seat).wealth, next.party(seat).wealth);
    let mut said = vec![note("money").with("from", from).with("to", to)];
    said.extend(permit_notes(game, next, seat));
    notes(said)
}

/// A planning card: the permits it adds, or what it allows.
fn take(game: &UrbanSprawl, seat: Seat, card: CardId, next: &UrbanSprawl) -> Preview {
    let mut said = vec![ap_left(next)];
    said.extend(permit_notes(game, next, seat));
    if let Card::Renewal(_) = game.cards[card] {
        said.extend(says(game.cards, card, game.tamed).into_iter().take(1).map(quote));
    }
    notes(said)
}

/// One more card that pays: permits beyond the need are lost.
fn permit(game: &UrbanSprawl, card: CardId) -> Preview {
    let Some(pending) = *game.pending.get() else { return Preview::default() };
    let need = game.cards.contract(pending.card).map_or(0, |contract| contract.lots);
    let mut picked = pending.permits;
    picked.insert(card);
    match permits::worth(game, picked).saturating_sub(need) {
        0 => Preview::default(),
        n => notes(vec![note("excess").with("n", n)]),
    }
}

/// By zone, where the permits in hand change.
fn permit_notes(game: &UrbanSprawl, next: &UrbanSprawl, seat: Seat) -> Vec<Message> {
    let shown = |game: &UrbanSprawl, zone| {
        permits::worth(game, Hand(game.party(seat).hand.0 & game.cards.serving(zone)))
    };
    let change = |zone: Zone| {
        let (from, to) = (shown(game, zone), shown(next, zone));
        let said = note("permits").with("zone", zone.name()).with("from", from).with("to", to);
        (from != to).then_some(said)
    };
    Zone::ALL.into_iter().filter_map(change).collect()
}

/// How many blocks a marker's row has, and what they gain or lose.
fn blocks(key: &'static str, space: Space, value: u8) -> Message {
    let lots = space.row().lots();
    let n = Block::all().filter(|block| lots.contains(block.lot(0))).count();
    note(key).with("n", n as u8).with("value", value)
}

fn paid(game: &UrbanSprawl, seat: Seat, price: u8) -> Message {
    let left = game.party(seat).wealth.saturating_sub(price.into());
    note("price").with("n", price).with("left", left)
}

fn ap_left(next: &UrbanSprawl) -> Message {
    note("ap-left").with("n", next.ap)
}

fn quote(line: Message) -> Message {
    note("says").with("say", line)
}

fn notes(notes: Vec<Message>) -> Preview {
    Preview { notes, ..Preview::default() }
}

fn note(key: &'static str) -> Message {
    Message::new(format!("urban-sprawl-note-{key}"))
}
