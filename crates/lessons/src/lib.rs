//! Guided first matches: for each game a scripted match, in which a newcomer plays one seat and is told one thing at a
//! time.
//!
//! A lesson is the file `games/<game>/lesson/lesson.toml`: the deal, what every seat does, and where the comments are.
//! It holds actions and no events, so reading it means playing it under today's rules; `docs/lessons.md` says how to
//! write one.

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

mod script;

use game::{Edition as _, Message, Observer, Seat, SeatSet, Setup as _};
use games::{FullGame, GameKind, Visitor};
use protocol::show::{self, Around};
use protocol::{LessonDraft, LessonStep, LessonTold, ReplayEye, Tried, Try, Walk};
use record::Match;
use script::Script;
use std::fmt;
use table::{PlayerId, Table, Wanted};

pub use script::ScriptStep;

macro_rules! texts {
    ($($kind:ident, $name:literal, $home:literal, $game:ty;)*) => {
        &[$(($name, include_str!(concat!("../../../", $home, "/lesson/lesson.toml")))),*]
    };
}

/// The lessons by game.
const TEXTS: &[(&str, &str)] = games::each_game!(texts);

/// The lesson of a game, as written; `None` for an unknown game.
pub fn text_of(game: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(name, _)| *name == game).map(|(_, text)| *text)
}

/// A mistake in a lesson, with its place, for its author.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault(String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

/// A guided match, played under today's rules.
pub struct Lesson<G: FullGame> {
    seat: Seat,
    played: Match<G>,
    steps: Vec<PlayedStep<G>>,
}

/// Where a comment is.
struct PlayedStep<G: FullGame> {
    script: ScriptStep,
    /// How far the match has got there.
    version: u32,
    /// The move of the learner.
    action: Option<G::Action>,
}

impl<G: FullGame> Lesson<G> {
    /// Reads a lesson and plays it.
    pub fn read(text: &str) -> Result<Lesson<G>, Fault> {
        let script: Script = toml::from_str(text).map_err(|error| Fault(error.to_string()))?;
        let bad = |what: String| Fault(what);
        let mut setup = G::Setup::usual(script.players).map_err(|error| bad(format!("{error:?}")))?;
        for (option, value) in &script.options {
            setup.set(option, value).map_err(|error| bad(format!("{error:?}")))?;
        }
        let seat = Seat::from_number(script.seat.into()).filter(|seat| seat.number() <= script.players);
        let seat = seat.ok_or_else(|| bad(format!("there is no seat {}", script.seat)))?;
        let mut played =
            Match::new(&setup, &G::Edition::builtin(), script.seed).map_err(|error| bad(format!("{error:?}")))?;
        let mut steps = Vec::new();
        for step in script.step {
            let version = played.version();
            let fault = |what: String| Fault(format!("step {}: {what}", step.say));
            let action = match &step.play {
                Some(line) => Some(play(&mut played, seat, line).map_err(fault)?),
                None => None,
            };
            for line in &step.then {
                let (number, action) = line.split_once(' ').unwrap_or((line, ""));
                let seat = number.parse().ok().and_then(Seat::from_number);
                let seat = seat.ok_or_else(|| fault(format!("{line:?} names no seat")))?;
                play(&mut played, seat, action).map_err(fault)?;
            }
            steps.push(PlayedStep { script: step, version, action });
        }
        Ok(Lesson { seat, played, steps })
    }

    /// The seat of the learner.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The match.
    pub fn played(&self) -> &Match<G> {
        &self.played
    }

    /// The comments, each with its step of the match.
    pub fn places(&self) -> impl Iterator<Item = (&ScriptStep, u32)> {
        self.steps.iter().map(|step| (&step.script, step.version))
    }

