//! What to expect: prices at the forum, places in the senate, and what a victory point is worth.
//!
//! Only sums and products: the same figures on every machine.

use super::Position;
use game::{Chance, Seat};
use ostia::{
    CREDIT_REPAID, Cards, GOODS, Good, MOST_STOREHOUSES, Phase, ROUNDS, STOREHOUSE_BUILT, STOREHOUSE_SOLD, Trader,
};

/// The most cards of a type that are considered.
pub(super) const MOST: usize = 15;
/// Offers worth more than this win just as surely.
pub(super) const WORTH: usize = 40;
/// The number of other cards at the forum is modelled as this many tosses of a coin.
const TOSSES: usize = 16;
/// All goods at once, as many as a machine word or vector holds.
const LANES: usize = 8;
/// Cards that I lay are considered in groups of this size.
const STEP: usize = 8;
/// Prices that are considered: the market cards count up to [`MOST`], beyond which a price falls no further.
const PRICES: usize = 2 * (MOST + 1) + TOSSES;

/// The worth of any good to the senate on average (OS-0.2).
const ANY_GOOD: f32 = 2.5;
/// The chance that none, one, two, … cards on the senate are all bluff.
const BLUFFED: [f32; 4] = [1.0, 0.4, 0.15, 0.0];
/// The points at which the race for the most cash is evaluated.
const NEAR: f32 = 10.0;

/// Changes from one decision to the next even if the table looks the same: a player that always answers alike is easily
/// read.
#[derive(Clone, Copy)]
pub(super) struct Mood {
    /// How much of each type the others are thought to sell, as a factor.
    supply: [f32; GOODS],
    /// How generous the others are thought to be to the senate, as a factor.
    generosity: f32,
}

impl Mood {
    /// Takes everything as it seems.
    pub const EVEN: Mood = Mood { supply: [1.0; GOODS], generosity: 1.0 };

    pub fn draw(chance: &mut impl Chance) -> Mood {
        let mut factor = |spread: f32| 1.0 - spread + 2.0 * spread * chance.below(65) as f32 / 64.0;
        Mood { supply: [(); GOODS].map(|()| factor(0.2)), generosity: factor(0.15) }
    }
}

/// What one seat expects of this round.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    /// What one, two, … cards of a type will earn at the forum.
    pub income: [[f32; MOST + 1]; GOODS],
    /// Beyond this many of a type, more earn less.
    pub most_sold: [u8; GOODS],
    /// What an offer of this worth will earn, in denarii.
    pub honour: [f32; WORTH + 1],
    /// The values of the senate now.
    pub senate: [u8; GOODS],
    /// The worth of a card of each type in a storehouse.
    pub stored: [f32; GOODS],
    /// OS-7.2: only different types count in the last round.
    pub last: bool,
    /// Denarii for a victory point.
    pub rate: f32,
    /// What filling the first, second, … storehouse costs, as many as there can be.
    pub places: [f32; MOST_STOREHOUSES as usize],
    /// How many there can be.
    pub rooms: u8,
}

