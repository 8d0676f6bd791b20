//! Plays matches of Ostia to their end with sensible players: quick guesses in place of the greedy player's searches.

use super::others::greedy;
use super::storehouses::stored_at_last;
use bots::search::{Far, Reached};
use bots::value::Valued as _;
use game::{Chance, Game as _, MAX_SEATS, NoLog, Seat, SeatSet, Status};
use ostia::{
    Action, Cards, GOODS, Good, Layout, MOST_STOREHOUSES, Management, Means, Ostia, Phase, Public, ROUNDS,
    STOREHOUSE_BUILT, State, Trader,
};

/// OS-3.3.
const TYPES: usize = 3;
/// How many cards of a type are worth considering.
const MOST: usize = 6;
/// Denarii for a point of an offer's worth to the senate.
const POINT: f32 = 3.6;
/// Denarii for a victory point.
const RATE: f32 = 20.0;
/// The worth of a card in a storehouse before the last round, and more for each point of the next senate.
const STORED: [f32; 2] = [7.0, 1.6];
/// Part of the goods elsewhere that meets mine on the forum.
const SUPPLY: f32 = 0.13;
/// How many market cards of one type are distinguished (OS-3.1).
const MARKET: usize = 4;
/// What is kept when a storehouse is built before the last rounds.
const PURSE: u16 = 22;

/// Places for every number of cards of every type: the type times [`STRIDE`] plus the number.
const SLOTS: usize = 64;
const STRIDE: usize = 8;

/// What cards of a type are likely to earn, by how many market cards of it are seen and how many are laid: the same in every round.
#[derive(Clone, Copy, Debug)]
pub struct Prices([[[f32; MOST + 1]; GOODS]; MARKET + 1]);

impl Prices {
    pub(crate) fn new(game: &Ostia) -> Prices {
        let cards = game.cards();
        Prices(std::array::from_fn(|market| {
            Good::ALL.map(|good| {
                let others = SUPPLY * f32::from(cards.count(good)) + market as f32;
                let mut earned = [0.0; MOST + 1];
                for mine in 1..=MOST {
                    let there = others + mine as f32;
                    let (low, part) = (there as u8, there.fract());
                    let price = |n: u8| f32::from(game.price(n));
                    let likely = mine as f32 * (price(low) * (1.0 - part) + price(low + 1) * part);
                    earned[mine] = likely.max(earned[mine - 1]);
                }
                earned
            })
        }))
    }
}

/// The worth of goods in this round: the same for every seat. By slot, unless noted otherwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tariff {
    round: u8,
    last: bool,
    /// Are the market cards known (OS-3.1)?
    open: bool,
    senate: [f32; GOODS],
    stored: [f32; GOODS],
    /// The types, the best to store first.
    by_stored: [Good; GOODS],
    /// The most that cards are worth if laid out.
    laid: [f32; SLOTS],
    /// How much more laying them out is worth than storing them, as a whole number with the slot in the lowest bits.
    order: [i32; SLOTS],
    /// What all of them are worth on forum and senate, and how many are sold.
    all: [(f32, u8); SLOTS],
    /// In the last round one is stored first: what that is worth, what the rest is worth, and how many of the rest are
    /// sold.
    but_one: [(f32, f32, u8); SLOTS],
}

impl Tariff {
    pub(crate) fn new(game: &Ostia, prices: &Prices, public: &Public) -> Tariff {
        Tariff::generous(game, prices, public, 1.0)
    }

    /// Of somebody who thinks so much more of the senate.
    pub(crate) fn generous(game: &Ostia, prices: &Prices, public: &Public, generosity: f32) -> Tariff {
        let senate = public.active.map_or([0; GOODS], |card| *game.senate(card));
        let next = public.next.map_or([0; GOODS], |card| *game.senate(card));
        let last = public.round >= ROUNDS;
        let stored = if last { [RATE; GOODS] } else { next.map(|value| STORED[0] + STORED[1] * f32::from(value)) };
        let mut by_stored = Good::ALL;
        by_stored.sort_by(|a, b| stored[b.index()].total_cmp(&stored[a.index()]));
        let mut tariff = Tariff {
            round: public.round,
            last,
            open: false,
            senate: senate.map(|value| generosity * POINT * f32::from(value)),
            stored,
            by_stored,
            laid: [0.0; SLOTS],
            order: [i32::MIN; SLOTS],
            all: [(0.0, 0); SLOTS],
            but_one: [(0.0, 0.0, 0); SLOTS],
        };
        for good in Good::ALL {
            tariff.price(good, &prices.0[0][good.index()]);
        }
        if public.forum_open {
            tariff.see_market(prices, public.market);
        }
        tariff
    }

