//! A finished match analysed by the strongest bot, as messages: it names steps of the table, and seats but no players.

use crate::GameJson;
use bots::review::{Dealing, Grade, Judged, Moment, Side, Turning, Whole, lessons};
use bots::{BotKind, Bots};
use game::{Arg, Choices as _, Game, Message, Observer, Seat, Shown, Step as Walk};
use record::{Match, StepChance};
use serde::Serialize;
use table::{Hosted, Step, Table, Version};

/// The version of a review's stored form. A review in another form is made again when somebody asks.
pub const REVIEW_FORM: u32 = 3;

/// How many other choices are given.
const OTHERS: usize = 3;

/// `GET` and `POST /api/tables/{table}/review`: the progress of a match's review.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewNow {
    /// Whether there is one.
    pub stage: ReviewStage,
    /// While it waits: how many come before it.
    pub ahead: u32,
    /// How much of the match has been analysed,
    pub done: u32,
    /// of how much; 0 while that is not known.
    pub of: u32,
    /// The findings.
    #[cfg_attr(feature = "ts", ts(type = "Review | null"))]
    pub review: GameJson,
}

/// Whether there is a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReviewStage {
    /// Nobody has asked for it, or it was lost when a server stopped and can be asked for again.
    None,
    /// Others come first.
    Waiting,
    /// It is being made.
    Running,
    /// It is there.
    Done,
}

/// An analysed match. Every chance is from 0 to 1, and rests on what that seat knew at that moment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// The bot that judged.
    pub by: BotKind,
    /// Everybody's chances, step by step.
    pub moments: Vec<ReviewMoment>,
    /// All decisions in which there was a choice, in order.
    pub decisions: Vec<ReviewDecision>,
    /// The deals between players, in order.
    pub dealings: Vec<ReviewDealing>,
}

/// The chances after a step.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewMoment {
    /// The step of the table.
    pub version: Version,
    /// Each seat's chance of winning, in order.
    pub win: Vec<f32>,
}

/// A decision that was analysed, worded for its seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewDecision {
    /// The step of the table.
    pub version: Version,
    /// Whose.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// What was done.
    pub played: Message,
    /// The better move, if there was one.
    pub best: Option<Message>,
    /// The chance of winning with the best choice.
    pub before: Option<f32>,
    /// The same with what was done.
    pub after: Option<f32>,
    /// Half the 95% interval of the difference between the two, where another choice had the better chance.
    pub within: Option<f32>,
    /// How much the chance had changed since the seat's previous decision.
    pub drift: Option<f32>,
    /// How bad it was, if it was.
    pub grade: Option<Grade>,
    /// Why the match turned here, if it did.
    pub turning: Option<Turning>,
    /// The effects of the better choice, as far as the seat could know.
    pub brings: Vec<Message>,
    /// The same for what was done, if something was better.
    pub brought: Vec<Message>,
    /// The other actions considered, if something was better: best first.
    pub others: Vec<ReviewIdea>,
    /// How many matches were played on from here.
    pub tried: u32,
    /// What the best choice counts to at the end, where that can be told.
    pub best_count: Option<ReviewCount>,
    /// The same with what was done.
    pub count: Option<ReviewCount>,
    /// Why the better choice is better, in the words of the game.
    pub reasons: Vec<Message>,
    /// It is one of the few from which its seat learns the most: the dearest is 1.
    pub lesson: Option<u8>,
    /// Records of the match before it: to try it again from here.
    pub records: u32,
}

/// What a choice counts to at the end, on average.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewCount {
    /// The score.
    pub score: f32,
    /// The place.
    pub place: f32,
}

/// A choice that was considered.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewIdea {
    /// What.
    pub action: Message,
    /// The chance of winning after it.
    pub win: f32,
}

/// A deal between two seats.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewDealing {
    /// The step of the table.
    pub version: Version,
    /// The setup, as everybody was told.
    pub told: Option<Message>,
    /// Its effect on both.
    pub sides: Vec<ReviewSide>,
}

/// What a deal did for one of the two.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewSide {
    /// The seat.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// The chance of winning if there had been no deal.
    pub without: f32,
    /// The same with it.
    pub with: f32,
}

/// The step of the table behind each record of its match. `table` is as its first step left it.
pub fn steps_of_records<G: Hosted>(mut table: Table<G>, steps: &[Step<G>]) -> Vec<Version> {
    let mut found = Vec::new();
    for step in steps {
        table.evolve(step);
        found.resize(table.played().map_or(0, |played| played.records().len()), step.version);
    }
    found
}

/// The findings about a match; `steps` has the step of the table for each of its records.
pub fn review<G: Hosted>(played: &Match<G>, whole: &Whole<G>, steps: &[Version]) -> Review {
    let telling = Telling { played, steps };
    let mut decisions: Vec<ReviewDecision> =
        whole.judged.iter().map(|(seat, judged)| telling.decision(*seat, judged)).collect();
    for seat in Seat::all(played.game().players()) {
        let own: Vec<_> = whole.judged.iter().filter(|(who, _)| *who == seat).map(|(_, judged)| judged).collect();
        let turn =
            |judged: &Judged<G::Action>| played.game().turn(&played.state_after(judged.version.saturating_sub(1)));
        for (place, rank) in lessons(&own, G::WEIGHTY_POINTS, turn).into_iter().zip(1..) {
            let version = own.get(place).map(|judged| telling.step(judged.version));
            let found = decisions.iter_mut().find(|one| one.seat == seat && Some(one.version) == version);
            found.into_iter().for_each(|decision| decision.lesson = Some(rank));
        }
    }
    decisions.sort_by_key(|decision| decision.version);
    Review {
        by: G::KINDS.last().copied().unwrap_or_default(),
        moments: whole.moments.iter().map(|moment| telling.moment(moment)).collect(),
        decisions,
        dealings: whole.dealings.iter().map(|dealing| telling.dealing(dealing)).collect(),
    }
}