impl Position<'_> {
    /// What to expect.
    pub fn outlook(&self) -> Outlook {
        let public = &self.knowledge.public;
        let last = public.round >= ROUNDS;
        let rate = self.rate();
        let (places, rooms) = self.places();
        let senate = public.active.map_or([0; GOODS], |card| *self.game.senate(card));
        let mut outlook = Outlook {
            income: [[0.0; MOST + 1]; GOODS],
            most_sold: [0; GOODS],
            honour: self.honour().map(|points| points * rate),
            senate,
            stored: self.stored(rate),
            last,
            rate,
            places,
            rooms,
        };
        self.earn(&mut outlook, Cards::EMPTY, Good::ALL);
        outlook
    }

    /// The same if the others also get these goods.
    pub fn without(&self, outlook: &Outlook, elsewhere: Cards) -> Outlook {
        let mut without = *outlook;
        self.earn(&mut without, elsewhere, elsewhere.each().map(|(good, _)| good));
        without
    }

    /// Denarii for a victory point: in the last round, what the race for the most cash says.
    pub fn rate(&self) -> f32 {
        let public = &self.knowledge.public;
        if public.round < ROUNDS {
            return self.weights.rate;
        }
        let cash = after_debts(&public.traders[self.me]);
        let slope = (self.standing(cash + NEAR) - self.standing(cash - NEAR)) / (2.0 * NEAR);
        (1.0 / slope.max(1.0 / self.weights.rate_most)).max(self.weights.rate_least)
    }

    /// OS-7.4: the victory points that this much cash will earn: one for each of the others it overtakes.
    pub fn standing(&self, cash: f32) -> f32 {
        // Events still to come move cash: lots, then the forum, then building.
        let spread = match self.knowledge.public.phase {
            Phase::Counter | Phase::SecondLook => self.weights.cash_spread,
            Phase::Storehouses => 0.5 * self.weights.cash_spread,
            _ => 1.5 * self.weights.cash_spread,
        };
        let others = self.others().map(|(_, trader)| rise((cash - after_debts(trader)) / spread));
        let points = others.sum::<f32>() - f32::from(self.knowledge.public.players().saturating_sub(4));
        points.max(0.0)
    }

    fn others(&self) -> impl Iterator<Item = (Seat, &Trader)> {
        let public = &self.knowledge.public;
        let seats = Seat::all(public.players()).filter(|seat| *seat != self.me);
        seats.map(|seat| (seat, &public.traders[seat]))
    }

    /// OS-3.4: are the sizes of all piles known?
    fn sizes_known(&self) -> bool {
        self.knowledge.public.phase == Phase::SecondLook
    }

    /// How much of its stock a seat lays on the forum.
    fn sells(&self, trader: &Trader) -> f32 {
        if self.sizes_known() { f32::from(trader.laid[0]) * goods_among(trader) } else { self.weights.on_forum }
    }

    /// What a seat offers if it offers anything, how uncertain that is, and the chance that it offers nothing.
    fn offers(&self, trader: &Trader) -> (f32, f32, f32) {
        let public = &self.knowledge.public;
        let (worth, nothing) = if self.sizes_known() {
            let cards = trader.laid[1];
            let goods = f32::from(cards) * goods_among(trader) * f32::from(trader.stock);
            (goods.max(1.0) * self.weights.offered, BLUFFED[usize::from(cards).min(BLUFFED.len() - 1)])
        } else {
            let unknown = f32::from(trader.stock.saturating_sub(trader.sure.total())) + self.still_to_come();
            let stock = public.active.map_or(0, |card| trader.sure.worth(self.game.senate(card)));
            let worth = f32::from(stock) + unknown * ANY_GOOD;
            (worth * self.weights.on_senate, self.weights.abstains)
        };
        let worth = worth * self.mood.generosity;
        (worth, 1.0 + self.weights.offer_spread * worth, nothing)
    }

    /// OS-2.3: how many cards of the ship sides each seat will get.
    fn still_to_come(&self) -> f32 {
        let public = &self.knowledge.public;
        let ships: u8 = public.traders.as_slice().iter().map(|trader| trader.ship).sum();
        let on_sale = if public.on_sale { public.lot.total() } else { 0 };
        f32::from(ships + on_sale) / f32::from(public.players())
    }

    /// What cards of these types will earn, by how many I lay out, if the others also get the goods that are elsewhere.
    fn earn(&self, outlook: &mut Outlook, elsewhere: Cards, goods: impl IntoIterator<Item = Good>) {
        let (public, own) = (&self.knowledge.public, &self.knowledge.own.hand);
        let unseen = self.knowledge.unseen(self.game.cards());
        let all_unseen = f32::from(unseen.total()).max(1.0);
        let mut unknown = 0.0;
        let mut supply = [0.0f32; GOODS];
        for (_, trader) in self.others() {
            let share = self.sells(trader);
            unknown += share * f32::from((trader.stock + trader.ship).saturating_sub(trader.sure.total()));
            for (good, count) in trader.sure.each() {
                supply[good.index()] += share * f32::from(count);
            }
        }
        let mut expected = [0.0; LANES];
        for good in Good::ALL {
            let i = good.index();
            let seen = self.weights.ship_goes * f32::from(own.ship.count(good)) + f32::from(elsewhere.count(good));
            let others =
                supply[i] + unknown * f32::from(unseen.count(good)) / all_unseen + self.weights.on_forum * seen;
            expected[i] = others * self.mood.supply[i];
        }
        let others = tosses(expected);
        let market = if public.forum_open { public.market } else { Cards::EMPTY };
        let prices: [f32; PRICES] = std::array::from_fn(|n| f32::from(self.game.price(n as u8)));
        for good in goods {
            let i = good.index();
            let prices = &prices[usize::from(market.count(good)).min(MOST)..];
            let earned = &mut outlook.income[i];
            *earned = [0.0; MOST + 1];
            'mine: for first in (1..=MOST).step_by(STEP) {
                let mut price = [0.0; STEP];
                for (others, prices) in others.iter().zip(prices[first..].windows(STEP)) {
                    price.iter_mut().zip(prices).for_each(|(sum, price)| *sum += others[i] * price);
                }
                for (mine, price) in (first..=MOST).zip(price) {
                    earned[mine] = mine as f32 * price;
                    // A lot has two cards; beyond them nobody sells more for less.
                    if mine > 1 && earned[mine] <= earned[mine - 1] {
                        break 'mine;
                    }
                }
            }
            outlook.most_sold[i] = (1..=MOST).take_while(|n| earned[*n] > earned[*n - 1]).count() as u8;
        }
    }

    /// OS-5: the victory points that an offer of each worth will earn.
    fn honour(&self) -> [f32; WORTH + 1] {
        // The chances that none, one or two of the others offer more.
        let [mut none, mut one, mut two] = [[1.0; WORTH + 1], [0.0; WORTH + 1], [0.0; WORTH + 1]];
        for (_, trader) in self.others() {
            let (mean, spread, nothing) = self.offers(trader);
            for worth in 0..=WORTH {
                let more = (1.0 - nothing) * (1.0 - rise((worth as f32 - mean) / spread));
                two[worth] = two[worth] * (1.0 - more) + one[worth] * more;
                one[worth] = one[worth] * (1.0 - more) + none[worth] * more;
                none[worth] *= 1.0 - more;
            }
        }
        let mut honour = std::array::from_fn(|worth| 3.0 * none[worth] + 2.0 * one[worth] + two[worth]);
        honour[0] = 0.0;
        honour
    }

    /// The worth of a card in a storehouse: in the last round a victory point, before that what the next senate asks for.
    fn stored(&self, rate: f32) -> [f32; GOODS] {
        let public = &self.knowledge.public;
        if public.round >= ROUNDS {
            return [rate; GOODS];
        }
        match public.next {
            Some(card) => self
                .game
                .senate(card)
                .map(|value| self.weights.stored + self.weights.stored_for_senate * f32::from(value)),
            None => [self.weights.stored; GOODS],
        }
    }

    /// What filling each storehouse costs, and how many there can be: those that are there, and those that can be built.
    fn places(&self) -> ([f32; MOST_STOREHOUSES as usize], u8) {
        let public = &self.knowledge.public;
        let trader = &public.traders[self.me];
        let (there, to_build) = if public.round >= ROUNDS {
            // OS-7.2: an empty one is sold.
            (f32::from(STOREHOUSE_SOLD), f32::from(STOREHOUSE_BUILT))
        } else {
            (0.0, self.weights.built_early)
        };
        let mut places = [to_build; MOST_STOREHOUSES as usize];
        places.iter_mut().take(trader.storehouses.into()).for_each(|place| *place = there);
        let affordable = (trader.cash / STOREHOUSE_BUILT).min(MOST_STOREHOUSES.into()) as u8;
        (places, (trader.storehouses + affordable).min(MOST_STOREHOUSES))
    }
}

