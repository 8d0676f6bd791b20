//! The box, and editions of one's own.

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
    let wrong = "game = \"chess\"\nname = \"\"\n\ndealt = 3\n";
    assert_eq!(faults(wrong), [(1, "ex-edition-other-game"), (2, "edition-name"), (4, "ex-edition-dealt")]);
    assert_eq!(faults("game = \"example\"\nname = \"x\"\ndealt = 2\nmore = 1\n"), [(4, "edition-bad-toml")]);
    assert_eq!(faults("game = \"example\"\nname = \"x\"\ndealt =\n"), [(3, "edition-bad-toml")]);
    assert_eq!(faults(&wrong.replace("dealt = 3", "dealt = -1")).last(), Some(&(4, "ex-edition-dealt")));
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
