//! The review of a match that is over, for anybody who may have its replay, since it tells no more than that.

use super::replay::{Answered, Over};
use crate::api_error::ApiError;
use crate::app::Shared;
use crate::reviews;
use crate::session::MaybeWho;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use axum::response::Response;
use games::{GameKind, House, Visitor};
use protocol::Problem;
use table::{PlayerId, TableId};

/// How far the review of a match that is over is, and what it found.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn look(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    reviewed(app, who.map(|who| who.id), table, false).await
}

/// Asks for the review of a match that is over. It is made once, when those before it are done, and stored with the match.
#[utoipa::path(post, path = "/api/tables/{table}/review", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn ask(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    reviewed(app, who.map(|who| who.id), table, true).await
}

async fn reviewed(app: Shared, who: Option<PlayerId>, table: String, wanted: bool) -> Result<Response, ApiError> {
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    let row = app.store.table(id.as_str()).await?.ok_or_else(ApiError::no_table)?;
    let game: GameKind = row.game.parse().map_err(|_| ApiError::no_table())?;
    game.visit(OfTable { app, id, who, wanted }).await
}

struct OfTable {
    app: Shared,
    id: TableId,
    who: Option<PlayerId>,
    wanted: bool,
}

impl Visitor for OfTable {
    type Out = Answered;

    fn visit<G: House>(self) -> Answered {
        Box::pin(async move {
            let OfTable { app, id, who, wanted } = self;
            Over::<G>::read(&app, &id, who.as_ref()).await?;
            let now = if wanted { reviews::ask::<G>(&app, &id, who).await? } else { reviews::look(&app, &id).await? };
            Ok(Json(now).into_response())
        })
    }
}
