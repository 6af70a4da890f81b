//! Fits weights to what came of positions.
//!
//! What a term is worth is asked of forks: one position, two decisions, each
//! played to the end. Whatever else made the game go well is the same on both
//! sides; results of whole games would mistake what winners have for what wins.
//! The absolute numbers, points that come besides and how fast points turn into
//! winning chances, are then fitted to whole games.

use insula_core::{Fitted, MAX_SEATS, Outlook, STAGES, Seat, Terms, WHOLE, Weights};

/// A position of a game that has been played to its end.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// What it held.
    pub terms: Terms,
    /// How far the game was.
    pub progress: u16,
    /// What came of it.
    pub result: Outlook,
}

/// Two decisions of a seat in one position.
#[derive(Debug, Clone)]
pub struct Fork {
    /// Whose.
    pub seat: Seat,
    /// The position after each, and what came of it.
    pub ways: [Lesson; 2],
}

/// How far a weight may be from where it was before the data have to insist: the
/// standard deviation that is believed beforehand.
const BELIEF: f64 = 0.35;

/// The weights for `seats` seats that explain forks and lessons best, beginning
/// from those of `old`.
pub fn fit(forks: &[Fork], lessons: &[Lesson], names: &[&str], seats: u8, old: &Fitted) -> Weights {
    let mut weights = Weights { count: seats, ..old.weights(seats).clone() };
    fit_worth(forks, names.len(), &mut weights);
    fit_bias(lessons, &mut weights);
    fit_spread(lessons, &mut weights);
    weights
}

/// What the terms are worth: least squares of how much further ahead one way of a
/// fork led than the other.
fn fit_worth(forks: &[Fork], count: usize, weights: &mut Weights) {
    let seats = usize::from(weights.count);
    let before: Vec<f64> = (0..STAGES * count)
        .map(|at| f64::from(weights.terms[at % count].worth[at / count]))
        .collect();
    // Points made are points: they are no question.
    let free = |at: usize| !at.is_multiple_of(count);
    let row = |fork: &Fork| -> (Vec<f64>, f64) {
        let mut row = vec![0.0; STAGES * count];
        let mut ahead = 0.0;
        for (way, sign) in fork.ways.iter().zip([1.0, -1.0]) {
            let hats = hats(way.progress);
            for seat in (0..seats as u8).map(Seat) {
                let share = match seat == fork.seat {
                    true => sign,
                    false => -sign / (seats - 1) as f64,
                };
                ahead += share * f64::from(way.result.points[seat.index()]);
                ahead -= share * f64::from(way.terms.of(seat)[0]) / 100.0;
                for (at, cell) in row.iter_mut().enumerate().filter(|&(at, _)| free(at)) {
                    let term = f64::from(way.terms.of(seat)[at % count]);
                    *cell += share * hats[at / count] * term / 100.0;
                }
            }
        }
        (row, ahead)
    };
    let rows: Vec<(Vec<f64>, f64)> = forks.iter().map(row).collect();
    let miss = |(row, ahead): &(Vec<f64>, f64)| -> f64 {
        let said: f64 = row.iter().zip(&before).map(|(cell, worth)| cell * worth).sum();
        (ahead - said).powi(2)
    };
    let noise = rows.iter().map(miss).sum::<f64>() / rows.len().max(1) as f64 + 1e-3;
    let mut normal = Normal::new(STAGES * count);
    rows.iter().for_each(|(row, ahead)| normal.add(row, *ahead));
    let solved = normal.solve(&before, noise / (BELIEF * BELIEF));
    for (at, worth) in solved.into_iter().enumerate() {
        weights.terms[at % count].worth[at / count] = worth as f32;
    }
    for term in &mut weights.terms {
        term.worth[0] = term.start.unwrap_or(term.worth[0]);
    }
}

