//! Opening a table.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::live::NewRow;
use crate::{clock, random};
use axum::http::StatusCode;
use game::Setup;
use games::{House, Visitor};
use protocol::OpenTable;
use record::ShuffleSecret;
use std::pin::Pin;
use std::sync::Arc;
use store::NewTable;
use table::{Deal, LinkKey, Opened, Options, Pace, PlayerId, Table, TableId, Tempo};

/// How long bots wait unless the host says otherwise, in milliseconds: people want to follow.
const USUAL_PAUSE: u32 = Pace::Brisk.pause_ms();
/// How long bots wait for somebody's answer unless the host says otherwise.
const USUAL_PATIENCE: u32 = 20_000;
const LONGEST_PAUSE: u32 = 60_000;
const LONGEST_PATIENCE: u32 = 600_000;

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

    fn visit<G: House>(self) -> Self::Out {
        Box::pin(async move {
            let CreateTable { app, host, asked } = self;
            let unfit =
                |error: game::SetupError| ApiError { status: StatusCode::BAD_REQUEST, message: error.message() };
            let mut setup = G::Setup::usual(asked.players).map_err(unfit)?;
            for (option, value) in &asked.options {
                setup.set(option, value).map_err(unfit)?;
            }
            let edition = app.rules_cache.choose::<G>(&app.store, asked.edition.as_deref()).await?;
            let edition = edition.ok_or_else(|| ApiError::bad("server-no-edition"))?;
            let game = app.rules_cache.get::<G>(&app.store, &setup, &edition).await?;
            let game = game.ok_or_else(|| ApiError::bad("server-no-edition"))?;
            let options = Options {
                setup,
                edition,
                listed: asked.listed,
                spectators: asked.spectators,
                tempo: good_tempo(asked.tempo)?,
                order: asked.order,
                bot_pause_ms: asked.bot_pause_ms.unwrap_or(USUAL_PAUSE).min(LONGEST_PAUSE),
                patience_ms: asked.patience_ms.unwrap_or(USUAL_PATIENCE).min(LONGEST_PATIENCE),
            };
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
pub(crate) async fn store_table<G: House>(app: &Shared, opened: Opened<G>, game: Arc<G>) -> Result<(), ApiError> {
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

/// A clock that leaves time for at least something.
fn good_tempo(tempo: Tempo) -> Result<Tempo, ApiError> {
    let fits = match tempo {
        Tempo::None => true,
        Tempo::Live { bank_ms, each_ms } => bank_ms >= 1_000 || each_ms >= 1_000,
        Tempo::Slow { each_ms } => each_ms >= 1_000,
    };
    if fits { Ok(tempo) } else { Err(ApiError::bad("server-bad-tempo")) }
}
