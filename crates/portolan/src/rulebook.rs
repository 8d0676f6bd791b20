//! The rules, to be looked up by clause.

use clauses::Number;

macro_rules! documents {
    ($($kind:ident, $name:literal, $game:ty;)+) => {
        &[$(include_str!(concat!("../../../docs/rules/", $name, ".md"))),+]
    };
}

const DOCUMENTS: &[&str] = games::each_game!(documents);

/// The text of a clause (`OM-3.8`), an example (`OM-X3`) or a whole chapter (`OM-3`).
pub fn clause(id: &str) -> Option<String> {
    let number: Number = id.trim().to_uppercase().parse().ok()?;
    DOCUMENTS.iter().find_map(|document| find(document, &number))
}

fn find(document: &str, number: &Number) -> Option<String> {
    let found = clauses::passages(document).ok()?.into_iter().find(|passage| passage.number == *number)?;
    let lines = found.text.lines().map(|line| line.trim_start_matches("- ").replace('*', ""));
    Some(format!("{number} {}", lines.collect::<Vec<_>>().join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_clause_is_not_taken_for_a_longer_number() {
        assert!(clause("OM-3.1").unwrap().starts_with("OM-3.1 "));
    }
}
