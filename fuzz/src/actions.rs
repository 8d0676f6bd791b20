//! Bytes → picks → actions, applied over a match.

use crate::{Bytes, Property, dealt};
use game::{Choices, Observer, Seat, Status};
use games::FullGame;
use testkit::Dice;

pub(crate) struct Target;

impl Property for Target {
    fn hold<G: FullGame>(self, players: u8, mut bytes: Bytes<'_>) {
        let (game, mut state) = dealt::<G>(players, bytes.next());
        let mut replayed = state;
        let mut known: Vec<_> = Observer::all(players).map(|who| (who, game.knowledge(&state, who))).collect();
        let mut choices = G::Choices::default();
        let mut last = None;
        let mut step = 0;
        while let (Status::Open { must, may, .. }, false) = (game.status(&state), bytes.is_empty()) {
            let seats: Vec<Seat> = must.or(may).iter().collect();
            let seat = seats[usize::from(bytes.next()) % seats.len()];
            game.choices(&state, seat, &mut choices);
            let action = choices.decide(&mut bytes).expect("no option is a dead end");
            assert!(choices.contains(&action), "{action:?} was offered");
            // An answer to an older question.
            if let Some(stale) = last {
                assert_eq!(choices.contains(&stale), game.check(&state, seat, &stale).is_ok(), "{stale:?}");
            }
            let text = game.write_action(&action);
            assert_eq!(game.read_action(&text, None), Ok(action), "{text}");
            let mut events = Vec::new();
            step += 1;
            let applied = game.apply(&mut state, seat, &action, &mut Dice::new(0, step), &mut events);
            assert_eq!(applied, Ok(()), "{action:?} was offered");
            for event in &events {
                game.evolve(&mut replayed, event);
                for (who, knowledge) in &mut known {
                    if let Some(seen) = game.seen(event, *who) {
                        game.learn(knowledge, &seen);
                    }
                }
            }
            assert_eq!(replayed, state, "events account for everything that {action:?} did");
            for (who, knowledge) in &known {
                assert_eq!(*knowledge, game.knowledge(&state, *who), "what {who:?} knows after {action:?}");
            }
            last = Some(action);
        }
    }
}
