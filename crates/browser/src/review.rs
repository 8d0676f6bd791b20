//! The review of a finished match, made piece by piece while there is nothing else to do.

use crate::Reply;
use crate::ask::KeptReview;
use crate::awake::Live;
use crate::engine::Turn;
use bots::Budget;
use bots::review::Whole;
use games::FullGame;
use protocol::{GameJson, ReviewNow, ReviewStage};
use table::PlayerId;

/// How many worlds give a chance between decisions.
const WORLDS: u32 = 400;

/// Whether there is a review.
#[derive(Default)]
pub(crate) enum Reviewing<G: FullGame> {
    /// Nobody has asked for it.
    #[default]
    None,
    /// It is being made.
    Underway(Box<Whole<G>>),
    /// It is there, as JSON.
    Done(String),
}

impl<G: FullGame> Reviewing<G> {
    pub(crate) fn is_underway(&self) -> bool {
        matches!(self, Reviewing::Underway(_))
    }
}

impl<G: FullGame> Live<G> {
    /// The stored review, if there is one.
    pub(crate) fn set_review(&mut self, kept: Option<String>) {
        self.review = kept.map_or(Reviewing::None, Reviewing::Done);
    }

    /// Its progress; it is begun if somebody asks for it. Nothing unless the match is over.
    pub(crate) fn review_now(&mut self, by: &PlayerId, wanted: bool) -> Option<Reply> {
        let played = self.table.finished()?;
        if wanted && matches!(self.review, Reviewing::None) {
            let reader = self.table.seats_of(by).iter().next();
            self.review = Reviewing::Underway(Box::new(Whole::new(played.game(), WORLDS)?.beginning_with(reader)));
        }
        let now = |stage| ReviewNow { stage, ahead: 0, done: 0, of: 0, review: GameJson::NOTHING };
        Some(Reply::good(&match &self.review {
            Reviewing::None => now(ReviewStage::None),
            Reviewing::Underway(whole) => {
                let (done, of) = whole.progress(played);
                let [done, of] = [done, of].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
                let review = match whole.judged.is_empty() {
                    true => GameJson::NOTHING,
                    false => GameJson::read(self.reviewed(whole)),
                };
                ReviewNow { done, of, review, ..now(ReviewStage::Running) }
            }
            Reviewing::Done(body) => ReviewNow { review: GameJson::read(body.clone()), ..now(ReviewStage::Done) },
        }))
    }

    /// Analyses one thing more.
    pub(crate) fn go_on_reviewing(&mut self, rounds: u32, turn: &mut Turn) {
        let Reviewing::Underway(whole) = &mut self.review else { return };
        let Some(played) = self.table.finished() else { return self.review = Reviewing::None };
        if whole.advance(played, Budget { iterations: Some(rounds), ..Budget::default() }) {
            return;
        }
        let Reviewing::Underway(whole) = &self.review else { return };
        let body = self.reviewed(whole);
        turn.answer.review = Some(KeptReview { table: self.table.id().clone(), body: body.clone() });
        self.review = Reviewing::Done(body);
    }

    /// The findings so far, as JSON.
    fn reviewed(&self, whole: &Whole<G>) -> String {
        let Some(played) = self.table.finished() else { return String::new() };
        let steps = protocol::steps_of_records(self.first.clone(), &self.steps);
        serde_json::to_string(&protocol::review(played, whole, &steps)).unwrap_or_default()
    }
}
