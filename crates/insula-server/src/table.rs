//! One table, plain and synchronous: who sits there, what has happened, and
//! what each viewer has seen of it.
//!
//! **Invariant:** [`Table::act`] and [`Table::undo`] only prepare; nothing
//! changes before [`Table::commit`], which the caller calls once the journal has
//! the entry. A viewer's packets are numbered by what that viewer could see.

mod around;
mod company;
mod past;
mod rechain;
mod standing;
mod time;

use std::collections::BTreeMap;

use insula_core::{Options, Rng, Scores, Seat, Seats, StateHash, Viewer};
use insula_games::{AnyGame, Refusal as GameRefusal};
use insula_store::{
    Chain, Company, Entry, Header, Move, PersonId, Replay, ReplayError, Stored, TableId,
    is_action_text, replay,
};

use crate::Refusal;
use crate::clock::Clock;
use crate::timeline::{Change, Timeline, index};
use crate::wire::{LogTail, Packet, SeatInfo, ServerMessage};

pub use around::Room;
pub use company::Reseated;
pub(crate) use company::STAND_IN;
pub use past::position;
pub(crate) use past::replayed;
pub(crate) use rechain::rechained;
pub use standing::Answer;
pub(crate) use time::read_pace;
use time::write_clock;

/// Who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// A person, or nobody in particular.
    Person(PersonId),
    /// The server's own bots.
    Bot,
}

/// A table and its game.
pub struct Table {
    id: TableId,
    header: Header,
    owner: PersonId,
    created: i64,
    finished: bool,
    line: Timeline,
    chain: Chain,
    entries: u32,
    marks: Vec<Mark>,
    standing: BTreeMap<Seat, Options>,
    company: Company,
    clock: Option<Clock>,
}

/// What a viewer has seen.
#[derive(Debug, Clone, Copy, Default)]
struct Mark {
    /// Changes so far.
    seq: u32,
    /// Since which of them the viewer's own decision is the same: an answer to
    /// any packet from there on is not stale.
    since: u32,
}

/// An entry ready for the journal, and the change that it makes.
pub struct Prepared {
    /// The entry's number.
    pub seq: u32,
    /// The entry.
    pub entry: Entry,
    /// The clock after it, as it is written down.
    pub clock: Option<String>,
    change: Change,
    time: Option<Clock>,
}

impl Prepared {
    /// Whether the seat that acts is no longer asked then.
    pub fn ends_turn(&self) -> bool {
        !self.change.to_act().contains(self.entry.seat)
    }
}

impl Table {
    /// Sits down at a table: carries out what its journal has on a game just
    /// dealt from its header, and checks every hash. Rules of another version
    /// are refused: they could lead elsewhere without a hash to show it yet.
    pub fn open(stored: Stored, dealt: Box<dyn AnyGame>) -> Result<Table, ReplayError> {
        let Stored { id, header, owner, created, entries, scores, standing, company } = stored;
        let (written, known) = (header.rules, dealt.rules_version());
        if written != known {
            return Err(ReplayError::Rules { written, known });
        }
        let finished = scores.is_some();
        let marks = vec![Mark::default(); usize::from(dealt.seats()) + 1];
        let (line, chain) = (Timeline::new(dealt), Chain::new(&header));
        // A clock that cannot be read begins anew.
        let clock = company.clock.as_deref().and_then(|clock| serde_json::from_str(clock).ok());
        let mut table = Table {
            id,
            header,
            owner,
            created,
            finished,
            line,
            chain,
            entries: 0,
            marks,
            standing,
            company,
            clock: None,
        };
        let written = entries.iter().map(|entry| (entry.seat, &entry.what, entry.hash));
        let header = table.header.clone();
        replay(&header, written, &mut table)?;
        table.clock = clock;
        Ok(table)
    }

    /// Its name.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// Setup and seed.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The game now.
    pub fn game(&self) -> &dyn AnyGame {
        self.line.game()
    }

    /// How many entries the journal has.
    pub fn entries(&self) -> u32 {
        self.entries
    }

    /// Whether the journal has the final scores.
    pub fn finished(&self) -> bool {
        self.finished
    }

    /// The journal has the final scores.
    pub fn set_finished(&mut self) {
        self.finished = true;
    }

    /// The number of the last packet for `viewer`.
    pub fn seq(&self, viewer: Viewer) -> u32 {
        self.marks[index(viewer, self.marks.len())].seq
    }

