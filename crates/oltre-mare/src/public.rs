//! OM-9.1: everything that lies open on the table.
//!
//! A state is this and a hidden part, an observer's knowledge is this and a private part.
//! Both change it only through the methods below, one for each fact, so no rule is written twice.

use crate::board::{MAX_PORTS, Marker, Port};
use crate::card::{CARDS, Card, CardSet};
use crate::list::List;
use crate::offer::{ALL_OFFERS, Bundle, OFFERS_PER_TURN, OfferId, OpenOffer, POSTS_PER_TURN, Terms};
use game::{MAX_SEATS, Seat, SeatSet, Standings};
use serde::{Deserialize, Serialize};

/// Where in a turn the match stands (OM-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMarePhase"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the deal is done.
    Dealing,
    /// OM-2.3: the active seat discards what is over its limit.
    Seafaring,
    /// OM-3.
    Trade,
    /// OM-4.1: cards are to be laid.
    Actions,
    /// OM-4.8: the ship is to sail.
    Sailing,
    /// OM-4.12: the ship may move on.
    Compass,
    /// OM-5.1: the cards played are to be stowed.
    Cargo,
    /// OM-5.3: the turn is to be ended.
    EndOfTurn,
    /// The match is over.
    Over,
}

/// Where the Venice card is (OM-1.7, OM-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareVenice"))]
#[serde(rename_all = "snake_case")]
pub enum Venice {
    /// Somewhere in the deck.
    Buried,
    /// On top of the deck, seen by all (OM-9.2).
    OnTop,
    /// Out of the game (OM-6.5).
    Gone,
}

/// OM-1.2.
const START_DUCATS: i32 = 11;

/// The end of a pile.
pub(crate) const NONE: u8 = u8::MAX;

/// The cargos of all seats: ordered stacks, threaded through one array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cargos {
    top: [u8; MAX_SEATS],
    size: [u8; MAX_SEATS],
    below: [u8; CARDS],
    /// All stowed cards of all seats.
    all: CardSet,
}

impl Cargos {
    fn new() -> Cargos {
        Cargos { top: [NONE; MAX_SEATS], size: [0; MAX_SEATS], below: [NONE; CARDS], all: CardSet::EMPTY }
    }

    /// The top card: the one that counts (OM-2.3, OM-4.1).
    #[inline]
    pub fn top(&self, seat: Seat) -> Option<Card> {
        let top = self.top[seat.index()];
        (top != NONE).then(|| Card::at(top))
    }

    /// How many cards.
    #[inline]
    pub fn size(&self, seat: Seat) -> u8 {
        self.size[seat.index()]
    }

    /// The cards from the top down.
    #[inline]
    pub fn iter(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let mut at = self.top[seat.index()];
        std::iter::from_fn(move || {
            if at == NONE {
                return None;
            }
            let card = Card::at(at);
            at = self.below[at as usize];
            Some(card)
        })
    }

    /// All stowed cards of all seats.
    #[inline]
    pub fn all(&self) -> CardSet {
        self.all
    }

    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, card: Card) {
        let i = seat.index();
        self.below[card.index()] = self.top[i];
        self.top[i] = card.index() as u8;
        self.size[i] += 1;
        self.all.insert(card);
    }

    /// Takes everything below the first `keep` cards away.
    fn cut(&mut self, seat: Seat, keep: u8) -> CardSet {
        let i = seat.index();
        let mut taken = CardSet::EMPTY;
        let (mut at, mut last) = (self.top[i], NONE);
        for depth in 0..self.size[i] {
            let next = self.below[at as usize];
            if depth >= keep {
                taken.insert(Card::at(at));
                self.below[at as usize] = NONE;
            } else {
                last = at;
            }
            at = next;
        }
        match last {
            NONE => self.top[i] = NONE,
            last => self.below[last as usize] = NONE,
        }
        self.size[i] = self.size[i].min(keep);
        self.all = self.all.minus(taken);
        taken
    }
}

/// A refused offer, remembered for the turn (OM-3.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C, packed(2))]
pub struct RefusedTerms {
    /// [`Terms::fingerprint`].
    pub terms: u32,
    /// Its ducats.
    pub ducats: i8,
    /// Who refused.
    pub by: SeatSet,
}

