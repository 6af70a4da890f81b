//! Events in words.

use insula_core::{Message, Say, Seat};

use super::{Event, PlanningCards, Why};
use crate::card::CardId;
use crate::market::Place;

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::Bought { seat, lot, kind, price } => of("bought", seat)
                .with("lot", lot.say())
                .with("building", kind.say())
                .with("price", price),
            Event::Media { seat, tied } => of("media", seat).with("tied", yes(tied)),
            Event::Turn { seat, n } => of("turn", seat).with("n", n),
            Event::Moved { seat, wealth, prestige, why } => {
                let moved = |n: i16| i32::from(n);
                why.say(of(key(why, wealth < 0 || prestige < 0), seat))
                    .with("wealth", moved(wealth.abs()))
                    .with("prestige", moved(prestige.abs()))
            }
            Event::Paid { from, to, wealth, prestige, why } => {
                let key = if why == Why::Treasurer { "paid-treasurer" } else { "paid" };
                why.say(say(key))
                    .with("from", from)
                    .with("to", to)
                    .with("wealth", wealth)
                    .with("prestige", prestige)
            }
            Event::Took { seat, card, ap, from } => {
                of("took", seat).with("card", card.say()).with("ap", ap).place(from)
            }
            Event::Favored { seat, card, ap, from } => {
                of("favored", seat).with("card", card.say()).with("ap", ap).place(from)
            }
            Event::Built { seat, card, site, ap, price, permits, renewal, from } => {
                of("built", seat)
                    .with("card", card.say())
                    .with("site", site.say())
                    .with("ap", ap)
                    .with("price", price)
                    .with("permits", list(permits))
                    .with("n", permits.0.len())
                    .with("renewal", yes(renewal.is_some()))
                    .place(from)
            }
            Event::Demolished { seat, lot, kind, owner } => of("demolished", seat)
                .with("lot", lot.say())
                .with("building", kind.say())
                .owner(owner),
            Event::Vocation { seat, vocation, from } => {
                of("vocation", seat).with("vocation", vocation.say()).owner(from)
            }
            Event::Declined { seat, card } => for_card("declined", card).with("seat", seat),
            Event::Next { seat } => of("next", seat),
            Event::Pawn { office, in_play } => {
                say("pawn").with("office", office.say()).with("open", yes(in_play))
            }
            Event::Elected { seat, office, again, by } => {
                of("elected", seat).with("office", office.say()).with("again", yes(again)).owner(by)
            }
            Event::Won { seat, office, card } => {
                for_card("office", card).with("seat", seat).with("office", office.say())
            }
            Event::NobodyElected { office } => say("nobody").with("office", office.say()),
            Event::Contractor { seat, by } => of("contractor", seat).owner(by),
            Event::Park { seat, lot, card: None } => of("park-mayor", seat).with("lot", lot.say()),
            Event::Park { seat, lot, card: Some(card) } => {
                for_card("park", card).with("seat", seat).with("lot", lot.say())
            }
            Event::Marker { seat, marker, space, card } => for_card("marker", card)
                .with("seat", seat)
                .with("worth", marker.worth().name())
                .with("n", marker.number())
                .with("space", space.say()),
            Event::MarkerMoved { seat, marker, from, to, card } => for_card("marker-moved", card)
                .with("seat", seat)
                .with("worth", marker.worth().name())
                .with("n", marker.number())
                .with("from", from.say())
                .with("to", to.say()),
            Event::Uncontrolled { seat, lot, kind, owner, card } => for_card("uncontrolled", card)
                .with("seat", seat)
                .with("lot", lot.say())
                .with("building", kind.say())
                .with("owner", owner),
            Event::Claimed { seat, lot, kind, price, card } => for_card("claimed", card)
                .with("seat", seat)
                .with("lot", lot.say())
                .with("building", kind.say())
                .with("price", price),
            Event::Lost { owner, lot, kind, card } => for_card("lost", card)
                .with("lot", lot.say())
                .with("building", kind.say())
                .owner(owner),
            Event::PickedSeat { seat, card } => for_card("picked-seat", card).with("seat", seat),
            Event::PickedBuilding { lot, card } => {
                for_card("picked-building", card).with("lot", lot.say())
            }
            Event::PickedBlock { block, card } => {
                for_card("picked-block", card).with("lot", block.lot(0).say())
            }
            Event::ExtraFavor { seat } => of("extra-favor", seat),
            Event::TookPermits { seat, cards, card } => for_card("took-permits", card)
                .with("seat", seat)
                .with("cards", list(cards))
                .with("n", cards.0.len()),
            Event::Ap { seat, n, card } => for_card("ap", card).with("seat", seat).with("n", n),
            Event::Discount { seat, n, card } => {
                for_card("discount", card).with("seat", seat).with("n", n)
            }
            Event::EndOfTurn { seat } => of("end-of-turn", seat),
            Event::Revealed { card, place: None } => for_card("event", card),
            Event::Revealed { card, place: Some(place) } => {
                for_card("revealed", card).with("deck", card.deck().name()).place(place)
            }
            Event::Reshuffled { n } => say("reshuffled").with("n", n),
            Event::DeckOut { deck } => say("deck-out").with("deck", deck.name()),
            Event::Activated { deck } => say("activated").with("deck", deck.name()),
            Event::OfficesOpen => say("offices-open"),
            Event::ContractorOpen => say("contractor-open"),
            Event::Payout { row, worth, number, card } => {
                let key = if card.is_some() { "payout" } else { "payout-end" };
                say(key).with("row", row.say()).with("worth", worth.name()).with("n", number)
            }
            Event::End => say("end"),
            Event::Winner { seat, prestige } => of("won", seat).with("n", prestige),
        }
    }
}

