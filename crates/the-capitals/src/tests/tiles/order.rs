//! Where a gain and a loss meet in one build (2.4i): housing beside Doctor,
//! Magnificent Arch or Stadium beside Walled Mart. The owner is asked only if
//! the order matters.

use super::*;

/// The housing that costs public services, and how many; what else it gives
/// beside Doctor and the two starting tiles.
const HOUSING: &str = "
danncil-estate       | 2 | progress+1 population+4
downtown-abode       | 2 | progress+2 population+3
king-george-mansion  | 2 | progress+1 population+4
tudor-townhouses     | 1 | progress+2 population+3
victoria-terraces    | 2 | progress+2 population+4
cole-harbor          | 1 | progress+2 population+2
furley-apartments    | 1 | progress+2
jefferson-apartments | 2 | progress+1 population+1
west-81st-street     | 2 | progress+1 population+3
bel-air-tower        | 2 | progress+1 population+3
";

/// Builds the tile beside another one; with no answer, nothing may be asked.
fn build(other: &str, tracks: &str, tile: &str, answer: &str) -> Change {
    Site::new(&format!("{other} 1,1")).tracks(tracks).build_with(tile, "0,1", answer)
}

#[test]
fn r2_4i_housing_beside_doctor() {
    let mut faults = Faults::default();
    for [tile, loss, gives] in rows(HOUSING) {
        let loss: i16 = loss.parse().unwrap();
        let mut check = |public: i16, answer: &str, moves: &str| {
            let got = build("doctor", &format!("public {public}"), tile, answer);
            let want = Change::of(gives).and(moves);
            faults.expect(format!("{tile} at {public}, {answer}"), want, got);
        };
        // One less than the loss: the gain in time saves the fine, or comes
        // after it.
        let gain = format!("public-{}", loss - 1);
        check(loss - 1, "first gain", &gain);
        check(loss - 1, "first loss", &format!("public-{} public+1 prestige-2", loss - 1));
        // At the top the gain is worth 3 cubes or a level.
        check(6, "first gain", &format!("energy+3 public-{loss}"));
        check(6, "first loss", &format!("public-{loss} public+1"));
        // In between nothing is asked.
        for public in loss..=5 {
            check(public, "", &format!("public+1 public-{loss}"));
        }
    }
    faults.none();
}

#[test]
fn r2_4i_money_beside_walled_mart() {
    let mut faults = Faults::default();
    for (tile, price, gives) in
        [("magnificent-arch", 12, "progress+3 public-1 culture+9"), ("stadium", 18, "progress+3")]
    {
        let mut check = |money: i16, answer: &str, moves: &str| {
            let got = build("walled-mart", &format!("$ {money}"), tile, answer);
            let want = Change::of(gives).and(moves);
            faults.expect(format!("{tile} at ${money}, {answer}"), want, got);
        };
        // $6 in time save two taxations, or come after them.
        check(price - 5, "first gain", &format!("$+6 $-{price}"));
        check(price - 5, "first loss", &format!("$+6 $-{price} $+6 prestige-2"));
        // At $50 the gain is worth 1 prestige or $6.
        check(50, "first gain", &format!("prestige+1 $-{price}"));
        check(50, "first loss", &format!("$+6 $-{price}"));
        check(47, "first gain", &format!("$+3 prestige+1 $-{price}"));
        // $1 more than the price: as good as enough, so nothing is asked.
        check(price + 1, "", &format!("$+6 $-{price}"));
        check(44, "", &format!("$+6 $-{price}"));
    }
    faults.none();
}

#[test]
fn r2_4i_the_question_is_about_one_track_and_changes_no_other() {
    let mut site = Site::new("doctor 1,1").tracks("public 1");
    site.offer("danncil-estate", 0);
    let before = site.game().side(A).clone();
    site.act(A, "tile danncil-estate, place 0,1");
    assert_eq!(site.table.offers(A), ["first gain", "first loss"]);
    // Nothing has happened yet.
    assert_eq!(*site.game().side(A), before);
    // Away from Doctor nothing meets.
    let mut site = Site::new("doctor 1,1").tracks("public 1");
    let got = site.build("danncil-estate", "-1,-1");
    assert_eq!(got, Change::of("progress+1 population+4 public-1 prestige-2 token"));
}

#[test]
fn r2_4h_a_cube_is_given_up_before_others_come() {
    // High Finance Square beside Police Station: with no cube it loses none.
    for (energy, gives) in [(0, "energy+1"), (1, "-")] {
        let mut site = Site::new("police-station 1,1").tracks(&format!("energy {energy}"));
        let want = Change::of("progress+2 culture+6 prestige+2").and(gives);
        assert_eq!(site.build("high-finance-square", "0,1"), want, "{energy} cubes");
    }
}

#[test]
fn r2_4h_population_comes_before_employment() {
    // Cog Factory's own people, those of Bel-Air Tower for a new neighbor, and
    // only then its jobs.
    let got = build("bel-air-tower", "population 5 employment 5", "cog-factory", "");
    assert_eq!(got, Change::of("progress+1 population+3 employment+3"));
    let got = build("doctor", "population 5 employment 5", "cog-factory", "");
    assert_eq!(got, Change::of("progress+1 population+2 employment+2"));
}
