//! The rules, clause by clause.

use crate::Language;
use clauses::{Number, Place};

macro_rules! documents {
    ($($kind:ident, $name:literal, $home:literal, $game:ty;)+) => {
        &[$(($name, documents!(@ $home: "en", "fr", "de", "it"))),+]
    };
    (@ $home:literal: $($language:literal),+) => {
        [$(include_str!(concat!("../../../", $home, "/rulebook/", $language, ".md"))),+]
    };
}

/// The rules of a game in the order of [`Language::ALL`].
type Documents = [&'static str; Language::ALL.len()];

/// The games by name, with their rules.
const DOCUMENTS: &[(&str, Documents)] = games::each_game!(documents);

/// The text of a clause (`OM-3.8`), an example (`OM-X3`) or a whole chapter (`OM-3`).
pub fn clause(id: &str, language: Language) -> Option<String> {
    let number: Number = id.trim().to_uppercase().parse().ok()?;
    DOCUMENTS.iter().find_map(|(_, documents)| find(documents.get(language as usize)?, &number))
}

/// The rules of a game in full, in Markdown.
pub fn whole(game: &str, language: Language) -> Option<&'static str> {
    let (_, documents) = DOCUMENTS.iter().find(|(name, _)| *name == game)?;
    documents.get(language as usize).copied()
}

/// The rules of a game on one page, in Markdown: the first section, without its heading.
pub fn one_page(game: &str, language: Language) -> Option<&'static str> {
    let (_, section) = whole(game, language)?.split_once("\n## ")?;
    let section = section.split("\n## ").next()?;
    section.split_once('\n').map(|(_, text)| text.trim())
}

/// A clause of a game to name as an example: the first of its third chapter, when play is under way.
pub fn example(game: &str) -> Option<Number> {
    let (_, [original, ..]) = DOCUMENTS.iter().find(|(name, _)| *name == game)?;
    let third = |passage: &clauses::Passage<'_>| matches!(passage.number.place, Place::Clause(3, _));
    clauses::passages(original).ok()?.into_iter().find(third).map(|passage| passage.number)
}

fn find(document: &str, number: &Number) -> Option<String> {
    let found = clauses::passages(document).ok()?.into_iter().find(|passage| passage.number == *number)?;
    let lines = found.text.lines().map(|line| line.trim_start_matches("- ").replace('*', ""));
    Some(format!("{number} {}", lines.collect::<Vec<_>>().join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clause(id: &str) -> Option<String> {
        super::clause(id, Language::En)
    }

    #[test]
    fn a_clause_is_quoted_in_the_readers_language() {
        let begins = [
            (Language::En, "OM-3.8 Price 3 ducats"),
            (Language::Fr, "OM-3.8 Une carte coûte 3 ducats"),
            (Language::De, "OM-3.8 Eine Karte kostet 3 Ducati"),
            (Language::It, "OM-3.8 Una carta costa 3 ducati"),
        ];
        for (language, begin) in begins {
            let text = super::clause("OM-3.8", language).unwrap();
            assert!(text.starts_with(begin), "{language}: {text}");
        }
    }

    #[test]
    fn a_game_has_a_page_in_every_language() {
        for kind in games::GameKind::ALL {
            for language in Language::ALL {
                let (page, whole) = (one_page(kind.name(), language).unwrap(), whole(kind.name(), language).unwrap());
                assert!(page.contains("\n- ") && !page.contains("\n#") && whole.contains(page), "{kind} {language}");
                assert!(page.len() > 1000 && page.len() * 3 < whole.len(), "{kind} {language}: {}", page.len());
            }
        }
        assert_eq!(one_page("chess", Language::En), None);
    }

    #[test]
    fn clauses_examples_and_chapters_are_found() {
        let price = clause("om-3.8").unwrap();
        assert!(price.starts_with("OM-3.8 Price 3 ducats"), "{price}");
        assert!(!price.contains("OM-3.9 ") && !price.contains("**"), "{price}");
        assert!(clause("OM-X5").unwrap().contains("+6, +3, +3, +1"));
        let chapter = clause("OM-5").unwrap();
        assert!(chapter.contains("OM-5.3") && !chapter.contains("OM-6.2"), "{chapter}");
        assert!(clause("OM-0.1").unwrap().contains("| gems |"), "a table belongs to its clause");
        assert_eq!(clause("OM-99.1"), None);
        assert_eq!(clause(""), None);
    }

    #[test]
    fn an_example_is_of_the_game_itself() {
        for (game, expected) in [("oltre-mare", "OM-3.1"), ("ostia", "OS-3.1")] {
            assert_eq!(example(game).unwrap().to_string(), expected);
        }
        assert_eq!(example("chess"), None);
    }

    #[test]
    fn a_clause_is_not_taken_for_a_longer_number() {
        assert!(clause("OM-3.1").unwrap().starts_with("OM-3.1 "));
    }
}