/// Everything that lies open on the table (OM-9.1). Arrays are by seat index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    /// Number of seats.
    pub players: u8,
    /// Start player, for the whole match (OM-1.3).
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn.
    pub phase: Phase,
    /// Changes with every new question to the active seat.
    pub question: u32,
    /// Turns begun.
    pub turn: u16,
    /// OM-7.1: this round is the last.
    pub last_round: bool,
    /// Money and points; may be negative.
    pub ducats: [i32; MAX_SEATS],
    /// Prestige tiles.
    pub prestige: [u8; MAX_SEATS],
    /// Markers held, turned over or not.
    pub markers: [u8; MAX_SEATS],
    /// The marker that counts.
    pub marker: [Option<Marker>; MAX_SEATS],
    /// Where the ships are.
    pub ship: [Port; MAX_SEATS],
    /// Cards in hand.
    pub hand: [u8; MAX_SEATS],
    /// Cards among the pirates.
    pub pirates: [u8; MAX_SEATS],
    /// The cargos. Only the top cards lie open (OM-9.1); all have seen the others go in (OM-9.4).
    pub cargos: Cargos,
    /// Markers on the ports.
    pub on_port: [Option<Marker>; MAX_PORTS],
    /// Goods cards in the deck.
    pub deck: u8,
    /// Goods cards in the deck after the deal (OM-1.7).
    pub first_deck: u8,
    /// Where the Venice card is.
    pub venice: Venice,
    /// Scored cards, face up.
    pub discard: CardSet,
    /// Cards that can lie in the deck: all, until a recycled discard tells better (OM-7.2).
    pub may_be_in_deck: CardSet,
    /// Cards played and not yet stowed.
    pub table: CardSet,
    /// Power of this turn (OM-2.5).
    pub power: u8,
    /// Load of this turn (OM-2.5).
    pub load: u8,
    /// Cards bought this turn (OM-3.7).
    pub bought: u8,
    /// Ship symbols played this turn.
    pub sails: u8,
    /// Partners that have gained prestige this turn (OM-3.5).
    pub honoured: SeatSet,
    /// Seats that have spoken, or have nothing to say for now (OM-3.17).
    pub spoken: SeatSet,
    /// Open offers, oldest first.
    pub offers: List<OpenOffer, ALL_OFFERS>,
    /// How many of them each seat has made.
    pub open_offers: [u8; MAX_SEATS],
    /// Seats that may accept one of them.
    pub addressed: SeatSet,
    /// OM-3.17: seats that an open offer waits for.
    pub awaited: SeatSet,
    /// Number of the newest offer.
    pub last_offer: OfferId,
    /// New offers made this turn (OM-3.13).
    pub offered: [u8; MAX_SEATS],
    /// Postings made this turn (OM-3.16).
    pub posted: [u8; MAX_SEATS],
    /// Seats that have used up their postings of this turn.
    pub posted_out: SeatSet,
    /// Goods posted as wanted, as bit sets.
    pub wants: [u8; MAX_SEATS],
    /// Goods posted as held, as bit sets.
    pub haves: [u8; MAX_SEATS],
    /// Refused offers of this turn (OM-3.13).
    pub refused: [List<RefusedTerms, { OFFERS_PER_TURN as usize }>; MAX_SEATS],
    /// The least that a hand must hold of each good, from what all have seen.
    pub least: [Bundle; MAX_SEATS],
    /// Own cargo cards recycled under OM-7.3; they still break ties (OM-8.5).
    pub recycled: [u8; MAX_SEATS],
    /// Seats that have had their marker prize (OM-7.3).
    pub marker_prize: SeatSet,
    /// How it ended.
    pub standings: Option<Standings>,
}

impl Public {
    pub(crate) fn new(players: u8) -> Public {
        Public {
            players,
            start: Seat::default(),
            active: Seat::default(),
            phase: Phase::Dealing,
            question: 0,
            turn: 0,
            last_round: false,
            ducats: [START_DUCATS; MAX_SEATS],
            prestige: [0; MAX_SEATS],
            markers: [0; MAX_SEATS],
            marker: [None; MAX_SEATS],
            ship: [Port::default(); MAX_SEATS],
            hand: [0; MAX_SEATS],
            pirates: [0; MAX_SEATS],
            cargos: Cargos::new(),
            on_port: [None; MAX_PORTS],
            deck: 0,
            first_deck: 0,
            venice: Venice::Buried,
            discard: CardSet::EMPTY,
            may_be_in_deck: CardSet::ALL,
            table: CardSet::EMPTY,
            power: 0,
            load: 0,
            bought: 0,
            sails: 0,
            honoured: SeatSet::EMPTY,
            spoken: SeatSet::EMPTY,
            offers: List::new(),
            open_offers: [0; MAX_SEATS],
            addressed: SeatSet::EMPTY,
            awaited: SeatSet::EMPTY,
            last_offer: OfferId(0),
            offered: [0; MAX_SEATS],
            posted: [0; MAX_SEATS],
            posted_out: SeatSet::EMPTY,
            wants: [0; MAX_SEATS],
            haves: [0; MAX_SEATS],
            refused: [List::new(); MAX_SEATS],
            least: [Bundle::EMPTY; MAX_SEATS],
            recycled: [0; MAX_SEATS],
            marker_prize: SeatSet::EMPTY,
            standings: None,
        }
    }

