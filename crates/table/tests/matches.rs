//! Whole matches of the example, driven only by what is due. `crates/integration` plays those of the real games.

use crate::common::whole::{to_the_end, with_people};
use crate::common::{Pair, bytes, opened, options};
use bots::BotKind;
use example::Example;
use game::{Edition, Game, Seat};
use record::{Match, Nonce};
use std::sync::Arc;
use table::*;

#[test]
fn bots_play_a_match_to_its_end() {
    to_the_end::<Example>();
}

#[test]
fn people_and_a_bot_play_a_match_to_its_end() {
    with_people::<Example>(5);
}

/// A table rebuilt from its rows alone, at every version.
#[test]
fn a_table_is_rebuilt_from_its_rows() {
    let mut pair = Pair::<Example>::open(opened("t3", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    pair.command("anna", Command::LetBotPlay { seat: Seat::at(0), level: BotKind::Random }).unwrap();
    while pair.do_due().is_some() {}
    let game = Arc::new(Example::new(&options::<Example>(3).setup, &<Example as Game>::Edition::builtin()).unwrap());
    let steps: Vec<Step<Example>> = pair.rows.iter().map(|row| Step::<Example>::read(&game, row).unwrap()).collect();
    let mut again = Table::rebuild(&steps[0], game).unwrap();
    steps[1..].iter().for_each(|step| again.evolve(step));
    assert_eq!(again.export(), pair.live.export());
    assert_eq!(again.version() as usize + 1, pair.rows.len());
}

#[test]
fn a_bad_table_says_what_is_wrong_with_it() {
    type Rules = Example;
    let game = |players| {
        let setup = <<Rules as Game>::Setup as game::Setup>::usual(players).unwrap();
        Arc::new(Rules::new(&setup, &<Example as Game>::Edition::builtin()).unwrap())
    };
    let right = opened::<Rules>("t6", "anna", options(3));
    assert_eq!(Table::open(right.clone(), game(4), 0).err(), Some(BadTable::Setup));
    let mut forged = right.clone();
    if let Deal::Fresh { commitment, .. } = &mut forged.deal {
        commitment.0[0] ^= 1;
    }
    assert_eq!(Table::open(forged, game(3), 0).err(), Some(BadTable::Commitment));
    let resumed = Step::<Rules> { version: 0, at: 0, by: None, id: None, by_order: false, what: Happened::Resumed };
    assert_eq!(Table::rebuild(&resumed, game(3)).err(), Some(BadTable::NotOpened));
    let other = StepRow { kind: "undone".into(), ..resumed.store().unwrap() };
    assert_eq!(Step::<Rules>::read(&game(3), &other), Err(BadStep::Kind("undone".into())));
}

/// Nobody can know a card before the secret is shown: the seed depends on it, and on every nonce.
#[test]
fn every_nonce_changes_the_deal() {
    let deal = |nonce: &str| {
        let mut pair = Pair::<Example>::open(opened("t7", "anna", options(3)), 0);
        let sit = Command::Sit { seat: Seat::at(0), link: None, nonce: Nonce(bytes(nonce)) };
        pair.command("anna", sit).unwrap();
        pair.command("anna", Command::Start { fill: Some(BotKind::Random) }).unwrap();
        pair.live.played().map(|played: &Match<_>| played.header().seed)
    };
    assert_eq!(deal("one"), deal("one"));
    assert_ne!(deal("one"), deal("two"));
}

#[test]
fn a_game_without_standing_orders_takes_none() {
    let mut pair = Pair::<Example>::open(opened("t8", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    let orders = serde_json::json!({ "otherwise": "refuse" });
    let left = pair.orders("anna", Seat::at(0), Some(Ordered { orders, when: When::Away }));
    assert!(matches!(left, Err(Rejected::Misread(_))), "{left:?}");
    assert_eq!(pair.live.due_with_orders(&|_| Some(0)), None);
}
