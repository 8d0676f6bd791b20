//! The actions a seat can choose from, without a list of them.
//!
//! A game writes *one* procedure, [`Choices::decide`], that builds an action by asking a [`Picker`] for one slot after another.
//! Sampling, the factored walk and the question "is there only one action?" are three pickers over that procedure.

use crate::Chance;
use arrayvec::ArrayVec;
use serde::Serialize;
use std::convert::Infallible;
use std::fmt::Debug;
use std::hint::select_unpredictable;

/// The option of a slot that adds nothing: it ends a list, or stays put.
pub const STOP: u32 = 127;

/// The subject of a pick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// Which kind of action.
    Verb,
    /// Which of the open offers, counted as they are listed.
    Offer,
    /// Does the list go on? 0 no, 1 yes. (So random lists stay short.)
    More,
    /// A seat.
    Seat,
    /// A card.
    Card,
    /// A kind of good.
    Good,
    /// Which way money goes: 0 neither, 1 paid, 2 asked for.
    Side,
    /// An amount.
    Money,
    /// A place on the chart.
    Port,
    /// A place to lay something on.
    Place,
    /// How many.
    Count,
    /// The reason for a refusal.
    Reason,
    /// Something only this game asks for, by its key in the catalogue.
    Own(&'static str),
}

/// Answers one slot after another.
pub trait Picker {
    /// Why it stops before the action is complete.
    type Halt;

    /// One of `options`, which is never empty.
    fn pick(&mut self, slot: Slot, options: u128) -> Result<u32, Self::Halt>;

    /// The same for at most 32 options: worth a path of its own, because most slots are small.
    #[inline]
    fn pick_few(&mut self, slot: Slot, options: u32) -> Result<u32, Self::Halt> {
        self.pick(slot, options.into())
    }

    /// The same for the numbers from `first` to `last`, none of them above 127.
    #[inline]
    fn pick_between(&mut self, slot: Slot, first: u32, last: u32) -> Result<u32, Self::Halt> {
        debug_assert!(first <= last && last < 128);
        self.pick(slot, (u128::MAX >> (127 - (last - first))) << first)
    }
}

/// The picks made so far.
pub type Draft = ArrayVec<u8, 256>;

/// Where a walk stands after some picks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step<A> {
    /// The next pick.
    Pick {
        /// Its subject.
        slot: Slot,
        /// A bit for each option.
        options: u128,
    },
    /// The action is complete.
    Done(A),
    /// The draft holds a pick that was not among the options.
    Astray,
}

/// All legal actions of a seat, as a compact value of its own.
pub trait Choices: Clone + PartialEq + Debug + Default {
    /// The game's actions.
    type Action: Copy + PartialEq;

    /// Is there nothing this seat can do?
    fn is_empty(&self) -> bool;

    /// Is this action legal? Equals `check` on the state.
    fn contains(&self, action: &Self::Action) -> bool;

    /// Builds a legal action from picks. No dead ends; every legal action has exactly one path. Not called when empty.
    fn decide<P: Picker>(&self, picker: &mut P) -> Result<Self::Action, P::Halt>;

    /// The only legal action, if there is just one.
    fn forced(&self) -> Option<Self::Action> {
        if self.is_empty() {
            return None;
        }
        self.decide(&mut Only).ok()
    }

    /// A random action: every slot uniformly, in the order of the walk. Not called when empty.
    #[inline]
    fn sample(&self, chance: &mut impl Chance) -> Self::Action {
        let Ok(action) = self.decide(&mut Sampler::new(chance));
        action
    }

    /// The factored walk: what comes next after these picks?
    fn step(&self, draft: &[u8]) -> Step<Self::Action> {
        let mut walker = Walker { draft, halt: Step::Astray };
        match self.decide(&mut walker) {
            Ok(action) if walker.draft.is_empty() => Step::Done(action),
            Ok(_) => Step::Astray,
            Err(Halted) => walker.halt,
        }
    }
}

/// Picks at random and notes whether there was anything to pick.
pub struct Sampler<C> {
    chance: C,
    /// At least one pick had two options: the seat had a decision.
    pub free: bool,
}

impl<C: Chance> Sampler<C> {
    /// Draws from `chance`.
    #[inline]
    pub fn new(chance: C) -> Sampler<C> {
        Sampler { chance, free: false }
    }
}

impl<C: Chance> Picker for Sampler<C> {
    type Halt = Infallible;

    #[inline(always)]
    fn pick(&mut self, _: Slot, options: u128) -> Result<u32, Infallible> {
        // Word by word, as the places are found: testing all bits at once would be extra work.
        let n = (options as u64).count_ones() + ((options >> 64) as u64).count_ones();
        debug_assert!(n > 0, "a slot without options is a dead end");
        if n < 2 {
            return Ok(options.trailing_zeros());
        }
        self.free = true;
        Ok(nth_bit(options, self.chance.below(n)))
    }

