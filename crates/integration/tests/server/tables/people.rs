//! People: accounts, links, being removed and being forgotten.

use crate::client::{Client, http, nonce};
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};
use std::time::Instant;

#[tokio::test]
async fn an_account_finds_its_tables_from_another_device() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let mut ann = Client::guest(addr, "Ann").await;
    let (table, _) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    let credentials = json!({ "login": "Ann@Example.org", "password": "correct horse" });
    let registered = ann.http("POST", "/api/register", Some(credentials.clone())).await;
    assert_eq!(registered.status, 200, "{registered:?}");
    assert_eq!(registered.json()["player"], ann.player);
    assert_eq!(ann.until_closed().await, 1008, "the session was changed, and what hung on the old one is closed");
    assert_eq!(ann.http("GET", "/api/me", None).await.status, 401);

    let taken = http(addr, "POST", "/api/register", &[], Some(&credentials)).await;
    assert_eq!((taken.status, taken.key().as_str()), (409, "server-login-taken"));
    let wrong = json!({ "login": "ann@example.org", "password": "wrong horse battery" });
    for bad in [wrong, json!({ "login": "nobody", "password": "correct horse" })] {
        let answer = http(addr, "POST", "/api/login", &[], Some(&bad)).await;
        assert_eq!((answer.status, answer.key().as_str()), (401, "server-wrong-login"));
    }
    let login = http(addr, "POST", "/api/login", &[], Some(&credentials)).await;
    assert_eq!(login.status, 200, "{login:?}");
    let phone = Client::with_session(addr, login.json()["session"].as_str().expect("a session")).await;
    assert_eq!(phone.player, ann.player);
    let mine = phone.http("GET", "/api/tables/mine", None).await.json();
    assert_eq!(mine[0]["table"], table.as_str());
    assert_eq!(mine[0]["mine"], json!([1]));
    assert_eq!(phone.http("POST", "/api/logout", None).await.status, 204);
    assert_eq!(phone.http("GET", "/api/me", None).await.status, 401);
    running.stop().await;
}

#[tokio::test]
async fn a_guest_who_logs_in_keeps_seats_orders_and_words() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let credentials = json!({ "login": "ann@example.org", "password": "correct horse" });
    let account = http(addr, "POST", "/api/register", &[], Some(&credentials)).await.json();
    let mut guest = Client::guest(addr, "Ann").await;
    let mut ben = Client::guest(addr, "Ben").await;
    let (table, links) = guest
        .open(json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    ben.act(&table, json!({ "do": "sit", "seat": 2, "link": links[&2], "nonce": nonce(2) })).await.expect("sits");
    guest.watch(&table, None).await;
    guest.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("starts");
    guest.act(&table, json!({ "do": "say", "text": "my secret words" })).await.expect("says");
    guest.act(&table, json!({ "do": "pause", "agree": true })).await.expect("votes");

    let login = guest.http("POST", "/api/login", Some(credentials.clone())).await;
    assert_eq!(login.status, 200, "{login:?}");
    assert_eq!(login.json()["player"], account["player"]);
    assert_eq!(guest.until_closed().await, 1008, "the guest is nobody any more");
    let mut ann = Client::with_session(addr, login.json()["session"].as_str().expect("a session")).await;
    let mine = ann.http("GET", "/api/tables/mine", None).await.json();
    assert_eq!((mine[0]["table"].as_str(), mine[0]["mine"].clone()), (Some(&*table), json!([1])), "{mine}");
    let state = ann.watch(&table, None).await;
    assert_eq!(state["me"]["eye"], 1, "plays, and does not look on");
    assert_eq!(state["me"]["host"], true);
    assert_eq!(state["now"]["seats"][0]["who"]["player"]["id"], account["player"]);
    assert!(!state.to_string().contains("\"name\":\"\""), "what the guest did is told by the account's name: {state}");
    ben.act(&table, json!({ "do": "pause", "agree": true })).await.expect("votes too");
    assert_eq!(ann.until(|message| message["what"]["what"] == "pause_voted").await["what"]["paused"], true);

    // What the guest said can be deleted with the account.
    assert_eq!(ann.http("DELETE", "/api/me", None).await.status, 204);
    ben.reconnect(addr).await;
    let state = ben.watch(&table, None).await;
    assert!(!state.to_string().contains("my secret words"), "{state}");
    running.stop().await;
}

