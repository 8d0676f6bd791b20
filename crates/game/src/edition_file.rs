//! The form of an edition file: TOML, its lines, its keys and their types, and the head that all editions share.
//!
//! A game only names its own fields and what the clauses ask of them. Every mistake becomes a [`Fault`].

use crate::{Arg, Fault, Message, one_of_args};
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// No edition needs more; a longer file is not even read.
const MAX_BYTES: usize = 1 << 20;
/// A file with more syntax errors than this is not TOML at all.
const MAX_SLIPS: usize = 20;
/// The longest name of an edition.
const MAX_NAME: usize = 80;
/// The keys of the head.
const HEAD: [&str; 4] = ["format", "game", "name", "reconstructed"];

/// Reads the file of an edition of `game`. `sections` are the keys after the head, `parts` those that can be
/// reconstructed;
/// `read` reads the game's own part. There is an edition only if there was no fault.
///
/// For a file of another game, or in a newer format, only that is reported:
/// a list of everything else would not help.
///
/// # Errors
/// All mistakes of the file, by line.
pub fn read<T>(
    text: &str,
    game: &'static str,
    sections: &[&str],
    parts: &[&'static str],
    read: impl FnOnce(&Section<'_>, Head, &mut Faults) -> Option<T>,
) -> Result<T, Vec<Fault>> {
    let mut faults = Faults::new(text);
    let edition = faults.open(text).and_then(|table| {
        let file = Section { table: &table, at: 0 };
        if !is_of(&file, game, &mut faults) {
            return None;
        }
        let head = Head { name: name(&file, &mut faults), reconstructed: reconstructed(&file, parts, &mut faults) };
        let known: Vec<&str> = HEAD.iter().chain(sections).copied().collect();
        file.knows(&known, &mut faults);
        read(&file, head, &mut faults)
    });
    let faults = faults.close();
    edition.filter(|_| faults.is_empty()).ok_or(faults)
}

/// What every edition file says first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Head {
    /// The name of the edition; empty if it is faulty.
    pub name: String,
    /// The parts that are not copied from a box. In a file without the list, all parts are copied.
    pub reconstructed: Vec<String>,
}

/// Is the file for this game, and in the format that is read here? A file that says neither is read all the same.
fn is_of(file: &Section<'_>, expected: &'static str, faults: &mut Faults) -> bool {
    let (format, game) = (file.whole("format", faults), file.text("game", faults));
    if let Some(game) = game.filter(|game| game.is != expected) {
        let message =
            Message::new("edition-other-game").with("game", excerpt(game.is)).with("expected", expected.to_owned());
        faults.form(game.at, message);
        return false;
    }
    if let Some(format) = format.filter(|format| format.is != 1) {
        faults.form(format.at, Message::new("edition-other-format").with("format", format.is));
        return false;
    }
    true
}

fn name(file: &Section<'_>, faults: &mut Faults) -> String {
    let Some(name) = file.text("name", faults) else { return String::new() };
    let is = name.is.trim();
    if is.is_empty() || is.chars().count() > MAX_NAME || is.chars().any(char::is_control) {
        faults.form(name.at, Message::new("edition-name").with("name", excerpt(is)).with("limit", MAX_NAME));
        return String::new();
    }
    is.to_owned()
}

fn reconstructed(file: &Section<'_>, known: &[&'static str], faults: &mut Faults) -> Vec<String> {
    if !file.has("reconstructed") {
        return Vec::new();
    }
    let mut parts: Vec<String> = Vec::new();
    for part in file.texts("reconstructed", faults).into_iter().flat_map(|list| list.is) {
        if !known.contains(&part.is) {
            let message = Message::new("edition-unknown-part").with("part", excerpt(part.is));
            faults.form(part.at, message.with("known", one_of_args(known.iter().copied())));
        } else if parts.iter().all(|other| other != part.is) {
            parts.push(part.is.to_owned());
        }
    }
    parts
}

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

/// The mistakes found so far, and the lines of the text.
pub struct Faults {
    lines: Lines,
    found: Vec<Fault>,
}

impl Faults {
    fn new(text: &str) -> Faults {
        Faults { lines: Lines::new(text), found: Vec::new() }
    }

