//! OM-7: the last round, and where cards come from when the deck has run out.

use game::{Choices as _, Game, NoLog, Status};
use oltre_mare::scenario::{Rest, Scenario, ScriptedMatch, card, rules, seat};
use oltre_mare::{Choices, DeckSource, Event, Marker, Phase, Refusal};
use testkit::Dice;

fn count(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

fn last_round_began(events: &[Event]) -> usize {
    count(events, |event| matches!(event, Event::LastRoundBegan))
}

/// The early scorings: seat, cargo, pirates, markers.
fn scorings(events: &[Event]) -> Vec<(u8, i32, i32, i32)> {
    let scored = |event: &Event| match event {
        Event::SeatScored { seat, cargo, pirates, markers } => Some((seat.number(), *cargo, *pirates, *markers)),
        _ => None,
    };
    events.iter().filter_map(scored).collect()
}

/// Three seats with load 1 and one card each, without ship; nobody draws pirates.
fn short_turns() -> Scenario {
    let seat = |cargo: &'static str, hand: &'static str| {
        move |s: oltre_mare::scenario::SeatPlan| s.cargo(cargo).hand(hand).marker(Marker::PiratesBeaten)
    };
    Scenario::new(3)
        .seat(1, seat("salt.06", "gems.01"))
        .seat(2, seat("salt.02", "gems.07"))
        .seat(3, seat("salt.14", "silk.11"))
        .no_venice()
}

/// The rest of a turn of [`short_turns`].
fn finish_turn(table: &mut ScriptedMatch, number: usize) {
    let card = ["gems.01", "gems.07", "silk.11"][number - 1];
    table.play(number, "leave");
    table.play(number, &format!("play {card}"));
    table.play(number, &format!("stow {card}"));
    table.play(number, "end");
}

#[test]
fn om_7_1_the_last_card_drawn_makes_the_round_the_last() {
    // Seat 2 starts; seat 3 buys the last card; seat 1, on the start player's right, plays the last turn.
    let mut table = short_turns().start(2).active(3).deck("grain.01 grain.02").rest(Rest::Discard).table();
    assert_eq!(last_round_began(&table.play(3, "buy deck")), 0, "one card is left");
    let events = table.play(3, "buy deck");
    assert_eq!(events.last(), Some(&Event::LastRoundBegan), "a purchase counts: {events:?}");
    assert!(table.is_last_round());
    finish_turn(&mut table, 3);
    assert_eq!((table.active(), table.standings()), (1, None));
    finish_turn(&mut table, 1);
    assert!(table.standings().is_some());
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.refused(2, "leave"), Refusal::MatchOver);
}

#[test]
fn om_7_1_pirates_and_market_draw_the_last_card_too() {
    for word in ["gems.04", "gems.02"] {
        let mut table = Scenario::new(3)
            .phase(Phase::Actions)
            .load(1)
            .seat(1, |s| s.hand(word))
            .deck("grain.01")
            .no_venice()
            .rest(Rest::Discard)
            .table();
        assert_eq!(last_round_began(&table.play(1, &format!("play {word}"))), 1, "{word}");
    }
}

#[test]
fn om_7_1_drawn_in_the_start_players_turn_all_others_have_one_more() {
    let mut table = short_turns().start(2).active(2).deck("grain.01").rest(Rest::Discard).table();
    table.play(2, "buy deck");
    for number in [2, 3, 1] {
        assert_eq!((table.active(), table.standings()), (number, None));
        finish_turn(&mut table, number);
    }
    assert!(table.standings().is_some());
}

#[test]
fn om_7_1_drawn_in_the_turn_of_the_seat_on_the_right_that_turn_is_the_last() {
    let mut table = short_turns().start(2).active(1).deck("grain.01").rest(Rest::Discard).table();
    table.play(1, "buy deck");
    finish_turn(&mut table, 1);
    assert!(table.standings().is_some());
}

#[test]
fn om_7_1_without_it_the_match_continues() {
    let mut table = short_turns().start(2).active(1).table();
    finish_turn(&mut table, 1);
    assert_eq!((table.active(), table.standings()), (2, None));
}

#[test]
fn om_7_1_emptying_a_recycled_deck_triggers_nothing_more() {
    // The round is the last already; seat 3 empties the recycled deck in its turn.
    let mut table = short_turns().start(2).active(3).last_round().discard("grain.01").rest(Rest::Hand(2)).table();
    let events = table.play(3, "buy deck");
    assert_eq!((last_round_began(&events), table.deck_size()), (0, 0));
    finish_turn(&mut table, 3);
    finish_turn(&mut table, 1);
    assert!(table.standings().is_some());
}

