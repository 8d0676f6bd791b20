//! OM-0.1, OM-0.2: the goods and the cards of an edition file.

#![allow(clippy::indexing_slicing, reason = "there is a row for each good")]

use super::form::{Placed, Report, Row, shown};
use super::sea::Sea;
use crate::state::board::{Face, Symbol};
use crate::state::card::{CARDS, GOODS, Good};
use game::{Message, one_of_args};

/// OM-1.4: with 5 players, 5 cards must name a port, or the start ports cannot be found.
const START_PORTS: usize = 5;
/// OM-0.5, OM-1.4: with 2 players the grain is out, and 2 other cards must name one.
const START_PORTS_WITHOUT_GRAIN: usize = 2;

/// OM-0.1: the goods are the same in every edition; what the file says of them must agree with the rules.
pub(super) fn check_goods(file: &Row<'_>, report: &mut Report) {
    let before = report.count();
    let Some(section) = file.section("goods", report) else { return };
    let mut unread = report.count() > before;
    let mut seen = [false; GOODS];
    for row in &section.is {
        row.knows(&["name", "copies", "payout"], report);
        let good = row.text("name", report).and_then(|word| good(word, report));
        let copies = row.whole("copies", report);
        let payout = row.wholes("payout", report);
        let Some(good) = good else {
            unread = true;
            continue;
        };
        if std::mem::replace(&mut seen[good.index()], true) {
            report.breaks("OM-0.1", row.at, Message::new("edition-good-twice").with("good", good.name().to_string()));
        }
        if let Some(copies) = copies.filter(|copies| copies.is != i64::from(good.copies())) {
            let message = Message::new("edition-copies")
                .with("good", good.name().to_string())
                .with("found", copies.is)
                .with("expected", good.copies());
            report.breaks("OM-0.1", copies.at, message);
        }
        if let Some(payout) = payout {
            check_payout(good, &payout, report);
        }
    }
    if !unread {
        for good in Good::ALL.into_iter().filter(|good| !seen[good.index()]) {
            let message = Message::new("edition-good-missing").with("good", good.name().to_string());
            report.breaks("OM-0.1", section.at, message);
        }
    }
}

fn check_payout(good: Good, payout: &Placed<Vec<Placed<i64>>>, report: &mut Report) {
    let figures = (1..).map(|cards| i64::from(good.payout(cards)));
    let mut expected: Vec<i64> = figures.take(5).collect();
    expected.dedup();
    let found: Vec<i64> = payout.is.iter().map(|figure| figure.is).collect();
    if found != expected {
        let message = Message::new("edition-payout")
            .with("good", good.name().to_string())
            .with("found", found)
            .with("expected", expected);
        report.breaks("OM-0.1", payout.at, message);
    }
}

/// The cards, numbered good by good in the order of the file; nothing if there are too few or too many.
pub(super) fn read(file: &Row<'_>, sea: &Sea, report: &mut Report) -> Option<[Face; CARDS]> {
    let before = report.count();
    let section = file.section("cards", report)?;
    let mut without_good = report.count() - before;
    let mut ports_known = sea.listed && without_good == 0;
    let mut rows: [Vec<(usize, Face)>; GOODS] = Default::default();
    for row in &section.is {
        row.knows(&["good", "power", "load", "symbols", "port"], report);
        let good = row.text("good", report).and_then(|word| good(word, report));
        let face = face(row, sea, report);
        ports_known &= good.is_some() && face.port.is_some() == row.has("port");
        match good {
            Some(good) => rows[good.index()].push((row.at, face)),
            None => without_good += 1,
        }
    }
    check_numbers(&rows, without_good, section.at, report);
    if ports_known {
        check_start_ports(&rows, section.at, report);
    }
    let faces: Vec<Face> = rows.into_iter().flatten().map(|(_, face)| face).collect();
    faces.try_into().ok()
}

