//! OM-9.1: everything that is open on the table.
//!
//! A state is this and a hidden part, an observer's knowledge is this and a private part.
//! Both change it only by the effects in the chapters, so no rule is written twice.

use crate::chapters::setup::DUCATS;
use crate::state::offer::ALL_OFFERS;
use crate::state::{Bundle, CardSet, Cargos, List, MAX_PORTS, Marker, OFFERS_PER_TURN, OfferId, OpenOffer, Port};
use game::{BySeat, Seat, SeatSet, Standings};
use serde::{Deserialize, Serialize};

/// Where in a turn the match is (OM-2.1).
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
    /// OM-4.1: cards must be played.
    Actions,
    /// OM-4.8: the ship must sail.
    Sailing,
    /// OM-4.12: the ship may move on.
    Compass,
    /// OM-5.1: the cards played must be stowed.
    Cargo,
    /// OM-5.3: the turn must be ended.
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

/// A refused offer, remembered for the turn (OM-3.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C, packed(2))]
pub struct RefusedTerms {
    /// `Terms::fingerprint`.
    pub terms: u32,
    /// Its ducats.
    pub ducats: i8,
    /// The seats that refused.
    pub by: SeatSet,
}

/// Everything that is open on the table (OM-9.1). Arrays are by seat index.
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
    pub ducats: BySeat<i32>,
    /// Prestige tiles.
    pub prestige: BySeat<u8>,
    /// Markers held, turned over or not.
    pub markers: BySeat<u8>,
    /// The marker that counts.
    pub marker: BySeat<Option<Marker>>,
    /// Where the ships are.
    pub ship: BySeat<Port>,
    /// Cards in hand.
    pub hand: BySeat<u8>,
    /// Cards among the pirates.
    pub pirates: BySeat<u8>,
    /// The cargos. Only the top cards are visible (OM-9.1); everybody has seen the others go in (OM-9.4).
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
    /// Cards that can be in the deck: all, until a recycled discard says otherwise (OM-7.2).
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
    pub open_offers: BySeat<u8>,
    /// Seats that may accept one of them.
    pub addressed: SeatSet,
    /// OM-3.17: seats that an open offer is waiting for.
    pub awaited: SeatSet,
    /// Number of the newest offer.
    pub last_offer: OfferId,
    /// New offers made this turn (OM-3.13).
    pub offered: BySeat<u8>,
    /// Postings made this turn (OM-3.16).
    pub posted: BySeat<u8>,
    /// Seats that have used up their postings of this turn.
    pub posted_out: SeatSet,
    /// Goods posted as wanted, as bit sets.
    pub wants: BySeat<u8>,
    /// Goods posted as held, as bit sets.
    pub haves: BySeat<u8>,
    /// Refused offers of this turn (OM-3.13).
    pub refused: BySeat<List<RefusedTerms, { OFFERS_PER_TURN as usize }>>,
    /// The least that a hand must hold of each good, from what everybody has seen.
    pub least: BySeat<Bundle>,
    /// Own cargo cards recycled under OM-7.3; they still break ties (OM-8.5).
    pub recycled: BySeat<u8>,
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
            ducats: BySeat::all(players, DUCATS),
            prestige: BySeat::all(players, 0),
            markers: BySeat::all(players, 0),
            marker: BySeat::all(players, None),
            ship: BySeat::all(players, Port::default()),
            hand: BySeat::all(players, 0),
            pirates: BySeat::all(players, 0),
            cargos: Cargos::new(players),
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
            open_offers: BySeat::all(players, 0),
            addressed: SeatSet::EMPTY,
            awaited: SeatSet::EMPTY,
            last_offer: OfferId(0),
            offered: BySeat::all(players, 0),
            posted: BySeat::all(players, 0),
            posted_out: SeatSet::EMPTY,
            wants: BySeat::all(players, 0),
            haves: BySeat::all(players, 0),
            refused: BySeat::all(players, List::new()),
            least: BySeat::all(players, Bundle::EMPTY),
            recycled: BySeat::all(players, 0),
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

    /// The table is now waiting for something else.
    #[inline]
    pub(crate) fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.question += 1;
    }
}

/// A deal as everybody sees it.
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
    /// The seat that gains a tile (OM-3.5).
    pub prestige: Option<Seat>,
}
