//! Matches of Ostia played to their end by players that know what they do: quick guesses in place of the greedy player's searches.

use super::others::greedy;
use crate::search::{Far, Reached};
use crate::value::Valued as _;
use ::ostia::{
    Action, Cards, Choices, GOODS, Good, House, Layout, MOST_STOREHOUSES, Management, Means, Ostia, Phase, Public,
    ROUNDS, STOREHOUSE_BUILT, State,
};
use game::{Chance, Choices as _, Game as _, MAX_SEATS, NoLog, Seat, SeatSet, Status};

/// OS-3.3.
const TYPES: usize = 3;
/// Cards of a type that are worth looking at.
const MOST: usize = 6;
/// Denarii for a point that the senate sees in an offer.
const POINT: f32 = 3.6;
/// Denarii for a victory point.
const RATE: f32 = 20.0;
/// What a card is worth in a storehouse before the last round, and more for each point of the next senate.
const STORED: [f32; 2] = [7.0, 1.6];
/// Part of the goods elsewhere that meets mine on the forum.
const SUPPLY: f32 = 0.13;
/// What is kept when a storehouse is built before the last rounds.
const PURSE: u16 = 22;

/// What goods are worth in this round: the same for every seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tariff {
    round: u8,
    /// Are the cards seen that are on the market (OS-3.1)?
    open: bool,
    /// What 0, 1, 2, … cards of a type are likely to earn.
    forum: [[f32; MOST + 1]; GOODS],
    senate: [f32; GOODS],
    stored: [f32; GOODS],
    /// By type and number: what cards that are laid out bring at best, and how many of them are sold then.
    laid: [[(f32, u8); MOST + 1]; GOODS],
    /// The same less what storing them brings, as whole numbers with the type in the lowest bits.
    order: [[i32; MOST + 1]; GOODS],
}

impl Tariff {
    pub(crate) fn new(game: &Ostia, public: &Public) -> Tariff {
        let senate = public.active.map_or([0; GOODS], |card| *game.senate(card));
        let next = public.next.map_or([0; GOODS], |card| *game.senate(card));
        let last = public.round >= ROUNDS;
        let mut forum = [[0.0; MOST + 1]; GOODS];
        let market = if public.forum_open { public.market } else { Cards::EMPTY };
        let cards = game.cards();
        for good in Good::ALL {
            let others = SUPPLY * f32::from(cards.count(good)) + f32::from(market.count(good));
            for mine in 1..=MOST {
                let there = others + mine as f32;
                let (low, part) = (there as u8, there.fract());
                let price = |n: u8| f32::from(game.price(n));
                let earned = mine as f32 * (price(low) * (1.0 - part) + price(low + 1) * part);
                forum[good.index()][mine] = earned.max(forum[good.index()][mine - 1]);
            }
        }
        let senate = senate.map(|value| POINT * f32::from(value));
        let mut laid = [[(0.0, 0); MOST + 1]; GOODS];
        for (laid, (forum, asked)) in laid.iter_mut().zip(forum.iter().zip(senate)) {
            for n in 1..=MOST {
                // One more is offered, or all are sold.
                let (value, sold) = laid[n - 1];
                laid[n] = (forum[n].max(value + asked), if forum[n] > value + asked { n as u8 } else { sold });
            }
        }
        let stored = if last { [RATE; GOODS] } else { next.map(|value| STORED[0] + STORED[1] * f32::from(value)) };
        let order = std::array::from_fn(|i: usize| {
            let part: f32 = if last { 0.0 } else { 0.4 * stored[i] };
            std::array::from_fn(|n| ((32.0 * (laid[i][n].0 - part * n as f32)) as i32) << 3 | i as i32)
        });
        Tariff { round: public.round, open: public.forum_open, forum, senate, laid, stored, order }
    }
}

/// The best use of a stock by this tariff, and what it brings.
pub(crate) fn lay(tariff: &Tariff, stock: Cards, rooms: u8) -> (Layout, f32) {
    let (mut forum, mut senate) = ([0u8; GOODS], [0u8; GOODS]);
    let value = each_use(tariff, stock, rooms, |i, sold, offered| (forum[i], senate[i]) = (sold, offered));
    (Layout { forum: Cards::from_counts(forum), senate: Cards::from_counts(senate) }, value)
}

/// What the best use of a stock brings.
pub(crate) fn worth(tariff: &Tariff, stock: Cards, rooms: u8) -> f32 {
    each_use(tariff, stock, rooms, |_, _, _| {})
}

/// Shows what is sold and offered of each type that is laid out.
#[inline(always)]
fn each_use(tariff: &Tariff, stock: Cards, rooms: u8, mut show: impl FnMut(usize, u8, u8)) -> f32 {
    let last = tariff.round >= ROUNDS;
    // The types by what laying them out brings over storing them.
    let (mut types, mut count) = ([0i32; GOODS], 0);
    for (good, n) in stock.each() {
        let key = tariff.order[good.index()][usize::from(n).min(MOST)];
        let mut place = count;
        while place > 0 && types[place - 1] < key {
            types[place] = types[place - 1];
            place -= 1;
        }
        types[place] = key;
        count += 1;
    }
    let (mut value, mut rooms) = (0.0, rooms);
    for (place, key) in types[..count].iter().enumerate() {
        let i = (key & 7) as usize % GOODS;
        let n = stock.count(Good::ALL[i]).min(MOST as u8);
        let mut laid = n;
        if place >= TYPES {
            laid = 0;
        } else if last && rooms > 0 {
            // In the last round one of each type is kept.
            let parts = n == 1 && tariff.forum[i][1].max(tariff.senate[i]) >= tariff.stored[i];
            laid = if parts { n } else { n - 1 };
        }
        let kept = if last { (n - laid).min(1) } else { n - laid }.min(rooms);
        rooms -= kept;
        value += tariff.stored[i] * f32::from(kept);
        if laid > 0 {
            let sold = tariff.laid[i][usize::from(n)].1.min(laid);
            let offered = if tariff.senate[i] > 0.0 { laid - sold } else { 0 };
            show(i, sold, offered);
            value += tariff.forum[i][usize::from(sold)] + f32::from(offered) * tariff.senate[i];
        }
    }
    value
}

