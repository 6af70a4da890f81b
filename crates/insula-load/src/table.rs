//! A table and the people at it: at one screen, or at two screens of their own.
//!
//! **Invariant:** one action is under way at a time, so the first newer packet of the seat
//! that acts acknowledges it, and nothing else can.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use futures_util::{FutureExt, SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::http::post;
use crate::packet::{Draws, Heard, Seen};

/// Enough for any message of the page; ten thousand sockets need not have more.
const READ_BUFFER: usize = 8 << 10;

/// How people sit at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// So many people, who hand the mouse around.
    OneScreen(u8),
    /// Two people, each with a socket.
    TwoScreens,
}

/// What came of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// It is acknowledged.
    Taken,
    /// It is refused; nothing has changed.
    Refused,
}

/// A table in play.
pub struct Table {
    /// Its name.
    pub id: String,
    /// Every action, in order, and whether it was acknowledged; one that was not may or may
    /// not have been made.
    pub acts: Vec<(Act, bool)>,
    game: &'static str,
    shape: Shape,
    cookies: Vec<String>,
    screens: Vec<Screen>,
    draws: Draws,
    /// Who owes a decision.
    to_act: Vec<u8>,
    over: bool,
    actor: u8,
    pending: Option<Pending>,
}

/// A seat and what it did.
pub type Act = (u8, String);

pub(crate) struct Screen {
    socket: WebSocketStream<TcpStream>,
    seen: Option<Seen>,
    /// Through whose eyes it has asked to look.
    watched: u8,
}

struct Pending {
    screen: usize,
    seat: u8,
    seq: u32,
}

impl Table {
    /// Makes a table of people whom the server does not know yet, and sits down.
    pub async fn make(
        host: SocketAddr,
        game: &'static str,
        shape: Shape,
        draws: Draws,
    ) -> Result<Table> {
        let mut table = Table {
            id: String::new(),
            acts: Vec::new(),
            game,
            shape,
            cookies: Vec::new(),
            screens: Vec::new(),
            draws,
            to_act: Vec::new(),
            over: false,
            actor: 0,
            pending: None,
        };
        table.make_another(host).await?;
        Ok(table)
    }

    /// The same people sit down at a new table.
    pub async fn make_another(&mut self, host: SocketAddr) -> Result<()> {
        let guest = |at: u8| json!({"kind": "guest", "name": format!("Guest {at}")});
        let others: Vec<Value> = match self.shape {
            Shape::OneScreen(seats) => (1..seats).map(guest).collect(),
            Shape::TwoScreens => vec![json!({"kind": "open", "name": ""})],
        };
        let seats = [vec![json!({"kind": "you", "name": "Ada"})], others].concat();
        let asked = json!({"game": self.game, "seats": seats, "visibility": "public"});
        let id = self.ask(host, 0, "/api/tables", &asked).await?;
        if self.shape == Shape::TwoScreens {
            let seat = json!({"seat": 1, "name": "Bo"});
            self.ask(host, 1, &format!("/api/tables/{id}/join"), &seat).await?;
        }
        (self.id, self.acts) = (id, Vec::new());
        self.connect(host).await
    }

    /// Comes (back) to the table, and waits until it has been seen.
    pub async fn connect(&mut self, host: SocketAddr) -> Result<()> {
        self.pending = None;
        self.screens.clear();
        for (seat, cookie) in (0..).zip(&self.cookies) {
            let mut screen = Screen::open(host, &self.id, cookie).await?;
            screen.watch(seat).await?;
            self.screens.push(screen);
        }
        while self.screens.iter().any(|screen| screen.seen.is_none()) {
            self.hear().await?;
        }
        let seen = self.screens.iter().find_map(|screen| screen.seen.clone());
        let seen = seen.context("checked: every screen has seen the table")?;
        (self.to_act, self.over) = (seen.to_act, seen.over);
        Ok(())
    }

    /// By which the server knows whoever made it.
    pub(crate) fn cookie(&self) -> &str {
        self.cookies.first().map_or("", String::as_str)
    }

    /// Waits until whoever is next sees what to decide; false: the game has ended.
    pub async fn ready(&mut self) -> Result<bool> {
        while !self.over {
            let (screen, seat) = self.next()?;
            let there = &mut self.screens[screen];
            let fresh = |seen: &Seen| seen.viewer == Some(seat) && seen.to_act == self.to_act;
            if there.seen.as_ref().is_some_and(|seen| fresh(seen) && seen.act.is_some()) {
                return Ok(true);
            }
            if there.watched != seat {
                there.watch(seat).await?;
            }
            self.hear().await?;
        }
        Ok(false)
    }

