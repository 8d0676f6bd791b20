//! Rematches: everybody is pointed to one new table, and has a seat there.

use crate::client::{Answer, Client, nonce};
use crate::tables::company::Company;
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};

async fn again(client: &Client, table: &str, wish: Value) -> Answer {
    client.http("POST", &format!("/api/tables/{table}/rematch"), Some(wish)).await
}

/// The new table of somebody who asked, and how many links they were given.
fn opened(answer: &Answer) -> (String, usize) {
    assert_eq!(answer.status, 200, "{answer:?}");
    let opened = answer.json();
    (opened["table"].as_str().expect("a table").to_owned(), opened["links"].as_array().expect("links").len())
}

/// Ann has two seats, Ben one and a bot the last; then all agree that it is enough.
async fn played_before(company: &mut Company) -> String {
    let table = company.open(json!({ "game": "oltre-mare", "players": 4, "bot_pause_ms": 60_000 })).await;
    company.host(&table, json!({ "do": "sit", "seat": 3, "link": null, "nonce": nonce(3) })).await;
    company.host(&table, json!({ "do": "name", "seat": 3, "name": "Zoe" })).await;
    company.host(&table, json!({ "do": "seat_bot", "seat": 4, "level": "random" })).await;
    company.host(&table, json!({ "do": "start", "fill": null })).await;
    let early = again(&company.0[0], &table, json!({})).await;
    assert_eq!((early.status, early.key().as_str()), (409, "table-not-over"));
    for client in &mut company.0 {
        client.act(&table, json!({ "do": "abandon", "agree": true })).await.expect("agrees");
    }
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_who_want_a_rematch_are_led_to_one_table_and_have_seats_there() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let mut company = Company(vec![Client::guest(addr, "Ann").await, Client::guest(addr, "Ben").await]);
    let mut eve = Client::guest(addr, "Eve").await;
    let old = played_before(&mut company).await;
    eve.watch(&old, None).await;
    let stranger = again(&eve, &old, json!({})).await;
    assert_eq!((stranger.status, stranger.key().as_str()), (403, "table-players-only"));

    let (new, links) = opened(&again(&company.0[1], &old, json!({})).await);
    assert_eq!(links, 0, "every seat has somebody");
    for client in [&mut company.0[0], &mut eve] {
        let step = client.until(|message| message["what"]["what"] == "rematch").await;
        assert_eq!(step["what"]["table"], new.as_str());
        assert_eq!((&step["what"]["player"]["name"], &step["what"]["same_deal"]), (&json!("Ben"), &json!(false)));
        assert!(!step.to_string().contains("\"link"), "links are the host's");
        assert_eq!(client.now[&old]["rematches"][0]["table"], new.as_str());
    }
    let ann = &mut company.0[0];
    assert_eq!(opened(&again(ann, &old, json!({})).await), (new.clone(), 0), "the same table, and no links");
    let mine = ann.http("GET", "/api/tables/mine", None).await.json();
    let row =
        mine.as_array().expect("a list").iter().find(|row| row["table"] == new.as_str()).expect("it is hers, too");
    assert_eq!(row["mine"], json!([1, 3]));

    let state = ann.watch(&new, None).await;
    assert_eq!((&state["me"]["seats"], &state["me"]["host"]), (&json!([1, 3]), &json!(false)));
    assert_eq!(state["rematch_of"], old.as_str());
    let who = |seat: usize| state["now"]["seats"][seat]["who"].clone();
    assert_eq!([0, 1, 2].map(|seat| who(seat)["player"]["name"].clone()), ["Ann", "Ben", "Zoe"]);
    assert_eq!(who(3), json!({ "is": "bot", "level": "random" }));
    assert_eq!(state["now"]["nonces"], json!([null, null, null, null]));

    // A seat is kept for its player and for nobody else; a player who arrives adds to the shuffle.
    let sit = |seat: u64| json!({ "do": "sit", "seat": seat, "link": null, "nonce": nonce(seat) });
    assert_eq!(eve.watch(&new, None).await["me"]["seats"], json!([]));
    for client in [&mut eve, &mut company.0[1]] {
        let refused = client.act(&new, sit(1)).await.expect_err("it is Ann's");
        assert_eq!(refused["refusal"]["message"]["key"], "table-taken");
    }
    company.0[0].act(&new, sit(1)).await.expect("it is hers");
    let twice = company.0[0].act(&new, sit(1)).await.expect_err("once is enough");
    assert_eq!(twice["refusal"]["message"]["key"], "table-taken");
    let ben = &mut company.0[1];
    assert_eq!(ben.watch(&new, None).await["me"]["host"], true);
    ben.act(&new, json!({ "do": "start", "fill": null })).await.expect("the host starts");
    assert_eq!(ben.now[&new]["stage"], "playing");
    assert_eq!(ben.now[&new]["nonces"][0], nonce(1));
    running.stop().await;

    // The old table still knows where the people went.
    let running = server.start().await;
    let ann = &mut company.0[0];
    ann.reconnect(running.addr).await;
    assert_eq!(ann.watch(&old, None).await["now"]["rematches"][0]["table"], new.as_str());
    assert_eq!(opened(&again(ann, &old, json!({})).await).0, new);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_deal_has_a_table_of_its_own_and_a_closed_one_makes_room() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let mut company = Company(vec![Client::guest(addr, "Ann").await, Client::guest(addr, "Ben").await]);
    let old = played_before(&mut company).await;
    let [ann, ben] = &mut company.0[..] else { panic!("two people") };
    let same = json!({ "same_deal": true });
    let (fresh, _) = opened(&again(ann, &old, json!({})).await);
    let (known, _) = opened(&again(ann, &old, same.clone()).await);
    assert_ne!(fresh, known);
    assert_eq!(opened(&again(ben, &old, same.clone()).await).0, known);
    assert_eq!(ben.watch(&known, None).await["same_deal_as"], old.as_str());

    ann.act(&known, json!({ "do": "abandon", "agree": true })).await.expect("the host closes it");
    let (another, _) = opened(&again(ben, &old, same).await);
    assert_ne!(another, known, "a closed table leads nowhere");
    assert_eq!(ben.watch(&another, None).await["me"]["host"], true);
    let rematches = ben.watch(&old, None).await["now"]["rematches"].clone();
    let tables: Vec<&Value> = rematches.as_array().expect("a list").iter().map(|one| &one["table"]).collect();
    assert_eq!(tables, [fresh.as_str(), another.as_str()]);

    // Apart: without a limit, and with nobody else.
    let apart = json!({ "same_deal": true, "apart": true });
    let (one, links) = opened(&again(ann, &old, apart.clone()).await);
    assert_eq!(links, 4);
    assert_ne!(opened(&again(ann, &old, apart).await).0, one);
    assert_eq!(ben.watch(&old, None).await["now"]["rematches"], rematches, "and nobody is told");
    running.stop().await;
}
