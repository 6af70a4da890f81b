//! Effects as simple facts, for pictures.

use insula_core::Message;
use serde::Serialize;

use crate::card::Deck;
use crate::effect::{Count, Effect, Election, Filter, Owner, Res, What, Who, Worth};
use crate::office::{Office, Vocation};
use crate::words::effects::{self, scope, size, word};
use crate::zone::{Kind, Kinds, Sizes, Zone};

/// One effect.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct EffectFacts {
    /// In a plain sentence.
    pub say: Message,
    /// As a picture can show it.
    pub icons: IconFacts,
}

/// What an effect does, and with what.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct IconFacts {
    /// What.
    pub does: DoesFacts,
    /// To whom: `you`, `each`, `opponents`, `media`, an office, `leader`,
    /// `last`, `owner-of-highest`, `owner-of-lowest`.
    pub who: Option<&'static str>,
    /// Of what: one or both.
    pub worth: Vec<Worth>,
    /// How much, how many, or the price.
    pub n: u8,
    /// For each of these.
    pub per: Option<PerFacts>,
    /// Which zone.
    pub zone: Option<Zone>,
    /// Which office is elected; none for the next one or all.
    pub office: Option<Office>,
    /// Which vocation scores.
    pub vocation: Option<Vocation>,
    /// Which deck becomes active.
    pub deck: Option<Deck>,
}

/// What an effect does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum DoesFacts {
    /// Wealth or prestige is gained.
    Gain,
    /// Wealth or prestige is lost.
    Lose,
    /// Opponents pay the builder.
    PayYou,
    /// A building is lost or bought off.
    PayOrLose,
    /// A printed row of the block pays.
    Payout,
    /// A marker is placed.
    Place,
    /// A marker may move.
    Move,
    /// A park is placed.
    Park,
    /// A cube may be taken off.
    Uncontrol,
    /// A cube may be put on an uncontrolled building.
    Claim,
    /// One office is elected.
    Elect,
    /// The pawn moves on and that office is elected.
    ElectNext,
    /// All five are elected.
    ElectAll,
    /// A politician is taken.
    WinOffice,
    /// The Extra Favor tile is taken.
    ExtraFavor,
    /// Build Permits are taken.
    TakePermits,
    /// Action points are gained.
    Ap,
    /// The next contract is cheaper.
    Discount,
    /// A vocation scores.
    Score,
    /// A deck becomes active.
    Activate,
    /// The zone offices come into play.
    UnlockOffices,
    /// The Contractor comes into play.
    UnlockContractor,
    /// The game stops.
    EndGame,
    /// One build may demolish.
    AllowDemolition,
}

/// What is counted.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PerFacts {
    /// Buildings or tiles.
    pub what: WhatFacts,
    /// Of buildings: which kinds; all five for any.
    pub kinds: Vec<Kind>,
    /// Of buildings: how their lots compare...
    pub size: SizeFacts,
    /// ...with this many.
    pub lots: u8,
    /// Whose.
    pub owner: OwnerFacts,
    /// Where: `all`, `rows`, `adj`, `block`, `water`, `adj-park`,
    /// `highest-block`, `lowest`.
    pub scope: &'static str,
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum WhatFacts {
    /// Buildings, parks too.
    Buildings,
    /// Vocation tiles.
    Vocations,
    /// Politicians.
    Offices,
}

/// How lots compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum SizeFacts {
    /// They do not matter.
    Any,
    /// Just so many.
    Exactly,
    /// So many or more.
    From,
}

/// Whose are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum OwnerFacts {
    /// Of the one who gains, loses or pays.
    Own,
    /// Everybody's and uncontrolled ones.
    Any,
}

/// The facts of an effect.
pub(super) fn facts(effect: &Effect) -> EffectFacts {
    EffectFacts { say: effects::effect(effect), icons: icons(effect) }
}

