//! What is asked of a seat, and its actions, in words.

pub(crate) mod cards;
pub(crate) mod effects;
pub(crate) mod names;
mod tell;

pub(crate) use tell::tell;

use insula_core::{Arg, Game, Message, Say, Seat};

use crate::card::CardId;
use crate::effect::Worth;
use crate::event::Event;
use crate::grid::{Lot, Space};
use crate::phase::{Phase, build, permits};
use crate::run::effects as running;
use crate::run::effects::Tied;
use crate::run::frame::{Ask, Asking, Frame};
use crate::{Action, Illegal, UrbanSprawl};
use names::worth;

/// What is asked of `seat` now.
pub(crate) fn prompt(game: &UrbanSprawl, seat: Seat) -> Message {
    match game.asked() {
        Some(asked) if asked == seat => ask(game, seat),
        Some(asked) => Illegal::NotYourTurn { seat: asked }.say(),
        None => won(game),
    }
}

/// Who has won; the first of several.
fn won(game: &UrbanSprawl) -> Message {
    let winner = game.scores().and_then(|scores| scores.winners().next());
    winner.map_or_else(
        || Illegal::Over.say(),
        |seat| Event::Winner { seat, prestige: game.party(seat).prestige }.say(),
    )
}

fn ask(game: &UrbanSprawl, seat: Seat) -> Message {
    let say = |key| Message::new(format!("urban-sprawl-ask-{key}"));
    match (game.phase, *game.pending.get()) {
        (Phase::Buying, _) => say("buy"),
        (Phase::Turn, Some(pending)) => {
            let Some(contract) = game.cards.contract(pending.card) else { return say("buy") };
            let missing = contract.lots - permits::worth(game, pending.permits);
            match pending.site {
                None => say("site").with("card", pending.card.say()),
                Some(_) => say("permit").with("card", pending.card.say()).with("n", missing),
            }
        }
        (Phase::Turn, None) if game.investing && !game.party(seat).hand.permits().is_empty() => {
            say("invest").with("n", game.ap)
        }
        (Phase::Turn, None) => say("turn").with("n", game.ap),
        (Phase::Ask, _) => question(game),
        (Phase::Over, _) => Illegal::Over.say(),
    }
}

/// What the top frame asks.
pub(crate) fn question(game: &UrbanSprawl) -> Message {
    let say = |key| Message::new(format!("urban-sprawl-ask-{key}"));
    match game.frames.top() {
        Some(Frame::Ask(asking)) => asked(game, &asking),
        Some(frame @ Frame::Effect { card, .. }) => match running::waits_for(game, frame) {
            Some(Tied::Buildings(_)) => say("building").with("card", card.say()),
            Some(Tied::Blocks(_)) => say("block").with("card", card.say()),
            Some(Tied::Seats(_)) | None => say("seat").with("card", card.say()),
        },
        Some(Frame::Steal { card, vocation }) => {
            say("steal").with("card", card.say()).with("vocation", vocation.say())
        }
        Some(Frame::Elect(office)) => say("elect").with("office", office.say()),
        Some(Frame::Contractor) => say("contractor"),
        Some(
            Frame::Card { .. } | Frame::Elections { .. } | Frame::Payout(_) | Frame::EndOfTurn(_),
        )
        | None => say("turn").with("n", game.ap),
    }
}

/// A question of a card; a Mayor's park is asked by none.
fn asked(game: &UrbanSprawl, asking: &Asking) -> Message {
    let plain = |key| Message::new(format!("urban-sprawl-ask-{key}"));
    let Some(card) = asking.card else { return plain("park-mayor") };
    let say = |key| plain(key).with("card", card.say());
    if asking.now.is_none() {
        return say("order");
    }
    match asking.ask {
        Ask::Tile { vocation, n } => plain("vocation")
            .with("vocation", vocation.say())
            .with("n", n)
            .with("items", asking.items),
        Ask::PayYou { n } => {
            say("pay-you").with("n", n).with("to", game.active).with("items", asking.items)
        }
        Ask::PayOrLose { worth, n, .. } | Ask::PayOrLoseThis { worth, n, .. } => {
            say("pay-or-lose").with("amount", names::worth(worth, n))
        }
        Ask::Marker(worth) => {
            say("marker").with("worth", worth.name()).with("n", next_marker(game, worth))
        }
        Ask::Move => say("move"),
        Ask::Park => say("park"),
        Ask::Uncontrol(zone) => say("uncontrol").with("zone", zone.name()),
        Ask::Claim { cost, .. } => say("claim").with("cost", cost),
        Ask::Office => say("office"),
    }
}

