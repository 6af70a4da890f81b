//! `insula-load`: measures a server with random-playing clients, or tries to break it.
//! Exits with 1 when a bar is missed.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use clap::{Parser, Subcommand};
use insula_load::{Launch, fuzz, hints, idle, kill, machine, moves, replay, start};

/// Random-playing clients on a server of their own, on this machine only
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    what: What,
    /// Where the data folder is made; it is removed afterwards
    #[arg(long, default_value = "target", global = true)]
    dir: PathBuf,
    /// The `insula` program; without it the one beside this
    #[arg(long, global = true)]
    binary: Option<PathBuf>,
    /// An empty database, as `insula serve` takes it; without it a file of SQLite
    #[arg(long, global = true)]
    db: Option<String>,
    /// More arguments for `insula serve`, after all others
    #[arg(last = true, global = true)]
    more: Vec<String>,
}

#[derive(Subcommand)]
enum What {
    /// Busy tables: acknowledged moves, and how soon they come
    Moves {
        /// Tables at once
        #[arg(long, default_value_t = 500)]
        tables: usize,
        /// For how long
        #[arg(long, default_value_t = 30)]
        seconds: u64,
        /// Moves a second; without it as fast as the answers come
        #[arg(long)]
        rate: Option<u32>,
    },
    /// Sockets that only watch: what they take
    Idle {
        /// How many
        #[arg(long, default_value_t = 10_000)]
        sockets: usize,
    },
    /// Many stored tables: how soon the server is there
    Start {
        /// How many
        #[arg(long, default_value_t = 10_000)]
        tables: usize,
    },
    /// A finished game of each kind, loaded, carried out again and verified
    Replay,
    /// People who ask for hints while bots play: how long they wait
    Hints {
        /// Tables of four experts
        #[arg(long, default_value_t = 8)]
        tables: usize,
        /// People who ask at the same time
        #[arg(long, default_value_t = 4)]
        people: usize,
        /// How often each of them asks
        #[arg(long, default_value_t = 25)]
        hints: usize,
    },
    /// SIGKILL at random moments while people play: nothing is lost or doubled
    Kill {
        /// How often
        #[arg(long, default_value_t = 200)]
        kills: usize,
        /// Tables at once
        #[arg(long, default_value_t = 50)]
        tables: usize,
        /// Where the draws begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Mutated and random messages and requests: nothing breaks, nothing changes
    Fuzz {
        /// How many
        #[arg(long, default_value_t = 1_000_000)]
        packets: usize,
        /// Where the draws begin
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// What `make bench-server` shows: moves, idle, start, replay and hints
    All,
}

/// A server must not take more memory than this for idle sockets.
const MEMORY: u64 = 1 << 30;
/// Nor grow by more than this while nonsense is sent.
const GROWTH: u64 = 64 << 20;
const MOVES: f64 = 1000.0;
/// Nobody waits longer for a hint.
const HINT: Duration = Duration::from_millis(1500);
/// A little more than the bar: some moves are under way at the end.
const RATE: u32 = 1100;

fn main() -> Result<ExitCode> {
    let args = Args::parse();
    println!("{}", machine());
    // One thread: the server shares the cores with us.
    let met =
        tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(args.run())?;
    Ok(if met { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

impl Args {
    /// Whether every bar was met.
    async fn run(self) -> Result<bool> {
        let all = vec![
            What::Moves { tables: 500, seconds: 30, rate: Some(RATE) },
            What::Moves { tables: 500, seconds: 30, rate: None },
            What::Idle { sockets: 10_000 },
            What::Start { tables: 10_000 },
            What::Replay,
            What::Hints { tables: 8, people: 4, hints: 25 },
        ];
        let mut met = true;
        for what in if matches!(self.what, What::All) { all } else { vec![self.what] } {
            let data = tempfile::Builder::new().prefix("load-").tempdir_in(&self.dir)?;
            let mut launch = Launch::beside_us(data.path())?;
            launch.binary = self.binary.clone().unwrap_or(launch.binary);
            launch.db.clone_from(&self.db);
            launch.more.clone_from(&self.more);
            met &= what.run(&launch).await?;
        }
        Ok(met)
    }
}

impl What {
    async fn run(&self, launch: &Launch) -> Result<bool> {
        match *self {
            What::Moves { tables, seconds, rate } => {
                let (server, time) = (launch.start().await?, Duration::from_secs(seconds));
                let found = moves::moves(&server, moves::Spec { tables, time, rate }).await?;
                println!("{found}");
                let moves::Count { refused, lost, .. } = found.count;
                let enough = bar("at least 1,000 moves/s", found.rate() >= MOVES);
                let whole = bar("no move refused, no table lost", refused + lost == 0);
                // As fast as the answers come, every table waits for all others.
                let soon = found.latencies.at(990) <= Duration::from_millis(50);
                let soon = rate.is_none() || bar("99 % within 50 ms", soon);
                Ok(enough && whole && soon)
            }
            What::Idle { sockets } => {
                let found = idle::idle(&launch.start().await?, sockets).await?;
                println!("{found}");
                Ok(bar("within 1 GiB", found.memory.1 <= MEMORY))
            }
            What::Start { tables } => {
                let found = start::start(launch, tables).await?;
                println!("{found}");
                Ok(bar("ready within 1 s", found.ready <= Duration::from_secs(1)))
            }
            What::Replay => {
                let found = replay::replay(launch).await?;
                println!("{found}");
                Ok(bar("each within 10 ms", found.slowest() <= Duration::from_millis(10)))
            }
            What::Hints { tables, people, hints } => {
                let spec = hints::Spec { tables, people, hints };
                let found = hints::hints(&launch.start().await?, spec).await?;
                println!("{found}");
                Ok(bar("each within 1.5 s", found.latencies.at(1000) <= HINT))
            }
            What::Kill { kills, tables, seed } => {
                let spec = kill::Spec { tables, kills, moves: 2000, seed };
                println!("{}", kill::kill(launch, spec).await?);
                Ok(true)
            }
            What::Fuzz { packets, seed } => {
                let found = fuzz::fuzz(launch, packets, seed).await?;
                println!("{found}");
                Ok(bar("grown by less than 64 MiB", found.grown() <= GROWTH))
            }
            What::All => Ok(true),
        }
    }
}

fn bar(what: &str, met: bool) -> bool {
    println!("  {}: {what}", if met { "met" } else { "MISSED" });
    met
}
