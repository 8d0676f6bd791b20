//! OM-2: the turn, and the seafaring phase.

use game::Refusal as _;
use oltre_mare::scenario::{Rest, Scenario, cards, seat};
use oltre_mare::{Event, Marker, Phase, Refusal};

/// Seat 3 is about to end its turn; then seat 1 begins.
fn before_seat_1() -> Scenario {
    Scenario::new(3).active(3).phase(Phase::EndOfTurn)
}

#[test]
fn om_2_1_four_phases_in_order_then_the_next_seat_clockwise() {
    // salt.01 on top: power 5, load 2. grain.10 shows a ship.
    let mut table = before_seat_1()
        .seat(1, |s| s.ship("Zara").cargo("salt.01").hand("grain.01 grain.03 grain.10 olives.02 olives.04 olives.08"))
        .table();
    assert_eq!(table.symbols("grain.10"), [1, 0, 0, 1]);
    let wrong = |phase| Refusal::WrongPhase { phase };

    table.play(3, "end");
    assert_eq!((table.active(), table.phase()), (1, Phase::Seafaring));
    for later in ["buy deck 3d", "leave", "play grain.01 grain.03", "sail venezia", "compass stay", "stow", "end"] {
        assert_eq!(table.refused(1, later), wrong(Phase::Seafaring), "{later}");
    }
    assert_eq!(table.refused(2, "discard grain.01"), Refusal::NotYourTurn { active: seat(1) });

    table.play(1, "discard olives.08");
    assert_eq!(table.phase(), Phase::Trade);
    for other in ["discard olives.04", "play grain.01 grain.03", "sail venezia", "stow", "end"] {
        assert_eq!(table.refused(1, other), wrong(Phase::Trade), "{other}");
    }
    assert_eq!(table.refused(2, "buy deck 3d"), Refusal::NotYourTurn { active: seat(1) });
    assert_eq!(table.refused(3, "leave"), Refusal::NotYourTurn { active: seat(1) });

    table.play(1, "leave");
    assert_eq!(table.phase(), Phase::Actions);
    for other in ["buy deck 3d", "offer 1d to 2 for nothing", "leave", "sail venezia", "stow", "end"] {
        assert_eq!(table.refused(1, other), wrong(Phase::Actions), "{other}");
    }
    table.play(1, "play grain.01 grain.10");
    assert_eq!(table.phase(), Phase::Sailing);
    for other in ["leave", "play olives.04 olives.02", "compass stay", "stow grain.01 grain.10", "end"] {
        assert_eq!(table.refused(1, other), wrong(Phase::Sailing), "{other}");
    }
    table.play(1, "sail venezia");
    assert_eq!(table.phase(), Phase::Cargo);
    for other in ["leave", "play olives.04 olives.02", "sail zara", "end"] {
        assert_eq!(table.refused(1, other), wrong(Phase::Cargo), "{other}");
    }
    table.play(1, "stow grain.10 grain.01");
    assert_eq!(table.phase(), Phase::EndOfTurn);
    assert_eq!(table.refused(1, "stow grain.10 grain.01"), wrong(Phase::EndOfTurn));
    assert_eq!(table.refused(2, "end"), Refusal::NotYourTurn { active: seat(1) });
    table.play(1, "end");
    assert_eq!((table.active(), table.phase()), (2, Phase::Trade));
}

#[test]
fn om_2_1_after_the_last_seat_comes_the_first() {
    let mut table = Scenario::new(5).start(4).active(5).phase(Phase::EndOfTurn).table();
    table.play(5, "end");
    assert_eq!(table.active(), 1);
}

