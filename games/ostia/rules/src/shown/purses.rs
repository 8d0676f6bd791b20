//! How tight money is, counted over events.

use super::stats::per;
use crate::chapters::money::{CREDIT, STOREHOUSE_SOLD};
use crate::chapters::setup::{CASH, ROUNDS};
use crate::chapters::storehouses::{CREDIT_REPAID, STOREHOUSE_BUILT};
use crate::moves::Event;
use crate::state::Phase;
use game::{MAX_SEATS, Seat};
use std::collections::BTreeMap;

/// When purses are measured in a round.
#[derive(Clone, Copy)]
pub(super) enum Moment {
    /// At its beginning.
    Begin,
    /// After its auctions.
    Auctions,
    /// After forum and senate, before anything is repaid or built.
    Sales,
}

/// More than the seats, so that all purses are compared at once.
const PLACES: usize = MAX_SEATS.next_power_of_two();
/// The cash of an empty place: never too little.
const NOBODY: i16 = i16::MAX;

/// Cash of every seat, and what it was not enough for. It is counted in every playout, so it is kept small.
#[derive(Clone, Debug)]
pub(super) struct Purses {
    /// In this match.
    cash: [i16; PLACES],
    /// All of it.
    total: u64,
    seats: u64,
    round: usize,
    /// By place, since the round began: lots whose minimum bid, and whose price, was beyond its cash.
    /// Counted apart, so that all places are counted at once and added up only by round.
    short_here: [i16; PLACES],
    priced_out_here: [i16; PLACES],
    /// By round: the number of purses, and what was in them at each moment.
    purses: [u64; ROUNDS as usize],
    held: [[u64; ROUNDS as usize]; 3],
    at_the_end: u64,
    /// Seats asked for a bid, and those of them whose cash was below the minimum.
    asked: u64,
    short: u64,
    /// Bids above the cash of the bidder.
    beyond: u64,
    /// Seats that did not get a lot, and those of them who could not have paid more for it out of their cash.
    missed: u64,
    priced_out: u64,
}

impl Default for Purses {
    fn default() -> Purses {
        Purses {
            cash: [NOBODY; PLACES],
            total: 0,
            seats: 0,
            round: 0,
            short_here: [0; PLACES],
            priced_out_here: [0; PLACES],
            purses: Default::default(),
            held: Default::default(),
            at_the_end: 0,
            asked: 0,
            short: 0,
            beyond: 0,
            missed: 0,
            priced_out: 0,
        }
    }
}

/// One more for every place whose cash is below the price.
#[inline(always)]
fn count_below(counts: &mut [i16; PLACES], cash: &[i16; PLACES], price: u16) {
    for (count, cash) in counts.iter_mut().zip(cash) {
        *count += i16::from(*cash < price as i16);
    }
}

impl Purses {
    #[inline(always)]
    #[allow(clippy::indexing_slicing, reason = "no place is beyond the last")]
    fn of(&mut self, seat: Seat) -> &mut i16 {
        &mut self.cash[seat.index() % PLACES]
    }

    #[inline(always)]
    fn change(&mut self, seat: Seat, by: i32) {
        let cash = self.of(seat);
        *cash = cash.wrapping_add(by as i16);
        self.total = self.total.wrapping_add_signed(by.into());
    }

    /// Does this seat have less?
    #[inline(always)]
    fn lacks(&mut self, seat: Seat, price: u16) -> u64 {
        u64::from(i32::from(*self.of(seat)) < price.into())
    }

    /// Adds what was counted by place. At a round's beginning, and at the end.
    fn add_up(&mut self) {
        let sum = |places: &mut [i16; PLACES]| std::mem::take(places).iter().map(|n| i64::from(*n)).sum();
        self.short = self.short.wrapping_add_signed(sum(&mut self.short_here));
        self.priced_out = self.priced_out.wrapping_add_signed(sum(&mut self.priced_out_here));
    }

    #[inline(always)]
    fn look(&mut self, moment: Moment) {
        let held = self.held.get_mut(moment as usize).and_then(|rounds| rounds.get_mut(self.round));
        held.into_iter().for_each(|held| *held += self.total);
    }

