//! OM-9: what one observer was shown and can still rely on, and how it learns.

mod redeal;
mod seen;
mod sight;

pub use seen::{SeenCards, SeenEvent};
pub(crate) use sight::Sight;

use crate::moves::{DeckSource, Event};
use crate::state::hidden::of_the_same_goods;
use crate::state::offer::ALL_OFFERS;
use crate::state::{Bundle, CARDS, Card, CardSet, List, OpenOffer, Public, Settlement, State};
use game::{BySeat, Observer, Seat};

/// What one observer knows (OM-9.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    /// What is open, with every cargo in its order.
    pub public: Public,
    /// The observer's seat, if it has one.
    pub me: Option<Seat>,
    /// Cards known to be in each hand: all of the observer's own, some of the others'.
    pub held: BySeat<CardSet>,
    /// Cards known to be in the hand or among the pirates of each other seat.
    pub near: BySeat<CardSet>,
    /// The observer's own pirates from the bottom up, `None` for those drawn unseen.
    pub pirates: List<Option<Card>, CARDS>,
    /// Cards in the observer's own open offers, in the order of [`Public::offers`]; empty for those of others.
    pub gives: List<CardSet, ALL_OFFERS>,
}

impl Knowledge {
    pub(crate) fn of(state: &State, who: Observer) -> Knowledge {
        let State { public, hidden } = state;
        let Sight { me, held, near, .. } = Sight::of(state, who);
        let mut k = Knowledge { public: *public, me, held, near, pirates: List::new(), gives: List::new() };
        if let Some(me) = me {
            for card in hidden.pirates(me) {
                k.pirates.push(hidden.known[me].contains(card).then_some(card));
            }
            k.pirates.reverse();
        }
        for (offer, cards) in public.offers.iter().zip(hidden.gives.iter()) {
            k.gives.push(if who.is(offer.from) { *cards } else { CardSet::EMPTY });
        }
        k
    }

    /// The observer's own hand; empty without a seat.
    #[inline]
    pub fn hand(&self) -> CardSet {
        self.me.map_or(CardSet::EMPTY, |me| self.held[me])
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
                    self.held[me] = *own;
                }
                self.public.deal_hands();
            }
            SeenEvent::DeckShuffled { source, cards } => {
                if let DeckSource::Stacks(seat) = source {
                    self.near[*seat] = CardSet::EMPTY;
                    if self.is_me(*seat) {
                        self.pirates.clear();
                    }
                }
                self.public.shuffle_deck(*source, *cards);
            }
            SeenEvent::Discarded { seat, count, cards } => {
                match cards {
                    Some(cards) => {
                        for card in cards.iter() {
                            self.held[*seat].remove(*card);
                            self.pirates.push(Some(*card));
                        }
                    }
                    None => {
                        self.near[*seat] = self.near[*seat].or(self.held[*seat]);
                        self.held[*seat] = CardSet::EMPTY;
                    }
                }
                self.public.discard(*seat, *count);
            }
            SeenEvent::CardDrawn { seat, card } => {
                if let Some(card) = card {
                    self.held[*seat].insert(*card);
                }
                self.public.draw_card(*seat);
            }
            SeenEvent::PirateRansomed { seat, card } => {
                if let Some(card) = card {
                    self.held[*seat].insert(*card);
                    let last = self.pirates.len().saturating_sub(1);
                    self.pirates.remove(last);
                }
                self.public.ransom_pirate(*seat);
            }
            SeenEvent::PirateBoarded { seat } => {
                if self.is_me(*seat) {
                    self.pirates.push(None);
                }
                self.public.board_pirate(*seat);
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
                self.public.strike_deal(*id, &deal, voids, |place| gives.remove(place));
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
                if let Some(place) = self.public.withdraw_offer(*id) {
                    self.gives.remove(place);
                }
            }
            Event::TradeLeft { .. } => {
                self.gives.clear();
                self.public.evolve(event);
            }
            Event::Played { seat, cards, .. } => {
                self.held[*seat] = self.held[*seat].minus(*cards);
                self.near[*seat] = self.near[*seat].minus(*cards);
                self.public.evolve(event);
            }
            _ => self.public.evolve(event),
        }
    }

    fn hand_over(&mut self, from: Seat, to: Seat, seen: &SeenCards) {
        match seen.cards {
            Some(cards) => {
                for set in [&mut self.held[from], &mut self.near[from]] {
                    *set = set.minus(cards);
                }
                self.held[to] = self.held[to].or(cards);
            }
            None => {
                let goods = cards_of(seen.goods);
                for set in [&mut self.held[from], &mut self.near[from]] {
                    *set = set.minus(of_the_same_goods(*set, goods));
                }
            }
        }
    }
}

/// All cards of the goods in a bundle.
fn cards_of(goods: Bundle) -> CardSet {
    crate::state::Good::ALL
        .into_iter()
        .filter(|good| goods.count(good.index()) > 0)
        .fold(CardSet::EMPTY, |set, good| set.or(good.cards()))
}
