//! What goes into the store and comes out of it. A step goes in and comes out as the same [`StepRow`].

use table::StepRow;

/// A table to open, with its first step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Which game is played.
    pub game: String,
    /// The version of the rules it begins under. It is written once and never changed.
    pub rules: u32,
    /// When it was opened, in milliseconds since 1970.
    pub created_ms: i64,
    /// The player who opened it.
    pub made_by: String,
    /// The step with version 0. It names the table, as no other is named.
    pub first: NewStep,
}

/// A step to append to a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewStep {
    /// The table.
    pub table: String,
    /// The step. Its version is one more than that of the step before.
    pub row: StepRow,
    /// The state of the table after it, for lists and due work.
    pub head: Head,
    /// The node that did due work with it. The step is refused if another node has claimed that work since.
    pub worker: Option<String>,
}

/// The state of a table after its last step, as lists and due work need it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// A word for lists: `open`, `playing`, `over`, `abandoned`.
    pub stage: String,
    /// Whether strangers may see it in the list.
    pub listed: bool,
    /// When something must be done even if nobody moves (a bot, a clock), in milliseconds since 1970.
    pub due_at: Option<i64>,
    /// What lists show, as JSON. Name players by id only: names must stay deletable.
    pub summary: String,
    /// All members, or nothing if they have not changed.
    pub members: Option<Vec<Member>>,
}

/// A player at a table. One player may hold several seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The player.
    pub player: String,
    /// The seat; nothing for a member without one, such as a host who watches.
    pub seat: Option<u8>,
}

/// A table as it is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// The table.
    pub id: String,
    /// Which game is played.
    pub game: String,
    /// The version of the rules it began under.
    pub rules: u32,
    /// When it was opened.
    pub created_ms: i64,
    /// When its last step happened.
    pub changed_ms: i64,
    /// The player who opened it.
    pub made_by: String,
    /// Version of the last step.
    pub version: u32,
    /// See [`Head::stage`].
    pub stage: String,
    /// See [`Head::listed`].
    pub listed: bool,
    /// See [`Head::due_at`].
    pub due_at: Option<i64>,
    /// See [`Head::summary`].
    pub summary: String,
}

impl TableRow {
    /// Where the page after this table begins.
    pub fn cursor(&self) -> Cursor {
        Cursor { created_ms: self.created_ms, id: self.id.clone() }
    }
}

/// Which tables a list shows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only this game.
    pub game: Option<String>,
    /// Only this stage.
    pub stage: Option<String>,
}

/// A page of a list that is ordered from the newest table to the oldest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// The last table of the page before.
    pub after: Option<Cursor>,
    /// How many tables, at most 200.
    pub limit: u16,
}

impl Page {
    /// The first `limit` tables.
    pub fn first(limit: u16) -> Page {
        Page { after: None, limit }
    }
}

/// A place in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    /// When the table was opened.
    pub created_ms: i64,
    /// The table.
    pub id: String,
}
