//! What can be played here.

use crate::app::Shared;
use crate::rules_cache::RulesCache;
use axum::Json;
use axum::extract::State;
use game::Setup;
use games::{GameKind, House, Visitor};
use protocol::{GameInfo, OptionInfo};

/// The games, their options, bots and editions.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games(State(app): State<Shared>) -> Json<Vec<GameInfo>> {
    Json(GameKind::ALL.iter().map(|game| game.visit(Describe(&app.rules_cache))).collect())
}

struct Describe<'a>(&'a RulesCache);

impl Visitor for Describe<'_> {
    type Out = GameInfo;

    fn visit<G: House>(self) -> GameInfo {
        let option = |(name, values): &(&'static str, &[&'static str])| OptionInfo { name, values: values.to_vec() };
        let (min_players, max_players) = players::<G>();
        GameInfo {
            game: G::NAME,
            rules: G::RULES,
            min_players,
            max_players,
            options: G::Setup::options().iter().map(option).collect(),
            bots: G::KINDS.iter().map(|bot| bot.name()).collect(),
            editions: self.0.names::<G>(),
        }
    }
}

/// Fewest and most players of a game.
fn players<G: House>() -> (u8, u8) {
    let possible = || (1..=game::MAX_SEATS as u8).filter(|players| G::Setup::usual(*players).is_ok());
    (possible().min().unwrap_or(0), possible().max().unwrap_or(0))
}
