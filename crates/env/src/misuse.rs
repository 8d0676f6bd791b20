//! The mistakes a caller can make, in English: its readers write programs.

use std::fmt;

/// A mistake of the caller.
#[derive(Clone, PartialEq, Debug)]
pub enum Misuse {
    /// A name, an option or an edition does not exist: why.
    Setup(String),
    /// An array does not have the expected length.
    Length {
        /// Which.
        array: &'static str,
        /// Its length.
        got: usize,
        /// What it should be.
        expected: usize,
    },
    /// An option that is not in the mask.
    NotOffered {
        /// In which environment of a batch.
        env: Option<usize>,
        /// The option.
        option: u8,
    },
    /// Too few or too many of something.
    Number {
        /// Of what.
        what: &'static str,
        /// How many.
        got: usize,
        /// At most.
        most: usize,
    },
    /// The rules refuse an action.
    Refused {
        /// In notation.
        action: String,
        /// The clause it rests on.
        clause: &'static str,
        /// The obstacle.
        why: String,
    },
    /// The match has ended.
    Over,
}

impl fmt::Display for Misuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misuse::Setup(why) => f.write_str(why),
            Misuse::Length { array, got, expected } => write!(f, "{array}: {got} items, expected {expected}"),
            Misuse::NotOffered { env: Some(env), option } => {
                write!(f, "option {option} of environment {env} is not in its mask; this environment stands still")
            }
            Misuse::NotOffered { env: None, option } => write!(f, "option {option} is not in the mask"),
            Misuse::Number { what, got, most } => write!(f, "{what}: {got}, expected 1 to {most}"),
            Misuse::Refused { action, clause, why } => write!(f, "{action}: refused by {clause} ({why})"),
            Misuse::Over => f.write_str("the match is over"),
        }
    }
}

impl std::error::Error for Misuse {}
