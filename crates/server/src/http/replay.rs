//! Whole matches, to be watched again: of a table whose match is over, or of a match file that somebody brings.
//!
//! A file is checked and shown, and nothing of it is kept (`docs/decisions/0014-replays.md`).

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::live::read_log;
use crate::names::Roll;
use crate::session::MaybeWho;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{Message, SeatSet};
use games::{GameKind, House, Visitor};
use protocol::{Problem, Replay, ReplayEye, file};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::pin::Pin;
use std::sync::Arc;
use table::{Happened, PlayerId, SeatState, Step, Table, TableId};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use utoipa::IntoParams;

/// The largest match file that is read, in bytes. A long match of five has 120 kB, and [`MOST_LINES`] of usual length have 1.1 MB.
pub(crate) const LARGEST_FILE: usize = 1 << 20;
/// How many are made at once. Further requests wait, and the tables go on.
const AT_ONCE: usize = 2;
/// How many files may be here at once, those that wait included. Nobody's file is taken in before there is a place for it.
const PLACES: usize = 16;

/// Through whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// `own` (the default), `public`, or the number of a seat.
    #[param(pattern = "^(own|public|[1-5])$")]
    eye: Option<String>,
    /// With all hands open.
    open: Option<bool>,
}

impl Wanted {
    fn eye(&self, players: u8, mine: SeatSet) -> Result<ReplayEye, ApiError> {
        let open = self.open.unwrap_or(false);
        let status = StatusCode::BAD_REQUEST;
        ReplayEye::wanted(self.eye.as_deref(), open, players, mine).map_err(|message| ApiError { status, message })
    }
}

/// How many finished matches may be gone through at once, and how many files may wait for it.
pub(crate) struct Workshop {
    turns: Semaphore,
    places: Arc<Semaphore>,
}

impl Default for Workshop {
    fn default() -> Workshop {
        Workshop { turns: Semaphore::new(AT_ONCE), places: Arc::new(Semaphore::new(PLACES)) }
    }
}

impl Workshop {
    /// Does something that takes a while, where it is in nobody's way.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let _turn = self.turns.acquire().await.map_err(|_| ApiError::try_again())?;
        tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(ApiError::try_again()))
    }
}