    /// All seats, in order.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players)
    }

    /// Everybody but the active seat.
    #[inline]
    pub fn others(&self) -> SeatSet {
        SeatSet::all(self.players).without(self.active)
    }

    /// The open offer with this number.
    #[inline]
    pub fn offer(&self, id: OfferId) -> Option<&OpenOffer> {
        self.offers.iter().find(|offer| offer.id == id)
    }

    pub(crate) fn place_of(&self, id: OfferId) -> Option<usize> {
        self.offers.iter().position(|offer| offer.id == id)
    }

    /// OM-3.13: has one of these seats refused the very same offer this turn?
    #[inline]
    pub fn was_refused(&self, from: Seat, to: SeatSet, terms: &Terms) -> bool {
        let refused = &self.refused[from.index()];
        if refused.is_empty() {
            return false;
        }
        let print = terms.fingerprint();
        refused.iter().any(|r| r.terms == print && r.ducats == terms.ducats && !r.by.and(to).is_empty())
    }

    // --- facts ---

    #[inline]
    pub(crate) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.question += 1;
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, power: u8, load: u8) {
        self.active = seat;
        self.turn += 1;
        self.power = power;
        self.load = load;
        self.bought = 0;
        self.sails = 0;
        self.honoured = SeatSet::EMPTY;
        self.spoken = SeatSet::EMPTY;
        self.offered = [0; MAX_SEATS];
        self.posted = [0; MAX_SEATS];
        self.posted_out = SeatSet::EMPTY;
        for seat in self.seats() {
            self.refused[seat.index()].clear();
        }
        self.enter(Phase::Seafaring);
    }

    /// OM-3.12: leaving the phase voids all offers; postings go with them.
    #[inline]
    pub(crate) fn leave_trade(&mut self) {
        self.offers.clear();
        self.open_offers = [0; MAX_SEATS];
        self.sum_up_offers();
        self.wants = [0; MAX_SEATS];
        self.haves = [0; MAX_SEATS];
        self.enter(Phase::Actions);
    }

    #[inline]
    pub(crate) fn draw_from_deck(&mut self) {
        self.deck -= 1;
    }

    /// Cards laid face down: any of them may have been any good.
    #[inline]
    pub(crate) fn discard_to_pirates(&mut self, seat: Seat, count: u8) {
        let i = seat.index();
        self.hand[i] -= count;
        self.pirates[i] += count;
        self.least[i] = self.least[i].minus_each(count.into());
    }

    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, cards: CardSet, sails: u8) {
        let i = seat.index();
        self.hand[i] -= cards.len() as u8;
        if !self.least[i].is_empty() {
            self.least[i] = self.least[i].minus(Bundle::of(cards));
        }
        self.table = cards;
        self.sails = sails;
    }

    #[inline]
    pub(crate) fn stow(&mut self, seat: Seat, cards: &[Card]) {
        for card in cards {
            self.cargos.push(seat, *card);
        }
        self.table = CardSet::EMPTY;
        self.enter(Phase::EndOfTurn);
    }

    #[inline]
    pub(crate) fn open_offer(&mut self, offer: OpenOffer) {
        let i = offer.from.index();
        self.last_offer = offer.id;
        self.offered[i] += 1;
        self.open_offers[i] += 1;
        self.least[i] = self.least[i].max(offer.terms.gives);
        self.spoken = self.spoken.with(offer.from);
        let answered = offer.answers.and_then(|id| self.place_of(id));
        self.offers.push(offer);
        match answered {
            Some(answered) => {
                let answered = &mut self.offers[answered];
                answered.awaits = answered.awaits.without(offer.from);
                self.sum_up_offers();
            }
            None => {
                self.addressed = self.addressed.or(offer.to);
                self.awaited = self.awaited.or(offer.awaits);
            }
        }
    }

    #[inline]
    fn sum_up_offers(&mut self) {
        let (mut addressed, mut awaited) = (SeatSet::EMPTY, SeatSet::EMPTY);
        for offer in self.offers.iter() {
            addressed = addressed.or(offer.to);
            awaited = awaited.or(offer.awaits);
        }
        (self.addressed, self.awaited) = (addressed, awaited);
    }

    /// Takes an offer off the table; the one it answers waits for its seat again.
    #[inline]
    fn remove_offer(&mut self, place: usize) {
        let OpenOffer { from, answers, .. } = self.offers[place];
        self.offers.remove(place);
        self.open_offers[from.index()] -= 1;
        if let Some(answered) = answers.and_then(|id| self.place_of(id)) {
            let answered = &mut self.offers[answered];
            answered.awaits = answered.awaits.or(answered.to.and(SeatSet::only(from)));
        }
        self.sum_up_offers();
    }

    /// Returns the place of the offer if that closed it.
    #[inline]
    pub(crate) fn refuse_offer(&mut self, id: OfferId, seat: Seat) -> Option<usize> {
        let place = self.place_of(id)?;
        let offer = &mut self.offers[place];
        offer.to = offer.to.without(seat);
        offer.awaits = offer.awaits.without(seat);
        let (from, closed) = (offer.from, offer.to.is_empty());
        let (terms, ducats) = (offer.terms.fingerprint(), offer.terms.ducats);
        let refused = &mut self.refused[from.index()];
        match refused.iter_mut().find(|r| r.terms == terms && r.ducats == ducats) {
            Some(known) => known.by = known.by.with(seat),
            None => {
                refused.push(RefusedTerms { terms, ducats, by: SeatSet::only(seat) });
            }
        }
        if closed {
            self.remove_offer(place);
        } else {
            self.sum_up_offers();
        }
        closed.then_some(place)
    }

    #[inline]
    pub(crate) fn close_offer(&mut self, id: OfferId) -> Option<usize> {
        let place = self.place_of(id)?;
        self.remove_offer(place);
        Some(place)
    }

    /// OM-3.2, OM-3.5: cards and ducats change hands.
    pub(crate) fn settle(&mut self, deal: &Settlement) {
        let (g, t) = (deal.giver.index(), deal.taker.index());
        let (given, taken) = (deal.given.total() as u8, deal.taken.total() as u8);
        self.hand[g] = self.hand[g] - given + taken;
        self.hand[t] = self.hand[t] - taken + given;
        self.least[g] = self.least[g].minus(deal.given).plus(deal.taken);
        self.least[t] = self.least[t].minus(deal.taken).plus(deal.given);
        self.ducats[g] -= i32::from(deal.ducats);
        self.ducats[t] += i32::from(deal.ducats);
        if let Some(partner) = deal.prestige {
            self.prestige[partner.index()] += 1;
            self.honoured = self.honoured.with(partner);
        }
    }

    /// What open offers show is still there, whatever has been given away.
    pub(crate) fn uphold_offers(&mut self) {
        for offer in self.offers.iter() {
            let least = &mut self.least[offer.from.index()];
            *least = least.max(offer.terms.gives);
        }
    }

    #[inline]
    pub(crate) fn post(&mut self, seat: Seat, good: u8, have: bool) {
        let i = seat.index();
        self.posted[i] += 1;
        if self.posted[i] >= POSTS_PER_TURN {
            self.posted_out = self.posted_out.with(seat);
        }
        if have {
            self.haves[i] |= 1 << good;
            self.least[i].raise_to_one(good.into());
        } else {
            self.wants[i] |= 1 << good;
        }
        // OM-3.17: the others hear what the active seat wants and may speak again.
        self.spoken = if seat == self.active { SeatSet::EMPTY } else { self.spoken.with(seat) };
    }

    /// OM-4.9, OM-4.10: the ship arrives; a marker there is taken, the former one is turned over.
    #[inline]
    pub(crate) fn arrive(&mut self, seat: Seat, port: Port) {
        let i = seat.index();
        self.ship[i] = port;
        let marker = self.on_port[port.index()].take();
        match marker {
            // OM-4.12: it leaves the game and never counts.
            Some(Marker::Compass) | None => self.marker[i] = None,
            Some(_) => {
                self.marker[i] = marker;
                self.markers[i] += 1;
            }
        }
    }

    /// OM-6.3: the top group stays, the others go to the discard.
    pub(crate) fn clear_cargo(&mut self, seat: Seat, keep: u8) {
        let taken = self.cargos.cut(seat, keep);
        self.discard = self.discard.or(taken);
    }

    /// OM-7.3: cargo and pirates go into the new deck.
    pub(crate) fn give_up_stacks(&mut self, seat: Seat) -> CardSet {
        let i = seat.index();
        self.recycled[i] += self.cargos.size(seat);
        let cards = self.cargos.cut(seat, 0);
        self.pirates[i] = 0;
        cards
    }
}

/// What all see of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settlement {
    /// The one who made the offer.
    pub giver: Seat,
    /// The one who accepted it.
    pub taker: Seat,
    /// Goods from giver to taker.
    pub given: Bundle,
    /// Goods from taker to giver.
    pub taken: Bundle,
    /// Ducats from giver to taker.
    pub ducats: i8,
    /// Who gains a tile (OM-3.5).
    pub prestige: Option<Seat>,
}
