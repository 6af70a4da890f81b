//! Effects as the data spells them: one word and what belongs to it.
//!
//! **Invariant:** what passes is an effect whose numbers are in range; on which
//! card it may stand is for the reader of the cards to say.

use serde::Deserialize;

use super::{Count, Election, Filter, Owner, Res, Scope, What, Who, Worth};
use crate::card::Deck;
use crate::office::{Office, Vocation};
use crate::zone::{Kind, Kinds, MAX_LOTS, Sizes, Zone};

/// The most that one effect gives, takes or costs, so that sums stay small.
const MOST: u8 = 20;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Effect {
    Gain(Moved),
    Lose(Moved),
    PayYou { n: u8, per: Per },
    PayOrLose { who: Who, wealth: Option<u8>, prestige: Option<u8>, of: Of },
    Payout(Worth),
    PlaceWealth(Who),
    PlacePrestige(Who),
    MoveMarker(Who),
    Park(Who),
    Uncontrol { who: Who, zone: Zone },
    Claim { who: Who, zone: Claimed, cost: u8 },
    Elect(Ballot),
    WinOffice(Who),
    ExtraFavor(Who),
    TakePermits { who: Who, n: u8 },
    Ap(u8),
    Discount(u8),
    Score { vocation: Vocation, n: u8 },
    Activate(Deck),
    Unlock(Unlocked),
    EndGame,
    AllowDemolition,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Moved {
    who: Who,
    wealth: Option<u8>,
    prestige: Option<u8>,
    per: Option<Per>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Per {
    own: Option<Counted>,
    any: Option<Counted>,
    lots: Option<u8>,
    lots_from: Option<u8>,
    scope: Option<Scope>,
}

#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "what is counted is vocation, office, building, civ, com, ind, res, park, or a \
                 list of kinds"
)]
enum Counted {
    Tiles(Tiles),
    One(Kind),
    Union(Vec<Kind>),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Tiles {
    Vocation,
    Office,
    Building,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "these are any, water, lowest, { lots = N } or { lots_from = N }")]
