//! OS-3: the counting house.

use crate::common::{self, Scenario, act, all_stand, cards, dealt, lay, layout, refused, seat, table};
use game::{Choices as _, Edition as _, Game, NoLog, Observer, SeatSet, SeenEvent as _, Setup as _, Shown, Status};
use ostia::{
    Action, Beats, Choices, Edition, Effect, Event, Ostia, Phase, Refusal, SecretDecision, SeenEvent, Setup, State,
};
use testkit::Dice;

#[test]
fn os_3_1_four_market_cards_with_three_two_with_four_none_with_five() {
    for (players, market) in [(3, 4), (4, 2), (5, 0)] {
        let game = table(players);
        let (mut state, _) = dealt(&game, 1);
        let mut dice = Dice::new(1, 1);
        while state.public.phase != Phase::Counter {
            let Status::Open { ask, .. } = game.status(&state) else { panic!("over") };
            let mut choices = Choices::default();
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
    let mut state = Scenario::new(&game).pile_of("salt wheat wood wine").lot(1, "wood wine").build();
    act(&game, &mut state, 2, Action::Pass);
    let log = act(&game, &mut state, 3, Action::Pass);
    let turned: Vec<u8> = log
        .iter()
        .filter_map(|f| if let Event::MarketTurnedUp { cards } = f { Some(cards.total()) } else { None })
        .collect();
    assert_eq!(turned, [2, 2], "two from the old pile, two from the new");
    assert!(log.contains(&Event::Reshuffled));
    assert!(state.public.market.covers(cards("salt wheat")));
    assert_eq!(state.public.market.total(), 4);
}

#[test]
fn os_3_2_every_card_and_both_bluff_cards_are_laid_in_secret() {
    let game = table(3);
    let mut state = Scenario::new(&game).stock(1, "wood wood salt").phase(Phase::Counter).build();
    assert_eq!(refused(&game, &state, 1, lay("wood salt salt", "")), Refusal::NotInStock);
    assert_eq!(refused(&game, &state, 1, lay("wood wood", "wood")), Refusal::NotInStock);
    assert_eq!(refused(&game, &state, 1, lay("bluff bluff", "bluff")), Refusal::TooManyBluffs);
    act(&game, &mut state, 1, lay("wood bluff", "bluff"));
    act(&game, &mut state, 2, lay("", ""));
    act(&game, &mut state, 3, lay("", ""));
    // Forum 2, senate 1, and the other two goods on the storehouse.
    assert_eq!(state.public.traders[seat(1)].laid, [2, 1, 2]);
}

#[test]
fn os_3_2_the_factored_walk_lists_every_allocation_once() {
    let game = table(3);
    let state = Scenario::new(&game).stock(1, "wood wood salt").phase(Phase::Counter).build();
    let mut choices = Choices::default();
    game.choices(&state, seat(1), &mut choices);
    let actions = testkit::walk::all(&choices, usize::MAX, &mut |_| true).expect("no dead end");
    // Two alike on three places: 6 ways; one: 3 ways; two bluff cards: 6 ways.
    assert_eq!(actions.len(), 6 * 3 * 6);
}

#[test]
fn os_3_3_more_than_three_types_are_not_refused_and_the_storehouse_has_no_limit() {
    let game = table(3);
    let all = "ivory marble wood salt wine wheat";
    let mut state = Scenario::new(&game).stock(1, all).phase(Phase::Counter).build();
    assert!(game.check(&state, seat(1), &lay("ivory marble wood", "salt wine wheat")).is_ok());
    act(&game, &mut state, 1, lay("ivory marble", "wood"));
    act(&game, &mut state, 2, lay("", ""));
    act(&game, &mut state, 3, lay("", ""));
    let log = all_stand(&game, &mut state);
    assert!(!log.iter().any(|event| matches!(event, Event::PenaltyPaid { .. })), "three on the forum and three stored");
    assert_eq!(state.hidden.hands[common::seat(1)].stock, cards("salt wine wheat"));
}

#[test]
fn os_3_3_a_preview_warns_of_the_penalty() {
    let game = table(3);
    let state = Scenario::new(&game).stock(1, "ivory ivory wood wine salt").phase(Phase::Counter).build();
    let knowledge = game.knowledge(&state, Observer::Seat(seat(1)));
    let effects = game.preview(&knowledge, &lay("ivory wine salt", "ivory wood")).effects;
    assert_eq!(effects[0], Effect::LosesToPenalty { cards: cards("ivory ivory") });
    assert_eq!(effects[1..], [Effect::EarnsAtMost { income: 30 }, Effect::OfferWorth { worth: 4 }]);
    let effects = game.preview(&knowledge, &lay("wine salt", "wood")).effects;
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::LosesToPenalty { .. })));
}

