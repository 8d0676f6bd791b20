//! The form of an edition file: TOML, its lines, its keys and their types.

use game::{Arg, Fault, Message, one_of_args};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// No edition needs more; a longer text is not even read.
const MAX_BYTES: usize = 1 << 20;

/// The mistakes found so far, and the text they stand in.
pub(super) struct Report<'t> {
    text: &'t str,
    faults: Vec<Fault>,
}

/// Something read, and where it stood.
#[derive(Clone, Copy)]
pub(super) struct Placed<T> {
    pub at: usize,
    pub is: T,
}

/// Several things read, each with its place.
pub(super) type List<T> = Placed<Items<T>>;
type Items<T> = Vec<Placed<T>>;

/// A table of the file.
pub(super) struct Section<'t> {
    table: &'t DeTable<'t>,
    pub at: usize,
}

impl<'t> Report<'t> {
    pub fn new(text: &'t str) -> Report<'t> {
        Report { text, faults: Vec::new() }
    }

    /// The file as a table, or nothing if it is no TOML; every slip of the pen is reported once for its line.
    pub fn open(&mut self) -> Option<DeTable<'t>> {
        if self.text.len() > MAX_BYTES {
            self.form(0, Message::new("edition-too-long").with("limit", MAX_BYTES));
            return None;
        }
        let (table, slips) = DeTable::parse_recoverable(self.text);
        for slip in &slips {
            let at = slip.span().map_or(0, |span| span.start);
            let line = self.line(at);
            if self.faults.iter().all(|fault| fault.line != line) {
                self.form(at, Message::new("edition-bad-toml").with("reason", shown(slip.message())));
            }
        }
        slips.is_empty().then(|| table.into_inner())
    }

    /// A mistake of form.
    pub fn form(&mut self, at: usize, message: Message) {
        self.breaks("", at, message);
    }

    /// A mistake against a clause.
    pub fn breaks(&mut self, clause: &'static str, at: usize, message: Message) {
        self.faults.push(Fault { line: self.line(at), clause, message });
    }

    fn line(&self, at: usize) -> u32 {
        1 + self.text.bytes().take(at).filter(|byte| *byte == b'\n').count() as u32
    }

    fn wrong_type<T>(&mut self, key: &str, expected: &'static str, value: &Spanned<DeValue<'_>>) -> Option<T> {
        let found = match value.get_ref() {
            DeValue::String(_) => "edition-type-text",
            DeValue::Integer(_) => "edition-type-whole-number",
            DeValue::Float(_) => "edition-type-number",
            DeValue::Boolean(_) => "edition-type-truth",
            DeValue::Datetime(_) => "edition-type-date",
            DeValue::Array(_) => "edition-type-list",
            DeValue::Table(_) => "edition-type-table",
        };
        let message = Message::new("edition-wrong-type")
            .with("key", shown(key))
            .with("expected", Arg::Term(expected))
            .with("found", Arg::Term(found));
        self.form(value.span().start, message);
        None
    }

    /// All mistakes, by line.
    pub fn close(mut self) -> Vec<Fault> {
        self.faults.sort_by_key(|fault| fault.line);
        self.faults
    }
}

impl<'t> Section<'t> {
    /// The whole file.
    pub fn file(table: &'t DeTable<'t>) -> Section<'t> {
        Section { table, at: 0 }
    }

    /// Reports every key that is not in the list.
    pub fn knows(&self, keys: &[&str], report: &mut Report<'_>) {
        for (key, _) in self.table.iter().filter(|(key, _)| !keys.contains(&key.get_ref().as_ref())) {
            let message = Message::new("edition-unknown-key")
                .with("key", shown(key.get_ref()))
                .with("known", one_of_args(keys.iter().copied()));
            report.form(key.span().start, message);
        }
    }

    fn get(&self, key: &str, report: &mut Report<'_>) -> Option<&'t Spanned<DeValue<'t>>> {
        let value = self.table.get(key);
        if value.is_none() {
            report.form(self.at, Message::new("edition-missing-key").with("key", key.to_string()));
        }
        value
    }

    /// A table in this one.
    pub fn section(&self, key: &str, report: &mut Report<'_>) -> Option<Section<'t>> {
        let value = self.get(key, report)?;
        match value.get_ref().as_table() {
            Some(table) => Some(Section { table, at: value.span().start }),
            None => report.wrong_type(key, "edition-type-table", value),
        }
    }

    /// A text.
    pub fn text(&self, key: &str, report: &mut Report<'_>) -> Option<Placed<&'t str>> {
        let value = self.get(key, report)?;
        text(key, value, report)
    }

    /// A whole number.
    pub fn whole(&self, key: &str, report: &mut Report<'_>) -> Option<Placed<i64>> {
        let value = self.get(key, report)?;
        whole(key, value, report)
    }

    /// Is the key there?
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// A list of texts. One of a wrong type is reported and left out.
    pub fn texts(&self, key: &str, report: &mut Report<'_>) -> Option<List<&'t str>> {
        let value = self.get(key, report)?;
        list(key, value, report, text)
    }

    /// A list of whole numbers. One of a wrong type is reported and left out.
    pub fn wholes(&self, key: &str, report: &mut Report<'_>) -> Option<List<i64>> {
        let value = self.get(key, report)?;
        list(key, value, report, whole)
    }

    /// A list of lists of texts. What is of a wrong type is reported and left out.
    pub fn text_lists(&self, key: &str, report: &mut Report<'_>) -> Option<List<Items<&'t str>>> {
        let value = self.get(key, report)?;
        list(key, value, report, |key, value, report| list(key, value, report, text))
    }
}

fn list<'t, T>(
    key: &str,
    value: &'t Spanned<DeValue<'t>>,
    report: &mut Report<'_>,
    read: impl Fn(&str, &'t Spanned<DeValue<'t>>, &mut Report<'_>) -> Option<Placed<T>>,
) -> Option<List<T>> {
    let Some(items) = value.get_ref().as_array() else {
        return report.wrong_type(key, "edition-type-list", value);
    };
    let is = items.iter().filter_map(|item| read(key, item, report)).collect();
    Some(Placed { at: value.span().start, is })
}

fn text<'t>(key: &str, value: &'t Spanned<DeValue<'t>>, report: &mut Report<'_>) -> Option<Placed<&'t str>> {
    match value.get_ref() {
        DeValue::String(text) => Some(Placed { at: value.span().start, is: text.as_ref() }),
        _ => report.wrong_type(key, "edition-type-text", value),
    }
}

fn whole(key: &str, value: &Spanned<DeValue<'_>>, report: &mut Report<'_>) -> Option<Placed<i64>> {
    let DeValue::Integer(number) = value.get_ref() else {
        return report.wrong_type(key, "edition-type-whole-number", value);
    };
    let at = value.span().start;
    let Ok(is) = i64::from_str_radix(number.as_str(), number.radix()) else {
        report.form(at, Message::new("edition-unreadable-number").with("key", key.to_string()));
        return None;
    };
    Some(Placed { at, is })
}

/// Foreign text inside a message: short, and nothing in it that a terminal would obey.
pub(super) fn shown(text: &str) -> String {
    const MOST: usize = 80;
    let plain = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut shown: String = text.chars().take(MOST).map(plain).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}
