//! The walk of a seat as a person takes it: where several cards make a set, they may be picked in any order.
//!
//! A game lists every set once, by picks that rise. So a player who picks a high card first would find that
//! some cards are missing.

use game::{Choices, Slot, Step};

/// What comes next after these picks.
pub(crate) fn step<C: Choices>(choices: &C, draft: &[u8]) -> Step<C::Action> {
    let (mut way, mut rest) = (Vec::with_capacity(draft.len()), draft);
    loop {
        let step = choices.step(&way);
        let Step::Pick { slot, options } = step else {
            return if rest.is_empty() { step } else { Step::Astray };
        };
        let Some((members, count)) = set_at(choices, &way, slot, options) else {
            let Some((first, others)) = rest.split_first() else { return Step::Pick { slot, options } };
            way.push(*first);
            rest = others;
            continue;
        };
        let (here, others) = rest.split_at(rest.len().min(count));
        let mut picked = 0u128;
        for pick in here {
            let bit = 1u128.checked_shl((*pick).into()).unwrap_or_default();
            if members & bit == 0 || picked & bit != 0 {
                return Step::Astray;
            }
            picked |= bit;
        }
        if here.len() < count {
            return Step::Pick { slot, options: members & !picked };
        }
        way.extend(bits(picked));
        rest = others;
    }
}

/// If a set of cards is picked from here on: the cards it is picked from, and how many.
fn set_at<C: Choices>(choices: &C, way: &[u8], slot: Slot, options: u128) -> Option<(u128, usize)> {
    if slot != Slot::Card {
        return None;
    }
    let after = |path: &[u8]| match choices.step(path) {
        Step::Pick { slot: Slot::Card, options } => options,
        _ => 0,
    };
    // Always the highest: in the end every card was an option.
    let (mut path, mut members, mut count) = (way.to_vec(), options, 1);
    let mut last = highest(options)?;
    loop {
        path.push(last);
        let next = after(&path);
        // No set: the game asks for something else, or for cards in an order.
        if next == 0 || next.trailing_zeros() <= last.into() {
            break;
        }
        (members, count) = (members | next, count + 1);
        last = highest(next)?;
    }
    // Any of them can be picked together: the first pick leaves enough above it, and so does the second.
    let all: Vec<u8> = bits(members).collect();
    let lowest =
        |from: usize, to: usize| all.get(from..to).map(|part| part.iter().fold(0, |set, bit| set | 1u128 << bit));
    let leaves = all.len().checked_sub(count)?;
    let second = after(&[way, all.get(..1)?].concat());
    (count > 1 && lowest(0, leaves + 1) == Some(options) && lowest(1, leaves + 2) == Some(second))
        .then_some((members, count))
}

fn highest(set: u128) -> Option<u8> {
    set.checked_ilog2().map(|bit| bit as u8)
}

fn bits(set: u128) -> impl Iterator<Item = u8> {
    (0..128).filter(move |bit| set >> bit & 1 == 1)
}
