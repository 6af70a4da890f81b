//! The tree of a search: one node for each plan of a seat, which is what it has done
//! since the root, whatever the others did and whatever came up. So what is learned
//! of a rival's answer to one line serves in all others.
//!
//! **Invariant:** a node is found by what its seat did, never by the state.

use std::hash::Hash;

use insula_core::{Evaluate, NoLog, Outlook, Seat};
use rustc_hash::FxHashMap;

use crate::Judge;
use crate::plans::Plans;

/// How a tree grows.
#[derive(Debug, Clone, Copy)]
pub struct Growth {
    /// How positions are judged.
    pub judge: Judge,
    /// How much what has been tried little attracts, in standard deviations.
    pub explore: f32,
    /// For how many visits the evaluation of a pick counts.
    pub trust: f32,
    /// How many picks the best-looking line is followed from a new node, at most...
    pub follow: u32,
    /// ...and until the root's seat is to begin a decision for the how-manieth time.
    pub laps: u32,
}

/// What seats did where, and what came of it.
pub(crate) struct Tree<A> {
    found: FxHashMap<u64, u32>,
    nodes: Vec<Node<A>>,
}

impl<A> Default for Tree<A> {
    fn default() -> Tree<A> {
        Tree { found: FxHashMap::default(), nodes: Vec::new() }
    }
}

/// Made when it is found; its edges are judged when it is found again.
struct Node<A> {
    edges: Vec<Edge<A>>,
    visits: f32,
    sum: f32,
    squares: f32,
}

impl<A> Default for Node<A> {
    fn default() -> Node<A> {
        Node { edges: Vec::new(), visits: 0.0, sum: 0.0, squares: 0.0 }
    }
}

struct Edge<A> {
    pick: A,
    /// What the position after it looked like at first.
    worth: f32,
    /// How often it could be chosen, and was.
    offered: f32,
    visits: f32,
    sum: f32,
}

/// What is needed again and again, kept so that nothing is allocated.
pub(crate) struct Scratch<A> {
    picks: Vec<A>,
    path: Vec<(u32, u32, Seat)>,
}

impl<A> Default for Scratch<A> {
    fn default() -> Scratch<A> {
        Scratch { picks: Vec::new(), path: Vec::new() }
    }
}

impl<A: Copy + Eq + Hash> Tree<A> {
    /// Goes down from `game` to a new node, judges it, and remembers.
    pub fn visit<G: Evaluate<Action = A>>(
        &mut self,
        mut game: G,
        root: Seat,
        mut plans: Plans,
        growth: &Growth,
        scratch: &mut Scratch<A>,
    ) -> Outlook {
        let seats = game.seats();
        scratch.path.clear();
        let outlook = loop {
            let Some(seat) = game.to_act().first() else { break growth.judge.outlook(&game) };
            let picks = &mut scratch.picks;
            picks.clear();
            game.legal_actions(seat, picks);
            let pick = match picks[..] {
                [only] => only,
                _ => match self.found.get(&plans.of(seat)) {
                    Some(&at) => {
                        let edge = self.nodes[at as usize].select(&game, seat, picks, growth);
                        scratch.path.push((at, edge, seat));
                        self.nodes[at as usize].edges[edge as usize].pick
                    }
                    None => {
                        self.found.insert(plans.of(seat), self.nodes.len() as u32);
                        self.nodes.push(Node::default());
                        break follow(game, root, growth, picks);
                    }
                },
            };
            game.commit(seat, pick, &mut NoLog);
            plans.add(seat, pick);
        };
        let values = growth.judge.worths_of(&outlook, seats);
        for &(at, edge, seat) in &scratch.path {
            self.nodes[at as usize].count(edge, values[seat.index()]);
        }
        outlook
    }
}

/// Everybody takes what looks best until a rival has acted and the root's seat is
/// to begin a decision: positions are compared at the same point of everybody's
/// turns.
fn follow<G: Evaluate>(
    mut game: G,
    root: Seat,
    growth: &Growth,
    offers: &mut Vec<G::Action>,
) -> Outlook {
    let mut outlook = None;
    let (mut acted, mut laps) = (false, 0);
    for _ in 0..growth.follow * growth.laps {
        let to_act = game.to_act();
        let Some(seat) = to_act.first() else { break };
        if acted && seat == root && !game.mid_decision(root) {
            laps += 1;
            if laps == growth.laps {
                break;
            }
            acted = false;
        }
        acted |= seat != root;
        offers.clear();
        game.legal_actions(seat, offers);
        if let [only] = offers[..] {
            game.commit(seat, only, &mut NoLog);
            outlook = None;
            continue;
        }
        let mut best: Option<(f32, G, Outlook)> = None;
        for &pick in offers.iter() {
            let mut next = game.clone();
            next.commit(seat, pick, &mut NoLog);
            let then = growth.judge.outlook(&next);
            let worth = growth.judge.worth_of(&then, game.seats(), seat);
            if best.as_ref().is_none_or(|best| worth > best.0) {
                best = Some((worth, next, then));
            }
        }
        let Some((_, next, then)) = best else { break };
        (game, outlook) = (next, Some(then));
    }
    outlook.unwrap_or_else(|| growth.judge.outlook(&game))
}

impl<A: Copy + Eq> Node<A> {
    /// The edge to go on with, of those that are offered now.
    fn select<G: Evaluate<Action = A>>(
        &mut self,
        game: &G,
        seat: Seat,
        picks: &[A],
        growth: &Growth,
    ) -> u32 {
        let deviation = self.deviation();
        let (mut best, mut most) = (0, f32::MIN);
        for (at, &pick) in picks.iter().enumerate() {
            let edge = self.edge(game, seat, at, pick, growth.judge);
            let Edge { worth, offered, visits, sum, .. } = self.edges[edge];
            self.edges[edge].offered += 1.0;
            let mean = (sum + growth.trust * worth) / (visits + growth.trust);
            let doubt = ((offered + 2.0).ln() / (visits + 1.0)).sqrt();
            let attracts = mean + growth.explore * deviation * doubt;
            if attracts > most {
                (best, most) = (edge, attracts);
            }
        }
        best as u32
    }

    /// Where the pick is. In another deal others may be offered: they are added.
    fn edge<G: Evaluate<Action = A>>(
        &mut self,
        game: &G,
        seat: Seat,
        guess: usize,
        pick: A,
        judge: Judge,
    ) -> usize {
        if self.edges.get(guess).is_some_and(|edge| edge.pick == pick) {
            return guess;
        }
        if let Some(at) = self.edges.iter().position(|edge| edge.pick == pick) {
            return at;
        }
        let mut next = game.clone();
        next.commit(seat, pick, &mut NoLog);
        let worth = judge.worth(&next, seat);
        self.edges.push(Edge { pick, worth, offered: 0.0, visits: 0.0, sum: 0.0 });
        self.edges.len() - 1
    }

    /// How far apart what came of it lies.
    fn deviation(&self) -> f32 {
        /// Before anything is known.
        const USUAL: f32 = 0.05;
        let visits = self.visits + 2.0;
        let mean = self.sum / self.visits.max(1.0);
        let variance = (self.squares - self.visits * mean * mean).max(0.0);
        ((variance + 2.0 * USUAL * USUAL) / visits).sqrt()
    }

    fn count(&mut self, edge: u32, value: f32) {
        self.visits += 1.0;
        self.sum += value;
        self.squares += value * value;
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1.0;
        edge.sum += value;
    }
}
