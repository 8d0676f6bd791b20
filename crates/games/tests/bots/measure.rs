//! Matches between named levels, for the tests of the greedy players.

use bots::arena::{Decision, Played, Tally, Thinking, play_deal};
use bots::{Ask, Bot, BotDice, BotKind, Bots};
use game::{Counted, Observer};
use record::Seed;
use testkit::Dice;

fn bot<G: Bots>(kind: BotKind) -> Box<dyn Bot<G>> {
    G::bot(kind).expect("the game has such a bot")
}

/// Plays the match with this seed; shows every decision before it is carried out.
pub fn play<G: Counted + Bots>(
    game: &G,
    kinds: &[BotKind],
    seed: Seed,
    show: impl FnMut(Decision<'_, G>),
) -> Played<G> {
    let mut bots: Vec<_> = kinds.iter().map(|kind| bot(*kind)).collect();
    bots::arena::play(game, &mut bots, seed, Thinking::default(), show).expect("it is legal and ends")
}

/// This many deals, each with the tested player in every seat.
pub fn measure<G: Counted + Bots>(game: &G, tested: BotKind, others: BotKind, deals: u64) -> Tally {
    let mut tally = Tally::default();
    for deal in 0..deals {
        let make = |number| bot(if number == 0 { tested } else { others });
        let deal = play_deal(game, make, Seed::from_number(deal), Thinking::default()).expect("it is legal and ends");
        tally.add(&deal.results[..1]);
    }
    tally
}

/// A greedy player decides the same when everything it was not shown is dealt again. Returns how often that was tried.
pub fn hidden_cards_change_nothing<G: Counted + Bots>(game: &G, matches: u64) -> u32 {
    let kinds = [BotKind::Greedy, BotKind::Random, BotKind::Greedy, BotKind::Greedy];
    let mut tried = 0;
    for number in 0..matches {
        let seed = Seed::from_number(number);
        play(game, &kinds, seed, |it| {
            if kinds[it.seat.index()] != BotKind::Greedy {
                return;
            }
            let (mut other, mut choices) = (game.blank(), G::Choices::default());
            game.redeal(it.knowledge, &mut Dice::new(number, it.ply.into()), &mut other);
            let knowledge = game.knowledge(&other, Observer::Seat(it.seat));
            assert!(knowledge == *it.knowledge, "match {number}, ply {}", it.ply);
            game.choices(&other, it.seat, &mut choices);
            let mut dice = BotDice::new(&seed).at(it.seat, it.ply);
            let mut again = bot::<G>(BotKind::Greedy);
            let seen = it.events.iter().filter_map(|event| game.seen(event, Observer::Seat(it.seat)));
            seen.for_each(|event| again.observe(game, &event));
            let action = again.choose(Ask::new(game, &knowledge, &choices, &mut dice)).action;
            assert_eq!(action, *it.action, "match {number}, ply {}", it.ply);
            tried += u32::from(other != *it.state);
        });
    }
    tried
}

/// For people who read the output of a test.
pub fn tell(who: &str, found: &Tally) {
    let (share, within) = (100.0 * found.share(), 100.0 * found.within());
    let (ahead, micros) = (found.ahead(), 1e3 * found.milliseconds());
    println!("{who}: wins {share:.1}% ± {within:.1}, {ahead:.1} ahead, {micros:.1} µs a decision");
}
