//! The table in sentences, for terminals and for those who listen.
//!
//! **Invariant:** made from a view and nothing else, so it cannot tell more.

use insula_core::{Message, Say, Seat};

use super::cards::says;
use crate::card::{CardId, Sort};
use crate::cards::Cards;
use crate::effect::Worth;
use crate::grid::{Lot, Row, Site};
use crate::view::{BuildingView, DeckView, OfficeView, PhaseView, RowView, SeatView, View};

/// Everything the view shows, one sentence a thing.
pub(crate) fn tell(view: &View) -> Vec<Message> {
    let mut told = vec![phase(view)];
    if view.phase == PhaseView::Over {
        told.extend(view.winners.iter().map(|&seat| say("won").with("seat", Seat(seat))));
    } else {
        told.extend(
            view.active.map(|seat| say("active").with("seat", Seat(seat)).with("ap", view.ap)),
        );
        told.extend(
            view.asked
                .filter(|_| view.phase == PhaseView::Ask)
                .map(|seat| say("asked").with("seat", Seat(seat))),
        );
    }
    told.extend(view.pending.iter().map(|begun| say("pending").with("card", begun.card.0.say())));
    for (number, row) in (0..).zip(&view.seats) {
        told.extend(seat(Seat(number), row, view));
    }
    let uncontrolled = buildings(view, None);
    if !uncontrolled.is_empty() {
        told.push(say("uncontrolled").with("buildings", uncontrolled));
    }
    told.extend(market(view));
    told.extend(view.rows.iter().filter_map(row));
    told.extend(unplaced(Worth::Wealth, &view.unplaced.wealth));
    told.extend(unplaced(Worth::Prestige, &view.unplaced.prestige));
    told.push(say("pawn").with("office", view.pawn.say()));
    told.extend(view.offices.iter().filter(|row| row.in_play).flat_map(office));
    told
}

fn phase(view: &View) -> Message {
    let (phase, n) = match view.phase {
        PhaseView::Buying => ("buying", 0),
        PhaseView::Turn => ("turn", view.turns + 1),
        PhaseView::Ask => ("ask", view.turns + 1),
        PhaseView::Over => ("over", view.turns + 1),
    };
    say("phase").with("phase", phase).with("n", n)
}

/// What a seat has.
fn seat(seat: Seat, row: &SeatView, view: &View) -> Vec<Message> {
    let of = |key| say(key).with("seat", seat);
    let mut told = vec![
        of("seat")
            .with("wealth", row.wealth)
            .with("prestige", row.prestige)
            .with("buildings", row.buildings)
            .with("income", row.income.wealth)
            .with("pays", row.income.prestige)
            .with("end", row.end.total),
    ];
    let mut list = |key, name, things: Vec<Message>| {
        if !things.is_empty() {
            told.push(of(key).with(name, things));
        }
    };
    list("buildings", "buildings", buildings(view, Some(seat)));
    let mut hand: Vec<Message> = row.permits.iter().map(|held| held.0.say()).collect();
    if row.renewals > 0 {
        hand.push(say("renewals").with("n", row.renewals));
    }
    list("permits", "cards", hand);
    list("favors", "cards", row.favors.iter().map(|favor| favor.card.0.say()).collect());
    let tile = |held: &crate::view::HeldView| {
        say("tiles").with("vocation", held.vocation.say()).with("n", held.n)
    };
    list("vocations", "tiles", row.vocations.iter().map(tile).collect());
    let mut offices: Vec<Message> = row.offices.iter().map(Say::say).collect();
    offices.extend(row.contractor.then(|| say("contractor")));
    offices.extend((view.extra_favor == Some(seat.0)).then(|| say("extra-favor")));
    list("holds", "offices", offices);
    told
}

fn buildings(view: &View, owner: Option<Seat>) -> Vec<Message> {
    let of = |row: &&BuildingView| row.owner == owner.map(|seat| seat.0);
    view.buildings.iter().filter(of).map(building).collect()
}

