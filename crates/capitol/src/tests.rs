//! One rule a test, on positions set up by hand.

#![allow(clippy::unwrap_used)]

mod auction;
mod construction;
mod draw;
mod evaluation;
mod placing;
mod previews;
mod scoring;
mod secrets;
mod setup;
mod whole;

use insula_core::{Game, Refused, Rng, Say, Seat, Seats, Seed, Viewer};

use crate::area::{AreaId, Piece};
use crate::building::{Building, Shape};
use crate::cards::{CardId, CardSet, Face, Kind};
use crate::data::data;
use crate::event::Event;
use crate::phase::{self, Phase};
use crate::score::Figures;
use crate::stack::Queue;
use crate::{Action, Capitol, Setup, View};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// A game in a position of our choice; seat 0 starts.
struct Table {
    game: Capitol,
    log: Vec<Event>,
}

impl Table {
    /// These hands, unseen by the others; all other cards lie in the stacks,
    /// the first in pick order on top.
    fn new(hands: &[&str]) -> Table {
        let setup = Setup { seats: hands.len() as u8, show_seen: true };
        let mut game = Capitol::new(&setup, Rng::new(Seed::from_number(1)));
        let mut free = CardSet(data().of_kind.iter().sum());
        for (side, cards) in game.sides.iter_mut().zip(hands) {
            *side.hand.get_mut() = CardSet::default();
            for face in faces(cards) {
                let card = free.copy_of(face, CardSet::default()).unwrap();
                free.remove(card);
                side.hand.get_mut().insert(card);
            }
        }
        game.queues = Kind::ALL.map(|kind| Queue::new(&cards(free.of(kind))));
        game.start = A;
        let mut table = Table { game, log: Vec::new() };
        phase::start_round(&mut table.game, &mut table.log);
        table.log.clear();
        table
    }

    /// As `new`, with everybody out of the construction phase.
    fn auction(hands: &[&str]) -> Table {
        let mut table = Table::new(hands);
        for seat in (0..table.game.seats).map(Seat) {
            if table.game.phase == Phase::Construction && table.game.turn == seat {
                table.act(seat, "pass");
            }
        }
        assert_eq!(table.game.phase, Phase::Auction);
        table.log.clear();
        table
    }

    /// Lets `seat` take legal actions, several joined by `, `.
    fn act(&mut self, seat: Seat, actions: &str) -> &mut Table {
        for text in actions.split(", ") {
            let action: Action = text.parse().unwrap();
            let mut offers = Vec::new();
            self.game.legal_actions(seat, &mut offers);
            assert!(offers.contains(&action), "{seat}: {text} is not on offer: {offers:?}");
            if let Err(illegal) = self.game.apply(seat, action, &mut self.log) {
                panic!("{seat}: {text}: {illegal:?}");
            }
        }
        self
    }

    /// The rule by which the action is refused.
    fn no(&self, seat: Seat, action: &str) -> &'static str {
        let illegal = self.game.check(seat, action.parse().unwrap()).unwrap_err();
        assert!(illegal.say().key.starts_with("capitol-no-"));
        illegal.rule()
    }

    fn offers(&self, seat: Seat) -> Vec<String> {
        let mut offers = Vec::new();
        self.game.legal_actions(seat, &mut offers);
        offers.iter().map(Action::to_string).collect()
    }

    /// Buildings of `seat` on an area, out of the supply, whatever the heights.
    fn build(&mut self, seat: Seat, area: &str, shape: Shape, heights: &[u8]) -> &mut Table {
        for &floors in heights {
            let building = Building { floors, owner: seat, roof: Some(shape) };
            let id = self.game.buildings.add(building);
            self.game.supply -= floors;
            self.game.sides[seat.index()].roofs[shape as usize] -= 1;
            self.game.areas[find(area).index()].place(id, &building);
        }
        self
    }

    /// A building in front of `seat`, out of the supply.
    fn front(&mut self, seat: Seat, floors: u8, roof: Option<Shape>) -> &mut Table {
        let id = self.game.buildings.add(Building { floors, owner: seat, roof });
        self.game.supply -= floors;
        let side = &mut self.game.sides[seat.index()];
        match roof {
            Some(shape) => {
                side.roofs[shape as usize] -= 1;
                side.finished.insert(id);
            }
            None => side.unroofed.insert(id),
        }
        self
    }

    fn put(&mut self, area: &str, pieces: &[Piece]) -> &mut Table {
        for &piece in pieces {
            self.game.areas[find(area).index()].put(piece, phase::lot(&self.game));
        }
        self
    }

    fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    fn hand(&self, seat: Seat) -> String {
        text(*self.game.side(seat).hand.get())
    }

    fn seen(&self, seat: Seat) -> String {
        text(self.game.side(seat).seen)
    }

    /// The queue of a kind, front first.
    fn queue(&self, kind: Kind) -> Vec<Face> {
        self.game.queues[kind as usize].cards().iter().map(|card| card.face()).collect()
    }

    fn figures(&self, area: &str) -> Figures {
        Figures::now(self.game.area(find(area)))
    }

    /// Every card, floor, roof and piece is somewhere, once; caches agree.
    fn audit(&self) {
        audit(&self.game);
    }
}

/// What must hold in every state.
fn audit(game: &Capitol) {
    let mut left = CardSet(data().of_kind.iter().sum());
    let mut take = |card: CardId| {
        assert!(left.contains(card), "{card:?} is in two places");
        left.remove(card);
    };
    for side in &game.sides {
        side.hand.get().cards().for_each(&mut take);
        assert!(side.seen.without(*side.hand.get()).is_empty(), "seen cards are held");
        assert!(side.bid.get().without(*side.hand.get()).is_empty(), "bid cards are held");
    }
    for (kind, queue) in Kind::ALL.into_iter().zip(&game.queues) {
        assert!(queue.cards().iter().all(|card| card.face().suit().kind() == kind));
        assert_eq!(queue.left() == 0, queue.len() == 0, "an empty stack is replaced at once");
        queue.cards().iter().copied().for_each(&mut take);
    }
    assert!(left.is_empty(), "{left:?} are nowhere");
    let floors: u8 = game.buildings.all().iter().map(|building| building.floors).sum();
    assert_eq!(floors + game.supply, 90);
    for seat in (0..game.seats).map(Seat) {
        let roofed = |building: &&Building| building.owner == seat && building.roof.is_some();
        let roofed = game.buildings.all().iter().filter(roofed).count();
        assert_eq!(
            roofed + game.side(seat).roofs.iter().map(|&n| usize::from(n)).sum::<usize>(),
            10
        );
        assert!(game.side(seat).finished.iter().all(|id| game.buildings.get(id).roof.is_some()));
        assert!(game.side(seat).unroofed.iter().all(|id| game.buildings.get(id).roof.is_none()));
    }
}

fn faces(text: &str) -> Vec<Face> {
    text.split_whitespace().map(|face| face.parse().unwrap()).collect()
}

fn text(cards: CardSet) -> String {
    cards.list().iter().map(Face::to_string).collect::<Vec<_>>().join(" ")
}

fn cards(set: CardSet) -> Vec<CardId> {
    set.cards().collect()
}

fn find(area: &str) -> AreaId {
    AreaId::find(area).unwrap()
}

fn seats(list: &[Seat]) -> Seats {
    let mut seats = Seats::NONE;
    list.iter().for_each(|&seat| seats.insert(seat));
    seats
}
