//! A match in the test of a clause: deal, act, be refused. Seats are numbered as people count, from 1.

use crate::Dice;
use game::{Edition, Game, Seat, Setup};

/// The usual rules for that number of players, with the built-in edition.
///
/// # Panics
/// If the game cannot be played by that many.
pub fn usual<G: Game>(players: u8) -> G {
    let setup = G::Setup::usual(players).unwrap_or_else(|error| panic!("{error:?}"));
    G::new(&setup, &G::Edition::builtin()).unwrap_or_else(|error| panic!("{error:?}"))
}

/// The seat with this number, as people count.
///
/// # Panics
/// If there can be no such seat.
pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap_or_else(|| panic!("there is no seat {number}"))
}

/// A dealt match, and what happened.
pub fn dealt<G: Game>(game: &G, seed: u64) -> (G::State, Vec<G::Event>) {
    let (mut state, mut log) = (game.blank(), Vec::new());
    game.deal(&mut state, &mut Dice::new(seed, 0), &mut log);
    (state, log)
}

/// Carries out a legal action, and returns what happened.
///
/// # Panics
/// If it is refused.
#[track_caller]
pub fn act<G: Game>(game: &G, state: &mut G::State, number: usize, action: G::Action) -> Vec<G::Event> {
    let mut log = Vec::new();
    let result = game.apply(state, seat(number), &action, &mut Dice::new(7, 0), &mut log);
    result.unwrap_or_else(|refusal| panic!("{action:?} of seat {number} was refused: {refusal:?}"));
    log
}

/// Tries an action that must be refused, and returns why. Nothing may change.
///
/// # Panics
/// If it is accepted, or leaves a trace.
#[track_caller]
pub fn refused<G: Game>(game: &G, state: &G::State, number: usize, action: G::Action) -> G::Refusal {
    let (mut after, mut log) = (*state, Vec::new());
    let result = game.apply(&mut after, seat(number), &action, &mut Dice::new(7, 0), &mut log);
    let Err(refusal) = result else { panic!("{action:?} of seat {number} was accepted") };
    assert_eq!((after, log.len()), (*state, 0), "a refused action left a trace");
    refusal
}
