//! Figures in words, with the machine they were taken on.

use std::fmt;
use std::fs;
use std::process::Command;
use std::thread::available_parallelism;
use std::time::Duration;

use crate::launch::Usage;

/// How long each of many things took.
#[derive(Debug, Clone, Default)]
pub struct Latencies(Vec<Duration>);

/// The machine's processor, cores and kernel, and the date.
pub fn machine() -> String {
    let read = |path: &str| fs::read_to_string(path).unwrap_or_default();
    let cpu = read("/proc/cpuinfo");
    let model = cpu.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let model = model.map_or("unknown processor", |(_, model)| model);
    let cores = available_parallelism().map_or(0, usize::from);
    let kernel = read("/proc/sys/kernel/osrelease");
    let date = Command::new("date").args(["-u", "+%F %H:%M UTC"]).output();
    let date = date.map(|date| String::from_utf8_lossy(&date.stdout).trim().to_owned());
    let load = read("/proc/loadavg");
    let load = load.split(' ').next().unwrap_or_default();
    format!(
        "{model}, {cores} cores, Linux {}, {}, load before {load}",
        kernel.trim(),
        date.unwrap_or_default()
    )
}

impl Latencies {
    /// One more.
    pub fn push(&mut self, took: Duration) {
        self.0.push(took);
    }

    /// Those of another, too.
    pub fn extend(&mut self, other: Latencies) {
        self.0.extend(other.0);
    }

    /// In order.
    pub fn sorted(mut self) -> Latencies {
        self.0.sort_unstable();
        self
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// So many thousandths of [`Latencies::sorted`] were as fast as this.
    pub fn at(&self, thousandths: usize) -> Duration {
        let last = self.0.len().saturating_sub(1);
        self.0.get((self.0.len() * thousandths / 1000).min(last)).copied().unwrap_or_default()
    }
}

impl fmt::Display for Latencies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (median, most, worst) =
            (millis(self.at(500)), millis(self.at(990)), millis(self.at(1000)));
        write!(f, "median {median}, 99 % within {most}, worst {worst}")
    }
}

/// Memory and processor time of a process over a time.
pub(crate) fn used(usage: Usage, over: Duration) -> String {
    let share = usage.cpu.as_secs_f64() / over.as_secs_f64() * 100.0;
    format!("{share:.0} % of a core, {} (most: {})", mib(usage.memory), mib(usage.peak))
}

pub(crate) fn mib(bytes: u64) -> String {
    format!("{} MiB", bytes >> 20)
}

pub(crate) fn millis(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latencies_are_told_by_rank() {
        let mut all = Latencies::default();
        (1..=200).rev().for_each(|ms| all.push(Duration::from_millis(ms)));
        let told = all.sorted().to_string();
        assert_eq!(told, "median 101.0 ms, 99 % within 199.0 ms, worst 200.0 ms");
    }
}
