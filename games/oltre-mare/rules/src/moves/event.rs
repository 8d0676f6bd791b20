//! What happens. A match is the list of its events; replaying them needs neither chance nor legality.

use crate::state::offer::ALL_OFFERS;
use crate::state::{CARDS, Card, CardSet, Good, List, MAX_CLAIMS, MAX_PORTS, Marker, OfferId, Port, Reason, Terms};
use game::{BySeat, Seat, SeatSet, Standings};
use serde::{Deserialize, Serialize};

/// Cards in an order.
pub type Cards = List<Card, CARDS>;
/// Cards laid face down in one step, in their order. A hand so far over its limit is asked again (OM-2.3).
pub type Laid = List<Card, 30>;
/// Cards to be stowed, bottom first: at most the largest load.
pub type Load = List<Card, 4>;

/// Where a card is bought from (OM-3.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareSource"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Source {
    Deck,
    Pirates,
}

/// What a deck is made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareDeckSource"))]
#[serde(rename_all = "snake_case")]
pub enum DeckSource {
    /// OM-1.6.
    Setup,
    /// OM-7.2.
    Discard,
    /// OM-7.3: cargo and pirates of a seat.
    Stacks(Seat),
}

/// OM-8: what a seat got at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareFinalCount"))]
pub struct FinalCount {
    /// Ducats before the final scoring.
    pub track: i32,
    /// OM-8.1.
    pub prestige: i32,
    /// OM-8.2.
    pub cargo: i32,
    /// OM-8.3, not above 0.
    pub pirates: i32,
    /// OM-8.4.
    pub markers: i32,
}

impl FinalCount {
    /// The total.
    pub fn total(&self) -> i32 {
        self.track + self.prestige + self.cargo + self.pirates + self.markers
    }
}

