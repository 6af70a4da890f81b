//! Information-set Monte-Carlo tree search.
//!
//! **Invariant:** it sees resampled states only. With one thread the same rng and
//! iterations give the same thought.

use std::panic::resume_unwind;
use std::thread;

use insula_core::{Ahead, Evaluate, NoLog, Rng, Seat};

use crate::lines::{Line, Reach, lines};
use crate::plans::Plans;
use crate::thought::{Arm, Thought, lead};
use crate::tree::{Growth, Scratch, Tree};
use crate::{Bot, Judge, Sight};

/// How to search.
#[derive(Debug, Clone, Copy)]
pub struct Search {
    /// How often to go through the game, over all threads.
    pub iterations: u32,
    /// How the decision's own lines are found: each whole line is one arm of the
    /// root, so that a decision of many picks is not deeper than another.
    pub reach: Reach,
    /// How many lines are looked at closely, the best-looking ones.
    pub arms: usize,
    /// How the tree below grows.
    pub growth: Growth,
    /// How many threads; each grows a tree of its own.
    pub threads: usize,
}

impl Search {
    /// With the weights and the habits that the game has.
    pub fn of<G: Evaluate>() -> Search {
        Search {
            iterations: 1000,
            reach: Reach { samples: 4, nodes: 400 },
            arms: 24,
            growth: Growth {
                judge: Judge::of::<G>(),
                explore: 1.0,
                trust: 8.0,
                follow: 16,
                ahead: Ahead::Laps(1),
            },
            threads: 1,
        }
    }
}

impl Search {
    /// Thinks about the decision of `sight`'s seat.
    pub fn think<G: Evaluate>(&self, sight: &Sight<'_, G>, rng: &mut Rng) -> Thought<G::Action> {
        self.think_until(Until::Spent, sight, rng)
    }

    fn think_until<G: Evaluate>(
        &self,
        until: Until,
        sight: &Sight<'_, G>,
        rng: &mut Rng,
    ) -> Thought<G::Action> {
        let mut found = lines(sight, self.growth.judge, self.reach, rng);
        found.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        found.truncate(self.arms.max(1));
        let arms: Vec<Arm<G::Action>> = found.into_iter().map(Arm::new).collect();
        let mut arms = match arms.len() {
            1 => arms,
            _ => self.explore(until, sight, arms, rng),
        };
        let iterations = arms.iter().map(|arm| arm.visits).sum();
        // The most visited is the surest; among equals the better.
        arms.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth().total_cmp(&a.worth())));
        Thought { arms, iterations }
    }

    /// Tries the arms; with several threads each tries them by itself.
    fn explore<G: Evaluate>(
        &self,
        until: Until,
        sight: &Sight<'_, G>,
        arms: Vec<Arm<G::Action>>,
        rng: &mut Rng,
    ) -> Vec<Arm<G::Action>> {
        let threads = self.threads.max(1);
        let each = self.iterations.div_ceil(threads as u32);
        let work = |mut rng: Rng| {
            let mut arms = arms.clone();
            Worker::new(sight, self.growth, &mut rng).run(&mut arms, each, until);
            arms
        };
        let mut rngs: Vec<Rng> = (0..threads).map(|_| Rng::new(rng.seed())).collect();
        let own = rngs.swap_remove(0);
        thread::scope(|scope| {
            let others: Vec<_> = rngs.into_iter().map(|rng| scope.spawn(|| work(rng))).collect();
            let mut sum = work(own);
            for other in others {
                let found = other.join().unwrap_or_else(|panic| resume_unwind(panic));
                sum.iter_mut().zip(&found).for_each(|(arm, other)| arm.add(other));
            }
            sum
        })
    }

    /// Compares the line that was `played` with the best one, which comes first
    /// and may be the same. Half of the iterations are the played one's and the
    /// best one's alone, in the same deals.
    pub fn compare<G: Evaluate>(
        &self,
        sight: &Sight<'_, G>,
        played: &[G::Action],
        rng: &mut Rng,
    ) -> Thought<G::Action> {
        let half = Search { iterations: self.iterations / 2, ..*self };
        let best = half.think(sight, rng).arms.swap_remove(0).line;
        let played = Line { picks: played.to_vec(), finished: true, worth: best.worth };
        let mut arms = vec![Arm::new(best), Arm::new(played)];
        let mut worker = Worker::new(sight, self.growth, rng);
        for _ in 0..(self.iterations / 4).max(1) {
            arms.iter_mut().for_each(|arm| worker.visit(arm));
        }
        Thought { arms, iterations: self.iterations }
    }
}

