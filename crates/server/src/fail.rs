//! An answer over HTTP that is not a success.

use crate::app::Shared;
use crate::page;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::Message;
use protocol::Problem;
use store::StoreError;

/// Why a request was not carried out: a status for machines, a message for people.
#[derive(Clone, Debug)]
pub(crate) struct Fail {
    pub status: StatusCode,
    pub message: Message,
}

impl Fail {
    pub(crate) fn new(status: StatusCode, key: &'static str) -> Fail {
        Fail { status, message: Message::new(key) }
    }

    /// What was sent cannot be used.
    pub(crate) fn bad(key: &'static str) -> Fail {
        Fail::new(StatusCode::BAD_REQUEST, key)
    }

    /// There is no session, or it has run out.
    pub(crate) fn no_session() -> Fail {
        Fail::new(StatusCode::UNAUTHORIZED, "server-no-session")
    }

    /// There is no such table, or none that one may see.
    pub(crate) fn no_table() -> Fail {
        Fail::new(StatusCode::NOT_FOUND, "server-no-table")
    }

    /// One request too many.
    pub(crate) fn too_many() -> Fail {
        Fail::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many")
    }

    /// The server is being stopped, or a table was lost on the way: the same again may well succeed.
    pub(crate) fn try_again() -> Fail {
        Fail::new(StatusCode::SERVICE_UNAVAILABLE, "server-try-again")
    }
}

impl From<StoreError> for Fail {
    fn from(error: StoreError) -> Fail {
        let status = match error {
            StoreError::Conflict => StatusCode::CONFLICT,
            StoreError::NotFound => StatusCode::NOT_FOUND,
            StoreError::Invalid(_) => StatusCode::BAD_REQUEST,
            _ => StatusCode::SERVICE_UNAVAILABLE,
        };
        Fail::new(status, error.key())
    }
}

impl IntoResponse for Fail {
    /// Without words yet: [`say`] adds them.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Gives a failed answer its body, and one to the failures of extractors too: to a browser on its way to a page that is not
/// there, a page.
pub(crate) async fn say(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let visit = page::is_visit(&app, &request);
    let mut response = next.run(request).await;
    let status = response.status();
    let fail = match response.extensions_mut().remove::<Fail>() {
        Some(fail) => fail,
        None => match status {
            StatusCode::PAYLOAD_TOO_LARGE => Fail::new(status, "server-too-large"),
            StatusCode::NOT_FOUND => Fail::new(status, "server-no-page"),
            StatusCode::METHOD_NOT_ALLOWED => Fail::new(status, "server-no-method"),
            StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY | StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                Fail::new(StatusCode::BAD_REQUEST, "server-bad-request")
            }
            _ => return response,
        },
    };
    if visit
        && fail.status == StatusCode::NOT_FOUND
        && let Some(page) = page::nowhere(&app)
    {
        return page;
    }
    let text = (app.config.say)(&fail.message);
    (fail.status, Json(Problem { message: fail.message, text })).into_response()
}
