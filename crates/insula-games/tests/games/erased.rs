//! A game behind text: what is refused changes nothing, what is shown is
//! public, and nobody who thinks about it gets the true state.

#[path = "erased/marked.rs"]
mod marked;

use insula_core::{Game, Options, Rng, Seat, Seed, Viewer};
use insula_games::{AnyGame, Erased, Refusal, UnknownBot, find};
use insula_testkit::hamlet::Hamlet;
use insula_testkit::opening;
use marked::Marked;
use serde_json::json;

fn capitol(seats: u8, seed: u64) -> Box<dyn AnyGame> {
    find("capitol").unwrap().start(seats, &Options::new(), Seed::from_number(seed)).unwrap()
}

fn hamlet(seed: u64) -> Box<dyn AnyGame> {
    let setup = Hamlet::setup(2, &Options::new()).unwrap();
    Box::new(Erased::new(opening::<Hamlet>(&setup, seed)))
}

fn rng() -> Rng {
    Rng::new(Seed::from_number(9))
}

/// Who is to act, and who is not.
fn turn(game: &dyn AnyGame) -> (Seat, Seat) {
    let seat = game.to_act().first().unwrap();
    let other = (0..game.seats()).map(Seat).find(|&seat| !game.to_act().contains(seat));
    (seat, other.unwrap())
}

/// Lets a bot play all seats to the end.
fn play_on(game: &mut dyn AnyGame, bot: &str) {
    let mut rng = rng();
    while let Some(seat) = game.to_act().first() {
        let act = game.bot_line(bot, seat, &mut rng, &|| false).unwrap().remove(0);
        game.apply(seat, &act).unwrap();
    }
}

#[test]
fn an_action_has_one_text_form() {
    let game = hamlet(1);
    let hand = game.view(Viewer::Seat(Seat(0))).json()["hand"][0].clone();
    assert_eq!(game.why_not(Seat(0), &format!("offer {hand}")), Ok(()));
    for text in ["", "offer", "offer five", &format!("offer 0{hand}"), "seal ", "SEAL", "offer 300"]
    {
        let unreadable = Refusal::Unreadable { text: text.to_owned() };
        assert_eq!(game.why_not(Seat(0), text), Err(unreadable));
    }
}

#[test]
fn standing_answers_choose_an_action_as_text() {
    let mut game = hamlet(1);
    let keys: Vec<&str> = game.standing_choices().iter().map(|choice| choice.key).collect();
    assert_eq!(keys, ["offer", "build"]);
    let nothing = Options::from([("offer".to_owned(), "nothing".to_owned())]);
    assert_eq!(game.standing(Seat(0), &nothing).as_deref(), Some("seal"));
    assert_eq!(game.standing(Seat(0), &Options::new()), None);
    game.apply(Seat(0), "seal").unwrap();
    assert_eq!(game.standing(Seat(0), &nothing), None);
    assert!(capitol(2, 1).standing_choices().is_empty());
}

#[test]
fn every_refusal_says_why_and_changes_nothing() {
    let mut game = capitol(2, 1);
    let (seat, other) = turn(&*game);
    let before = (game.state_hash(), game.view(Viewer::Seat(seat)));

    let unreadable = game.apply(seat, "play purple9").unwrap_err();
    assert_eq!(unreadable, Refusal::Unreadable { text: "play purple9".to_owned() });
    assert_eq!((unreadable.rule(), &*unreadable.message().key), (None, "server-unreadable"));

    let early = game.apply(other, "pass").unwrap_err();
    assert_eq!(early, Refusal::NotYourTurn);
    assert_eq!((early.rule(), &*early.message().key), (None, "server-not-your-turn"));

    let illegal = game.apply(seat, "draw roof").unwrap_err();
    let rule = illegal.rule().unwrap();
    let cite = format!("| {rule} |");
    assert!(find("capitol").unwrap().rules("en").contains(&cite), "{cite} is not in RULES.md");
    assert!(illegal.message().key.starts_with("capitol-no-"), "{illegal:?}");
    assert_eq!(game.why_not(seat, "draw roof"), Err(illegal));

    assert_eq!((game.state_hash(), game.view(Viewer::Seat(seat))), before);
    game.apply(seat, "pass").unwrap();
    assert_ne!(game.state_hash(), before.0);
}

#[test]
fn refusals_are_tagged_for_the_wire() {
    let over = serde_json::to_value(Refusal::Over).unwrap();
    assert_eq!(over, json!({ "reason": "over" }));
    let turn = serde_json::to_value(Refusal::NotYourTurn).unwrap();
    assert_eq!(turn, json!({ "reason": "not-your-turn" }));
    let game = hamlet(1);
    let illegal = serde_json::to_value(game.why_not(Seat(0), "offer 9").unwrap_err()).unwrap();
    let message = json!({ "key": "hamlet-no-card", "args": { "card": { "number": 9 } } });
    assert_eq!(illegal, json!({ "reason": "illegal", "rule": "1", "message": message }));
}

