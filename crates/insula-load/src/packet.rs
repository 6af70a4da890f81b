//! What a client reads of a message: as little as playing at random takes.

use std::borrow::Cow;

use anyhow::Result;
use serde::Deserialize;

/// What a message was about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// The table as it is now.
    Packet(Seen),
    /// Something was refused, for this reason.
    Refused(String),
    /// Advice.
    Hint,
    /// Anything else.
    Other,
}

/// What a client remembers of a packet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    /// Its number.
    pub seq: u32,
    /// Through whose eyes.
    pub viewer: Option<u8>,
    /// Who owes a decision.
    pub to_act: Vec<u8>,
    /// Whether the game has ended.
    pub over: bool,
    /// One of the offers, drawn at random.
    pub act: Option<String>,
}

/// A small generator: cheap, and the same in every run.
#[derive(Debug, Clone)]
pub struct Draws(u64);

#[derive(Deserialize)]
struct Message<'a> {
    #[serde(borrow)]
    t: Cow<'a, str>,
    #[serde(borrow)]
    packet: Option<Packet<'a>>,
    reason: Option<String>,
}

#[derive(Deserialize)]
struct Packet<'a> {
    seq: u32,
    viewer: Option<u8>,
    to_act: Vec<u8>,
    over: bool,
    #[serde(borrow)]
    offers: Vec<Offer<'a>>,
}

#[derive(Deserialize)]
struct Offer<'a> {
    #[serde(borrow)]
    act: Cow<'a, str>,
}

impl Heard {
    /// Reads a message.
    pub fn read(text: &str, draws: &mut Draws) -> Result<Heard> {
        let Message { t, packet, reason } = serde_json::from_str(text)?;
        Ok(match (&*t, packet) {
            ("packet", Some(Packet { seq, viewer, to_act, over, offers })) => {
                let act = draws.pick(&offers).map(|offer| offer.act.clone().into_owned());
                Heard::Packet(Seen { seq, viewer, to_act, over, act })
            }
            ("refused", _) => Heard::Refused(reason.unwrap_or_default()),
            ("hint", _) => Heard::Hint,
            _ => Heard::Other,
        })
    }
}

impl Draws {
    /// Begins with any number.
    pub fn new(seed: u64) -> Draws {
        Draws(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d)
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    /// One of these, if there are any.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_packet_is_read_and_one_of_its_offers_drawn() {
        let text = r#"{"t":"packet","packet":{"table":"x","seq":7,"viewer":1,"to_act":[1,2],"over":false,
            "view":{"deep":[1,{"a":"b"}]},"offers":[{"act":"say \"a\"","label":{}}],"log":{"from":0}}}"#;
        let heard = Heard::read(text, &mut Draws::new(1)).unwrap();
        let (act, to_act) = (Some("say \"a\"".to_owned()), vec![1, 2]);
        let seen = Seen { seq: 7, viewer: Some(1), to_act, over: false, act };
        assert_eq!(heard, Heard::Packet(seen));
    }

    #[test]
    fn a_refusal_says_why_and_the_rest_is_skipped() {
        let read = |text| Heard::read(text, &mut Draws::new(1)).unwrap();
        let refused = r#"{"t":"refused","seat":0,"act":null,"reason":"stale","message":{}}"#;
        assert_eq!(read(refused), Heard::Refused("stale".into()));
        assert_eq!(read(r#"{"t":"hint","seat":0,"seq":3,"advice":{}}"#), Heard::Hint);
        assert_eq!(read(r#"{"t":"around","around":{}}"#), Heard::Other);
    }
}
