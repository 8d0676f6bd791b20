//! Steps in their stored form: one row each, with its body as JSON. The names here never change, because older logs
//! have them.

use crate::{Happened, Hosted, MoveId, Opened, PlayerId, Step, Words};
use game::{Game, Message, Misread, Seat};
use record::{Entry, EntryOf};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A step as a row: what the store keeps and returns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StepRow {
    /// Its number, from 0 on without a gap.
    pub version: u32,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The player who asked for it.
    pub player: Option<String>,
    /// The seat it is about, from 1.
    pub seat: Option<u8>,
    /// The kind of step.
    pub kind: String,
    /// What happened, as JSON. It contains secrets of the house.
    pub body: String,
    /// A message, or a name: stored apart, so that it can be deleted if the player wants to be forgotten.
    /// The match makes sense without it.
    pub personal: Option<String>,
}

/// A step whose body cannot be written as JSON: a type of the game only claims to be plain data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unwritable(pub String);

/// A row that is not a step of such a game.
#[derive(Clone, PartialEq, Debug)]
pub enum BadStep {
    /// The body has a different form; in the parser's words.
    Form(String),
    /// The kind does not match the body.
    Kind(String),
    /// The player's name is not an id.
    Player,
    /// The action cannot be read.
    Action(Misread),
}

impl BadStep {
    /// As a message.
    pub fn message(&self) -> Message {
        match self {
            BadStep::Form(text) => Message::new("table-stored-form").with("text", text.clone()),
            BadStep::Kind(kind) => Message::new("table-stored-kind").with("kind", kind.clone()),
            BadStep::Player => Message::new("table-stored-player"),
            BadStep::Action(misread) => Message::new("table-stored-action").with("reason", misread.message()),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body<'a, T> {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    id: Option<Cow<'a, MoveId>>,
    /// By standing orders.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    by_order: bool,
    what: T,
}

/// What moved the match.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "A: Serialize + DeserializeOwned, E: Serialize + DeserializeOwned + Clone")]
enum Moved<'a, A, E: Clone> {
    Played { seat: Seat, action: StoredAction<A>, events: Cow<'a, [E]> },
    Undone { seat: Seat, plies: u32 },
    RulesChanged { rules: u32 },
}

/// An action as it is stored.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum StoredAction<A> {
    Data(A),
    /// As the first tables stored it.
    Notation(String),
}

/// What moved a match of this game.
type MovedOf<'a, G> = Moved<'a, <G as Game>::Action, <G as Game>::Event>;

const PLAYED: &str = "played";
const UNDONE: &str = "undone";
const RULES_CHANGED: &str = "rules_changed";

impl<G: Hosted> Happened<G> {
    /// The kind of step, as stored.
    pub const fn kind(&self) -> &'static str {
        match self {
            Happened::Opened(_) => "opened",
            Happened::SatDown { .. } => "sat_down",
            Happened::Named { .. } => "named",
            Happened::Opening { .. } => "opening",
            Happened::BotSatDown { .. } => "bot_sat_down",
            Happened::LinkRotated { .. } => "link_rotated",
            Happened::HostChanged { .. } => "host_changed",
            Happened::Started(_) => "started",
            // A deal comes with the start, and is not a step of its own.
            Happened::Moved(Entry::Play { .. } | Entry::Deal { .. }) => PLAYED,
            Happened::Moved(Entry::Undo { .. }) => UNDONE,
            Happened::Moved(Entry::Rules { .. }) => RULES_CHANGED,
            Happened::BotTookOver { .. } => "bot_took_over",
            Happened::TakenBack { .. } => "taken_back",
            Happened::Nudged { .. } => "nudged",
            Happened::StandInVoted { .. } => "stand_in_voted",
            Happened::UndoAsked { .. } => "undo_asked",
            Happened::UndoVoted { .. } => "undo_voted",
            Happened::ReturnVoted { .. } => "return_voted",
            Happened::PauseVoted { .. } => "pause_voted",
            Happened::Resumed => "resumed",
            Happened::AbandonVoted { .. } => "abandon_voted",
            Happened::Said { .. } => "said",
            Happened::Rematch(_) => "rematch",
            Happened::PaceSet { .. } => "pace_set",
            Happened::Skipped { .. } => "skipped",
            Happened::HandedOver { .. } => "handed_over",
        }
    }
}

