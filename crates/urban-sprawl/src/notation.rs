//! Cards in the short notation of the rules page: `GAINPER(you,P,1,cnt(RES,any,
//! adj))`.
//!
//! **Invariant:** a line says all that a card does, so two packs with the same
//! lines play alike; the hash of a pack is that of its lines.

use std::fmt::{Display, Formatter, Result};

use crate::card::{Card, Deck, Vocations};
use crate::effect::{
    Count, Effect, Effects, Election, Filter, Owner, Res, Scope, What, Who, Worth,
};
use crate::office::{Office, Vocation};
use crate::restriction::Restrictions;
use crate::zone::{Kind, Kinds, Sizes, Zone};

/// The slug and the facts of a card: of a permit permits, zones, payout and
/// ballot; of Urban Renewal payout, ballot and effect; of an event its effects;
/// of a contract zone, lots, restrictions, vocations, effects, payout and
/// whether it can be tamed.
pub(crate) fn line(slug: &str, card: &Card) -> String {
    let facts = match card {
        Card::Permit(permit) => {
            let zones = permit.zones().map(|zone| zone.to_string()).collect::<Vec<_>>().join("/");
            let permits = permit.permits.to_string();
            vec![permits, zones, permit.wealth.to_string(), yes(permit.ballot)]
        }
        Card::Renewal(renewal) => {
            let allows = Effect::AllowDemolition.to_string();
            vec![number(renewal.wealth), yes(renewal.ballot), allows]
        }
        Card::Event(effects) => vec![effects.to_string()],
        Card::Contract(contract) => vec![
            contract.zone.to_string(),
            contract.lots.to_string(),
            contract.restrictions.to_string(),
            contract.vocations.to_string(),
            contract.effects.to_string(),
            number(contract.prestige),
            if contract.tamed { "tamed" } else { "-" }.to_owned(),
        ],
    };
    let facts = facts.into_iter().map(|fact| if fact.is_empty() { "-".to_owned() } else { fact });
    std::iter::once(slug.to_owned()).chain(facts).collect::<Vec<_>>().join(" | ")
}

fn yes(is: bool) -> String {
    if is { "yes" } else { "no" }.to_owned()
}

fn number(number: Option<u8>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Kind::Civ => "CIV",
            Kind::Com => "COM",
            Kind::Ind => "IND",
            Kind::Res => "RES",
            Kind::Park => "PARK",
        })
    }
}

impl Display for Zone {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}", self.kind())
    }
}

impl Display for Vocation {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Vocation::Finance => "Finance",
            Vocation::Transportation => "Transportation",
            Vocation::Education => "Education",
            Vocation::Energy => "Energy",
            Vocation::Tourism => "Tourism",
            Vocation::Factory => "Factory",
            Vocation::PublicService => "Public Service",
            Vocation::Media => "Media",
        })
    }
}

impl Display for Vocations {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let spelled = self.as_slice().iter().map(|(vocation, n)| format!("{vocation}-{n}"));
        f.write_str(&spelled.collect::<Vec<_>>().join(","))
    }
}

impl Display for Restrictions {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let mut words = Vec::new();
        let mut word = |is: bool, text: String| {
            if is {
                words.push(text);
            }
        };
        word(self.water, "WATER".to_owned());
        word(self.wild, "WILD".to_owned());
        for kind in Kind::ALL {
            word(self.not_adjacent.contains(kind), format!("NOTADJ({kind})"));
            word(self.adjacent.contains(kind), format!("ADJ({kind})"));
        }
        word(self.most < u8::MAX, format!("VALUE<={}", self.most));
        word(self.least > 0, format!("VALUE>={}", self.least));
        word(self.ignore_zoning, "IGNOREZONE".to_owned());
        f.write_str(&words.join(","))
    }
}

impl Display for Worth {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Worth::Wealth => "W",
            Worth::Prestige => "P",
        })
    }
}

impl Display for Res {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Res::Wealth => "W",
            Res::Prestige => "P",
            Res::Both => "WP",
        })
    }
}

impl Display for Who {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Who::You => "you",
            Who::Each => "each",
            Who::Opponents => "opps",
            Who::Media => "media",
            Who::Mayor => "mayor",
            Who::DistrictAttorney => "da",
            Who::Treasurer => "treasurer",
            Who::PoliceChief => "chief",
            Who::UnionBoss => "union",
            Who::Leader => "lead",
            Who::Last => "last",
            Who::OwnerOfHighest => "owner(hi1)",
            Who::OwnerOfLowest => "owner(lo1)",
        })
    }
}

impl Display for Sizes {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let least = self.least();
        if *self == Sizes::ANY {
            Ok(())
        } else if *self == Sizes::exactly(least) {
            write!(f, "/{least}")
        } else {
            write!(f, "/{least}+")
        }
    }
}

