//! A game and the way it came: what has happened, and what may be taken back.
//!
//! **Invariant:** every change is tried on a clone; a refused one leaves no
//! trace. Undo takes back a seat's last action if it revealed nothing, nothing
//! was revealed since, and no other seat acted in a way that could depend on it.
//! Going further back is asked of everybody, not of this file.

use std::sync::{Arc, OnceLock};

use insula_core::{Scores, Seat, Seats, StateHash, Viewer};
use insula_games::{AnyGame, Refusal as GameRefusal, View};
use insula_store::Replay;

use crate::Refusal;
use crate::wire::LogLine;

/// A game with its log and the actions that may still be taken back.
pub struct Timeline {
    game: Box<dyn AnyGame>,
    views: Views,
    log: Vec<LogLine>,
    /// The game before the first action.
    start: Box<dyn AnyGame>,
    /// The actions that count.
    acts: Vec<Act>,
    /// The last of them, since one that revealed something: none before it can be
    /// undone.
    open: Vec<Step>,
}

/// A change that is tried and not yet made.
pub struct Change {
    game: Box<dyn AnyGame>,
    views: Views,
    /// How many of the old lines, actions and open steps stay.
    keep_log: usize,
    keep_acts: usize,
    keep_open: usize,
    log: Vec<LogLine>,
    acts: Vec<Act>,
    open: Vec<Step>,
}

#[derive(Clone)]
struct Act {
    seat: Seat,
    act: String,
    lines_before: usize,
}

#[derive(Clone)]
struct Step {
    seat: Seat,
    act: String,
    before: Box<dyn AnyGame>,
    lines_before: usize,
    /// Nothing was told, and the same seats are asked.
    quiet: bool,
    /// See [`Timeline::is_secret`]; found out when somebody asks.
    secret: OnceLock<bool>,
}

impl Timeline {
    /// Begins with a game just dealt.
    pub fn new(game: Box<dyn AnyGame>) -> Timeline {
        Timeline::at(game, Vec::new())
    }

    /// Begins in the middle, after what the log says.
    pub fn at(game: Box<dyn AnyGame>, log: Vec<LogLine>) -> Timeline {
        let (views, start) = (Views::of(&*game), game.clone_box());
        Timeline { game, views, log, start, acts: Vec::new(), open: Vec::new() }
    }

    /// The game now.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// What `viewer` sees now.
    pub fn view(&self, viewer: Viewer) -> &View {
        self.views.see(&*self.game, viewer)
    }

    /// What has happened.
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// Tries an action.
    pub fn try_act(&self, seat: Seat, act: &str) -> Result<Change, GameRefusal> {
        let mut change = Change {
            game: self.game.clone_box(),
            views: self.views.clone(),
            keep_log: self.log.len(),
            keep_acts: self.acts.len(),
            keep_open: self.open.len(),
            log: Vec::new(),
            acts: Vec::new(),
            open: Vec::new(),
        };
        change.act(seat, act)?;
        Ok(change)
    }

    /// Tries to take back the last action of `seat`.
    pub fn try_undo(&self, seat: Seat) -> Result<Change, Refusal> {
        let last = self.undoable(seat).ok_or(Refusal::NoUndo)?;
        let step = &self.open[last];
        let mut change = Change {
            views: Views::of(&*step.before),
            game: step.before.clone_box(),
            keep_log: step.lines_before,
            // The open steps are the last of the actions.
            keep_acts: self.acts.len() - self.open.len() + last,
            keep_open: last,
            log: Vec::new(),
            acts: Vec::new(),
            open: Vec::new(),
        };
        // What others picked since is picked again. Where the rules no longer
        // allow that, another seat has acted upon this action.
        for later in &self.open[last + 1..] {
            change.act(later.seat, &later.act).map_err(|_| Refusal::NoUndo)?;
        }
        Ok(change)
    }

    /// How many actions counted when the last turn of `seat` began: its latest
    /// actions with nobody else's between them.
    pub fn last_turn(&self, seat: Seat) -> Option<u32> {
        let last = self.acts.iter().rposition(|act| act.seat == seat)?;
        let run = self.acts[..=last].iter().rev().take_while(|act| act.seat == seat).count();
        Some((last + 1 - run) as u32)
    }

    /// Tries to go back to where only the first `to` actions counted.
    pub fn try_back(&self, to: u32) -> Result<Change, Refusal> {
        let over = self.game.to_act().is_empty();
        let first = self.acts.get(to as usize).filter(|_| !over).ok_or(Refusal::NoUndo)?;
        let mut game = self.start.clone_box();
        for Act { seat, act, .. } in &self.acts[..to as usize] {
            game.apply(*seat, act)?;
        }
        Ok(Change {
            views: Views::of(&*game),
            game,
            keep_log: first.lines_before,
            keep_acts: to as usize,
            keep_open: 0,
            log: Vec::new(),
            acts: Vec::new(),
            open: Vec::new(),
        })
    }

