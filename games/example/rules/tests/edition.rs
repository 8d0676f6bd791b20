//! The box, and owners' editions.

use crate::common::table;
use example::{Edition, Example, Setup};
use game::{BySeat, Edition as _, Game, Setup as _, SetupError};
use testkit::Dice;

#[test]
fn an_edition_may_deal_one_card() {
    let edition = Edition::parse(&Edition::template().replace("dealt = 2", "dealt = 1")).unwrap();
    assert_ne!(edition.canonical(), Edition::builtin().canonical());
    let game = Example::new(&Setup::usual(3).unwrap(), &edition).unwrap();
    let mut state = game.blank();
    game.deal(&mut state, &mut Dice::new(1, 0), &mut game::NoLog);
    assert_eq!(state.public.hand, BySeat::all(3, 1));
}

#[test]
fn every_mistake_is_reported_with_its_line() {
    let faults = |text: &str| {
        let faults = Edition::parse(text).expect_err("it is not sound");
        faults.iter().map(|fault| (fault.line, fault.message.key)).collect::<Vec<_>>()
    };
    let wrong = "format = 1\ngame = \"example\"\nname = \"\"\n\ndealt = 3\nmore = 1\n";
    assert_eq!(faults(wrong), [(3, "edition-name"), (5, "ex-edition-dealt"), (6, "edition-unknown-key")]);
    assert_eq!(faults(&wrong.replace("dealt = 3", "dealt = -1")).get(1), Some(&(5, "ex-edition-dealt")));
    assert_eq!(faults(&wrong.replace("dealt = 3", "dealt =")), [(5, "edition-bad-toml")]);
    assert_eq!(faults(&wrong.replace("\"example\"", "\"chess\"")), [(2, "edition-other-game")]);
    assert_eq!(faults(&wrong.replace("format = 1", "format = 2")), [(1, "edition-other-format")]);
}

#[test]
fn an_option_that_does_not_exist_is_refused() {
    let mut setup = table(2).setup().clone();
    assert_eq!(setup.set("colour", "red"), Err(SetupError::UnknownOption("colour".into())));
    let bad = SetupError::BadValue { option: "memory".into(), value: "perhaps".into() };
    assert_eq!(setup.set("memory", "perhaps"), Err(bad));
    for (option, values) in Setup::options() {
        values.iter().for_each(|value| setup.set(option, value).unwrap());
    }
}
