//! Why not, and by which rule.

use insula_core::{Message, Refused, Say, Seat};

use crate::card::{CardId, Deck};
use crate::effect::Worth;
use crate::grid::{Lot, Misfit, Space};
use crate::office::{Office, Vocation};
use crate::zone::Zone;

/// Why the rules refuse an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Another seat is to act.
    NotYourTurn {
        /// Who is.
        seat: Seat,
    },
    /// Nothing like this is done now, or a question is open.
    WrongPart {
        /// The first word of the action.
        what: &'static str,
        /// What is being done: a phase, or the kind of the question.
        part: &'static str,
    },
    /// No starting building that can be bought stands there.
    NotForSale {
        /// Where.
        lot: Lot,
    },
    /// Nobody passes in the buying round.
    NobodyPasses,
    /// The seat does not have that permit.
    NotYourPermit {
        /// Which.
        card: CardId,
    },
    /// Urban Renewal brings no wealth.
    RenewalInvested,
    /// Actions have begun.
    TooLateToInvest,
    /// The action points do not suffice.
    NoAp {
        /// What it costs.
        cost: u8,
        /// What is left.
        have: u8,
    },
    /// No such planning card is on offer.
    NoPlanningCard {
        /// Which.
        card: CardId,
    },
    /// No such contract is on offer.
    NoContract {
        /// Which.
        card: CardId,
    },
    /// The deck is not active yet.
    NotActive {
        /// Which.
        deck: Deck,
    },
    /// The deck's top is face down until the end of the turn.
    FaceDown {
        /// Which.
        deck: Deck,
    },
    /// There is no room for another Favor.
    FavorsFull {
        /// So many may be held.
        n: u8,
    },
    /// The Favor was taken this turn.
    FreshFavor {
        /// Which.
        card: CardId,
    },
    /// The Favor is another seat's.
    OthersFavor {
        /// Which.
        card: CardId,
        /// Whose.
        seat: Seat,
    },
    /// A Favor that is held cannot be taken again.
    HeldFavor {
        /// Which.
        card: CardId,
    },
    /// The seat's permits of the zone are too few.
    TooFewPermits {
        /// Which zone.
        zone: Zone,
        /// So many are needed.
        need: u8,
        /// So many there are.
        have: u8,
    },
    /// The seat does not have the card that is to pay.
    PermitNotHeld {
        /// Which.
        card: CardId,
    },
    /// The card does not serve the zone.
    WrongPermit {
        /// Which.
        card: CardId,
        /// Which zone.
        zone: Zone,
    },
    /// With that card one could be left out, or the cards do not go up.
    PermitTooMany {
        /// Which.
        card: CardId,
    },
    /// The block costs more than the seat has.
    TooDear {
        /// What it costs.
        price: u8,
        /// What the seat has.
        have: u16,
    },
    /// Every place for the contract costs more than the seat has.
    Unaffordable {
        /// What the seat has.
        have: u16,
    },
    /// The contract fits nowhere.
    NoPlace {
        /// Which.
        card: CardId,
    },
    /// The place has not as many lots as the contract.
    WrongSize {
        /// So many it must have.
        lots: u8,
    },
    /// The contract may not be built there.
    Misplaced {
        /// Why.
        why: Misfit,
    },
    /// No cube is left.
    NoCube,
    /// Urban Renewal is no permit: it goes by itself, and only to demolish.
    RenewalInVain,
    /// Wealth or prestige must be chosen.
    MustChoose,
    /// That opponent has no such tile.
    NoVocation {
        /// Who.
        seat: Seat,
        /// Which.
        vocation: Vocation,
    },
    /// There is not enough of it to pay in full.
    NotInFull {
        /// Of what.
        worth: Worth,
        /// How much it is.
        n: u8,
    },
    /// It cannot be bought off.
    CannotPayOff {
        /// With what.
        worth: Worth,
        /// How much it is.
        n: u8,
    },
    /// It is not optional.
    MustDo,
    /// That seat has nothing to choose, or has chosen.
    NothingToChoose {
        /// Who.
        seat: Seat,
    },
    /// That seat is not among the tied of the election.
    NotElectable {
        /// Who.
        seat: Seat,
    },
    /// It is not among the tied.
    NotTied,
    /// The lot is not empty.
    NoParkThere {
        /// Where.
        lot: Lot,
        /// Whether it is a Mayor's.
        mayor: bool,
    },
    /// The gray space is taken.
    SpaceTaken {
        /// Which.
        space: Space,
    },
    /// There is no marker on the gray space.
    NoMarker {
        /// Which.
        space: Space,
    },
    /// A marker goes to another gray space that is empty.
    CannotMoveThere {
        /// Which.
        space: Space,
    },
    /// No controlled building of the zone stands there.
    NotControlled {
        /// Where.
        lot: Lot,
        /// Of which zone.
        zone: Zone,
    },
    /// No uncontrolled building of the kind stands there.
    NotClaimable {
        /// Where.
        lot: Lot,
    },
    /// No building that could be lost stands there.
    NotToLose {
        /// Where.
        lot: Lot,
    },
    /// It is not the lowest building.
    NotLowest {
        /// Where.
        lot: Lot,
    },
    /// The office is not in play.
    OfficeNotInPlay {
        /// Which.
        office: Office,
    },
}

