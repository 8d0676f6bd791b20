//! Standing orders over real sockets: they survive a restart, and are played while their owner is away, and only then.

use crate::client::{Client, nonce};
use crate::tables::company::Company;
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};
use server::Running;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How long the house waits for somebody who is away.
const PATIENCE_MS: u64 = 400;

/// Longer than that, even on a slow machine.
const LONGER: Duration = Duration::from_millis(1_500);

/// Ann among bots, and Eve, who watches.
struct Room {
    ann: Client,
    eve: Client,
    table: String,
}

async fn room(running: &Running, game: &str) -> Room {
    let mut ann = Client::guest(running.addr, "Ann").await;
    let mut eve = Client::guest(running.addr, "Eve").await;
    let (table, _) = ann
        .open(json!({ "game": game, "players": 3, "start_with": "random", "bot_pause_ms": 0,
            "patience_ms": PATIENCE_MS, "sit": [{ "seat": 1, "nonce": nonce(1) }] }))
        .await;
    ann.watch(&table, None).await;
    eve.watch(&table, None).await;
    Room { ann, eve, table }
}

impl Room {
    /// Ann plays by hand until she is asked to bid.
    async fn until_asked_to_bid(&mut self) {
        let Room { ann, table, .. } = self;
        while !(ann.must(table) && ann.now[table]["choices"]["menu"]["question"] == "bid") {
            assert!(!ann.is_over(table), "over too soon");
            ann.play(table).await;
        }
    }

    async fn leave(&mut self, orders: Value) -> Value {
        let message = json!({ "type": "orders", "table": self.table, "id": "o", "seat": 1, "orders": orders });
        self.ann.send(&message).await;
        let answered = |message: &Value| message["type"] == "done" || message["type"] == "rejected";
        self.ann.until(answered).await
    }

    async fn go(&mut self) {
        self.ann.send(&json!({ "type": "unwatch", "table": self.table })).await;
    }

    /// The next step that Eve is told of as made by orders.
    async fn next_by_order(&mut self) -> Value {
        self.eve.until(|message| message["what"]["by_order"] == true).await
    }
}

fn pass_all(when: &str) -> Value {
    json!({ "when": when, "orders": { "bids": [], "bidding": "whole", "borrow": false, "other_lots": "pass",
        "reserves": [], "second_look": "stand" } })
}

