//! What a seat has, and what the end would give it.

use insula_core::Seat;
use serde::Serialize;

use super::{CardText, RowView};
use crate::UrbanSprawl;
use crate::effect::Worth;
use crate::grid::{Area, Row};
use crate::office::{Office, Vocation};
use crate::run::end as finish;
use crate::zone::{Kinds, Sizes};

/// What everybody sees of a seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SeatView {
    /// Wealth.
    pub wealth: u16,
    /// Prestige.
    pub prestige: u16,
    /// Cubes left.
    pub cubes: u8,
    /// Build Permits, by card number.
    pub permits: Vec<CardText>,
    /// Urban Renewal cards.
    pub renewals: u8,
    /// Contracts held.
    pub favors: Vec<FavorView>,
    /// Vocation tiles.
    pub vocations: Vec<HeldView>,
    /// Politicians, in the order of the wheel.
    pub offices: Vec<Office>,
    /// Whether it holds the Contractor.
    pub contractor: bool,
    /// Buildings that it controls.
    pub buildings: u8,
    /// What all rows on the board would pay it now.
    pub income: IncomeView,
    /// As if the game ended now.
    #[serde(rename = "final")]
    pub end: FinalView,
}

/// A Favor.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct FavorView {
    /// Which contract.
    pub card: CardText,
    /// Whether it was taken in this turn and cannot be built yet.
    pub fresh: bool,
}

/// Vocation tiles of a seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct HeldView {
    /// Which vocation.
    pub vocation: Vocation,
    /// How many tiles.
    pub n: u8,
}

/// What rows pay.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct IncomeView {
    /// Wealth rows.
    pub wealth: u16,
    /// Prestige rows.
    pub prestige: u16,
}

/// What the end gives a seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct FinalView {
    /// By prestige row on the board.
    pub rows: Vec<FinalRowView>,
    /// For wealth.
    pub wealth: u16,
    /// By politician held.
    pub offices: Vec<FinalOfficeView>,
    /// All that is added at the end.
    pub total: u16,
}

/// What a prestige row pays at the end.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct FinalRowView {
    /// Which.
    pub id: &'static str,
    /// Prestige.
    pub n: u8,
}

/// What a politician gives at the end.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct FinalOfficeView {
    /// Which.
    pub office: Office,
    /// Prestige.
    pub n: u16,
}

/// All that everybody sees of a seat.
pub(super) fn seat(game: &UrbanSprawl, rows: &[RowView], seat: Seat) -> SeatView {
    let party = game.party(seat);
    let held = |vocation: Vocation| HeldView { vocation, n: party.vocations[vocation.index()] };
    let favor =
        |favor: &crate::market::Favor| FavorView { card: CardText(favor.card), fresh: favor.fresh };
    SeatView {
        wealth: party.wealth,
        prestige: party.prestige,
        cubes: party.cubes,
        permits: party.hand.permits().iter().map(CardText).collect(),
        renewals: party.hand.renewals().len(),
        favors: party.favors.iter().flatten().map(favor).collect(),
        vocations: Vocation::ALL.into_iter().map(held).filter(|held| held.n > 0).collect(),
        offices: Office::ALL
            .into_iter()
            .filter(|&office| game.holder(office) == Some(seat))
            .collect(),
        contractor: game.contractor == Some(seat),
        buildings: game.map.count(Kinds::ANY, Sizes::ANY, Some(seat), Area::All),
        income: income(rows, seat),
        end: end(game, rows, seat),
    }
}

/// What all rows on the board would pay a seat now.
pub(crate) fn income(rows: &[RowView], seat: Seat) -> IncomeView {
    let mut income = IncomeView::default();
    for row in rows {
        let share = u16::from(row.pays[seat.index()]);
        match row.worth {
            Some(Worth::Wealth) => income.wealth += share,
            Some(Worth::Prestige) => income.prestige += share,
            None => {}
        }
    }
    income
}

/// What the end gives a seat, or would give it now; it changes nothing that
/// it counts.
pub(super) fn end(game: &UrbanSprawl, rows: &[RowView], seat: Seat) -> FinalView {
    let row = |row: Row| {
        let of = rows.iter().find(|of| of.id == row.name());
        let n = of.expect("checked: every row is there").pays[seat.index()];
        FinalRowView { id: row.name(), n }
    };
    let rows: Vec<_> = finish::prestige_rows(game).into_iter().flatten().map(row).collect();
    let held = Office::ALL.into_iter().filter(|&office| game.holder(office) == Some(seat));
    let office = |office| FinalOfficeView {
        office,
        n: finish::office_bonus(game, seat, office).unsigned_abs(),
    };
    let offices: Vec<_> = held.map(office).collect();
    let wealth = finish::for_wealth(game, seat).unsigned_abs();
    let by_rows: u16 = rows.iter().map(|row| u16::from(row.n)).sum();
    let by_offices: u16 = offices.iter().map(|office| office.n).sum();
    FinalView { rows, wealth, offices, total: by_rows + wealth + by_offices }
}
