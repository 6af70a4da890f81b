//! Cards that make others pay, take cubes and buildings, or let them be
//! claimed.

use super::{nothing, site};
use crate::tests::table::{A, B, C, Table, lot};
use crate::{Event, Office, Why, Zone};

/// What each opponent pays, and the city in which seat 1 has two items and
/// seat 2 one.
const PAY_YOU: [(&str, u8, &str); 4] = [
    // RES in these rows; the one at 0,0 is not.
    ("C15", 2, "res 4,0 1; res 4,10+5,10 1; res 8,4 2; res 0,0 2; res 8,5 -"),
    ("M02", 4, "res 0,0 1; res 4,10+5,10 1; res 8,8 2; res 0,11 0"),
    // RES of one lot.
    ("M10", 4, "res 0,0 1; res 4,10 1; res 8,8 2; res 11,10+11,11 2"),
    ("M12", 2, "com 4,0 1; com 4,10+5,10 1; com 8,4 2; com 0,0 2"),
];

#[test]
fn r14_1_14_each_opponent_pays_for_its_own() {
    for (card, n, city) in PAY_YOU {
        let mut table = nothing();
        let n = u16::from(n);
        table.wealth(B, 20).prestige(B, 20).wealth(C, 20).prestige(C, 20).city(city);
        table.effects(card, site(card));
        assert_eq!(table.offers(A), ["next 1", "next 2"], "{card}");
        table.act(A, "next 1").act(B, "wealth; prestige").act(C, "prestige");
        assert_eq!(table.all(), [(n, 2 * n), (20 - n, 20 - n), (20, 20 - n)], "{card}");
        // Nobody has anything to give, or nothing to give it for.
        let mut table = nothing();
        table.city(city).effects(card, site(card));
        assert_eq!((table.all(), table.is_quiet()), (vec![(0, 0); 3], true), "{card}");
        let mut table = nothing();
        table.wealth(B, 20).effects(card, site(card));
        assert_eq!((table.has(B), table.is_quiet()), ((20, 0), true), "{card}");
    }
    for card in ["C15", "M02", "M10", "M12"] {
        assert!(PAY_YOU.iter().any(|row| row.0 == card));
    }
}

/// (15) Marina against two RES of one lot, 3 wealth and 5 prestige: 4 prestige
/// for the first, then, neither being payable in full, the 3 wealth.
#[test]
fn marina_of_the_worked_cases() {
    let mut table = Table::new(2);
    table.wealth(A, 0).wealth(B, 3).prestige(B, 5).city("res 0,0 1; res 4,10 1");
    table.effects("M10", site("M10"));
    assert_eq!((table.all(), table.is_quiet()), (vec![(3, 4), (0, 1)], true));
    // Equal: wealth goes. More prestige: that goes.
    for (has, left) in [((3, 3), (0, 3)), ((2, 3), (2, 0))] {
        let mut table = Table::new(2);
        table.wealth(A, 0).wealth(B, has.0).prestige(B, has.1).city("res 0,0 1");
        table.effects("M10", site("M10"));
        assert_eq!(table.has(B), left);
    }
    // What cannot be paid in full cannot be chosen.
    let mut table = Table::new(2);
    table.wealth(B, 9).prestige(B, 4).city("res 0,0 1; res 4,10 1").effects("M10", site("M10"));
    assert_eq!(table.refused(B, "decline"), "14.1.5");
    table.act(B, "prestige");
    assert_eq!((table.has(B), table.is_quiet()), ((5, 0), true), "then only wealth is left");
}

/// What is paid, and a city: seat 1 has two such buildings, seat 2 has one.
const PAY_OR_LOSE: [(&str, u16, &str); 3] = [
    // Next to water; a park too.
    ("PE05", 4, "res 0,5 1; park 4,11 1; com 8,10+8,11 2; ind 11,0 2"),
    // Of one lot.
    ("PE06", 3, "res 4,5 1; park 4,8 1; com 8,8 2; ind 2,2+2,3 2"),
    // Of two lots or more.
    ("PE07", 6, "res 4,4+4,5 1; ind 6,6+6,7+7,6 1; com 8,8+8,9 2; ind 2,2 2"),
];