#[test]
fn what_is_offered_is_legal_and_nothing_else_is_offered() {
    let mut game = capitol(3, 2);
    let mut rng = rng();
    let (mut with_points, mut with_notes) = (0, 0);
    while let Some(seat) = game.to_act().first() {
        let offers = game.offers(seat, &mut rng);
        assert!(!offers.is_empty());
        for offer in &offers {
            assert_eq!(game.why_not(seat, &offer.act), Ok(()), "{}", offer.act);
            assert!(offer.label.key.starts_with("capitol-do-"), "{}", offer.label.key);
            with_points += usize::from(!offer.preview.points.is_empty());
            with_notes += usize::from(!offer.preview.notes.is_empty());
        }
        let idle = (0..3).map(Seat).filter(|&other| !game.to_act().contains(other));
        for other in idle {
            assert_eq!(game.offers(other, &mut rng), []);
        }
        assert!(game.prompt(seat).key.starts_with("capitol-ask-"));
        let act = game.bot_line("random", seat, &mut rng, &|| false).unwrap().remove(0);
        assert!(offers.iter().any(|offer| offer.act == act), "{act}");
        let lines = game.apply(seat, &act).unwrap();
        assert!(lines.iter().all(|line| line.key.starts_with("capitol-log-")), "{lines:?}");
    }
    assert!(with_points > 0 && with_notes > 0, "{with_points} {with_notes}");
}

#[test]
fn a_finished_game_takes_nothing_more() {
    let mut game = capitol(2, 3);
    assert_eq!(game.scores(), None);
    play_on(&mut *game, "random");
    assert_eq!(game.scores().unwrap().points().len(), 2);
    assert_eq!(game.apply(Seat(0), "pass"), Err(Refusal::Over));
    assert_eq!(&*Refusal::Over.message().key, "server-over");
    assert!(game.offers(Seat(0), &mut rng()).is_empty());
    assert_eq!(game.view(Viewer::Public).json()["phase"], "over");
}

#[test]
fn a_spectator_sees_no_hand() {
    let game = capitol(4, 4);
    assert!(game.view(Viewer::Public).json()["hand"].is_null());
    for seat in (0..4).map(Seat) {
        let hand = &game.view(Viewer::Seat(seat)).json()["hand"];
        assert_eq!(hand.as_array().map(Vec::len), Some(8), "seat {seat}");
    }
}

#[test]
fn a_clone_is_equal_and_goes_its_own_way() {
    let mut game = capitol(2, 5);
    let copy = game.clone();
    let before = copy.state_hash();
    assert_eq!(game.state_hash(), before);
    let (seat, _) = turn(&*game);
    game.apply(seat, "pass").unwrap();
    assert_eq!(copy.state_hash(), before);
    assert_ne!(game.state_hash(), before);
}

#[test]
fn what_is_not_legal_counts_as_revealing() {
    let game = capitol(2, 6);
    let (seat, other) = turn(&*game);
    assert!(!game.reveals(seat, "pass"));
    assert!(game.reveals(other, "pass") && game.reveals(seat, "draw roof"));
    assert!(game.reveals(seat, "hello"));
}

#[test]
fn bots_and_previews_get_resampled_states_only() {
    let setup = Marked::setup(3, &Options::new()).unwrap();
    let game = Erased::new(opening::<Marked>(&setup, 1));
    let mut rng = rng();
    for seat in (0..3).map(Seat) {
        assert!(game.offers(seat, &mut rng).len() > 1);
        for bot in ["random", "greedy"] {
            let act = game.bot_line(bot, seat, &mut rng, &|| false).unwrap().remove(0);
            assert!(act == "seal" || act.starts_with("offer "), "{act}");
        }
    }
}

#[test]
fn bots_play_whole_games_at_every_number_of_seats() {
    for (seats, bot) in [(2, "greedy"), (3, "greedy"), (4, "greedy"), (4, "random")] {
        let mut game = capitol(seats, 7);
        play_on(&mut *game, bot);
        assert_eq!(game.scores().unwrap().points().len(), usize::from(seats));
    }
}

#[test]
fn nobody_is_called_so() {
    let unknown = capitol(2, 8).bot_line("sly", Seat(0), &mut rng(), &|| false);
    assert_eq!(unknown, Err(UnknownBot("sly".to_owned())));
    let text = unknown.unwrap_err().to_string();
    assert_eq!(
        text,
        "no bot is called \"sly\"; there are random, greedy, easy, normal, hard, expert"
    );
}
