//! OM-0.5, OM-0.6, OM-1: who plays with what, and the deal.

use game::{Choices as _, Edition as _, Game, NoLog, Seat, Setup as _, SetupError, Status};
use oltre_mare::scenario::{Scenario, ScriptedMatch, rules, rules_of, seat};
use oltre_mare::{
    Card, CardSet, Choices, DeckSource, Edition, Event, Good, MARKER_KINDS, Marker, OltreMare, Phase, Setup, Venice,
};
use testkit::Dice;
use testkit::at_table::dealt;

fn start_cards(log: &[Event]) -> Vec<(Seat, Card, oltre_mare::Port, CardSet)> {
    log.iter()
        .filter_map(|event| match event {
            Event::StartCardTaken { seat, card, port, turned_up } => Some((*seat, *card, *port, *turned_up)),
            _ => None,
        })
        .collect()
}

fn hands(log: &[Event]) -> Vec<CardSet> {
    log.iter()
        .find_map(|event| match event {
            Event::HandsDealt { hands } => Some(hands.iter().map(|(_, hand)| hand).collect()),
            _ => None,
        })
        .expect("hands are dealt")
}

fn deck(log: &[Event]) -> (Vec<Card>, u8) {
    log.iter()
        .find_map(|event| match event {
            Event::DeckShuffled { source: DeckSource::Setup, order, above_venice } => {
                Some((order.to_vec(), above_venice.expect("Venice is in the first deck")))
            }
            _ => None,
        })
        .expect("a deck is made")
}

#[test]
fn om_0_5_two_to_five_players() {
    for players in [0, 1, 6, 255] {
        let refused = OltreMare::new(&Setup::of(players), &Edition::builtin()).err();
        assert_eq!(refused, Some(SetupError::Players { got: players, min: 2, max: 5 }));
    }
    for players in 2..=5 {
        assert_eq!(rules(players).players(), players);
    }
}

#[test]
fn om_0_5_two_players_play_without_grain() {
    let two = rules(2);
    for seed in 0..40 {
        let (state, log) = dealt(&two, seed);
        let mut seen: CardSet = deck(&log).0.into_iter().collect();
        seen = hands(&log).into_iter().fold(seen, CardSet::or);
        for (_, card, _, turned_up) in start_cards(&log) {
            // Taken out before any card is turned up.
            assert_eq!(turned_up.of(Good::Grain), CardSet::EMPTY);
            seen.insert(card);
        }
        assert_eq!(seen, CardSet::ALL.minus(Good::Grain.cards()));
        assert_eq!(state.hidden.deck().count(), 98 - 20 - 2 - 8);
    }
}

#[test]
fn om_0_5_three_and_more_play_with_every_card() {
    for players in 3..=5 {
        let (_, log) = dealt(&rules(players), 3);
        let all = hands(&log).into_iter().fold(deck(&log).0.into_iter().collect(), CardSet::or);
        let all = start_cards(&log).iter().fold(all, |all, (_, card, ..)| all.or(CardSet::only(*card)));
        assert_eq!(all, CardSet::ALL);
    }
}

#[test]
fn om_0_6_minus_marker_below_zero_only() {
    for (ducats, minus) in [(-1, true), (0, false), (1, false), (-40, true)] {
        let table = Scenario::new(3).seat(2, |s| s.ducats(ducats)).table();
        // Everybody sees it, a spectator too.
        for observer in 0..=3 {
            assert_eq!(table.view(observer).seats[1].minus, minus, "{ducats} ducats");
        }
    }
}

#[test]
fn om_1_1_a_marker_on_each_port_and_two_left_over() {
    let rules = rules(4);
    let (mut first_ports, mut layouts) = (Vec::new(), Vec::new());
    for seed in 0..60 {
        let (_, log) = dealt(&rules, seed);
        let Event::MarkersLaid { markers } = log[0] else { panic!("markers are laid first: {:?}", log[0]) };
        assert!(markers[..30].iter().all(Option::is_some), "every port has one");
        assert_eq!(markers[30..], [None, None]);
        let mut laid = [0u8; MARKER_KINDS];
        for marker in markers.iter().flatten() {
            laid[*marker as usize] += 1;
        }
        assert_eq!(laid.iter().sum::<u8>(), 30);
        for (kind, count) in Marker::ALL.into_iter().zip([6, 6, 6, 6, 4, 4]) {
            assert!(laid[kind as usize] <= count, "{kind:?}: {laid:?}");
        }
        first_ports.push(markers[0]);
        layouts.push(markers);
    }
    assert!(layouts.windows(2).all(|pair| pair[0] != pair[1]), "they are mixed");
    assert!(Marker::ALL.iter().all(|kind| first_ports.contains(&Some(*kind))), "any kind can lie anywhere");
}

