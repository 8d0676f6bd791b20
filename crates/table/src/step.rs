//! What happened at a table, step by step. Steps are what is stored: a table is rebuilt from them alone.

use crate::{LinkKey, Millis, MoveId, Options, Pace, Phrase, PlayerId, TableId};
use bots::BotKind;
use derive_where::derive_where;
use game::{BySeat, Game, Seat};
use record::{Commitment, Entry, EntryOf, Nonce, Seed, ShuffleSecret};
use serde::{Deserialize, Serialize};

/// Counts the steps of a table from 0.
pub type Version = u32;

/// One step.
#[derive_where(Clone, PartialEq, Debug)]
pub struct Step<G: Game> {
    /// Its number.
    pub version: Version,
    /// When.
    pub at: Millis,
    /// The player who asked for it; the house has no name.
    pub by: Option<PlayerId>,
    /// The id of the command, if it had one.
    pub id: Option<MoveId>,
    /// It was done for them, under their standing orders.
    pub by_order: bool,
    /// What happened.
    pub what: Happened<G>,
}

/// What happened. How it is stored is in `stored.rs`.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case")]
pub enum Happened<G: Game> {
    /// The table was opened. Always the first step.
    Opened(Opened<G>),
    /// Somebody sat down.
    SatDown {
        /// Where.
        seat: Seat,
        /// The player.
        player: PlayerId,
        /// The nonce the seat adds to the shuffle.
        nonce: Nonce,
    },
    /// The person in a seat has a separate name at this table. It is stored apart, so that it can be deleted.
    Named {
        /// Which.
        seat: Seat,
        /// The name; `None` for the account's name, and once deleted.
        name: Option<String>,
    },
    /// A seat became open, before the start or when a bot was sent away.
    Opening {
        /// Which.
        seat: Seat,
        /// It has a new link: the person who sat there was asked to leave.
        new_link: bool,
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
    },
    /// Another player is the host.
    HostChanged {
        /// The new host.
        to: PlayerId,
    },
    /// The match started: bots in the empty seats, everybody in place, the deal.
    Started(Started<G>),
    /// The match moved: an action and its result, steps taken back, or newer rules.
    /// It has a separate form in the store.
    #[serde(skip)]
    Moved(EntryOf<G>),
    /// A bot plays on in the seat of a person, who may take it back unless they resigned.
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
    /// Somebody whom play is waiting for was reminded.
    Nudged {
        /// Which.
        seat: Seat,
        /// By whom.
        player: PlayerId,
    },
    /// A person votes for a bot to play for another one for now.
    StandInVoted {
        /// Which.
        seat: Seat,
        /// The voter.
        player: PlayerId,
    },
    /// A person asks the others for permission to take steps back.
    UndoAsked {
        /// The seat whose steps are meant.
        seat: Seat,
        /// How many.
        plies: u32,
    },
    /// Another person is for or against that; the last who agrees takes the steps back.
    UndoVoted {
        /// The seat whose steps are meant.
        seat: Seat,
        /// The voter.
        player: PlayerId,
        /// For or against.
        agree: bool,
    },
    /// A person votes on whether a player whose clock ran out too often may take their seat back.
    ReturnVoted {
        /// Which.
        seat: Seat,
        /// The voter.
        player: PlayerId,
        /// For or against.
        agree: bool,
    },
    /// A person votes on a pause.
    PauseVoted {
        /// Who (all seats of that player).
        player: PlayerId,
        /// For or against.
        agree: bool,
        /// With this vote the clocks stop.
        paused: bool,
    },
    /// The clocks run again.
    Resumed,
    /// A person votes on ending the match.
    AbandonVoted {
        /// The player.
        player: PlayerId,
        /// For or against.
        agree: bool,
        /// With this vote the match ends without a result.
        abandoned: bool,
    },
    /// Somebody said something. The words are stored apart, so that they can be deleted.
    Said {
        /// The player.
        player: PlayerId,
        /// The text, if it has not been deleted.
        words: Words,
    },
    /// After the end somebody opened a table for a rematch, and everybody can follow there.
    Rematch(Rematch),
    /// Bots wait this long before they act, from now on.
    PaceSet {
        /// How long.
        pace: Pace,
    },
    /// The only person here has the bots go on without a pause, until something is asked of them.
    Skipped {
        /// The player.
        player: PlayerId,
    },
    /// A guest continues as another player, with seats, votes and all: somebody has logged in to their account.
    HandedOver {
        /// The guest.
        from: PlayerId,
        /// The player of the account.
        to: PlayerId,
    },
}

/// A table for a rematch of another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// The new table.
    pub table: TableId,
    /// The player who asked for it.
    pub player: PlayerId,
    /// With the same deal, or with a fresh one.
    pub same_deal: bool,
}

