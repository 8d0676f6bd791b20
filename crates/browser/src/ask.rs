//! What the worker asks, and what it is answered.

use game::Message;
use protocol::{Problem, TableSummary};
use record::Seed;
use serde::{Deserialize, Serialize};
use table::{Millis, PlayerId, StepRow, TableId};

/// One question, with what the engine does not have of its own.
#[derive(Clone, Debug, Deserialize)]
pub struct Ask {
    /// The time, in milliseconds since 1970.
    pub now: Millis,
    /// Fresh chance.
    pub entropy: Seed,
    /// What is asked.
    pub question: Question,
}

/// What is asked.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Question {
    /// Nothing: this is who sits here. The page is welcomed.
    Who {
        /// Made by the worker once, and kept.
        player: PlayerId,
        /// As they call themselves.
        name: String,
    },
    /// Nothing: this is what is kept of a table that was needed. Without rows there is no such table.
    Log {
        /// Which.
        table: TableId,
        /// Its game, as its summary says.
        #[serde(default)]
        game: String,
        /// Its steps, in order.
        rows: Vec<StepRow>,
        /// Its review, if one is kept.
        #[serde(default)]
        review: Option<String>,
    },
    /// Nothing: the stored table may differ from the one in memory. It is read again when it is needed.
    Forget {
        /// Which.
        table: TableId,
    },
    /// Nothing: another page has written to a table; the rows from the first that is not known here on.
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
    /// What would be a request over HTTP.
    Request {
        /// `GET` or `POST`.
        method: String,
        /// Below `api/`.
        path: String,
        /// What is sent with it.
        #[serde(default)]
        body: String,
    },
    /// Play matches by chance, to see how fast that is.
    Speed {
        /// Of which game.
        game: String,
        /// How many.
        matches: u32,
    },
    /// Do one thing that is due.
    Work {
        /// How many rounds a bot may think.
        rounds: u32,
    },
}

/// The answer to a question. First everything in `store` is kept, in one piece; then the rest counts. If it cannot be kept,
/// `lost` is said instead, and the tables named in `store` are forgotten.
#[derive(Default, Serialize)]
pub struct Answer {
    /// The log of this table is needed: bring it, and ask the same again. Nothing else is answered then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need: Option<TableId>,
    /// Steps to be kept.
    pub store: Vec<Kept>,
    /// How lists see the tables they belong to.
    pub summaries: Vec<TableSummary>,
    /// A review to be kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub review: Option<KeptReview>,
    /// Frames for the page, in order.
    pub send: Vec<String>,
    /// Frames instead of these if the steps could not be kept.
    pub lost: Vec<String>,
    /// The answer to a request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
    /// When there is work to do; nothing while there is none.
    pub due: Option<Millis>,
}

/// A step to be kept: there is never another one of the same table and version.
#[derive(Debug, Serialize)]
pub struct Kept {
    /// Of which table.
    pub table: TableId,
    /// The step.
    pub row: StepRow,
}

/// A review to be kept.
#[derive(Debug, Serialize)]
pub struct KeptReview {
    /// Of which table.
    pub table: TableId,
    /// As JSON.
    pub body: String,
}

/// The answer to a request.
#[derive(Debug, Serialize)]
pub struct Reply {
    /// As over HTTP.
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