/// When a thought ends, at the latest when its time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Until {
    /// All iterations are spent.
    Spent,
    /// Nothing that is left can change which line comes first.
    Decided,
}

/// Before anything is known: for how many visits counts what standard deviation.
const USUAL: (f64, f64) = (2.0, 0.05);

/// One thread's part of a search.
struct Worker<'a, G: Evaluate> {
    sight: &'a Sight<'a, G>,
    growth: Growth,
    rng: &'a mut Rng,
    /// The n-th visit of every arm is made in the n-th deal, so that luck favors
    /// no arm.
    deals: Vec<G>,
    tree: Tree<G::Action>,
    scratch: Scratch<G::Action>,
}

impl<'a, G: Evaluate> Worker<'a, G> {
    fn new(sight: &'a Sight<'a, G>, growth: Growth, rng: &'a mut Rng) -> Worker<'a, G> {
        let deals = vec![sight.sample(rng)];
        let growth = Growth { judge: growth.judge.seen_from(deals[0].progress()), ..growth };
        Worker { sight, growth, rng, deals, tree: Tree::default(), scratch: Scratch::default() }
    }

    fn run(&mut self, arms: &mut [Arm<G::Action>], iterations: u32, until: Until) {
        /// How many iterations pass between two looks at the clock and the arms.
        const LOOK: u32 = 32;
        for number in 0..iterations {
            if number % LOOK == LOOK - 1 {
                let decided = until == Until::Decided && lead(arms) > iterations - number;
                if decided || self.sight.enough() {
                    return;
                }
            }
            let at = self.select(arms, number);
            self.visit(&mut arms[at]);
        }
    }

    /// The arm to try next: of those that are let in by now, the most promising.
    fn select(&self, arms: &[Arm<G::Action>], number: u32) -> usize {
        let open = (3 + (f64::from(number)).sqrt() as usize / 2).min(arms.len());
        let arms = &arms[..open];
        let (mut visits, mut squares) = (USUAL.0, USUAL.0 * USUAL.1 * USUAL.1);
        for arm in arms.iter().filter(|arm| arm.visits > 0) {
            visits += f64::from(arm.visits);
            squares += arm.squares - arm.sum * arm.sum / f64::from(arm.visits);
        }
        let deviation = (squares / visits).sqrt();
        let attracts = |arm: &Arm<G::Action>| {
            let trust = f64::from(self.growth.trust);
            let visits = f64::from(arm.visits);
            let mean = (arm.sum + trust * f64::from(arm.line.worth)) / (visits + trust);
            let doubt = ((f64::from(number) + 2.0).ln() / (visits + 1.0)).sqrt();
            mean + f64::from(self.growth.explore) * deviation * doubt
        };
        let (mut best, mut most) = (0, f64::MIN);
        for (at, arm) in arms.iter().enumerate() {
            let attracts = attracts(arm);
            if attracts > most {
                (best, most) = (at, attracts);
            }
        }
        best
    }

    fn visit(&mut self, arm: &mut Arm<G::Action>) {
        let deal = arm.visits as usize;
        if deal == self.deals.len() {
            self.deals.push(self.sight.sample(self.rng));
        }
        let seat: Seat = self.sight.seat();
        let mut game = self.deals[deal].clone();
        let mut plans = Plans::default();
        for &pick in &arm.line.picks {
            game.commit(seat, pick, &mut NoLog);
            plans.add(seat, pick);
        }
        let seats = game.seats();
        let outlook = self.tree.visit(game, seat, plans, &self.growth, &mut self.scratch);
        let value = f64::from(self.growth.judge.worth_of(&outlook, seats, seat));
        arm.count(value, &outlook);
    }
}

impl<G: Evaluate> Bot<G> for Search {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Rng, line: &mut Vec<G::Action>) {
        let mut offers = Vec::new();
        sight.offers(&mut offers);
        if let [only] = offers[..] {
            return line.push(only);
        }
        let thought = self.think_until(Until::Decided, sight, rng);
        line.extend_from_slice(&thought.arms[0].line.picks);
    }
}
