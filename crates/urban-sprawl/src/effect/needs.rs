//! What an effect needs around it to make sense.

use super::{Count, Effect, Filter, Scope, Who};

impl Effect {
    /// Whom it concerns, where it says.
    pub const fn who(&self) -> Option<Who> {
        match *self {
            Effect::Gain { who, .. }
            | Effect::Lose { who, .. }
            | Effect::PayOrLose { who, .. }
            | Effect::Place { who, .. }
            | Effect::Move(who)
            | Effect::Park(who)
            | Effect::Uncontrol { who, .. }
            | Effect::Claim { who, .. }
            | Effect::WinOffice(who)
            | Effect::ExtraFavor(who)
            | Effect::TakePermits { who, .. } => Some(who),
            Effect::PayYou { .. }
            | Effect::Payout(_)
            | Effect::Elect(_)
            | Effect::Ap(_)
            | Effect::Discount(_)
            | Effect::Score { .. }
            | Effect::Activate(_)
            | Effect::UnlockOffices
            | Effect::UnlockContractor
            | Effect::EndGame
            | Effect::AllowDemolition => None,
        }
    }

    /// What it counts, where it counts.
    pub const fn count(&self) -> Option<Count> {
        match *self {
            Effect::Gain { per, .. } | Effect::Lose { per, .. } => per,
            Effect::PayYou { per, .. } => Some(per),
            _ => None,
        }
    }

    /// Whether only a contract can say it: it speaks of a builder or of a new
    /// building (14.1.8).
    pub fn needs_building(&self) -> bool {
        let theirs = matches!(self.who(), Some(Who::You | Who::Opponents));
        let near = |count: Count| matches!(count.scope, Scope::Rows | Scope::Adj | Scope::Block);
        let alone = matches!(
            self,
            Effect::PayYou { .. } | Effect::Payout(_) | Effect::Ap(_) | Effect::Discount(_)
        );
        theirs || alone || self.count().is_some_and(near)
    }

    /// Whether only a key event can say it.
    pub const fn is_key(&self) -> bool {
        matches!(
            self,
            Effect::Activate(_)
                | Effect::UnlockOffices
                | Effect::UnlockContractor
                | Effect::EndGame
        )
    }

    /// What is wrong with it whatever card it stands on.
    pub(crate) fn flaw(&self) -> Option<&'static str> {
        let several = self.who().is_some_and(Who::is_several);
        match *self {
            Effect::PayOrLose { who, of, .. }
                if (who == Who::OwnerOfLowest) != (of == Filter::Lowest) =>
            {
                Some("`owner-of-lowest` and the lowest building go together")
            }
            Effect::WinOffice(_) | Effect::ExtraFavor(_) if several => {
                Some("only one seat can take it")
            }
            _ => None,
        }
    }
}
