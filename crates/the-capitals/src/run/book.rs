//! A run as lines of the log.

use insula_core::{EventSink, Seat};

use super::{Source, Trace};
use crate::effect::Track;
use crate::event::Event;
use crate::tile::TileId;
use crate::tracks::Moved;

/// Collects what a run does: one line for each tile that moves something, in
/// the order in which they begin to.
pub(crate) struct Book {
    seat: Seat,
    lines: Vec<Event>,
    /// Where the lines of the activation under way begin.
    begin: usize,
    /// Extra Taxations of all of it.
    taxed: u16,
}

/// Tells each move at once: for a single gain, which needs no collecting.
pub(crate) struct Aloud<'a, L> {
    pub seat: Seat,
    pub log: &'a mut L,
}

impl Book {
    pub fn new(seat: Seat) -> Book {
        Book { seat, lines: Vec::new(), begin: 0, taxed: 0 }
    }

    pub fn taxed(&self) -> u16 {
        self.taxed
    }

    /// Puts the lines into the log.
    pub fn tell(self, log: &mut impl EventSink<Event>) {
        // What came and went again is nothing to tell.
        let some = |line: &Event| !matches!(line, Event::Effects { gains, .. } if *gains == [0; 8]);
        self.lines.into_iter().filter(some).for_each(|line| log.log(|| line));
    }

    fn effects(&mut self, of: TileId) -> &mut [i16; 8] {
        let known = self.lines[self.begin..]
            .iter()
            .position(|line| matches!(line, Event::Effects { tile, .. } if *tile == of));
        let at = known.map_or(self.lines.len(), |at| self.begin + at);
        if at == self.lines.len() {
            self.lines.push(Event::Effects { seat: self.seat, tile: of, gains: [0; 8] });
        }
        match &mut self.lines[at] {
            Event::Effects { gains, .. } => gains,
            _ => unreachable!("checked: found or pushed just now"),
        }
    }
}

impl Trace for Book {
    fn moved(&mut self, source: Source, moved: Moved) {
        self.taxed += moved.taxations;
        if let Source::Tile(tile) = source {
            self.effects(tile)[moved.track.index()] += by(&moved);
        }
        let seat = self.seat;
        besides(seat, source, &moved, |event| self.lines.push(event));
    }

    fn free(&mut self, source: TileId, tile: TileId) {
        self.lines.push(Event::ActivatedFree { seat: self.seat, tile, source });
        self.begin = self.lines.len();
    }

    fn free_over(&mut self) {
        self.begin = self.lines.len();
    }
}

impl<L: EventSink<Event>> Trace for Aloud<'_, L> {
    #[inline]
    fn moved(&mut self, source: Source, moved: Moved) {
        let seat = self.seat;
        if let (Source::Tile(tile), 1..) = (source, by(&moved).unsigned_abs()) {
            self.log.log(|| {
                let mut gains = [0; 8];
                gains[moved.track.index()] = by(&moved);
                Event::Effects { seat, tile, gains }
            });
        }
        besides(seat, source, &moved, |event| self.log.log(|| event));
    }

    #[inline]
    fn free(&mut self, source: TileId, tile: TileId) {
        let seat = self.seat;
        self.log.log(|| Event::ActivatedFree { seat, tile, source });
    }
}

/// How far a line says that a track moved: what taxation brought is told by
/// itself.
fn by(moved: &Moved) -> i16 {
    match moved.track {
        Track::Economy if moved.asked < 0 => moved.asked,
        _ => moved.by,
    }
}

/// What a move brought besides: a plant, a red arrow, employment that followed.
#[inline]
fn besides(seat: Seat, source: Source, moved: &Moved, mut tell: impl FnMut(Event)) {
    if let Source::Plant(level) = source {
        tell(Event::Upgraded { seat, level, cubes: moved.by as u8 });
    }
    if let Some(end) = moved.arrow {
        tell(Event::Arrow { seat, track: moved.track, end });
    }
    if moved.followed > 0 {
        tell(Event::Followed { seat, n: moved.followed });
    }
}
