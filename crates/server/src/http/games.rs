//! What can be played here.

use crate::app::Shared;
use crate::rules_cache::RulesCache;
use axum::Json;
use axum::extract::State;
use games::{FullGame, GameKind, Visitor};
use protocol::GameInfo;

/// The games, their options, bots and editions.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games(State(app): State<Shared>) -> Json<Vec<GameInfo>> {
    Json(GameKind::ALL.iter().map(|game| game.visit(Describe(&app.rules_cache))).collect())
}

struct Describe<'a>(&'a RulesCache);

impl Visitor for Describe<'_> {
    type Out = GameInfo;

    fn visit<G: FullGame>(self) -> GameInfo {
        GameInfo::of::<G>(self.0.names::<G>())
    }
}
