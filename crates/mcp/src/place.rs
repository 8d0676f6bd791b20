//! A seat that is held: the connection that follows its table, and everything it was told.

use crate::client::{Base, Socket};
use crate::house::{random, refused};
use futures_util::{SinkExt as _, StreamExt as _};
use game::Seat;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message as Frame;
use words::{Language, Words};

/// Lines of history that are kept.
const MOST_LINES: usize = 2000;
/// How long the server may take to answer a command.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long to wait before connecting again.
const BREATH: Duration = Duration::from_secs(1);

/// A line of the history, and the step it belongs to.
type Line = (u64, String);

/// Everything that was told.
#[derive(Default)]
struct Told {
    game: String,
    share: Value,
    facts: Value,
    me: Option<Seat>,
    now: Value,
    lines: VecDeque<Line>,
    /// The table cannot be followed any more: why.
    gone: Option<String>,
    /// Who waits for an answer, by the id or the number of the question.
    waiting: HashMap<String, oneshot::Sender<Value>>,
}

/// A seat at a table.
pub(crate) struct Place {
    pub handle: String,
    pub language: Language,
    server: Base,
    session: String,
    table: String,
    told: Mutex<Told>,
    send: mpsc::Sender<Value>,
    /// Changes whenever something is told.
    news: watch::Sender<u64>,
}

