//! Puts any typed game behind [`AnyGame`].

use insula_ai::{Search, Sight};
use insula_core::{
    Choice, Evaluate, Message, NoLog, Options, Refused, Rng, Say, Scores, Seat, Seats, StateHash,
    Viewer, state_hash,
};

use crate::{Advice, AnyGame, Effort, Enough, Judged, Offer, Refusal, UnknownBot, View, advise};

/// A typed game as an [`AnyGame`].
#[derive(Debug, Clone)]
pub struct Erased<G>(G);

impl<G: Evaluate> Erased<G> {
    /// Takes over `game`.
    pub fn new(game: G) -> Erased<G> {
        Erased(game)
    }

    /// Reads `action` for `seat`. An action has one text form: what reads but
    /// is not written back the same is refused, so that the journal holds only that form.
    fn read(&self, seat: Seat, action: &str) -> Result<G::Action, Refusal> {
        let read = action.parse::<G::Action>().ok().filter(|read| read.to_string() == action);
        let read = read.ok_or_else(|| Refusal::Unreadable { text: action.to_owned() })?;
        let to_act = self.0.to_act();
        if to_act.is_empty() {
            return Err(Refusal::Over);
        }
        if !to_act.contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        Ok(read)
    }
}

impl<G: Evaluate> AnyGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    fn offers(&self, seat: Seat, rng: &mut Rng) -> Vec<Offer> {
        if !self.0.to_act().contains(seat) {
            return Vec::new();
        }
        let mut actions = Vec::new();
        self.0.legal_actions(seat, &mut actions);
        let sample = self.0.resample(Viewer::Seat(seat), rng);
        let offer = |action: G::Action| Offer {
            act: action.to_string(),
            label: sample.describe(seat, action),
            preview: sample.preview(seat, action),
        };
        actions.into_iter().map(offer).collect()
    }

    fn why_not(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let action = self.read(seat, action)?;
        self.0.check(seat, action).map_err(illegal)
    }

    fn apply(&mut self, seat: Seat, action: &str) -> Result<Vec<Message>, Refusal> {
        let action = self.read(seat, action)?;
        let mut events: Vec<G::Event> = Vec::new();
        self.0.apply(seat, action, &mut events).map_err(illegal)?;
        Ok(events.iter().map(Say::say).collect())
    }

    fn reveals(&self, seat: Seat, action: &str) -> bool {
        let legal = self.read(seat, action).ok().filter(|&read| self.0.check(seat, read).is_ok());
        legal.is_none_or(|action| self.0.reveals(seat, action))
    }

    fn tell(&self, viewer: Viewer) -> Vec<Message> {
        G::tell(&self.0.view(viewer))
    }

    fn prompt(&self, seat: Seat) -> Message {
        self.0.prompt(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(&self.0.view(viewer))
    }

    fn state_hash(&self) -> StateHash {
        state_hash(&self.0)
    }

    fn scores(&self) -> Option<Scores> {
        self.0.scores()
    }

    fn bot_line(
        &self,
        bot: &str,
        seat: Seat,
        rng: &mut Rng,
        enough: Enough<'_>,
    ) -> Result<Vec<String>, UnknownBot> {
        let mut bot = insula_ai::bot::<G>(bot).ok_or_else(|| UnknownBot(bot.to_owned()))?;
        let mut line = Vec::new();
        bot.choose(&Sight::until(&self.0, seat, enough), rng, &mut line);
        Ok(line.iter().map(G::Action::to_string).collect())
    }

    fn advise(&self, seat: Seat, effort: Effort, rng: &mut Rng, enough: Enough<'_>) -> Advice {
        let search = search::<G>(self.0.seats(), effort);
        advise::advise(&search, &Sight::until(&self.0, seat, enough), rng)
    }

    fn judge(&self, seat: Seat, line: &[&str], effort: Effort, rng: &mut Rng) -> Option<Judged> {
        let mut offers = Vec::new();
        self.0.legal_actions(seat, &mut offers);
        if offers.len() < 2 {
            return None;
        }
        let (mut game, mut played) = (self.0.clone(), Vec::new());
        for act in line {
            let pick: G::Action = act.parse().ok()?;
            game.apply(seat, pick, &mut NoLog).ok()?;
            played.push(pick);
            if !game.mid_decision(seat) {
                break;
            }
        }
        let (search, sight) = (search::<G>(self.0.seats(), effort), Sight::new(&self.0, seat));
        (!played.is_empty()).then(|| advise::judge(&search, &sight, &played, rng))
    }

    fn standing_choices(&self) -> &'static [Choice] {
        G::STANDING
    }

    fn standing(&self, seat: Seat, answers: &Options) -> Option<String> {
        self.0.standing(seat, answers).map(|action| action.to_string())
    }

    fn clone_box(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

fn illegal(illegal: impl Refused) -> Refusal {
    Refusal::Illegal { rule: illegal.rule(), message: illegal.say() }
}

/// Advice is the expert's: it looks as far ahead, as long as the effort says.
fn search<G: Evaluate>(seats: u8, effort: Effort) -> Search {
    let Effort { iterations, threads } = effort;
    Search { iterations, threads, ..insula_ai::expert::<G>(seats) }
}

#[cfg(test)]
mod tests {
    use insula_core::Ahead;
    use new_york::NewYork;

    use super::*;

    #[test]
    fn advice_looks_as_far_ahead_as_the_expert() {
        let effort = Effort { iterations: 7, threads: 3 };
        for seats in 2..=6 {
            let Search { iterations, threads, growth, .. } = search::<NewYork>(seats, effort);
            assert_eq!((iterations, threads), (7, 3));
            assert_eq!(growth.ahead, NewYork::expert(seats).1, "{seats}");
        }
        assert!(matches!(NewYork::expert(4).1, Ahead::Decisions(_)), "not as by default");
    }
}
