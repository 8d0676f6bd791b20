//! What the page would ask over HTTP: the same addresses, the same answers.

use crate::ask::Reply;
use crate::awake::Live;
use crate::engine::{Engine, Needed, Turn, rules};
use crate::{only, open};
use bots::Budget;
use game::{Edition as _, Message, SeatSet};
use games::{FullGame, Visitor};
use lessons::{Question, Whole};
use protocol::{GameInfo, Hint, LessonDraft, Memory, ReplayEye, Try, file};
use record::{EditionId, Seed};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{Stage, TableId};

/// How many rounds of thought go into a hint.
const ROUNDS_OF_A_HINT: u32 = 10_000;

/// Answers a request.
pub(crate) fn answer(
    engine: &mut Engine,
    method: &str,
    path: &str,
    body: &str,
    turn: &mut Turn,
) -> Result<Reply, Needed> {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let parts: Vec<&str> = path.split('/').collect();
    Ok(match (method, parts.as_slice()) {
        ("GET", ["games"]) => {
            Reply::good(&only::names().filter_map(|game| only::visit(game, Describe)).collect::<Vec<_>>())
        }
        ("GET", ["lessons", game]) => lesson(game, Some(Whole)),
        ("POST", ["lessons", game, "try"]) => lesson(game, read::<Try>(body)),
        ("POST", ["lessons", game, "walk"]) => lesson(game, read::<LessonDraft>(body)),
        ("POST", ["replay"]) => replay_of_file(body, query).unwrap_or_else(|message| Reply::bad(422, message)),
        ("POST", ["hint"]) => hint_of_memory(body, query, turn),
        ("POST", ["tables"]) => match read(body) {
            Some(asked) => open::open(engine, &asked, turn),
            None => bad_request(),
        },
        ("POST", ["tables", id, "rematch"]) => match (TableId::new(*id), read(body)) {
            (Ok(id), Some(wish)) => open::rematch(engine, &id, wish, turn)?,
            _ => bad_request(),
        },
        (method, ["tables", id, rest @ ..]) => {
            let what = match (method, rest) {
                ("GET", []) => Some(OfTable::Summary),
                ("GET", ["export"]) => Some(OfTable::Export),
                ("GET", ["replay"]) => Some(OfTable::Replay { query }),
                ("GET", ["hint"]) => Some(OfTable::Hint { query }),
                ("GET", ["review"]) => Some(OfTable::Review { wanted: false }),
                ("POST", ["review"]) => Some(OfTable::Review { wanted: true }),
                _ => None,
            };
            match (what, TableId::new(*id)) {
                (Some(what), Ok(id)) => match engine.table(&id)? {
                    Ok(live) => live.request(what, turn),
                    Err(why) => Reply::bad(404, Message::new(why)),
                },
                _ => Reply::bad(404, Message::new("server-no-page")),
            }
        }
        _ => Reply::bad(404, Message::new("server-no-page")),
    })
}

/// A request about a table.
pub(crate) enum OfTable<'a> {
    /// Its summary for lists.
    Summary,
    /// The finished match as a file.
    Export,
    /// The finished match, whole.
    Replay {
        /// The eye to look through.
        query: &'a str,
    },
    /// A hint: what a good bot would do.
    Hint {
        /// Which share of the thought, if several workers think.
        query: &'a str,
    },
    /// The progress of the review.
    Review {
        /// Make it if there is none.
        wanted: bool,
    },
}

impl OfTable<'_> {
    pub(crate) fn of<G: FullGame>(self, live: &mut Live<G>, turn: &Turn) -> Reply {
        let not_over = || Reply::bad(409, Message::new("server-not-over"));
        match self {
            OfTable::Summary => Reply::good(&live.summary(turn)),
            OfTable::Export => live.table.export().map_or_else(not_over, |body| Reply { status: 200, body }),
            OfTable::Replay { query } => {
                if live.table.finished().is_none() {
                    return not_over();
                }
                let mine = live.table.seats_of(&turn.who.id);
                let eye = match eye(query, live.table.players(), mine) {
                    Ok(eye) => eye,
                    Err(message) => return Reply::bad(400, message),
                };
                let name = |player: &table::PlayerId| {
                    if *player == turn.who.id { turn.who.name.clone() } else { String::new() }
                };
                Reply::good(&protocol::replay(live.first.clone(), &live.steps, mine, eye, &file::past(&name)))
            }
            OfTable::Hint { query } => {
                let Some(seat) = live.table.seat_alone_with_bots(&turn.who.id) else {
                    return Reply::bad(403, Message::new("server-no-hints"));
                };
                let budget = Budget { iterations: Some(ROUNDS_OF_A_HINT), ..Budget::default() };
                let playing = live.table.stage() == Stage::Playing;
                let hint = match value(query, "share").map(str::parse) {
                    _ if !playing => None,
                    None => Hint::think(&live.table, seat, budget),
                    Some(Ok(share)) => Hint::share(&live.table, seat, budget, share),
                    Some(Err(_)) => return bad_request(),
                };
                let nothing = || Reply::bad(409, Message::new("server-nothing-to-hint"));
                hint.map_or_else(nothing, |hint| Reply::good(&hint))
            }
            OfTable::Review { wanted } => live.review_now(&turn.who.id, wanted).unwrap_or_else(not_over),
        }
    }
}