    /// Takes an action of those on offer and waits for its answer; only after
    /// [`Table::ready`] has said yes.
    pub async fn act(&mut self) -> Result<Turn> {
        let (screen, seat) = self.next()?;
        let there = &mut self.screens[screen];
        let seen = there.seen.as_mut().context("the table is not ready")?;
        let (seq, act) = (seen.seq, seen.act.clone().context("the table is not ready")?);
        (self.actor, self.pending) = (seat, Some(Pending { screen, seat, seq }));
        self.acts.push(((seat, act.clone()), false));
        there.send(&json!({"t": "act", "seat": seat, "seq": seq, "act": act})).await?;
        while self.pending.is_some() {
            if let Heard::Refused(_) = self.hear().await? {
                self.pending = None;
                self.acts.pop();
                return Ok(Turn::Refused);
            }
        }
        Ok(Turn::Taken)
    }

    /// Asks for advice and waits for it; only after [`Table::ready`] has said yes.
    pub async fn hint(&mut self) -> Result<()> {
        let (screen, seat) = self.next()?;
        let there = &mut self.screens[screen];
        let seq = there.seen.as_ref().context("the table is not ready")?.seq;
        there.send(&json!({"t": "hint", "seat": seat, "seq": seq})).await?;
        loop {
            match self.hear().await? {
                Heard::Hint => return Ok(()),
                Heard::Refused(why) => bail!("no hint: {why}"),
                Heard::Packet(_) | Heard::Other => {}
            }
        }
    }

    /// Who acts next, and where: whoever has acted goes on as long as they are asked. So
    /// the other screen, when its turn comes, is sent a packet with another `to_act`.
    fn next(&self) -> Result<(usize, u8)> {
        let goes_on = self.to_act.contains(&self.actor);
        let seat = if goes_on { Some(&self.actor) } else { self.to_act.first() };
        let &seat = seat.context("nobody is asked")?;
        Ok((if self.shape == Shape::TwoScreens { seat.into() } else { 0 }, seat))
    }

    /// Hears one message at any screen.
    async fn hear(&mut self) -> Result<Heard> {
        let (screen, text) = match &mut self.screens[..] {
            [one] => (0, one.hear().await?),
            [one, two] => tokio::select! {
                text = one.hear() => (0, text?),
                text = two.hear() => (1, text?),
            },
            _ => bail!("nobody sits there"),
        };
        let heard = Heard::read(&text, &mut self.draws)?;
        if let Heard::Packet(seen) = &heard {
            let answers = |pending: &mut Pending| {
                let Pending { screen: at, seat, seq } = *pending;
                at == screen && seen.viewer == Some(seat) && seen.seq > seq
            };
            if self.pending.take_if(answers).is_some() {
                (self.to_act, self.over) = (seen.to_act.clone(), seen.over);
                self.acts.last_mut().context("checked: one is pending")?.1 = true;
            }
            self.screens[screen].seen = Some(seen.clone());
        }
        Ok(heard)
    }

    /// Asks for something as the person at a screen; gives the table's name.
    async fn ask(
        &mut self,
        host: SocketAddr,
        at: usize,
        path: &str,
        body: &Value,
    ) -> Result<String> {
        let known = self.cookies.get(at).map(String::as_str);
        let answer = post(host, path, known, body).await?;
        if let Some(cookie) = answer.cookie.filter(|_| known.is_none()) {
            self.cookies.push(cookie);
        }
        let made: Value = serde_json::from_str(&answer.body)?;
        Ok(made["id"].as_str().context("no table was made")?.to_owned())
    }
}

impl Screen {
    pub(crate) async fn open(host: SocketAddr, table: &str, cookie: &str) -> Result<Screen> {
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        let address = format!("ws://{host}/api/tables/{table}/socket");
        let mut request = address.into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Screen { socket, seen: None, watched: u8::MAX })
    }

    async fn watch(&mut self, seat: u8) -> Result<()> {
        self.watched = seat;
        self.send(&json!({"t": "watch", "seat": seat})).await
    }

    /// Watches without a seat, and waits until the table has been seen.
    pub(crate) async fn look_on(&mut self) -> Result<()> {
        self.send(&json!({"t": "watch", "seat": null})).await?;
        while !self.hear().await?.starts_with(r#"{"t":"around""#) {}
        Ok(())
    }

    /// Reads what has come meanwhile.
    pub(crate) fn drain(&mut self) {
        while let Some(Some(Ok(_))) = self.socket.next().now_or_never() {}
    }

    pub(crate) async fn send(&mut self, message: &Value) -> Result<()> {
        self.send_any(Message::text(message.to_string())).await
    }

    pub(crate) async fn send_any(&mut self, message: Message) -> Result<()> {
        Ok(self.socket.send(message).await?)
    }

    /// The next message that has text.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.socket.next().await.context("the server has hung up")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => bail!("the server has said goodbye"),
                _ => {}
            }
        }
    }
}
