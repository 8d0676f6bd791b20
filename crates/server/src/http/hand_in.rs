//! Finished matches that were played elsewhere, in a browser without a server: checked like any file, and stored.
//!
//! A match file does not say who played. So nobody sits at such a table, and no figures count it; it has a link, a
//! replay and a review.

use super::body::Upload;
use super::import::{refused, verified};
use crate::api_error::ApiError;
use crate::app::Shared;
use crate::create_table::{self, Rows};
use crate::live::table_path;
use crate::middleware::Client;
use crate::session::Who;
use crate::work::{Asker, Rank, Turn};
use crate::{clock, random};
use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use games::{FullGame, GameKind, Visitor};
use protocol::{Problem, TableOpened, file};
use std::pin::Pin;
use table::{LinkKey, PlayerId, Stage, Table, TableId};

/// Stores a finished match that was played elsewhere. A fault is reported with its line.
/// The same file, uploaded again by the same player, is the same table.
#[utoipa::path(post, path = "/api/tables/finished", tag = "tables",
    request_body(content = String, content_type = "application/jsonl"),
    responses((status = 200, body = TableOpened), (status = 401, body = Problem), (status = 409, body = Problem),
        (status = 422, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn hand_in(
    State(app): State<Shared>,
    who: Who,
    Extension(client): Extension<Client>,
    Upload(text): Upload,
) -> Result<Json<TableOpened>, ApiError> {
    let _turn = app.openings.turn(&who.id).await;
    if app.store.count_made_by(who.id.as_str(), Stage::Over.name()).await? >= app.config.limits.matches_per_player {
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "server-too-many-matches"));
    }
    let name = file::game_of_file(&text).map_err(refused)?;
    let Ok(game) = name.parse::<GameKind>() else { return Err(refused(file::unknown_game(name))) };
    let id = game.visit(HandIn { app: app.clone(), text, client, who: who.id }).await?;
    let url = app.config.address.page(&table_path(&id));
    Ok(Json(TableOpened { table: id.to_string(), url, links: Vec::new(), share: None }))
}

struct HandIn {
    app: Shared,
    text: String,
    client: Client,
    who: PlayerId,
}

impl Visitor for HandIn {
    type Out = Pin<Box<dyn Future<Output = Result<TableId, ApiError>> + Send>>;

    fn visit<G: FullGame>(self) -> Self::Out {
        Box::pin(async move {
            let HandIn { app, text, client, who } = self;
            let (own, asker) = (app.clone(), Asker::new(client, Some(&who)));
            let work = move |turn: &Turn| rows::<G>(&own, turn, text, &who);
            let (id, (first, rest)) = app.workshop.run(&asker, Rank::Urgent, work).await??;
            create_table::store_rows(&app, first, rest).await?;
            metrics::counter!("portolan_tables_brought_total", "game" => G::NAME).increment(1);
            Ok(id)
        })
    }
}

/// Checks the match, and prepares it for storing.
fn rows<G: FullGame>(app: &Shared, turn: &Turn, text: String, who: &PlayerId) -> Result<(TableId, Rows), ApiError> {
    let unfit = || ApiError::bad("server-bad-request");
    let id = TableId::new(random::name_from(&[text.trim_end().as_bytes(), who.as_str().as_bytes()]));
    let id = id.map_err(|_| ApiError::try_again())?;
    let played = verified::<G>(app, turn, text)?;
    let (now, link_key) = (clock::now(), LinkKey::draw(&random::seed()));
    let (table, first, steps) =
        Table::of_match_by(&played, id.clone(), who.clone(), link_key, now).map_err(|_| unfit())?;
    if played.standings().is_none() {
        return Err(ApiError::new(StatusCode::CONFLICT, "server-not-over"));
    }
    Ok((id, create_table::rows_of(table, &first, &steps, who, || turn.check())?))
}