#[test]
fn om_2_2_local_influence_pays_power_less_three() {
    for (top, power, gain) in [("salt.02", 6, 3), ("salt.01", 5, 2), ("salt.04", 4, 1), ("salt.03", 3, 0)] {
        for before in [11, -5] {
            // Only the top card counts, whatever lies below it.
            let mut table = before_seat_1()
                .seat(1, |s| s.ducats(before).marker(Marker::LocalInfluence).cargo(&format!("salt.10 silk.07 {top}")))
                .table();
            table.play(3, "end");
            assert_eq!(table.power_and_load(), (power, 7 - power));
            assert_eq!(table.ducats(1), before + gain, "power {power}");
        }
    }
}

#[test]
fn om_2_2_local_influence_pays_first() {
    let mut table =
        before_seat_1().seat(1, |s| s.marker(Marker::LocalInfluence).cargo("salt.02").hand("grain.01-07")).table();
    table.play(3, "end");
    assert_eq!((table.ducats(1), table.phase()), (14, Phase::Seafaring), "before anything is discarded");
    table.play(1, "discard grain.01");
    assert_eq!(table.ducats(1), 14, "and only once");
}

#[test]
fn om_2_2_only_the_active_marker_of_the_seat_whose_turn_begins() {
    let mut table = before_seat_1()
        .seat(1, |s| s.marker(Marker::CalmSea).markers(3).cargo("salt.02"))
        .seat(2, |s| s.marker(Marker::LocalInfluence).cargo("salt.06"))
        .table();
    table.play(3, "end");
    assert_eq!((table.ducats(1), table.ducats(2)), (11, 11));
}

#[test]
fn om_2_3_the_excess_goes_onto_its_own_pirates() {
    // salt.04: power 4.
    let mut table = before_seat_1()
        .seat(1, |s| {
            s.cargo("salt.04").hand("gems.01 silk.02 olives.03 olives.05 grain.01 grain.02 grain.03").pirates("gems.08")
        })
        .seat(2, |s| s.pirates("silk.12"))
        .table();
    table.play(3, "end");
    assert_eq!(table.phase(), Phase::Seafaring);
    let wrong = |named| Refusal::WrongDiscard { named, excess: 3 };
    assert_eq!(table.refused(1, "discard grain.01 grain.02"), wrong(2));
    assert_eq!(table.refused(1, "discard grain.01 grain.02 grain.03 gems.01"), wrong(4));
    assert_eq!(table.refused(1, "discard"), wrong(0));
    let (foreign, twice) = (cards("silk.12")[0], cards("grain.01")[0]);
    let phase = Phase::Seafaring;
    let [foreign, twice] = [Refusal::CardNotHeld { card: foreign, phase }, Refusal::CardTwice { card: twice, phase }];
    assert_eq!(table.refused(1, "discard grain.01 silk.12 grain.03"), foreign);
    assert_eq!(table.refused(1, "discard grain.01 gems.01 grain.01"), twice);
    assert_eq!([foreign.clause(), twice.clause()], ["OM-2.3"; 2]);

    table.play(1, "discard grain.02 gems.01 grain.01");
    assert_eq!(table.hand(1), "silk.02 olives.03 olives.05 grain.03");
    assert_eq!(table.pirates(1), "gems.08 grain.02 gems.01 grain.01", "the last one named is on top");
    assert_eq!(table.pirates(2), "silk.12");
    assert_eq!(table.phase(), Phase::Trade);
}

#[test]
fn om_2_3_however_large_the_excess() {
    // 50 cards, limit 3. They may be laid down in several steps, and the order is still the seat's choice.
    let mut table =
        before_seat_1().seat(1, |s| s.cargo("salt.03").hand("pottery.01-16 olives.01-18 grain.01-16")).table();
    table.play(3, "end");
    let hand = table.hand(1);
    let mut left: Vec<&str> = hand.split_whitespace().collect();
    while table.phase() == Phase::Seafaring {
        let Refusal::WrongDiscard { excess, .. } = table.refused(1, "discard") else {
            panic!("cards are to be discarded")
        };
        let laid: Vec<&str> = left.drain(..usize::from(excess)).collect();
        table.play(1, &format!("discard {}", laid.join(" ")));
    }
    assert_eq!(table.hand(1), "grain.14 grain.15 grain.16");
    assert_eq!(format!("{} {}", table.pirates(1), table.hand(1)), hand);
}