#[tokio::test]
async fn a_guest_who_logs_in_to_an_account_at_the_same_table_is_asked() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let credentials = json!({ "login": "ann@example.org", "password": "correct horse" });
    let session = http(addr, "POST", "/api/register", &[], Some(&credentials)).await.json();
    let ann = Client::with_session(addr, session["session"].as_str().expect("a session")).await;
    let (table, links) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    let mut guest = Client::guest(addr, "Bea").await;
    guest.act(&table, json!({ "do": "sit", "seat": 2, "link": links[&2], "nonce": nonce(2) })).await.expect("sits");

    let asked = guest.http("POST", "/api/login", Some(credentials.clone())).await;
    assert_eq!((asked.status, asked.key().as_str()), (409, "server-both-seated"));
    let mine = guest.http("GET", "/api/tables/mine", None).await.json();
    assert_eq!(mine[0]["mine"], json!([2]), "nothing has changed");

    let mut sure = credentials.clone();
    sure["both"] = json!(true);
    let login = guest.http("POST", "/api/login", Some(sure)).await;
    assert_eq!(login.status, 200, "{login:?}");
    let both = Client::with_session(addr, login.json()["session"].as_str().expect("a session")).await;
    let mine = both.http("GET", "/api/tables/mine", None).await.json();
    assert_eq!(mine[0]["mine"], json!([1, 2]));
    running.stop().await;
}

#[tokio::test]
async fn links_can_be_replaced_and_players_sent_away() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let (table, links) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    ann.watch(&table, None).await;
    let wrong = json!({ "seat": 2, "link": links[&3], "nonce": nonce(2) });
    let join = format!("/api/tables/{table}/join");
    let answer = ben.http("POST", &join, Some(wrong)).await;
    assert_eq!((answer.status, answer.key().as_str()), (403, "table-wrong-link"));

    ann.act(&table, json!({ "do": "rotate_link", "seat": 2 })).await.expect("the host may");
    let old = ben.http("POST", &join, Some(json!({ "seat": 2, "link": links[&2], "nonce": nonce(2) }))).await;
    assert_eq!(old.key(), "table-wrong-link", "the old link is void");
    let state = ann.watch(&table, None).await;
    let fresh =
        state["me"]["links"].as_array().expect("links").iter().find(|link| link["seat"] == 2).expect("of seat 2");
    let fresh = fresh["link"].as_str().expect("a link").to_owned();
    let joined = ben.http("POST", &join, Some(json!({ "seat": 2, "link": fresh, "nonce": nonce(2) }))).await;
    assert_eq!(joined.status, 200, "{joined:?}");
    assert_eq!(joined.json()["links"], json!([]), "links are the host's to give");

    let state = ben.watch(&table, None).await;
    assert_eq!((state["me"]["eye"].as_u64(), state["me"]["links"].clone()), (Some(2), json!([])));
    let refused = ben.act(&table, json!({ "do": "open_seat", "seat": 1 })).await.expect_err("only the host");
    assert_eq!(refused["refusal"]["message"]["key"], "table-host-only");
    ann.act(&table, json!({ "do": "open_seat", "seat": 2 })).await.expect("the host may remove somebody");
    let state = ben.until(|message| message["type"] == "table").await;
    assert!(state["me"]["eye"].is_null(), "told everything again, as an onlooker");
    running.stop().await;
}

