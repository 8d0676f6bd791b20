//! What a person and a page can rely on.

use crate::page::Page;
use game::Edition as _;
use games::{FullGame, GameKind, Visitor};
use record::MatchFile;
use serde_json::{Value, json};

struct Check<'a>(&'a str);
impl Visitor for Check<'_> {
    type Out = usize;
    fn visit<G: FullGame>(self) -> usize {
        let file = MatchFile::<G>::read(self.0).expect("a match file");
        file.verify(&G::Edition::builtin()).expect("an honest file").records().len()
    }
}

#[test]
fn a_whole_match_of_each_game_is_played_kept_exported_and_verified() {
    for kind in GameKind::ALL {
        let mut page = Page::new();
        let table = page.open(kind.name(), 3, "greedy");
        let (status, body) = page.request("GET", &format!("tables/{table}/export"), "");
        assert_eq!(status, 409, "before the end there is no file: {body}");
        page.play_out(&table);
        assert_eq!(page.stands()["stage"], "over");
        let (status, file) = page.request("GET", &format!("tables/{table}/export"), "");
        assert_eq!(status, 200);
        let records = kind.visit(Check(&file));
        assert!(records > 30, "{records} records");
        let replay = page.get("POST", "replay?eye=public&open=true", &file);
        assert_eq!(replay["game"], kind.name());
        let own = page.get("GET", &format!("tables/{table}/replay?eye=own&open=false"), "");
        assert_eq!(own["mine"], json!([1]));
        assert_eq!(own["steps"].as_array().map(Vec::len), replay["steps"].as_array().map(|steps| steps.len() + 1));
    }
}

/// A match file unchanged and changed in many ways, each with a description of the change.
pub fn variants(file: &str) -> Vec<(&'static str, String)> {
    let lines: Vec<&str> = file.lines().collect();
    let without = |place: usize| {
        let kept = lines.iter().enumerate().filter(|(i, _)| *i != place);
        kept.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    let exchanged = |a: usize, b: usize| {
        let mut lines = lines.clone();
        lines.swap(a, b);
        lines.join("\n") + "\n"
    };
    let head = lines[0];
    let with_head = |head: String| {
        std::iter::once(head.as_str())
            .chain(lines[1..].iter().copied())
            .map(|line| format!("{line}\n"))
            .collect::<String>()
    };
    vec![
        ("as it is", file.to_owned()),
        ("nothing", String::new()),
        ("no JSON", format!("what?\n{file}")),
        ("without a step", without(5)),
        ("without its last line", without(lines.len() - 1)),
        ("two steps exchanged", exchanged(4, 5)),
        (
            "another game",
            with_head(head.replacen("\"ostia\"", "\"chess\"", 1).replacen("\"oltre-mare\"", "\"chess\"", 1)),
        ),
        ("older rules", with_head(head.replacen("\"rules\":", "\"rules\":1", 1))),
        ("another digit of its secrets", with_head(turned(head))),
        ("too many lines", file.to_owned() + &"\n".repeat(7_000)),
        ("another digit in a step", file.replacen(lines[9], &turned(lines[9]), 1)),
    ]
}

/// With a different last hexadecimal digit.
fn turned(line: &str) -> String {
    let place = line.rfind(|c: char| c.is_ascii_hexdigit() && !c.is_ascii_uppercase()).expect("a digit");
    let digit = if &line[place..=place] == "0" { "1" } else { "0" };
    format!("{}{digit}{}", &line[..place], &line[place + 1..])
}

struct Reason<'a>(&'a str);
impl Visitor for Reason<'_> {
    type Out = Option<game::Message>;
    fn visit<G: FullGame>(self) -> Self::Out {
        let file = match MatchFile::<G>::read(self.0) {
            Ok(file) => file,
            Err(fault) => return Some(fault.message()),
        };
        file.verify(&G::Edition::builtin()).err().map(|fault| fault.message())
    }
}

