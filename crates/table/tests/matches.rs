//! Whole matches of every game, driven by nothing but what is due.

mod common;

use bots::BotKind;
use common::{Pair, bytes, opened, options};
use game::{Edition, Game, Seat, SetupError};
use games::{GameKind, House, Visitor};
use record::{Match, Nonce};
use std::sync::Arc;
use table::*;

/// With every number of players that the game is for.
struct ToTheEnd;

impl Visitor for ToTheEnd {
    type Out = ();

    fn visit<G: House + 'static>(self) {
        for players in 2..=5 {
            if matches!(<G::Setup as game::Setup>::usual(players), Err(SetupError::Players { .. })) {
                continue;
            }
            for level in [BotKind::Random, BotKind::Greedy] {
                let first = whole_match::<G>(players, level);
                assert_eq!(whole_match::<G>(players, level), first, "the same once more");
            }
        }
    }
}

fn whole_match<G: House + 'static>(players: u8, level: BotKind) -> String {
    let mut pair = Pair::<G>::open(opened("t1", "anna", options(players)), 0);
    pair.start_with_bots("anna", level);
    assert_eq!(pair.live.shuffle_shown(), None);
    assert_eq!(pair.live.export(), None);
    pair.command("anna", Command::Resign { seat: Seat::at(0) }).unwrap();
    let mut last = pair.now;
    while let Some(step) = pair.do_due() {
        step.unwrap();
        assert!(pair.now >= last);
        last = pair.now;
        assert!(pair.live.version() < 20_000, "it goes on and on");
    }
    assert_eq!(pair.live.stage(), Stage::Over);
    assert!(pair.live.shuffle_shown().is_some());
    pair.verified()
}

#[test]
fn bots_play_every_game_to_its_end() {
    for kind in GameKind::ALL {
        kind.visit(ToTheEnd);
    }
}

/// Two people and a bot; the people do anything, take back what they can, and never hurry.
struct WithPeople;

impl Visitor for WithPeople {
    type Out = ();

    fn visit<G: House + 'static>(self) {
        let tempo = Tempo::Live { bank_ms: 60_000, each_ms: 10_000 };
        let mut pair = Pair::<G>::open(opened("t2", "anna", Options { tempo, ..options(3) }), 0);
        for (index, name) in ["anna", "bob"].into_iter().enumerate() {
            let seat = Seat::at(index);
            let link = pair.live.link(seat);
            pair.command(name, Command::Sit { seat, link, nonce: Nonce(bytes(name)) }).unwrap();
        }
        pair.command("anna", Command::Start { fill: Some(BotKind::Greedy) }).unwrap();
        let (mut undone, mut rung) = (0, 0);
        while let Some((must, may)) = pair.status() {
            assert!(pair.live.version() < 50_000, "it goes on and on");
            let lively = pair.live.version().is_multiple_of(5);
            let person = Seat::all(2).find(|seat| must.contains(*seat) || lively && may.contains(*seat));
            let Some(seat) = person else {
                let step = pair.do_due().expect("a bot must act").unwrap();
                if let Happened::BotTookOver { seat, why: Takeover::Clock, .. } = step.what {
                    rung += 1;
                    pair.command(["anna", "bob"][seat.index()], Command::TakeBack { seat }).unwrap();
                }
                continue;
            };
            let name = ["anna", "bob"][seat.index()];
            if pair.live.version().is_multiple_of(31) {
                // Somebody sleeps.
                pair.do_due();
                if pair.live.seat(seat).unwrap().bot().is_some() {
                    rung += 1;
                    pair.command(name, Command::TakeBack { seat }).unwrap();
                }
                continue;
            }
            pair.now += 700;
            let action = pair.some_action(seat).expect("whoever may act has an action");
            let question = pair.live.question();
            pair.command(name, Command::Play { seat, action, question }).unwrap();
            if pair.live.version().is_multiple_of(3) && pair.live.undoable(seat).is_ok() {
                pair.command(name, Command::Undo { seat, plies: 1 }).unwrap();
                undone += 1;
            }
        }
        assert!(undone > 0 && rung > 0, "{undone} {rung}");
        pair.verified();
    }
}

#[test]
fn people_and_a_bot_play_every_game_to_its_end() {
    for kind in GameKind::ALL {
        kind.visit(WithPeople);
    }
}

