//! Ids for things at a table: short, random, distinguished by type, and cheap to copy.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::sync::Arc;

/// The longest id that is accepted from outside.
const LONGEST: usize = 64;

/// Not an id: empty, too long, or with letters other than `A-Z a-z 0-9 - _`.
#[derive(Clone, PartialEq, Debug)]
pub struct NoId;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(Arc<str>);

        impl $name {
            /// Reads text from outside.
            pub fn new(text: impl Into<String>) -> Result<$name, NoId> {
                let text = text.into();
                let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
                if text.is_empty() || text.len() > LONGEST || !text.bytes().all(fits) {
                    return Err(NoId);
                }
                Ok($name(text.into()))
            }

            /// As text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<$name, D::Error> {
                $name::new(String::deserialize(d)?).map_err(|NoId| D::Error::custom("not an id"))
            }
        }
    };
}

id! {
    /// A table. Anybody who knows the id can look at the table, so it is drawn at random.
    TableId
}
id! {
    /// A player: a guest or an account. Not a secret.
    PlayerId
}
/// What the ids of programs begin with.
const PROGRAM: &str = "program-";

impl PlayerId {
    /// The id of a program, from one for anybody. It stays a program, whatever it calls itself.
    pub fn of_program(id: &str) -> Result<PlayerId, NoId> {
        PlayerId::new(format!("{PROGRAM}{id}"))
    }

    /// Did it say that it is a program when it came?
    pub fn is_program(&self) -> bool {
        self.as_str().starts_with(PROGRAM)
    }
}

id! {
    /// Chosen by the client for each command, so that sending it again does no harm.
    MoveId
}
