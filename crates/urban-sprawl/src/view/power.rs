//! Offices, the Contractor and vocations.

use serde::Serialize;

use crate::UrbanSprawl;
use crate::board::board;
use crate::office::{Office, Vocation};
use crate::run::elections;

/// An office.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct OfficeView {
    /// Which.
    pub office: Office,
    /// Whether it can be won.
    pub in_play: bool,
    /// Who holds it.
    pub holder: Option<u8>,
    /// Who would be elected now; several: a tie.
    pub leads: Vec<u8>,
    /// Who would decide a tie now.
    pub decider: Option<u8>,
}

/// The Contractor.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ContractorView {
    /// Whether Sports Team has come.
    pub in_play: bool,
    /// Who holds it.
    pub holder: Option<u8>,
}

/// A vocation in the supply.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct VocationView {
    /// Which.
    pub vocation: Vocation,
    /// Tiles that nobody holds.
    pub left: u8,
    /// All of them.
    pub of: u8,
}

/// The five, in the order of the wheel.
pub(super) fn offices(game: &UrbanSprawl) -> Vec<OfficeView> {
    let row = |office| OfficeView {
        office,
        in_play: game.in_play(office),
        holder: game.holder(office).map(|seat| seat.0),
        leads: leads(game, office),
        decider: Some(elections::decider(game, office).0),
    };
    Office::ALL.into_iter().map(row).collect()
}

/// Who would be elected now; nobody before the office is in play.
fn leads(game: &UrbanSprawl, office: Office) -> Vec<u8> {
    let open = game.in_play(office) && game.media().is_some();
    let seats = elections::candidates(game, office);
    seats.iter().filter(|_| open).map(|seat| seat.0).collect()
}

/// The Contractor.
pub(super) fn contractor(game: &UrbanSprawl) -> ContractorView {
    ContractorView { in_play: game.contractor_open, holder: game.contractor.map(|seat| seat.0) }
}

/// The eight in the supply.
pub(super) fn vocations(game: &UrbanSprawl) -> Vec<VocationView> {
    let row = |vocation: Vocation| VocationView {
        vocation,
        left: game.supply(vocation),
        of: board().vocations[vocation.index()],
    };
    Vocation::ALL.into_iter().map(row).collect()
}