#[test]
fn r14_1_15_pay_or_lose_a_building() {
    for (card, n, city) in PAY_OR_LOSE {
        let mut table = nothing();
        table.wealth(B, 20).wealth(C, 20).city(city).event(card);
        assert_eq!(table.offers(A), ["next 1", "next 2"], "{card}");
        table.act(A, "next 2");
        let lose = table.offers(C)[1].clone();
        assert_eq!((table.offers(C).len(), table.offers(C)[0].as_str()), (2, "pay"), "{card}");
        let cubes = table.game.party(C).cubes;
        table.act(C, &lose).act(B, "pay");
        assert_eq!(table.all(), [(0, 0), (20 - n, 0), (20, 0)], "{card}");
        assert_eq!(table.game.party(C).cubes, cubes + 1);
        let at = lot(lose.strip_prefix("lose ").unwrap());
        assert_eq!(table.game.map.building(at), None, "{card}");
        // Who cannot pay has no choice if there is one building, and is asked
        // which if there are more.
        let mut table = nothing();
        table.wealth(B, n - 1).wealth(C, n - 1).city(city).event(card);
        assert!(table.log.iter().any(|event| matches!(event, Event::Lost { owner: Some(C), .. })));
        assert_eq!((table.asked(), table.offers(B).len()), (Some(B), 2), "{card}");
        assert_eq!(table.refused(B, "pay"), "14.1.15");
        assert_eq!(table.refused(B, "lose 2,2"), "14.1.15");
        // Nobody has such a building.
        let mut table = nothing();
        table.city("com 5,4+5,5 -; com 6,6 -").event(card);
        assert!(table.is_quiet(), "{card}");
    }
    for card in ["PE05", "PE06", "PE07"] {
        assert!(PAY_OR_LOSE.iter().any(|row| row.0 == card));
    }
}

/// Earthquake also takes prestige from the Mayor.
#[test]
fn pe07_takes_prestige_from_the_mayor() {
    let mut table = nothing();
    table.office(Office::Mayor, C).prestige(C, 5).event("PE07");
    assert_eq!(table.has(C), (0, 3));
}

#[test]
fn pe04_the_lowest_building_is_bought_off_or_lost() {
    // Block 2,0 is worth 2, block 2,1 is worth 5.
    let mut table = nothing();
    table.prestige(B, 5).city("res 4,0 1; com 4,2 2").event("PE04");
    assert_eq!(table.offers(B), ["pay", "lose 4,0"]);
    assert_eq!(table.refused(B, "lose 4,2"), "14.1.16");
    table.act(B, "pay");
    assert_eq!(table.has(B), (0, 2));
    // (15) With 2 prestige nobody can buy it off.
    table.event("PE04");
    assert_eq!((table.game.map.building(lot("4,0")), table.is_quiet()), (None, true));
    // (14.1.16) An uncontrolled one goes without asking; in a tie the active
    // seat picks, parks and those of nobody included.
    let mut table = nothing();
    table.city("park 4,0 1; com 6,0 -; com 4,2 2").event("PE04");
    assert_eq!(table.offers(A), ["building 4,0", "building 6,0"]);
    table.act(A, "building 6,0");
    assert_eq!((table.game.map.building(lot("6,0")), table.is_quiet()), (None, true));
    let mut table = nothing();
    table.event("PE04");
    assert!(table.is_quiet(), "an empty city");
}

#[test]
fn pe02_takes_what_there_is_of_the_highest_block() {
    // Block 0,3 is worth 9; nobody else has a building as dear.
    let mut table = nothing();
    table
        .wealth(A, 20)
        .wealth(B, 20)
        .wealth(C, 2)
        .city("res 0,6 1; park 0,7 1; com 1,7 2; com 4,0 0");
    table.event("PE02");
    assert_eq!((table.all(), table.is_quiet()), (vec![(20, 0), (14, 0), (0, 0)], true));
    // Two blocks are worth 9: the active seat picks one.
    table.city("ind 2,6 0").event("PE02");
    assert_eq!(table.offers(A), ["block 0,6", "block 2,6"]);
    assert_eq!(table.refused(A, "block 4,6"), "1.15");
    table.act(A, "block 2,6");
    assert_eq!(table.all(), [(17, 0), (14, 0), (0, 0)]);
    let mut table = nothing();
    table.wealth(A, 20).event("PE02");
    assert_eq!((table.has(A), table.is_quiet()), ((20, 0), true), "an empty city");
}

#[test]
fn pe03_each_may_claim_one_for_nine() {
    let mut table = Table::new(3);
    table.wealth(B, 8).city("res 0,0 -; park 4,4 -; com 8,8 1").event("PE03");
    // (15) With 8 wealth nobody can pay 9.
    assert_eq!(table.offers(A), ["next 0", "next 2"]);
    assert_eq!(table.refused(A, "next 1"), "1.16");
    table.act(A, "next 2");
    assert_eq!(table.refused(C, "claim 8,8"), "14.1.23");
    table.act(C, "claim 4,4").act(A, "decline");
    assert_eq!(table.game.map.owner(lot("4,4")), Some(C));
    assert_eq!((table.all(), table.is_quiet()), (vec![(20, 0), (8, 0), (11, 0)], true));
    // One for all: after it is claimed there is nothing to ask.
    let mut table = Table::new(3);
    table.city("res 0,0 -").event("PE03").act(A, "next 0").act(A, "claim 0,0");
    assert!(table.is_quiet());
    let mut table = Table::new(3);
    table.city("res 0,0 1").event("PE03");
    assert!(table.is_quiet(), "nothing is uncontrolled");
}

