//! What an operator writes down, and what the server makes of it: the real binary.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const ENVIRONMENT: [&str; 4] = ["INSULA_PORT", "INSULA_SMTP", "INSULA_URL", "RUST_LOG"];

/// `insula serve --check` with a file of this name and text.
fn check(file: &str, text: &str, environment: &[(&str, &str)], more: &[&str]) -> Output {
    let path = written(file, text);
    let mut command = Command::new(env!("CARGO_BIN_EXE_insula"));
    for name in ENVIRONMENT {
        command.env_remove(name);
    }
    let args = ["serve", "--check", "--config", path.to_str().unwrap()];
    command.args(args).args(more).envs(environment.iter().copied()).output().unwrap()
}

fn written(file: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
    std::fs::write(&path, text).unwrap();
    path
}

fn said(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn refused(output: Output) -> String {
    assert!(!output.status.success(), "not refused");
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    complaint
}

#[test]
fn flags_come_before_the_environment_and_that_before_the_file() {
    let file = "port = 1111\nhost = \"::1\"\nurl = \"https://file.example/\"\nbot-delay = 5\n";
    let environment = [("INSULA_PORT", "2222"), ("INSULA_URL", "https://environment.example")];
    let shown = said(check("order.toml", file, &environment, &["--port", "3333"]));
    let line = |name: &str| {
        let found = shown.lines().find(|line| line.starts_with(&format!("{name} = ")));
        found.unwrap_or_else(|| panic!("{name}\n{shown}")).to_owned()
    };
    assert_eq!(line("port"), "port = \"3333\"  # --port");
    assert_eq!(line("url"), "url = \"https://environment.example\"  # INSULA_URL");
    assert!(line("host").starts_with("host = \"::1\"  # "), "{shown}");
    assert!(line("host").ends_with("order.toml: host"), "{shown}");
    assert!(line("bot-delay").starts_with("bot-delay = \"5\"  # "), "{shown}");
    assert_eq!(line("data"), "data = \"data\"  # default");
    assert_eq!(line("db"), "db = \"sqlite:data/insula.sqlite\"  # default");
    // An empty variable says nothing.
    let shown = said(check("order.toml", file, &[("INSULA_PORT", "")], &[]));
    assert!(shown.contains("port = \"1111\"  # "), "{shown}");
}

#[test]
fn what_is_printed_can_be_used_as_a_file() {
    let shown = said(check("first.toml", "thinkers = 3\nwebhooks-anywhere = true\n", &[], &[]));
    let again = said(check("again.toml", &shown, &[], &[]));
    let values =
        |text: &str| text.parse::<toml::Table>().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(values(&shown), values(&again));
    assert_eq!(values(&shown)["thinkers"].as_str(), Some("3"));
    assert_eq!(values(&shown)["webhooks-anywhere"].as_str(), Some("true"));
}

#[test]
fn the_operators_page_has_every_setting() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operating.md");
    let page = std::fs::read_to_string(page).unwrap();
    let shown = said(check("none.toml", "", &[], &[]));
    let names: Vec<_> =
        shown.lines().filter_map(|line| line.trim_start_matches("# ").split(' ').next()).collect();
    assert!(names.len() > 10 && names.contains(&"port") && names.contains(&"smtp"), "{shown}");
    let rows: Vec<_> =
        page.lines().filter_map(|line| line.strip_prefix("| `--")?.split('`').next()).collect();
    assert_eq!(rows, names);
}

#[test]
fn what_does_not_fit_is_refused_with_where_it_stands_and_what_is_right() {
    let complaint = refused(check("bad.toml", "port = 99999\n", &[], &[]));
    assert!(complaint.contains("bad.toml: port: \"99999\" does not fit"), "{complaint}");
    assert!(complaint.contains("right is a number from 0 to 65535"), "{complaint}");
    let complaint = refused(check("unknown.toml", "prot = 1\n", &[], &[]));
    assert!(complaint.contains("unknown.toml: there is no setting \"prot\""), "{complaint}");
    assert!(complaint.contains("host, port, data"), "{complaint}");
    let complaint = refused(check("list.toml", "\nport = [1]\n", &[], &[]));
    assert!(complaint.contains("list.toml: port: one value is wanted"), "{complaint}");
    let complaint = refused(check("broken.toml", "port = 1\nhost = \n", &[], &[]));
    assert!(complaint.contains("broken.toml:2: "), "{complaint}");
    let complaint = refused(check("none.toml", "", &[("INSULA_PORT", "many")], &[]));
    assert!(complaint.contains("INSULA_PORT: \"many\" does not fit"), "{complaint}");
    let complaint = refused(check("none.toml", "", &[], &["--url", "games.example"]));
    assert!(complaint.contains("--url: \"games.example\" does not fit"), "{complaint}");
    let complaint = refused(check("none.toml", "", &[], &["--mail-from", "a@b.example"]));
    assert!(complaint.contains("smtp and mail-from go together"), "{complaint}");
    for (key, value) in [
        ("host", "here"),
        ("db", "mysql://a"),
        ("bot-delay", "-1"),
        ("thinkers", "0"),
        ("log", "loud"),
        ("log-format", "xml"),
        ("metrics-addr", "9777"),
        ("drain", "6"),
        ("webhooks-anywhere", "perhaps"),
        ("cards", " "),
        ("data", ""),
    ] {
        let file = format!("{key} = {value:?}\n");
        let complaint = refused(check(&format!("{key}.toml"), &file, &[], &[]));
        assert!(complaint.contains(&format!("{key}.toml: {key}: ")), "{complaint}");
        assert!(complaint.contains("does not fit; right is "), "{complaint}");
    }
}

#[test]
fn no_password_is_printed() {
    const SECRET: &str = "tr0ub4dor";
    let file =
        format!("smtp = \"smtps://ada:{SECRET}@mail.example\"\nmail-from = \"a@b.example\"\n");
    let shown = said(check("mail.toml", &file, &[], &[]));
    assert!(shown.contains("smtp = \"smtps://ada:***@mail.example\""), "{shown}");
    // Also not where the file, or the value, is wrong.
    let wrong = [
        format!("smtp = \"smtps://ada:{SECRET}@mail.example\n"),
        format!("smtp = \"ada:{SECRET}\"\nmail-from = \"a@b.example\"\n"),
        format!("smtp = \"gopher://ada:{SECRET}@mail.example\"\nmail-from = \"a@b.example\"\n"),
        format!("db = \"mysql://ada:{SECRET}@there\"\n"),
    ];
    for (at, file) in wrong.iter().enumerate() {
        let complaint = refused(check(&format!("wrong-{at}.toml"), file, &[], &[]));
        assert!(!complaint.contains(SECRET), "{complaint}");
    }
    assert!(!shown.contains(SECRET));
}
