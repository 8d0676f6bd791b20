//! Whole matches of every game, driven by nothing but what is due.

use crate::common::{Pair, bytes, opened, options};
use bots::BotKind;
use game::{Edition, Event as _, Game, Seat, SetupError};
use games::{GameKind, House, Visitor};
use record::{Entry, Match, Nonce};
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

/// Takes a seat back; if that was once too often, the other one is asked and does not mind.
fn come_back<G: House + 'static>(pair: &mut Pair<G>, seat: Seat) {
    let (name, other) = if seat.index() == 0 { ("anna", "bob") } else { ("bob", "anna") };
    if let Err(refused) = pair.command(name, Command::TakeBack { seat }) {
        assert_eq!(refused, Rejected::Kept(seat));
        pair.command(other, Command::LetReturn { seat, agree: true }).unwrap();
        pair.command(name, Command::TakeBack { seat }).unwrap();
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
                    come_back(&mut pair, seat);
                }
                continue;
            };
            let name = ["anna", "bob"][seat.index()];
            if pair.live.version().is_multiple_of(31) {
                // Somebody sleeps.
                pair.do_due();
                if pair.live.seat(seat).unwrap().bot().is_some() {
                    rung += 1;
                    come_back(&mut pair, seat);
                }
                continue;
            }
            pair.now += 700;
            let action = pair.some_action(seat).expect("a seat that may act has an action");
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

