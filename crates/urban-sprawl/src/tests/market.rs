//! The turn's cards, and the end of a turn in nine steps (3.2 to 3.4).

use super::table::{A, B, C, Table, card};
use crate::card::CardId;
use crate::event::{Event, Why};
use crate::market::Place;
use crate::{Deck, Office, Phase};

/// Nothing is missing anywhere.
fn laid_out() -> Table {
    let mut table = Table::new(3);
    table.planning("PL01 PL02 PL03 PL04").boxes("T01 T02 T03 T04 T05");
    table.deck(Deck::Planning, "^PL07 PL08 PL10 PL13").deck(Deck::Town, "^T06 T08 T09 T10 T11");
    table
}

fn boxes(table: &Table) -> String {
    list(&table.game.boxes)
}

fn planning(table: &Table) -> String {
    list(&table.game.planning)
}

fn list(cards: &[Option<CardId>]) -> String {
    let text = |card: &Option<CardId>| card.map_or("-".to_owned(), |card| card.to_string());
    cards.iter().map(text).collect::<Vec<_>>().join(" ")
}

/// The cards turned face up so far, and where.
fn revealed(table: &Table) -> Vec<(CardId, Option<Place>)> {
    let of = |event: &Event| match *event {
        Event::Revealed { card, place } => Some((card, place)),
        _ => None,
    };
    table.log.iter().filter_map(of).collect()
}

/// (3.2c, 12.4a) What a planning card costs.
#[test]
fn r3_2c_planning_cards_cost_their_box() {
    let mut table = laid_out();
    assert_eq!(table.refused(A, "take PL08"), "3.2c");
    assert_eq!(table.refused(A, "take T01"), "3.2c");
    table.act(A, "take PL07");
    assert_eq!((table.game.ap, table.game.planning_deck.top()), (1, None));
    // (3.2h) Face down until the end of the turn.
    assert_eq!(table.refused(A, "take PL08"), "3.2h");
    assert_eq!(table.refused(A, "take PL07"), "3.2c");
    assert_eq!(table.refused(A, "take PL02"), "3.2b");
    table.act(A, "take PL01");
    assert_eq!((table.game.ap, table.game.party(A).hand.len()), (0, 2));
}

/// (3.2d, 3.2e, 12.4b) What a contract costs.
#[test]
fn r3_2d_contracts_cost_their_box() {
    let mut table = laid_out();
    assert_eq!(table.refused(A, "favor T08"), "3.2d");
    assert_eq!(table.refused(A, "favor C01"), "3.2d");
    assert_eq!(table.refused(A, "favor PL01"), "3.2d");
    table.act(A, "favor T06");
    assert_eq!((table.game.ap, table.game.decks[0].top()), (0, None));
    assert_eq!(table.refused(A, "favor T08"), "3.2h");
    assert_eq!(table.refused(A, "build T06"), "3.2f");
    assert_eq!(table.refused(A, "favor T06"), "3.2f");
    let mut table = laid_out();
    table.favors(B, "T12").act(A, "favor T03");
    assert_eq!(table.game.ap, 3);
    assert_eq!(table.refused(A, "favor T12"), "3.2f");
    assert_eq!(table.refused(A, "build T12"), "3.2f");
    table.airport().deck(Deck::City, "^C01");
    table.ap(5);
    assert_eq!(table.refused(A, "favor C01"), "3.2e");
    assert_eq!(table.game.contract_place(card("C01")), Some((Place::Top, 5)));
}

