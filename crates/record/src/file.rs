//! The parts of a match file.

use crate::{Digest, Record, Seed, Shuffle};
use game::{Game, Standings};
use serde::{Deserialize, Deserializer, Serialize};

/// The format this version writes and reads.
pub const FORMAT: &str = "portolan-match-1";

/// The first line: all that is needed to play the match again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header<S> {
    /// Always [`FORMAT`].
    pub format: String,
    /// Name of the game.
    pub game: String,
    /// Version of its rules.
    pub rules: u32,
    /// The edition it is played with.
    pub edition: EditionId,
    /// Number of players and options.
    pub setup: S,
    /// The source of all chance.
    pub seed: Seed,
    /// How the seed was made, if nobody could choose it.
    #[serde(default, deserialize_with = "given", skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<Shuffle>,
}

/// Without a shuffle there is no field: there is only one way to write a header.
fn given<'de, D: Deserializer<'de>>(d: D) -> Result<Option<Shuffle>, D::Error> {
    Shuffle::deserialize(d).map(Some)
}

impl<S> Header<S> {
    /// The header of a match that begins now.
    pub fn new<G: Game<Setup = S>>(setup: S, edition: EditionId, seed: Seed) -> Header<S> {
        Header { format: FORMAT.into(), game: G::NAME.into(), rules: G::RULES, edition, setup, seed, shuffle: None }
    }

    /// The header of a match whose seed comes from a shuffle.
    pub fn shuffled<G: Game<Setup = S>>(setup: S, edition: EditionId, shuffle: Shuffle) -> Header<S> {
        let seed = shuffle.seed();
        Header { shuffle: Some(shuffle), ..Header::new::<G>(setup, edition, seed) }
    }
}

/// Which edition: its name for people, its hash for machines.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionId {
    /// Its name, as its file says.
    pub name: String,
    /// Hash of everything in it that can change a match.
    pub hash: Digest,
}

impl EditionId {
    /// Of this edition.
    pub fn of(edition: &impl game::Edition) -> EditionId {
        EditionId { name: edition.name().into(), hash: Digest::of_edition(edition) }
    }
}

/// The last line.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct End {
    /// How the match ended; `None` if it was left unfinished.
    pub standings: Option<Standings>,
    /// The hash over all lines, this one's standings included.
    pub hash: Digest,
}

/// A match file whose form is right. [`MatchFile::rerun`] finds out whether it tells the truth.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchFile<G: Game> {
    /// First line.
    pub header: Header<G::Setup>,
    /// Deal, steps and undos. Actions are in notation.
    pub records: Vec<Record<String, G::Event>>,
    /// Last line; missing while a match is being played or when the file was cut off.
    pub end: Option<End>,
    /// The hash that the last line should have.
    pub(crate) hash: Digest,
}
