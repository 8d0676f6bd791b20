//! Bodies of requests: when they are read, and by whom. An answer sent before the body was read may never arrive.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::middleware::Client;
use axum::Json;
use axum::RequestExt;
use axum::body::{self, Body};
use axum::extract::{DefaultBodyLimit, FromRequest, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The body of a request: a JSON object. (Serde would also accept a list, field by field.)
pub(crate) struct Object<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Shared> for Object<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Shared) -> Result<Object<T>, Response> {
        let Json(body) = Json::<Value>::from_request(request, app).await.map_err(IntoResponse::into_response)?;
        let read = Some(body).filter(Value::is_object).and_then(|body| serde_json::from_value(body).ok());
        read.map(Object).ok_or_else(|| ApiError::bad("server-bad-request").into_response())
    }
}

/// Reads the body before anything else is done, even if nobody needs it: a connection that is closed with unread data
/// loses the answer.
pub(super) async fn whole(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    match body::to_bytes(body, app.config.limits.body).await {
        Ok(bytes) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Err(_) => ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "server-too-large").into_response(),
    }
}

/// Reads the rest of a refused request and discards it, so that a client that is still sending gets the answer.
pub(crate) async fn drain(request: Request, most: usize) {
    let mut left = most;
    let mut body = request.into_body().into_data_stream();
    while let Some(Ok(piece)) = body.next().await {
        match left.checked_sub(piece.len()) {
            Some(less) => left = less,
            None => return,
        }
    }
}

/// A large text that a client sends. An address may send a few at a time, and when too many are on their way, the one
/// that has taken longest is dropped.
pub(crate) struct Upload(pub String);

impl FromRequest<Shared> for Upload {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Shared) -> Result<Upload, Response> {
        let client = request.extensions().get::<Client>().copied().unwrap_or(Client(None));
        let Some(slot) = app.uploads.enter(client.0) else {
            metrics::counter!("portolan_refused_total", "why" => "uploads").increment(1);
            drain(request, super::LARGEST_FILE).await;
            return Err(ApiError::too_many().into_response());
        };
        tokio::select! {
            text = request.extract::<String, _>() => text.map(Upload).map_err(IntoResponse::into_response),
            () = slot.given_up() => Err(ApiError::try_again().into_response()),
        }
    }
}

/// The limit of a large text.
pub(super) fn large() -> DefaultBodyLimit {
    DefaultBodyLimit::max(super::LARGEST_FILE)
}