/// A place for a file. It is asked for before the body of the request is read.
pub(crate) struct Place(#[expect(dead_code, reason = "held until the answer is made")] OwnedSemaphorePermit);

impl FromRequestParts<Shared> for Place {
    type Rejection = ApiError;

    async fn from_request_parts(_: &mut Parts, app: &Shared) -> Result<Place, ApiError> {
        app.workshop.places.clone().try_acquire_owned().map(Place).map_err(|_| ApiError::try_again())
    }
}

/// A match that is over, whole: everything that happened, through one eye, and how it stood after each step.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "tables", params(("table" = String, Path), Wanted),
    responses((status = 200, body = Object), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn of_table(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Path(table): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, ApiError> {
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    let row = app.store.table(id.as_str()).await?.ok_or_else(ApiError::no_table)?;
    let game: GameKind = row.game.parse().map_err(|_| ApiError::no_table())?;
    game.visit(OfTable { app, id, who: who.map(|who| who.id), wanted }).await
}

/// A match that is over, for somebody who may look back at it.
pub(crate) struct Over<G: House> {
    /// The table as it was opened, and all steps since.
    pub first: Table<G>,
    pub steps: Vec<Step<G>>,
    /// The table after them.
    pub last: Table<G>,
    /// The seats of the player who asks.
    mine: SeatSet,
}

impl<G: House> Over<G> {
    pub(crate) async fn read(app: &Shared, id: &TableId, who: Option<&PlayerId>) -> Result<Over<G>, ApiError> {
        let (first, steps) = read_log::<G>(app, id).await?;
        let mut last = first.clone();
        steps.iter().for_each(|step| last.evolve(step));
        let mine = who.map_or(SeatSet::EMPTY, |who| last.seats_of(who));
        let belongs = !mine.is_empty() || who == Some(last.host());
        if !belongs && !last.options().spectators {
            return Err(ApiError::new(StatusCode::FORBIDDEN, "server-no-spectators"));
        }
        // While anything can still be played, what is hidden stays hidden.
        if last.finished().is_none() {
            return Err(ApiError::new(StatusCode::CONFLICT, "server-not-over"));
        }
        Ok(Over { first, steps, last, mine })
    }
}

struct OfTable {
    app: Shared,
    id: TableId,
    who: Option<PlayerId>,
    wanted: Wanted,
}

pub(super) type Answered = Pin<Box<dyn Future<Output = Result<Response, ApiError>> + Send>>;

impl Visitor for OfTable {
    type Out = Answered;

    fn visit<G: House>(self) -> Answered {
        Box::pin(async move {
            let OfTable { app, id, who, wanted } = self;
            let Over { first, steps, last, mine } = Over::<G>::read(&app, &id, who.as_ref()).await?;
            let eye = wanted.eye(last.players(), mine)?;
            let roll = app.names.of(&app.store, &named(&last, &steps)).await?;
            app.workshop.work(move || Ok(written(&shown(first, &steps, mine, eye, &roll)))).await
        })
    }
}

/// A match file, checked and shown; it is not kept. What is wrong with it is said with its line.
#[utoipa::path(post, path = "/api/replay", tag = "tables", params(Wanted),
    request_body(content = String, content_type = "application/jsonl"),
    responses((status = 200, body = Object), (status = 400, body = Problem), (status = 422, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn of_file(
    State(app): State<Shared>,
    Query(wanted): Query<Wanted>,
    _place: Place,
    text: String,
) -> Result<Response, ApiError> {
    let name = file::game_of_file(&text).map_err(refused)?;
    let Ok(game) = name.parse::<GameKind>() else { return Err(refused(file::unknown_game(name))) };
    game.visit(OfFile { app, text, wanted }).await
}

struct OfFile {
    app: Shared,
    text: String,
    wanted: Wanted,
}

impl Visitor for OfFile {
    type Out = Answered;

    fn visit<G: House>(self) -> Answered {
        Box::pin(async move {
            let OfFile { app, text, wanted } = self;
            let read = app.workshop.work(move || file::read_file::<G>(&text).map_err(refused)).await?;
            let source = app.rules_cache.find::<G>(&app.store, &read.header.edition).await?;
            let work = move || {
                let edition = source.and_then(|source| source.read::<G>());
                let edition = edition.ok_or_else(|| refused(file::no_edition()))?;
                let played = file::verify_file(&read, &edition).map_err(refused)?;
                let eye = wanted.eye(played.game().players(), SeatSet::EMPTY)?;
                let shown = file::replay_of_match(&played, eye).map_err(|_| ApiError::bad("server-bad-request"))?;
                Ok(written(&shown))
            };
            app.workshop.work(work).await
        })
    }
}

fn refused(message: Message) -> ApiError {
    ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, message }
}

/// Everybody who can be named in what is shown.
fn named<G: House>(table: &Table<G>, steps: &[Step<G>]) -> BTreeSet<PlayerId> {
    let seated = table.seats().filter_map(SeatState::player);
    let acted = steps.iter().filter_map(|step| step.by.as_ref());
    let others = steps.iter().filter_map(|step| match &step.what {
        Happened::SatDown { player, .. } | Happened::HostChanged { to: player } => Some(player),
        Happened::Said { player, .. } | Happened::ReturnVoted { player, .. } => Some(player),
        Happened::PauseVoted { player, .. } | Happened::AbandonVoted { player, .. } => Some(player),
        _ => None,
    });
    seated.chain(acted).chain(others).chain([table.host()]).cloned().collect()
}

fn shown<G: House>(first: Table<G>, steps: &[Step<G>], mine: SeatSet, eye: ReplayEye, roll: &Roll) -> Replay {
    let name = |player: &PlayerId| roll.get(player).map_or_else(String::new, |name| name.to_string());
    protocol::replay(first, steps, mine, eye, &file::past(&name))
}

fn written(replay: &Replay) -> Response {
    // Messages are plain data whose serialisation cannot fail.
    let text = serde_json::to_string(replay).unwrap_or_default();
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
