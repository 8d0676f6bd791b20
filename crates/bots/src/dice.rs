//! A fast source of chance for players and playouts. Matches themselves draw from ChaCha8.

use game::{Chance, Seat};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;
use record::{Seed, below};

/// A stream of chance that is cheap to make and cheap to draw from.
#[derive(Clone, Debug)]
pub struct Dice(Xoroshiro128PlusPlus);

impl Dice {
    /// The stream with this number of a key.
    #[inline]
    fn stream(key: [u64; 2], number: u64) -> Dice {
        let first = mix(key[0].wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        let second = mix(key[1] ^ first);
        let mut seed = [0; 16];
        seed[..8].copy_from_slice(&first.to_le_bytes());
        seed[8..].copy_from_slice(&second.to_le_bytes());
        Dice(Xoroshiro128PlusPlus::from_seed(seed))
    }

    /// A stream of its own for each seed.
    pub fn new(seed: Seed) -> Dice {
        Dice::stream(key(seed), 0)
    }
}

impl Chance for Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // The upper half: the better bits of this family.
        below(n, || (self.0.next_u64() >> 32) as u32)
    }
}

/// What the players of a match draw from: another stream for each seat and ply,
/// so that a match that was put away goes on as if it had not been.
#[derive(Clone, Copy, Debug)]
pub struct BotDice([u64; 2]);

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

fn key(seed: Seed) -> [u64; 2] {
    let half = |from: usize| {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&seed.0[from..from + 8]);
        u64::from_le_bytes(bytes)
    };
    [half(0), half(8)]
}

/// The finaliser of SplitMix64: neighbouring numbers give unrelated words.
#[inline]
fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_pinned() {
        let dice = BotDice::new(&Seed::from_number(7));
        let draws = |seat, ply| {
            let mut dice = dice.at(Seat::at(seat), ply);
            [0; 6].map(|_: u32| dice.below(100))
        };
        assert_eq!(draws(0, 1), [89, 43, 50, 67, 59, 80]);
        assert_eq!(draws(2, 1), [31, 65, 64, 47, 20, 0]);
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
