//! The environment for learners, with every game.

mod batch;
mod layout;
mod paths;
mod secrets;
mod session;

use game::Setup as _;
use games::FullGame;

/// The games, with every possible number of players.
fn tables<G: FullGame>() -> Vec<G> {
    let players = (1..=5).filter(|players| G::Setup::usual(*players).is_ok());
    players.map(|players| env::game::<G>(players, &[], None).unwrap().0).collect()
}

/// Runs a function with every game.
macro_rules! with_every_game {
    ($run:ident) => {{
        struct Run;
        impl games::Visitor for Run {
            type Out = ();
            fn visit<G: games::FullGame>(self) {
                $run::<G>();
            }
        }
        games::GameKind::ALL.iter().for_each(|kind| kind.visit(Run));
    }};
}
pub(crate) use with_every_game;
