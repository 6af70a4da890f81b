//! What an action would cost and give, as far as no hidden card can change it.

use insula_core::{Delta, Message, Preview, Seat};

use crate::money::{Bank, say_cards};
use crate::phase::act::Pending;
use crate::phase::buy::{self, payment};
use crate::phase::{refill, take};
use crate::score::Figures;
use crate::tile::{Kind, TileId};
use crate::{Action, NewYork, Party};

/// Asked of legal actions only.
pub(crate) fn preview(game: &NewYork, seat: Seat, action: Action) -> Preview {
    let notes = |notes| Preview { notes, ..Preview::default() };
    let side = game.side(seat);
    let chosen = chosen(game);
    match action {
        Action::Take(card) => notes(vec![money(game, seat, card.value())]),
        Action::Buy(bank) => notes(best_payment(game, seat, bank)),
        Action::Pay(card) => notes(paid(game, card.value())),
        Action::Done => notes(done(game, seat)),
        Action::Move(tile) => {
            let mut cells = 0;
            side.city.cells_for(tile, |_| cells += 1);
            notes(vec![Message::new("new-york-note-fits").with("n", cells)])
        }
        Action::Put(cell) => change(game, seat, |game| {
            game.side_mut(seat).city.place(chosen, cell);
        }),
        Action::Swap(old) => change(game, seat, |game| {
            game.side_mut(seat).city.swap(chosen, old);
        }),
        Action::Dismantle(tile) => change(game, seat, |game| {
            game.side_mut(seat).city.remove(tile);
        }),
        Action::Lay(tile, cell) => change(game, seat, |game| {
            game.side_mut(seat).city.place(tile, cell);
        }),
        Action::Give(tile) => {
            let mut preview = change(game, seat, |game| game.dirk.insert(tile));
            preview.notes.extend(dirk(game, tile));
            preview
        }
        Action::Keep(_) | Action::Pass => Preview::default(),
    }
}

/// What the seat would hold with `value` more.
fn money(game: &NewYork, seat: Seat, value: u8) -> Message {
    let picked = match *game.pending.get() {
        Some(Pending::Take { places }) => take::picked(&game.display, places).0,
        Some(Pending::Pay { .. } | Pending::Move { .. }) | None => 0,
    };
    Message::new("new-york-note-money")
        .with("n", game.side(seat).hand.get().total() + u16::from(picked + value))
}

/// How the tile of a slot can be paid at best.
fn best_payment(game: &NewYork, seat: Seat, bank: Bank) -> Vec<Message> {
    let (held, price) = (game.side(seat).hand.get().of(bank), buy::price(game, bank));
    let best = payment::best(held, price);
    let say = |best: crate::Notes| match best.total() - price {
        0 => {
            Message::new("new-york-note-exact-possible").with("cards", say_cards(&best.list(bank)))
        }
        over => Message::new("new-york-note-over").with("n", over),
    };
    best.map(say).into_iter().collect()
}

fn paid(game: &NewYork, value: u8) -> Vec<Message> {
    match *game.pending.get() {
        Some(Pending::Pay { bank, notes }) => {
            let price = buy::price(game, bank);
            vec![
                Message::new("new-york-note-paid")
                    .with("n", notes.total() + value)
                    .with("price", price),
            ]
        }
        Some(Pending::Take { .. } | Pending::Move { .. }) | None => Vec::new(),
    }
}

fn done(game: &NewYork, seat: Seat) -> Vec<Message> {
    match *game.pending.get() {
        Some(Pending::Take { .. }) => vec![money(game, seat, 0)],
        Some(Pending::Pay { bank, notes }) => {
            let price = buy::price(game, bank);
            let over = notes.total().saturating_sub(price);
            if over == 0 {
                return vec![Message::new("new-york-note-exact")];
            }
            // (3.2a) Allowed, but worth a warning.
            let exact = payment::exact(game.side(seat).hand.get().of(bank), price);
            let exact = exact.map(|exact| {
                Message::new("new-york-note-exact-possible")
                    .with("cards", say_cards(&exact.list(bank)))
            });
            [Message::new("new-york-note-over").with("n", over)].into_iter().chain(exact).collect()
        }
        Some(Pending::Move { .. }) | None => Vec::new(),
    }
}

fn dirk(game: &NewYork, tile: TileId) -> Option<Message> {
    let kind = tile.kind()?;
    let count = game.dirk.iter().filter(|other| other.kind() == Some(kind)).count() as u8;
    Some(Message::new("new-york-note-dirk").with("kind", kind.name()).with("n", count + 1))
}

/// Everybody's points in the next scoring that change, and how the seat stands.
fn change(game: &NewYork, seat: Seat, act: impl FnOnce(&mut NewYork)) -> Preview {
    let letter = refill::next_letter(game);
    let mut next = game.clone();
    act(&mut next);
    let (before, after) = (refill::figures(game, letter), refill::figures(&next, letter));
    let mut points = Vec::new();
    let mut notes = Vec::new();
    let mut delta = |place, seat: usize, before: u8, after: u8| {
        if before != after {
            let seat = Seat(seat as u8);
            points.push(Delta { place, seat, before: before.into(), after: after.into() });
        }
    };
    for seat in 0..usize::from(game.seats) {
        delta("street", seat, before.streets[seat], after.streets[seat]);
        for kind in Kind::ALL {
            let (was, will) = (before.kind_points(kind), after.kind_points(kind));
            delta(kind.name(), seat, was[seat], will[seat]);
        }
    }
    let street = |side: &Party| side.city.street();
    let (from, to) = (street(game.side(seat)), street(next.side(seat)));
    if from != to {
        notes.push(Message::new("new-york-note-street").with("from", from).with("to", to));
    }
    notes.extend(Kind::ALL.into_iter().filter_map(|kind| lead(seat, kind, &before, &after)));
    let (from, to) = (before.points()[seat.index()], after.points()[seat.index()]);
    if from != to {
        notes.push(
            Message::new("new-york-note-total")
                .with("letter", letter.name())
                .with("from", from)
                .with("to", to),
        );
    }
    Preview { points, notes, marks: street_marks(game.side(seat), next.side(seat)) }
}

/// The longest street as it would be, side by side, where it would be another:
/// `1,0 e` is the east side of that cell.
fn street_marks(before: &Party, after: &Party) -> Vec<String> {
    let (was, will) = (before.city.longest(), after.city.longest());
    if was.edges == will.edges {
        return Vec::new();
    }
    will.edges.iter().map(|(cell, side)| format!("{cell} {}", side.name())).collect()
}

/// Whether the seat would lead in a type of which it has more than before.
fn lead(seat: Seat, kind: Kind, before: &Figures, after: &Figures) -> Option<Message> {
    let counts = &after.counts[kind.index()][..after.parties()];
    let own = counts[seat.index()];
    if own <= before.counts[kind.index()][seat.index()] {
        return None;
    }
    let others = counts.iter().enumerate().filter(|&(party, _)| party != seat.index());
    let rival = others.map(|(_, &count)| count).max().unwrap_or(0);
    if own > rival {
        Some(
            Message::new("new-york-note-leads")
                .with("kind", kind.name())
                .with("n", own)
                .with("rival", rival),
        )
    } else {
        (own == rival)
            .then(|| Message::new("new-york-note-ties").with("kind", kind.name()).with("n", own))
    }
}

/// The reserve tile that is to be added or swapped.
fn chosen(game: &NewYork) -> TileId {
    match *game.pending.get() {
        Some(Pending::Move { tile }) => tile,
        Some(Pending::Take { .. } | Pending::Pay { .. }) | None => TileId::START,
    }
}
