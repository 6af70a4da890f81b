//! The Executive phase: activations, paid with cubes and tourists (2.7).

mod cost;

pub(crate) use cost::{allowed, cost, cost_in, rest, usable};

use insula_core::{EventSink, Seat};

use super::pending::{Deed, Pending, Targets, Tourists};
use super::{flow, free};
use crate::action::{Owner, Reward};
use crate::city::Slot;
use crate::data::data;
use crate::effect::Track;
use crate::event::Event;
use crate::run::{Aloud, Book, Run, Source};
use crate::tile::TileId;
use crate::{Action, Illegal, TheCapitals};
use cost::{affordable, energy};

pub(crate) fn legal(game: &TheCapitals, seat: Seat, out: &mut Vec<Action>) {
    affordable(game, seat, |tile| {
        out.push(Action::Activate(tile));
        true
    });
    match game.activated {
        // (2.7m) A city that activates nothing.
        0 => out.extend(Reward::ALL.map(Action::Bonus)),
        // (2.7a) It may stop at any time.
        _ => out.push(Action::End),
    }
}

pub(crate) fn check(game: &TheCapitals, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    // (2.7c)
    let slot = game.side(seat).city.slot_of(tile).ok_or(Illegal::NotInCity { tile })?;
    if tile.activate().is_empty() {
        return Err(Illegal::NoEffect { tile });
    }
    // (2.7b)
    let n = allowed(game, seat);
    if game.activated >= n {
        return Err(Illegal::NoActivations { n });
    }
    // (2.7d, 2.7e)
    let cost = cost_in(game, seat, tile, slot);
    let have = energy(game, seat) + u16::from(usable(game, seat, tile).len());
    if cost > have {
        return Err(Illegal::TooDear { tile, cost, have });
    }
    Ok(())
}

/// Tourists after those picked that leave the rest payable, then `pay`.
pub(crate) fn legal_pay(
    game: &TheCapitals,
    seat: Seat,
    tile: TileId,
    picked: Tourists,
    out: &mut Vec<Action>,
) {
    let rest = rest(game, seat, tile, picked);
    let mut left = usable(game, seat, tile).after(picked);
    let cubes = energy(game, seat);
    for owner in left.iter() {
        left = left.after(Tourists::NONE.with(owner));
        if rest > 0 && rest <= 1 + u16::from(left.len()) + cubes {
            out.push(Action::Tourist(owner));
        }
    }
    if rest <= cubes {
        out.push(Action::Pay);
    }
}

pub(crate) fn check_tourist(
    game: &TheCapitals,
    seat: Seat,
    tile: TileId,
    picked: Tourists,
    owner: Owner,
) -> Result<(), Illegal> {
    let tourist = game.tourists[owner.index()];
    // (2.6f, A45) The city uses those that it hosts.
    if tourist.host != Some(seat) {
        return Err(Illegal::TouristAway);
    }
    // (2.7f) Once per phase.
    if game.used.contains(owner) {
        return Err(Illegal::TouristUsed);
    }
    // (2.7g, A19)
    if tourist.on == Some(tile) {
        return Err(Illegal::TouristHere { tile });
    }
    let rest = rest(game, seat, tile, picked);
    if rest == 0 {
        return Err(Illegal::EnoughTourists { cost: u16::from(picked.len()) });
    }
    // (2.7e) Picks go up, so that each mix has one path.
    if Tourists::NONE.with(owner).after(picked).is_empty() {
        return Err(Illegal::TouristOrder);
    }
    let later = usable(game, seat, tile).after(picked.with(owner));
    let can = 1 + u16::from(later.len()) + energy(game, seat);
    match rest.checked_sub(can) {
        None | Some(0) => Ok(()),
        Some(missing) => Err(Illegal::TouristStuck { missing }),
    }
}

pub(crate) fn check_pay(
    game: &TheCapitals,
    seat: Seat,
    tile: TileId,
    picked: Tourists,
) -> Result<(), Illegal> {
    match rest(game, seat, tile, picked).checked_sub(energy(game, seat)) {
        None | Some(0) => Ok(()),
        Some(missing) => Err(Illegal::Unpaid { missing }),
    }
}

pub(crate) fn commit_activate(
    game: &mut TheCapitals,
    seat: Seat,
    tile: TileId,
    log: &mut impl EventSink<Event>,
) {
    // Cubes alone can pay where there is no tourist.
    match usable(game, seat, tile).is_empty() {
        true => paid(game, seat, tile, Tourists::NONE, log),
        false => {
            let tourists = Tourists::NONE;
            *game.pending.get_mut() = Some(Pending::Pay { tile, tourists });
        }
    }
}

