//! Seeds, and how one is made from another.

use crate::hex_newtype;

/// The source of all chance of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

hex_newtype!(Seed, "seed");

// Each use has a context of its own, so that no seed can ever stand for two things.
const FROM_NUMBER: &str = "portolan v1: seed from a number";
const OF_MATCH: &str = "portolan v1: seed of one match of a run";
const OF_BOTS: &str = "portolan v1: seed of the bots of a match";

impl Seed {
    /// The base seed of a command's `--seed`.
    pub fn from_number(number: u64) -> Seed {
        Seed(blake3::derive_key(FROM_NUMBER, &number.to_le_bytes()))
    }

    /// The seed of match `index` of a run that has this base seed.
    pub fn of_match(&self, index: u64) -> Seed {
        let mut material = [0; 40];
        material[..32].copy_from_slice(&self.0);
        material[32..].copy_from_slice(&index.to_le_bytes());
        Seed(blake3::derive_key(OF_MATCH, &material))
    }

    /// What the bots of a match draw from: nothing they do reveals anything about the match's own chance.
    pub fn of_bots(&self) -> Seed {
        Seed(blake3::derive_key(OF_BOTS, &self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_pinned() {
        let base = Seed::from_number(7);
        let texts = [base, base.of_match(0), base.of_match(1), base.of_bots()].map(|seed| seed.to_string());
        assert_eq!(texts, PINNED);
    }

    #[test]
    fn every_use_gives_another_seed() {
        let base = Seed::from_number(1);
        assert_ne!(base.of_match(1), base.of_bots());
        assert_ne!(base.of_match(1), base.of_match(2));
        assert_ne!(Seed::from_number(1), Seed::from_number(2));
    }

    #[test]
    fn one_spelling_only() {
        let seed = Seed::from_number(3);
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
        assert!(serde_json::from_str::<Seed>(&text.to_uppercase()).is_err());
        assert!(serde_json::from_str::<Seed>("\"00\"").is_err());
    }

    const PINNED: [&str; 4] = [
        "27cd0adc2097151db9bb1ac94f382acde88b463749af2024a403f1fd1fc98ea6",
        "3f3054ba718ff8a5b1ed1c1bf22677e3102cdb1f6529298a07c95c2453cd83a7",
        "71e310c57798c7144e42b1ddd9b6a38648f086be998190f033a40091ef5209af",
        "d7e23a60ad531155192724e5a481e4b429770a994682136bc1a631107a6c0f8d",
    ];
}
