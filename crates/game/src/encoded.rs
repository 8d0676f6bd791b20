//! A game as numbers, for learners: what a seat knows as a row of bytes, an action as the picks that lead to it.

#![allow(clippy::indexing_slicing, reason = "there are two halves")]

use crate::{Draft, Game, Observer};
use serde::Serialize;

/// The meaning of each byte of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scale {
    /// 0 or 1.
    Flag,
    /// How many, up to this limit; anything more counts as the limit.
    Count(u8),
    /// Names one of several things, from 1; 0 names none.
    Name(u8),
    /// A number minus this offset; anything beyond 0 or 255 counts as 0 or 255.
    Offset(u8),
}

/// Some bytes of a row that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    /// Its name, as `seat.ducats`.
    pub name: &'static str,
    /// How many things it is about: its bytes are that many equal parts.
    pub rows: usize,
    /// The meaning of each byte.
    pub scale: Scale,
    /// Its meaning, in a few words.
    pub about: &'static str,
}

impl Field {
    /// A field of one part.
    pub const fn new(name: &'static str, scale: Scale, about: &'static str) -> Field {
        Field { name, rows: 1, scale, about }
    }

    /// That many equal parts.
    #[must_use]
    pub const fn rows(self, rows: usize) -> Field {
        Field { rows, ..self }
    }
}

/// Where a game lays out what a seat knows: a row of bytes, or the description of one.
pub trait Sheet {
    /// The next `N` bytes, all of them 0. They are always requested in the same order.
    fn field<const N: usize>(&mut self, field: Field) -> &mut [u8; N];
}

/// A game for learners.
pub trait Encoded: Game {
    /// How many bytes [`Encoded::observe`] fills, for every setup and edition.
    const BYTES: usize;
    /// The slots that only this game asks for, as in [`Slot::Own`](crate::Slot::Own).
    const OWN_SLOTS: &'static [&'static str] = &[];

    /// Writes out what an observer knows. Seats are counted clockwise from the observer.
    ///
    /// Always the same fields in the same order: only their contents depend on the knowledge.
    fn observe(&self, knowledge: &Self::Knowledge, sheet: &mut impl Sheet);

    /// The same straight from the state: byte for byte what [`Encoded::observe`] writes of the observer's knowledge.
    #[inline]
    fn observe_state(&self, state: &Self::State, who: Observer, sheet: &mut impl Sheet) {
        self.observe(&self.knowledge(state, who), sheet);
    }

    /// The picks that lead to an action, which is among the choices: the path of [`Choices::decide`](crate::Choices::decide).
    fn path(choices: &Self::Choices, action: &Self::Action, path: &mut Draft);
}

/// Sets the byte of each bit of `bits` to 1. Bytes that are already set keep their bits, too.
#[inline]
pub fn spread<const N: usize>(bits: u128, bytes: &mut [u8; N]) {
    spread_numbers([bits, 0, 0, 0], bytes);
}

/// Writes a number below 16 into each byte: bit `place` of `digits[b]` is bit `b` of the number at that place.
/// Bytes that are already set keep their bits, too.
#[inline]
pub fn spread_numbers<const N: usize>(digits: [u128; 4], bytes: &mut [u8; N]) {
    let eight = |place: usize| -> [u8; 8] {
        let mut numbers = 0;
        for (digit, bits) in digits.iter().enumerate() {
            let half = [*bits as u64, (*bits >> 64) as u64][usize::from(place >= 8)];
            let eight = half >> (8 * (place % 8)) & 0xff;
            // Bit i becomes the highest of byte 7 - i: the factors are so far apart that no two products meet.
            numbers |= (eight.wrapping_mul(0x8040_2010_0804_0201) & 0x8080_8080_8080_8080) >> (7 - digit);
        }
        numbers.to_be_bytes()
    };
    let (eights, rest) = bytes.as_chunks_mut::<8>();
    for (place, bytes) in eights.iter_mut().enumerate() {
        *bytes = (u64::from_le_bytes(*bytes) | u64::from_le_bytes(eight(place))).to_le_bytes();
    }
    if !rest.is_empty() {
        rest.iter_mut().zip(eight(N / 8)).for_each(|(byte, number)| *byte |= number);
    }
}

#[cfg(test)]
mod tests {
    use super::{spread, spread_numbers};

    #[test]
    fn every_bit_reaches_its_own_byte() {
        let bits = 1u128 | 1 << 7 | 1 << 8 | 1 << 63 | 1 << 64 | 1 << 97;
        let mut bytes = [0u8; 98];
        bytes[3] = 2;
        spread(bits, &mut bytes);
        for (place, byte) in bytes.iter().enumerate() {
            let expected = if place == 3 { 2 } else { (bits >> place & 1) as u8 };
            assert_eq!(*byte, expected, "{place}");
        }
    }

    #[test]
    fn every_number_reaches_its_own_byte() {
        let number = |place: usize| (place * 7 + place / 5) % 16;
        let digits =
            [0, 1, 2, 3].map(|digit| (0..128).fold(0, |bits, at| bits | (number(at) as u128 >> digit & 1) << at));
        let (mut all, mut some) = ([0u8; 128], [0u8; 13]);
        spread_numbers(digits, &mut all);
        spread_numbers(digits, &mut some);
        assert!(all.iter().enumerate().all(|(place, byte)| usize::from(*byte) == number(place)), "{all:?}");
        assert_eq!(some, all[..13]);
    }
}
