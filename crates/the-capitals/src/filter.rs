//! Which tiles an effect or a requirement speaks of.
//!
//! **Invariant:** a [`Filter`] is a set of [`Class`] bits; a tile matches when
//! it has one of them. A lake has none, so nothing counts it (A11).

use serde::Deserialize;

/// What a tile may be asked for: its type, with housing split by density, the
/// two groups that only prosperity tiles and Botanical Gardens know, and what
/// the rules themselves look for in a city.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Housing of low density.
    HousingLow,
    /// Housing of medium density.
    HousingMedium,
    /// Housing of high density.
    HousingHigh,
    /// Industry.
    Industry,
    /// Commerce.
    Commerce,
    /// Public.
    Public,
    /// Tourism.
    Tourism,
    /// Prosperity.
    Prosperity,
    /// A tile whose printed immediate effect has exactly progress+3.
    Prog3,
    /// A tourism tile with Museum in its name.
    Museum,
    /// A tile with an activation effect.
    Activates,
    /// A tile with a construction effect that moves a track.
    Constructs,
    /// A tile with a permanent effect.
    Permanent,
}

impl Class {
    /// How many there are.
    pub const COUNT: usize = Class::Permanent as usize + 1;
}

/// A set of classes: a tile, or what is asked of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize)]
#[serde(from = "Spelled")]
pub struct Filter(pub u16);

impl Filter {
    /// No tile at all.
    pub const NONE: Filter = Filter(0);
    /// Housing of any density.
    pub const HOUSING: Filter = Filter(0b111);
    /// A tile of any type.
    pub const ANY: Filter = Filter(0xff);

    /// The tiles of one class.
    #[inline]
    pub const fn of(class: Class) -> Filter {
        Filter(1 << class as u16)
    }

    /// The tiles of this filter and those of `other`.
    #[inline]
    pub const fn or(self, other: Filter) -> Filter {
        Filter(self.0 | other.0)
    }

    /// Whether a tile of these classes is among those asked for.
    #[inline]
    pub const fn matches(self, tile: Filter) -> bool {
        self.0 & tile.0 != 0
    }

    /// Its words in the order of the classes; wide ones first.
    pub(crate) fn words(self) -> impl Iterator<Item = &'static str> {
        let mut left = self.0;
        Word::ALL.into_iter().filter_map(move |word| {
            let bits = word.filter().0;
            let whole = left & bits == bits;
            left &= if whole { !bits } else { !0 };
            whole.then(|| word.name())
        })
    }
}

/// The words that the data has for filters.
#[derive(Clone, Copy, Deserialize)]
enum Word {
    #[serde(rename = "any")]
    Any,
    #[serde(rename = "housing")]
    Housing,
    #[serde(rename = "housing.low")]
    HousingLow,
    #[serde(rename = "housing.medium")]
    HousingMedium,
    #[serde(rename = "housing.high")]
    HousingHigh,
    #[serde(rename = "industry")]
    Industry,
    #[serde(rename = "commerce")]
    Commerce,
    #[serde(rename = "public")]
    Public,
    #[serde(rename = "tourism")]
    Tourism,
    #[serde(rename = "prosperity")]
    Prosperity,
    #[serde(rename = "prog3")]
    Prog3,
    #[serde(rename = "museum")]
    Museum,
}

impl Word {
    /// Each of them, a wide one before its parts.
    const ALL: [Word; 12] = [
        Word::Any,
        Word::Housing,
        Word::HousingLow,
        Word::HousingMedium,
        Word::HousingHigh,
        Word::Industry,
        Word::Commerce,
        Word::Public,
        Word::Tourism,
        Word::Prosperity,
        Word::Prog3,
        Word::Museum,
    ];

    fn name(self) -> &'static str {
        match self {
            Word::Any => "any",
            Word::Housing => "housing",
            Word::HousingLow => "housing.low",
            Word::HousingMedium => "housing.medium",
            Word::HousingHigh => "housing.high",
            Word::Industry => "industry",
            Word::Commerce => "commerce",
            Word::Public => "public",
            Word::Tourism => "tourism",
            Word::Prosperity => "prosperity",
            Word::Prog3 => "prog3",
            Word::Museum => "museum",
        }
    }

    const fn filter(self) -> Filter {
        match self {
            Word::Any => Filter::ANY,
            Word::Housing => Filter::HOUSING,
            Word::HousingLow => Filter::of(Class::HousingLow),
            Word::HousingMedium => Filter::of(Class::HousingMedium),
            Word::HousingHigh => Filter::of(Class::HousingHigh),
            Word::Industry => Filter::of(Class::Industry),
            Word::Commerce => Filter::of(Class::Commerce),
            Word::Public => Filter::of(Class::Public),
            Word::Tourism => Filter::of(Class::Tourism),
            Word::Prosperity => Filter::of(Class::Prosperity),
            Word::Prog3 => Filter::of(Class::Prog3),
            Word::Museum => Filter::of(Class::Museum),
        }
    }
}

/// As the data spells a filter: a word, or a list of words for a union.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "a filter is one or a list of any, housing, housing.low, housing.medium, \
                 housing.high, industry, commerce, public, tourism, prosperity, prog3, museum"
)]
enum Spelled {
    One(Word),
    Union(Vec<Word>),
}

impl From<Spelled> for Filter {
    fn from(spelled: Spelled) -> Filter {
        let words = match spelled {
            Spelled::One(word) => vec![word],
            Spelled::Union(words) => words,
        };
        words.into_iter().fold(Filter::NONE, |filter, word| filter.or(word.filter()))
    }
}
