//! The form of an edition file: TOML, its lines, its keys and their types.

use game::{Arg, Fault, Message, one_of_args};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// No edition needs more; a longer text is not even read.
const MAX_BYTES: usize = 1 << 20;

/// A file with more slips against TOML than this is something else.
const MAX_SLIPS: usize = 20;

/// Where the lines of a text end.
struct Lines(Vec<usize>);

impl Lines {
    fn new(text: &str) -> Lines {
        Lines(text.match_indices('\n').map(|(at, _)| at).collect())
    }

    /// The line of a place in the text, from 1.
    fn of(&self, at: usize) -> u32 {
        self.0.partition_point(|&newline| newline < at) as u32 + 1
    }
}

/// The mistakes found so far, and the lines of the text they stand in.
pub(super) struct Report {
    lines: Lines,
    faults: Vec<Fault>,
}

impl Report {
    pub(super) fn new(text: &str) -> Report {
        Report { lines: Lines::new(text), faults: Vec::new() }
    }

    /// The file as a table, or nothing if it is no TOML.
    pub(super) fn open<'t>(&mut self, text: &'t str) -> Option<DeTable<'t>> {
        if text.len() > MAX_BYTES {
            self.form(0, Message::new("edition-too-long").with("limit", MAX_BYTES));
            return None;
        }
        let (table, slips) = DeTable::parse_recoverable(text);
        if slips.is_empty() {
            return Some(table.into_inner());
        }
        self.slips(text, slips);
        None
    }

    /// One slip can spoil all lines after it, so only the first is believed.
    /// Its line is left out and the rest read again, as long as that leaves fewer slips than before.
    fn slips(&mut self, text: &str, mut slips: Vec<toml::de::Error>) {
        let place = |slip: &toml::de::Error| slip.span().map_or(0, |span| span.start);
        let mut rest = text.to_string();
        while let Some(first) = slips.iter().min_by_key(|slip| place(slip)) {
            let line = Lines::new(&rest).of(place(first));
            let message = Message::new("edition-bad-toml").with("reason", shown(first.message()));
            self.faults.push(Fault { line, clause: "", message });
            let kept = rest.split('\n').zip(1..).map(|(text, number)| if number == line { "" } else { text });
            rest = kept.collect::<Vec<_>>().join("\n");
            let left = DeTable::parse_recoverable(&rest).1;
            if left.len() >= slips.len() || self.faults.len() == MAX_SLIPS {
                return;
            }
            slips = left;
        }
    }

    /// A mistake of form.
    pub(super) fn form(&mut self, at: usize, message: Message) {
        self.breaks("", at, message);
    }

    /// A mistake against a clause.
    pub(super) fn breaks(&mut self, clause: &'static str, at: usize, message: Message) {
        self.faults.push(Fault { line: self.line(at), clause, message });
    }

    /// The line of a place in the text, from 1.
    pub(super) fn line(&self, at: usize) -> u32 {
        self.lines.of(at)
    }

    /// How many mistakes there are. The same number before and after a piece of reading: the piece was sound.
    pub(super) fn count(&self) -> usize {
        self.faults.len()
    }

    /// All mistakes, by line.
    pub(super) fn close(mut self) -> Vec<Fault> {
        self.faults.sort_by_key(|fault| fault.line);
        self.faults
    }
}

/// Something read, and where it stood in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placed<T> {
    pub(super) at: usize,
    pub(super) is: T,
}

/// One table of the file: the whole of it, or a row of a section.
pub(super) struct Row<'t> {
    table: &'t DeTable<'t>,
    pub(super) at: usize,
}