impl Refused for Illegal {
    fn rule(&self) -> &'static str {
        match *self {
            Illegal::Over | Illegal::NotYourTurn { .. } => "3.1a",
            Illegal::WrongPart { .. } => "3.1b",
            Illegal::NotForSale { .. } => "2.4a",
            Illegal::NobodyPasses => "2.4b",
            Illegal::NotYourPermit { .. } => "3.1d",
            Illegal::RenewalInvested => "3.1e",
            Illegal::TooLateToInvest => "3.1f",
            Illegal::NoAp { .. } => "3.2b",
            Illegal::NoPlanningCard { .. } => "3.2c",
            Illegal::NoContract { .. } | Illegal::NotActive { .. } => "3.2d",
            Illegal::FaceDown { .. } => "3.2h",
            Illegal::FavorsFull { .. } => "3.2e",
            Illegal::FreshFavor { .. }
            | Illegal::OthersFavor { .. }
            | Illegal::HeldFavor { .. } => "3.2f",
            Illegal::TooFewPermits { .. }
            | Illegal::PermitNotHeld { .. }
            | Illegal::WrongPermit { .. } => "5.1b",
            Illegal::PermitTooMany { .. } => "5.1c",
            Illegal::TooDear { .. } => "5.1d",
            Illegal::Unaffordable { .. } => "5.1e",
            Illegal::NoPlace { .. } | Illegal::WrongSize { .. } => "5.2a",
            Illegal::Misplaced { why } => match why {
                Misfit::Taken(_) => "8.1",
                Misfit::Uncovered(_) => "8.3",
                Misfit::Protected(_) => "8.4",
                Misfit::TooDear { .. } | Misfit::TooCheap { .. } => "14.1.35",
                Misfit::NoWater | Misfit::NoWilderness => "14.1.33",
                Misfit::Beside(_) | Misfit::NotBeside(_) => "14.1.34",
                Misfit::Zoning(_) => "5.2c",
            },
            Illegal::NoCube => "5.2e",
            Illegal::RenewalInVain => "8.6",
            Illegal::MustChoose => "5.4c",
            Illegal::NoVocation { .. } => "5.4b",
            Illegal::NotInFull { .. } => "14.1.14",
            Illegal::CannotPayOff { .. } | Illegal::NotToLose { .. } => "14.1.15",
            Illegal::MustDo => "14.1.5",
            Illegal::NothingToChoose { .. } => "1.16",
            Illegal::NotElectable { .. } => "7.7",
            Illegal::NotTied => "1.15",
            Illegal::NoParkThere { mayor: true, .. } => "7.9",
            Illegal::NoParkThere { mayor: false, .. } => "14.1.21",
            Illegal::SpaceTaken { .. } => "6.1",
            Illegal::NoMarker { .. } => "6.2",
            Illegal::CannotMoveThere { .. } => "14.1.20",
            Illegal::NotControlled { .. } => "14.1.22",
            Illegal::NotClaimable { .. } => "14.1.23",
            Illegal::NotLowest { .. } => "14.1.16",
            Illegal::OfficeNotInPlay { .. } => "14.1.25",
        }
    }
}