#[tokio::test]
async fn somebody_who_is_forgotten_leaves_the_match_whole() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let (table, links) = ann
        .open(json!({ "game": "ostia", "players": 3, "bot_pause_ms": 0, "patience_ms": 0,
        "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    ben.act(&table, json!({ "do": "sit", "seat": 2, "link": links[&2], "nonce": nonce(2) })).await.expect("sits");
    ann.watch(&table, None).await;
    ann.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("starts");
    ben.act(&table, json!({ "do": "say", "text": "my secret words" })).await.expect("says");
    ben.act(&table, json!({ "do": "resign", "seat": 2 })).await.expect("resigns");
    ann.until(|message| message["what"]["what"] == "said").await;

    assert_eq!(ben.http("DELETE", "/api/me", None).await.status, 204);
    assert_eq!(ben.until_closed().await, 1008);
    assert_eq!(ben.http("GET", "/api/me", None).await.status, 401);
    let state = ann.until(|message| message["type"] == "table").await;
    let text = state.to_string();
    assert!(!text.contains("my secret words") && !text.contains("\"Ben\""), "nothing personal is told any more");
    assert_eq!(state["now"]["seats"][1]["who"]["player"]["name"], "");
    ann.play_out(&table).await;
    let export = ann.http("GET", &format!("/api/tables/{table}/export"), None).await;
    assert_eq!(export.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn without_onlookers_only_players_see_the_match() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut eve = Client::guest(running.addr, "Eve").await;
    let (table, _) = ann
        .open(json!({ "game": "ostia", "players": 3, "spectators": false,
        "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    assert_eq!(eve.watch(&table, None).await["type"], "table", "before the start there is nothing to hide");
    ann.act(&table, json!({ "do": "start", "fill": "random" })).await.expect("starts");
    let gone = eve.until(|message| message["type"] == "gone").await;
    assert_eq!(gone["message"]["key"], "server-no-spectators");
    assert_eq!(eve.watch(&table, None).await["type"], "gone");
    running.stop().await;
}

#[tokio::test]
async fn a_new_name_reaches_those_who_wait_in_the_room_at_once() {
    let server = TestServer::new();
    let running = server.start().await;
    let ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let (table, _) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    ben.watch(&table, None).await;
    let renamed = ann.http("PUT", "/api/me", Some(json!({ "name": "Anna" }))).await;
    assert_eq!(renamed.status, 200, "{renamed:?}");
    let told = ben.until(|message| message["type"] == "table").await;
    assert_eq!(told["now"]["seats"][0]["who"]["player"]["name"], "Anna");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_follow_to_another_server() {
    let server = TestServer::postgres().await;
    let (here, there) = (server.start().await, server.start().await);
    let ann = Client::guest(here.addr, "Ann").await;
    let mut ben = Client::guest(here.addr, "Ben").await;
    let mut eve = Client::guest(there.addr, "Eve").await;
    let (table, links) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    ben.act(&table, json!({ "do": "sit", "seat": 2, "link": links[&2], "nonce": nonce(2) })).await.expect("sits");
    let name = |state: &Value| state["now"]["seats"][0]["who"]["player"]["name"].clone();
    assert_eq!(name(&eve.watch(&table, None).await), "Ann");

    let renamed = async |ann: &Client, name: &str| {
        let answer = ann.http("PUT", "/api/me", Some(json!({ "name": name }))).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    };
    renamed(&ann, "Anna").await;
    ben.act(&table, json!({ "do": "phrase", "phrase": "hello" })).await.expect("says");
    assert_eq!(name(&eve.until(|message| message["type"] == "step").await), "Anna");
    // A step that the other server wrote itself, and its lists, follow a little later.
    renamed(&ann, "Annie").await;
    tokio::time::sleep(std::time::Duration::from_secs(4)).await;
    let seen = eve.http("GET", &format!("/api/tables/{table}"), None).await;
    assert!(seen.body.contains("\"Annie\"") && !seen.body.contains("\"Anna\""), "{seen:?}");
    ben.reconnect(there.addr).await;
    ben.act(&table, json!({ "do": "phrase", "phrase": "hello" })).await.expect("says");
    assert_eq!(name(&eve.until(|message| message["type"] == "step").await), "Annie");
    ben.reconnect(here.addr).await;

    assert_eq!(ann.http("DELETE", "/api/me", None).await.status, 204);
    ben.act(&table, json!({ "do": "phrase", "phrase": "thanks" })).await.expect("says");
    eve.until(|message| message["what"]["what"] == "said").await;
    let state = eve.watch(&table, None).await.to_string();
    assert!(state.contains(&ann.player) && !state.contains("Ann"), "forgotten there too: {state}");
    here.stop().await;
    there.stop().await;
}

/// Arrivals and departures are announced to the others without a step, and somebody who keeps coming and going does not
/// flood them.
#[tokio::test]
async fn others_see_at_once_who_is_here() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let mut ann = Client::guest(addr, "Ann").await;
    let mut ben = Client::guest(addr, "Ben").await;
    let (table, links) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    let state = ann.watch(&table, None).await;
    assert_eq!(state["now"]["seats"][0]["here"], true, "who looks is here");
    let sit = json!({ "do": "sit", "seat": 2, "link": links[&2], "nonce": nonce(2) });
    ben.act(&table, sit).await.expect("there is room");
    ann.until(|message| message["now"]["seats"][1]["who"]["is"] == "person").await;
    assert_eq!(ann.now[&table]["seats"][1]["here"], false, "he has not looked yet");
    let version = ann.now[&table]["version"].clone();

    let here = |seats: Value| move |message: &Value| message["type"] == "presence" && message["here"] == seats;
    ben.watch(&table, None).await;
    ann.until(here(json!([1, 2]))).await;
    ben.send(&json!({ "type": "unwatch", "table": table })).await;
    ann.until(here(json!([1]))).await;
    ben.watch(&table, None).await;
    ann.until(here(json!([1, 2]))).await;
    assert_eq!(ann.now[&table]["version"], version, "nothing was played");

    // Twenty times in a row; the others hear of it a few times, and in the end how it is.
    ann.heard = Some(Vec::new());
    let began = Instant::now();
    for _ in 0..20 {
        ben.send(&json!({ "type": "unwatch", "table": table })).await;
        ben.watch(&table, None).await;
    }
    ben.send(&json!({ "type": "unwatch", "table": table })).await;
    ann.until(here(json!([1]))).await;
    let told = ann.heard.take().unwrap_or_default();
    // Once a second, and perhaps once at either end.
    let most = began.elapsed().as_secs() + 2;
    assert!(told.len() as u64 <= most, "told {} times, not {most}", told.len());
    let told: Vec<Value> = told.iter().map(|text| serde_json::from_str(text).expect("JSON")).collect();
    assert_ne!(told[0]["here"], json!([1, 2]), "she knew that");
    assert!(told.windows(2).all(|two| two[0]["here"] != two[1]["here"]), "only what changes is told: {told:?}");

    // A connection that is cut has gone, too.
    ben.watch(&table, None).await;
    ann.until(here(json!([1, 2]))).await;
    drop(ben);
    ann.until(here(json!([1]))).await;
    running.stop().await;
}

/// Several people on one device: everybody sees their names, until the account is forgotten.
#[tokio::test]
async fn names_on_one_device_are_seen_by_all_and_can_be_forgotten() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut ben = Client::guest(running.addr, "Ben").await;
    let both = json!([{ "seat": 1, "nonce": nonce(1) }, { "seat": 2, "nonce": nonce(2) }]);
    let (table, _) = ann.open(json!({ "game": "ostia", "players": 3, "sit": both })).await;
    ben.watch(&table, None).await;
    let name = |seat: u32, name: &str| json!({ "do": "name", "seat": seat, "name": name });
    ann.act(&table, name(2, " Zoe ")).await.expect("it is her seat");
    let step = ben.until(|message| message["what"]["what"] == "named").await;
    assert_eq!(step["what"]["name"], "Zoe");
    let names = |now: &Value| [0, 1].map(|seat| now["seats"][seat]["who"]["player"]["name"].clone());
    assert_eq!(names(&ben.now[&table]), ["Ann", "Zoe"]);
    let listed =
        async |ben: &Client| ben.http("GET", &format!("/api/tables/{table}"), None).await.json()["seats"].clone();
    assert_eq!(listed(&ben).await, json!(["Ann", "Zoe", null]), "and in lists");
    let refused = ben.act(&table, name(2, "Ben")).await.expect_err("it is not his");
    assert_eq!(refused["refusal"]["message"]["key"], "table-not-your-seat");

    assert_eq!(ann.http("DELETE", "/api/me", None).await.status, 204);
    ben.until(|message| message["type"] == "table").await;
    assert_eq!(names(&ben.now[&table]), ["", ""]);
    assert_eq!(listed(&ben).await, json!(["", "", null]));
    running.stop().await;
}

#[tokio::test]
async fn a_lost_password_is_replaced_by_a_code_that_works_once() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let credentials = json!({ "login": "ann@example.org", "password": "correct horse" });
    let account = http(addr, "POST", "/api/register", &[], Some(&credentials)).await.json();
    let ann = Client::with_session(addr, account["session"].as_str().expect("a session")).await;
    let wrong = ann.http("POST", "/api/me/recovery", Some(json!({ "password": "wrong horse battery" }))).await;
    assert_eq!((wrong.status, wrong.key().as_str()), (403, "server-wrong-password"));
    let made = ann.http("POST", "/api/me/recovery", Some(json!({ "password": "correct horse" }))).await;
    let codes = made.json()["codes"].as_array().expect("codes").clone();
    assert_eq!(codes.len(), 8);

    let lost = |code: &Value| json!({ "login": "ann@example.org", "code": code, "password": "another horse" });
    let recovered = http(addr, "POST", "/api/recover", &[], Some(&lost(&codes[0]))).await;
    assert_eq!(recovered.status, 200, "{recovered:?}");
    assert_eq!(recovered.json()["player"], account["player"]);
    assert_eq!(ann.http("GET", "/api/me", None).await.status, 401, "all sessions of before have ended");
    let again = http(addr, "POST", "/api/recover", &[], Some(&lost(&codes[0]))).await;
    assert_eq!((again.status, again.key().as_str()), (401, "server-wrong-code"));
    let old = http(addr, "POST", "/api/login", &[], Some(&credentials)).await;
    assert_eq!(old.status, 401, "the old password is void");

    // Known by its session, the password can be changed; other devices are logged out.
    let mut back = Client::with_session(addr, recovered.json()["session"].as_str().expect("a session")).await;
    let change = json!({ "old": "another horse", "password": "a third horse" });
    assert_eq!(back.http("PUT", "/api/me/password", Some(change.clone())).await.status, 204);
    assert_eq!(back.http("PUT", "/api/me/password", Some(change)).await.status, 403);
    let fresh = json!({ "login": "ann@example.org", "password": "a third horse" });
    assert_eq!(http(addr, "POST", "/api/login", &[], Some(&fresh)).await.status, 200);

    // And all that is kept of her can be taken away.
    let (table, _) =
        back.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    back.act(&table, json!({ "do": "say", "text": "my own words" })).await.expect("says");
    let own = back.http("GET", "/api/me/export", None).await.json();
    assert_eq!((&own["account"], &own["recovery_codes"]), (&json!("ann@example.org"), &json!(7)));
    assert_eq!((&own["tables"][0]["table"], &own["written"][0]["text"]), (&json!(table), &json!("my own words")));
    let guest = Client::guest(addr, "Bea").await;
    let none = guest.http("POST", "/api/me/recovery", Some(json!({ "password": "correct horse" }))).await;
    assert_eq!(none.key(), "server-no-account");
    running.stop().await;
}
