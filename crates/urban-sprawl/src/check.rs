//! The tables as a person proof-reads them against the box.
//!
//! **Invariant:** every fact of the data stands on one line, after its source.

use std::fmt::Write as _;

use insula_core::Source;

use crate::board::{Board, board};
use crate::card::CardId;
use crate::cards::{Cards, Fact};
use crate::grid::{Block, Lots};
use crate::notation;
use crate::office::{Office, Vocation};

/// The tables of the built-in cards and of the board, with their sources.
pub fn check_data() -> String {
    let mut text = Cards::standard().table();
    let mut line = |source: Source, row: String| {
        let _ = writeln!(text, "{:<8} {row}", source.name());
    };
    places(board(), &mut line);
    rules(board(), &mut line);
    text
}

impl Cards {
    /// A line for each card: its source, id, slug and facts, then the facts
    /// that are surer or less sure than the rest.
    pub fn table(&self) -> String {
        let mut text = String::new();
        for card in CardId::all() {
            let source = self.source(card);
            let row = notation::line(self.slug(card), &self[card]);
            let _ = write!(text, "{:<8} {card} | {row}", source.name());
            for other in [Source::Book, Source::Found, Source::Inferred, Source::House] {
                let of = |fact: &Fact| self.source_of(card, *fact) == other;
                let facts: Vec<_> = Fact::ALL.into_iter().filter(of).map(Fact::name).collect();
                if other != source && !facts.is_empty() {
                    let _ = write!(text, " | {}: {}", other.name(), facts.join(", "));
                }
            }
            text.push('\n');
        }
        text
    }
}

/// What is printed on the board.
fn places(board: &Board, line: &mut impl FnMut(Source, String)) {
    for row in &board.rows {
        let number = match row.number {
            Some((worth, n)) => format!("{} {n}", worth.name()),
            None => "gray".to_owned(),
        };
        let blocks: Vec<_> = Block::all().filter(|block| row.lots.contains(block.lot(0))).collect();
        let ends = [blocks.first(), blocks.last()].map(|end| end.map(Block::to_string));
        let [from, to] = ends.map(Option::unwrap_or_default);
        let (name, len) = (row.name, blocks.len());
        line(row.source, format!("row {name}: {number}, {len} blocks from {from} to {to}"));
    }
    let (markers, edges, vocations) = &board.sources;
    let numbers =
        crate::grid::Marker::ALL.map(|marker| format!("{}{}", marker.worth(), marker.number()));
    line(*markers, format!("markers {}", numbers.join(" ")));
    let rim = |lots: Lots| lots.len();
    line(*edges, format!("edges: water {} lots, wilderness {}", rim(board.water), rim(board.wild)));
    for start in &board.starting {
        let (zone, lot, block) = (start.zone, start.lot, start.lot.block());
        let value = board.printed[block.index()];
        line(start.source, format!("start {zone} lot {lot}, block {block}, value {value}"));
    }
    let market = &board.market;
    let boxes = format!("planning {}, top {}", join(&market.planning), market.planning_top);
    let tops = join(&market.contract_tops);
    let contracts = format!("contracts {}, tops {tops}", join(&market.contracts));
    line(market.source, format!("market: {boxes}; {contracts}; favor {}", market.favor));
    for (office, facts) in Office::ALL.into_iter().zip(&board.offices) {
        let by = facts.zone.map_or("vocations".to_owned(), |zone| zone.to_string());
        let decider = facts.decider.map_or("media", Office::name);
        line(facts.source, format!("office {}: by {by}, decider {decider}", office.name()));
    }
    for vocation in Vocation::ALL {
        let tiles = board.vocations[vocation.index()];
        line(vocations[vocation.index()], format!("vocation {}: {tiles}", vocation.name()));
    }
    for (at, place) in board.payout.places.iter().enumerate() {
        line(board.payout.source, format!("payout place {}: {}", at + 1, join(place)));
    }
}

/// The numbers that the rules name.
fn rules(board: &Board, line: &mut impl FnMut(Source, String)) {
    line(board.wealth.source, format!("wealth by seats: {}", join(&board.wealth.start)));
    let turn = &board.turn;
    let (ap, boss, treasurer) = (turn.ap, turn.union_boss_ap, turn.treasurer);
    line(turn.source, format!("turn: {ap} AP, Union Boss {boss}, Treasurer takes {treasurer}"));
    let (favors, extra, investment) = (turn.favors, turn.extra_favors, turn.investment);
    line(turn.source, format!("turn: favors {favors}, extra {extra}, investment x{investment}"));
    let row = &board.adjacency;
    let (prestige, times) = (row.prestige, row.district_attorney);
    line(row.source, format!("adjacency: prestige {prestige}, District Attorney x{times}"));
    for length in &board.lengths {
        let (name, key) = (length.name, length.key);
        line(length.source, format!("deck {name}: {} with the key in {key}", join(length.piles())));
    }
    let row = &board.planning;
    let (low, high, draws) = (row.with_events, row.on_top, join(&row.draws));
    line(row.source, format!("planning: {low} with the events, {high} on top, draws {draws}"));
    let row = &board.supply;
    line(row.source, format!("supply: cubes by seats {}, parks {}", join(&row.cubes), row.parks));
    let row = &board.end;
    let (wealth, office) = (row.wealth, row.office);
    line(row.source, format!("end: 1 prestige for {wealth} wealth, {office} for an office's each"));
    let row = &board.tamed;
    line(row.source, format!("tamed: {} becomes {}", row.from, row.to));
}

fn join(numbers: &[u8]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
