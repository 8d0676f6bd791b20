//! Browsers that want to be notified of a turn.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::clock;
use crate::http::Object;
use crate::push::{self, MOST_DEVICES, Recipient};
use crate::session::Who;
use crate::webhook::Notice;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{NewPushDevice, NoticeTried, OldPushDevice, Problem, PushKey};
use store::PushDevice;

/// The key with which this server signs what it sends to browsers.
#[utoipa::path(get, path = "/api/push", tag = "players", responses((status = 200, body = PushKey)))]
pub(crate) async fn key(State(app): State<Shared>) -> Json<PushKey> {
    Json(PushKey { key: app.push_keys.public.clone() })
}

/// Notify this browser when a match in slow play waits for the player. A player's eight newest are kept.
#[utoipa::path(post, path = "/api/me/push", tag = "players", request_body = NewPushDevice,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(crate) async fn add(
    State(app): State<Shared>,
    who: Who,
    Object(new): Object<NewPushDevice>,
) -> Result<StatusCode, ApiError> {
    let NewPushDevice { endpoint, key, auth } = new;
    let recipient = Recipient::read(&endpoint, &key, &auth).ok_or_else(|| ApiError::bad("server-bad-push"))?;
    // Looked up again whenever a notice is sent.
    if recipient.target().resolve(app.config.allow_private_webhooks).await.is_none() {
        return Err(ApiError::bad("server-bad-push"));
    }
    let device = PushDevice { endpoint, player: who.player.id, key, auth, created_ms: clock::now() };
    app.store.put_push_device(&device, MOST_DEVICES).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stop notifying this browser.
#[utoipa::path(delete, path = "/api/me/push", tag = "players", request_body = OldPushDevice,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(crate) async fn remove(
    State(app): State<Shared>,
    who: Who,
    Object(old): Object<OldPushDevice>,
) -> Result<StatusCode, ApiError> {
    app.store.remove_push_device(&who.player.id, &old.endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Send oneself a notice, to try the way: to one's webhook and one's browsers. It says `test` where one of a turn says `turn`.
#[utoipa::path(post, path = "/api/me/notice", tag = "players",
    responses((status = 200, body = NoticeTried), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn test(State(app): State<Shared>, who: Who) -> Result<Json<NoticeTried>, ApiError> {
    if !app.post.may_tell(&who.id) {
        return Err(ApiError::too_many());
    }
    let notice = Notice::test(app.config.address.page("/"));
    let webhook = match &who.player.webhook {
        Some(hook) => Some(app.post.try_hook(hook, &notice).await.unwrap_or(0)),
        None => None,
    };
    Ok(Json(NoticeTried { webhook, browsers: push::try_all(&app, &who.player.id, &notice).await }))
}