    /// How many missed a lot at this price, and how many of the other seats have no more than the price either.
    #[inline(always)]
    fn went(&mut self, price: u16, missed: u64, poor: u64) {
        self.missed += missed;
        count_below(&mut self.priced_out_here, &self.cash, price.saturating_add(1));
        self.priced_out = self.priced_out.wrapping_sub(poor);
    }

    #[inline(always)]
    pub(super) fn note(&mut self, event: &Event) {
        match *event {
            Event::Started { .. } => (self.seats, self.total) = (0, 0),
            Event::FirstCardDealt { seat, .. } => {
                *self.of(seat) = CASH as i16;
                self.total += u64::from(CASH);
                self.seats += 1;
            }
            Event::RoundBegan { round, .. } => {
                self.add_up();
                self.round = usize::from(round.saturating_sub(1));
                self.purses.get_mut(self.round).into_iter().for_each(|count| *count += self.seats);
                self.look(Moment::Begin);
            }
            Event::LotPutUp { seller, minimum, .. } => {
                self.asked += self.seats.saturating_sub(1);
                let poor = self.lacks(seller, minimum);
                count_below(&mut self.short_here, &self.cash, minimum);
                self.short = self.short.wrapping_sub(poor);
            }
            Event::BidMade { seat, amount } => self.beyond += self.lacks(seat, amount),
            Event::LotSold { seller, buyer, price } => {
                let others = self.lacks(seller, price.saturating_add(1)) + self.lacks(buyer, price.saturating_add(1));
                self.went(price, self.seats.saturating_sub(2), others);
                self.change(buyer, -i32::from(price));
                self.change(seller, i32::from(price / 2));
            }
            Event::LotKept { seller, price } => {
                let other = self.lacks(seller, price.saturating_add(1));
                self.went(price, self.seats.saturating_sub(1), other);
                self.change(seller, -i32::from(price));
            }
            Event::LotForced { seller, price } => self.change(seller, -i32::from(price)),
            Event::StorehousesSold { seat, count } => self.change(seat, i32::from(STOREHOUSE_SOLD) * i32::from(count)),
            Event::CreditsTaken { seat, count } => self.change(seat, i32::from(CREDIT) * i32::from(count)),
            Event::Asked { phase: Phase::Counter } => self.look(Moment::Auctions),
            Event::GoodsSold { seat, income } => self.change(seat, income.into()),
            Event::SenateCleared => self.look(Moment::Sales),
            Event::CreditsRepaid { seat, count } => self.change(seat, -i32::from(CREDIT_REPAID) * i32::from(count)),
            Event::InterestPaid { seat, amount } => self.change(seat, -i32::from(amount)),
            Event::StorehousesBuilt { seat, count } => {
                self.change(seat, -i32::from(STOREHOUSE_BUILT) * i32::from(count))
            }
            Event::PutAwayTurnedUp { .. } => {
                self.add_up();
                self.at_the_end += self.total;
            }
            _ => {}
        }
    }

    pub(super) fn merge(&mut self, other: &Purses) {
        self.purses.iter_mut().zip(other.purses).for_each(|(sum, more)| *sum += more);
        self.held.iter_mut().flatten().zip(other.held.iter().flatten()).for_each(|(sum, more)| *sum += more);
        self.at_the_end += other.at_the_end;
        self.asked += other.asked;
        self.short += other.short;
        self.beyond += other.beyond;
        self.missed += other.missed;
        self.priced_out += other.priced_out;
    }

    /// Denarii a seat holds on average at that moment, by round.
    pub(super) fn by_round(&self, moment: Moment) -> BTreeMap<usize, f64> {
        let rounds = self.held.get(moment as usize).into_iter().flatten().zip(self.purses);
        (1..).zip(rounds.map(|(held, count)| per(*held, count))).collect()
    }

    pub(super) fn at_the_end(&self) -> f64 {
        per(self.at_the_end, self.purses.last().copied().unwrap_or_default())
    }

    /// The share of seats asked whose cash was below the minimum bid.
    pub(super) fn short_of_minimum(&self) -> f64 {
        per(self.short, self.asked)
    }

    /// Bids above the bidder's cash.
    pub(super) fn beyond_cash(&self) -> u64 {
        self.beyond
    }

    /// The share of seats that did not get a lot, seller aside, that could not have paid more out of their cash.
    pub(super) fn priced_out(&self) -> f64 {
        per(self.priced_out, self.missed)
    }
}