    /// The file as a table, or nothing if it is not TOML.
    fn open<'t>(&mut self, text: &'t str) -> Option<DeTable<'t>> {
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

    /// One syntax error can spoil all lines after it, so only the first is believed.
    /// Its line is left out and the rest read again, as long as that leaves fewer errors than before.
    fn slips(&mut self, text: &str, mut slips: Vec<toml::de::Error>) {
        let place = |slip: &toml::de::Error| slip.span().map_or(0, |span| span.start);
        let mut rest = text.to_string();
        while let Some(first) = slips.iter().min_by_key(|slip| place(slip)) {
            let line = Lines::new(&rest).of(place(first));
            let message = Message::new("edition-bad-toml").with("reason", excerpt(first.message()));
            self.found.push(Fault { line, clause: "", message });
            let kept = rest.split('\n').zip(1..).map(|(text, number)| if number == line { "" } else { text });
            rest = kept.collect::<Vec<_>>().join("\n");
            let left = DeTable::parse_recoverable(&rest).1;
            if left.len() >= slips.len() || self.found.len() == MAX_SLIPS {
                return;
            }
            slips = left;
        }
    }

    /// A mistake of form.
    pub fn form(&mut self, at: usize, message: Message) {
        self.breaks("", at, message);
    }

    /// A mistake against a clause.
    pub fn breaks(&mut self, clause: &'static str, at: usize, message: Message) {
        self.found.push(Fault { line: self.line(at), clause, message });
    }

    /// The line of a place in the text, from 1.
    pub fn line(&self, at: usize) -> u32 {
        self.lines.of(at)
    }

    /// How many mistakes there are. If the number is the same before and after reading a piece, the piece was sound.
    pub fn count(&self) -> usize {
        self.found.len()
    }

    /// All mistakes, by line.
    fn close(mut self) -> Vec<Fault> {
        self.found.sort_by_key(|fault| fault.line);
        self.found
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
            .with("key", excerpt(key))
            .with("expected", Arg::Term(expected))
            .with("found", Arg::Term(found));
        self.form(value.span().start, message);
        None
    }

    fn unreadable<T>(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Option<T> {
        self.form(value.span().start, Message::new("edition-unreadable-number").with("key", excerpt(key)));
        None
    }
}

/// Something that was read, and its place in the text.
#[derive(Clone, Copy, Debug)]
pub struct Placed<T> {
    /// Where.
    pub at: usize,
    /// What.
    pub is: T,
}

/// Several things that were read, each with its place.
pub type List<T> = Placed<Items<T>>;
/// The things of a [`List`].
pub type Items<T> = Vec<Placed<T>>;

impl Placed<i64> {
    /// The number if it lies in the range; otherwise a fault against the clause, which says `found`, `least` and `most`.
    pub fn within(
        self,
        range: RangeInclusive<u8>,
        clause: &'static str,
        key: &'static str,
        faults: &mut Faults,
    ) -> Option<u8> {
        let fits = u8::try_from(self.is).ok().filter(|number| range.contains(number));
        if fits.is_none() {
            let message = Message::new(key).with("found", self.is);
            faults.breaks(clause, self.at, message.with("least", *range.start()).with("most", *range.end()));
        }
        fits
    }
}

/// A table of the file: the whole file, a section, or a row of one.
pub struct Section<'t> {
    table: &'t DeTable<'t>,
    /// Its place in the text.
    pub at: usize,
}

impl<'t> Section<'t> {
    /// Reports every key that is not in the list.
    pub fn knows(&self, keys: &[&str], faults: &mut Faults) {
        for (key, _) in self.table.iter().filter(|(key, _)| !keys.contains(&key.get_ref().as_ref())) {
            let message = Message::new("edition-unknown-key")
                .with("key", excerpt(key.get_ref()))
                .with("known", one_of_args(keys.iter().copied()));
            faults.form(key.span().start, message);
        }
    }

    /// Is the key there?
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    fn get(&self, key: &str, faults: &mut Faults) -> Option<&'t Spanned<DeValue<'t>>> {
        let value = self.table.get(key);
        if value.is_none() {
            faults.form(self.at, Message::new("edition-missing-key").with("key", key.to_owned()));
        }
        value
    }

    fn get_section(&self, key: &str, faults: &mut Faults) -> Option<&'t Spanned<DeValue<'t>>> {
        let value = self.table.get(key);
        if value.is_none() {
            faults.form(self.at, Message::new("edition-missing-section").with("section", key.to_owned()));
        }
        value
    }

