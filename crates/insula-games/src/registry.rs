//! The games there are.

use insula_core::{Choice, Evaluate, Options, Probe, Rng, Seed, SetupError};
use serde::Serialize;

use crate::{AnyGame, BenchReport, Erased, Progress, SimError, SimReport, SimSpec, bench, sim};

/// Every game, in the order of the lobby. A game is added by one line here.
static GAMES: &[Entry] = &[
    Entry::of::<capitol::Capitol>(capitol::check_data, &capitol::RULES),
    Entry::of::<new_york::NewYork>(new_york::check_data, &new_york::RULES)
        .with_probes(&new_york::PROBES),
    Entry::of::<the_capitals::TheCapitals>(the_capitals::check_data, &the_capitals::RULES),
    Entry::of::<urban_sprawl::UrbanSprawl>(urban_sprawl::check_data, &urban_sprawl::RULES),
];

/// Every game, in the order of the lobby.
pub fn games() -> &'static [Entry] {
    GAMES
}

/// The game of this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    games().iter().find(|entry| entry.id() == id)
}

/// A game just dealt, or why it cannot be.
type Started = Result<Box<dyn AnyGame>, SetupError>;

/// A game that can be started.
pub struct Entry {
    info: fn() -> GameInfo,
    start: fn(u8, &Options, Seed) -> Started,
    sim: fn(&SimSpec, Progress<'_>) -> Result<SimReport, SimError>,
    bench: fn(u8, u64, u64) -> Result<BenchReport, SetupError>,
    play_random: fn(u8, u64, u64) -> Result<u64, SetupError>,
    check_data: fn() -> String,
    rules: &'static [(&'static str, &'static str)],
    probes: &'static [Probe],
}

impl Entry {
    /// The entry of `G`, with its tables for proof-reading and the text of its
    /// rules by language, English first.
    pub const fn of<G: Evaluate + Sync>(
        check_data: fn() -> String,
        rules: &'static [(&'static str, &'static str)],
    ) -> Entry {
        Entry {
            info: GameInfo::of::<G>,
            start: start::<G>,
            sim: sim::sim::<G>,
            bench: bench::bench::<G>,
            play_random: bench::play_random::<G>,
            check_data,
            rules,
            probes: &[],
        }
    }

    /// The same entry with parts of the engine that are measured by themselves.
    const fn with_probes(self, probes: &'static [Probe]) -> Entry {
        Entry { probes, ..self }
    }

    /// Short stable name.
    pub fn id(&self) -> &'static str {
        self.info().id
    }

    /// What a lobby needs to know.
    pub fn info(&self) -> GameInfo {
        (self.info)()
    }

    /// Deals a new game.
    pub fn start(&self, seats: u8, options: &Options, seed: Seed) -> Started {
        (self.start)(seats, options, seed)
    }

    /// Lets bots play many games; `progress` is told how many more are done.
    pub fn sim(&self, spec: &SimSpec, progress: Progress<'_>) -> Result<SimReport, SimError> {
        (self.sim)(spec, progress)
    }

    /// Measures the engine on random games, on this thread.
    pub fn bench(&self, seats: u8, games: u64, seed: u64) -> Result<BenchReport, SetupError> {
        (self.bench)(seats, games, seed)
    }

    /// Plays random games on this thread and counts their actions: for whoever
    /// measures instructions and allocations from outside.
    pub fn play_random(&self, seats: u8, games: u64, seed: u64) -> Result<u64, SetupError> {
        (self.play_random)(seats, games, seed)
    }

    /// Nanoseconds of each part that is measured by itself.
    pub fn probe(&self) -> Vec<(&'static str, f64)> {
        self.probes.iter().map(|&(name, probe)| (name, bench::time(probe))).collect()
    }

    /// The game's tables with their `source` marks, for proof-reading.
    pub fn check_data(&self) -> String {
        (self.check_data)()
    }

    /// RULES.md in that language (`en`, `it`, `es`), or in English.
    pub fn rules(&self, lang: &str) -> &'static str {
        let found = self.rules.iter().find(|(known, _)| *known == lang);
        found.or(self.rules.first()).map_or("", |(_, text)| text)
    }
}

/// What a lobby needs to know about a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Short stable name; the words are in the locale files as `GAME-name` and `GAME-blurb`.
    pub id: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// What can be chosen besides.
    pub options: Vec<OptionInfo>,
    /// Raised whenever the same actions could lead to another state than before.
    pub rules_version: u32,
    /// The names of the bots, the weakest first.
    pub bots: Vec<&'static str>,
}

/// One thing to choose; the first value is the usual one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name; the words are in the locale files as `GAME-option-KEY`.
    pub key: &'static str,
    /// What may be chosen; the words are there as `GAME-option-KEY-VALUE`.
    pub values: Vec<&'static str>,
}

impl GameInfo {
    fn of<G: Evaluate>() -> GameInfo {
        let (min_seats, max_seats) = G::SEATS;
        let option =
            |choice: &Choice| OptionInfo { key: choice.key, values: choice.values.to_vec() };
        GameInfo {
            id: G::ID,
            min_seats,
            max_seats,
            options: G::OPTIONS.iter().map(option).collect(),
            rules_version: G::RULES_VERSION,
            bots: insula_ai::NAMES.to_vec(),
        }
    }
}

fn start<G: Evaluate + Sync>(seats: u8, options: &Options, seed: Seed) -> Started {
    Ok(Box::new(Erased::new(G::new(&G::setup(seats, options)?, Rng::new(seed)))))
}
