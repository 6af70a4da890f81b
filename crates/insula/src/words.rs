//! Messages in the reader's language, from the same locale files as the page's.

use std::collections::HashMap;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use insula_core::{Arg, Called, Message, Renamed};
use unic_langid::LanguageIdentifier;

use crate::assets;

const LANGUAGES: [&str; 3] = ["en", "it", "es"];

/// One language.
pub struct Words {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// What is said in the place of a message, by its key.
    laid: HashMap<String, Called>,
}

impl Words {
    /// The language asked for, else the terminal's, else English.
    pub fn new(asked: Option<&str>) -> Words {
        let terminal =
            ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok());
        let wanted = asked.map(str::to_owned).or(terminal).unwrap_or_default();
        let language =
            LANGUAGES.into_iter().find(|known| wanted.starts_with(known)).unwrap_or("en");
        let id: LanguageIdentifier = language.parse().expect("checked: one of LANGUAGES");
        let mut bundle = FluentBundle::new(vec![id]);
        // The marks that keep directions apart show up as boxes in terminals.
        bundle.set_use_isolating(false);
        for text in assets::locale(language) {
            // A broken line loses its own message only; the tests find it.
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle, laid: HashMap::new() }
    }

    /// Lays the names of a pack over those of the locale files.
    pub fn lay(&mut self, names: &[Renamed]) {
        self.laid = names.iter().map(|name| (name.key.clone(), name.called.clone())).collect();
    }

    /// A sentence of the binary's own.
    pub fn text(&self, key: &'static str) -> String {
        self.say(&Message::new(key), &[])
    }

    /// A message, with the names at the table.
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        match self.laid.get(&*message.key) {
            None => self.written(message, names),
            // As the files have it: packs may exchange two names.
            Some(Called::Message(other)) => self.written(other, names),
            Some(Called::Name(own)) => {
                own.get(self.language).or(own.get("en")).cloned().unwrap_or_default()
            }
        }
    }

    /// A message as the locale files have it.
    fn written(&self, message: &Message, names: &[String]) -> String {
        let Some(pattern) = self.bundle.get_message(&message.key).and_then(|found| found.value())
        else {
            return message.key.to_string();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in message.args.iter() {
            args.set(name, self.value(arg, names));
        }
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    fn value(&self, arg: &Arg, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Tenths(tenths) => FluentValue::from(self.decimal(*tenths)),
            Arg::Word(word) => FluentValue::from(word.to_string()),
            Arg::Seat(seat) => {
                let name = names.get(seat.index()).cloned();
                FluentValue::from(name.unwrap_or_else(|| format!("{}", seat.0 + 1)))
            }
            Arg::Message(message) => FluentValue::from(self.say(message, names)),
            Arg::List(list) => FluentValue::from(self.join(list, names)),
        }
    }

    /// A number in tenths with one decimal.
    pub fn decimal(&self, tenths: i64) -> String {
        let (sign, tenths) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
        let point = if self.language == "en" { "." } else { "," };
        format!("{sign}{}{point}{}", tenths / 10, tenths % 10)
    }

    fn join(&self, list: &[Arg], names: &[String]) -> String {
        let words: Vec<String> = list
            .iter()
            .map(|arg| match self.value(arg, names) {
                FluentValue::String(text) => text.into_owned(),
                FluentValue::Number(number) => number.as_string().into_owned(),
                _ => String::new(),
            })
            .collect();
        match words.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, rest)) => {
                let word = |text: String| Arg::Word(text.into());
                let pair = Message::new("terminal-list")
                    .with("rest", word(rest.join(", ")))
                    .with("last", word(last.clone()));
                self.say(&pair, names)
            }
            None => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use insula_core::Seat;

    use super::*;

    #[test]
    fn every_locale_file_reads_without_an_error() {
        for language in LANGUAGES {
            for text in assets::locale(language) {
                if let Err((_, errors)) = FluentResource::try_new(text) {
                    panic!("{language}: {errors:?}");
                }
            }
        }
    }

    #[test]
    fn a_language_is_found_by_its_name_or_locale() {
        let your_move = |asked| Words::new(Some(asked)).text("terminal-pick");
        assert_ne!(your_move("en"), your_move("it_IT.UTF-8"));
        assert_ne!(your_move("it"), your_move("es"));
        assert_eq!(your_move("xx"), your_move("en"));
    }

    #[test]
    fn the_names_of_a_pack_lie_over_the_others() {
        let renamed = |key: &str, called| Renamed { key: key.to_owned(), called };
        let own = |names: &[(&'static str, &str)]| {
            Called::Name(names.iter().map(|&(to, name)| (to, name.to_owned())).collect())
        };
        let card = |slug: &str| Message::new(format!("urban-sprawl-card-{slug}"));
        let mut words = Words::new(Some("it"));
        let [library, sawmill] = ["library", "sawmill"].map(|slug| words.say(&card(slug), &[]));
        words.lay(&[
            renamed("urban-sprawl-card-clinic", own(&[("en", "Spa"), ("it", "Terme")])),
            renamed("urban-sprawl-card-farmhouse", own(&[("en", "Barn")])),
            renamed("urban-sprawl-card-library", Called::Message(card("sawmill"))),
            renamed("urban-sprawl-card-sawmill", Called::Message(card("library"))),
        ]);
        let said = |slug: &str| words.say(&card(slug), &[]);
        assert_eq!([said("clinic"), said("farmhouse")], ["Terme", "Barn"]);
        assert_eq!([said("library"), said("sawmill")], [sawmill, library], "exchanged");
        let within = Message::new("terminal-list").with("rest", card("clinic")).with("last", 2u8);
        assert!(words.say(&within, &[]).contains("Terme"));
    }

    #[test]
    fn a_list_is_joined_as_the_language_joins_it() {
        let names = ["Ada".to_owned(), "Bo".to_owned(), "Cy".to_owned()];
        let list = vec![Seat(0), Seat(1), Seat(2)];
        let message = Message::new("terminal-winners").with("seats", list).with("n", 3u8);
        let said = Words::new(Some("en")).say(&message, &names);
        assert!(said.contains("Ada, Bo and Cy"), "{said}");
    }
}
