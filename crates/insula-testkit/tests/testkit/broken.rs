//! Every law fails on a game that breaks it, and says where.

#[path = "broken/game.rs"]
mod game;

use game::{Act, Broken, Flaw};
use insula_core::{Game, Options};
use insula_testkit::hamlet::{Action, CARDS};
use insula_testkit::{check_judge, check_laws, check_terms};

/// What the laws say to Hamlet with this flaw.
fn verdict(flaw: Flaw) -> Result<(), String> {
    let (setup, _) = Broken::setup(3, &Options::new()).unwrap();
    check_laws::<Broken>(&(setup, flaw), 0..30, |state| {
        assert_eq!(state.hamlet.cards() - state.lost, CARDS, "cards");
    })
}

#[track_caller]
fn fails(flaw: Flaw, because: &str) {
    let wrong = verdict(flaw).expect_err("a broken game");
    assert!(wrong.contains(because), "{flaw:?}: {wrong}");
}

#[test]
fn the_wrapper_itself_is_sound() {
    assert_eq!(verdict(Flaw::None), Ok(()));
}

#[test]
fn secrets_that_show_are_found() {
    fails(Flaw::LeakyView, "dealt anew: view differs");
    fails(Flaw::LeakyToAct, "dealt anew: to_act differs");
    fails(Flaw::LeakyOffers, "dealt anew: offers differs");
    fails(Flaw::LeakyPrompt, "dealt anew: prompt or mid_decision differs");
    fails(Flaw::LeakyWords, "dealt anew: describe differs");
    fails(Flaw::LeakyPreview, "dealt anew: preview differs");
    fails(Flaw::LeakyStanding, "dealt anew: standing differs");
}

#[test]
fn terms_that_know_too_much_are_found() {
    let (setup, _) = Broken::setup(3, &Options::new()).unwrap();
    let judge = |flaw| check_terms::<Broken>(&(setup.clone(), flaw), 0..10);
    assert_eq!(judge(Flaw::None), Ok(()));
    for (flaw, because) in [
        (Flaw::LeakyTerms, "1: plot, dealt anew, is"),
        (Flaw::LeakyProgress, "0: progress, dealt anew, is"),
        (Flaw::HastyProgress, "than the whole game"),
        (Flaw::RememberedTerms, "terms depend on what was judged before"),
    ] {
        let wrong = judge(flaw).unwrap_err();
        assert!(wrong.contains(because), "{wrong}");
    }
}

#[test]
fn actions_that_tell_secrets_are_found() {
    fails(Flaw::LeakyEvent, "learns by it: log differs");
    fails(Flaw::SilentReveal, "reveals nothing, yet");
    fails(Flaw::VisiblePick, "sees an unfinished pick: view differs");
    fails(Flaw::ToldPick, "an unfinished pick is told");
}

#[test]
fn a_deal_that_hides_nothing_or_loses_cards_is_found() {
    fails(Flaw::TruthfulDeal, "resample never deals anew");
    fails(Flaw::LosingDeal, "panicked: assertion `left == right` failed: cards");
}

#[test]
fn lost_cards_are_found() {
    fails(Flaw::LosingAction, "panicked: assertion `left == right` failed: cards");
}

#[test]
fn who_acts_has_offers_and_nobody_else() {
    fails(Flaw::StuckSeat, "has 0 offers");
    fails(Flaw::IdleOffers, "has 1 offers");
    fails(Flaw::NobodyToAct, "not over, but nobody is to act");
    fails(Flaw::EarlyScores, "over, but");
}

#[test]
fn bad_offers_are_found() {
    fails(Flaw::TwiceOffered, "is offered twice");
    fails(Flaw::RefusedOffer, "offer 9 is on offer, but refused: NotInHand { card: 9 }");
    fails(Flaw::ClearedList, "is not the first one appended");
    fails(Flaw::UnreadText, "\"seal slowly\" is written, but not read");
}

#[test]
fn bad_standing_answers_are_found() {
    fails(Flaw::IllegalStanding, "the standing answer offer 9 is not legal");
    fails(Flaw::UnaskedStanding, "seal is a standing answer that nobody gave");
}

#[test]
fn refusals_that_do_something_are_found() {
    fails(Flaw::ChangingRefusal, "changed the state");
    fails(Flaw::AppliedRefusal, "is refused by the check, but applied");
}

#[test]
fn games_that_do_not_replay_or_end_are_found() {
    fails(Flaw::LoadBearingEvent, "replaying the texts gives another state");
    fails(Flaw::Endless, "not over after 10000 actions");
}

#[test]
fn a_failure_names_seed_seats_step_and_action() {
    let wrong = verdict(Flaw::Panics).unwrap_err();
    let (place, why) = wrong.split_once(": panicked: ").unwrap();
    assert_eq!(why, "the house fell in");
    let parts: Vec<&str> = place.split(", ").collect();
    assert!(parts[0].starts_with("seed ") && parts[2].starts_with("step "), "{place}");
    assert_eq!((parts[1], &parts[3][1..]), ("3 seats", ": build 3"));
}

#[test]
fn the_judge_finds_what_is_allowed_but_not_offered() {
    let (setup, _) = Broken::setup(2, &Options::new()).unwrap();
    let all: Vec<Act> = Action::all().into_iter().map(|action| Act(action, false)).collect();
    let judge = |flaw, all: &[Act]| check_judge::<Broken>(&(setup.clone(), flaw), 0..10, all);
    assert_eq!(judge(Flaw::None, &all), Ok(()));
    let hidden = judge(Flaw::HiddenAction, &all).unwrap_err();
    assert!(hidden.contains("passes the check, but is not on offer"), "{hidden}");
    let refused = judge(Flaw::RefusedOffer, &all).unwrap_err();
    assert!(refused.contains("offer 9 is on offer, but refused"), "{refused}");
    let few = judge(Flaw::None, &all[..10]).unwrap_err();
    assert!(few.contains("is on offer, but not in the universe"), "{few}");
}