fn icons(effect: &Effect) -> IconFacts {
    let mut icons = IconFacts {
        does: does(effect),
        who: effect.who().map(word),
        worth: Vec::new(),
        n: 0,
        per: effect.count().map(per),
        zone: None,
        office: None,
        vocation: None,
        deck: None,
    };
    match *effect {
        Effect::Gain { res, n, .. } | Effect::Lose { res, n, .. } => {
            (icons.worth, icons.n) = (worths(res), n);
        }
        Effect::PayYou { n, .. } => (icons.worth, icons.n) = (worths(Res::Both), n),
        Effect::PayOrLose { who, worth, n, of } => {
            (icons.worth, icons.n) = (vec![worth], n);
            icons.per = Some(lost(who, of));
        }
        Effect::Payout(worth) | Effect::Place { marker: worth, .. } => icons.worth = vec![worth],
        Effect::Uncontrol { zone, .. } => icons.zone = Some(zone),
        Effect::Claim { zone, cost, .. } => {
            (icons.worth, icons.n, icons.zone) = (vec![Worth::Wealth], cost, zone);
        }
        Effect::Elect(Election::Of(office)) => icons.office = Some(office),
        Effect::TakePermits { n, .. } | Effect::Ap(n) => icons.n = n,
        Effect::Discount(n) => (icons.worth, icons.n) = (vec![Worth::Wealth], n),
        Effect::Score { vocation, n } => (icons.vocation, icons.n) = (Some(vocation), n),
        Effect::Activate(deck) => icons.deck = Some(deck),
        Effect::Move(_)
        | Effect::Park(_)
        | Effect::Elect(Election::Next | Election::All)
        | Effect::WinOffice(_)
        | Effect::ExtraFavor(_)
        | Effect::UnlockOffices
        | Effect::UnlockContractor
        | Effect::EndGame
        | Effect::AllowDemolition => {}
    }
    icons
}

const fn does(effect: &Effect) -> DoesFacts {
    match effect {
        Effect::Gain { .. } => DoesFacts::Gain,
        Effect::Lose { .. } => DoesFacts::Lose,
        Effect::PayYou { .. } => DoesFacts::PayYou,
        Effect::PayOrLose { .. } => DoesFacts::PayOrLose,
        Effect::Payout(_) => DoesFacts::Payout,
        Effect::Place { .. } => DoesFacts::Place,
        Effect::Move(_) => DoesFacts::Move,
        Effect::Park(_) => DoesFacts::Park,
        Effect::Uncontrol { .. } => DoesFacts::Uncontrol,
        Effect::Claim { .. } => DoesFacts::Claim,
        Effect::Elect(Election::Of(_)) => DoesFacts::Elect,
        Effect::Elect(Election::Next) => DoesFacts::ElectNext,
        Effect::Elect(Election::All) => DoesFacts::ElectAll,
        Effect::WinOffice(_) => DoesFacts::WinOffice,
        Effect::ExtraFavor(_) => DoesFacts::ExtraFavor,
        Effect::TakePermits { .. } => DoesFacts::TakePermits,
        Effect::Ap(_) => DoesFacts::Ap,
        Effect::Discount(_) => DoesFacts::Discount,
        Effect::Score { .. } => DoesFacts::Score,
        Effect::Activate(_) => DoesFacts::Activate,
        Effect::UnlockOffices => DoesFacts::UnlockOffices,
        Effect::UnlockContractor => DoesFacts::UnlockContractor,
        Effect::EndGame => DoesFacts::EndGame,
        Effect::AllowDemolition => DoesFacts::AllowDemolition,
    }
}

fn worths(res: Res) -> Vec<Worth> {
    match res {
        Res::Wealth => vec![Worth::Wealth],
        Res::Prestige => vec![Worth::Prestige],
        Res::Both => Worth::ALL.to_vec(),
    }
}

fn per(count: Count) -> PerFacts {
    let (what, kinds, sizes) = match count.what {
        What::Buildings(kinds, sizes) => (WhatFacts::Buildings, kinds, sizes),
        What::Vocations => (WhatFacts::Vocations, Kinds::NONE, Sizes::ANY),
        What::Offices => (WhatFacts::Offices, Kinds::NONE, Sizes::ANY),
    };
    let (size, lots) = sized(sizes);
    let owner = match count.owner {
        Owner::Own => OwnerFacts::Own,
        Owner::Any => OwnerFacts::Any,
    };
    PerFacts { what, kinds: kinds.iter().collect(), size, lots, owner, scope: scope(count.scope) }
}

/// The buildings that can be lost.
fn lost(who: Who, of: Filter) -> PerFacts {
    let (sizes, scope) = match of {
        Filter::Lots(sizes) => (sizes, "all"),
        Filter::Water => (Sizes::ANY, "water"),
        Filter::Lowest => (Sizes::ANY, "lowest"),
    };
    let (size, lots) = sized(sizes);
    let owner = if who == Who::OwnerOfLowest { OwnerFacts::Any } else { OwnerFacts::Own };
    let kinds = Kinds::ANY.iter().collect();
    PerFacts { what: WhatFacts::Buildings, kinds, size, lots, owner, scope }
}

fn sized(sizes: Sizes) -> (SizeFacts, u8) {
    let (word, lots) = size(sizes);
    let size = match word {
        "exactly" => SizeFacts::Exactly,
        "from" => SizeFacts::From,
        _ => SizeFacts::Any,
    };
    (size, lots)
}
