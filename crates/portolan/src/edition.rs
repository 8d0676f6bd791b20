//! `portolan edition`: check an edition file, show the built-in one.

use crate::args::EditionCommand;
use crate::{Failure, Language, Words, game_setup};
use game::{Arg, Edition, Message};
use games::{FullGame, GameKind, Visitor};
use record::EditionId;
use std::io::Write;
use std::path::Path;

pub(crate) fn run(command: EditionCommand, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        EditionCommand::Check { file, game } => {
            let text = game_setup::read_text(&file)?;
            let game = game.or_else(|| GameKind::named_in(&text)).unwrap_or(game_setup::FIRST_GAME);
            game.visit(Check { file: &file, text: &text, out })
        }
        EditionCommand::Show { game } => Ok(write!(out, "{}", game.visit(Show))?),
    }
}

struct Check<'a> {
    file: &'a Path,
    text: &'a str,
    out: &'a mut dyn Write,
}

impl Visitor for Check<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: FullGame>(self) -> Self::Out {
        match G::Edition::parse(self.text) {
            Ok(edition) => {
                let EditionId { name, hash } = EditionId::of(&edition);
                let message = Message::new("edition-good")
                    .with("game", Arg::Text(G::NAME.into()))
                    .with("name", name)
                    .with("hash", hash.to_string());
                writeln!(self.out, "{}: {}", self.file.display(), Words::new(Language::En, None).say(&message))?;
                Ok(())
            }
            Err(faults) => {
                for fault in &faults {
                    writeln!(self.out, "{}", game_setup::fault_line(self.file, fault))?;
                }
                self.out.flush()?;
                Err(Failure::Fault)
            }
        }
    }
}

struct Show;

impl Visitor for Show {
    type Out = String;

    fn visit<G: FullGame>(self) -> String {
        G::Edition::template()
    }
}
