//! What a review says of a decision: a reason in the words of the game, for every kind of decision.

use game::{Notation as _, Shown as _};
use oltre_mare::scenario::{Scenario, ScriptedMatch};

/// Seat 1 is active with load 1, seat 2 has two salts on top.
fn market() -> ScriptedMatch {
    Scenario::new(3)
        .seat(1, |s| s.cargo("salt.06").hand("grain.01 salt.01"))
        .seat(2, |s| s.cargo("silk.03 salt.02 salt.03").hand("salt.04 gems.01"))
        .seat(3, |s| s.cargo("olives.01").hand("pottery.01"))
        .table()
}

/// Why it would have been better: the keys of the words.
fn why(table: &ScriptedMatch, number: usize, better: &str, played: &str) -> Vec<&'static str> {
    let knowledge = table.knowledge(number);
    let action = |text| table.rules.read_action(text, Some(&knowledge)).expect("an action");
    let reasons = table.rules.reasons(&knowledge, &action(better), &action(played));
    reasons.iter().map(|message| message.key).collect()
}

#[test]
fn asking_instead_of_ending_trading_has_its_reason() {
    assert_eq!(why(&market(), 1, "want silk", "leave"), ["om-why-said-want"]);
    assert_eq!(why(&market(), 1, "have grain", "leave"), ["om-why-said-have"]);
    assert_eq!(why(&market(), 1, "buy deck 3d", "leave"), ["om-why-bought"]);
}

#[test]
fn a_deal_has_its_reason_for_either_side_and_so_has_no_deal() {
    let mut table = market();
    table.play(1, "offer salt.01 to 2 for 1d");
    assert_eq!(why(&table, 2, "accept #1 with nothing", "refuse #1"), ["om-why-deal-group", "om-why-deal-prestige"]);
    assert_eq!(why(&table, 2, "refuse #1", "accept #1 with nothing"), ["om-why-no-deal"]);
    // The active seat gains no prestige (OM-3.5).
    assert!(!why(&table, 1, "offer grain.01 to 3 for pottery", "leave").contains(&"om-why-deal-prestige"));
    assert_eq!(why(&table, 1, "leave", "offer grain.01 to 3 for nothing"), ["om-why-no-offer"]);
}
