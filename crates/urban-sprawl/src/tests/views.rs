//! What a view shows.

use insula_core::{Game, Seat, Viewer};
use insula_testkit::{opening, walk};
use serde_json::Value;

use super::table::{A, B, C, Table, card};
use crate::event::{Event, Why};
use crate::office::{Office, Vocation};
use crate::{
    CardText, Cards, Deck, GameLength, QuestionKind, QuestionView, Setup, SideView, UrbanSprawl,
    View, Worth,
};

fn seen(table: &Table, seat: Seat) -> View {
    table.game.view(Viewer::Seat(seat))
}

fn asked(table: &Table) -> QuestionView {
    table.game.view(Viewer::Public).question.expect("somebody is asked")
}

fn setup(seats: u8, length: GameLength) -> Setup {
    Setup { seats, length, tamed: false, airport_elections: false, cards: Cards::standard() }
}

#[test]
fn r2_the_opening_is_shown() {
    let game: UrbanSprawl = opening(&setup(3, GameLength::Standard), 5);
    let view = game.view(Viewer::Public);
    assert_eq!(view.buildings.len(), 12);
    assert!(view.buildings.iter().all(|row| row.owner.is_none() && row.card.is_none()));
    assert_eq!(view.buildings.iter().map(|row| u32::from(row.value)).sum::<u32>(), 66);
    assert_eq!(view.blocks[..6], [4, 7, 8, 9, 6, 5]);
    assert_eq!(view.unplaced.wealth, [7, 8, 9, 10, 11, 12]);
    assert_eq!(view.unplaced.prestige, [4, 5, 6]);
    let ap = |boxes: &[crate::BoxView]| boxes.iter().map(|row| row.ap).collect::<Vec<_>>();
    assert_eq!((ap(&view.planning), ap(&view.contracts)), (vec![4, 3, 2, 1], vec![5, 4, 3, 2, 1]));
    assert!(view.planning.iter().chain(&view.contracts).all(|row| row.card.is_some()));
    assert_eq!(view.discards, ["UR1", "UR2", "UR3", "UR4"].map(|text| CardText(card(text))));
    // (2.2) Five boxes and the top; (2.3) six cards drawn, four boxes.
    assert_eq!((view.decks[0].left, view.planning_deck.left), (32, 40));
    assert_eq!((view.decks[0].active, view.decks[1].active), (true, false));
    assert!(view.decks[0].top.is_some() && view.decks[1].top.is_none());
    assert_eq!(view.rails, [true; 4]);
    assert_eq!(view.seats.iter().map(|seat| seat.wealth).collect::<Vec<_>>(), [27; 3]);
    assert_eq!(view.seats.iter().map(|seat| seat.permits.len()).sum::<usize>(), 6);
    // (2.5a) Media is dealt after the buying round.
    assert_eq!(view.vocations.iter().map(|row| row.left).sum::<u8>(), 24);
    assert_eq!((view.parks_left, view.pack, view.winners), (26, None, vec![]));
}

#[test]
fn r12_1_rows_say_where_they_are_and_what_they_would_pay() {
    let mut table = Table::new(3);
    table.city("civ 0,0 0; com 0,2 0; res 2,0 1; ind 4,0 1; park 6,0 -").markers("T0 12");
    let rows = seen(&table, A).rows;
    let row = |id: &str| rows.iter().find(|row| row.id == id).unwrap();
    assert_eq!(rows.len(), 18);
    let place = |id| (row(id).side, row(id).first, row(id).last);
    assert_eq!(place("L1"), (SideView::Left, 2, 3));
    assert_eq!(place("B5"), (SideView::Bottom, 5, 5));
    assert_eq!(place("T2"), (SideView::Top, 4, 5));
    assert_eq!(place("R0"), (SideView::Right, 0, 0));
    // Two buildings each in the first two columns of blocks: 12 and 6, shared.
    let top = row("T0");
    assert_eq!((top.worth, top.n, top.gray), (Some(Worth::Wealth), Some(12), true));
    assert_eq!((top.counts.as_slice(), top.pays.as_slice()), (&[2, 2, 0][..], &[9, 9, 0][..]));
    // Prestige 3 covers the first four rows of lots.
    assert_eq!(
        (row("L0").counts.as_slice(), row("L0").pays.as_slice()),
        (&[2, 1, 0][..], &[3, 1, 0][..])
    );
    assert_eq!((row("R3").worth, row("R3").n), (None, None));
    // All of it for seat 0: more than the 9 of that row, and 3 of prestige.
    let income = seen(&table, A).seats[0].income;
    let sum = |worth| {
        rows.iter().filter(|row| row.worth == Some(worth)).map(|row| u16::from(row.pays[0])).sum()
    };
    assert_eq!((income.wealth, income.prestige), (sum(Worth::Wealth), sum(Worth::Prestige)));
    assert!(income.wealth > 9 && income.prestige == 3);
}