/// What a row says of its card. What could not be read is reported, and filled in so that reading can go on.
fn face(row: &Row<'_>, sea: &Sea, report: &mut Report) -> Face {
    let power = row.whole("power", report).and_then(|power| within(power, 3..=6, "edition-power", report));
    let load = row.whole("load", report).and_then(|load| within(load, 1..=4, "edition-load", report));
    let symbols = row.texts("symbols", report).and_then(|words| symbols(&words, report));
    let port = if row.has("port") {
        row.text("port", report).and_then(|name| sea.port(name, "OM-0.2", "edition-card-port", report))
    } else {
        None
    };
    Face { power: power.unwrap_or(3), load: load.unwrap_or(1), symbols: symbols.unwrap_or(0), port }
}

fn good(word: Placed<&str>, report: &mut Report) -> Option<Good> {
    let good = Good::from_name(word.is);
    if good.is_none() {
        let message = Message::new("edition-unknown-good")
            .with("good", shown(word.is))
            .with("known", one_of_args(Good::ALL.map(Good::name)));
        report.breaks("OM-0.1", word.at, message);
    }
    good
}

fn within(
    figure: Placed<i64>,
    range: std::ops::RangeInclusive<u8>,
    key: &'static str,
    report: &mut Report,
) -> Option<u8> {
    let fits = u8::try_from(figure.is).ok().filter(|figure| range.contains(figure));
    if fits.is_none() {
        let message =
            Message::new(key).with("found", figure.is).with("least", *range.start()).with("most", *range.end());
        report.breaks("OM-0.2", figure.at, message);
    }
    fits
}

/// OM-0.2: exactly two different ones, as a bit set.
fn symbols(words: &Placed<Vec<Placed<&str>>>, report: &mut Report) -> Option<u8> {
    let before = report.count();
    let mut set = 0;
    for word in &words.is {
        let Some(symbol) = Symbol::from_name(word.is) else {
            let message = Message::new("edition-unknown-symbol")
                .with("symbol", shown(word.is))
                .with("known", one_of_args(Symbol::ALL.map(Symbol::name)));
            report.breaks("OM-0.2", word.at, message);
            continue;
        };
        if set >> symbol as u8 & 1 == 1 {
            let message = Message::new("edition-symbol-twice").with("symbol", symbol.name().to_string());
            report.breaks("OM-0.2", word.at, message);
        }
        set |= 1 << symbol as u8;
    }
    if words.is.len() != 2 {
        report.breaks("OM-0.2", words.at, Message::new("edition-symbol-count").with("found", words.is.len()));
    }
    (report.count() == before).then_some(set)
}

/// OM-0.1: the right number of cards of each good. A card whose good could not be read may be any of the missing ones.
fn check_numbers(rows: &[Vec<(usize, Face)>; GOODS], without_good: usize, at: usize, report: &mut Report) {
    let copies = |good: Good| usize::from(good.copies());
    let missing: usize = Good::ALL.iter().map(|&good| copies(good).saturating_sub(rows[good.index()].len())).sum();
    for good in Good::ALL {
        let found = &rows[good.index()];
        let at = match found.get(copies(good)) {
            Some((first_too_many, _)) => *first_too_many,
            None if found.len() == copies(good) || missing <= without_good => continue,
            None => found.last().map_or(at, |(last, _)| *last),
        };
        let message = Message::new("edition-card-count")
            .with("good", good.name().to_string())
            .with("found", found.len())
            .with("expected", good.copies());
        report.breaks("OM-0.1", at, message);
    }
}

fn check_start_ports(rows: &[Vec<(usize, Face)>; GOODS], at: usize, report: &mut Report) {
    let with_port = |good: Good| rows[good.index()].iter().filter(|(_, face)| face.port.is_some()).count();
    let all: usize = Good::ALL.into_iter().map(with_port).sum();
    let without_grain = all - with_port(Good::Grain);
    if all < START_PORTS {
        let message = Message::new("edition-few-start-ports").with("found", all).with("needed", START_PORTS);
        report.breaks("OM-1.4", at, message);
    }
    if without_grain < START_PORTS_WITHOUT_GRAIN {
        let message = Message::new("edition-few-start-ports-without-grain")
            .with("found", without_grain)
            .with("needed", START_PORTS_WITHOUT_GRAIN);
        report.breaks("OM-1.4", at, message);
    }
}
