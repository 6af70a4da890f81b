//! `insula serve` in a process of its own.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use insula_store::Store;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// How long a server may take to be ready.
const PATIENCE: Duration = Duration::from_secs(60);
/// Linux counts processor time in hundredths of a second.
const TICKS: u64 = 100;

/// How a server is started.
#[derive(Debug, Clone)]
pub struct Launch {
    /// The `insula` program.
    pub binary: PathBuf,
    /// Its data folder.
    pub data: PathBuf,
    /// Its database; none: a file in that folder.
    pub db: Option<String>,
    /// More arguments.
    pub more: Vec<String>,
}

/// A server that listens; it is killed when this is dropped.
pub struct Server {
    /// Where.
    pub host: SocketAddr,
    /// How long it took from the start of the process until it was ready.
    pub ready: Duration,
    child: Child,
    _stdout: BufReader<ChildStdout>,
}

/// What a process has used.
#[derive(Debug, Clone, Copy, Default)]
pub struct Usage {
    /// Processor time of all its threads.
    pub cpu: Duration,
    /// Memory now, in bytes.
    pub memory: u64,
    /// Memory at most, in bytes.
    pub peak: u64,
}

impl Launch {
    /// The program beside our own, with a folder that nothing is in yet.
    pub fn beside_us(data: &Path) -> Result<Launch> {
        let binary = std::env::current_exe()?.with_file_name("insula");
        Ok(Launch { binary, data: data.to_owned(), db: None, more: Vec::new() })
    }

    /// What the server writes down, to be read beside it.
    pub async fn store(&self) -> Result<Store> {
        Ok(match &self.db {
            Some(url) => Store::connect(url).await?,
            None => Store::open(&self.data.join("insula.sqlite")).await?,
        })
    }

    /// Starts a server and waits until it is ready.
    pub async fn start(&self) -> Result<Server> {
        let begun = Instant::now();
        let mut child = Command::new(&self.binary)
            .args(["serve", "--port", "0", "--bot-delay", "0", "--data"])
            .arg(&self.data)
            .args(self.db.iter().flat_map(|url| ["--db", url]))
            .args(&self.more)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("{} cannot be started", self.binary.display()))?;
        let stdout = child.stdout.take().context("checked: piped")?;
        let (mut stdout, mut line) = (BufReader::new(stdout), String::new());
        timeout(PATIENCE, stdout.read_line(&mut line)).await.context("not ready in time")??;
        let host = line.trim().strip_prefix("Insula is ready: http://");
        let host = host.ok_or_else(|| anyhow!("the server is not ready: {line:?}"))?.parse()?;
        Ok(Server { host, ready: begun.elapsed(), child, _stdout: stdout })
    }
}

impl Server {
    /// SIGKILL: nothing is flushed, nobody says goodbye.
    pub async fn kill(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    /// Whether the process is still there.
    pub fn is_up(&mut self) -> Result<bool> {
        Ok(self.child.try_wait()?.is_none())
    }

    /// What it has used so far.
    pub fn usage(&self) -> Result<Usage> {
        Usage::of(&self.child.id().context("the server has ended")?.to_string())
    }
}

impl Usage {
    /// What we have used ourselves.
    pub fn ours() -> Result<Usage> {
        Usage::of("self")
    }

    /// Since an earlier look.
    pub fn since(self, before: Usage) -> Usage {
        Usage { cpu: self.cpu - before.cpu, ..self }
    }

    fn of(process: &str) -> Result<Usage> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
        let status = fs::read_to_string(format!("/proc/{process}/status"))?;
        // The name, in parentheses, may hold anything; after it come plain fields.
        let fields = stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace();
        let ticks: u64 =
            fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
        let bytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
            kib.unwrap_or_default() * 1024
        };
        let cpu = Duration::from_millis(ticks * 1000 / TICKS);
        Ok(Usage { cpu, memory: bytes("VmRSS:"), peak: bytes("VmHWM:") })
    }
}
