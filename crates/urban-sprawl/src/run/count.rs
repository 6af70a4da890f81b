//! What effects count (14.1.9 to 14.1.12).

use insula_core::Seat;

use crate::UrbanSprawl;
use crate::effect::{Count, Owner, Scope, What};
use crate::grid::{Area, Block, Lots, Site};
use crate::office::Office;

/// How often an amount counts for a seat. `site` is the new building, `block`
/// the highest one; a scope that needs one of them and has none counts 0.
pub(crate) fn count(
    game: &UrbanSprawl,
    seat: Seat,
    count: Count,
    site: Option<Site>,
    block: Option<Block>,
) -> u8 {
    let (kinds, sizes) = match count.what {
        What::Vocations => return game.party(seat).tiles(),
        What::Offices => return offices(game, seat),
        What::Buildings(kinds, sizes) => (kinds, sizes),
    };
    let area = match (count.scope, site, block) {
        (Scope::All, _, _) => Area::All,
        (Scope::Rows, Some(site), _) => Area::TheseRows(site.block),
        (Scope::Adj, Some(site), _) => Area::Around(site),
        (Scope::Block, Some(site), _) => Area::Block(site.block),
        (Scope::Water, _, _) => Area::Water,
        (Scope::AdjPark, _, _) => Area::Park,
        (Scope::HighestBlock, _, Some(block)) => Area::Block(block),
        (Scope::Rows | Scope::Adj | Scope::Block | Scope::HighestBlock, _, _) => return 0,
    };
    let owner = match count.owner {
        Owner::Own => Some(seat),
        Owner::Any => None,
    };
    game.map.count(kinds, sizes, owner, area)
}

/// How many politicians a seat holds; the Contractor is none (7.11).
pub(crate) fn offices(game: &UrbanSprawl, seat: Seat) -> u8 {
    Office::ALL.into_iter().filter(|&office| game.holder(office) == Some(seat)).count() as u8
}

/// The blocks with a building that have the highest value, by their first
/// lots (14.1.11).
pub(crate) fn highest_blocks(game: &UrbanSprawl) -> Lots {
    let highest = game.map.highest(game.map.buildings());
    highest.iter().map(|lot| lot.block().lot(0)).collect()
}