/// A table rebuilt from its rows alone, at every version.
#[test]
fn a_table_is_rebuilt_from_its_rows() {
    let mut pair = Pair::<ostia::Ostia>::open(opened("t3", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    pair.command("anna", Command::LetBotPlay { seat: Seat::at(0), level: BotKind::Random }).unwrap();
    while pair.do_due().is_some() {}
    let game = Arc::new(
        ostia::Ostia::new(&options::<ostia::Ostia>(3).setup, &<ostia::Ostia as Game>::Edition::builtin()).unwrap(),
    );
    let steps: Vec<Step<ostia::Ostia>> =
        pair.rows.iter().map(|row| Step::<ostia::Ostia>::read(&game, row).unwrap()).collect();
    let mut again = Table::rebuild(&steps[0], game).unwrap();
    steps[1..].iter().for_each(|step| again.evolve(step));
    assert_eq!(again.export(), pair.live.export());
    assert_eq!(again.version() as usize + 1, pair.rows.len());
}

/// The first bot that acts in secret does so at the same time, whenever and however a person decides.
#[test]
fn a_secret_decision_does_not_show_in_the_time_of_bots() {
    let due_after = |delay: Option<Millis>| {
        let mut pair = Pair::<ostia::Ostia>::open(opened("t4", "anna", options(3)), 0);
        pair.start_with_bots("anna", BotKind::Greedy);
        let asked_at = pair.now;
        if let Some(delay) = delay {
            pair.now += delay;
            let (seat, question) = (Seat::at(0), pair.live.question());
            let action = pair.some_action(seat).unwrap();
            pair.command("anna", Command::Play { seat, action, question }).unwrap();
        }
        let first = pair.live.due().unwrap();
        pair.do_due().unwrap().unwrap();
        (first.at - asked_at, first.what, pair.live.due().map(|due| (due.at - asked_at, due.what)))
    };
    let untouched = due_after(None);
    assert_eq!(untouched.0, 1_000);
    assert_eq!(due_after(Some(0)), untouched);
    assert_eq!(due_after(Some(400)), untouched);
}

/// Bots of Ostia never take back what they have decided, however long a person thinks.
#[test]
fn bots_wait_for_a_person_who_must_decide() {
    let mut pair = Pair::<ostia::Ostia>::open(opened("t5", "anna", options(4)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    let mut moves = 0;
    while pair.live.due().is_some() {
        pair.do_due().unwrap().unwrap();
        moves += 1;
    }
    assert_eq!(moves, 3, "each bot decides once, and then anna is waited for");
    assert!(pair.live.must().contains(Seat::at(0)));
}

#[test]
fn what_is_wrong_about_a_table_is_said() {
    type Rules = ostia::Ostia;
    let game = |players| {
        let setup = <<Rules as Game>::Setup as game::Setup>::usual(players).unwrap();
        Arc::new(Rules::new(&setup, &<ostia::Ostia as Game>::Edition::builtin()).unwrap())
    };
    let right = opened::<Rules>("t6", "anna", options(3));
    assert_eq!(Table::open(right.clone(), game(4), 0).err(), Some(BadTable::Setup));
    let mut forged = right.clone();
    if let Deal::Fresh { commitment, .. } = &mut forged.deal {
        commitment.0[0] ^= 1;
    }
    assert_eq!(Table::open(forged, game(3), 0).err(), Some(BadTable::Commitment));
    let resumed = Step::<Rules> { version: 0, at: 0, by: None, id: None, what: Happened::Resumed };
    assert_eq!(Table::rebuild(&resumed, game(3)).err(), Some(BadTable::NotOpened));
    let other = StepRow { kind: "undone".into(), ..resumed.store(&game(3)).unwrap() };
    assert_eq!(Step::<Rules>::read(&game(3), &other), Err(BadStep::Kind("undone".into())));
}

/// Nobody can know a card before the secret is shown: the seed hangs on it, and on every nonce.
#[test]
fn every_nonce_changes_the_deal() {
    let deal = |nonce: &str| {
        let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t7", "anna", options(3)), 0);
        let sit = Command::Sit { seat: Seat::at(0), link: None, nonce: Nonce(bytes(nonce)) };
        pair.command("anna", sit).unwrap();
        pair.command("anna", Command::Start { fill: Some(BotKind::Random) }).unwrap();
        pair.live.played().map(|played: &Match<_>| played.header().seed)
    };
    assert_eq!(deal("one"), deal("one"));
    assert_ne!(deal("one"), deal("two"));
}

/// A bot that has asked a person waits for the answer, but not for ever.
#[test]
fn a_bot_waits_for_a_person_it_has_asked() {
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t8", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Random);
    let anna = Seat::at(0);
    let mut waits = std::collections::BTreeMap::new();
    while let Some((must, _)) = pair.status() {
        if must.contains(anna) {
            let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
            pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
            continue;
        }
        let played = pair.live.played().unwrap();
        let floor = played.game().floor(played.state());
        let alone = floor.asked.or(floor.invited).without(anna).is_empty();
        let expected = match (floor.asked.contains(anna), floor.invited.contains(anna)) {
            (true, _) if alone => 20_000,
            (_, true) if alone => 10_000,
            _ => 1_000,
        };
        let due = pair.live.due().unwrap();
        assert_eq!(due.at - pair.live.changed_at(), expected);
        *waits.entry(expected).or_insert(0) += 1;
        pair.do_due().unwrap().unwrap();
    }
    assert_eq!(waits.len(), 3, "{waits:?}");
}
