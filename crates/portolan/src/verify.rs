//! `portolan verify`: does this match file tell the truth?

use crate::args::VerifyArgs;
use crate::{Failure, Language, Words, game_setup, match_files};
use game::{Arg, Message};
use games::{FullGame, Visitor};
use record::{FileFault, MatchFile, Proof};
use std::io::Write;

pub(crate) fn run(args: VerifyArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let checked = match match_files::read(&args.file)? {
        Ok(text) => match match_files::game_of(&text) {
            Ok(kind) => kind.visit(Verify { args: &args, text: &text })?,
            Err(fault) => Err(fault),
        },
        Err(fault) => Err(fault),
    };
    match checked {
        Ok(messages) => {
            let words = Words::new(Language::En, None);
            for message in messages {
                writeln!(out, "{}: {}", args.file.display(), words.say(&message))?;
            }
            Ok(())
        }
        Err(fault) => {
            writeln!(out, "{}", match_files::fault_line(&args.file, &fault))?;
            out.flush()?;
            Err(Failure::Fault)
        }
    }
}

struct Verify<'a> {
    args: &'a VerifyArgs,
    text: &'a str,
}

impl Visitor for Verify<'_> {
    type Out = Result<Result<Vec<Message>, FileFault>, Failure>;

    fn visit<G: FullGame>(self) -> Self::Out {
        let edition = game_setup::load_edition::<G>(self.args.edition.as_deref())?;
        let verified = MatchFile::<G>::read(self.text).and_then(|file| file.verify(&edition));
        Ok(verified.map(|played| {
            let key = if played.standings().is_some() { "verify-finished" } else { "verify-open" };
            let played_out = Message::new(key)
                .with("game", Arg::Text(G::NAME.into()))
                .with("players", played.game().players())
                .with("steps", played.version());
            let by_rules = match played.proof() {
                Proof::Rules => Message::new("verify-rules").with("rules", G::RULES),
                Proof::Events { rules, until: None } => Message::new("verify-events").with("rules", rules),
                Proof::Events { rules, until: Some(step) } => {
                    Message::new("verify-renewed").with("rules", rules).with("step", step).with("known", G::RULES)
                }
            };
            let proven = played.header().shuffle.map(|_| Message::new("verify-shuffle"));
            [Some(played_out), Some(by_rules), proven].into_iter().flatten().collect()
        }))
    }
}
