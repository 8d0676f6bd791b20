//! Randomness, always handed in.

/// A source of chance. Rules crates have no other.
pub trait Chance {
    /// A number below `n`, every one equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// No chance at all, for code that draws nothing.
pub struct NoChance;

impl Chance for NoChance {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Shuffles in place. Written here, so that a seed gives the same deal for ever.
#[inline]
pub fn shuffle<T>(items: &mut [T], chance: &mut impl Chance) {
    let mut left = items;
    while let [before @ .., last] = left {
        if before.is_empty() {
            return;
        }
        // The last one may stay where it is.
        if let Some(other) = before.get_mut(chance.below(before.len() as u32 + 1) as usize) {
            std::mem::swap(last, other);
        }
        left = before;
    }
}