#[test]
fn a_build_that_has_begun_is_the_seats_own_business() {
    let mut table = Table::new(3);
    table.boxes("T04").hand(A, "PL01 PL04 PL11");
    let before = seen(&table, B);
    table.act(A, "build T04");
    assert_eq!(seen(&table, B), before);
    assert_eq!(table.game.view(Viewer::Public), before);
    let begun = seen(&table, A).pending.unwrap();
    assert_eq!(
        (begun.card, begun.site, begun.cost, begun.need),
        (CardText(card("T04")), None, None, 2)
    );
    table.act(A, "site 4,0+5,0");
    assert_eq!(seen(&table, B), before);
    let begun = seen(&table, A).pending.unwrap();
    assert_eq!((begun.site, begun.cost), (Some(vec![[4, 0], [5, 0]]), Some(2)));
    // (R27) Two cards of one permit, or one of two.
    assert_eq!(begun.choices, ["PL01", "PL11"].map(|text| CardText(card(text))));
    table.act(A, "permit PL01");
    assert_eq!(seen(&table, A).pending, None);
    let built = &seen(&table, B).buildings[0];
    assert_eq!(
        (built.lot, built.owner, built.card),
        ([4, 0], Some(0), Some(CardText(card("T04"))))
    );
}

#[test]
fn r5_4c_a_vocation_tile_asks() {
    let mut table = Table::new(3);
    table.vocations(A, Vocation::Factory, 1).vocations(B, Vocation::Factory, 1);
    table.built("T16", "0,0");
    // (R45) The active seat says who is next.
    let order = asked(&table);
    assert_eq!((order.kind, order.seat, order.seats), (QuestionKind::Order, 0, vec![0, 1]));
    table.act(A, "next 1");
    let tile = asked(&table);
    assert_eq!((tile.kind, tile.seat, tile.n), (QuestionKind::Vocation, 1, 1));
    assert_eq!((tile.vocation, tile.card), (Some(Vocation::Factory), Some(CardText(card("T16")))));
}

#[test]
fn questions_say_what_they_are_about() {
    let mut table = Table::new(3);
    table.effects("T08", "0,0+0,1");
    let marker = asked(&table);
    assert_eq!(
        (marker.kind, marker.n, marker.worth),
        (QuestionKind::Marker, 7, Some(Worth::Wealth))
    );

    let mut table = Table::new(3);
    table.media(B).event("TE6");
    // Only Media is held: its holder is elected, and places a park.
    let park = asked(&table);
    assert_eq!((park.kind, park.seat), (QuestionKind::Park, 1));
    assert_eq!((park.card, park.office), (None, Some(Office::Mayor)));

    let mut table = Table::new(3);
    table.city("res 0,0 1; res 2,0 2").wealth(B, 9).prestige(B, 9).wealth(C, 9).prestige(C, 9);
    table.effects("M02", "6,6+6,7");
    table.act(A, "next 2");
    let pay = asked(&table);
    assert_eq!((pay.kind, pay.seat, pay.n, pay.to), (QuestionKind::PayYou, 2, 4, Some(0)));

    let mut table = Table::new(3);
    table.city("res 0,5 1; com 11,11 1").event("PE05");
    let lose = asked(&table);
    assert_eq!((lose.kind, lose.seat), (QuestionKind::PayOrLose, 1));
    assert_eq!((lose.n, lose.worth), (4, Some(Worth::Wealth)));

    let mut table = Table::new(3);
    table.event("PE14");
    let tie = asked(&table);
    assert_eq!((tie.kind, tie.seat, tie.seats), (QuestionKind::Seat, 0, vec![0, 1, 2]));

    let mut table = Table::new(3);
    table.city("res 0,0 1; res 0,2 2; res 2,2 0").event("PE01");
    assert_eq!(asked(&table).kind, QuestionKind::Building);
}