/// (3.3b, 3.3d) Cards slide down and the dear boxes are filled; a face-up top
/// comes first and triggers nothing (R3).
#[test]
fn r3_a_face_up_top_triggers_once() {
    let mut table = laid_out();
    // PL07 pays wealth 9, T06 has no prestige; both lie face up.
    table.markers("T0 9").city("res 0,0 0").act(A, "take PL02; favor T02; end");
    assert_eq!(planning(&table), "PL01 PL03 PL04 PL07");
    assert_eq!(boxes(&table), "T01 T03 T04 T05 T06");
    // Only the new tops were turned up: PL08 pays wealth 9 and T08 prestige 1.
    let tops = vec![(card("PL08"), Some(Place::Top)), (card("T08"), Some(Place::Top))];
    assert_eq!(revealed(&table), tops);
    let paid = table.log.iter().filter(|event| matches!(event, Event::Payout { .. })).count();
    assert_eq!((paid, table.has(A)), (2, (29, 0)));
    assert_eq!(table.asked(), Some(B));
}

/// (3.3h, R37) Where nothing was taken nothing is revealed.
#[test]
fn r37_nothing_missing_nothing_revealed() {
    let mut table = laid_out();
    let before = table.game.clone();
    table.act(A, "end");
    assert!(revealed(&table).is_empty());
    assert_eq!((&table.game.planning, &table.game.boxes), (&before.planning, &before.boxes));
    // Only planning cards were taken: contracts stay.
    let mut table = laid_out();
    table.act(A, "take PL01; end");
    assert_eq!(boxes(&table), "T01 T02 T03 T04 T05");
    assert_eq!(revealed(&table), [(card("PL08"), Some(Place::Top))]);
}

/// (3.3c) The election comes before the payout; the event goes to the discards
/// and another card is drawn (3.4g).
#[test]
fn r3_3c_what_a_planning_card_triggers() {
    let mut table = laid_out();
    // PL05 has a ballot and wealth 11.
    table.deck(Deck::Planning, "PE14 PL05 PL07").city("civ 0,0 1").markers("R0 11");
    table.game.offices_open = true;
    table.wealth(A, 0).wealth(B, 0).wealth(C, 0).prestige(A, 1).prestige(B, 1);
    table.act(A, "end");
    let events: Vec<&Event> = table.log.iter().collect();
    let at =
        |wanted: &dyn Fn(&Event) -> bool| events.iter().position(|event| wanted(event)).unwrap();
    let event = at(&|event| *event == Event::Revealed { card: card("PE14"), place: None });
    let shown = at(&|event| matches!(event, Event::Revealed { card: c, .. } if *c == card("PL05")));
    let elected = at(&|event| matches!(event, Event::Elected { seat: B, .. }));
    let payout = at(&|event| matches!(event, Event::Payout { number: 11, .. }));
    assert!(event < shown && shown < elected && elected < payout);
    assert_eq!(table.game.holder(Office::DistrictAttorney), Some(B));
    assert_eq!(table.all(), [(0, 1), (11, 1), (5, 0)]);
    assert!(table.game.discards.contains(card("PE14")));
    assert_eq!(table.game.planning_deck.top(), Some(card("PL05")));
}

/// (3.3e, S10) A contract pays when it comes; an event is carried out and
/// leaves the game.
#[test]
fn s10_a_contract_pays_when_it_fills_a_box() {
    let mut table = laid_out();
    table.deck(Deck::Town, "TE1 T13 T28").city("res 4,0 1").act(A, "favor T01; end");
    // T13 names prestige 2, which governs block rows 4 and 5.
    assert_eq!(boxes(&table), "T02 T03 T04 T05 T13");
    assert_eq!(table.has(A), (21, 1), "Media");
    assert_eq!(table.has(B), (20, 0));
    let mut table = laid_out();
    table.deck(Deck::Town, "TE1 T13 T28").city("res 8,0 1").act(A, "favor T01; end");
    assert_eq!(table.has(B), (20, 2));
    assert!(
        table.log.iter().all(
            |event| !matches!(event, Event::Payout { card: Some(c), .. } if *c == card("TE1"))
        )
    );
    let left = table.game.decks[0].cards();
    assert_eq!(left, [card("T28")]);
    assert_eq!(table.game.decks[0].top(), Some(card("T28")));
}

