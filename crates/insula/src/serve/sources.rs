//! Where settings come from: flags, then the environment, then a file, then what is usual.
//!
//! **Invariant:** a value that does not fit, or a key that nobody knows, is refused with
//! where it stands and what would be right. No secret is printed.

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use toml::{Table, Value};

/// A setting, as it is called in a file; the flag has dashes before it, and the
/// environment has it in capitals after `INSULA_`.
pub struct Key {
    /// Its name.
    pub name: &'static str,
    /// Its value where nobody says another.
    pub usual: Option<&'static str>,
    /// What a value looks like.
    pub right: &'static str,
    /// Whether a password may be in it.
    pub secret: bool,
}

/// All that was said, and what has been read of it.
pub struct Sources<'a> {
    keys: &'static [Key],
    flags: Table,
    environment: &'a dyn Fn(&str) -> Option<String>,
    file: Option<(&'a Path, Table)>,
    shown: String,
}

impl<'a> Sources<'a> {
    /// Reads the file.
    pub fn new(
        keys: &'static [Key],
        flags: Table,
        environment: &'a dyn Fn(&str) -> Option<String>,
        file: Option<&'a Path>,
    ) -> Result<Sources<'a>> {
        let file =
            file.map(|path| Ok::<_, anyhow::Error>((path, read(keys, path)?))).transpose()?;
        Ok(Sources { keys, flags, environment, file, shown: String::new() })
    }

    /// What a setting is, if anybody says it or it is something usually.
    pub fn value<T>(
        &mut self,
        name: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>> {
        let usual = self.key(name).usual;
        self.value_or(name, usual, read)
    }

    /// What a setting is that always is something.
    pub fn always<T>(&mut self, name: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T> {
        self.value(name, read)?.ok_or_else(|| anyhow!("{name} is not set"))
    }

    /// What a setting is, where only others say what is usual.
    pub fn value_or<T>(
        &mut self,
        name: &'static str,
        usual: Option<&str>,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>> {
        let key = self.key(name);
        let usual = usual.map(|usual| (usual.to_owned(), Source::Usual));
        let Some((text, source)) = self.find(key)?.or(usual) else {
            self.shown += &format!("# {name} is not set\n");
            return Ok(None);
        };
        let says = if key.secret { without_password(&text) } else { text.clone() };
        let Some(value) = read(&text) else {
            let says = if key.secret { "the value".to_owned() } else { format!("{says:?}") };
            bail!("{source}: {says} does not fit; right is {}", key.right);
        };
        self.shown += &format!("{name} = {}  # {source}\n", Value::String(says));
        Ok(Some(value))
    }

    /// Everything that was read and where from, as a file would say it.
    pub fn shown(self) -> String {
        self.shown
    }

    fn key(&self, name: &str) -> &'static Key {
        let known = self.keys.iter().find(|key| key.name == name);
        known.expect("checked: every key that is read is listed")
    }

    fn find(&self, key: &Key) -> Result<Option<(String, Source<'a>)>> {
        let name = key.name;
        if let Some(said) = self.flags.get(name) {
            return Ok(Some((text(said).unwrap_or_default(), Source::Flag(name))));
        }
        let variable = variable(name);
        // A variable that is empty says nothing: that is how a unit or a shell clears it.
        if let Some(said) = (self.environment)(&variable).filter(|said| !said.is_empty()) {
            return Ok(Some((said, Source::Environment(variable))));
        }
        let Some((path, said)) =
            self.file.as_ref().and_then(|(path, file)| Some((*path, file.get(name)?)))
        else {
            return Ok(None);
        };
        let source = Source::File(path, name);
        match text(said) {
            Some(text) => Ok(Some((text, source))),
            None => bail!("{source}: one value is wanted; right is {}", key.right),
        }
    }
}

/// The name of a setting in the environment.
pub fn variable(name: &str) -> String {
    format!("INSULA_{}", name.replace('-', "_").to_uppercase())
}

/// Where a value stands.
enum Source<'a> {
    Flag(&'static str),
    Environment(String),
    File(&'a Path, &'static str),
    Usual,
}

impl fmt::Display for Source<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Flag(name) => write!(f, "--{name}"),
            Source::Environment(variable) => f.write_str(variable),
            Source::File(path, name) => write!(f, "{}: {name}", path.display()),
            Source::Usual => f.write_str("default"),
        }
    }
}

fn read(keys: &[Key], path: &Path) -> Result<Table> {
    let shown = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("{shown} cannot be read"))?;
    // The parser's own words quote the line, which may have a password in it.
    let file: Table = text.parse().map_err(|error: toml::de::Error| {
        let at = error.span().map_or(0, |span| span.start.min(text.len()));
        let line = text.as_bytes()[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        anyhow!("{shown}:{line}: {}", error.message())
    })?;
    if let Some(unknown) = file.keys().find(|name| keys.iter().all(|key| key.name != **name)) {
        let known: Vec<_> = keys.iter().map(|key| key.name).collect();
        bail!("{shown}: there is no setting {unknown:?}; there is {}", known.join(", "));
    }
    Ok(file)
}

/// Texts, numbers and yes or no are written alike.
fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(yes) => Some(yes.to_string()),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => None,
    }
}

/// An address without the password in it.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    // A password may have an @ of its own.
    let Some((who, rest)) = rest.rsplit_once('@') else { return url.to_owned() };
    let name = who.split(':').next().unwrap_or_default();
    format!("{scheme}://{name}:***@{rest}")
}

#[cfg(test)]
mod tests {
    use super::without_password;

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("smtps://ada:p@ss:w/rd@mail.example", "smtps://ada:***@mail.example"),
            ("sqlite:data/insula.sqlite", "sqlite:data/insula.sqlite"),
            ("smtp://mail.example", "smtp://mail.example"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }
}