fn is_pass(step: &Value) -> bool {
    step["what"]["seat"] == 1 && step["what"]["events"][0]["line"]["key"] == "ostia-event-bid-passed"
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_are_played_for_players_who_are_away_but_not_for_those_who_are_here() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut room = room(&running, "ostia").await;
    room.until_asked_to_bid().await;
    let version = room.ann.now[&room.table]["version"].clone();
    let done = room.leave(pass_all("away")).await;
    assert_eq!((&done["type"], &done["version"]), (&json!("done"), &version), "no step");
    // She is here: nothing happens, however long she thinks.
    sleep(LONGER).await;
    let table = room.table.clone();
    let seen = room.ann.watch(&table, None).await;
    assert_eq!(seen["now"]["version"], version, "it waits for her");
    let orders = room.ann.until(|message| message["type"] == "orders").await;
    assert_eq!(orders["orders"], pass_all("away"));
    // She goes: it is played in her name, and everybody sees that it was not she who pressed the button.
    room.go().await;
    let left = Instant::now();
    let step = room.next_by_order().await;
    assert!(is_pass(&step), "{step}");
    assert!(left.elapsed() >= Duration::from_millis(PATIENCE_MS - 50), "not before the house has waited");
    assert_eq!(step["by"]["name"], "Ann");
    // She comes back, and the seat is still hers.
    let seen = room.ann.watch(&table, None).await;
    assert_eq!(seen["now"]["seats"][0]["who"]["is"], "person");
    assert!(seen["log"].as_array().expect("a log").iter().any(|step| step["what"]["by_order"] == true));
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_are_played_at_once_if_their_owner_says_so_and_not_once_they_are_revoked() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut room = room(&running, "ostia").await;
    room.until_asked_to_bid().await;
    assert_eq!(room.leave(pass_all("now")).await["type"], "done");
    assert!(is_pass(&room.next_by_order().await));
    assert_eq!(room.leave(Value::Null).await["type"], "done");
    room.until_asked_to_bid().await;
    let version = room.ann.now[&room.table]["version"].clone();
    room.go().await;
    sleep(LONGER).await;
    let table = room.table.clone();
    assert_eq!(room.eve.watch(&table, None).await["now"]["version"], version, "what was revoked does not act");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_survive_a_restart_and_wake_the_table() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut room = room(&running, "ostia").await;
    room.until_asked_to_bid().await;
    assert_eq!(room.leave(pass_all("away")).await["type"], "done");
    let before = room.ann.now[&room.table]["version"].as_u64().expect("a version");
    running.stop().await;

    // Nobody comes to the table: the house notices by itself that there is something to do.
    let running = server.start().await;
    let mut connection = server.connection().await;
    let deadline = Instant::now() + Duration::from_secs(30);
    let body = loop {
        let query = sqlx::query_scalar("SELECT body FROM steps WHERE version = $1").bind(before as i64 + 1);
        let body: Option<String> = query.fetch_optional(&mut connection).await.expect("it can be read");
        match body {
            Some(body) => break body,
            None => assert!(Instant::now() < deadline, "the table was not woken"),
        }
        sleep(Duration::from_millis(200)).await;
    };
    assert!(body.contains("\"by_order\":true") && body.contains("\"pass\""), "{body}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn offers_are_answered_for_players_who_are_away() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut company = Company(vec![Client::guest(running.addr, "Ann").await, Client::guest(running.addr, "Ben").await]);
    let asked = json!({ "game": "oltre-mare", "players": 2, "options": { "start": "2" }, "patience_ms": PATIENCE_MS });
    let table = company.open(asked).await;
    company.host(&table, json!({ "do": "start", "fill": null })).await;
    company.until(&table, |now| now["turn"]["must"] == json!([2]) && now["view"]["phase"] == "trade").await;
    let [mut ann, mut ben]: [Client; 2] = company.0.try_into().unwrap_or_else(|_| panic!("there are two"));
    let silk = json!({ "good": "silk", "at_most": 3 });
    let orders = json!({ "when": "away", "orders": { "accept": [silk], "leave": 0, "otherwise": "refuse" } });
    ann.send(&json!({ "type": "orders", "table": table, "id": "o", "seat": 1, "orders": orders })).await;
    ann.until(|message| message["type"] == "done" && message["id"] == "o").await;
    ann.send(&json!({ "type": "unwatch", "table": table })).await;
    let offer = json!({ "do": "play", "seat": 2, "action": "offer 1d to 1 for nothing", "question": null });
    ben.act(&table, offer).await.expect("a gift is an offer");
    let step = ben.until(|message| message["what"]["by_order"] == true).await;
    assert_eq!(step["what"]["seat"], 1);
    assert_eq!(step["what"]["events"][0]["line"]["key"], "om-offer-refused", "{step}");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_that_make_no_sense_are_refused() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut room = room(&running, "ostia").await;
    let nonsense = json!({ "when": "away", "orders": { "bids": "everything" } });
    let refused = room.leave(nonsense).await;
    assert_eq!((&refused["type"], &refused["refusal"]["message"]["key"]), (&json!("rejected"), &json!("misread-data")));
    let message = json!({ "type": "orders", "table": room.table, "id": "o", "seat": 2, "orders": pass_all("away") });
    room.ann.send(&message).await;
    let refused = room.ann.until(|message| message["type"] == "rejected").await;
    assert_eq!(refused["refusal"]["message"]["key"], "table-not-your-seat");
    room.eve.send(&json!({ "type": "orders", "table": room.table, "id": "o", "seat": 1, "orders": null })).await;
    let refused = room.eve.until(|message| message["type"] == "rejected").await;
    assert_eq!(refused["refusal"]["message"]["key"], "table-not-your-seat");
    running.stop().await;
}

#[tokio::test]
async fn a_player_who_keeps_writing_orders_is_told_to_wait() {
    let server = TestServer::new();
    let running = server.start().await;
    let mut room = room(&running, "ostia").await;
    room.until_asked_to_bid().await;
    let orders = json!({ "when": "away", "orders": { "bids": [], "bidding": "whole", "borrow": false,
        "other_lots": "pass", "reserves": [], "second_look": "stand" } });
    let began = Instant::now();
    let (mut kept, mut refused) = (0, 0);
    for n in 0..200 {
        let answer = room.leave(if n % 2 == 0 { orders.clone() } else { Value::Null }).await;
        match answer["type"] == "done" {
            true => kept += 1,
            false => {
                assert_eq!(answer["refusal"]["message"]["key"], "table-too-much", "{answer}");
                refused += 1;
            }
        }
    }
    assert!(kept >= 20 && kept <= 21 + began.elapsed().as_secs(), "{kept} kept, {refused} refused");
    running.stop().await;
}
