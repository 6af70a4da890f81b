//! Tries an action on a copy and tells what changed.
//!
//! **Invariant:** what follows a card that was turned over is not looked at:
//! it could be another one.

use insula_core::{Delta, Game, Message, NoLog, Preview, Say, Seat};

use super::note;
use crate::effect::Worth;
use crate::event::{Event, Why};
use crate::office::Office;
use crate::phase::{Phase, ask};
use crate::run::elections;
use crate::run::frame::{Ask, Asking, Frame};
use crate::view::{IncomeView, income, rows};
use crate::words::question;
use crate::{Action, MAX_SEATS, UrbanSprawl};

/// By seat: wealth and prestige that come and go.
type Moved = [(i32, i32); MAX_SEATS];

/// A copy of the game after an action, with all that happened.
pub(super) struct Tried<'a> {
    game: &'a UrbanSprawl,
    seat: Seat,
    /// As the game would be; if a card is turned over, with nothing but the
    /// answer itself.
    pub next: UrbanSprawl,
    pub events: Vec<Event>,
    /// After vocation tiles have scored, if they do: what the effects move,
    /// whatever the holders choose, and the copy then.
    later: Option<(Moved, UrbanSprawl)>,
    /// Whether the rows of the others are told: where they are the point.
    others: bool,
    /// Whether the questions that follow are told: not those to others that
    /// the same card asks.
    asks: bool,
}

