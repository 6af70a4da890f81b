//! What a viewer may know, the table in words, and the catalog.

use insula_core::{Arg, Game, Message, NoLog, Rng, Say, Seat, Seed, Viewer};

use super::table::{A, B, C, Table, tile};
use crate::effect::Track;
use crate::phase::Phase;
use crate::view::{ExpoRowView, FromView, GainView, HandView, PendingView, SpaceView, View};
use crate::{Setup, TheCapitals, TileId, catalog};

fn view(table: &Table, seat: Seat) -> View {
    table.game.view(Viewer::Seat(seat))
}

#[test]
fn r2_15a_a_hand_is_seen_by_its_owner_alone() {
    let mut table = Table::prosperity(3);
    table.hand(A, "church mayors-house").hand(B, "casino").tracks(A, "population 2");
    let held = |tile, met| HandView { tile, met };
    let own = vec![held("church", true), held("mayors-house", true)];
    assert_eq!(view(&table, A).hand, Some(own));
    assert_eq!(view(&table, B).hand, Some(vec![held("casino", false)]));
    assert_eq!(view(&table, C).hand, Some(Vec::new()));
    let public = table.game.view(Viewer::Public);
    assert_eq!(public.hand, None);
    assert_eq!(public.seats.iter().map(|seat| seat.hand).collect::<Vec<_>>(), [2, 1, 0]);
    assert_eq!(view(&Table::new(3), A).hand, None, "without the variant");
}

#[test]
fn r2_15_what_was_begun_is_seen_by_its_owner_alone() {
    let mut table = Table::new(3);
    table.rows(["", "baker", ""]).city(A, "technology-park 0,-1");
    let before = [B, C].map(|seat| view(&table, seat));
    table.act(A, "tile baker");
    let place =
        PendingView::Place { tile: "baker", lake: false, price: 2, from: FromView::Projects };
    assert_eq!(view(&table, A).pending, Some(place));
    assert_eq!([B, C].map(|seat| view(&table, seat)), before);
}

#[test]
fn r2_7_payments_and_targets_under_way() {
    let mut table = Table::new(2);
    table.city(A, "convention-center 0,1").tracks(A, "energy 9").tourist(5, A, Some("hotel"));
    table.turn(Phase::Executive, A).act(A, "activate convention-center, tourist 0");
    let pay = PendingView::Pay { tile: "convention-center", cost: 3, tourists: vec![0], cubes: 2 };
    assert_eq!(view(&table, A).pending, Some(pay));
    // The neutral tourist is the one after the seats.
    table.act(A, "tourist neutral");
    let center = "convention-center";
    let free = PendingView::Free { source: center, tile: center, x: None, y: None };
    assert_eq!(view(&table, A).pending, Some(free));
    table.act(A, "free hotel");
    let own = &view(&table, B).seats[0];
    let guests: Vec<_> =
        own.tourists.iter().map(|guest| (guest.owner, guest.on, guest.used)).collect();
    assert_eq!(guests, [(0, Some(center), true), (2, Some(center), true)]);
    let neutral = view(&table, B).neutral.unwrap();
    assert_eq!((neutral.culture, neutral.host, neutral.on), (3, Some(0), Some(center)));
    let city = |slug| own.city.iter().find(|placed| placed.tile == slug).unwrap();
    assert_eq!((city(center).cubes, city(center).cost), (1, Some(6)));
    assert_eq!((city("hotel").cubes, city("hotel").cost), (0, Some(1)), "the tourist has left");
}

#[test]
fn r2_4i_a_question_of_order_names_its_build() {
    let mut table = Table::new(3);
    table.city(A, "doctor 1,1").tracks(A, "public 1").rows(["danncil-estate", "", ""]);
    table.act(A, "tile danncil-estate, place 0,1");
    let order = PendingView::Order { tile: "danncil-estate", x: 0, y: 1, track: Track::Public };
    assert_eq!(view(&table, A).pending, Some(order));
}

