//! Text → action.

use crate::{Bytes, Property, dealt};
use game::{Choices, Game, Observer, Seat};
use testkit::Dice;

pub(crate) struct Target;

impl Property for Target {
    fn hold<G: Game + 'static>(self, players: u8, mut bytes: Bytes<'_>) {
        let (game, state) = dealt::<G>(players, bytes.next());
        let text = bytes.text();
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
