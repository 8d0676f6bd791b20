//! The fast way and the table play the same match.

#[path = "../../record/tests/toy/mod.rs"]
mod toy;

use bots::{BotDice, BotKind, Playout};
use game::{Choices, Edition, Game, Observer, Setup, Stats, Status};
use record::{Match, Seed};
use toy::{Toy, ToyEdition, ToySetup};

#[test]
fn a_playout_is_the_match_that_bots_play_at_a_table() {
    for (players, number) in [(2, 1), (3, 2), (4, 3)] {
        let seed = Seed::from_number(number);
        let setup = ToySetup::usual(players).unwrap();
        let mut at_table = Match::<Toy>::new(&setup, &ToyEdition::builtin(), seed).unwrap();
        let (mut decisions, mut laid) = (0, toy::ToyStats::default());
        while let Status::Open { ask, .. } = at_table.status() {
            let mut choices = Default::default();
            at_table.game().choices(at_table.state(), ask, &mut choices);
            decisions += u32::from(choices.forced().is_none());
            let mut dice = BotDice::new(&seed).at(ask, at_table.ply() + 1);
            let knowledge = at_table.knowledge(Observer::Seat(ask));
            let action = BotKind::Random.make::<Toy>().choose(at_table.game(), &knowledge, &choices, &mut dice);
            at_table.play(ask, action).unwrap();
        }
        at_table.records().iter().flat_map(|record| record.events()).for_each(|event| laid.note(event));

        let game = Toy::new(&setup, &ToyEdition::builtin()).unwrap();
        let mut playout = Playout::new(&game);
        let played = playout.play(seed);
        assert_eq!(played.standings, at_table.standings());
        assert_eq!((played.plies, played.decisions), (at_table.ply(), decisions));
        assert_eq!(playout.stats.turns(), laid.turns());
        assert_eq!(playout.play(seed), played, "a playout leaves nothing behind for the next");
    }
}