    /// OS-3.1: some prices are lower than assumed.
    fn see_market(&mut self, prices: &Prices, market: Cards) {
        self.open = true;
        for (good, count) in market.each() {
            self.price(good, &prices.0[usize::from(count).min(MARKET)][good.index()]);
        }
    }

    /// Fills the slots of a type that earns this at the forum.
    fn price(&mut self, good: Good, forum: &[f32; MOST + 1]) {
        let i = good.index();
        let (asked, stored) = (self.senate[i], self.stored[i]);
        let part = if self.last { 0.0 } else { 0.4 * stored };
        let laid_out = |sold: u8, laid: u8| {
            let offered = if asked > 0.0 { laid - sold } else { 0 };
            forum[usize::from(sold)] + f32::from(offered) * asked
        };
        let (mut value, mut sold) = (0.0f32, 0);
        for n in 0..=MOST {
            let slot = i * STRIDE + n;
            if n == 0 {
                // After all the slots in use.
                self.order[slot] = i32::MIN | slot as i32;
                continue;
            }
            // One more is offered, or all are sold.
            let offered = value + asked;
            (value, sold) = (forum[n].max(offered), if forum[n] > offered { n as u8 } else { sold });
            self.laid[slot] = value;
            self.order[slot] = ((32.0 * (value - part * n as f32)) as i32) << 6 | slot as i32;
            self.all[slot] = (laid_out(sold, n as u8), sold);
            if self.last {
                let parts = n == 1 && forum[1].max(asked) >= stored;
                let laid = if parts { 1 } else { n as u8 - 1 };
                let sold = sold.min(laid);
                let rest = if laid > 0 { laid_out(sold, laid) } else { 0.0 };
                self.but_one[slot] = (if parts { 0.0 } else { stored }, rest, sold);
            }
        }
    }
}

/// The slot for this many cards of a type.
#[inline]
fn slot(good: Good, count: u8) -> usize {
    good.index() * STRIDE + usize::from(count).min(MOST)
}

/// The best use of a stock by this tariff, and what it is worth.
pub(crate) fn lay(tariff: &Tariff, stock: Cards, rooms: u8) -> (Layout, f32) {
    let (mut forum, mut senate) = ([0u8; GOODS], [0u8; GOODS]);
    let value = each_use(tariff, stock, rooms, |slot, laid, sold| {
        let i = slot / STRIDE % GOODS;
        (forum[i], senate[i]) = (sold, if tariff.senate[i] > 0.0 { laid - sold } else { 0 });
    });
    (Layout { forum: Cards::from_counts(forum), senate: Cards::from_counts(senate) }, value)
}

/// The worth of the best use of a stock.
pub(crate) fn worth(tariff: &Tariff, stock: Cards, rooms: u8) -> f32 {
    each_use(tariff, stock, rooms, |_, _, _| {})
}

/// Shows the slots that are laid out, how many of each, and how many of them are sold.
#[inline(always)]
fn each_use(tariff: &Tariff, stock: Cards, rooms: u8, mut show: impl FnMut(usize, u8, u8)) -> f32 {
    // The types by how much more laying them out is worth than storing them; missing ones come last, and are worth
    // nothing.
    let keys = falling(Good::ALL.map(|good| tariff.order[slot(good, stock.count(good)) % SLOTS]));
    let slots = keys.map(|key| key as usize % SLOTS);
    let (mut value, mut rooms) = (0.0, rooms);
    for slot in &slots[..TYPES] {
        let n = (slot % STRIDE) as u8;
        if tariff.last && rooms > 0 {
            // In the last round one of each type is kept.
            let (stored, rest, sold) = tariff.but_one[*slot];
            let kept = u8::from(stored > 0.0);
            rooms -= kept;
            value += stored;
            value += rest;
            show(*slot, n.saturating_sub(kept), sold);
        } else {
            let (all, sold) = tariff.all[*slot];
            value += all;
            show(*slot, n, sold);
        }
    }
    for slot in &slots[TYPES..] {
        let n = (slot % STRIDE) as u8;
        let kept = if tariff.last { n.min(1) } else { n }.min(rooms);
        rooms -= kept;
        value += tariff.stored[slot / STRIDE % GOODS] * f32::from(kept);
    }
    value
}

