//! What happened at a table, step by step. Steps are what is stored: a table is rebuilt from them and from nothing else.

use crate::{Millis, MoveId, Options, Phrase, PlayerId, SecretHash, TableId};
use bots::BotKind;
use game::{BySeat, Game, Seat};
use record::{Commitment, Nonce, Seed, ShuffleSecret};
use serde::{Deserialize, Serialize};

/// Counts the steps of a table from 0.
pub type Version = u32;

/// One step.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// Its number.
    pub version: Version,
    /// When.
    pub at: Millis,
    /// Who asked for it; the house has no name.
    pub by: Option<PlayerId>,
    /// The id of the command, if it had one.
    pub id: Option<MoveId>,
    /// What happened.
    pub what: Happened<G>,
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Happened<G: Game> {
    /// The table was opened. Always the first step.
    Opened(Opened<G>),
    /// Somebody sat down.
    SatDown {
        /// Where.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// What the seat adds to the shuffle.
        nonce: Nonce,
    },
    /// A seat became open, before the start or when a bot was sent away.
    Opening {
        /// Which.
        seat: Seat,
        /// Its new link.
        link: SecretHash,
    },
    /// A bot sat down.
    BotSatDown {
        /// Where.
        seat: Seat,
        /// How strong.
        level: BotKind,
    },
    /// A seat has a new link.
    LinkRotated {
        /// Which.
        seat: Seat,
        /// Hash of its secret.
        link: SecretHash,
    },
    /// Another player is the host.
    HostChanged {
        /// Who.
        to: PlayerId,
    },
    /// The match started: bots on the empty seats, everybody in place, the deal.
    Started(Started<G>),
    /// An action and what came of it.
    Played {
        /// Whose.
        seat: Seat,
        /// In notation.
        action: String,
        /// What came of it.
        events: Vec<G::Event>,
    },
    /// Own steps were taken back.
    Undone {
        /// Whose.
        seat: Seat,
        /// How many.
        plies: u32,
    },
    /// A bot plays on in a person's seat, who may take it back unless they resigned.
    BotTookOver {
        /// Which.
        seat: Seat,
        /// How strong.
        level: BotKind,
        /// Why.
        why: Takeover,
    },
    /// The person took the seat back.
    TakenBack {
        /// Which.
        seat: Seat,
    },
    /// A person is for or against a pause.
    PauseVoted {
        /// Who (all seats of that player).
        player: PlayerId,
        /// For or against.
        agree: bool,
        /// With this vote the clocks stand still.
        paused: bool,
    },
    /// The clocks go on.
    Resumed,
    /// A person is for or against ending the match.
    AbandonVoted {
        /// Who.
        player: PlayerId,
        /// For or against.
        agree: bool,
        /// With this vote the match ends without a result.
        abandoned: bool,
    },
    /// Somebody said something. The words are kept apart: they can be deleted.
    Said {
        /// Who.
        player: PlayerId,
        /// What, if it has not been deleted.
        words: Words,
    },
}

/// Something said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// A phrase of the catalogue.
    Phrase(Phrase),
    /// Own words; `None` once deleted.
    Text(Option<String>),
}

/// Why a bot plays in a person's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Takeover {
    /// The person asked for it.
    Asked,
    /// The clock ran out.
    Clock,
    /// The person resigned.
    Resigned,
}

/// How a table was opened.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened<G: Game> {
    /// The table.
    pub table: TableId,
    /// Who opened it.
    pub host: PlayerId,
    /// What was decided.
    pub options: Options<G>,
    /// Hash of each seat's link.
    pub links: BySeat<SecretHash>,
    /// Where the deal comes from.
    pub deal: Deal,
    /// The table this is a rematch of.
    pub rematch_of: Option<TableId>,
}

/// Where the deal comes from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// From the house's secret, shown only after the match, and everybody's nonces.
    Fresh {
        /// Kept by the house until the match is over.
        secret: ShuffleSecret,
        /// Shown from the beginning.
        commitment: Commitment,
    },
    /// The deal of another table again: its cards are known.
    Again {
        /// Which.
        of: TableId,
        /// Its seed.
        seed: Seed,
    },
}

/// How the match started.
#[derive(Clone, PartialEq, Debug)]
pub struct Started<G: Game> {
    /// For each seat, the seat it was before the order was drawn.
    pub order: BySeat<Seat>,
    /// Bots for the seats that were empty.
    pub bots: Vec<(Seat, BotKind)>,
    /// What each seat added to the shuffle.
    pub nonces: BySeat<Nonce>,
    /// What all chance comes from.
    pub seed: Seed,
    /// The deal.
    pub events: Vec<G::Event>,
}
