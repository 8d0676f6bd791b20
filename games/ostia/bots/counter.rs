//! OS-3, OS-7.1: tries every layout of a stock; also what a stock is worth, which prices everything else.

use super::Position;
use super::outlook::{MOST, Outlook, WORTH};
use game::Chance;
use ostia::{Action, BLUFFS, Cards, GOODS, Layout};

/// OS-3.3: types on forum and senate together.
const TYPES: usize = 3;

/// The best layout of a stock.
#[derive(Clone, Copy)]
pub(super) struct Best {
    /// Its worth, in denarii.
    pub value: f32,
    forum: [u8; GOODS],
    senate: [u8; GOODS],
}

/// All ways through the types, the most expensive to store first, so that the room goes to those that need it.
struct Search<'a> {
    outlook: &'a Outlook,
    types: [(usize, u8); GOODS],
    count: usize,
    /// What the types from each place on can add at most, by how many of them may still be laid out.
    rest: [[Rest; TYPES + 1]; GOODS + 1],
    /// What a senate point is assumed to be worth in [`Rest::either`].
    point: f32,
    /// The most points that anything can gain beyond that.
    over: [f32; WORTH + 1],
    forum: [u8; GOODS],
    senate: [u8; GOODS],
    best: Best,
}

/// The most that some types can add.
#[derive(Clone, Copy, Default)]
struct Rest {
    /// As if each card were stored and sold.
    money: f32,
    /// As if each card were also offered.
    worth: usize,
    /// If each card is stored, sold or offered, and points are paid for.
    either: f32,
}

/// A bound added up in a different order from what it bounds can be too low, but by less than this.
const SLACK: f32 = 0.01;

/// Where the types so far have been laid out.
#[derive(Clone, Copy)]
struct Partial {
    /// Types that may still be laid out.
    free: usize,
    worth: usize,
    money: f32,
    /// How many storehouses are filled.
    filled: u8,
}

impl Outlook {
    /// The worth of a stock in denarii.
    pub fn worth(&self, stock: Cards) -> f32 {
        self.best(stock).value
    }

    /// The best way to lay out a stock.
    pub fn best(&self, stock: Cards) -> Best {
        let mut search = Search {
            outlook: self,
            types: [(0, 0); GOODS],
            count: 0,
            rest: [[Rest::default(); TYPES + 1]; GOODS + 1],
            point: 0.0,
            over: self.honour,
            forum: [0; GOODS],
            senate: [0; GOODS],
            best: Best { value: f32::MIN, forum: [0; GOODS], senate: [0; GOODS] },
        };
        for (good, count) in stock.each() {
            search.types[search.count] = (good.index(), count.min(MOST as u8));
            search.count += 1;
        }
        search.types[..search.count].sort_by(|(a, _), (b, _)| self.stored[*b].total_cmp(&self.stored[*a]));
        search.look_ahead();
        search.enter(0, Partial { free: TYPES, worth: 0, money: 0.0, filled: 0 });
        search.best
    }

    /// How many cards of a type find room, and what that is worth.
    #[inline]
    fn kept(&self, good: usize, count: u8, filled: u8) -> (u8, f32) {
        let wanted = if self.last { count.min(1) } else { count };
        let kept = wanted.min(self.rooms - filled);
        (kept, (filled..filled + kept).map(|n| self.keeping(good, n)).sum())
    }
}

