//! A rule document as a tree: what a page of rules shows, and what a translation must have in common with the original.

use crate::{Number, Place, head, passages};
use serde::{Serialize, Serializer};

/// A whole document.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Document {
    /// Its name.
    pub title: Vec<Span>,
    /// The text before the first chapter.
    pub opening: Vec<Block>,
    /// Its chapters, with and without a number.
    pub chapters: Vec<Chapter>,
}

/// A heading and the text under it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Chapter {
    /// Such as `OM-3`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<Number>,
    /// The heading, without the number.
    pub title: Vec<Span>,
    /// The text under it.
    pub blocks: Vec<Block>,
}

/// A piece of a chapter.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Block {
    /// Lines that belong together.
    Paragraph(Vec<Span>),
    /// A clause, or an item of a list without a number.
    Item(Item),
    /// A table.
    Table(Table),
}

/// A clause, or an item of a list without a number.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Item {
    /// Such as `OM-3.5`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<Number>,
    /// Paragraphs and tables.
    pub blocks: Vec<Block>,
}

/// A table; a row that begins with the number of an example is that example.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Table {
    /// The heads of its columns.
    pub head: Vec<Vec<Span>>,
    /// Its rows.
    pub rows: Vec<Vec<Vec<Span>>>,
}

/// A piece of text.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Span {
    /// `*so*`
    Emphasis(String),
    /// `**so**`: a note of ours, such as a ruling.
    Mark(Vec<Span>),
    /// `` `so` ``
    Code(String),
    /// The number of a passage that is cited.
    Clause(Number),
    /// Anything else.
    #[serde(untagged)]
    Text(String),
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Document {
    /// Reads a document. A number that appears twice, or in the wrong chapter, is a mistake in the document.
    pub fn read(text: &str) -> Result<Document, String> {
        passages(text)?;
        let mut document = Document { title: Vec::new(), opening: Vec::new(), chapters: Vec::new() };
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            if let Some(title) = line.strip_prefix("# ") {
                document.title = spans(title);
            } else if line.starts_with("## ") {
                let number = head(line).map(|(_, number)| number);
                let title = after(line, "## ", number.as_ref());
                document.chapters.push(Chapter { number, title: spans(title), blocks: Vec::new() });
            } else if !line.trim().is_empty() {
                let mut block = line.to_owned();
                let table = line.starts_with('|');
                // A paragraph ends at an empty line, or where something else begins. Indented lines belong to the item
                // before.
                while let Some(next) = lines.next_if(|next| {
                    !next.trim().is_empty() && !next.starts_with(['#', '-']) && next.starts_with('|') == table
                }) {
                    block.push(if table { '\n' } else { ' ' });
                    block.push_str(if table { next } else { next.trim() });
                }
                document.add(line, &block)?;
            }
        }
        Ok(document)
    }

    fn add(&mut self, first: &str, block: &str) -> Result<(), String> {
        let chapter = self.chapters.last().and_then(|chapter| chapter.number.clone());
        let blocks = self.chapters.last_mut().map_or(&mut self.opening, |chapter| &mut chapter.blocks);
        if first.starts_with("- ") {
            let number = head(first).map(|(_, number)| number);
            if let Some(number) = &number {
                let own = chapter.is_some_and(|chapter| contains(&chapter, number));
                if !own {
                    return Err(format!("{number} is not in its own chapter"));
                }
            }
            let text = spans(after(block, "- ", number.as_ref()));
            blocks.push(Block::Item(Item { number, blocks: vec![Block::Paragraph(text)] }));
            return Ok(());
        }
        let made = if first.starts_with('|') { Block::Table(table(block)?) } else { Block::Paragraph(spans(block)) };
        // In a list, tables and indented lines belong to the item before.
        match blocks.last_mut() {
            Some(Block::Item(item)) if first.starts_with(['|', ' ']) => item.blocks.push(made),
            _ => blocks.push(made),
        }
        Ok(())
    }
}

/// Is this the chapter of that clause?
fn contains(chapter: &Number, clause: &Number) -> bool {
    matches!((chapter.place, clause.place), (Place::Chapter(a), Place::Clause(b, _)) if a == b)
        && chapter.prefix == clause.prefix
}

/// The text after the mark and the number.
fn after<'a>(line: &'a str, mark: &str, number: Option<&Number>) -> &'a str {
    let rest = line.strip_prefix(mark).unwrap_or(line).trim();
    let number = number.map(Number::to_string).unwrap_or_default();
    rest.strip_prefix(&number).unwrap_or(rest).trim()
}

fn table(text: &str) -> Result<Table, String> {
    let cells = |line: &str| -> Vec<Vec<Span>> {
        line.trim().trim_matches('|').split('|').map(|cell| spans(cell.trim())).collect()
    };
    let mut lines = text.lines();
    let head = lines.next().map(cells).unwrap_or_default();
    let rule = lines.next().unwrap_or_default();
    if rule.is_empty() || rule.contains(|c| !matches!(c, '|' | '-' | ' ')) {
        return Err(format!("a table has no rule under its head: {text}"));
    }
    let rows: Vec<_> = lines.map(cells).collect();
    match rows.iter().find(|row| row.len() != head.len()) {
        Some(row) => Err(format!("a row of a table has {} cells, its head {}: {text}", row.len(), head.len())),
        None => Ok(Table { head, rows }),
    }
}

