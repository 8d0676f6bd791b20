//! OS-1: setup and rounds.

use crate::common::{dealt, open, table};
use game::{Choices as _, Game, NoLog, Seat, Setup as _, Status};
use ostia::{Choices, Event, Ostia, Phase, Setup, State};
use testkit::Dice;

/// Plays on at random; all events until the match is over.
fn play(game: &Ostia, state: &mut State, seed: u64) -> Vec<Event> {
    let (mut dice, mut log) = (Dice::new(seed, 1), Vec::new());
    let mut choices = Choices::default();
    while let Status::Open { ask, .. } = game.status(state) {
        game.choices(state, ask, &mut choices);
        let action = choices.sample(&mut dice);
        game.apply(state, ask, &action, &mut dice, &mut log).unwrap();
    }
    log
}

#[test]
fn os_1_1_each_seat_gets_one_card_and_the_rest_is_the_pile() {
    let game = table(4);
    let (_, log) = dealt(&game, 3);
    let first: Vec<&Event> = log.iter().filter(|event| matches!(event, Event::FirstCardDealt { .. })).collect();
    assert_eq!(first.len(), 4);
    let mut state = game.blank();
    for event in log.iter().take_while(|event| !matches!(event, Event::Dealt { .. })) {
        game.evolve(&mut state, event);
    }
    assert_eq!(state.public.pile, 47);
    assert!(state.public.traders.as_slice().iter().all(|trader| trader.stock == 1));
}

#[test]
fn os_1_1_all_deals_occur() {
    let game = table(3);
    let hands: Vec<_> = (0..20).map(|seed| dealt(&game, seed).0.hidden).collect();
    assert!(hands.iter().any(|hidden| *hidden != hands[0]));
}

#[test]
fn os_1_2_two_senate_cards_are_open_and_in_round_five_only_one() {
    let game = table(3);
    let (mut state, log) = dealt(&game, 5);
    let public = &state.public;
    assert!(public.active.is_some() && public.next.is_some() && public.active != public.next);
    assert_eq!(public.senate_left.count_ones(), 4);
    assert_eq!(public.put_away, None);
    let mut log = open(&log);
    log.extend(open(&play(&game, &mut state, 5)));
    let opened: Vec<u8> = log
        .iter()
        .filter_map(|event| if let Event::SenateOpened { card } = event { Some(*card) } else { None })
        .collect();
    assert_eq!(opened.len(), 5, "one of the six is never opened in play");
    let last = log.iter().rposition(|event| matches!(event, Event::RoundBegan { .. })).unwrap();
    assert!(!log[last..].iter().any(|event| matches!(event, Event::SenateOpened { .. })));
    let away = state.public.put_away.expect("it is turned up at the end");
    assert!(!opened.contains(&away));
}

#[test]
fn os_1_3_the_start_player_is_drawn_or_set() {
    let drawn: game::SeatSet = (0..40).map(|seed| dealt(&table(4), seed).0.public.start).collect();
    assert_eq!(drawn.len(), 4, "everybody can be drawn");
    let setup = Setup { start: Seat::new(2), ..Setup::usual(4).unwrap() };
    let game = Ostia::new(&setup, table(4).edition()).unwrap();
    for seed in 0..10 {
        assert_eq!(dealt(&game, seed).0.public.start.number(), 3);
    }
}

#[test]
fn os_1_4_five_rounds_of_five_phases_in_order() {
    let game = table(4);
    let (mut state, log) = dealt(&game, 8);
    let mut all = open(&log);
    all.extend(open(&play(&game, &mut state, 8)));
    let rounds: Vec<u8> = all
        .iter()
        .filter_map(|event| if let Event::RoundBegan { round, .. } = event { Some(*round) } else { None })
        .collect();
    assert_eq!(rounds, [1, 2, 3, 4, 5]);
    let phase = |event: &Event| match event {
        Event::Asked { phase: Phase::FreePick } => Some("harbour"),
        Event::Asked { phase: Phase::Counter } => Some("counter"),
        Event::ForumCleared => Some("forum"),
        Event::SenateCleared => Some("senate"),
        Event::Asked { phase: Phase::Storehouses } => Some("storehouses"),
        _ => None,
    };
    let phases: Vec<&str> = all.iter().filter_map(phase).collect();
    assert_eq!(phases, ["harbour", "counter", "forum", "senate", "storehouses"].repeat(5));
}

#[test]
fn os_1_5_start_player_and_senate_card_pass_on() {
    let game = table(3);
    let (mut state, _) = dealt(&game, 2);
    let (start, next) = (state.public.start, state.public.next);
    let mut dice = Dice::new(2, 1);
    while state.public.round == 1 {
        let Status::Open { ask, .. } = game.status(&state) else { panic!("over in round 1") };
        let mut choices = Choices::default();
        game.choices(&state, ask, &mut choices);
        let action = choices.sample(&mut dice);
        game.apply(&mut state, ask, &action, &mut dice, &mut NoLog).unwrap();
    }
    assert_eq!(state.public.start, start.next(3));
    assert_eq!(state.public.active, next);
    assert!(state.public.next.is_some() && state.public.next != next);
    assert_eq!(state.public.senate_left.count_ones(), 3);
}

#[test]
fn matches_of_three_four_and_five_end() {
    for players in 3..=5 {
        let game = table(players);
        for seed in 0..200 {
            let (mut state, _) = dealt(&game, seed);
            play(&game, &mut state, seed);
            let Status::Over(standings) = game.status(&state) else { panic!("not over") };
            assert!(standings.place.as_slice().iter().all(|place| (1..=players).contains(place)));
        }
    }
}
