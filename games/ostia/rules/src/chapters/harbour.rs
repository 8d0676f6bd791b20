//! OS-2: the deal, the free card, and the lots.

use crate::moves::{Event, Refusal};
use crate::rules::Ostia;
use crate::run::Run;
use crate::state::{Cards, Good, Phase, Public, State};
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

impl Ostia {
    /// OS-2.2.
    pub(crate) fn check_pick(&self, state: &State, seat: Seat, good: Good) -> Result<(), Refusal> {
        self.check_phase(&state.public, Phase::FreePick)?;
        if state.hidden.hand(seat).ship.count(good) > 0 { Ok(()) } else { Err(Refusal::NotOnShip { good }) }
    }

    /// OS-2.3.
    pub(crate) fn check_put_up(&self, state: &State, seat: Seat, lot: Cards) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Lot)?;
        if lot.total() != LOT {
            return Err(Refusal::NotTwoCards { got: lot.total() });
        }
        if state.hidden.hand(seat).ship.covers(lot) { Ok(()) } else { Err(Refusal::LotNotOnShip) }
    }

    /// OS-2.4, OS-2.10.
    #[inline]
    pub(crate) fn check_bid(&self, state: &State, seat: Seat, amount: u16) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Bid)?;
        let (minimum, limit) = (state.public.minimum, state.public.traders[seat].bid_limit());
        if amount < minimum {
            return Err(Refusal::BidTooLow { minimum });
        }
        if amount > limit { Err(Refusal::BidTooHigh { limit }) } else { Ok(()) }
    }

    /// OS-2.4.
    #[inline]
    pub(crate) fn check_pass(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Bid)
    }

    /// OS-2.5. RULING: paid from cash only.
    pub(crate) fn check_keep(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Decision)?;
        let (price, cash) = (state.public.highest_bid().saturating_add(1), state.public.traders[seat].cash);
        if price <= cash { Ok(()) } else { Err(Refusal::CannotPayToKeep { price, cash }) }
    }

    /// OS-2.5: any one of the bidders.
    pub(crate) fn check_sell(&self, state: &State, seat: Seat, buyer: Seat) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Decision)?;
        if state.public.bidders().contains(buyer) { Ok(()) } else { Err(Refusal::NoBidFrom { seat: buyer }) }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
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
                    self.emit(Event::Reshuffled);
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
        self.ask(Phase::FreePick);
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
            self.emit(Event::FreePicksTaken);
            self.ask(Phase::Lot(self.state.public.start));
        }
    }

    /// OS-2.3, OS-2.4: bidding begins at the seller's left.
    pub(crate) fn put_up(&mut self, seller: Seat, lot: Cards) {
        self.emit(Event::LotPutUp { seller, lot, minimum: self.rules.minimum(lot) });
        self.ask(Phase::Bid(seller.next(self.rules.players)));
    }

    /// OS-2.4.
    #[inline]
    pub(crate) fn bid(&mut self, seat: Seat, amount: u16) {
        self.emit(Event::BidMade { seat, amount });
        self.next_bidder(seat);
    }

    /// OS-2.4.
    #[inline]
    pub(crate) fn pass(&mut self, seat: Seat) {
        self.emit(Event::BidPassed { seat });
        self.next_bidder(seat);
    }

    /// OS-2.4: each other seat once.
    #[inline]
    fn next_bidder(&mut self, seat: Seat) {
        let next = seat.next(self.rules.players);
        let seller = self.state.public.seller;
        if next != seller {
            self.ask(Phase::Bid(next));
        } else if self.state.public.highest_bid() > 0 {
            self.ask(Phase::Decision(seller));
        } else {
            self.force(seller);
        }
    }

    /// OS-2.7.
    fn force(&mut self, seller: Seat) {
        let price = forced_price(self.state.public.minimum);
        self.raise(seller, price);
        self.emit(Event::LotForced { seller, price });
        self.next_lot(seller);
    }

    /// OS-2.5.
    pub(crate) fn keep(&mut self, seller: Seat) {
        let price = self.state.public.highest_bid().saturating_add(1);
        self.emit(Event::LotKept { seller, price });
        self.next_lot(seller);
    }

    /// OS-2.5, OS-2.6, OS-2.9.
    pub(crate) fn sell(&mut self, seller: Seat, buyer: Seat) {
        let price = self.state.public.traders[buyer].bid;
        self.raise(buyer, price);
        self.emit(Event::LotSold { seller, buyer, price });
        self.next_lot(seller);
    }

    /// OS-2.3: two series; in the second the lot is the last two cards, so nobody is asked for them.
    fn next_lot(&mut self, seller: Seat) {
        let next = seller.next(self.rules.players);
        let on_ship = self.state.public.traders[next].ship;
        if on_ship > LOT {
            self.ask(Phase::Lot(next));
        } else if on_ship > 0 {
            self.put_up(next, self.state.hidden.hand(next).ship);
        } else {
            self.counter();
        }
    }
}

/// Effects on what everybody knows.
impl Public {
    /// Cards from the pile to the ship side of a seat.
    #[inline]
    pub(crate) fn deal(&mut self, seat: Seat, count: u8) {
        self.traders[seat].ship = self.traders[seat].ship.wrapping_add(count);
        self.pile = self.pile.wrapping_sub(count);
    }

    /// OS-2.1.
    #[inline]
    pub(crate) fn reshuffle(&mut self) {
        self.pile_at_most = self.discards;
        self.pile = self.discards.total();
        self.discards = Cards::EMPTY;
    }

    /// OS-2.2: a card of every ship side is owned now.
    #[inline]
    pub(crate) fn take_free_picks(&mut self) {
        for seat in Seat::all(self.players()) {
            let trader = &mut self.traders[seat];
            trader.ship = trader.ship.wrapping_sub(1);
            trader.stock = trader.stock.wrapping_add(1);
        }
    }

    /// OS-2.3: the cards are face up from now on.
    #[inline]
    pub(crate) fn put_up(&mut self, seller: Seat, lot: Cards, minimum: u16) {
        (self.lot, self.minimum) = (lot, minimum);
        self.seller = seller;
        self.on_sale = true;
        self.traders[seller].ship = self.traders[seller].ship.wrapping_sub(lot.total());
        for seat in Seat::all(self.players()) {
            self.traders[seat].bid = 0;
        }
    }

    /// OS-2.4: 0 means no bid.
    #[inline]
    pub(crate) fn bid(&mut self, seat: Seat, amount: u16) {
        self.traders[seat].bid = amount;
    }

    /// OS-2.6: the seller's half; the bank takes the odd denarius.
    #[inline]
    pub(crate) fn pay_seller(&mut self, seller: Seat, price: u16) {
        self.receive(seller, price / 2);
    }

    /// OS-2.8.
    #[inline]
    pub(crate) fn take_lot(&mut self, buyer: Seat) {
        self.on_sale = false;
        let trader = &mut self.traders[buyer];
        trader.stock = trader.stock.wrapping_add(self.lot.total());
        trader.sure += self.lot;
    }
}
