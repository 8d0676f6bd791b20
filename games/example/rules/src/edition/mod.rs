//! EX-1.1: what is printed in the box, and how an owner's own figures are read.

mod options;

pub use options::Setup;

use game::Fault;
use game::edition_file::{self, Head};
use std::sync::LazyLock;

/// EX-1.1: twelve cards are enough for five seats with two cards each.
const MOST_DEALT: u8 = 2;

/// The built-in edition.
const TEMPLATE: &str = include_str!("../../data/edition.toml");

#[allow(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
static BUILTIN: LazyLock<Edition> =
    LazyLock::new(|| read(TEMPLATE).expect("the built-in edition is valid: a test reads it"));

/// The figures of a box.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    name: String,
    /// EX-1.1: cards dealt to each seat.
    pub(crate) dealt: u8,
}

impl game::Edition for Edition {
    fn builtin() -> Edition {
        BUILTIN.clone()
    }

    fn parse(text: &str) -> Result<Edition, Vec<Fault>> {
        read(text)
    }

    fn template() -> String {
        TEMPLATE.to_string()
    }

    fn name(&self) -> &str {
        &self.name
    }

    /// The figures alone: comments and the name do not make a different edition.
    fn canonical(&self) -> Vec<u8> {
        vec![self.dealt]
    }
}

fn read(text: &str) -> Result<Edition, Vec<Fault>> {
    edition_file::read(text, "example", &["dealt"], &[], |file, Head { name, .. }, faults| {
        let dealt = file.whole("dealt", faults)?.within(1..=MOST_DEALT, "EX-1.1", "ex-edition-dealt", faults)?;
        Some(Edition { name, dealt })
    })
}
