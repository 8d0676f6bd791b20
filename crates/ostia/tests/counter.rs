//! OS-3: the counter.

mod common;

use common::{Scenario, act, cards, dealt, lay, refused, seat, table};
use game::{Choices, Game, NoLog, Observer, SeatSet, Shown, Status};
use ostia::{Action, Effect, Event, Fact, OstiaChoices, Plan, Refusal, SeenEvent, Stage};
use testkit::Dice;

#[test]
fn os_3_1_four_market_cards_with_three_two_with_four_none_with_five() {
    for (players, market) in [(3, 4), (4, 2), (5, 0)] {
        let game = table(players);
        let (mut state, _) = dealt(&game, 1);
        let mut dice = Dice::new(1, 1);
        while state.public.stage != Stage::Counter {
            let Status::Open { ask, .. } = game.status(&state) else { panic!("over") };
            let mut choices = OstiaChoices::default();
            game.choices(&state, ask, &mut choices);
            let action = choices.sample(&mut dice);
            game.apply(&mut state, ask, &action, &mut dice, &mut NoLog).unwrap();
        }
        assert_eq!(state.public.market.total(), market, "{players} players");
    }
}

#[test]
fn os_3_1_the_pile_may_run_out_between_two_market_cards() {
    let game = table(3);
    let mut state = Scenario::new(&game).pile_of("salt wheat wood wine").lot(1, "wood wine");
    act(&game, &mut state, 2, Action::Pass);
    let log = act(&game, &mut state, 3, Action::Pass);
    let turned: Vec<u8> = log
        .iter()
        .filter_map(|f| if let Fact::MarketTurnedUp { cards } = f { Some(cards.total()) } else { None })
        .collect();
    assert_eq!(turned, [2, 2], "two from the old pile, two from the new");
    assert!(log.contains(&Fact::Reshuffled));
    assert!(state.public.market.covers(cards("salt wheat")));
    assert_eq!(state.public.market.total(), 4);
}

#[test]
fn os_3_2_every_card_and_both_bluff_cards_are_laid_in_secret() {
    let game = table(3);
    let mut state = Scenario::new(&game).stock(1, "wood wood salt").at(Stage::Counter);
    assert_eq!(refused(&game, &state, 1, lay("wood salt salt", "")), Refusal::NotInStock);
    assert_eq!(refused(&game, &state, 1, lay("wood wood", "wood")), Refusal::NotInStock);
    assert_eq!(refused(&game, &state, 1, lay("bluff bluff", "bluff")), Refusal::TooManyBluffs);
    act(&game, &mut state, 1, lay("wood bluff", "bluff"));
    // Forum 2, senate 1, and the other two goods on the storehouse.
    assert_eq!(state.public.houses[seat(1)].laid, [2, 1, 2]);
}

#[test]
fn os_3_2_the_factored_walk_lists_every_allocation_once() {
    let game = table(3);
    let state = Scenario::new(&game).stock(1, "wood wood salt").at(Stage::Counter);
    let mut choices = OstiaChoices::default();
    game.choices(&state, seat(1), &mut choices);
    let actions = testkit::walk::all(&choices, usize::MAX, &mut |_| true).expect("no dead end");
    // Two alike on three places: 6 ways; one: 3 ways; two bluff cards: 6 ways.
    assert_eq!(actions.len(), 6 * 3 * 6);
}

#[test]
fn os_3_3_more_than_three_types_are_not_refused_and_the_storehouse_has_no_limit() {
    let game = table(3);
    let all = "ivory marble wood salt wine wheat";
    let mut state = Scenario::new(&game).stock(1, all).at(Stage::Counter);
    assert!(game.check(&state, seat(1), &lay("ivory marble wood", "salt wine wheat")).is_ok());
    act(&game, &mut state, 1, lay("ivory marble", "wood"));
    act(&game, &mut state, 2, lay("", ""));
    let log = act(&game, &mut state, 3, lay("", ""));
    assert!(!log.iter().any(|fact| matches!(fact, Fact::PenaltyPaid { .. })), "three on the forum and three stored");
    assert_eq!(state.hidden.hands[0].stock, cards("salt wine wheat"));
}

#[test]
fn os_3_3_a_preview_warns_of_the_penalty() {
    let game = table(3);
    let state = Scenario::new(&game).stock(1, "ivory ivory wood wine salt").at(Stage::Counter);
    let knowledge = game.knowledge(&state, Observer::Seat(seat(1)));
    let effects = game.preview(&knowledge, &lay("ivory wine salt", "ivory wood")).effects;
    assert_eq!(effects[0], Effect::LosesToPenalty { cards: cards("ivory ivory") });
    assert_eq!(effects[1..], [Effect::EarnsAtMost { income: 30 }, Effect::OfferWorth { worth: 4 }]);
    let effects = game.preview(&knowledge, &lay("wine salt", "wood")).effects;
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::LosesToPenalty { .. })));
}

