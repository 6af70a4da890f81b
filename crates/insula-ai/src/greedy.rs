//! The bot that looks one decision ahead.

use insula_core::{Evaluate, Rng};

use crate::lines::{Reach, lines};
use crate::{Bot, Judge, Sight};

/// Takes the line that looks best at its end; among equals each is as likely.
#[derive(Debug, Clone, Copy)]
pub struct Greedy {
    /// How positions are judged.
    pub judge: Judge,
    /// How far it looks for lines.
    pub reach: Reach,
}

impl Greedy {
    /// By the weights that the game has.
    pub fn of<G: Evaluate>() -> Greedy {
        Greedy { judge: Judge::of::<G>(), reach: Reach { samples: 4, nodes: 400 } }
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Rng, line: &mut Vec<G::Action>) {
        let mut offers = Vec::new();
        sight.offers(&mut offers);
        if let [only] = offers[..] {
            return line.push(only);
        }
        let lines = lines(sight, self.judge, self.reach, rng);
        let most = lines.iter().map(|line| line.worth).fold(f32::MIN, f32::max);
        let best: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].worth >= most).collect();
        line.extend_from_slice(&lines[rng.pick(&best)].picks);
    }
}