    #[inline(always)]
    fn pick_few(&mut self, slot: Slot, options: u32) -> Result<u32, Infallible> {
        let n = options.count_ones();
        debug_assert!(n > 0, "a slot without options is a dead end");
        if n < 2 {
            return Ok(options.trailing_zeros());
        }
        self.free = true;
        let nth = self.chance.below(n);
        Ok(match slot {
            // The next step depends on it.
            Slot::Verb if n <= 4 => nth_of_four(options, nth),
            _ => nth_of_word(options.into(), nth),
        })
    }

    #[inline(always)]
    fn pick_between(&mut self, _: Slot, first: u32, last: u32) -> Result<u32, Infallible> {
        debug_assert!(first <= last && last < 128);
        if first == last {
            return Ok(first);
        }
        self.free = true;
        Ok(first + self.chance.below(last - first + 1))
    }
}

/// The position of the `n`-th set bit (from 0). Picks cannot be predicted, so there are no branches on them.
#[inline]
pub fn nth_bit(bits: u128, n: u32) -> u32 {
    let (low, high) = (bits as u64, (bits >> 64) as u64);
    let in_low = low.count_ones();
    let is_high = n >= in_low;
    let word = select_unpredictable(is_high, high, low);
    let n = n - select_unpredictable(is_high, in_low, 0);
    nth_of_word(word, n) + (u32::from(is_high) << 6)
}

/// The same for at most four bits; all places are found while the random number is still being made.
#[inline(always)]
fn nth_of_four(bits: u32, n: u32) -> u32 {
    let first = u64::from(bits);
    let second = without_lowest::<1>(first);
    let third = without_lowest::<1>(second);
    let fourth = without_lowest::<1>(third);
    // A bit beyond the options, so that there is a lowest one in any case.
    let place = |bits: u64| (bits | 1 << 32).trailing_zeros();
    let lower = select_unpredictable(n & 1 == 0, place(first), place(second));
    let upper = select_unpredictable(n & 1 == 0, place(third), place(fourth));
    select_unpredictable(n & 2 == 0, lower, upper)
}

#[inline]
fn nth_of_word(mut word: u64, n: u32) -> u32 {
    if n >= 8 {
        let first = word.trailing_zeros();
        let run = word >> (first & 63);
        if run & run.wrapping_add(1) == 0 {
            // One unbroken run, as amounts usually are.
            return first + n;
        }
        for _ in 0..n / 8 {
            word = without_lowest::<8>(word);
        }
    }
    word = select_unpredictable(n & 4 == 0, word, without_lowest::<4>(word));
    word = select_unpredictable(n & 2 == 0, word, without_lowest::<2>(word));
    word = select_unpredictable(n & 1 == 0, word, without_lowest::<1>(word));
    word.trailing_zeros()
}

/// Clears the lowest `N` set bits.
#[inline(always)]
fn without_lowest<const N: u32>(mut word: u64) -> u64 {
    for _ in 0..N {
        word &= word.wrapping_sub(1);
    }
    word
}

pub(crate) struct Halted;

/// Follows a draft, then stops.
struct Walker<'a, A> {
    draft: &'a [u8],
    halt: Step<A>,
}

impl<A> Picker for Walker<'_, A> {
    type Halt = Halted;

    fn pick(&mut self, slot: Slot, options: u128) -> Result<u32, Halted> {
        match self.draft.split_first() {
            Some((&pick, rest)) if pick < 128 && options >> pick & 1 == 1 => {
                self.draft = rest;
                Ok(pick.into())
            }
            Some(_) => Err(Halted),
            None => {
                self.halt = Step::Pick { slot, options };
                Err(Halted)
            }
        }
    }
}

/// Goes on only while there is nothing to choose.
pub(crate) struct Only;

impl Picker for Only {
    type Halt = Halted;

    #[inline]
    fn pick(&mut self, _: Slot, options: u128) -> Result<u32, Halted> {
        if options & options.wrapping_sub(1) == 0 { Ok(options.trailing_zeros()) } else { Err(Halted) }
    }

    #[inline]
    fn pick_few(&mut self, _: Slot, options: u32) -> Result<u32, Halted> {
        if options & options.wrapping_sub(1) == 0 { Ok(options.trailing_zeros()) } else { Err(Halted) }
    }

    #[inline]
    fn pick_between(&mut self, _: Slot, first: u32, last: u32) -> Result<u32, Halted> {
        if first == last { Ok(first) } else { Err(Halted) }
    }
}

#[cfg(test)]
mod tests {
    use super::nth_bit;

    #[test]
    fn nth_bit_finds_every_set_bit_in_order() {
        for bits in
            [1u128, 0b1011, 0xFF00, u128::MAX, 1 << 127 | 1, 0x8000_0001 << 60, !0 << 64, 0x5555 << 50, (1 << 99) - 2]
        {
            let positions: Vec<u32> = (0..128).filter(|i| bits >> i & 1 == 1).collect();
            let found: Vec<u32> = (0..bits.count_ones()).map(|n| nth_bit(bits, n)).collect();
            assert_eq!(found, positions, "{bits:#x}");
        }
    }
}
