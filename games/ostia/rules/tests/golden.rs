//! Whole matches as text, with what everybody sees: a change of behaviour shows up as a readable difference.

use crate::common::table;
use game::{Choices as _, Game, Notation, Observer, Seat, Shown, Status};
use ostia::{Choices, Event, Ostia, Phase};
use std::fmt::Write;
use testkit::{Dice, golden};

fn text_of(game: &Ostia, seed: u64) -> String {
    let mut dice = Dice::new(seed, 0);
    let (mut state, mut log, mut text) = (game.blank(), Vec::new(), String::new());
    game.deal(&mut state, &mut dice, &mut log);
    note(&mut text, &mut log);
    let mut shown = Phase::Blank;
    while let Status::Open { ask, question, .. } = game.status(&state) {
        let phase = state.public.phase;
        if phase != shown && phase.turn().is_none() {
            show(game, &state, &mut text);
        }
        shown = phase;
        let mut choices = Choices::default();
        game.choices(&state, ask, &mut choices);
        let action = choices.sample(&mut dice);
        let _ = writeln!(text, "{question} {ask}: {}", game.write_action(&action));
        game.apply(&mut state, ask, &action, &mut dice, &mut log).unwrap();
        note(&mut text, &mut log);
    }
    show(game, &state, &mut text);
    text
}

fn note(text: &mut String, log: &mut Vec<Event>) {
    for event in log.drain(..) {
        let _ = writeln!(text, "    {}", serde_json::to_string(&event).unwrap());
    }
}

/// What a spectator sees, and what each seat sees beyond that.
fn show(game: &Ostia, state: &ostia::State, text: &mut String) {
    let view = |who| game.write_view(&game.view(&game.knowledge(state, who)));
    let open = view(Observer::Spectator);
    let _ = writeln!(text, "\n{open}");
    for seat in Seat::all(game.players()) {
        let own = view(Observer::Seat(seat));
        let beyond = own.lines().filter(|line| !open.lines().any(|other| other == *line));
        let _ = writeln!(text, "{seat} alone: {}", beyond.collect::<Vec<_>>().join("; "));
    }
    text.push('\n');
}

fn uphold(players: u8) {
    let path = format!("{}/tests/golden/{players}-players.txt", env!("CARGO_MANIFEST_DIR"));
    golden::uphold(path, &text_of(&table(players), u64::from(players)));
}

#[test]
fn a_match_of_three_is_as_stored() {
    uphold(3);
}

#[test]
fn a_match_of_four_is_as_stored() {
    uphold(4);
}

#[test]
fn a_match_of_five_is_as_stored() {
    uphold(5);
}
