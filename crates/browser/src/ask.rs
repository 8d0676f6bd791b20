//! What the worker asks, and the answers.

use game::Message;
use protocol::{Problem, TableSummary};
use record::Seed;
use serde::{Deserialize, Serialize};
use table::{Millis, PlayerId, StepRow, TableId};

/// One question, with what the engine has no source for.
#[derive(Clone, Debug, Deserialize)]
pub struct Ask {
    /// The time, in milliseconds since 1970.
    pub now: Millis,
    /// Fresh chance.
    pub entropy: Seed,
    /// The question.
    pub question: Question,
}

/// The question.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Question {
    /// No question, but who sits here. The page is welcomed.
    Who {
        /// Created once by the worker, and stored.
        player: PlayerId,
        /// The name they chose.
        name: String,
    },
    /// No question, but what is stored of a table that was needed. Without rows there is no such table.
    Log {
        /// Which.
        table: TableId,
        /// Its game, as its summary says.
        #[serde(default)]
        game: String,
        /// Its steps, in order.
        rows: Vec<StepRow>,
        /// Its review, if one is stored.
        #[serde(default)]
        review: Option<String>,
    },
    /// No question: the stored table may differ from the one in memory. It is read again when needed.
    Forget {
        /// Which.
        table: TableId,
    },
    /// No question: another page has written to a table; these are the rows that are new here.
    Written {
        /// Which.
        table: TableId,
        /// Its new steps, in order.
        rows: Vec<StepRow>,
    },
    /// A frame of the WebSocket.
    Frame {
        /// Its text.
        text: String,
    },
    /// What would otherwise be an HTTP request.
    Request {
        /// `GET` or `POST`.
        method: String,
        /// Below `api/`.
        path: String,
        /// Its body.
        #[serde(default)]
        body: String,
    },
    /// Play random matches, to measure the speed.
    #[cfg(feature = "speed")]
    Speed {
        /// The game.
        game: String,
        /// How many.
        matches: u32,
    },
    /// Do one thing that is due.
    Work {
        /// How many rounds of thought a bot may use.
        rounds: u32,
    },
}

/// The answer to a question. First everything in `store` is stored, in one piece; then the rest counts. If it cannot be
/// stored,
/// `lost` is sent instead, and the tables named in `store` are forgotten.
#[derive(Default, Serialize)]
pub struct Answer {
    /// The log of this table is needed: supply it, and ask the same again. The answer has nothing else then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need: Option<TableId>,
    /// Steps to store.
    pub store: Vec<Kept>,
    /// The summaries, for lists, of the tables they belong to.
    pub summaries: Vec<TableSummary>,
    /// A review to store.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub review: Option<KeptReview>,
    /// Frames for the page, in order.
    pub send: Vec<String>,
    /// The frames to send instead if the steps could not be stored.
    pub lost: Vec<String>,
    /// The answer to a request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
    /// When there will be work to do; nothing while there is none.
    pub due: Option<Millis>,
}

/// A step to store: there is never a second one of the same table and version.
#[derive(Debug, Serialize)]
pub struct Kept {
    /// The table.
    pub table: TableId,
    /// The step.
    pub row: StepRow,
}

/// A review to store.
#[derive(Debug, Serialize)]
pub struct KeptReview {
    /// The table.
    pub table: TableId,
    /// As JSON.
    pub body: String,
}

/// The answer to a request.
#[derive(Debug, Serialize)]
pub struct Reply {
    /// The status, as over HTTP.
    pub status: u16,
    /// JSON, or a match file.
    pub body: String,
}

impl Reply {
    /// It was done.
    pub(crate) fn good(body: &impl Serialize) -> Reply {
        // Messages are plain data whose serialisation cannot fail.
        Reply { status: 200, body: serde_json::to_string(body).unwrap_or_default() }
    }

    /// It was not done, and why.
    pub(crate) fn bad(status: u16, message: Message) -> Reply {
        let body = serde_json::to_string(&Problem { message, text: String::new() }).unwrap_or_default();
        Reply { status, body }
    }
}
