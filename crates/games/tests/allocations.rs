//! A playout of any of our games allocates nothing.

use bots::Playout;
use game::{Edition, Setup};
use games::{FullGame, GameKind, Visitor};
use record::Seed;
use testkit::alloc;

#[global_allocator]
static ALLOCATOR: alloc::Counting = alloc::Counting;

struct Count;

impl Visitor for Count {
    type Out = ();

    fn visit<G: FullGame>(self) {
        let game = G::new(&G::Setup::usual(4).unwrap(), &G::Edition::builtin()).unwrap();
        let mut playout = Playout::new(&game);
        for number in 0..20 {
            let (played, allocations) = alloc::count(|| playout.play(Seed::from_number(number)));
            assert!(played.standings.is_some() && played.decisions > 0);
            assert_eq!(allocations, 0, "{}, match {number}", G::NAME);
        }
    }
}

#[test]
fn a_playout_allocates_nothing() {
    GameKind::ALL.iter().for_each(|kind| kind.visit(Count));
}
