//! The pages: the browser's side, which the crate `web` carries, and a plain one, which needs nothing but a browser and
//! plays every game by numbered choices.

use crate::app::Shared;
use crate::fail::Fail;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::compression::CompressionLayer;

const HTML: &str = include_str!("plain.html");
const SCRIPT: &str = include_str!("plain.js");
const WORDS: &str = include_str!("words.js");
const STYLE: &str = include_str!("plain.css");

/// Pages and their parts, except for the first page: where it lies depends on the base path.
pub(crate) fn router() -> Router<Shared> {
    let script =
        |text: &'static str| get(move || async move { ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], text) });
    // Scripts and catalogues shrink to a third; what is not text is left alone.
    let files = Router::new()
        .route("/t/{table}", get(index))
        .route("/about", get(index))
        .route("/you", get(index))
        .route("/assets/{file}", get(asset))
        .route("/{file}", get(file))
        .layer(CompressionLayer::new());
    files
        .route("/plain", get(plain))
        .route("/plain/plain.js", script(SCRIPT))
        .route("/plain/words.js", script(WORDS))
        .route("/plain/plain.css", get(|| async { ([(CONTENT_TYPE, "text/css; charset=utf-8")], STYLE) }))
        .route("/plain/words.ftl", get(catalogue))
}

/// The page of the browser's side, which finds out from the address what to show. Without one, the plain page.
pub(crate) async fn index(State(app): State<Shared>) -> Response {
    match web::asset("index.html") {
        Some(page) if web::asset("icon.svg").is_some() => {
            // Its parts are named relative to the folder it lies in, and it is shown at deeper addresses too.
            let base = format!("=\"{}/", app.config.address.base());
            let html = String::from_utf8_lossy(&page.bytes).replace("=\"./", &base);
            ([(CONTENT_TYPE, page.mime), (CACHE_CONTROL, "no-cache")], html).into_response()
        }
        _ => plain(State(app)).await.into_response(),
    }
}

/// A script, style or font: its name is made from what it holds, so it can be kept for ever.
async fn asset(Path(name): Path<String>) -> Result<Response, Fail> {
    found(&format!("assets/{name}"))
}

/// A file beside the page: an icon, the licences.
async fn file(Path(name): Path<String>) -> Result<Response, Fail> {
    found(&name)
}

fn found(path: &str) -> Result<Response, Fail> {
    let asset = web::asset(path).ok_or_else(|| Fail::new(StatusCode::NOT_FOUND, "server-no-page"))?;
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(([(CONTENT_TYPE, asset.mime), (CACHE_CONTROL, keep)], asset.bytes.into_owned()).into_response())
}

async fn plain(State(app): State<Shared>) -> impl IntoResponse {
    // The base path was checked: it holds nothing that means something in HTML.
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], HTML.replace("{base}", app.config.address.base()))
}

async fn catalogue(State(app): State<Shared>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], app.config.catalogue.clone())
}
