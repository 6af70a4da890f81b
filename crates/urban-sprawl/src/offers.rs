//! What lies on offer and for how much; rails; moving cards about (3.2, 3.4).

use insula_core::Seat;

use crate::Standing;
use crate::UrbanSprawl;
use crate::board::board;
use crate::card::{CardId, Deck};
use crate::grid::{Building, Lot};
use crate::market::{Favor, Place};

impl UrbanSprawl {
    /// Planning cards on offer with their prices: boxes, then the top (12.4a).
    #[inline]
    pub(crate) fn planning_offers(&self) -> impl Iterator<Item = (u8, CardId)> {
        let market = &board().market;
        let boxes = market.planning.into_iter().zip(self.planning);
        boxes
            .chain([(market.planning_top, self.planning_deck.top())])
            .filter_map(|(cost, card)| Some((cost, card?)))
    }

    /// Contracts on offer with their prices: boxes, then tops (12.4b).
    #[inline]
    pub(crate) fn contract_offers(&self) -> impl Iterator<Item = (u8, CardId)> {
        let market = &board().market;
        let boxes = market.contracts.into_iter().zip(self.boxes);
        let tops = market.contract_tops.into_iter().zip(&self.decks);
        boxes
            .chain(tops.map(|(cost, deck)| (cost, deck.top())))
            .filter_map(|(cost, card)| Some((cost, card?)))
    }

    /// Where a planning card on offer lies, and its price.
    pub(crate) fn planning_place(&self, card: CardId) -> Option<(Place, u8)> {
        let market = &board().market;
        if let Some(at) = self.planning.iter().position(|&other| other == Some(card)) {
            return Some((Place::Box(at as u8), market.planning[at]));
        }
        (self.planning_deck.top() == Some(card)).then_some((Place::Top, market.planning_top))
    }

    /// Where a contract on offer to everybody lies, and its price.
    pub(crate) fn contract_place(&self, card: CardId) -> Option<(Place, u8)> {
        let market = &board().market;
        if let Some(at) = self.boxes.iter().position(|&other| other == Some(card)) {
            return Some((Place::Box(at as u8), market.contracts[at]));
        }
        let at = self.decks.iter().position(|deck| deck.top() == Some(card))?;
        Some((Place::Top, market.contract_tops[at]))
    }

    /// Takes a contract from where it is on offer.
    pub(crate) fn take_contract(&mut self, card: CardId, from: Place) {
        match from {
            Place::Box(at) => self.boxes[usize::from(at)] = None,
            Place::Top => {
                let deck = self.decks.iter_mut().find(|deck| deck.top() == Some(card));
                deck.expect("checked: it is a deck's top").draw();
            }
            Place::Favor => {}
        }
    }

    /// A seat's Favor, if it has it.
    #[inline]
    pub(crate) fn favor(&self, seat: Seat, card: CardId) -> Option<Favor> {
        self.party(seat).favors.iter().flatten().copied().find(|favor| favor.card == card)
    }

    pub(crate) fn has_favor(&self, seat: Seat, card: CardId) -> bool {
        self.favor(seat, card).is_some()
    }

    /// Takes a Favor away from a seat; the others move up.
    pub(crate) fn drop_favor(&mut self, seat: Seat, card: CardId) {
        let favors = &mut self.party_mut(seat).favors;
        if favors[0].is_some_and(|favor| favor.card == card) {
            favors[0] = favors[1];
        }
        favors[1] = None;
    }

    /// How many Favors a seat may have (3.2e).
    #[inline]
    pub(crate) fn favors_allowed(&self, seat: Seat) -> u8 {
        let turn = &board().turn;
        if self.extra_favor == Some(seat) { turn.extra_favors } else { turn.favors }
    }

    /// Whether everybody knows where a card is: it does not lie face down.
    pub(crate) fn is_seen(&self, card: CardId) -> bool {
        let hidden = match card.deck() {
            Deck::Planning => self.planning_deck.hidden_cards(),
            deck => self.decks[contract_index(deck)].hidden_cards(),
        };
        !hidden.contains(&card)
    }

    /// Whether the rail into a contract box, the 1 AP box is 0, from the next
    /// dearer one is open (3.4).
    #[inline]
    pub(crate) fn rail(&self, into: usize) -> bool {
        match into {
            // (3.4b, 3.4e, R39) From 5 to 4, while City feeds box 4.
            3 => !self.feeds(1),
            // (3.4c) From 4 to 3, while Metropolis feeds box 3.
            2 => !self.feeds(2),
            4.. => false,
            _ => true,
        }
    }

    /// The deck that a contract box is fed from: the nearest linked active one
    /// that has cards (3.3d).
    pub(crate) fn feeder(&self, into: usize) -> Option<usize> {
        // Up the rails from the box to the first deck.
        let mut at = into;
        loop {
            let deck = 4usize.checked_sub(at).filter(|&deck| deck < self.decks.len());
            match deck {
                Some(deck) if self.feeds(deck) => return Some(deck),
                _ if at == 4 => return None,
                _ => at += 1,
            }
        }
    }

    /// Whether a contract deck is active and has cards.
    #[inline]
    fn feeds(&self, deck: usize) -> bool {
        self.active_decks[deck] && !self.decks[deck].is_empty()
    }

    /// Slides the contract cards as far as rails and cards before them let
    /// them (3.3d).
    pub(crate) fn slide_contracts(&mut self) {
        for from in 1..self.boxes.len() {
            let mut to = from;
            while to > 0 && self.boxes[to - 1].is_none() && self.rail(to - 1) {
                to -= 1;
            }
            if to < from {
                self.boxes[to] = self.boxes[from].take();
            }
        }
    }

    /// Slides the planning cards (3.3b).
    pub(crate) fn slide_planning(&mut self) {
        let mut to = 0;
        for from in 0..self.planning.len() {
            if let Some(card) = self.planning[from].take() {
                self.planning[to] = Some(card);
                to += 1;
            }
        }
    }

    /// Takes the building on a lot away: its tile goes to the supply, its
    /// cube to its owner (8.5, R34).
    pub(crate) fn remove_building(&mut self, lot: Lot) -> Building {
        let building = self.map.remove(lot).expect("checked: a building stands there");
        self.contracts.0[building.site.first().index()] = Standing::NONE;
        if let Some(owner) = building.owner {
            self.party_mut(owner).cubes += 1;
        }
        building
    }
}

/// The place of a contract deck among the three.
#[inline]
pub(crate) fn contract_index(deck: Deck) -> usize {
    match deck {
        Deck::Planning | Deck::Town => 0,
        Deck::City => 1,
        Deck::Metropolis => 2,
    }
}
