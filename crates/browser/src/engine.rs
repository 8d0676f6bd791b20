//! Every question, and who answers it.

use crate::ask::{Answer, Ask, Question, Reply};
use crate::awake::{Awake, Live};
use crate::{only, request};
use game::{Edition as _, Message};
use games::{FullGame, Visitor};
use protocol::{Eye, PROTOCOL, PlayerInfo, ToClient, ToServer};
use record::{EditionId, Seed};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{Millis, PlayerId, Step, StepRow, Table, TableId};

/// The engine of one page: its tables, and who plays.
#[derive(Default)]
pub struct Engine {
    pub(crate) who: Option<PlayerInfo>,
    pub(crate) tables: BTreeMap<TableId, Box<dyn Awake>>,
    /// Through which eye the page looks at which table, even while the table is being loaded again.
    watched: BTreeMap<TableId, Eye>,
    /// Tables of which nothing is stored, or nothing that can be read, with the reason.
    missing: BTreeMap<TableId, &'static str>,
}

/// The context of one question: who asks and when, chance, and the answer being made.
pub(crate) struct Turn {
    pub now: Millis,
    entropy: Seed,
    drawn: u64,
    pub who: PlayerInfo,
    pub answer: Answer,
}

impl Turn {
    /// Chance that is used for nothing else.
    pub(crate) fn draw(&mut self) -> Seed {
        self.drawn += 1;
        self.entropy.of_match(self.drawn)
    }

    pub(crate) fn send(&mut self, message: &ToClient) {
        self.answer.send.push(written(message));
    }
}

pub(crate) fn written(message: &ToClient) -> String {
    // Messages are plain data whose serialisation cannot fail.
    serde_json::to_string(message).unwrap_or_default()
}

/// A table that must be loaded before anything can be answered.
pub(crate) struct Needed(pub TableId);

impl Engine {
    /// Answers a question, both as JSON.
    pub fn ask(&mut self, text: &str) -> String {
        let answer = match serde_json::from_str(text) {
            Ok(ask) => self.answer(ask),
            Err(_) => {
                let reply = Reply::bad(400, Message::new("server-bad-request"));
                Answer { reply: Some(reply), ..Answer::default() }
            }
        };
        serde_json::to_string(&answer).unwrap_or_default()
    }

    /// Answers a question.
    pub fn answer(&mut self, ask: Ask) -> Answer {
        let Ask { now, entropy, question } = ask;
        let who = self.who.clone().unwrap_or_else(nobody);
        let mut turn = Turn { now, entropy, drawn: 0, who, answer: Answer::default() };
        let brings = matches!(question, Question::Log { .. });
        let done = match question {
            Question::Who { player, name } => {
                let player = PlayerInfo { id: player, name };
                turn.send(&ToClient::Welcome { protocol: PROTOCOL, player: player.clone() });
                self.who = Some(player);
                Ok(())
            }
            Question::Log { table, game, rows, review } => {
                match wake(&game, &rows, review) {
                    Ok(mut live) => {
                        if let Some(eye) = self.watched.get(&table) {
                            let watch =
                                ToServer::Watch { table: table.clone(), eye: *eye, since: None, patches: false };
                            live.frame(watch, &mut turn);
                        }
                        self.tables.insert(table, live);
                    }
                    Err(why) => drop(self.missing.insert(table, why)),
                }
                Ok(())
            }
            Question::Forget { table } => {
                self.tables.remove(&table);
                Ok(())
            }
            Question::Written { table, rows } => {
                if let Some(live) = self.tables.get_mut(&table)
                    && !live.catch_up(&rows, &mut turn)
                {
                    self.tables.remove(&table);
                }
                Ok(())
            }
            Question::Frame { text } => self.frame(&text, &mut turn),
            Question::Request { method, path, body } => {
                request::answer(self, &method, &path, &body, &mut turn).map(|reply| turn.answer.reply = Some(reply))
            }
            #[cfg(feature = "speed")]
            Question::Speed { game, matches } => {
                turn.answer.reply = Some(crate::speed::play(&game, matches));
                Ok(())
            }
            Question::Work { rounds } => {
                self.work(rounds, &mut turn);
                Ok(())
            }
        };
        let mut answer = match done {
            Ok(()) => turn.answer,
            Err(Needed(table)) => Answer { need: Some(table), ..Answer::default() },
        };
        if !brings && answer.need.is_none() {
            self.missing.clear();
        }
        answer.due = self.tables.values().filter_map(|live| live.due(now)).min();
        answer
    }

