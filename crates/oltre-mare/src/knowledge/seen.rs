//! OM-9: what an observer sees of an event.

use crate::moves::event::{Event, SeenCards, SeenEvent};
use crate::state::bundle::Bundle;
use crate::state::card::CardSet;
use game::{Observer, Seat};

/// OM-9: what an observer sees of an event.
pub(crate) fn seen(event: &Event, who: Observer) -> SeenEvent {
    let cards = |cards: CardSet, sides: [Seat; 2]| SeenCards {
        goods: Bundle::of(cards),
        cards: sides.iter().any(|seat| who.is(*seat)).then_some(cards),
    };
    match *event {
        Event::HandsDealt { hands } => SeenEvent::HandsDealt { own: who.seat().map(|seat| hands[seat]) },
        Event::DeckShuffled { source, order, .. } => SeenEvent::DeckShuffled { source, cards: order.len() as u8 },
        Event::Discarded { seat, cards } => {
            SeenEvent::Discarded { seat, count: cards.len() as u8, cards: who.is(seat).then_some(cards) }
        }
        Event::CardDrawn { seat, card } => SeenEvent::CardDrawn { seat, card: who.is(seat).then_some(card) },
        Event::PirateRansomed { seat, card } => SeenEvent::PirateRansomed { seat, card: who.is(seat).then_some(card) },
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