impl Place {
    /// Follows the table from the seat; returns once the server has told how it stands.
    pub(crate) async fn take(
        server: Base,
        handle: String,
        session: String,
        table: String,
        language: Language,
    ) -> Result<Arc<Place>, String> {
        let (send, outgoing) = mpsc::channel(32);
        let (told, news) = (Mutex::default(), watch::Sender::new(0));
        let place = Arc::new(Place { handle, language, server, session, table, told, send, news });
        tokio::spawn(follow(Arc::downgrade(&place), outgoing));
        let mut news = place.news.subscribe();
        let known = news.wait_for(|_| !place.told().now.is_null() || place.told().gone.is_some());
        match timeout(PATIENCE, known).await {
            Ok(Ok(_)) => {}
            _ => return Err("the server does not say how the table stands".into()),
        }
        if let Some(gone) = place.told().gone.clone() {
            return Err(gone);
        }
        Ok(place)
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Is there nothing left to do here?
    pub(crate) fn is_over(&self) -> bool {
        let told = self.told();
        told.gone.is_some() || is_over(&told.now)
    }

    /// How the table stands, in brief, with the lines since a step.
    pub(crate) fn brief(&self, since: Option<u64>) -> Value {
        let told = self.told();
        let (now, seat) = (&told.now, told.me.map(|seat| seat.number()));
        let mut brief = json!({
            "handle": self.handle,
            "table": self.table,
            "game": told.game,
            "seat": seat,
            "stage": now["stage"],
            "version": version(now),
            "your_turn": is_asked(now, told.me),
            "may_act": !now["choices"].is_null(),
        });
        if let Some(since) = since {
            let news: Vec<&str> =
                told.lines.iter().filter(|(at, _)| *at > since).map(|(_, line)| line.as_str()).collect();
            brief["news"] = json!(news);
        }
        if is_over(now) {
            brief["standings"] = now["standings"].clone();
            brief["epilogue"] = self.say(|words| {
                now["epilogue"].as_array().into_iter().flatten().map(|line| words.line_of(line)).collect()
            });
        }
        if let Some(gone) = &told.gone {
            brief["gone"] = json!(gone);
        }
        if !told.share.is_null() && now["stage"] == "open" {
            brief["link_for_others"] = told.share.clone();
        }
        brief
    }

    /// What the seat sees.
    pub(crate) fn view(&self) -> Value {
        let told = self.told();
        let seats: Vec<Value> = told.now["seats"].as_array().into_iter().flatten().map(|seat| {
            json!({ "seat": seat["seat"], "who": seat["who"], "here": seat["here"], "clock": seat["clock"] })
        }).collect();
        json!({ "seats": seats, "turn": told.now["turn"], "view": told.now["view"] })
    }

    /// What is printed in the box.
    pub(crate) fn facts(&self) -> Value {
        self.told().facts.clone()
    }

    /// What happened since a step.
    pub(crate) fn history(&self, since: u64) -> Value {
        let told = self.told();
        let lines = told.lines.iter().filter(|(at, _)| *at >= since).map(|(at, line)| json!([at, line]));
        json!({ "version": version(&told.now), "lines": lines.collect::<Vec<_>>() })
    }

    /// What it can do: whole actions with what blocks them, and the first or next picks of any action.
    pub(crate) async fn choices(&self, draft: &[u64]) -> Result<Value, String> {
        let (choices, seat) = self.choice()?;
        let walk = json!({ "type": "walk", "seat": seat, "draft": draft });
        let walked = self.question(walk).await?;
        let walk = &walked["walk"];
        let mut answer = match walk["walk"].as_str() {
            Some("whole") => json!({ "action": walk["notation"], "complete": true }),
            Some("pick") => {
                let options = walk["options"].as_array().into_iter().flatten();
                let labelled = options.map(|option| {
                    json!({ "pick": option["pick"], "means": self.say(|words| json!(words.arg_of(&option["label"]))) })
                });
                json!({ "slot": walk["slot"], "options": labelled.collect::<Vec<_>>() })
            }
            _ => return Err("these picks lead nowhere: begin again with an empty draft".into()),
        };
        if draft.is_empty() {
            let wishes = choices["wishes"].as_array().into_iter().flatten().map(|wish| {
                let blocked =
                    (!wish["refusal"].is_null()).then(|| self.say(|words| json!(refused(&wish["refusal"], words))));
                let effects = self.say(|words| {
                    wish["lines"].as_array().into_iter().flatten().map(|line| words.line_of(line)).collect()
                });
                json!({ "action": wish["action"], "effects": effects, "blocked": blocked })
            });
            answer["actions"] = wishes.collect();
            answer["only"] = choices["forced"].clone();
            answer["menu"] = choices["menu"].clone();
        }
        Ok(answer)
    }

    /// What an action would do.
    pub(crate) async fn preview(&self, action: &Value) -> Result<Value, String> {
        let (_, seat) = self.choice()?;
        let shown = self.question(json!({ "type": "preview", "seat": seat, "action": action })).await?;
        let lines =
            self.say(|words| shown["lines"].as_array().into_iter().flatten().map(|line| words.line_of(line)).collect());
        let refusal = (!shown["refusal"].is_null()).then(|| self.say(|words| json!(refused(&shown["refusal"], words))));
        Ok(json!({ "action": shown["action"]["notation"], "effects": lines, "refused": refusal }))
    }

    /// Acts; then how the table stands.
    pub(crate) async fn act(&self, action: &Value) -> Result<Value, String> {
        let (choices, seat) = self.choice()?;
        let before = version(&self.told().now);
        self.command(json!({ "do": "play", "seat": seat, "action": action, "question": choices["question"] })).await?;
        Ok(self.brief(Some(before)))
    }

    /// Sends a command, and waits until its step has been told too.
    pub(crate) async fn command(&self, command: Value) -> Result<(), String> {
        let id: String = random()?.chars().take(16).collect();
        let frame = json!({ "type": "do", "table": self.table, "id": id, "command": command });
        let answer = self.asked(id, frame).await?;
        if answer["type"] == "rejected" {
            return Err(self
                .say(|words| json!(refused(&answer["refusal"], words)))
                .as_str()
                .unwrap_or_default()
                .to_owned());
        }
        let reached = answer["version"].as_u64().unwrap_or(0);
        let mut news = self.news.subscribe();
        let told = news.wait_for(|_| version(&self.told().now) >= reached || self.told().gone.is_some());
        drop(timeout(PATIENCE, told).await);
        Ok(())
    }

    /// Gives the seat up: it is free again, or a bot plays on.
    pub(crate) async fn leave(&self) -> Result<(), String> {
        let (stage, seat) = {
            let told = self.told();
            (told.now["stage"].clone(), told.me.map(|seat| seat.number()))
        };
        match stage.as_str() {
            Some("open") => self.command(json!({ "do": "stand", "seat": seat })).await,
            Some("playing") => self.command(json!({ "do": "resign", "seat": seat })).await,
            _ => Ok(()),
        }
    }

    /// Waits until the seat is asked, or the match is over, for at most this long.
    pub(crate) async fn wait(&self, since: u64, most: Duration) -> Value {
        let mut news = self.news.subscribe();
        let ready = news.wait_for(|_| {
            let told = self.told();
            told.gone.is_some() || is_over(&told.now) || is_asked(&told.now, told.me)
        });
        drop(timeout_at(Instant::now() + most, ready).await);
        self.brief(Some(since))
    }

    /// The choices, and whose they are.
    fn choice(&self) -> Result<(Value, Value), String> {
        let told = self.told();
        if let Some(gone) = &told.gone {
            return Err(gone.clone());
        }
        let choices = told.now["choices"].clone();
        if choices.is_null() {
            return Err(match told.now["stage"].as_str() {
                Some("open") => "the match has not started: call start, or wait for the host".into(),
                Some("playing") => "you can do nothing now: call wait".into(),
                _ => "the match is over".into(),
            });
        }
        let seat = choices["seat"].clone();
        Ok((choices, seat))
    }

    async fn question(&self, mut frame: Value) -> Result<Value, String> {
        let ask = u32::from_str_radix(random()?.get(..7).unwrap_or("1"), 16).unwrap_or(1);
        frame["table"] = json!(self.table);
        frame["ask"] = json!(ask);
        self.asked(ask.to_string(), frame).await
    }

    async fn asked(&self, id: String, frame: Value) -> Result<Value, String> {
        let (sender, answer) = oneshot::channel();
        self.told().waiting.insert(id.clone(), sender);
        let lost = |_| "the connection to the server is lost; it is being opened again".to_owned();
        let sent = self.send.send(frame).await.map_err(|_| lost(()));
        let answer = match sent {
            Ok(()) => timeout(PATIENCE, answer).await.map_err(|_| "the server does not answer".to_owned()),
            Err(error) => Err(error),
        };
        self.told().waiting.remove(&id);
        answer?.map_err(|_| lost(()))
    }

    /// Says something in the language of this seat.
    fn say(&self, say: impl FnOnce(&Words) -> Value) -> Value {
        spoken(self.language, None, say)
    }

    /// Takes in a frame of the server.
    fn learn(&self, frame: Value) {
        let mut told = self.told();
        match frame["type"].as_str() {
            Some("table") => {
                told.game = frame["game"].as_str().unwrap_or_default().to_owned();
                told.share = frame["me"]["share"].clone();
                told.facts = frame["facts"].clone();
                told.me = frame["me"]["eye"].as_u64().and_then(|number| Seat::from_number(number.try_into().ok()?));
                told.now = frame["now"].clone();
                told.lines.clear();
                for step in frame["log"].as_array().into_iter().flatten() {
                    self.remember(&mut told, step);
                }
            }
            Some("step") => {
                self.remember(&mut told, &frame);
                if version(&frame["now"]) >= version(&told.now) && !frame["now"].is_null() {
                    told.now = frame["now"].clone();
                    if let Some(seat) = told.now["choices"]["seat"].as_u64() {
                        // Seats may be drawn again when the match starts.
                        told.me = Seat::from_number(seat.try_into().unwrap_or(0)).or(told.me);
                    }
                }
            }
            Some("done" | "rejected") => answer(&mut told, frame["id"].as_str().unwrap_or_default(), &frame),
            Some("walked" | "previewed") => answer(&mut told, &frame["ask"].to_string(), &frame),
            Some("gone") => {
                told.gone = Some(
                    self.say(|words| json!(words.line_of(&frame["message"]))).as_str().unwrap_or_default().to_owned(),
                )
            }
            _ => return,
        }
        drop(told);
        self.news.send_modify(|news| *news += 1);
    }

    /// What happened in a step, in words.
    fn remember(&self, told: &mut Told, step: &Value) {
        let (at, what) = (step["version"].as_u64().unwrap_or(0), &step["what"]);
        let mut lines: Vec<String> = Vec::new();
        let player = what["player"]["name"].as_str().or(step["by"]["name"].as_str()).unwrap_or_default();
        spoken(self.language, told.me, |words| {
            match (what["what"].as_str(), what["events"].as_array()) {
                (Some("said"), _) => {
                    let phrase = what["phrase"]
                        .as_str()
                        .map(|phrase| words.key(&format!("phrase-{}", phrase.replace('_', "-")), &[]));
                    let text = phrase.or_else(|| what["text"].as_str().map(str::to_owned)).unwrap_or_default();
                    lines.push(format!("{player}: “{text}”"));
                }
                (_, Some(events)) => {
                    for event in events {
                        let said = [&event["line"]].into_iter().chain(event["asides"].as_array().into_iter().flatten());
                        lines.extend(said.filter(|line| !line.is_null()).map(|line| words.line_of(line)));
                    }
                }
                (Some(other), None) => lines.push(format!("{player}: {}", other.replace('_', " "))),
                (None, None) => {}
            }
            Value::Null
        });
        for line in lines {
            told.lines.push_back((at, line));
        }
        while told.lines.len() > MOST_LINES {
            told.lines.pop_front();
        }
    }
}

/// By language and reader.
type Known = Vec<((Language, Option<Seat>), Words)>;

thread_local! {
    static WORDS: RefCell<Known> = const { RefCell::new(Vec::new()) };
}

/// Catalogues take a while to read, and cannot be shared between threads.
fn spoken(language: Language, me: Option<Seat>, say: impl FnOnce(&Words) -> Value) -> Value {
    WORDS.with_borrow_mut(|known| {
        if !known.iter().any(|(key, _)| *key == (language, me)) {
            known.push(((language, me), Words::new(language, me)));
        }
        let words = known.iter().find(|(key, _)| *key == (language, me));
        words.map_or(Value::Null, |(_, words)| say(words))
    })
}

fn answer(told: &mut Told, id: &str, frame: &Value) {
    if let Some(waiting) = told.waiting.remove(id) {
        drop(waiting.send(frame.clone()));
    }
}

fn version(now: &Value) -> u64 {
    now["version"].as_u64().unwrap_or(0)
}

fn is_over(now: &Value) -> bool {
    matches!(now["stage"].as_str(), Some("over" | "abandoned"))
}

/// Is the seat asked for something: does play wait for it, or somebody for its answer?
fn is_asked(now: &Value, me: Option<Seat>) -> bool {
    let Some(me) = me else { return false };
    let among = |seats: &str| {
        let seats = now["turn"][seats].as_array();
        seats.is_some_and(|seats| seats.iter().any(|seat| seat.as_u64() == Some(me.number() as u64)))
    };
    !now["choices"].is_null() && ["must", "asked", "invited"].into_iter().any(among)
}

/// Keeps the connection, until nobody holds the seat any more.
async fn follow(place: Weak<Place>, mut outgoing: mpsc::Receiver<Value>) {
    loop {
        let Some(held) = place.upgrade() else { return };
        if held.told().gone.is_some() {
            return;
        }
        let (server, session, table) = (held.server.clone(), held.session.clone(), held.table.clone());
        drop(held);
        if let Ok(mut socket) = server.socket().await {
            let hello = json!({ "type": "hello", "session": session });
            let watch = json!({ "type": "watch", "table": table });
            let begun = async {
                socket.send(Frame::text(hello.to_string())).await?;
                socket.send(Frame::text(watch.to_string())).await
            };
            if begun.await.is_ok() {
                talk(&place, &mut socket, &mut outgoing).await;
            }
        }
        let Some(held) = place.upgrade() else { return };
        // Nobody knows whether these were carried out: the next look at the table says.
        held.told().waiting.clear();
        drop(held);
        sleep(BREATH).await;
    }
}

/// Passes frames on in both directions until the connection ends, or the seat is given up.
async fn talk(place: &Weak<Place>, socket: &mut Socket, outgoing: &mut mpsc::Receiver<Value>) {
    loop {
        tokio::select! {
            frame = outgoing.recv() => match frame {
                Some(frame) if socket.send(Frame::text(frame.to_string())).await.is_ok() => {}
                _ => return,
            },
            frame = socket.next() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    let Some(held) = place.upgrade() else { return };
                    if let Ok(frame) = serde_json::from_str(&text) {
                        held.learn(frame);
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
        }
    }
}
