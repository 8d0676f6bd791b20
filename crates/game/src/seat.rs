//! Seats, sets of seats, and who is looking.

#![allow(clippy::indexing_slicing, reason = "a seat is below MAX_SEATS, and there are never more players")]

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The size of the largest table of any game here.
pub const MAX_SEATS: usize = 5;

/// A place at the table. Counted from 0 inside Rust and from 1 everywhere else (text, JSON, Python).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(SeatIndex);

/// One of [`MAX_SEATS`]. Not a number, so that lookups by seat need no check.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
enum SeatIndex {
    #[default]
    First,
    Second,
    Third,
    Fourth,
    Fifth,
}

impl Seat {
    /// The seat with this index, which is known to be valid.
    #[inline]
    const fn nth(index: u8) -> Seat {
        debug_assert!((index as usize) < MAX_SEATS);
        Seat(match index {
            0 => SeatIndex::First,
            1 => SeatIndex::Second,
            2 => SeatIndex::Third,
            3 => SeatIndex::Fourth,
            _ => SeatIndex::Fifth,
        })
    }

    /// The seat with this index (0-based), if it is valid.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS { Some(Seat::nth(index as u8)) } else { None }
    }

    /// The seat with this index (0-based), wrapped into the largest table; for code that counts seats itself.
    #[inline]
    pub const fn at(index: usize) -> Seat {
        Seat::nth((index % MAX_SEATS) as u8)
    }

    /// The seat that people call `number` (1-based).
    pub const fn from_number(number: usize) -> Option<Seat> {
        if number == 0 { None } else { Seat::new(number - 1) }
    }

    /// 0-based index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1-based number, for people.
    pub const fn number(self) -> u8 {
        self.0 as u8 + 1
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    pub const fn next(self, players: u8) -> Seat {
        let next = self.0 as u8 + 1;
        if next >= players { Seat::nth(0) } else { Seat::nth(next) }
    }

    /// How many steps clockwise from `from` to this seat.
    #[inline]
    pub const fn steps_from(self, from: Seat, players: u8) -> u8 {
        let (to, from) = (self.0 as u8, from.0 as u8);
        if to >= from { to - from } else { to + players - from }
    }

    /// All seats of a table, in order.
    #[inline]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players.min(MAX_SEATS as u8)).map(Seat::nth)
    }

    /// All seats of a table clockwise, beginning with this one.
    #[inline]
    pub fn around(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        let (first, players) = (self.0 as u8, players.min(MAX_SEATS as u8));
        (first..players).chain(0..first.min(players)).map(Seat::nth)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(d)?;
        Seat::from_number(number as usize).ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.index())
    }

    /// Every seat of a table.
    #[inline]
    pub const fn all(players: u8) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// From a bit mask, seat 1 in the lowest bit; higher bits are dropped.
    #[inline]
    pub const fn from_bits(bits: u8) -> SeatSet {
        SeatSet(bits & ((1 << MAX_SEATS) - 1))
    }

    /// As a bit mask.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Is the seat in it?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// The set with this seat added.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.index())
    }

    /// The set with this seat removed.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.index()))
    }

    /// Seats in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// Seats in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Seats in this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Nobody?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first of them clockwise, beginning with `from`.
    #[inline]
    pub const fn first_from(self, from: Seat) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(SeatSet::first_of([self, SeatSet::EMPTY], from)) }
    }

    /// The first clockwise, beginning with `from`, of the first of these sets that is not empty; `from` if both are.
    /// Without a branch: whose move it is cannot be predicted.
    #[inline]
    pub const fn first_of(sets: [SeatSet; 2], from: Seat) -> Seat {
        let set = if sets[0].0 == 0 { sets[1].0 } else { sets[0].0 } as u32;
        // Two copies of the eight bits, the first without those before `from`; then `from` itself.
        let rows = (set | set << 8) & (u32::MAX << from.index()) | 1 << (16 + from.index());
        Seat::nth((rows.trailing_zeros() & 7) as u8)
    }

    /// The seats, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let seat = Seat::nth(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(d)?.into_iter().collect())
    }
}

/// One value for each seat of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BySeat<T> {
    players: u8,
    items: [T; MAX_SEATS],
}

impl<T: Copy + Default> BySeat<T> {
    /// The same value for every seat.
    #[inline]
    pub fn all(players: u8, value: T) -> BySeat<T> {
        BySeat::new(players, |_| value)
    }

    /// A value made for each seat.
    #[inline]
    pub fn new(players: u8, mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        let players = players.min(MAX_SEATS as u8);
        let mut items = [T::default(); MAX_SEATS];
        for seat in Seat::all(players) {
            items[seat.index()] = make(seat);
        }
        BySeat { players, items }
    }

    /// Gives every seat the default again.
    #[inline]
    pub fn reset(&mut self) {
        self.items = [T::default(); MAX_SEATS];
    }

    /// How many seats.
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The values of the seats of this table, in seat order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.players as usize]
    }

    /// Seats with their values.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, T)> + '_ {
        Seat::all(self.players).map(|seat| (seat, self[seat]))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: Copy + Default + fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Default + Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<BySeat<T>, D::Error> {
        let items = Vec::<T>::deserialize(d)?;
        if items.len() > MAX_SEATS {
            return Err(D::Error::custom(format!("{} values for at most {MAX_SEATS} seats", items.len())));
        }
        Ok(BySeat::new(items.len() as u8, |seat| items[seat.index()]))
    }
}

/// An observer: somebody at the table, or somebody who only watches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    /// The player of a seat.
    Seat(Seat),
    /// Sees what is public.
    Spectator,
}

impl Observer {
    /// Everybody who can watch a table.
    pub fn all(players: u8) -> impl Iterator<Item = Observer> {
        Seat::all(players).map(Observer::Seat).chain([Observer::Spectator])
    }

    /// The seat, if it is one.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        }
    }

    /// Is it this seat?
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }
}

#[cfg(feature = "ts")]
crate::array_in_typescript!(BySeat<T>, T: ts_rs::TS);
