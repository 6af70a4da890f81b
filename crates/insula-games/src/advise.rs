//! Turns what a search found into words.

use insula_ai::{Arm, Parts, Search, Sight, parts};
use insula_core::{Arg, Evaluate, Message, NoLog, Rng, Seat};

use crate::{Advice, Advised, Judged};

/// How many moves are advised.
const MOVES: usize = 3;
/// How often the game is gone through for the only move there is.
const SHORT: u32 = 200;
/// Changes below this, in points, are not worth a word.
const NOTABLE: f32 = 0.15;
/// How many terms a sentence names on each side.
const NAMED: usize = 2;

/// The best moves of `sight`'s seat.
pub(crate) fn advise<G: Evaluate>(search: &Search, sight: &Sight<'_, G>, rng: &mut Rng) -> Advice {
    let mut thought = search.think(sight, rng);
    if let [only] = &thought.arms[..] {
        // Nothing to compare it with: a short look says what comes of it.
        thought = Search { iterations: SHORT, ..*search }.compare(sight, &only.line.picks, rng);
        thought.arms.truncate(1);
    }
    let iterations = thought.arms.iter().map(|arm| arm.visits).sum();
    // Of what was never tried there is nothing to say.
    thought.arms.retain(|arm| arm.visits > 0);
    thought.arms.truncate(MOVES);
    thought.arms.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
    let lines: Vec<&[G::Action]> =
        thought.arms.iter().map(|arm| &arm.line.picks[..]).chain([&[][..]]).collect();
    let after = parts(sight, &lines, rng);
    let now = &after[thought.arms.len()];
    let moves = thought.arms.iter().zip(&after);
    let moves = moves.map(|(arm, then)| {
        let why = why::<G>(&then.minus(now), sight.seat(), sight.seats());
        advised(sight, arm, why, rng)
    });
    Advice { moves: moves.collect(), iterations }
}

/// The line that the seat took, against the best one.
pub(crate) fn judge<G: Evaluate>(
    search: &Search,
    sight: &Sight<'_, G>,
    line: &[G::Action],
    rng: &mut Rng,
) -> Judged {
    let thought = search.compare(sight, line, rng);
    let (played, best) = (&thought.arms[1], &thought.arms[0]);
    let lines = [&played.line.picks[..], &best.line.picks[..], &[]];
    let after = parts(sight, &lines, rng);
    let (seat, seats) = (sight.seat(), sight.seats());
    let did = why::<G>(&after[0].minus(&after[2]), seat, seats);
    let chance = |arm: &Arm<G::Action>| arm.chances()[seat.index()];
    let better = best.line.picks != played.line.picks && chance(best) > chance(played);
    Judged {
        played: advised(sight, played, did, rng),
        better: better
            .then(|| advised(sight, best, why::<G>(&after[1].minus(&after[0]), seat, seats), rng)),
    }
}

fn advised<G: Evaluate>(
    sight: &Sight<'_, G>,
    arm: &Arm<G::Action>,
    why: Message,
    rng: &mut Rng,
) -> Advised {
    let seat = sight.seat();
    let mut game = sight.sample(rng);
    let mut says = Vec::new();
    for &pick in &arm.line.picks {
        says.push(game.describe(seat, pick));
        game.commit(seat, pick, &mut NoLog);
    }
    let seats = usize::from(sight.seats());
    let round = |by_seat: &[f64], times: f64| -> Vec<i32> {
        by_seat[..seats].iter().map(|value| (value * times).round() as i32).collect()
    };
    Advised {
        acts: arm.line.picks.iter().map(|pick| pick.to_string()).collect(),
        says,
        points: round(&arm.points(), 10.0),
        chances: round(&arm.chances(), 1000.0),
        why,
    }
}

/// The sentence for what changes: the seat's own gains and costs, and the rival
/// who loses most.
fn why<G: Evaluate>(change: &Parts, seat: Seat, seats: u8) -> Message {
    let named = |of: Seat, sign: f32| -> Vec<Arg> {
        let change = |term: usize| sign * change.of(of, term);
        let mut terms: Vec<usize> = (0..G::TERMS.len()).collect();
        terms.retain(|&term| change(term) > NOTABLE);
        terms.sort_by(|&a, &b| change(b).total_cmp(&change(a)));
        let part = |&term: &usize| {
            let tenths = (change(term) * 10.0).round() as i32;
            let name = Message::new(format!("{}-term-{}", G::ID, G::TERMS[term]));
            let key = if sign > 0.0 { "hint-part" } else { "hint-part-lost" };
            let part = Message::new(key).with("term", name);
            Arg::from(part.with("points", Arg::Tenths(tenths.into())))
        };
        terms.iter().take(NAMED).map(part).collect()
    };
    let (gains, costs) = (named(seat, 1.0), named(seat, -1.0));
    let loss = |of: Seat| -> f32 { (0..G::TERMS.len()).map(|term| -change.of(of, term)).sum() };
    let rivals = (0..seats).map(Seat).filter(|&rival| rival != seat);
    let rival = rivals.max_by(|&a, &b| loss(a).total_cmp(&loss(b)));
    let rival = rival.filter(|&rival| loss(rival) > 2.0 * NOTABLE);
    let hurt = rival.map_or(Vec::new(), |rival| named(rival, -1.0));
    let key = match (gains.is_empty(), costs.is_empty(), hurt.is_empty()) {
        (true, true, true) => return Message::new("hint-quiet"),
        (false, true, true) => "hint-gains",
        (false, false, true) => "hint-gains-costs",
        (true, false, true) => "hint-costs",
        (false, _, false) => "hint-gains-hurts",
        (true, _, false) => "hint-hurts",
    };
    let message = Message::new(key);
    let message = if key.contains("gains") { message.with("gains", gains) } else { message };
    let message = if key.contains("costs") { message.with("costs", costs) } else { message };
    match rival.filter(|_| key.contains("hurts")) {
        Some(rival) => message.with("seat", rival).with("hurt", hurt),
        None => message,
    }
}
