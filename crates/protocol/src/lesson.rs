//! A guided first match: like a replay, with comments, and with moves that the reader makes.

use crate::{ActionShown, Replay, ToClient};
use serde::{Deserialize, Serialize};
use table::{Version, Wanted};
use utoipa::ToSchema;

/// `GET /api/lessons/{game}`: a guided match, whole.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonTold {
    /// The comments, in order.
    pub steps: Vec<LessonStep>,
    /// The match through the learner's eye, with what the learner could do at each step.
    pub replay: Replay,
}

/// A comment.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonStep {
    /// Its step of the match.
    pub version: Version,
    /// Its name; the words are in the catalogue.
    pub say: String,
    /// The things it points at, by names that the screen knows.
    pub at: Vec<String>,
    /// What the learner is to do; without it the comment is only read.
    pub action: Option<ActionShown>,
    /// What happens between it and the next comment is not shown move by move.
    pub leap: bool,
}

/// `POST /api/lessons/{game}/try`: what an action of the learner would do.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// At which comment, counted from 0.
    #[schema(minimum = 0, maximum = 1000)]
    pub step: usize,
    /// The action.
    #[schema(schema_with = crate::schema::action)]
    #[cfg_attr(feature = "ts", ts(type = "GameAction"))]
    pub action: Wanted,
}

/// The answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tried {
    /// It is what the lesson wants here.
    pub right: bool,
    /// Its effects.
    #[cfg_attr(feature = "ts", ts(type = "Extract<ToClient, { type: \"previewed\" }>"))]
    pub foreseen: ToClient,
}

/// `POST /api/lessons/{game}/walk`: what can be picked after these picks.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonDraft {
    /// At which comment, counted from 0.
    #[schema(minimum = 0, maximum = 1000)]
    pub step: usize,
    /// Picks so far.
    #[schema(max_items = 256)]
    pub draft: Vec<u8>,
}