/// (R36) The cheapest box first, and each card with all it triggers before the
/// next is drawn.
#[test]
fn r36_boxes_fill_from_the_cheapest() {
    let mut table = laid_out();
    table.ap(6).boxes("- - - T04 T05").deck(Deck::Town, "T16 T17 T24 T25").planning("- PL02 - -");
    table.deck(Deck::Planning, "PL09 PE10 PL04 PL13 PL14").city("civ 0,0 1; com 0,4 2");
    table.game.offices_open = true;
    table.act(A, "end");
    assert_eq!(planning(&table), "PL02 PL09 PL04 PL13");
    // PL09 has a ballot: the District Attorney; then PE10: the Treasurer.
    assert_eq!(table.game.pawn, Office::Treasurer);
    assert_eq!(table.game.holder(Office::Treasurer), Some(C));
    assert_eq!(boxes(&table), "T04 T05 T16 T17 T24");
    let shown: Vec<CardId> = revealed(&table).into_iter().map(|(card, _)| card).collect();
    let order = ["PL09", "PE10", "PL04", "PL13", "PL14", "T16", "T17", "T24", "T25"];
    assert_eq!(shown, order.map(card));
}

/// (R4) The deck is renewed only when a card is needed, with Urban Renewal.
#[test]
fn r4_planning_deck_is_renewed_when_needed() {
    let mut table = laid_out();
    table.discards("UR1 UR2 UR3 UR4 PL20").deck(Deck::Planning, "^PL07").act(A, "take PL01; end");
    // The last card went into the box; a new top is needed: renewed.
    assert_eq!(planning(&table), "PL02 PL03 PL04 PL07");
    assert!(table.log.contains(&Event::Reshuffled { n: 5 }));
    assert_eq!(table.game.planning_deck.len(), 5);
    assert!(table.game.discards.is_empty() && !table.game.first_deck);
    // Without a card missing it stays empty.
    let mut table = laid_out();
    table.discards("UR1 PL20").deck(Deck::Planning, "^PL07").act(A, "end");
    assert_eq!((table.game.planning_deck.len(), table.game.discards.len()), (1, 2));
    // What is discarded in the turn is in it.
    let mut table = laid_out();
    table.hand(A, "PL21").deck(Deck::Planning, "^PL07").act(A, "invest PL21; take PL01; end");
    assert_eq!(table.game.planning_deck.top(), Some(card("PL21")));
}

/// (R40) Events alone make no deck.
#[test]
fn r40_events_alone_make_no_deck() {
    let mut table = laid_out();
    table.discards("PE13 PE02").deck(Deck::Planning, "PE01").act(A, "take PL01; end");
    assert_eq!(planning(&table), "PL02 PL03 PL04 -");
    assert_eq!((table.game.planning_deck.len(), table.game.discards.len()), (0, 3));
    // At the next end of turn there is one.
    table.hand(B, "PL30").deck(Deck::Planning, "").act(B, "invest PL30; end");
    assert_eq!(table.game.planning[3], Some(card("PL30")));
    assert_eq!(table.game.phase, Phase::Turn);
}

/// (3.4a, 3.4b, 3.4c, S9) What comes into which box.
#[test]
fn s9_metropolis_cards_go_through_the_last_three() {
    let decks = |table: &mut Table| {
        table.deck(Deck::Town, "T16 T24 T25 T26 T05").deck(Deck::City, "C24 C29 C25 C14 C02");
        table.deck(Deck::Metropolis, "M18 M26 M27 M24 M06");
    };
    let mut table = laid_out();
    table.boxes("-");
    decks(&mut table);
    table.act(A, "end");
    assert_eq!(boxes(&table), "T16 T24 T25 T26 T05");
    let mut table = laid_out();
    table.boxes("-").airport();
    decks(&mut table);
    table.act(A, "end");
    assert_eq!(boxes(&table), "C24 C29 C25 C14 T16");
    let mut table = laid_out();
    table.boxes("-").sports_team();
    decks(&mut table);
    table.act(A, "end");
    assert_eq!(boxes(&table), "M18 M26 M27 C24 T16");
    let tops = [0, 1, 2].map(|deck: usize| table.game.decks[deck].top());
    assert_eq!(tops, ["T24", "C29", "M24"].map(|text| Some(card(text))));
}

