//! The laws about secrets: what a viewer sees is a function of what it may know.
//!
//! For a viewer the hidden cards are dealt anew; then view, own offers, their
//! words and previews must be the same as before. An action that claims to
//! reveal nothing must lead to the same view on both deals, and an unfinished
//! pick must be invisible to everybody else.

use std::fmt::Debug;

use insula_core::{Game, Message, NoLog, Options, Preview, Rng, Say, Scores, Seat, Seats, Viewer};

/// Watches one random game.
pub(crate) struct Secrets<G: Game> {
    /// Deals for each viewer that is looked at.
    deals: usize,
    /// By seat: the picks of its decision that is not finished yet.
    picks: Vec<Vec<G::Action>>,
    /// The present state with hidden cards dealt anew, and for whom.
    dealt: Vec<(Viewer, G)>,
    /// Somebody's standing answers.
    answers: Options,
}

impl<G: Game> Secrets<G> {
    pub(crate) fn new(seats: u8, deals: usize, answers: Options) -> Secrets<G> {
        Secrets { deals, picks: vec![Vec::new(); seats.into()], dealt: Vec::new(), answers }
    }

    /// Deals the hidden cards of `state` anew for each of `viewers` and compares.
    pub(crate) fn state(
        &mut self,
        state: &G,
        viewers: &[Viewer],
        rng: &mut Rng,
        conserve: &impl Fn(&G),
        hidden: &mut Hidden,
    ) -> Result<(), String> {
        self.dealt.clear();
        for &viewer in viewers {
            let look = Look::of(state, viewer, &self.answers);
            hidden.something = hidden.something || look.known.view != state.view(Viewer::Public);
            for _ in 0..self.deals {
                let deal = state.resample(viewer, rng);
                conserve(&deal);
                look.compare(&Look::of(&deal, viewer, &self.answers))
                    .map_err(|wrong| format!("{viewer:?}, hidden cards dealt anew: {wrong}"))?;
                playable(&deal, viewer)?;
                hidden.dealt |= deal != *state;
                self.dealt.push((viewer, deal));
            }
        }
        Ok(())
    }

    /// Compares what `taken`, which led from `before` to `after` with `events`,
    /// does on the deals of `before`.
    pub(crate) fn action(
        &mut self,
        before: &G,
        taken: (Seat, G::Action),
        after: &G,
        events: &[G::Event],
    ) -> Result<(), String> {
        let (seat, action) = taken;
        let unfinished = after.mid_decision(seat);
        if unfinished && !events.is_empty() {
            return Err(format!("an unfinished pick is told: {events:?}"));
        }
        let silent = !self.dealt.is_empty() && !before.reveals(seat, action);
        for (viewer, deal) in &self.dealt {
            if unfinished && !viewer.is(seat) {
                Known::of(before, *viewer)
                    .compare(&Known::of(after, *viewer))
                    .map_err(|wrong| format!("{viewer:?} sees an unfinished pick: {wrong}"))?;
            }
            if !silent {
                continue;
            }
            let Some((same, told)) =
                carry_out(deal, *viewer, seat, &self.picks[seat.index()], action)
            else {
                continue;
            };
            Known::of(after, *viewer)
                .compare(&Known::of(&same, *viewer))
                .and_then(|()| differ("log", &lines(events), &lines(&told)))
                .map_err(|wrong| {
                    format!("reveals nothing, yet {viewer:?} learns by it: {wrong}")
                })?;
        }
        self.picks[seat.index()].push(action);
        for (index, picks) in self.picks.iter_mut().enumerate() {
            if !after.mid_decision(Seat(index as u8)) {
                picks.clear();
            }
        }
        Ok(())
    }
}

/// Whether the games had secrets, and whether they were ever dealt anew: laws
/// that compare deals prove nothing when every deal is the truth.
#[derive(Default)]
pub(crate) struct Hidden {
    something: bool,
    dealt: bool,
}

impl Hidden {
    pub(crate) fn check(&self) -> Result<(), String> {
        if self.something && !self.dealt {
            return Err("viewers see different things, but resample never deals anew".to_owned());
        }
        Ok(())
    }
}