impl Display for What {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            What::Vocations => f.write_str("voc"),
            What::Offices => f.write_str("office"),
            What::Buildings(Kinds::ANY, sizes) => write!(f, "ANY{sizes}"),
            What::Buildings(kinds, sizes) => {
                // The page's order, which reads RES first.
                let order = [Kind::Res, Kind::Com, Kind::Ind, Kind::Civ, Kind::Park];
                let named = order.into_iter().filter(|&kind| kinds.contains(kind));
                let words: Vec<String> = named.map(|kind| kind.to_string()).collect();
                write!(f, "{}{sizes}", words.join("+"))
            }
        }
    }
}

impl Display for Count {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let owner = match self.owner {
            Owner::Own => "own",
            Owner::Any => "any",
        };
        let scope = match self.scope {
            Scope::All => "all",
            Scope::Rows => "rows",
            Scope::Adj => "adj",
            Scope::Block => "block",
            Scope::Water => "water",
            Scope::AdjPark => "adjpark",
            Scope::HighestBlock => "hi",
        };
        write!(f, "cnt({},{owner},{scope})", self.what)
    }
}

impl Display for Filter {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Filter::Lots(sizes) => write!(f, "ANY{sizes}"),
            Filter::Water => f.write_str("ANY@water"),
            Filter::Lowest => f.write_str("lo1"),
        }
    }
}

impl Display for Election {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Election::Of(Office::Mayor) => "Mayor",
            Election::Of(Office::DistrictAttorney) => "District Attorney",
            Election::Of(Office::Treasurer) => "Treasurer",
            Election::Of(Office::PoliceChief) => "Police Chief",
            Election::Of(Office::UnionBoss) => "Union Boss",
            Election::Next => "next",
            Election::All => "all",
        })
    }
}

impl Display for Deck {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Deck::Planning => "Planning",
            Deck::Town => "Town",
            Deck::City => "City",
            Deck::Metropolis => "Metropolis",
        })
    }
}

impl Display for Effect {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Effect::Gain { who, res, n, per: None } => write!(f, "GAIN({who},{res},{n})"),
            Effect::Gain { who, res, n, per: Some(per) } => {
                write!(f, "GAINPER({who},{res},{n},{per})")
            }
            Effect::Lose { who, res, n, per: None } => write!(f, "LOSE({who},{res},{n})"),
            Effect::Lose { who, res, n, per: Some(per) } => {
                write!(f, "LOSEPER({who},{res},{n},{per})")
            }
            Effect::PayYou { n, per } => write!(f, "PAYYOU({n},{per})"),
            Effect::PayOrLose { who, worth, n, of } => {
                write!(f, "PAYORLOSE({who},{n},{worth},{of},REMOVE)")
            }
            Effect::Payout(worth) => write!(f, "PAYOUT({worth},here)"),
            Effect::Place { who, marker } => write!(f, "PLACE({who},{marker})"),
            Effect::Move(who) => write!(f, "MOVE({who},any)"),
            Effect::Park(who) => write!(f, "PARK({who},1)"),
            Effect::Uncontrol { who, zone } => write!(f, "UNCONTROL({who},{zone})"),
            Effect::Claim { who, zone: None, cost } => write!(f, "CLAIM({who},ANY,{cost})"),
            Effect::Claim { who, zone: Some(zone), cost } => {
                write!(f, "CLAIM({who},{zone},{cost})")
            }
            Effect::Elect(election) => write!(f, "ELECT({election})"),
            Effect::WinOffice(who) => write!(f, "WINOFFICE({who})"),
            Effect::ExtraFavor(who) => write!(f, "EXTRAFAVOR({who})"),
            Effect::TakePermits { who, n } => write!(f, "TAKEPERMIT({who},{n})"),
            Effect::Ap(n) => write!(f, "AP({n})"),
            Effect::Discount(n) => write!(f, "DISCOUNT(you,{n})"),
            Effect::Score { vocation, n } => write!(f, "VOCSCORE({vocation},{n})"),
            Effect::Activate(deck) => write!(f, "ACTIVATE({deck})"),
            Effect::UnlockOffices => f.write_str("UNLOCK(offices)"),
            Effect::UnlockContractor => f.write_str("UNLOCK(contractor)"),
            Effect::EndGame => f.write_str("ENDGAME()"),
            Effect::AllowDemolition => f.write_str("ALLOW_DEMOLITION()"),
        }
    }
}

impl Display for Effects {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let words: Vec<String> = self.as_slice().iter().map(Effect::to_string).collect();
        f.write_str(&words.join(";"))
    }
}
