//! EX-1.1: what is printed in the box, and how an owner's own figures are read.

mod options;

pub use options::Setup;

use game::{Fault, Message};
use serde::Deserialize;
use toml::Spanned;

const BUILTIN: &str = include_str!("../../data/edition.toml");
const MAX_NAME: usize = 80;
/// Twelve cards are enough for five seats with two cards each.
const MOST_DEALT: u8 = 2;

/// The figures of a box.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    name: String,
    /// EX-1.1: cards dealt to each seat.
    pub(crate) dealt: u8,
}

/// An edition file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    game: Spanned<String>,
    name: Spanned<String>,
    dealt: Spanned<i64>,
}

/// A mistake at a place of the text.
fn fault(text: &str, at: usize, clause: &'static str, message: Message) -> Fault {
    let line = 1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count() as u32;
    Fault { line, clause, message }
}

impl game::Edition for Edition {
    #[allow(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
    fn builtin() -> Edition {
        Edition::parse(BUILTIN).expect("the built-in edition is sound")
    }

    fn parse(text: &str) -> Result<Edition, Vec<Fault>> {
        let form: Form = toml::from_str(text).map_err(|slip| {
            let message = Message::new("edition-bad-toml").with("reason", slip.message().to_owned());
            vec![fault(text, slip.span().map_or(0, |span| span.start), "", message)]
        })?;
        let mut faults = Vec::new();
        if form.game.get_ref() != "example" {
            let message = Message::new("ex-edition-other-game").with("game", form.game.get_ref().clone());
            faults.push(fault(text, form.game.span().start, "", message));
        }
        let name = form.name.get_ref();
        if name.is_empty() || name.chars().count() > MAX_NAME || name.chars().any(char::is_control) {
            let message = Message::new("edition-name").with("name", name.clone()).with("limit", MAX_NAME);
            faults.push(fault(text, form.name.span().start, "", message));
        }
        let dealt = u8::try_from(*form.dealt.get_ref()).unwrap_or(0);
        if !(1..=MOST_DEALT).contains(&dealt) {
            let message = Message::new("ex-edition-dealt").with("most", MOST_DEALT);
            faults.push(fault(text, form.dealt.span().start, "EX-1.1", message));
        }
        if faults.is_empty() { Ok(Edition { name: name.clone(), dealt }) } else { Err(faults) }
    }

    fn template() -> String {
        BUILTIN.into()
    }

    fn name(&self) -> &str {
        &self.name
    }

    /// The figures alone: comments and name do not make another edition.
    fn canonical(&self) -> Vec<u8> {
        vec![self.dealt]
    }
}
