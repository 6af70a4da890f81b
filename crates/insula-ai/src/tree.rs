//! The tree of a search: one node for each plan of a seat, which is what it has done
//! since the root, whatever the others did and whatever came up. So what is learned
//! of a rival's answer to one line serves in all others.
//!
//! **Invariant:** a node is found by what its seat did, never by the state.

use std::hash::Hash;

use insula_core::{Ahead, Evaluate, NoLog, Outlook, Seat};
use rustc_hash::FxHashMap;

use crate::Judge;
use crate::follow::{Way, follow};
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
    /// How many picks the best-looking line is followed from a new node in each lap, at
    /// most...
    pub follow: u32,
    /// ...and how far in all.
    pub ahead: Ahead,
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
    path: Vec<Step>,
}

/// What was chosen on the way down.
struct Step {
    node: u32,
    edge: u32,
    seat: Seat,
    /// From where what came of it is counted.
    base: f32,
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
        let mut way = Way::new(root, growth.ahead);
        let outlook = loop {
            let Some(seat) = game.to_act().first() else { break growth.judge.outlook(&game) };
            if let Ahead::Laps(_) = growth.ahead {
                // They are counted from the new node on.
                way = Way::new(root, growth.ahead);
            }
            if way.ends(&game, seat) {
                break growth.judge.outlook(&game);
            }
            let picks = &mut scratch.picks;
            picks.clear();
            game.legal_actions(seat, picks);
            let pick = match picks[..] {
                [only] => only,
                _ => match self.found.get(&plans.of(seat)) {
                    Some(&node) => {
                        let at = &mut self.nodes[node as usize];
                        let (edge, base) = at.select(&game, seat, picks, growth);
                        scratch.path.push(Step { node, edge, seat, base });
                        at.edges[edge as usize].pick
                    }
                    None => {
                        self.found.insert(plans.of(seat), self.nodes.len() as u32);
                        self.nodes.push(Node::default());
                        break follow(game, seat, way, growth, picks);
                    }
                },
            };
            game.commit(seat, pick, &mut NoLog);
            plans.add(seat, pick);
        };
        let values = growth.judge.worths_of(&outlook, seats);
        for &Step { node, edge, seat, base } in &scratch.path {
            self.nodes[node as usize].count(edge, values[seat.index()] - base);
        }
        outlook
    }
}

/// What the position after `pick` looks like to `seat`.
fn look<G: Evaluate>(game: &G, seat: Seat, pick: G::Action, judge: Judge) -> f32 {
    let mut next = game.clone();
    next.commit(seat, pick, &mut NoLog);
    judge.worth(&next, seat)
}

impl<A: Copy + Eq> Node<A> {
    /// The edge to go on with, of those that are offered now, and from where what comes
    /// of it is counted: where picks are judged anew in each deal, from that.
    fn select<G: Evaluate<Action = A>>(
        &mut self,
        game: &G,
        seat: Seat,
        picks: &[A],
        growth: &Growth,
    ) -> (u32, f32) {
        let deviation = self.deviation();
        let usual = self.sum / (self.visits + growth.trust);
        let (mut best, mut most) = ((0, 0.0), f32::MIN);
        for (at, &pick) in picks.iter().enumerate() {
            let edge = self.edge(game, seat, at, pick, growth.judge);
            let Edge { worth, offered, visits, sum, .. } = self.edges[edge];
            self.edges[edge].offered += 1.0;
            let (base, prior) = match growth.ahead {
                Ahead::Laps(_) => (0.0, worth),
                Ahead::Decisions(_) => (look(game, seat, pick, growth.judge), usual),
            };
            let mean = base + (sum + growth.trust * prior) / (visits + growth.trust);
            let doubt = ((offered + 2.0).ln() / (visits + 1.0)).sqrt();
            let attracts = mean + growth.explore * deviation * doubt;
            if attracts > most {
                (best, most) = ((edge as u32, base), attracts);
            }
        }
        best
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
        let worth = look(game, seat, pick, judge);
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