struct Describe;

impl Visitor for Describe {
    type Out = GameInfo;

    fn visit<G: FullGame>(self) -> GameInfo {
        GameInfo::of::<G>(vec![G::Edition::builtin().name().to_owned()])
    }
}

/// A hint for a seat at somebody else's table, by what it has been shown there.
fn hint_of_memory(body: &str, query: &str, turn: &mut Turn) -> Reply {
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    let name = read::<Named>(body).map(|named| named.game);
    let share = value(query, "share").map_or(Ok(0), str::parse);
    let (Some(name), Ok(share)) = (name, share) else { return bad_request() };
    let seed = turn.draw().of_match(share);
    only::visit(&name, OfMemory { body, seed }).unwrap_or_else(bad_request)
}

struct OfMemory<'a> {
    body: &'a str,
    seed: Seed,
}

impl Visitor for OfMemory<'_> {
    type Out = Reply;

    fn visit<G: FullGame>(self) -> Reply {
        let Some(memory) = read::<Memory<G>>(self.body) else { return bad_request() };
        let Some(game) = rules::<G>(&memory.setup, &memory.edition) else {
            return Reply::bad(422, Message::new("server-no-edition"));
        };
        let nothing = || Reply::bad(409, Message::new("server-nothing-to-hint"));
        let budget = Budget { iterations: Some(ROUNDS_OF_A_HINT), ..Budget::default() };
        memory.think(&game, budget, &self.seed).map_or_else(nothing, |hint| Reply::good(&hint))
    }
}

fn lesson<Q: Question<Answer: Serialize>>(game: &str, question: Option<Q>) -> Reply {
    let Some(question) = question else { return bad_request() };
    let none = || Reply::bad(404, Message::new("server-no-lesson"));
    let told = lessons::Asking::about(game, question).and_then(|asking| only::visit(game, asking)?);
    told.map_or_else(none, |told| Reply::good(&told))
}

fn replay_of_file(text: &str, query: &str) -> Result<Reply, Message> {
    let name = file::game_of_file(text)?;
    only::visit(&name, OfFile { text, query }).unwrap_or_else(|| Err(file::unknown_game(name)))
}

struct OfFile<'a> {
    text: &'a str,
    query: &'a str,
}

impl Visitor for OfFile<'_> {
    type Out = Result<Reply, Message>;

    fn visit<G: FullGame>(self) -> Self::Out {
        let read = file::read_file::<G>(self.text)?;
        let builtin = G::Edition::builtin();
        if EditionId::of(&builtin).hash != read.header.edition.hash {
            return Err(file::no_edition());
        }
        let played = file::verify_file(&read, &builtin, || true)?;
        let eye = match eye(self.query, played.game().players(), SeatSet::EMPTY) {
            Ok(eye) => eye,
            Err(message) => return Ok(Reply::bad(400, message)),
        };
        let shown = file::replay_of_match(&played, eye).map_err(|_| Message::new("server-bad-request"))?;
        Ok(Reply::good(&shown))
    }
}

/// The eye that a replay's address names.
fn eye(query: &str, players: u8, mine: SeatSet) -> Result<ReplayEye, Message> {
    ReplayEye::wanted(value(query, "eye"), value(query, "open") == Some("true"), players, mine)
}

/// A value in the query of an address.
fn value<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    query.split('&').filter_map(|pair| pair.split_once('=')).find_map(|(key, value)| (key == name).then_some(value))
}

pub(crate) fn bad_request() -> Reply {
    Reply::bad(400, Message::new("server-bad-request"))
}

fn read<T: DeserializeOwned>(body: &str) -> Option<T> {
    serde_json::from_str(body).ok()
}
