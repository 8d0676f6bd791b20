//! The knowledge of a seat (OM-9) as a row of bytes, for learners. Seats are counted clockwise from the observer.

#![allow(
    clippy::indexing_slicing,
    reason = "there are five seats, seven goods and a place for each card, port and offer"
)]

use crate::knowledge::{Knowledge, Sight};
use crate::moves::{Action, Choices};
use crate::rules::OltreMare;
use crate::state::offer::ALL_OFFERS;
use crate::state::{
    Bundle, CARDS, CardSet, GOODS, MARKER_KINDS, MAX_CLAIMS, MAX_PORTS, OpenOffer, PortClaim, State, Venice,
};
use game::Scale::{Count, Flag, Name, Offset};
use game::{BySeat, Draft, Encoded, Field, MAX_SEATS, Observer, Seat, SeatSet, Sheet, spread, spread_numbers};

/// The phases of a turn, without [`Phase::Dealing`](crate::Phase::Dealing).
const PHASES: usize = 8;
/// Cards of a cargo that are listed one by one, top card first.
const TOP: usize = 12;
/// What is told about one card.
const FACE: usize = 4 + 2 + 1;
/// Ducats are stored with this offset.
const DEBT: u8 = 100;

/// Where a card is, as far as the observer knows.
mod place {
    pub const OWN_HAND: u8 = 1;
    /// In the hand of the seat to the left; the next seats follow.
    pub const HAND: u8 = 2;
    /// In the hand or among the pirates of the seat to the left; the next seats follow.
    pub const NEAR: u8 = 6;
    pub const OWN_PIRATES: u8 = 10;
    pub const TABLE: u8 = 11;
    pub const CARGO: u8 = 12;
    pub const DISCARD: u8 = 13;
    pub const NOT_PLAYED: u8 = 14;
}

const PLAYERS: Field = Field::new("players", Count(5), "seats at the table");
const PHASE: Field = Field::new("phase", Flag, "discard, trade, play, sail, compass, stow, end of turn, over");
const ACTIVE: Field = Field::new("active", Flag, "whose turn it is");
const START: Field = Field::new("start", Flag, "who began the match");
const TURN: Field = Field::new("turn", Count(255), "turns begun");
const LAST_ROUND: Field = Field::new("last_round", Flag, "no other round follows");
const VENICE: Field = Field::new("venice", Flag, "the Venice card is in the deck, on top of it, gone");
const DECK: Field = Field::new("deck", Count(98), "cards in the deck");
const OF_TURN: Field = Field::new("this_turn", Count(98), "power, load, cards bought, ship symbols played");
const HAND: Field = Field::new("hand", Flag, "own hand, a byte for each card");
const WHERE: Field = Field::new(
    "card.where",
    Name(14),
    "1 own hand, 2 to 5 known in the hand of the next seats, 6 to 9 in their hand or pirates, 10 own pirates, 11 played, 12 cargo, 13 scored, 14 not in play",
);
const DUCATS: Field = Field::new("seat.ducats", Offset(DEBT), "money").rows(MAX_SEATS);
const COUNTS: Field =
    Field::new("seat.counts", Count(98), "prestige, markers, cards in hand, among pirates, in the cargo")
        .rows(MAX_SEATS);
const MARKER: Field = Field::new("seat.marker", Flag, "the marker that counts, by kind").rows(MAX_SEATS);
const SHIP: Field = Field::new("seat.ship", Flag, "the port it lies in").rows(MAX_SEATS);
const FACES: Field = Field::new(
    "seat.top",
    Count(32),
    "top card of the cargo: ducat, pirate, market, ship, power, load, and the port it names counted from 1",
)
.rows(MAX_SEATS);
const CARGO: Field =
    Field::new("seat.cargo", Name(7), "goods of the cargo from the top down, the first twelve cards").rows(MAX_SEATS);
const LEAST: Field =
    Field::new("seat.least", Count(31), "least that the hand holds of each good, as all have seen").rows(MAX_SEATS);
const WANTED: Field = Field::new("seat.wants", Flag, "goods posted as wanted").rows(MAX_SEATS);
const HELD: Field = Field::new("seat.haves", Flag, "goods posted as held").rows(MAX_SEATS);
const SAID: Field = Field::new(
    "seat.said",
    Count(12),
    "has spoken, an offer waits for it, had prestige this turn, offers made, postings made",
)
.rows(MAX_SEATS);
const PORTS: Field = Field::new("port.marker", Name(6), "the marker that lies there");
const OFFERS: Field = Field::new(
    "offer",
    Count(99),
    "open offers, oldest first: from (counted from 1), to me, waits for me, answers mine, ducats paid, ducats asked, goods given, goods wanted and any",
)
.rows(ALL_OFFERS);
const CLAIMS: Field = Field::new(
    "offer.claims",
    Count(127),
    "six claims of each open offer: good from 1, symbols as bits, power, load, port from 2 (1: names none)",
)
.rows(ALL_OFFERS);

