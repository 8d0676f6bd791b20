//! The hash over a match file, line by line.

use crate::hex_newtype;

/// A hash, as a match file holds it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(pub [u8; 32]);

hex_newtype!(Digest, "hash");

const LINE: &str = "portolan v1: one line of a match file";
const EDITION: &str = "portolan v1: an edition";

impl Digest {
    /// The hash that tells editions apart: over everything that can change a match.
    pub fn of_edition(edition: &impl game::Edition) -> Digest {
        Digest(blake3::derive_key(EDITION, &edition.canonical()))
    }
}

/// Each line is hashed together with the hash of all lines before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain(Digest);

impl Default for Chain {
    fn default() -> Chain {
        Chain(Digest([0; 32]))
    }
}

impl Chain {
    /// Takes one line in, without its line break.
    pub fn add(&mut self, line: &str) {
        let mut hasher = blake3::Hasher::new_derive_key(LINE);
        hasher.update(&self.0.0).update(line.as_bytes());
        self.0 = Digest(hasher.finalize().into());
    }

    /// The hash of all lines so far.
    pub fn digest(&self) -> Digest {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(lines: &[&str]) -> Digest {
        let mut chain = Chain::default();
        lines.iter().for_each(|line| chain.add(line));
        chain.digest()
    }

    #[test]
    fn the_chain_is_pinned() {
        assert_eq!(chain(&["a", "b"]).to_string(), "3b9791c1f92325d5e05da3849e724dea3312e2b9633710362f28d42987a24ec4");
    }

    #[test]
    fn order_and_line_breaks_count() {
        assert_ne!(chain(&["a", "b"]), chain(&["b", "a"]));
        assert_ne!(chain(&["ab"]), chain(&["a", "b"]));
        assert_ne!(chain(&["a", ""]), chain(&["a"]));
    }
}
