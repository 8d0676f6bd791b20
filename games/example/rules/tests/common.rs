//! What the tests of all chapters share.

pub use example::scenario::{cards, position, without_deck};
use example::{Action, Edition, Event, Example, Refusal, Setup, State};
use game::{Edition as _, Game, Seat, Setup as _};
use testkit::Dice;

/// The usual table.
pub fn table(players: u8) -> Example {
    Example::new(&Setup::usual(players).unwrap(), &Edition::builtin()).unwrap()
}

/// The seat of this number.
pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A dealt match.
pub fn dealt(game: &Example, seed: u64) -> State {
    let mut state = game.blank();
    game.deal(&mut state, &mut Dice::new(seed, 0), &mut game::NoLog);
    state
}

/// Applies a legal action; what happened.
#[track_caller]
pub fn act(game: &Example, state: &mut State, number: usize, action: Action) -> Vec<Event> {
    let mut log = Vec::new();
    let result = game.apply(state, seat(number), &action, &mut Dice::new(7, 0), &mut log);
    result.unwrap_or_else(|refusal| panic!("{action:?} of seat {number} was refused: {refusal:?}"));
    log
}

/// Tries an action that is refused; why. Nothing may have changed.
#[track_caller]
pub fn refused(game: &Example, state: &State, number: usize, action: Action) -> Refusal {
    let (mut after, mut log) = (*state, Vec::new());
    let result = game.apply(&mut after, seat(number), &action, &mut Dice::new(7, 0), &mut log);
    let Err(refusal) = result else { panic!("{action:?} of seat {number} was accepted") };
    assert_eq!((after, log.len()), (*state, 0), "a refused action left a trace");
    refusal
}
