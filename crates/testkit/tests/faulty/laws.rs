//! The laws hold for the sound example, and each planted fault breaks the law meant to catch it.

use crate::faults::*;
use crate::game_with::{Faulty, Knowledge};
use example::{Action, CARDS, Event, State, scenario};
use game::{Chance, Seat};
use testkit::laws::{self, Effort, Law, Subject};

struct Laws<const F: u8>;

impl<const F: u8> Subject for Laws<F> {
    type Game = Faulty<F>;

    fn mutate(_: &Faulty<F>, action: &Action, chance: &mut impl Chance) -> Action {
        let card = chance.below(u32::from(CARDS) + 3) as u8;
        match (chance.below(4), *action) {
            (0, _) => Action::Draw,
            (1, _) => Action::Cheer,
            (2, Action::Bury(_)) => Action::Bury(card),
            (2, _) => Action::Play(card),
            (_, Action::Play(card)) => Action::Bury(card),
            (_, Action::Bury(card)) => Action::Play(card),
            (_, Action::Draw | Action::Cheer) => Action::Bury(card),
        }
    }

    fn invariants(_: &Faulty<F>, state: &State) -> Result<(), String> {
        scenario::conserved(state)
    }

    fn accounts(_: &Faulty<F>, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        let played = |state: &State| state.public.played.as_slice().iter().map(|cards| cards.count_ones()).sum::<u32>();
        let said = events.iter().filter(|event| matches!(event, Event::Played { .. })).count() as u32;
        if played(after) == played(before) + said { Ok(()) } else { Err(format!("{said} cards said to be played")) }
    }

    fn hide(_: &Faulty<F>, knowledge: &mut Knowledge, chance: &mut impl Chance) {
        knowledge.sound.public.last_burier = Seat::new(chance.below(3) as usize);
    }
}

const EFFORT: Effort =
    Effort { seed: 1, matches: 40, bound: 2000, look: 2, samples: 4, mutants: 3, redeals: 3, playout: 10, listed: 100 };

#[test]
fn a_sound_game_upholds_every_law() {
    for players in 2..=5 {
        let tally = laws::uphold::<Laws<NONE>>(&Faulty::of(players), &EFFORT);
        assert_eq!(tally.matches, 40);
        let looked =
            [tally.steps, tally.allowed, tally.refused, tally.listed, tally.redealt, tally.playouts, tally.twins];
        assert!(looked.iter().all(|n| *n > 50), "too little was looked at: {tally:?}");
    }
}

fn caught<const F: u8>() -> Law {
    match laws::check::<Laws<F>>(&Faulty::of(3), &EFFORT) {
        Ok(tally) => panic!("fault {F} went unseen: {tally:?}"),
        Err(broken) => broken.law,
    }
}

#[test]
fn leaks_are_caught() {
    assert_eq!(caught::<LEAK_IN_KNOWLEDGE>(), Law::RedealFitsKnowledge);
    assert_eq!(caught::<LEAK_IN_CHOICES>(), Law::NoLeak);
    assert_eq!(caught::<LEAK_IN_REFUSAL>(), Law::NoLeak);
    assert_eq!(caught::<LEAK_IN_EVENTS>(), Law::ToldIsKnown);
    assert_eq!(caught::<VIEW_SHOWS>(), Law::ViewHides);
}

#[test]
fn faults_in_what_is_conserved_are_caught() {
    assert_eq!(caught::<CARD_LOST>(), Law::Invariant);
    assert_eq!(caught::<REDEAL_DOUBLES>(), Law::RedealIsSound);
}

#[test]
fn faults_in_re_deals_are_caught() {
    assert_eq!(caught::<REDEAL_STUCK>(), Law::RedealVaries);
    assert_eq!(caught::<REDEAL_SHOWS_THROUGH>(), Law::RedealOverwrites);
}

#[test]
fn faults_in_choices_are_caught() {
    assert_eq!(caught::<CONTAINS_TOO_MUCH>(), Law::ContainsEqualsCheck);
    assert_eq!(caught::<TWO_PATHS>(), Law::OnePath);
    assert_eq!(caught::<DEAD_END>(), Law::NoDeadEnd);
    assert_eq!(caught::<FORCED_WRONG>(), Law::ForcedIsOnly);
    assert_eq!(caught::<CHOICES_LINGER>(), Law::ChoicesOverwrite);
    assert_eq!(caught::<DECIDES_OTHERWISE>(), Law::StateDecidesAlike);
    assert_eq!(caught::<SEES_NO_CHOICE>(), Law::StateDecidesAlike);
}

#[test]
fn faults_in_events_and_knowledge_are_caught() {
    assert_eq!(caught::<REFUSAL_ACTS>(), Law::RefusedChangesNothing);
    assert_eq!(caught::<BEHIND_THE_EVENTS>(), Law::ReplayGivesState);
    assert_eq!(caught::<FORGETFUL>(), Law::FoldGivesKnowledge);
    assert_eq!(caught::<OWN_CHANCE>(), Law::SameSeedSameEvents);
    assert_eq!(caught::<CARRIED_OUT_TWICE>(), Law::CarriedOutAlike);
    assert_eq!(caught::<WRONG_NOTATION>(), Law::ActionReadsBack);
}

#[test]
fn faults_in_whose_move_it_is_are_caught() {
    assert_eq!(caught::<UNASKED>(), Law::SomebodyMustAct);
    assert_eq!(caught::<NOBODY_MUST>(), Law::SomebodyMustAct);
    assert_eq!(caught::<ENDLESS>(), Law::AskingEnds);
    assert_eq!(caught::<ASK_STUCK>(), Law::AskingEnds);
}

#[test]
fn a_panic_is_reported_as_a_broken_law() {
    assert_eq!(caught::<PANIC>(), Law::NoPanic);
}

#[test]
fn a_report_names_law_seed_step_and_observer() {
    let broken = laws::check::<Laws<LEAK_IN_KNOWLEDGE>>(&Faulty::of(3), &EFFORT).expect_err("it leaks");
    let again = Effort { seed: broken.seed, matches: 1, ..EFFORT };
    assert_eq!(laws::check::<Laws<LEAK_IN_KNOWLEDGE>>(&Faulty::of(3), &again), Err(broken.clone()));
    let text = broken.to_string();
    for part in ["RedealFitsKnowledge", &format!("seed {}", broken.seed), &format!("step {}", broken.step), "seat"] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
    assert!(text.contains("leaked"), "the field that differs is missing in {text}");
}
