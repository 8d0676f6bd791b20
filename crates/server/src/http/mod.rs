//! All HTTP requests: the one list of addresses.

mod account;
mod body;
mod figures;
mod games;
mod hand_in;
mod hints;
mod import;
mod lessons;
mod me;
mod packed;
mod push;
mod replay;
mod review;
mod status;
mod tables;

use crate::app::Shared;
use crate::{api_error, middleware, page, socket};
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Redirect;
use axum::routing::{any, get};
use axum::{Json, Router};
use tower_http::compression::CompressionLayer;
use utoipa::openapi::{Content, Info, OpenApi, OpenApiBuilder, Ref, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use body::{Object, drain};
pub(crate) use hints::Hints;
#[cfg(test)]
pub(crate) use hints::{HintRequest, Wanted};
pub(crate) use replay::Over;

/// The largest match file that is read, in bytes. A long match of five has 120 kB.
pub(crate) const LARGEST_FILE: usize = 1 << 20;

/// All addresses, below the base path.
pub(crate) fn router(app: Shared) -> Router {
    let (api, mut document) = api(&app).split_for_parts();
    say_what_all_have_in_common(&mut document);
    let router = api
        .route("/ws", any(socket::upgrade))
        .route("/api/openapi.json", get(|| async move { Json(document) }))
        .merge(page::router());
    let base = app.config.address.base().to_owned();
    let router = match base.as_str() {
        "" => router.merge(page::first("/")),
        // Pages name their parts relative to the folder they are in.
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

/// Answers that no address needs to list: anybody can ask too often, send too much, or send nonsense.
fn say_what_all_have_in_common(document: &mut OpenApi) {
    for (path, item) in &mut document.paths.paths {
        let operations = [&mut item.get, &mut item.put, &mut item.post, &mut item.delete];
        for operation in operations.into_iter().flatten() {
            let mut common = vec![("429", "Too many requests.")];
            if operation.request_body.is_some() {
                common.extend([("400", "Not understood."), ("408", "Too slow."), ("413", "Too large.")]);
            }
            if path.starts_with("/api/") && operation.request_body.is_some() {
                common.push(("403", "Sent by the page of another site."));
            }
            for (status, why) in common {
                let problem = Content::new(Some(Ref::from_schema_name("Problem")));
                let answer = ResponseBuilder::new().description(why).content("application/json", problem).build();
                operation.responses.responses.entry(status.to_owned()).or_insert_with(|| answer.into());
            }
        }
    }
}

/// A review shrinks to a tenth. (A whole match is compressed as it is written.)
fn packed() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(lessons::of_game))
        .routes(routes!(review::look, review::ask))
        .layer(CompressionLayer::new())
}

/// Logins and registrations: attempts are counted by address.
fn entries(app: &Shared) -> OpenApiRouter<Shared> {
    let account = from_fn_with_state(app.clone(), middleware::account);
    OpenApiRouter::new()
        .routes(routes!(me::register))
        .layer(account)
        .routes(routes!(me::guest))
        .routes(routes!(me::login))
        .routes(routes!(account::recover))
        .layer(from_fn_with_state(app.clone(), middleware::entry))
}

fn api(app: &Shared) -> OpenApiRouter<Shared> {
    let info = Info::builder()
        .title("Portolan")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Sessions, tables and finished matches. Live play goes over the WebSocket at /ws."))
        .build();
    let empty: OpenApi = OpenApiBuilder::new().info(info).build();
    OpenApiRouter::with_openapi(empty)
        .merge(entries(app))
        .routes(routes!(me::me, me::change, me::forget))
        .routes(routes!(me::sessions, me::end_others))
        .routes(routes!(me::end_session))
        .routes(routes!(account::password))
        .routes(routes!(account::recovery))
        .routes(routes!(account::export))
        .routes(routes!(figures::figures))
        .routes(routes!(me::logout))
        .routes(routes!(push::key))
        .routes(routes!(push::add, push::remove))
        .routes(routes!(push::test))
        .routes(routes!(games::games))
        .routes(routes!(tables::listed, tables::open))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::one))
        .routes(routes!(tables::join))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::export))
        .routes(routes!(replay::of_table))
        .routes(routes!(hints::hint))
        .routes(routes!(hints::memory))
        .merge(packed())
        .routes(routes!(lessons::try_it))
        .routes(routes!(lessons::walk))
        .routes(routes!(status::health))
        .routes(routes!(status::metrics))
        .layer(from_fn_with_state(app.clone(), body::whole))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(import::of_file))
                .routes(routes!(hand_in::hand_in))
                .layer(body::large()),
        )
}
