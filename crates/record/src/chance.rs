//! The chance of a match: one stream of ChaCha8 for the deal and one for each ply.

use crate::Seed;
use game::Chance;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The chance of one step. The generator is made when it is first asked, because most steps need none.
pub struct StepChance {
    seed: Seed,
    stream: u64,
    generator: Option<ChaCha8Rng>,
}

impl StepChance {
    /// Stream 0 is the deal, stream k is ply k.
    #[inline]
    pub fn new(seed: Seed, ply: u32) -> StepChance {
        StepChance { seed, stream: ply.into(), generator: None }
    }

    /// Switches to the stream of another ply.
    #[inline]
    pub fn turn_to(&mut self, ply: u32) {
        self.stream = ply.into();
        self.generator = None;
    }

    #[cold]
    fn generator(seed: &Seed, stream: u64) -> ChaCha8Rng {
        let mut generator = ChaCha8Rng::from_seed(seed.0);
        generator.set_stream(stream);
        generator
    }
}

impl Chance for StepChance {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let StepChance { seed, stream, generator } = self;
        let generator = generator.get_or_insert_with(|| StepChance::generator(seed, *stream));
        below(n, || generator.next_u32())
    }
}

/// A number below `n` from a source of 32-bit words, every one equally likely.
///
/// Multiplies and keeps the upper half (Lemire); the few words that would favour some results are drawn again.
/// Saved matches depend on it, so it never changes. An `n` of 0 or 1 gives 0 and draws nothing.
#[inline]
pub fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    if n < 2 {
        return 0;
    }
    let mut product = u64::from(word()) * u64::from(n);
    if (product as u32) < n {
        let uneven = n.wrapping_neg() % n;
        while (product as u32) < uneven {
            product = u64::from(word()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(seed: u64, ply: u32, n: u32) -> Vec<u32> {
        let mut chance = StepChance::new(Seed::from_number(seed), ply);
        (0..8).map(|_| chance.below(n)).collect()
    }

    /// The figures come from a different implementation of ChaCha8.
    #[test]
    fn streams_are_pinned() {
        assert_eq!(draws(7, 0, 98), [47, 33, 53, 80, 91, 39, 9, 6]);
        assert_eq!(draws(7, 1, 98), [90, 11, 66, 82, 58, 40, 33, 47]);
        let wide = [156143576, 2999760886, 2596979239, 2605579381, 1272214972, 686696225, 1801682061, 2773840826];
        assert_eq!(draws(7, 2, 3_000_000_000), wide);
    }

    #[test]
    fn a_shuffle_is_pinned() {
        let mut items: Vec<u8> = (0..12).collect();
        game::shuffle(&mut items, &mut StepChance::new(Seed::from_number(7), 0));
        assert_eq!(items, [1, 6, 4, 10, 9, 0, 2, 8, 7, 11, 3, 5]);
    }

    /// With 3 results from a 2-bit-like source the uneven word must be drawn again, not folded in.
    #[test]
    fn uneven_words_are_drawn_again() {
        let n = 3u32 << 30;
        let mut words = [0u32, 1, u32::MAX].into_iter();
        // 0·n and 1·n mod 2³² lie below 2³² mod n = 2³⁰ or at it: the first is rejected, the second is not.
        let result = below(n, || words.next().unwrap());
        assert_eq!((result, words.len()), (0, 1));
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut chance = StepChance::new(Seed::from_number(1), 1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[chance.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn one_possibility_draws_nothing() {
        assert_eq!(below(1, || panic!("drawn")), 0);
        assert_eq!(below(0, || panic!("drawn")), 0);
    }
}
