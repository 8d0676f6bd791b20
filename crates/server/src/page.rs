//! The pages: the browser's side, which the crate `web` contains.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::config::RulesModule;
use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use games::GameKind;
use table::TableId;
use tower_http::compression::CompressionLayer;

/// How long a file is kept whose name is made from its content.
const KEPT: &str = "public, max-age=31536000, immutable";

/// Pages and their parts, except for the first page, whose place depends on the base path.
pub(crate) fn router() -> Router<Shared> {
    // Scripts and catalogues shrink to a third; anything that is not text is left alone.
    Router::new()
        .route("/t/{table}", get(table))
        .route("/m/{table}", get(table))
        .route("/m", get(index))
        .route("/about", get(index))
        .route("/you", get(index))
        .route("/rules/{game}", get(rules))
        .route("/learn/{game}", get(learn))
        .route("/assets/{file}", get(asset))
        .route("/robots.txt", get(robots))
        .route("/{file}", get(file))
        .layer(CompressionLayer::new())
}

/// The first page, at this address.
pub(crate) fn first(path: &str) -> Router<Shared> {
    Router::new().route(path, get(index)).layer(CompressionLayer::new())
}

/// The page of the browser's side, which learns from the address what to show; in a build without one, a page that says
/// so.
async fn index(State(app): State<Shared>) -> Response {
    screen(&app).unwrap_or_else(|| found("index.html").into_response())
}

/// The same for an address with nothing at it, which the page then says.
pub(crate) fn nowhere(app: &Shared) -> Option<Response> {
    let mut page = screen(app)?;
    *page.status_mut() = StatusCode::NOT_FOUND;
    Some(page)
}

/// Is this a browser on its way to a page, rather than a program or a script fetching data?
pub(crate) fn is_visit(app: &Shared, request: &Request) -> bool {
    let path = request.uri().path();
    let path = path.strip_prefix(app.config.address.base()).unwrap_or(path);
    let for_programs = path == "/ws" || path == "/api" || path.starts_with("/api/");
    let reads_html = |value: &HeaderValue| value.to_str().is_ok_and(|accepted| accepted.contains("text/html"));
    let reads_html = request.headers().get_all(ACCEPT).iter().any(reads_html);
    matches!(*request.method(), Method::GET | Method::HEAD) && reads_html && !for_programs
}

/// The page of a table, or of its replay. If there is none, the status and the page itself say so.
async fn table(State(app): State<Shared>, Path(table): Path<String>) -> Result<Response, ApiError> {
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    // Only the browser knows whether it has that table.
    if id.as_str().starts_with("here-") {
        return Ok(index(State(app)).await);
    }
    match app.store.table(id.as_str()).await {
        Ok(None) => Err(ApiError::no_table()),
        // A store that fails for a moment is no reason to send anybody away: the page will ask again.
        Ok(Some(_)) | Err(_) => Ok(index(State(app)).await),
    }
}

/// The page of a game's rules.
async fn rules(State(app): State<Shared>, Path(game): Path<String>) -> Result<Response, ApiError> {
    let known = game.parse::<GameKind>().is_ok();
    if known { Ok(index(State(app)).await) } else { Err(ApiError::new(StatusCode::NOT_FOUND, "server-no-page")) }
}

/// The page of a game's guided first match.
async fn learn(State(app): State<Shared>, Path(game): Path<String>) -> Result<Response, ApiError> {
    let known = lessons::text_of(&game).is_some();
    if known { Ok(index(State(app)).await) } else { Err(ApiError::new(StatusCode::NOT_FOUND, "server-no-page")) }
}

/// The page of the browser's side; `None` if it was not built.
fn screen(app: &Shared) -> Option<Response> {
    let page = web::asset("index.html").filter(|_| web::is_built())?;
    // Its parts are named relative to the folder it is in, and it is shown at deeper addresses too.
    let base = format!("=\"{}/", app.config.address.base());
    let mut html = String::from_utf8_lossy(&page.bytes).replace("=\"./", &base);
    if let Some(RulesModule { name, .. }) = &app.config.rules {
        html = html.replacen("<head>", &format!("<head><meta name=\"portolan-rules\" content=\"assets/{name}\">"), 1);
    }
    Some(([(CONTENT_TYPE, page.mime), (CACHE_CONTROL, "no-cache")], html).into_response())
}

/// A script, style or font: its name is made from its content, so it can be cached for ever.
async fn asset(State(app): State<Shared>, Path(name): Path<String>) -> Result<Response, ApiError> {
    match &app.config.rules {
        Some(rules) if *rules.name == *name => {
            Ok(([(CONTENT_TYPE, "application/wasm"), (CACHE_CONTROL, KEPT)], rules.bytes).into_response())
        }
        _ => found(&format!("assets/{name}")),
    }
}

/// Tables are for those who have their links, and what programs ask for is not a page. Written here, because only here
/// is the base path known.
async fn robots(State(app): State<Shared>) -> Response {
    let base = app.config.address.base();
    let hidden = ["/api/", "/t/", "/m", "/you"].map(|path| format!("Disallow: {base}{path}\n")).concat();
    ([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")], format!("User-agent: *\n{hidden}"))
        .into_response()
}

/// A file beside the page: an icon, the licences.
async fn file(Path(name): Path<String>) -> Result<Response, ApiError> {
    found(&name)
}

fn found(path: &str) -> Result<Response, ApiError> {
    let asset = web::asset(path).ok_or_else(|| ApiError::new(StatusCode::NOT_FOUND, "server-no-page"))?;
    let keep = if asset.immutable { KEPT } else { "no-cache" };
    Ok(([(CONTENT_TYPE, asset.mime), (CACHE_CONTROL, keep)], asset.bytes.into_owned()).into_response())
}
