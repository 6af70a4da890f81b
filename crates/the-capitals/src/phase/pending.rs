//! A decision that has begun. Its picks are the seat's own business until the
//! last one: then all of it is carried out at once.

use crate::action::Owner;
use crate::city::Cell;
use crate::effect::Track;
use crate::tile::TileId;

/// A decision that has begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Pending {
    /// A tile is chosen, its cell is not.
    Place {
        tile: TileId,
        /// Turned over (2.13f).
        lake: bool,
    },
    /// The owner is asked what comes first on a track (2.4i).
    Order { build: Build, track: Track },
    /// The owner is asked for the target of a free activation (2.7l).
    Free {
        deed: Deed,
        /// The tile that activates another.
        source: TileId,
        /// The targets chosen so far.
        targets: Targets,
    },
    /// An activation is being paid with these tourists so far (2.7e).
    Pay { tile: TileId, tourists: Tourists },
}

/// A build, as far as it is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Build {
    pub tile: TileId,
    pub lake: bool,
    pub cell: Cell,
    pub order: Order,
}

/// The answers to A8: on which tracks the loss comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Order {
    asked: u8,
    losses: u8,
}

/// What a free activation belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Deed {
    /// A build, its answers given.
    Build(Build),
    /// An activation, paid with these tourists and the rest in cubes.
    Activate { tile: TileId, tourists: Tourists },
    /// An effect before Expo III.
    Effect { tile: TileId },
}

/// Targets of free activations, each of the one before: Technology Park may
/// reach Convention Center, and that one more tile (A22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Targets {
    list: [TileId; Targets::MOST],
    len: u8,
}

/// A set of tourists, by owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Tourists(pub u8);

impl Pending {
    /// For selectors in sentences, in place of the phase's name.
    pub fn name(self) -> &'static str {
        match self {
            Pending::Place { .. } => "place",
            Pending::Order { .. } => "order",
            Pending::Free { .. } => "free",
            Pending::Pay { .. } => "pay",
        }
    }
}

impl Order {
    /// Whether the owner was asked about the track.
    #[inline]
    pub fn asked(self, track: Track) -> bool {
        self.asked >> track.index() & 1 != 0
    }

    /// Whether losses come first on the track.
    #[inline]
    pub fn loss_first(self, track: Track) -> bool {
        self.losses >> track.index() & 1 != 0
    }

    /// With this answer too.
    #[inline]
    pub fn with(self, track: Track, loss: bool) -> Order {
        let bit = 1 << track.index();
        Order { asked: self.asked | bit, losses: self.losses | if loss { bit } else { 0 } }
    }

    /// The answers given.
    pub fn answers(self) -> impl Iterator<Item = (Track, bool)> {
        let asked = Track::ALL.into_iter().filter(move |&track| self.asked(track));
        asked.map(move |track| (track, self.loss_first(track)))
    }
}

impl Targets {
    /// Two tiles activate another one; neither is there twice.
    const MOST: usize = 2;
    pub const NONE: Targets = Targets { list: [TileId(0); Targets::MOST], len: 0 };

    #[inline]
    pub fn as_slice(&self) -> &[TileId] {
        &self.list[..usize::from(self.len)]
    }

    /// With one more.
    #[inline]
    pub fn with(mut self, tile: TileId) -> Targets {
        self.list[usize::from(self.len)] = tile;
        self.len += 1;
        self
    }
}

impl Tourists {
    pub const NONE: Tourists = Tourists(0);

    #[inline]
    pub const fn contains(self, owner: Owner) -> bool {
        self.0 >> owner.0 & 1 != 0
    }

    #[inline]
    pub const fn with(self, owner: Owner) -> Tourists {
        Tourists(self.0 | 1 << owner.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those after the last one of `picked`.
    #[inline]
    pub const fn after(self, picked: Tourists) -> Tourists {
        // All owners up to the highest bit that is set.
        let below = match picked.0 {
            0 => 0,
            bits => u8::MAX >> bits.leading_zeros(),
        };
        Tourists(self.0 & !below)
    }

    /// By owner, the neutral one last.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Owner> {
        Owner::all().filter(move |&owner| self.contains(owner))
    }
}
