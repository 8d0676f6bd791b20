//! Nothing that a reader may not know goes over the wire.
//!
//! Random matches of both games are played over real sockets, and every frame to every connection is recorded. Tables and
//! steps come as patches: what they make is recorded, and each is what the reader could have made of that by itself.
//! `cards` and `goods` say what each reader may know, from clauses OM-9 and OS-8 alone; `check` compares every frame with
//! that; `planted` shows that a leak would be found.

mod cards;
mod check;
mod goods;
mod memory;
mod orders;
mod planted;
mod redealt;
mod room;
mod secret;
mod twins;
mod wire;
mod worlds;

use games::GameKind;
use room::{Plan, Recording, Room};
use serde_json::{Value, json};
use wire::TestServer;

async fn record(plan: Plan) -> Recording {
    let server = TestServer::open().await;
    let recording = Room::open(&server, plan).await.play().await;
    server.close().await;
    recording
}

fn plan(game: &'static str, players: usize, seed: u64) -> Plan {
    Plan { game, players, options: json!({}), seed, hot_seat: false, most: 180 }
}

async fn nothing_leaks(plan: Plan) {
    let recording = record(plan).await;
    let flaws = check::flaws(&recording);
    eprintln!("{} {}: {} frames", recording.plan.game, recording.plan.players, recording.frames.len());
    assert!(flaws.is_empty(), "{} flaws, first: {:#?}", flaws.len(), &flaws[..flaws.len().min(3)]);
}

#[tokio::test]
async fn oltre_mare_with_every_number_of_players() {
    for players in 2..=5 {
        nothing_leaks(plan("oltre-mare", players, 10 + players as u64)).await;
    }
}

#[tokio::test]
async fn ostia_with_every_number_of_players() {
    for players in 3..=5 {
        nothing_leaks(plan("ostia", players, 20 + players as u64)).await;
    }
}

#[tokio::test]
async fn one_device_for_two_seats() {
    nothing_leaks(Plan { hot_seat: true, ..plan("oltre-mare", 3, 31) }).await;
    nothing_leaks(Plan { hot_seat: true, ..plan("ostia", 3, 32) }).await;
}

#[tokio::test]
async fn with_every_memory_option() {
    let with = |game, players, seed, options: Value| Plan { options, ..plan(game, players, seed) };
    nothing_leaks(with("oltre-mare", 3, 41, json!({ "memory": "own-stacks" }))).await;
    nothing_leaks(with("oltre-mare", 2, 42, json!({ "memory": "all-cargos" }))).await;
    nothing_leaks(with("ostia", 3, 43, json!({ "memory": "no" }))).await;
}

#[tokio::test]
async fn to_the_very_end() {
    nothing_leaks(Plan { most: 5_000, ..plan("ostia", 4, 51) }).await;
    let quiet = json!({ "talk": "off" });
    nothing_leaks(Plan { most: 5_000, options: quiet, ..plan("oltre-mare", 2, 52) }).await;
}

#[tokio::test]
async fn a_secret_choice_changes_nothing_for_others() {
    let server = TestServer::open().await;
    for (game, players, seed) in [("ostia", 3, 61), ("oltre-mare", 3, 62), ("ostia", 4, 63), ("oltre-mare", 4, 64)] {
        let plan = plan(game, players, seed);
        let source = Room::open(&server, plan.clone()).await;
        let (people, table) = (source.people.clone(), source.table.clone());
        source.end().await;
        let mut frames = 0;
        for skip in 0..5 {
            let plan = Plan { seed: seed * 100 + skip as u64, ..plan.clone() };
            let compared = twins::play(&server, &plan, &people, &table, skip).await;
            eprintln!("{game} {players}: {:?}, {} frames", compared.choice, compared.frames);
            frames += compared.frames;
        }
        assert!(frames > 20, "only {frames} frames could be compared");
    }
    server.close().await;
}

#[test]
fn nobody_can_tell_a_re_dealt_state_by_its_messages() {
    for &kind in GameKind::ALL {
        for players in (if kind == GameKind::Ostia { 3 } else { 2 })..=5 {
            let looks = redealt::Looks { players, seed: 70 + u64::from(players), plies: 80 };
            let (looks, differ) = kind.visit(looks);
            assert!(differ > looks / 2, "{differ} of {looks} re-deals differ from the truth");
        }
    }
}

#[test]
fn bots_act_at_the_same_moment_whatever_was_chosen_in_secret() {
    for &kind in GameKind::ALL {
        let mut same = 0;
        for skip in 0..8 {
            let worlds = worlds::Worlds { players: 3 + skip as u8 % 3, seed: 80 + u64::from(skip), skip };
            let (choice, steps) = kind.visit(worlds);
            eprintln!("{kind}: {choice:?}, {steps} steps");
            same += steps;
        }
        assert!(same > 20, "only {same} steps could be compared");
    }
}

#[test]
fn a_player_with_orders_looks_like_one_who_plays_by_hand() {
    for &kind in GameKind::ALL {
        let (mut by_order, mut told) = (0, 0);
        for seed in 0..6 {
            let found = kind.visit(orders::Ordering { players: 3 + seed as u8 % 3, seed: 600 + seed });
            by_order += found.by_order;
            told += found.told;
        }
        eprintln!("{kind}: {by_order} moves by order, {told} messages");
        assert!(by_order >= 10 && told > 500, "{kind}: only {by_order} moves by order, {told} messages");
    }
}

#[tokio::test]
async fn orders_are_told_to_nobody_but_their_seat() {
    for plan in [plan("ostia", 3, 97), plan("oltre-mare", 3, 98)] {
        orders::told_to_nobody(plan).await;
    }
}

#[tokio::test]
async fn planted_leaks_are_found() {
    for plan in [plan("oltre-mare", 3, 91), plan("ostia", 3, 92)] {
        let recording = record(plan).await;
        for (place, planted) in planted::told_to_another(&recording) {
            assert!(planted > 0, "no leak could be planted at {place}");
        }
        assert!(planted::slips(&recording).len() >= 9);
    }
}

#[tokio::test]
async fn a_log_that_remembers_too_much_is_detected() {
    let forgetful = Plan { options: json!({ "memory": "no" }), ..plan("ostia", 3, 94) };
    let mut missed = 0;
    for plan in [Plan { most: 500, ..plan("oltre-mare", 3, 93) }, forgetful] {
        let recording = record(plan).await;
        let frames = recording.frames.iter().map(|frame| &frame.value);
        missed += frames.filter(|frame| frame["type"] == "step" && frame["now"].is_null()).count();
        let planted = planted::long_ago(&recording);
        eprintln!("{}: at {planted} moments", recording.plan.game);
        assert!(planted > 10, "nothing was long ago");
    }
    assert!(missed > 5, "nobody came back to what was missed");
}
