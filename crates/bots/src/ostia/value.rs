//! What a net is told of a house of Ostia, at the beginning of a round, before a lot is put up and before the counter.

use super::playout::{Prices, Tariff, rooms, worth};
use crate::net::WIDEST;
use crate::value::{Numbers, Valued, flag};
use ::ostia::{Cards, GOODS, Good, Ostia, ROUNDS, State};
use game::Seat;

/// Numbers that say how the match stands, the same for all seats.
const COMMON: usize = 10;
/// Numbers that say how a house stands.
const OWN: usize = 38;

impl Valued for Ostia {
    const SEEN: usize = COMMON + OWN;

    type Lens = ();

    fn lens(&self) {}

    fn stretch(state: &State) -> u16 {
        let p = &state.public;
        let ships: u8 = Seat::all(p.players()).map(|seat| p.houses[seat].ship).sum();
        u16::from(p.round) << 8 | u16::from(ships / 2 + u8::from(p.on_sale))
    }

    fn see(&self, (): &(), state: &State, seat: Seat, seen: &mut [f32; WIDEST]) {
        let p = &state.public;
        let players = p.players();
        let mut numbers = Numbers::new(seen);
        numbers.add([2, 3, 4, ROUNDS].map(|round| flag(p.round == round)));
        numbers.add([3, 4, 5].map(|seats| flag(players == seats)));

        let house = &p.houses[seat];
        let hand = state.hidden.hand(seat);
        let others = || Seat::all(players).filter(|other| *other != seat);
        let most = |of: &dyn Fn(Seat) -> f32| others().map(of).fold(f32::MIN, f32::max);
        let mean = |of: &dyn Fn(Seat) -> f32| others().map(of).sum::<f32>() / f32::from(players.max(2) - 1);
        let cash = |seat: Seat| f32::from(p.houses[seat].cash) - 10.0 * f32::from(p.houses[seat].credits);
        let vp = |seat: Seat| f32::from(p.houses[seat].vp);
        let goods = |seat: Seat| f32::from(state.hidden.hand(seat).stock.total());
        let supply =
            Seat::all(players).map(|seat| state.hidden.hand(seat).ship).fold(Cards::EMPTY, |sum, ship| sum + ship);
        let senate = |card: Option<u8>| card.map_or([0; GOODS], |card| *self.senate(card));
        let (active, next) = (senate(p.active), senate(p.next));
        numbers.add([f32::from(supply.total()) / f32::from(players), flag(supply.total() == 0)]);
        numbers.add([active.iter().map(|value| f32::from(*value)).sum::<f32>()]);

        numbers.add([vp(seat), vp(seat) - most(&vp), vp(seat) - mean(&vp)]);
        numbers.add([cash(seat), cash(seat) - most(&cash), cash(seat) - mean(&cash)]);
        numbers.add([f32::from(house.credits), f32::from(house.storehouses)]);
        let sheds = |seat: Seat| f32::from(p.houses[seat].storehouses);
        numbers.add([sheds(seat) - mean(&sheds), goods(seat), goods(seat) - mean(&goods)]);
        let rank = |of: &dyn Fn(Seat) -> f32| others().filter(|other| of(*other) > of(seat)).count() as f32;
        let tariff = Tariff::new(self, &Prices::new(self), p);
        let space = rooms(house);
        let with_ship = worth(&tariff, hand.stock + hand.ship, space);
        numbers.add([worth(&tariff, hand.stock, space), with_ship]);
        let use_of = |seat: Seat| worth(&tariff, state.hidden.hand(seat).stock, rooms(&p.houses[seat]));
        numbers.add([use_of(seat) - most(&use_of), use_of(seat) - mean(&use_of)]);
        let wealth = |seat: Seat| use_of(seat) + cash(seat);
        numbers.add([wealth(seat) - most(&wealth), wealth(seat) - mean(&wealth)]);
        numbers.add([f32::from(hand.ship.total()), rank(&wealth)]);
        let asked = |stock: Cards, values: &[u8; GOODS]| f32::from(stock.worth(values));
        let best = |of: &dyn Fn(Seat) -> f32| of(seat) - most(of);
        numbers.add([asked(hand.stock, &active), asked(hand.stock, &next), asked(hand.ship, &active)]);
        numbers.add([best(&|seat| asked(state.hidden.hand(seat).stock, &active))]);
        numbers.add([best(&|seat| asked(state.hidden.hand(seat).stock, &next))]);
        numbers.add([hand.stock.kinds().count_ones() as f32, (hand.stock + hand.ship).kinds().count_ones() as f32]);
        let kinds = |seat: Seat| state.hidden.hand(seat).stock.kinds().count_ones() as f32;
        numbers.add([best(&kinds)]);
        numbers.add([f32::from(house.storehouses) - goods(seat), (hand.ship.worth(&[1; GOODS]) as f32)]);
        numbers.add([f32::from(seat.steps_from(p.start, players)), flag(seat == p.start)]);
        numbers.add([rank(&vp), rank(&cash)]);
        let scarce = |good: &Good| hand.stock.count(*good) > 0 && supply.count(*good) <= 1;
        numbers.add([Good::ALL.iter().filter(|good| scarce(good)).count() as f32]);
        let plenty = Good::ALL.into_iter().map(|good| hand.stock.count(good)).max().unwrap_or(0);
        numbers.add([f32::from(plenty), f32::from(self.minimum(hand.ship)), f32::from(self.minimum(hand.stock))]);
        numbers.add([flag(cash(seat) > most(&cash))]);
        debug_assert_eq!(numbers.count(), Self::SEEN);
    }

    fn weights() -> &'static [u8] {
        include_bytes!("../../weights/ostia.net")
    }
}
