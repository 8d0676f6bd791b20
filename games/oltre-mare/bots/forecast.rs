//! Who will win a match of Oltre Mare: plays it on to the end of the turn, everybody as the expert plans, and asks the
//! net there.

use super::expert::ExpertBot;
use super::expert::plan::Chart;
use super::playout::play_on;
use bots::forecast::mean;
use bots::search::{Judge, Reached};
use bots::{Dice, Forecast, Taught};
use game::{Game as _, Seat};
use oltre_mare::{Knowledge, OltreMare, Setup, State};

pub(crate) struct Forecaster {
    /// The same game without talk.
    quiet: OltreMare,
    chart: Chart,
    state: Box<State>,
    taught: Taught,
}

impl Forecaster {
    pub(crate) fn new(game: &OltreMare, taught: Taught) -> Option<Forecaster> {
        let quiet = OltreMare::new(&Setup { talk: false, ..game.setup().clone() }, game.edition()).ok()?;
        let chart = Chart::new(game, ExpertBot::default().weights);
        Some(Forecaster { quiet, chart, state: Box::new(game.blank()), taught })
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
        let Forecaster { quiet, chart, state, taught } = self;
        let judge = Judge { game, lens: &*chart, net: taught.net(), ends: None, lead: 1.0 };
        let far = judge.far(0);
        mean((0..worlds).filter_map(|_| {
            game.redeal(knowledge, &mut dice, state);
            let mut luck = Dice::draw(&mut dice);
            let reached = play_on(chart, quiet, state, &mut luck, far);
            (!matches!(reached, Reached::Nothing)).then(|| judge.end(reached, far, state, seat).win)
        }))
    }
}
