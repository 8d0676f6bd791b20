//! The verifiable shuffle: a seed that nobody could choose.
//!
//! The house draws a secret and shows a commitment to it; then every seat gives a nonce; the seed comes from all of them.
//! During the match the secret is kept, so nobody can compute the seed.
//! Afterwards it is shown, and everybody can: the house could not have used another one, because it was bound before it
//! knew the nonces.

use crate::{Seed, hex_newtype};
use game::{BySeat, Message, Seat};
use serde::{Deserialize, Serialize};

// Each use has a context of its own, so that nothing shown can ever stand for something kept.
const COMMITMENT: &str = "portolan v1: commitment to the secret of a shuffle";
const KEY: &str = "portolan v1: key of a shuffle";
const OF_BOT: &str = "portolan v1: nonce of a bot";

/// The secret the house adds to a shuffle. Kept secret until the match is over.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct ShuffleSecret(pub [u8; 32]);
hex_newtype!(secret ShuffleSecret, "shuffle secret");

/// What the house shows of its secret before it knows any nonce.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Commitment(pub [u8; 32]);
hex_newtype!(Commitment, "commitment");

/// The nonce a seat adds to a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Nonce(pub [u8; 32]);
hex_newtype!(Nonce, "nonce");

impl ShuffleSecret {
    /// What is shown of it: it binds the house and reveals nothing.
    pub fn commitment(&self) -> Commitment {
        Commitment(blake3::derive_key(COMMITMENT, &self.0))
    }

    /// The nonce of a bot. It comes from the secret, so that the house has nothing left to choose once it is bound.
    pub fn bot_nonce(&self, seat: Seat) -> Nonce {
        let mut material = [0; 33];
        material[..32].copy_from_slice(&self.0);
        material[32] = seat.number();
        Nonce(blake3::derive_key(OF_BOT, &material))
    }
}

impl Seed {
    /// The seed that follows from a shuffle: a keyed hash over the size of the table and all nonces in the order of the seats.
    pub fn from_shuffle(secret: &ShuffleSecret, nonces: &BySeat<Nonce>) -> Seed {
        let mut hasher = blake3::Hasher::new_keyed(&blake3::derive_key(KEY, &secret.0));
        hasher.update(&[nonces.players()]);
        for nonce in nonces.as_slice() {
            hasher.update(&nonce.0);
        }
        Seed(hasher.finalize().into())
    }
}

/// Where the seed of a match comes from, as its file shows it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Shuffle {
    /// Shown before the nonces were known.
    pub commitment: Commitment,
    /// Shown after the match.
    pub secret: ShuffleSecret,
    /// The nonces of the seats, in the order of the seats as people sat down.
    pub nonces: BySeat<Nonce>,
}

impl Shuffle {
    /// The seed it gives.
    pub fn seed(&self) -> Seed {
        Seed::from_shuffle(&self.secret, &self.nonces)
    }

    /// Does the seed of a match of this many players come from this shuffle?
    pub fn check(&self, players: u8, seed: Seed) -> Result<(), ShuffleLie> {
        if self.nonces.players() != players {
            return Err(ShuffleLie::Nonces { got: self.nonces.players() });
        }
        if self.commitment != self.secret.commitment() {
            return Err(ShuffleLie::Commitment);
        }
        if seed != self.seed() {
            return Err(ShuffleLie::Seed);
        }
        Ok(())
    }
}

/// The fault of a shuffle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ShuffleLie {
    /// Not one nonce for each seat.
    Nonces {
        /// This many.
        got: u8,
    },
    /// The secret is not the one that was committed to.
    Commitment,
    /// The seed does not come from secret and nonces.
    Seed,
}

impl ShuffleLie {
    /// As a message.
    pub fn message(&self) -> Message {
        match self {
            ShuffleLie::Nonces { got } => Message::new("file-shuffle-nonces").with("got", *got),
            ShuffleLie::Commitment => Message::new("file-shuffle-commitment"),
            ShuffleLie::Seed => Message::new("file-shuffle-seed"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Shuffle {
        let secret = ShuffleSecret(Seed::from_number(7).0);
        let nonces = BySeat::new(3, |seat| Nonce(Seed::from_number(100 + seat.index() as u64).0));
        Shuffle { commitment: secret.commitment(), secret, nonces }
    }

    #[test]
    fn a_shuffle_is_pinned() {
        let Shuffle { commitment, secret, .. } = example();
        let texts = [commitment.to_string(), secret.bot_nonce(Seat::at(1)).to_string(), example().seed().to_string()];
        assert_eq!(texts, PINNED);
    }

    #[test]
    fn a_true_claim_is_believed() {
        assert_eq!(example().check(3, example().seed()), Ok(()));
    }

    #[test]
    fn every_lie_is_found() {
        let (seed, other) = (example().seed(), Seed::from_number(8).0);
        let lie = |change: fn(&mut Shuffle, [u8; 32])| {
            let mut shuffle = example();
            change(&mut shuffle, other);
            shuffle.check(3, seed)
        };
        assert_eq!(lie(|shuffle, other| shuffle.commitment = Commitment(other)), Err(ShuffleLie::Commitment));
        assert_eq!(lie(|shuffle, other| shuffle.secret = ShuffleSecret(other)), Err(ShuffleLie::Commitment));
        assert_eq!(lie(|shuffle, other| shuffle.nonces[Seat::at(2)] = Nonce(other)), Err(ShuffleLie::Seed));
        let swapped = lie(|shuffle, _| {
            let [first, second] = [0, 1].map(|index| shuffle.nonces[Seat::at(index)]);
            shuffle.nonces[Seat::at(0)] = second;
            shuffle.nonces[Seat::at(1)] = first;
        });
        assert_eq!(swapped, Err(ShuffleLie::Seed));
        assert_eq!(example().check(3, Seed(other)), Err(ShuffleLie::Seed));
        assert_eq!(example().check(4, seed), Err(ShuffleLie::Nonces { got: 3 }));
        // A secret that fits its own commitment gives another seed.
        let forged = lie(|shuffle, other| {
            shuffle.secret = ShuffleSecret(other);
            shuffle.commitment = shuffle.secret.commitment();
        });
        assert_eq!(forged, Err(ShuffleLie::Seed));
    }

    #[test]
    fn a_secret_does_not_slip_into_a_log() {
        let text = format!("{:?}", example());
        assert!(!text.contains(&example().secret.to_string()), "{text}");
        assert!(text.contains(&example().commitment.to_string()), "{text}");
    }

    const PINNED: [&str; 3] = [
        "34891a4c0ccf4e9a6c0be512ed1fcb27dbcd8b7438085fed357d576e8ac96b81",
        "8cc9ad85fa8d60642b3bc9bc90c1cc4ec70ddcd426931535dfc935278ceba8dd",
        "6742412495e0b1b1f3242184e69387b149b07c7b4e9fa89db1f86759efc4bb79",
    ];
}