    /// The table of this name: awake, to be loaded, or `None` with the reason if there is none.
    pub(crate) fn table(&mut self, id: &TableId) -> Result<Result<&mut Box<dyn Awake>, &'static str>, Needed> {
        if let Some(why) = self.missing.get(id) {
            return Ok(Err(why));
        }
        self.tables.get_mut(id).map(Ok).ok_or_else(|| Needed(id.clone()))
    }

    fn frame(&mut self, text: &str, turn: &mut Turn) -> Result<(), Needed> {
        let Ok(frame) = serde_json::from_str::<ToServer>(text) else {
            turn.send(&ToClient::Error { message: Message::new("server-bad-request") });
            return Ok(());
        };
        match (&self.who, frame) {
            (None, _) => turn.send(&ToClient::Error { message: Message::new("server-no-session") }),
            (Some(who), ToServer::Hello { .. }) => {
                let player = who.clone();
                turn.send(&ToClient::Welcome { protocol: PROTOCOL, player });
            }
            (Some(_), ToServer::Ping { ask }) => turn.send(&ToClient::Pong { ask }),
            (Some(_), ToServer::Unwatch { table }) => {
                self.watched.remove(&table);
                // A returning client is told everything from what is stored.
                if self.tables.get_mut(&table).is_some_and(|live| !live.unwatch()) {
                    self.tables.remove(&table);
                }
            }
            (Some(_), frame) => {
                let Some(id) = table_of(&frame).cloned() else { return Ok(()) };
                let eye = if let ToServer::Watch { eye, .. } = &frame { Some(*eye) } else { None };
                match self.table(&id)? {
                    Ok(live) => {
                        live.frame(frame, turn);
                        self.watched.extend(eye.map(|eye| (id, eye)));
                    }
                    Err(why) => turn.send(&ToClient::Gone { table: id, message: Message::new(why) }),
                }
            }
        }
        Ok(())
    }

    /// Does what has been due the longest.
    fn work(&mut self, rounds: u32, turn: &mut Turn) {
        let due = self.tables.values_mut().filter_map(|live| Some((live.due(turn.now)?, live)));
        let first = due.filter(|(at, _)| *at <= turn.now).min_by_key(|(at, _)| *at);
        if let Some((_, live)) = first {
            live.work(rounds, turn);
        }
    }
}

fn table_of(frame: &ToServer) -> Option<&TableId> {
    match frame {
        ToServer::Watch { table, .. } | ToServer::Unwatch { table } | ToServer::Do { table, .. } => Some(table),
        ToServer::Orders { table, .. } | ToServer::Walk { table, .. } => Some(table),
        ToServer::Preview { table, .. } | ToServer::Talk { table, .. } => Some(table),
        ToServer::Hello { .. } | ToServer::Ping { .. } => None,
    }
}

fn nobody() -> PlayerInfo {
    #[allow(clippy::unwrap_used, reason = "a name of letters is an id")]
    let id = PlayerId::new("nobody").unwrap();
    PlayerInfo { id, name: String::new() }
}

/// The rules with the built-in edition, if this is it.
pub(crate) fn rules<G: FullGame>(setup: &G::Setup, edition: &EditionId) -> Option<Arc<G>> {
    let builtin = G::Edition::builtin();
    (EditionId::of(&builtin).hash == edition.hash).then(|| G::new(setup, &builtin).ok().map(Arc::new))?
}

fn wake(game: &str, rows: &[StepRow], review: Option<String>) -> Result<Box<dyn Awake>, &'static str> {
    if rows.is_empty() {
        return Err("server-no-table");
    }
    only::visit(game, Wake { rows, review }).unwrap_or(Err("server-unknown-game"))
}

struct Wake<'a> {
    rows: &'a [StepRow],
    review: Option<String>,
}

impl Visitor for Wake<'_> {
    type Out = Result<Box<dyn Awake>, &'static str>;

    fn visit<G: FullGame>(self) -> Self::Out {
        let corrupt = "store-corrupt";
        let first = self.rows.first().ok_or(corrupt)?;
        let opened = first.opened::<G>().map_err(|_| corrupt)?;
        let rules = rules::<G>(&opened.options.setup, &opened.options.edition).ok_or("server-no-edition")?;
        let first = Step::read(&*rules, first).map_err(|_| corrupt)?;
        let table = Table::rebuild(&first, rules).map_err(|_| corrupt)?;
        let mut live = Live::new(table);
        let rest = self.rows.get(1..).unwrap_or_default();
        if !live.carry_out(rest) {
            return Err(corrupt);
        }
        live.set_review(self.review);
        Ok(Box::new(live))
    }
}