#[test]
fn r2_3_spaces_say_what_they_cost_the_viewer() {
    let mut table = Table::new(3);
    table.round(3).tracks(B, "economy 5").turn(Phase::Political, A).act(A, "space 5");
    let spaces = view(&table, B).spaces;
    assert_eq!(spaces.len(), 5, "(2.3e)");
    let row = |space: &SpaceView| (space.seat, space.old, space.cost, space.taxations);
    let rows: Vec<_> = spaces.iter().map(row).collect();
    // B stands on the 3rd space ($2, 3x) with $5; A has gone from the 2nd to the 5th.
    let expected = [
        (None, None, Some(12), Some(3)),
        (None, None, Some(9), Some(2)),
        (None, Some(1), Some(6), Some(1)),
        (None, Some(2), Some(6), Some(1)),
        (Some(0), None, Some(3), Some(0)),
    ];
    assert_eq!(rows, expected);
    let public = table.game.view(Viewer::Public).spaces;
    assert!(public.iter().all(|space| space.cost.is_none() && space.taxations.is_none()));
}

#[test]
fn r2_3f_the_sixth_space_says_what_is_in_force_next() {
    let mut table = Table::new(5);
    let times = |table: &Table| view(table, Seat(4)).spaces[5].times;
    let cost = |table: &Table| view(table, Seat(4)).spaces[0].cost;
    // In round 1 the next choice is that of round 2.
    assert_eq!((times(&table), cost(&table)), (1, Some(4)));
    table.round(2).turn(Phase::Political, A);
    assert_eq!((times(&table), cost(&table)), (1, Some(4)));
    table.turn(Phase::Building, A);
    assert_eq!((times(&table), cost(&table)), (2, Some(8)));
}

#[test]
fn r2_9_the_next_expo_is_shown_as_of_now() {
    // (7) Population 8, employment 6: -2; public services 6 / 4 / 2: 0 / -2 / -4.
    let mut table = Table::new(3);
    table.tracks(A, "population 8, employment 6, public 6");
    table.tracks(B, "public 4").tracks(C, "public 2");
    let rows: Vec<ExpoRowView> =
        view(&table, A).seats.iter().map(|seat| seat.expo.clone()).collect();
    let bonus = |track, n| Some(GainView { track, n });
    let first = ExpoRowView {
        employment: 6,
        jobs: 3,
        unemployed: 2,
        unemployment: -2,
        level: 6,
        bonus: bonus(Track::Prestige, 5),
        ahead: 0,
        behind: 0,
        total: 6,
    };
    assert_eq!(rows[0], first);
    assert_eq!((rows[1].behind, rows[1].total), (-2, -4));
    assert_eq!(rows[1].bonus, bonus(Track::Progress, 2));
    assert_eq!((rows[2].ahead, rows[2].behind, rows[2].total), (2, -4, -6));
    // That is what it will be.
    table.round(4).turn(Phase::Executive, C).act(C, "bonus energy");
    let been = &view(&table, A).expos;
    assert_eq!((been.len(), been[0].era), (1, 1));
    assert_eq!(been[0].seats, rows);
}

#[test]
fn r2_11_the_end_is_shown_as_of_now() {
    // (7) Final payment from the 2nd space with $7: 12, 2 taxations, $1 left.
    let mut table = Table::prosperity(3);
    table.tracks(A, "economy 7, energy 10, culture 9, progress 4");
    table.city(A, "theatre 0,1; public-works-office 0,-1");
    let end = &view(&table, B).seats[0].end;
    assert_eq!((end.price, end.taxations, end.payment), (12, 2, -2));
    let tiles: Vec<_> = end.tiles.iter().map(|row| (row.tile, row.track, row.n)).collect();
    // 10 cubes bring 5 culture first, 14 culture then 3 prestige (A40).
    let expected = [("public-works-office", Track::Culture, 5), ("theatre", Track::Prestige, 3)];
    assert_eq!(tiles, expected);
    assert_eq!((end.energy, end.economy, end.culture, end.progress), (2, 0, 7, 4));
    assert_eq!((end.total, end.cubes_left), (-2 + 3 + 2 + 7 + 4, 2));
    assert_eq!(table.get(A, Track::Prestige), 0, "only shown");
}

