//! How tight money is, counted over events.

use crate::chapters::money::{CREDIT, STOREHOUSE_SOLD};
use crate::chapters::setup::{CASH, ROUNDS};
use crate::chapters::storehouses::{CREDIT_REPAID, STOREHOUSE_BUILT};
use crate::moves::Event;
use crate::state::Phase;
use game::{MAX_SEATS, Seat};
use std::collections::BTreeMap;

/// When purses are looked into.
#[derive(Clone, Copy)]
pub(super) enum Moment {
    /// At the beginning of a round.
    Begin,
    /// After its auctions.
    Auctions,
    /// After forum and senate, before anything is repaid or built.
    Sales,
    /// After everything.
    End,
}

const MOMENTS: usize = 4;

/// Cash of every seat, and what it was not enough for.
#[derive(Clone, Debug, Default)]
pub(super) struct Purses {
    /// In this match; nothing where nobody sits.
    cash: [Option<u16>; MAX_SEATS],
    round: usize,
    minimum: u16,
    /// By moment and round: denarii, and purses looked into.
    held: [[(u64, u64); ROUNDS as usize]; MOMENTS],
    /// Seats asked for a bid, and those of them whose cash was below the least one.
    asked: u64,
    short: u64,
    /// Bids above the cash of the bidder.
    beyond: u64,
    /// Seats that did not get a lot, and those of them who could not have paid more for it out of their cash.
    outbid: u64,
    priced_out: u64,
}

impl Purses {
    fn change(&mut self, seat: Seat, by: i32) {
        if let Some(Some(cash)) = self.cash.get_mut(seat.index()) {
            *cash = u16::try_from(i32::from(*cash) + by).unwrap_or(0);
        }
    }

    fn of(&self, seat: Seat) -> u16 {
        self.cash.get(seat.index()).copied().flatten().unwrap_or(0)
    }

    fn look(&mut self, moment: Moment) {
        let (sum, count) =
            self.cash.iter().flatten().fold((0, 0), |(sum, count), cash| (sum + u64::from(*cash), count + 1));
        let held = self.held.get_mut(moment as usize).and_then(|rounds| rounds.get_mut(self.round));
        held.into_iter().for_each(|held| *held = (held.0 + sum, held.1 + count));
    }

    /// Who else could not have paid more, among all who might have bid.
    fn went(&mut self, seller: Seat, owner: Seat, price: u16) {
        for (index, cash) in self.cash.iter().enumerate() {
            let Some(cash) = cash.filter(|_| index != seller.index() && index != owner.index()) else { continue };
            self.outbid += 1;
            self.priced_out += u64::from(cash <= price);
        }
    }

    #[inline(always)]
    pub(super) fn note(&mut self, event: &Event) {
        match *event {
            Event::FirstCardDealt { seat, .. } => {
                self.cash.get_mut(seat.index()).into_iter().for_each(|cash| *cash = Some(CASH));
            }
            Event::RoundBegan { round, .. } => {
                self.round = usize::from(round.saturating_sub(1));
                self.look(Moment::Begin);
            }
            Event::LotPutUp { minimum, .. } => self.minimum = minimum,
            Event::BidMade { seat, amount } => {
                self.asked += 1;
                self.short += u64::from(self.of(seat) < self.minimum);
                self.beyond += u64::from(self.of(seat) < amount);
            }
            Event::BidPassed { seat } => {
                self.asked += 1;
                self.short += u64::from(self.of(seat) < self.minimum);
            }
            Event::LotSold { seller, buyer, price } => {
                self.went(seller, buyer, price);
                self.change(buyer, -i32::from(price));
                self.change(seller, i32::from(price / 2));
            }
            Event::LotKept { seller, price } => {
                self.went(seller, seller, price);
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
            Event::PutAwayTurnedUp { .. } => self.look(Moment::End),
            _ => {}
        }
    }

    pub(super) fn merge(&mut self, other: &Purses) {
        let held = self.held.iter_mut().flatten().zip(other.held.iter().flatten());
        held.for_each(|(sum, more)| *sum = (sum.0 + more.0, sum.1 + more.1));
        self.asked += other.asked;
        self.short += other.short;
        self.beyond += other.beyond;
        self.outbid += other.outbid;
        self.priced_out += other.priced_out;
    }

    /// Denarii a seat holds on the mean at that moment, by round.
    pub(super) fn by_round(&self, moment: Moment) -> BTreeMap<usize, f64> {
        let rounds = self.held.get(moment as usize).into_iter().flatten();
        (1..).zip(rounds.map(|(sum, count)| super::stats::per(*sum, *count))).collect()
    }

    pub(super) fn at_the_end(&self) -> f64 {
        let rounds = self.held.get(Moment::End as usize).into_iter().flatten();
        let (sum, count) = rounds.fold((0, 0), |(sum, count), round| (sum + round.0, count + round.1));
        super::stats::per(sum, count)
    }

    /// The share of seats asked that had less than the least bid in cash.
    pub(super) fn short_of_minimum(&self) -> f64 {
        super::stats::per(self.short, self.asked)
    }

    /// Bids above the bidder's cash.
    pub(super) fn beyond_cash(&self) -> u64 {
        self.beyond
    }

    /// The share of seats that did not get a lot, seller aside, that could not have paid more out of their cash.
    pub(super) fn priced_out(&self) -> f64 {
        super::stats::per(self.priced_out, self.outbid)
    }
}
