//! Games played at random in memory and written down as a server writes them, so that
//! thousands of stored tables take seconds.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use insula_core::{Options, Rng, Seed};
use insula_games::Entry as Game;
use insula_store::{
    CHAIN, Chain, Entry, Header, Move, NewTable, PersonId, SessionId, Sitter, SitterKind, Store,
    TableId,
};

/// Somebody who may have tables.
pub async fn somebody(store: &Store) -> Result<PersonId> {
    let person = PersonId::random();
    store.new_guest(person, "Ada", SessionId(person.0), now()?).await?;
    Ok(person)
}

/// A finished game.
pub struct Played {
    header: Header,
    entries: Vec<Entry>,
    scores: Vec<i32>,
}

impl Played {
    /// Plays `game` to its end, by fixed numbers.
    pub fn new(game: &Game, seats: u8, number: u64) -> Result<Played> {
        let (seed, options) = (Seed::from_number(number), Options::new());
        let mut state = game.start(seats, &options, seed)?;
        let sitter = |at: u8| {
            let kind = if at == 0 { SitterKind::You } else { SitterKind::Guest };
            Sitter { name: format!("Seat {at}"), kind, bot: None }
        };
        let header = Header {
            chain: CHAIN,
            game: game.id().to_owned(),
            rules: state.rules_version(),
            seats: (0..seats).map(sitter).collect(),
            options: game.recorded(&options)?,
            seed,
        };
        let (mut chain, mut entries) = (Chain::new(&header), Vec::new());
        let mut rng = Rng::stream(seed, 1);
        while let Some(seat) = state.to_act().iter().next() {
            for action in state.bot_line("random", seat, &mut rng, &|| false)? {
                state.apply(seat, &action)?;
                let what = Move::Act(action);
                chain = chain.next(seat, &what, state.state_hash());
                let rules = header.rules;
                entries.push(Entry { seat, what, hash: chain.hash(), rules, time: 0 });
            }
        }
        let scores = state.scores().context("checked: nobody is asked any more")?;
        Ok(Played { header, entries, scores: scores.points().to_vec() })
    }

    /// How many actions it took.
    pub fn actions(&self) -> usize {
        self.entries.len()
    }

    /// Writes it down whole, or as far as half of its actions.
    pub async fn store(&self, store: &Store, owner: PersonId, finished: bool) -> Result<TableId> {
        let mut table = NewTable::new(self.header.clone(), owner, now()?);
        let kept = if finished { self.entries.len() } else { self.entries.len() / 2 };
        table.entries = self.entries[..kept].to_vec();
        let id = store.create(&table).await?;
        if finished {
            store.finish(&id, &self.scores).await?;
        }
        Ok(id)
    }
}

/// Milliseconds since 1970: what was made long ago is cleared away.
fn now() -> Result<i64> {
    Ok(i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis())?)
}