/// The points that come besides what the terms say, in whole games.
fn fit_bias(lessons: &[Lesson], weights: &mut Weights) {
    weights.bias = [0.0; STAGES];
    let mut normal = Normal::new(STAGES);
    for lesson in lessons {
        let said = said(weights, lesson);
        for seat in 0..usize::from(weights.count) {
            let missing = lesson.result.points[seat] - said.points[seat];
            normal.add(&hats(lesson.progress), f64::from(missing));
        }
    }
    let solved = normal.solve(&[0.0; STAGES], 1e-3);
    weights.bias = std::array::from_fn(|stage| solved[stage] as f32);
}

/// What the weights say of a position.
fn said(weights: &Weights, lesson: &Lesson) -> Outlook {
    let Lesson { terms, progress, .. } = lesson;
    weights.outlook(terms, weights.count, weights.terms.len(), *progress, *progress)
}

/// How much a position belongs to each stage.
fn hats(progress: u16) -> [f64; STAGES] {
    let x = f64::from(progress.min(WHOLE)) * (STAGES - 1) as f64 / f64::from(WHOLE);
    std::array::from_fn(|stage| (1.0 - (x - stage as f64).abs()).max(0.0))
}

/// Tries larger and smaller spreads, stage by stage, in smaller and smaller steps.
fn fit_spread(lessons: &[Lesson], weights: &mut Weights) {
    let mut best = surprise(lessons, weights);
    let mut step = 1.5;
    while step > 1.01 {
        let before = best;
        for stage in 0..STAGES {
            for factor in [step, 1.0 / step] {
                let mut tried = weights.clone();
                tried.spread[stage] = (tried.spread[stage] * factor).max(0.5);
                let surprise = surprise(lessons, &tried);
                if surprise < best {
                    (best, *weights) = (surprise, tried);
                }
            }
        }
        if best >= before {
            step = step.sqrt();
        }
    }
}

/// How much the results surprise whoever believes the weights: the mean of minus
/// the logarithm of the winner's chance.
pub fn surprise(lessons: &[Lesson], weights: &Weights) -> f64 {
    let of = |lesson: &Lesson| -> f64 {
        let said = said(weights, lesson);
        let each = (0..MAX_SEATS).filter(|&seat| lesson.result.chances[seat] > 0.0);
        each.map(|seat| {
            let chance = f64::from(said.chances[seat]).max(1e-6);
            -f64::from(lesson.result.chances[seat]) * chance.ln()
        })
        .sum()
    };
    lessons.iter().map(of).sum::<f64>() / lessons.len().max(1) as f64
}

/// The normal equations of least squares.
struct Normal {
    size: usize,
    matrix: Vec<f64>,
    right: Vec<f64>,
}

impl Normal {
    fn new(size: usize) -> Normal {
        Normal { size, matrix: vec![0.0; size * size], right: vec![0.0; size] }
    }

    fn add(&mut self, row: &[f64], result: f64) {
        for (at, &value) in row.iter().enumerate().filter(|(_, value)| **value != 0.0) {
            let into = &mut self.matrix[at * self.size..(at + 1) * self.size];
            into.iter_mut().zip(row).for_each(|(cell, other)| *cell += value * other);
            self.right[at] += value * result;
        }
    }

