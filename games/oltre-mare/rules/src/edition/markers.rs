//! OM-0.3: the markers of an edition file.

#![allow(clippy::indexing_slicing, reason = "there is a count for each kind of marker")]

use crate::state::{MARKER_KINDS, MAX_PORTS, Marker};
use game::edition_file::{Faults, Placed, Section, excerpt};
use game::{Message, one_of_args};

/// OM-0.3: there are 32 markers, enough for every board, because no board has more ports (OM-1.1).
const MARKERS: usize = MAX_PORTS;

/// How many there are of each kind; nothing if that cannot be read.
pub(super) fn read(file: &Section<'_>, faults: &mut Faults) -> Option<[u8; MARKER_KINDS]> {
    let before = faults.count();
    let section = file.rows("markers", faults)?;
    let mut unread = faults.count() > before;
    let mut counts = [None; MARKER_KINDS];
    for row in &section.is {
        row.knows(&["kind", "count"], faults);
        let kind = row.text("kind", faults).and_then(|word| kind(word, faults));
        let count = row.whole("count", faults).and_then(|count| amount(count, faults));
        let Some(kind) = kind else {
            unread = true;
            continue;
        };
        match counts[kind as usize] {
            None => counts[kind as usize] = Some(count),
            Some(_) => {
                let message = Message::new("edition-marker-twice").with("kind", kind.name().to_string());
                faults.breaks("OM-0.3", row.at, message);
            }
        }
    }
    if unread {
        return None;
    }
    for kind in Marker::ALL.into_iter().filter(|&kind| counts[kind as usize].is_none()) {
        let message = Message::new("edition-marker-missing").with("kind", kind.name().to_string());
        faults.breaks("OM-0.3", section.at, message);
    }
    let known: Vec<u8> = counts.into_iter().flatten().flatten().collect();
    let known: [u8; MARKER_KINDS] = known.try_into().ok()?;
    let sum: usize = known.iter().map(|&count| usize::from(count)).sum();
    if sum != MARKERS {
        let message = Message::new("edition-marker-sum").with("found", sum).with("expected", MARKERS);
        faults.breaks("OM-0.3", section.at, message);
    }
    Some(known)
}

fn kind(word: Placed<&str>, faults: &mut Faults) -> Option<Marker> {
    let kind = Marker::from_name(word.is);
    if kind.is_none() {
        let message = Message::new("edition-unknown-marker")
            .with("kind", excerpt(word.is))
            .with("known", one_of_args(Marker::ALL.map(Marker::name)));
        faults.breaks("OM-0.3", word.at, message);
    }
    kind
}

fn amount(count: Placed<i64>, faults: &mut Faults) -> Option<u8> {
    let amount = u8::try_from(count.is).ok().filter(|&amount| usize::from(amount) <= MARKERS);
    if amount.is_none() {
        let message = Message::new("edition-marker-count").with("found", count.is).with("most", MARKERS);
        faults.breaks("OM-0.3", count.at, message);
    }
    amount
}
