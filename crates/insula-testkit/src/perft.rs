//! Perft: how many sequences of actions there are, a number that changes when
//! almost any rule does.

use std::fmt::Write as _;
use std::path::Path;

use insula_core::{Game, NoLog, Options, Seat};

use crate::text::{bless, read_number, read_option};
use crate::walk::opening;

const HEADER: &str = "name,seats,options,seed,depth,count";

/// Checks every row of a CSV file `name,seats,options,seed,depth,count`; options
/// are `key=value`, several joined by `;`. With `BLESS=1` rewrites the counts.
///
/// # Panics
/// With what [`try_perft`] finds.
pub fn perft<G: Game>(csv: impl AsRef<Path>) {
    if let Err(wrong) = try_perft::<G>(csv.as_ref(), bless()) {
        panic!("{wrong}");
    }
}

/// As [`perft`], but says what is wrong; rewrites the counts when `bless`.
pub fn try_perft<G: Game>(csv: &Path, bless: bool) -> Result<(), String> {
    let at = |line: usize, wrong: String| format!("{}:{line}: {wrong}", csv.display());
    let text = std::fs::read_to_string(csv).map_err(|error| at(0, error.to_string()))?;
    let mut lines = text.lines();
    if lines.next() != Some(HEADER) {
        return Err(at(1, format!("the first line is not {HEADER}")));
    }
    let mut blessed = format!("{HEADER}\n");
    let mut rows = 0;
    for (index, line) in lines.enumerate() {
        let row = Row::<G>::read(line).map_err(|wrong| at(index + 2, wrong))?;
        let found = count(&opening::<G>(&row.setup, row.seed), row.depth);
        if !bless && row.count != Some(found) {
            let wrong = format!("{}: {found} sequences, {line:?} says otherwise", row.name);
            return Err(at(index + 2, wrong));
        }
        let _ = writeln!(blessed, "{},{found}", row.left);
        rows += 1;
    }
    if rows == 0 {
        return Err(at(1, "there is no row".to_owned()));
    }
    if bless {
        std::fs::write(csv, blessed).map_err(|error| at(0, error.to_string()))?;
    }
    Ok(())
}

/// The number of sequences of exactly `depth` actions from `state`; wherever
/// several seats owe a decision, each of them may be the next.
pub fn count<G: Game>(state: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    let mut sum = 0;
    for seat in state.to_act().iter() {
        actions.clear();
        state.legal_actions(seat, &mut actions);
        sum += if depth == 1 { actions.len() as u64 } else { below(state, seat, &actions, depth) };
    }
    sum
}

fn below<G: Game>(state: &G, seat: Seat, actions: &[G::Action], depth: u32) -> u64 {
    let after = |&action: &G::Action| {
        let mut next = state.clone();
        next.commit(seat, action, &mut NoLog);
        count(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}

struct Row<'a, G: Game> {
    left: &'a str,
    name: &'a str,
    setup: G::Setup,
    seed: u64,
    depth: u32,
    /// Empty in a row that has not been blessed yet.
    count: Option<u64>,
}

impl<'a, G: Game> Row<'a, G> {
    fn read(line: &'a str) -> Result<Row<'a, G>, String> {
        let fields: Vec<&str> = line.split(',').collect();
        let [name, seats, set, seed, depth, count] = fields[..] else {
            return Err(format!("{} fields, not six", fields.len()));
        };
        let mut options = Options::new();
        for option in set.split(';').filter(|option| !option.is_empty()) {
            read_option(option, &mut options)?;
        }
        let setup = G::setup(read_number("seats", seats)?, &options);
        Ok(Row {
            left: &line[..line.len() - count.len() - 1],
            name,
            setup: setup.map_err(|error| error.to_string())?,
            seed: read_number("seed", seed)?,
            depth: read_number("depth", depth)?,
            count: count.trim().parse().ok(),
        })
    }
}