/// Something that happened, in full.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareEvent"))]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
#[allow(clippy::large_enum_variant)]
pub enum Event {
    /// OM-1.1.
    MarkersLaid {
        /// By port.
        markers: [Option<Marker>; MAX_PORTS],
    },
    /// OM-1.3.
    StartPlayerChosen {
        /// Start player.
        seat: Seat,
    },
    /// OM-1.4.
    StartCardTaken {
        /// Whose.
        seat: Seat,
        /// First card of the cargo.
        card: Card,
        /// Its port.
        port: Port,
        /// Cards turned up before it that name no port.
        turned_up: CardSet,
    },
    /// OM-1.6.
    HandsDealt {
        /// By seat.
        hands: BySeat<CardSet>,
    },
    /// OM-1.6, OM-1.7, OM-7.2, OM-7.3.
    DeckShuffled {
        /// What it was made from.
        source: DeckSource,
        /// Bottom card first.
        order: Cards,
        /// Goods cards above the Venice card, if it is in it.
        above_venice: Option<u8>,
    },
    /// A turn begins; power and load hold for all of it (OM-2.5).
    TurnBegan {
        /// Active seat.
        seat: Seat,
        /// Hand limit.
        power: u8,
        /// Cards to play.
        load: u8,
    },
    /// OM-2.2.
    InfluencePaid {
        /// Active seat.
        seat: Seat,
        /// Gained.
        ducats: i32,
    },
    /// OM-2.3.
    Discarded {
        /// Active seat.
        seat: Seat,
        /// In the order laid down.
        cards: Laid,
    },
    /// The trade phase begins.
    TradeOpened {
        /// Active seat.
        seat: Seat,
    },
    /// OM-3.8: paid before the card is drawn.
    PricePaid {
        /// Buyer.
        seat: Seat,
        /// Where.
        source: Source,
        /// Price.
        price: u8,
    },
    /// A card from the deck to a hand.
    CardDrawn {
        /// The owner of the hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// OM-3.11: the top pirate to the hand.
    PirateRansomed {
        /// Buyer.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// OM-4.3: a card from the deck to the pirates, unseen by all.
    PirateBoarded {
        /// The owner of the pirates.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// OM-9.2: the Venice card is on top of the deck.
    VeniceSurfaced,
    /// OM-3.6.
    OfferMade {
        /// Its number.
        id: OfferId,
        /// Giver.
        from: Seat,
        /// The seats it goes to.
        to: SeatSet,
        /// The offer it answers (OM-3.17).
        answers: Option<OfferId>,
        /// Cards given.
        cards: CardSet,
        /// What it shows.
        terms: Terms,
        /// The cards the claims are about, in the order of the claims.
        claimed: List<Card, MAX_CLAIMS>,
    },
    /// An answer.
    OfferRefused {
        /// Its number.
        id: OfferId,
        /// The seat.
        seat: Seat,
        /// The reason, if given.
        reason: Option<Reason>,
    },
    /// The giver takes it back.
    OfferWithdrawn {
        /// Its number.
        id: OfferId,
    },
    /// OM-3.2.
    DealStruck {
        /// The offer.
        id: OfferId,
        /// The seat that made it.
        giver: Seat,
        /// The seat that accepted it.
        taker: Seat,
        /// From giver to taker.
        given: CardSet,
        /// From taker to giver.
        taken: CardSet,
        /// From giver to taker.
        ducats: i8,
        /// OM-3.5: who gains a tile.
        prestige: Option<Seat>,
        /// OM-3.12, OM-3.17: offers that can no longer be met, or whose counter-offer this was.
        voids: List<OfferId, ALL_OFFERS>,
    },
    /// OM-3.16.
    Posted {
        /// The seat.
        seat: Seat,
        /// What.
        good: Good,
        /// Has it (or wants it).
        have: bool,
    },
    /// OM-3.17.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// OM-3.10.
    TradeLeft {
        /// Active seat.
        seat: Seat,
    },
    /// OM-4.1.
    Played {
        /// Active seat.
        seat: Seat,
        /// Face up.
        cards: CardSet,
        /// Ship symbols on them.
        sails: u8,
    },
    /// OM-4.3, OM-4.4, OM-4.6.
    DucatsEarned {
        /// Active seat.
        seat: Seat,
        /// For ducat symbols.
        symbols: i32,
        /// For ship symbols on calm sea.
        calm_sea: i32,
    },
    /// Pirates and market are done; the ship comes next (OM-4.2), or the cargo.
    ActionsDone {
        /// Active seat.
        seat: Seat,
    },
    /// OM-4.8 to OM-4.10.
    Sailed {
        /// Active seat.
        seat: Seat,
        /// Port of arrival.
        port: Port,
        /// The marker found there.
        marker: Option<Marker>,
    },
    /// OM-4.12.
    CompassFollowed {
        /// Active seat.
        seat: Seat,
        /// Where to; `None`: it stays.
        port: Option<Port>,
        /// The marker found there.
        marker: Option<Marker>,
    },
    /// OM-5.1.
    Stowed {
        /// Active seat.
        seat: Seat,
        /// Bottom first; the last one is the new top.
        cards: Load,
    },
    /// OM-5.3.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// OM-6.
    VeniceScored {
        /// Drawn, or found on top at the end of a turn.
        drawn: bool,
        /// OM-6.2.
        prestige: BySeat<i32>,
        /// OM-6.3.
        cargo: BySeat<i32>,
        /// Cards that stay as the new cargo.
        kept: BySeat<u8>,
    },
    /// OM-7.1.
    LastRoundBegan,
    /// OM-7.3: scored early, so that its stacks can make a new deck.
    SeatScored {
        /// The seat.
        seat: Seat,
        /// OM-8.2.
        cargo: i32,
        /// OM-8.3.
        pirates: i32,
        /// OM-8.4.
        markers: i32,
    },
    /// OM-8.
    MatchEnded {
        /// By seat.
        count: BySeat<FinalCount>,
        /// Pirates left, by seat.
        pirates: BySeat<u8>,
        /// Ranking.
        standings: Standings,
    },
}

impl game::Event for Event {
    /// Did something hidden reach anyone (so that undo stops here)? It does when a card is played or drawn, or an offer is made;
    /// discarding, refusing, leaving, sailing and stowing reveal nothing. The end of a turn is meant to be final (OM-5.3).
    fn reveals(&self) -> bool {
        match self {
            Event::MarkersLaid { .. }
            | Event::StartPlayerChosen { .. }
            | Event::StartCardTaken { .. }
            | Event::HandsDealt { .. }
            | Event::DeckShuffled { .. }
            | Event::PricePaid { .. }
            | Event::CardDrawn { .. }
            | Event::PirateRansomed { .. }
            | Event::PirateBoarded { .. }
            | Event::VeniceSurfaced
            | Event::OfferMade { .. }
            | Event::DealStruck { .. }
            | Event::Posted { .. }
            | Event::Played { .. }
            | Event::TurnEnded { .. }
            | Event::VeniceScored { .. }
            | Event::LastRoundBegan
            | Event::SeatScored { .. }
            | Event::MatchEnded { .. } => true,
            Event::TurnBegan { .. }
            | Event::InfluencePaid { .. }
            | Event::Discarded { .. }
            | Event::TradeOpened { .. }
            | Event::OfferRefused { .. }
            | Event::OfferWithdrawn { .. }
            | Event::Passed { .. }
            | Event::TradeLeft { .. }
            | Event::DucatsEarned { .. }
            | Event::ActionsDone { .. }
            | Event::Sailed { .. }
            | Event::CompassFollowed { .. }
            | Event::Stowed { .. } => false,
        }
    }

    fn is_quiet(&self) -> bool {
        // What follows most of these says more than they do.
        matches!(
            self,
            Event::Passed { .. }
                | Event::OfferRefused { .. }
                | Event::TradeLeft { .. }
                | Event::ActionsDone { .. }
                | Event::Stowed { .. }
                | Event::TurnEnded { .. }
                | Event::TurnBegan { .. }
                | Event::TradeOpened { .. }
        )
    }
}
