//! A table from its log.

use super::Live;
use super::duty::Thinking;
use super::orders::{Absences, put_rows};
use super::presence::Presence;
use super::row::members;
use crate::api_error::ApiError;
use crate::app::Shared;
use crate::names::PlayerNames;
use crate::watchers::Watchers;
use axum::http::StatusCode;
use games::FullGame;
use store::OrdersRow;
use table::{BadStep, Minds, Step, StepRow, Table, TableId, Version};
use tokio::time::Instant;

/// Everything read about a table.
type Read<G> = (Table<G>, Vec<OrdersRow>, Vec<Step<G>>);

impl<G: FullGame> Live<G> {
    /// Reads a table.
    pub(super) async fn load(app: Shared, id: TableId, watchers: Watchers) -> Result<Live<G>, ApiError> {
        let (table, rows, _) = read_table(&app, &id, Version::MAX).await?;
        let members = members(&table);
        let noticed = table.must();
        Ok(Live {
            app,
            id,
            told: table.version(),
            told_at: None,
            table,
            stale: false,
            members,
            names: PlayerNames::new(),
            watchers,
            presence: Presence::default(),
            thinking: Thinking::default(),
            held: None,
            minds: Minds::default(),
            claimed: Instant::now(),
            not_before: 0,
            noticed,
            absences: Absences::new(&rows),
        })
    }

    /// Reads the table again, after a step could not be stored or another server was faster. The watchers are told
    /// everything they do not know yet.
    pub(super) async fn refresh(&mut self) -> Result<(), ApiError> {
        // All in one reading: if a second one failed, the watchers would miss something.
        let (table, rows, untold) = read_table(&self.app, &self.id, self.told.saturating_add(1)).await?;
        self.table = table;
        self.absences.take_in(&rows);
        self.members = members(&self.table);
        // The server that wrote those steps has told whom the match waits for since.
        self.noticed = self.table.must();
        self.stale = false;
        if !untold.is_empty() {
            self.not_before = 0;
            self.tell(&untold).await;
        }
        self.tell_orders();
        Ok(())
    }

    /// Carries out what other servers wrote.
    pub(super) async fn catch_up(&mut self) -> Result<(), ApiError> {
        let steps = self.written(self.table.version() + 1).await?;
        for step in &steps {
            self.table.evolve(step);
        }
        self.members = members(&self.table);
        self.noticed = self.table.must();
        // Nobody has claimed the work that is due now.
        self.not_before = 0;
        // The player who did that may have another name there.
        self.app.names.look_again(self.names.keys());
        self.tell(&steps).await;
        self.tell_orders();
        Ok(())
    }

    /// The steps from this version to the table's last one. Steps that another server has written since are announced
    /// when they are carried out here, and not before.
    pub(super) async fn steps(&self, from: Version) -> Result<Vec<Step<G>>, ApiError> {
        let mut steps = self.written(from).await?;
        steps.retain(|step| step.version <= self.table.version());
        Ok(steps)
    }

    /// What was said before this version, latest first.
    pub(super) async fn said(&self, before: Version, most: u16) -> Result<Vec<Step<G>>, ApiError> {
        let before = before.min(self.table.version().saturating_add(1));
        let rows = self.app.store.steps_before(self.id.as_str(), "said", before, most).await?;
        rows.into_iter().map(|row| read_step(&**self.table.game(), row, &self.id)).collect()
    }

    /// All steps in the log from this version on.
    async fn written(&self, from: Version) -> Result<Vec<Step<G>>, ApiError> {
        let rows = self.app.store.steps(self.id.as_str(), from).await?;
        rows.into_iter().map(|row| read_step(&**self.table.game(), row, &self.id)).collect()
    }
}

/// The table, the standing orders stored beside its log, and its steps from a version on.
async fn read_table<G: FullGame>(app: &Shared, id: &TableId, from: Version) -> Result<Read<G>, ApiError> {
    let (mut table, mut steps) = read_log(app, id).await?;
    steps.iter().for_each(|step| table.evolve(step));
    steps.retain(|step| step.version >= from);
    let rows = app.store.orders(id.as_str()).await?;
    put_rows(&mut table, &rows);
    Ok((table, rows, steps))
}

/// The table as it was opened, and all steps since.
pub(crate) async fn read_log<G: FullGame>(app: &Shared, id: &TableId) -> Result<(Table<G>, Vec<Step<G>>), ApiError> {
    let mut rows = app.store.steps(id.as_str(), 0).await?.into_iter();
    let first = rows.next().ok_or_else(ApiError::no_table)?;
    let opened = first.opened::<G>().map_err(|bad| damaged(id, &bad))?;
    let rules = app.rules_cache.get::<G>(&app.store, &opened.options.setup, &opened.options.edition).await?;
    let rules = rules.ok_or_else(|| ApiError::new(StatusCode::NOT_FOUND, "server-no-edition"))?;
    let first = Step::read(&*rules, &first).map_err(|bad| damaged(id, &bad))?;
    let table =
        Table::rebuild(&first, rules.clone()).map_err(|_| ApiError::new(StatusCode::NOT_FOUND, "store-corrupt"))?;
    let steps = rows.map(|row| read_step(&*rules, row, id)).collect::<Result<_, _>>()?;
    Ok((table, steps))
}

fn read_step<G: FullGame>(rules: &G, row: StepRow, id: &TableId) -> Result<Step<G>, ApiError> {
    Step::read(rules, &row).map_err(|bad| damaged(id, &bad))
}

/// A step that this version cannot read. Its body may hold cards, so the log only says where.
fn damaged(id: &TableId, bad: &BadStep) -> ApiError {
    tracing::error!(table = id.as_str(), why = bad.message().key, "a stored step cannot be read");
    ApiError::new(StatusCode::NOT_FOUND, "store-corrupt")
}
