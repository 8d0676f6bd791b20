//! OS-3, OS-7.1: every allocation of a stock is tried; also what a stock is worth, which prices everything else.

use super::Desk;
use super::outlook::{MOST, Outlook, WORTH};
use ::ostia::{Action, BLUFFS, Cards, GOODS, Layout};
use game::Chance;

/// OS-3.3: types on forum and senate together.
const TYPES: u8 = 3;

/// The best allocation of a stock.
#[derive(Clone, Copy)]
pub(super) struct Best {
    /// What it brings, in denarii.
    pub value: f32,
    forum: [u8; GOODS],
    senate: [u8; GOODS],
}

/// One way through the types, dearest to store first, so that the room goes to those that need it.
struct Search<'a> {
    outlook: &'a Outlook,
    types: [(usize, u8); GOODS],
    count: usize,
    forum: [u8; GOODS],
    senate: [u8; GOODS],
    best: Best,
}

impl Outlook {
    /// What a stock is worth in denarii.
    pub fn worth(&self, stock: Cards) -> f32 {
        self.best(stock).value
    }

    /// The best way to lay out a stock.
    pub fn best(&self, stock: Cards) -> Best {
        let nothing = Best { value: f32::MIN, forum: [0; GOODS], senate: [0; GOODS] };
        let mut search = Search {
            outlook: self,
            types: [(0, 0); GOODS],
            count: 0,
            forum: [0; GOODS],
            senate: [0; GOODS],
            best: nothing,
        };
        for (good, count) in stock.each() {
            search.types[search.count] = (good.index(), count.min(MOST as u8));
            search.count += 1;
        }
        search.types[..search.count].sort_by(|(a, _), (b, _)| self.stored[*b].total_cmp(&self.stored[*a]));
        search.from(0, Partial { types: 0, worth: 0, money: 0.0, room: 0 });
        search.best
    }
}

/// What the types so far have been laid out to.
#[derive(Clone, Copy)]
struct Partial {
    types: u8,
    worth: usize,
    money: f32,
    /// Storehouses that are filled.
    room: u8,
}

impl Search<'_> {
    fn from(&mut self, next: usize, partial: Partial) {
        let outlook = self.outlook;
        if next == self.count {
            let value = partial.money + outlook.honour[partial.worth.min(WORTH)];
            if value > self.best.value {
                self.best = Best { value, forum: self.forum, senate: self.senate };
            }
            return;
        }
        let (good, count) = self.types[next];
        let asked = usize::from(outlook.senate[good]);
        let most_laid = if partial.types < TYPES { count } else { 0 };
        for laid in 0..=most_laid {
            let mut kept = (count - laid).min(outlook.rooms - partial.room);
            if outlook.last {
                kept = kept.min(1);
            }
            // What can neither be kept nor is sold is better offered.
            if laid > 0 && asked > 0 && kept < count - laid && laid < count {
                continue;
            }
            let stored: f32 = (partial.room..partial.room + kept).map(|n| outlook.keeping(good, n)).sum();
            let most_offered = if asked > 0 { laid } else { 0 };
            for offered in 0..=most_offered {
                let sold = laid - offered;
                // More cards that earn less: nobody would.
                if sold > outlook.most_sold[good] {
                    continue;
                }
                (self.forum[good], self.senate[good]) = (sold, offered);
                let income = outlook.income[good][usize::from(sold)];
                self.from(
                    next + 1,
                    Partial {
                        types: partial.types + u8::from(laid > 0),
                        worth: partial.worth + asked * usize::from(offered),
                        money: partial.money + stored + income,
                        room: partial.room + kept,
                    },
                );
            }
        }
        (self.forum[good], self.senate[good]) = (0, 0);
    }
}

impl Best {
    fn layout(&self) -> Layout {
        Layout { forum: Cards::from_counts(self.forum), senate: Cards::from_counts(self.senate) }
    }
}

impl Desk<'_> {
    /// OS-3.2.
    pub fn lay(&self, chance: &mut impl Chance) -> Action {
        let mut layout = self.outlook(Cards::EMPTY).best(self.knowledge.own.hand.stock).layout();
        for _ in 0..BLUFFS {
            match chance.below(3) {
                0 => layout.forum += Cards::bluffs(1),
                1 => layout.senate += Cards::bluffs(1),
                _ => {}
            }
        }
        Action::Lay(layout)
    }

    /// OS-7.1: one of each type is stored, as many as leave enough empty storehouses to repay the credits (OS-7.3).
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
