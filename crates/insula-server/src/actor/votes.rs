//! What needs everybody's consent: a pause, and going back.
//!
//! **Invariant:** every person who plays a seat themselves has agreed before anything
//! happens; bots and those for whom bots stand in are not asked.

use insula_core::Seat;
use insula_store::PersonId;

use super::{Actor, now};
use crate::wire::{Proposal, ServerMessage, State, VoteNow};
use crate::{Caller, Refusal, Who};

/// A proposal under way.
pub(super) struct Vote {
    what: Proposal,
    by: Seat,
    agreed: Vec<PersonId>,
}

impl Actor {
    /// Asks everybody.
    pub(super) fn propose(
        &mut self,
        from: &Caller,
        seat: Seat,
        what: Proposal,
    ) -> Result<(), Refusal> {
        self.table.may_play(Who::Person(from.person), seat)?;
        let possible = match what {
            Proposal::Pause => self.table.clock().is_some(),
            Proposal::TakeBack => self.table.take_back(seat, now()).is_ok(),
        };
        if self.vote.is_some() || !possible {
            return Err(Refusal::NoVote);
        }
        self.vote = Some(Vote { what, by: seat, agreed: vec![from.person] });
        Ok(())
    }

    /// A person consents or declines; who has proposed it may think better of it.
    pub(super) fn vote(&mut self, from: &Caller, yes: bool) -> Result<(), Refusal> {
        let playing = self.table.playing();
        let seat = playing.iter().find(|(_, person)| *person == from.person);
        let &(seat, _) = seat.ok_or(Refusal::NotYourSeat)?;
        let vote = self.vote.as_mut().ok_or(Refusal::NoVote)?;
        if yes {
            vote.agreed.push(from.person);
        } else {
            let what = vote.what;
            self.vote = None;
            self.broadcast(&ServerMessage::Voted { what, agreed: false, by: Some(seat) });
        }
        Ok(())
    }

    /// Somebody at the table ends the pause.
    pub(super) async fn resume(&mut self, from: &Caller) -> Result<(), Refusal> {
        if self.table.mine(from.person).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        if !self.table.is_paused() {
            return Err(Refusal::NoVote);
        }
        self.pause(false).await
    }

    /// Does what everybody has agreed upon.
    pub(super) async fn count_votes(&mut self) {
        if self.vote_now().is_some_and(|vote| !vote.waiting.is_empty()) {
            return;
        }
        let Some(Vote { what, by, .. }) = self.vote.take() else { return };
        let done = match what {
            _ if self.table.state() == State::Over => Err(Refusal::NoVote),
            Proposal::Pause => self.pause(true).await,
            Proposal::TakeBack => self.change(|table| table.take_back(by, now()), |_| None).await,
        };
        let agreed = done.is_ok();
        self.broadcast(&ServerMessage::Voted { what, agreed, by: None });
        if agreed && what == Proposal::TakeBack {
            self.play_standing().await;
        }
    }

    /// The table has moved on: there is something else to be taken back now.
    pub(super) fn take_back_lapses(&mut self) {
        let back = |vote: &mut Vote| vote.what == Proposal::TakeBack;
        if let Some(Vote { what, .. }) = self.vote.take_if(back) {
            self.broadcast(&ServerMessage::Voted { what, agreed: false, by: None });
        }
    }

    /// What people are asked, and who has not answered.
    pub(super) fn vote_now(&self) -> Option<VoteNow> {
        let Vote { what, by, agreed } = self.vote.as_ref()?;
        let playing = self.table.playing().into_iter();
        let waiting = playing.filter(|(_, person)| !agreed.contains(person));
        Some(VoteNow { what: *what, by: *by, waiting: waiting.map(|(seat, _)| seat).collect() })
    }

    async fn pause(&mut self, paused: bool) -> Result<(), Refusal> {
        let clock = self.table.pause(paused, now()).ok_or(Refusal::NoVote)?;
        if let Err(error) = self.store.set_clock(self.table.id(), &clock).await {
            self.table.pause(!paused, now());
            return Err(self.journal_failed(&error));
        }
        Ok(())
    }
}
