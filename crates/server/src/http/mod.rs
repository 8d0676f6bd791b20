//! Everything that is asked over HTTP: the one list of addresses.

mod figures;
mod games;
mod hints;
mod lessons;
mod me;
mod push;
mod replay;
mod review;
mod status;
mod tables;

use crate::app::Shared;
use crate::{api_error, middleware, page, socket};
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{any, get};
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tower_http::compression::CompressionLayer;
use utoipa::openapi::{Content, Info, OpenApi, OpenApiBuilder, Ref, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use replay::{Over, Workshop};

/// All addresses, below the base path.
pub(crate) fn router(app: Shared) -> Router {
    let (api, mut document) = api().split_for_parts();
    say_what_all_have_in_common(&mut document);
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

/// The body of a request: an object in JSON. (Serde would take a list for it as well, field by field.)
pub(crate) struct Object<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Shared> for Object<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Shared) -> Result<Object<T>, Response> {
        let Json(body) = Json::<Value>::from_request(request, app).await.map_err(IntoResponse::into_response)?;
        let read = Some(body).filter(Value::is_object).and_then(|body| serde_json::from_value(body).ok());
        read.map(Object).ok_or_else(|| api_error::ApiError::bad("server-bad-request").into_response())
    }
}

/// What no address need say of itself: anybody can ask too often, send too much, or nonsense.
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

/// A whole match and its review shrink to a tenth; a file may be larger than other requests.
fn replays() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(replay::of_table))
        .routes(routes!(replay::of_file))
        .routes(routes!(lessons::of_game))
        .routes(routes!(review::look, review::ask))
        .layer(DefaultBodyLimit::max(replay::LARGEST_FILE))
        .layer(CompressionLayer::new())
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
        .routes(routes!(me::sessions, me::end_others))
        .routes(routes!(me::end_session))
        .routes(routes!(figures::figures))
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
        .routes(routes!(hints::hint))
        .merge(replays())
        .routes(routes!(lessons::try_it))
        .routes(routes!(lessons::walk))
        .routes(routes!(status::health))
        .routes(routes!(status::metrics))
}
