//! What the server sends over the WebSocket, one JSON object per text frame.

use crate::{GameJson, Patch, StepSeen};
use game::{Message, Seat, SeatSet, Standings};
use record::{Commitment, Nonce, Shuffle};
use serde::Serialize;
use table::{Millis, MoveId, Pace, PlayerId, SeatOrder, Stage, TableId, Takeover, Tempo, Version, When};

/// The version of the protocol: a client that expects a different one should reload.
pub const PROTOCOL: u32 = 3;

/// From server to client.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The session was accepted.
    Welcome {
        /// [`PROTOCOL`].
        protocol: u32,
        /// Who the client is.
        player: PlayerInfo,
    },
    /// A whole table, as it is now.
    Table(Box<TableState>),
    /// One step, as this connection sees it.
    Step(Box<StepSeen>),
    /// A table or a step, to a client that wants patches: how to make its text of the ones before.
    Patch {
        /// The table.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// The patch.
        #[serde(flatten)]
        patch: Patch,
    },
    /// The command was carried out and stored. Sent once for each id, even if the command was sent again.
    Done {
        /// The table.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// The id of the command.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: MoveId,
        /// The step it became; for orders, which are not a step, the last one.
        version: Version,
    },
    /// The command was not carried out, and nothing has changed.
    Rejected {
        /// The table.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// The id of the command.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: MoveId,
        /// Why.
        refusal: Refusal,
        /// The same command is worth sending again: the server could not store it, or is about to continue under newer
        /// rules.
        again: bool,
    },
    /// The answer to a walk.
    Walked {
        /// As in the question.
        ask: u32,
        /// Where the walk has got to.
        walk: Walk,
    },
    /// The answer to a preview.
    Previewed {
        /// As in the question.
        ask: u32,
        /// The obstacle to the action, if there is one.
        refusal: Option<Refusal>,
        /// The action, short forms completed.
        action: Option<ActionShown>,
        /// Its effects, as lines.
        lines: Vec<Message>,
        /// The same as data of the game.
        #[cfg_attr(feature = "ts", ts(type = "GamePreview | null"))]
        preview: GameJson,
    },
    /// The answer to `talk`: what was said before, oldest first.
    Talked {
        /// As in the question.
        ask: u32,
        /// One page of it.
        steps: Vec<StepSeen>,
        /// There is more before that.
        more: bool,
    },
    /// Somebody came or went, which is not a step: who is here now.
    Presence {
        /// The table.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// The seats whose [`SeatInfo::here`] is true from now on; for all others it is false.
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        here: SeatSet,
        /// How long the players of the other seats have been gone.
        away: Vec<Away>,
    },
    /// The standing orders of the observed seat, sent when a client begins to follow the table and whenever they change.
    /// No other eye gets them. After `table` there are none until this says otherwise.
    Orders {
        /// The table.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// Whose.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The orders now in force.
        orders: Option<OrdersShown>,
    },
    /// The table cannot be followed (any more).
    Gone {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// Why.
        message: Message,
    },
    /// The last frame could not be understood or was one too many.
    Error {
        /// Why.
        message: Message,
    },
    /// Still here.
    Pong {
        /// As in the question.
        ask: u32,
    },
}

/// A seat whose player is gone.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Away {
    /// Which.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// How long, at the time of the message.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub away_ms: Millis,
}

/// Standing orders, for the eye of their seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OrdersShown {
    /// As data of the game.
    #[cfg_attr(feature = "ts", ts(type = "GameOrders"))]
    pub orders: GameJson,
    /// When they act.
    pub when: When,
}

/// A player by name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerInfo {
    /// The player.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: PlayerId,
    /// The name; empty once deleted.
    pub name: String,
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The clause it rests on, where the rules refuse.
    pub clause: Option<&'static str>,
    /// Why.
    pub message: Message,
}

