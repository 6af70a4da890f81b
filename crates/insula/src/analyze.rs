//! `insula analyze`: the moves of a finished game that lost most.

use std::cmp::Reverse;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use insula_core::{Arg, Message};
use insula_games::{ANALYSIS, Analysis, Moment, Walk};
use insula_server::verify_record;
use insula_store::{Record, counting};

use crate::advice::{outlook, says};
use crate::cards::Folder;
use crate::record;
use crate::words::Words;

/// How many moves are told.
const TOLD: usize = 10;

/// Find the moves of a game file that lost most, and what was better.
#[derive(Args)]
pub struct Analyze {
    /// The game file; - reads the standard input
    file: PathBuf,
    #[command(flatten)]
    cards: Folder,
    /// en, it or es; without it the terminal's language
    #[arg(long)]
    lang: Option<String>,
    /// Print the whole analysis as one JSON object
    #[arg(long)]
    json: bool,
}

impl Analyze {
    /// Goes through the game and says what was found.
    pub fn run(&self) -> Result<()> {
        let record = record::read(&self.file)?;
        verify_record(&record, self.cards.games()?)?;
        let analysis = self.walk(&record)?;
        if self.json {
            return crate::print(&format!("{}\n", serde_json::to_string(&analysis)?));
        }
        let mut words = Words::new(self.lang.as_deref());
        let header = &record.header;
        if let Some(pack) = self.cards.game(&header.game)?.pack(&header.options)? {
            words.lay(&pack.sheet.names);
        }
        let names: Vec<String> = header.seats.iter().map(|sitter| sitter.name.clone()).collect();
        crate::print(&text(&analysis, &words, &names))
    }

    fn walk(&self, record: &Record) -> Result<Analysis> {
        let header = &record.header;
        let entry = self.cards.game(&header.game)?;
        let dealt = entry.start(header.seats.len() as u8, &header.options, header.seed)?;
        let actions = counting(record.entries.iter().map(|entry| (entry.seat, &entry.what)));
        let actions = actions.into_iter().map(|(seat, act)| (seat, act.to_owned())).collect();
        let mut walk = Walk::new(dealt, actions, ANALYSIS, header.seed);
        let style = ProgressStyle::with_template("{bar:40} {pos}/{len} actions, {eta} left")?;
        let bar = ProgressBar::new(walk.total().into()).with_style(style);
        while walk.done() < walk.total() {
            walk.step()?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(walk.finish())
    }
}

fn text(analysis: &Analysis, words: &Words, names: &[String]) -> String {
    let mut worst: Vec<&Moment> =
        analysis.moments.iter().filter(|moment| moment.lost() > 0).collect();
    worst.sort_by_key(|moment| Reverse(moment.lost()));
    if worst.is_empty() {
        return format!("{}\n", words.text("terminal-nothing-lost"));
    }
    let head = Message::new("terminal-worst").with("n", analysis.moments.len() as u32);
    let mut text = format!("{}\n", words.say(&head, names));
    let (played, better) = (words.text("terminal-played"), words.text("terminal-better"));
    for moment in worst.into_iter().take(TOLD) {
        let lost = Message::new("terminal-lost")
            .with("at", moment.from + 1)
            .with("seat", moment.seat)
            .with("lost", Arg::Tenths(moment.lost().into()));
        text += &format!("\n{}\n", words.say(&lost, names));
        let did = &moment.judged.played;
        text += &format!("  {played}: {}\n", says(did, words, names));
        text += &format!("    {}\n", outlook(did, words, names));
        if let Some(best) = &moment.judged.better {
            text += &format!("  {better}: {}\n", says(best, words, names));
            text += &format!("    {}\n", outlook(best, words, names));
            text += &format!("    {}\n", words.say(&best.why, names));
        }
    }
    text
}
