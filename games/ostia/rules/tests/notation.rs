//! Actions as text: how each is written, and where reading fails.

use crate::common::{Scenario, cards, lay, manage, seat, table};
use game::{Game, Notation, Observer};
use ostia::{Action, Good, Phase};

#[test]
fn actions_are_written_and_read() {
    let game = table(4);
    let pairs = [
        (Action::Pick { good: Good::Wheat }, "pick wheat"),
        (Action::PutUp { lot: cards("wood wood") }, "put-up 2*wood"),
        (Action::PutUp { lot: cards("wheat ivory") }, "put-up ivory wheat"),
        (Action::Bid { amount: 12 }, "bid 12"),
        (Action::Pass, "pass"),
        (Action::Keep, "keep"),
        (Action::Sell { buyer: seat(3) }, "sell 3"),
        (lay("", ""), "lay"),
        (lay("wheat wheat bluff", "ivory"), "lay forum 2*wheat bluff senate ivory"),
        (Action::Stand, "stand"),
        (manage(0, 0, ""), "manage"),
        (manage(1, 2, "salt salt"), "manage repay 1 build 2 keep 2*salt"),
        (Action::SellStorehouses { count: 2 }, "sell-storehouses 2"),
        (Action::TakeBack, "take-back"),
    ];
    for (action, text) in pairs {
        assert_eq!(game.write_action(&action), text);
        assert_eq!(game.read_action(text, None), Ok(action));
    }
    assert_eq!(game.read_action("  lay senate wood wood  forum", None).unwrap_err().word, "forum");
    assert_eq!(game.read_action("put-up wood wood", None), Ok(Action::PutUp { lot: cards("wood wood") }));
    assert_eq!(game.read_action("manage keep nothing", None), Ok(manage(0, 0, "")));
}

#[test]
fn with_knowledge_all_stands_for_the_stock() {
    let game = table(3);
    let state = Scenario::new(&game).stock(1, "wood salt salt").phase(Phase::Counter).build();
    let knowledge = game.knowledge(&state, Observer::Seat(seat(1)));
    assert_eq!(game.read_action("lay forum all", Some(&knowledge)), Ok(lay("wood salt salt", "")));
    assert!(game.read_action("lay forum all", None).is_err());
}

#[test]
fn nonsense_is_misread_and_never_panics() {
    let game = table(3);
    for text in [
        "",
        " ",
        "bid",
        "bid -1",
        "bid 99999",
        "bid 1 2",
        "sell 0",
        "sell 6",
        "sell x",
        "pick",
        "pick bluff",
        "put-up",
        "put-up 0*wood",
        "put-up 16*wood",
        "put-up 15*wood 15*wood",
        "put-up *wood",
        "lay forum",
        "lay forum gold",
        "manage repay",
        "manage repay 300",
        "sell-storehouses -",
        "keep it",
        "Pass",
        "lay senate ivory forum wood",
    ] {
        assert!(game.read_action(text, None).is_err(), "{text:?}");
    }
}
