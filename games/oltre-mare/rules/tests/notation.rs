//! Actions as text: how each is written, how short it may be typed, and where parsing fails.

use game::{Misread, Notation, Seat, SeatSet};
use oltre_mare::scenario::{Scenario, ScriptedMatch, cards, rules, seat};
use oltre_mare::{
    Action, CardClaim, CardSet, Claim, Good, Kind, Laid, Load, OfferId, OltreMare, Phase, Port, PortClaim, Proposal,
    Reason, Source, Symbol,
};

fn port(rules: &OltreMare, name: &str) -> Port {
    rules.edition().port_named(name).expect("a port")
}

fn set(words: &str) -> CardSet {
    cards(words).into_iter().collect()
}

fn to(seats: &[usize]) -> SeatSet {
    seats.iter().map(|number| seat(*number)).collect()
}

fn symbols(list: &[Symbol]) -> u8 {
    list.iter().fold(0, |set, symbol| set | 1 << *symbol as u8)
}

fn claims(list: &[(&str, Claim)]) -> oltre_mare::List<CardClaim, { oltre_mare::MAX_CLAIMS }> {
    list.iter().map(|(card, claim)| CardClaim { card: cards(card)[0], claim: *claim }).collect()
}

/// Every kind of action, as it is written.
fn table_of_actions(rules: &OltreMare) -> Vec<(&'static str, Action)> {
    use Symbol::{Ducat, Market, Pirate, Ship};
    let offer = OfferId(12);
    let zara = port(rules, "Zara");
    let corfu = port(rules, "Corfù");
    let wants = |kinds: &[Kind]| kinds.iter().copied().collect();
    vec![
        ("discard salt.07 gems.01", Action::Discard { cards: cards("salt.07 gems.01").into_iter().collect::<Laid>() }),
        ("buy deck 3d", Action::Buy { source: Source::Deck, price: 3 }),
        ("buy pirates 1d", Action::Buy { source: Source::Pirates, price: 1 }),
        (
            "offer silk.02 salt.07 2d to 3 for grain any any",
            Action::OfferDeal(Proposal {
                to: to(&[3]),
                cards: set("salt.07 silk.02"),
                ducats: 2,
                wants: wants(&[Kind::Any, Kind::Grain, Kind::Any]),
                ..Proposal::default()
            }),
        ),
        (
            "offer salt.07 to 1,2,4 for 99d",
            Action::OfferDeal(Proposal {
                to: to(&[1, 2, 4]),
                cards: set("salt.07"),
                ducats: -99,
                ..Proposal::default()
            }),
        ),
        (
            "offer nothing to 2 for gems",
            Action::OfferDeal(Proposal { to: to(&[2]), wants: wants(&[Kind::Gems]), ..Proposal::default() }),
        ),
        (
            "offer salt.07 to 2 for nothing",
            Action::OfferDeal(Proposal { to: to(&[2]), cards: set("salt.07"), ..Proposal::default() }),
        ),
        (
            "counter #12 salt.07[p6] to 1 for silk 1d",
            Action::OfferDeal(Proposal {
                to: to(&[1]),
                answers: Some(offer),
                cards: set("salt.07"),
                ducats: -1,
                wants: wants(&[Kind::Silk]),
                claims: claims(&[("salt.07", Claim::new(0, 6, 0, None))]),
            }),
        ),
        (
            "offer silk.02[ducat+ship,p5,l2,@zara] salt.01 salt.07[ducat+pirate+market+ship,l7,@none] grain.03[@corfù] to 2 for nothing",
            Action::OfferDeal(Proposal {
                to: to(&[2]),
                cards: set("silk.02 salt.01 salt.07 grain.03"),
                claims: claims(&[
                    ("silk.02", Claim::new(symbols(&[Ducat, Ship]), 5, 2, Some(PortClaim::Named(zara)))),
                    ("salt.07", Claim::new(symbols(&[Ducat, Pirate, Market, Ship]), 0, 7, Some(PortClaim::None))),
                    ("grain.03", Claim::new(0, 0, 0, Some(PortClaim::Named(corfu)))),
                ]),
                ..Proposal::default()
            }),
        ),
        ("accept #12 with salt.07 grain.20", Action::Accept { offer, cards: set("salt.07 grain.20") }),
        ("accept #12 with nothing", Action::Accept { offer, cards: CardSet::EMPTY }),
        ("refuse #12", Action::Refuse { offer, reason: None }),
        ("refuse #12 do-not-trust", Action::Refuse { offer, reason: Some(Reason::DoNotTrust) }),
        ("withdraw #12", Action::Withdraw { offer }),
        ("have olives", Action::Post { good: Good::Olives, have: true }),
        ("want scrolls", Action::Post { good: Good::Scrolls, have: false }),
        ("pass", Action::Pass),
        ("leave", Action::LeaveTrade),
        ("play salt.07 pottery.16", Action::Play { cards: set("pottery.16 salt.07") }),
        ("sail corfù", Action::Sail { port: corfu }),
        ("compass zara", Action::FollowCompass { port: Some(zara) }),
        ("compass stay", Action::FollowCompass { port: None }),
        (
            "stow salt.07 gems.08 silk.01",
            Action::Stow { cards: cards("salt.07 gems.08 silk.01").into_iter().collect::<Load>() },
        ),
        ("end", Action::EndTurn),
    ]
}