impl<'t> Row<'t> {
    /// The whole file.
    pub(super) fn file(table: &'t DeTable<'t>) -> Row<'t> {
        Row { table, at: 0 }
    }

    /// Reports every key that is not in the list.
    pub(super) fn knows(&self, keys: &[&str], report: &mut Report) {
        for (key, _) in self.table.iter() {
            if !keys.contains(&key.get_ref().as_ref()) {
                let message = Message::new("edition-unknown-key")
                    .with("key", shown(key.get_ref()))
                    .with("known", one_of_args(keys.iter().copied()));
                report.form(key.span().start, message);
            }
        }
    }

    /// Is the key there?
    pub(super) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    fn get(&self, key: &'static str, report: &mut Report) -> Option<&'t Spanned<DeValue<'t>>> {
        let value = self.table.get(key);
        if value.is_none() {
            report.form(self.at, Message::new("edition-missing-key").with("key", key.to_string()));
        }
        value
    }

    /// A text.
    pub(super) fn text(&self, key: &'static str, report: &mut Report) -> Option<Placed<&'t str>> {
        let value = self.get(key, report)?;
        text(key, value, report)
    }

    /// A whole number.
    pub(super) fn whole(&self, key: &'static str, report: &mut Report) -> Option<Placed<i64>> {
        let value = self.get(key, report)?;
        whole(key, value, report)
    }

    /// A number, with or without a decimal point.
    pub(super) fn number(&self, key: &'static str, report: &mut Report) -> Option<Placed<f64>> {
        let value = self.get(key, report)?;
        let at = value.span().start;
        match value.get_ref() {
            DeValue::Float(float) => match float.as_str().parse() {
                Ok(is) => Some(Placed { at, is }),
                Err(_) => unreadable(key, value, report),
            },
            DeValue::Integer(_) => whole(key, value, report).map(|number| Placed { at, is: number.is as f64 }),
            _ => wrong_type(key, "edition-type-number", value, report),
        }
    }

    /// A list of texts. One of a wrong type is reported and left out.
    pub(super) fn texts(&self, key: &'static str, report: &mut Report) -> Option<Placed<Vec<Placed<&'t str>>>> {
        self.list(key, report, text)
    }

    /// A list of whole numbers. One of a wrong type is reported and left out.
    pub(super) fn wholes(&self, key: &'static str, report: &mut Report) -> Option<Placed<Vec<Placed<i64>>>> {
        self.list(key, report, whole)
    }

    fn list<T>(
        &self,
        key: &'static str,
        report: &mut Report,
        read: fn(&'static str, &'t Spanned<DeValue<'t>>, &mut Report) -> Option<Placed<T>>,
    ) -> Option<Placed<Vec<Placed<T>>>> {
        let value = self.get(key, report)?;
        let Some(list) = value.get_ref().as_array() else {
            return wrong_type(key, "edition-type-list", value, report);
        };
        let is = list.iter().filter_map(|item| read(key, item, report)).collect();
        Some(Placed { at: value.span().start, is })
    }

    /// The rows of a section, written as `[[section]]` tables or as a list of `{ … }`; nothing if it is not there.
    /// A row of a wrong type is reported and left out.
    pub(super) fn section(&self, key: &'static str, report: &mut Report) -> Option<Placed<Vec<Row<'t>>>> {
        let Some(value) = self.table.get(key) else {
            report.form(self.at, Message::new("edition-missing-section").with("section", key.to_string()));
            return None;
        };
        let Some(list) = value.get_ref().as_array() else {
            return wrong_type(key, "edition-type-list", value, report);
        };
        let mut rows = Vec::with_capacity(list.len());
        for item in list.iter() {
            match item.get_ref().as_table() {
                Some(table) => rows.push(Row { table, at: item.span().start }),
                None => {
                    wrong_type::<()>(key, "edition-type-table", item, report);
                }
            }
        }
        Some(Placed { at: value.span().start, is: rows })
    }
}

fn text<'r>(key: &'static str, value: &'r Spanned<DeValue<'_>>, report: &mut Report) -> Option<Placed<&'r str>> {
    match value.get_ref() {
        DeValue::String(text) => Some(Placed { at: value.span().start, is: text.as_ref() }),
        _ => wrong_type(key, "edition-type-text", value, report),
    }
}

fn whole(key: &'static str, value: &Spanned<DeValue<'_>>, report: &mut Report) -> Option<Placed<i64>> {
    match value.get_ref() {
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(is) => Some(Placed { at: value.span().start, is }),
            Err(_) => unreadable(key, value, report),
        },
        _ => wrong_type(key, "edition-type-whole-number", value, report),
    }
}

fn unreadable<T>(key: &'static str, value: &Spanned<DeValue<'_>>, report: &mut Report) -> Option<T> {
    report.form(value.span().start, Message::new("edition-unreadable-number").with("key", key.to_string()));
    None
}

fn wrong_type<T>(
    key: &'static str,
    expected: &'static str,
    value: &Spanned<DeValue<'_>>,
    report: &mut Report,
) -> Option<T> {
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
        .with("key", key.to_string())
        .with("expected", Arg::Term(expected))
        .with("found", Arg::Term(found));
    report.form(value.span().start, message);
    None
}

/// Foreign text inside a message: short, and nothing in it that a terminal would obey.
pub(super) fn shown(text: &str) -> String {
    const MOST: usize = 80;
    let mut shown: String =
        text.chars().take(MOST).map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}
