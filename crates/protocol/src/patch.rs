//! Messages as patches of those before: most of a step is what the step before it already said.
//!
//! A patch is text in which parts of earlier messages are named instead of repeated. Both ends keep the last messages
//! about a table, its *window*; [`Window::patch`] writes the next one down as a patch, [`Window::apply`] reads it.
//! A patch depends on nothing but what its reader was sent before and is sent now, so it can reveal nothing else.

use serde::Serialize;
use std::cmp::Reverse;
use std::ops::Deref;

/// The most text of a window. A larger one makes smaller patches, but both ends have to keep it.
pub const LARGEST_WINDOW: usize = 32 * 1024;

// Two places move on with every sign that is written, copied or not: *here* begins where the last message of the window
// does, and *there* is where the last copy from elsewhere was.
/// Copies what is here: two digits say how much.
const HERE: u8 = b'^';
/// Copies what is there: two digits say how much.
const THERE: u8 = b'`';
/// Moves here, by two digits less [`HALF`], and then copies: two digits.
const MOVED: u8 = b'|';
/// Copies from elsewhere, which becomes there: three digits say from where, two how much.
const ELSEWHERE: u8 = b'~';

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The longest copy.
const LONGEST: usize = 64 * 64 - 1;
/// Half of what two digits can say.
const HALF: usize = 64 * 32;

/// The last messages about a table on a connection, oldest first. They are ASCII, so that a sign is a byte everywhere.
#[derive(Clone, Debug)]
pub struct Window<T>(Vec<T>);

/// A message, as a patch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Patch {
    /// The messages it continues: this many of the last ones. Earlier ones can be forgotten.
    pub on: usize,
    /// The fingerprint of the message it makes: 64 bits of FNV-1a, as 16 hexadecimal digits.
    pub sum: String,
    /// How to make it.
    pub patch: String,
}

impl<T> Default for Window<T> {
    fn default() -> Window<T> {
        Window(Vec::new())
    }
}

impl<T: Deref<Target = str>> Window<T> {
    /// Nothing of what was sent counts any more.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// This message was sent.
    pub fn push(&mut self, text: T) {
        self.0.push(text);
        let mut length = 0;
        let fits = |text: &&T| {
            length += text.len();
            length <= LARGEST_WINDOW
        };
        let kept = self.0.iter().rev().take_while(fits).count().max(1);
        self.0.drain(..self.0.len() - kept);
    }

    /// Are these the very same messages?
    pub fn is(&self, other: &Window<T>) -> bool {
        let place = |text: &T| text.as_ptr();
        self.0.len() == other.0.len() && self.0.iter().map(place).eq(other.0.iter().map(place))
    }

    /// The next message as a patch; none if it is not ASCII.
    pub fn patch(&self, text: &str) -> Option<Patch> {
        let before = self.text(self.0.len()).filter(|before| before.is_ascii() && text.is_ascii())?;
        let patch = Writer::new(&before, self.last(), text).write();
        Some(Patch { on: self.0.len(), sum: fingerprint(text), patch })
    }

    /// The message that a patch makes; none if it does not fit.
    pub fn apply(&self, patch: &Patch) -> Option<String> {
        let last = if patch.on > 0 { self.last() } else { 0 };
        let text = read(&self.text(patch.on)?, last, &patch.patch)?;
        (fingerprint(&text) == patch.sum).then_some(text)
    }

    /// This many of the last messages in one.
    fn text(&self, on: usize) -> Option<String> {
        let from = self.0.len().checked_sub(on)?;
        Some(self.0.get(from..)?.iter().map(Deref::deref).collect())
    }

    /// The length of the last one.
    fn last(&self) -> usize {
        self.0.last().map_or(0, |text| text.len())
    }
}

/// The fingerprint of a text: 64 bits of FNV-1a, as 16 hexadecimal digits.
pub fn fingerprint(text: &str) -> String {
    let add = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, add))
}

