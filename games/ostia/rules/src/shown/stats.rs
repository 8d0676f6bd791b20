//! The statistics worth keeping over many matches.

use super::purses::{Moment, Purses};
use crate::moves::Event;
use crate::state::goods::{Cards, GOODS, Good};
use serde::Serialize;
use std::collections::BTreeMap;

/// Counts over events.
#[derive(Clone, Debug, Default)]
pub struct Stats {
    rounds: u64,
    lots: u64,
    sold: u64,
    kept: u64,
    forced: u64,
    bids: u64,
    /// Bids above the minimum, and those of them that are odd.
    raised: u64,
    odd: u64,
    /// Minimum price of the lot on sale.
    minimum: u64,
    paid: u64,
    paid_minimum: u64,
    credits: u64,
    storehouses_sold: u64,
    storehouses_built: u64,
    penalties: u64,
    eliminations: u64,
    /// The lot on sale.
    lot: Cards,
    /// By the types of its two cards: lots that were paid for, and what was paid.
    priced: [[(u64, u64); GOODS]; GOODS],
    points: [u64; SOURCES.len()],
    purses: Purses,
}

/// Where victory points come from.
const SOURCES: [&str; 3] = ["senate", "types", "cash"];

/// The figures of Ostia.
#[derive(Clone, Debug, Serialize)]
struct Figures {
    lots_per_game: f64,
    /// Shares of the lots.
    lots_sold: f64,
    lots_kept: f64,
    lots_forced: f64,
    bids_per_lot: f64,
    /// Of the bids above the minimum, those of odd denarii: the seller gets half, rounded down.
    odd_bids: f64,
    /// Of the bids, those above the bidder's cash.
    bids_beyond_cash: f64,
    /// Of the seats asked for a bid, those whose cash was below the minimum.
    seats_short_of_minimum: f64,
    /// Of the seats that did not get a lot, apart from its seller, those whose cash was not above its price.
    seats_priced_out: f64,
    /// Price relative to the sum of the values, over lots that were bid for.
    mean_price_to_minimum: f64,
    mean_price: f64,
    credits_per_game: f64,
    storehouses_sold_per_game: f64,
    storehouses_built_per_game: f64,
    penalties_per_game: f64,
    eliminations_per_game: f64,
    /// Held by a seat.
    mean_denarii_at_the_end: f64,
    /// Held by a seat when the round begins.
    mean_denarii_by_round: BTreeMap<usize, f64>,
    mean_denarii_after_auctions_by_round: BTreeMap<usize, f64>,
    mean_denarii_before_building_by_round: BTreeMap<usize, f64>,
    /// For one card; both cards of a lot count as costing the same.
    mean_price_by_type: BTreeMap<&'static str, f64>,
    points_per_game_by_source: BTreeMap<&'static str, f64>,
}

