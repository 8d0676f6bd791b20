//! OM-0.1, OM-0.2: the goods and the cards of an edition file.

#![allow(clippy::indexing_slicing, reason = "there is a row for each good")]

use super::sea::Sea;
use crate::state::{CARDS, Face, GOODS, Good, Symbol};
use game::edition_file::{Faults, Placed, Section, excerpt};
use game::{Message, one_of_args};

/// OM-1.4: with 5 players, 5 cards must name a port, or the start ports cannot be found.
const START_PORTS: usize = 5;
/// OM-0.5, OM-1.4: with 2 players the grain is out, and 2 other cards must name one.
const START_PORTS_WITHOUT_GRAIN: usize = 2;

/// OM-0.1: the goods are the same in every edition, so the file must agree with the rules.
pub(super) fn check_goods(file: &Section<'_>, faults: &mut Faults) {
    let before = faults.count();
    let Some(section) = file.rows("goods", faults) else { return };
    let mut unread = faults.count() > before;
    let mut seen = [false; GOODS];
    for row in &section.is {
        row.knows(&["name", "copies", "payout"], faults);
        let good = row.text("name", faults).and_then(|word| good(word, faults));
        let copies = row.whole("copies", faults);
        let payout = row.wholes("payout", faults);
        let Some(good) = good else {
            unread = true;
            continue;
        };
        if std::mem::replace(&mut seen[good.index()], true) {
            faults.breaks("OM-0.1", row.at, Message::new("edition-good-twice").with("good", good.name().to_string()));
        }
        if let Some(copies) = copies.filter(|copies| copies.is != i64::from(good.copies())) {
            let message = Message::new("edition-copies")
                .with("good", good.name().to_string())
                .with("found", copies.is)
                .with("expected", good.copies());
            faults.breaks("OM-0.1", copies.at, message);
        }
        if let Some(payout) = payout {
            check_payout(good, &payout, faults);
        }
    }
    if !unread {
        for good in Good::ALL.into_iter().filter(|good| !seen[good.index()]) {
            let message = Message::new("edition-good-missing").with("good", good.name().to_string());
            faults.breaks("OM-0.1", section.at, message);
        }
    }
}

fn check_payout(good: Good, payout: &Placed<Vec<Placed<i64>>>, faults: &mut Faults) {
    let figures = (1..).map(|cards| i64::from(good.payout(cards)));
    let mut expected: Vec<i64> = figures.take(5).collect();
    expected.dedup();
    let found: Vec<i64> = payout.is.iter().map(|figure| figure.is).collect();
    if found != expected {
        let message = Message::new("edition-payout")
            .with("good", good.name().to_string())
            .with("found", found)
            .with("expected", expected);
        faults.breaks("OM-0.1", payout.at, message);
    }
}

/// The cards, numbered good by good in the order of the file; nothing if there are too few or too many.
pub(super) fn read(file: &Section<'_>, sea: &Sea, faults: &mut Faults) -> Option<[Face; CARDS]> {
    let before = faults.count();
    let section = file.rows("cards", faults)?;
    let mut without_good = faults.count() - before;
    let mut ports_known = sea.listed && without_good == 0;
    let mut rows: [Vec<(usize, Face)>; GOODS] = Default::default();
    for row in &section.is {
        row.knows(&["good", "power", "load", "symbols", "port"], faults);
        let good = row.text("good", faults).and_then(|word| good(word, faults));
        let face = face(row, sea, faults);
        ports_known &= good.is_some() && face.port.is_some() == row.has("port");
        match good {
            Some(good) => rows[good.index()].push((row.at, face)),
            None => without_good += 1,
        }
    }
    check_numbers(&rows, without_good, section.at, faults);
    if ports_known {
        check_start_ports(&rows, section.at, faults);
    }
    let faces: Vec<Face> = rows.into_iter().flatten().map(|(_, face)| face).collect();
    faces.try_into().ok()
}

/// What a row says about its card. Unreadable parts are reported, and filled in so that reading can continue.
fn face(row: &Section<'_>, sea: &Sea, faults: &mut Faults) -> Face {
    let power = row.whole("power", faults).and_then(|power| power.within(3..=6, "OM-0.2", "edition-power", faults));
    let load = row.whole("load", faults).and_then(|load| load.within(1..=4, "OM-0.2", "edition-load", faults));
    let symbols = row.texts("symbols", faults).and_then(|words| symbols(&words, faults));
    let port = if row.has("port") {
        row.text("port", faults).and_then(|name| sea.port(name, "OM-0.2", "edition-card-port", faults))
    } else {
        None
    };
    Face { power: power.unwrap_or(3), load: load.unwrap_or(1), symbols: symbols.unwrap_or(0), port }
}

fn good(word: Placed<&str>, faults: &mut Faults) -> Option<Good> {
    let good = Good::from_name(word.is);
    if good.is_none() {
        let message = Message::new("edition-unknown-good")
            .with("good", excerpt(word.is))
            .with("known", one_of_args(Good::ALL.map(Good::name)));
        faults.breaks("OM-0.1", word.at, message);
    }
    good
}

/// OM-0.2: exactly two different ones, as a bit set.
fn symbols(words: &Placed<Vec<Placed<&str>>>, faults: &mut Faults) -> Option<u8> {
    let before = faults.count();
    let mut set = 0;
    for word in &words.is {
        let Some(symbol) = Symbol::from_name(word.is) else {
            let message = Message::new("edition-unknown-symbol")
                .with("symbol", excerpt(word.is))
                .with("known", one_of_args(Symbol::ALL.map(Symbol::name)));
            faults.breaks("OM-0.2", word.at, message);
            continue;
        };
        if set >> symbol as u8 & 1 == 1 {
            let message = Message::new("edition-symbol-twice").with("symbol", symbol.name().to_string());
            faults.breaks("OM-0.2", word.at, message);
        }
        set |= 1 << symbol as u8;
    }
    if words.is.len() != 2 {
        faults.breaks("OM-0.2", words.at, Message::new("edition-symbol-count").with("found", words.is.len()));
    }
    (faults.count() == before).then_some(set)
}

/// OM-0.1: the right number of cards of each good. A card whose good could not be read may be any of the missing ones.
fn check_numbers(rows: &[Vec<(usize, Face)>; GOODS], without_good: usize, at: usize, faults: &mut Faults) {
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
        faults.breaks("OM-0.1", at, message);
    }
}

fn check_start_ports(rows: &[Vec<(usize, Face)>; GOODS], at: usize, faults: &mut Faults) {
    let with_port = |good: Good| rows[good.index()].iter().filter(|(_, face)| face.port.is_some()).count();
    let all: usize = Good::ALL.into_iter().map(with_port).sum();
    let without_grain = all - with_port(Good::Grain);
    if all < START_PORTS {
        let message = Message::new("edition-few-start-ports").with("found", all).with("needed", START_PORTS);
        faults.breaks("OM-1.4", at, message);
    }
    if without_grain < START_PORTS_WITHOUT_GRAIN {
        let message = Message::new("edition-few-start-ports-without-grain")
            .with("found", without_grain)
            .with("needed", START_PORTS_WITHOUT_GRAIN);
        faults.breaks("OM-1.4", at, message);
    }
}
