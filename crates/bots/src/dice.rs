//! A fast source of chance for players and playouts. Matches themselves draw from ChaCha8.

use game::{Chance, Seat};
use record::{Seed, below};

/// A stream of chance that costs nothing to create and one multiplication to draw from (wyrand).
/// A stream is created for every decision, so creating it matters as much as drawing from it.
#[derive(Clone, Debug)]
pub struct Dice(u64);

const STEP: u64 = 0xa076_1d64_78bd_642f;
const TWIST: u64 = 0xe703_7ed1_a0b4_28db;
/// Far from every small multiple of [`STEP`], so that streams with neighbouring numbers do not meet.
const STREAM: u64 = 0x9e37_79b9_7f4a_7c15;

impl Dice {
    /// The stream with this number of a key.
    #[inline]
    fn stream(key: u64, number: u64) -> Dice {
        Dice(key.wrapping_add(number.wrapping_mul(STREAM)))
    }

    /// A stream of its own for each seed.
    pub fn new(seed: Seed) -> Dice {
        Dice::stream(key(seed), 0)
    }

    /// A stream that another source of chance has chosen.
    pub fn draw(chance: &mut (impl Chance + ?Sized)) -> Dice {
        let mut word = || u64::from(chance.below(1 << 31));
        Dice(word() << 33 ^ word() << 16 ^ word())
    }

    #[inline]
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(STEP);
        if cfg!(target_arch = "wasm32") {
            folded_in_parts(self.0, self.0 ^ TWIST)
        } else {
            folded(self.0, self.0 ^ TWIST)
        }
    }
}

/// The lowest bits of both halves of a product, combined.
#[inline]
fn folded(a: u64, b: u64) -> u32 {
    let product = u128::from(a) * u128::from(b);
    ((product >> 64) as u64 ^ product as u64) as u32
}

/// The same for WebAssembly, which has no 128-bit product and would call a function for it.
/// In words of 32 bits, so that the compiler does not reassemble the product.
#[inline]
fn folded_in_parts(a: u64, b: u64) -> u32 {
    let (low, high) = (|word: u64| word & u64::from(u32::MAX), |word: u64| (word >> 32) as u32);
    let (lowest, one, other) = (low(a) * low(b), low(a) * (b >> 32), (a >> 32) * low(b));
    let carried = u64::from(high(lowest)) + low(one) + low(other);
    let highest = (a >> 32) as u32;
    let upper = highest.wrapping_mul((b >> 32) as u32).wrapping_add(high(one)).wrapping_add(high(other));
    upper.wrapping_add(high(carried)) ^ lowest as u32
}

impl Chance for Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.next())
    }
}

/// What the players of a match draw from: a different stream for each seat and ply,
/// so that a saved match continues as if it had never stopped.
#[derive(Clone, Copy, Debug)]
pub struct BotDice(u64);

impl BotDice {
    /// For the match with this seed.
    pub fn new(match_seed: &Seed) -> BotDice {
        BotDice(key(match_seed.of_bots()))
    }

    /// The stream of a seat for the decision that leads to this ply.
    #[inline]
    pub fn at(&self, seat: Seat, ply: u32) -> Dice {
        Dice::stream(self.0, (seat.index() as u64) << 32 | u64::from(ply))
    }
}

fn key(seed: Seed) -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&seed.0[..8]);
    u64::from_le_bytes(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_product_in_parts_is_the_same() {
        let words = [0, 1, u64::from(u32::MAX), 1 << 32, STEP, TWIST, STREAM, u64::MAX - 1, u64::MAX];
        for (a, b) in words.iter().flat_map(|a| words.iter().map(move |b| (*a, *b))) {
            assert_eq!(folded_in_parts(a, b), folded(a, b), "{a:x} times {b:x}");
        }
    }

    #[test]
    fn streams_are_pinned() {
        let dice = BotDice::new(&Seed::from_number(7));
        let draws = |seat, ply| {
            let mut dice = dice.at(Seat::at(seat), ply);
            [0; 6].map(|_: u32| dice.below(100))
        };
        assert_eq!(draws(0, 1), [45, 83, 48, 41, 67, 49]);
        assert_eq!(draws(2, 1), [31, 82, 96, 11, 85, 20]);
    }

    #[test]
    fn first_draws_of_successive_plies_are_even() {
        let dice = BotDice::new(&Seed::from_number(1));
        let mut counts = [0u32; 8];
        for ply in 0..80_000 {
            counts[dice.at(Seat::at(0), ply).below(8) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