#[test]
fn om_7_1_all_have_had_the_same_number_of_turns() {
    for players in 2..=5 {
        for seed in 0..4 {
            let rules = rules(players);
            let (mut state, mut log, mut dice) = (rules.blank(), Vec::new(), Dice::new(seed, 7));
            rules.deal(&mut state, &mut dice, &mut NoLog);
            let mut choices = Choices::default();
            while let Status::Open { ask, .. } = rules.status(&state) {
                rules.choices(&state, ask, &mut choices);
                let action = choices.sample(&mut dice);
                rules.apply(&mut state, ask, &action, &mut dice, &mut log).expect("a legal action");
            }
            let turns: Vec<usize> =
                game::Seat::all(players).map(|seat| count(&log, |event| *event == Event::TurnEnded { seat })).collect();
            assert!(turns[0] > 0 && turns.iter().all(|n| *n == turns[0]), "{turns:?}");
            assert_eq!(last_round_began(&log), 1);
        }
    }
}

#[test]
fn om_7_2_the_discard_makes_a_new_deck_when_a_card_is_needed_not_before() {
    let mut table = short_turns().deck("grain.01").discard("silk.01-09").rest(Rest::Hand(3)).table();
    table.play(1, "buy deck 3d");
    assert_eq!((table.deck_size(), table.discard().split_whitespace().count()), (0, 9), "not before");
    let events = table.play(1, "buy deck 3d");
    let shuffled = |event: &Event| matches!(event, Event::DeckShuffled { source: DeckSource::Discard, .. });
    assert!(matches!(events[0], Event::PricePaid { .. }) && shuffled(&events[1]), "{events:?}");
    assert!(matches!(events[2], Event::CardDrawn { .. }), "{events:?}");
    assert_eq!((table.deck_size(), table.discard()), (8, String::new()));
    assert!(table.hand(1).split_whitespace().any(|card| card.starts_with("silk")));
    assert_eq!(count(&table.play(1, "buy deck 3d"), shuffled), 0);
}

#[test]
fn om_7_2_it_is_shuffled() {
    let order = |seed| {
        let mut table = short_turns().last_round().discard("olives.01-12").rest(Rest::Hand(3)).table().lots(seed);
        table.play(1, "buy deck");
        table.deck()
    };
    let orders: Vec<String> = (1..=6).map(order).collect();
    assert!(orders.windows(2).all(|pair| pair[0] != pair[1]), "{orders:?}");
}

#[test]
fn om_7_2_a_draw_under_way_continues() {
    // Six market cards: two from the deck, four from the discard.
    let words = "gems.03 scrolls.01 scrolls.06";
    let mut table = Scenario::new(3)
        .phase(Phase::Actions)
        .load(3)
        .seat(1, |s| s.hand(words))
        .deck("grain.01 grain.02")
        .no_venice()
        .discard("silk.01-07")
        .rest(Rest::Hand(2))
        .table();
    let events = table.play(1, &format!("play {words}"));
    assert_eq!((last_round_began(&events), table.deck_size()), (1, 3));
    let hand = table.hand(1);
    assert!(hand.ends_with("grain.01 grain.02") && hand.matches("silk").count() == 4, "{hand}");
}

/// The deck and the discard are empty in the last round; seat 1 starts.
fn exhausted(players: u8) -> Scenario {
    Scenario::new(players)
        .last_round()
        .rest(Rest::Hand(players.into()))
        .seat(1, |s| {
            s.ducats(20).prestige(3).markers(3).cargo("olives.01 olives.02 gems.05").pirates("silk.11 silk.12")
        })
        .seat(2, |s| s.ducats(20).markers(1).cargo("salt.01 salt.02 salt.03"))
        .seat(3, |s| s.ducats(20).markers(2).cargo("scrolls.01 scrolls.02"))
}

#[test]
fn om_7_3_the_start_player_is_scored_for_cargo_pirates_and_markers() {
    let mut table = exhausted(3).active(2).table();
    let events = table.play(2, "buy deck 3d");
    assert!(matches!(events[0], Event::PricePaid { .. }));
    // 1 gems, 2 olives; 2 pirates; most markers. Not for prestige.
    assert_eq!(scorings(&events), [(1, 3, -2, 6)]);
    assert_eq!((table.ducats(1), table.prestige(1)), (27, 3));
    assert_eq!((table.cargo(1), table.pirates(1)), (String::new(), String::new()));
    assert!(matches!(events[2], Event::DeckShuffled { source: DeckSource::Stacks(s), .. } if s == seat(1)));
    assert_eq!((table.deck_size(), table.discard()), (4, String::new()), "five cards, one of them drawn");
    assert_eq!((table.ducats(2), table.ducats(3)), (17, 20), "nobody else");
    assert_eq!(scorings(&table.play(2, "buy deck 3d")), [], "as long as that deck lasts");
}

