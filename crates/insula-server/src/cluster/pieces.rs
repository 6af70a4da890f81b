//! Texts of any length over a line that carries short ones.
//!
//! **Invariant:** a text arrives whole and in order, or the receiver knows that something
//! of this sender was lost.

use std::collections::HashMap;

use insula_store::ServerId;

/// PostgreSQL takes less than 8000 bytes; the rest is for the head.
const PIECE: usize = 7900;
/// No text has more pieces: what claims to is not one of ours.
const MOST: usize = 8192;

/// So many lines are remembered.
const LINES: usize = 1024;

/// Cuts text number `number` of `from` into what the line carries.
pub(super) fn cut(from: &ServerId, number: u64, mut text: &str) -> Vec<String> {
    let mut parts = Vec::new();
    while text.len() > PIECE {
        let (part, rest) = text.split_at(text.floor_char_boundary(PIECE));
        parts.push(part);
        text = rest;
    }
    parts.push(text);
    let of = parts.len();
    let head = |(at, part): (usize, &&str)| format!("{from} {number} {at} {of} {part}");
    parts.iter().enumerate().map(head).collect()
}

/// Puts the pieces of every sender together again. Each has two lines to us: one to us
/// alone, one to everybody.
#[derive(Default)]
pub(super) struct Joiner {
    lines: HashMap<(ServerId, bool), Line>,
}

/// What one piece has brought.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Heard {
    /// Who sent it.
    pub(super) from: ServerId,
    /// A text that is whole now.
    pub(super) text: Option<String>,
    /// Whether something before it is missing.
    pub(super) lost: bool,
}

struct Line {
    /// The number of the text that is under way, or comes next.
    number: u64,
    /// How many of its pieces are there.
    pieces: usize,
    text: String,
}

impl Joiner {
    /// Takes a piece; none: it is not one of ours.
    pub(super) fn hear(&mut self, to_all: bool, payload: &str) -> Option<Heard> {
        let mut words = payload.splitn(5, ' ');
        let from = ServerId::read(words.next()?)?;
        let number: u64 = words.next()?.parse().ok()?;
        let (at, of): (usize, usize) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let part = words.next()?;
        if at >= of || of > MOST {
            return None;
        }
        if self.lines.len() >= LINES {
            // Most of them are of servers that are no more; the others begin anew.
            self.lines.clear();
        }
        // Who comes later than a sender begins with what it hears first.
        let first = || Line { number, pieces: 0, text: String::new() };
        let line = self.lines.entry((from.clone(), to_all)).or_insert_with(first);
        let lost = (number, at) != (line.number, line.pieces);
        if lost {
            *line = first();
        }
        if at != line.pieces {
            // The beginning is missing: the rest of it is of no use.
            line.number = number + 1;
            return Some(Heard { from, text: None, lost });
        }
        line.text.push_str(part);
        line.pieces += 1;
        let whole = line.pieces == of;
        let text = whole.then(|| std::mem::take(&mut line.text));
        if whole {
            (line.number, line.pieces) = (number + 1, 0);
        }
        Some(Heard { from, text, lost })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hear(joiner: &mut Joiner, pieces: &[String]) -> Vec<Heard> {
        pieces.iter().map(|piece| joiner.hear(false, piece).expect("one of ours")).collect()
    }

    #[test]
    fn a_long_text_is_cut_between_letters_and_joined() {
        let (from, text) = (ServerId::random(), "è".repeat(3 * PIECE / 2) + " x y");
        let pieces = cut(&from, 7, &text);
        assert_eq!(pieces.len(), 4);
        assert!(pieces.iter().all(|piece| piece.len() < 8000));
        let mut joiner = Joiner::default();
        let heard = hear(&mut joiner, &pieces);
        assert!(heard.iter().all(|heard| heard.from == from && !heard.lost));
        assert!(heard[..3].iter().all(|heard| heard.text.is_none()));
        assert_eq!(heard[3].text.as_deref(), Some(text.as_str()));
        assert_eq!(hear(&mut joiner, &cut(&from, 8, ""))[0].text.as_deref(), Some(""));
    }

    #[test]
    fn what_is_missing_is_noticed_and_the_next_text_is_whole() {
        let (from, long) = (ServerId::random(), "x".repeat(2 * PIECE + 1));
        let mut joiner = Joiner::default();
        hear(&mut joiner, &cut(&from, 0, "a"));
        // A whole text is missing.
        let heard = hear(&mut joiner, &cut(&from, 2, "c"));
        assert_eq!((heard[0].lost, heard[0].text.as_deref()), (true, Some("c")));
        // The middle of one is missing.
        let pieces = cut(&from, 3, &long);
        let heard = hear(&mut joiner, &[pieces[0].clone(), pieces[2].clone()]);
        assert_eq!((heard[0].lost, heard[1].lost, heard[1].text.as_ref()), (false, true, None));
        let heard = hear(&mut joiner, &cut(&from, 4, "e"));
        assert_eq!((heard[0].lost, heard[0].text.as_deref()), (false, Some("e")));
        // Its end is missing.
        hear(&mut joiner, &cut(&from, 5, &long)[..2]);
        let heard = hear(&mut joiner, &cut(&from, 6, "g"));
        assert_eq!((heard[0].lost, heard[0].text.as_deref()), (true, Some("g")));
    }

    #[test]
    fn senders_and_lines_do_not_disturb_each_other() {
        let (one, two, long) = (ServerId::random(), ServerId::random(), "x".repeat(PIECE + 1));
        let (first, second) = (cut(&one, 0, &long), cut(&two, 9, &long));
        let mut joiner = Joiner::default();
        for (to_all, pieces) in [(false, &first), (false, &second), (true, &first)] {
            assert_eq!(joiner.hear(to_all, &pieces[0]).map(|heard| heard.lost), Some(false));
        }
        for (to_all, pieces) in [(true, &first), (false, &second), (false, &first)] {
            let heard = joiner.hear(to_all, &pieces[1]).expect("one of ours");
            assert_eq!((heard.lost, heard.text.as_ref()), (false, Some(&long)));
        }
        for noise in
            ["", "hello", "abc 1 0 1 x", &format!("{one} 1 2 2 x"), &format!("{one} x 0 1 x")]
        {
            assert_eq!(joiner.hear(false, noise), None, "{noise:?}");
        }
    }
}
