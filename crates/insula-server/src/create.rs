//! Checks what is asked for a new table.

use std::ops::RangeInclusive;

use insula_core::{Options, Seed, SetupError};
use insula_games::{Entry, GameInfo};
use insula_store::{CHAIN, Company, Header, Invite, Sitter, SitterKind};

use crate::AppError;
use crate::people::check_name;
use crate::wire::{NewSeat, NewTable, Pace, SeatKind};

/// No name is longer, in characters.
pub const MAX_NAME: usize = 24;
/// What a live clock may begin with, in seconds.
const BASE: RangeInclusive<u32> = 10..=86_400;
/// What a turn may add to it.
const INCREMENT: RangeInclusive<u32> = 0..=600;
/// How many days a move may take.
const DAYS: RangeInclusive<u32> = 1..=30;

/// The header of a table like this, or why there cannot be one.
pub fn new_header(games: &[Entry], asked: &NewTable, seed: Seed) -> Result<Header, AppError> {
    let unknown = || AppError::UnknownGame { game: asked.game.chars().take(40).collect() };
    let entry = games.iter().find(|entry| entry.id() == asked.game).ok_or_else(unknown)?;
    let info = entry.info();
    let (seats, min, max) = (asked.seats.len(), info.min_seats, info.max_seats);
    if !(usize::from(min)..=usize::from(max)).contains(&seats) {
        return Err(SetupError::Seats { seats, min, max }.into());
    }
    let seats =
        asked.seats.iter().map(|seat| sitter(&info, seat)).collect::<Result<Vec<_>, _>>()?;
    // The game itself knows best whether it can be dealt like this.
    entry.start(seats.len() as u8, &asked.options, seed)?;
    let options = complete(&info, &entry.recorded(&asked.options)?);
    Ok(Header {
        chain: CHAIN,
        game: info.id.to_owned(),
        rules: info.rules_version,
        seats,
        options,
        seed,
    })
}

/// On what terms it is played: who may come, how fast, and the invitation while seats are
/// free. Somebody sits there who asks for it.
pub fn new_company(header: &Header, asked: &NewTable) -> Result<Company, AppError> {
    let fits = match asked.pace {
        Pace::None => true,
        Pace::Live { base, increment } => BASE.contains(&base) && INCREMENT.contains(&increment),
        Pace::Days { days } => DAYS.contains(&days),
    };
    if !fits {
        return Err(AppError::BadPace);
    }
    let has = |kind| header.seats.iter().any(|sitter| sitter.kind == kind);
    // Bots may play among themselves; who waits for people sits there.
    let open = has(SitterKind::Open);
    if open && !has(SitterKind::You) {
        return Err(AppError::Garbled);
    }
    let pace = serde_json::to_string(&asked.pace).expect("checked: a pace is made of numbers");
    Ok(Company {
        open,
        visibility: asked.visibility.into(),
        pace: Some(pace).filter(|_| asked.pace != Pace::None),
        invite: open.then(Invite::random),
        ..Company::default()
    })
}

fn sitter(info: &GameInfo, seat: &NewSeat) -> Result<Sitter, AppError> {
    if seat.kind == SeatKind::Open {
        return Ok(Sitter { name: String::new(), kind: SitterKind::Open, bot: None });
    }
    let name = check_name(&seat.name)?;
    let bot = match seat.kind {
        SeatKind::You | SeatKind::Guest => None,
        SeatKind::Friend | SeatKind::Open => return Err(AppError::Garbled),
        SeatKind::Bot => {
            let bot = seat.bot.as_deref().unwrap_or_default();
            let unknown = || AppError::UnknownBot { bot: bot.chars().take(40).collect() };
            Some(info.bots.iter().find(|known| **known == bot).ok_or_else(unknown)?)
        }
    };
    Ok(Sitter { name, kind: seat.kind.into(), bot: bot.map(|bot| (*bot).to_owned()) })
}

/// Every option with its value, so that a table stays what it is when the usual
/// choice becomes another one.
fn complete(info: &GameInfo, chosen: &Options) -> Options {
    let usual = info.options.iter().filter_map(|option| Some((option.key, option.values.first()?)));
    let mut options: Options =
        usual.map(|(key, value)| (key.to_owned(), (*value).to_owned())).collect();
    options.extend(chosen.clone());
    options
}