/// The same JSON in ASCII.
pub fn ascii(json: String) -> String {
    if json.is_ascii() {
        return json;
    }
    let mut out = String::with_capacity(json.len() + json.len() / 8);
    for sign in json.chars() {
        // Only a string can have other signs.
        match sign.is_ascii() {
            true => out.push(sign),
            false => sign.encode_utf16(&mut [0; 2]).iter().for_each(|unit| out.push_str(&format!("\\u{unit:04x}"))),
        }
    }
    out
}

/// Quotation marks would be escaped within a message: they change places with apostrophes.
fn swapped(sign: u8) -> u8 {
    match sign {
        b'"' => b'\'',
        b'\'' => b'"',
        sign => sign,
    }
}

/// What a patch makes of the messages before it, the last of which has this length; nothing if it names what is not
/// there.
fn read(before: &str, last: usize, patch: &str) -> Option<String> {
    let mut all = before.as_bytes().to_vec();
    let (mut here, mut there) = (all.len() - last, 0);
    let mut signs = patch.bytes();
    while let Some(sign) = signs.next() {
        let mut number = |digits: u32| {
            (0..digits).try_fold(0, |sum, _| {
                let sign = signs.next()?;
                Some(sum << 6 | DIGITS.iter().position(|digit| *digit == sign)?)
            })
        };
        let (place, length) = match sign {
            HERE => (here, number(2)?),
            THERE => (there, number(2)?),
            MOVED => ((here + number(2)?).wrapping_sub(HALF), number(2)?),
            ELSEWHERE => (number(3)?, number(2)?),
            _ => (0, 0),
        };
        match sign {
            // A copy of nothing stands for its own sign.
            _ if length == 0 => all.push(swapped(sign)),
            MOVED => here = place,
            ELSEWHERE => there = place,
            _ => {}
        }
        // What was just made can be copied, too.
        for at in 0..length {
            all.push(*all.get(place.checked_add(at)?)?);
        }
        (here, there) = (here + length.max(1), there + length.max(1));
    }
    String::from_utf8(all.split_off(before.len())).ok()
}

/// A place is found by this many signs.
const FOUND_BY: usize = 7;
/// Places with the same signs that are tried.
const TRIES: usize = 12;
/// How many signs ahead a better copy is looked for, unless the first is as long as this.
const AHEAD: usize = 3;
const LONG: usize = 64;
const NOWHERE: u16 = u16::MAX;

/// Finds what can be copied.
struct Writer<'a> {
    /// The window, and behind it what is to be written.
    all: Vec<u8>,
    next: &'a str,
    here: usize,
    there: usize,
    /// The last place of each hash, and for each place the one before it.
    heads: Vec<u16>,
    links: Vec<u16>,
    /// Places before this one can be found.
    indexed: usize,
    out: String,
}

/// A copy, what it saves, and where it begins.
struct Found {
    sign: u8,
    gain: usize,
    place: usize,
    length: usize,
}