/// The binary's verdict on a file comes from `record` alone; without a fault, it accepts the file.
#[test]
fn changed_files_are_refused_for_the_reasons_that_the_binary_gives() {
    for kind in GameKind::ALL {
        let mut page = Page::new();
        let table = page.open(kind.name(), 3, "greedy");
        page.play_out(&table);
        let (_, file) = page.request("GET", &format!("tables/{table}/export"), "");
        let mut refused = 0;
        for (what, text) in variants(&file) {
            let (status, body) = page.request("POST", "replay?eye=public&open=true", &text);
            let said: Value = serde_json::from_str(&body).expect("JSON");
            if ["another game", "older rules", "too many lines"].contains(&what) {
                // The binary can do more with some of these than a page should.
                assert_eq!(status, 422, "{what}");
                continue;
            }
            match kind.visit(Reason(&text)) {
                None => assert_eq!(status, 200, "{what}: {body}"),
                Some(reason) => {
                    assert_eq!(status, 422, "{what}");
                    assert_eq!(said["message"], serde_json::to_value(reason).expect("JSON"), "{what}");
                    refused += 1;
                }
            }
        }
        assert!(refused >= 6, "{refused} were refused");
    }
}

/// The state of a table, without the time at which it was asked.
fn whole(page: &mut Page, table: &str) -> Value {
    page.watch(table);
    let mut state = page.told.pop().expect("a table");
    assert_eq!(state["type"], "table");
    state["now"]["at"] = Value::Null;
    state
}

#[test]
fn a_worker_that_crashes_loses_nothing_that_was_shown() {
    let mut page = Page::new();
    let table = page.open("ostia", 3, "greedy");
    for round in 0..40 {
        if !page.go_on(&table) {
            break;
        }
        if round % 10 == 3 {
            let before = whole(&mut page, &table);
            page.restart();
            assert_eq!(whole(&mut page, &table), before, "after {round} steps");
        }
    }
}

#[test]
fn a_step_that_cannot_be_stored_is_not_shown_and_its_command_can_be_sent_again() {
    let mut page = Page::new();
    let table = page.open("oltre-mare", 3, "greedy");
    let before = whole(&mut page, &table);
    page.full = true;
    let say = json!({ "do": "say", "text": "anybody here?" });
    let answer = page.command(&table, "say-1", say.clone());
    assert_eq!((&answer["type"], &answer["again"]), (&json!("rejected"), &json!(true)));
    assert_eq!(answer["refusal"]["message"]["key"], "web-store-full");
    assert!(!page.told.iter().any(|frame| frame["type"] == "step" && frame["what"].to_string().contains("anybody")));
    let last = page.told.last().expect("a table");
    assert_eq!(last["type"], "table", "a spectator still watches");
    page.full = false;
    assert_eq!(whole(&mut page, &table), before, "nothing has changed");
    assert_eq!(page.command(&table, "say-1", say.clone())["type"], "done");
    let rows = page.kept[&table].len();
    assert_eq!(page.command(&table, "say-1", say)["type"], "done", "sent twice, it is answered twice");
    assert_eq!(page.kept[&table].len(), rows, "and carried out once");
}

#[test]
fn two_pages_at_one_table_see_the_same() {
    let mut one = Page::new();
    let table = one.open("ostia", 3, "greedy");
    let mut other = Page::new();
    (other.kept, other.games) = (one.kept.clone(), one.games.clone());
    other.watch(&table);
    let version = other.kept[&table].len();
    one.command(&table, "say-1", json!({ "do": "say", "text": "here" }));
    let fresh = one.kept[&table][version..].to_vec();
    other.kept.insert(table.clone(), one.kept[&table].clone());
    other.ask(json!({ "is": "written", "table": table, "rows": fresh }));
    assert!(other.told.last().expect("a step")["what"].to_string().contains("here"));
    assert_eq!(whole(&mut one, &table), whole(&mut other, &table));
}

#[test]
fn nothing_is_there_of_a_table_that_was_never_kept() {
    let mut page = Page::new();
    page.watch("here-nowhere");
    let gone = page.told.pop().expect("an answer");
    assert_eq!((&gone["type"], &gone["message"]["key"]), (&json!("gone"), &json!("server-no-table")));
    assert_eq!(page.request("GET", "tables/here-nowhere/hint", "").0, 404);
}

#[test]
fn a_client_that_has_not_said_hello_has_no_session() {
    let mut page = Page::default();
    page.send(json!({ "type": "ping", "ask": 0 }));
    assert_eq!(page.told.pop().expect("an answer")["message"]["key"], "server-no-session");
    let wish = json!({ "game": "ostia", "players": 3 }).to_string();
    assert_eq!(page.request("POST", "tables", &wish).0, 401);
}