/// Sorted, the greatest first. Without a branch: which is greater cannot be predicted.
#[inline(always)]
fn falling(mut keys: [i32; GOODS]) -> [i32; GOODS] {
    // A network of twelve comparisons that sorts any six.
    const PAIRS: [(usize, usize); 12] =
        [(0, 5), (1, 3), (2, 4), (1, 2), (3, 4), (0, 3), (2, 5), (0, 1), (2, 3), (4, 5), (1, 2), (3, 4)];
    for (a, b) in PAIRS {
        (keys[a], keys[b]) = (keys[a].max(keys[b]), keys[a].min(keys[b]));
    }
    keys
}

pub(crate) fn rooms(trader: &Trader) -> u8 {
    let affordable = (trader.cash.saturating_sub(10) / STOREHOUSE_BUILT).min(4) as u8;
    (trader.storehouses + affordable).min(MOST_STOREHOUSES)
}

/// What the seats' stocks were worth when last computed: they change less often than they are needed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth([(Cards, u8, f32); MAX_SEATS]);

impl Worth {
    pub(crate) const NONE: Worth = Worth([(Cards::EMPTY, 0, 0.0); MAX_SEATS]);

    #[inline]
    fn of(&mut self, tariff: &Tariff, seat: Seat, stock: Cards, rooms: u8) -> f32 {
        let known = &mut self.0[seat.index()];
        if (known.0, known.1) != (stock, rooms) {
            *known = (stock, rooms, worth(tariff, stock, rooms));
        }
        known.2
    }
}

/// What a seat does; `None` if anything will do.
pub(crate) fn policy(
    tariff: &Tariff,
    known: &mut Worth,
    state: &State,
    seat: Seat,
    chance: &mut impl Chance,
) -> Option<Action> {
    let public = &state.public;
    let trader = &public.traders[seat];
    let hand = state.hidden.hand(seat);
    let rooms = rooms(trader);
    let worth = |stock: Cards| worth(tariff, stock, rooms);
    match public.phase {
        Phase::FreePick => {
            let gain = |good: Good| {
                let (n, laid) = (hand.stock.count(good), |n| tariff.laid[slot(good, n)]);
                (laid(n + 1) - laid(n)).max(tariff.stored[good.index()])
            };
            let goods = hand.ship.each().map(|(good, _)| (good, gain(good)));
            goods.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(good, _)| Action::Pick { good })
        }
        Phase::Lot(_) | Phase::Blank | Phase::Over => None,
        Phase::Bid(_) => {
            let least = public.minimum;
            let limit = trader.cash;
            if limit < least {
                return Some(Action::Pass);
            }
            let gain = worth(hand.stock + public.lot) - known.of(tariff, seat, hand.stock, rooms);
            if gain < f32::from(least) {
                return Some(Action::Pass);
            }
            let highest = public.highest_bid();
            let first = if highest < least { least } else { (highest | 1) + 1 };
            let wanted = (gain * (0.6 + chance.below(33) as f32 / 128.0)) as u16 & !1;
            let most = (gain * 0.9) as u16;
            let bid = wanted.max(first).min(limit);
            Some(Action::Bid { amount: if bid <= most && bid >= first { bid } else { least } })
        }
        Phase::Decision(_) => {
            let highest = public.highest_bid();
            if trader.cash > highest {
                let gain = worth(hand.stock + public.lot) - known.of(tariff, seat, hand.stock, rooms);
                if gain > 1.5 * f32::from(highest) + 1.0 {
                    return Some(Action::Keep);
                }
            }
            let standing = |seat: &Seat| (public.traders[*seat].bid / 2, std::cmp::Reverse(public.traders[*seat].vp));
            public.bidders().iter().max_by_key(standing).map(|buyer| Action::Sell { buyer })
        }
        Phase::Counter => Some(Action::Lay(lay(tariff, hand.stock, rooms).0)),
        // OS-3.4: whatever it has shown, now it lays out what it means.
        Phase::SecondLook => {
            let (layout, laid) = (lay(tariff, hand.stock, rooms).0, hand.laid);
            let same = (layout.forum, layout.senate) == (laid.forum.goods(), laid.senate.goods());
            Some(if same { Action::Stand } else { Action::Lay(layout) })
        }
        Phase::LastSecondLook => Some(Action::Stand),
        Phase::Storehouses => Some(Action::Manage(manage(tariff, public, trader, hand.stock))),
        Phase::LastCounter => Some(Action::Lay(stored_at_last(trader, hand.stock))),
        Phase::Sale(_) => Some(Action::SellStorehouses { count: trader.storehouses.saturating_sub(trader.stock) }),
    }
}