/// Also when the bots have sat there for long: a pause is counted from the question.
#[test]
fn bots_think_a_pause_about_every_secret_question() {
    let mut pair = Pair::<ostia::Ostia>::open(opened("t4b", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Greedy);
    let anna = Seat::at(0);
    let secret = |pair: &Pair<ostia::Ostia>| pair.live.played().unwrap().state().public.phase == ostia::Phase::Counter;
    while !secret(&pair) {
        if pair.status().unwrap().0.contains(anna) {
            let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
            pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
        } else {
            pair.do_due().unwrap().unwrap();
        }
    }
    assert_eq!(pair.live.due().unwrap().at, pair.now + 1_000);
}

/// Silent steps take no time: a bot that stows or ends its turn does so at once.
#[test]
fn steps_that_nobody_needs_to_read_take_no_time() {
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t4c", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Greedy);
    let anna = Seat::at(0);
    let (mut quiet, mut told) = (0, 0);
    while quiet < 5 {
        if pair.status().expect("there are quiet moves").0.contains(anna) {
            let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
            pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
            continue;
        }
        let before = pair.now;
        let step = pair.do_due().unwrap().unwrap();
        let Happened::Moved(Entry::Play { action, events, .. }) = &step.what else { continue };
        if matches!(action, oltre_mare::Action::EndTurn | oltre_mare::Action::Stow { .. })
            && events.iter().all(|event| event.is_quiet())
        {
            assert_eq!(pair.now, before, "{events:?}");
            quiet += 1;
        } else if matches!(action, oltre_mare::Action::Sail { .. }) {
            assert!(pair.now >= before + 1_000, "{events:?}");
            told += 1;
        }
    }
    assert!(told > 0);
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
fn a_bad_table_says_what_is_wrong_with_it() {
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
    let resumed = Step::<Rules> { version: 0, at: 0, by: None, id: None, by_order: false, what: Happened::Resumed };
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

/// Bots leave a person who says nothing their time, show how much is left of it, and then go on without waiting again.
#[test]
fn bots_wait_for_a_silent_person_once_and_show_how_long() {
    const PAUSE: Millis = 1_000;
    const ANSWER: Millis = 20_000;
    const FLOOR: Millis = 15_000;
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t8", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Greedy);
    let anna = Seat::at(0);
    let floor = |pair: &Pair<oltre_mare::OltreMare>| {
        let played = pair.live.played().unwrap();
        played.game().floor(played.state())
    };
    // Since when she is asked, and since when she has the floor; and how long after that the floor was closed.
    let (mut asked, mut invited): (Option<Millis>, Option<Millis>) = (None, None);
    let mut ends = std::collections::BTreeSet::new();
    while let Some((must, _)) = pair.status() {
        let before = floor(&pair);
        asked = before.asked.contains(anna).then(|| asked.unwrap_or(pair.now));
        let has_floor = before.invited.contains(anna) || invited.is_some() && asked.is_some();
        invited = has_floor.then(|| invited.unwrap_or(pair.now));
        if must.contains(anna) {
            let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
            pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
            continue;
        }
        let of_anna = pair.live.waits(pair.now).into_iter().find(|wait| wait.seat == anna);
        let left = |since: Millis, of: Millis| Countdown { left: (since + of - pair.now).max(0), of };
        match (before.asked.contains(anna), before.invited.contains(anna)) {
            (true, _) => assert_eq!(of_anna.unwrap().left, asked.map(|at| left(at, ANSWER))),
            (_, true) => assert_eq!(of_anna.unwrap().left, invited.map(|at| left(at, FLOOR))),
            _ => assert_eq!(of_anna, None),
        }
        let was = pair.now;
        pair.do_due().unwrap().unwrap();
        let after = floor(&pair);
        let (called, still) = (before.asked.or(before.invited), after.asked.or(after.invited));
        let until = asked.map(|at| at + ANSWER).max(invited.map(|at| at + FLOOR)).unwrap_or(0);
        assert!(pair.now <= until.max(was + 5 * PAUSE), "nobody waits longer: {} after {was}", pair.now);
        if called.contains(anna) && !still.contains(anna) && pair.status().is_some() {
            assert!(pair.now >= until, "the floor is hers until {until}, not {}", pair.now);
            ends.insert(pair.now - until);
        }
    }
    assert!(ends.contains(&0), "some trade was closed the moment her time was over: {ends:?}");
}

/// A player who asks for a moment gets one: the countdown begins again.
#[test]
fn a_person_who_asks_for_a_moment_gets_one() {
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t9", "anna", options(3)), 0);
    pair.start_with_bots("anna", BotKind::Greedy);
    let anna = Seat::at(0);
    let left = |pair: &Pair<oltre_mare::OltreMare>| {
        pair.live.waits(pair.now).into_iter().find(|wait| wait.seat == anna).and_then(|wait| wait.left)
    };
    while left(&pair).is_none() {
        match pair.status().unwrap().0.contains(anna) {
            true => {
                let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
                pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
            }
            false => drop(pair.do_due().unwrap().unwrap()),
        }
    }
    let of = left(&pair).unwrap().of;
    pair.now += of - 1_000;
    assert_eq!(left(&pair).unwrap().left, 1_000);
    pair.command("anna", Command::Phrase { phrase: Phrase::OneMoment }).unwrap();
    assert_eq!(left(&pair).unwrap().left, of);
}

/// With clocks, a moment is given once for each question: otherwise a seat whose clock stands still could stall the match.
#[test]
fn in_a_match_with_clocks_a_moment_is_given_once_for_each_question() {
    let tempo = Tempo::Live { bank_ms: 600_000, each_ms: 10_000 };
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t11", "anna", Options { tempo, ..options(3) }), 0);
    pair.start_with_bots("anna", BotKind::Greedy);
    let anna = Seat::at(0);
    let until = |pair: &Pair<oltre_mare::OltreMare>| {
        let wait = pair.live.waits(pair.now).into_iter().find(|wait| wait.seat == anna);
        wait.and_then(|wait| wait.left).map(|left| pair.now + left.left)
    };
    while until(&pair).is_none() {
        match pair.status().unwrap().0.contains(anna) {
            true => {
                let (action, question) = (pair.some_action(anna).unwrap(), pair.live.question());
                pair.command("anna", Command::Play { seat: anna, action, question }).unwrap();
            }
            false => drop(pair.do_due().unwrap().unwrap()),
        }
    }
    let running =
        |pair: &Pair<oltre_mare::OltreMare>| pair.live.clocks(pair.now)[anna].is_some_and(|clock| clock.running);
    assert!(!running(&pair), "her clock stands still");
    let first = until(&pair).unwrap();
    pair.now += 1_000;
    pair.command("anna", Command::Phrase { phrase: Phrase::OneMoment }).unwrap();
    assert_eq!(until(&pair), Some(first + 1_000), "one moment");
    pair.now += 1_000;
    pair.command("anna", Command::Phrase { phrase: Phrase::OneMoment }).unwrap();
    assert_eq!(until(&pair), Some(first + 1_000), "it is said, and no more time is given");
}

/// A question that people were asked too is left to them for a moment, and no longer.
#[test]
fn a_bot_leaves_people_a_moment_before_it_takes_what_both_were_offered() {
    let mut pair = Pair::<oltre_mare::OltreMare>::open(opened("t10", "anna", options(3)), 0);
    for (seat, who) in [(0, "anna"), (1, "bert")] {
        let link = pair.live.link(Seat::at(seat));
        pair.command(who, Command::Sit { seat: Seat::at(seat), link, nonce: Nonce(bytes(who)) }).unwrap();
    }
    pair.command("anna", Command::Start { fill: Some(BotKind::Greedy) }).unwrap();
    // Until a person has the turn and can trade.
    let trader = loop {
        let must = pair.status().unwrap().0;
        let person = ["anna", "bert"].into_iter().enumerate().find(|(seat, _)| must.contains(Seat::at(*seat)));
        match person {
            Some((seat, who)) if pair.live.played().unwrap().state().public.phase == oltre_mare::Phase::Trade => {
                break (Seat::at(seat), who);
            }
            Some((seat, who)) => {
                let (action, question) = (pair.some_action(Seat::at(seat)).unwrap(), pair.live.question());
                pair.command(who, Command::Play { seat: Seat::at(seat), action, question }).unwrap();
            }
            None => drop(pair.do_due().unwrap().unwrap()),
        }
    };
    let (seat, who) = trader;
    let others: Vec<String> = Seat::all(3).filter(|other| *other != seat).map(|seat| seat.to_string()).collect();
    let offer = |ducats: u8, to: &str| Wanted::Notation(format!("offer {ducats}d to {to} for gems"));
    let play = |pair: &mut Pair<oltre_mare::OltreMare>, action: Wanted| {
        pair.now += 30_000;
        let (before, question) = (pair.now, pair.live.question());
        pair.command(who, Command::Play { seat, action, question }).unwrap();
        pair.do_due().unwrap().unwrap();
        pair.now - before
    };
    assert_eq!(play(&mut pair, offer(1, "3")), 500, "what only the bot was offered");
    assert_eq!(play(&mut pair, offer(2, &others.join(","))), 5_000, "what both were offered");
}
