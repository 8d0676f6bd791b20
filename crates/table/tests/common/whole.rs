//! Whole matches, driven only by what is due.

use super::{Pair, bytes, opened, options};
use bots::BotKind;
use game::{Seat, SetupError};
use record::Nonce;
use table::*;

/// With every number of players that the game is for.
pub fn to_the_end<G: Hosted>() {
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

fn whole_match<G: Hosted>(players: u8, level: BotKind) -> String {
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

/// Takes a seat back; if that was once too often, the other player is asked and agrees.
fn come_back<G: Hosted>(pair: &mut Pair<G>, seat: Seat) {
    let (name, other) = if seat.index() == 0 { ("anna", "bob") } else { ("bob", "anna") };
    if let Err(refused) = pair.command(name, Command::TakeBack { seat }) {
        assert_eq!(refused, Rejected::Kept(seat));
        pair.command(other, Command::LetReturn { seat, agree: true }).unwrap();
        pair.command(name, Command::TakeBack { seat }).unwrap();
    }
}

/// Two people and a bot; the people do anything, take back what they can, never hurry, and nod off once in this many
/// steps.
pub fn with_people<G: Hosted>(naps: Version) {
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
        let asleep = pair.live.version().is_multiple_of(naps);
        let Some(seat) = person.filter(|_| !asleep) else {
            let step = pair.do_due().expect("a bot must act, or a clock ring").unwrap();
            if let Happened::BotTookOver { seat, why: Takeover::Clock, .. } = step.what {
                rung += 1;
                come_back(&mut pair, seat);
            }
            continue;
        };
        let name = ["anna", "bob"][seat.index()];
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