#[test]
fn om_1_2_eleven_ducats_each() {
    let (state, _) = dealt(&rules(5), 1);
    let table = ScriptedMatch::new(rules(5), state);
    assert_eq!((1..=5).map(|n| table.ducats(n)).collect::<Vec<_>>(), [11; 5]);
}

#[test]
fn om_1_3_start_player_random_or_set_and_begins() {
    let mut begun = [0; 3];
    for seed in 0..60 {
        let (state, log) = dealt(&rules(3), seed);
        let chosen = log.iter().position(|event| matches!(event, Event::StartPlayerChosen { .. }));
        let taken = log.iter().position(|event| matches!(event, Event::StartCardTaken { .. }));
        assert!(chosen < taken, "chosen first");
        assert_eq!(state.public.active, state.public.start, "the start player begins");
        begun[state.public.start.index()] += 1;
    }
    assert!(begun.iter().all(|times| *times > 5), "everybody can be it: {begun:?}");

    let set = Setup { start: Some(seat(2)), ..Setup::of(3) };
    for seed in 0..10 {
        let (state, _) = dealt(&rules_of(&set, &Edition::builtin()), seed);
        assert_eq!((state.public.start, state.public.active), (seat(2), seat(2)));
    }
    let nobody = Setup { start: Some(seat(4)), ..Setup::of(3) };
    assert!(OltreMare::new(&nobody, &Edition::builtin()).is_err());
    let mut option = Setup::of(3);
    assert_eq!(option.set("start", "3"), Ok(()));
    assert_eq!(option.start, Some(seat(3)));
    assert!(option.set("start", "4").is_err());
    assert_eq!(option.start, Some(seat(3)), "what is refused changes nothing");
}

#[test]
fn om_1_3_start_player_for_the_whole_match() {
    let mut table = Scenario::new(3).start(2).active(2).phase(Phase::EndOfTurn).table();
    table.play(2, "end");
    assert_eq!((table.active(), table.view(0).start), (3, seat(2)));
    // From the deal to the end, with equally many turns for everybody (OM-7.1).
    for number in 1..=3 {
        let set = Setup { start: Some(seat(number)), ..Setup::of(3) };
        let rules = rules_of(&set, &Edition::builtin());
        let (mut state, mut chance, mut choices) = (rules.blank(), Dice::new(7, number as u64), Choices::default());
        rules.deal(&mut state, &mut chance, &mut NoLog);
        let mut turns = Vec::new();
        while let Status::Open { ask, .. } = rules.status(&state) {
            assert_eq!(state.public.start, seat(number), "turn {}", state.public.turn);
            if turns.len() < state.public.turn.into() {
                turns.push(state.public.active);
            }
            rules.choices(&state, ask, &mut choices);
            let action = choices.sample(&mut chance);
            rules.apply(&mut state, ask, &action, &mut chance, &mut NoLog).expect("a sampled action is legal");
        }
        assert_eq!(state.public.start, seat(number));
        assert!(turns.len() > 9 && turns.len() % 3 == 0, "{} turns", turns.len());
        let clockwise = seat(number).around(3).cycle().take(turns.len());
        assert!(turns.iter().copied().eq(clockwise), "the start player has every first turn of a round: {turns:?}");
    }
}

#[test]
fn om_1_4_first_card_with_a_port_from_the_start_player_clockwise() {
    let rules = rules(4);
    let mut turned_any = false;
    for seed in 0..60 {
        let (state, log) = dealt(&rules, seed);
        let Some(Event::MarkersLaid { markers }) = log.first() else { panic!("no markers") };
        let taken = start_cards(&log);
        let order: Vec<Seat> = taken.iter().map(|(seat, ..)| *seat).collect();
        assert_eq!(order, state.public.start.around(4).collect::<Vec<_>>());
        let mut before = CardSet::EMPTY;
        for (seat, card, port, turned_up) in &taken {
            assert_eq!(rules.face(*card).port, Some(*port));
            assert!(turned_up.iter().all(|card| rules.face(card).port.is_none()), "the first that names one is taken");
            assert!(turned_up.and(before).is_empty(), "no card is turned up twice");
            before = before.or(*turned_up);
            turned_any |= !turned_up.is_empty();
            assert_eq!(state.public.cargos.iter(*seat).collect::<Vec<_>>(), [*card]);
            assert_eq!(state.public.ship[*seat], *port);
            assert_eq!(state.public.on_port[port.index()], None, "the marker there leaves the game");
            assert_eq!(state.public.markers[*seat], 0, "and is not taken");
            assert_eq!(state.public.marker[*seat], None);
        }
        let gone: Vec<_> = taken.iter().map(|(_, _, port, _)| *port).collect();
        for (i, marker) in markers.iter().enumerate() {
            if gone.iter().all(|port| port.index() != i) {
                assert_eq!(state.public.on_port[i], *marker, "the other markers stay");
            }
        }
    }
    assert!(turned_any, "some cards without a port are turned up");
}