impl Search<'_> {
    /// Bounds, from the last type to the first: most ways need not be followed to their end.
    fn look_ahead(&mut self) {
        let worth = |(good, count): &(usize, u8)| usize::from(self.outlook.senate[*good]) * usize::from(*count);
        let all = self.types[..self.count].iter().map(worth).sum::<usize>().clamp(1, WORTH);
        self.point = self.outlook.honour[all] / all as f32;
        for worth in (0..WORTH).rev() {
            self.over[worth] = self.over[worth].max(self.over[worth + 1] - self.point);
        }
        for next in (0..self.count).rev() {
            let (good, count) = self.types[next];
            let (_, stored) = self.outlook.kept(good, count, 0);
            let sold = self.outlook.income[good][usize::from(count.min(self.outlook.most_sold[good]))];
            let worth = usize::from(self.outlook.senate[good]) * usize::from(count);
            let laid = self.laid_out(good, count);
            for free in 0..=TYPES {
                let stays = self.rest[next + 1][free];
                let mut rest = Rest { money: stays.money + stored, worth: stays.worth, either: stays.either + stored };
                if free > 0 {
                    let goes = self.rest[next + 1][free - 1];
                    rest.money = rest.money.max(goes.money + stored + sold);
                    rest.worth = rest.worth.max(goes.worth + worth);
                    rest.either = rest.either.max(goes.either + laid);
                }
                self.rest[next][free] = rest;
            }
        }
    }

    /// The most that a type can be worth if it is laid out, with its points paid for.
    fn laid_out(&self, good: usize, count: u8) -> f32 {
        let point = self.point * f32::from(self.outlook.senate[good]);
        let ways = (1..=count).map(|laid| {
            let income = &self.outlook.income[good][..=usize::from(laid.min(self.outlook.most_sold[good]))];
            let sold = (0..=laid).zip(income).map(|(sold, income)| income + point * f32::from(laid - sold));
            sold.fold(0.0, f32::max) + self.outlook.kept(good, count - laid, 0).1
        });
        ways.fold(0.0, f32::max)
    }

    /// Continues from here, unless nothing better can follow.
    #[inline(always)]
    fn enter(&mut self, next: usize, partial: Partial) {
        let rest = self.rest[next][partial.free];
        let most = partial.money + rest.money + self.outlook.honour[(partial.worth + rest.worth).min(WORTH)];
        let paid = partial.money + rest.either + self.over[partial.worth.min(WORTH)];
        if most <= self.best.value || paid <= self.best.value - SLACK {
            return;
        }
        if next == self.count {
            self.best = Best { value: most, forum: self.forum, senate: self.senate };
        } else {
            self.from(next, partial);
        }
    }

    fn from(&mut self, next: usize, partial: Partial) {
        let outlook = self.outlook;
        let (good, count) = self.types[next];
        let asked = usize::from(outlook.senate[good]);
        let most_laid = if partial.free > 0 { count } else { 0 };
        for laid in (0..=most_laid).rev() {
            let (kept, stored) = outlook.kept(good, count - laid, partial.filled);
            // Goods that can be neither kept nor sold might as well be offered.
            if laid > 0 && asked > 0 && kept < count - laid {
                continue;
            }
            // More cards that earn less: nobody would.
            let most_sold = laid.min(outlook.most_sold[good]);
            let least_sold = if asked > 0 { 0 } else { most_sold };
            for sold in least_sold..=most_sold {
                let offered = if asked > 0 { laid - sold } else { 0 };
                (self.forum[good], self.senate[good]) = (sold, offered);
                let after = Partial {
                    free: partial.free - usize::from(sold + offered > 0),
                    worth: partial.worth + asked * usize::from(offered),
                    money: partial.money + stored + outlook.income[good][usize::from(sold)],
                    filled: partial.filled + kept,
                };
                self.enter(next + 1, after);
            }
        }
        (self.forum[good], self.senate[good]) = (0, 0);
    }
}

impl Best {
    pub(super) fn layout(&self) -> Layout {
        Layout { forum: Cards::from_counts(self.forum), senate: Cards::from_counts(self.senate) }
    }
}

impl Position<'_> {
    /// OS-3.2.
    pub fn lay(&self, chance: &mut impl Chance) -> Action {
        Action::Lay(bluffed(self.best_layout(), chance))
    }

    /// OS-3.4: rearranges, with different bluffs, what is better now that the sizes are known.
    pub fn answer(&self, chance: &mut impl Chance) -> Action {
        let (laid, best) = (self.knowledge.own.hand.laid, self.best_layout());
        let same = (best.forum, best.senate) == (laid.forum.goods(), laid.senate.goods());
        if same { Action::Stand } else { Action::Lay(bluffed(best, chance)) }
    }

    fn best_layout(&self) -> Layout {
        self.outlook().best(self.knowledge.own.hand.stock).layout()
    }

    /// OS-7.1: stores one of each type, as many as leave enough empty storehouses to repay the loans (OS-7.3).
    pub fn lay_last(&self, chance: &mut impl Chance) -> Action {
        let stock = self.knowledge.own.hand.stock;
        let most = self.most_stored();
        let mut stored = Cards::EMPTY;
        for good in self.by_last_senate().into_iter().filter(|good| stock.count(*good) > 0) {
            if stored.total() < most {
                stored += Cards::one(good);
            }
        }
        let bluffs = chance.below(u32::from(BLUFFS) + 1) as u8;
        Action::Lay(Layout { forum: stock - stored + Cards::bluffs(bluffs), senate: Cards::EMPTY })
    }
}