/// Applies an action; the others must see the same of it whatever the seat did.
fn seen_by_others(game: &Ostia, state: &mut State, number: usize, action: Action) -> Vec<SeenEvent> {
    let mut log = Vec::new();
    game.apply(state, seat(number), &action, &mut Dice::new(0, 0), &mut log).unwrap();
    log.iter().map(|event| game.seen(event, Observer::Spectator).unwrap()).collect()
}

#[test]
fn os_3_4_first_all_lay_unseen_and_without_sizes() {
    let game = table(3);
    let mut state = Scenario::new(&game).stock(1, "wood salt").phase(Phase::Counter).build();
    for (forum, senate) in [("wood", "bluff"), ("salt bluff", "")] {
        let mut log = Vec::new();
        game.apply(&mut state, seat(1), &lay(forum, senate), &mut Dice::new(0, 0), &mut log).unwrap();
        assert_eq!(log.len(), 1);
        for who in [Observer::Seat(seat(2)), Observer::Seat(seat(3)), Observer::Spectator] {
            assert_eq!(game.seen(&log[0], who), Some(SeenEvent::LaidUnseen { seat: seat(1), layout: None }));
            let view = game.view(&game.knowledge(&state, who));
            assert_eq!((view.seats[0].laid, view.ready), (None, SeatSet::only(seat(1))));
        }
        let own = game.seen(&log[0], Observer::Seat(seat(1))).unwrap();
        assert!(matches!(own, SeenEvent::LaidUnseen { layout: Some(_), .. }) && own.is_private());
    }
    assert_eq!(refused(&game, &state, 1, Action::Stand), Refusal::NotNow, "there is nothing to look at yet");
}

#[test]
fn os_3_4_when_all_have_laid_the_sizes_of_all_are_shown_together() {
    let game = table(3);
    let mut state = Scenario::new(&game).stock(1, "wood salt").start(2).phase(Phase::Counter).build();
    act(&game, &mut state, 1, lay("wood bluff", "salt"));
    act(&game, &mut state, 3, lay("", "bluff bluff"));
    let log = act(&game, &mut state, 2, lay("bluff", ""));
    let shown = |number, forum, senate| Event::SizesShown { seat: seat(number), forum, senate };
    let asked = Event::Asked { phase: Phase::SecondLook };
    assert_eq!(log, [shown(2, 1, 0), shown(3, 0, 2), shown(1, 2, 1), asked]);
    let view = game.view(&game.knowledge(&state, Observer::Spectator));
    let laid: Vec<_> = view.seats.iter().map(|seat| seat.laid).collect();
    assert_eq!(laid, [Some([2, 1, 1]), Some([1, 0, 1]), Some([0, 2, 0])]);
    let own = game.view(&game.knowledge(&state, Observer::Seat(seat(1)))).own.unwrap();
    assert_eq!(own.laid, Some(layout("wood bluff", "salt")), "one's own piles can still be looked at");
}

/// Three seats that have laid out, seat 1 with wood on the forum.
fn second_look(game: &Ostia) -> State {
    let mut state = Scenario::new(game).stock(1, "wood salt").phase(Phase::Counter).build();
    act(game, &mut state, 1, lay("wood", ""));
    act(game, &mut state, 2, lay("bluff", ""));
    act(game, &mut state, 3, lay("", ""));
    assert_eq!(state.public.phase, Phase::SecondLook);
    state
}

#[test]
fn os_3_4_nobody_learns_who_stands_before_all_have_answered() {
    let game = table(3);
    let before = second_look(&game);
    let answers = [Action::Stand, lay("wood", ""), lay("", "wood bluff")];
    let seen = answers.map(|action| {
        let mut state = before;
        let seen = seen_by_others(&game, &mut state, 1, action);
        let known = [Observer::Seat(seat(2)), Observer::Seat(seat(3)), Observer::Spectator];
        (seen, known.map(|who| game.knowledge(&state, who)))
    });
    assert_eq!(seen[0].0, [SeenEvent::Answered { seat: seat(1), answer: None }]);
    assert!(seen.iter().all(|other| *other == seen[0]));
    // The seat itself is told.
    let mut state = before;
    act(&game, &mut state, 1, Action::Stand);
    let own = game.view(&game.knowledge(&state, Observer::Seat(seat(1)))).own.unwrap();
    assert!(own.stands && own.layout.is_none());
    act(&game, &mut state, 1, lay("", "wood"));
    let own = game.view(&game.knowledge(&state, Observer::Seat(seat(1)))).own.unwrap();
    assert!(!own.stands && own.layout == Some(layout("", "wood")) && own.laid == Some(layout("wood", "")));
}