    /// Prepares an action that was decided upon packet `seq`.
    pub fn act(
        &self,
        who: Who,
        seat: Seat,
        seq: u32,
        act: &str,
        now: i64,
    ) -> Result<Prepared, Refusal> {
        self.admit(who, seat, seq)?;
        if !is_action_text(act) {
            return Err(GameRefusal::Unreadable { text: act.to_owned() }.into());
        }
        let change = self.line.try_act(seat, act)?;
        Ok(self.prepare(seat, Move::Act(act.to_owned()), change, now))
    }

    /// Prepares to take back the seat's last action. If standing answers took it,
    /// [`Table::undo_standing`] goes on; where that leads nowhere it is refused.
    pub fn undo(&self, who: Who, seat: Seat, seq: u32, now: i64) -> Result<Prepared, Refusal> {
        self.admit(who, seat, seq)?;
        if !self.may_undo(seat) {
            return Err(Refusal::NoUndo);
        }
        let change = self.line.try_undo(seat)?;
        Ok(self.prepare(seat, Move::Undo, change, now))
    }

    /// Prepares to go back to where the last turn of `seat` began; whoever calls this
    /// has everybody's consent.
    pub fn take_back(&self, seat: Seat, now: i64) -> Result<Prepared, Refusal> {
        let to = self.line.last_turn(seat).ok_or(Refusal::NoUndo)?;
        let change = self.line.try_back(to)?;
        Ok(self.prepare(seat, Move::Back(to), change, now))
    }

    /// Whether `who` may be advised about what `seat` is asked in packet `seq`.
    pub fn may_ask(&self, who: Who, seat: Seat, seq: u32) -> Result<(), Refusal> {
        self.admit(who, seat, seq)?;
        let asked = self.game().to_act().contains(seat);
        if asked { Ok(()) } else { Err(GameRefusal::NotYourTurn.into()) }
    }

    /// Makes a prepared change. Gives the index from which the log is new.
    pub fn commit(&mut self, prepared: Prepared) -> u32 {
        self.chain = Chain::at(prepared.entry.hash);
        self.clock = prepared.time;
        let back = matches!(prepared.entry.what, Move::Back(_));
        self.take(prepared.entry.seat, prepared.change, back)
    }

    /// Whether what [`Table::act`] has prepared shows something that is hidden now.
    pub fn reveals(&self, prepared: &Prepared) -> bool {
        match &prepared.entry.what {
            Move::Act(act) => self.game().reveals(prepared.entry.seat, act),
            Move::Undo | Move::Back(_) => false,
        }
    }

    /// Says why `who` cannot do `act` with `seat`.
    pub fn why(&self, who: Who, seat: Seat, act: String) -> Result<ServerMessage, Refusal> {
        if !self.holds(who, seat) {
            return Err(Refusal::NotYourSeat);
        }
        if self.is_open() {
            return Err(Refusal::NotStarted);
        }
        let answer = self.game().why_not(seat, &act).err();
        Ok(ServerMessage::Why {
            seat,
            act,
            legal: answer.is_none(),
            rule: answer.as_ref().and_then(GameRefusal::rule).map(str::to_owned),
            message: answer.as_ref().map(GameRefusal::message),
        })
    }

    /// The table in sentences, through eyes that `who` may look through.
    pub fn tell(&self, who: Who, seat: Option<Seat>) -> Result<ServerMessage, Refusal> {
        let viewer = self.viewer(who, seat)?;
        if self.is_open() {
            return Err(Refusal::NotStarted);
        }
        let lines = self.game().tell(viewer);
        Ok(ServerMessage::Told { seat, lines })
    }

