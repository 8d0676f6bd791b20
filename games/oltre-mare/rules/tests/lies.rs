//! OM-3.6: a player who got a card with a false claim can tell, alone; at the end everybody may hear who lied to whom.

use game::{Arg, Game, Message, Observer, Shown};
use oltre_mare::scenario::{Scenario, ScriptedMatch, rules, seat};
use oltre_mare::{Card, SeenEvent, Symbol};

fn market() -> ScriptedMatch {
    Scenario::new(3)
        .seat(1, |s| s.cargo("salt.06").hand("grain.01 grain.02 grain.03 olives.01"))
        .seat(2, |s| s.hand("silk.01"))
        .seat(3, |s| s.hand("salt.01"))
        .table()
}

/// What an observer finds out when a deal is struck: the first argument says who told the lie, the others what was
/// claimed and what is true.
fn asides(table: &ScriptedMatch, who: Observer) -> Vec<Message> {
    let rules = &table.rules;
    let seen = || table.events().iter().rev().filter_map(|event| rules.seen(event, who));
    seen().flat_map(|event: SeenEvent| rules.asides(who, &event, &mut seen())).collect()
}

/// An argument of a lie, in notation of our own.
fn said(message: &Message, name: &str) -> String {
    fn text(arg: &Arg) -> String {
        match arg {
            Arg::Card { card, .. } => card.clone(),
            Arg::List(list) => list.iter().map(text).collect::<Vec<_>>().join("+"),
            Arg::Term(term) | Arg::Thing { term, .. } => (*term).to_owned(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => seat.to_string(),
            Arg::Number(number) => number.to_string(),
            Arg::Message(message) => message.args.iter().map(|(_, arg)| text(arg)).collect(),
        }
    }
    text(&message.args.iter().find(|(key, _)| *key == name).expect("said").1)
}

fn figures(message: &Message) -> [String; 3] {
    ["card", "said", "is"].map(|name| said(message, name))
}

#[test]
fn om_3_6_the_taker_of_a_card_learns_the_false_claim_and_the_truth() {
    let mut table = market();
    // Power 5, load 2, ducat and pirate: the power is a lie, the load is not.
    table.play(1, "offer grain.01[p6,l2] to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    let lies = asides(&table, Observer::Seat(seat(2)));
    assert_eq!(lies.iter().map(figures).collect::<Vec<_>>(), [["grain.01", "6", "5"].map(String::from)]);
    for other in [Observer::Seat(seat(1)), Observer::Seat(seat(3)), Observer::Spectator] {
        assert_eq!(asides(&table, other), [], "{other:?} is told nothing");
    }
}

#[test]
fn om_3_6_a_taker_who_was_told_the_truth_learns_nothing() {
    let mut table = market();
    table.play(1, "offer grain.01[p5,ducat+pirate] olives.01 to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    assert_eq!(asides(&table, Observer::Seat(seat(2))), []);
    assert_eq!(table.rules.epilogue(&mut table.events().iter()), []);
}

#[test]
fn om_3_6_a_claim_that_can_be_true_of_a_card_received_is_no_proof_of_a_lie() {
    let mut table = market();
    // Grain 1 has power 5 and grain 2 power 6: both claims are about the wrong card, and nobody who gets both can tell.
    table.play(1, "offer grain.01[p6] grain.02[p5] to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    assert_eq!(asides(&table, Observer::Seat(seat(2))), []);
    let told = table.rules.epilogue(&mut table.events().iter());
    assert_eq!(told.len(), 2, "at the end it comes out: {told:?}");
}

#[test]
fn om_3_6_which_of_several_cards_was_meant_is_left_open() {
    let mut table = market();
    // Powers 5, 6 and 3: one claim is true; the other was about one of the other two cards.
    table.play(1, "offer grain.01[p5] grain.02[p4] grain.03 to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    let lies = asides(&table, Observer::Seat(seat(2)));
    assert_eq!(lies.len(), 1);
    assert_eq!((said(&lies[0], "said").as_str(), said(&lies[0], "cards").as_str()), ("4", "grain.02+grain.03"));
}

#[test]
fn om_3_6_the_maker_of_an_offer_sees_which_of_its_claims_are_lies_and_nobody_else_does() {
    let mut table = market();
    // Powers 5 and 6: the first claim is true of one card, the second of none.
    table.play(1, "offer grain.01[p5] grain.02[p4] to 2 for nothing");
    let offer = &table.view(1).offers[0];
    let said: Vec<(u8, bool)> = offer
        .terms
        .claims
        .iter()
        .map(|shown| shown.claim.power())
        .zip(offer.lies.clone().expect("the giver sees"))
        .collect();
    assert_eq!(said.iter().find(|(power, _)| *power == 5), Some(&(5, false)));
    assert_eq!(said.iter().find(|(power, _)| *power == 4), Some(&(4, true)));
    assert_eq!([table.view(2).offers[0].lies.clone(), table.view(3).offers[0].lies.clone()], [None, None]);
}

#[test]
fn om_3_6_at_the_end_only_lies_that_somebody_fell_for_are_told_with_both_names() {
    let mut table = market();
    table.play(1, "offer grain.01[@zara] to 2 for nothing");
    table.play(2, "refuse #1");
    table.play(1, "offer grain.01[@zara] to 3 for nothing");
    table.play(3, "accept #2 with nothing");
    let told = table.rules.epilogue(&mut table.events().iter());
    assert_eq!(told.len(), 1);
    let facts = ["seat", "to", "card", "said", "is"].map(|name| said(&told[0], name));
    assert_eq!(facts, ["1", "3", "grain.01", "Zara", "om-claim-no-port"].map(String::from));
}

#[test]
fn om_3_6_only_the_claims_of_the_accepted_offer_are_examined() {
    let mut table = market();
    table.play(1, "offer grain.01[p5] to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    // A later offer of the same seat, and a lie, that nobody takes.
    table.play(1, "offer grain.02[p4] to 2 for nothing");
    assert_eq!(asides(&table, Observer::Seat(seat(2))), []);
}

#[test]
fn om_3_6_as_many_claims_as_possible_are_read_as_true() {
    let rules = rules(3);
    // Two cards of a good with the same symbols and different powers: a claim about the symbols is true of both.
    let all = rules.cards_in_play();
    let pairs = all.iter().flat_map(|one| all.iter().map(move |other| (one, other)));
    let fits = |(one, other): &(Card, Card)| {
        let (a, b) = (rules.face(*one), rules.face(*other));
        one < other && one.good() == other.good() && a.symbols == b.symbols && a.symbols != 0 && a.power != b.power
    };
    let (one, other) = pairs.into_iter().find(fits).expect("two such cards");
    let mut table = Scenario::new(3).seat(1, |s| s.hand(&format!("{one} {other}"))).table();
    let (symbols, power) = (rules.face(one).symbols, rules.face(other).power);
    let symbols = Symbol::ALL.into_iter().filter(|symbol| symbols >> *symbol as u8 & 1 == 1).map(Symbol::name);
    let symbols: Vec<&str> = symbols.collect();
    table.play(1, &format!("offer {one}[{}] {other}[p{power}] to 2 for nothing", symbols.join("+")));
    table.play(2, "accept #1 with nothing");
    assert_eq!(asides(&table, Observer::Seat(seat(2))), []);
}