#[test]
fn os_3_4_a_seat_that_stands_sells_its_layout_and_one_that_lays_again_its_last() {
    let game = table(3);
    let mut state = second_look(&game);
    let log = all_stand(&game, &mut state);
    assert!(!log.iter().any(|event| matches!(event, Event::SizesShown { .. })), "no pile has changed");
    assert_eq!(common::cash(&state), [70, 55, 55]);
    let mut state = second_look(&game);
    act(&game, &mut state, 1, lay("wood salt", "bluff"));
    act(&game, &mut state, 2, Action::Stand);
    assert_eq!(state.public.traders[seat(1)].laid, [1, 0, 3], "nothing new is shown before all have answered");
    let log = act(&game, &mut state, 3, Action::Stand);
    assert_eq!(log[0], Event::SizesShown { seat: seat(1), forum: 2, senate: 1 }, "the new piles are counted first");
    assert_eq!((common::cash(&state), state.public.phase), (vec![85, 55, 55], Phase::Storehouses));
    assert_eq!(state.hidden.hands[common::seat(1)].laid, ostia::Layout::default(), "nothing lies there any more");
}

#[test]
fn os_3_4_an_answer_can_be_changed_and_taken_back_until_the_last() {
    let game = table(3);
    let mut state = second_look(&game);
    assert_eq!(refused(&game, &state, 1, Action::TakeBack), Refusal::NothingToTakeBack);
    act(&game, &mut state, 1, lay("", "wood"));
    act(&game, &mut state, 1, Action::TakeBack);
    assert_eq!(
        (state.hidden.hands[common::seat(1)].decision, state.hidden.hands[common::seat(1)].laid),
        (SecretDecision::Open, layout("wood", ""))
    );
    act(&game, &mut state, 2, Action::Stand);
    act(&game, &mut state, 3, Action::Stand);
    assert_eq!(state.public.phase, Phase::SecondLook, "it waits for seat 1 again");
    act(&game, &mut state, 1, Action::Stand);
    assert_eq!(common::cash(&state), [70, 55, 55], "what lay there before");
    assert_eq!(refused(&game, &state, 1, Action::Stand), Refusal::NotNow);
}

#[test]
fn os_3_4_with_one_beat_there_is_no_second_look() {
    let setup = Setup { counter: Beats::OneBeat, ..Setup::usual(3).unwrap() };
    let game = Ostia::new(&setup, &Edition::builtin()).unwrap();
    let mut state = Scenario::new(&game).stock(1, "wood salt").phase(Phase::Counter).build();
    act(&game, &mut state, 1, lay("wood", "bluff"));
    act(&game, &mut state, 2, lay("", ""));
    assert_eq!(state.public.traders[seat(1)].laid, [0; 3]);
    let log = act(&game, &mut state, 3, lay("", ""));
    assert_eq!(log[0], Event::SizesShown { seat: seat(1), forum: 1, senate: 1 });
    assert_eq!((state.public.phase, common::cash(&state)), (Phase::Storehouses, vec![70, 55, 55]));
}

#[test]
fn os_3_4_the_option_is_read_and_an_older_setup_has_two_beats() {
    let mut setup = Setup::usual(3).unwrap();
    assert_eq!(setup.counter, Beats::TwoBeat);
    setup.set("counter", "one-beat").unwrap();
    assert_eq!(serde_json::to_value(&setup).unwrap()["counter"], "one-beat");
    setup.set("counter", "two-beat").unwrap();
    assert_eq!(setup, Setup::usual(3).unwrap());
    assert!(setup.set("counter", "three-beat").is_err());
    let older = r#"{"players":3,"start":null,"first_game":false,"memory":true}"#;
    assert_eq!(serde_json::from_str::<Setup>(older).unwrap(), Setup::usual(3).unwrap());
}