/// A table, all of it, through one eye.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableState {
    /// Which.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub table: TableId,
    /// Name of the game.
    pub game: &'static str,
    /// The setup: number of players and the game's own options.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub setup: GameJson,
    /// Listed, or open by link only.
    pub listed: bool,
    /// May others watch?
    pub spectators: bool,
    /// How fast.
    pub tempo: Tempo,
    /// At a live table, how long somebody is waited for before a bot plays for them; never if 0.
    pub bot_after_ms: u32,
    /// Who takes which seat.
    pub order: SeatOrder,
    /// Commitment to the secret of the shuffle; none if a deal is played again.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub commitment: Option<Commitment>,
    /// The table whose deal is played again: its cards are known.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub same_deal_as: Option<TableId>,
    /// The table this is a rematch of.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub rematch_of: Option<TableId>,
    /// The observer.
    pub me: Me,
    /// The figures printed in the box.
    #[cfg_attr(feature = "ts", ts(type = "GameFacts"))]
    pub facts: GameJson,
    /// What has happened so far, as far as the memory option allows; before that, only the latest talk.
    pub log: Vec<StepSeen>,
    /// Its state.
    pub now: Now,
}

/// The observer of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// The player.
    pub player: PlayerInfo,
    /// Seats held.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub seats: SeatSet,
    /// Is the host.
    pub host: bool,
    /// The observed seat; a spectator has none.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub eye: Option<Seat>,
    /// For the host: the link of each open seat.
    pub links: Vec<SeatLink>,
    /// For the host: the address by which any open seat can be taken, while there is one.
    pub share: Option<String>,
}

/// The link of a seat, for the host to share.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatLink {
    /// Which.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// Its secret.
    pub link: String,
    /// The whole address.
    pub url: String,
}

/// The state of a table after a step, through one eye.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Now {
    /// After this step.
    pub version: Version,
    /// The server's time, to compare clocks with.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: Millis,
    /// Before, during or after the match.
    pub stage: Stage,
    /// The log may be shown from this step on: what the memory option lets the screen remember (OM-9.4, OS-8.3).
    pub log_from: Version,
    /// The host, if not gone.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub host: Option<PlayerId>,
    /// Everybody.
    pub seats: Vec<SeatInfo>,
    /// The players in favour of a pause.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub pause_votes: Vec<PlayerId>,
    /// The players in favour of ending the match without a result.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub abandon_votes: Vec<PlayerId>,
    /// What somebody asks the others to be allowed to take back.
    pub undo_asked: Option<UndoAskedShown>,
    /// Whose move it is, while a match is played.
    pub turn: Option<Turn>,
    /// What the screen shows, once the match is dealt.
    #[cfg_attr(feature = "ts", ts(type = "GameView | null"))]
    pub view: GameJson,
    /// What this eye's seat can do, if anything.
    pub choices: Option<ChoicesShown>,
    /// What this eye's seat could take back, in notation, latest first; or why there is nothing.
    pub undo: Option<UndoShown>,
    /// The nonces the seats have added to the shuffle so far.
    #[cfg_attr(feature = "ts", ts(type = "Array<string | null>"))]
    pub nonces: Vec<Option<Nonce>>,
    /// How it ended.
    #[cfg_attr(feature = "ts", ts(type = "Standings | null"))]
    pub standings: Option<Standings>,
    /// After the match: what proves the deal.
    #[cfg_attr(feature = "ts", ts(type = "Shuffle | null"))]
    pub shuffle: Option<Shuffle>,
    /// After the match: what can be revealed now that it is over.
    pub epilogue: Vec<Message>,
    /// After the match: where players meet for a rematch; at most one table with a fresh deal and one with the same.
    pub rematches: Vec<RematchShown>,
    /// How long bots wait before they act; none if the table was opened with a pause of its own.
    pub pace: Option<Pace>,
    /// Bots go on without a pause, until something is asked of the only person here.
    pub skipping: bool,
}

/// A table for a rematch, at which the people of this one have their seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RematchShown {
    /// Which.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub table: TableId,
    /// The player who asked for it.
    pub player: PlayerInfo,
    /// With the same deal: its cards are known.
    pub same_deal: bool,
}

/// Steps that somebody asks the others to be allowed to take back.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoAskedShown {
    /// The seat whose steps are meant.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// How many.
    pub plies: u32,
    /// The players in favour.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub agreed: Vec<PlayerId>,
}

