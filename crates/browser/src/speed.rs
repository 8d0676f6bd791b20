//! Random matches, for `cargo xtask speed`: the module has no clock, so it only says how much was played.

use crate::Reply;
use crate::only;
use crate::request::bad_request;
use bots::Playout;
use game::{Edition as _, Setup as _};
use games::{FullGame, Visitor};
use record::Seed;
use serde::Serialize;

/// The number of players, as in the figures of `portolan bench`.
const PLAYERS: u8 = 4;

#[derive(Serialize)]
struct Played {
    plies: u64,
    decisions: u64,
}

/// Plays this many random matches of a game.
pub(crate) fn play(game: &str, matches: u32) -> Reply {
    let played = only::visit(game, Random { matches }).flatten();
    played.map_or_else(bad_request, |played| Reply::good(&played))
}

struct Random {
    matches: u32,
}

impl Visitor for Random {
    type Out = Option<Played>;

    fn visit<G: FullGame>(self) -> Self::Out {
        let game = G::new(&G::Setup::usual(PLAYERS).ok()?, &G::Edition::builtin()).ok()?;
        let (mut playout, base) = (Playout::new(&game), Seed::from_number(2026));
        let mut sum = Played { plies: 0, decisions: 0 };
        for number in 0..self.matches {
            let played = playout.play(base.of_match(number.into()));
            sum.plies += u64::from(played.plies);
            sum.decisions += u64::from(played.decisions);
        }
        Some(sum)
    }
}