/// (3.4d) Cards that lie further down slide on; the rails out of boxes 5 and 4
/// are cut.
#[test]
fn r3_4d_what_is_cut_is_the_way_out_of_a_box() {
    let mut table = laid_out();
    table.boxes("- T02 T03 - T05").sports_team();
    table.deck(Deck::Metropolis, "^M26 M27 M24").deck(Deck::City, "^C29 C25").act(A, "end");
    assert_eq!(boxes(&table), "T02 T03 M26 C29 T05");
    let mut table = laid_out();
    table.boxes("- T02 - T04 T05").airport().deck(Deck::City, "^C29 C25 C24").act(A, "end");
    assert_eq!(boxes(&table), "T02 T04 C29 C25 T05");
    assert!(!table.game.rail(3) && table.game.rail(2));
}

/// (3.4e, R39) A deck is out when its last card has left.
#[test]
fn r39_city_out_reopens_the_rail() {
    let mut table = laid_out();
    table.boxes("M05 M06 M07 C08 T05").sports_team().deck(Deck::City, "^C29");
    assert!(!table.game.rail(3), "its face-up top is still there");
    table.deck(Deck::Metropolis, "^M26").deck(Deck::Town, "^T24 T25").ap(9);
    table.act(A, "favor C08; end");
    assert_eq!(boxes(&table), "M05 M06 M07 C29 T05");
    assert!(table.game.rail(3) && !table.game.rail(2));
    table.act(B, "favor C29; end");
    assert_eq!(boxes(&table), "M05 M06 M07 T05 T24");
    // Neither: neither is filled.
    table.deck(Deck::Town, "").ap(9).act(C, "favor T05; end");
    assert_eq!(boxes(&table), "M05 M06 M07 T24 -");
    table.ap(9).game.party_mut(A).favors = [None; 2];
    table.act(A, "favor T24; end");
    assert_eq!(boxes(&table), "M05 M06 M07 - -");
}

/// (R38) New rails hold at once: this box and the later ones are fed by what
/// is now nearest; the new deck's top is turned up in the same end of turn.
#[test]
fn r38_new_rails_hold_at_once() {
    let mut table = laid_out();
    table.boxes("T01 T02 - - -").deck(Deck::Town, "TKEY T24 T25").deck(Deck::City, "C29 C25 C24");
    table.act(A, "end");
    assert_eq!(boxes(&table), "T01 T02 C29 C25 T24");
    assert_eq!(table.game.decks[1].top(), Some(card("C24")));
    let mut table = laid_out();
    table.airport().boxes("T01 T02 T03 T04 T05").deck(Deck::City, "CKEY C24 C29");
    table.deck(Deck::Metropolis, "ME2 M27 M26").act(A, "end");
    // Revealed in step 7: the Metropolis top follows in step 8.
    let tops = [1, 2].map(|deck: usize| table.game.decks[deck].top());
    assert_eq!(tops, [Some(card("C24")), Some(card("M27"))]);
    assert_eq!(table.has(A), (22, 2), "Media, by the event on top of Metropolis");
}

/// (9.1) Olympic Games: the rest of the end of turn is not played.
#[test]
fn r9_1_the_rest_of_the_end_of_turn_is_not_played() {
    let mut table = laid_out();
    table.sports_team().boxes("- - T03 T04 T05").deck(Deck::Metropolis, "MKEY M26");
    table.deck(Deck::Town, "T24").act(A, "end");
    assert_eq!((boxes(&table).as_str(), table.game.phase), ("T03 - - T04 T05", Phase::Over));
    assert_eq!(table.game.decks[0].top(), None, "step 6 is not played");
    assert_eq!(table.game.turns, 0);
}

