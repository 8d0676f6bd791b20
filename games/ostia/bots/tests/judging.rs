//! How far worlds are played on before they are judged (`bots::search`).

use bots::Valued as _;
use bots::net::Net;
use bots::search::{Far, Judge};
use game::{Edition as _, Game as _, Setup as _};
use ostia::{Edition, Ostia, Setup};

#[test]
fn some_worlds_are_played_to_their_end_and_a_net_judges_the_others() {
    let setup = Setup::usual(4).unwrap();
    let game = Ostia::new(&setup, &Edition::builtin()).unwrap();
    let net = Net::from_bytes(Ostia::weights(), Ostia::SEEN).unwrap();
    let far = |net, ends| {
        let judge = Judge { game: &game, lens: &game.lens(), net, ends, lead: 1.0 };
        [0, 1, 2, 3, 4].map(|world| judge.far(world))
    };
    assert_eq!(far(None, None), [Far::Match; 5]);
    assert_eq!(far(None, Some(2)), [Far::Match; 5]);
    assert_eq!(far(Some(&net), None), [Far::Stretch; 5]);
    let [to_end, judged] = [Far::Match, Far::Stretch];
    assert_eq!(far(Some(&net), Some(2)), [to_end, judged, to_end, judged, to_end]);
}
