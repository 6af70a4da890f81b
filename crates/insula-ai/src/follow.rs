//! Beyond what a search knows: everybody takes what looks best, to where it judges.
//!
//! **Invariant:** positions are compared at the same point of everybody's turns.

use std::collections::VecDeque;

use insula_core::{Ahead, Evaluate, Game, NoLog, Outlook, Seat};

use crate::{Growth, Judge};

/// How far an iteration has come.
pub(crate) struct Way {
    root: Seat,
    ahead: Ahead,
    /// Laps done, or decisions that the root's seat has begun.
    count: u32,
    /// A rival has acted in this lap.
    acted: bool,
}

impl Way {
    pub fn new(root: Seat, ahead: Ahead) -> Way {
        Way { root, ahead, count: 0, acted: false }
    }

    /// Whether it goes no further where `seat` is to act. To be asked once before each
    /// pick.
    pub fn ends<G: Game>(&mut self, game: &G, seat: Seat) -> bool {
        let begins = seat == self.root && !game.mid_decision(seat);
        match self.ahead {
            Ahead::Laps(laps) => {
                if self.acted && begins {
                    self.count += 1;
                    self.acted = false;
                }
                self.acted |= seat != self.root;
                self.count == laps
            }
            Ahead::Decisions(decisions) => {
                let done = seat != self.root && self.count >= decisions;
                self.count += u32::from(begins);
                done
            }
        }
    }
}

/// How many picks are tried to find how a decision is best finished, where several of the
/// seat's decisions are followed: what comes of picks that look best one by one is too
/// far from what anybody would do.
const LINES: usize = 60;

/// Everybody takes what looks best, `seat` first, to the end of the way.
pub(crate) fn follow<G: Evaluate>(
    mut game: G,
    mut seat: Seat,
    mut way: Way,
    growth: &Growth,
    offers: &mut Vec<G::Action>,
) -> Outlook {
    let mut outlook = None;
    let (most, lines) = match growth.ahead {
        Ahead::Laps(laps) => (growth.follow * laps, 0),
        // They end as surely as the game does.
        Ahead::Decisions(_) => (u32::MAX, LINES),
    };
    for _ in 0..most {
        offers.clear();
        game.legal_actions(seat, offers);
        (game, outlook) = match offers[..] {
            [only] => {
                game.commit(seat, only, &mut NoLog);
                (game, None)
            }
            _ => best_looking(game, seat, offers, growth.judge, lines),
        };
        match game.to_act().first() {
            Some(next) if !way.ends(&game, next) => seat = next,
            _ => break,
        }
    }
    outlook.unwrap_or_else(|| growth.judge.outlook(&game))
}

/// The position after the line of picks that looks best to `seat` at its end, and what
/// it holds. A line goes on until it finishes the decision or `most` picks have been
/// tried, over all lines; then it is judged as it stands.
fn best_looking<G: Evaluate>(
    mut from: G,
    seat: Seat,
    offers: &mut Vec<G::Action>,
    judge: Judge,
    most: usize,
) -> (G, Option<Outlook>) {
    let mut best: Option<(f32, G, Outlook)> = None;
    let mut open = VecDeque::new();
    let mut tried = 0;
    loop {
        tried += offers.len();
        for &pick in offers.iter() {
            let mut next = from.clone();
            next.commit(seat, pick, &mut NoLog);
            if tried < most && next.mid_decision(seat) && next.to_act().contains(seat) {
                open.push_back(next);
                continue;
            }
            let then = judge.outlook(&next);
            let worth = judge.worth_of(&then, next.seats(), seat);
            if best.as_ref().is_none_or(|best| worth > best.0) {
                best = Some((worth, next, then));
            }
        }
        let Some(next) = open.pop_front() else { break };
        from = next;
        offers.clear();
        from.legal_actions(seat, offers);
    }
    let (_, next, then) = best.expect("checked: who is to act has an offer");
    (next, Some(then))
}

#[cfg(test)]
mod tests {
    use super::*;
    use insula_core::Options;
    use insula_testkit::hamlet::Hamlet;
    use insula_testkit::opening;

    /// Where the way of seat 0 ends if everybody takes the first offer: who is to act,
    /// and how many decisions seat 0 and the others have begun by then.
    fn end(ahead: Ahead) -> (Seat, u32, u32) {
        let mut game: Hamlet = opening(&Hamlet::setup(3, &Options::new()).expect("three"), 5);
        let mut way = Way::new(Seat(0), ahead);
        let (mut own, mut others) = (0, 0);
        let mut offers = Vec::new();
        loop {
            let seat = game.to_act().first().expect("it goes on");
            if way.ends(&game, seat) {
                return (seat, own, others);
            }
            if !game.mid_decision(seat) {
                *(if seat == Seat(0) { &mut own } else { &mut others }) += 1;
            }
            offers.clear();
            game.legal_actions(seat, &mut offers);
            game.commit(seat, offers[0], &mut NoLog);
        }
    }

    #[test]
    fn laps_end_where_the_seat_is_to_decide_again() {
        let (seat, own, others) = end(Ahead::Laps(1));
        assert_eq!((seat, own), (Seat(0), 1));
        assert!(others >= 2, "{others}");
        let (seat, own, more) = end(Ahead::Laps(2));
        assert_eq!((seat, own), (Seat(0), 2));
        assert!(more > others, "{more}");
    }

    #[test]
    fn decisions_end_where_the_seat_has_decided() {
        for decisions in 1..4 {
            let (seat, own, _) = end(Ahead::Decisions(decisions));
            assert_ne!(seat, Seat(0));
            assert_eq!(own, decisions);
        }
    }

    /// How good it looks to seat 0 when its first decision is over, if it takes what looks
    /// best with so many picks tried, and whether that took it one step.
    fn decided(most: usize, seed: u64) -> (f32, bool) {
        let judge = Judge::of::<Hamlet>();
        let mut game: Hamlet = opening(&Hamlet::setup(3, &Options::new()).expect("three"), seed);
        let mut offers = Vec::new();
        game.legal_actions(Seat(0), &mut offers);
        (game, _) = best_looking(game, Seat(0), &mut offers, judge, most);
        let whole = !game.mid_decision(Seat(0));
        while game.mid_decision(Seat(0)) {
            offers.clear();
            game.legal_actions(Seat(0), &mut offers);
            (game, _) = best_looking(game, Seat(0), &mut offers, judge, most);
        }
        (judge.worth(&game, Seat(0)), whole)
    }

    #[test]
    fn lines_are_judged_where_the_decision_ends() {
        let mut better = 0;
        for seed in 0..50 {
            let (pick_by_pick, first) = decided(0, seed);
            let (in_lines, whole) = decided(LINES, seed);
            assert!(whole && !first, "{seed}");
            assert!(in_lines >= pick_by_pick, "{seed}: {in_lines} {pick_by_pick}");
            better += usize::from(in_lines > pick_by_pick);
        }
        // The highest card comes first by itself, and nothing may follow it.
        assert!(better > 25, "{better}");
    }
}