#[test]
fn om_1_5_two_seats_may_start_in_the_same_port() {
    // An edition in which every card that names a port names one of two.
    let text = port_names_reduced(&Edition::template());
    let edition = Edition::parse(&text).expect("a valid edition");
    let rules = rules_of(&Setup::of(5), &edition);
    for seed in 0..20 {
        let (state, log) = dealt(&rules, seed);
        let ports: Vec<_> = start_cards(&log).iter().map(|(_, _, port, _)| *port).collect();
        assert_eq!(ports.len(), 5, "everybody has a start port");
        let mut different = ports.clone();
        different.sort();
        different.dedup();
        assert!(different.len() <= 2, "five ships in two ports");
        // One marker for each port, not one for each ship.
        let left = state.public.on_port.iter().flatten().count();
        assert_eq!(left, 30 - different.len());
    }
}

/// The built-in edition, but all cards that name a port name Venezia or Zara.
fn port_names_reduced(template: &str) -> String {
    let mut toggle = false;
    let line = |line: &str| match line.split_once("port = \"") {
        Some((head, tail)) => {
            toggle = !toggle;
            let rest = tail.split_once('"').map_or("", |(_, rest)| rest);
            format!("{head}port = \"{}\"{rest}\n", if toggle { "Venezia" } else { "Zara" })
        }
        None => format!("{line}\n"),
    };
    template.lines().map(line).collect()
}

#[test]
fn om_1_6_four_cards_each_from_all_others_and_the_rest_is_the_deck() {
    for players in 2..=5u8 {
        let rules = rules(players);
        let mut turned_up_again = false;
        for seed in 0..30 {
            let (state, log) = dealt(&rules, seed);
            let hands = hands(&log);
            assert!(hands.iter().all(|hand| hand.len() == 4));
            let (deck, _) = deck(&log);
            let taken: CardSet = start_cards(&log).iter().map(|(_, card, ..)| *card).collect();
            let dealt = hands.iter().copied().fold(CardSet::EMPTY, CardSet::or);
            let rest: CardSet = deck.iter().copied().collect();
            assert_eq!(deck.len() + 4 * usize::from(players) + usize::from(players), rules.cards_in_play().len());
            assert_eq!(rest.or(dealt).or(taken), rules.cards_in_play(), "every card once");
            let turned = start_cards(&log).iter().fold(CardSet::EMPTY, |all, (.., cards)| all.or(*cards));
            turned_up_again |= !turned.and(dealt).is_empty();
            assert_eq!(state.public.hand.as_slice(), vec![4; players.into()]);
        }
        assert!(turned_up_again, "cards turned up before are shuffled in again");
    }
}

#[test]
fn om_1_6_hands_are_secret() {
    let (state, _) = dealt(&rules(3), 8);
    let table = ScriptedMatch::new(rules(3), state);
    for observer in 0..=3 {
        let k = table.knowledge(observer);
        for other in (1..=3).filter(|other| *other != observer) {
            assert_eq!(k.held[seat(other)], CardSet::EMPTY);
        }
        assert_eq!(k.hand().len(), if observer == 0 { 0 } else { 4 });
    }
}

#[test]
fn om_1_7_venice_about_half_way() {
    for (players, cards, low, high) in [(2, 68, 31, 37), (3, 83, 38, 45), (4, 78, 36, 42), (5, 73, 33, 40)] {
        let rules = rules(players);
        let mut times = [0u32; 99];
        for seed in 0..800 {
            let (state, log) = dealt(&rules, seed);
            let (deck, above) = deck(&log);
            // Venice itself is not counted.
            assert_eq!((deck.len(), state.public.deck), (cards, cards as u8));
            assert_eq!(state.public.venice, Venice::Buried);
            times[above as usize] += 1;
        }
        assert!((0..99).all(|n| (low..=high).contains(&n) == (times[n] > 0)), "{players}: {times:?}");
        let (least, most) = (times[low..=high].iter().min(), times[low..=high].iter().max());
        assert!(least.zip(most).is_some_and(|(least, most)| *most < 2 * *least), "uniform, {players}: {times:?}");
    }
}
