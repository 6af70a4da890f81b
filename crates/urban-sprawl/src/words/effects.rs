//! What effects do, in plain words.
//!
//! **Invariant:** made from the effect alone, so that a card of any pack can
//! be read out; nothing that the closed language can say is left out.

use insula_core::{Message, Say};

use super::names::{amount, or, worth, zone_adjective};
use crate::effect::{Count, Effect, Election, Filter, Owner, Scope, What, Who, Worth};
use crate::restriction::Restrictions;
use crate::zone::{Kind, Kinds, Sizes, Zone};

/// A sentence: "You gain 1 prestige for each residential building adjacent to
/// it."
pub(crate) fn effect(effect: &Effect) -> Message {
    match *effect {
        Effect::Gain { who, res, n, per } => moved("gain", who, amount(res, n), per),
        Effect::Lose { who, res, n, per } => moved("lose", who, amount(res, n), per),
        Effect::PayYou { n, per } => {
            say("pay-you").with("n", n).with("per", self::per(per, "they"))
        }
        Effect::PayOrLose { worth, n, of: Filter::Lowest, .. } => {
            say("pay-or-lose-lowest").with("amount", self::worth(worth, n))
        }
        Effect::PayOrLose { who, worth, n, of } => {
            of_seat("pay-or-lose", who).with("amount", self::worth(worth, n)).with("of", lost(of))
        }
        Effect::Payout(worth) => say("payout").with("worth", worth.name()),
        Effect::Place { who, marker } => of_seat("place", who).with("worth", marker.name()),
        Effect::Move(who) => of_seat("move", who),
        Effect::Park(who) => of_seat("park", who),
        Effect::Uncontrol { who, zone } => of_seat("uncontrol", who).with("zone", zone.name()),
        Effect::Claim { who, zone, cost } => of_seat("claim", who)
            .with("zone", zone.map_or("any", Zone::name))
            .with("cost", cost)
            .with("amount", worth(Worth::Wealth, cost)),
        Effect::Elect(Election::Of(office)) => say("elect").with("office", office.say()),
        Effect::Elect(Election::Next) => say("elect-next"),
        Effect::Elect(Election::All) => say("elect-all"),
        Effect::WinOffice(who) => of_seat("win-office", who),
        Effect::ExtraFavor(who) => of_seat("extra-favor", who),
        Effect::TakePermits { who, n } => of_seat("take-permits", who).with("n", n),
        Effect::Ap(n) => say("ap").with("n", n),
        Effect::Discount(n) => say("discount").with("amount", worth(Worth::Wealth, n)),
        Effect::Score { vocation, n } => say("score").with("vocation", vocation.say()).with("n", n),
        Effect::Activate(deck) => say("activate").with("deck", deck.name()),
        Effect::UnlockOffices => say("unlock-offices"),
        Effect::UnlockContractor => say("unlock-contractor"),
        Effect::EndGame => say("end-game"),
        Effect::AllowDemolition => say("allow-demolition"),
    }
}

/// Where a contract may stand beyond zoning, a sentence for each condition.
pub(crate) fn restrictions(of: &Restrictions) -> Vec<Message> {
    let needs = |key| Message::new(format!("urban-sprawl-needs-{key}"));
    let mut said = Vec::new();
    if of.water {
        said.push(needs("water"));
    }
    if of.wild {
        said.push(needs("wilderness"));
    }
    let kinds = |key, kinds: Kinds| {
        kinds.iter().map(move |kind| needs(key).with("kind", kind.name())).collect::<Vec<_>>()
    };
    said.extend(kinds("adjacent", of.adjacent));
    said.extend(kinds("not-adjacent", of.not_adjacent));
    if of.most < u8::MAX {
        said.push(needs("most").with("n", of.most));
    }
    if of.least > 0 {
        said.push(needs("least").with("n", of.least));
    }
    if of.ignore_zoning {
        said.push(needs("no-zoning"));
    }
    said
}

/// The word for whom an effect concerns, in the selectors.
pub(crate) const fn word(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Each => "each",
        Who::Opponents => "opponents",
        Who::Media => "media",
        Who::Mayor => "mayor",
        Who::DistrictAttorney => "district-attorney",
        Who::Treasurer => "treasurer",
        Who::PoliceChief => "police-chief",
        Who::UnionBoss => "union-boss",
        Who::Leader => "leader",
        Who::Last => "last",
        Who::OwnerOfHighest => "owner-of-highest",
        Who::OwnerOfLowest => "owner-of-lowest",
    }
}

/// The word for where something is counted.
pub(crate) const fn scope(scope: Scope) -> &'static str {
    match scope {
        Scope::All => "all",
        Scope::Rows => "rows",
        Scope::Adj => "adj",
        Scope::Block => "block",
        Scope::Water => "water",
        Scope::AdjPark => "adj-park",
        Scope::HighestBlock => "highest-block",
    }
}

/// The word for sizes, and the lots they speak of.
pub(crate) fn size(sizes: Sizes) -> (&'static str, u8) {
    let least = sizes.least();
    match sizes {
        Sizes::ANY => ("any", 1),
        _ if sizes == Sizes::exactly(least) => ("exactly", least),
        _ => ("from", least),
    }
}

fn moved(key: &'static str, who: Who, amount: Message, per: Option<Count>) -> Message {
    let own = if who == Who::You { "you" } else { "they" };
    match per {
        None => of_seat(key, who).with("amount", amount),
        Some(count) => {
            let key = if key == "gain" { "gain-per" } else { "lose-per" };
            of_seat(key, who).with("amount", amount).with("per", self::per(count, own))
        }
    }
}

/// "for each residential building in these rows"; `own` is whose the own ones
/// are: yours or theirs.
fn per(count: Count, own: &'static str) -> Message {
    let owner = match count.owner {
        Owner::Own => own,
        Owner::Any => "any",
    };
    match count.what {
        What::Vocations => Message::new("urban-sprawl-per-vocation").with("owner", owner),
        What::Offices => Message::new("urban-sprawl-per-office").with("owner", owner),
        What::Buildings(kinds, sizes) => Message::new("urban-sprawl-per")
            .with("owner", owner)
            .with("what", counted(kinds, sizes, owner))
            .with("scope", scope(count.scope)),
    }
}

/// "residential building of 2 or more lots", in the number that goes with the
/// owner.
fn counted(kinds: Kinds, sizes: Sizes, owner: &'static str) -> Message {
    let zones = kinds.without(Kind::Park);
    let what = match (zones.is_empty(), kinds.contains(Kind::Park)) {
        _ if kinds == Kinds::ANY => "any",
        (true, _) => "park",
        (false, true) => "zone-or-park",
        (false, false) => "zone",
    };
    let (size, lots) = size(sizes);
    Message::new("urban-sprawl-counted")
        .with("owner", owner)
        .with("what", what)
        .with("zones", or(zones.iter().map(zone_adjective)))
        .with("size", size)
        .with("lots", lots)
}

/// "buildings of 2 or more lots".
fn lost(of: Filter) -> Message {
    let (size, lots) = match of {
        Filter::Lots(sizes) => size(sizes),
        Filter::Water => ("water", 1),
        Filter::Lowest => ("any", 1),
    };
    Message::new("urban-sprawl-lost").with("size", size).with("lots", lots)
}

fn say(key: &'static str) -> Message {
    Message::new(format!("urban-sprawl-effect-{key}"))
}

/// A sentence that begins with whom it concerns.
fn of_seat(key: &'static str, who: Who) -> Message {
    let who = word(who);
    say(key).with("subject", Message::new("urban-sprawl-who").with("who", who)).with("who", who)
}