impl Outlook {
    /// The worth of the next card in the storehouses when this many are filled.
    pub fn keeping(&self, good: usize, filled: u8) -> f32 {
        (self.stored[good] - self.places[usize::from(filled)]).max(0.0)
    }
}

/// The chances of 0, 1, 2, … cards when `expected` is the mean; side by side for each good.
fn tosses(expected: [f32; LANES]) -> [[f32; LANES]; TOSSES + 1] {
    let p = expected.map(|expected| (expected / TOSSES as f32).clamp(0.0, 0.9));
    let mut power = p.map(|p| 1.0 - p);
    for _ in 0..TOSSES.ilog2() {
        power = power.map(|power| power * power);
    }
    let mut chances = [power; TOSSES + 1];
    for n in 1..=TOSSES {
        for good in 0..LANES {
            let p = p[good];
            chances[n][good] = chances[n - 1][good] * (TOSSES + 1 - n) as f32 / n as f32 * p / (1.0 - p);
        }
    }
    chances
}

/// From 0 far below to 1 far above, one half at 0.
pub(super) fn rise(x: f32) -> f32 {
    let t = (x.clamp(-2.0, 2.0) + 2.0) / 4.0;
    t * t * (3.0 - 2.0 * t)
}

/// OS-7.3: cash as it counts at the end.
pub(super) fn after_debts(trader: &Trader) -> f32 {
    f32::from(trader.cash) - f32::from(u16::from(trader.credits) * CREDIT_REPAID)
}

/// OS-3.4: the share of a seat's goods that each card seen on a pile stands for; some are bluff cards.
fn goods_among(trader: &Trader) -> f32 {
    let all: u8 = trader.laid.iter().sum();
    1.0 / f32::from(all.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tosses_are_chances_with_the_expected_mean() {
        let means = [0.0, 0.5, 3.0, 9.0, 1.0, 0.25, 6.0, 12.0];
        let chances = tosses(means);
        for (good, expected) in means.into_iter().enumerate() {
            let all: f32 = chances.iter().map(|chances| chances[good]).sum();
            let mean: f32 = chances.iter().enumerate().map(|(n, chances)| n as f32 * chances[good]).sum();
            assert!((all - 1.0).abs() < 1e-4, "{chances:?}");
            assert!((mean - expected).abs() < 1e-3, "{mean} for {expected}");
        }
    }

    #[test]
    fn a_rise_is_even_around_its_middle() {
        assert_eq!([-9.0, -2.0, 0.0, 2.0, 9.0].map(rise), [0.0, 0.0, 0.5, 1.0, 1.0]);
        assert!((rise(0.7) + rise(-0.7) - 1.0).abs() < 1e-6);
    }
}
