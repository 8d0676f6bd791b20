//! OS-8.1: what everybody at the table knows, and one small method for each way it changes.
//!
//! Facts are not checked when they are replayed. Numbers wrap around, so that a forged match file leads to a wrong number and not to a panic.

use crate::chapters::setup::{CASH, STOREHOUSES};
use crate::edition::SENATE_CARDS;
use crate::state::Cards;
use game::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The phase the table waits in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaPhase"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
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
    /// OS-3.2: everybody's layout.
    Counter,
    /// OS-3.4: the sizes are shown, and everybody stands or rearranges.
    SecondLook,
    /// OS-6.4: everybody's plan for loans, building and keeping.
    Storehouses,
    /// OS-7.1: the last layout, of everybody who has goods.
    LastCounter,
    /// OS-7.1: the second step of it.
    LastSecondLook,
    /// OS-7.2: how many empty storehouses this seat sells.
    Sale(Seat),
    /// The match has ended.
    Over,
}

impl Phase {
    /// The seat whose turn it is, in phases with turns.
    #[inline]
    pub fn turn(self) -> Option<Seat> {
        match self {
            Phase::Lot(seat) | Phase::Bid(seat) | Phase::Decision(seat) | Phase::Sale(seat) => Some(seat),
            _ => None,
        }
    }

    /// OS-3.4: the second step of a counting house?
    #[inline]
    pub fn is_second_look(self) -> bool {
        matches!(self, Phase::SecondLook | Phase::LastSecondLook)
    }
}

/// The public facts about one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trader {
    /// Denarii.
    pub cash: u16,
    /// The bid for the current or last lot; 0 means none.
    pub bid: u16,
    /// Storehouses on the board.
    pub storehouses: u8,
    /// Loans not repaid.
    pub credits: u8,
    /// Victory points.
    pub vp: u8,
    /// Goods owned.
    pub stock: u8,
    /// Goods on the ship side.
    pub ship: u8,
    /// OS-3.4: cards on forum, senate and storehouse as they were last shown, bluff cards included.
    pub laid: [u8; 3],
    /// OS-3.5: those of them on forum and senate that were not goods, once they are turned up.
    pub bluffs: [u8; 2],
    /// Goods turned up on the forum in the last counting house.
    pub forum: Cards,
    /// Goods turned up on the senate in the last counting house.
    pub offer: Cards,
    /// Goods discarded since that counting house began (OS-3.5, OS-6.3).
    pub thrown: Cards,
    /// OS-8.3: goods that everybody has seen coming into the stock and that must still be there.
    ///
    /// Goods leave a stock only face up (OS-3.5, OS-6.3, OS-7.2), so this is what was seen coming minus what was seen
    /// going:
    /// because cards of one type are alike, it is certain, and it says nothing about what was never shown.
    pub sure: Cards,
}

/// The public half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// The phase the table waits in.
    pub phase: Phase,
    /// Counts the phases: changes with every new question.
    pub question: u16,
    /// Round, from 1.
    pub round: u8,
    /// Start player of the round.
    pub start: Seat,
    /// The seats that have decided, when all decide at once.
    pub ready: SeatSet,
    /// OS-7.3.
    pub out: SeatSet,
    /// The active senate card, as its place in the edition.
    pub active: Option<u8>,
    /// The next one.
    pub next: Option<u8>,
    /// The one set aside, once it is turned up.
    pub put_away: Option<u8>,
    /// Senate cards never opened, a bit for each.
    pub senate_left: u8,
    /// Cards in the draw pile.
    pub pile: u8,
    /// The two cards on sale, or last on sale, and who put them up.
    pub lot: Cards,
    /// OS-2.4: the minimum bid for it.
    pub minimum: u16,
    /// The seller, or the last one.
    pub seller: Seat,
    /// Is the lot still unsold?
    pub on_sale: bool,
    /// Market cards of the last counting house.
    pub market: Cards,
    /// Are forum cards and market cards still there?
    pub forum_open: bool,
    /// Are the offers still there?
    pub senate_open: bool,
    /// Face up, beside the pile.
    pub discards: Cards,
    /// The most of each type that the pile can hold: what it was made from, minus what everybody saw drawn from it.
    pub pile_at_most: Cards,
    /// What the bank has taken in, minus what it has paid.
    pub bank: i32,
    /// The facts known about each seat.
    pub traders: BySeat<Trader>,
}