#[test]
fn m23_claims_one_for_free() {
    let mut table = nothing();
    table.city("res 0,0 -; park 8,8 -").effects("M23", site("M23"));
    assert_eq!(table.offers(A), ["claim 0,0", "claim 8,8", "decline"]);
    table.act(A, "claim 8,8");
    assert_eq!((table.game.map.owner(lot("8,8")), table.has(A)), (Some(A), (0, 0)));
    let mut table = nothing();
    table.effects("M23", site("M23"));
    assert!(table.is_quiet());
    let mut table = nothing();
    table.city("res 0,0 -");
    table.game.party_mut(A).cubes = 1;
    table.effects("M23", site("M23"));
    assert!(table.is_quiet(), "the last cube stands on the new building");
}

/// Media gains 1 of each; the holder may take the cube off a building.
const UNCONTROL: [(&str, Office, Zone); 5] = [
    ("TE5", Office::Mayor, Zone::Res),
    ("CE1", Office::Treasurer, Zone::Com),
    ("CE2", Office::UnionBoss, Zone::Ind),
    ("CE3", Office::DistrictAttorney, Zone::Civ),
    ("CE4", Office::PoliceChief, Zone::Res),
];

#[test]
fn r14_1_22_the_cube_is_taken_off() {
    for (card, office, zone) in UNCONTROL {
        let mut table = nothing();
        let zone = zone.name();
        table
            .office(office, C)
            .city(&format!("{zone} 0,0 0; {zone} 8,8 2; {zone} 4,4 -; park 4,8 1"));
        table.event(card);
        assert_eq!(table.has(B), (1, 1), "{card}");
        assert_eq!(table.offers(C), ["uncontrol 0,0", "uncontrol 8,8", "decline"], "{card}");
        for wrong in ["uncontrol 4,4", "uncontrol 4,8", "uncontrol 0,1"] {
            assert_eq!(table.refused(C, wrong), "14.1.22", "{card}");
        }
        let cubes = table.game.party(A).cubes;
        table.act(C, "uncontrol 0,0");
        let building = table.game.map.building(lot("0,0")).unwrap();
        assert_eq!((building.owner, table.game.party(A).cubes), (None, cubes + 1), "{card}");
        table.event(card).act(C, "decline");
        assert_eq!(table.has(B), (2, 2), "{card}");
        // A vacant office; nothing to take a cube from.
        let mut table = nothing();
        table.city(&format!("{zone} 0,0 0")).event(card);
        assert_eq!((table.has(B), table.is_quiet()), ((1, 1), true), "{card}");
        let mut table = nothing();
        table.office(office, C).city(&format!("{zone} 0,0 -")).event(card);
        assert_eq!((table.has(B), table.is_quiet()), ((1, 1), true), "{card}");
    }
    for card in ["TE5", "CE1", "CE2", "CE3", "CE4"] {
        assert!(UNCONTROL.iter().any(|row| row.0 == card));
    }
}

#[test]
fn me5_takes_a_cube_and_lets_the_last_claim_it() {
    let mut table = nothing();
    table.office(Office::Treasurer, A).prestige(A, 9).city("com 0,0 0; com 4,4 1").event("ME5");
    assert_eq!(table.has(B), (2, 2));
    table.act(A, "uncontrol 4,4");
    // Seat 2 has least prestige.
    assert_eq!(table.offers(C), ["claim 4,4", "decline"]);
    table.act(C, "claim 4,4");
    assert_eq!(table.game.map.owner(lot("4,4")), Some(C));
    // No Treasurer, no uncontrolled COM: only Media gains.
    let mut table = nothing();
    table.city("com 0,0 0; res 4,4 -").event("ME5");
    assert_eq!((table.has(B), table.is_quiet()), ((2, 2), true));
}

/// Every payment has its reason in the log.
#[test]
fn payments_are_told_with_their_card() {
    let mut table = Table::new(2);
    table.prestige(B, 9).city("res 0,0 1").effects("M02", site("M02")).act(B, "prestige");
    let why = Why::Effect("M02".parse().unwrap(), 0);
    let paid = Event::Paid { from: B, to: A, wealth: 0, prestige: 4, why };
    assert_eq!(table.log, [paid]);
}