fn building(row: &BuildingView) -> Message {
    let lots: Vec<Lot> = row.lots.iter().map(|&[row, column]| Lot::at(row, column)).collect();
    let [first_row, first_column] = row.lot;
    let place =
        Site::new(&lots).map_or_else(|| Lot::at(first_row, first_column).say(), |at| at.say());
    let name = row.card.map_or_else(|| row.kind.say(), |card| card.0.say());
    say("building").with("name", name).with("lots", place).with("n", row.value)
}

/// Boxes, decks, and what the cards there do.
fn market(view: &View) -> Vec<Message> {
    let mut told = Vec::new();
    for (deck, boxes) in [("planning", &view.planning), ("contract", &view.contracts)] {
        for row in boxes {
            let Some(card) = row.card else { continue };
            let said = say("box").with("deck", deck).with("ap", row.ap);
            told.push(said.with("card", card.0.say()));
            told.extend(does(view, card.0));
        }
    }
    for deck in [&view.planning_deck].into_iter().chain(&view.decks) {
        told.extend(top(view, deck));
    }
    told
}

fn top(view: &View, row: &DeckView) -> Vec<Message> {
    let deck = row.deck.name();
    let mut told = vec![say("deck").with("deck", deck).with("n", row.left)];
    if let Some(card) = row.top {
        let said = say("top").with("deck", deck).with("ap", row.ap);
        told.push(said.with("card", card.0.say()));
        told.extend(does(view, card.0));
    }
    told
}

/// What a card on offer does, a sentence a thing.
fn does(view: &View, card: CardId) -> Vec<Message> {
    let cards = view.pack.as_ref().map_or(Cards::standard(), |pack| pack.cards);
    let name = card.say();
    let line = |line| say("card").with("card", name.clone()).with("say", line);
    let lines = says(cards, card, view.tamed).into_iter();
    // The name of a permit says the rest.
    let ballot = |line: &Message| line.key == "urban-sprawl-says-ballot";
    match card.sort() {
        Sort::Permit => lines.filter(ballot).map(line).collect(),
        Sort::Renewal | Sort::Contract | Sort::Event | Sort::Key => lines.map(line).collect(),
    }
}

/// A row with a number, and who gets what.
fn row(row: &RowView) -> Option<Message> {
    let (worth, n) = row.worth.zip(row.n)?;
    let seats = (0..).map(Seat).zip(row.counts.iter().zip(&row.pays));
    let share = |(seat, (&count, &pays)): (Seat, (&u8, &u8))| {
        say("share").with("seat", seat).with("count", count).with("pays", pays)
    };
    let mut shares: Vec<Message> = seats.filter(|(_, (count, _))| **count > 0).map(share).collect();
    if shares.is_empty() {
        shares.push(say("nobody"));
    }
    let place = Row::all().find(|place| place.name() == row.id)?;
    let said = say("row").with("worth", worth.name()).with("n", n);
    Some(said.with("row", place.say()).with("shares", shares))
}

fn unplaced(worth: Worth, left: &[u8]) -> Option<Message> {
    left.first().map(|&n| say("unplaced").with("worth", worth.name()).with("n", n))
}

/// Who holds an office, and who would win it now.
fn office(row: &OfficeView) -> Vec<Message> {
    let held = say("office").with("office", row.office.say());
    let mut told = vec![match row.holder {
        Some(seat) => held.with("by", "seat").with("other", Seat(seat)),
        None => held.with("by", "nobody").with("other", Seat(0)),
    }];
    if !row.leads.is_empty() {
        let seats: Vec<Seat> = row.leads.iter().copied().map(Seat).collect();
        told.push(say("leads").with("office", row.office.say()).with("seats", seats));
    }
    told
}

fn say(key: &'static str) -> Message {
    Message::new(format!("urban-sprawl-tell-{key}"))
}
