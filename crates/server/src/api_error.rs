//! An HTTP answer that is not a success.

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
pub(crate) struct ApiError {
    pub status: StatusCode,
    pub message: Message,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, key: &'static str) -> ApiError {
        ApiError { status, message: Message::new(key) }
    }

    /// The input cannot be used.
    pub(crate) fn bad(key: &'static str) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, key)
    }

    /// There is no session, or it has expired.
    pub(crate) fn no_session() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, "server-no-session")
    }

    /// There is no such table, or the client may not see it.
    pub(crate) fn no_table() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "server-no-table")
    }

    /// One request too many.
    pub(crate) fn too_many() -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many")
    }

    /// The server is stopping, or a table was lost midway: the same request may well succeed later.
    pub(crate) fn try_again() -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "server-try-again")
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        let status = match error {
            StoreError::Conflict => StatusCode::CONFLICT,
            StoreError::NotFound => StatusCode::NOT_FOUND,
            StoreError::Invalid(_) => StatusCode::BAD_REQUEST,
            _ => StatusCode::SERVICE_UNAVAILABLE,
        };
        ApiError::new(status, error.key())
    }
}

impl IntoResponse for ApiError {
    /// Still without words: [`render`] adds them.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Gives a failed answer its body, failures of extractors included; a browser on its way to a page that does not
/// exist gets a page.
pub(crate) async fn render(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let visit = page::is_visit(&app, &request);
    let mut response = next.run(request).await;
    let status = response.status();
    let error = match response.extensions_mut().remove::<ApiError>() {
        Some(error) => error,
        None => match status {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::new(status, "server-too-large"),
            StatusCode::NOT_FOUND => ApiError::new(status, "server-no-page"),
            StatusCode::METHOD_NOT_ALLOWED => ApiError::new(status, "server-no-method"),
            StatusCode::BAD_REQUEST | StatusCode::UNPROCESSABLE_ENTITY | StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                ApiError::new(StatusCode::BAD_REQUEST, "server-bad-request")
            }
            _ => return response,
        },
    };
    if visit
        && error.status == StatusCode::NOT_FOUND
        && let Some(page) = page::nowhere(&app)
    {
        return page;
    }
    let text = (app.config.say)(&error.message);
    (error.status, Json(Problem { message: error.message, text })).into_response()
}