#[test]
fn om_7_3_not_while_deck_or_discard_have_cards() {
    let mut table = exhausted(3).active(2).deck("grain.01").no_venice().discard("grain.02").table();
    for _ in 0..2 {
        assert_eq!(scorings(&table.play(2, "buy deck")), []);
    }
    assert_eq!(scorings(&table.play(2, "buy deck")), [(1, 3, -2, 6)]);
}

#[test]
fn om_7_3_markers_are_ranked_at_that_moment_and_count_once() {
    // Seat 2 takes its second and third marker later: 3, 3, 2 at the end. Seat 1 has had its 6.
    let mut table = exhausted(3)
        .active(2)
        .seat(2, |s| s.markers(2).hand("gems.02"))
        .load(1)
        .marker_at("Zara", Marker::CalmSea)
        .table();
    table.play(2, "buy deck");
    table.play(2, "leave");
    table.play(2, "play gems.02");
    table.play(2, "sail zara");
    table.play(2, "stow gems.02");
    table.play(2, "end");
    assert_eq!(table.markers(2), 3);
    let end = Scenario::new(3)
        .last_round()
        .active(3)
        .phase(Phase::EndOfTurn)
        .scored(1)
        .seat(1, |s| s.ducats(0).markers(3))
        .seat(2, |s| s.ducats(0).markers(3))
        .seat(3, |s| s.ducats(0).markers(2));
    let mut table = end.table();
    let events = table.play(3, "end");
    let Some(Event::MatchEnded { count, .. }) = events.last() else { panic!("{events:?}") };
    let prizes: Vec<i32> = count.iter().map(|(_, count)| count.markers).collect();
    assert_eq!(prizes, [0, 6, 3], "no second prize, but his markers still rank the others");
}

#[test]
fn om_7_3_later_cards_start_a_new_cargo_and_new_pirates() {
    // Two seats; the start player's deck runs out in their own turn; they play on, and are scored again at the end.
    let words = "gems.01 silk.06"; // ducat + pirate, twice: three pirates
    let mut table = Scenario::new(2)
        .last_round()
        .load(2)
        .rest(Rest::Cargo(2))
        .seat(1, |s| s.ducats(20).markers(1).cargo("olives.01-06").hand(words))
        .seat(2, |s| s.cargo("salt.06").hand("pottery.02"))
        .table();
    table.play(1, "buy deck");
    assert_eq!((table.cargo(1), table.ducats(1)), (String::new(), 20 - 3 + 11 + 6));
    table.play(1, "leave");
    table.play(1, &format!("play {words}"));
    table.play(1, &format!("stow {words}"));
    assert_eq!((table.cargo(1), table.pirates(1).split_whitespace().count()), (words.into(), 3));
    table.play(1, "end");
    table.play(2, "leave");
    table.play(2, "play pottery.02");
    table.play(2, "stow pottery.02");
    let events = table.play(2, "end");
    let Some(Event::MatchEnded { count, .. }) = events.last() else { panic!("{events:?}") };
    let first = count[seat(1)];
    assert_eq!((first.cargo, first.markers), (2, 0), "a gem and a silk; no second marker prize");
    // Seat 2 drew a pirate card: the deck had two cards left, so nobody was scored again.
    assert_eq!((first.pirates, scorings(table.events()).len()), (-3, 1));
    assert_eq!(count[seat(2)].markers, 3, "his marker still ranks the other");
}

#[test]
fn om_7_3_then_the_first_seat_clockwise_whose_last_turn_is_over() {
    // Four seats, seat 3 is active: seats 1 and 2 are done, seat 4 is not.
    let mut table = exhausted(4)
        .active(3)
        .seat(1, |s| s.cargo("olives.01").pirates(""))
        .seat(2, |s| s.cargo("salt.01").pirates("silk.10"))
        .seat(4, |s| s.cargo("pottery.01 pottery.02").pirates("pottery.05"))
        .table();
    assert_eq!(scorings(&table.play(3, "buy deck")), [(1, 1, 0, 6)]);
    assert_eq!(scorings(&table.play(3, "buy deck")), [(2, 1, -1, 1)]);
    assert_eq!(scorings(&table.play(3, "buy deck")), []);
    // Neither the active seat nor one whose turn is still to come.
    assert_eq!(table.refused(3, "buy deck"), Refusal::SourceEmpty);
    assert_eq!((table.cargo(3), table.cargo(4)), ("scrolls.01 scrolls.02".into(), "pottery.01 pottery.02".into()));
    assert_eq!(table.hand(3), "silk.10 salt.01 olives.01");
}