impl<'a> Writer<'a> {
    fn new(before: &str, last: usize, next: &'a str) -> Writer<'a> {
        let all = [before.as_bytes(), next.as_bytes()].concat();
        let findable = all.len().min(NOWHERE.into());
        let heads = vec![NOWHERE; (findable / 2).next_power_of_two()];
        let (here, there) = (before.len() - last, 0);
        Writer { all, next, here, there, heads, links: vec![NOWHERE; findable], indexed: 0, out: String::new() }
    }

    fn write(mut self) -> String {
        let mut at = self.all.len() - self.next.len();
        while let Some(sign) = self.all.get(at) {
            let sign = *sign;
            self.index(at);
            // Not if there is more to gain a little later.
            let beaten = |found: &Found| {
                let later = |ahead| self.best(at, ahead).is_some_and(|later| later.gain > found.gain + ahead);
                found.length < LONG && (1..=AHEAD).any(later)
            };
            let length = match self.best(at, 0).filter(|found| !beaten(found)) {
                Some(found) => self.copy(&found),
                None => self.literal(sign),
            };
            (self.here, self.there, at) = (self.here + length, self.there + length, at + length);
        }
        self.out
    }

    /// The copy that saves most, this many signs ahead.
    fn best(&self, at: usize, ahead: usize) -> Option<Found> {
        let (here, there, at) = (self.here + ahead, self.there + ahead, at + ahead);
        let near = [(HERE, here), (THERE, there)].into_iter().filter(|(_, place)| *place < at);
        let far = self.places(at).map(|place| (ELSEWHERE, place));
        let found = near.chain(far).filter_map(|(sign, place)| {
            let length = self.alike(place, at);
            // It is worth while to go on from where a long copy ends.
            let moved = here.abs_diff(place) < HALF && length >= if place > here { 12 } else { 24 };
            let (sign, cost) = match sign {
                ELSEWHERE if moved => (MOVED, 5),
                ELSEWHERE => (ELSEWHERE, 6),
                near => (near, 3),
            };
            let gain = length.checked_sub(cost + 1)?;
            Some(Found { sign, gain, place, length })
        });
        found.min_by_key(|found| Reverse(found.gain))
    }

    /// Places that begin in the same way, latest first.
    fn places(&self, at: usize) -> impl Iterator<Item = usize> {
        let known = |place: &u16| *place != NOWHERE;
        let first = self.hash(at).and_then(|hash| self.heads.get(hash)).copied().filter(known);
        let before = move |place: &u16| self.links.get(usize::from(*place)).copied().filter(known);
        std::iter::successors(first, before).take(TRIES).map(usize::from)
    }

    /// How many signs are the same here and there.
    fn alike(&self, one: usize, other: usize) -> usize {
        let (one, other) = (self.all.get(one..).unwrap_or_default(), self.all.get(other..).unwrap_or_default());
        let words = one.chunks_exact(8).zip(other.chunks_exact(8)).take_while(|(one, other)| one == other).count() * 8;
        let rest = one.iter().skip(words).zip(other.iter().skip(words));
        (words + rest.take_while(|(one, other)| one == other).count()).min(LONGEST)
    }

    /// A number for the first signs of a place.
    fn hash(&self, at: usize) -> Option<usize> {
        let signs = u64::from_le_bytes(self.all.get(at..at + 8)?.try_into().ok()?) << (64 - 8 * FOUND_BY);
        Some((signs.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize & (self.heads.len() - 1))
    }

    /// From now on, everything before this place can be found.
    fn index(&mut self, to: usize) {
        for at in self.indexed..to.min(self.links.len()) {
            let Some(hash) = self.hash(at) else { break };
            if let (Some(head), Some(link)) = (self.heads.get_mut(hash), self.links.get_mut(at)) {
                *link = std::mem::replace(head, at as u16);
            }
        }
        self.indexed = self.indexed.max(to);
    }

    fn copy(&mut self, Found { sign, place, length, .. }: &Found) -> usize {
        self.out.push((*sign).into());
        match *sign {
            MOVED => {
                self.number(place + HALF - self.here, 2);
                self.here = *place;
            }
            ELSEWHERE => {
                self.number(*place, 3);
                self.there = *place;
            }
            _ => {}
        }
        self.number(*length, 2);
        *length
    }

    fn literal(&mut self, sign: u8) -> usize {
        self.out.push(swapped(sign).into());
        let digits = match sign {
            HERE | THERE => 2,
            MOVED => 4,
            ELSEWHERE => 5,
            _ => 0,
        };
        self.number(0, digits);
        1
    }

    fn number(&mut self, number: usize, digits: u32) {
        let digits = (0..digits).rev().map(|digit| number >> (6 * digit) & 63);
        self.out.extend(digits.filter_map(|digit| DIGITS.get(digit)).map(|digit| char::from(*digit)));
    }
}
