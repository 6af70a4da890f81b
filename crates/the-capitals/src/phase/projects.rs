//! The Projects Area: taking a tile, sliding, refilling (2.4a, 2.8d to 2.8g).

use insula_core::EventSink;

use crate::data::data;
use crate::event::Event;
use crate::stock::Row;
use crate::tile::{Stack, TileId};
use crate::{TheCapitals, era_of};

/// The price of the row where a tile lies; none if it does not.
#[inline]
pub(crate) fn price(game: &TheCapitals, tile: TileId) -> Option<u8> {
    let lies = |row: &Row| row.tiles().contains(&tile);
    game.rows.iter().position(lies).map(|row| data().projects.rows[row])
}

/// Takes a tile out of its row.
#[inline]
pub(crate) fn take(game: &mut TheCapitals, tile: TileId) {
    let found = game.rows.iter_mut().any(|row| row.remove(tile));
    debug_assert!(found, "checked: the tile lies in the Projects Area");
}

/// The rows slide, and new tiles come (2.8d to 2.8g).
pub(crate) fn move_on(game: &mut TheCapitals, log: &mut impl EventSink<Event>) {
    let [first, second, last] = game.rows;
    // (2.8d) The last row leaves the game, for all to see.
    last.tiles().iter().for_each(|&tile| game.gone.insert(tile));
    game.rows = [Row::EMPTY, first, second];
    if !last.tiles().is_empty() {
        log.log(|| Event::Slid { tiles: last });
    }
    // (2.8e) The rest of an old stack stays where it is, out of the game.
    let era = era_of(game.round + 1);
    if era != game.era() {
        log.log(|| Event::Era { era: era as u8 + 1 });
    }
    let wanted = wanted(game, era);
    // (2.8g, A26) What is left is drawn.
    for _ in 0..wanted {
        let Some(tile) = game.stacks[era].draw() else { break };
        game.rows[0].push(tile);
    }
    let tiles = game.rows[0];
    log.log(|| Event::Revealed { tiles });
}

/// How many new tiles come.
fn wanted(game: &TheCapitals, era: usize) -> u8 {
    let projects = &data().projects;
    let tiles = projects.tiles[game.count_index()];
    // (2.12c, 2.14c) Two seats reveal four whatever lies there.
    if game.has_neutral() {
        return tiles;
    }
    // (2.14a, 2.14b)
    if game.full_refill {
        return projects.full_refill[game.count_index()];
    }
    // (2.8f) Older tiles do not count.
    let stack = Stack::ERAS[era];
    let current = |row: &Row| row.tiles().iter().filter(|tile| tile.stack() == stack).count();
    tiles.saturating_sub(game.rows.iter().map(current).sum::<usize>() as u8)
}
