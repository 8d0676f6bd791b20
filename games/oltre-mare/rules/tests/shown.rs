//! What screens, logs and reports get.

use game::{Arg, Event as _, Game as _, Message, Observer, Shown as _, Slot, Stats as _};
use oltre_mare::scenario::{Scenario, ScriptedMatch, card, rules, seat};
use oltre_mare::{CardSet, Choices, Event, Menu, Stats};

fn market() -> ScriptedMatch {
    Scenario::new(3)
        .seat(1, |s| s.cargo("salt.06").hand("grain.01 grain.02 grain.03 olives.01"))
        .seat(2, |s| s.hand("silk.01"))
        .seat(3, |s| s.hand("salt.01"))
        .table()
}

fn told(event: &Event) -> Message {
    let rules = rules(3);
    let seen = rules.seen(event, Observer::Spectator).expect("everybody sees it");
    rules.tell(&seen).expect("a line of the log")
}

#[test]
fn a_turn_without_cards_is_told_in_other_words() {
    let played = |cards| Event::Played { seat: seat(1), cards, sails: 0 };
    assert_eq!(told(&played(CardSet::EMPTY)).key, "om-played-nothing");
    assert_eq!(told(&played(CardSet::only(card("salt.01")))).key, "om-played");
}

#[test]
fn only_events_without_news_are_quiet() {
    assert!(Event::TradeLeft { seat: seat(1) }.is_quiet());
    assert!(!Event::Played { seat: seat(1), cards: CardSet::EMPTY, sails: 0 }.is_quiet());
    assert!(market().play(1, "offer grain.01 to 2 for 2d").iter().all(|event| !event.is_quiet()));
}

/// Counts the events of a table.
fn counted(table: &ScriptedMatch) -> Stats {
    let mut stats = Stats::default();
    table.events().iter().for_each(|event| stats.note(event));
    stats
}

fn report(stats: &Stats) -> serde_json::Value {
    serde_json::to_value(stats.report(1)).expect("a report")
}

#[test]
fn prices_offers_and_deals_are_counted_and_add_up() {
    let mut table = market();
    table.play(1, "offer grain.01 to 2 for 3d");
    table.play(2, "accept #1 with nothing");
    table.play(1, "offer 1d to 2 for silk");
    table.play(2, "accept #2 with silk.01");
    let once = report(&counted(&table));
    assert_eq!((&once["offers"], &once["deals"]), (&2.into(), &2.into()));
    assert_eq!(once["mean_price_by_good"]["grain"], 3.0);
    assert_eq!(once["mean_price_by_good"]["silk"], 1.0);
    let mut thrice = counted(&table);
    (0..2).for_each(|_| thrice.merge(&counted(&table)));
    let thrice = report(&thrice);
    assert_eq!((&thrice["offers"], &thrice["deals"]), (&6.into(), &6.into()));
    assert_eq!(thrice["mean_price_by_good"]["grain"], 3.0);
}

#[test]
fn purchases_and_turns_are_counted() {
    let mut table = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.06").hand("grain.01 grain.02 grain.03 olives.01"))
        .deck("silk.01 silk.02 silk.03 silk.04 silk.05 silk.06")
        .table();
    table.play(1, "buy deck 3d");
    let mut stats = counted(&table);
    assert_eq!(report(&stats)["purchases"], 1);
    let before = stats.turns();
    stats.note(&Event::TurnBegan { seat: seat(2), power: 3, load: 2 });
    assert_eq!(stats.turns(), before + 1);
}

#[test]
fn claimed_symbols_are_named_one_by_one() {
    let rules = rules(3);
    let label = |option| rules.label(&Choices::default(), Slot::Own("slot-claim-symbols"), option);
    let terms = |option| match label(option) {
        Arg::List(list) => list.len(),
        _ => 0,
    };
    assert_eq!([terms(0b0001), terms(0b0101), terms(0b1111)], [1, 2, 4]);
}

#[test]
fn an_offer_can_be_met_with_cards_of_what_it_asks_for_and_with_no_others() {
    let mut table = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.06").hand("grain.01"))
        .seat(2, |s| s.hand("silk.01 silk.02 salt.01"))
        .table();
    table.play(1, "offer grain.01 to 2 for silk");
    let mut choices = Choices::default();
    table.rules.choices(&table.state, seat(2), &mut choices);
    let Menu::Trade(menu) = table.rules.menu(&choices) else { panic!("a trade") };
    let cards: Vec<CardSet> = menu.incoming.iter().map(|offer| offer.cards).collect();
    assert_eq!(cards, [CardSet::only(card("silk.01")).or(CardSet::only(card("silk.02")))]);
}
