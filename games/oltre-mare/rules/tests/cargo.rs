//! OM-5: stowing, and the end of a turn.

use game::{Edition as _, Event as _, Refusal as _};
use oltre_mare::scenario::{Scenario, ScriptedMatch, card, rules_of, seat};
use oltre_mare::{Edition, Event, Memory, Phase, Refusal, Setup, Venice};

/// Seat 1 must stow three cards.
fn to_stow() -> Scenario {
    Scenario::new(3)
        .phase(Phase::Cargo)
        .on_table("gems.02 silk.01 grain.07")
        .seat(1, |s| s.cargo("salt.01 salt.06").hand("gems.03"))
}

#[test]
fn om_5_1_in_an_order_of_choice_the_last_one_on_top() {
    let mut table = to_stow().table();
    let wrong = |named| Refusal::WrongStowage { named, played: 3 };
    assert_eq!(table.refused(1, "stow silk.01 gems.02"), wrong(2));
    assert_eq!(table.refused(1, "stow silk.01 gems.02 grain.07 gems.03"), wrong(4));
    assert_eq!(table.refused(1, "stow"), wrong(0));
    let phase = Phase::Cargo;
    let [foreign, twice] =
        [Refusal::CardNotHeld { card: card("gems.03"), phase }, Refusal::CardTwice { card: card("silk.01"), phase }];
    assert_eq!(table.refused(1, "stow silk.01 gems.02 gems.03"), foreign);
    assert_eq!(table.refused(1, "stow silk.01 gems.02 silk.01"), twice);
    assert_eq!([foreign.clause(), twice.clause()], ["OM-5.1"; 2]);
    assert_eq!(table.refused(2, "stow silk.01 gems.02 grain.07"), Refusal::NotYourTurn { active: seat(1) });
    table.play(1, "stow silk.01 grain.07 gems.02");
    assert_eq!(table.cargo(1), "salt.01 salt.06 silk.01 grain.07 gems.02");
    assert_eq!(table.on_table(), "");
    for observer in 0..=3 {
        assert_eq!(table.view(observer).seats[0].top, Some(card("gems.02")));
    }
}

#[test]
fn om_5_1_all_see_it() {
    let mut table = to_stow().table();
    table.play(1, "stow silk.01 grain.07 gems.02");
    for observer in 0..=3 {
        let k = table.knowledge(observer);
        let from_the_top: Vec<String> = k.public.cargos.iter(seat(1)).map(|c| c.to_string()).collect();
        assert_eq!(from_the_top, ["gems.02", "grain.07", "silk.01", "salt.06", "salt.01"]);
    }
}

#[test]
fn om_5_2_the_order_never_changes() {
    let mut table = to_stow().table();
    table.play(1, "stow grain.07 silk.01 gems.02");
    let mut seen = Vec::new();
    table.play(1, "end");
    for _ in 0..2 {
        seen.push(table.cargo(1));
        let active = table.active();
        table.play(active, "buy deck");
    }
    assert_eq!(seen, ["salt.01 salt.06 grain.07 silk.01 gems.02"; 2]);
}

#[test]
fn om_5_2_nobody_may_look_through_it_its_owner_included() {
    let mut table = to_stow().table();
    table.play(1, "stow grain.07 silk.01 gems.02");
    for observer in 0..=3 {
        let view = table.view(observer);
        assert_eq!((view.seats[0].cargo, &view.seats[0].cargo_cards), (5, &None), "observer {observer}");
    }
    // Only a table that has agreed to it shows more (OM-9.4).
    let setup = Setup { memory: Memory::OwnStacks, ..Setup::of(3) };
    let rules = rules_of(&setup, &Edition::builtin());
    let state = to_stow().build(&rules);
    let table = ScriptedMatch::new(rules, state);
    assert!(table.view(1).seats[0].cargo_cards.is_some());
    assert!(table.view(2).seats[0].cargo_cards.is_none());
}

#[test]
fn om_5_3_ending_the_turn_is_a_step_of_its_own() {
    let mut table = to_stow().table();
    let events = table.play(1, "stow grain.07 silk.01 gems.02");
    assert_eq!((table.active(), table.phase()), (1, Phase::EndOfTurn));
    assert!(events.iter().all(|event| !event.reveals()), "stowing can still be undone");
    assert_eq!(table.refused(2, "end"), Refusal::NotYourTurn { active: seat(1) });
    let events = table.play(1, "end");
    assert_eq!(events[0], Event::TurnEnded { seat: seat(1) });
    assert!(events.iter().any(|event| event.reveals()), "the end of a turn cannot");
    assert_eq!(table.active(), 2, "to the left");
}

#[test]
fn om_5_3_the_check_for_venice_follows_it() {
    let mut table = to_stow().venice_above(0).table();
    table.play(1, "stow grain.07 silk.01 gems.02");
    assert_eq!(table.venice(), Venice::OnTop, "not before the turn is ended");
    let events = table.play(1, "end");
    assert!(matches!(events[..2], [Event::TurnEnded { .. }, Event::VeniceScored { drawn: false, .. }]), "{events:?}");
    assert!(matches!(events[2], Event::TurnBegan { .. }), "before the next turn: {events:?}");
}