    /// All of it, as the learner sees it.
    pub fn told(&self) -> Option<LessonTold> {
        let (table, steps) = Table::of_match(&self.played).ok()?;
        let around = Around {
            now: 0,
            name: &|_: &PlayerId| String::new(),
            here: &|_| true,
            away: &|_| None,
            address: &|_, _| String::new(),
        };
        let eye = ReplayEye { seat: Some(self.seat), open: false };
        let mine: SeatSet = [self.seat].into_iter().collect();
        let steps_told = self.steps.iter().map(|step| LessonStep {
            // At a table, opening it is a step too.
            version: step.version + 1,
            say: step.script.say.clone(),
            at: step.script.at.clone(),
            action: step.action.as_ref().map(|action| show::action_shown(self.played.game(), action)),
            leap: step.script.leap,
        });
        let steps_told = steps_told.collect();
        Some(LessonTold { steps: steps_told, replay: protocol::rehearsal(table, &steps, mine, eye, &around) })
    }

    /// What would an action of the learner do at this comment, and is it the one that the lesson wants?
    pub fn tried(&self, step: usize, wanted: &Wanted) -> Option<Tried> {
        let step = self.steps.get(step)?;
        let there = self.until(step.version)?;
        let knowledge = there.knowledge(Observer::Seat(self.seat));
        let right = wanted.read(there.game(), &knowledge).ok().is_some_and(|action| Some(action) == step.action);
        Some(Tried { right, foreseen: show::preview(&there, self.seat, wanted, 0) })
    }

    /// What the learner can pick at this comment after these picks.
    pub fn walked(&self, step: usize, draft: &[u8]) -> Option<Walk> {
        let there = self.until(self.steps.get(step)?.version)?;
        Some(show::walk(&there, self.seat, draft))
    }

    /// The match as it stood after a step.
    fn until(&self, version: u32) -> Option<Match<G>> {
        let mut records = self.played.records().iter().take(version as usize + 1);
        let deal = records.next()?.events().to_vec();
        let mut there = Match::reopen(self.played.shared_game(), self.played.header().clone(), deal);
        for record in records {
            there.accept(record.entry.clone());
        }
        Some(there)
    }
}

/// A question about the lesson of a game.
pub trait Question {
    /// The answer.
    type Answer;

    /// Asks it.
    fn ask<G: FullGame>(self, lesson: &Lesson<G>) -> Option<Self::Answer>;
}

/// All of it.
pub struct Whole;

impl Question for Whole {
    type Answer = LessonTold;

    fn ask<G: FullGame>(self, lesson: &Lesson<G>) -> Option<LessonTold> {
        lesson.told()
    }
}

impl Question for Try {
    type Answer = Tried;

    fn ask<G: FullGame>(self, lesson: &Lesson<G>) -> Option<Tried> {
        lesson.tried(self.step, &self.action)
    }
}

impl Question for LessonDraft {
    type Answer = Walk;

    fn ask<G: FullGame>(self, lesson: &Lesson<G>) -> Option<Walk> {
        lesson.walked(self.step, &self.draft)
    }
}

/// Asks something about the lesson of a game, by its name; nothing if there is none.
pub fn asked<Q: Question>(game: &str, question: Q) -> Option<Q::Answer> {
    game.parse::<GameKind>().ok()?.visit(Asking::about(game, question)?)
}

/// A question about a lesson, put to code that knows the type of the game.
pub struct Asking<Q> {
    text: &'static str,
    question: Q,
}

impl<Q: Question> Asking<Q> {
    /// About the lesson of this game; nothing if there is none.
    pub fn about(game: &str, question: Q) -> Option<Asking<Q>> {
        Some(Asking { text: text_of(game)?, question })
    }
}

impl<Q: Question> Visitor for Asking<Q> {
    type Out = Option<Q::Answer>;

    fn visit<G: FullGame>(self) -> Option<Q::Answer> {
        // A lesson that cannot be played does not pass the tests.
        self.question.ask(&Lesson::<G>::read(self.text).ok()?)
    }
}

fn play<G: FullGame>(played: &mut Match<G>, seat: Seat, line: &str) -> Result<G::Action, String> {
    let knowledge = played.knowledge(Observer::Seat(seat));
    let misread = |message: Message| format!("{line:?} cannot be read: {message:?}");
    let action = Wanted::Notation(line.into()).read(played.game(), &knowledge).map_err(misread)?;
    played.play(seat, action).map_err(|refused| format!("seat {seat} cannot {line}: {refused:?}"))?;
    Ok(action)
}
