//! Edition files: text as it is, or the built-in edition with some of its words changed.

use crate::{Bytes, Property};
use game::{Choices, Edition, NoLog, Setup, Status};
use games::FullGame;
use testkit::Dice;

pub(crate) struct Target;

impl Property for Target {
    fn hold<G: FullGame>(self, players: u8, mut bytes: Bytes<'_>) {
        let text = if bytes.next() % 4 == 0 { bytes.text() } else { change(&G::Edition::template(), &mut bytes) };
        match G::Edition::parse(&text) {
            Ok(edition) => {
                let again = G::Edition::parse(&text).expect("what was taken once is taken again");
                assert_eq!(edition.canonical(), again.canonical(), "one text, one edition");
                playable::<G>(players, &edition);
            }
            Err(faults) => {
                let lines = text.lines().count() as u32;
                assert!(!faults.is_empty(), "an edition was turned down without a reason");
                for fault in &faults {
                    assert!((1..=lines + 1).contains(&fault.line), "{fault:?} in a text of {lines} lines");
                }
            }
        }
    }
}

/// A match with this edition reaches its end.
fn playable<G: FullGame>(players: u8, edition: &G::Edition) {
    let setup = G::Setup::usual(players).expect("the number of players was asked for before");
    let game = G::new(&setup, edition).expect("an edition that was taken can be played");
    let mut dice = Dice::new(1, 0);
    let mut state = game.blank();
    game.deal(&mut state, &mut dice, &mut NoLog);
    let mut choices = G::Choices::default();
    for _ in 0..20_000 {
        let Status::Open { ask, .. } = game.status(&state) else { return };
        game.choices(&state, ask, &mut choices);
        let action = choices.sample(&mut dice);
        assert_eq!(game.apply(&mut state, ask, &action, &mut dice, &mut NoLog), Ok(()), "{action:?} was sampled");
    }
    panic!("a match does not end");
}

/// Up to four words changed: a digit, a neighbour's word, a byte, or a whole line left out or doubled.
fn change(text: &str, bytes: &mut Bytes<'_>) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..bytes.next() % 5 {
        if lines.is_empty() {
            break;
        }
        let (at, other) = (bytes.below(lines.len()), bytes.below(lines.len()));
        match bytes.next() % 5 {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[other].clone()),
            2 => lines.swap(at, other),
            3 => {
                let digit = char::from(b'0' + bytes.next() % 10);
                let which = usize::from(bytes.next() % 8);
                lines[at] = replace_nth(&lines[at], char::is_numeric, which, digit);
            }
            _ => {
                let letter = char::from(bytes.next() % 128);
                let which = usize::from(bytes.next());
                lines[at] = replace_nth(&lines[at], |_| true, which, letter);
            }
        }
    }
    lines.join("\n")
}

fn replace_nth(line: &str, fits: impl Fn(char) -> bool, which: usize, with: char) -> String {
    let at = line.char_indices().filter(|(_, c)| fits(*c)).map(|(i, _)| i).nth(which);
    line.char_indices().map(|(i, c)| if Some(i) == at { with } else { c }).collect()
}
