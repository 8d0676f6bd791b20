//! Nothing is allocated while a match is played, at a deal or at a re-deal: a search can do millions of them.

use game::{Chance, Choices as _, Game, NoLog, Observer, Status};
use oltre_mare::scenario::rules;
use oltre_mare::{Choices, OltreMare, State};
use testkit::{Dice, alloc};

/// What was done, so that the test cannot pass by doing nothing.
#[derive(Default)]
struct Done {
    steps: u32,
    offers: u32,
    deals: u32,
}

#[track_caller]
fn quietly<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let (result, allocations) = alloc::count(work);
    assert_eq!(allocations, 0, "{what} allocates");
    result
}

/// A whole random match, asking for everything that a search needs.
fn play(rules: &OltreMare, seed: u64, done: &mut Done) {
    let players = rules.players();
    let mut dice = Dice::new(seed, players.into());
    let (mut state, mut world) = (rules.blank(), rules.blank());
    let mut choices = Choices::default();
    quietly("deal", || rules.deal(&mut state, &mut dice, &mut NoLog));
    loop {
        let Status::Open { ask, .. } = quietly("status", || rules.status(&state)) else { return };
        quietly("choices", || rules.choices(&state, ask, &mut choices));
        quietly("forced", || choices.forced());
        let action = quietly("sample", || choices.sample(&mut dice));
        assert!(quietly("contains", || choices.contains(&action)));
        assert_eq!(quietly("check", || rules.check(&state, ask, &action)), Ok(()));
        if dice.below(4) == 0 {
            for who in Observer::all(players) {
                let knowledge = quietly("knowledge", || rules.knowledge(&state, who));
                quietly("redeal", || rules.redeal(&knowledge, &mut dice, &mut world));
                assert_eq!(world.public, state.public);
            }
        }
        let before: State = state;
        let applied = quietly("apply", || rules.apply(&mut state, ask, &action, &mut dice, &mut NoLog));
        assert_eq!(applied, Ok(()));
        done.steps += 1;
        done.offers += u32::from(state.public.last_offer != before.public.last_offer);
        done.deals += u32::from(matches!(action, oltre_mare::Action::Accept { .. }));
    }
}

#[test]
fn a_match_allocates_nothing() {
    for players in 2..=5 {
        let rules = rules(players);
        let mut done = Done::default();
        for seed in 0..12 {
            play(&rules, seed, &mut done);
        }
        assert!(done.steps > 1000 && done.offers > 100 && done.deals > 10, "{players} players: too little was played");
    }
}

/// The events of a match, put through a state and seen by everybody.
#[test]
fn following_a_match_allocates_nothing() {
    let rules = rules(4);
    let mut dice = Dice::new(3, 0);
    let mut state = rules.blank();
    let mut events = Vec::with_capacity(4096);
    let mut choices = Choices::default();
    rules.deal(&mut state, &mut dice, &mut events);
    while let Status::Open { ask, .. } = rules.status(&state) {
        rules.choices(&state, ask, &mut choices);
        let action = choices.sample(&mut dice);
        rules.apply(&mut state, ask, &action, &mut dice, &mut events).expect("sampled actions are legal");
    }
    let mut replayed = rules.blank();
    let mut known = rules.knowledge(&replayed, Observer::Spectator);
    for event in &events {
        quietly("evolve", || rules.evolve(&mut replayed, event));
        let seen = quietly("seen", || rules.seen(event, Observer::Spectator)).expect("every event shows");
        quietly("learn", || rules.learn(&mut known, &seen));
    }
    assert_eq!(replayed, state);
    assert_eq!(known, rules.knowledge(&state, Observer::Spectator));
}
