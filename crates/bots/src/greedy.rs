//! Each game has a greedy player of its own: the one place where they are told apart.

use crate::{Bot, RandomBot, oltre_mare, ostia};
use game::Game;
use std::any::Any;

/// The greedy player of a game; the random one for a game that has none.
///
/// Drivers know a game only as `G`. Of the players below, at most one is a `Bot<G>`: that one.
pub(crate) fn of<G: Game + 'static>() -> Box<dyn Bot<G>> {
    let players: [Box<dyn Any>; 2] =
        [any::<::oltre_mare::OltreMare>(oltre_mare::GreedyBot), any::<::ostia::Ostia>(ostia::GreedyBot::default())];
    let fitting = players.into_iter().find_map(|player| player.downcast::<Box<dyn Bot<G>>>().ok());
    fitting.map_or_else(|| Box::new(RandomBot) as Box<dyn Bot<G>>, |player| *player)
}

fn any<G: Game + 'static>(player: impl Bot<G> + 'static) -> Box<dyn Any> {
    let player: Box<dyn Bot<G>> = Box::new(player);
    Box::new(player)
}
