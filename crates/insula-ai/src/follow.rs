//! Beyond what a search knows: everybody takes what looks best, to where it judges.
//!
//! **Invariant:** positions are compared at the same point of everybody's turns.

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

/// Everybody takes what looks best, `seat` first, to the end of the way.
pub(crate) fn follow<G: Evaluate>(
    mut game: G,
    mut seat: Seat,
    mut way: Way,
    growth: &Growth,
    offers: &mut Vec<G::Action>,
) -> Outlook {
    let mut outlook = None;
    let most = match growth.ahead {
        Ahead::Laps(laps) => growth.follow * laps,
        // They end as surely as the game does.
        Ahead::Decisions(_) => u32::MAX,
    };
    for _ in 0..most {
        offers.clear();
        game.legal_actions(seat, offers);
        (game, outlook) = match offers[..] {
            [only] => {
                game.commit(seat, only, &mut NoLog);
                (game, None)
            }
            _ => best_looking(&game, seat, offers, growth.judge),
        };
        match game.to_act().first() {
            Some(next) if !way.ends(&game, next) => seat = next,
            _ => break,
        }
    }
    outlook.unwrap_or_else(|| growth.judge.outlook(&game))
}

/// The position after the pick that looks best to `seat`, and what it holds.
fn best_looking<G: Evaluate>(
    game: &G,
    seat: Seat,
    offers: &[G::Action],
    judge: Judge,
) -> (G, Option<Outlook>) {
    let mut best: Option<(f32, G, Outlook)> = None;
    for &pick in offers {
        let mut next = game.clone();
        next.commit(seat, pick, &mut NoLog);
        let then = judge.outlook(&next);
        let worth = judge.worth_of(&then, game.seats(), seat);
        if best.as_ref().is_none_or(|best| worth > best.0) {
            best = Some((worth, next, then));
        }
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
}
