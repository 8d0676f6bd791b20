//! Nothing is allocated while a match is played, at a deal or at a re-deal: a search can do millions of them.

use crate::common::{table, watch};
use game::{Choices as _, Game, NoLog, Observer};
use ostia::{Choices, State};
use testkit::alloc;

#[test]
fn nothing_allocates_where_bots_play_millions_of_matches() {
    for players in 3..=5 {
        let game = table(players);
        let mut looks = 0;
        watch(&game, 0..5, |state, seat, _, dice| {
            let (mut choices, mut copy) = (Choices::default(), *state);
            let ((), allocations) = alloc::count(|| {
                game.choices(state, seat, &mut choices);
                let action = choices.sample(dice);
                let known = game.knowledge(state, Observer::Seat(seat));
                game.redeal(&known, dice, &mut copy);
                assert!(game.apply(&mut copy, seat, &action, dice, &mut NoLog).is_ok());
                let _ = game.status(&copy);
            });
            assert_eq!(allocations, 0, "{:?}", state.public.phase);
            looks += 1;
        });
        assert!(looks > 500);
    }
    assert!(size_of::<State>() < 1024);
}
