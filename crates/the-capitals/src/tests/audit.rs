//! What must hold in every state.

use crate::action::Owner;
use crate::city::City;
use crate::data::data;
use crate::effect::Track;
use crate::tile::{Stack, TileId};
use crate::{Square, TheCapitals};

/// What must hold in every state: every tile is somewhere once, every marker
/// on its track, every tourist in one place.
pub(crate) fn audit(game: &TheCapitals) {
    let mut seen = [0; TileId::COUNT];
    let mut see = |tile: TileId| seen[tile.index()] += 1;
    for side in &game.sides[..usize::from(game.seats)] {
        for slot in side.city.slots().iter() {
            match side.city.square(slot) {
                Square::Tile(tile) | Square::Lake(tile) => see(tile),
            }
        }
        side.hand.get().iter().for_each(&mut see);
        let used = usize::from(side.city.slots().len());
        assert_eq!(side.cubes[used..], [0; City::MOST][used..], "cubes lie on tiles");
        for row in &data().tracks {
            let on = side.tracks.get(row.track);
            assert!((row.first.into()..=row.last.into()).contains(&on), "{:?} {on}", row.track);
        }
        let tracks = &side.tracks;
        assert!(tracks.get(Track::Employment) <= tracks.get(Track::Population));
        assert!(tracks.get(Track::Energy) >= 0);
        assert!(tracks.level() == 6 || tracks.get(Track::Progress) < 6);
    }
    game.rows.iter().flat_map(|row| row.tiles()).copied().for_each(&mut see);
    game.stacks.iter().flat_map(|pile| pile.tiles()).copied().for_each(&mut see);
    game.gone.iter().for_each(&mut see);
    game.out.get().iter().for_each(&mut see);
    for tile in TileId::all() {
        let expected = match tile.stack() {
            Stack::Start => usize::from(game.seats),
            Stack::Prosperity => usize::from(game.prosperity),
            Stack::Era1 | Stack::Era2 | Stack::Era3 => usize::from(tile.seats() <= game.seats),
        };
        assert_eq!(seen[tile.index()], expected, "{}", tile.slug());
    }
    for owner in Owner::all() {
        let tourist = game.tourists[owner.index()];
        let plays = owner.0 < game.seats || owner == Owner::NEUTRAL && game.has_neutral();
        assert!(plays || tourist.host.is_none(), "{owner:?}");
        let Some(host) = tourist.host else {
            assert!(!plays || owner == Owner::NEUTRAL && game.token.is_none(), "{owner:?}");
            continue;
        };
        assert!(host.0 < game.seats);
        let stands = |tile| game.side(host).city.slot_of(tile).is_some();
        assert!(tourist.on.is_none_or(stands), "{owner:?}");
    }
    let mut order = game.in_order().to_vec();
    order.sort_unstable();
    assert!(order.into_iter().eq(game.all_seats()));
}
