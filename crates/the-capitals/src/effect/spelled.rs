//! Effects as the data spells them: `{ progress = 1 }`, `{ culture = 2, per =
//! { city = "public" } }`, `{ special = "build-extra" }`.
//!
//! **Invariant:** what passes is exactly one track or one special.

use serde::Deserialize;

use super::{Count, Effects, Special, Track};

/// A number, or one for each era.
#[derive(Deserialize)]
#[serde(untagged, expecting = "an amount is a number or three, one for each era")]
pub(super) enum Amount {
    Fixed(i8),
    ByEra([i8; 3]),
}

impl From<Amount> for super::Amount {
    fn from(spelled: Amount) -> super::Amount {
        match spelled {
            Amount::Fixed(n) => super::Amount::fixed(n),
            Amount::ByEra(by_era) => super::Amount(by_era),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Effect {
    progress: Option<super::Amount>,
    employment: Option<super::Amount>,
    population: Option<super::Amount>,
    public: Option<super::Amount>,
    culture: Option<super::Amount>,
    energy: Option<super::Amount>,
    prestige: Option<super::Amount>,
    economy: Option<super::Amount>,
    special: Option<Special>,
    per: Option<Count>,
}

impl TryFrom<Effect> for super::Effect {
    type Error = &'static str;

    fn try_from(spelled: Effect) -> Result<super::Effect, &'static str> {
        let amounts = Track::ALL.map(|track| (track, spelled.amount(track)));
        let mut moves = amounts.into_iter().filter_map(|(track, n)| Some((track, n?)));
        match (moves.next(), moves.next(), spelled.special) {
            (Some((_, super::Amount([0, 0, 0]))), None, None) => Err("an effect of 0 is none"),
            (Some((track, n)), None, None) => {
                let per = spelled.per.unwrap_or(Count::Once);
                if matches!(per, Count::Every(0, _)) {
                    return Err("there are no full groups of 0");
                }
                Ok(super::Effect::Move { track, n, per })
            }
            (None, None, Some(_)) if spelled.per.is_some() => Err("a special has no count"),
            (None, None, Some(special)) => Ok(super::Effect::Special(special)),
            _ => Err("an effect names one track or one special"),
        }
    }
}

impl Effect {
    fn amount(&self, track: Track) -> Option<super::Amount> {
        match track {
            Track::Progress => self.progress,
            Track::Employment => self.employment,
            Track::Population => self.population,
            Track::Public => self.public,
            Track::Culture => self.culture,
            Track::Energy => self.energy,
            Track::Prestige => self.prestige,
            Track::Economy => self.economy,
        }
    }
}

impl TryFrom<Vec<super::Effect>> for Effects {
    type Error = &'static str;

    fn try_from(effects: Vec<super::Effect>) -> Result<Effects, &'static str> {
        let mut list = Effects::NONE;
        for effect in effects {
            let free = list.list.get_mut(usize::from(list.len));
            *free.ok_or("a list has four effects at most")? = effect;
            list.len += 1;
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Amount, Count, Effect, Effects, Requirement, Special, Track};
    use crate::filter::{Class, Filter};

    #[derive(Debug, serde::Deserialize)]
    struct Row<T> {
        x: T,
    }

    /// Reads `x = ...` as `T`.
    fn read<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
        toml::from_str(&format!("x = {text}"))
            .map(|row: Row<T>| row.x)
            .map_err(|error| error.to_string())
    }

    #[test]
    fn effects_read_as_they_are_spelled() {
        let culture = |n, per| Effect::Move { track: Track::Culture, n, per };
        let public = Count::City(Filter::of(Class::Public));
        let cases = [
            ("{ culture = -2 }", culture(Amount::fixed(-2), Count::Once)),
            ("{ culture = [1, 3, 6] }", culture(Amount([1, 3, 6]), Count::Once)),
            ("{ culture = 2, per = { city = \"public\" } }", culture(Amount::fixed(2), public)),
            ("{ special = \"build-extra\" }", Effect::Special(Special::BuildExtra)),
        ];
        for (text, effect) in cases {
            assert_eq!(read(text), Ok(effect), "{text}");
        }
        let union: Filter = read("[\"housing\", \"tourism\"]").expect("a union");
        assert_eq!(union, Filter::HOUSING.or(Filter::of(Class::Tourism)));
    }

    #[test]
    fn a_wrong_effect_is_refused_with_its_reason() {
        for (text, why) in [
            ("{ progress = 1, culture = 1 }", "an effect names one track or one special"),
            ("{ progress = 1, special = \"no-penalty\" }", "one track or one special"),
            ("{ per = \"tourists\" }", "one track or one special"),
            ("{ progress = 0 }", "an effect of 0 is none"),
            ("{ special = \"no-penalty\", per = \"tourists\" }", "a special has no count"),
            ("{ progres = 1 }", "unknown field `progres`"),
            ("{ progress = \"one\" }", "an amount is a number or three"),
            ("{ progress = [1, 2] }", "an amount is a number or three"),
            ("{ progress = 200 }", "an amount is a number or three"),
            ("{ progress = 1, per = { every = [3] } }", "every"),
            ("{ progress = 1, per = { every = [0, \"culture\"] } }", "no full groups of 0"),
            ("{ progress = 1, per = \"cubes\" }", "unknown variant `cubes`"),
            ("{ progress = 1, per = { adj = \"house\" } }", "a filter is one or a list of any"),
            ("{ special = \"win\" }", "unknown variant `win`"),
        ] {
            let error = read::<Effect>(text).expect_err(text);
            assert!(error.contains(why), "{text}: {error}");
        }
        let five = format!("[{}]", ["{ progress = 1 }"; 5].join(", "));
        let error = read::<Effects>(&five).expect_err("five effects");
        assert!(error.contains("a list has four effects at most"), "{error}");
        let error = read::<Requirement>("{ most-or-tied = [\"public\"] }").expect_err("one type");
        assert!(error.contains("most-or-tied"), "{error}");
    }
}