    /// The solution, held near `before` with that force, by Cholesky's method.
    fn solve(mut self, before: &[f64], hold: f64) -> Vec<f64> {
        let size = self.size;
        for (at, before) in before.iter().enumerate() {
            self.matrix[at * size + at] += hold;
            self.right[at] += hold * before;
        }
        let m = &mut self.matrix;
        for column in 0..size {
            for row in column..size {
                let dot: f64 = (0..column).map(|k| m[row * size + k] * m[column * size + k]).sum();
                let rest = m[row * size + column] - dot;
                m[row * size + column] = match row == column {
                    true => rest.max(1e-9).sqrt(),
                    false => rest / m[column * size + column],
                };
            }
        }
        let mut x = self.right;
        for row in 0..size {
            let dot: f64 = (0..row).map(|k| m[row * size + k] * x[k]).sum();
            x[row] = (x[row] - dot) / m[row * size + row];
        }
        for row in (0..size).rev() {
            let dot: f64 = (row + 1..size).map(|k| m[k * size + row] * x[k]).sum();
            x[row] = (x[row] - dot) / m[row * size + row];
        }
        x
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use insula_core::{Rng, Scores, Seed};

    /// A position whose truth is known: 3 points for each of the first term at
    /// the start and 1 at the end, 2 for each of the other, and 5 besides.
    fn lesson(rng: &mut Rng, stage: usize) -> Lesson {
        let worth = [3, 2, 1][stage];
        let mut terms = Terms::default();
        let mut points = [0; 2];
        for seat in 0..2 {
            let (a, b) = (rng.below(30) as i32, rng.below(30) as i32);
            let made = rng.below(30) as i32;
            terms.of_mut(Seat(seat))[..3].copy_from_slice(&[100 * made, 100 * a, 100 * b]);
            let luck = rng.below(9) as i32 - 4;
            points[usize::from(seat)] = made + worth * a + 2 * b + 5 + luck;
        }
        let progress = WHOLE / 2 * stage as u16;
        Lesson { terms, progress, result: Outlook::of(&Scores::new(&points)) }
    }

    #[test]
    fn known_weights_are_found_again() {
        let names = ["made", "a", "b"];
        let mut rng = Rng::new(Seed::from_number(1));
        let lessons: Vec<Lesson> = (0..3000).map(|at| lesson(&mut rng, at % 3)).collect();
        let fork = |at: usize| Fork {
            seat: Seat((at % 2) as u8),
            ways: [lesson(&mut rng, at % 3), lesson(&mut rng, at % 3)],
        };
        let forks: Vec<Fork> = (0..3000).map(fork).collect();
        let old = Fitted::plain(&names);
        let weights = fit(&forks, &lessons, &names, 2, &old);
        // A little is held back by what was believed before.
        for (stage, worth) in [3.0, 2.0, 1.0].into_iter().enumerate() {
            assert!((weights.terms[1].worth[stage] - worth).abs() < 0.1, "{weights:?}");
            assert!((weights.terms[2].worth[stage] - 2.0).abs() < 0.1, "{weights:?}");
            assert!((weights.bias[stage] - 5.0).abs() < 1.5, "{weights:?}");
        }
        // Luck is small: a few points decide.
        assert!(weights.spread.iter().all(|spread| (0.5..4.0).contains(spread)), "{weights:?}");
        assert!(surprise(&lessons, &weights) < surprise(&lessons, old.weights(2)) / 2.0);
    }

    #[test]
    fn what_is_said_of_the_start_stands_and_the_rest_is_fitted_around_it() {
        let names = ["made", "a", "b"];
        let mut rng = Rng::new(Seed::from_number(1));
        let lessons: Vec<Lesson> = (0..3000).map(|at| lesson(&mut rng, at % 3)).collect();
        let mut old = Fitted::plain(&names);
        let free = fit(&[], &lessons, &names, 2, &old);
        old.seats[0].terms[1].start = Some(3.0);
        let said = fit(&[], &lessons, &names, 2, &old);
        assert_eq!(said.terms[1].worth, [3.0, 1.0, 1.0]);
        assert_eq!(said.terms[2].worth, free.terms[2].worth);
        // Two points more for about 14.5 of it: so much less comes besides.
        let less = free.bias[0] - said.bias[0];
        assert!((less - 29.0).abs() < 1.0, "{less}");
    }

    #[test]
    fn without_data_everything_stays() {
        let old = Fitted::plain(&["a"]);
        let weights = fit(&[], &[], &["a"], 2, &old);
        assert_eq!(weights.terms, old.weights(2).terms);
    }
}
