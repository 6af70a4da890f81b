//! The laws, tried on random games.
//!
//! Cheap laws are tried on every state of every game: somebody can act unless
//! the game is over; who acts has offers and nobody else; offers are distinct,
//! pass the check and round-trip as text; standing answers choose one of them;
//! refused actions change nothing; the game's own conservation; at the end, replaying the texts gives an equal state.
//!
//! The laws about secrets deal hidden cards anew and cost far more. Every
//! `DENSE`th game, the first one too, tries them on every state for every
//! viewer; the others try one viewer on one state in `SPARSE`, so that many
//! different games are looked at too.

use std::collections::HashSet;
use std::ops::Range;

use insula_core::{Choice, Game, NoLog, Options, Seat, Viewer, state_hash};

use crate::secrets::{Hidden, Secrets};
use crate::walk::{BOUND, Dice, Guard, opening};

/// One game in so many is looked at in full.
const DENSE: u64 = 32;
/// The other games are looked at once in so many states.
const SPARSE: u32 = 12;
/// Deals of the hidden cards for each viewer that is looked at.
const DEALS: usize = 3;
/// Actions tried in each state that are likely to be refused.
const REFUSALS: usize = 4;

/// Panics unless every law holds in the random games of `seeds`. `conserve`
/// asserts what the game itself keeps: every card, coin and piece accounted for;
/// it is called on every state and on every state with hidden cards dealt anew.
///
/// The laws about secrets cost the most: they are tried on every state of each
/// thirty-second game, the first one too, and here and there in the others.
///
/// # Panics
/// With what [`check_laws`] finds.
pub fn laws<G: Game>(setup: &G::Setup, seeds: Range<u64>, conserve: impl Fn(&G)) {
    if let Err(wrong) = check_laws::<G>(setup, seeds, conserve) {
        panic!("{wrong}");
    }
}

/// As [`laws`], but says what is wrong, with seed, seats, step and action.
pub fn check_laws<G: Game>(
    setup: &G::Setup,
    seeds: Range<u64>,
    conserve: impl Fn(&G),
) -> Result<(), String> {
    let guard = Guard::default();
    let mut hidden = Hidden::default();
    for seed in seeds.clone() {
        guard.begin(seed);
        let dense = (seed - seeds.start).is_multiple_of(DENSE);
        guard.run(|| play(setup, seed, dense, &guard, &conserve, &mut hidden))?;
    }
    hidden.check()
}

/// One random game under all laws.
fn play<G: Game>(
    setup: &G::Setup,
    seed: u64,
    dense: bool,
    guard: &Guard,
    conserve: &impl Fn(&G),
    hidden: &mut Hidden,
) -> Result<(), String> {
    let mut state = opening::<G>(setup, seed);
    guard.seats(state.seats());
    let mut dice = Dice::new(seed);
    let mut known = Known::default();
    let answers = answers::<G>(&mut dice);
    let mut secrets = Secrets::new(state.seats(), DEALS, answers.clone());
    let mut texts: Vec<(Seat, String)> = Vec::new();
    loop {
        conserve(&state);
        offers(&state, &mut known)?;
        standing(&state, &answers)?;
        refusals(&state, &known, &mut dice)?;
        let viewers = viewers(state.seats(), dense, &mut dice);
        secrets.state(&state, &viewers, &mut dice.trials, conserve, hidden)?;
        let Some((seat, action)) = dice.action(&state) else { break };
        if texts.len() == BOUND {
            return Err(format!("not over after {BOUND} actions"));
        }
        guard.step(seat, &action);
        let mut events = Vec::new();
        let mut next = state.clone();
        next.commit(seat, action, &mut events);
        secrets.action(&state, (seat, action), &next, &events)?;
        texts.push((seat, action.to_string()));
        state = next;
    }
    replay(&opening(setup, seed), &texts, &state)
}

/// Any standing answers, the same for the whole game.
fn answers<G: Game>(dice: &mut Dice) -> Options {
    let any = |choice: &Choice| (choice.key.to_owned(), dice.trials.pick(choice.values).to_owned());
    G::STANDING.iter().map(any).collect()
}

/// Whose secrets are looked at in this state.
fn viewers(seats: u8, dense: bool, dice: &mut Dice) -> Vec<Viewer> {
    let all: Vec<Viewer> = Viewer::all(seats).collect();
    match dense {
        true => all,
        false if dice.once_in(SPARSE) => vec![dice.trials.pick(&all)],
        false => Vec::new(),
    }
}

/// The actions met so far in a game, for trying them where they do not belong.
struct Known<A> {
    seen: HashSet<A>,
    list: Vec<A>,
    offers: Vec<A>,
}

impl<A> Default for Known<A> {
    fn default() -> Known<A> {
        Known { seen: HashSet::new(), list: Vec::new(), offers: Vec::new() }
    }
}

