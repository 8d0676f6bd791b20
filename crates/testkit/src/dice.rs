//! A small generator for tests: the same numbers on every machine, and no dependency.

use game::Chance;

/// Splitmix64. Good enough to play at random, and a seed names the whole run.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The stream `stream` of `seed`.
    pub fn new(seed: u64, stream: u64) -> Dice {
        let mut dice = Dice(seed);
        dice.0 = dice.next().wrapping_add(stream.wrapping_mul(0xd1b5_4a32_d192_ed03));
        dice.next();
        dice
    }

    /// Separate dice, so that using them does not affect these.
    #[must_use]
    pub fn split(&mut self) -> Dice {
        Dice(self.next())
    }

    /// Once in `n` times.
    pub fn once_in(&mut self, n: u32) -> bool {
        n > 0 && self.below(n) == 0
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Chance for Dice {
    fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_names_the_whole_run() {
        let draw = |seed, stream| {
            let mut dice = Dice::new(seed, stream);
            [(); 4].map(|()| dice.below(1000))
        };
        assert_eq!(draw(7, 0), draw(7, 0));
        assert_ne!(draw(7, 0), draw(7, 1));
        assert_ne!(draw(7, 0), draw(8, 0));
    }

    #[test]
    fn every_face_comes_up_about_equally() {
        let mut dice = Dice::new(1, 1);
        let mut faces = [0u32; 6];
        for _ in 0..6000 {
            faces[dice.below(6) as usize] += 1;
        }
        assert!(faces.iter().all(|n| (850..1150).contains(n)), "{faces:?}");
    }
}