#[test]
fn every_action_has_its_text() {
    let rules = rules(4);
    for (text, action) in table_of_actions(&rules) {
        assert_eq!(rules.write_action(&action), text);
        assert_eq!(rules.read_action(text, None), Ok(action), "{text}");
    }
}

#[test]
fn every_reason_has_its_word() {
    let rules = rules(4);
    for reason in Reason::ALL {
        let action = Action::Refuse { offer: OfferId(1), reason: Some(reason) };
        assert_eq!(rules.read_action(&format!("refuse #1 {}", reason.name()), None), Ok(action));
    }
}

#[test]
fn case_and_spaces_do_not_matter() {
    let rules = rules(4);
    for (text, action) in table_of_actions(&rules) {
        let shouted = text.to_ascii_uppercase().replace(' ', "   ");
        assert_eq!(rules.read_action(&format!("  {shouted} "), None), Ok(action), "{shouted}");
    }
}

#[test]
fn more_than_one_way_to_type_the_same() {
    let rules = rules(4);
    for (typed, written) in [
        ("accept 12 with salt.7", "accept #12 with salt.07"),
        ("withdraw 12", "withdraw #12"),
        ("sail Corfù", "sail corfù"),
        ("offer 2d salt.07 silk.02 to 3,2 for any grain", "offer silk.02 salt.07 2d to 2,3 for grain any"),
        ("offer salt.07[p6,ducat] to 2 for nothing", "offer salt.07[ducat,p6] to 2 for nothing"),
        ("offer salt.07[ship+ducat] to 2 for nothing", "offer salt.07[ducat+ship] to 2 for nothing"),
        ("offer salt.07 to 2", "offer salt.07 to 2 for nothing"),
        ("play salt.07 gems.01", "play gems.01 salt.07"),
    ] {
        let read = rules.read_action(typed, None).unwrap_or_else(|misread| panic!("{typed}: {misread:?}"));
        assert_eq!(rules.write_action(&read), written, "{typed}");
    }
}

/// A table in the trade phase: seat 1 is active, seat 2 has made it an offer, seat 1 has made one to 2 and 3.
fn trading() -> ScriptedMatch {
    let rules = rules(3);
    let state = Scenario::new(3)
        .seat(1, |s| s.ducats(0).cargo("salt.04").hand("salt.05 salt.09 grain.02 silk.03").pirates("gems.02"))
        .seat(2, |s| s.hand("salt.02 olives.04 olives.05"))
        .seat(3, |s| s.hand("scrolls.01"))
        .build(&rules);
    let mut table = ScriptedMatch::new(rules, state);
    table.play(2, "offer olives.04 to 1 for salt any");
    table.play(1, "offer silk.03 to 2,3 for olives");
    table
}

