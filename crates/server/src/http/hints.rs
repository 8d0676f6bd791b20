//! Hints at a table against bots: what a good bot would consider in somebody's place.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::live::{StoredSummary, read_log};
use crate::middleware::Client;
use crate::session::Who;
use crate::work::{Asker, Rank, Turn};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Budget;
use games::{FullGame, GameKind, Visitor};
use protocol::{Hint, Memory, Problem};
use std::collections::VecDeque;
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::TableRow;
use table::{PlayerId, Stage, TableId, Version};

/// How long a bot thinks about a hint.
const THOUGHT: Duration = Duration::from_millis(300);

/// How many are remembered.
const KEPT: usize = 256;

/// Recent hints: asked for again before anything has happened, a hint is the same.
#[derive(Default)]
pub(crate) struct Hints(Mutex<VecDeque<Given>>);

/// A hint as it was sent.
struct Given {
    table: TableId,
    version: Version,
    to: PlayerId,
    text: String,
}

impl Hints {
    fn all(&self) -> MutexGuard<'_, VecDeque<Given>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, table: &TableId, version: Version, to: &PlayerId) -> Option<String> {
        let all = self.all();
        let found = all.iter().find(|one| one.table == *table && one.version == version && one.to == *to);
        found.map(|one| one.text.clone())
    }

    fn keep(&self, given: Given) {
        let mut all = self.all();
        all.retain(|one| one.table != given.table || one.to != given.to);
        all.truncate(KEPT - 1);
        all.push_front(given);
    }
}

/// All that the player's seat has been shown, so that their own device can think of a hint. Only if nobody else plays but
/// bots.
#[utoipa::path(get, path = "/api/tables/{table}/memory", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn memory(
    state: State<Shared>,
    who: Who,
    table: Path<String>,
    client: Extension<Client>,
) -> Result<Response, ApiError> {
    answer(state, who, table, client, Wanted::Memory).await
}

/// What a good bot would do in the player's place, and what it expects from that. Only if nobody else plays but bots.
#[utoipa::path(get, path = "/api/tables/{table}/hint", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn hint(
    state: State<Shared>,
    who: Who,
    table: Path<String>,
    client: Extension<Client>,
) -> Result<Response, ApiError> {
    answer(state, who, table, client, Wanted::Hint).await
}

async fn answer(
    State(app): State<Shared>,
    who: Who,
    Path(table): Path<String>,
    Extension(client): Extension<Client>,
    wanted: Wanted,
) -> Result<Response, ApiError> {
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    let row = app.store.table(id.as_str()).await?.ok_or_else(ApiError::no_table)?;
    let game: GameKind = row.game.parse().map_err(|_| ApiError::no_table())?;
    let text = game.visit(HintRequest { app, id, row, client, who: who.id, wanted }).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

fn forbidden() -> ApiError {
    ApiError::new(StatusCode::FORBIDDEN, "server-no-hints")
}

fn nothing() -> ApiError {
    ApiError::new(StatusCode::CONFLICT, "server-nothing-to-hint")
}

/// Who thinks.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Wanted {
    /// The server: it sends what it finds.
    Hint,
    /// The player's device: it gets what their seat has been shown.
    Memory,
}

/// A hint that somebody asks for.
pub(crate) struct HintRequest {
    pub app: Shared,
    pub id: TableId,
    /// The table as the store has it.
    pub row: TableRow,
    pub client: Client,
    pub who: PlayerId,
    pub wanted: Wanted,
}

impl HintRequest {
    /// The log is not read for this, because anybody may ask. If the row can no longer be read, the log decides.
    fn is_allowed(&self) -> Result<(), ApiError> {
        if StoredSummary::read(&self.row).is_some_and(|summary| !summary.is_alone(&self.who)) {
            return Err(forbidden());
        }
        if Stage::named(&self.row.stage) == Some(Stage::Playing) { Ok(()) } else { Err(nothing()) }
    }
}

impl Visitor for HintRequest {
    type Out = Pin<Box<dyn Future<Output = Result<String, ApiError>> + Send>>;

    fn visit<G: FullGame>(self) -> Self::Out {
        Box::pin(async move {
            self.is_allowed()?;
            let HintRequest { app, id, row, client, who, wanted } = self;
            let thinks = wanted == Wanted::Hint;
            if thinks && let Some(text) = app.hints.find(&id, row.version, &who) {
                return Ok(text);
            }
            let (own, asker) = (app.clone(), Asker::new(client, Some(&who)));
            let work = move |turn: &Turn| {
                let (mut table, steps) = turn.wait(read_log::<G>(&own, &id))?;
                steps.iter().for_each(|step| table.evolve(step));
                let (stage, version) = (table.stage(), table.version());
                // It may have been worked out while this request waited.
                if thinks && let Some(text) = own.hints.find(&id, version, &who) {
                    return Ok(text);
                }
                let seat = table.seat_alone_with_bots(&who).ok_or_else(forbidden)?;
                if stage != Stage::Playing {
                    return Err(nothing());
                }
                turn.check()?;
                if !thinks {
                    let memory = Memory::of(&table, seat).ok_or_else(nothing)?;
                    return serde_json::to_string(&memory).map_err(|_| ApiError::try_again());
                }
                let until = Instant::now().checked_add(THOUGHT);
                let budget = Budget { until, stop: Some(turn.stop()), ..Budget::default() };
                let hint = Hint::think(&table, seat, budget).ok_or_else(nothing)?;
                turn.check()?;
                let text = serde_json::to_string(&hint).map_err(|_| ApiError::try_again())?;
                own.hints.keep(Given { table: id, version, to: who, text: text.clone() });
                Ok(text)
            };
            app.tutors.run(&asker, Rank::Urgent, work).await?
        })
    }
}
