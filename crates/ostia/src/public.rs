//! OS-8.1: what everybody at the table knows, and one small method for each way it changes.
//!
//! Facts are not checked when they are replayed. Numbers wrap around, so that a forged match file leads to a wrong number and not to a panic.

use crate::edition::SENATE_CARDS;
use crate::goods::Cards;
use crate::money::{CREDIT, STOREHOUSE_SOLD};
use game::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// OS-6.1: what repaying a credit costs.
pub const CREDIT_REPAID: u16 = 10;
/// OS-6.2: what a storehouse costs.
pub const STOREHOUSE_BUILT: u16 = 10;
/// OS-0.4: bluff cards of each seat.
pub const BLUFFS: u8 = 2;

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaStage"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nothing is dealt yet.
    #[default]
    Blank,
    /// OS-2.2: everybody's free card.
    FreePick,
    /// OS-2.3: this seat's two cards.
    Lot(Seat),
    /// OS-2.4: this seat's bid.
    Bid(Seat),
    /// OS-2.5: this seller's decision.
    Decision(Seat),
    /// OS-3.2: everybody's allocation.
    Counter,
    /// OS-3.4: the sizes are shown, and everybody stands or lays again.
    SecondLook,
    /// OS-6.4: everybody's plan for credits, building and keeping.
    Storehouses,
    /// OS-7.1: the last allocation of all who have goods.
    LastCounter,
    /// OS-7.1: the second beat of it.
    LastSecondLook,
    /// OS-7.2: how many empty storehouses this seat sells.
    Sale(Seat),
    /// The match has ended.
    Over,
}

impl Stage {
    /// The seat that has its turn, in the stages in which one has.
    #[inline]
    pub fn turn(self) -> Option<Seat> {
        match self {
            Stage::Lot(seat) | Stage::Bid(seat) | Stage::Decision(seat) | Stage::Sale(seat) => Some(seat),
            _ => None,
        }
    }

    /// OS-3.4: the second beat of a counter?
    #[inline]
    pub fn is_second_look(self) -> bool {
        matches!(self, Stage::SecondLook | Stage::LastSecondLook)
    }
}

/// What everybody knows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct House {
    /// Denarii.
    pub cash: u16,
    /// The bid on the present or last lot; 0 for none.
    pub bid: u16,
    /// Storehouses on the board.
    pub storehouses: u8,
    /// Credits not repaid.
    pub credits: u8,
    /// Victory points.
    pub vp: u8,
    /// Goods owned.
    pub stock: u8,
    /// Goods on the ship side.
    pub ship: u8,
    /// OS-3.4: cards on forum, senate and storehouse as they were last shown, bluff cards included.
    pub laid: [u8; 3],
    /// Goods turned up on the forum in the last counter.
    pub forum: Cards,
    /// Goods turned up on the senate in the last counter.
    pub offer: Cards,
    /// Goods thrown away since that counter began (OS-3.5, OS-6.3).
    pub thrown: Cards,
    /// OS-8.3: goods that everybody has seen coming into the stock and that must still be there.
    ///
    /// Goods leave a stock only face up (OS-3.5, OS-6.3, OS-7.2), so this is what was seen coming less what was seen going:
    /// cards of one type being alike, it is certain, and it tells nothing about what was never shown.
    pub sure: Cards,
}

/// What everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// What the table waits for.
    pub stage: Stage,
    /// Counts the stages: changes with every new question.
    pub question: u16,
    /// Round, from 1.
    pub round: u8,
    /// Start player of the round.
    pub start: Seat,
    /// Who has decided, where all decide at once.
    pub ready: SeatSet,
    /// OS-7.3.
    pub out: SeatSet,
    /// The active senate card, as its place in the edition.
    pub active: Option<u8>,
    /// The next one.
    pub next: Option<u8>,
    /// The one put away, once it is turned up.
    pub put_away: Option<u8>,
    /// Senate cards never opened, a bit for each.
    pub senate_left: u8,
    /// Cards in the draw pile.
    pub pile: u8,
    /// The two cards on sale, or last on sale, and who put them up.
    pub lot: Cards,
    /// Who sells, or sold last.
    pub seller: Seat,
    /// Is the lot still unsold?
    pub on_sale: bool,
    /// Market cards of the last counter.
    pub market: Cards,
    /// Do forum cards and market cards still lie there?
    pub forum_open: bool,
    /// Do the offers still lie there?
    pub senate_open: bool,
    /// Face up, beside the pile.
    pub discards: Cards,
    /// Most of each type that the pile can hold: what it was made from less what everybody saw drawn from it.
    pub pile_at_most: Cards,
    /// What the bank has taken less what it has paid.
    pub bank: i32,
    /// What is known of each seat.
    pub houses: BySeat<House>,
}