#[test]
fn os_3_4_others_see_sizes_only_at_every_change() {
    let game = table(3);
    let mut state = Scenario::new(&game).stock(1, "wood salt").at(Stage::Counter);
    let seen = |event: &Event, who| game.seen(event, who).unwrap();
    for (forum, senate, sizes) in [("wood", "bluff", (1, 1)), ("salt bluff", "", (2, 0))] {
        let mut log = Vec::new();
        game.apply(&mut state, seat(1), &lay(forum, senate), &mut Dice::new(0, 0), &mut log).unwrap();
        assert_eq!(log.len(), 1);
        for who in [Observer::Seat(seat(2)), Observer::Seat(seat(3)), Observer::Spectator] {
            let expected = SeenEvent::Laid { seat: seat(1), forum: sizes.0, senate: sizes.1, layout: None };
            assert_eq!(seen(&log[0], who), expected);
        }
        assert!(matches!(seen(&log[0], Observer::Seat(seat(1))), SeenEvent::Laid { layout: Some(_), .. }));
    }
}

#[test]
fn os_3_4_ready_can_be_taken_back_until_the_last_seat_is_ready() {
    let game = table(3);
    let mut state = Scenario::new(&game).stock(1, "wood").start(2).at(Stage::Counter);
    let Status::Open { must, may, ask, question } = game.status(&state) else { panic!("over") };
    assert_eq!((must, may, ask), (SeatSet::all(3), SeatSet::EMPTY, seat(2)));
    act(&game, &mut state, 1, lay("wood", ""));
    act(&game, &mut state, 2, lay("bluff", ""));
    let Status::Open { must, may, ask, question: same } = game.status(&state) else { panic!("over") };
    assert_eq!((must.len(), may.len(), ask, same), (1, 2, seat(3), question), "the question is still the same");
    act(&game, &mut state, 1, Action::TakeBack);
    assert_eq!(state.hidden.hands[0].plan, Plan::Open);
    let Status::Open { must, ask, .. } = game.status(&state) else { panic!("over") };
    assert_eq!((must.len(), ask), (2, seat(3)));
    act(&game, &mut state, 3, lay("", ""));
    assert_eq!(state.public.stage, Stage::Counter, "it waits for seat 1 again");
    act(&game, &mut state, 1, lay("", "wood"));
    assert_eq!(state.public.stage, Stage::Storehouses, "closed at once");
    let Status::Open { question: next, .. } = game.status(&state) else { panic!("over") };
    assert_ne!(next, question);
    assert_eq!(refused(&game, &state, 1, lay("wood", "")), Refusal::NotNow);
}

/// Lays out for seat 1, the others nothing; what seat 1 lost, in order.
fn penalties(forum: &str, senate: &str) -> (Vec<ostia::Cards>, ostia::State) {
    let game = table(3);
    let stock = format!("{forum} {senate} ivory");
    let mut state = Scenario::new(&game).stock(1, &stock).at(Stage::Counter);
    act(&game, &mut state, 1, lay(forum, senate));
    act(&game, &mut state, 2, lay("bluff", ""));
    let log = act(&game, &mut state, 3, lay("", "bluff bluff"));
    let lost = |fact: &Fact| if let Fact::PenaltyPaid { lost, .. } = fact { Some(*lost) } else { None };
    (log.iter().filter_map(lost).collect(), state)
}

#[test]
fn os_3_5_too_many_types_cost_the_type_the_senate_values_most() {
    let (lost, state) = penalties("salt wine", "wood wood wheat");
    assert_eq!(lost, [cards("wood wood")]);
    assert!(state.public.discards.covers(cards("wood wood salt wine wheat")));
    assert_eq!(state.hidden.hands[0].stock, cards("ivory"), "what is stored is untouched");
    assert_eq!(penalties("salt wine", "wood").0, []);
}

#[test]
fn os_3_5_bluff_cards_go_back_and_count_for_nothing() {
    let game = table(3);
    let mut state = Scenario::new(&game).at(Stage::Counter);
    act(&game, &mut state, 1, lay("bluff", "bluff"));
    act(&game, &mut state, 2, lay("bluff bluff", ""));
    act(&game, &mut state, 3, lay("", "bluff"));
    assert_eq!((common::cash(&state), common::vp(&state)), (vec![55; 3], vec![0; 3]));
    assert!(state.public.discards.is_empty());
}

#[test]
fn os_x11_all_his_ivory_there_is_discarded() {
    let (lost, state) = penalties("wine salt", "ivory wood");
    assert_eq!(lost, [cards("ivory")]);
    assert_eq!(state.public.houses[seat(1)].offer, cards("wood"));
    let (lost, _) = penalties("ivory wine salt", "ivory wood");
    assert_eq!(lost, [cards("ivory ivory")], "from forum and senate");
}

#[test]
fn os_x19_again_until_three_are_left() {
    assert_eq!(penalties("ivory wood wine", "salt wheat").0, [cards("ivory"), cards("wood")]);
    assert_eq!(penalties("wood wine", "salt wheat").0, [cards("wood")]);
}
