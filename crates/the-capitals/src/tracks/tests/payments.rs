//! Payments in money and Extra Taxation (2.10).

use super::*;

/// Taxations, money left and prestige after a seat with `money` pays.
fn pay(money: u8, price: u16) -> (u16, i16, i16) {
    let mut seat = tracks(3, 2, 2, 3, money);
    let paid = seat.pay(price);
    assert_eq!((paid.price, paid.prestige), (price, paid.taxations));
    (paid.taxations, seat.get(Track::Economy), seat.get(Track::Prestige))
}

#[test]
fn r2_10b_the_worked_taxations() {
    assert_eq!(pay(1, 11), (4, 2, -4));
    assert_eq!(pay(1, 2), (1, 2, -1));
    assert_eq!(pay(2, 12), (4, 2, -4));
}

#[test]
fn r2_10b_at_least_one_remains() {
    // To pay 14 a city first needs $15.
    assert_eq!(pay(15, 14), (0, 1, 0));
    assert_eq!(pay(14, 14), (1, 3, -1));
    assert_eq!(pay(1, 0), (0, 1, 0));
    assert_eq!(pay(10, 4), (0, 6, 0));
}

#[test]
fn r2_10c_the_final_payment_from_the_second_space() {
    let space = data().spaces[1];
    let price = u16::from(space.price) * u16::from(space.times);
    assert_eq!(price, 12);
    assert_eq!(pay(7, price), (2, 1, -2));
}

#[test]
fn a16_taxation_is_automatic_and_minimal() {
    for money in 1..=50 {
        for price in 0..=60 {
            let (times, left, prestige) = pay(money, price);
            // By hand: tax until a dollar would remain, and no more.
            let (mut purse, mut taxed) = (i16::from(money), 0);
            while purse - (price as i16) < 1 {
                (purse, taxed) = (purse + 3, taxed + 1);
            }
            assert_eq!((times, left, prestige), (taxed as u16, purse - price as i16, -taxed));
        }
    }
}

#[test]
fn a16_a_loss_of_money_is_a_payment() {
    let mut seat = tracks(3, 2, 2, 3, 1);
    // Stadium.
    let mut arrows = Arrows::NONE;
    let moved = seat.shift(Track::Economy, -18, &mut arrows);
    assert_eq!((moved.asked, moved.by, moved.taxations, moved.arrow), (-18, 0, 6, None));
    assert_eq!((seat.get(Track::Economy), seat.get(Track::Prestige)), (1, -6));
    assert_eq!(arrows, Arrows::NONE);
    // (2.5d) Only taxation may come again in the same build.
    assert_eq!(seat.shift(Track::Economy, -1, &mut arrows).taxations, 1);
    assert_eq!((seat.get(Track::Economy), seat.get(Track::Prestige)), (3, -7));
}

#[test]
fn r2_10d_taxation_meets_no_condition() {
    // High Finance Square with less than $10.
    assert_eq!(tracks(3, 2, 2, 3, 9).every(10, Track::Economy), 0);
    assert_eq!(tracks(3, 2, 2, 3, 10).every(10, Track::Economy), 1);
}

#[test]
fn r2_5l_going_past_fifty_dollars() {
    let mut seat = tracks(3, 2, 2, 3, 48);
    assert_eq!(shift(&mut seat, Track::Economy, 2).arrow, None);
    assert_eq!(shift(&mut seat, Track::Economy, 15).arrow, Some(End::High));
    assert_eq!((seat.get(Track::Economy), seat.get(Track::Prestige)), (50, 1));
}
