//! How sure results are, and what they say about strength.

use crate::PairReport;

/// The 95 % of a normal distribution.
const Z: f64 = 1.96;

/// The 95 % interval of a rate that was measured as the mean of `shares`, one for
/// each deal, over so many games. Games of one deal are alike or mirrored: what
/// differs from deal to deal says how many independent games they are worth, and
/// Wilson's interval is taken for that number.
pub(crate) fn interval(shares: &[f64], games: u64) -> (f64, f64) {
    let deals = shares.len() as f64;
    let (mean, variance) = spread(shares);
    // A rate of 0 or 1, or a single deal, says nothing about the differences.
    let worth = match variance > 0.0 {
        true => mean * (1.0 - mean) * deals / variance,
        false => deals,
    };
    let n = worth.clamp(1.0, 4.0 * games as f64);
    let center = (mean + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (mean * (1.0 - mean) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((center - half).max(0.0), (center + half).min(1.0))
}

/// The mean of what each deal gave, and how far from it the 95 % interval reaches. A
/// single deal says nothing about that.
pub(crate) fn mean_within(values: &[f64]) -> (f64, f64) {
    let (mean, variance) = spread(values);
    match values {
        [_] => (mean, f64::INFINITY),
        _ => (mean, Z * (variance / values.len() as f64).sqrt()),
    }
}

/// The mean and the variance.
fn spread(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, squares / (count - 1.0).max(1.0))
}

/// Elo points above the mean, by the chance that the one who sits alone wins:
/// its strength against the sum of all strengths at the table.
pub(crate) fn elo(seats: u8, bots: &[String], pairs: &[PairReport]) -> Vec<f64> {
    let rivals = f64::from(seats - 1);
    let at = |name: &str| bots.iter().position(|bot| bot == name).unwrap_or_default();
    let mut logs = vec![0.0f64; bots.len()];
    // Gradient ascent of the likelihood; half a game won and lost keeps a clean
    // sweep finite.
    for _ in 0..20_000 {
        let mut slope = vec![0.0; bots.len()];
        let mut games = 1.0;
        for pair in pairs {
            let (a, b) = (at(&pair.bot), at(&pair.against));
            let chance = 1.0 / (1.0 + rivals * (logs[b] - logs[a]).exp());
            let (won, played) = (pair.wins + 0.5, pair.games as f64 + 1.0);
            slope[a] += won - played * chance;
            slope[b] -= won - played * chance;
            games += played;
        }
        logs.iter_mut().zip(&slope).for_each(|(log, slope)| *log += 2.0 * slope / games);
    }
    let mean = logs.iter().sum::<f64>() / logs.len() as f64;
    logs.iter().map(|log| (log - mean) * 400.0 / std::f64::consts::LN_10).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn independent_games_give_wilsons_interval() {
        // 80 of 100 single games: Wilson's interval is 71.1 to 86.7 %.
        let shares: Vec<f64> = (0..100).map(|game| f64::from(game < 80)).collect();
        let (low, high) = interval(&shares, 100);
        assert!((low - 0.711).abs() < 0.002 && (high - 0.867).abs() < 0.002, "{low} {high}");
    }

    #[test]
    fn mirrored_games_are_surer_and_copied_ones_are_not() {
        // Every deal is won once and lost once: nothing differs.
        let mirrored: Vec<f64> = (0..50).map(|deal| if deal < 2 { 1.0 } else { 0.5 }).collect();
        let (low, high) = interval(&mirrored, 100);
        assert!(high - low < 0.12, "{low} {high}");
        // Both games of a deal always end alike: they are worth one.
        let copied: Vec<f64> = (0..50).map(|deal| f64::from(deal < 25)).collect();
        let (low, high) = interval(&copied, 100);
        assert!(high - low > 0.25, "{low} {high}");
        // A clean sweep is not certain.
        assert!(interval(&[1.0; 50], 100).0 < 0.95);
    }

    #[test]
    fn a_mean_is_as_sure_as_its_deals_are_alike() {
        // Variance 8/3 over four deals: a standard error of 0.8165.
        let (mean, within) = mean_within(&[1.0, 3.0, 3.0, 5.0]);
        assert_eq!(mean, 3.0);
        assert!((within - 1.96 * (8.0f64 / 12.0).sqrt()).abs() < 1e-12, "{within}");
        assert_eq!(mean_within(&[4.0]), (4.0, f64::INFINITY));
    }

    #[test]
    fn elo_points_come_of_win_rates() {
        let pair = |bot: &str, against: &str, wins: f64| PairReport {
            bot: bot.to_owned(),
            against: against.to_owned(),
            games: 10_000,
            wins,
            win_rate: wins / 10_000.0,
            interval: (0.0, 1.0),
            fair: 0.5,
            mean_scores: (0.0, 0.0),
            ahead: (0.0, 0.0),
        };
        let bots = ["a", "b"].map(str::to_owned);
        // Ten wins to one are 400 points.
        let two = elo(2, &bots, &[pair("a", "b", 100_000.0 / 11.0)]);
        assert!((two[0] - two[1] - 400.0).abs() < 2.0, "{two:?}");
        // Alone among three equals a quarter is fair.
        let four = elo(4, &bots, &[pair("a", "b", 2500.0)]);
        assert!((four[0] - four[1]).abs() < 1.0, "{four:?}");
    }
}
