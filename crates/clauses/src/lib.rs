//! Reads rule documents (`games/*/rulebook/LANGUAGE.md`): chapters, clauses, worked examples.
//!
//! A passage begins at a line with its number: `## OM-3 …` begins a chapter, `- OM-3.5 …` a clause, `| OM-X3 | …` a
//! worked example. A chapter extends to the next heading, a clause to the next clause or heading, with the tables and
//! paragraphs between; an example is one row.

mod document;

pub use document::{Block, Chapter, Document, Item, Span, Table, spans};

use std::fmt;
use std::str::FromStr;

/// A passage's number: `OM-3`, `OM-3.5`, `OM-X3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number {
    /// The game: `OM`.
    pub prefix: String,
    /// Its place in the document.
    pub place: Place,
}

/// The place of a passage in its document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// `OM-3`
    Chapter(u16),
    /// `OM-3.5`
    Clause(u16, u16),
    /// `OM-X3`
    Example(u16),
}

/// Not the number of a passage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoNumber;

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Place::Chapter(chapter) => write!(f, "{}-{chapter}", self.prefix),
            Place::Clause(chapter, clause) => write!(f, "{}-{chapter}.{clause}", self.prefix),
            Place::Example(example) => write!(f, "{}-X{example}", self.prefix),
        }
    }
}

impl FromStr for Number {
    type Err = NoNumber;

    fn from_str(word: &str) -> Result<Number, NoNumber> {
        let (prefix, place) = word.split_once('-').ok_or(NoNumber)?;
        if prefix.len() < 2 || !prefix.bytes().all(|b| b.is_ascii_uppercase()) {
            return Err(NoNumber);
        }
        let place = match (place.strip_prefix('X'), place.split_once('.')) {
            (Some(example), None) => Place::Example(whole(example)?),
            (None, Some((chapter, clause))) => Place::Clause(whole(chapter)?, whole(clause)?),
            (None, None) => Place::Chapter(whole(place)?),
            (Some(_), Some(_)) => return Err(NoNumber),
        };
        Ok(Number { prefix: prefix.to_owned(), place })
    }
}

/// Digits and nothing else, without leading zeros: there is only one way to write a number.
fn whole(digits: &str) -> Result<u16, NoNumber> {
    let plain = digits == "0" || !digits.starts_with(['0', '+']);
    digits.parse().ok().filter(|_| plain).ok_or(NoNumber)
}

impl Number {
    /// From the name of a test of the game with this prefix: `om_3_5_…`, `om_x3_…`.
    pub fn of_test(prefix: &str, name: &str) -> Option<Number> {
        let mut words = name.strip_prefix(&prefix.to_ascii_lowercase())?.strip_prefix('_')?.split('_');
        let first = words.next()?;
        let place = match first.strip_prefix('x') {
            Some(example) => format!("X{example}"),
            None => format!("{first}.{}", words.next()?),
        };
        format!("{prefix}-{place}").parse().ok()
    }
}

/// A chapter, a clause or an example.
#[derive(Clone, PartialEq, Debug)]
pub struct Passage<'a> {
    /// Its number.
    pub number: Number,
    /// The text after the number, as written.
    pub text: &'a str,
}

/// Everything with a number, in the order of the document. A number that appears twice is a mistake in the document.
pub fn passages(document: &str) -> Result<Vec<Passage<'_>>, String> {
    let mut found: Vec<Passage<'_>> = Vec::new();
    let mut start = 0;
    for line in document.split_inclusive('\n') {
        let here = &document[start..];
        start += line.len();
        let Some((mark, number)) = head(line) else { continue };
        if found.iter().any(|passage| passage.number == number) {
            return Err(format!("{number} stands twice"));
        }
        let end = match number.place {
            Place::Chapter(_) => end(here, &["#"]),
            Place::Clause(..) => end(here, &["#", "- "]),
            Place::Example(_) => line.len(),
        };
        let text = here[mark.len()..end].strip_prefix(&number.to_string()).unwrap_or_default().trim();
        found.push(Passage { number, text });
    }
    Ok(found)
}

