//! OM-9: what one observer was shown and can still rely on, and how it learns.

use crate::card::{CARDS, Card, CardSet};
use crate::event::{DeckSource, Event, SeenCards, SeenEvent};
use crate::list::List;
use crate::offer::{ALL_OFFERS, Bundle, OpenOffer};
use crate::public::{Public, Settlement};
use crate::state::{State, of_the_same_goods};
use game::{MAX_SEATS, Observer, Seat};

/// What one observer knows (OM-9.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    /// What lies open, with every cargo in its order.
    pub public: Public,
    /// The observer's seat, if it has one.
    pub me: Option<Seat>,
    /// Cards known to be in each hand: all of one's own, some of the others'.
    pub held: [CardSet; MAX_SEATS],
    /// Cards known to be in the hand or among the pirates of each other seat.
    pub near: [CardSet; MAX_SEATS],
    /// One's own pirates from the bottom up, `None` for those drawn unseen.
    pub pirates: List<Option<Card>, CARDS>,
    /// Cards in one's own open offers, in the order of [`Public::offers`]; empty for those of others.
    pub gives: List<CardSet, ALL_OFFERS>,
}

impl Knowledge {
    pub(crate) fn of(state: &State, who: Observer) -> Knowledge {
        let State { public, hidden } = state;
        let mut k = Knowledge::blank(public, who);
        if let Some(me) = who.seat() {
            let m = me.index();
            for seat in public.seats() {
                let i = seat.index();
                k.held[i] = hidden.hands[i].and(hidden.known[m]);
                k.near[i] = hidden.near_at(me, seat);
            }
            k.held[m] = hidden.hands[m];
            for card in hidden.pirates(me) {
                k.pirates.push(hidden.known[m].contains(card).then_some(card));
            }
            k.pirates.reverse();
        }
        for (offer, cards) in public.offers.iter().zip(hidden.gives.iter()) {
            k.gives.push(if who.is(offer.from) { *cards } else { CardSet::EMPTY });
        }
        k
    }

    fn blank(public: &Public, who: Observer) -> Knowledge {
        Knowledge {
            public: *public,
            me: who.seat(),
            held: [CardSet::EMPTY; MAX_SEATS],
            near: [CardSet::EMPTY; MAX_SEATS],
            pirates: List::new(),
            gives: List::new(),
        }
    }

    /// The observer's own hand; empty without a seat.
    #[inline]
    pub fn hand(&self) -> CardSet {
        self.me.map_or(CardSet::EMPTY, |me| self.held[me.index()])
    }

    fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    /// Adds what was seen.
    pub(crate) fn learn(&mut self, event: &SeenEvent) {
        match event {
            SeenEvent::Open(event) => self.learn_open(event),
            SeenEvent::HandsDealt { own } => {
                if let (Some(me), Some(own)) = (self.me, own) {
                    self.held[me.index()] = *own;
                }
                self.public.hands_dealt();
            }
            SeenEvent::DeckShuffled { source, cards } => {
                if let DeckSource::Stacks(seat) = source {
                    self.near[seat.index()] = CardSet::EMPTY;
                    if self.is_me(*seat) {
                        self.pirates.clear();
                    }
                }
                self.public.deck_shuffled(*source, *cards);
            }
            SeenEvent::Discarded { seat, count, cards } => {
                let i = seat.index();
                match cards {
                    Some(cards) => {
                        for card in cards.iter() {
                            self.held[i].remove(*card);
                            self.pirates.push(Some(*card));
                        }
                    }
                    None => {
                        self.near[i] = self.near[i].or(self.held[i]);
                        self.held[i] = CardSet::EMPTY;
                    }
                }
                self.public.discard_to_pirates(*seat, *count);
            }
            SeenEvent::CardDrawn { seat, card } => {
                if let Some(card) = card {
                    self.held[seat.index()].insert(*card);
                }
                self.public.card_drawn(*seat);
            }
            SeenEvent::PirateRansomed { seat, card } => {
                if let Some(card) = card {
                    self.held[seat.index()].insert(*card);
                    let last = self.pirates.len().saturating_sub(1);
                    self.pirates.remove(last);
                }
                self.public.pirate_ransomed(*seat);
            }
            SeenEvent::PirateBoarded { seat } => {
                if self.is_me(*seat) {
                    self.pirates.push(None);
                }
                self.public.pirate_boarded(*seat);
            }
            SeenEvent::OfferMade { id, from, to, answers, terms, cards } => {
                self.gives.push(cards.unwrap_or_default());
                self.public.open_offer(OpenOffer {
                    id: *id,
                    from: *from,
                    to: *to,
                    awaits: *to,
                    answers: *answers,
                    terms: *terms,
                });
            }
            SeenEvent::DealStruck { id, giver, taker, given, taken, ducats, prestige, voids } => {
                let deal = Settlement {
                    giver: *giver,
                    taker: *taker,
                    given: given.goods,
                    taken: taken.goods,
                    ducats: *ducats,
                    prestige: *prestige,
                };
                let gives = &mut self.gives;
                self.public.deal_struck(*id, &deal, voids, |place| gives.remove(place));
                self.hand_over(*giver, *taker, given);
                self.hand_over(*taker, *giver, taken);
            }
        }
    }

    fn learn_open(&mut self, event: &Event) {
        match event {
            Event::OfferRefused { id, seat, .. } => {
                if let Some(place) = self.public.refuse_offer(*id, *seat) {
                    self.gives.remove(place);
                }
            }
            Event::OfferWithdrawn { id } => {
                if let Some(place) = self.public.close_offer(*id) {
                    self.gives.remove(place);
                }
            }
            Event::TradeLeft { .. } => {
                self.gives.clear();
                self.public.open(event);
            }
            Event::Played { seat, cards, .. } => {
                let i = seat.index();
                self.held[i] = self.held[i].minus(*cards);
                self.near[i] = self.near[i].minus(*cards);
                self.public.open(event);
            }
            _ => self.public.open(event),
        }
    }

    fn hand_over(&mut self, from: Seat, to: Seat, seen: &SeenCards) {
        let (f, t) = (from.index(), to.index());
        match seen.cards {
            Some(cards) => {
                for set in [&mut self.held[f], &mut self.near[f]] {
                    *set = set.minus(cards);
                }
                self.held[t] = self.held[t].or(cards);
            }
            None => {
                let goods = cards_of(seen.goods);
                for set in [&mut self.held[f], &mut self.near[f]] {
                    *set = set.minus(of_the_same_goods(*set, goods));
                }
            }
        }
    }
}

/// All cards of the goods in a bundle.
fn cards_of(goods: Bundle) -> CardSet {
    crate::card::Good::ALL
        .into_iter()
        .filter(|good| goods.count(good.index()) > 0)
        .fold(CardSet::EMPTY, |set, good| set.or(good.cards()))
}

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
