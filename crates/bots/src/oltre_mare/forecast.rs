//! Who will win a match of Oltre Mare, by playing it on: from here on everybody plays as the expert plans.

use super::expert::ExpertBot;
use super::expert::plan::Chart;
use super::playout::finish;
use crate::forecast::{mean, share};
use crate::{Dice, Forecast};
use game::{Game as _, Seat};
use oltre_mare::{Knowledge, OltreMare, Setup, State};

pub(crate) struct Forecaster {
    /// The same game without talk.
    quiet: OltreMare,
    chart: Chart,
    state: Box<State>,
}

impl Forecaster {
    pub(crate) fn new(game: &OltreMare) -> Option<Forecaster> {
        let quiet = OltreMare::new(&Setup { talk: false, ..game.setup().clone() }, game.edition()).ok()?;
        let chart = Chart::new(game, ExpertBot::default().weights);
        Some(Forecaster { quiet, chart, state: Box::new(game.blank()) })
    }
}

impl Forecast<OltreMare> for Forecaster {
    fn chance(
        &mut self,
        game: &OltreMare,
        knowledge: &Knowledge,
        seat: Seat,
        worlds: u32,
        mut dice: Dice,
    ) -> Option<f32> {
        let Forecaster { quiet, chart, state } = self;
        mean((0..worlds).filter_map(|_| {
            game.redeal(knowledge, &mut dice, state);
            let mut luck = Dice::draw(&mut dice);
            finish(chart, game, quiet, state, &mut luck).map(|standings| share(&standings, seat))
        }))
    }
}