/// Somebody can act unless the game is over; who acts has offers, nobody else
/// has; offers are distinct, pass the check and round-trip as text.
fn offers<G: Game>(state: &G, known: &mut Known<G::Action>) -> Result<(), String> {
    let to_act = state.to_act();
    match state.scores() {
        Some(_) if !to_act.is_empty() => return Err(format!("over, but {to_act:?} are to act")),
        None if to_act.is_empty() => return Err("not over, but nobody is to act".to_owned()),
        Some(scores) if scores.points().len() != usize::from(state.seats()) => {
            return Err(format!("{:?} are not the scores of all seats", scores.points()));
        }
        _ => {}
    }
    if let Some(nobody) = to_act.iter().find(|seat| seat.0 >= state.seats()) {
        return Err(format!("seat {nobody} is to act, but there is no such seat"));
    }
    for seat in (0..state.seats()).map(Seat) {
        known.offers.clear();
        state.legal_actions(seat, &mut known.offers);
        if known.offers.is_empty() == to_act.contains(seat) {
            let count = known.offers.len();
            return Err(format!("{to_act:?} are to act, but seat {seat} has {count} offers"));
        }
        for (index, &action) in known.offers.iter().enumerate() {
            if known.offers[..index].contains(&action) {
                return Err(format!("{seat}: {action} is offered twice"));
            }
            if let Err(illegal) = state.check(seat, action) {
                return Err(format!("{seat}: {action} is on offer, but refused: {illegal:?}"));
            }
            if known.seen.insert(action) {
                known.list.push(action);
                round_trip(action)?;
            }
        }
    }
    // Actions are appended: what the list held before is another's.
    let Some(seat) = to_act.first() else { return Ok(()) };
    known.offers.clear();
    state.legal_actions(seat, &mut known.offers);
    let once = known.offers.clone();
    state.legal_actions(seat, &mut known.offers);
    if known.offers != [&once[..], &once[..]].concat() {
        return Err(format!("{seat}: the second list of offers is not the first one appended"));
    }
    Ok(())
}

/// Standing answers choose an action that is legal, and none where they ask.
fn standing<G: Game>(state: &G, answers: &Options) -> Result<(), String> {
    if G::STANDING.is_empty() {
        return Ok(());
    }
    for seat in (0..state.seats()).map(Seat) {
        if let Some(action) = state.standing(seat, &Options::new()) {
            return Err(format!("{seat}: {action} is a standing answer that nobody gave"));
        }
        let Some(action) = state.standing(seat, answers) else { continue };
        if !state.to_act().contains(seat) || state.check(seat, action).is_err() {
            return Err(format!("{seat}: the standing answer {action} is not legal"));
        }
    }
    Ok(())
}

fn round_trip<A: Copy + Eq + std::fmt::Display + std::str::FromStr>(
    action: A,
) -> Result<(), String> {
    let text = action.to_string();
    if text.trim() != text || text.is_empty() || text.contains(['=', '\n', '#']) {
        return Err(format!("{text:?} cannot be a line of a playthrough"));
    }
    match text.parse::<A>() {
        Ok(read) if read == action => Ok(()),
        Ok(read) => Err(format!("{text:?} is read as {read}")),
        Err(_) => Err(format!("{text:?} is written, but not read")),
    }
}

/// A refused action leaves the state equal. Tried: actions met in this game, by
/// any seat.
fn refusals<G: Game>(state: &G, known: &Known<G::Action>, dice: &mut Dice) -> Result<(), String> {
    for _ in 0..REFUSALS.min(known.list.len()) {
        let action = dice.trials.pick(&known.list);
        let seat = Seat(dice.trials.below(state.seats().into()) as u8);
        if state.check(seat, action).is_ok() {
            continue;
        }
        let mut tried = state.clone();
        if tried.apply(seat, action, &mut NoLog).is_ok() {
            return Err(format!("{seat}: {action} is refused by the check, but applied"));
        }
        if tried != *state {
            return Err(format!("{seat}: the refused {action} changed the state"));
        }
    }
    Ok(())
}

/// Replaying the texts gives an equal state with an equal hash. It runs without
/// a log: events are never load-bearing.
fn replay<G: Game>(opening: &G, texts: &[(Seat, String)], end: &G) -> Result<(), String> {
    let mut state = opening.clone();
    for (index, (seat, text)) in texts.iter().enumerate() {
        let step = index + 1;
        let action = text.parse::<G::Action>().map_err(|_| format!("{text:?} is not read"))?;
        state
            .apply(*seat, action, &mut NoLog)
            .map_err(|illegal| format!("replay, step {step}: {seat}: {text}: {illegal:?}"))?;
    }
    if state != *end {
        return Err("replaying the texts gives another state".to_owned());
    }
    if state_hash(&state) != state_hash(end) {
        return Err("equal states have different hashes".to_owned());
    }
    Ok(())
}
