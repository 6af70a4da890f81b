//! What a search finds: lines, and what came of them.

use insula_core::{MAX_SEATS, Outlook};

use crate::lines::Line;

/// What a search found.
#[derive(Debug, Clone, PartialEq)]
pub struct Thought<A> {
    /// The lines looked at, the best first.
    pub arms: Vec<Arm<A>>,
    /// How often the search went through the game.
    pub iterations: u32,
}

/// A line and what came of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Arm<A> {
    /// The line.
    pub line: Line<A>,
    /// How often it was tried.
    pub visits: u32,
    /// Sums over the visits: what it was worth to the seat, its square, and by
    /// seat final points and winning chances.
    pub(crate) sum: f64,
    pub(crate) squares: f64,
    points: [f64; MAX_SEATS],
    chances: [f64; MAX_SEATS],
}

impl<A> Arm<A> {
    pub(crate) fn new(line: Line<A>) -> Arm<A> {
        let (points, chances) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        Arm { line, visits: 0, sum: 0.0, squares: 0.0, points, chances }
    }

    /// One more visit: what it was worth to the seat, and what everybody could
    /// expect.
    pub(crate) fn count(&mut self, value: f64, outlook: &Outlook) {
        self.visits += 1;
        self.sum += value;
        self.squares += value * value;
        for seat in 0..MAX_SEATS {
            self.points[seat] += f64::from(outlook.points[seat]);
            self.chances[seat] += f64::from(outlook.chances[seat]);
        }
    }

    /// What it is worth to the seat.
    pub fn worth(&self) -> f64 {
        match self.visits {
            0 => f64::from(self.line.worth),
            visits => self.sum / f64::from(visits),
        }
    }

    /// By seat: the final points to be expected.
    pub fn points(&self) -> [f64; MAX_SEATS] {
        self.points.map(|sum| sum / f64::from(self.visits.max(1)))
    }

    /// By seat: the chance to win.
    pub fn chances(&self) -> [f64; MAX_SEATS] {
        self.chances.map(|sum| sum / f64::from(self.visits.max(1)))
    }

    pub(crate) fn add(&mut self, other: &Arm<A>) {
        self.visits += other.visits;
        self.sum += other.sum;
        self.squares += other.squares;
        for seat in 0..MAX_SEATS {
            self.points[seat] += other.points[seat];
            self.chances[seat] += other.chances[seat];
        }
    }
}

/// By how many visits the first arm leads.
pub(crate) fn lead<A>(arms: &[Arm<A>]) -> u32 {
    let (mut most, mut second) = (0, 0);
    for arm in arms {
        if arm.visits > most {
            (most, second) = (arm.visits, most);
        } else {
            second = second.max(arm.visits);
        }
    }
    most - second
}
