//! Uploaded match files: checked, shown, and not kept (`docs/decisions/0014-replays.md`).

use super::body::Upload;
use super::packed::{Packed, Packer, TakesGzip};
use super::replay::{Answered, Wanted, write};
use crate::api_error::ApiError;
use crate::app::Shared;
use crate::middleware::Client;
use crate::work::{Asker, Rank, Turn};
use axum::Extension;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::{Message, SeatSet};
use games::{FullGame, GameKind, Visitor};
use protocol::{Problem, Replaying, file};
use record::Match;
use table::{Step, Table};

/// Checks and shows a match file, without keeping it. Faults are reported with their line.
#[utoipa::path(post, path = "/api/replay", tag = "tables", params(Wanted),
    request_body(content = String, content_type = "application/jsonl"),
    responses((status = 200, body = Object), (status = 400, body = Problem), (status = 422, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn of_file(
    State(app): State<Shared>,
    Query(wanted): Query<Wanted>,
    Extension(client): Extension<Client>,
    takes: TakesGzip,
    Upload(text): Upload,
) -> Result<Response, ApiError> {
    let name = file::game_of_file(&text).map_err(refused)?;
    let Ok(game) = name.parse::<GameKind>() else { return Err(refused(file::unknown_game(name))) };
    game.visit(OfFile { app, text, wanted, client, takes }).await
}

struct OfFile {
    app: Shared,
    text: String,
    wanted: Wanted,
    client: Client,
    takes: TakesGzip,
}

impl Visitor for OfFile {
    type Out = Answered;

    fn visit<G: FullGame>(self) -> Answered {
        Box::pin(async move {
            let OfFile { app, text, wanted, client, takes } = self;
            let asker = Asker::new(client, None);
            let own = app.clone();
            let work = move |turn: &Turn| {
                let (table, steps) = played::<G>(&own, turn, text)?;
                let eye = wanted.eye(table.players(), SeatSet::EMPTY)?;
                let around = file::past(&|_| String::new());
                let replaying = Replaying::new(table, &steps, SeatSet::EMPTY, eye, &around);
                write(Packer::new(turn), replaying, false)
            };
            let packed: Packed = app.workshop.run(&asker, Rank::Urgent, work).await??;
            packed.answer(takes, app.readers.enter(client.0).ok_or_else(ApiError::too_many)?)
        })
    }
}

/// Plays the match of a file again, as the steps of a table.
fn played<G: FullGame>(app: &Shared, turn: &Turn, text: String) -> Result<(Table<G>, Vec<Step<G>>), ApiError> {
    Table::of_match(&verified::<G>(app, turn, text)?).map_err(|_| ApiError::bad("server-bad-request"))
}

/// The match of a file, if everything that the file claims is true.
pub(super) fn verified<G: FullGame>(app: &Shared, turn: &Turn, text: String) -> Result<Match<G>, ApiError> {
    let read = file::read_file::<G>(&text).map_err(refused)?;
    drop(text);
    let source = turn.wait(async { Ok(app.rules_cache.find::<G>(&app.store, &read.header.edition).await?) })?;
    let edition = source.and_then(|source| source.read::<G>());
    let edition = edition.ok_or_else(|| refused(file::no_edition()))?;
    file::verify_file(&read, &edition, || turn.is_wanted()).map_err(refused)
}

pub(super) fn refused(message: Message) -> ApiError {
    ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, message }
}
