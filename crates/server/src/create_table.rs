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
use store::NewTable;
use table::{Deal, LinkKey, Opened, PlayerId, Table, TableId};

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
