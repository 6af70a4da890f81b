//! Whatever the server says exists in three languages, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use insula_core::{Message, SetupError};
use insula_games::Refusal as GameRefusal;
use insula_server::{AppError, Notice, NoticeKind, Refusal};
use insula_store::{Doing, Fault, StoreError};

const LOCALES: [(&str, &str); 3] = [
    ("en", include_str!("../../../../locales/en/server.ftl")),
    ("it", include_str!("../../../../locales/it/server.ftl")),
    ("es", include_str!("../../../../locales/es/server.ftl")),
];

const NOTICES: [(&str, &str); 3] = [
    ("en", include_str!("../../../../locales/en/notice.ftl")),
    ("it", include_str!("../../../../locales/it/notice.ftl")),
    ("es", include_str!("../../../../locales/es/notice.ftl")),
];

fn everything_said() -> Vec<Message> {
    let text = || "x".to_owned();
    let refusals = [
        Refusal::Stale,
        Refusal::NotYourSeat,
        GameRefusal::Unreadable { text: text() }.into(),
        GameRefusal::NotYourTurn.into(),
        GameRefusal::Over.into(),
        Refusal::Journal,
        Refusal::NoUndo,
        Refusal::NoSuchAnswer,
        Refusal::Garbled,
        Refusal::TooLong,
        Refusal::Stopped,
        Refusal::Busy,
        Refusal::NotStarted,
        Refusal::StoodIn { late: true },
        Refusal::StoodIn { late: false },
        Refusal::Paused,
        Refusal::NoVote,
        Refusal::BadText,
    ];
    let errors = [
        AppError::UnknownGame { game: text() },
        SetupError::Seats { seats: 1, min: 2, max: 4 }.into(),
        SetupError::UnknownOption { key: text() }.into(),
        SetupError::BadValue { key: "x", value: text(), values: &[] }.into(),
        SetupError::NoPack { pack: text() }.into(),
        AppError::UnknownBot { bot: text() },
        AppError::BadName,
        AppError::BadPassword,
        AppError::NameTaken,
        AppError::BadSignIn,
        AppError::TooManyTries { seconds: 9 },
        AppError::NoPerson,
        AppError::BadWebhook,
        AppError::BadMail,
        AppError::BadCode,
        AppError::NoInvite,
        AppError::InviteExpired,
        AppError::TableFull,
        AppError::SeatTaken,
        AppError::NotYours,
        AppError::NotOpen,
        AppError::BadPace,
        AppError::Garbled,
        AppError::TooLong,
        AppError::NoTable,
        AppError::NotOver,
        AppError::NoSeat,
        AppError::NoPosition,
        AppError::Busy,
        AppError::NotFound,
        AppError::Foreign,
        AppError::OtherRules { written: 1, known: 2 },
        AppError::Stopped(text()),
        AppError::NoStore,
        AppError::Elsewhere,
        AppError::Store(StoreError { table: None, doing: Doing::List, fault: Fault::Finished }),
    ];
    refusals.iter().map(Refusal::message).chain(errors.iter().map(AppError::message)).collect()
}

fn everything_told() -> Vec<Message> {
    let kinds = [
        NoticeKind::YourTurn,
        NoticeKind::Started,
        NoticeKind::Over,
        NoticeKind::Rematch,
        NoticeKind::TimeShort { hours: 4 },
    ];
    let notice = |kind| {
        let table = "abcdefghjkmn".parse().unwrap();
        Notice { table, game: "capitol".to_owned(), kind }.message()
    };
    // What mail has besides.
    let mail = [
        Message::new("notice-why").with("url", 1u8),
        Message::new("notice-code-subject"),
        Message::new("notice-code").with("code", 1u8),
    ];
    kinds.map(notice).into_iter().chain(mail).collect()
}

/// Keys with the arguments that their text uses.
fn read<'a>(ftl: &'a str, prefix: &str) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut keys = BTreeMap::<_, BTreeSet<_>>::new();
    let mut key = "";
    for line in ftl.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with(prefix)) {
            key = name;
            assert!(keys.insert(key, BTreeSet::new()).is_none(), "{key} twice");
        }
        let args = line.split("$").skip(1).map(|rest| {
            rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default()
        });
        keys.entry(key).or_default().extend(args);
    }
    keys.remove("");
    keys
}

#[test]
fn every_sentence_exists_in_every_language() {
    compare(everything_said(), &LOCALES, "server-");
    compare(everything_told(), &NOTICES, "notice-");
}

fn compare(said: Vec<Message>, locales: &[(&str, &str)], prefix: &str) {
    let said: BTreeMap<_, BTreeSet<_>> = said
        .into_iter()
        .map(|message| {
            let names = message.args.iter().map(|(name, _)| name).collect();
            (message.key.into_owned(), names)
        })
        .collect();
    let said: BTreeMap<_, _> =
        said.iter().map(|(key, args)| (key.as_str(), args.clone())).collect();
    for (lang, ftl) in locales {
        assert_eq!(read(ftl, prefix), said, "{lang}");
    }
}
