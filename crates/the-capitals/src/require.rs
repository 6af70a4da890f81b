//! Building requirements of prosperity tiles (2.13c, 2.13d). The neutral color
//! does not matter to them (A59).

use insula_core::Seat;

use crate::effect::{Requirement, Track};
use crate::filter::Filter;
use crate::tile::TileId;
use crate::{Illegal, TheCapitals};

/// Whether a tile's requirement is met now.
pub(crate) fn met(game: &TheCapitals, seat: Seat, tile: TileId) -> bool {
    check(game, seat, tile).is_ok()
}

/// Whether a tile's requirement is met now, and if not, what is there and
/// what the best of the others has.
pub(crate) fn check(game: &TheCapitals, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    let Some(requirement) = tile.requirement() else { return Ok(()) };
    let others = || game.all_seats().filter(|&other| other != seat);
    let tiles = |seat: Seat, filter: Filter| i16::from(game.side(seat).city.count(filter));
    let most = |filter| others().map(|other| tiles(other, filter)).max().unwrap_or(0);
    let (met, have, rival) = match requirement {
        // (A61) None is not most.
        Requirement::MostOrTied([one, other]) => {
            let filter = one.filter().or(other.filter());
            let (have, rival) = (tiles(seat, filter), most(filter));
            (have >= rival && have > 0, have, rival)
        }
        // (A35) The others ask for strictly most or least.
        Requirement::Most(filter) => {
            let (have, rival) = (tiles(seat, filter), most(filter));
            (have > rival, have, rival)
        }
        Requirement::Least(filter) => {
            let have = tiles(seat, filter);
            let rival = others().map(|other| tiles(other, filter)).min().unwrap_or(0);
            (have < rival, have, rival)
        }
        Requirement::Highest(track) => {
            let best = others().max_by_key(|&other| standing(game, other, track));
            let met =
                best.is_none_or(|best| standing(game, seat, track) > standing(game, best, track));
            let on = |seat: Seat| game.side(seat).tracks.get(track);
            (met, on(seat), best.map_or(0, on))
        }
        Requirement::Lowest(track) => {
            let worst = others().min_by_key(|&other| standing(game, other, track));
            let met = worst
                .is_none_or(|worst| standing(game, seat, track) < standing(game, worst, track));
            let on = |seat: Seat| game.side(seat).tracks.get(track);
            (met, on(seat), worst.map_or(0, on))
        }
        // (A37) Every price can be paid.
        Requirement::Pay(_) => (true, 0, 0),
    };
    if met { Ok(()) } else { Err(Illegal::Unmet { tile, have, rival }) }
}

/// How far a city is on a track, for highest and lowest; equal means tied.
fn standing(game: &TheCapitals, seat: Seat, track: Track) -> [i16; 3] {
    let tracks = &game.side(seat).tracks;
    let on = tracks.get(track);
    match track {
        // (A35) With the tie-breaks of 2.6a and 2.9e, mirrored for lowest (A24).
        Track::Culture | Track::Public => {
            [on, tracks.get(Track::Economy), -i16::from(game.rank(seat))]
        }
        // (A36) The level first.
        Track::Progress => [tracks.level().into(), on, 0],
        Track::Employment
        | Track::Population
        | Track::Energy
        | Track::Prestige
        | Track::Economy => [on, 0, 0],
    }
}
