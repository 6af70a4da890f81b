//! Whom an effect means, and ties that the active seat has to break (14.1.6,
//! 14.1.7, R46).

use insula_core::{Seat, Seats};

use super::count::highest_blocks;
use super::effects::effect_of;
use super::elections;
use super::frame::Frame;
use crate::UrbanSprawl;
use crate::effect::{Effect, Who};
use crate::grid::{Area, Lot, Lots, Space};
use crate::zone::{Kinds, Sizes};

/// Whom an effect concerns, once ties are settled.
pub(super) enum Meant {
    Seats(Seats),
    /// Of this building, the controller if there is one.
    Owner(Lot),
    /// The active seat has to pick.
    Tie,
}

/// Whom `who` means now (14.1.6, 14.1.7), with what the active seat picked.
pub(super) fn meant(
    game: &UrbanSprawl,
    who: Who,
    effect: &Effect,
    seat: Option<Seat>,
    lot: Option<Lot>,
) -> Meant {
    let all = Seats::all(game.seats);
    let holder = |seat: Option<Seat>| Meant::Seats(seat.map_or(Seats::NONE, Seats::one));
    let one_of = |tied: Seats| match seat {
        Some(seat) => Meant::Seats(Seats::one(seat)),
        None if tied.len() > 1 => Meant::Tie,
        None => Meant::Seats(tied),
    };
    let owner = |tied: Lots| match (lot, tied.first()) {
        (Some(lot), _) => Meant::Owner(lot),
        (None, None) => Meant::Seats(Seats::NONE),
        (None, Some(first)) => {
            // Whichever of its buildings it is makes no difference to the
            // one who gains, only to the one who may lose it.
            let same = |lot: Lot| game.map.owner(lot) == game.map.owner(first);
            let loses = matches!(effect, Effect::PayOrLose { .. });
            match tied.len() == 1 || !loses && tied.iter().all(same) {
                true => Meant::Owner(first),
                false => Meant::Tie,
            }
        }
    };
    match who {
        Who::You => Meant::Seats(Seats::one(game.active)),
        Who::Each => Meant::Seats(all),
        Who::Opponents => {
            let mut others = all;
            others.remove(game.active);
            Meant::Seats(others)
        }
        Who::Media => holder(game.media()),
        Who::Mayor | Who::DistrictAttorney | Who::Treasurer | Who::PoliceChief | Who::UnionBoss => {
            holder(who.office().and_then(|office| game.holder(office)))
        }
        Who::Leader => one_of(elections::most_prestige(game)),
        Who::Last => one_of(elections::least_prestige(game)),
        Who::OwnerOfHighest => owner(game.map.highest(game.map.buildings())),
        Who::OwnerOfLowest => owner(game.map.lowest(game.map.buildings())),
    }
}

/// The seats or buildings that are tied for an effect that waits.
fn tied(game: &UrbanSprawl, effect: &Effect) -> Tied {
    match effect.who() {
        Some(Who::Leader) => Tied::Seats(elections::most_prestige(game)),
        Some(Who::Last) => Tied::Seats(elections::least_prestige(game)),
        Some(Who::OwnerOfHighest) => Tied::Buildings(game.map.highest(game.map.buildings())),
        Some(Who::OwnerOfLowest) => Tied::Buildings(game.map.lowest(game.map.buildings())),
        _ => Tied::Seats(Seats::NONE),
    }
}

/// What the active seat picks one of (R46).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tied {
    Seats(Seats),
    /// By their first lots.
    Buildings(Lots),
    /// By their first lots.
    Blocks(Lots),
}

/// What an effect that waits is waiting for.
pub(crate) fn waits_for(game: &UrbanSprawl, frame: Frame) -> Option<Tied> {
    let Frame::Effect { card, at, seat, lot, .. } = frame else { return None };
    let effect = effect_of(game, card, at);
    let meant = effect.who().map(|who| meant(game, who, &effect, seat, lot));
    Some(match meant {
        Some(Meant::Tie) => tied(game, &effect),
        _ => Tied::Blocks(highest_blocks(game)),
    })
}

/// Whether the effect could do anything, whoever of the tied it is.
pub(super) fn possible(game: &UrbanSprawl, effect: &Effect) -> bool {
    let map = &game.map;
    match *effect {
        Effect::Place { marker, .. } => map.next_marker(marker).is_some(),
        Effect::Move(_) => {
            let free = map.free_spaces().count();
            free > 0 && free < Space::COUNT
        }
        Effect::Park(_) => map.parks_left() > 0 && !map.empty().is_empty(),
        Effect::Uncontrol { zone, .. } => {
            let all = map.find(Kinds::of(zone.kind()), Sizes::ANY, None, Area::All);
            !(all - map.uncontrolled()).is_empty()
        }
        Effect::Claim { zone, .. } => {
            let kinds = zone.map_or(Kinds::ANY, |zone| Kinds::of(zone.kind()));
            map.find(kinds, Sizes::ANY, None, Area::All).meets(map.uncontrolled())
        }
        _ => true,
    }
}
