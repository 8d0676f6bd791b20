//! Scripts: what people do at a table, line by line, and the result.
//!
//! A line that begins with a word is an action, the indented lines below it are its result; `#` begins a remark.
//! The moves of greedy bots are not written down here: they may become better players.
//! `UPDATE=1 cargo test -p integration --test table scripts` writes the indented lines again.

use crate::common::refusals::every_refusal;
use crate::common::{Pair, bytes, opened, options, player};
use game::{Arg, Event as _, Message, Seat, Setup as _};
use games::{FullGame, GameKind, Visitor};
use record::{Entry, Nonce, Seed, ShuffleSecret};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use table::*;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/table/scripts")
}

fn scripts() -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|end| end == "txt")).collect();
    files.sort();
    files
}

#[test]
fn scripts_come_out_as_written_and_show_every_refusal() {
    let mut texts = String::new();
    for path in scripts() {
        let text = run(&std::fs::read_to_string(&path).unwrap());
        testkit::golden::uphold(&path, &text);
        texts += &text;
    }
    every_refusal_is_in(&texts);
}

fn every_refusal_is_in(texts: &str) {
    let said: BTreeSet<&str> = texts.lines().filter_map(|line| line.trim().strip_prefix("rejected ")).collect();
    // The first shows only in a game that lacks a kind of bot, the second only at a table under older rules, the third
    // only in a very long match: the example, `rules.rs`, and `limits.rs`.
    let elsewhere =
        |rejected: &Rejected| matches!(rejected, Rejected::NoSuchBot(_) | Rejected::NewRules | Rejected::Crowded);
    for rejected in every_refusal().into_iter().filter(|rejected| !elsewhere(rejected)) {
        let key = rejected.message().key;
        assert!(said.iter().any(|line| line.starts_with(key)), "no script shows {key}");
    }
    assert!(said.iter().any(|line| line.starts_with("misread")), "no script shows an unreadable action");
    assert!(said.iter().any(|line| line.contains("[OM-")), "no script shows a refusal by the rules");
}

/// The script with the result now.
fn run(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with(' ')).collect();
    let opening = lines.iter().find(|line| line.contains(" opens ")).expect("a script opens a table");
    let game = opening.split_whitespace().nth(2).unwrap();
    game.parse::<GameKind>().unwrap().visit(Run(&lines))
}

struct Run<'a>(&'a [&'a str]);

impl Visitor for Run<'_> {
    type Out = String;

    fn visit<G: FullGame + 'static>(self) -> String {
        let mut driver = Driver::<G> {
            pair: None,
            old_links: Vec::new(),
            old_table_link: None,
            thought: None,
            old_question: None,
            out: String::new(),
        };
        for line in self.0 {
            driver.out.push_str(line);
            driver.out.push('\n');
            if !line.is_empty() && !line.starts_with('#') {
                driver.line(line);
            }
        }
        driver.out
    }
}

struct Driver<G: FullGame> {
    pair: Option<Pair<G>>,
    /// Links as they were when the table was opened.
    old_links: Vec<Option<Secret>>,
    old_table_link: Option<Secret>,
    /// The decision of a bot that is not carried out yet.
    thought: Option<Asked<G>>,
    /// The question before the last play.
    old_question: Option<u32>,
    out: String,
}

fn seat(word: &str) -> Seat {
    word.parse().ok().and_then(Seat::from_number).unwrap_or_else(|| panic!("{word:?} is no seat"))
}

