//! OS-2: the deal, the free card, and the lots.

use crate::apply::Play;
use crate::event::{Event, Fact};
use crate::goods::{Cards, Good};
use crate::public::Stage;
use crate::refusal::Refusal;
use crate::rules::Ostia;
use crate::state::State;
use game::{BySeat, Chance, Log, Seat};

/// OS-2.1: goods dealt to each ship side.
const DEALT: u8 = 5;
/// OS-2.3: cards in a lot.
pub(crate) const LOT: u8 = 2;

/// OS-2.7: what the seller pays when all pass.
#[inline]
pub(crate) const fn forced_price(minimum: u16) -> u16 {
    minimum.div_ceil(2)
}

impl State {
    /// OS-2.2.
    pub(crate) fn may_pick(&self, seat: Seat, good: Good) -> Result<(), Refusal> {
        self.stage(Stage::FreePick)?;
        if self.hidden.hand(seat).ship.count(good) > 0 { Ok(()) } else { Err(Refusal::NotOnShip { good }) }
    }

    /// OS-2.3.
    pub(crate) fn may_put_up(&self, seat: Seat, lot: Cards) -> Result<(), Refusal> {
        self.turn(seat, Stage::Lot)?;
        if lot.total() != LOT {
            return Err(Refusal::NotTwoCards { got: lot.total() });
        }
        if self.hidden.hand(seat).ship.covers(lot) { Ok(()) } else { Err(Refusal::LotNotOnShip) }
    }

    /// OS-2.4, OS-2.10.
    #[inline]
    pub(crate) fn may_bid(&self, rules: &Ostia, seat: Seat, amount: u16) -> Result<(), Refusal> {
        self.turn(seat, Stage::Bid)?;
        let (minimum, limit) = (rules.minimum(self.public.lot), self.public.houses[seat].bid_limit());
        if amount < minimum {
            return Err(Refusal::BidTooLow { minimum });
        }
        if amount > limit { Err(Refusal::BidTooHigh { limit }) } else { Ok(()) }
    }

    /// OS-2.4.
    #[inline]
    pub(crate) fn may_pass(&self, seat: Seat) -> Result<(), Refusal> {
        self.turn(seat, Stage::Bid)
    }

    /// OS-2.5. RULING: paid from cash only.
    pub(crate) fn may_keep(&self, seat: Seat) -> Result<(), Refusal> {
        self.turn(seat, Stage::Decision)?;
        let (price, cash) = (self.public.highest_bid().saturating_add(1), self.public.houses[seat].cash);
        if price <= cash { Ok(()) } else { Err(Refusal::CannotPayToKeep { price, cash }) }
    }

    /// OS-2.5: any one of the bidders.
    pub(crate) fn may_sell(&self, seat: Seat, buyer: Seat) -> Result<(), Refusal> {
        self.turn(seat, Stage::Decision)?;
        if self.public.bidders().contains(buyer) { Ok(()) } else { Err(Refusal::NoBidFrom { seat: buyer }) }
    }
}

impl<C: Chance, L: Log<Event>> Play<'_, C, L> {
    /// OS-2.1: one card at a time, from the start player clockwise.
    /// An event for each seat holds all it got from one pile.
    pub(crate) fn harbour(&mut self) {
        let players = self.rules.players;
        let start = self.state.public.start;
        let mut pile = self.state.hidden.pile;
        let mut left = pile.total();
        let mut dealt = BySeat::all(players, Cards::EMPTY);
        for _ in 0..DEALT {
            for seat in start.around(players) {
                if left == 0 {
                    self.hand_out(&mut dealt);
                    self.fact(Fact::Reshuffled);
                    pile = self.state.hidden.pile;
                    left = pile.total();
                    // Only a forged match can have lost the cards that OS-2.1 counts on.
                    if left == 0 {
                        break;
                    }
                }
                dealt[seat] += pile.draw(self.chance);
                left -= 1;
            }
        }
        self.hand_out(&mut dealt);
        self.ask(Stage::FreePick);
    }

    fn hand_out(&mut self, dealt: &mut BySeat<Cards>) {
        for seat in self.state.public.start.around(self.rules.players) {
            let cards = std::mem::take(&mut dealt[seat]);
            if !cards.is_empty() {
                self.emit(Event::Dealt { seat, cards });
            }
        }
    }

    /// OS-2.2.
    pub(crate) fn pick(&mut self, seat: Seat, good: Good) {
        self.emit(Event::FreePicked { seat, good });
        if self.all_ready() {
            self.fact(Fact::FreePicksTaken);
            self.ask(Stage::Lot(self.state.public.start));
        }
    }

    /// OS-2.3, OS-2.4: bidding begins at the seller's left.
    pub(crate) fn put_up(&mut self, seller: Seat, lot: Cards) {
        self.fact(Fact::LotPutUp { seller, lot, minimum: self.rules.minimum(lot) });
        self.ask(Stage::Bid(seller.next(self.rules.players)));
    }

    /// OS-2.4.
    #[inline]
    pub(crate) fn bid(&mut self, seat: Seat, amount: u16) {
        self.fact(Fact::BidMade { seat, amount });
        self.next_bidder(seat);
    }

    /// OS-2.4.
    #[inline]
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.fact(Fact::BidPassed { seat });
        self.next_bidder(seat);
    }

    /// OS-2.4: each other seat once.
    #[inline]
    fn next_bidder(&mut self, seat: Seat) {
        let next = seat.next(self.rules.players);
        let seller = self.state.public.seller;
        if next != seller {
            self.ask(Stage::Bid(next));
        } else if self.state.public.highest_bid() > 0 {
            self.ask(Stage::Decision(seller));
        } else {
            self.force(seller);
        }
    }

    /// OS-2.7.
    fn force(&mut self, seller: Seat) {
        let price = forced_price(self.rules.minimum(self.state.public.lot));
        self.raise(seller, price);
        self.fact(Fact::LotForced { seller, price });
        self.next_lot(seller);
    }

    /// OS-2.5.
    pub(crate) fn keep(&mut self, seller: Seat) {
        let price = self.state.public.highest_bid().saturating_add(1);
        self.fact(Fact::LotKept { seller, price });
        self.next_lot(seller);
    }

    /// OS-2.5, OS-2.6, OS-2.9.
    pub(crate) fn sell(&mut self, seller: Seat, buyer: Seat) {
        let price = self.state.public.houses[buyer].bid;
        self.raise(buyer, price);
        self.fact(Fact::LotSold { seller, buyer, price });
        self.next_lot(seller);
    }

    /// OS-2.3: two series; in the second the lot is the last two cards, so nobody is asked for them.
    fn next_lot(&mut self, seller: Seat) {
        let next = seller.next(self.rules.players);
        let on_ship = self.state.public.houses[next].ship;
        if on_ship > LOT {
            self.ask(Stage::Lot(next));
        } else if on_ship > 0 {
            self.put_up(next, self.state.hidden.hand(next).ship);
        } else {
            self.counter();
        }
    }
}
