//! The cheapest payment a hand has, for those who ask before they pay. Never
//! asked by the rules themselves.

use crate::money::{Notes, VALUES};

/// No price is higher, and a payment without a needless card is at most eight
/// over it.
const MOST: usize = 13 + 8;

/// Part of `held` that pays `price`: the least too much, then the fewest
/// cards, then the first in pick order; none if it cannot be paid.
pub(crate) fn best(held: Notes, price: u8) -> Option<Notes> {
    if held.total() < price {
        return None;
    }
    let reach = Reach::new(held);
    let (total, cards) = (usize::from(price)..=MOST)
        .map(|total| (total, reach.0[0][total]))
        .find(|&(_, counts)| counts != 0)?;
    Some(reach.first(held, total, cards.trailing_zeros()))
}

/// Part of `held` that is exactly `price`, with the fewest cards.
pub(crate) fn exact(held: Notes, price: u8) -> Option<Notes> {
    best(held, price).filter(|notes| notes.total() == price)
}

/// By value below and total: the numbers of cards, as bits, with which cards
/// above the value make the total.
struct Reach([[u32; MOST + 1]; VALUES as usize + 1]);

impl Reach {
    fn new(held: Notes) -> Reach {
        let mut reach = [[0; MOST + 1]; VALUES as usize + 1];
        reach[usize::from(VALUES)][0] = 1;
        for value in (1..=VALUES).rev() {
            let index = usize::from(value);
            reach[index - 1] = reach[index];
            for count in 1..=usize::from(held.count(value)) {
                for total in count * index..=MOST {
                    reach[index - 1][total] |= reach[index][total - count * index] << count;
                }
            }
        }
        Reach(reach)
    }

    /// The first in pick order of so many cards with this total.
    fn first(&self, held: Notes, mut total: usize, mut cards: u32) -> Notes {
        let mut notes = Notes::default();
        for value in 1..=VALUES {
            let index = usize::from(value);
            let fits = |&count: &u8| {
                let count = usize::from(count);
                let rest = total.checked_sub(count * index);
                let after = cards.checked_sub(count as u32);
                rest.zip(after).is_some_and(|(rest, after)| self.0[index][rest] >> after & 1 == 1)
            };
            let count =
                (0..=held.count(value)).rev().find(fits).expect("checked: it can be reached");
            (0..count).for_each(|_| notes.insert(value));
            total -= usize::from(count) * index;
            cards -= u32::from(count);
        }
        notes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Bank;

    fn notes(values: &[u8]) -> Notes {
        let mut notes = Notes::default();
        values.iter().for_each(|&value| notes.insert(value));
        notes
    }

    /// All parts of `held`, by trying every one.
    fn plain(held: &[u8], price: u8) -> Option<Vec<u8>> {
        let parts = (0u32..1 << held.len()).map(|bits| {
            let part = held.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
            part.map(|(_, &value)| value).collect::<Vec<u8>>()
        });
        let sum = |part: &Vec<u8>| part.iter().sum::<u8>();
        parts
            .filter(|part| sum(part) >= price)
            .min_by_key(|part| (sum(part), part.len(), part.clone()))
    }

    #[test]
    fn r3_2_the_best_payment_agrees_with_trying_all() {
        let mut rng = insula_core::Rng::new(insula_core::Seed::from_number(5));
        for _ in 0..400 {
            let mut held: Vec<u8> = Vec::new();
            for _ in 0..rng.below(9) {
                let value = rng.below(9) as u8 + 1;
                if held.iter().filter(|&&other| other == value).count() < 3 {
                    held.push(value);
                }
            }
            held.sort_unstable();
            let price = 2 + rng.below(12) as u8;
            let found = best(notes(&held), price).map(|part| {
                part.list(Bank::Blue).iter().map(|card| card.value()).collect::<Vec<_>>()
            });
            assert_eq!(found, plain(&held, price), "{held:?} for {price}");
        }
    }

    #[test]
    fn r3_2b_an_exact_payment_is_found_when_there_is_one() {
        assert_eq!(exact(notes(&[3, 3, 3, 9]), 10), None);
        assert_eq!(best(notes(&[3, 3, 3, 9]), 10), Some(notes(&[3, 9])));
        assert_eq!(exact(notes(&[1, 2, 3, 4, 9]), 10), Some(notes(&[1, 9])));
        assert_eq!(best(notes(&[1, 2]), 4), None);
    }
}
