//! What has been begun, and what is asked in the middle of a turn.

use insula_core::{Seat, Seats};
use serde::Serialize;

use super::{CardText, LotView, lot};
use crate::UrbanSprawl;
use crate::effect::Worth;
use crate::office::{Office, Vocation};
use crate::phase::{Phase, build, permits};
use crate::run::effects::{self, Tied};
use crate::run::elections;
use crate::run::frame::{Ask, Asking, Frame};

/// The own build that has begun.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PendingView {
    /// The contract.
    pub card: CardText,
    /// Where, once that is chosen.
    pub site: Option<Vec<LotView>>,
    /// What it costs there.
    pub cost: Option<u8>,
    /// Permits picked.
    pub permits: Vec<CardText>,
    /// Permits that the contract needs.
    pub need: u8,
    /// Permit cards that may still be picked.
    pub choices: Vec<CardText>,
}

/// What is asked in the middle of a turn.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct QuestionView {
    /// What.
    pub kind: QuestionKind,
    /// Whom.
    pub seat: u8,
    /// By which card.
    pub card: Option<CardText>,
    /// About which office.
    pub office: Option<Office>,
    /// About which vocation.
    pub vocation: Option<Vocation>,
    /// How much.
    pub n: u8,
    /// Of what.
    pub worth: Option<Worth>,
    /// To whom it is paid.
    pub to: Option<u8>,
    /// The candidates, or those left to be asked.
    pub seats: Vec<u8>,
}

/// What can be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum QuestionKind {
    /// Wealth or prestige for a vocation tile.
    Vocation,
    /// A vocation tile from an opponent.
    Steal,
    /// Who chooses next.
    Order,
    /// Who is elected.
    Elect,
    /// Who becomes the Contractor.
    Contractor,
    /// Where a park goes.
    Park,
    /// Where a marker goes.
    Marker,
    /// Which marker moves where.
    Move,
    /// Which building loses its cube.
    Uncontrol,
    /// Which building gets a cube.
    Claim,
    /// To pay, or which building to lose.
    PayOrLose,
    /// Wealth or prestige for the builder.
    PayYou,
    /// Which politician to take.
    Office,
    /// Who of those tied for most or least prestige.
    Seat,
    /// Which of the tied buildings.
    Building,
    /// Which of the tied blocks.
    Block,
}

impl QuestionKind {
    /// As it is written everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            QuestionKind::Vocation => "vocation",
            QuestionKind::Steal => "steal",
            QuestionKind::Order => "order",
            QuestionKind::Elect => "elect",
            QuestionKind::Contractor => "contractor",
            QuestionKind::Park => "park",
            QuestionKind::Marker => "marker",
            QuestionKind::Move => "move",
            QuestionKind::Uncontrol => "uncontrol",
            QuestionKind::Claim => "claim",
            QuestionKind::PayOrLose => "pay-or-lose",
            QuestionKind::PayYou => "pay-you",
            QuestionKind::Office => "office",
            QuestionKind::Seat => "seat",
            QuestionKind::Building => "building",
            QuestionKind::Block => "block",
        }
    }
}

/// What the seat that is to act has begun.
pub(super) fn pending(game: &UrbanSprawl, seat: Seat) -> Option<PendingView> {
    let begun = (*game.pending.get())?;
    let mut choices = Vec::new();
    if begun.site.is_some() {
        permits::legal(game, seat, &begun, |card| choices.push(CardText(card)));
    }
    Some(PendingView {
        card: CardText(begun.card),
        site: begun.site.map(|site| site.lots().iter().map(lot).collect()),
        cost: begun.site.map(|site| build::price(game, site)),
        permits: begun.permits.iter().map(CardText).collect(),
        need: game.cards.contract(begun.card).map_or(0, |contract| contract.lots),
        choices,
    })
}

/// What the top frame asks.
pub(crate) fn question(game: &UrbanSprawl) -> Option<QuestionView> {
    if game.phase != Phase::Ask {
        return None;
    }
    let seat = game.asked()?;
    let mut view = QuestionView {
        kind: QuestionKind::Order,
        seat: seat.0,
        card: None,
        office: None,
        vocation: None,
        n: 0,
        worth: None,
        to: None,
        seats: Vec::new(),
    };
    let numbers = |seats: Seats| seats.iter().map(|seat| seat.0).collect();
    match game.frames.top()? {
        Frame::Ask(asking) => ask(game, &asking, &mut view),
        frame @ Frame::Effect { card, .. } => {
            view.card = Some(CardText(card));
            view.kind = match effects::waits_for(game, frame)? {
                Tied::Seats(seats) => {
                    view.seats = numbers(seats);
                    QuestionKind::Seat
                }
                Tied::Buildings(_) => QuestionKind::Building,
                Tied::Blocks(_) => QuestionKind::Block,
            };
        }
        Frame::Steal { card, vocation } => {
            view.kind = QuestionKind::Steal;
            (view.card, view.vocation) = (Some(CardText(card)), Some(vocation));
            view.seats = numbers(effects::robbed(game, vocation));
        }
        Frame::Elect(office) => {
            (view.kind, view.office) = (QuestionKind::Elect, Some(office));
            view.seats = numbers(elections::candidates(game, office));
        }
        Frame::Contractor => {
            view.kind = QuestionKind::Contractor;
            view.seats = numbers(elections::least_prestige(game));
        }
        Frame::Card { .. } | Frame::Elections { .. } | Frame::Payout(_) | Frame::EndOfTurn(_) => {
            return None;
        }
    }
    Some(view)
}

fn ask(game: &UrbanSprawl, asking: &Asking, view: &mut QuestionView) {
    view.card = asking.card.map(CardText);
    view.seats = asking.left.iter().map(|seat| seat.0).collect();
    let kind = match asking.ask {
        Ask::Tile { vocation, n } => {
            (view.vocation, view.n) = (Some(vocation), n);
            QuestionKind::Vocation
        }
        Ask::PayYou { n } => {
            (view.n, view.to) = (n, Some(game.active.0));
            QuestionKind::PayYou
        }
        Ask::PayOrLose { worth, n, .. } | Ask::PayOrLoseThis { worth, n, .. } => {
            (view.worth, view.n) = (Some(worth), n);
            QuestionKind::PayOrLose
        }
        Ask::Marker(worth) => {
            view.worth = Some(worth);
            view.n = game.map.next_marker(worth).map_or(0, |marker| marker.number());
            QuestionKind::Marker
        }
        Ask::Move => QuestionKind::Move,
        Ask::Park => {
            // A Mayor's park comes of the office, not of a card (7.9).
            view.office = asking.card.is_none().then_some(Office::Mayor);
            QuestionKind::Park
        }
        Ask::Uncontrol(_) => QuestionKind::Uncontrol,
        Ask::Claim { cost, .. } => {
            (view.worth, view.n) = (Some(Worth::Wealth), cost);
            QuestionKind::Claim
        }
        Ask::Office => QuestionKind::Office,
    };
    view.kind = if asking.now.is_some() { kind } else { QuestionKind::Order };
}