impl Public {
    /// OS-0.4: everything in the box except the cards is handed out.
    pub(crate) fn new(players: u8, cards: Cards) -> Public {
        let trader = Trader { cash: CASH, storehouses: STOREHOUSES, ..Trader::default() };
        Public {
            phase: Phase::Blank,
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
            minimum: 0,
            seller: Seat::default(),
            on_sale: false,
            market: Cards::EMPTY,
            forum_open: false,
            senate_open: false,
            discards: Cards::EMPTY,
            pile_at_most: cards,
            bank: 0,
            traders: BySeat::all(players, trader),
        }
    }

    /// How many seats.
    #[inline]
    pub fn players(&self) -> u8 {
        self.traders.players()
    }

    /// The seats that take part in the current phase, when all decide at once.
    #[inline]
    pub fn deciding(&self) -> SeatSet {
        match self.phase {
            Phase::FreePick | Phase::Counter | Phase::SecondLook | Phase::Storehouses => SeatSet::all(self.players()),
            // OS-7.1: a seat without goods is not asked.
            Phase::LastCounter | Phase::LastSecondLook => {
                Seat::all(self.players()).filter(|seat| self.traders[*seat].stock > 0).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// Goods that are face up and not discarded yet.
    #[inline]
    pub fn on_the_table(&self) -> Cards {
        let mut cards = if self.on_sale { self.lot } else { Cards::EMPTY };
        if self.forum_open {
            cards += self.market;
        }
        for trader in self.traders.as_slice() {
            if self.forum_open {
                cards += trader.forum;
            }
            if self.senate_open {
                cards += trader.offer;
            }
        }
        cards
    }

    /// OS-2.3: the first or the second series of lots.
    #[inline]
    pub fn series(&self) -> u8 {
        if self.traders[self.seller].ship > 0 { 1 } else { 2 }
    }

    /// OS-2.4: the highest bid on the lot, 0 for none.
    #[inline]
    pub fn highest_bid(&self) -> u16 {
        self.traders.as_slice().iter().map(|trader| trader.bid).max().unwrap_or(0)
    }

    /// The seats that have bid on the lot.
    #[inline]
    pub fn bidders(&self) -> SeatSet {
        Seat::all(self.players()).filter(|seat| self.traders[*seat].bid > 0).collect()
    }

    #[inline]
    pub(crate) fn ask(&mut self, phase: Phase) {
        // The results of the last counting house stay visible until the next one.
        if matches!(phase, Phase::Counter | Phase::LastCounter) {
            for seat in Seat::all(self.players()) {
                let trader = &mut self.traders[seat];
                (trader.laid, trader.forum, trader.offer) = ([0; 3], Cards::EMPTY, Cards::EMPTY);
                if phase == Phase::Counter {
                    trader.thrown = Cards::EMPTY;
                }
            }
        }
        self.phase = phase;
        self.question = self.question.wrapping_add(1);
        self.ready = SeatSet::EMPTY;
    }

    #[inline]
    pub(crate) fn pay_bank(&mut self, seat: Seat, amount: u16) {
        self.traders[seat].cash = self.traders[seat].cash.wrapping_sub(amount);
        self.bank = self.bank.wrapping_add(i32::from(amount));
    }

    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, amount: u16) {
        self.traders[seat].cash = self.traders[seat].cash.wrapping_add(amount);
        self.bank = self.bank.wrapping_sub(i32::from(amount));
    }
}

impl Trader {
    /// Goods leave the stock before everybody's eyes.
    #[inline]
    pub(crate) fn lose(&mut self, cards: Cards) {
        self.stock = self.stock.wrapping_sub(cards.total());
        self.sure = self.sure.less(cards);
    }
}