pub(crate) fn rooms(house: &House) -> u8 {
    let affordable = (house.cash.saturating_sub(10) / STOREHOUSE_BUILT).min(4) as u8;
    (house.storehouses + affordable).min(MOST_STOREHOUSES)
}

/// What the stocks of the seats were worth when they were last looked at: they change less often than they are asked for.
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

/// What a seat does; `None` where anything will do.
pub(crate) fn policy(
    game: &Ostia,
    tariff: &Tariff,
    known: &mut Worth,
    state: &State,
    seat: Seat,
    chance: &mut impl Chance,
) -> Option<Action> {
    let public = &state.public;
    let house = &public.houses[seat];
    let hand = state.hidden.hand(seat);
    let rooms = rooms(house);
    let worth = |stock: Cards| worth(tariff, stock, rooms);
    match public.phase {
        Phase::FreePick => {
            let gain = |good: Good| {
                let (n, laid) = (usize::from(hand.stock.count(good)), &tariff.laid[good.index()]);
                (laid[(n + 1).min(MOST)].0 - laid[n.min(MOST)].0).max(tariff.stored[good.index()])
            };
            let goods = hand.ship.each().map(|(good, _)| (good, gain(good)));
            goods.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(good, _)| Action::Pick { good })
        }
        Phase::Lot(_) | Phase::Blank | Phase::Over => None,
        Phase::Bid(_) => {
            let least = game.minimum(public.lot);
            let limit = house.cash;
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
            if house.cash > highest {
                let gain = worth(hand.stock + public.lot) - known.of(tariff, seat, hand.stock, rooms);
                if gain > 1.5 * f32::from(highest) + 1.0 {
                    return Some(Action::Keep);
                }
            }
            let standing = |seat: &Seat| (public.houses[*seat].bid / 2, std::cmp::Reverse(public.houses[*seat].vp));
            public.bidders().iter().max_by_key(standing).map(|buyer| Action::Sell { buyer })
        }
        Phase::Counter => Some(Action::Lay(lay(tariff, hand.stock, rooms).0)),
        Phase::SecondLook | Phase::LastSecondLook => Some(Action::Stand),
        Phase::Storehouses => Some(Action::Manage(manage(tariff, public, house, hand.stock))),
        Phase::LastCounter => Some(Action::Lay(Layout::default())),
        Phase::Sale(_) => Some(Action::SellStorehouses { count: house.storehouses.saturating_sub(house.stock) }),
    }
}

/// OS-6: repays what it can, builds what will be filled, keeps what is worth most.
fn manage(tariff: &Tariff, public: &Public, house: &House, stock: Cards) -> Management {
    let means = Means::of(house);
    let repay = means.most_repaid();
    let after = means.after_credits(repay);
    let last = public.round >= ROUNDS;
    let wanted = if last { stock.kinds().count_ones() as u8 } else { stock.total() };
    let purse = if last { 0 } else { PURSE };
    let affordable = (after.cash.saturating_sub(purse) / STOREHOUSE_BUILT).min(4) as u8;
    let build = wanted.saturating_sub(after.storehouses).min(affordable).min(after.most_built());
    let mut room = after.storehouses + build;
    let mut keep = Cards::EMPTY;
    let mut goods = Good::ALL;
    goods.sort_unstable_by(|a, b| tariff.stored[b.index()].total_cmp(&tariff.stored[a.index()]));
    for good in goods {
        let there = if last { stock.count(good).min(1) } else { stock.count(good) };
        for _ in 0..there.min(room) {
            keep += Cards::one(good);
            room -= 1;
        }
    }
    Management { repay, build, keep }
}

/// Plays a match on, with the tariff of the round it is in. These seats decide as the greedy player until the match can be
/// judged again.
pub(crate) fn play_on(
    game: &Ostia,
    tariff: &Tariff,
    greedily: SeatSet,
    state: &mut State,
    choices: &mut Choices,
    chance: &mut impl Chance,
    far: Far,
) -> Reached {
    let mut tariff = *tariff;
    let mut known = Worth::NONE;
    let first = Ostia::stretch(state);
    loop {
        match game.status(state) {
            Status::Over(standings) => return Reached::End(standings),
            Status::Open { ask, .. } => {
                let Public { round, forum_open, .. } = state.public;
                let later = Ostia::stretch(state) != first;
                if far == Far::Stretch && later {
                    return Reached::Stretch;
                }
                if tariff.round != round || forum_open && !tariff.open {
                    (tariff, known) = (Tariff::new(game, &state.public), Worth::NONE);
                }
                let thought = if greedily.contains(ask) && !later { greedy(game, state, ask, chance) } else { None };
                let action = thought.or_else(|| policy(game, &tariff, &mut known, state, ask, chance));
                let done = action.is_some_and(|action| game.apply(state, ask, &action, chance, &mut NoLog).is_ok());
                if !done {
                    game.choices(state, ask, choices);
                    let action = choices.sample(chance);
                    if game.apply(state, ask, &action, chance, &mut NoLog).is_err() {
                        return Reached::Nothing;
                    }
                }
            }
        }
    }
}