pub(crate) enum Of {
    Word(OfWord),
    Lots(OfLots),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum OfWord {
    Any,
    Water,
    Lowest,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfLots {
    lots: Option<u8>,
    lots_from: Option<u8>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Claimed {
    Any,
    Civ,
    Com,
    Ind,
    Res,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ballot {
    Mayor,
    DistrictAttorney,
    Treasurer,
    PoliceChief,
    UnionBoss,
    Next,
    All,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Unlocked {
    Offices,
    Contractor,
}

impl TryFrom<Effect> for super::Effect {
    type Error = String;

    fn try_from(spelled: Effect) -> Result<super::Effect, String> {
        Ok(match spelled {
            Effect::Gain(moved) => {
                let (who, res, n, per) = moved.read()?;
                super::Effect::Gain { who, res, n, per }
            }
            Effect::Lose(moved) => {
                let (who, res, n, per) = moved.read()?;
                super::Effect::Lose { who, res, n, per }
            }
            Effect::PayYou { n, per } => {
                let per = per.read()?;
                if per.owner != Owner::Own {
                    return Err("each opponent pays for its own: say own, not any".into());
                }
                super::Effect::PayYou { n: amount(n)?, per }
            }
            Effect::PayOrLose { who, wealth, prestige, of } => {
                let (worth, n) = match (wealth, prestige) {
                    (Some(n), None) => (Worth::Wealth, n),
                    (None, Some(n)) => (Worth::Prestige, n),
                    _ => return Err("it is bought off with wealth or with prestige".into()),
                };
                super::Effect::PayOrLose { who, worth, n: amount(n)?, of: of.read()? }
            }
            Effect::Payout(worth) => super::Effect::Payout(worth),
            Effect::PlaceWealth(who) => super::Effect::Place { who, marker: Worth::Wealth },
            Effect::PlacePrestige(who) => super::Effect::Place { who, marker: Worth::Prestige },
            Effect::MoveMarker(who) => super::Effect::Move(who),
            Effect::Park(who) => super::Effect::Park(who),
            Effect::Uncontrol { who, zone } => super::Effect::Uncontrol { who, zone },
            Effect::Claim { who, zone, cost } => {
                let cost = if cost == 0 { 0 } else { amount(cost)? };
                super::Effect::Claim { who, zone: zone.read(), cost }
            }
            Effect::Elect(ballot) => super::Effect::Elect(ballot.read()),
            Effect::WinOffice(who) => super::Effect::WinOffice(who),
            Effect::ExtraFavor(who) => super::Effect::ExtraFavor(who),
            Effect::TakePermits { who, n } => super::Effect::TakePermits { who, n: amount(n)? },
            Effect::Ap(n) => super::Effect::Ap(amount(n)?),
            Effect::Discount(n) => super::Effect::Discount(amount(n)?),
            Effect::Score { vocation, n } => super::Effect::Score { vocation, n: amount(n)? },
            Effect::Activate(deck) => super::Effect::Activate(deck),
            Effect::Unlock(Unlocked::Offices) => super::Effect::UnlockOffices,
            Effect::Unlock(Unlocked::Contractor) => super::Effect::UnlockContractor,
            Effect::EndGame => super::Effect::EndGame,
            Effect::AllowDemolition => super::Effect::AllowDemolition,
        })
    }
}

impl Moved {
    fn read(self) -> Result<(Who, Res, u8, Option<Count>), String> {
        let (res, n) = match (self.wealth, self.prestige) {
            (Some(n), None) => (Res::Wealth, n),
            (None, Some(n)) => (Res::Prestige, n),
            (Some(wealth), Some(prestige)) if wealth == prestige => (Res::Both, wealth),
            (Some(_), Some(_)) => return Err("wealth and prestige are as much of each".into()),
            (None, None) => return Err("say how much wealth or prestige".into()),
        };
        Ok((self.who, res, amount(n)?, self.per.map(Per::read).transpose()?))
    }
}

impl Per {
    fn read(self) -> Result<Count, String> {
        let (counted, owner) = match (self.own, self.any) {
            (Some(counted), None) => (counted, Owner::Own),
            (None, Some(counted)) => (counted, Owner::Any),
            _ => return Err("a count is of own or of any".into()),
        };
        let scope = self.scope.unwrap_or(Scope::All);
        let sizes = sizes(self.lots, self.lots_from)?;
        let kinds = match counted {
            Counted::Tiles(Tiles::Building) => Kinds::ANY,
            Counted::One(kind) => Kinds::of(kind),
            Counted::Union(kinds) if kinds.is_empty() => {
                return Err("a list of kinds has at least one".into());
            }
            Counted::Union(kinds) => kinds.into_iter().fold(Kinds::NONE, Kinds::with),
            Counted::Tiles(tiles @ (Tiles::Vocation | Tiles::Office)) => {
                if (owner, scope, sizes) != (Owner::Own, Scope::All, Sizes::ANY) {
                    return Err("of vocations and offices, own ones are counted everywhere".into());
                }
                let what = match tiles {
                    Tiles::Office => What::Offices,
                    Tiles::Vocation | Tiles::Building => What::Vocations,
                };
                return Ok(Count { what, owner, scope });
            }
        };
        Ok(Count { what: What::Buildings(kinds, sizes), owner, scope })
    }
}

impl Of {
    fn read(self) -> Result<Filter, String> {
        Ok(match self {
            Of::Word(OfWord::Any) => Filter::Lots(Sizes::ANY),
            Of::Word(OfWord::Water) => Filter::Water,
            Of::Word(OfWord::Lowest) => Filter::Lowest,
            Of::Lots(OfLots { lots, lots_from }) => Filter::Lots(sizes(lots, lots_from)?),
        })
    }
}

impl Claimed {
    fn read(self) -> Option<Zone> {
        match self {
            Claimed::Any => None,
            Claimed::Civ => Some(Zone::Civ),
            Claimed::Com => Some(Zone::Com),
            Claimed::Ind => Some(Zone::Ind),
            Claimed::Res => Some(Zone::Res),
        }
    }
}

impl Ballot {
    fn read(self) -> Election {
        match self {
            Ballot::Mayor => Election::Of(Office::Mayor),
            Ballot::DistrictAttorney => Election::Of(Office::DistrictAttorney),
            Ballot::Treasurer => Election::Of(Office::Treasurer),
            Ballot::PoliceChief => Election::Of(Office::PoliceChief),
            Ballot::UnionBoss => Election::Of(Office::UnionBoss),
            Ballot::Next => Election::Next,
            Ballot::All => Election::All,
        }
    }
}

fn sizes(lots: Option<u8>, lots_from: Option<u8>) -> Result<Sizes, String> {
    match (lots, lots_from) {
        (None, None) => Ok(Sizes::ANY),
        (Some(n), None) if (1..=MAX_LOTS).contains(&n) => Ok(Sizes::exactly(n)),
        (None, Some(n)) if (2..=MAX_LOTS).contains(&n) => Ok(Sizes::at_least(n)),
        (Some(_), Some(_)) => Err("lots or lots_from, not both".into()),
        _ => Err(format!("lots are 1 to {MAX_LOTS}, lots_from is 2 to {MAX_LOTS}")),
    }
}

fn amount(n: u8) -> Result<u8, String> {
    if (1..=MOST).contains(&n) { Ok(n) } else { Err(format!("{n} is not from 1 to {MOST}")) }
}
