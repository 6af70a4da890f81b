//! The bots for people, from gentle to strong.

use insula_core::{Ahead, Evaluate, Rng};

use crate::lines::{Reach, lines};
use crate::{Bot, Greedy, Growth, Judge, Random, Search, Sight};

/// The bots for people, the weakest first.
pub const LEVELS: &[&str] = &["easy", "normal", "hard", "expert"];
/// All names [`bot`] knows.
pub const NAMES: &[&str] = &["random", "greedy", "easy", "normal", "hard", "expert"];

/// The bot of this name, or `None` where nobody is called so.
pub fn bot<G: Evaluate>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::default())),
        "greedy" => Some(Box::new(Greedy::of::<G>())),
        "easy" => Some(Box::new(Easy)),
        "normal" => Some(Box::new(Greedy::of::<G>())),
        "hard" => Some(Box::new(Hard)),
        "expert" => Some(Box::new(Expert)),
        _ => None,
    }
}

/// Also knows `search:ITERATIONS`, `search:ITERATIONS:LAPS` and
/// `search:ITERATIONS:+DECISIONS`, for those who try out what a level should be.
pub fn contender<G: Evaluate>(name: &str) -> Option<Box<dyn Bot<G>>> {
    let Some(settings) = name.strip_prefix("search:") else { return bot(name) };
    let (iterations, ahead) = settings.split_once(':').unwrap_or((settings, "1"));
    let ahead = match ahead.strip_prefix('+') {
        Some(decisions) => Ahead::Decisions(decisions.parse().ok()?),
        None => Ahead::Laps(ahead.parse().ok()?),
    };
    Some(Box::new(search::<G>(iterations.parse().ok()?, ahead)))
}

/// How the strongest bot searches with so many seats.
pub fn expert<G: Evaluate>(seats: u8) -> Search {
    let (iterations, ahead) = G::expert(seats);
    search::<G>(iterations, ahead)
}

fn search<G: Evaluate>(iterations: u32, ahead: Ahead) -> Search {
    let usual = Search::of::<G>();
    Search { iterations, growth: Growth { ahead, ..usual.growth }, ..usual }
}

/// Searches a little.
#[derive(Debug, Clone, Copy)]
struct Hard;

impl<G: Evaluate> Bot<G> for Hard {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Rng, line: &mut Vec<G::Action>) {
        search::<G>(G::hard(sight.seats()), Ahead::Laps(1)).choose(sight, rng, line);
    }
}

/// Searches much.
#[derive(Debug, Clone, Copy)]
struct Expert;

impl<G: Evaluate> Bot<G> for Expert {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Rng, line: &mut Vec<G::Action>) {
        expert::<G>(sight.seats()).choose(sight, rng, line);
    }
}

/// Plays any of the decisions that do not look much worse than the best one: it
/// lets chances go by, but does nothing absurd.
#[derive(Debug, Clone, Copy)]
pub struct Easy;

/// How much worse than the best a decision of the easy bot may look, as a part of
/// the way from the best to the worst...
const PART: f32 = 0.5;
/// ...and as a winning chance.
const SLIP: f32 = 0.08;

impl<G: Evaluate> Bot<G> for Easy {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Rng, line: &mut Vec<G::Action>) {
        let mut offers = Vec::new();
        sight.offers(&mut offers);
        if let [only] = offers[..] {
            return line.push(only);
        }
        let reach = Reach { samples: 2, nodes: 200 };
        let mut found = lines(sight, Judge::of::<G>(), reach, rng);
        let most = found.iter().map(|line| line.worth).fold(f32::MIN, f32::max);
        let least = found.iter().map(|line| line.worth).fold(f32::MAX, f32::min);
        let bar = (most - SLIP).max(most - PART * (most - least));
        found.retain(|line| line.worth >= bar);
        line.extend_from_slice(&found[rng.below(found.len() as u32) as usize].picks);
    }
}
