//! Majorities (5.3, 5.4), streets (5.2) and Dirk (7.3) in a scoring.

use super::*;

/// Figures of one type only.
fn figures(letter: Letter, kind: Kind, counts: &[u8]) -> Figures {
    let mut figures = Figures {
        letter,
        seats: counts.len() as u8,
        dirk: false,
        counts: [[0; PARTIES]; 6],
        streets: [0; 6],
    };
    figures.counts[kind.index()][..counts.len()].copy_from_slice(counts);
    figures
}

/// Points by party of one type.
fn points(letter: Letter, kind: Kind, counts: &[u8]) -> Vec<u8> {
    figures(letter, kind, counts).kind_points(kind)[..counts.len()].to_vec()
}

#[test]
fn r5_3_a_pays_first_places() {
    assert_eq!(points(Letter::A, Kind::Church, &[1, 3, 2]), [0, 4, 0]);
    assert_eq!(points(Letter::A, Kind::Museum, &[1, 0, 0]), [1, 0, 0]);
}

#[test]
fn r5_3_b_pays_two_places_and_c_three() {
    assert_eq!(points(Letter::B, Kind::Station, &[1, 4, 2, 3]), [0, 10, 0, 3]);
    assert_eq!(points(Letter::C, Kind::Theater, &[1, 4, 2, 3]), [0, 17, 2, 9]);
}

#[test]
fn r5_3_no_tile_no_place() {
    let figures = figures(Letter::C, Kind::Park, &[0, 2, 0]);
    assert_eq!(figures.kind_points(Kind::Park)[..3], [0, 20, 0]);
    assert_eq!(figures.places(Kind::Park).0[..3], [0, 1, 0]);
    assert_eq!(figures.points()[..3], [0, 20, 0]);
}

#[test]
fn r5_4_ties_share_the_places_they_occupy() {
    // (13 + 6) / 2
    assert_eq!(points(Letter::B, Kind::Skyscraper, &[2, 2, 1]), [9, 9, 0]);
    // (20 + 12) / 2, then 5 / 2
    assert_eq!(points(Letter::C, Kind::Park, &[3, 3, 2, 2]), [16, 16, 2, 2]);
    // (13 + 6 + 0) / 3
    assert_eq!(points(Letter::B, Kind::Skyscraper, &[1, 1, 1]), [6, 6, 6]);
    // 13, then (6 + 0) / 2
    assert_eq!(points(Letter::B, Kind::Skyscraper, &[1, 2, 1]), [3, 13, 3]);
}

#[test]
fn r5_4_a_place_that_is_not_paid_counts_nothing() {
    // (1 + 0) / 2
    assert_eq!(points(Letter::A, Kind::Museum, &[2, 2]), [0, 0]);
    // (21 + 13 + 6 + 0 + 0 + 0) / 6
    assert_eq!(points(Letter::C, Kind::Skyscraper, &[1; 6]), [6; 6]);
}

#[test]
fn r5_4_the_sheet_tells_places_and_ties() {
    let mut figures = figures(Letter::C, Kind::Park, &[3, 3, 2, 2]);
    figures.streets = [4, 0, 7, 2, 0, 0];
    let sheet = figures.sheet();
    assert_eq!(sheet.letter, Letter::C);
    assert_eq!(sheet.kinds.iter().map(|row| row.kind).collect::<Vec<_>>(), Kind::ALL);
    let row = &sheet.kinds[Kind::Park.index()];
    assert_eq!(row.pays, [20, 12, 5]);
    assert_eq!(row.counts, [3, 3, 2, 2]);
    assert_eq!(row.places, [1, 1, 3, 3]);
    assert_eq!(row.tied, [true; 4]);
    assert_eq!(row.points, [16, 16, 2, 2]);
    assert_eq!(sheet.streets, [4, 0, 7, 2]);
    assert_eq!(sheet.totals, [20, 16, 9, 4]);
    // In B the two behind have no place that is paid.
    figures.letter = Letter::B;
    assert_eq!(
        figures.places(Kind::Park),
        ([1, 1, 0, 0, 0, 0, 0], [true, true, false, false, false, false, false])
    );
    assert_eq!(figures.sheet().kinds[Kind::Park.index()].pays, [12, 5]);
}

#[test]
fn r7_3_dirk_shares_majorities_but_has_no_street() {
    let mut figures = figures(Letter::B, Kind::Skyscraper, &[2, 1]);
    figures.dirk = true;
    figures.counts[Kind::Skyscraper.index()][2] = 2;
    figures.streets = [3, 5, 99, 0, 0, 0];
    assert_eq!(figures.parties(), 3);
    assert_eq!(figures.points(), [12, 5, 9, 0, 0, 0, 0]);
    let sheet = figures.sheet();
    assert_eq!((sheet.streets, sheet.totals), (vec![3, 5], vec![12, 5, 9]));
    // Ahead of both, alone.
    figures.counts[Kind::Skyscraper.index()][2] = 3;
    assert_eq!(figures.kind_points(Kind::Skyscraper)[..3], [6, 0, 13]);
}

#[test]
fn r5_4_every_division_is_what_a_plain_look_says() {
    // All counts up to 3 of up to five parties.
    for parties in 1..=5u32 {
        for number in 0..4u32.pow(parties) {
            let counts: Vec<u8> =
                (0..parties).map(|party| (number >> (2 * party) & 3) as u8).collect();
            for letter in Letter::ALL {
                for kind in Kind::ALL {
                    let figures = figures(letter, kind, &counts);
                    assert_eq!(points(letter, kind, &counts), plain(&figures, kind), "{counts:?}");
                }
            }
        }
    }
}

/// Everybody lined up by tiles; each place's pay split among all who could
/// stand there.
fn plain(figures: &Figures, kind: Kind) -> Vec<u8> {
    let counts = &figures.counts[kind.index()][..figures.parties()];
    let mut line = counts.to_vec();
    line.sort_by(|one, other| other.cmp(one));
    let pays = figures.letter.pays(kind);
    let share = |&count: &u8| {
        let places: Vec<usize> = (0..line.len()).filter(|&place| line[place] == count).collect();
        let sum: usize =
            places.iter().map(|&place| usize::from(*pays.get(place).unwrap_or(&0))).sum();
        if count == 0 { 0 } else { (sum / places.len()) as u8 }
    };
    counts.iter().map(share).collect()
}