fn check_short(table: &ScriptedMatch, number: usize, typed: &str, written: &str) {
    let knowledge = table.knowledge(number);
    let action = table.rules.read_action(typed, Some(&knowledge));
    let action = action.unwrap_or_else(|misread| panic!("{typed}: {misread:?}"));
    assert_eq!(table.rules.write_action(&action), written, "{typed}");
}

#[test]
fn short_forms_are_completed_from_what_the_seat_knows() {
    let table = trading();
    // A good stands for the first card of it that is not used yet; the price is the current one.
    check_short(&table, 1, "buy deck", "buy deck 4d");
    check_short(&table, 1, "buy pirates", "buy pirates 4d");
    check_short(&table, 1, "play salt salt", "play salt.05 salt.09");
    check_short(&table, 1, "play salt.05 salt", "play salt.05 salt.09");
    check_short(&table, 1, "discard salt grain salt", "discard salt.05 grain.02 salt.09");
    check_short(&table, 1, "offer salt[p6] 2d to 3 for silk", "offer salt.05[p6] 2d to 3 for silk");
    // Partners: all the others for the active seat, the active seat for the others, the giver for a counter-offer.
    check_short(&table, 1, "offer salt for silk", "offer salt.05 to 2,3 for silk");
    check_short(&table, 1, "offer salt to all for silk", "offer salt.05 to 2,3 for silk");
    check_short(&table, 3, "offer scrolls for 2d", "offer scrolls.01 to 1 for 2d");
    check_short(&table, 1, "counter #1 salt for olives", "counter #1 salt.05 to 2 for olives");
    check_short(&table, 2, "counter #2 nothing for silk", "counter #2 nothing to 1 for silk");
    // The first cards that meet the want, as far as they do.
    check_short(&table, 1, "accept #1", "accept #1 with silk.03 salt.05");
    check_short(&table, 1, "accept #1 with salt grain", "accept #1 with salt.05 grain.02");
    check_short(&table, 2, "accept #2", "accept #2 with olives.04");
    check_short(&table, 3, "accept #2", "accept #2 with nothing");
}

#[test]
fn stowing_is_completed_from_the_cards_played() {
    let rules = rules(3);
    let position = Scenario::new(3).seat(1, |s| s.cargo("salt.04").hand("salt.05"));
    let state = position.phase(Phase::Cargo).on_table("salt.09 gems.02").build(&rules);
    let table = ScriptedMatch::new(rules, state);
    check_short(&table, 1, "stow salt gems", "stow salt.09 gems.02");
}

fn check_misread(rules: &OltreMare, text: &str, word: &str, expected: &'static str) {
    assert_eq!(rules.read_action(text, None), Err(Misread::new(word, expected)), "{text}");
}

