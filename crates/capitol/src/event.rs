//! What happened, for the log and the sound. All of it is public.

use insula_core::{Arg, Message, Say, Scores, Seat};

use crate::MAX;
use crate::area::{AreaId, Piece};
use crate::building::Shape;
use crate::cards::{CardSet, Face};

/// Something that everybody may know.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Event {
    /// A round begins.
    Round {
        /// From 0.
        round: u8,
        /// The start player.
        start: Seat,
    },
    /// A card was played.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Face,
        /// What it did.
        effect: Effect,
    },
    /// A seat is out of the construction phase.
    Passed {
        /// Who.
        seat: Seat,
        /// False when it had to, for want of cards.
        cards: bool,
    },
    /// The bids were shown.
    Revealed {
        /// From 0.
        auction: u8,
        /// What for.
        piece: Piece,
        /// By seat.
        bids: Bids,
    },
    /// The auction was won.
    Won {
        /// By whom.
        seat: Seat,
        /// What.
        piece: Piece,
        /// The sum that won.
        total: u16,
    },
    /// Nobody bid: the piece left the game.
    Gone {
        /// Which.
        piece: Piece,
    },
    /// The winner placed the piece.
    Put {
        /// Who.
        seat: Seat,
        /// What.
        piece: Piece,
        /// Where.
        area: AreaId,
    },
    /// A round was scored.
    Scored {
        /// From 0.
        round: u8,
        /// Points of this round by seat.
        points: [u8; MAX],
        /// How many seats play.
        seats: u8,
    },
    /// A card was drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// Which; it lay face up.
        card: Face,
    },
    /// No kind had cards left to draw.
    Lost {
        /// Who.
        seat: Seat,
        /// How many cards were not drawn.
        cards: u8,
    },
    /// The game ended.
    Over {
        /// The final points.
        scores: Scores,
    },
}

/// What a played card did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// Floors were put: on buildings of these heights, 0 a new one.
    Floors {
        /// The first.
        first: u8,
        /// The second, unless the supply was short.
        second: Option<u8>,
    },
    /// A building was finished.
    Roof {
        /// With this roof.
        shape: Shape,
        /// Its floors.
        floors: u8,
    },
    /// A building went onto the board.
    Place {
        /// Where.
        area: AreaId,
        /// Its roof.
        shape: Shape,
        /// Its floors.
        floors: u8,
    },
}

/// The revealed bids of all seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bids {
    pub(crate) bids: [CardSet; MAX],
    pub(crate) seats: u8,
}

impl Bids {
    /// The cards of each seat in pick order.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, Vec<Face>)> {
        (0..self.seats).map(|seat| (Seat(seat), self.bids[usize::from(seat)].list()))
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::Round { round, start } => {
                Message::new("capitol-log-round").with("n", round + 1).with("seat", start)
            }
            Event::Played { seat, card, effect } => {
                effect.say().with("seat", seat).with("card", card.say())
            }
            Event::Passed { seat, cards: true } => {
                Message::new("capitol-log-pass").with("seat", seat)
            }
            Event::Passed { seat, cards: false } => {
                Message::new("capitol-log-pass-empty").with("seat", seat)
            }
            Event::Revealed { auction, piece, bids } => Message::new("capitol-log-bids")
                .with("n", auction + 1)
                .with("piece", piece.name())
                .with("bids", bids.by_seat().map(say_bid).collect::<Vec<_>>()),
            Event::Won { seat, piece, total } => Message::new("capitol-log-won")
                .with("seat", seat)
                .with("piece", piece.name())
                .with("n", total),
            Event::Gone { piece } => Message::new("capitol-log-gone").with("piece", piece.name()),
            Event::Put { seat, piece, area } => Message::new("capitol-log-put")
                .with("seat", seat)
                .with("piece", piece.name())
                .with("area", area.say()),
            Event::Scored { round, points, seats } => {
                let points = &points[..usize::from(seats)];
                Message::new("capitol-log-scored")
                    .with("n", round + 1)
                    .with("points", say_points(points))
            }
            Event::Drew { seat, card } => {
                Message::new("capitol-log-drew").with("seat", seat).with("card", card.say())
            }
            Event::Lost { seat, cards } => {
                Message::new("capitol-log-lost").with("seat", seat).with("n", cards)
            }
            Event::Over { scores } => {
                let winners: Vec<Seat> = scores.winners().collect();
                Message::new("capitol-log-over")
                    .with("count", winners.len() as u8)
                    .with("winners", winners)
                    .with("points", say_points(scores.points()))
            }
        }
    }
}

impl Effect {
    fn say(self) -> Message {
        match self {
            Effect::Nothing => Message::new("capitol-log-nothing"),
            Effect::Floors { first, second } => {
                let put = [Some(first), second].into_iter().flatten();
                let put = put.map(|floors| Message::new("capitol-log-floor").with("n", floors));
                Message::new("capitol-log-floors").with("floors", put.collect::<Vec<_>>())
            }
            Effect::Roof { shape, floors } => {
                Message::new("capitol-log-roof").with("shape", shape.name()).with("n", floors)
            }
            Effect::Place { area, shape, floors } => Message::new("capitol-log-place")
                .with("area", area.say())
                .with("shape", shape.name())
                .with("n", floors),
        }
    }
}

fn say_bid((seat, cards): (Seat, Vec<Face>)) -> Message {
    if cards.is_empty() {
        return Message::new("capitol-log-no-bid").with("seat", seat);
    }
    let total: u16 = cards.iter().map(|card| u16::from(card.value())).sum();
    let cards: Vec<Message> = cards.into_iter().map(Face::say).collect();
    Message::new("capitol-log-bid").with("seat", seat).with("n", total).with("cards", cards)
}

fn say_points<N: Copy + Into<Arg>>(points: &[N]) -> Vec<Message> {
    let by_seat = points.iter().enumerate();
    by_seat
        .map(|(seat, &points)| {
            Message::new("capitol-log-points").with("seat", Seat(seat as u8)).with("n", points)
        })
        .collect()
}
