//! The buying round (2.4), and Media after it (2.5).

use insula_core::{EventSink, Seat};

use super::turn;
use crate::board::board;
use crate::event::Event;
use crate::grid::Lot;
use crate::office::Vocation;
use crate::zone::Zone;
use crate::{Action, Illegal, UrbanSprawl};

/// The value of the RES whose controller gets Media in a tie (2.5a, S1).
const MEDIA_VALUE: u8 = 3;

pub(crate) fn legal(game: &UrbanSprawl, out: &mut Vec<Action>) {
    // Only starting buildings stand in the city yet.
    out.extend(game.map.uncontrolled().iter().map(Action::Buy));
}

pub(crate) fn check(game: &UrbanSprawl, lot: Lot) -> Result<(), Illegal> {
    // (2.4a) Wealth always suffices (R24).
    let starting = board().starting.iter().any(|start| start.lot == lot);
    if starting && game.map.owner(lot).is_none() {
        Ok(())
    } else {
        Err(Illegal::NotForSale { lot })
    }
}

pub(crate) fn commit(
    game: &mut UrbanSprawl,
    seat: Seat,
    lot: Lot,
    log: &mut impl EventSink<Event>,
) {
    let building = game.map.building(lot).expect("checked: a starting building stands there");
    let price = game.map.value(lot.block());
    game.map.control(lot, Some(seat));
    let party = game.party_mut(seat);
    party.wealth -= u16::from(price);
    party.cubes -= 1;
    log.log(|| Event::Bought { seat, lot, kind: building.kind, price });
    game.active = seat.next(game.seats);
    if game.map.uncontrolled().is_empty() {
        deal_media(game, log);
        game.active = game.start;
        turn::begin(game, log);
    }
}

/// Most wealth left; in a tie, the controller of the RES of value 3, tied or
/// not (2.5a).
fn deal_media(game: &mut UrbanSprawl, log: &mut impl EventSink<Event>) {
    let most = game.all_seats().map(|seat| game.party(seat).wealth).max();
    let mut richest = game.all_seats().filter(|&seat| Some(game.party(seat).wealth) == most);
    let first = richest.next().expect("checked: there are seats");
    let tied = richest.next().is_some();
    let of_three = || {
        let is = |lot: Lot| game.map.value(lot.block()) == MEDIA_VALUE;
        let found = board().starting.iter().find(|start| start.zone == Zone::Res && is(start.lot));
        found.and_then(|start| game.map.owner(start.lot))
    };
    let seat = if tied { of_three().unwrap_or(first) } else { first };
    game.party_mut(seat).vocations[Vocation::Media.index()] = 1;
    log.log(|| Event::Media { seat, tied });
}