#[test]
fn r7_offices_say_who_would_win_them() {
    let mut table = Table::new(3);
    table.city("civ 0,6 1; civ 0,8 2; civ 4,0 2").airport();
    let offices = seen(&table, A).offices;
    let of = |office: Office| offices.iter().find(|row| row.office == office).unwrap();
    // Seat 0 has Media alone; the civic building of seat 1 is worth most;
    // nobody has a commercial one.
    assert_eq!((&of(Office::Mayor).leads, of(Office::Mayor).decider), (&vec![0], Some(0)));
    assert_eq!(of(Office::DistrictAttorney).leads, [1]);
    assert!(of(Office::Treasurer).leads.is_empty() && of(Office::Treasurer).in_play);
    let closed = Table::new(3);
    let offices = seen(&closed, A).offices;
    assert_eq!(offices.iter().filter(|row| row.in_play).count(), 1);
}

#[test]
fn r3_4_rails_are_cut_by_the_key_events() {
    let mut table = Table::new(3);
    assert_eq!(seen(&table, A).rails, [true, true, true, true]);
    table.airport();
    assert_eq!(seen(&table, A).rails, [false, true, true, true]);
    table.sports_team();
    let view = seen(&table, A);
    assert_eq!(view.rails, [false, false, true, true]);
    assert_eq!(view.decks.iter().map(|deck| deck.key).collect::<Vec<_>>(), [true, true, false]);
    // (R39) City has run out: the rail from 5 to 4 is open again.
    table.deck(Deck::City, "");
    assert_eq!(seen(&table, A).rails, [true, false, true, true]);
}

/// What the view adds up at the end is what the log gave.
#[test]
fn r9_the_final_figures_are_those_of_the_log() {
    for seats in 2..=4 {
        for seed in 0..10 {
            let setup = setup(seats, GameLength::Short);
            let mut game: UrbanSprawl = opening(&setup, seed);
            let mut given = [0; crate::MAX_SEATS];
            for (seat, action) in walk::<UrbanSprawl>(&setup, seed, |_| {}) {
                let mut log: Vec<Event> = Vec::new();
                game.commit(seat, action, &mut log);
                for event in log {
                    if let Event::Moved { seat, prestige, why, .. } = event
                        && matches!(why, Why::Payout(_, None) | Why::EndWealth | Why::EndOffice(_))
                    {
                        given[seat.index()] += prestige.unsigned_abs();
                    }
                }
            }
            let view = game.view(Viewer::Public);
            let end: Vec<u16> = view.end.unwrap().iter().map(|row| row.total).collect();
            assert_eq!(end, given[..usize::from(seats)], "{seats} seats, seed {seed}");
            assert!(!view.winners.is_empty() && view.asked.is_none() && view.active.is_none());
        }
    }
}

/// The page relies on these names.
#[test]
fn the_view_has_the_agreed_fields() {
    let mut table = Table::new(2);
    table.boxes("T04").hand(A, "PL11").favors(B, "T09").vocations(B, Vocation::Energy, 1);
    table.city("res 0,0 1").act(A, "build T04");
    let view = serde_json::to_value(seen(&table, A)).unwrap();
    let fields =
        |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(
        fields(&view),
        "active airport_elections ap asked blocks buildings contractor contracts decks discards \
         discount doubles extra_favor extra_favor_left final investing length offices pack \
         parks_left pawn pending phase planning planning_deck question rails rows seats start \
         tamed turns unplaced vocations winners"
    );
    assert_eq!(fields(&view["buildings"][0]), "card kind lot lots owner value");
    assert_eq!(fields(&view["rows"][0]), "counts first gray id last n pays side worth");
    assert_eq!(fields(&view["decks"][0]), "active ap deck key left top");
    assert_eq!(fields(&view["offices"][0]), "decider holder in_play leads office");
    assert_eq!(
        fields(&view["seats"][0]),
        "buildings contractor cubes favors final income offices permits prestige renewals \
         vocations wealth"
    );
    assert_eq!(view["seats"][1]["favors"][0], serde_json::json!({ "card": "T09", "fresh": false }));
    assert_eq!(fields(&view["pending"]), "card choices cost need permits site");
    assert_eq!(view["pending"]["card"], "T04");
    assert_eq!(fields(&view["seats"][0]["final"]), "offices rows total wealth");
    assert_eq!((&view["phase"], &view["length"]), (&"turn".into(), &"standard".into()));
    assert_eq!((&view["pawn"], &view["buildings"][0]["kind"]), (&"mayor".into(), &"res".into()));
}