/// The legal `action` in words.
pub(crate) fn describe(game: &UrbanSprawl, seat: Seat, action: Action) -> Message {
    let say = |key| Message::new(format!("urban-sprawl-do-{key}"));
    let about = |key, id: CardId| say(key).with("card", id.say());
    match action {
        Action::Buy(lot) => at(game, "buy", lot).with("price", game.map.value(lot.block())),
        Action::Invest(id) => {
            let wealth = game.cards.permit(id).map_or(0, |permit| permit.wealth);
            about("invest", id).with("n", wealth)
        }
        Action::Take(id) => about("take", id).with("ap", price(game.planning_place(id))),
        Action::Favor(id) => about("favor", id).with("ap", price(game.contract_place(id))),
        Action::Build(id) if game.has_favor(seat, id) => about("build-favor", id),
        Action::Build(id) => about("build", id).with("ap", price(game.contract_place(id))),
        Action::Site(site) => {
            let built = (*game.pending.get()).map_or(CardId(0), |pending| pending.card);
            about("site", built).with("site", site.say()).with("price", build::price(game, site))
        }
        Action::Permit(id) => about("permit", id),
        Action::End => say("end"),
        Action::Worth(of) => answer(game, of),
        Action::Steal(from) => {
            let vocation = match game.frames.top() {
                Some(Frame::Steal { vocation, .. }) => vocation.say(),
                _ => Illegal::Over.say(),
            };
            say("steal").with("seat", from).with("vocation", vocation)
        }
        Action::Decline => say("decline"),
        Action::Next(seat) => say("next").with("seat", seat),
        Action::Elect(seat) => {
            let office = match game.frames.top() {
                Some(Frame::Elect(office)) => office,
                _ => game.pawn,
            };
            say("elect").with("seat", seat).with("office", office.say())
        }
        Action::Contractor(seat) => say("contractor").with("seat", seat),
        Action::Park(lot) => say("park").with("lot", lot.say()),
        Action::Marker(space) => {
            let of = match game.frames.top() {
                Some(Frame::Ask(Asking { ask: Ask::Marker(of), .. })) => of,
                _ => Worth::Wealth,
            };
            let said = say("marker").with("worth", of.name()).with("n", next_marker(game, of));
            said.with("space", space.say())
        }
        Action::Move(from, to) => moving(game, from, to),
        Action::Uncontrol(lot) => {
            at(game, "uncontrol", lot).with("owner", game.map.owner(lot).unwrap_or(seat))
        }
        Action::Claim(lot) => {
            let cost = match game.frames.top() {
                Some(Frame::Ask(Asking { ask: Ask::Claim { cost, .. }, .. })) => cost,
                _ => 0,
            };
            at(game, "claim", lot).with("price", cost)
        }
        Action::Pay => {
            let amount = match game.frames.top() {
                Some(Frame::Ask(Asking {
                    ask:
                        Ask::PayOrLose { worth: of, n, .. } | Ask::PayOrLoseThis { worth: of, n, .. },
                    ..
                })) => worth(of, n),
                _ => worth(Worth::Wealth, 0u8),
            };
            say("pay").with("amount", amount)
        }
        Action::Lose(lot) => at(game, "lose", lot),
        Action::Office(office) => say("office").with("office", office.say()),
        Action::Seat(seat) => say("seat").with("seat", seat),
        Action::Building(lot) => at(game, "building", lot),
        Action::Block(lot) => {
            say("block").with("lot", lot.say()).with("n", game.map.value(lot.block()))
        }
    }
}

/// Wealth or prestige: of a vocation tile, or for the builder.
fn answer(game: &UrbanSprawl, of: Worth) -> Message {
    let say = |key| Message::new(format!("urban-sprawl-do-{key}"));
    match game.frames.top() {
        Some(Frame::Ask(Asking { ask: Ask::PayYou { n }, .. })) => {
            say("pay-seat").with("amount", worth(of, n)).with("to", game.active)
        }
        Some(Frame::Ask(Asking { ask: Ask::Tile { n, .. }, .. })) => {
            say("score").with("amount", worth(of, n))
        }
        _ => say("score").with("amount", worth(of, 0u8)),
    }
}

fn moving(game: &UrbanSprawl, from: Space, to: Space) -> Message {
    let (of, n) = match game.map.marker(from) {
        Some(marker) => (marker.worth(), marker.number()),
        None => (Worth::Wealth, 0),
    };
    Message::new("urban-sprawl-do-move")
        .with("worth", of.name())
        .with("n", n)
        .with("from", from.say())
        .with("to", to.say())
}

/// An action on the building on a lot.
fn at(game: &UrbanSprawl, key: &'static str, lot: Lot) -> Message {
    let kind = game.map.building(lot).map_or(crate::zone::Kind::Park, |building| building.kind);
    let name: Arg = match game.contract_at(lot) {
        Some(card) => card.say().into(),
        None => kind.say().into(),
    };
    Message::new(format!("urban-sprawl-do-{key}")).with("building", name).with("lot", lot.say())
}

fn next_marker(game: &UrbanSprawl, worth: Worth) -> u8 {
    game.map.next_marker(worth).map_or(0, |marker| marker.number())
}

/// The action points of a card on offer.
fn price(place: Option<(crate::market::Place, u8)>) -> u8 {
    place.map_or(0, |(_, ap)| ap)
}
