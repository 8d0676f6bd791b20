//! Statistics of a player's finished matches.
//!
//! How a match ended is read from its log when its player first asks, and stored. So matches that ended before anybody
//! counted are counted too, and a match being played has nothing to write beside its log.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::live::read_log;
use crate::middleware::Client;
use crate::session::Who;
use crate::work::{Asker, Rank, Turn};
use axum::Extension;
use axum::Json;
use axum::extract::State;
use bots::BotKind;
use game::SeatSet;
use games::{FullGame, GameKind, Visitor};
use protocol::{Figures, FiguresLine, Problem};
use std::collections::BTreeMap;
use std::pin::Pin;
use store::{ResultCount, ResultRow};
use table::{PlayerId, SeatState, Table, TableId, Takeover};

/// How many matches are read for one request. A player with more has to ask again.
const AT_ONCE: usize = 10;

/// A player's finished matches in figures: by game, number of players and opponents.
#[utoipa::path(get, path = "/api/me/figures", tag = "players",
    responses((status = 200, body = Figures), (status = 401, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn figures(
    State(app): State<Shared>,
    who: Who,
    Extension(client): Extension<Client>,
) -> Result<Json<Figures>, ApiError> {
    let asker = Asker::new(client, Some(&who.id));
    let uncounted = app.store.without_result(who.id.as_str(), AT_ONCE as u16 + 1).await?;
    for (table, game) in uncounted.iter().take(AT_ONCE) {
        let result = ended(&app, &asker, &who.id, table, game).await?;
        app.store.put_result(who.id.as_str(), &result).await?;
    }
    let lines = lines(app.store.results(who.id.as_str()).await?);
    Ok(Json(Figures { lines, more: uncounted.len() > AT_ONCE }))
}

/// How a match ended for a player.
async fn ended(app: &Shared, asker: &Asker, player: &PlayerId, table: &str, game: &str) -> Result<ResultRow, ApiError> {
    let nothing =
        || ResultRow { table: table.to_owned(), game: game.to_owned(), players: 0, against: None, winners: 0 };
    let (Ok(kind), Ok(id)) = (game.parse::<GameKind>(), TableId::new(table)) else { return Ok(nothing()) };
    match kind.visit(Ended { app: app.clone(), asker: asker.clone(), id, player: player.clone() }).await {
        // A row that cannot be read today cannot be read tomorrow either, and must not block the others.
        Err(error) if !error.status.is_server_error() => Ok(nothing()),
        Err(error) => Err(error),
        Ok((players, told)) => {
            let (against, winners) = told.map_or((None, 0), |(against, winners)| (Some(against.to_owned()), winners));
            Ok(ResultRow { players, against, winners, ..nothing() })
        }
    }
}

struct Ended {
    app: Shared,
    asker: Asker,
    id: TableId,
    player: PlayerId,
}

/// The opponents, and how many share the win; 0 if the player did not win.
type Told = (&'static str, u8);

impl Visitor for Ended {
    type Out = Pin<Box<dyn Future<Output = Result<(u8, Option<Told>), ApiError>> + Send>>;

    fn visit<G: FullGame>(self) -> Self::Out {
        Box::pin(async move {
            let Ended { app, asker, id, player } = self;
            let own = app.clone();
            let work = move |turn: &Turn| {
                let (mut table, steps) = turn.wait(read_log::<G>(&own, &id))?;
                steps.iter().for_each(|step| table.evolve(step));
                Ok((table.players(), told(&table, &player)))
            };
            app.workshop.run(&asker, Rank::Later, work).await?
        })
    }
}

/// Nothing for a player who had several seats: that was several people on one device, or one person playing alone.
fn told<G: FullGame>(table: &Table<G>, player: &PlayerId) -> Option<Told> {
    let standings = table.finished()?.standings()?;
    let own = Some(table.seats_of(player)).filter(|own| own.len() == 1)?.iter().next()?;
    let others: Vec<&SeatState> = table.seats().filter(|state| state.player() != Some(player)).collect();
    let winners: SeatSet = standings.winners();
    // A player who resigned has not won, whatever a bot made of the match.
    let gave_up = matches!(table.seat(own), Some(SeatState::BotFor { why: Takeover::Resigned, .. }));
    let shared_by = if winners.contains(own) && !gave_up { winners.len() as u8 } else { 0 };
    Some((against(&others), shared_by))
}

/// `people` if there was at least one person, the level of the bots if all had the same, otherwise `mixed`.
fn against(others: &[&SeatState]) -> &'static str {
    if others.iter().any(|state| state.player().is_some()) {
        return "people";
    }
    let levels: Vec<Option<BotKind>> = others.iter().map(|state| state.bot()).collect();
    match levels.as_slice() {
        [Some(first), rest @ ..] if rest.iter().all(|level| *level == Some(*first)) => first.name(),
        _ => "mixed",
    }
}

/// One line for each kind of match, in order.
fn lines(counts: Vec<ResultCount>) -> Vec<FiguresLine> {
    let mut kinds: BTreeMap<(String, u8, String), (u64, f64)> = BTreeMap::new();
    for ResultCount { game, players, against, winners, matches } in counts {
        let (played, won) = kinds.entry((game, players, against)).or_default();
        *played += matches;
        if winners > 0 {
            *won += matches as f64 / f64::from(winners);
        }
    }
    let line = |((game, players, against), (played, won))| FiguresLine { game, players, against, played, won };
    kinds.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opponents_of_a_match() {
        let bot = |level| SeatState::Bot { level };
        let player = PlayerId::new("anna").expect("a name");
        let person = SeatState::Person { player: player.clone() };
        let away = SeatState::BotFor { player, level: BotKind::Expert, why: Takeover::Clock };
        let (expert, search) = (bot(BotKind::Expert), bot(BotKind::Search));
        assert_eq!(against(&[&expert, &expert]), "expert");
        assert_eq!(against(&[&expert, &search]), "mixed");
        assert_eq!(against(&[&expert, &person]), "people");
        assert_eq!(against(&[&away]), "people");
    }

    #[test]
    fn a_shared_win_is_split() {
        let count = |players, winners, matches| ResultCount {
            game: "ostia".into(),
            players,
            against: "expert".into(),
            winners,
            matches,
        };
        let lines = lines(vec![count(3, 0, 4), count(3, 2, 3), count(3, 1, 1), count(4, 0, 1)]);
        let told: Vec<_> = lines.iter().map(|line| (line.players, line.played, line.won)).collect();
        assert_eq!(told, [(3, 8, 2.5), (4, 1, 0.0)]);
    }
}