#[test]
fn os_3_4_ready_can_be_taken_back_until_the_last_seat_is_ready() {
    let game = table(3);
    let mut state = Scenario::new(&game).stock(1, "wood").start(2).phase(Phase::Counter).build();
    let Status::Open { must, may, ask, question } = game.status(&state) else { panic!("over") };
    assert_eq!((must, may, ask), (SeatSet::all(3), SeatSet::EMPTY, seat(2)));
    act(&game, &mut state, 1, lay("wood", ""));
    act(&game, &mut state, 2, lay("bluff", ""));
    let Status::Open { must, may, ask, question: same } = game.status(&state) else { panic!("over") };
    assert_eq!((must.len(), may.len(), ask, same), (1, 2, seat(3), question), "the question is still the same");
    act(&game, &mut state, 1, Action::TakeBack);
    assert_eq!(state.hidden.hands[common::seat(1)].decision, SecretDecision::Open);
    let Status::Open { must, ask, .. } = game.status(&state) else { panic!("over") };
    assert_eq!((must.len(), ask), (2, seat(3)));
    act(&game, &mut state, 3, lay("", ""));
    assert_eq!(state.public.phase, Phase::Counter, "it waits for seat 1 again");
    act(&game, &mut state, 1, lay("", "wood"));
    assert_eq!(state.public.phase, Phase::SecondLook, "closed at once");
    let Status::Open { question: next, must, ask, .. } = game.status(&state) else { panic!("over") };
    assert_ne!(next, question);
    assert_eq!((must, ask), (SeatSet::all(3), seat(2)));
    all_stand(&game, &mut state);
    assert_eq!(refused(&game, &state, 1, lay("wood", "")), Refusal::NotNow);
}

#[test]
fn os_3_4_a_preview_of_standing_tells_what_lies_there() {
    let game = table(3);
    let state = second_look(&game);
    let knowledge = game.knowledge(&state, Observer::Seat(seat(1)));
    let effects = game.preview(&knowledge, &Action::Stand).effects;
    assert_eq!(effects, [Effect::EarnsAtMost { income: 15 }]);
    assert_eq!(game.preview(&knowledge, &lay("wood", "")).effects, effects);
}

/// Lays out for seat 1 and nothing for the others; returns what seat 1 lost, in order.
fn penalties(forum: &str, senate: &str) -> (Vec<ostia::Cards>, ostia::State) {
    let game = table(3);
    let stock = format!("{forum} {senate} ivory");
    let mut state = Scenario::new(&game).stock(1, &stock).phase(Phase::Counter).build();
    act(&game, &mut state, 1, lay(forum, senate));
    act(&game, &mut state, 2, lay("bluff", ""));
    act(&game, &mut state, 3, lay("", "bluff bluff"));
    let log = all_stand(&game, &mut state);
    let lost = |event: &Event| if let Event::PenaltyPaid { lost, .. } = event { Some(*lost) } else { None };
    (log.iter().filter_map(lost).collect(), state)
}

#[test]
fn os_3_5_too_many_types_cost_the_type_the_senate_values_most() {
    let (lost, state) = penalties("salt wine", "wood wood wheat");
    assert_eq!(lost, [cards("wood wood")]);
    assert!(state.public.discards.covers(cards("wood wood salt wine wheat")));
    assert_eq!(state.hidden.hands[common::seat(1)].stock, cards("ivory"), "what is stored is untouched");
    assert_eq!(penalties("salt wine", "wood").0, []);
}

#[test]
fn os_3_5_bluff_cards_go_back_and_count_for_nothing() {
    let game = table(3);
    let mut state = Scenario::new(&game).phase(Phase::Counter).build();
    act(&game, &mut state, 1, lay("bluff", "bluff"));
    act(&game, &mut state, 2, lay("bluff bluff", ""));
    act(&game, &mut state, 3, lay("", "bluff"));
    all_stand(&game, &mut state);
    assert_eq!((common::cash(&state), common::vp(&state)), (vec![55; 3], vec![0; 3]));
    assert!(state.public.discards.is_empty());
}

#[test]
fn os_x11_all_his_ivory_there_is_discarded() {
    let (lost, state) = penalties("wine salt", "ivory wood");
    assert_eq!(lost, [cards("ivory")]);
    assert_eq!(state.public.traders[seat(1)].offer, cards("wood"));
    let (lost, _) = penalties("ivory wine salt", "ivory wood");
    assert_eq!(lost, [cards("ivory ivory")], "from forum and senate");
}

#[test]
fn os_x19_again_until_three_are_left() {
    assert_eq!(penalties("ivory wood wine", "salt wheat").0, [cards("ivory"), cards("wood")]);
    assert_eq!(penalties("wood wine", "salt wheat").0, [cards("wood")]);
}
