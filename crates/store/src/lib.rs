//! The append-only log of tables, in SQLite or PostgreSQL.
//!
//! This is the only crate that speaks SQL, and it knows nothing about games: a table is a row of numbered steps, and what
//! a step says is JSON text that is never read here. Of `table` it knows only the shape of a row, [`StepRow`].
//! The state of a table is rebuilt from its steps; everything else stored about it ([`Head`]) serves lists and
//! due work, and is replaced with each step in the same transaction.
//!
//! - **Durable first.** [`Store::append`] returns after the step is synced to the disk.
//!   Steps of many tables that wait at the same moment share one commit.
//! - **One winner.** A (table, version) is taken once, no matter who asks: tasks, processes or machines.
//! - **Nothing half done.** If a write fails, nothing of it is there, the store continues, and [`StoreError::key`] names
//!   the sentence that tells people why. After [`StoreError::Lost`] alone it is unknown whether the step is there:
//!   read the table again.
//! - **Several servers** may share one PostgreSQL: [`Store::changes`] says what the others wrote and who has left, and
//!   [`Store::claim`] sees to it that due work is done once.

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod accounts;
mod backup;
mod batch;
mod changes;
mod claims;
mod editions;
mod error;
mod migrations;
mod model;
mod orders;
mod people;
mod push;
mod results;
mod reviews;
mod source;
mod statement;
mod store;
mod tables;
mod writer;

pub use accounts::Written;
pub use changes::{Change, Changes, Gone};
pub use editions::Edition;
pub use error::StoreError;
pub use model::{Cursor, Filter, Head, Member, NewStep, NewTable, Page, TableRow};
pub use orders::OrdersRow;
pub use people::{Account, Player};
pub use push::PushDevice;
pub use results::{ResultCount, ResultRow};
pub use store::{Counts, Store};
pub use table::StepRow;
