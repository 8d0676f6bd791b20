//! Matches between named levels, for the tests of the greedy players.

use bots::arena::{Decision, Played, Tally, Thinking, play_deal};
use bots::{Bot, BotKind, Bots};
use game::Counted;
use record::Seed;

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

/// For people who read the output of a test.
pub fn tell(who: &str, found: &Tally) {
    let (share, within) = (100.0 * found.share(), 100.0 * found.within());
    let (ahead, micros) = (found.ahead(), 1e3 * found.milliseconds());
    println!("{who}: wins {share:.1}% ± {within:.1}, {ahead:.1} ahead, {micros:.1} µs a decision");
}
