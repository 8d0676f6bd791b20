//! What a net is told about a trader of Ostia, at the beginning of a round, before a lot is put up and before the
//! counting house.

use super::playout::{Prices, Tariff, rooms, worth};
use bots::net::WIDEST;
use bots::value::{Numbers, Valued, flag};
use bots::{Bot, Taught};
use game::{MAX_SEATS, Seat};
use ostia::{Cards, GOODS, Good, Ostia, ROUNDS, State};

/// Inputs that describe the match, the same for all seats.
const COMMON: usize = 10;
/// Inputs that describe a trader.
const OWN: usize = 38;

impl Valued for Ostia {
    const SEEN: usize = COMMON + OWN;

    type Lens = Prices;

    fn lens(&self) -> Prices {
        Prices::new(self)
    }

    fn stretch(state: &State) -> u16 {
        let p = &state.public;
        let ships: u8 = Seat::all(p.players()).map(|seat| p.traders[seat].ship).sum();
        u16::from(p.round) << 8 | u16::from(ships / 2 + u8::from(p.on_sale))
    }

    fn see(&self, prices: &Prices, state: &State, seat: Seat, seen: &mut [f32; WIDEST]) {
        Scene::new(self, prices, state).see(seat, seen);
    }

    fn see_all(&self, prices: &Prices, state: &State, seen: &mut [[f32; WIDEST]; MAX_SEATS]) {
        let scene = Scene::new(self, prices, state);
        Seat::all(state.public.players()).zip(seen).for_each(|(seat, seen)| scene.see(seat, seen));
    }

    fn weights() -> &'static [u8] {
        include_bytes!("weights/judge.net")
    }

    fn player(taught: Taught) -> Box<dyn Bot<Self>> {
        Box::new(super::SearchBot::taught(taught))
    }
}

/// Does a net see the same in both?
pub(super) fn looks_like(a: &State, b: &State) -> bool {
    let table = |state: &State| {
        let p = &state.public;
        (p.round, p.start, p.active, p.next, p.forum_open, p.market)
    };
    let trader = |state: &State, seat: Seat| {
        let (trader, hand) = (&state.public.traders[seat], state.hidden.hand(seat));
        (trader.cash, trader.credits, trader.storehouses, trader.vp, hand.stock, hand.ship)
    };
    table(a) == table(b) && Seat::all(a.public.players()).all(|seat| trader(a, seat) == trader(b, seat))
}

/// A figure of each seat.
type Figures = [f32; MAX_SEATS];

/// Figures computed once for all seats.
struct Scene<'a> {
    game: &'a Ostia,
    state: &'a State,
    tariff: Tariff,
    supply: Cards,
    active: f32,
    cash: Figures,
    vp: Figures,
    storehouses: Figures,
    goods: Figures,
    kinds: Figures,
    /// The worth of the best use of its stock.
    use_of: Figures,
    wealth: Figures,
    /// What its stock is worth to the active senate card and the next one.
    asked: [Figures; 2],
}

