//! A search allocates before it begins, and nothing for each further round of thought.

use bots::arena::{Thinking, play};
use bots::{Ask, BotDice, BotKind, Bots, Budget};
use game::{Choices as _, Counted, Edition as _, Setup as _};
use record::Seed;
use testkit::alloc;

fn rounds_are_free<G: Counted + Bots>() {
    let game = G::new(&G::Setup::usual(4).unwrap(), &G::Edition::builtin()).unwrap();
    let seed = Seed::from_number(2);
    let mut bots: Vec<_> = (0..4).map(|_| G::bot(BotKind::Greedy).unwrap()).collect();
    let mut searcher = G::bot(BotKind::Search).unwrap();
    let mut decisions = 0;
    play(&game, &mut bots, seed, Thinking::default(), |it| {
        if !it.ply.is_multiple_of(11) || it.choices.forced().is_some() {
            return;
        }
        let mut count = |iterations| {
            let mut dice = BotDice::new(&seed).at(it.seat, it.ply);
            let budget = Budget { iterations: Some(iterations), ..Budget::default() };
            let ask = Ask { budget, ..Ask::new(&game, it.knowledge, it.choices, &mut dice) };
            alloc::count(|| searcher.choose(ask)).1
        };
        count(2);
        assert_eq!(count(20), count(200), "{}, ply {}", G::NAME, it.ply);
        decisions += 1;
    })
    .unwrap();
    assert!(decisions > 5, "{}: {decisions}", G::NAME);
}

#[test]
fn a_round_of_thought_allocates_nothing() {
    rounds_are_free::<oltre_mare::OltreMare>();
    rounds_are_free::<ostia::Ostia>();
}
