//! Words for readers in Python.

use crate::wrong;
use game::{Arg, Edition as _, Message, Seat};
use games::{FullGame, GameKind, Visitor};
use pyo3::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use words::{Language, Words, rulebook};

type Known = Vec<((Language, Option<Seat>), Rc<Words>)>;

thread_local! {
    /// One for each language and seat: catalogues take a while to read.
    static KNOWN: RefCell<Known> = const { RefCell::new(Vec::new()) };
}

/// Somebody who reads messages in a language, and whose own seat is called "you".
pub struct Reader(Rc<Words>);

impl Reader {
    pub fn of(language: &str, me: Option<usize>) -> PyResult<Reader> {
        let key = (language_named(language)?, me.and_then(Seat::new));
        Ok(KNOWN.with_borrow_mut(|known| {
            if let Some((_, words)) = known.iter().find(|(other, _)| *other == key) {
                return Reader(words.clone());
            }
            let words = Rc::new(Words::new(key.0, key.1));
            known.push((key, words.clone()));
            Reader(words)
        }))
    }

    pub fn say(&self, message: &Message) -> String {
        self.0.say(message)
    }

    pub fn line(&self, message: &Message) -> String {
        self.0.line(message)
    }
}

fn language_named(code: &str) -> PyResult<Language> {
    code.parse().map_err(|error: words::UnknownLanguage| wrong(format!("there is no language {code:?}; {error}")))
}

/// A clause, an example or a chapter of the rules.
#[pyfunction]
pub fn clause(id: &str, language: &str) -> PyResult<Option<String>> {
    Ok(rulebook::clause(id, language_named(language)?))
}

/// The rules of a game, whole or on one page.
#[pyfunction]
pub fn rules(game: &str, language: &str, whole: bool) -> PyResult<Option<&'static str>> {
    let language = language_named(language)?;
    Ok(if whole { rulebook::whole(game, language) } else { rulebook::one_page(game, language) })
}

/// The built-in edition of a game, as the text of an edition file.
#[pyfunction]
pub fn edition(game: &str) -> PyResult<String> {
    struct Template;
    impl Visitor for Template {
        type Out = String;
        fn visit<G: FullGame>(self) -> String {
            G::Edition::template()
        }
    }
    let kind: GameKind = game.parse().map_err(|error: games::UnknownGame| wrong(error))?;
    Ok(kind.visit(Template))
}

/// What the entries that Python says take.
const ARGUMENTS: [&str; 10] =
    ["action", "chapter", "clause", "game", "left", "most", "number", "players", "seat", "text"];

/// What Python hands over.
#[derive(FromPyObject)]
pub enum Given {
    Number(i64),
    Text(String),
}

/// An entry of the catalogue, if there is one; `seat` is the number of a seat from 0.
#[pyfunction]
pub fn say(key: &str, language: &str, me: Option<usize>, given: Vec<(String, Given)>) -> PyResult<Option<String>> {
    let reader = Reader::of(language, me)?;
    let mut args = Vec::new();
    for (name, given) in given {
        let known = ARGUMENTS.into_iter().find(|known| **known == *name);
        let name = known.ok_or_else(|| wrong(format!("{name}: expected one of {}", ARGUMENTS.join(", "))))?;
        let arg = match given {
            Given::Text(text) => Arg::Text(text),
            Given::Number(number) => {
                let seat = usize::try_from(number).ok().and_then(Seat::new).filter(|_| name == "seat");
                seat.map_or(Arg::Number(number), Arg::Seat)
            }
        };
        args.push((name, arg));
    }
    Ok(reader.0.find(key, &args))
}
