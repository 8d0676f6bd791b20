//! Hints at a table against bots: what a good one would think of in somebody's place.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::live::read_log;
use crate::session::Who;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use bots::Budget;
use games::{GameKind, House, Visitor};
use protocol::{Hint, Problem};
use std::pin::Pin;
use std::time::{Duration, Instant};
use table::{PlayerId, Stage, TableId};

/// How long a bot thinks about a hint.
const THOUGHT: Duration = Duration::from_millis(300);

/// What a good bot would do in one's own place, and what it expects of it. Only where nobody else plays but bots.
#[utoipa::path(get, path = "/api/tables/{table}/hint", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn hint(
    State(app): State<Shared>,
    who: Who,
    Path(table): Path<String>,
) -> Result<Json<Hint>, ApiError> {
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    let row = app.store.table(id.as_str()).await?.ok_or_else(ApiError::no_table)?;
    let game: GameKind = row.game.parse().map_err(|_| ApiError::no_table())?;
    game.visit(Asked { app, id, who: who.id }).await.map(Json)
}

struct Asked {
    app: Shared,
    id: TableId,
    who: PlayerId,
}

impl Visitor for Asked {
    type Out = Pin<Box<dyn Future<Output = Result<Hint, ApiError>> + Send>>;

    fn visit<G: House>(self) -> Self::Out {
        Box::pin(async move {
            let Asked { app, id, who } = self;
            let (mut table, steps) = read_log::<G>(&app, &id).await?;
            steps.iter().for_each(|step| table.evolve(step));
            let seat = table
                .seat_alone_with_bots(&who)
                .ok_or_else(|| ApiError::new(StatusCode::FORBIDDEN, "server-no-hints"))?;
            if table.stage() != Stage::Playing {
                return Err(ApiError::new(StatusCode::CONFLICT, "server-nothing-to-hint"));
            }
            let work = move || {
                let budget = Budget { until: Instant::now().checked_add(THOUGHT), ..Budget::default() };
                let nothing = || ApiError::new(StatusCode::CONFLICT, "server-nothing-to-hint");
                Hint::think(&table, seat, budget).ok_or_else(nothing)
            };
            app.tutors.work(work).await
        })
    }
}