/// Text in pieces.
pub fn spans(text: &str) -> Vec<Span> {
    let mut found = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (mark, at) = match rest.find(['*', '`']) {
            Some(at) if rest[at..].starts_with("**") => ("**", at),
            Some(at) => (if rest[at..].starts_with('*') { "*" } else { "`" }, at),
            None => ("", rest.len()),
        };
        cited(&rest[..at], &mut found);
        let inner = rest.get(at + mark.len()..).unwrap_or_default();
        if mark.is_empty() {
            break;
        }
        let Some((inside, beyond)) = inner.split_once(mark) else {
            // A mark that is never closed is an ordinary character.
            found.push(Span::Text(rest[at..].to_owned()));
            break;
        };
        found.push(match mark {
            "**" => Span::Mark(spans(inside)),
            "*" => Span::Emphasis(inside.to_owned()),
            _ => Span::Code(inside.to_owned()),
        });
        rest = beyond;
    }
    found
}

/// Plain text, with the passages it cites.
fn cited(text: &str, found: &mut Vec<Span>) {
    let within = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
    let (mut plain, mut at) = (0, 0);
    while let Some(start) = text[at..].find(within).map(|start| at + start) {
        let end = text[start..].find(|c| !within(c)).map_or(text.len(), |length| start + length);
        let word = text[start..end].trim_end_matches(['.', '-']);
        if let Ok(number) = word.parse::<Number>() {
            if plain < start {
                found.push(Span::Text(text[plain..start].to_owned()));
            }
            found.push(Span::Clause(number));
            plain = start + word.len();
        }
        at = end;
    }
    if plain < text.len() {
        found.push(Span::Text(text[plain..].to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Span {
        Span::Text(text.into())
    }

    fn clause(number: &str) -> Span {
        Span::Clause(number.parse().expect("a number"))
    }

    #[test]
    fn marks_emphasis_code_and_citations_are_pieces() {
        let expected = vec![
            text("a "),
            Span::Emphasis("b".into()),
            text(" "),
            Span::Mark(vec![
                text("[ruling: a "),
                Span::Emphasis("card".into()),
                text(", "),
                clause("TO-1.2"),
                text("]"),
            ]),
            text(" ("),
            clause("TO-1"),
            text("), "),
            Span::Code("docs/x.md".into()),
            text(" and "),
            clause("TO-X3"),
            text("."),
        ];
        // Emphasis ends before the mark does.
        assert_eq!(spans("a *b* **[ruling: a *card*, TO-1.2]** (TO-1), `docs/x.md` and TO-X3."), expected);
        assert_eq!(spans("2 * 3 and TO-"), vec![text("2 "), text("* 3 and TO-")]);
        assert_eq!(spans(""), vec![]);
    }

    #[test]
    fn tables_and_indented_lines_belong_to_their_clause() {
        let document = Document::read(
            "# T\nOpening,\nin two lines.\n\n## TO-1 Turn **[rulings]**\n- TO-1.1 A table:\n\n| a | b |\n|---|---|\n| c | d |\n\n  Under it.\n- no number,\n  and more\n\nAlone.\n\n## More\n| id | given |\n|---|---|\n| TO-X1 | two |\n",
        )
        .expect("readable");
        assert_eq!(document.opening, [Block::Paragraph(vec![text("Opening, in two lines.")])]);
        let [turn, more] = document.chapters.as_slice() else { panic!("two chapters") };
        assert_eq!(turn.title, [text("Turn "), Span::Mark(vec![text("[rulings]")])]);
        let Block::Item(first) = &turn.blocks[0] else { panic!("a clause") };
        assert_eq!((first.number.as_ref().map(Number::to_string), first.blocks.len()), (Some("TO-1.1".into()), 3));
        let Block::Table(rows) = &first.blocks[1] else { panic!("a table") };
        assert_eq!((rows.head.len(), &rows.rows), (2, &vec![vec![vec![text("c")], vec![text("d")]]]));
        let Block::Item(second) = &turn.blocks[1] else { panic!("an item") };
        assert_eq!(second, &Item { number: None, blocks: vec![Block::Paragraph(vec![text("no number, and more")])] });
        assert_eq!(turn.blocks[2], Block::Paragraph(vec![text("Alone.")]));
        let Block::Table(examples) = &more.blocks[0] else { panic!("a table") };
        assert_eq!(examples.rows[0][0], [clause("TO-X1")]);
    }

    #[test]
    fn impossible_documents_are_mistakes() {
        for wrong in [
            "## TO-1 a\n- TO-2.1 b\n",
            "- TO-1.1 a\n",
            "## TO-1 a\n## TO-1 b\n",
            "| a |\n| b |\n",
            "| a | b |\n|---|---|\n| c |\n",
        ] {
            assert!(Document::read(wrong).is_err(), "{wrong}");
        }
    }
}