/// Bytes of one offer, and of its claims.
const OFFER: usize = 6 + GOODS + GOODS + 1;
const CLAIM: usize = 5;

const BYTES: usize = 1
    + PHASES
    + 2 * MAX_SEATS
    + 1
    + 1
    + 3
    + 1
    + 4
    + 2 * CARDS
    + MAX_SEATS * (1 + 5 + MARKER_KINDS + MAX_PORTS + FACE + TOP + 3 * GOODS + 5)
    + MAX_PORTS
    + ALL_OFFERS * (OFFER + MAX_CLAIMS * CLAIM);

#[inline]
fn small(number: impl TryInto<u8>) -> u8 {
    number.try_into().unwrap_or(u8::MAX)
}

/// The bits of a set of goods, a byte for each.
#[inline]
fn goods(set: u8, out: &mut [u8; GOODS]) {
    spread(set.into(), out);
}

#[inline]
fn bundle(bundle: Bundle, out: &mut [u8]) {
    for (kind, count) in out.iter_mut().enumerate() {
        *count = bundle.count(kind) as u8;
    }
}

impl Encoded for OltreMare {
    const BYTES: usize = BYTES;
    const OWN_SLOTS: &'static [&'static str] =
        &["slot-claim", "slot-claim-symbols", "slot-claim-power", "slot-claim-load", "slot-claim-port"];

    fn observe(&self, knowledge: &Knowledge, sheet: &mut impl Sheet) {
        self.write(&Sight::known(knowledge), sheet);
    }

    fn observe_state(&self, state: &State, who: Observer, sheet: &mut impl Sheet) {
        self.write(&Sight::of(state, who), sheet);
    }

    fn path(choices: &Choices, action: &Action, path: &mut Draft) {
        choices.path_to(action, path);
    }
}

/// The number of the place of each card, as binary digits.
#[derive(Default)]
struct Places([u128; 4]);

impl Places {
    #[inline(always)]
    fn put(&mut self, cards: CardSet, place: u8) {
        for (digit, bits) in self.0.iter_mut().enumerate() {
            *bits |= if place >> digit & 1 == 1 { cards.bits() } else { 0 };
        }
    }
}

impl OltreMare {
    #[inline]
    fn write(&self, k: &Sight<'_>, sheet: &mut impl Sheet) {
        let p = k.public;
        let me = k.me.unwrap_or_default();
        let place = |seat: Seat| usize::from(seat.steps_from(me, p.players)) % MAX_SEATS;
        *sheet.field(PLAYERS) = [p.players];
        sheet.field::<PHASES>(PHASE)[(p.phase as usize).saturating_sub(1)] = 1;
        sheet.field::<MAX_SEATS>(ACTIVE)[place(p.active)] = 1;
        sheet.field::<MAX_SEATS>(START)[place(p.start)] = 1;
        *sheet.field(TURN) = [small(p.turn)];
        *sheet.field(LAST_ROUND) = [p.last_round.into()];
        sheet.field::<3>(VENICE)[match p.venice {
            Venice::Buried => 0,
            Venice::OnTop => 1,
            Venice::Gone => 2,
        }] = 1;
        *sheet.field(DECK) = [p.deck];
        *sheet.field(OF_TURN) = [p.power, p.load, p.bought, p.sails];
        spread(k.hand().bits(), sheet.field::<CARDS>(HAND));
        self.places(k, me, sheet.field(WHERE));
        self.observe_seats(k, place, sheet);
        for (marker, out) in p.on_port.iter().zip(sheet.field::<MAX_PORTS>(PORTS)) {
            *out = marker.map_or(0, |marker| marker as u8 + 1);
        }
        let out = sheet.field::<{ ALL_OFFERS * OFFER }>(OFFERS);
        for (offer, out) in p.offers.iter().zip(out.chunks_exact_mut(OFFER)) {
            let mine = offer.answers.and_then(|id| p.offer(id)).is_some_and(|answered| answered.from == me);
            observe_offer(offer, me, place(offer.from), mine, out);
        }
        let out = sheet.field::<{ ALL_OFFERS * MAX_CLAIMS * CLAIM }>(CLAIMS);
        for (offer, out) in p.offers.iter().zip(out.chunks_exact_mut(MAX_CLAIMS * CLAIM)) {
            for (shown, out) in offer.terms.claims.iter().zip(out.chunks_exact_mut(CLAIM)) {
                let claim = shown.claim;
                let port = match claim.port() {
                    None => 0,
                    Some(PortClaim::None) => 1,
                    Some(PortClaim::Named(port)) => port.0 + 2,
                };
                out.copy_from_slice(&[shown.good as u8 + 1, claim.symbols(), claim.power(), claim.load(), port]);
            }
        }
    }

