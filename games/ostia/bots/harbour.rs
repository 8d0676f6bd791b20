//! OS-2: the free card, which two to put up for sale, what to bid, whether to keep.

use super::Position;
use super::outlook::{Outlook, rise};
use game::Seat;
use ostia::{Action, CREDIT, CREDIT_REPAID, Cards, Good, STOREHOUSE_BUILT, STOREHOUSE_SOLD, Trader};

/// How many bids above the lowest one that could win are examined.
const STEPS: u16 = 5;

/// Which bids are considered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bids {
    /// All of them.
    Any,
    /// OS-2.4, OS-2.6: the seller gets half, so only an even bid above the others' is worth more to it than theirs.
    Even,
}

impl Position<'_> {
    /// OS-2.2: the good that gains most over being sold for half.
    pub fn pick(&self) -> Option<Action> {
        let outlook = self.outlook();
        let hand = &self.knowledge.own.hand;
        let gain = |good: Good| {
            outlook.worth(hand.stock + Cards::one(good)) - self.usual_price(&outlook, Cards::one(good)) / 2.0
        };
        let goods = hand.ship.each().map(|(good, _)| (good, gain(good)));
        goods.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(good, _)| Action::Pick { good })
    }

    /// OS-2.3: the lot that, together with the one it leaves, is worth most.
    pub fn put_up(&self) -> Option<Action> {
        let outlook = self.outlook();
        let hand = &self.knowledge.own.hand;
        let now = outlook.worth(hand.stock);
        let brings = |lot: Cards| {
            let price = self.usual_price(&outlook, lot);
            let gain = outlook.worth(hand.stock + lot) - now;
            (price / 2.0).max(gain - price - 1.0)
        };
        let pairs = Good::ALL.into_iter().flat_map(|one| {
            let others = Good::ALL.into_iter().filter(move |other| *other >= one);
            others.map(move |other| Cards::one(one) + Cards::one(other))
        });
        let lots = pairs.filter(|lot| hand.ship.covers(*lot)).map(|lot| (lot, brings(lot) + brings(hand.ship - lot)));
        lots.max_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(lot, _)| Action::PutUp { lot })
    }

    /// OS-2.4: the bid with the best balance between its chance and its gain.
    pub fn bid(&self, bids: Bids) -> Action {
        let mut best: Option<(u16, f32)> = None;
        self.hopes(bids, |bid, hope| best = best.filter(|(_, most)| *most > hope).or(Some((bid, hope))));
        best.map_or(Action::Pass, |(amount, _)| Action::Bid { amount })
    }

    /// Shows bids that are worth making, each with its gain times the chance that it is accepted; none if even the
    /// lowest is not. If somebody bids more than the lot is worth, the lowest one: it costs nothing, and the seller may
    /// have reasons to accept it.
    pub(super) fn hopes(&self, bids: Bids, mut show: impl FnMut(u16, f32)) {
        let public = &self.knowledge.public;
        let trader = &public.traders[self.me];
        let (least, limit) = (public.minimum, trader.bid_limit());
        let outlook = self.outlook();
        let gain = self.gain(&outlook, public.lot);
        let usual = self.usual_price(&outlook, public.lot);
        let surplus = |bid: u16| gain - self.burden(trader, bid);
        if limit < least || surplus(least) <= 0.0 {
            return;
        }
        let highest = public.highest_bid();
        let (first, from) = match bids {
            Bids::Any => (least.max(highest + 1), least.max(highest + 1)),
            Bids::Even if highest < least => (least, least & !1),
            Bids::Even => ((highest | 1) + 1, (highest | 1) + 1),
        };
        let step = ((gain as u16).saturating_sub(first) / STEPS).max(1);
        let step = if bids == Bids::Even { (step + 1) & !1 } else { step };
        let bids = (0..=STEPS).map(|n| if n == 0 { first } else { from + n * step });
        let mut none = true;
        for bid in bids.take_while(|bid| *bid <= limit) {
            let hope = surplus(bid) * self.taken(bid, usual);
            if hope > 0.0 {
                none = false;
                show(bid, hope);
            }
        }
        if none {
            show(least, 0.0);
        }
    }

    /// OS-2.5: kept only if it is worth more than it costs and than selling would pay.
    pub fn keep_or_sell(&self) -> Option<Action> {
        let public = &self.knowledge.public;
        let trader = &public.traders[self.me];
        let highest = public.highest_bid();
        if trader.cash > highest {
            let keeping = self.gain(&self.outlook(), public.lot) - self.burden(trader, highest + 1);
            if keeping > f32::from(highest / 2) {
                return Some(Action::Keep);
            }
        }
        // Of equal bids, that of the seat furthest behind.
        let standing = |seat: &Seat| {
            let trader = &public.traders[*seat];
            (trader.bid / 2, std::cmp::Reverse((trader.vp, trader.cash)))
        };
        public.bidders().iter().max_by_key(standing).map(|buyer| Action::Sell { buyer })
    }

    /// The worth of a lot to me: my stock with it, minus my stock without it when somebody else has it.
    pub(super) fn gain(&self, outlook: &Outlook, lot: Cards) -> f32 {
        let stock = self.knowledge.own.hand.stock;
        outlook.worth(stock + lot) - self.without(outlook, lot).worth(stock)
    }

    /// OS-2.9: what paying costs, with what must be sold or borrowed for it.
    pub(super) fn burden(&self, trader: &Trader, price: u16) -> f32 {
        let short = price.saturating_sub(trader.cash);
        let sold = short.div_ceil(STOREHOUSE_SOLD).min(trader.storehouses.into());
        let borrowed = short.saturating_sub(sold * STOREHOUSE_SOLD).div_ceil(CREDIT);
        let lost = sold * (STOREHOUSE_BUILT - STOREHOUSE_SOLD) + borrowed * (CREDIT_REPAID - CREDIT);
        let left = trader.cash.saturating_sub(price);
        f32::from(price + 2 * lost) + self.weights.thrift * (self.weights.purse - f32::from(left)).max(0.0)
    }

    /// What a lot usually fetches: about what its cards would earn one by one, and at least the minimum.
    pub(super) fn usual_price(&self, outlook: &Outlook, lot: Cards) -> f32 {
        let earned: f32 = lot.each().map(|(good, n)| outlook.income[good.index()][usize::from(n)]).sum();
        (self.weights.usual_price * earned).max(f32::from(self.game.minimum(lot)))
    }

    /// The chance that a bid is accepted: nobody after me bids more, and the seller does not keep the lot.
    pub(super) fn taken(&self, bid: u16, usual: f32) -> f32 {
        let public = &self.knowledge.public;
        let bid = f32::from(bid);
        let after_me = public.seller.steps_from(self.me, public.players()).saturating_sub(1);
        let mut taken = rise((1.5 * bid + 1.0 - usual) / (0.3 * usual));
        for _ in 0..after_me {
            let passes = self.weights.passes;
            taken *= passes + (1.0 - passes) * rise((bid - usual) / (0.2 * usual));
        }
        taken
    }
}
