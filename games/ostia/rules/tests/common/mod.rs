//! Helpers for the tests of all chapters: tables, and ways to play on them.

use game::{Choices as _, Edition as _, Game, NoLog, Observer, Seat, Setup as _, Status};
pub use ostia::scenario::{Scenario, cards};
use ostia::{Action, Choices, Edition, Event, Layout, Management, Ostia, SeenEvent, Setup, State};
pub use testkit::at_table::{dealt, refused, seat};
use testkit::{Dice, at_table};

/// The usual table.
pub fn table(players: u8) -> Ostia {
    at_table::usual(players)
}

/// A table of a first game (OS-0.5).
pub fn first_game(players: u8) -> Ostia {
    let setup = Setup { first_game: true, ..Setup::usual(players).unwrap() };
    Ostia::new(&setup, &Edition::builtin()).unwrap()
}

/// Carries out a legal action, and returns what everybody saw of it.
#[track_caller]
pub fn act(game: &Ostia, state: &mut State, number: usize, action: Action) -> Vec<Event> {
    open(&at_table::act(game, state, number, action))
}

/// OS-3.4: everybody who gets a second look stands; returns what happened when the last one did.
#[track_caller]
pub fn all_stand(game: &Ostia, state: &mut State) -> Vec<Event> {
    assert!(state.public.phase.is_second_look(), "{:?} is no second look", state.public.phase);
    let mut log = Vec::new();
    for seat in state.public.deciding().iter() {
        log = act(game, state, seat.number().into(), Action::Stand);
    }
    log
}

/// Those of the events that everybody sees in full.
pub fn open(events: &[Event]) -> Vec<Event> {
    let game = table(3);
    let is_open = |event: &Event| matches!(game.seen(event, Observer::Spectator), Some(SeenEvent::Open(_)));
    events.iter().copied().filter(is_open).collect()
}

/// Denarii, storehouses and loans of a seat.
pub fn means(state: &State, number: usize) -> (u16, u8, u8) {
    let trader = &state.public.traders[seat(number)];
    (trader.cash, trader.storehouses, trader.credits)
}

/// Denarii of each seat.
pub fn cash(state: &State) -> Vec<u16> {
    state.public.traders.as_slice().iter().map(|trader| trader.cash).collect()
}

/// Victory points of each seat.
pub fn vp(state: &State) -> Vec<u8> {
    state.public.traders.as_slice().iter().map(|trader| trader.vp).collect()
}

/// A layout: forum and senate in words; bluff cards as `bluff`.
pub fn lay(forum: &str, senate: &str) -> Action {
    Action::Lay(layout(forum, senate))
}

/// The same, without doing it.
pub fn layout(forum: &str, senate: &str) -> Layout {
    Layout { forum: with_bluffs(forum), senate: with_bluffs(senate) }
}

fn with_bluffs(words: &str) -> ostia::Cards {
    let (bluffs, goods): (Vec<&str>, Vec<&str>) = words.split_whitespace().partition(|word| *word == "bluff");
    cards(&goods.join(" ")) + ostia::Cards::bluffs(bluffs.len() as u8)
}

/// A plan for the storehouses.
pub fn manage(repay: u8, build: u8, keep: &str) -> Action {
    Action::Manage(Management { repay, build, keep: cards(keep) })
}

/// All seats from the first but these, in order.
pub fn others(players: u8, but: usize) -> impl Iterator<Item = usize> {
    Seat::all(players).map(|seat| seat.number() as usize).filter(move |number| *number != but)
}

/// Plays matches at random and shows every decision.
pub fn watch(game: &Ostia, seeds: std::ops::Range<u64>, mut look: impl FnMut(&State, Seat, &Choices, &mut Dice)) {
    for seed in seeds {
        let (mut state, _) = dealt(game, seed);
        let mut dice = Dice::new(seed, 1);
        while let Status::Open { ask, .. } = game.status(&state) {
            let mut choices = Choices::default();
            game.choices(&state, ask, &mut choices);
            look(&state, ask, &choices, &mut dice);
            let action = choices.sample(&mut dice);
            game.apply(&mut state, ask, &action, &mut dice, &mut NoLog).unwrap();
        }
    }
}
