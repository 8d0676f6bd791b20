//! How long bots wait: as chosen, at once, and without a pause for a player who skips to their next decision.

use crate::common::{Pair, bytes, opened, options, player};
use bots::BotKind;
use game::{Game as _, Seat};
use games::{FullGame, GameKind, Visitor};
use oltre_mare::OltreMare;
use record::Nonce;
use table::*;

const ANNA: Seat = Seat::at(0);

fn alone<G: FullGame + 'static>(name: &str) -> Pair<G> {
    let mut pair = Pair::open(opened(name, "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    pair
}

/// How long Anna may think about an offer of her own before a bot closes trading.
fn floor_of_anna(pair: &Pair<OltreMare>) -> Option<Millis> {
    let waits = pair.live.waits(pair.now);
    waits.into_iter().find(|wait| wait.seat == ANNA)?.left.map(|left| left.of)
}

#[test]
fn a_pace_holds_at_once_and_leaves_people_their_time() {
    let mut pair = alone::<OltreMare>("pace");
    assert_eq!((pair.live.pace(), pair.live.due().unwrap().at), (None, 1_000), "as the table was opened");
    assert_eq!(floor_of_anna(&pair), Some(15_000));
    for (pace, at, floor) in [(Pace::Calm, 1_600, 20_000), (Pace::Brisk, 700, 15_000), (Pace::Instant, 0, 15_000)] {
        pair.command("anna", Command::Pace { pace }).unwrap();
        assert_eq!((pair.live.pace(), pair.live.due().unwrap().at), (Some(pace), at));
        assert_eq!(floor_of_anna(&pair), Some(floor), "{pace:?}");
    }
    assert_eq!(pair.live.pace_chosen(), Some(Pace::Instant));
}

#[test]
fn a_table_that_was_opened_with_a_known_pause_has_its_pace() {
    let options = Options { bot_pause_ms: Pace::Calm.pause_ms(), ..options::<OltreMare>(3) };
    let pair = Pair::open(opened("calm", "anna", options), 0);
    assert_eq!((pair.live.pace(), pair.live.pace_chosen()), (Some(Pace::Calm), None));
}

#[test]
fn a_bot_that_has_thought_does_what_it_thought_at_the_new_pace() {
    let mut pair = alone::<OltreMare>("thought");
    let Some(Due { what: Duty::BotMoves { seat }, .. }) = pair.live.due() else { panic!("a bot moves first") };
    let thought = pair.live.think(seat, &mut Minds::default()).unwrap();
    let version = thought.version;
    let action = thought.choose(bots::Budget::default()).0.action;
    pair.command("anna", Command::Pace { pace: Pace::Instant }).unwrap();
    assert!(pair.live.is_current(version));
    pair.ask(Actor::Server, None, Asked::BotPlays { seat, action, version }).unwrap();
}

#[test]
fn a_person_who_skips_waits_for_nobody_until_asked() {
    let mut pair = alone::<OltreMare>("pace");
    pair.command("anna", Command::Pace { pace: Pace::Calm }).unwrap();
    let began = pair.now;
    pair.command("anna", Command::Skip).unwrap();
    assert_eq!(floor_of_anna(&pair), Some(0), "she has nothing to say");
    let mut moves = 0;
    while pair.live.is_skipping() {
        pair.do_due().expect("bots go on").unwrap();
        moves += 1;
        assert!(moves < 1_000, "it goes on and on");
    }
    assert!(moves > 1);
    assert_eq!(pair.now, began, "no bot has waited");
    let asked = pair.live.played().map(|played| pair.live.game().floor(played.state()).asked).unwrap();
    assert!(pair.live.must().or(asked).contains(ANNA));
    assert_eq!(pair.live.pace(), Some(Pace::Calm), "the former pace is back");
    assert_eq!(pair.command("anna", Command::Skip).unwrap_err(), Rejected::YourTurn);
}

#[test]
fn another_pace_ends_the_skip_and_so_does_somebody_who_sits_down() {
    let mut pair = alone::<OltreMare>("end");
    pair.command("anna", Command::Skip).unwrap();
    pair.command("anna", Command::Pace { pace: Pace::Calm }).unwrap();
    assert!(!pair.live.is_skipping());
    pair.command("anna", Command::Skip).unwrap();
    pair.command("anna", Command::OpenSeat { seat: Seat::at(1) }).unwrap();
    assert!(pair.live.is_skipping());
    let (seat, link) = (Seat::at(1), pair.live.link(Seat::at(1)));
    pair.command("bob", Command::Sit { seat, link, nonce: Nonce(bytes("bob")) }).unwrap();
    assert!(!pair.live.is_skipping());
}

#[test]
fn the_host_chooses_and_so_does_a_person_alone_with_bots() {
    let mut pair = Pair::<OltreMare>::open(opened("host", "anna", options(3)), 0);
    let sit = |pair: &mut Pair<OltreMare>, name: &str, seat: Seat| {
        let link = pair.live.link(seat);
        pair.command(name, Command::Sit { seat, link, nonce: Nonce(bytes(name)) }).unwrap();
    };
    sit(&mut pair, "bob", Seat::at(1));
    sit(&mut pair, "carla", Seat::at(2));
    let calm = || Command::Pace { pace: Pace::Calm };
    pair.command("anna", calm()).expect("the host, who only looks on");
    assert_eq!(pair.command("bob", calm()).unwrap_err(), Rejected::HostOnly);
    pair.command("anna", Command::Start { fill: Some(BotKind::Random) }).unwrap();
    assert_eq!(pair.command("bob", Command::Skip).unwrap_err(), Rejected::NotAlone);
    assert_eq!(pair.command("anna", Command::Skip).unwrap_err(), Rejected::PlayersOnly);
    pair.command("carla", Command::LetBotPlay { seat: Seat::at(2), level: BotKind::Random }).unwrap();
    assert_eq!(pair.live.people().into_iter().collect::<Vec<_>>(), [&player("bob")]);
    pair.command("bob", calm()).expect("he is alone with bots");
    assert_eq!(pair.command("carla", calm()).unwrap_err(), Rejected::HostOnly);
}

/// Somebody who skips whenever they can, and does anything when asked.
struct Hurried;

impl Visitor for Hurried {
    type Out = ();

    fn visit<G: FullGame + 'static>(self) {
        let mut pair = alone::<G>("hurried");
        let mut skips = 0;
        while pair.live.stage() == Stage::Playing {
            assert!(pair.live.version() < 20_000, "it goes on and on");
            // Nobody is asked more often in this short a time.
            pair.now += 2_000;
            let must = pair.live.must().contains(ANNA);
            match pair.command("anna", Command::Skip) {
                Ok(_) => skips += 1,
                Err(Rejected::YourTurn) if must => {
                    let (action, question) = (pair.some_action(ANNA).unwrap(), pair.live.question());
                    pair.command("anna", Command::Play { seat: ANNA, action, question }).unwrap();
                    continue;
                }
                Err(Rejected::YourTurn) => drop(pair.do_due().expect("a bot has waited for her").unwrap()),
                Err(other) => panic!("{other:?}"),
            }
            while pair.live.is_skipping() {
                pair.do_due().expect("bots go on").unwrap();
            }
        }
        assert!(skips > 3, "{skips}");
        pair.verified();
    }
}

#[test]
fn a_match_with_skips_is_a_true_match_file_in_every_game() {
    for kind in GameKind::ALL {
        kind.visit(Hurried);
    }
}
