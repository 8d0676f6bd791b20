//! Hints at a table against bots: what a good one would think of in somebody's place.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::live::read_log;
use crate::session::Who;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use bots::{BotDice, BotKind, Budget, Mind};
use game::{Seat, SeatSet};
use games::{GameKind, House, Visitor};
use protocol::{Hint, Problem};
use std::pin::Pin;
use std::time::{Duration, Instant};
use table::{PlayerId, SeatState, Stage, Table, TableId};

/// How long a bot thinks about a hint.
const THOUGHT: Duration = Duration::from_millis(300);

/// What a good bot would do in one's own place, and what it expects of it. Only where nobody else plays but bots.
#[utoipa::path(get, path = "/api/tables/{table}/hint", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn hint(
    State(app): State<Shared>,
    who: Who,
    Path(table): Path<String>,
) -> Result<Json<Hint>, ApiError> {
    let id = TableId::new(table).map_err(|_| ApiError::no_table())?;
    let row = app.store.table(id.as_str()).await?.ok_or_else(ApiError::no_table)?;
    let game: GameKind = row.game.parse().map_err(|_| ApiError::no_table())?;
    game.visit(Asked { app, id, who: who.id }).await.map(Json)
}

struct Asked {
    app: Shared,
    id: TableId,
    who: PlayerId,
}

impl Visitor for Asked {
    type Out = Pin<Box<dyn Future<Output = Result<Hint, ApiError>> + Send>>;

    fn visit<G: House>(self) -> Self::Out {
        Box::pin(async move {
            let Asked { app, id, who } = self;
            let (mut table, steps) = read_log::<G>(&app, &id).await?;
            steps.iter().for_each(|step| table.evolve(step));
            let seat =
                only_person(&table, &who).ok_or_else(|| ApiError::new(StatusCode::FORBIDDEN, "server-no-hints"))?;
            if table.stage() != Stage::Playing {
                return Err(ApiError::new(StatusCode::CONFLICT, "server-nothing-to-hint"));
            }
            app.tutors.work(move || thought(&table, seat)).await
        })
    }
}

/// The seat of somebody who sits here alone with bots.
fn only_person<G: House>(table: &Table<G>, who: &PlayerId) -> Option<Seat> {
    let mut own = SeatSet::EMPTY;
    for (seat, state) in Seat::all(table.players()).zip(table.seats()) {
        match state {
            SeatState::Bot { .. } => {}
            SeatState::Person { player } if player == who => own = own.with(seat),
            SeatState::Person { .. } | SeatState::BotFor { .. } | SeatState::Open => return None,
        }
    }
    own.iter().next().filter(|_| own.len() == 1)
}

/// Thinks in the place of a seat, with what the seat knows and nothing else.
fn thought<G: House>(table: &Table<G>, seat: Seat) -> Result<Hint, ApiError> {
    let nothing = || ApiError::new(StatusCode::CONFLICT, "server-nothing-to-hint");
    let live = table.played().ok_or_else(nothing)?;
    let kind = G::KINDS.last().copied().unwrap_or(BotKind::Random);
    let mut mind = Mind::with(seat, kind, G::adviser().ok_or_else(nothing)?);
    let budget = Budget { until: Instant::now().checked_add(THOUGHT), ..Budget::default() };
    let answer = mind.decide(live, budget, true).ok_or_else(nothing)?;
    let mut dice = BotDice::new(&live.header().seed.of_bots()).at(seat, live.ply() + 1);
    Ok(Hint::of(live, table.version(), seat, &answer.reasons, &mut dice))
}