impl<G: Hosted> Step<G> {
    /// The step as a row. A step that cannot be written must not be carried out either.
    pub fn store(&self) -> Result<StepRow, Unwritable> {
        let (id, by_order) = (self.id.as_ref().map(Cow::Borrowed), self.by_order);
        let mut personal = None;
        let body = match &self.what {
            Happened::Moved(entry) => json(&Body { id, by_order, what: moved::<G>(entry) }),
            Happened::Said { player, words: Words::Text(text) } => {
                personal.clone_from(text);
                json(&Body {
                    id,
                    by_order,
                    what: Happened::<G>::Said { player: player.clone(), words: Words::Text(None) },
                })
            }
            Happened::Named { seat, name } => {
                personal.clone_from(name);
                json(&Body { id, by_order, what: Happened::<G>::Named { seat: *seat, name: None } })
            }
            what => json(&Body { id, by_order, what }),
        };
        Ok(StepRow {
            version: self.version,
            at_ms: self.at,
            player: self.by.as_ref().map(PlayerId::to_string),
            seat: self.what.seat().map(Seat::number),
            kind: self.what.kind().into(),
            body: body?,
            personal,
        })
    }

    /// The step of a row.
    pub fn read(game: &G, row: &StepRow) -> Result<Step<G>, BadStep> {
        let (id, by_order, mut what) = if [PLAYED, UNDONE, RULES_CHANGED].contains(&row.kind.as_str()) {
            let Body { id, by_order, what } = parse::<MovedOf<'_, G>>(&row.body).map_err(unlike::<Happened<G>>(row))?;
            let entry = match what {
                Moved::Played { seat, action, events } => {
                    let action = match action {
                        StoredAction::Data(action) => action,
                        StoredAction::Notation(text) => game.read_action(&text, None).map_err(BadStep::Action)?,
                    };
                    Entry::Play { seat, action, events: events.into_owned() }
                }
                Moved::Undone { seat, plies } => Entry::Undo { seat, plies },
                Moved::RulesChanged { rules } => Entry::Rules { rules },
            };
            (id, by_order, Happened::Moved(entry))
        } else {
            let Body { id, by_order, what } = parse::<Happened<G>>(&row.body).map_err(unlike::<MovedOf<'_, G>>(row))?;
            (id, by_order, what)
        };
        if what.kind() != row.kind {
            return Err(BadStep::Kind(row.kind.clone()));
        }
        match &mut what {
            Happened::Said { words: Words::Text(text), .. } | Happened::Named { name: text, .. } => {
                text.clone_from(&row.personal);
            }
            _ => {}
        }
        let by = row.player.clone().map(PlayerId::new).transpose().map_err(|_| BadStep::Player)?;
        Ok(Step { version: row.version, at: row.at_ms, by, id: id.map(Cow::into_owned), by_order, what })
    }
}

impl StepRow {
    /// How the table was opened, if this is its first step: it says under which rules the other steps are read.
    pub fn opened<G: Hosted>(&self) -> Result<Opened<G>, BadStep> {
        match parse::<Happened<G>>(&self.body)?.what {
            Happened::Opened(opened) => Ok(opened),
            _ => Err(BadStep::Kind(self.kind.clone())),
        }
    }
}

/// An entry as it is stored.
fn moved<G: Hosted>(entry: &EntryOf<G>) -> MovedOf<'_, G> {
    match entry {
        Entry::Play { seat, action, events } => {
            Moved::Played { seat: *seat, action: StoredAction::Data(*action), events: events.into() }
        }
        Entry::Undo { seat, plies } => Moved::Undone { seat: *seat, plies: *plies },
        Entry::Rules { rules } => Moved::RulesChanged { rules: *rules },
        // A deal comes with the start: a table never decides one.
        Entry::Deal { events } => Moved::Played {
            seat: Seat::default(),
            action: StoredAction::Notation(String::new()),
            events: events.into(),
        },
    }
}

fn json(value: &impl Serialize) -> Result<String, Unwritable> {
    serde_json::to_string(value).map_err(|error| Unwritable(error.to_string()))
}

/// A body that does not fit its kind may still be of another kind, `T`.
fn unlike<T: DeserializeOwned>(row: &StepRow) -> impl FnOnce(BadStep) -> BadStep + '_ {
    |fault| if parse::<T>(&row.body).is_ok() { BadStep::Kind(row.kind.clone()) } else { fault }
}

fn parse<T: DeserializeOwned>(body: &str) -> Result<Body<'static, T>, BadStep> {
    serde_json::from_str(body).map_err(|error| BadStep::Form(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn invalid_json_does_not_become_an_empty_row() {
        let keyed_by_pairs = BTreeMap::from([((1, 2), 3)]);
        assert_eq!(json(&keyed_by_pairs), Err(Unwritable("key must be a string".into())));
        assert_eq!(json(&BTreeMap::from([("a", 1)])).as_deref(), Ok(r#"{"a":1}"#));
    }
}