impl<'a> Tried<'a> {
    pub fn new(game: &'a UrbanSprawl, seat: Seat, action: Action) -> Tried<'a> {
        let mut next = game.clone();
        let mut events: Vec<Event> = Vec::new();
        next.commit(seat, action, &mut events);
        // Which permits pay makes no difference to what is built.
        let mut offers = Vec::new();
        while next.pending.get().is_some_and(|pending| pending.site.is_some()) {
            offers.clear();
            next.legal_actions(seat, &mut offers);
            let Some(&permit) = offers.first() else { break };
            next.commit(seat, permit, &mut events);
        }
        let turned =
            |event: &Event| matches!(event, Event::Revealed { .. } | Event::Reshuffled { .. });
        let first = events.iter().position(turned);
        events.truncate(first.unwrap_or(events.len()));
        let sure = first.is_none();
        if !sure {
            next = game.clone();
            if game.phase == Phase::Ask {
                ask::commit(&mut next, seat, action, &mut NoLog);
            }
        }
        let ends = matches!(next.frames.bottom(), Some(Frame::EndOfTurn(_)));
        let later = if sure && !ends { later(&next) } else { None };
        let others = matches!(
            action,
            Action::Marker(_) | Action::Move(..) | Action::Uncontrol(_) | Action::Claim(_)
        );
        let asks = sure
            && matches!(
                action,
                Action::Site(_)
                    | Action::Steal(_)
                    | Action::Decline
                    | Action::Seat(_)
                    | Action::Building(_)
                    | Action::Block(_)
            );
        Tried { game, seat, next, events, later, others, asks }
    }

    /// `said`, and then all that can be known.
    pub fn preview(&self, mut said: Vec<Message>) -> Preview {
        let all = self.moved(|_| true);
        let moved: Vec<(Seat, (i32, i32))> =
            self.game.all_seats().zip(all).filter(|row| row.1 != (0, 0)).collect();
        said.extend(self.moved_notes());
        said.extend(self.follows());
        let prestige = |&(seat, (_, prestige)): &(Seat, (i32, i32))| {
            let before = i32::from(self.game.party(seat).prestige);
            let delta = Delta { place: "prestige", seat, before, after: before + prestige };
            (prestige != 0).then_some(delta)
        };
        let mark = |(seat, (wealth, prestige)): &(Seat, (i32, i32))| {
            format!("moves {seat} {wealth} {prestige}")
        };
        Preview {
            points: moved.iter().filter_map(prestige).collect(),
            notes: said,
            marks: moved.iter().map(mark).collect(),
        }
    }

    /// What moves for these reasons, and by effects after the vocations.
    fn moved(&self, counts: impl Fn(Why) -> bool) -> Moved {
        let mut moved = tally(&self.events, counts);
        if let Some((later, _)) = &self.later {
            for (sum, more) in moved.iter_mut().zip(later) {
                *sum = (sum.0 + more.0, sum.1 + more.1);
            }
        }
        moved
    }

    /// What each seat gains and loses; the adjacency bonus is told apart.
    fn moved_notes(&self) -> Vec<Message> {
        let moved = self.moved(|why| !matches!(why, Why::Adjacency { .. }));
        let told = |(seat, (wealth, prestige)): (Seat, (i32, i32))| {
            let amount = |key, n: i32| {
                let sign = if n < 0 { "minus" } else { "plus" };
                note(key).with("sign", sign).with("n", n.abs())
            };
            let (wealths, prestiges) = (amount("wealth", wealth), amount("prestige", prestige));
            match (wealth, prestige) {
                (0, 0) => None,
                (_, 0) => Some(note("only").with("seat", seat).with("moved", wealths)),
                (0, _) => Some(note("only").with("seat", seat).with("moved", prestiges)),
                (_, _) => {
                    let said = note("moved").with("seat", seat).with("wealth", wealths);
                    Some(said.with("prestige", prestiges))
                }
            }
        };
        self.game.all_seats().zip(moved).filter_map(told).collect()
    }

    /// Questions that follow, income and elections.
    fn follows(&self) -> Vec<Message> {
        let last = self.last();
        let mut said = if self.asks { self.scores() } else { Vec::new() };
        if self.asks && last.phase == Phase::Ask && !scores_tiles(last) {
            said.extend(
                last.asked()
                    .map(|seat| note("then").with("seat", seat).with("say", question(last))),
            );
        }
        let told = |seat: &Seat| self.others || *seat == self.seat;
        for seat in self.game.all_seats().filter(told) {
            said.extend(self.income(seat));
        }
        let leads = |game: &UrbanSprawl, office| {
            game.media().is_some()
                && game.in_play(office)
                && elections::candidates(game, office).contains(self.seat)
        };
        let newly = |office: &Office| leads(last, *office) && !leads(self.game, *office);
        let lead = |office: Office| note("lead").with("office", office.say());
        said.extend(Office::ALL.into_iter().filter(newly).map(lead));
        said
    }

    /// The copy as far as it can be known.
    fn last(&self) -> &UrbanSprawl {
        self.later.as_ref().map_or(&self.next, |(_, last)| last)
    }

    /// Vocation tiles about to score: who has how many.
    fn scores(&self) -> Vec<Message> {
        let Some(Frame::Ask(Asking { ask: Ask::Tile { vocation, n }, left, now, items, .. })) =
            self.next.frames.top()
        else {
            return Vec::new();
        };
        let score = |seat: Seat| {
            let tiles = match now == Some(seat) {
                true => items,
                false => self.next.party(seat).vocations[vocation.index()],
            };
            note("scores")
                .with("seat", seat)
                .with("vocation", vocation.say())
                .with("n", tiles)
                .with("each", n)
        };
        left.iter().map(score).collect()
    }

    fn income(&self, seat: Seat) -> Vec<Message> {
        let (before, after) = (income(&rows(self.game), seat), income(&rows(self.last()), seat));
        let of = |worth, income: IncomeView| match worth {
            Worth::Wealth => income.wealth,
            Worth::Prestige => income.prestige,
        };
        let change = |worth: Worth| {
            let (from, to) = (of(worth, before), of(worth, after));
            let said = match seat == self.seat {
                true => note("income"),
                false => note("others-income").with("seat", seat),
            };
            let said = said.with("worth", worth.name()).with("from", from).with("to", to);
            (from != to).then_some(said)
        };
        Worth::ALL.into_iter().filter_map(change).collect()
    }
}

/// By seat, what events move for these reasons; prices that were paid are no
/// such reason.
fn tally(events: &[Event], counts: impl Fn(Why) -> bool) -> Moved {
    let mut moved = [(0, 0); MAX_SEATS];
    let mut add = |seat: Seat, wealth: i32, prestige: i32| {
        let (w, p) = &mut moved[seat.index()];
        (*w, *p) = (*w + wealth, *p + prestige);
    };
    for event in events {
        match *event {
            Event::Moved { seat, wealth, prestige, why } if counts(why) => {
                add(seat, wealth.into(), prestige.into());
            }
            Event::Paid { from, to, wealth, prestige, why } if counts(why) => {
                let (wealth, prestige) = (i32::from(wealth), i32::from(prestige));
                add(from, -wealth, -prestige);
                add(to, wealth, prestige);
            }
            _ => {}
        }
    }
    moved
}

/// Whether the question is about vocation tiles.
fn scores_tiles(game: &UrbanSprawl) -> bool {
    matches!(game.frames.top(), Some(Frame::Ask(Asking { ask: Ask::Tile { .. }, .. })))
}

/// What the effects after the scoring of vocations move. Those that the
/// choices change, because somebody has too little to lose, are left out.
fn later(game: &UrbanSprawl) -> Option<(Moved, UrbanSprawl)> {
    if !scores_tiles(game) {
        return None;
    }
    let [(wealth, _), (prestige, last)] = Worth::ALL.map(|worth| {
        let mut next = game.clone();
        let mut events: Vec<Event> = Vec::new();
        while let (true, Some(seat), Some(Frame::Ask(asking))) =
            (scores_tiles(&next), next.asked(), next.frames.top())
        {
            let first = asking.left.first().unwrap_or(seat);
            let answer = match asking.now {
                None => Action::Next(first),
                Some(_) => Action::Worth(worth),
            };
            next.commit(seat, answer, &mut events);
        }
        (tally(&events, |why| !matches!(why, Why::Vocation(..))), next)
    });
    let same = |at: usize| if wealth[at] == prestige[at] { wealth[at] } else { (0, 0) };
    Some((std::array::from_fn(same), last))
}
