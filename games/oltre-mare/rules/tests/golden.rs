//! Whole matches as text, with what everybody sees now and then: a change of the rules shows up as a readable difference.
//!
//! `UPDATE=1 cargo test -p oltre-mare --test golden` stores them again.

use game::{Choices as _, Game, Notation, Observer, Shown, Status};
use oltre_mare::scenario::rules;
use oltre_mare::{Choices, Event, OltreMare, State};
use std::fmt::Write;
use testkit::{Dice, golden};

/// Steps that are written out, from the start and before the end.
const FIRST: usize = 120;
const LAST: usize = 12;
/// All views are shown after every this many steps.
const VIEWS: usize = 40;

struct Scribe<'a> {
    rules: &'a OltreMare,
    steps: Vec<String>,
}

impl Scribe<'_> {
    fn step(&mut self, head: String, events: &mut Vec<Event>, state: &State, views: bool) {
        let mut text = head;
        for event in events.drain(..) {
            let _ = write!(text, "\n  {event:?}");
        }
        if views {
            for who in Observer::all(self.rules.players()) {
                let view = self.rules.write_view(&self.rules.view(&self.rules.knowledge(state, who)));
                for line in view.lines() {
                    let _ = write!(text, "\n    | {line}");
                }
                text.push_str("\n    |");
            }
        }
        self.steps.push(text);
    }

    /// The first and last steps; for those in between, their number and a hash of them.
    fn text(&self) -> String {
        let last = self.steps.len().saturating_sub(LAST).max(FIRST);
        let (first, rest) = self.steps.split_at(FIRST.min(self.steps.len()));
        let (between, last) = rest.split_at(last - FIRST);
        let mut text = first.join("\n");
        if !between.is_empty() {
            let hash = fnv(between.join("\n").as_bytes());
            let _ = write!(text, "\n… {} steps left out, {hash:016x}", between.len());
        }
        for step in last {
            let _ = write!(text, "\n{step}");
        }
        text + "\n"
    }
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A match of random players that asks one seat at a time.
fn golden_match(players: u8) {
    let rules = rules(players);
    let mut chance = Dice::new(7, 0);
    let mut dice = Dice::new(7, players.into());
    let mut state = rules.blank();
    let (mut events, mut choices) = (Vec::new(), Choices::default());
    let mut scribe = Scribe { rules: &rules, steps: Vec::new() };
    rules.deal(&mut state, &mut chance, &mut events);
    scribe.step("0 deal".to_owned(), &mut events, &state, true);
    while let Status::Open { ask, .. } = rules.status(&state) {
        rules.choices(&state, ask, &mut choices);
        let action = choices.sample(&mut dice);
        let head = format!("{} {ask} {}", scribe.steps.len(), rules.write_action(&action));
        rules.apply(&mut state, ask, &action, &mut chance, &mut events).expect("sampled actions are legal");
        let over = matches!(rules.status(&state), Status::Over(_));
        let views = over || scribe.steps.len().is_multiple_of(VIEWS);
        scribe.step(head, &mut events, &state, views);
    }
    golden::uphold(format!("{}/tests/golden/oltre-mare-{players}.txt", env!("CARGO_MANIFEST_DIR")), &scribe.text());
}

#[test]
fn a_match_of_two() {
    golden_match(2);
}

#[test]
fn a_match_of_three() {
    golden_match(3);
}

#[test]
fn a_match_of_four() {
    golden_match(4);
}

#[test]
fn a_match_of_five() {
    golden_match(5);
}