/// Something said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// A phrase of the catalogue.
    Phrase(Phrase),
    /// The player's own words; `None` once deleted.
    Text(Option<String>),
}

/// Why a bot plays in a person's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Takeover {
    /// The person asked for it.
    Asked,
    /// The clock ran out.
    Clock,
    /// The person resigned.
    Resigned,
    /// The person was gone or did not play, and the host or all others asked for it, or the table was opened so.
    Away,
}

impl Takeover {
    /// Its key in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Takeover::Asked => "takeover-asked",
            Takeover::Clock => "takeover-clock",
            Takeover::Resigned => "takeover-resigned",
            Takeover::Away => "takeover-away",
        }
    }
}

/// How a table was opened.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Opened<G: Game> {
    /// The table.
    pub table: TableId,
    /// The player who opened it.
    pub host: PlayerId,
    /// The decisions.
    pub options: Options<G>,
    /// The source of the seats' links.
    pub link_key: LinkKey,
    /// Where the deal comes from.
    pub deal: Deal,
    /// The table this is a rematch of.
    pub rematch_of: Option<TableId>,
    /// The holders of seats from the beginning: at a rematch, those who played before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seated: Vec<(Seat, Seated)>,
}

/// The holders of seats from the beginning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seated {
    /// A person. The seat's part of the shuffle comes when they sit down themselves.
    Person(PlayerId),
    /// A bot of the house.
    Bot(BotKind),
}

/// Where the deal comes from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deal {
    /// From the house's secret, which is shown only after the match, and everybody's nonces.
    Fresh {
        /// Kept secret by the house until the match is over.
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

impl Deal {
    /// A fresh one, with this secret.
    pub fn fresh(secret: ShuffleSecret) -> Deal {
        Deal::Fresh { secret, commitment: secret.commitment() }
    }
}

/// How the match started.
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Started<G: Game> {
    /// For each seat, its number before the order was drawn.
    pub order: BySeat<Seat>,
    /// Bots for the seats that were empty.
    pub bots: Vec<(Seat, BotKind)>,
    /// The nonces the seats added to the shuffle, in the order in which people sat before it was drawn.
    pub nonces: BySeat<Nonce>,
    /// The source of all chance.
    pub seed: Seed,
    /// The version of the rules it started under. The first tables did not say, because there was only one version.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// The deal.
    pub events: Vec<G::Event>,
}

const fn first_rules() -> u32 {
    1
}

impl<G: Game> Happened<G> {
    /// Does it leave everything at the table as it was, except for what was said, voted or promised?
    pub fn is_talk(&self) -> bool {
        match self {
            Happened::Said { .. } | Happened::LinkRotated { .. } | Happened::HostChanged { .. } => true,
            Happened::Named { .. } | Happened::Rematch(_) | Happened::ReturnVoted { .. } => true,
            Happened::PaceSet { .. } | Happened::Skipped { .. } | Happened::HandedOver { .. } => true,
            Happened::Nudged { .. } | Happened::StandInVoted { .. } => true,
            Happened::UndoAsked { .. } | Happened::UndoVoted { .. } => true,
            Happened::PauseVoted { paused, .. } => !paused,
            Happened::AbandonVoted { abandoned, .. } => !abandoned,
            Happened::Opened(_) | Happened::Started(_) | Happened::Moved(_) => false,
            Happened::SatDown { .. } | Happened::Opening { .. } | Happened::BotSatDown { .. } => false,
            Happened::BotTookOver { .. } | Happened::TakenBack { .. } | Happened::Resumed => false,
        }
    }

    /// The seat it is about, if any.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Happened::SatDown { seat, .. } | Happened::Opening { seat, .. } | Happened::BotSatDown { seat, .. } => {
                Some(*seat)
            }
            Happened::LinkRotated { seat } | Happened::TakenBack { seat } | Happened::Named { seat, .. } => Some(*seat),
            Happened::BotTookOver { seat, .. } | Happened::ReturnVoted { seat, .. } => Some(*seat),
            Happened::Nudged { seat, .. } | Happened::StandInVoted { seat, .. } => Some(*seat),
            Happened::UndoAsked { seat, .. } | Happened::UndoVoted { seat, .. } => Some(*seat),
            Happened::Moved(Entry::Play { seat, .. } | Entry::Undo { seat, .. }) => Some(*seat),
            Happened::Moved(Entry::Deal { .. } | Entry::Rules { .. }) => None,
            Happened::Opened(_) | Happened::HostChanged { .. } | Happened::Started(_) | Happened::Resumed => None,
            Happened::PauseVoted { .. } | Happened::AbandonVoted { .. } | Happened::Said { .. } => None,
            Happened::Rematch(_) | Happened::PaceSet { .. } | Happened::Skipped { .. } => None,
            Happened::HandedOver { .. } => None,
        }
    }
}