    #[inline]
    fn places(&self, k: &Sight<'_>, me: Seat, out: &mut [u8; CARDS]) {
        let p = k.public;
        let mut places = Places::default();
        for (i, seat) in me.around(p.players).enumerate().skip(1) {
            places.put(k.held[seat], place::HAND + i as u8 - 1);
            places.put(k.near[seat].minus(k.held[seat]), place::NEAR + i as u8 - 1);
        }
        places.put(k.hand(), place::OWN_HAND);
        places.put(k.pirates, place::OWN_PIRATES);
        places.put(p.table, place::TABLE);
        places.put(p.cargos.all(), place::CARGO);
        places.put(p.discard, place::DISCARD);
        places.put(CardSet::ALL.minus(self.in_play), place::NOT_PLAYED);
        spread_numbers(places.0, out);
    }

    #[inline]
    fn observe_seats(&self, k: &Sight<'_>, place: impl Fn(Seat) -> usize, sheet: &mut impl Sheet) {
        let p = k.public;
        let places = BySeat::new(p.players, place);
        let seats = || places.iter();
        let out = sheet.field::<MAX_SEATS>(DUCATS);
        for (seat, at) in seats() {
            out[at] = (p.ducats[seat] + i32::from(DEBT)).clamp(0, 255) as u8;
        }
        let out = sheet.field::<{ 5 * MAX_SEATS }>(COUNTS);
        for (seat, at) in seats() {
            let counts = [p.prestige[seat], p.markers[seat], p.hand[seat], p.pirates[seat], p.cargos.size(seat)];
            out[5 * at..][..5].copy_from_slice(&counts);
        }
        let out = sheet.field::<{ MARKER_KINDS * MAX_SEATS }>(MARKER);
        for (seat, at) in seats() {
            if let Some(marker) = p.marker[seat] {
                out[MARKER_KINDS * at + marker as usize] = 1;
            }
        }
        let out = sheet.field::<{ MAX_PORTS * MAX_SEATS }>(SHIP);
        for (seat, at) in seats() {
            out[MAX_PORTS * at + p.ship[seat].index() % MAX_PORTS] = 1;
        }
        let out = sheet.field::<{ FACE * MAX_SEATS }>(FACES);
        for (seat, at) in seats() {
            if let Some(card) = p.cargos.top(seat) {
                let face = self.face(card);
                let has = |symbol: u8| face.symbols >> symbol & 1;
                let port = face.port.map_or(0, |port| port.0 + 1);
                out[FACE * at..][..FACE].copy_from_slice(&[
                    has(0),
                    has(1),
                    has(2),
                    has(3),
                    face.power,
                    face.load,
                    port,
                ]);
            }
        }
        let out = sheet.field::<{ TOP * MAX_SEATS }>(CARGO);
        for (seat, at) in seats() {
            for (card, out) in p.cargos.iter(seat).zip(&mut out[TOP * at..][..TOP]) {
                *out = card.good() as u8 + 1;
            }
        }
        let out = sheet.field::<{ GOODS * MAX_SEATS }>(LEAST);
        for (seat, at) in seats() {
            bundle(p.least[seat], &mut out[GOODS * at..][..GOODS]);
        }
        let out = sheet.field::<{ GOODS * MAX_SEATS }>(WANTED);
        for (seat, at) in seats() {
            goods(p.wants[seat], &mut out.as_chunks_mut().0[at]);
        }
        let out = sheet.field::<{ GOODS * MAX_SEATS }>(HELD);
        for (seat, at) in seats() {
            goods(p.haves[seat], &mut out.as_chunks_mut().0[at]);
        }
        let out = sheet.field::<{ 5 * MAX_SEATS }>(SAID);
        for (seat, at) in seats() {
            let is = |set: SeatSet| u8::from(set.contains(seat));
            let said = [is(p.spoken), is(p.awaited), is(p.honoured), p.offered[seat], p.posted[seat]];
            out[5 * at..][..5].copy_from_slice(&said);
        }
    }
}

#[inline]
fn observe_offer(offer: &OpenOffer, me: Seat, from: usize, answers_mine: bool, out: &mut [u8]) {
    let ducats = offer.terms.ducats;
    out[..6].copy_from_slice(&[
        from as u8 + 1,
        offer.to.contains(me).into(),
        offer.awaits.contains(me).into(),
        answers_mine.into(),
        ducats.max(0) as u8,
        ducats.min(0).unsigned_abs(),
    ]);
    bundle(offer.terms.gives, &mut out[6..][..GOODS]);
    bundle(offer.terms.wants, &mut out[6 + GOODS..]);
}