    /// The table as `viewer` may see it, with the log from line `from` on.
    /// `viewer` must be one that [`Table::viewer`] gave for this person.
    pub fn packet(&self, person: PersonId, viewer: Viewer, from: u32) -> Packet {
        let game = self.game();
        let asked = viewer.seat().filter(|&seat| game.to_act().contains(seat));
        let scores = game.scores();
        let log = self.line.log();
        Packet {
            table: self.id.to_string(),
            game: self.header.game.clone(),
            options: self.header.options.clone(),
            seq: self.seq(viewer),
            viewer: viewer.seat(),
            mine: self.mine(person),
            seats: self.header.seats.iter().map(SeatInfo::from).collect(),
            to_act: game.to_act().iter().collect(),
            over: scores.is_some(),
            scores: scores.map(|scores| scores.points().to_vec()),
            winners: scores.iter().flat_map(Scores::winners).collect(),
            view: self.line.view(viewer).clone(),
            prompt: asked.map(|seat| game.prompt(seat)),
            offers: asked.map_or(Vec::new(), |seat| game.offers(seat, &mut self.rng(seat))),
            undo: viewer.seat().is_some_and(|seat| self.may_undo(seat)),
            standing: viewer.seat().map_or(Vec::new(), |seat| self.standing_of(seat)),
            log: LogTail {
                from,
                lines: log.get(from as usize..).map(<[_]>::to_vec).unwrap_or_default(),
            },
        }
    }

    /// How many lines the log has.
    pub fn log_len(&self) -> u32 {
        self.line.log().len() as u32
    }

    /// Random numbers for a bot's thoughts or a preview: never the game's own
    /// stream, and another one at each entry.
    pub fn rng(&self, seat: Seat) -> Rng {
        Rng::stream(self.header.seed, (u64::from(self.entries) << 8 | u64::from(seat.0)) + 1)
    }

    /// The checks that come before the rules.
    fn admit(&self, who: Who, seat: Seat, seq: u32) -> Result<(), Refusal> {
        self.may_play(who, seat)?;
        let mark = self.marks[seat.index()];
        if (mark.since..=mark.seq).contains(&seq) { Ok(()) } else { Err(Refusal::Stale) }
    }

    fn prepare(&self, seat: Seat, what: Move, change: Change, now: i64) -> Prepared {
        // Who sees it is looked at while the rules may still fail: what is written is made.
        Viewer::all(self.game().seats()).for_each(|viewer| _ = change.shows(&self.line, viewer));
        let hash = self.chain.next(seat, &what, change.state_hash()).hash();
        let rules = self.game().rules_version();
        let time = self.clock_after(&what, &change, now);
        let clock = time.as_ref().map(write_clock);
        let entry = Entry { seat, what, hash, rules, time: now };
        Prepared { seq: self.entries, entry, clock, change, time }
    }

    /// `anew`: nobody's decision is the same as before.
    fn take(&mut self, actor: Seat, change: Change, anew: bool) -> u32 {
        let before = self.game().to_act();
        for (at, viewer) in Viewer::all(self.game().seats()).enumerate() {
            if !anew && !viewer.is(actor) && !change.shows(&self.line, viewer) {
                continue;
            }
            let mark = self.marks[at];
            let same = !anew
                && viewer
                    .seat()
                    .is_some_and(|seat| seat != actor && self.asks_the_same(seat, before, &change));
            let seq = mark.seq + 1;
            self.marks[at] = Mark { seq, since: if same { mark.since } else { seq } };
        }
        self.entries += 1;
        self.line.make(change) as u32
    }

    /// Whether another seat's change leaves `seat` with the very same decision:
    /// those who bid at the same time do not make each other stale.
    fn asks_the_same(&self, seat: Seat, before: Seats, change: &Change) -> bool {
        let offers = |game: &dyn AnyGame| {
            let offers = game.offers(seat, &mut self.rng(seat));
            offers.into_iter().map(|offer| offer.act).collect::<Vec<_>>()
        };
        before.contains(seat)
            && change.to_act().contains(seat)
            && offers(self.game()) == offers(change.game())
    }
}

impl Replay for Table {
    type Refused = Refusal;

    fn act(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let change = self.line.try_act(seat, action)?;
        self.chain = self.chain.next(seat, &Move::Act(action.to_owned()), change.state_hash());
        self.take(seat, change, false);
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let change = self.line.try_undo(seat)?;
        self.chain = self.chain.next(seat, &Move::Undo, change.state_hash());
        self.take(seat, change, false);
        Ok(())
    }

    fn back(&mut self, seat: Seat, to: u32) -> Result<(), Refusal> {
        let change = self.line.try_back(to)?;
        self.chain = self.chain.next(seat, &Move::Back(to), change.state_hash());
        self.take(seat, change, true);
        Ok(())
    }

    fn state_hash(&self) -> StateHash {
        self.game().state_hash()
    }

    fn scores(&self) -> Option<Scores> {
        self.game().scores()
    }
}