impl<G: FullGame + 'static> Driver<G> {
    fn say(&mut self, text: impl AsRef<str>) {
        self.out.push_str("    ");
        self.out.push_str(text.as_ref());
        self.out.push('\n');
    }

    fn pair(&mut self) -> &mut Pair<G> {
        self.pair.as_mut().expect("a table is open")
    }

    fn line(&mut self, line: &str) {
        let (id, rest) = match line.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
            Some((id, rest)) => (Some(id), rest),
            None => (None, line),
        };
        let words: Vec<&str> = rest.split_whitespace().collect();
        match words[..] {
            [who, "opens", _, ref settings @ ..] => self.open(who, settings),
            [who, "opens-rematch", ref settings @ ..] => self.rematch(who, settings),
            [time] if time.starts_with('+') => {
                let (number, unit) = time[1..].split_at(time.len() - 2);
                let unit = match unit {
                    "s" => 1_000,
                    "m" => 60_000,
                    "h" => 3_600_000,
                    _ => panic!("{time}: no such unit"),
                };
                self.pair().now += number.parse::<Millis>().unwrap() * unit;
            }
            ["show"] => self.show(),
            ["links"] => self.links(),
            ["due"] => {
                let text = self.due();
                self.say(text);
            }
            ["verify"] if self.pair().live.export().is_none() => self.say("there is no match file yet"),
            ["verify"] => {
                self.pair().verified();
                let proven = self.pair().live.shuffle_shown().is_some();
                self.say(if proven { "a true match file of a proven deal" } else { "a true match file" });
            }
            ["house", "waits"] => {
                let done = self.pair().do_due();
                match done {
                    Some(done) => self.told(done),
                    None => self.say("nothing is due"),
                }
            }
            ["house", "plays", "on"] => {
                while let Some(done) = self.pair().do_due() {
                    done.unwrap();
                }
                let stage = self.pair().live.stage();
                self.say(stage.name());
            }
            ["house", "rings"] => self.ask(Actor::Server, id, Asked::ClockRings),
            ["house", "wishes", ref wish @ ..] => {
                let command = self.command("anna", wish);
                self.ask(Actor::Server, id, Asked::Command(command));
            }
            ["bot", number, "plays"] => {
                let version = self.pair().live.version();
                let done = self.pair().bot_moves(seat(number), version);
                self.told(done);
            }
            ["bot", number, "plays", "late"] => {
                let version = self.pair().live.version() - 1;
                let done = self.pair().bot_moves(seat(number), version);
                self.told(done);
            }
            ["bot", number, "thinks"] => {
                let thought = self.pair().live.think(seat(number), &mut Minds::default());
                let thought = thought.expect("there is something to think about");
                let (version, seat) = (thought.version, thought.seat);
                let action = thought.choose(bots::Budget::default()).0.action;
                self.thought = Some(Asked::BotPlays { seat, action, version });
            }
            ["bot", _, "answers"] => {
                let answer = self.thought.take().expect("the bot has thought");
                self.ask(Actor::Server, id, answer);
            }
            [who, "asks", "again", table, ref how @ ..] => {
                let name = |name: &str| TableId::new(name).unwrap();
                let (same_deal, instead_of) = match *how {
                    [] => (false, None),
                    ["same", "deal"] => (true, None),
                    ["instead", "of", closed] => (false, Some(name(closed))),
                    _ => panic!("{how:?} is no rematch"),
                };
                let asked = Asked::Rematch { table: name(table), same_deal, instead_of };
                let by = if who == "house" { Actor::Server } else { Actor::Player(player(who)) };
                self.ask(by, id, asked);
            }
            [who, "rings"] => self.ask(Actor::Player(player(who)), id, Asked::ClockRings),
            [who, ref wish @ ..] => {
                let command = self.command(who, wish);
                self.ask(Actor::Player(player(who)), id, Asked::Command(command));
            }
            [] => {}
        }
    }

    fn command(&mut self, who: &str, words: &[&str]) -> Command {
        let nonce = Nonce(bytes(who));
        match *words {
            ["sits", at] => Command::Sit { seat: seat(at), link: None, nonce },
            ["sits", at, "with", "link"] => {
                Command::Sit { seat: seat(at), link: self.pair().live.link(seat(at)), nonce }
            }
            ["sits", at, "with", "link", other] => {
                Command::Sit { seat: seat(at), link: self.pair().live.link(seat(other)), nonce }
            }
            ["sits", at, "with", "old", "link"] => {
                Command::Sit { seat: seat(at), link: self.old_links[seat(at).index()], nonce }
            }
            ["sits", at, "with", "table", "link"] => {
                Command::Sit { seat: seat(at), link: self.pair().live.table_link(), nonce }
            }
            ["sits", at, "with", "old", "table", "link"] => {
                Command::Sit { seat: seat(at), link: self.old_table_link, nonce }
            }
            ["stands", at] => Command::Stand { seat: seat(at) },
            ["names", at, ref name @ ..] => Command::Name { seat: seat(at), name: name.join(" ") },
            ["clears", at] => Command::OpenSeat { seat: seat(at) },
            ["seats", level, at] => Command::SeatBot { seat: seat(at), level: level.parse().unwrap() },
            ["rotates", at] => Command::RotateLink { seat: seat(at) },
            ["hands", to] => Command::HandHost { to: seat(to) },
            ["starts"] => Command::Start { fill: None },
            ["starts", "fill", level] => Command::Start { fill: Some(level.parse().unwrap()) },
            ["plays", at, "anything"] => {
                let action = self.pair().some_action(seat(at)).expect("something can be done");
                self.play(at, action, Asking::Now)
            }
            ["plays", at, "late", ref action @ ..] => self.play(at, action.join(" ").as_str().into(), Asking::Before),
            ["plays", at, "unasked", ref action @ ..] => {
                self.play(at, action.join(" ").as_str().into(), Asking::Nothing)
            }
            ["plays", at, ref action @ ..] => self.play(at, action.join(" ").as_str().into(), Asking::Now),
            ["undoes", at, plies] => Command::Undo { seat: seat(at), plies: plies.parse().unwrap() },
            ["lets", level, "play", at] => Command::LetBotPlay { seat: seat(at), level: level.parse().unwrap() },
            ["seats", level, "for", at] => Command::StandIn { seat: seat(at), level: level.parse().unwrap() },
            ["nudges", at] => Command::Nudge { seat: seat(at) },
            ["lets", "undo"] => Command::LetUndo { agree: true },
            ["lets", "not", "undo"] => Command::LetUndo { agree: false },
            ["takes", "back", at] => Command::TakeBack { seat: seat(at) },
            ["lets", "return", at] => Command::LetReturn { seat: seat(at), agree: true },
            ["lets", "not", "return", at] => Command::LetReturn { seat: seat(at), agree: false },
            ["resigns", at] => Command::Resign { seat: seat(at) },
            ["wants", "pause"] => Command::Pause { agree: true },
            ["wants", "no", "pause"] => Command::Pause { agree: false },
            ["resumes"] => Command::Resume,
            ["wants", "end"] => Command::Abandon { agree: true },
            ["wants", "no", "end"] => Command::Abandon { agree: false },
            ["says", ref text @ ..] => Command::Say { text: text.join(" ") },
            ["says-long"] => Command::Say { text: "ä".repeat(LONGEST_CHAT + 1) },
            ["phrases", key] => {
                let phrase = Phrase::ALL.into_iter().find(|phrase| phrase.key() == key).unwrap();
                Command::Phrase { phrase }
            }
            ["wants", "it", pace] => {
                Command::Pace { pace: serde_json::from_value(pace.into()).expect("a pace has a name") }
            }
            ["skips"] => Command::Skip,
            _ => panic!("{words:?} is no command"),
        }
    }

    fn play(&mut self, at: &str, action: Wanted, asking: Asking) -> Command {
        let now = self.pair().live.question();
        let question = match asking {
            Asking::Now => now,
            Asking::Before => self.old_question,
            Asking::Nothing => None,
        };
        if matches!(asking, Asking::Now) {
            self.old_question = now;
        }
        Command::Play { seat: seat(at), action, question }
    }

    fn ask(&mut self, by: Actor, id: Option<&str>, command: Asked<G>) {
        let done = self.pair().ask(by, id, command);
        self.told(done);
    }

    fn told(&mut self, done: Result<Step<G>, Rejected>) {
        match done {
            Ok(step) => {
                let what = self.what(&step.what);
                self.say(format!("{} {} {what}", step.version, step.what.kind()));
            }
            Err(rejected) => {
                let clause = rejected.clause().map_or(String::new(), |clause| format!(" [{clause}]"));
                self.say(format!("rejected {}{clause}", text(&rejected.message())));
            }
        }
    }

    fn what(&mut self, what: &Happened<G>) -> String {
        let game = self.pair().live.game().clone();
        match what {
            Happened::Opened(opened) => format!("{} for {}", opened.table, opened.options.setup.players()),
            Happened::SatDown { seat, player, .. } => format!("{seat} {player}"),
            Happened::Opening { seat, new_link } => {
                format!("{seat}{}", if *new_link { " with a new link" } else { "" })
            }
            Happened::Named { seat, name } => format!("{seat} {}", name.as_deref().unwrap_or("as their account")),
            Happened::BotSatDown { seat, level } => format!("{seat} {level}"),
            Happened::LinkRotated { seat } | Happened::TakenBack { seat } => format!("{seat}"),
            Happened::HostChanged { to } => format!("{to}"),
            Happened::Started(started) => format!("order {:?} bots {:?}", started.order, started.bots),
            Happened::Moved(Entry::Play { seat, action, events }) => {
                let reveals = if events.iter().any(|event| event.reveals()) { "revealing" } else { "quiet" };
                format!("{seat} {} ({reveals})", game.write_action(action))
            }
            Happened::Moved(Entry::Undo { seat, plies }) => format!("{seat} {plies}"),
            Happened::Moved(Entry::Rules { rules }) => format!("{rules}"),
            Happened::Moved(Entry::Deal { .. }) => unreachable!("a deal comes with the start"),
            Happened::BotTookOver { seat, level, why } => format!("{seat} {level} {why:?}"),
            Happened::ReturnVoted { seat, player, agree } | Happened::UndoVoted { seat, player, agree } => {
                format!("{seat} {player} {agree}")
            }
            Happened::Nudged { seat, player } | Happened::StandInVoted { seat, player } => format!("{seat} {player}"),
            Happened::UndoAsked { seat, plies } => format!("{seat} {plies}"),
            Happened::PauseVoted { player, agree, paused } => format!("{player} {agree}, paused {paused}"),
            Happened::Resumed => String::new(),
            Happened::AbandonVoted { player, agree, abandoned } => format!("{player} {agree}, abandoned {abandoned}"),
            Happened::Said { player, words } => format!("{player} {words:?}"),
            Happened::PaceSet { pace } => format!("{pace:?}"),
            Happened::Skipped { player } => format!("{player}"),
            Happened::HandedOver { from, to } => format!("{from} to {to}"),
            Happened::Rematch(Rematch { table, player, same_deal }) => {
                format!("{player} at {table}{}", if *same_deal { " with the same deal" } else { "" })
            }
        }
    }

    fn open(&mut self, who: &str, settings: &[&str]) {
        let number = |name: &str, otherwise: u32| {
            let value = settings.iter().find_map(|word| word.strip_prefix(name));
            value.map_or(otherwise, |value| value.parse().unwrap())
        };
        let mut options = options::<G>(number("players=", 3) as u8);
        options.listed = settings.contains(&"listed");
        options.bot_pause_ms = number("pause=", 1_000);
        options.patience_ms = number("patience=", 20_000);
        options.bot_after_ms = number("bot-after=", 0);
        if settings.contains(&"drawn") {
            options.order = SeatOrder::Drawn;
        }
        let [bank_ms, each_ms, slow] = ["bank=", "each=", "slow="].map(|name| number(name, 0));
        options.tempo = match (bank_ms, slow) {
            (0, 0) => Tempo::None,
            (0, each_ms) => Tempo::Slow { each_ms, weekends_off: settings.contains(&"weekends-off") },
            _ => Tempo::Live { bank_ms, each_ms },
        };
        self.sit_down(opened("script", who, options));
    }

    fn sit_down(&mut self, opened: Opened<G>) {
        let now = self.pair.as_ref().map_or(0, |pair| pair.now);
        let pair = Pair::open(opened, now);
        self.old_links = Seat::all(pair.live.players()).map(|seat| pair.live.link(seat)).collect();
        self.old_table_link = pair.live.table_link();
        self.pair = Some(pair);
        self.show();
    }

    /// `opens-rematch` or `opens-rematch same deal`.
    fn rematch(&mut self, who: &str, settings: &[&str]) {
        let live = &self.pair().live;
        let deal = match settings {
            ["same", "deal"] => live.same_deal(),
            _ => Some(Deal::fresh(ShuffleSecret(bytes("another secret")))),
        };
        let Some(deal) = deal else { return self.say("the deal is still a secret") };
        let id = TableId::new(format!("{}-again", live.id())).unwrap();
        let opened = live.rematch(id, player(who), deal, LinkKey::draw(&Seed(bytes("another key"))));
        let (of, before) = (opened.rematch_of.clone(), live.played().map(|played| played.header().seed));
        self.say(format!("rematch of {}", of.unwrap()));
        self.sit_down(opened);
        if let Some(of) = self.pair().live.same_deal_as().cloned() {
            self.say(format!("same deal as {of}, which is {}", if before.is_some() { "known" } else { "unknown" }));
        }
    }

    fn show(&mut self) {
        let pair = self.pair();
        let (live, now) = (&pair.live, pair.now);
        let clocks = live.clocks(now);
        let seats: Vec<String> = Seat::all(live.players())
            .map(|seat| {
                let clock = clocks[seat].map_or(String::new(), |face| {
                    let runs = if face.running { ">" } else { "" };
                    format!(" {runs}{}s", face.left_ms / 1_000)
                });
                let who = match live.seat(seat).unwrap() {
                    SeatState::Open => "open".into(),
                    SeatState::Person { player } => player.to_string(),
                    SeatState::Bot { level } => format!("({level})"),
                    SeatState::BotFor { player, level, why } => format!("{player} ({level}, {why:?})"),
                };
                let name = live.name(seat).map_or(String::new(), |name| format!(" called {name}"));
                format!("{seat} {who}{name}{clock}")
            })
            .collect();
        let must: Vec<String> = live.must().iter().map(|seat| seat.to_string()).collect();
        let line = format!("{}, host {}: {}", live.stage().name(), live.host(), seats.join(", "));
        let waits = format!("; must {}, question {:?}", must.join(" "), live.question().unwrap_or_default());
        let line = if must.is_empty() { line } else { line + &waits };
        self.say(line);
    }

    fn links(&mut self) {
        let live = &self.pair.as_ref().unwrap().live;
        let changed = Seat::all(live.players()).filter(|seat| live.link(*seat) != self.old_links[seat.index()]);
        let changed: Vec<String> = changed.map(|seat| seat.to_string()).collect();
        self.say(format!("new links: {}", if changed.is_empty() { "none".into() } else { changed.join(" ") }));
    }

    fn due(&mut self) -> String {
        let pair = self.pair();
        match pair.live.due() {
            None => "nothing is due".into(),
            Some(Due { at, what: Duty::ClockRings }) => format!("in {} ms a clock rings", at - pair.now),
            Some(Due { at, what: Duty::NewRules }) => format!("in {} ms the rules change", at - pair.now),
            Some(Due { at, what: Duty::BotMoves { seat } }) => {
                format!("in {} ms bot {seat} moves", (at - pair.now).max(0))
            }
            Some(Due { at, what: Duty::OrdersAct { seat } }) => {
                format!("in {} ms the orders of seat {seat} act", at - pair.now)
            }
        }
    }
}

enum Asking {
    Now,
    Before,
    Nothing,
}

fn text(message: &Message) -> String {
    let args: Vec<String> = message.args.iter().map(|(name, arg)| format!("{name}={}", value(arg))).collect();
    format!("{} {}", message.key, args.join(" ")).trim().into()
}

fn value(arg: &Arg) -> String {
    match arg {
        Arg::Seat(seat) => seat.to_string(),
        Arg::Number(number) => number.to_string(),
        Arg::Term(key) | Arg::Thing { term: key, .. } => (*key).into(),
        Arg::Text(text) | Arg::Card { text, .. } => text.clone(),
        Arg::List(list) => list.iter().map(value).collect::<Vec<_>>().join(","),
        Arg::Message(message) => text(message),
    }
}
