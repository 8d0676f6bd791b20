//! OM-0: the built-in edition holds what the clauses say, and a file with mistakes is refused with all of them.

mod facts;
mod mistakes;
mod mutations;

use game::{Arg, Edition as _, Fault};
use oltre_mare::Edition;

/// The mistakes in a text. Whatever it is, each of them has its English words.
fn faults(text: &str) -> Vec<Fault> {
    let faults = Edition::parse(text).err().unwrap_or_default();
    for fault in &faults {
        assert_sayable(fault);
    }
    faults
}

/// The catalogue has the key, and every argument its sentence asks for.
fn assert_sayable(fault: &Fault) {
    let message = &fault.message;
    let sentence = sentence(message.key).unwrap_or_else(|| panic!("the catalogue lacks {}", message.key));
    for asked in sentence.split("{ $").skip(1) {
        let name: &str = asked.split(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
        assert!(message.args.iter().any(|(arg, _)| *arg == name), "{} comes without {name}", message.key);
    }
    for (name, arg) in &message.args {
        assert!(sentence.contains(&format!("${name}")), "{} does not say {name}", message.key);
        if let Arg::Term(term) = arg {
            assert!(self::sentence(term).is_some(), "the catalogue lacks {term}");
        }
    }
}

/// What every game says about the form of an edition file, and what this one says about its own parts.
const CATALOGUE: &str =
    concat!(include_str!("../../../../../i18n/en/edition.ftl"), include_str!("../../../words/en.ftl"));

/// The catalogue's text for a key, with its continuation lines.
fn sentence(key: &str) -> Option<String> {
    let mut lines = CATALOGUE.lines().skip_while(|line| line.split(" =").next() != Some(key));
    let first = lines.next()?;
    let rest = lines.take_while(|line| line.starts_with(' '));
    Some(std::iter::once(first).chain(rest).collect::<Vec<_>>().join("\n"))
}

#[test]
fn the_catalogue_has_every_key_of_the_code_and_no_other() {
    let code = [
        include_str!("../../../../../crates/game/src/edition_file.rs"),
        include_str!("../../src/edition/cards.rs"),
        include_str!("../../src/edition/sea.rs"),
        include_str!("../../src/edition/markers.rs"),
    ]
    .concat();
    let mut keys: Vec<&str> = code.split("\"edition-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    keys.sort();
    keys.dedup();
    let mut sayable: Vec<&str> = CATALOGUE
        .lines()
        .filter_map(|line| line.strip_prefix("edition-"))
        .filter_map(|line| line.split(" =").next())
        .collect();
    sayable.sort();
    assert_eq!(keys, sayable);
}