/// A tenth of a point is more precise than these figures.
fn counted(count: bots::search::Count) -> ReviewCount {
    let [score, place] = [count.score, count.place].map(|figure| (10.0 * figure).round() / 10.0);
    ReviewCount { score, place }
}

/// A thousandth is more precise than any of these figures.
fn rounded(chance: f32) -> f32 {
    (chance * 1000.0).round() / 1000.0
}

struct Telling<'a, G: Game> {
    played: &'a Match<G>,
    steps: &'a [Version],
}

impl<G: Hosted> Telling<'_, G> {
    fn step(&self, version: u32) -> Version {
        self.steps.get(version as usize).copied().unwrap_or_default()
    }

    fn moment(&self, moment: &Moment) -> ReviewMoment {
        ReviewMoment {
            version: self.step(moment.version),
            win: moment.win.iter().map(|chance| rounded(*chance)).collect(),
        }
    }

    fn dealing(&self, dealing: &Dealing) -> ReviewDealing {
        let game = self.played.game();
        let record = self.played.records().get(dealing.version as usize);
        let event = record.and_then(|record| record.events().iter().find(|event| G::dealers(event).is_some()));
        let told = event.and_then(|event| game.seen(event, Observer::Spectator)).and_then(|event| game.tell(&event));
        let side =
            |side: &Side| ReviewSide { seat: side.seat, without: rounded(side.without), with: rounded(side.with) };
        ReviewDealing { version: self.step(dealing.version), told, sides: dealing.sides.iter().map(side).collect() }
    }

    fn decision(&self, seat: Seat, judged: &Judged<G::Action>) -> ReviewDecision {
        let game = self.played.game();
        let state = self.played.state_after(judged.version.saturating_sub(1));
        let said = |action: &G::Action| said(self.played, &state, seat, judged.ply, action);
        let [before, after] = [judged.before, judged.after].map(|chance| chance.map(rounded));
        let better = (judged.best != judged.played).then_some(&judged.best);
        let knowledge = game.knowledge(&state, Observer::Seat(seat));
        let foretold = |action: &G::Action| game.foretell(&game.preview(&knowledge, action));
        let others = judged.considered.iter().filter(|idea| idea.action != judged.best && idea.action != judged.played);
        let others = others.filter_map(|idea| Some((idea.action, idea.win?))).take(OTHERS);
        let others = others.map(|(action, win)| ReviewIdea { action: said(&action), win: rounded(win) });
        ReviewDecision {
            version: self.step(judged.version),
            seat,
            played: said(&judged.played),
            best: better.map(said),
            before,
            after,
            within: better.and(judged.within).filter(|within| judged.lost() > *within).map(rounded),
            drift: judged.drift.map(rounded),
            grade: judged.grade(),
            turning: judged.turning,
            brings: better.map(foretold).unwrap_or_default(),
            brought: better.map(|_| foretold(&judged.played)).unwrap_or_default(),
            others: if better.is_some() { others.collect() } else { Vec::new() },
            tried: judged.considered.iter().map(|idea| idea.visits).sum(),
            best_count: judged.counts.map(|[best, _]| counted(best)),
            count: judged.counts.map(|[_, played]| counted(played)),
            reasons: better.map(|best| game.reasons(&knowledge, best, &judged.played)).unwrap_or_default(),
            lesson: None,
            records: judged.version,
        }
    }
}

/// An action as its own seat would be told of it; if there are no words for it, the name of its verb.
fn said<G: Hosted>(played: &Match<G>, state: &G::State, seat: Seat, ply: u32, action: &G::Action) -> Message {
    let game = played.game();
    let (mut after, mut events) = (*state, Vec::new());
    let mut chance = StepChance::new(played.header().seed, ply);
    let done = game.apply(&mut after, seat, action, &mut chance, &mut events);
    // Only the action itself: nobody knew then what chance would bring.
    let event = events.iter().find(|event| G::dealers(event).is_some()).or(events.first()).filter(|_| done.is_ok());
    let told = event.and_then(|event| game.seen(event, Observer::Seat(seat))).and_then(|event| game.tell(&event));
    told.unwrap_or_else(|| Message::new("judged-action").with("action", verb(game, state, seat, action)))
}

fn verb<G: Shown + Bots>(game: &G, state: &G::State, seat: Seat, action: &G::Action) -> Arg {
    let mut choices = G::Choices::default();
    game.choices(state, seat, &mut choices);
    if !choices.is_empty()
        && let Walk::Pick { slot, options } = choices.step(&[])
    {
        let chosen = (0..128u8).find(|option| {
            options >> option & 1 == 1 && matches!(choices.step(&[*option]), Walk::Done(done) if done == *action)
        });
        if let Some(option) = chosen {
            return game.label(&choices, slot, option.into());
        }
    }
    Arg::Text(game.write_action(action))
}
