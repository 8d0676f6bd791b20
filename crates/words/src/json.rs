//! Messages as they travel: `{"key": …, "args": [[name, value], …]}`.

use crate::Words;
use fluent_bundle::{FluentArgs, FluentValue};
use game::Seat;
use serde_json::Value;

impl Words {
    /// A message from JSON as a line of its own. Anything else is shown as it is.
    pub fn line_of(&self, message: &Value) -> String {
        let text = self.message_of(message);
        let mut letters = text.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    }

    fn message_of(&self, message: &Value) -> String {
        let Some(key) = message.get("key").and_then(Value::as_str) else { return message.to_string() };
        let none = Vec::new();
        let args = message.get("args").and_then(Value::as_array).unwrap_or(&none);
        let mut values = FluentArgs::new();
        for arg in args {
            let (Some(name), Some(arg)) = (arg.get(0).and_then(Value::as_str), arg.get(1)) else { continue };
            if let Some(number) = arg.get("number").and_then(Value::as_i64) {
                values.set(name.to_owned(), FluentValue::from(number));
                continue;
            }
            if let Some(seat) = seat_of(arg) {
                values.set(format!("{name}_is"), if self.is_me(seat) { "you" } else { "other" });
            }
            if let Some(list) = arg.get("list").and_then(Value::as_array) {
                values.set(format!("{name}_count"), FluentValue::from(list.len()));
            }
            values.set(name.to_owned(), self.arg_of(arg));
        }
        self.formatted(key, &values).unwrap_or_else(|| key.to_owned())
    }

    /// An argument from JSON.
    pub fn arg_of(&self, arg: &Value) -> String {
        let text = |name: &str| arg.get(name).and_then(Value::as_str);
        if let Some(seat) = seat_of(arg) {
            return self.arg(&game::Arg::Seat(seat));
        }
        if let Some(key) = text("term") {
            return self.key(key, &[]);
        }
        if let Some(text) = text("text").or_else(|| arg.get("card")?.get("text")?.as_str()) {
            return text.to_owned();
        }
        match (arg.get("list").and_then(Value::as_array), arg.get("message"), arg.get("number")) {
            (Some(list), _, _) if list.is_empty() => self.key("list-empty", &[]),
            (Some(list), _, _) => list.iter().map(|item| self.arg_of(item)).collect::<Vec<_>>().join(", "),
            (None, Some(message), _) => self.message_of(message),
            (None, None, Some(number)) => number.to_string(),
            (None, None, None) => arg.to_string(),
        }
    }
}

fn seat_of(arg: &Value) -> Option<Seat> {
    arg.get("seat").and_then(Value::as_u64).and_then(|number| Seat::from_number(number.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use game::{Arg, Message};

    #[test]
    fn a_message_says_the_same_as_json() {
        let card = Arg::Card { card: "salt.07".into(), text: "salt.07 p5".into() };
        let inner =
            Message::new("om-claimed").with("good", Arg::Term("good-salt")).with("claim", Arg::Text("p5".into()));
        let messages = [
            Message::new("no-undo-other").with("seat", Seat::at(1)),
            Message::new("prompt-said").with("seat", Seat::at(0)).with("text", Arg::Text("hello".into())),
            Message::new("prompt-nearest").with("action", Arg::List(vec![card, Arg::Message(inner), Arg::Number(3)])),
            Message::new("prompt-patience").with("left", 1u8),
            Message::new("play-undoable").with("actions", Arg::List(Vec::new())),
        ];
        for language in Language::ALL {
            for me in [None, Some(Seat::at(0))] {
                let words = Words::new(language, me);
                for message in &messages {
                    let json = serde_json::to_value(message).unwrap();
                    assert_eq!(words.line_of(&json), words.line(message));
                }
            }
        }
        assert_eq!(Words::new(Language::En, None).line_of(&serde_json::json!({"key": "no-such-key"})), "No-such-key");
    }
}