#[test]
fn om_7_3_a_start_player_without_stacks_is_passed_over() {
    let mut table = exhausted(3).active(3).seat(1, |s| s.cargo("").pirates("")).table();
    assert_eq!(scorings(&table.play(3, "buy deck")), [(2, 6, 0, 1)]);
}

#[test]
fn om_7_3_pirates_alone_will_do() {
    let mut table = exhausted(3).active(3).seat(1, |s| s.cargo("").pirates("silk.11")).table();
    assert_eq!(scorings(&table.play(3, "buy deck")), [(1, 0, -1, 6)]);
    assert!(table.hand(3).contains("silk.11"));
}

#[test]
fn om_7_3_the_start_player_in_their_own_turn_and_again() {
    // Six pirates to draw, two cards in the cargo: they come back three times.
    let words = "gems.01 gems.07 silk.06";
    let mut table = exhausted(3)
        .phase(Phase::Actions)
        .load(3)
        .seat(1, |s| s.cargo("olives.01 olives.02").pirates("").hand(words))
        .table();
    let events = table.play(1, &format!("play {words}"));
    // The marker prize once, the cargo once; then each time the two pirates are taken for two ducats.
    assert_eq!(scorings(&events), [(1, 2, 0, 6), (1, 0, -2, 0), (1, 0, -2, 0)]);
    assert_eq!(count(&events, |event| matches!(event, Event::PirateBoarded { .. })), 6);
    assert_eq!(table.pirates(1).split_whitespace().count(), 2);
    assert_eq!(table.ducats(1), 20 + 6 + 2 + 6 - 4, "three ducat symbols give 6");
}

#[test]
fn om_7_3_if_there_is_none_the_draw_lapses() {
    let mut table =
        exhausted(3).phase(Phase::Actions).load(1).seat(1, |s| s.cargo("").pirates("").hand("gems.02")).table();
    let events = table.play(1, "play gems.02");
    assert_eq!(scorings(&events), []);
    assert_eq!((table.hand(1), table.phase()), (String::new(), Phase::Sailing));
}

#[test]
fn om_7_3_the_pirates_are_not_shown() {
    let mut table = exhausted(3).active(2).table();
    let events = table.play(2, "buy deck");
    let Event::DeckShuffled { order, .. } = events[2] else { panic!("{events:?}") };
    assert_eq!(order.len(), 5);
    for observer in [0, 1, 3] {
        let who = if observer == 0 { game::Observer::Spectator } else { game::Observer::Seat(seat(observer)) };
        let seen = table.rules.seen(&events[2], who);
        let expected = oltre_mare::SeenEvent::DeckShuffled { source: DeckSource::Stacks(seat(1)), cards: 5 };
        assert_eq!(seen, Some(expected), "how many, not which");
        assert!(table.knowledge(observer).pirates.is_empty());
    }
}

#[test]
fn om_7_3_the_owner_no_longer_knows_where_his_pirates_are() {
    // Seat 1 starts and lays a pirate down in its turn; the deck is empty, and soon the discard.
    let mut table = Scenario::new(2)
        .active(2)
        .phase(Phase::EndOfTurn)
        .deck("pottery.02 silk.01")
        .no_venice()
        .rest(Rest::Hand(2))
        .seat(1, |s| s.cargo("silk.02").hand("gems.01-04 silk.03 silk.04 silk.06"))
        .seat(2, |s| s.cargo("salt.06"))
        .table();
    table.play(2, "end");
    table.play(1, "discard gems.04");
    assert_eq!(table.knowledge(1).pirates.to_vec(), [Some(card("gems.04"))]);
    table.play(1, "buy deck");
    table.play(1, "buy deck");
    assert!(table.is_last_round());
    table.play(1, "buy deck"); // its own cargo and pirates make the new deck
    assert_eq!(scorings(table.events()), [(1, 1, -1, 6)]);
    let k = table.knowledge(1);
    assert!(k.pirates.is_empty());
    assert!(k.near.iter().all(|(_, cards)| cards.is_empty()));
}

#[test]
fn om_7_4_hand_cards_are_worth_nothing() {
    let end = |hand: &str| {
        let mut table = Scenario::new(2)
            .active(2)
            .last_round()
            .phase(Phase::EndOfTurn)
            .seat(1, |s| s.cargo("salt.01").hand(hand))
            .table();
        table.play(2, "end");
        table.standings().expect("the match is over").score[seat(1)]
    };
    assert_eq!(end(""), end("gems.01-08 scrolls.01-10"));
    assert_eq!(end(""), 11 + 6 + 1 + 6);
}
