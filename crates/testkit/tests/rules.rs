//! The rules in all languages: English is the original, and the others say the same, clause by clause.
//! The browser shows them from `web/src/rules/text`, which is written from here: `UPDATE=1 cargo test -p testkit --test rules`.

use clauses::{Block, Chapter, Document, Number, Span, passages};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use testkit::golden;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn names(folder: &Path, wanted: impl Fn(&Path) -> Option<String>) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.filter_map(|entry| wanted(&entry.unwrap().path())).collect()
}

fn name(path: &Path) -> Option<String> {
    path.file_stem().map(|name| name.to_string_lossy().into_owned())
}

/// The languages other than English.
fn languages() -> BTreeSet<String> {
    let mut spoken = names(&root().join("i18n"), |path| path.is_dir().then(|| name(path)).flatten());
    assert!(spoken.remove("en"), "{spoken:?}");
    spoken
}

fn text(language: &str, game: &str) -> String {
    let path = testkit::coverage::rulebook(&root(), game, language);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn document(language: &str, game: &str) -> Document {
    Document::read(&text(language, game)).unwrap_or_else(|fault| panic!("{language}/{game}: {fault}"))
}

fn games() -> Vec<String> {
    testkit::coverage::games(&root()).unwrap()
}

/// A piece of a document: its place, its kind, and its text.
struct Piece {
    place: String,
    text: Vec<Span>,
}

/// All pieces in order. Two documents of one shape have the same places.
fn pieces(document: &Document) -> Vec<Piece> {
    let mut found = vec![Piece { place: "title".into(), text: document.title.clone() }];
    add("opening", &document.opening, &mut found);
    for (i, Chapter { number, title, blocks }) in document.chapters.iter().enumerate() {
        let place = number.as_ref().map_or(format!("chapter {i}"), Number::to_string);
        found.push(Piece { place: place.clone(), text: title.clone() });
        add(&place, blocks, &mut found);
    }
    found
}

fn add(within: &str, blocks: &[Block], found: &mut Vec<Piece>) {
    for (i, block) in blocks.iter().enumerate() {
        match block {
            Block::Paragraph(text) => {
                found.push(Piece { place: format!("{within}, paragraph {i}"), text: text.clone() })
            }
            Block::Item(item) => {
                let place = item.number.as_ref().map_or(format!("{within}, item {i}"), Number::to_string);
                add(&place, &item.blocks, found);
            }
            Block::Table(table) => {
                for (r, row) in std::iter::once(&table.head).chain(&table.rows).enumerate() {
                    let cells = row.iter().enumerate();
                    found.extend(cells.map(|(c, text)| Piece {
                        place: format!("{within}, table {i}, row {r}, cell {c}"),
                        text: text.clone(),
                    }));
                }
            }
        }
    }
}

/// What a piece has in common with its translation: figures, citations, and how many words are marked, and how.
fn common(spans: &[Span]) -> Vec<String> {
    let mut found = Vec::new();
    for span in spans {
        match span {
            Span::Text(text) | Span::Emphasis(text) => {
                if matches!(span, Span::Emphasis(_)) {
                    found.push("*".into());
                }
                let figures = text.split(|c: char| !c.is_ascii_digit()).filter(|figure| !figure.is_empty());
                found.extend(figures.map(str::to_owned));
            }
            Span::Mark(inner) => {
                found.push("**".into());
                found.extend(common(inner));
            }
            Span::Code(code) => found.push(format!("`{code}`")),
            Span::Clause(number) => found.push(number.to_string()),
        }
    }
    found.sort();
    found
}

#[test]
fn every_language_has_the_same_clauses_with_the_same_figures_and_citations() {
    let mut faults = String::new();
    for game in games() {
        let english = pieces(&document("en", &game));
        assert!(english.len() > 100, "{game}: {} pieces", english.len());
        for language in languages() {
            let own = pieces(&document(&language, &game));
            let places =
                |pieces: &[Piece]| pieces.iter().map(|piece| piece.place.clone()).collect::<Vec<_>>().join("\n");
            let difference = testkit::diff::lines(&places(&english), &places(&own));
            assert!(difference.is_empty(), "{language}/{game} has another shape than English:\n{difference}");
            for (theirs, ours) in english.iter().zip(&own) {
                let (expected, found) = (common(&theirs.text), common(&ours.text));
                if expected != found {
                    let (expected, found) = (expected.join(" "), found.join(" "));
                    let _ = writeln!(faults, "{}\n  en: {expected}\n  {language}: {found}", ours.place);
                }
            }
        }
    }
    assert!(faults.is_empty(), "other figures, marks or citations than in English:\n{faults}");
}

#[test]
fn no_clause_is_cited_that_does_not_exist() {
    fn cited(spans: &[Span], found: &mut Vec<Number>) {
        for span in spans {
            match span {
                Span::Clause(number) => found.push(number.clone()),
                Span::Mark(inner) => cited(inner, found),
                _ => {}
            }
        }
    }
    for game in games() {
        for language in languages().into_iter().chain(["en".to_owned()]) {
            let text = text(&language, &game);
            let known: Vec<Number> = passages(&text).unwrap().into_iter().map(|passage| passage.number).collect();
            let mut found = Vec::new();
            pieces(&document(&language, &game)).iter().for_each(|piece| cited(&piece.text, &mut found));
            assert!(found.len() > 50, "{language}/{game} cites {} clauses", found.len());
            let unknown: Vec<String> = found.iter().filter(|n| !known.contains(n)).map(Number::to_string).collect();
            assert!(unknown.is_empty(), "{language}/{game} cites {unknown:?}");
        }
    }
}

/// For the browser, one block on each line.
fn json(document: &Document) -> String {
    let list = |blocks: &[Block]| {
        let lines = blocks.iter().map(|block| format!("\n{}", serde_json::to_string(block).unwrap()));
        format!("[{}]", lines.collect::<Vec<_>>().join(","))
    };
    let chapters = document.chapters.iter().map(|Chapter { number, title, blocks }| {
        let number = number.as_ref().map(|number| format!("\"number\":\"{number}\",")).unwrap_or_default();
        format!("\n{{{number}\"title\":{},\"blocks\":{}}}", serde_json::to_string(title).unwrap(), list(blocks))
    });
    let chapters = chapters.collect::<Vec<_>>().join(",");
    let title = serde_json::to_string(&document.title).unwrap();
    format!("{{\"title\":{title},\"opening\":{},\n\"chapters\":[{chapters}]}}\n", list(&document.opening))
}

#[test]
fn the_browser_has_the_rules_as_they_are() {
    let folder = root().join("web/src/rules/text");
    for game in games() {
        for language in languages().into_iter().chain(["en".to_owned()]) {
            let document = document(&language, &game);
            let text = json(&document);
            assert_eq!(
                serde_json::from_str::<serde_json::Value>(&text).unwrap(),
                serde_json::to_value(&document).unwrap()
            );
            golden::uphold(folder.join(&language).join(&game).with_extension("json"), &text);
        }
    }
    assert_eq!(names(&folder, name), languages().into_iter().chain(["en".to_owned()]).collect());
}