#[test]
fn r2_11_prestige_adds_up_at_the_end() {
    for seats in 2..=5 {
        let game = played(seats, true);
        let view = game.view(Viewer::Public);
        assert_eq!(view.phase, Phase::Over);
        assert_eq!((view.expos.len(), view.turn), (3, None));
        for (seat, row) in game.all_seats().zip(&view.seats) {
            let before = game.side(seat).closing.unwrap().get(Track::Prestige);
            assert_eq!(before + row.end.total, row.tracks.prestige, "{seats} seats, {seat}");
        }
        let most = view.seats.iter().map(|row| row.tracks.prestige).max().unwrap();
        assert_eq!(view.winners.len(), 1, "(2.11f)");
        assert_eq!(view.seats[usize::from(view.winners[0])].tracks.prestige, most);
    }
}

#[test]
fn r2_5i_the_plants_that_are_left() {
    let mut table = Table::new(3);
    table.tracks(B, "level 3").tracks(C, "level 2");
    let seen = view(&table, A);
    let left: Vec<&[u8]> = seen.plants.iter().map(|plant| &plant.cubes[..]).collect();
    // With three seats the best three of each level are there (5.3).
    assert_eq!(left, [&[4][..], &[5, 4], &[6, 5, 5], &[6, 6, 5], &[7, 6, 6]]);
    let next: Vec<_> = seen.seats.iter().map(|seat| seat.next_plant).collect();
    assert_eq!(next, [Some(4), Some(6), Some(5)]);
    table.tracks(A, "level 6");
    assert_eq!(view(&table, A).seats[0].next_plant, None);
}

#[test]
fn r2_7b_activations_with_the_token() {
    let mut table = Table::new(3);
    table.tracks(B, "level 4, energy 9").turn(Phase::Executive, B);
    table.game.token = Some(B);
    assert_eq!(view(&table, A).seats[1].activations, 3);
    table.act(B, "activate hotel, pay");
    let seen = view(&table, A);
    assert_eq!((seen.token, seen.seats[1].activated, seen.seats[0].activated), (Some(1), 1, 0));
}

#[test]
fn r2_13g_a_lake_shows_its_other_side() {
    let mut table = Table::prosperity(3);
    table.lakes(A, "church 0,1");
    let seen = view(&table, B);
    let lake = seen.seats[0].city.last().unwrap();
    assert_eq!((lake.tile, lake.lake, lake.cost), ("church", true, None));
    assert_eq!((lake.x, lake.y), (0, 1));
    let tokens: Vec<_> = seen.seats[0].tokens.iter().map(|token| (token.x, token.y)).collect();
    assert_eq!(tokens, [(1, 0), (1, 1)]);
}

#[test]
fn r2_8_rows_stack_and_what_has_gone() {
    let mut table = Table::new(3);
    table.rows(["baker park", "", "doctor"]).turn(Phase::Executive, C);
    let seen = view(&table, A);
    let rows: Vec<_> = seen.rows.iter().map(|row| (row.price, row.tiles.clone())).collect();
    assert_eq!(rows, [(0, vec!["baker", "park"]), (2, vec![]), (4, vec!["doctor"])]);
    assert_eq!((seen.stack, seen.gone.len(), seen.round, seen.era), (18, 0, 1, 1));
    table.act(C, "bonus energy");
    let seen = view(&table, A);
    assert_eq!(
        (seen.gone.clone(), seen.rows[1].tiles.clone()),
        (vec!["doctor"], vec!["baker", "park"])
    );
    // Five tiles of the era lie open again (2.8f).
    assert_eq!((seen.stack, seen.rows[0].tiles.len()), (15, 3));
    assert_eq!((seen.phase, seen.round, seen.order), (Phase::Political, 2, vec![0, 1, 2]));
}

