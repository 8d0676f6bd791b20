//! Words for messages, from the catalogue in `i18n/`.

use crate::Language;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use game::{Arg, Message, Seat};

/// Is there a message for this key? For the tests that every message of a game has words.
pub fn catalogue_has(key: &str) -> bool {
    Words::new(Language::En, None).bundle.has_message(key)
}

/// Puts messages into words for one reader.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    language: Language,
    /// The reader's own seat, which is called "you".
    me: Option<Seat>,
}

impl Words {
    /// In this language, for the player in this seat or for a spectator.
    pub fn new(language: Language, me: Option<Seat>) -> Words {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        for text in language.catalogue() {
            // The readable part of a faulty file is better than nothing; a test keeps the files free of faults.
            let resource = FluentResource::try_new((*text).into()).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
        }
        Words { bundle, language, me }
    }

    /// The language that is spoken.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message as text. Without an entry in the catalogue: its key and arguments.
    pub fn say(&self, message: &Message) -> String {
        self.key(message.key, &message.args)
    }

    /// The same as a line of its own, beginning with a capital.
    pub fn line(&self, message: &Message) -> String {
        let text = self.say(message);
        let mut letters = text.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => text,
        }
    }

    /// The entry of a key that is known only at run time.
    pub fn key(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        self.formatted(key, &self.values(args)).unwrap_or_else(|| self.without_words(key, args))
    }

    /// The entry of a key with these values, if there is one.
    pub(crate) fn formatted(&self, key: &str, values: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value())?;
        // If an entry asks for an argument that the message lacks, its name is shown: visible, and no reason to stop.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(values), &mut errors).into_owned())
    }

    /// Is it the reader's own seat?
    pub(crate) fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// The entry of a key, if there is one.
    pub fn find(&self, key: &str, args: &[(&'static str, Arg)]) -> Option<String> {
        self.bundle.has_message(key).then(|| self.key(key, args))
    }

    /// What an argument has no words for: unknown keys, and entries that ask for something it does not have.
    pub fn gaps(&self, arg: &Arg) -> Vec<String> {
        let (key, args) = match arg {
            Arg::Term(key) | Arg::Thing { term: key, .. } => (*key, &[][..]),
            Arg::Message(message) => (message.key, &message.args[..]),
            Arg::List(items) => return items.iter().flat_map(|item| self.gaps(item)).collect(),
            Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) | Arg::Card { .. } => return Vec::new(),
        };
        let mut gaps: Vec<String> = args.iter().flat_map(|(_, arg)| self.gaps(arg)).collect();
        match self.bundle.get_message(key).and_then(|message| message.value()) {
            None => gaps.push(key.into()),
            Some(pattern) => {
                let mut errors = Vec::new();
                self.bundle.format_pattern(pattern, Some(&self.values(args)), &mut errors);
                gaps.extend(errors.iter().map(|error| format!("{key}: {error}")));
            }
        }
        gaps
    }

    /// Arguments as the catalogue knows them.
    fn values(&self, args: &[(&'static str, Arg)]) -> FluentArgs<'static> {
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => values.set(*name, FluentValue::from(*number)),
                Arg::Seat(seat) => {
                    let who = if self.me == Some(*seat) { "you" } else { "other" };
                    values.set(format!("{name}_is"), who);
                    values.set(*name, self.seat(*seat));
                }
                Arg::List(items) => {
                    values.set(format!("{name}_count"), FluentValue::from(items.len()));
                    values.set(*name, self.arg(arg));
                }
                Arg::Term(_) | Arg::Thing { .. } | Arg::Text(_) | Arg::Card { .. } | Arg::Message(_) => {
                    values.set(*name, self.arg(arg));
                }
            }
        }
        values
    }

    /// An argument as text.
    pub fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Seat(seat) => self.seat(*seat),
            Arg::Number(number) => number.to_string(),
            Arg::Term(key) | Arg::Thing { term: key, .. } => self.key(key, &[]),
            Arg::Text(text) | Arg::Card { text, .. } => text.clone(),
            Arg::List(items) if items.is_empty() => self.key("list-empty", &[]),
            Arg::List(items) => items.iter().map(|item| self.arg(item)).collect::<Vec<_>>().join(", "),
            Arg::Message(message) => self.say(message),
        }
    }

    fn seat(&self, seat: Seat) -> String {
        if self.me == Some(seat) {
            self.key("seat-you", &[])
        } else {
            self.key("seat-name", &[("number", seat.number().into())])
        }
    }

    fn without_words(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let args: Vec<String> = args.iter().map(|(name, arg)| format!("{name}={}", self.arg(arg))).collect();
        if args.is_empty() { key.into() } else { format!("{key}({})", args.join(" ")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_is_called_you() {
        let message = Message::new("no-undo-other").with("seat", Seat::at(1));
        let said = |me| Words::new(Language::En, me).say(&message);
        assert!(said(None).contains("player 2"), "{}", said(None));
        assert!(!said(Some(Seat::at(1))).contains("player"));
    }

    #[test]
    fn a_missing_key_is_printed() {
        let message = Message::new("no-such-key").with("n", 3u8).with("list", vec![Seat::at(0)]);
        assert_eq!(Words::new(Language::En, None).say(&message), "no-such-key(n=3 list=player 1)");
        assert!(!catalogue_has("no-such-key"));
        assert!(catalogue_has("seat-you"));
    }
}