impl Public {
    pub(crate) fn empty(players: u8, cards: Cards) -> Public {
        Public {
            stage: Stage::Blank,
            question: 0,
            round: 0,
            start: Seat::default(),
            ready: SeatSet::EMPTY,
            out: SeatSet::EMPTY,
            active: None,
            next: None,
            put_away: None,
            senate_left: (1 << SENATE_CARDS) - 1,
            pile: cards.total(),
            lot: Cards::EMPTY,
            seller: Seat::default(),
            on_sale: false,
            market: Cards::EMPTY,
            forum_open: false,
            senate_open: false,
            discards: Cards::EMPTY,
            pile_at_most: cards,
            bank: 0,
            houses: BySeat::all(players, House::default()),
        }
    }

    /// How many seats.
    #[inline]
    pub fn players(&self) -> u8 {
        self.houses.players()
    }

    /// Who takes part in the present stage, where all decide at once.
    #[inline]
    pub fn deciding(&self) -> SeatSet {
        match self.stage {
            Stage::FreePick | Stage::Counter | Stage::SecondLook | Stage::Storehouses => SeatSet::all(self.players()),
            // OS-7.1: a seat without goods is not asked.
            Stage::LastCounter | Stage::LastSecondLook => {
                Seat::all(self.players()).filter(|seat| self.houses[*seat].stock > 0).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Goods that lie open and are not discarded yet.
    #[inline]
    pub fn on_the_table(&self) -> Cards {
        let mut cards = if self.on_sale { self.lot } else { Cards::EMPTY };
        if self.forum_open {
            cards += self.market;
        }
        for house in self.houses.as_slice() {
            if self.forum_open {
                cards += house.forum;
            }
            if self.senate_open {
                cards += house.offer;
            }
        }
        cards
    }

    /// OS-2.3: the first or the second series of lots.
    #[inline]
    pub fn series(&self) -> u8 {
        if self.houses[self.seller].ship > 0 { 1 } else { 2 }
    }

    /// OS-2.4: the highest bid on the lot, 0 for none.
    #[inline]
    pub fn highest_bid(&self) -> u16 {
        self.houses.as_slice().iter().map(|house| house.bid).max().unwrap_or(0)
    }

    /// Who has bid on the lot.
    #[inline]
    pub fn bidders(&self) -> SeatSet {
        Seat::all(self.players()).filter(|seat| self.houses[*seat].bid > 0).collect()
    }

    #[inline]
    pub(crate) fn ask(&mut self, stage: Stage) {
        // What the last counter brought stays to be looked at until the next one.
        if matches!(stage, Stage::Counter | Stage::LastCounter) {
            for seat in Seat::all(self.players()) {
                let house = &mut self.houses[seat];
                (house.laid, house.forum, house.offer) = ([0; 3], Cards::EMPTY, Cards::EMPTY);
                if stage == Stage::Counter {
                    house.thrown = Cards::EMPTY;
                }
            }
        }
        self.stage = stage;
        self.question = self.question.wrapping_add(1);
        self.ready = SeatSet::EMPTY;
    }

    #[inline]
    pub(crate) fn pay_bank(&mut self, seat: Seat, amount: u16) {
        self.houses[seat].cash = self.houses[seat].cash.wrapping_sub(amount);
        self.bank = self.bank.wrapping_add(i32::from(amount));
    }

    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, amount: u16) {
        self.houses[seat].cash = self.houses[seat].cash.wrapping_add(amount);
        self.bank = self.bank.wrapping_sub(i32::from(amount));
    }

    /// OS-2.3: the cards are open from now on.
    #[inline]
    pub(crate) fn put_up(&mut self, seller: Seat, lot: Cards) {
        self.lot = lot;
        self.seller = seller;
        self.on_sale = true;
        self.houses[seller].ship = self.houses[seller].ship.wrapping_sub(lot.total());
        for seat in Seat::all(self.players()) {
            self.houses[seat].bid = 0;
        }
    }

    /// OS-2.8.
    #[inline]
    pub(crate) fn take_lot(&mut self, buyer: Seat) {
        self.on_sale = false;
        let house = &mut self.houses[buyer];
        house.stock = house.stock.wrapping_add(self.lot.total());
        house.sure += self.lot;
    }

    /// OS-2.6: the seller's half; the bank takes the odd denarius.
    #[inline]
    pub(crate) fn pay_seller(&mut self, seller: Seat, price: u16) {
        self.receive(seller, price / 2);
    }

    #[inline]
    pub(crate) fn sell_storehouses(&mut self, seat: Seat, count: u8) {
        self.houses[seat].storehouses = self.houses[seat].storehouses.wrapping_sub(count);
        self.receive(seat, u16::from(count) * STOREHOUSE_SOLD);
    }

    #[inline]
    pub(crate) fn take_credits(&mut self, seat: Seat, count: u8) {
        self.houses[seat].credits = self.houses[seat].credits.wrapping_add(count);
        self.receive(seat, u16::from(count) * CREDIT);
    }

    #[inline]
    pub(crate) fn repay_credits(&mut self, seat: Seat, count: u8) {
        self.houses[seat].credits = self.houses[seat].credits.wrapping_sub(count);
        self.pay_bank(seat, u16::from(count) * CREDIT_REPAID);
    }

    #[inline]
    pub(crate) fn build(&mut self, seat: Seat, count: u8) {
        self.houses[seat].storehouses = self.houses[seat].storehouses.wrapping_add(count);
        self.pay_bank(seat, u16::from(count) * STOREHOUSE_BUILT);
    }

    /// Cards from the pile to the ship side of a seat.
    #[inline]
    pub(crate) fn deal(&mut self, seat: Seat, count: u8) {
        self.houses[seat].ship = self.houses[seat].ship.wrapping_add(count);
        self.pile = self.pile.wrapping_sub(count);
    }

    /// OS-1.1: a card from the pile to the stock of a seat.
    #[inline]
    pub(crate) fn deal_first(&mut self, seat: Seat) {
        self.houses[seat].stock = self.houses[seat].stock.wrapping_add(1);
        self.pile = self.pile.wrapping_sub(1);
    }

    /// OS-2.1.
    #[inline]
    pub(crate) fn reshuffle(&mut self) {
        self.pile_at_most = self.discards;
        self.pile = self.discards.total();
        self.discards = Cards::EMPTY;
    }

    /// OS-3.1. More than one of these when the pile runs out between them.
    #[inline]
    pub(crate) fn turn_up_market(&mut self, cards: Cards) {
        if !self.forum_open {
            self.market = Cards::EMPTY;
        }
        self.forum_open = true;
        self.market += cards;
        self.pile = self.pile.wrapping_sub(cards.total());
        self.pile_at_most = self.pile_at_most.less(cards);
    }

    /// OS-2.2: a card of every ship side is owned now.
    #[inline]
    pub(crate) fn take_free_picks(&mut self) {
        for seat in Seat::all(self.players()) {
            let house = &mut self.houses[seat];
            house.ship = house.ship.wrapping_sub(1);
            house.stock = house.stock.wrapping_add(1);
        }
    }

    /// OS-3.4.
    #[inline]
    pub(crate) fn show_sizes(&mut self, seat: Seat, forum: u8, senate: u8) {
        let house = &mut self.houses[seat];
        let stored = house.stock.wrapping_add(BLUFFS).wrapping_sub(forum).wrapping_sub(senate);
        house.laid = [forum, senate, stored];
    }

    /// OS-3.5: forum and senate of a seat are turned up.
    #[inline]
    pub(crate) fn turn_up(&mut self, seat: Seat, forum: Cards, senate: Cards) {
        self.forum_open = true;
        self.senate_open = true;
        let house = &mut self.houses[seat];
        (house.forum, house.offer) = (forum, senate);
        house.lose(forum + senate);
    }

    /// OS-3.5: all goods of one type on forum and senate are lost.
    #[inline]
    pub(crate) fn lose_laid(&mut self, seat: Seat, lost: Cards) {
        let house = &mut self.houses[seat];
        let from_forum = house.forum.common(lost);
        house.forum -= from_forum;
        house.offer = house.offer.less(lost - from_forum);
        house.thrown += lost;
        self.discards += lost;
    }

    /// OS-4.2.
    #[inline]
    pub(crate) fn clear_forum(&mut self) {
        self.forum_open = false;
        self.discards += self.market;
        for house in self.houses.as_slice() {
            self.discards += house.forum;
        }
    }

    /// OS-5.3.
    #[inline]
    pub(crate) fn clear_senate(&mut self) {
        self.senate_open = false;
        for house in self.houses.as_slice() {
            self.discards += house.offer;
        }
    }

    /// OS-6.3: face up.
    #[inline]
    pub(crate) fn throw_away(&mut self, seat: Seat, cards: Cards) {
        let house = &mut self.houses[seat];
        house.thrown += cards;
        house.lose(cards);
        self.discards += cards;
    }

    /// OS-7.2: what is stored lies open, what lies on the forum is discarded.
    #[inline]
    pub(crate) fn turn_up_stores(&mut self, seat: Seat, stored: Cards, forum: Cards) {
        let house = &mut self.houses[seat];
        house.forum = forum;
        house.stock = stored.total();
        house.sure = stored;
        self.discards += forum;
    }
}

impl House {
    /// Goods leave the stock before everybody's eyes.
    #[inline]
    fn lose(&mut self, cards: Cards) {
        self.stock = self.stock.wrapping_sub(cards.total());
        self.sure = self.sure.less(cards);
    }
}
