//! Advice and analysis: what they say exists in three languages, and what they
//! advise can be done.
use insula_core::{Arg, Message, Options, Rng, Seat, Seed};
use insula_games::{AnyGame, Effort, Entry, Walk, games};
use insula_testkit::sentences::{Texts, bundle, format, keep, same_keys};

const HINTS: Texts = [
    ("en", include_str!("../../../../locales/en/hint.ftl")),
    ("it", include_str!("../../../../locales/it/hint.ftl")),
    ("es", include_str!("../../../../locales/es/hint.ftl")),
];
const QUICK: Effort = Effort { iterations: 40, threads: 1 };

fn rng() -> Rng {
    Rng::stream(Seed::from_number(1), 7)
}

fn deal(entry: &Entry) -> Box<dyn AnyGame> {
    entry.start(2, &Options::new(), Seed::from_number(3)).unwrap()
}

/// The actions of a game between bots that take what they find.
fn played(entry: &Entry) -> Vec<(Seat, String)> {
    let (mut game, mut rng, mut actions) = (deal(entry), rng(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        for act in game.bot_line("random", seat, &mut rng, &|| false).unwrap() {
            game.apply(seat, &act).unwrap();
            actions.push((seat, act));
        }
    }
    actions
}

#[test]
fn what_is_advised_can_be_done_pick_by_pick() {
    for entry in games() {
        let (mut game, mut rng) = (deal(entry), rng());
        for _ in 0..20 {
            let Some(seat) = game.to_act().first() else { break };
            let advice = game.advise(seat, QUICK, &mut rng, &|| false);
            assert!((1..=3).contains(&advice.moves.len()), "{}", entry.id());
            for advised in &advice.moves {
                let mut tried = game.clone_box();
                for act in &advised.acts {
                    tried.apply(seat, act).unwrap();
                }
                assert_eq!(advised.acts.len(), advised.says.len());
                assert_eq!((advised.points.len(), advised.chances.len()), (2, 2));
                let sum: i32 = advised.chances.iter().sum();
                assert!((998..=1002).contains(&sum), "{}: {advised:?}", entry.id());
            }
            for act in &advice.moves[0].acts {
                game.apply(seat, act).unwrap();
            }
        }
    }
}

#[test]
fn an_analysis_goes_through_the_whole_game_and_is_the_same_again() {
    let entry = &games()[0];
    let actions = played(entry);
    let analyze = |seed: u64| {
        let seed = Seed::from_number(seed);
        let mut walk = Walk::new(deal(entry), actions.clone(), QUICK, seed);
        while walk.done() < walk.total() {
            walk.step().unwrap();
        }
        walk.step().unwrap();
        assert_eq!(walk.done() as usize, actions.len());
        walk.finish()
    };
    let analysis = analyze(1);
    assert_eq!(analysis, analyze(1));
    assert!(analysis.moments.len() > 10);
    for moment in &analysis.moments {
        let did = &moment.judged.played;
        let taken = &actions[moment.from as usize..moment.to as usize];
        let own = taken.iter().filter(|(seat, _)| *seat == moment.seat).map(|(_, act)| act);
        assert!(own.eq(&did.acts), "{moment:?}");
        assert!((0..=1000).contains(&moment.lost()));
    }
    assert!(analysis.moments.iter().any(|moment| moment.lost() > 0), "random bots err");
}

#[test]
fn what_does_not_follow_from_the_rules_ends_the_walk() {
    let entry = &games()[0];
    let actions = vec![(Seat(0), "dance".to_owned())];
    let mut walk = Walk::new(deal(entry), actions, QUICK, Seed::from_number(1));
    assert!(walk.step().is_err());
}

#[test]
fn every_reason_is_a_sentence_in_every_language() {
    same_keys(HINTS, 7);
    // What the games say of their terms, the games' own tests read.
    let term = |_: &Message| Arg::Word("the longest street".into());
    let mut said = Vec::new();
    for entry in games() {
        let actions = played(entry);
        let mut walk = Walk::new(deal(entry), actions, QUICK, Seed::from_number(1));
        while walk.done() < walk.total().min(120) {
            walk.step().unwrap();
        }
        for moment in walk.finish().moments {
            let better = moment.judged.better.map(|better| better.why);
            [Some(moment.judged.played.why), better].into_iter().flatten().for_each(|why| {
                keep(why, &mut said);
            });
        }
    }
    let (terms, whys): (Vec<_>, Vec<_>) =
        said.into_iter().partition(|message| message.key.contains("-term-"));
    assert!(terms.len() > 20, "{}", terms.len());
    for (language, text) in HINTS {
        let bundle = bundle(language, text);
        for why in &whys {
            let why = plain(why, &term);
            let words = format(&bundle, &why);
            assert!(!words.is_empty() && !words.contains(['{', '}']), "{language}: {words}");
        }
    }
    let mut keys: Vec<&str> = whys.iter().map(|why| &*why.key).collect();
    keys.sort();
    keys.dedup();
    let all = ["hint-costs", "hint-gains", "hint-gains-costs", "hint-gains-hurts", "hint-hurts"];
    assert_eq!(keys, [&all[..], &["hint-part", "hint-part-lost", "hint-quiet"]].concat());
}

/// The message with plain words for the terms in it.
fn plain(message: &Message, term: &impl Fn(&Message) -> Arg) -> Message {
    fn arg(of: &Arg, term: &impl Fn(&Message) -> Arg) -> Arg {
        match of {
            Arg::Message(message) if message.key.contains("-term-") => term(message),
            Arg::Message(message) => Arg::Message(plain(message, term)),
            Arg::List(list) => Arg::List(list.iter().map(|of| arg(of, term)).collect()),
            other => other.clone(),
        }
    }
    let with = |said: Message, (name, of): (&'static str, &Arg)| said.with(name, arg(of, term));
    message.args.iter().fold(Message::new(message.key.clone()), with)
}
