//! Guided first matches. Nothing of them is kept: how far somebody is, their browser knows.

use super::Object;
use crate::api_error::ApiError;
use crate::app::Shared;
use ::games::{GameKind, House, Visitor};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use lessons::Lesson;
use protocol::{LessonDraft, LessonTold, Problem, Tried, Try, Walk};

/// A guided match, whole: what happens, what is said of it, and what the learner is to do.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "lessons", params(("game" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = Problem)))]
pub(crate) async fn of_game(State(app): State<Shared>, Path(game): Path<String>) -> Result<Json<LessonTold>, ApiError> {
    app.workshop.work(move || asked(&game, Whole)).await.map(Json)
}

/// What would come of an action of the learner, and is it the right one?
#[utoipa::path(post, path = "/api/lessons/{game}/try", tag = "lessons", params(("game" = String, Path)),
    request_body(content = Object), responses((status = 200, body = Object), (status = 404, body = Problem)))]
pub(crate) async fn try_it(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Object(wanted): Object<Try>,
) -> Result<Json<Tried>, ApiError> {
    app.workshop.work(move || asked(&game, Once(wanted))).await.map(Json)
}

/// What the learner can pick after these picks.
#[utoipa::path(post, path = "/api/lessons/{game}/walk", tag = "lessons", params(("game" = String, Path)),
    request_body(content = Object), responses((status = 200, body = Object), (status = 404, body = Problem)))]
pub(crate) async fn walk(
    State(app): State<Shared>,
    Path(game): Path<String>,
    Object(draft): Object<LessonDraft>,
) -> Result<Json<Walk>, ApiError> {
    app.workshop.work(move || asked(&game, Walked(draft))).await.map(Json)
}

/// Something to be asked of a lesson.
trait Question {
    type Answer;

    fn ask<G: House>(self, lesson: &Lesson<G>) -> Option<Self::Answer>;
}

struct Whole;
impl Question for Whole {
    type Answer = LessonTold;

    fn ask<G: House>(self, lesson: &Lesson<G>) -> Option<LessonTold> {
        lesson.told()
    }
}

struct Once(Try);
impl Question for Once {
    type Answer = Tried;

    fn ask<G: House>(self, lesson: &Lesson<G>) -> Option<Tried> {
        lesson.tried(self.0.step, &self.0.action)
    }
}

struct Walked(LessonDraft);
impl Question for Walked {
    type Answer = Walk;

    fn ask<G: House>(self, lesson: &Lesson<G>) -> Option<Walk> {
        lesson.walked(self.0.step, &self.0.draft)
    }
}

fn asked<Q: Question>(game: &str, question: Q) -> Result<Q::Answer, ApiError> {
    let none = || ApiError::new(StatusCode::NOT_FOUND, "server-no-lesson");
    let text = lessons::text_of(game).ok_or_else(none)?;
    let game: GameKind = game.parse().map_err(|_| none())?;
    game.visit(Asked { text, question }).ok_or_else(none)
}

struct Asked<Q> {
    text: &'static str,
    question: Q,
}

impl<Q: Question> Visitor for Asked<Q> {
    type Out = Option<Q::Answer>;

    fn visit<G: House>(self) -> Option<Q::Answer> {
        // A lesson that cannot be played does not pass the tests.
        self.question.ask(&Lesson::<G>::read(self.text).ok()?)
    }
}
