//! Who will win a match of Ostia: plays it on until it can be judged, and asks the net there.

use super::playout::{Prices, Tariff, play_on};
use bots::forecast::mean;
use bots::search::{Judge, Reached};
use bots::{Dice, Forecast, Taught};
use game::{Game as _, Seat, SeatSet};
use ostia::{Knowledge, Ostia, State};

pub(crate) struct Forecaster {
    state: Box<State>,
    taught: Taught,
}

impl Forecaster {
    pub(crate) fn new(game: &Ostia, taught: Taught) -> Forecaster {
        Forecaster { state: Box::new(game.blank()), taught }
    }
}

impl Forecast<Ostia> for Forecaster {
    fn chance(&mut self, game: &Ostia, knowledge: &Knowledge, seat: Seat, worlds: u32, mut dice: Dice) -> Option<f32> {
        let Forecaster { state, taught } = self;
        let prices = Prices::new(game);
        let judge = Judge { game, lens: &prices, net: taught.net(), ends: None, lead: 1.0 };
        let far = judge.far(0);
        let tariff = Tariff::new(game, &prices, &knowledge.public);
        mean((0..worlds).filter_map(|_| {
            game.redeal(knowledge, &mut dice, state);
            let mut luck = Dice::draw(&mut dice);
            let reached = play_on(game, &prices, &tariff, SeatSet::EMPTY, state, &mut luck, far);
            (!matches!(reached, Reached::Nothing)).then(|| judge.end(reached, far, state, seat).win)
        }))
    }
}