/// What one viewer knows of a state without asking for words.
struct Known<G: Game> {
    view: G::View,
    to_act: Seats,
    scores: Option<Scores>,
    offers: Vec<G::Action>,
}

impl<G: Game> Known<G> {
    fn of(state: &G, viewer: Viewer) -> Known<G> {
        let mut offers = Vec::new();
        if let Some(seat) = viewer.seat() {
            state.legal_actions(seat, &mut offers);
        }
        let (view, to_act, scores) = (state.view(viewer), state.to_act(), state.scores());
        Known { view, to_act, scores, offers }
    }

    fn compare(&self, other: &Known<G>) -> Result<(), String> {
        differ("view", &self.view, &other.view)?;
        differ("to_act", &self.to_act, &other.to_act)?;
        differ("scores", &self.scores, &other.scores)?;
        differ("offers", &self.offers, &other.offers)
    }
}

/// All that one viewer can ask of a state.
struct Look<G: Game> {
    known: Known<G>,
    /// For a seat: the prompt, and whether a decision is under way.
    asked: Option<(Message, bool)>,
    standing: Option<G::Action>,
    /// By offer.
    words: Vec<Message>,
    previews: Vec<Preview>,
}

impl<G: Game> Look<G> {
    fn of(state: &G, viewer: Viewer, answers: &Options) -> Look<G> {
        let known = Known::of(state, viewer);
        let seat = viewer.seat();
        let offers = || known.offers.iter().filter_map(|&action| Some((seat?, action)));
        Look {
            asked: seat.map(|seat| (state.prompt(seat), state.mid_decision(seat))),
            standing: seat.and_then(|seat| state.standing(seat, answers)),
            words: offers().map(|(seat, action)| state.describe(seat, action)).collect(),
            previews: offers().map(|(seat, action)| state.preview(seat, action)).collect(),
            known,
        }
    }

    fn compare(&self, other: &Look<G>) -> Result<(), String> {
        self.known.compare(&other.known)?;
        differ("prompt or mid_decision", &self.asked, &other.asked)?;
        differ("standing", &self.standing, &other.standing)?;
        differ("describe", &self.words, &other.words)?;
        differ("preview", &self.previews, &other.previews)
    }
}

/// A deal can be played on: whoever is to act there has offers.
fn playable<G: Game>(deal: &G, viewer: Viewer) -> Result<(), String> {
    let mut offers = Vec::new();
    for seat in deal.to_act().iter() {
        offers.clear();
        deal.legal_actions(seat, &mut offers);
        if offers.is_empty() {
            return Err(format!("{viewer:?}, hidden cards dealt anew: seat {seat} has no offers"));
        }
    }
    Ok(())
}

/// `action` on a deal, with its events; `None` where it is not legal there. A
/// deal may have forgotten the unfinished picks of other seats: then they are
/// made again first, where they can be.
fn carry_out<G: Game>(
    deal: &G,
    viewer: Viewer,
    seat: Seat,
    picks: &[G::Action],
    action: G::Action,
) -> Option<(G, Vec<G::Event>)> {
    let forgotten = !viewer.is(seat) && !picks.is_empty() && !deal.mid_decision(seat);
    let again = || {
        picks.iter().try_fold(deal.clone(), |mut state, &pick| {
            state.apply(seat, pick, &mut NoLog).ok().map(|()| state)
        })
    };
    let take = |mut state: G| {
        let mut events = Vec::new();
        state.apply(seat, action, &mut events).ok().map(|()| (state, events))
    };
    forgotten.then(again).flatten().and_then(take).or_else(|| take(deal.clone()))
}

/// What people read of the events.
fn lines<E: Say>(events: &[E]) -> Vec<Message> {
    events.iter().map(Say::say).collect()
}

/// Says where two things that should be equal differ.
fn differ<T: PartialEq + Debug>(what: &str, one: &T, other: &T) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let same = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let part =
        |text: &str| text.chars().skip(same.saturating_sub(60)).take(120).collect::<String>();
    Err(format!("{what} differs:\n  {}\n  {}", part(&one), part(&other)))
}
