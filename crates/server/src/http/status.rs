//! For those who run the server: is it healthy, and what is it doing?

use crate::api_error::ApiError;
use crate::app::Shared;
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use protocol::Problem;
use serde::Serialize;
use std::sync::PoisonError;
use std::time::{Duration, Instant};
use utoipa::ToSchema;

/// How long a healthy store is not checked again.
const FRESH: Duration = Duration::from_secs(1);

/// The server is healthy.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    /// Always `ok`.
    status: &'static str,
    /// Version of the program.
    version: &'static str,
}

/// Is the server healthy? It is if its store can be read and written.
#[utoipa::path(get, path = "/health", tag = "server",
    responses((status = 200, body = Health), (status = 503, body = Problem)))]
pub(crate) async fn health(State(app): State<Shared>) -> Result<Json<Health>, ApiError> {
    if app.stopping() {
        return Err(ApiError::try_again());
    }
    // The check itself writes, and anybody may ask, so it runs no more often than this.
    let well = || app.well.lock().unwrap_or_else(PoisonError::into_inner);
    if !well().is_some_and(|at| at.elapsed() < FRESH) {
        app.store.healthy().await?;
        *well() = Some(Instant::now());
    }
    Ok(Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION") }))
}

/// Metrics in the form of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "server",
    responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn metrics(State(app): State<Shared>) -> impl IntoResponse {
    let counts = app.store.counts();
    metrics::gauge!("portolan_store_commits").set(counts.commits as f64);
    metrics::gauge!("portolan_store_steps").set(counts.steps as f64);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], crate::metrics::render())
}
