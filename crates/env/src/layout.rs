//! Which part of an observation says what.

use game::{Encoded, Field, Observer, Scale, Seat, Sheet, Slot};
use serde::Serialize;

/// How many of the last picks for the current action an observation shows.
pub const PICKS_TOLD: usize = 32;
/// Slots that every game may ask for; a game's own slots follow.
const SLOTS: [&str; 13] =
    ["none", "verb", "offer", "more", "seat", "card", "good", "side", "money", "port", "place", "count", "reason"];

const SLOT: Field =
    Field::new("asked.slot", Scale::Name(u8::MAX), "what the next pick is about, by its place among the slots");
const PICKS: Field =
    Field::new("asked.picks", Scale::Count(128), "picks made so far for this action: slot, and option counted from 1")
        .rows(PICKS_TOLD);

/// Bytes that every observation ends with.
const OWN: usize = 1 + 2 * PICKS_TOLD;

/// The slots by their numbers in an observation.
pub fn slots<G: Encoded>() -> Vec<&'static str> {
    SLOTS.iter().chain(G::OWN_SLOTS).copied().collect()
}

/// The number of a slot.
#[inline]
pub(crate) fn number<G: Encoded>(slot: Slot) -> u8 {
    match slot {
        Slot::Verb => 1,
        Slot::Offer => 2,
        Slot::More => 3,
        Slot::Seat => 4,
        Slot::Card => 5,
        Slot::Good => 6,
        Slot::Side => 7,
        Slot::Money => 8,
        Slot::Port => 9,
        Slot::Place => 10,
        Slot::Count => 11,
        Slot::Reason => 12,
        Slot::Own(key) => {
            G::OWN_SLOTS.iter().position(|own| *own == key).map_or(0, |place| (SLOTS.len() + place) as u8)
        }
    }
}

/// A field and its place.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Placed {
    /// The first byte.
    pub at: usize,
    /// How many bytes.
    pub len: usize,
    /// What they say.
    #[serde(flatten)]
    pub field: Field,
}

/// The bytes of an observation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Layout {
    /// How many.
    pub bytes: usize,
    /// All fields, in order.
    pub fields: Vec<Placed>,
    /// The slots by their numbers.
    pub slots: Vec<&'static str>,
}

impl Layout {
    /// How many bytes an observation of this game has.
    pub const fn bytes<G: Encoded>() -> usize {
        G::BYTES + OWN
    }

    /// The fields of a game.
    pub fn of<G: Encoded>(game: &G) -> Layout {
        let mut description = Description::default();
        game.observe(&game.knowledge(&game.blank(), Observer::Spectator), &mut description);
        observe_asked(Told::default(), &mut description);
        Layout { bytes: Layout::bytes::<G>(), fields: description.fields, slots: slots::<G>() }
    }
}

/// The question, and the picks so far: slots and options.
#[derive(Clone, Copy, Default)]
pub(crate) struct Told<'a> {
    pub slot: u8,
    pub slots: &'a [u8],
    pub picks: &'a [u8],
}

#[inline]
fn observe_asked(Told { slot, slots, picks }: Told<'_>, sheet: &mut impl Sheet) {
    *sheet.field(SLOT) = [slot];
    let out = sheet.field::<{ 2 * PICKS_TOLD }>(PICKS);
    let left_out = picks.len().saturating_sub(PICKS_TOLD);
    let told = slots.iter().zip(picks).skip(left_out);
    for ((slot, pick), out) in told.zip(out.chunks_exact_mut(2)) {
        out.copy_from_slice(&[*slot, pick + 1]);
    }
}

/// Fills a row of [`Layout::bytes`]; bytes beyond that stay as they are, and a shorter row is left alone.
#[inline]
pub(crate) fn fill<G: Encoded>(game: &G, state: &G::State, seat: Seat, asked: Told<'_>, row: &mut [u8]) {
    if let Some(known) = row.get_mut(..G::BYTES) {
        known.fill(0);
        game.observe_state(state, Observer::Seat(seat), &mut Row(known));
    }
    fill_asked::<G>(asked, row);
}

/// The same if only the question has changed since the row was filled.
#[inline]
pub(crate) fn fill_asked<G: Encoded>(asked: Told<'_>, row: &mut [u8]) {
    if let Some(own) = row.get_mut(G::BYTES..Layout::bytes::<G>()) {
        own.fill(0);
        observe_asked(asked, &mut Row(own));
    }
}

/// Takes one field after another from the front.
struct Row<'a>(&'a mut [u8]);

impl Sheet for Row<'_> {
    #[inline(always)]
    #[allow(clippy::expect_used, reason = "a test lays out every game: its fields are as long as it says")]
    fn field<const N: usize>(&mut self, _: Field) -> &mut [u8; N] {
        let (field, rest) = std::mem::take(&mut self.0).split_first_chunk_mut().expect("the row is long enough");
        self.0 = rest;
        field
    }
}

/// Notes the fields instead of filling them.
#[derive(Default)]
struct Description {
    fields: Vec<Placed>,
    at: usize,
    spare: Vec<u8>,
}

impl Sheet for Description {
    #[allow(clippy::expect_used, reason = "it was made that long just before")]
    fn field<const N: usize>(&mut self, field: Field) -> &mut [u8; N] {
        self.fields.push(Placed { at: self.at, len: N, field });
        self.at += N;
        self.spare.clear();
        self.spare.resize(N, 0);
        self.spare.first_chunk_mut().expect("long enough")
    }
}
