//! JSON that was made from a game's own types.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// A game's JSON: written once, sent to many.
#[derive(Clone, Debug)]
pub struct GameJson(Option<Box<RawValue>>);

impl GameJson {
    /// Nothing to show: `null`.
    pub const NOTHING: GameJson = GameJson(None);

    /// As JSON. The types of the games are plain data whose serialisation cannot fail.
    pub fn new(value: &impl Serialize) -> GameJson {
        GameJson(serde_json::value::to_raw_value(value).ok())
    }

    /// From JSON text; nothing if it is not JSON.
    pub fn read(text: String) -> GameJson {
        GameJson(RawValue::from_string(text).ok())
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.as_ref().map_or("null", |raw| raw.get())
    }
}

impl Serialize for GameJson {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(s)
    }
}