#[test]
fn the_table_is_told_from_a_view_alone() {
    let mut table = Table::prosperity(3);
    table.rows(["baker", "", ""]).hand(A, "church").cubes(A, "hotel", 2).tourist(1, A, None);
    let says = |viewer| TheCapitals::tell(&table.game.view(viewer));
    let key = |key: &str| Message::new(format!("the-capitals-tell-{key}"));
    let own = says(Viewer::Seat(A));
    let others = says(Viewer::Public);
    let hand = |told: &[Message]| told.iter().any(|line| line.key == key("hand").key);
    assert!(hand(&own) && !hand(&others));
    assert!(!format!("{others:?}").contains("church"), "a secret hand is told");
    let row = key("row").with("price", 0u8).with("tiles", vec![tile("baker").say()]);
    assert!(others.contains(&row));
    // What the tiles on offer do is told sentence by sentence.
    let baker = others.iter().filter(|line| line.key == key("tile").key).count();
    assert_eq!(baker, 3, "built, activated, permanent");
    let placed = key("placed").with("tile", tile("hotel").say()).with("cubes", 2u8);
    let hotel = placed.with("cell", crate::Cell::HOTEL.say());
    let city = others.iter().find(|line| line.key == key("city").key).unwrap();
    assert!(matches!(&city.args["tiles"], Arg::List(tiles) if tiles.contains(&hotel.into())));
    let guests = others.iter().find(|line| line.key == key("tourists").key).unwrap();
    let guest = key("tourist-beside").with("owner", B);
    assert!(matches!(&guests.args["tourists"], Arg::List(all) if all.contains(&guest.into())));
}

#[test]
fn a43_hidden_prestige_is_not_read_out_before_the_end() {
    let mut table = Table::new(3);
    table.tracks(B, "prestige 17");
    let told = |table: &Table| format!("{:?}", TheCapitals::tell(&view(table, A)));
    assert!(told(&table).contains("Number(17)"));
    table.game.hide_prestige = true;
    assert!(!told(&table).contains("Number(17)"));
    assert_eq!(view(&table, A).seats[1].tracks.prestige, 17, "a wish for the screen only");
    table.game.phase = Phase::Over;
    assert!(told(&table).contains("Number(17)"));
}

#[test]
fn the_end_is_told_with_its_winner() {
    let game = played(3, false);
    let seen = game.view(Viewer::Public);
    let told = TheCapitals::tell(&seen);
    let won = Message::new("the-capitals-tell-over").with("seat", Seat(seen.winners[0]));
    assert!(told.contains(&won));
    assert!(told.iter().all(|line| line.key != "the-capitals-tell-turn"));
    let prompt = game.prompt(A);
    assert_eq!(prompt.key, "the-capitals-log-won");
    assert_eq!(prompt.args["seat"], Seat(seen.winners[0]).into());
}

#[test]
fn the_catalog_has_every_tile_and_says_what_it_does() {
    let catalog = catalog();
    let slugs: Vec<&str> = catalog.tiles.iter().map(|tile| tile.slug).collect();
    assert_eq!(slugs, TileId::all().map(TileId::slug).collect::<Vec<_>>());
    for facts in &catalog.tiles {
        assert!(!facts.say.is_empty(), "{}", facts.slug);
        assert_eq!(facts.cubes.is_some(), !facts.activate.is_empty(), "{}", facts.slug);
        let prosperity = facts.kind == crate::Kind::Prosperity;
        assert_eq!(facts.requirement.is_some(), prosperity, "{}", facts.slug);
    }
    let find = |slug: &str| catalog.tiles.iter().find(|tile| tile.slug == slug).unwrap();
    let church = find("church");
    assert_eq!(church.immediate[0].n, [1, 3, 6]);
    assert_eq!(church.requirement.as_ref().unwrap().track, Some(Track::Population));
    let recycling = find("recycling-facility").construction.as_ref().unwrap();
    assert_eq!(recycling.per.as_ref().unwrap().filter, ["housing", "tourism"]);
    assert_eq!((catalog.employment.len(), catalog.bonuses.len()), (21, 7));
    assert_eq!((catalog.marked, catalog.penalty, catalog.lake), (vec![3, 5, 7, 9, 11], 2, 2));
}

/// A random game to its end.
fn played(seats: u8, prosperity: bool) -> TheCapitals {
    let setup = Setup { seats, prosperity, full_refill: false, hide_prestige: false };
    let mut rng = Rng::new(Seed::from_number(u64::from(seats)));
    let mut game = TheCapitals::new(&setup, Rng::new(Seed::from_number(3)));
    while let Some(seat) = game.to_act().first() {
        let mut offers = Vec::new();
        game.legal_actions(seat, &mut offers);
        let action = rng.pick(&offers);
        game.commit(seat, action, &mut NoLog);
    }
    game
}
