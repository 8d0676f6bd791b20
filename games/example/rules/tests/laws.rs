//! The laws, and what the example conserves: cards.

use crate::common::table;
use example::{Action, CARDS, Edition, Event, Example, Knowledge, Setup, State, scenario};
use game::{Chance, Edition as _, Game, Seat, Setup as _};
use testkit::laws::{self, Effort, Subject};

struct Laws;

impl Subject for Laws {
    type Game = Example;

    fn mutate(_: &Example, action: &Action, chance: &mut impl Chance) -> Action {
        let card = chance.below(u32::from(CARDS) + 3) as u8;
        match (chance.below(4), *action) {
            (0, _) => Action::Draw,
            (1, _) => Action::Cheer,
            (_, Action::Bury(_)) => Action::Play(card),
            _ => Action::Bury(card),
        }
    }

    fn invariants(_: &Example, state: &State) -> Result<(), String> {
        scenario::conserved(state)
    }

    /// Every card that was played was named by an event.
    fn accounts(_: &Example, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        let mut played = before.public.played;
        for event in events {
            if let Event::Played { seat, card } = *event {
                played[seat] |= example::one(card);
            }
        }
        if played == after.public.played { Ok(()) } else { Err(format!("{played:?} by the events")) }
    }

    /// EX-4.2.
    fn hide(game: &Example, knowledge: &mut Knowledge, chance: &mut impl Chance) {
        if !game.setup().memory {
            knowledge.public.last_burier = Seat::new(chance.below(3) as usize);
        }
    }
}

fn uphold(game: &Example) {
    let tally = laws::uphold::<Laws>(game, &Effort { matches: 20, look: 2, ..Effort::default() });
    assert_eq!(tally.matches, 20);
    let looked = [tally.allowed, tally.refused, tally.listed, tally.redealt, tally.twins];
    assert!(looked.iter().all(|n| *n > 50), "too little was looked at: {tally:?}");
}

#[test]
fn laws_hold_with_every_number_of_players() {
    (2..=5).for_each(|players| uphold(&table(players)));
}

#[test]
fn laws_hold_without_memory() {
    let setup = Setup { memory: false, ..Setup::usual(3).unwrap() };
    uphold(&Example::new(&setup, &Edition::builtin()).unwrap());
}