#[test]
fn a_misread_names_the_word_and_the_one_expected() {
    let rules = &rules(4);
    for (text, word, expected) in [
        ("", "", "expected-verb"),
        ("   ", "", "expected-verb"),
        ("Sell salt", "Sell", "expected-verb"),
        ("pass on", "on", "expected-end"),
        ("end turn", "turn", "expected-end"),
        ("refuse #1 later please", "please", "expected-end"),
        ("stow salt.01 salt.02 salt.03 salt.04 salt.05 salt.06", "salt.05", "expected-end"),
        ("accept #1 with nothing salt.01", "salt.01", "expected-end"),
        ("refuse", "", "expected-offer"),
        ("refuse all", "all", "expected-offer"),
        ("withdraw #", "#", "expected-offer"),
        ("withdraw #01", "#01", "expected-offer"),
        ("withdraw #70000", "#70000", "expected-offer"),
        ("refuse #1 Because", "Because", "expected-reason"),
        ("discard Gold", "Gold", "expected-card"),
        ("discard salt.00", "salt.00", "expected-card"),
        ("discard salt.15", "salt.15", "expected-card"),
        ("accept #1 with", "", "expected-card"),
        // Without knowledge a good is not enough.
        ("play salt", "salt", "expected-held-card"),
        ("play salt.07 SALT.07", "SALT.07", "expected-another-card"),
        ("offer salt.07 salt.07[p5] to 2 for silk", "salt.07[p5]", "expected-another-card"),
        ("want", "", "expected-good"),
        ("have any", "any", "expected-good"),
        ("sail", "", "expected-port"),
        ("sail New York", "New York", "expected-port"),
        ("compass", "", "expected-port"),
        ("offer salt.07[@Atlantis] to 2 for silk", "atlantis", "expected-port"),
        ("buy", "", "expected-source"),
        ("buy salt", "salt", "expected-source"),
        ("buy deck", "", "expected-price"),
        ("buy deck 3", "3", "expected-price"),
        ("buy deck 300d", "300d", "expected-price"),
        ("accept #1", "", "expected-with"),
        ("offer 1d 2d to 2", "2d", "expected-one-amount"),
        ("offer salt.07 to 2 for 1d 2d", "2d", "expected-one-amount"),
        ("offer 1d to 2 for 2d", "2d", "expected-one-amount"),
        ("offer salt.07", "", "expected-to"),
        ("offer salt.07 for silk", "for", "expected-to"),
        ("offer nothing salt.07 to 2", "salt.07", "expected-to"),
        ("offer salt.07 to", "", "expected-seats"),
        ("offer salt.07 to you", "you", "expected-seats"),
        ("offer salt.07 to 2,9", "9", "expected-seats"),
        ("offer salt.07 to 0", "0", "expected-seats"),
        ("offer salt.07 to 2 for", "", "expected-kind"),
        ("offer salt.07 to 2 for gold", "gold", "expected-kind"),
        ("offer salt.07[] to 2 for silk", "", "expected-claim"),
        ("offer salt.07[p5 to 2 for silk", "salt.07[p5", "expected-claim"),
        ("offer salt.07[p8] to 2 for silk", "p8", "expected-claim"),
        ("offer salt.07[p0] to 2 for silk", "p0", "expected-claim"),
        ("offer salt.07[ducat+gold] to 2 for silk", "ducat+gold", "expected-claim"),
        ("offer 0d to 2 for silk", "0d", "expected-ducats"),
        ("offer 100d to 2 for silk", "100d", "expected-ducats"),
    ] {
        check_misread(rules, text, word, expected);
    }
    let seven: Vec<String> = (1..=7).map(|copy| format!("salt.0{copy}[p3]")).collect();
    check_misread(rules, &format!("offer {} to 2 for silk", seven.join(" ")), "salt.07", "expected-fewer-claims");
    let wants = "any ".repeat(32);
    check_misread(rules, &format!("offer 1d to 2 for {wants}"), "any", "expected-end");
}

#[test]
fn a_good_that_is_not_held_is_no_card() {
    let table = trading();
    let knowledge = table.knowledge(1);
    for (text, word) in
        [("play gems", "gems"), ("play salt salt salt", "salt"), ("offer grain grain for silk", "grain")]
    {
        let read = table.rules.read_action(text, Some(&knowledge));
        assert_eq!(read, Err(Misread::new(word, "expected-held-card")), "{text}");
    }
    // A spectator holds nothing.
    let watching = table.rules.read_action("play salt", Some(&table.knowledge(0)));
    assert_eq!(watching, Err(Misread::new("salt", "expected-held-card")));
    assert_eq!(table.knowledge(0).me, None::<Seat>);
}
