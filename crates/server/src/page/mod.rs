//! The pages: a plain one, which needs nothing but a browser and plays every game by numbered choices.

use crate::app::Shared;
use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;

const HTML: &str = include_str!("plain.html");
const SCRIPT: &str = include_str!("plain.js");
const WORDS: &str = include_str!("words.js");
const STYLE: &str = include_str!("plain.css");

/// Pages and their parts.
pub(crate) fn router() -> Router<Shared> {
    let script =
        |text: &'static str| get(move || async move { ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], text) });
    Router::new()
        .route("/", get(index))
        .route("/t/{table}", get(index))
        .route("/plain", get(plain))
        .route("/plain/plain.js", script(SCRIPT))
        .route("/plain/words.js", script(WORDS))
        .route("/plain/plain.css", get(|| async { ([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE) }))
        .route("/plain/words.ftl", get(catalogue))
}

/// The first page.
pub(crate) async fn index(state: State<Shared>) -> impl IntoResponse {
    plain(state).await
}

async fn plain(State(app): State<Shared>) -> impl IntoResponse {
    // The base path was checked: it holds nothing that means something in HTML.
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], HTML.replace("{base}", app.config.address.base()))
}

async fn catalogue(State(app): State<Shared>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], app.config.catalogue.clone())
}
