//! The players of the example.

use bots::{Ask, Bot, Budget, Dice};
use example::bots::GreedyBot;
use example::{Action, Choices, Edition, Example, Setup, State, scenario};
use game::{Edition as _, Game, Observer, Seat, SeatSet, Setup as _};
use record::Seed;

/// What the bot does in the first seat.
fn answer(state: &State) -> Action {
    let game = Example::new(&Setup::usual(2).unwrap(), &Edition::builtin()).unwrap();
    let mut choices = Choices::default();
    game.choices(state, Seat::at(0), &mut choices);
    let knowledge = game.knowledge(state, Observer::Seat(Seat::at(0)));
    let ask = Ask {
        game: &game,
        knowledge: &knowledge,
        choices: &choices,
        people: SeatSet::EMPTY,
        chance: &mut Dice::new(Seed::from_number(1)),
        budget: Budget::default(),
        explain: false,
        also: None,
    };
    GreedyBot.choose(ask).action
}

#[test]
fn it_draws_while_there_are_cards() {
    assert_eq!(answer(&scenario::position(&[&[4, 2], &[1]])), Action::Draw);
}

#[test]
fn it_plays_its_lowest_card_from_an_empty_deck() {
    assert_eq!(answer(&scenario::without_deck(&[&[4, 2], &[1]])), Action::Play(2));
}
