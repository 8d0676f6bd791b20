//! Tables over HTTP: lists, opening, joining, the finished match.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::create_table::CreateTable;
use crate::http::Object;
use crate::live::StoredSummary;
use crate::registry::{Answer, Ask};
use crate::session::{MaybeWho, Who};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use games::GameKind;
use protocol::{Join, OpenTable, Problem, Rematch, TableOpened, TableSummary};
use serde::Deserialize;
use store::{Filter, Page};
use table::{Command, PlayerId, Secret, TableId, Version};
use tokio::sync::oneshot;
use utoipa::IntoParams;

/// How many tables a list shows.
const LISTED: u16 = 100;

/// Which tables a list shows.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Only this game.
    game: Option<String>,
    /// Only this stage: `open`, `playing`, `paused`, `over`, `abandoned`.
    stage: Option<String>,
}

/// The tables that strangers may see, newest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Wanted),
    responses((status = 200, body = Vec<TableSummary>)))]
pub(crate) async fn listed(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Query(Wanted { game, stage }): Query<Wanted>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let rows = app.store.listed(&Filter { game, stage }, &Page::first(LISTED)).await?;
    let viewer = who.map(|who| who.id);
    Ok(Json(StoredSummary::list(rows, viewer.as_ref(), &app.names, &app.store).await?))
}

/// The player's own tables, newest first.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables",
    responses((status = 200, body = Vec<TableSummary>), (status = 401, body = Problem)))]
pub(crate) async fn mine(State(app): State<Shared>, who: Who) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let rows = app.store.tables_of(who.id.as_str(), &Page::first(LISTED)).await?;
    Ok(Json(StoredSummary::list(rows, Some(&who.id), &app.names, &app.store).await?))
}

/// One table at a glance.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableSummary), (status = 404, body = Problem)))]
pub(crate) async fn one(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Path(table): Path<String>,
) -> Result<Json<TableSummary>, ApiError> {
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    let row = app.store.table(id.as_str()).await?.ok_or_else(ApiError::no_table)?;
    let viewer = who.map(|who| who.id);
    let mut list = StoredSummary::list(vec![row], viewer.as_ref(), &app.names, &app.store).await?;
    list.pop().map(Json).ok_or_else(ApiError::no_table)
}

/// Open a table; perhaps sit down and start at once.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = OpenTable,
    responses((status = 200, body = TableOpened), (status = 401, body = Problem)))]
pub(crate) async fn open(
    State(app): State<Shared>,
    who: Who,
    Object(asked): Object<OpenTable>,
) -> Result<Json<TableOpened>, ApiError> {
    let _turn = app.openings.turn(&who.id).await;
    check_room(&app, &who.id).await?;
    let game: GameKind = asked.game.parse().map_err(|_| ApiError::bad("server-unknown-game"))?;
    let (sit, start_with, pace) = (asked.sit.clone(), asked.start_with, asked.pace);
    let id = game.visit(CreateTable { app: app.clone(), host: who.id.clone(), asked }).await?;
    if let Some(pace) = pace {
        command(&app, &id, &who.id, Command::Pace { pace }).await?;
    }
    for place in sit {
        command(&app, &id, &who.id, Command::Sit { seat: place.seat, link: None, nonce: place.nonce }).await?;
    }
    if start_with.is_some() {
        command(&app, &id, &who.id, Command::Start { fill: start_with }).await?;
    }
    links(&app, &id, who.id).await.map(Json)
}

/// Take a seat by its link.
#[utoipa::path(post, path = "/api/tables/{table}/join", tag = "tables", params(("table" = String, Path)),
    request_body = Join, responses((status = 200, body = TableOpened), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn join(
    State(app): State<Shared>,
    who: Who,
    Path(table): Path<String>,
    Object(Join { seat, link, nonce }): Object<Join>,
) -> Result<Json<TableOpened>, ApiError> {
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    let seat = game::Seat::from_number(seat.into()).ok_or_else(|| ApiError::bad("table-no-seat"))?;
    // Listed tables need no link for an open seat.
    let link: Option<Secret> = match link.as_str() {
        "" => None,
        text => Some(
            serde_json::from_value(text.into())
                .map_err(|_| ApiError::new(StatusCode::FORBIDDEN, "table-wrong-link"))?,
        ),
    };
    command(&app, &id, &who.id, Command::Sit { seat, link, nonce }).await?;
    links(&app, &id, who.id).await.map(Json)
}

/// The same table again, when the match is over, with the same people in their seats. There is one for everybody who
/// asks.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    request_body = Rematch, responses((status = 200, body = TableOpened), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn rematch(
    State(app): State<Shared>,
    who: Who,
    Path(table): Path<String>,
    Object(wish): Object<Rematch>,
) -> Result<Json<TableOpened>, ApiError> {
    let _turn = app.openings.turn(&who.id).await;
    check_room(&app, &who.id).await?;
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    let by = who.id.clone();
    let new = ask(&app, &id, |reply| Ask::Rematch { by, wish, reply }).await?;
    links(&app, &new, who.id).await.map(Json)
}

/// The finished match as a file, to replay and verify.
#[utoipa::path(get, path = "/api/tables/{table}/export", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "application/jsonl"), (status = 404, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn export(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Path(table): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    let text = ask(&app, &id, |reply| Ask::Export { by: who.map(|who| who.id), reply }).await?;
    let file = format!("attachment; filename=\"{id}.jsonl\"");
    Ok(([(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, file)], text))
}

/// Has this player room for one more table?
async fn check_room(app: &Shared, player: &PlayerId) -> Result<(), ApiError> {
    let mut tables = 0;
    for stage in ["open", "playing", "paused"] {
        tables += app.store.count_made_by(player.as_str(), stage).await?;
    }
    if tables >= app.config.limits.tables_per_player {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-tables"));
    }
    Ok(())
}

async fn links(app: &Shared, table: &TableId, by: PlayerId) -> Result<TableOpened, ApiError> {
    ask(app, table, |reply| Ask::Links { by, reply }).await
}

async fn command(app: &Shared, table: &TableId, by: &PlayerId, command: Command) -> Result<Version, ApiError> {
    let by = by.clone();
    ask(app, table, |reply| Ask::Do { by, id: None, command, answer: Answer::Request(reply) }).await
}

/// Asks a table, and waits for the answer.
pub(super) async fn ask<T>(
    app: &Shared,
    table: &TableId,
    ask: impl FnOnce(oneshot::Sender<Result<T, ApiError>>) -> Ask,
) -> Result<T, ApiError> {
    let (reply, answer) = oneshot::channel();
    app.registry.ask(app, table, ask(reply)).await;
    answer.await.unwrap_or_else(|_| Err(ApiError::try_again()))
}
