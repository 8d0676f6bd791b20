//! The rules, to be looked up by clause.

macro_rules! documents {
    ($($kind:ident, $name:literal, $game:ty;)+) => {
        &[$(include_str!(concat!("../../../docs/rules/", $name, ".md"))),+]
    };
}

const DOCUMENTS: &[&str] = record::each_game!(documents);

/// The text of a clause (`OM-3.8`), an example (`OM-X3`) or a whole chapter (`OM-3`).
pub fn clause(id: &str) -> Option<String> {
    let id = id.trim().to_uppercase();
    DOCUMENTS.iter().find_map(|document| find(document, &id))
}

fn find(document: &str, id: &str) -> Option<String> {
    let mut lines = document.lines().skip_while(|line| !begins(line, id));
    let first = lines.next()?;
    let rest: Vec<&str> = match first.as_bytes()[0] {
        b'#' => lines.take_while(|line| !line.starts_with('#')).collect(),
        b'-' => lines.take_while(|line| !line.starts_with('-') && !line.starts_with('#')).collect(),
        _ => Vec::new(),
    };
    let text = [first].into_iter().chain(rest).map(plain).collect::<Vec<_>>().join("\n");
    Some(text.trim_end().into())
}

/// Does the heading, bullet or table row speak of this very clause?
fn begins(line: &str, id: &str) -> bool {
    let rest = ["## ", "- ", "| "].iter().find_map(|mark| line.strip_prefix(mark));
    rest.and_then(|rest| rest.strip_prefix(id)).is_some_and(|rest| rest.starts_with([' ', '*']))
}

/// Without the marks of Markdown.
fn plain(line: &str) -> String {
    line.trim_start_matches("## ").trim_start_matches("- ").replace("**", "").replace('*', "")
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