impl Say for Illegal {
    fn say(&self) -> Message {
        match *self {
            Illegal::Over => no("over"),
            Illegal::NotYourTurn { seat } => no("turn").with("seat", seat),
            Illegal::WrongPart { what, part } => no("part").with("what", what).with("part", part),
            Illegal::NotForSale { lot } => at("for-sale", lot),
            Illegal::NobodyPasses => no("pass"),
            Illegal::NotYourPermit { card } | Illegal::PermitNotHeld { card } => of("permit", card),
            Illegal::RenewalInvested => no("renewal-invested"),
            Illegal::TooLateToInvest => no("late"),
            Illegal::NoAp { cost, have } => no("ap").with("cost", cost).with("have", have),
            Illegal::NoPlanningCard { card } => of("planning-card", card),
            Illegal::NoContract { card } => of("contract", card),
            Illegal::NotActive { deck } => no("active").with("deck", deck.name()),
            Illegal::FaceDown { deck } => no("face-down").with("deck", deck.name()),
            Illegal::FavorsFull { n } => no("favors").with("n", n),
            Illegal::FreshFavor { card } => of("fresh-favor", card),
            Illegal::OthersFavor { card, seat } => of("others-favor", card).with("seat", seat),
            Illegal::HeldFavor { card } => of("held-favor", card),
            Illegal::TooFewPermits { zone, need, have } => {
                no("permits").with("zone", zone.name()).with("need", need).with("have", have)
            }
            Illegal::WrongPermit { card, zone } => {
                of("wrong-permit", card).with("zone", zone.name())
            }
            Illegal::PermitTooMany { card } => of("permit-too-many", card),
            Illegal::TooDear { price, have } => no("price").with("price", price).with("have", have),
            Illegal::Unaffordable { have } => no("afford").with("have", have),
            Illegal::NoPlace { card } => of("place", card),
            Illegal::WrongSize { lots } => no("size").with("n", lots),
            Illegal::Misplaced { why } => say_misfit(why),
            Illegal::NoCube => no("cube"),
            Illegal::RenewalInVain => no("renewal"),
            Illegal::MustChoose => no("choose"),
            Illegal::NoVocation { seat, vocation } => {
                no("vocation").with("seat", seat).with("vocation", vocation.say())
            }
            Illegal::NotInFull { worth, n } => no("full").with("worth", worth.name()).with("n", n),
            Illegal::CannotPayOff { worth, n } => {
                no("pay-off").with("worth", worth.name()).with("n", n)
            }
            Illegal::MustDo => no("must"),
            Illegal::NothingToChoose { seat } => no("next").with("seat", seat),
            Illegal::NotElectable { seat } => no("elect").with("seat", seat),
            Illegal::NotTied => no("tied"),
            Illegal::NoParkThere { lot, .. } => at("park", lot),
            Illegal::SpaceTaken { space } => on("space", space),
            Illegal::NoMarker { space } => on("marker", space),
            Illegal::CannotMoveThere { space } => on("move", space),
            Illegal::NotControlled { lot, zone } => at("uncontrol", lot).with("zone", zone.name()),
            Illegal::NotClaimable { lot } => at("claim", lot),
            Illegal::NotToLose { lot } => at("lose", lot),
            Illegal::NotLowest { lot } => at("lowest", lot),
            Illegal::OfficeNotInPlay { office } => no("office").with("office", office.say()),
        }
    }
}

/// Why a place does not do.
fn say_misfit(why: Misfit) -> Message {
    match why {
        Misfit::Taken(lot) => at("taken", lot),
        Misfit::Uncovered(lot) => at("uncovered", lot),
        Misfit::Protected(lot) => at("protected", lot),
        Misfit::TooDear { value, most } => no("value-most").with("value", value).with("n", most),
        Misfit::TooCheap { value, least } => {
            no("value-least").with("value", value).with("n", least)
        }
        Misfit::NoWater => no("water"),
        Misfit::NoWilderness => no("wilderness"),
        Misfit::Beside(lot) => at("beside", lot),
        Misfit::NotBeside(kind) => no("not-beside").with("building", kind.say()),
        Misfit::Zoning(lot) => at("zoning", lot),
    }
}

/// A refusal.
fn no(key: &'static str) -> Message {
    Message::new(format!("urban-sprawl-no-{key}"))
}

/// One about a card.
fn of(key: &'static str, card: CardId) -> Message {
    no(key).with("card", card.say())
}

/// One about a place.
fn at(key: &'static str, lot: Lot) -> Message {
    no(key).with("lot", lot.say())
}

/// One about a gray space.
fn on(key: &'static str, space: Space) -> Message {
    no(key).with("space", space.say())
}
