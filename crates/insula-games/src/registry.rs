//! The games there are.

use insula_core::{Choice, Evaluate, Fitted, Options, Probe, Rng, Seed, SetupError};
use serde::Serialize;

use crate::packs::Own;
use crate::{
    AnyGame, ArenaReport, ArenaSpec, BenchReport, Erased, Pack, PackInfo, Progress, SimError,
    SimReport, SimSpec, TuneRound, TuneSpec, arena, bench, sim, tune,
};

/// Every game, in the order of the lobby. A game is added by one line here.
static GAMES: &[Entry] = &[
    Entry::of::<capitol::Capitol>(capitol::check_data, &capitol::RULES),
    Entry::of::<new_york::NewYork>(new_york::check_data, &new_york::RULES)
        .with_probes(&new_york::PROBES),
    Entry::of::<the_capitals::TheCapitals>(the_capitals::check_data, &the_capitals::RULES),
    Entry::of::<urban_sprawl::UrbanSprawl>(urban_sprawl::check_data, &urban_sprawl::RULES)
        .packed(Own::of::<urban_sprawl::UrbanSprawl>()),
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
pub(crate) type Started = Result<Box<dyn AnyGame>, SetupError>;

type Tune = fn(&TuneSpec, Progress<'_>, &mut dyn FnMut(TuneRound)) -> Result<Fitted, SetupError>;

/// The option that says which pack of cards is played with...
const CARDS: &str = "cards";
/// ...and its value for the built-in ones, which is the same as none.
pub(crate) const STANDARD: &str = "standard";

/// A game that can be started.
#[derive(Clone, Copy)]
pub struct Entry {
    info: fn() -> GameInfo,
    start: fn(u8, &Options, Seed) -> Started,
    sim: fn(&SimSpec, Progress<'_>) -> Result<SimReport, SimError>,
    arena: fn(&ArenaSpec, Progress<'_>) -> Result<ArenaReport, SimError>,
    tune: Tune,
    bench: fn(u8, u64, u64) -> Result<BenchReport, SetupError>,
    play_random: fn(u8, u64, u64) -> Result<u64, SetupError>,
    search_speed: fn(u8, u64) -> Result<f64, SetupError>,
    check_data: fn() -> String,
    rules: &'static [(&'static str, &'static str)],
    probes: &'static [Probe],
    pub(crate) own: Option<Own>,
    packs: &'static [Pack],
}

impl Entry {
    /// The entry of `G`, with its tables for proof-reading and the text of its
    /// rules by language, English first.
    pub const fn of<G: Evaluate>(
        check_data: fn() -> String,
        rules: &'static [(&'static str, &'static str)],
    ) -> Entry {
        Entry {
            info: GameInfo::of::<G>,
            start: start::<G>,
            sim: sim::sim::<G>,
            arena: |spec, progress| arena::arena::<G>(spec, &G::setup, progress),
            tune: tune::tune::<G>,
            bench: bench::bench::<G>,
            play_random: bench::play_random::<G>,
            search_speed: bench::search_speed::<G>,
            check_data,
            rules,
            probes: &[],
            own: None,
            packs: &[],
        }
    }

    /// The same entry with parts of the engine that are measured by themselves.
    const fn with_probes(self, probes: &'static [Probe]) -> Entry {
        Entry { probes, ..self }
    }

    /// The same entry of a game that can be played with other cards.
    const fn packed(self, own: Own) -> Entry {
        Entry { own: Some(own), ..self }
    }

    /// The same entry with packs to choose from.
    pub(crate) const fn with_packs(self, packs: &'static [Pack]) -> Entry {
        Entry { packs, ..self }
    }

    /// Short stable name.
    pub fn id(&self) -> &'static str {
        (self.info)().id
    }

    /// What a lobby needs to know.
    pub fn info(&self) -> GameInfo {
        let packs = self.packs.iter().map(|pack| pack.info.clone()).collect();
        GameInfo { packs, ..(self.info)() }
    }

    /// The pack of this hash or name.
    pub fn find_pack(&self, pack: &str) -> Result<&'static Pack, SetupError> {
        let by_hash = self.packs.iter().find(|known| known.info.hash == pack);
        let found = by_hash.or_else(|| self.packs.iter().find(|known| known.info.name == pack));
        found.ok_or_else(|| SetupError::NoPack { pack: pack.chars().take(40).collect() })
    }

    /// The pack that the options name; none: the built-in cards.
    pub fn pack(&self, options: &Options) -> Result<Option<&'static Pack>, SetupError> {
        let named = options.get(CARDS).filter(|pack| self.own.is_some() && *pack != STANDARD);
        named.map(|pack| self.find_pack(pack)).transpose()
    }

    /// The options as a table records them: the pack by its hash, whatever it
    /// is called, and the built-in cards not at all.
    pub fn recorded(&self, options: &Options) -> Result<Options, SetupError> {
        let mut recorded = self.without_pack(options);
        if let Some(pack) = self.pack(options)? {
            recorded.insert(CARDS.to_owned(), pack.info.hash.clone());
        }
        Ok(recorded)
    }

    /// The built-in cards as text, if one can write one's own.
    pub fn standard_cards(&self) -> Option<&'static str> {
        self.own.map(|own| own.text)
    }

    /// What the game itself is asked; one without packs refuses the option.
    fn without_pack(&self, options: &Options) -> Options {
        let is_pack = |key: &str| self.own.is_some() && key == CARDS;
        let rest = options.iter().filter(|(key, _)| !is_pack(key));
        rest.map(|(key, value)| (key.clone(), value.clone())).collect()
    }

    /// Deals a new game.
    pub fn start(&self, seats: u8, options: &Options, seed: Seed) -> Started {
        let rest = self.without_pack(options);
        match self.pack(options)? {
            Some(pack) => (pack.start)(seats, &rest, seed),
            None => (self.start)(seats, &rest, seed),
        }
    }

    /// Lets bots play many games; `progress` is told how many more are done.
    pub fn sim(&self, spec: &SimSpec, progress: Progress<'_>) -> Result<SimReport, SimError> {
        let rest = SimSpec { options: self.without_pack(&spec.options), ..spec.clone() };
        match self.pack(&spec.options)? {
            Some(pack) => (pack.sim)(&rest, progress),
            None => (self.sim)(&rest, progress),
        }
    }

    /// Lets bots play each other; `progress` is told how many more games are done.
    pub fn arena(&self, spec: &ArenaSpec, progress: Progress<'_>) -> Result<ArenaReport, SimError> {
        (self.arena)(spec, progress)
    }

    /// Fits the game's weights by self-play; `told` hears of every round.
    pub fn tune(
        &self,
        spec: &TuneSpec,
        progress: Progress<'_>,
        told: &mut dyn FnMut(TuneRound),
    ) -> Result<Fitted, SetupError> {
        (self.tune)(spec, progress, told)
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

    /// How often the expert's search goes through the game in a second, on this
    /// thread.
    pub fn search_speed(&self, seats: u8, seed: u64) -> Result<f64, SetupError> {
        (self.search_speed)(seats, seed)
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
    /// The names of the bots for people, the weakest first.
    pub bots: Vec<&'static str>,
    /// The packs of cards that can be chosen by the option `cards`.
    pub packs: Vec<PackInfo>,
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
            bots: insula_ai::LEVELS.to_vec(),
            packs: Vec::new(),
        }
    }
}

fn start<G: Evaluate>(seats: u8, options: &Options, seed: Seed) -> Started {
    Ok(Box::new(Erased::new(G::new(&G::setup(seats, options)?, Rng::new(seed)))))
}