impl Why {
    /// A sentence about a gain or loss, with what belongs to the reason.
    fn say(self, said: Message) -> Message {
        match self {
            Why::Effect(card, _) => said.with("card", card.say()),
            Why::Vocation(vocation, card) => {
                said.with("vocation", vocation.say()).with("card", card.say())
            }
            Why::Adjacency { card, n, doubled } => {
                said.with("card", card.say()).with("n", n).with("doubled", yes(doubled))
            }
            Why::Payout(row, _) => said.with("row", row.say()),
            Why::Investment(card) => said.with("card", card.say()),
            Why::Treasurer | Why::EndWealth => said,
            Why::EndOffice(office) => said.with("office", office.say()),
        }
    }
}

/// The key for a gain or loss.
fn key(why: Why, lost: bool) -> &'static str {
    match why {
        Why::Effect(..) if lost => "lost-effect",
        Why::Effect(..) => "gained-effect",
        Why::Vocation(..) => "gained-vocation",
        Why::Adjacency { .. } => "gained-adjacency",
        Why::Payout(..) => "gained-payout",
        Why::Investment(_) => "gained-investment",
        Why::Treasurer => "paid-treasurer",
        Why::EndWealth => "gained-wealth",
        Why::EndOffice(_) => "gained-office",
    }
}

/// What many sentences have.
trait More {
    /// Where a card comes from or goes to: a word, and the AP of a box.
    fn place(self, place: Place) -> Self;
    /// Another seat that may be missing.
    fn owner(self, owner: Option<Seat>) -> Self;
}

impl More for Message {
    fn place(self, place: Place) -> Message {
        match place {
            Place::Box(at) => self.with("place", "box").with("box", at + 1),
            Place::Top => self.with("place", "top").with("box", 0u8),
            Place::Favor => self.with("place", "favor").with("box", 0u8),
        }
    }

    fn owner(self, owner: Option<Seat>) -> Message {
        match owner {
            Some(seat) => self.with("by", "seat").with("other", seat),
            None => self.with("by", "nobody").with("other", Seat(0)),
        }
    }
}

/// A sentence of the log.
fn say(key: &'static str) -> Message {
    Message::new(format!("urban-sprawl-log-{key}"))
}

/// One about a seat.
fn of(key: &'static str, seat: Seat) -> Message {
    say(key).with("seat", seat)
}

/// One about a card.
fn for_card(key: &'static str, card: CardId) -> Message {
    say(key).with("card", card.say())
}

fn list(cards: PlanningCards) -> Vec<Message> {
    cards.iter().map(|card| card.say()).collect()
}

const fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}
