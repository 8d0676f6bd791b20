//! A message without its words: a key of the catalogue and its arguments.

use crate::Seat;
use serde::Serialize;

/// A catalogue key with arguments. The words are in `i18n/`, in the reader's language.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Message {
    /// Key in the catalogue.
    pub key: &'static str,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// One argument of a message.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// The player of a seat.
    Seat(Seat),
    /// A number.
    Number(i64),
    /// A word of the catalogue, such as a good.
    Term(&'static str),
    /// A proper name or notation, the same in every language.
    Text(String),
    /// A card: its name, for a screen to draw, and its words, for plain text.
    Card {
        /// Its name in views and events.
        card: String,
        /// Its name in words, with what is printed on the card where that helps.
        text: String,
    },
    /// Several.
    List(Vec<Arg>),
    /// A sentence inside a sentence.
    Message(Message),
    /// A piece of the box that is also a word of the catalogue, such as a good: a screen may draw it.
    /// In JSON it is a term with one more field.
    #[serde(untagged)]
    Thing {
        /// The word of the catalogue.
        term: &'static str,
        /// Its name in views and events.
        thing: &'static str,
    },
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

impl<A: Into<Arg>> From<Vec<A>> for Arg {
    fn from(list: Vec<A>) -> Arg {
        Arg::List(list.into_iter().map(Into::into).collect())
    }
}

/// Several names as a list argument.
pub fn one_of_args(names: impl IntoIterator<Item = impl Into<String>>) -> Arg {
    Arg::List(names.into_iter().map(|name| Arg::Text(name.into())).collect())
}
