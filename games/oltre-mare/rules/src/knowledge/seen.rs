//! OM-9: what an observer sees of an event.

use crate::moves::{DeckSource, Event, Laid};
use crate::state::offer::ALL_OFFERS;
use crate::state::{Bundle, Card, CardSet, List, Marker, OfferId, Terms};
use game::{Observer, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

/// Cards whose goods everybody sees, and whose faces only some see.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareSeenCards"))]
pub struct SeenCards {
    /// True goods (OM-3.6).
    pub goods: Bundle,
    /// The cards, for those who see them (OM-9.3).
    pub cards: Option<CardSet>,
}

/// An event as one observer sees it (OM-9).
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareSeenEvent"))]
#[serde(tag = "seen", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)]
pub enum SeenEvent {
    /// An event that everybody sees in full.
    Open(Event),
    /// Hands were dealt.
    HandsDealt {
        /// The observer's own, if it has a seat.
        own: Option<CardSet>,
    },
    /// A deck was shuffled.
    DeckShuffled {
        /// What it was made from.
        source: DeckSource,
        /// Goods cards in it.
        cards: u8,
    },
    /// Cards went face down onto pirates.
    Discarded {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// The cards, for their owner.
        cards: Option<Laid>,
    },
    /// A card from the deck to a hand.
    CardDrawn {
        /// The owner of the hand.
        seat: Seat,
        /// The card, for its owner.
        card: Option<Card>,
    },
    /// The top pirate to the hand.
    PirateRansomed {
        /// Buyer.
        seat: Seat,
        /// The card, for its owner.
        card: Option<Card>,
    },
    /// A card from the deck to pirates, unseen by all.
    PirateBoarded {
        /// The owner of the pirates.
        seat: Seat,
    },
    /// An offer.
    OfferMade {
        /// Its number.
        id: OfferId,
        /// Giver.
        from: Seat,
        /// The seats it goes to.
        to: SeatSet,
        /// The offer it answers.
        answers: Option<OfferId>,
        /// What it shows.
        terms: Terms,
        /// The cards, for the giver.
        cards: Option<CardSet>,
    },
    /// A deal.
    DealStruck {
        /// The offer.
        id: OfferId,
        /// The seat that made it.
        giver: Seat,
        /// The seat that accepted it.
        taker: Seat,
        /// From giver to taker.
        given: SeenCards,
        /// From taker to giver.
        taken: SeenCards,
        /// From giver to taker.
        ducats: i8,
        /// OM-3.5: who gains a tile.
        prestige: Option<Seat>,
        /// OM-3.12, OM-3.17: offers that can no longer be met, or whose counter-offer this was.
        voids: List<OfferId, ALL_OFFERS>,
    },
}

impl Event {
    /// OM-9: what an observer sees of an event.
    pub(crate) fn seen_by(&self, who: Observer) -> SeenEvent {
        let cards = |cards: CardSet, sides: [Seat; 2]| SeenCards {
            goods: Bundle::of(cards),
            cards: sides.iter().any(|seat| who.is(*seat)).then_some(cards),
        };
        match *self {
            Event::HandsDealt { hands } => SeenEvent::HandsDealt { own: who.seat().map(|seat| hands[seat]) },
            Event::DeckShuffled { source, order, .. } => SeenEvent::DeckShuffled { source, cards: order.len() as u8 },
            Event::Discarded { seat, cards } => {
                SeenEvent::Discarded { seat, count: cards.len() as u8, cards: who.is(seat).then_some(cards) }
            }
            Event::CardDrawn { seat, card } => SeenEvent::CardDrawn { seat, card: who.is(seat).then_some(card) },
            Event::PirateRansomed { seat, card } => {
                SeenEvent::PirateRansomed { seat, card: who.is(seat).then_some(card) }
            }
            Event::PirateBoarded { seat, .. } => SeenEvent::PirateBoarded { seat },
            Event::OfferMade { id, from, to, answers, cards, terms, .. } => {
                SeenEvent::OfferMade { id, from, to, answers, terms, cards: who.is(from).then_some(cards) }
            }
            Event::DealStruck { id, giver, taker, given, taken, ducats, prestige, voids } => SeenEvent::DealStruck {
                id,
                giver,
                taker,
                given: cards(given, [giver, taker]),
                taken: cards(taken, [giver, taker]),
                ducats,
                prestige,
                voids,
            },
            event @ (Event::MarkersLaid { .. }
            | Event::StartPlayerChosen { .. }
            | Event::StartCardTaken { .. }
            | Event::TurnBegan { .. }
            | Event::InfluencePaid { .. }
            | Event::TradeOpened { .. }
            | Event::PricePaid { .. }
            | Event::VeniceSurfaced
            | Event::OfferRefused { .. }
            | Event::OfferWithdrawn { .. }
            | Event::Posted { .. }
            | Event::Passed { .. }
            | Event::TradeLeft { .. }
            | Event::Played { .. }
            | Event::DucatsEarned { .. }
            | Event::ActionsDone { .. }
            | Event::Sailed { .. }
            | Event::CompassFollowed { .. }
            | Event::Stowed { .. }
            | Event::TurnEnded { .. }
            | Event::VeniceScored { .. }
            | Event::LastRoundBegan
            | Event::SeatScored { .. }
            | Event::MatchEnded { .. }) => SeenEvent::Open(event),
        }
    }
}

impl game::SeenEvent for SeenEvent {
    fn is_private(&self) -> bool {
        match self {
            SeenEvent::HandsDealt { own } => own.is_some(),
            SeenEvent::Discarded { cards, .. } => cards.is_some(),
            SeenEvent::CardDrawn { card, .. } | SeenEvent::PirateRansomed { card, .. } => card.is_some(),
            SeenEvent::Open(_) | SeenEvent::DeckShuffled { .. } | SeenEvent::PirateBoarded { .. } => false,
            // OM-3.6: everybody hears an offer and sees a deal; only the two sides see the cards behind the goods.
            SeenEvent::OfferMade { .. } | SeenEvent::DealStruck { .. } => false,
        }
    }

    fn begins_turn(&self) -> Option<Turn> {
        match *self {
            SeenEvent::Open(Event::TurnBegan { seat, .. }) => Some(Turn::Of(seat)),
            _ => None,
        }
    }

    fn clause(&self) -> Option<&'static str> {
        Some(match self {
            SeenEvent::Open(event) => return open_clause(event),
            SeenEvent::HandsDealt { .. } => "OM-1.6",
            SeenEvent::DeckShuffled { source: DeckSource::Setup, .. } => return None,
            SeenEvent::DeckShuffled { source: DeckSource::Discard, .. } => "OM-7.2",
            SeenEvent::DeckShuffled { source: DeckSource::Stacks(_), .. } => "OM-7.3",
            SeenEvent::Discarded { .. } => "OM-2.3",
            // The event before it says why.
            SeenEvent::CardDrawn { .. } => return None,
            SeenEvent::PirateRansomed { .. } => "OM-3.11",
            SeenEvent::PirateBoarded { .. } => "OM-4.3",
            SeenEvent::OfferMade { answers: None, .. } => "OM-3.6",
            SeenEvent::OfferMade { answers: Some(_), .. } => "OM-3.17",
            SeenEvent::DealStruck { .. } => "OM-3.5",
        })
    }
}