impl Scene<'_> {
    fn new<'a>(game: &'a Ostia, prices: &Prices, state: &'a State) -> Scene<'a> {
        let p = &state.public;
        let tariff = Tariff::new(game, prices, p);
        let senate = |card: Option<u8>| card.map_or([0; GOODS], |card| *game.senate(card));
        let (active, next) = (senate(p.active), senate(p.next));
        let mut scene = Scene {
            game,
            state,
            tariff,
            supply: Cards::EMPTY,
            active: active.iter().map(|value| f32::from(*value)).sum(),
            cash: Figures::default(),
            vp: Figures::default(),
            storehouses: Figures::default(),
            goods: Figures::default(),
            kinds: Figures::default(),
            use_of: Figures::default(),
            wealth: Figures::default(),
            asked: [Figures::default(); 2],
        };
        for seat in Seat::all(p.players()) {
            let (i, trader, hand) = (seat.index(), &p.traders[seat], state.hidden.hand(seat));
            scene.supply += hand.ship;
            scene.cash[i] = f32::from(trader.cash) - 10.0 * f32::from(trader.credits);
            scene.vp[i] = f32::from(trader.vp);
            scene.storehouses[i] = f32::from(trader.storehouses);
            scene.goods[i] = f32::from(hand.stock.total());
            scene.kinds[i] = hand.stock.kinds().count_ones() as f32;
            scene.use_of[i] = worth(&scene.tariff, hand.stock, rooms(trader));
            scene.wealth[i] = scene.use_of[i] + scene.cash[i];
            scene.asked[0][i] = f32::from(hand.stock.worth(&active));
            scene.asked[1][i] = f32::from(hand.stock.worth(&next));
        }
        scene
    }

    fn see(&self, seat: Seat, seen: &mut [f32; WIDEST]) {
        let Scene { game, tariff, supply, cash, vp, wealth, use_of, goods, asked, .. } = self;
        let p = &self.state.public;
        let players = p.players();
        let mut numbers = Numbers::new(seen);
        numbers.add([2, 3, 4, ROUNDS].map(|round| flag(p.round == round)));
        numbers.add([3, 4, 5].map(|seats| flag(players == seats)));

        let (trader, hand) = (&p.traders[seat], self.state.hidden.hand(seat));
        let own = |of: &Figures| of[seat.index()];
        let others = |of: &Figures| {
            let of = *of;
            Seat::all(players).filter(move |other| *other != seat).map(move |other| of[other.index()])
        };
        let over_most = |of: &Figures| own(of) - others(of).fold(f32::MIN, f32::max);
        let over_mean = |of: &Figures| own(of) - others(of).sum::<f32>() / f32::from(players.max(2) - 1);
        let rank = |of: &Figures| others(of).filter(|other| *other > own(of)).count() as f32;
        numbers.add([f32::from(supply.total()) / f32::from(players), flag(supply.total() == 0), self.active]);

        numbers.add([own(vp), over_most(vp), over_mean(vp)]);
        numbers.add([own(cash), over_most(cash), over_mean(cash)]);
        numbers.add([f32::from(trader.credits), own(&self.storehouses)]);
        numbers.add([over_mean(&self.storehouses), own(goods), over_mean(goods)]);
        numbers.add([own(use_of), worth(tariff, hand.stock + hand.ship, rooms(trader))]);
        numbers.add([over_most(use_of), over_mean(use_of), over_most(wealth), over_mean(wealth)]);
        numbers.add([f32::from(hand.ship.total()), rank(wealth)]);
        let active = p.active.map_or(0, |card| hand.ship.worth(game.senate(card)));
        numbers.add([own(&asked[0]), own(&asked[1]), f32::from(active)]);
        numbers.add([over_most(&asked[0]), over_most(&asked[1])]);
        numbers.add([own(&self.kinds), (hand.stock + hand.ship).kinds().count_ones() as f32]);
        numbers.add([over_most(&self.kinds)]);
        numbers.add([f32::from(trader.storehouses) - own(goods), hand.ship.worth(&[1; GOODS]) as f32]);
        numbers.add([f32::from(seat.steps_from(p.start, players)), flag(seat == p.start)]);
        numbers.add([rank(vp), rank(cash)]);
        let scarce = |good: &Good| hand.stock.count(*good) > 0 && supply.count(*good) <= 1;
        numbers.add([Good::ALL.iter().filter(|good| scarce(good)).count() as f32]);
        let plenty = Good::ALL.into_iter().map(|good| hand.stock.count(good)).max().unwrap_or(0);
        numbers.add([f32::from(plenty), f32::from(game.minimum(hand.ship)), f32::from(game.minimum(hand.stock))]);
        numbers.add([flag(over_most(cash) > 0.0)]);
        debug_assert_eq!(numbers.count(), Ostia::SEEN);
    }
}
