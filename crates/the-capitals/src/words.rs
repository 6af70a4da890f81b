//! What is asked of a seat, and its actions, in words.

pub(crate) mod effects;
pub(crate) mod places;
mod tell;

pub(crate) use tell::tell;

use insula_core::{Message, Say, Seat};

use crate::action::{Action, Owner};
use crate::effect::Track;
use crate::phase::pending::Pending;
use crate::phase::{Phase, build, end, executive, free, political};
use crate::tile::TileId;
use crate::{Illegal, TheCapitals};

/// What is asked of `seat` now.
pub(crate) fn prompt(game: &TheCapitals, seat: Seat) -> Message {
    match game.turn() {
        Some(turn) if turn == seat => ask(game, seat),
        Some(turn) => Illegal::NotYourTurn { turn }.say(),
        None => end::won(game).say(),
    }
}

fn ask(game: &TheCapitals, seat: Seat) -> Message {
    let ask = |key| Message::new(format!("the-capitals-ask-{key}"));
    match (*game.pending.get(), game.phase) {
        (Some(Pending::Place { lake: true, .. }), _) => ask("place-lake"),
        (Some(Pending::Place { tile, lake: false }), _) => ask("place").with("tile", tile.say()),
        (Some(Pending::Order { track, .. }), _) => ask("order").with("track", track.name()),
        (Some(Pending::Free { source, .. }), _) => ask("free").with("tile", source.say()),
        (Some(Pending::Pay { tile, tourists }), _) => {
            let cost = executive::cost(game, seat, tile);
            ask("pay")
                .with("tile", tile.say())
                .with("cost", cost)
                .with("n", cost - u16::from(tourists.len()))
        }
        (None, Phase::Political) => ask("space"),
        (None, Phase::Building) => ask("tile"),
        (None, Phase::Executive) => ask_to_activate(game, seat),
        (None, Phase::Tokens) => ask("token"),
        (None, Phase::Prosperity) => ask("prosperity"),
        (None, Phase::Extra) => ask("extra"),
        (None, Phase::BeforeExpo) => match free::asked(game, seat) {
            Some(asked) => ask("free").with("tile", asked.source.say()),
            None => ask("effect"),
        },
        (None, Phase::Over) => Illegal::Over.say(),
    }
}

fn ask_to_activate(game: &TheCapitals, seat: Seat) -> Message {
    let allowed = executive::allowed(game, seat);
    let mut offers = Vec::new();
    executive::legal(game, seat, &mut offers);
    let possible = offers.iter().any(|offer| matches!(offer, Action::Activate(_)));
    match game.activated {
        0 if !possible => Message::new("the-capitals-ask-bonus"),
        0 => Message::new("the-capitals-ask-activate-first").with("n", allowed),
        made => Message::new("the-capitals-ask-activate")
            .with("n", allowed.saturating_sub(made))
            .with("of", allowed),
    }
}

/// The legal `action` in words.
pub(crate) fn describe(game: &TheCapitals, seat: Seat, action: Action) -> Message {
    let sentence = |key| Message::new(format!("the-capitals-do-{key}"));
    let about = |key, tile: TileId| sentence(key).with("tile", tile.say());
    match action {
        Action::Space(space) => {
            sentence("space").with("n", space).with("price", political::price(game, seat, space))
        }
        Action::Tile(tile) if game.phase == Phase::Prosperity => about("hand", tile),
        Action::Tile(tile) => about("tile", tile).with("price", build::price(game, tile)),
        Action::Lake(tile) => about("lake", tile),
        Action::Place(cell) => match *game.pending.get() {
            Some(Pending::Place { tile, lake: false }) => {
                about("place", tile).with("cell", cell.say())
            }
            Some(Pending::Place { .. } | Pending::Order { .. })
            | Some(Pending::Free { .. } | Pending::Pay { .. })
            | None => sentence("place-lake").with("cell", cell.say()),
        },
        Action::First(first) => {
            let track = match *game.pending.get() {
                Some(Pending::Order { track, .. }) => track,
                Some(Pending::Place { .. } | Pending::Free { .. } | Pending::Pay { .. }) | None => {
                    Track::Public
                }
            };
            sentence("first").with("track", track.name()).with("first", first.name())
        }
        Action::Free(tile) => about("free", tile),
        Action::Decline => sentence("decline"),
        Action::Activate(tile) => {
            about("activate", tile).with("cost", executive::cost(game, seat, tile))
        }
        Action::Tourist(Owner::NEUTRAL) => sentence("tourist-neutral"),
        Action::Tourist(Owner(owner)) => sentence("tourist").with("owner", Seat(owner)),
        Action::Pay => sentence("pay").with("n", to_pay(game, seat)),
        Action::Bonus(reward) => {
            let (track, n) = reward.gain();
            sentence("bonus").with("gain", effects::gain(track, n))
        }
        Action::End => sentence("end"),
        Action::Token(corner) => sentence("token").with("corner", corner.say()),
        Action::Effect(tile) => about("effect", tile),
    }
}

/// The cubes that complete the payment under way.
fn to_pay(game: &TheCapitals, seat: Seat) -> u16 {
    match *game.pending.get() {
        Some(Pending::Pay { tile, tourists }) => {
            executive::cost(game, seat, tile) - u16::from(tourists.len())
        }
        Some(Pending::Place { .. } | Pending::Order { .. } | Pending::Free { .. }) | None => 0,
    }
}