pub(super) fn per(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

impl Stats {
    fn paid(&mut self, price: u16) {
        self.paid += u64::from(price);
        self.paid_minimum += self.minimum;
        // By pair, and split by type only in the report, because this is counted in all playouts.
        let [first, last] = self.lot.ends();
        if let Some((count, sum)) = self.priced.get_mut(first).and_then(|pairs| pairs.get_mut(last)) {
            *count += 1;
            *sum += u64::from(price);
        }
    }

    /// Cards of a type in lots that were paid for, and their part of the price in halves: both cards count as costing
    /// the same.
    fn priced_by_type(&self, good: Good) -> (u64, u64) {
        let of = |lane: usize| u64::from(lane == good.index());
        let pairs = self.priced.iter().enumerate();
        let pairs = pairs.flat_map(|(first, lasts)| lasts.iter().enumerate().map(move |(last, of)| (first, last, of)));
        pairs.fold((0, 0), |sum, (first, last, (count, paid))| {
            let cards = of(first) + of(last);
            (sum.0 + cards * count, sum.1 + cards * paid)
        })
    }

    fn scored(&mut self, source: usize, vp: u8) {
        self.points.get_mut(source).into_iter().for_each(|sum| *sum += u64::from(vp));
    }
}

impl game::Stats<Event> for Stats {
    // Always inlined, so that where an event is made, only its own arm remains.
    #[inline(always)]
    fn note(&mut self, event: &Event) {
        self.purses.note(event);
        match *event {
            Event::RoundBegan { .. } => self.rounds += 1,
            Event::LotPutUp { minimum, lot, .. } => {
                self.lots += 1;
                self.lot = lot;
                self.minimum = minimum.into();
            }
            Event::BidMade { amount, .. } => {
                let raised = u64::from(amount) > self.minimum;
                self.bids += 1;
                self.raised += u64::from(raised);
                self.odd += u64::from(raised && amount % 2 == 1);
            }
            Event::LotSold { price, .. } => {
                self.sold += 1;
                self.paid(price);
            }
            Event::LotKept { price, .. } => {
                self.kept += 1;
                self.paid(price);
            }
            Event::LotForced { .. } => self.forced += 1,
            Event::CreditsTaken { count, .. } => self.credits += u64::from(count),
            Event::StorehousesSold { count, .. } => self.storehouses_sold += u64::from(count),
            Event::StorehousesBuilt { count, .. } => self.storehouses_built += u64::from(count),
            Event::PenaltyPaid { .. } => self.penalties += 1,
            Event::Eliminated { .. } => self.eliminations += 1,
            Event::OfferJudged { vp, .. } => self.scored(0, vp),
            Event::TypesScored { vp, .. } => self.scored(1, vp),
            Event::CashScored { vp, .. } => self.scored(2, vp),
            _ => {}
        }
    }

    fn merge(&mut self, other: &Stats) {
        self.rounds += other.rounds;
        self.lots += other.lots;
        self.sold += other.sold;
        self.kept += other.kept;
        self.forced += other.forced;
        self.bids += other.bids;
        self.raised += other.raised;
        self.odd += other.odd;
        self.purses.merge(&other.purses);
        self.paid += other.paid;
        self.paid_minimum += other.paid_minimum;
        self.credits += other.credits;
        self.storehouses_sold += other.storehouses_sold;
        self.storehouses_built += other.storehouses_built;
        self.penalties += other.penalties;
        self.eliminations += other.eliminations;
        for (sum, more) in self.priced.iter_mut().flatten().zip(other.priced.as_flattened()) {
            *sum = (sum.0 + more.0, sum.1 + more.1);
        }
        self.points.iter_mut().zip(other.points).for_each(|(sum, more)| *sum += more);
    }

    fn turns(&self) -> u64 {
        self.rounds
    }

    fn report(&self, games: u64) -> impl Serialize {
        Figures {
            lots_per_game: per(self.lots, games),
            lots_sold: per(self.sold, self.lots),
            lots_kept: per(self.kept, self.lots),
            lots_forced: per(self.forced, self.lots),
            bids_per_lot: per(self.bids, self.lots),
            odd_bids: per(self.odd, self.raised),
            bids_beyond_cash: per(self.purses.beyond_cash(), self.bids),
            seats_short_of_minimum: self.purses.short_of_minimum(),
            seats_priced_out: self.purses.priced_out(),
            mean_denarii_at_the_end: self.purses.at_the_end(),
            mean_denarii_by_round: self.purses.by_round(Moment::Begin),
            mean_denarii_after_auctions_by_round: self.purses.by_round(Moment::Auctions),
            mean_denarii_before_building_by_round: self.purses.by_round(Moment::Sales),
            mean_price_to_minimum: per(self.paid, self.paid_minimum),
            mean_price: per(self.paid, self.sold + self.kept),
            credits_per_game: per(self.credits, games),
            storehouses_sold_per_game: per(self.storehouses_sold, games),
            storehouses_built_per_game: per(self.storehouses_built, games),
            penalties_per_game: per(self.penalties, games),
            eliminations_per_game: per(self.eliminations, games),
            mean_price_by_type: Good::ALL
                .iter()
                .map(|good| (good.name(), self.priced_by_type(*good)))
                .map(|(name, (count, halves))| (name, per(halves, 2 * count)))
                .collect(),
            points_per_game_by_source: SOURCES
                .into_iter()
                .zip(self.points)
                .map(|(source, sum)| (source, per(sum, games)))
                .collect(),
        }
    }
}
