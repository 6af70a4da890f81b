//! The table in sentences, for terminals and for those who listen.
//!
//! **Invariant:** made from a view and nothing else, so it cannot tell more.

use insula_core::{Message, Say, Seat};

use super::effects::{need, says};
use super::places::tile;
use crate::city::{Cell, Corner};
use crate::data::data;
use crate::phase::Phase;
use crate::tile::TileId;
use crate::view::{PlacedView, SeatView, SpaceView, TouristView, View};

/// Everything the view shows, one sentence a thing.
pub(crate) fn tell(view: &View) -> Vec<Message> {
    let mut told = vec![round(view)];
    told.extend(view.turn.map(|turn| say("turn").with("seat", Seat(turn))));
    told.extend(view.winners.first().map(|&seat| say("over").with("seat", Seat(seat))));
    told.push(say("order").with("seats", seats(&view.order)));
    told.push(say("spaces").with("spaces", view.spaces.iter().map(space).collect::<Vec<_>>()));
    told.extend(view.spaces.iter().filter_map(cost).filter(|_| view.phase == Phase::Political));
    for row in &view.rows {
        let names = row.tiles.iter().map(|slug| tile(slug)).collect();
        told.push(say("row").with("price", row.price).with("tiles", or_nothing(names)));
        told.extend(row.tiles.iter().flat_map(|slug| does(slug)));
    }
    told.push(say("stack").with("n", view.stack));
    told.extend(hand(view));
    let neutral = view.seats.len() as u8;
    // (A43) As on the screen, prestige is not read out before the end.
    let hidden = view.hide_prestige && view.phase != Phase::Over;
    for (number, row) in (0..).zip(&view.seats) {
        told.extend(seat(Seat(number), row, neutral, hidden));
    }
    told.extend(view.token.map(|seat| say("culture").with("seat", Seat(seat))));
    told.extend(view.neutral.iter().map(|neutral| say("neutral").with("n", neutral.culture)));
    if view.phase != Phase::Over {
        let standing = |(number, row): (u8, &SeatView)| {
            say("standing").with("seat", Seat(number)).with("n", i32::from(row.expo.total))
        };
        let standings: Vec<Message> = (0..).zip(&view.seats).map(standing).collect();
        told.push(say("expo").with("standings", standings));
    }
    told
}

fn round(view: &View) -> Message {
    let time = &data().time;
    say("round")
        .with("n", view.round)
        .with("of", time.rounds * time.eras)
        .with("era", view.era)
        .with("phase", view.phase.name())
}

fn space(row: &SpaceView) -> Message {
    let taken = row.seat.or(row.old);
    let said = match taken {
        Some(seat) => say("space").with("seat", Seat(seat)),
        None => say("space-free"),
    };
    said.with("n", row.space).with("price", row.price).with("times", row.times)
}

/// What a free space costs the viewer.
fn cost(row: &SpaceView) -> Option<Message> {
    let (cost, taxed) = row.cost.zip(row.taxations).filter(|_| row.seat.is_none())?;
    Some(say("cost").with("n", row.space).with("cost", cost).with("taxed", taxed))
}

/// What a tile on offer does and asks for, a sentence each.
fn does(slug: &str) -> Vec<Message> {
    let Some(id) = TileId::find(slug) else { return Vec::new() };
    let sentences = id.requirement().map(need).into_iter().chain(says(id));
    sentences.map(|sentence| say("tile").with("tile", tile(slug)).with("says", sentence)).collect()
}

fn hand(view: &View) -> Vec<Message> {
    let Some(hand) = &view.hand else { return Vec::new() };
    let row = |slug, met: bool| {
        say("hand-tile").with("tile", tile(slug)).with("met", if met { "yes" } else { "no" })
    };
    let tiles = or_nothing(hand.iter().map(|held| row(held.tile, held.met)).collect());
    let mut told = vec![say("hand").with("tiles", tiles)];
    told.extend(hand.iter().flat_map(|held| does(held.tile)));
    told
}

/// Tracks, plant, city, tokens and tourists of a seat.
fn seat(seat: Seat, row: &SeatView, neutral: u8, hidden: bool) -> Vec<Message> {
    let of = |key| say(key).with("seat", seat);
    let tracks = &row.tracks;
    let stands = match hidden {
        true => of("seat-hidden"),
        false => of("seat").with("prestige", i32::from(tracks.prestige)),
    };
    let mut told = vec![
        stands
            .with("population", i32::from(tracks.population))
            .with("employment", i32::from(tracks.employment))
            .with("public", i32::from(tracks.public))
            .with("culture", i32::from(tracks.culture))
            .with("economy", i32::from(tracks.economy))
            .with("progress", i32::from(tracks.progress)),
        of("plant")
            .with("n", row.level)
            .with("cubes", i32::from(tracks.energy))
            .with("activations", row.activations)
            .with("space", row.space),
        of("city").with("tiles", row.city.iter().map(placed).collect::<Vec<_>>()),
    ];
    let corners = row.tokens.iter().map(|token| Corner { x: token.x, y: token.y }.say());
    told.push(of("tokens").with("corners", corners.collect::<Vec<_>>()));
    if !row.tourists.is_empty() {
        let here = row.tourists.iter().map(|row| tourist(row, neutral)).collect::<Vec<_>>();
        told.push(of("tourists").with("tourists", here));
    }
    if row.hand > 0 {
        told.push(of("held").with("n", row.hand));
    }
    told
}

fn placed(row: &PlacedView) -> Message {
    let cell = Cell { x: row.x, y: row.y }.say();
    match row.lake {
        true => say("lake").with("tile", tile(row.tile)).with("cell", cell),
        false => {
            say("placed").with("tile", tile(row.tile)).with("cell", cell).with("cubes", row.cubes)
        }
    }
}

fn tourist(row: &TouristView, neutral: u8) -> Message {
    let said = match (row.owner == neutral, row.on) {
        (true, None) => say("tourist-neutral-beside"),
        (true, Some(on)) => say("tourist-neutral-on").with("tile", tile(on)),
        (false, None) => say("tourist-beside"),
        (false, Some(on)) => say("tourist-on").with("tile", tile(on)),
    };
    if row.owner == neutral { said } else { said.with("owner", Seat(row.owner)) }
}

fn seats(seats: &[u8]) -> Vec<Seat> {
    seats.iter().copied().map(Seat).collect()
}

fn say(key: &'static str) -> Message {
    Message::new(format!("the-capitals-tell-{key}"))
}

fn or_nothing(list: Vec<Message>) -> Vec<Message> {
    if list.is_empty() { vec![say("nothing")] } else { list }
}
