//! Tricks that people play on bots: each is played by an opponent that otherwise plays as search.

use bots::arena::{Thinking, play};
use bots::{BotKind, Bots as _};
use game::{Edition as _, Game as _, Setup as _};
use ostia::bots::tricks::Trick;
use ostia::{Action, Edition, Ostia, Phase, Setup};
use record::Seed;

#[test]
fn everybody_with_a_trick_plays_it_by_the_rules() {
    let game = Ostia::new(&Setup::usual(4).unwrap(), &Edition::builtin()).unwrap();
    assert_eq!(Ostia::TRICKS, Trick::ALL.map(Trick::name));
    for trick in Trick::ALL {
        let mut bots: Vec<_> = (0..3).map(|_| Ostia::bot(BotKind::Greedy).unwrap()).collect();
        bots.push(Ostia::trickster(trick.name()).unwrap());
        let mut tried = 0;
        let thinking = Thinking { iterations: Some(20), time: None };
        let played = play(&game, &mut bots, Seed::from_number(1), thinking, |it| {
            let public = &it.knowledge.public;
            let is_of = match (trick, it.action) {
                (Trick::TwoMore, Action::Bid { amount }) => *amount == public.highest_bid() + 2,
                (Trick::FreeLook, Action::Lay(layout)) => {
                    public.phase == Phase::Counter && layout.forum.goods().is_empty()
                }
                (Trick::FreePlace, Action::Lay(layout)) => layout.senate.goods().total() == 1,
                _ => false,
            };
            tried += u32::from(it.seat.index() == 3 && is_of);
        });
        assert!(played.is_ok(), "{trick:?}");
        // A free place is rare.
        assert!(tried > 0 || trick == Trick::FreePlace, "{trick:?}: {tried}");
    }
}