/// The mark of a line that begins a passage, and the number after it.
fn head(line: &str) -> Option<(&'static str, Number)> {
    let mark = ["## ", "- ", "| "].into_iter().find(|mark| line.starts_with(mark))?;
    let number: Number = line[mark.len()..].split_whitespace().next()?.parse().ok()?;
    let fits = match number.place {
        Place::Chapter(_) => mark == "## ",
        Place::Clause(..) => mark == "- ",
        Place::Example(_) => mark == "| ",
    };
    fits.then_some((mark, number))
}

/// The place of the next line that begins with one of these.
fn end(text: &str, marks: &[&str]) -> usize {
    let mut at = 0;
    for (i, line) in text.split_inclusive('\n').enumerate() {
        if i > 0 && marks.iter().any(|mark| line.starts_with(mark)) {
            return at;
        }
        at += line.len();
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Rules\nSee TO-1.1.\n\
        ## TO-1 Turn\n\
        - TO-1.1 A seat draws **[ruling: or not]**; see TO-1.2.\n  More of it, with TO-9.9 in a second line.\n\n| a | b |\n\n\
        - TO-1.2 A seat plays.\n- no number\n\
        - TO-1.12 Late.\n\
        ## Examples\n| id | given |\n|---|---|\n| TO-X1 | two cards | one left |\n| TO-X12 | none | none |\n";

    fn texts() -> Vec<(String, &'static str)> {
        passages(RULES).expect("readable").iter().map(|found| (found.number.to_string(), found.text)).collect()
    }

    #[test]
    fn passages_begin_where_a_line_begins_with_their_number() {
        let numbers: Vec<String> = texts().into_iter().map(|(number, _)| number).collect();
        assert_eq!(numbers, ["TO-1", "TO-1.1", "TO-1.2", "TO-1.12", "TO-X1", "TO-X12"]);
    }

    #[test]
    fn a_passage_has_all_that_belongs_to_it() {
        let texts = texts();
        assert!(texts[0].1.starts_with("Turn\n- TO-1.1 A seat") && texts[0].1.ends_with("TO-1.12 Late."), "{texts:?}");
        assert!(
            texts[1].1.starts_with("A seat draws") && texts[1].1.ends_with("second line.\n\n| a | b |"),
            "{texts:?}"
        );
        assert_eq!((texts[2].1, texts[3].1), ("A seat plays.", "Late."));
        assert_eq!(texts[4].1, "| two cards | one left |");
    }

    #[test]
    fn a_number_used_twice_is_a_mistake() {
        assert!(passages("- TO-1.1 a\n- TO-1.1 b\n").is_err_and(|fault| fault.contains("TO-1.1")));
    }

    #[test]
    fn numbers_are_written_in_one_way() {
        for word in ["OM-3", "OM-0.6", "OM-3.12", "OM-X3"] {
            assert_eq!(word.parse::<Number>().expect("a number").to_string(), word);
        }
        for word in
            ["", "OM", "OM-", "om-3.5", "OM-3.", "OM-03.5", "OM-+3", "OM-X", "OM-X3.1", "OM-3.5.1", "O-3.5", "OM-99999"]
        {
            assert_eq!(word.parse::<Number>(), Err(NoNumber), "{word}");
        }
    }

    #[test]
    fn tests_are_named_after_clauses_and_examples() {
        let of = |name| Number::of_test("TO", name).map(|number| number.to_string());
        assert_eq!(of("to_1_12_late").as_deref(), Some("TO-1.12"));
        assert_eq!(of("to_1_1_2_seats").as_deref(), Some("TO-1.1"));
        assert_eq!(of("to_x1_two_cards").as_deref(), Some("TO-X1"));
        assert_eq!((of("to_x1y"), of("to_draw"), of("om_1_1_other"), of("tool_1_1")), (None, None, None, None));
    }
}