/// OS-6: repays what it can, builds what will be filled, keeps what is worth most.
fn manage(tariff: &Tariff, public: &Public, trader: &Trader, stock: Cards) -> Management {
    let means = Means::of(trader);
    let repay = means.most_repaid();
    let after = means.after_credits(repay);
    let last = public.round >= ROUNDS;
    let wanted = if last { stock.kinds().count_ones() as u8 } else { stock.total() };
    let purse = if last { 0 } else { PURSE };
    let affordable = (after.cash.saturating_sub(purse) / STOREHOUSE_BUILT).min(4) as u8;
    let build = wanted.saturating_sub(after.storehouses).min(affordable).min(after.most_built());
    let mut room = after.storehouses + build;
    let mut keep = Cards::EMPTY;
    for good in tariff.by_stored {
        let there = if last { stock.count(good).min(1) } else { stock.count(good) };
        for _ in 0..there.min(room) {
            keep += Cards::one(good);
            room -= 1;
        }
    }
    Management { repay, build, keep }
}

/// Plays a match on, with the tariff of its round. These seats decide like the greedy player until the match can be
/// judged again.
pub(crate) fn play_on(
    game: &Ostia,
    prices: &Prices,
    tariff: &Tariff,
    greedily: SeatSet,
    state: &mut State,
    chance: &mut impl Chance,
    far: Far,
) -> Reached {
    let mut tariff = *tariff;
    let mut known = Worth::NONE;
    let first = Ostia::stretch(state);
    // The figures needed for the stretch: nothing if nobody is greedy and the match is played to its end.
    let mut greedily = greedily;
    loop {
        match game.status(state) {
            Status::Over(standings) => return Reached::End(standings),
            Status::Open { ask, .. } => {
                let Public { round, forum_open, market, .. } = state.public;
                if (far == Far::Stretch || !greedily.is_empty()) && Ostia::stretch(state) != first {
                    if far == Far::Stretch {
                        return Reached::Stretch;
                    }
                    greedily = SeatSet::EMPTY;
                }
                if tariff.round != round {
                    (tariff, known) = (Tariff::new(game, prices, &state.public), Worth::NONE);
                } else if forum_open && !tariff.open {
                    tariff.see_market(prices, market);
                    known = Worth::NONE;
                }
                let thought = if greedily.contains(ask) { greedy(game, state, ask, chance) } else { None };
                let action = thought.or_else(|| policy(&tariff, &mut known, state, ask, chance));
                let done = action.is_some_and(|action| game.apply(state, ask, &action, chance, &mut NoLog).is_ok());
                if !done {
                    let action = game.sample(state, ask, chance);
                    if game.carry_out(state, ask, &action, chance, &mut NoLog).is_err() {
                        return Reached::Nothing;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Dice;
    use game::{Edition as _, Setup as _};
    use record::Seed;

    /// The best use of a stock by what each card earns, without a table: the types in order, one after the other.
    fn plainly(game: &Ostia, public: &Public, stock: Cards, mut rooms: u8) -> (Layout, f32) {
        let asked = |good: Good| public.active.map_or(0.0, |card| POINT * f32::from(game.senate(card)[good.index()]));
        let next = |good: Good| public.next.map_or(0, |card| game.senate(card)[good.index()]);
        let last = public.round >= ROUNDS;
        let stored = |good: Good| if last { RATE } else { STORED[0] + STORED[1] * f32::from(next(good)) };
        let market = |good: Good| if public.forum_open { public.market.count(good) } else { 0 };
        let earned = |good: Good, mine: u8| {
            let others = SUPPLY * f32::from(game.cards().count(good)) + f32::from(market(good));
            let earned = (1..=mine).map(|mine| {
                let there = others + f32::from(mine);
                let price = |n: u8| f32::from(game.price(n));
                let part = there.fract();
                f32::from(mine) * (price(there as u8) * (1.0 - part) + price(there as u8 + 1) * part)
            });
            earned.fold(0.0, f32::max)
        };
        // What they earn when the first few are sold, and how many are.
        let laid = |good: Good, n: u8| {
            (1..=n).fold((0.0, 0), |(value, sold), n| {
                let (all, one_more) = (earned(good, n), value + asked(good));
                if all > one_more { (all, n) } else { (one_more, sold) }
            })
        };
        let mut types: Vec<(i32, Good, u8)> = Vec::new();
        for (good, n) in stock.each() {
            let n = n.min(MOST as u8);
            let part = if last { 0.0 } else { 0.4 * stored(good) };
            types.push(((32.0 * (laid(good, n).0 - part * f32::from(n))) as i32, good, n));
        }
        types.sort_by_key(|(over, good, _)| std::cmp::Reverse((*over, *good)));
        let (mut forum, mut senate, mut value) = ([0; GOODS], [0; GOODS], 0.0);
        for (place, (_, good, n)) in types.into_iter().enumerate() {
            let parts = n == 1 && earned(good, 1).max(asked(good)) >= stored(good);
            let out = match place {
                TYPES.. => 0,
                _ if last && rooms > 0 && !parts => n - 1,
                _ => n,
            };
            let kept = if last { (n - out).min(1) } else { n - out }.min(rooms);
            rooms -= kept;
            value += stored(good) * f32::from(kept);
            if out > 0 {
                let sold = laid(good, n).1.min(out);
                let offered = if asked(good) > 0.0 { out - sold } else { 0 };
                (forum[good.index()], senate[good.index()]) = (sold, offered);
                value += earned(good, sold) + f32::from(offered) * asked(good);
            }
        }
        (Layout { forum: Cards::from_counts(forum), senate: Cards::from_counts(senate) }, value)
    }

    #[test]
    fn a_tariff_says_what_is_worked_out_card_by_card() {
        let mut dice = Dice::new(Seed::from_number(3));
        for players in 3..=5 {
            let setup = ostia::Setup::usual(players).expect("that many can play");
            let game = Ostia::new(&setup, &ostia::Edition::builtin()).expect("the box is in order");
            let prices = Prices::new(&game);
            for _ in 0..400 {
                let mut random = |n: u32| dice.below(n) as u8;
                let mut public = game.blank().public;
                public.round = 1 + random(u32::from(ROUNDS));
                public.active = Some(random(6));
                public.next = Some(random(6)).filter(|_| public.round < ROUNDS);
                let mut before = Tariff::new(&game, &prices, &public);
                public.forum_open = random(2) == 0;
                (0..4).for_each(|_| public.market += Cards::one(Good::ALL[usize::from(random(6))]));
                let tariff = Tariff::new(&game, &prices, &public);
                if public.forum_open {
                    before.see_market(&prices, public.market);
                }
                for _ in 0..20 {
                    let stock = Cards::from_counts([0; GOODS].map(|_| random(2) * random(9)));
                    let rooms = random(5);
                    let (layout, value) = plainly(&game, &public, stock, rooms);
                    for tariff in [&tariff, &before] {
                        let found = lay(tariff, stock, rooms);
                        assert_eq!((found.0, found.1.to_bits()), (layout, value.to_bits()), "{stock:?} in {rooms}");
                        assert_eq!(worth(tariff, stock, rooms).to_bits(), value.to_bits());
                    }
                }
            }
        }
    }
}