#[test]
fn om_2_3_face_down() {
    let mut table = before_seat_1().seat(1, |s| s.cargo("salt.03").hand("gems.01 silk.02 olives.03 olives.05")).table();
    table.play(3, "end");
    table.play(1, "discard silk.02");
    for observer in [0, 2, 3] {
        let k = table.knowledge(observer);
        assert!(
            k.pirates.is_empty() && k.held[seat(1)].is_empty() && k.near[seat(1)].is_empty(),
            "{observer} has seen a card"
        );
        assert_eq!(table.view(observer).seats[0].pirates, 1, "but all see that there is one");
    }
}

#[test]
fn om_2_3_at_or_under_the_limit_nothing_happens() {
    for hand in ["", "grain.01", "grain.01-03", "grain.01-04"] {
        let mut table = before_seat_1().seat(1, |s| s.cargo("salt.04").hand(hand)).table();
        table.play(3, "end");
        assert_eq!((table.phase(), table.pirates(1)), (Phase::Trade, String::new()), "{hand}");
        assert_eq!(table.refused(1, "discard"), Refusal::WrongPhase { phase: Phase::Trade });
    }
}

#[test]
fn om_2_4_at_any_other_time_a_hand_may_have_any_size() {
    // salt.03: power 3, load 4. Three cards in hand, four bought, six by the market.
    let mut table = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.03").hand("grain.03 grain.08 grain.14"))
        .deck("pottery.05 pottery.11 gems.02 gems.03")
        .table();
    for _ in 0..4 {
        table.play(1, "buy deck");
    }
    assert_eq!(table.state.hidden.hand(seat(1)).len(), 7);
    table.play(1, "leave");
    assert_eq!(table.symbols("grain.03 grain.08 grain.14 pottery.05"), [4, 0, 3, 1]);
    table.play(1, "play grain.03 grain.08 grain.14 pottery.05");
    table.play(1, "sail zara");
    table.play(1, "stow grain.03 grain.08 grain.14 pottery.05");
    table.play(1, "end");
    assert_eq!((table.active(), table.phase()), (2, Phase::Trade));
    assert_eq!(table.state.hidden.hand(seat(1)).len(), 9, "nothing is discarded until the own turn begins");
    assert_eq!(table.pirates(1), "");
}

#[test]
fn om_2_5_power_and_load_hold_for_the_whole_turn() {
    // In the last round the start player buys when nothing is left: OM-7.3 takes the only cargo card.
    let mut table = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.03").hand("grain.01 grain.03 grain.06 grain.11"))
        .last_round()
        .rest(Rest::Hand(3))
        .table();
    assert_eq!(table.power_and_load(), (3, 4));
    table.play(1, "buy deck");
    assert_eq!((table.cargo(1), table.hand(1)), (String::new(), "salt.03 grain.01 grain.03 grain.06 grain.11".into()));
    assert_eq!(table.power_and_load(), (3, 4));
    table.play(1, "leave");
    assert_eq!(table.refused(1, "play grain.01 grain.03 grain.06"), Refusal::WrongLoad { named: 3, load: 4 });
    table.play(1, "play grain.01 grain.03 grain.06 grain.11");
}

#[test]
fn om_2_5_read_from_the_top_card_when_the_turn_begins() {
    let mut table = before_seat_1().seat(1, |s| s.cargo("salt.03 salt.06")).seat(2, |s| s.cargo("silk.03")).table();
    let events = table.play(3, "end");
    assert!(events.contains(&Event::TurnBegan { seat: seat(1), power: 6, load: 1 }), "{events:?}");
    assert_eq!(table.power_and_load(), (6, 1));
}
