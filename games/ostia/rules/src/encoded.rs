//! The knowledge of a seat (OS-8) as a row of bytes, for learners. Seats are counted clockwise from the observer.

#![allow(clippy::indexing_slicing, reason = "there are five seats, six goods and as many senate cards as the box has")]

use crate::edition::SENATE_CARDS;
use crate::knowledge::Knowledge;
use crate::moves::{Action, Choices};
use crate::rules::Ostia;
use crate::state::{Cards, GOODS, Phase, SecretDecision};
use game::Scale::{Count, Flag};
use game::{Draft, Encoded, Field, MAX_SEATS, Seat, Sheet};

const PHASES: usize = 12;
/// Kinds of cards that can be laid: the goods, then bluff cards.
const LAID: usize = GOODS + 1;
/// What is told about a seat in figures, and in goods.
const FIGURES: usize = 13;
const GOODS_OF_SEAT: usize = 4 * GOODS;

const PLAYERS: Field = Field::new("players", Count(5), "seats at the table");
const PHASE: Field = Field::new(
    "phase",
    Flag,
    "deal, free pick, lot, bid, decision, counter, second look, storehouses, last counter, last second look, sale, over",
);
const TURN: Field = Field::new("turn", Flag, "whose turn it is, in phases in which one has it");
const START: Field = Field::new("start", Flag, "start player of the round");
const SELLER: Field = Field::new("seller", Flag, "who sells, or sold last");
const READY: Field = Field::new("ready", Flag, "who has decided, where all decide at once");
const OUT: Field = Field::new("out", Flag, "who is eliminated");
const ROUND: Field = Field::new("round", Count(255), "round");
const SENATE: Field = Field::new("senate", Flag, "the active senate card, the next one, those never opened").rows(3);
const ON_SALE: Field = Field::new("on_sale", Flag, "lot unsold, forum cards still there, offers still there");
const MINIMUM: Field = Field::new("minimum", Count(255), "least bid on the lot");
const PILE: Field = Field::new("pile", Count(127), "cards in the draw pile");
const GOODS_OPEN: Field =
    Field::new("goods.open", Count(127), "by type: the lot, market cards, discards, what the pile can hold at most")
        .rows(4);
const SEATS: Field = Field::new(
    "seat",
    Count(255),
    "cash, hundreds of cash, bid, storehouses, loans, victory points, goods owned, goods on ship, cards last laid on forum, senate and storehouse, bluffs on forum and senate",
)
.rows(MAX_SEATS);
const SEAT_GOODS: Field = Field::new(
    "seat.goods",
    Count(127),
    "by type: turned up on the forum, on the senate, thrown away, surely in the stock",
)
.rows(MAX_SEATS);
const OWN: Field =
    Field::new("own.goods", Count(127), "by type: own stock, own ship side, drawn from this pile").rows(3);
const OWN_LAID: Field = Field::new("own.laid", Count(127), "by type and bluffs: own piles on forum and senate").rows(2);
const DECIDED: Field = Field::new("own.decided", Flag, "has chosen in secret");

const BYTES: usize = 1
    + PHASES
    + 5 * MAX_SEATS
    + 1
    + 3 * SENATE_CARDS
    + 3
    + 1
    + 1
    + 4 * GOODS
    + MAX_SEATS * (FIGURES + GOODS_OF_SEAT)
    + 3 * GOODS
    + 2 * LAID
    + 1;

/// The counts of some cards, by type.
#[inline]
fn counts(cards: Cards, out: &mut [u8]) {
    for (lane, count) in out.iter_mut().enumerate() {
        *count = cards.in_lane(lane);
    }
}

#[inline]
fn small(number: u16) -> u8 {
    number.try_into().unwrap_or(u8::MAX)
}

impl Encoded for Ostia {
    const BYTES: usize = BYTES;

