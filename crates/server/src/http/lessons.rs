//! Guided first matches. Nothing of them is kept: how far somebody is, their browser knows.

use super::Object;
use crate::api_error::ApiError;
use crate::app::Shared;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use lessons::{Question, Whole};
use protocol::{LessonDraft, LessonTold, Problem, Tried, Try, Walk};

/// A guided match, whole: what happens, what is said of it, and what the learner is to do.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "lessons", params(("game" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = Problem)))]
pub(crate) async fn of_game(State(app): State<Shared>, Path(game): Path<String>) -> Result<Json<LessonTold>, ApiError> {
    app.workshop.work(move || asked(&game, Whole)).await.map(Json)
}

/// What would come of an action of the learner, and is it the right one?
#[utoipa::path(post, path = "/api/lessons/{game}/try", tag = "lessons", params(("game" = String, Path)),
    request_body = Try, responses((status = 200, body = Object), (status = 404, body = Problem)))]
pub(crate) async fn try_it(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Object(wanted): Object<Try>,
) -> Result<Json<Tried>, ApiError> {
    app.workshop.work(move || asked(&game, wanted)).await.map(Json)
}

/// What the learner can pick after these picks.
#[utoipa::path(post, path = "/api/lessons/{game}/walk", tag = "lessons", params(("game" = String, Path)),
    request_body = LessonDraft, responses((status = 200, body = Object), (status = 404, body = Problem)))]
pub(crate) async fn walk(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Object(draft): Object<LessonDraft>,
) -> Result<Json<Walk>, ApiError> {
    app.workshop.work(move || asked(&game, draft)).await.map(Json)
}

fn asked<Q: Question>(game: &str, question: Q) -> Result<Q::Answer, ApiError> {
    lessons::asked(game, question).ok_or_else(|| ApiError::new(StatusCode::NOT_FOUND, "server-no-lesson"))
}