pub(crate) fn commit_tourist(
    game: &mut TheCapitals,
    seat: Seat,
    owner: Owner,
    log: &mut impl EventSink<Event>,
) {
    let Some(Pending::Pay { tile, tourists }) = *game.pending.get() else { return };
    let tourists = tourists.with(owner);
    let more = !usable(game, seat, tile).after(tourists).is_empty();
    match more && rest(game, seat, tile, tourists) > 0 {
        true => *game.pending.get_mut() = Some(Pending::Pay { tile, tourists }),
        false => paid(game, seat, tile, tourists, log),
    }
}

pub(crate) fn commit_pay(game: &mut TheCapitals, seat: Seat, log: &mut impl EventSink<Event>) {
    let Some(Pending::Pay { tile, tourists }) = *game.pending.get() else { return };
    paid(game, seat, tile, tourists, log);
}

pub(crate) fn commit_bonus(
    game: &mut TheCapitals,
    seat: Seat,
    reward: Reward,
    log: &mut impl EventSink<Event>,
) {
    let (track, n) = reward.gain();
    log.log(|| Event::Bonus { seat, reward });
    Run::new(game, seat, &mut Aloud { seat, log }).shift(Source::Reward, track, n);
    flow::after_executive(game, log);
}

pub(crate) fn commit_end(game: &mut TheCapitals, seat: Seat, log: &mut impl EventSink<Event>) {
    log.log(|| Event::Stopped { seat });
    flow::after_executive(game, log);
}

/// The payment is settled: asks for the target of a free activation, or
/// activates.
fn paid(
    game: &mut TheCapitals,
    seat: Seat,
    tile: TileId,
    tourists: Tourists,
    log: &mut impl EventSink<Event>,
) {
    if free::asks(game, seat, tile) {
        let deed = Deed::Activate { tile, tourists };
        *game.pending.get_mut() =
            Some(Pending::Free { deed, source: tile, targets: Targets::NONE });
        return;
    }
    finish(game, seat, tile, tourists, Targets::NONE, None, log);
}

/// Pays and activates; then the turn goes on or ends.
pub(crate) fn finish(
    game: &mut TheCapitals,
    seat: Seat,
    tile: TileId,
    tourists: Tourists,
    targets: Targets,
    declined: Option<TileId>,
    log: &mut impl EventSink<Event>,
) {
    *game.pending.get_mut() = None;
    let slot = game.side(seat).city.slot_of(tile).expect("checked: the tile is in the city");
    let cost = cost_in(game, seat, tile, slot);
    let mut book = None;
    log.log(|| {
        let mut told = Book::new(seat);
        let mut game = game.clone();
        pay(&mut game, seat, tile, slot, tourists);
        Run::new(&mut game, seat, &mut told).activate(tile, targets.as_slice());
        let taxed = told.taxed();
        book = Some(told);
        Event::Activated { seat, tile, cost: cost as u8, tourists: tourists.len(), taxed }
    });
    pay(game, seat, tile, slot, tourists);
    game.activated += 1;
    Run::new(game, seat, &mut ()).activate(tile, targets.as_slice());
    if let Some(book) = book {
        book.tell(log);
    }
    if let Some(tile) = declined {
        log.log(|| Event::Declined { seat, tile });
    }
    // (2.7b, A51) With the plant of now.
    let goes_on = game.activated < allowed(game, seat) && affordable(game, seat, |_| false);
    if !goes_on {
        flow::after_executive(game, log);
    }
}

/// Puts cubes and tourists onto the tile (2.7e, 2.7h).
pub(crate) fn pay(
    game: &mut TheCapitals,
    seat: Seat,
    tile: TileId,
    slot: Slot,
    tourists: Tourists,
) {
    let cubes = cost_in(game, seat, tile, slot) - u16::from(tourists.len());
    Run::new(game, seat, &mut ()).shift(Source::Price, Track::Energy, -(cubes as i16));
    game.side_mut(seat).cubes[slot.index()] += cubes as u8;
    for owner in tourists.iter() {
        game.tourists[owner.index()].on = Some(tile);
        game.used = game.used.with(owner);
    }
}

impl Reward {
    /// What it gives (2.7m).
    pub(crate) fn gain(self) -> (Track, i16) {
        let rule = &data().no_activation;
        match self {
            Reward::Progress => (Track::Progress, rule.progress.into()),
            Reward::Energy => (Track::Energy, rule.energy.into()),
        }
    }
}
