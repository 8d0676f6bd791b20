//! The review of a finished match, for anybody who may have its replay, because it reveals no more than that.

use super::replay::{Answered, over};
use crate::api_error::ApiError;
use crate::app::Shared;
use crate::middleware::Client;
use crate::reviews;
use crate::session::MaybeWho;
use crate::work::Asker;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use axum::response::Response;
use axum::{Extension, Json};
use games::{FullGame, Visitor};
use protocol::Problem;
use table::{PlayerId, TableId};

/// The progress of a finished match's review, and what it found.
#[utoipa::path(get, path = "/api/tables/{table}/review", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn look(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Path(table): Path<String>,
    Extension(client): Extension<Client>,
) -> Result<Response, ApiError> {
    reviewed(app, client, who.map(|who| who.id), table, false).await
}

/// Asks for the review of a finished match. It is made once, when those before it are done, and stored with the match.
#[utoipa::path(post, path = "/api/tables/{table}/review", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn ask(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Path(table): Path<String>,
    Extension(client): Extension<Client>,
) -> Result<Response, ApiError> {
    reviewed(app, client, who.map(|who| who.id), table, true).await
}

async fn reviewed(
    app: Shared,
    client: Client,
    who: Option<PlayerId>,
    table: String,
    wanted: bool,
) -> Result<Response, ApiError> {
    let (id, game) = over(&app, table, who.as_ref()).await?;
    if wanted {
        return game.visit(OfTable { app, id, by: Asker::new(client, who.as_ref()) }).await;
    }
    Ok(Json(reviews::look(&app, &id).await?).into_response())
}

struct OfTable {
    app: Shared,
    id: TableId,
    by: Asker,
}

impl Visitor for OfTable {
    type Out = Answered;

    fn visit<G: FullGame>(self) -> Answered {
        Box::pin(async move {
            let OfTable { app, id, by } = self;
            Ok(Json(reviews::ask::<G>(&app, &id, by).await?).into_response())
        })
    }
}
