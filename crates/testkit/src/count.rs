//! Pinned counts of action sequences from a fixed position: if a rule changes, so does a count.
//!
//! Two routes must agree: [`walked`] follows the factored walk, [`generated`] makes up candidates in the game's test
//! and runs `check` on them.
//! Chance is the same at every node, so that a count is a number and not a matter of luck.

use crate::Dice;
use crate::walk::{self, Pick};
use game::{Game, NoLog, Seat, Status};
use std::fmt::Write;

/// The seat that acts at a node of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Only the seat that is asked.
    Asked,
    /// Every seat that must or may.
    Anybody,
}

/// How many sequences there are of each length, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts(pub Vec<u64>);

impl Counts {
    /// One line for each length, for a golden file.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (depth, count) in self.0.iter().enumerate() {
            let _ = writeln!(text, "{} {count}", depth + 1);
        }
        text
    }
}

/// Counts by walking `step`. `enter` keeps the walk out of parts that are too large (more than one card in an offer);
/// `keep` has the last word on a complete action, and is the same for both routes.
pub fn walked<G: Game>(
    game: &G,
    state: &G::State,
    who: Who,
    depth: usize,
    enter: &mut impl FnMut(&[Pick]) -> bool,
    keep: &impl Fn(&G::Action) -> bool,
) -> Counts {
    let mut actions = |state: &G::State, seat| {
        let mut choices = G::Choices::default();
        game.choices(state, seat, &mut choices);
        walk::all(&choices, usize::MAX, enter).unwrap_or_else(|end| panic!("{seat:?}: {end:?}"))
    };
    tree(game, state, who, depth, &mut |state, seat| actions(state, seat).into_iter().filter(|a| keep(a)).collect())
}

/// Counts by running `check` on every candidate; a candidate may come up more than once.
pub fn generated<G: Game>(
    game: &G,
    state: &G::State,
    who: Who,
    depth: usize,
    candidates: &mut impl FnMut(&G::State, Seat) -> Vec<G::Action>,
    keep: &impl Fn(&G::Action) -> bool,
) -> Counts {
    tree(game, state, who, depth, &mut |state, seat| {
        let mut legal: Vec<G::Action> = Vec::new();
        for action in candidates(state, seat) {
            if keep(&action) && game.check(state, seat, &action).is_ok() && !legal.contains(&action) {
                legal.push(action);
            }
        }
        legal
    })
}

fn tree<G: Game>(
    game: &G,
    state: &G::State,
    who: Who,
    depth: usize,
    actions: &mut impl FnMut(&G::State, Seat) -> Vec<G::Action>,
) -> Counts {
    let mut counts = Counts(vec![0; depth]);
    descend(game, state, who, 0, &mut counts.0, actions);
    counts
}

fn descend<G: Game>(
    game: &G,
    state: &G::State,
    who: Who,
    at: usize,
    counts: &mut [u64],
    actions: &mut impl FnMut(&G::State, Seat) -> Vec<G::Action>,
) {
    let Status::Open { must, may, ask, .. } = game.status(state) else { return };
    if at == counts.len() {
        return;
    }
    let seats = match who {
        Who::Asked => game::SeatSet::only(ask),
        Who::Anybody => must.or(may),
    };
    for seat in seats.iter() {
        let actions_here = actions(state, seat);
        counts[at] += actions_here.len() as u64;
        if at + 1 == counts.len() {
            // The last length needs no further state: that is most of the tree.
            continue;
        }
        for action in &actions_here {
            let mut next = *state;
            let applied = game.apply(&mut next, seat, action, &mut Dice::new(0, at as u64), &mut NoLog);
            assert!(applied.is_ok(), "{action:?} was found legal, then refused: {applied:?}");
            descend(game, &next, who, at + 1, counts, actions);
        }
    }
}
