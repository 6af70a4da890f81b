//! Events that give, and vocations.

use super::{nothing, town};
use crate::tests::table::{A, B, C, Table, card};
use crate::{CardId, Cards, Office, Vocation};

#[test]
fn pe01_media_and_the_highest_building_gain() {
    let mut table = nothing();
    table.city("res 0,6 2; com 4,4 0").event("PE01");
    assert_eq!((table.all(), table.is_quiet()), (vec![(0, 0), (1, 1), (0, 2)], true));
    // Several of one owner: no choice. An uncontrolled one among them: one.
    let mut table = nothing();
    table.city("res 0,6 2; park 2,7 2").event("PE01");
    assert_eq!((table.has(C), table.is_quiet()), ((0, 2), true));
    let mut table = nothing();
    table.city("res 0,6 2; park 2,7 -").event("PE01");
    assert_eq!(table.offers(A), ["building 0,6", "building 2,7"]);
    table.act(A, "building 2,7");
    assert_eq!((table.all(), table.is_quiet()), (vec![(0, 0), (1, 1), (0, 0)], true));
}

#[test]
fn pe12_scores_tourism_for_every_holder() {
    let mut table = nothing();
    table.vocations(B, Vocation::Tourism, 2).vocations(C, Vocation::Tourism, 1).event("PE12");
    assert_eq!(table.offers(A), ["next 1", "next 2"]);
    table.act(A, "next 1").act(B, "wealth; prestige").act(C, "prestige");
    assert_eq!((table.all(), table.is_quiet()), (vec![(0, 0), (1, 1), (0, 1)], true));
    let mut table = nothing();
    table.event("PE12");
    assert!(table.is_quiet(), "nobody has one");
}

#[test]
fn pe13_pays_for_homes() {
    let mut table = town();
    table.event("PE13");
    assert_eq!(table.all(), [(21, 20), (22, 20), (21, 20)]);
    let mut table = nothing();
    table.event("PE13");
    assert_eq!((table.all(), table.is_quiet()), (vec![(0, 0); 3], true));
}

#[test]
fn pe14_helps_the_last() {
    let mut table = nothing();
    table.prestige(A, 1).prestige(C, 1).event("PE14");
    assert_eq!(table.all(), [(0, 1), (5, 0), (0, 1)]);
    // (R46) Tied: the active seat picks, whoever profits.
    let mut table = nothing();
    table.prestige(B, 1).event("PE14");
    assert_eq!(table.offers(A), ["seat 0", "seat 2"]);
    table.act(A, "seat 0");
    assert_eq!(table.all(), [(5, 0), (0, 1), (0, 0)]);
}

/// Every vocation contract: the builder takes one tile, and each tile in play
/// gives the number, for each holder as it likes; with an empty supply nobody
/// need give one up.
#[test]
fn r5_4a_every_vocation_contract_gives_a_tile_and_scores() {
    let mut seen = 0;
    for id in CardId::all() {
        let Some(contract) = Cards::standard().contract(id) else { continue };
        let &[(vocation, n)] = contract.vocations.as_slice() else { continue };
        seen += 1;
        let mut table = nothing();
        if vocation != Vocation::Media {
            table.vocations(C, vocation, 1);
        } else {
            table.media(C);
        }
        let text = id.to_string();
        table.stand(&text, super::site(&text));
        table.game.frames.push(crate::run::frame::Frame::Card {
            card: id,
            at: 0,
            site: Some(super::site(&text).parse().unwrap()),
        });
        crate::run::run(&mut table.game, &mut table.log);
        let n = u16::from(n);
        if vocation == Vocation::Media {
            assert_eq!(table.offers(A), ["steal 2", "decline"], "{id}");
            table.act(A, "decline").act(C, "prestige");
            assert_eq!(table.has(C), (0, n), "{id}");
        } else {
            assert_eq!(table.offers(A), ["next 0", "next 2"], "{id}");
            table.act(A, "next 2").act(C, "wealth").act(A, "prestige");
            let effects = table.has(A).1 - n;
            assert!(table.has(C).0 >= n && effects < 20, "{id}");
            assert_eq!(table.game.party(A).vocations[vocation.index()], 1, "{id}");
        }
    }
    assert_eq!(seen, 44);
}

/// (5.4d) The Police Chief gets both from each tile, without being asked.
#[test]
fn r5_4d_the_police_chief_gets_both() {
    let mut table = Table::new(3);
    table.office(Office::PoliceChief, B).vocations(B, Vocation::Finance, 1);
    table.built("M15", "4,4+4,5+5,4").act(A, "wealth");
    assert_eq!(table.all(), [(24, 0), (24, 4), (20, 0)]);
    assert_eq!(table.asked(), Some(A), "then the marker");
    assert_eq!(card("M15"), table.game.contract_at("4,4".parse().unwrap()).unwrap());
}
