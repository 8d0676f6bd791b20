//! Whole matches of tables, to watch again once they are over.

use super::packed::{Packed, Packer, TakesGzip};
use crate::api_error::ApiError;
use crate::app::Shared;
use crate::live::{StoredSummary, read_log};
use crate::middleware::Client;
use crate::names::PlayerNames;
use crate::session::MaybeWho;
use crate::work::{Asker, Rank, Turn};
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::SeatSet;
use games::{FullGame, GameKind, Visitor};
use protocol::{Problem, ReplayEye, Replaying, file};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::io::{BufWriter, Write};
use std::pin::Pin;
use store::TableRow;
use table::{Happened, PlayerId, SeatState, Stage, Step, Table, TableId};
use utoipa::IntoParams;

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
    pub(super) fn eye(&self, players: u8, mine: SeatSet) -> Result<ReplayEye, ApiError> {
        let open = self.open.unwrap_or(false);
        let status = StatusCode::BAD_REQUEST;
        ReplayEye::wanted(self.eye.as_deref(), open, players, mine).map_err(|message| ApiError { status, message })
    }
}

/// A whole finished match: everything that happened, through one eye, and the state after each step.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "tables", params(("table" = String, Path), Wanted),
    responses((status = 200, body = Object), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn of_table(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Path(table): Path<String>,
    Query(wanted): Query<Wanted>,
    Extension(client): Extension<Client>,
    takes: TakesGzip,
) -> Result<Response, ApiError> {
    let who = who.map(|who| who.id);
    let (id, game) = over(&app, table, who.as_ref()).await?;
    let asker = Asker::new(client, who.as_ref());
    let packed: Packed = game.visit(OfTable { app: app.clone(), id, asker, wanted }).await?;
    packed.answer(takes, app.readers.enter(client.0).ok_or_else(ApiError::too_many)?)
}

/// The table of a finished match, if this player may look back at it. The log is not read for that, because anybody may
/// ask.
pub(super) async fn over(app: &Shared, table: String, who: Option<&PlayerId>) -> Result<(TableId, GameKind), ApiError> {
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    let row = app.store.table(id.as_str()).await?.ok_or_else(ApiError::no_table)?;
    let game: GameKind = row.game.parse().map_err(|_| ApiError::no_table())?;
    // If the row can no longer be read, the log decides.
    if StoredSummary::read(&row).is_some_and(|summary| !summary.lets_look(who)) {
        return Err(ApiError::new(StatusCode::FORBIDDEN, "server-no-spectators"));
    }
    // As long as anything can still be played, what is hidden stays hidden.
    if is_running(&row) {
        return Err(ApiError::new(StatusCode::CONFLICT, "server-not-over"));
    }
    Ok((id, game))
}

fn is_running(row: &TableRow) -> bool {
    matches!(Stage::named(&row.stage), Some(Stage::Open | Stage::Playing | Stage::Paused))
}

/// A match that is over, for somebody who may look back at it.
pub(crate) struct Over<G: FullGame> {
    /// The table as it was opened, and all steps since.
    pub first: Table<G>,
    pub steps: Vec<Step<G>>,
    /// The table after them.
    pub last: Table<G>,
    /// The seats of the player who asks.
    pub mine: SeatSet,
}

impl<G: FullGame> Over<G> {
    pub(crate) async fn read(app: &Shared, id: &TableId, who: Option<&PlayerId>) -> Result<Over<G>, ApiError> {
        let (first, steps) = read_log::<G>(app, id).await?;
        let mut last = first.clone();
        steps.iter().for_each(|step| last.evolve(step));
        let mine = who.map_or(SeatSet::EMPTY, |who| last.seats_of(who));
        let belongs = !mine.is_empty() || who == Some(last.host());
        if !belongs && !last.options().spectators {
            return Err(ApiError::new(StatusCode::FORBIDDEN, "server-no-spectators"));
        }
        if last.finished().is_none() {
            return Err(ApiError::new(StatusCode::CONFLICT, "server-not-over"));
        }
        Ok(Over { first, steps, last, mine })
    }
}

struct OfTable {
    app: Shared,
    id: TableId,
    asker: Asker,
    wanted: Wanted,
}

pub(super) type Answered = Pin<Box<dyn Future<Output = Result<Response, ApiError>> + Send>>;

impl Visitor for OfTable {
    type Out = Pin<Box<dyn Future<Output = Result<Packed, ApiError>> + Send>>;

    fn visit<G: FullGame>(self) -> Self::Out {
        Box::pin(async move {
            let OfTable { app, id, asker, wanted } = self;
            let (own, by) = (app.clone(), asker.clone());
            let work = move |turn: &Turn| {
                let Over { first, steps, last, mine } = turn.wait(Over::<G>::read(&own, &id, by.person.as_ref()))?;
                let eye = wanted.eye(last.players(), mine)?;
                let names = turn.wait(async { Ok(own.names.of(&own.store, &named(&last, &steps)).await?) })?;
                drop(last);
                let name = name_in(&names);
                let around = file::past(&name);
                write(Packer::new(turn), Replaying::new(first, &steps, mine, eye, &around), true)
            };
            app.workshop.run(&asker, Rank::Urgent, work).await?
        })
    }
}

fn name_in(names: &PlayerNames) -> impl Fn(&PlayerId) -> String {
    |player| names.get(player).map_or_else(String::new, |name| name.to_string())
}

/// Everybody who can be named in what is shown.
fn named<G: FullGame>(table: &Table<G>, steps: &[Step<G>]) -> BTreeSet<PlayerId> {
    let seated = table.seats().filter_map(SeatState::player);
    let acted = steps.iter().filter_map(|step| step.by.as_ref());
    let others = steps.iter().filter_map(|step| match &step.what {
        Happened::SatDown { player, .. } | Happened::HostChanged { to: player } => Some(player),
        Happened::Said { player, .. } | Happened::ReturnVoted { player, .. } => Some(player),
        Happened::Nudged { player, .. } | Happened::StandInVoted { player, .. } => Some(player),
        Happened::UndoVoted { player, .. } => Some(player),
        Happened::PauseVoted { player, .. } | Happened::AbandonVoted { player, .. } => Some(player),
        _ => None,
    });
    seated.chain(acted).chain(others).chain([table.host()]).cloned().collect()
}

/// Writes a replay step by step, without ever having all of it.
pub(super) fn write<G: FullGame>(
    packer: Packer<'_>,
    mut replaying: Replaying<'_, G>,
    of_table: bool,
) -> Result<Packed, ApiError> {
    let first = replaying.next();
    let head = replaying.head();
    let head = protocol::Replay { table: head.table.filter(|_| of_table), ..head };
    let write = move || -> std::io::Result<Packed> {
        let mut out = BufWriter::new(packer);
        // The steps come last, and there are none yet.
        let head = serde_json::to_string(&head)?;
        out.write_all(head.strip_suffix("]}").unwrap_or(&head).as_bytes())?;
        for (number, step) in first.into_iter().chain(replaying).enumerate() {
            if number > 0 {
                out.write_all(b",")?;
            }
            serde_json::to_writer(&mut out, &step)?;
        }
        out.write_all(b"]}")?;
        out.into_inner().map_err(|error| error.into_error())?.end()
    };
    write().map_err(|_| ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, "server-too-large"))
}
