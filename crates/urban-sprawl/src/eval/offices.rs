//! What offices give: their abilities for some turns, their end bonuses, and
//! the lead for the next election.

use insula_core::{Seat, Terms};

use super::city::{City, by_buildings};
use super::outlook::Outlook;
use super::standing::{BONUSES, ELECTIONS, OFFICES};
use crate::UrbanSprawl;
use crate::office::Office;
use crate::run::elections;

/// By office, what its ability brings in a turn.
const ABILITY: [i32; Office::ALL.len()] = [60, 90, 110, 60, 90];
/// How many turns an office is held.
const HELD: i32 = 4;
/// By the elections before it: how much an office counts for who leads its
/// next one, in percent.
const LEADING: [i32; Office::ALL.len()] = [80, 70, 60, 50, 40];
/// What the Contractor is worth while there is time to build.
const CONTRACTOR: i32 = 50;

pub(super) fn offices(game: &UrbanSprawl, outlook: &Outlook, city: &City, terms: &mut Terms) {
    let turns = outlook.turns_to(HELD);
    for office in Office::ALL.into_iter().filter(|&office| game.in_play(office)) {
        let ability = ABILITY[office.index()] * turns / 100;
        let bonuses = &city.bonuses[office.index()];
        let bonus = |seat: Seat| i32::from(bonuses[seat.index()]) * outlook.sure;
        if let Some(seat) = game.holder(office) {
            let own = terms.of_mut(seat);
            own[OFFICES] += ability;
            own[BONUSES] += bonus(seat);
        }
        // Media is not dealt in the buying round.
        if game.media().is_none() || turns == 0 {
            continue;
        }
        let leading = if by_buildings(office) {
            city.leading[office.index()]
        } else {
            elections::candidates(game, office)
        };
        let before = (office.index() + Office::ALL.len() - game.pawn.next().index()) % 5;
        for seat in leading.iter().filter(|&seat| game.holder(office) != Some(seat)) {
            let share = LEADING[before] / i32::from(leading.len());
            terms.of_mut(seat)[ELECTIONS] += (ability + bonus(seat)) * share / 100;
        }
    }
    if let Some(seat) = game.contractor {
        terms.of_mut(seat)[OFFICES] += CONTRACTOR * outlook.busy / 100;
    }
}
