//! What is chosen before the first action.

use std::collections::BTreeMap;

/// Options by key, as they come from the page, the command line or a file.
pub type Options = BTreeMap<String, String>;

/// One thing to choose; the first value is the usual one. The words for it are
/// in the locale files as `GAME-option-KEY` and `GAME-option-KEY-VALUE`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// Its name.
    pub key: &'static str,
    /// What may be chosen.
    pub values: &'static [&'static str],
}

/// Why a table cannot be set up like this.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{seats} seats: this game has {min} to {max}")]
    Seats {
        /// What was asked for.
        seats: usize,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// There is no such option.
    #[error("no option is called {key:?}")]
    UnknownOption {
        /// What was asked for.
        key: String,
    },
    /// The option has no such value.
    #[error("option {key}: {value:?} is not one of {}", values.join(", "))]
    BadValue {
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What may be chosen.
        values: &'static [&'static str],
    },
    /// The cards that the table is played with are not here.
    #[error("the cards {pack} are not here: start with --cards DIR, the folder that has them")]
    NoPack {
        /// The hash or the name of the pack.
        pack: String,
    },
}

/// Which value of `choice` the options name; the usual one if none.
pub fn read_choice(choice: &Choice, options: &Options) -> Result<&'static str, SetupError> {
    let Some(value) = options.get(choice.key) else {
        return Ok(choice.values[0]);
    };
    choice.values.iter().copied().find(|known| known == value).ok_or_else(|| SetupError::BadValue {
        key: choice.key,
        value: value.clone(),
        values: choice.values,
    })
}

impl SetupError {
    /// Refuses a seat count outside `range`, and options nobody knows.
    pub fn check(
        seats: u8,
        range: (u8, u8),
        choices: &[Choice],
        options: &Options,
    ) -> Result<(), SetupError> {
        let (min, max) = range;
        if !(min..=max).contains(&seats) {
            return Err(SetupError::Seats { seats: seats.into(), min, max });
        }
        match options.keys().find(|key| choices.iter().all(|choice| choice.key != *key)) {
            Some(key) => Err(SetupError::UnknownOption { key: key.clone() }),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIND: Choice = Choice { key: "wind", values: &["calm", "storm"] };

    #[test]
    fn options_are_checked() {
        let with = |key: &str, value: &str| Options::from([(key.to_owned(), value.to_owned())]);
        assert_eq!(read_choice(&WIND, &Options::new()), Ok("calm"));
        assert_eq!(read_choice(&WIND, &with("wind", "storm")), Ok("storm"));
        assert!(matches!(
            read_choice(&WIND, &with("wind", "breeze")),
            Err(SetupError::BadValue { key: "wind", .. })
        ));
        assert!(matches!(
            SetupError::check(2, (2, 4), &[WIND], &with("rain", "x")),
            Err(SetupError::UnknownOption { .. })
        ));
        assert!(matches!(
            SetupError::check(5, (2, 4), &[WIND], &Options::new()),
            Err(SetupError::Seats { seats: 5, min: 2, max: 4 })
        ));
    }
}
