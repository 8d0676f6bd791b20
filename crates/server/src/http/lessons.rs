//! Guided first matches. Nothing about them is stored: the browser knows how far its reader has got.

use super::Object;
use crate::api_error::ApiError;
use crate::app::Shared;
use crate::middleware::Client;
use crate::work::{Asker, Rank};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use lessons::{Question, Whole};
use protocol::{LessonDraft, LessonTold, Problem, Tried, Try, Walk};

/// A whole guided match: what happens, the comments, and what the learner is to do.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "lessons", params(("game" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn of_game(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Extension(client): Extension<Client>,
) -> Result<Json<LessonTold>, ApiError> {
    aside(&app, client, game, Whole).await
}

/// What would an action of the learner do, and is it the right one?
#[utoipa::path(post, path = "/api/lessons/{game}/try", tag = "lessons", params(("game" = String, Path)),
    request_body = Try, responses((status = 200, body = Object), (status = 404, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn try_it(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Extension(client): Extension<Client>,
    Object(wanted): Object<Try>,
) -> Result<Json<Tried>, ApiError> {
    aside(&app, client, game, wanted).await
}

/// What the learner can pick after these picks.
#[utoipa::path(post, path = "/api/lessons/{game}/walk", tag = "lessons", params(("game" = String, Path)),
    request_body = LessonDraft, responses((status = 200, body = Object), (status = 404, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn walk(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Extension(client): Extension<Client>,
    Object(draft): Object<LessonDraft>,
) -> Result<Json<Walk>, ApiError> {
    aside(&app, client, game, draft).await
}

/// Asks on a thread where it delays nobody.
async fn aside<Q>(app: &Shared, client: Client, game: String, question: Q) -> Result<Json<Q::Answer>, ApiError>
where
    Q: Question + Send + 'static,
    Q::Answer: Send + 'static,
{
    let asker = Asker::new(client, None);
    app.workshop.run(&asker, Rank::Urgent, move |_| asked(&game, question)).await?.map(Json)
}

fn asked<Q: Question>(game: &str, question: Q) -> Result<Q::Answer, ApiError> {
    lessons::asked(game, question).ok_or_else(|| ApiError::new(StatusCode::NOT_FOUND, "server-no-lesson"))
}