    #[inline]
    fn observe(&self, k: &Knowledge, sheet: &mut impl Sheet) {
        let (p, own) = (&k.public, &k.own);
        let players = p.players();
        let me = own.me.unwrap_or_default();
        let place = |seat: Seat| usize::from(seat.steps_from(me, players)) % MAX_SEATS;
        *sheet.field(PLAYERS) = [players];
        sheet.field::<PHASES>(PHASE)[phase(p.phase)] = 1;
        let out = sheet.field::<MAX_SEATS>(TURN);
        if let Some(turn) = p.phase.turn() {
            out[place(turn)] = 1;
        }
        sheet.field::<MAX_SEATS>(START)[place(p.start)] = 1;
        sheet.field::<MAX_SEATS>(SELLER)[place(p.seller)] = 1;
        let out = sheet.field::<MAX_SEATS>(READY);
        p.ready.iter().for_each(|seat| out[place(seat)] = 1);
        let out = sheet.field::<MAX_SEATS>(OUT);
        p.out.iter().for_each(|seat| out[place(seat)] = 1);
        *sheet.field(ROUND) = [p.round];
        let out = sheet.field::<{ 3 * SENATE_CARDS }>(SENATE);
        for (row, card) in [p.active, p.next].into_iter().enumerate() {
            if let Some(card) = card {
                out[row * SENATE_CARDS + usize::from(card) % SENATE_CARDS] = 1;
            }
        }
        for (card, out) in out[2 * SENATE_CARDS..].iter_mut().enumerate() {
            *out = p.senate_left >> card & 1;
        }
        *sheet.field(ON_SALE) = [p.on_sale.into(), p.forum_open.into(), p.senate_open.into()];
        *sheet.field(MINIMUM) = [small(p.minimum)];
        *sheet.field(PILE) = [p.pile];
        let out = sheet.field::<{ 4 * GOODS }>(GOODS_OPEN);
        for (cards, out) in [p.lot, p.market, p.discards, p.pile_at_most].into_iter().zip(out.chunks_exact_mut(GOODS)) {
            counts(cards, out);
        }
        let out = sheet.field::<{ MAX_SEATS * FIGURES }>(SEATS);
        for (seat, t) in p.traders.iter() {
            let [forum, senate, store] = t.laid;
            let figures = [
                small(t.cash),
                small(t.cash / 100),
                small(t.bid),
                t.storehouses,
                t.credits,
                t.vp,
                t.stock,
                t.ship,
                forum,
                senate,
                store,
                t.bluffs[0],
                t.bluffs[1],
            ];
            out[FIGURES * place(seat)..][..FIGURES].copy_from_slice(&figures);
        }
        let out = sheet.field::<{ MAX_SEATS * GOODS_OF_SEAT }>(SEAT_GOODS);
        for (seat, t) in p.traders.iter() {
            let out = out[GOODS_OF_SEAT * place(seat)..].chunks_exact_mut(GOODS);
            [t.forum, t.offer, t.thrown, t.sure].into_iter().zip(out).for_each(|(cards, out)| counts(cards, out));
        }
        let hand = &own.hand;
        let out = sheet.field::<{ 3 * GOODS }>(OWN);
        for (cards, out) in [hand.stock, hand.ship, hand.drawn].into_iter().zip(out.chunks_exact_mut(GOODS)) {
            counts(cards, out);
        }
        let out = sheet.field::<{ 2 * LAID }>(OWN_LAID);
        for (cards, out) in [hand.laid.forum, hand.laid.senate].into_iter().zip(out.chunks_exact_mut(LAID)) {
            counts(cards, out);
        }
        *sheet.field(DECIDED) = [u8::from(hand.decision != SecretDecision::Open)];
    }

    fn path(choices: &Choices, action: &Action, path: &mut Draft) {
        choices.path_to(action, path);
    }
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Blank => 0,
        Phase::FreePick => 1,
        Phase::Lot(_) => 2,
        Phase::Bid(_) => 3,
        Phase::Decision(_) => 4,
        Phase::Counter => 5,
        Phase::SecondLook => 6,
        Phase::Storehouses => 7,
        Phase::LastCounter => 8,
        Phase::LastSecondLook => 9,
        Phase::Sale(_) => 10,
        Phase::Over => 11,
    }
}