    /// A text.
    pub fn text(&self, key: &str, faults: &mut Faults) -> Option<Placed<&'t str>> {
        let value = self.get(key, faults)?;
        text(key, value, faults)
    }

    /// A whole number.
    pub fn whole(&self, key: &str, faults: &mut Faults) -> Option<Placed<i64>> {
        let value = self.get(key, faults)?;
        whole(key, value, faults)
    }

    /// A number, with or without a decimal point.
    pub fn number(&self, key: &str, faults: &mut Faults) -> Option<Placed<f64>> {
        let value = self.get(key, faults)?;
        let at = value.span().start;
        match value.get_ref() {
            DeValue::Float(float) => match float.as_str().parse() {
                Ok(is) => Some(Placed { at, is }),
                Err(_) => faults.unreadable(key, value),
            },
            DeValue::Integer(_) => whole(key, value, faults).map(|number| Placed { at, is: number.is as f64 }),
            _ => faults.wrong_type(key, "edition-type-number", value),
        }
    }

    /// A list of texts. One of a wrong type is reported and left out.
    pub fn texts(&self, key: &str, faults: &mut Faults) -> Option<List<&'t str>> {
        let value = self.get(key, faults)?;
        list(key, value, faults, text)
    }

    /// A list of whole numbers. One of a wrong type is reported and left out.
    pub fn wholes(&self, key: &str, faults: &mut Faults) -> Option<List<i64>> {
        let value = self.get(key, faults)?;
        list(key, value, faults, whole)
    }

    /// A list of lists of texts. Values of a wrong type are reported and left out.
    pub fn text_lists(&self, key: &str, faults: &mut Faults) -> Option<List<Items<&'t str>>> {
        let value = self.get(key, faults)?;
        list(key, value, faults, |key, value, faults| list(key, value, faults, text))
    }

    /// A table within this one: a section of the file, or a figure with several parts.
    pub fn section(&self, key: &str, faults: &mut Faults) -> Option<Section<'t>> {
        let value = self.get_section(key, faults)?;
        section(key, value, faults)
    }

    /// The rows of a section, written as `[[section]]` tables or as a list of `{ … }`.
    /// A row of a wrong type is reported and left out.
    pub fn rows(&self, key: &str, faults: &mut Faults) -> Option<Placed<Vec<Section<'t>>>> {
        let value = self.get_section(key, faults)?;
        let Some(list) = value.get_ref().as_array() else {
            return faults.wrong_type(key, "edition-type-list", value);
        };
        let is = list.iter().filter_map(|item| section(key, item, faults)).collect();
        Some(Placed { at: value.span().start, is })
    }
}

fn section<'t>(key: &str, value: &'t Spanned<DeValue<'t>>, faults: &mut Faults) -> Option<Section<'t>> {
    match value.get_ref().as_table() {
        Some(table) => Some(Section { table, at: value.span().start }),
        None => faults.wrong_type(key, "edition-type-table", value),
    }
}

fn list<'t, T>(
    key: &str,
    value: &'t Spanned<DeValue<'t>>,
    faults: &mut Faults,
    read: impl Fn(&str, &'t Spanned<DeValue<'t>>, &mut Faults) -> Option<Placed<T>>,
) -> Option<List<T>> {
    let Some(items) = value.get_ref().as_array() else {
        return faults.wrong_type(key, "edition-type-list", value);
    };
    let is = items.iter().filter_map(|item| read(key, item, faults)).collect();
    Some(Placed { at: value.span().start, is })
}

fn text<'t>(key: &str, value: &'t Spanned<DeValue<'t>>, faults: &mut Faults) -> Option<Placed<&'t str>> {
    match value.get_ref() {
        DeValue::String(text) => Some(Placed { at: value.span().start, is: text.as_ref() }),
        _ => faults.wrong_type(key, "edition-type-text", value),
    }
}

fn whole(key: &str, value: &Spanned<DeValue<'_>>, faults: &mut Faults) -> Option<Placed<i64>> {
    match value.get_ref() {
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(is) => Some(Placed { at: value.span().start, is }),
            Err(_) => faults.unreadable(key, value),
        },
        _ => faults.wrong_type(key, "edition-type-whole-number", value),
    }
}

/// Text from outside, inside a message: short, and without anything that a terminal would obey.
pub fn excerpt(text: &str) -> String {
    const MOST: usize = 80;
    let plain = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut excerpt: String = text.chars().take(MOST).map(plain).collect();
    if text.chars().nth(MOST).is_some() {
        excerpt.push('…');
    }
    excerpt
}
