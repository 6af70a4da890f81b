//! Somebody who plays at random, comes again whenever a socket ends, and remembers what was
//! acknowledged.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::client::make_table;
use crate::cluster::Fleet;

/// How long a page waits before it comes again.
const AGAIN: Duration = Duration::from_millis(200);
/// Who hears nothing for so long comes again, too.
const SILENCE: Duration = Duration::from_secs(15);

/// What everybody shares.
pub struct Shared {
    pub fleet: Fleet,
    /// How many actions, by player.
    pub acknowledged: Vec<AtomicUsize>,
    pub enough: AtomicBool,
}

impl Shared {
    pub fn new(players: usize) -> Shared {
        let acknowledged = (0..players).map(|_| AtomicUsize::new(0)).collect();
        Shared { fleet: Fleet::default(), acknowledged, enough: AtomicBool::new(false) }
    }
}

/// An action that was sent.
pub struct Sent {
    pub seat: u8,
    pub act: String,
    /// Whether an answer has said so.
    pub acknowledged: bool,
}

/// What became of one table.
pub struct Played {
    player: usize,
    pub table: String,
    pub sent: Vec<Sent>,
    /// The longest time without an acknowledged action while there was something to do.
    pub longest: Duration,
}

/// Why a socket is left.
enum Left {
    Lost,
    Over,
}

type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

/// Plays one game after the other until it is enough.
pub async fn play(shared: Arc<Shared>, player: usize, pause: Duration) -> Vec<Played> {
    let (mut all, mut draws) = (Vec::new(), player as u64);
    while !shared.enough.load(Ordering::Relaxed) {
        let Some((table, cookie)) = new_table(&shared, &mut draws).await else {
            sleep(AGAIN).await;
            continue;
        };
        let mut played = Played { player, table, sent: Vec::new(), longest: Duration::ZERO };
        let mut last = Instant::now();
        while !shared.enough.load(Ordering::Relaxed) {
            let host = shared.fleet.any(&mut draws);
            let sat = sit(&shared, &host, &cookie, &mut played, &mut draws, &mut last, pause).await;
            if let Ok(Left::Over) = sat {
                break;
            }
            sleep(AGAIN).await;
        }
        all.push(played);
    }
    all
}

async fn new_table(shared: &Shared, draws: &mut u64) -> Option<(String, String)> {
    let host = shared.fleet.any(draws);
    let asked = json!({"game": "capitol", "options": {}, "seats": [
        {"kind": "you", "name": "Ada"}, {"kind": "guest", "name": "Bo"},
    ]});
    // A server that dies meanwhile lets it panic.
    tokio::task::spawn_blocking(move || make_table(&host, &asked)).await.ok()
}

/// Plays at one socket as long as it lasts.
async fn sit(
    shared: &Shared,
    host: &str,
    cookie: &str,
    played: &mut Played,
    draws: &mut u64,
    last: &mut Instant,
    pause: Duration,
) -> Result<Left, Box<dyn std::error::Error + Send + Sync>> {
    let address = format!("ws://{host}/api/tables/{}/socket", played.table);
    let mut request = address.into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let mut socket = timeout(SILENCE, connect_async(request)).await??.0;
    let mut seat = 0;
    say(&mut socket, json!({"t": "watch", "seat": seat})).await?;
    let mut packet = next(&mut socket).await?;
    loop {
        if packet["over"] == true {
            return Ok(Left::Over);
        }
        if shared.enough.load(Ordering::Relaxed) {
            return Ok(Left::Lost);
        }
        let asked = packet["to_act"][0].as_u64().ok_or("nobody is asked")?;
        if asked != seat {
            seat = asked;
            say(&mut socket, json!({"t": "watch", "seat": seat})).await?;
            packet = next(&mut socket).await?;
            continue;
        }
        sleep(pause).await;
        let act = pick(&packet, draws);
        played.sent.push(Sent { seat: seat as u8, act: act.clone(), acknowledged: false });
        say(&mut socket, json!({"t": "act", "seat": seat, "seq": packet["seq"], "act": act}))
            .await?;
        packet = next(&mut socket).await?;
        // Nobody else plays here: a packet tells that it was written down.
        played.sent.last_mut().ok_or("it was sent")?.acknowledged = true;
        shared.acknowledged[played.player].fetch_add(1, Ordering::Relaxed);
        played.longest = played.longest.max(last.elapsed());
        *last = Instant::now();
    }
}

async fn say(
    socket: &mut Socket,
    message: Value,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    Ok(socket.send(Message::text(message.to_string())).await?)
}

/// The next packet; anything else about the game ends the conversation.
async fn next(socket: &mut Socket) -> Result<Value, Box<dyn std::error::Error + Send + Sync>> {
    loop {
        let heard = timeout(SILENCE, socket.next()).await?.ok_or("closed")??;
        let Message::Text(text) = heard else {
            if heard.is_close() {
                return Err("closed".into());
            }
            continue;
        };
        let mut message: Value = serde_json::from_str(&text)?;
        match message["t"].as_str() {
            Some("around" | "chat" | "notes") => {}
            Some("packet") => return Ok(message["packet"].take()),
            _ => return Err(text.to_string().into()),
        }
    }
}

/// Any offer, by a small generator of fixed draws.
fn pick(packet: &Value, draws: &mut u64) -> String {
    let offers = packet["offers"].as_array().expect("offers");
    offers[draw(draws, offers.len())]["act"].as_str().expect("an act").to_owned()
}

/// A number below `most`.
pub fn draw(draws: &mut u64, most: usize) -> usize {
    *draws = draws.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    (*draws >> 33) as usize % most
}