#[test]
fn nonsense_is_refused_and_nothing_crashes() {
    let mut page = Page::new();
    assert!(page.engine.ask("{").contains("server-bad-request"));
    page.send(json!({ "type": "dance" }));
    assert_eq!(page.told.pop().expect("an answer")["type"], "error");
    for (method, path, body, status) in [
        ("GET", "nothing", "", 404),
        ("POST", "tables", "{", 400),
        ("POST", "tables", r#"{"game":"chess","players":2}"#, 400),
        ("POST", "tables", r#"{"game":"ostia","players":99}"#, 400),
        ("GET", "lessons/chess", "", 404),
        ("POST", "lessons/ostia/try", "no", 400),
        ("POST", "replay?eye=public&open=true", "no file", 422),
        ("GET", "tables/a b/hint", "", 404),
        ("POST", "hint", "{}", 400),
        ("POST", "hint", r#"{"game":"ostia","seat":1}"#, 400),
        ("POST", "hint?share=x", r#"{"game":"ostia"}"#, 400),
    ] {
        assert_eq!(page.request(method, path, body).0, status, "{method} {path}");
    }
    assert!(page.kept.is_empty(), "nothing of a table that was refused is kept");
}

#[test]
fn lessons_hints_and_a_second_match_need_no_server() {
    let mut page = Page::new();
    for kind in GameKind::ALL {
        let lesson = page.get("GET", &format!("lessons/{}", kind.name()), "");
        assert!(!lesson["steps"].as_array().expect("comments").is_empty());
    }
    assert_eq!(page.get("GET", "games", "").as_array().map(Vec::len), Some(GameKind::ALL.len()));
    let table = page.open("ostia", 3, "greedy");
    while page.stands()["choices"].is_null() {
        assert!(page.go_on(&table));
    }
    let hint = page.get("GET", &format!("tables/{table}/hint"), "");
    assert!(!hint["ideas"].as_array().expect("ideas").is_empty());
    // Several workers share a thought: the first thinks what it would think alone, and the others look at other worlds.
    let mut share = |share: u32| {
        let (status, body) = page.request("GET", &format!("tables/{table}/hint?share={share}"), "");
        assert_eq!(status, 200, "{body}");
        serde_json::from_str::<Value>(&body).expect("JSON")["ideas"].as_array().expect("ideas").clone()
    };
    let (own, other) = (share(0), share(1));
    let best = &hint["ideas"][0];
    assert!(own.contains(best), "{own:?} has no {best}");
    assert_ne!(own, other);
    assert_eq!(other, share(1), "asked again it finds the same");
    let tried = |ideas: &[Value]| ideas.iter().filter_map(|idea| idea["tried"].as_u64()).sum::<u64>();
    assert!(tried(&own) > 200 && tried(&other) > 200, "{} and {}", tried(&own), tried(&other));
    assert_eq!(page.request("GET", &format!("tables/{table}/hint?share=x"), "").0, 400);
    page.play_out(&table);
    let again = json!({ "same_deal": true }).to_string();
    let path = format!("tables/{table}/rematch");
    let first = page.get("POST", &path, &again)["table"].clone();
    assert_eq!(page.get("POST", &path, &again)["table"], first, "there is one for all who ask");
    page.restart();
    assert_eq!(page.get("POST", &path, &again)["table"], first, "also for a worker that has to look it up");
}

#[test]
fn a_review_is_made_piece_by_piece_and_kept() {
    let mut page = Page::new();
    let table = page.open("ostia", 3, "random");
    page.play_out(&table);
    let path = format!("tables/{table}/review");
    assert_eq!(page.get("GET", &path, "")["stage"], "none");
    assert_eq!(page.get("POST", &path, "")["stage"], "running");
    let body = loop {
        let answer = page.ask(json!({ "is": "work", "rounds": 20 }));
        if let Some(body) = answer["review"]["body"].as_str() {
            break body.to_owned();
        }
    };
    assert!(serde_json::from_str::<Value>(&body).expect("JSON")["decisions"].is_array());
    assert_eq!(page.get("GET", &path, "")["stage"], "done");
}