/// With the bluff cards, each on any place.
pub(super) fn bluffed(mut layout: Layout, chance: &mut impl Chance) -> Layout {
    for _ in 0..BLUFFS {
        match chance.below(3) {
            0 => layout.forum += Cards::bluffs(1),
            1 => layout.senate += Cards::bluffs(1),
            _ => {}
        }
    }
    layout
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Dice;
    use record::Seed;

    /// A random outlook, in which prices fall and honour rises.
    fn some_outlook(dice: &mut Dice) -> Outlook {
        let mut random = |n: u32| dice.below(n) as f32;
        let first = [(); GOODS].map(|()| 4.0 + random(12));
        let income = first.map(|price| {
            let mut earned = [0.0; MOST + 1];
            (1..=MOST).for_each(|n| earned[n] = n as f32 * (price - 2.0 * (n - 1) as f32).max(1.0));
            earned
        });
        let mut honour = [0.0; WORTH + 1];
        (1..=WORTH).for_each(|worth| honour[worth] = honour[worth - 1] + random(6));
        Outlook {
            income,
            most_sold: income.map(|earned| (1..=MOST).take_while(|n| earned[*n] > earned[*n - 1]).count() as u8),
            honour,
            senate: [(); GOODS].map(|()| random(6) as u8),
            stored: [(); GOODS].map(|()| 3.0 + random(12)),
            last: random(2) > 0.0,
            rate: 20.0,
            places: [0.0, 0.0, 3.0, 3.0],
            rooms: random(5) as u8,
        }
    }

    /// The worth of one layout, computed in a different way from the search.
    fn value(outlook: &Outlook, stock: [u8; GOODS], forum: [u8; GOODS], senate: [u8; GOODS]) -> f32 {
        let worth: usize = (0..GOODS).map(|i| usize::from(senate[i]) * usize::from(outlook.senate[i])).sum();
        let mut left: Vec<f32> = Vec::new();
        for i in 0..GOODS {
            let there = stock[i] - forum[i] - senate[i];
            let counts = if outlook.last { there.min(1) } else { there };
            left.extend(std::iter::repeat_n(outlook.stored[i], counts.into()));
        }
        left.sort_by(|a, b| b.total_cmp(a));
        let rooms = outlook.places.iter().take(outlook.rooms.into());
        let stored: f32 = left.iter().zip(rooms).map(|(value, cost)| (value - cost).max(0.0)).sum();
        let sold: f32 = (0..GOODS).map(|i| outlook.income[i][usize::from(forum[i])]).sum();
        sold + stored + outlook.honour[worth.min(WORTH)]
    }

    /// The best of all layouts, leaving none out.
    fn best_of_all(outlook: &Outlook, stock: [u8; GOODS]) -> f32 {
        let places = stock.iter().map(|count| u32::from((count + 1) * (count + 2) / 2));
        let ways: u32 = places.product();
        let mut best = f32::MIN;
        for mut way in 0..ways {
            let (mut forum, mut senate) = ([0; GOODS], [0; GOODS]);
            for i in 0..GOODS {
                let options: Vec<(u8, u8)> =
                    (0..=stock[i]).flat_map(|f| (0..=stock[i] - f).map(move |s| (f, s))).collect();
                (forum[i], senate[i]) = options[way as usize % options.len()];
                way /= options.len() as u32;
            }
            if (0..GOODS).filter(|i| forum[*i] + senate[*i] > 0).count() <= TYPES {
                best = best.max(value(outlook, stock, forum, senate));
            }
        }
        best
    }

    #[test]
    fn finds_the_best_of_all_allocations() {
        let mut dice = Dice::new(Seed::from_number(5));
        for _ in 0..200 {
            let outlook = some_outlook(&mut dice);
            let mut stock = [0; GOODS];
            (0..6).for_each(|_| stock[dice.below(6) as usize] += 1);
            let found = outlook.best(Cards::from_counts(stock));
            let best = best_of_all(&outlook, stock);
            assert!((found.value - best).abs() < 1e-3, "{} is not {best}: {stock:?}", found.value);
            assert!((value(&outlook, stock, found.forum, found.senate) - best).abs() < 1e-3);
        }
    }
}
