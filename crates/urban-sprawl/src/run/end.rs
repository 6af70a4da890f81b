//! The end of the game (9).

use insula_core::{EventSink, Scores, Seat};

use super::frame::Frames;
use super::{gain, payouts};
use crate::board::board;
use crate::effect::Worth;
use crate::event::{Event, Why};
use crate::grid::{Area, Row};
use crate::office::Office;
use crate::phase::Phase;
use crate::zone::{Kinds, Sizes};
use crate::{MAX_SEATS, UrbanSprawl};

/// Play stops at once (9.1); then the final scoring, in the order of 9.2 to 9.4.
pub(crate) fn run(game: &mut UrbanSprawl, log: &mut impl EventSink<Event>) {
    game.frames = Frames::NONE;
    game.phase = Phase::Over;
    log.log(|| Event::End);
    for row in prestige_rows(game).into_iter().flatten() {
        payouts::of_row(game, row, None, log);
    }
    for seat in game.all_seats() {
        gain(game, seat, (0, for_wealth(game, seat)), Why::EndWealth, log);
    }
    for office in Office::ALL {
        if let Some(seat) = game.holder(office) {
            let bonus = office_bonus(game, seat, office);
            gain(game, seat, (0, bonus), Why::EndOffice(office), log);
        }
    }
    for seat in scores(game).winners() {
        let prestige = game.party(seat).prestige;
        log.log(|| Event::Winner { seat, prestige });
    }
}

/// The prestige rows on the board by number, 1 to 6 (9.2, R49).
pub(crate) fn prestige_rows(game: &UrbanSprawl) -> [Option<Row>; 6] {
    std::array::from_fn(|at| game.map.row_of(Worth::Prestige, at as u8 + 1))
}

/// Prestige for wealth, which is kept (9.3).
pub(crate) fn for_wealth(game: &UrbanSprawl, seat: Seat) -> i16 {
    (game.party(seat).wealth / u16::from(board().end.wealth)) as i16
}

/// The end bonus of an office for its holder (9.4).
pub(crate) fn office_bonus(game: &UrbanSprawl, seat: Seat, office: Office) -> i16 {
    office_bonuses(game, office)[seat.index()]
}

/// By seat: the end bonus of an office if it were the holder (9.4).
pub(crate) fn office_bonuses(game: &UrbanSprawl, office: Office) -> [i16; MAX_SEATS] {
    let find = |kinds, area| game.map.find(kinds, Sizes::ANY, None, area);
    let counts = match board().offices[office.index()].zone {
        Some(zone) => [find(Kinds::of(zone.kind()), Area::All).len(); MAX_SEATS],
        None => {
            let near = find(Kinds::ZONES, Area::Park);
            std::array::from_fn(|seat| (near & game.map.owned(Seat(seat as u8))).len())
        }
    };
    counts.map(|n| i16::from(n) * i16::from(board().end.office))
}

/// Prestige; a tie goes to the more wealth (9.5).
pub(crate) fn scores(game: &UrbanSprawl) -> Scores {
    let mut points = [0; MAX_SEATS];
    let mut wealth = [0; MAX_SEATS];
    for seat in game.all_seats() {
        points[seat.index()] = game.party(seat).prestige.into();
        wealth[seat.index()] = game.party(seat).wealth.into();
    }
    let seats = usize::from(game.seats);
    Scores::new(&points[..seats]).breaking_ties(&wealth[..seats])
}