/// Business Relocation (15) in step 7: Media gains, the Treasurer may take a
/// cube, the event leaves, and City cards come until a contract lies there.
#[test]
fn business_relocation_of_the_worked_cases() {
    let mut table = laid_out();
    table.airport().office(Office::Treasurer, C).city("com 0,0 1");
    table.deck(Deck::City, "CE1 CE3 C29 C24").media(B).act(A, "end");
    assert_eq!((table.has(B), table.asked()), ((21, 1), Some(C)));
    table.act(C, "uncontrol 0,0");
    assert_eq!(table.game.map.owner("0,0".parse().unwrap()), None);
    assert_eq!(table.game.decks[1].top(), Some(card("C29")));
    assert_eq!(table.has(B), (22, 2), "and the next event");
    assert_eq!(table.asked(), Some(B), "the next turn");
}

/// (3.3a, 3.3f, 3.3g) Until the last step the same seat is active.
#[test]
fn r3_3a_the_same_seat_is_active_until_the_end() {
    let mut table = laid_out();
    table.deck(Deck::Town, "TE1 T24").office(Office::Mayor, C).act(A, "end");
    assert_eq!((table.game.active, table.asked(), table.game.phase), (A, Some(C), Phase::Ask));
    assert_eq!(table.refused(A, "end"), "3.1a");
    assert_eq!(table.refused(C, "end"), "3.1b");
    table.act(C, "park 0,0");
    assert_eq!((table.game.active, table.game.turns), (B, 1));
    assert!(table.log.contains(&Event::Turn { seat: B, n: 2 }));
}

/// (3.1c) The Treasurer takes 2 from everybody, or what there is (15).
#[test]
fn r3_1c_the_treasurer_collects() {
    let mut table = laid_out();
    table.office(Office::Treasurer, B).wealth(A, 1).act(A, "end");
    assert_eq!(table.all(), [(0, 0), (23, 0), (18, 0)]);
    let paid = |from, wealth| Event::Paid { from, to: B, wealth, prestige: 0, why: Why::Treasurer };
    assert!(table.log.contains(&paid(A, 1)) && table.log.contains(&paid(C, 2)));
    table.act(B, "end").act(C, "end");
    assert_eq!(table.all(), [(0, 0), (23, 0), (18, 0)], "only at his own turns");
}

/// (3.1d, 3.1e, 3.1f) Investments, before anything else.
#[test]
fn r3_1d_investments_come_first() {
    let mut table = laid_out();
    table.hand(A, "PL04 PL22 UR1").planning("PL01 PL02").act(A, "invest PL04");
    // (15) The permit of the book brings 11.
    assert_eq!((table.has(A).0, table.game.discards.contains(card("PL04"))), (31, true));
    assert_eq!(table.refused(A, "invest UR1"), "3.1e");
    assert_eq!(table.refused(A, "invest PL04"), "3.1d");
    table.act(A, "invest PL22");
    assert_eq!((table.has(A).0, table.game.ap), (32, 6));
    table.hand(A, "PL30").planning("PL01 PL02").act(A, "take PL01");
    assert_eq!(table.refused(A, "invest PL30"), "3.1f");
}

/// (3.2f, 3.2g, R25) A Favor waits for a later turn; when it is built another
/// may be taken (15).
#[test]
fn r25_a_favor_waits_for_a_later_turn() {
    let mut table = laid_out();
    table.hand(A, "PL16").boxes("T05 T16 T03 T04").act(A, "favor T05");
    assert_eq!(table.refused(A, "build T05"), "3.2f");
    table.act(A, "end").act(B, "end").act(C, "end").act(A, "build T05; site 4,0");
    assert_eq!(table.game.ap, 6, "a Favor costs no action points");
    table.act(A, "prestige").act(A, "favor T16");
    assert!(table.game.favor(A, card("T16")).unwrap().fresh);
    assert_eq!(table.game.favor(A, card("T05")), None);
}
