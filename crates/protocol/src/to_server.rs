//! What a client sends over the WebSocket, one JSON object per text frame.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::{Command, MoveId, Ordered, TableId, Version, Wanted};

/// The largest frame that is read, in bytes.
pub const LARGEST_FRAME: usize = 16 * 1024;

/// From client to server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message of a client without a cookie: the session it got from `POST /api/guest`.
    Hello {
        /// The session.
        session: String,
    },
    /// Follow a table. Sent again, it changes the eye, or fills a gap after reconnecting.
    Watch {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// Through whose eyes.
        #[serde(default)]
        eye: Eye,
        /// The last version that was seen: the steps since then are sent instead of the whole table, if that is possible.
        #[serde(default)]
        since: Option<Version>,
        /// Tables and steps may come as patches.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        patches: bool,
    },
    /// Stop following it.
    Unwatch {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
    },
    /// A command. The answer, `done` or `rejected`, carries the id.
    Do {
        /// The table.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// Chosen by the client, new for each command; the same command sent again has the same id.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: MoveId,
        /// What.
        command: Command,
    },
    /// Leaves standing orders for a seat, replacing earlier ones, or revokes them. Nobody else is told.
    /// The answer, `done` or `rejected`, carries the id.
    Orders {
        /// The table.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// Chosen by the client.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        id: MoveId,
        /// The seat; one of the client's own.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The orders; none revokes them.
        orders: Option<Ordered>,
    },
    /// What can be picked after these picks? The factored walk through everything that the seat can do.
    Walk {
        /// The table.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// The seat; one of the client's own.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// The picks so far.
        draft: Vec<u8>,
        /// Comes back with the answer.
        ask: u32,
    },
    /// What would this action do, as far as the seat can know? Changes nothing.
    Preview {
        /// The table.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// The seat; one of the client's own.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        seat: Seat,
        /// As data of the game, or in notation.
        #[cfg_attr(feature = "ts", ts(type = "GameAction | string"))]
        action: Wanted,
        /// Comes back with the answer.
        ask: u32,
    },
    /// What was said before this step? The whole table comes with only the last hundred lines.
    Talk {
        /// The table.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        table: TableId,
        /// The step.
        before: Version,
        /// Comes back with the answer.
        ask: u32,
    },
    /// Still there?
    Ping {
        /// Comes back with the answer.
        ask: u32,
    },
}

/// Through whose eyes a connection looks at a table. A device that is passed around looks through one pair at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Eye {
    /// The client's seat; a spectator's if it holds none, or holds several and has not said which.
    #[default]
    Own,
    /// A spectator's: nothing secret.
    Spectator,
    /// This one of the client's own seats.
    Seat(#[cfg_attr(feature = "ts", ts(type = "number"))] Seat),
}
