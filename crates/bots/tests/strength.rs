//! A greedy player beats random ones, plays by the rules, and sees no card it was not shown.

mod arena;

use arena::measure;
use bots::BotKind;
use game::{Edition, Game, Setup};
use record::{GameKind, Visitor};

fn usual<G: Game>(players: u8) -> G {
    G::new(&G::Setup::usual(players).unwrap(), &G::Edition::builtin()).unwrap()
}

struct Beats;

impl Visitor for Beats {
    type Out = ();

    fn visit<G: Game + 'static>(self) {
        let found = measure(&usual::<G>(4), BotKind::Greedy, BotKind::Random, 125);
        println!(
            "{}: {:.1} % ± {:.1} of 500 matches against three random players, {:.1} ahead, {:.1} µs a decision",
            G::NAME,
            100.0 * found.share,
            100.0 * found.within,
            found.ahead,
            found.micros
        );
        assert!(found.share >= 0.8, "{}: {:.3}", G::NAME, found.share);
    }
}

#[test]
fn a_greedy_player_wins_four_of_five_against_random_ones() {
    GameKind::ALL.iter().for_each(|kind| kind.visit(Beats));
}
