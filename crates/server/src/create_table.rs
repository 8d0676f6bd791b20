//! Opening a table.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::live::NewRow;
use crate::{clock, random};
use axum::http::StatusCode;
use games::{FullGame, Visitor};
use protocol::OpenTable;
use record::ShuffleSecret;
use std::pin::Pin;
use std::sync::Arc;
use store::{NewStep, NewTable, StoreError};
use table::{Deal, LinkKey, Opened, PlayerId, Step, Table, TableId};

/// A name for a new table.
pub(crate) fn new_id() -> Result<TableId, ApiError> {
    TableId::new(random::name()).map_err(|_| ApiError::try_again())
}

/// Opens a table as somebody asked.
pub(crate) struct CreateTable {
    pub app: Shared,
    pub host: PlayerId,
    pub asked: OpenTable,
}

impl Visitor for CreateTable {
    type Out = Pin<Box<dyn Future<Output = Result<TableId, ApiError>> + Send>>;

    fn visit<G: FullGame>(self) -> Self::Out {
        Box::pin(async move {
            let CreateTable { app, host, asked } = self;
            let unfit = |message| ApiError { status: StatusCode::BAD_REQUEST, message };
            let setup = asked.setup::<G>().map_err(unfit)?;
            let edition = app.rules_cache.choose::<G>(&app.store, asked.edition.as_deref()).await?;
            let edition = edition.ok_or_else(|| ApiError::bad("server-no-edition"))?;
            let game = app.rules_cache.get::<G>(&app.store, &setup, &edition).await?;
            let game = game.ok_or_else(|| ApiError::bad("server-no-edition"))?;
            let options = asked.table_options::<G>(setup, edition).map_err(unfit)?;
            let id = new_id()?;
            let opened = Opened {
                table: id.clone(),
                host,
                options,
                link_key: LinkKey::draw(&random::seed()),
                deal: Deal::fresh(ShuffleSecret(random::bytes())),
                rematch_of: None,
                seated: Vec::new(),
            };
            store_table(&app, opened, game).await?;
            Ok(id)
        })
    }
}

/// Stores a new table with its first step.
pub(crate) async fn store_table<G: FullGame>(app: &Shared, opened: Opened<G>, game: Arc<G>) -> Result<(), ApiError> {
    let (made_by, now) = (opened.host.to_string(), clock::now());
    let new = {
        let (table, step) = Table::open(opened, game, now).map_err(|_| ApiError::bad("server-bad-request"))?;
        let first = NewRow::of(&table, &step, None, table.due().map(|due| due.at))?.step;
        NewTable { game: G::NAME.to_owned(), rules: G::RULES, created_ms: now, made_by, first }
    };
    app.store.create_table(new).await?;
    metrics::counter!("portolan_tables_opened_total", "game" => G::NAME).increment(1);
    Ok(())
}

/// How lists see a table before all of it is there: not at all.
const UNDERWAY: &str = "arriving";

/// A table as it is written: with its first step, and the others.
pub(crate) type Rows = (NewTable, Vec<NewStep>);

/// Lays out a table that begins with more than its first step; `check` may stop it on the way.
pub(crate) fn rows_of<G: FullGame>(
    mut table: Table<G>,
    first: &Step<G>,
    steps: &[Step<G>],
    made_by: &PlayerId,
    mut check: impl FnMut() -> Result<(), ApiError>,
) -> Result<Rows, ApiError> {
    let mut first = NewRow::of(&table, first, None, None)?.step;
    first.head.stage = UNDERWAY.to_owned();
    first.head.members = Some(Vec::new());
    let mut rest = Vec::with_capacity(steps.len());
    for (step, number) in steps.iter().zip(1..) {
        check()?;
        table.evolve(step);
        let is_last = number == steps.len();
        let due = table.due().filter(|_| is_last).map(|due| due.at);
        let mut new = NewRow::of(&table, step, None, due)?.step;
        if !is_last {
            new.head.stage = UNDERWAY.to_owned();
            new.head.members = None;
        }
        rest.push(new);
    }
    let created_ms = first.row.at_ms;
    Ok((NewTable { game: G::NAME.to_owned(), rules: G::RULES, created_ms, made_by: made_by.to_string(), first }, rest))
}

/// Stores it. If it was brought before and perhaps not all of it was written, it is completed.
pub(crate) async fn store_rows(app: &Shared, new: NewTable, rest: Vec<NewStep>) -> Result<(), ApiError> {
    let id = new.first.table.clone();
    let there = match app.store.create_table(new).await {
        Ok(()) => 0,
        Err(StoreError::Conflict) => {
            let row = app.store.table(&id).await?;
            row.ok_or_else(ApiError::try_again)?.version
        }
        Err(error) => return Err(error.into()),
    };
    for step in rest.into_iter().filter(|step| step.row.version > there) {
        app.store.append(step).await?;
    }
    Ok(())
}