    /// Whether the last action of `seat` looks as if it could be taken back, and
    /// those before it as long as each would come `again` at once, by the state
    /// before it. Others' secret picks do not count here: they must not show.
    pub fn may_undo(&self, seat: Seat, again: impl Fn(&dyn AnyGame) -> bool) -> bool {
        let mut nobody_acted = !self.game.to_act().is_empty();
        for (at, step) in self.open.iter().enumerate().rev() {
            if step.seat != seat {
                nobody_acted = nobody_acted && self.is_secret(at);
            } else if !nobody_acted && !self.is_secret(at) {
                return false;
            } else if !again(&*step.before) {
                return true;
            }
        }
        false
    }

    /// Makes a change; gives how many log lines stayed.
    pub fn make(&mut self, change: Change) -> usize {
        self.log.truncate(change.keep_log);
        self.acts.truncate(change.keep_acts);
        self.open.truncate(change.keep_open);
        self.log.extend(change.log);
        self.acts.extend(change.acts);
        self.open.extend(change.open);
        self.game = change.game;
        self.views = change.views;
        change.keep_log
    }

    fn undoable(&self, seat: Seat) -> Option<usize> {
        if self.game.to_act().is_empty() {
            return None; // The end is the end.
        }
        let last = self.open.iter().rposition(|step| step.seat == seat)?;
        let nobody_acted = || (last + 1..self.open.len()).all(|later| self.is_secret(later));
        (nobody_acted() || self.is_secret(last)).then_some(last)
    }

    /// Whether nobody else saw that anything happened in an open step: an unfinished pick.
    fn is_secret(&self, at: usize) -> bool {
        let Step { seat, before, quiet, secret, .. } = &self.open[at];
        let after = self.open.get(at + 1).map_or(&self.game, |next| &next.before);
        let unseen = |viewer| before.view(viewer) == after.view(viewer);
        let others = || Viewer::all(after.seats()).filter(|viewer| !viewer.is(*seat));
        *quiet && *secret.get_or_init(|| others().all(unseen))
    }
}

/// The bare game, for whoever only wants to know whether a journal is sound.
impl Replay for Timeline {
    type Refused = Refusal;

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        self.make(self.try_act(seat, action)?);
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.make(self.try_undo(seat)?);
        Ok(())
    }

    fn back(&mut self, _: Seat, to: u32) -> Result<(), Refusal> {
        self.make(self.try_back(to)?);
        Ok(())
    }

    fn state_hash(&self) -> StateHash {
        self.game.state_hash()
    }

    fn scores(&self) -> Option<Scores> {
        self.game.scores()
    }
}

impl Change {
    /// Who owes a decision after it.
    pub fn to_act(&self) -> Seats {
        self.game.to_act()
    }

    /// The game after it.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// How many of the actions before it still count, in their places.
    pub fn kept(&self) -> usize {
        self.keep_acts
    }

    /// The hash of the state after it.
    pub fn state_hash(&self) -> StateHash {
        self.game.state_hash()
    }

    /// The final scores, if it ends the game.
    pub fn scores(&self) -> Option<Scores> {
        self.game.scores()
    }

    /// Whether `viewer` sees that something changed against `now`.
    pub fn shows(&self, now: &Timeline, viewer: Viewer) -> bool {
        self.keep_log != now.log.len()
            || !self.log.is_empty()
            || self.to_act() != now.game.to_act()
            || self.views.see(&*self.game, viewer) != now.view(viewer)
    }

    fn act(&mut self, seat: Seat, act: &str) -> Result<(), GameRefusal> {
        let before = self.game.clone_box();
        let reveals = before.reveals(seat, act);
        let lines = self.game.apply(seat, act)?;
        let quiet = lines.is_empty() && before.to_act() == self.game.to_act();
        let lines_before = self.keep_log + self.log.len();
        self.log.extend(lines.into_iter().map(|message| LogLine { seat, message }));
        self.views = Views::of(&*self.game);
        self.acts.push(Act { seat, act: act.to_owned(), lines_before });
        if reveals {
            self.keep_open = 0;
            self.open.clear();
        } else {
            let (act, secret) = (act.to_owned(), OnceLock::new());
            self.open.push(Step { seat, act, before, lines_before, quiet, secret });
        }
        Ok(())
    }
}

/// What everybody sees of one state, each view made when it is first asked for: of most
/// states few are. Clones share them.
#[derive(Clone)]
struct Views(Arc<[OnceLock<View>]>);

impl Views {
    fn of(game: &dyn AnyGame) -> Views {
        Views(Viewer::all(game.seats()).map(|_| OnceLock::new()).collect())
    }

    /// What `viewer` sees of `game`, which is the state that these are of.
    fn see(&self, game: &dyn AnyGame, viewer: Viewer) -> &View {
        self.0[index(viewer, self.0.len())].get_or_init(|| game.view(viewer))
    }
}

/// Where a viewer stands in [`Viewer::all`] of `viewers`.
pub(crate) fn index(viewer: Viewer, viewers: usize) -> usize {
    viewer.seat().map_or(viewers - 1, Seat::index)
}
