//! Everything that is asked over HTTP: the one list of addresses.

mod games;
mod me;
mod push;
mod status;
mod tables;

use crate::app::Shared;
use crate::{api_error, middleware, page, socket};
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Redirect;
use axum::routing::{any, get};
use axum::{Json, Router};
use utoipa::openapi::{Info, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// All addresses, below the base path.
pub(crate) fn router(app: Shared) -> Router {
    let (api, document) = api().split_for_parts();
    let router = api
        .route("/ws", any(socket::upgrade))
        .route("/api/openapi.json", get(|| async move { Json(document) }))
        .merge(page::router());
    let base = app.config.address.base().to_owned();
    let router = match base.as_str() {
        "" => router.merge(page::first("/")),
        // Pages name their parts relative to the folder they lie in.
        base => {
            let folder = format!("{base}/");
            let to = folder.clone();
            Router::new()
                .route(base, get(move || async move { Redirect::permanent(&to) }))
                .merge(page::first(&folder))
                .nest(base, router)
        }
    };
    router
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn_with_state(app.clone(), middleware::check))
        .layer(from_fn_with_state(app.clone(), api_error::render))
        .layer(map_response(middleware::headers))
        .with_state(app)
}

fn api() -> OpenApiRouter<Shared> {
    let info = Info::builder()
        .title("Portolan")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Sessions, tables and finished matches. Live play goes over the WebSocket at /ws."))
        .build();
    let empty: OpenApi = OpenApiBuilder::new().info(info).build();
    OpenApiRouter::with_openapi(empty)
        .routes(routes!(me::guest))
        .routes(routes!(me::me, me::change, me::forget))
        .routes(routes!(me::register))
        .routes(routes!(me::login))
        .routes(routes!(me::logout))
        .routes(routes!(push::key))
        .routes(routes!(push::add, push::remove))
        .routes(routes!(games::games))
        .routes(routes!(tables::listed, tables::open))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::one))
        .routes(routes!(tables::join))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::export))
        .routes(routes!(status::health))
        .routes(routes!(status::metrics))
}
