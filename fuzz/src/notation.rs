//! Text → action: text as it is, or the notation of an action with some of its words changed.

use crate::{Bytes, Property, dealt};
use game::{Choices, Observer, Seat, Status};
use games::FullGame;
use testkit::Dice;

pub(crate) struct Target;

impl Property for Target {
    fn hold<G: FullGame>(self, players: u8, mut bytes: Bytes<'_>) {
        let (game, state) = dealt::<G>(players, bytes.next());
        let text = if bytes.next() % 2 == 0 { bytes.text() } else { misspelt(&game, &state, &mut bytes) };
        let seats = Seat::all(players).map(|seat| (seat, Some(game.knowledge(&state, Observer::Seat(seat)))));
        for (seat, knowledge) in seats.chain([(Seat::at(0), None)]) {
            let Ok(action) = game.read_action(&text, knowledge.as_ref()) else { continue };
            let written = game.write_action(&action);
            assert_eq!(game.read_action(&written, None), Ok(action), "{text:?} was read and written as {written:?}");
            let mut choices = G::Choices::default();
            game.choices(&state, seat, &mut choices);
            let check = game.check(&state, seat, &action);
            assert_eq!(choices.contains(&action), check.is_ok(), "{written}");
            let (mut after, mut events) = (state, Vec::new());
            let applied = game.apply(&mut after, seat, &action, &mut Dice::new(0, 1), &mut events);
            assert_eq!(applied, check, "{written}");
            if applied.is_err() {
                assert_eq!((after, events.len()), (state, 0), "{written} was refused");
            }
        }
    }
}

/// A legal action of the seat that is asked, with up to three words left out, doubled, exchanged or changed by a letter.
fn misspelt<G: FullGame>(game: &G, state: &G::State, bytes: &mut Bytes<'_>) -> String {
    let Status::Open { ask, .. } = game.status(state) else { return String::new() };
    let mut choices = G::Choices::default();
    game.choices(state, ask, &mut choices);
    let action = choices.decide(bytes).expect("no option is a dead end");
    let text = game.write_action(&action);
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for _ in 0..bytes.next() % 4 {
        if words.is_empty() {
            break;
        }
        let (at, other) = (bytes.below(words.len()), bytes.below(words.len()));
        match bytes.next() % 4 {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[other].clone()),
            2 => words.swap(at, other),
            _ => {
                let letter = char::from(bytes.next() % 128);
                let which = bytes.below(words[at].chars().count());
                words[at] = words[at].chars().enumerate().map(|(i, c)| if i == which { letter } else { c }).collect();
            }
        }
    }
    words.join(" ")
}