/// The clause behind an event that everybody sees in full.
fn open_clause(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::StartPlayerChosen { .. } => "OM-1.3",
        Event::StartCardTaken { .. } => "OM-1.4",
        Event::TurnBegan { .. } => "OM-2.1",
        Event::InfluencePaid { .. } => "OM-2.2",
        Event::PricePaid { .. } => "OM-3.8",
        Event::VeniceSurfaced | Event::VeniceScored { .. } => "OM-6.1",
        Event::OfferRefused { .. } => "OM-3.13",
        Event::OfferWithdrawn { .. } => "OM-3.17",
        Event::Posted { .. } => "OM-3.16",
        Event::TradeLeft { .. } => "OM-3.10",
        Event::Played { cards, .. } if cards.is_empty() => "OM-3.10",
        Event::Played { .. } => "OM-4.1",
        Event::DucatsEarned { .. } => "OM-4.3",
        Event::Sailed { marker: Some(Marker::Compass), .. } | Event::CompassFollowed { .. } => "OM-4.12",
        Event::Sailed { marker: Some(_), .. } => "OM-4.9",
        Event::Sailed { marker: None, .. } => "OM-4.10",
        Event::Stowed { .. } => "OM-5.1",
        Event::LastRoundBegan => "OM-7.1",
        Event::SeatScored { .. } => "OM-7.3",
        Event::MatchEnded { .. } => "OM-8.5",
        // These have no line in the log.
        Event::MarkersLaid { .. }
        | Event::TradeOpened { .. }
        | Event::Passed { .. }
        | Event::ActionsDone { .. }
        | Event::TurnEnded { .. } => return None,
        // Never seen in full: these have a form of their own.
        Event::HandsDealt { .. }
        | Event::DeckShuffled { .. }
        | Event::Discarded { .. }
        | Event::CardDrawn { .. }
        | Event::PirateRansomed { .. }
        | Event::PirateBoarded { .. }
        | Event::OfferMade { .. }
        | Event::DealStruck { .. } => return None,
    })
}