/// One seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Which.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// Who or what sits there.
    pub who: Sitter,
    /// A client of that player follows the table right now.
    pub here: bool,
    /// How long that player has been gone, as far as this server knows.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub away_ms: Option<Millis>,
    /// How long play has waited for the person there, while it does; whatever they do begins it again.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub idle_ms: Option<Millis>,
    /// The players who have voted for a bot to play for them for now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub for_stand_in: Vec<PlayerId>,
    /// The clock, if there is one.
    pub clock: Option<Clock>,
}

/// Who or what sits in a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody.
    Nobody,
    /// A person, or a program that plays through the same door.
    Person {
        /// The player.
        player: PlayerInfo,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: &'static str,
    },
    /// A bot that plays on for a person.
    BotFor {
        /// For whom.
        player: PlayerInfo,
        /// How strong.
        level: &'static str,
        /// Why.
        why: Takeover,
        /// The clock ran out too often: the bot keeps the seat until all others agree to its player's return.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        kept: bool,
        /// The players who have agreed so far.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
        for_return: Vec<PlayerId>,
    },
}

/// A seat's clock.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Clock {
    /// The time left when the message was sent.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub left_ms: Millis,
    /// It is running.
    pub running: bool,
}

/// Whose move it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Play cannot go on without these.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub must: SeatSet,
    /// These may act.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub may: SeatSet,
    /// Somebody is waiting for an answer from these.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub asked: SeatSet,
    /// These have not said anything yet.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub invited: SeatSet,
    /// The number of the question.
    pub question: u32,
    /// The question and every answer to it are public: people who share a device need not hide them from each other.
    pub open: bool,
    /// Everybody who is being waited for, and for how long.
    pub waits: Vec<Waited>,
}

/// Somebody who is being waited for.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waited {
    /// The seat.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// For how long, at the time of the message.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since_ms: Millis,
    /// How long a bot will still give them to speak before it continues; none if nothing continues without them.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub left_ms: Option<Millis>,
    /// The whole of the time that this is left of.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub of_ms: Option<Millis>,
}

/// The actions a seat can choose from.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChoicesShown {
    /// Whose.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// The question an answer must name.
    pub question: u32,
    /// What can be picked from, as data of the game.
    #[cfg_attr(feature = "ts", ts(type = "GameMenu"))]
    pub menu: GameJson,
    /// Complete actions that a screen has a button for, with what blocks those that are not possible.
    pub wishes: Vec<Wish>,
    /// The only legal action, if there is just one, as data of the game.
    #[cfg_attr(feature = "ts", ts(type = "GameAction | null"))]
    pub forced: Option<GameJson>,
}

/// An action: as data for programs that know the game, and in notation for files, people and programs that do not.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionShown {
    /// As data of the game.
    #[cfg_attr(feature = "ts", ts(type = "GameAction"))]
    pub action: GameJson,
    /// In notation.
    pub notation: String,
}

/// A complete action.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wish {
    /// That action, as data of the game.
    #[cfg_attr(feature = "ts", ts(type = "GameAction"))]
    pub action: GameJson,
    /// The obstacle.
    pub refusal: Option<Refusal>,
    /// Its effects, as lines.
    pub lines: Vec<Message>,
}

/// The steps that can be taken back.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UndoShown {
    /// These, latest first.
    Actions(Vec<ActionShown>),
    /// Nothing, and why.
    Blocked(Message),
}

/// Where a walk has got to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "walk", rename_all = "snake_case")]
pub enum Walk {
    /// The next pick.
    Pick {
        /// Its subject.
        slot: game::Slot,
        /// What can be picked.
        options: Vec<WalkOption>,
    },
    /// The action is complete.
    Whole(ActionShown),
    /// A pick was not among the options, or it is not this seat's move.
    Astray,
}

/// One option of a pick.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WalkOption {
    /// What to add to the draft.
    pub pick: u8,
    /// Its meaning.
    pub label: game::Arg,
}
