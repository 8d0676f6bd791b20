//! Who will win a match of Ostia, by playing it on.

use super::playout::{Tariff, finish};
use crate::forecast::{mean, share};
use crate::{Dice, Forecast};
use ::ostia::{Choices, Knowledge, Ostia, State};
use game::{Game as _, Seat};

pub(crate) struct Forecaster {
    state: Box<State>,
    choices: Choices,
}

impl Forecaster {
    pub(crate) fn new(game: &Ostia) -> Forecaster {
        Forecaster { state: Box::new(game.blank()), choices: Choices::default() }
    }
}

impl Forecast<Ostia> for Forecaster {
    fn chance(&mut self, game: &Ostia, knowledge: &Knowledge, seat: Seat, worlds: u32, mut dice: Dice) -> Option<f32> {
        let Forecaster { state, choices } = self;
        let tariff = Tariff::new(game, &knowledge.public);
        mean((0..worlds).filter_map(|_| {
            game.redeal(knowledge, &mut dice, state);
            let mut luck = Dice::draw(&mut dice);
            finish(game, &tariff, state, choices, &mut luck).map(|standings| share(&standings, seat))
        }))
    }
}
