//! The whole truth of a match at one moment: a plain value.

use crate::card::{CARDS, Card, CardSet};
use crate::event::{Cards, DeckSource, Event};
use crate::list::List;
use crate::offer::{ALL_OFFERS, Bundle, OpenOffer};
use crate::public::{NONE, Public, Settlement};
use game::{MAX_SEATS, Seat};

/// A match at one moment. (Whole lines of the cache: it is copied often.)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct State {
    /// What lies open.
    pub public: Public,
    /// What does not.
    pub hidden: Hidden,
}

/// OM-9.2: what lies hidden, and who has been shown what of it. Arrays are by seat index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// Hands.
    pub hands: [CardSet; MAX_SEATS],
    pirates_top: [u8; MAX_SEATS],
    deck_top: u8,
    /// The card below, for cards in the deck and among pirates.
    below: [u8; CARDS],
    /// Goods cards above the Venice card; meaningless once it is gone.
    pub above_venice: u8,
    /// Cards in the open offers, in the order of [`Public::offers`].
    pub gives: List<CardSet, ALL_OFFERS>,
    /// OM-9.4: cards in other hands, and own pirates, whose place a seat knows for certain.
    pub known: [CardSet; MAX_SEATS],
    /// Cards of which a seat knows that they are in the hand or among the pirates of the one who has them.
    pub near: [CardSet; MAX_SEATS],
}

impl Hidden {
    pub(crate) fn new() -> Hidden {
        Hidden {
            hands: [CardSet::EMPTY; MAX_SEATS],
            pirates_top: [NONE; MAX_SEATS],
            deck_top: NONE,
            below: [NONE; CARDS],
            above_venice: 0,
            gives: List::new(),
            known: [CardSet::EMPTY; MAX_SEATS],
            near: [CardSet::EMPTY; MAX_SEATS],
        }
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The top card of the deck.
    #[inline]
    pub fn deck_top(&self) -> Option<Card> {
        (self.deck_top != NONE).then(|| Card::at(self.deck_top))
    }

    /// The deck from the top down.
    pub fn deck(&self) -> impl Iterator<Item = Card> + '_ {
        self.pile(self.deck_top)
    }

    /// A seat's top pirate.
    #[inline]
    pub fn top_pirate(&self, seat: Seat) -> Option<Card> {
        let top = self.pirates_top[seat.index()];
        (top != NONE).then(|| Card::at(top))
    }

    /// A seat's pirates from the top down.
    pub fn pirates(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.pile(self.pirates_top[seat.index()])
    }

    /// The cards that `who` knows to be in the hand or among the pirates of `holder`.
    #[inline]
    pub(crate) fn near_at(&self, who: Seat, holder: Seat) -> CardSet {
        let near = self.near[who.index()];
        if near.is_empty() { near } else { near.and(self.hands[holder.index()].or(self.pirates(holder).collect())) }
    }

    fn pile(&self, top: u8) -> impl Iterator<Item = Card> + '_ {
        let mut at = top;
        std::iter::from_fn(move || {
            if at == NONE {
                return None;
            }
            let card = Card::at(at);
            at = self.below[at as usize];
            Some(card)
        })
    }

    /// Lays a card onto the deck.
    #[inline]
    pub(crate) fn push_deck(&mut self, card: Card) {
        self.below[card.index()] = self.deck_top;
        self.deck_top = card.index() as u8;
    }

    #[inline]
    fn pop_deck(&mut self, card: Card) {
        self.deck_top = self.below[card.index()];
        self.above_venice = self.above_venice.saturating_sub(1);
    }

    /// Lays a card onto a seat's pirates.
    #[inline]
    pub(crate) fn push_pirate(&mut self, seat: Seat, card: Card) {
        let i = seat.index();
        self.below[card.index()] = self.pirates_top[i];
        self.pirates_top[i] = card.index() as u8;
    }

    /// Replaces the deck; the bottom card comes first.
    fn stack_deck(&mut self, order: &Cards) {
        self.deck_top = NONE;
        for card in order.iter() {
            self.push_deck(*card);
        }
    }

    /// OM-9.3: the two sides learn the cards. For the others, any card of these goods that they knew to be with `from` may have moved.
    #[inline]
    fn hand_over(&mut self, players: u8, from: Seat, to: Seat, cards: CardSet) {
        if cards.is_empty() {
            return;
        }
        let (f, t) = (from.index(), to.index());
        let doubtful = of_the_same_goods(self.hands[f], cards);
        for seat in Seat::all(players) {
            let i = seat.index();
            if seat == from || seat == to {
                self.known[i] = self.known[i].minus(cards);
                self.near[i] = self.near[i].minus(cards);
            } else {
                self.known[i] = self.known[i].minus(doubtful);
                self.near[i] = self.near[i].minus(of_the_same_goods(self.near_at(seat, from), cards));
            }
        }
        self.known[f] = self.known[f].or(cards);
        self.hands[f] = self.hands[f].minus(cards);
        self.hands[t] = self.hands[t].or(cards);
    }
}

/// Those of `among` that show a good of `cards`.
#[inline]
pub(crate) fn of_the_same_goods(among: CardSet, cards: CardSet) -> CardSet {
    among.and(CardSet::of_goods(cards.goods()))
}

impl State {
    /// The only place where a state changes. Inlined always: where an event is made, only its own arm remains.
    #[inline(always)]
    pub(crate) fn evolve(&mut self, event: &Event) {
        let State { public, hidden } = self;
        match event {
            Event::HandsDealt { hands } => {
                for (seat, hand) in hands.iter() {
                    hidden.hands[seat.index()] = hand;
                }
                public.hands_dealt();
            }
            Event::DeckShuffled { source, order, above_venice } => {
                if let DeckSource::Stacks(seat) = source {
                    hidden.lose_stacks(public.players, *seat);
                }
                hidden.stack_deck(order);
                hidden.above_venice = above_venice.unwrap_or(0);
                public.deck_shuffled(*source, order.len() as u8);
            }
            Event::Discarded { seat, cards } => {
                let i = seat.index();
                let hand = hidden.hands[i];
                for other in public.seats().filter(|other| other != seat) {
                    // Any card known in that hand may be one of those laid down.
                    let o = other.index();
                    hidden.near[o] = hidden.near[o].or(hidden.known[o].and(hand));
                    hidden.known[o] = hidden.known[o].minus(hand);
                }
                for card in cards.iter() {
                    hidden.hands[i].remove(*card);
                    hidden.known[i].insert(*card);
                    hidden.push_pirate(*seat, *card);
                }
                public.discard_to_pirates(*seat, cards.len() as u8);
            }
            Event::CardDrawn { seat, card } => {
                hidden.pop_deck(*card);
                hidden.hands[seat.index()].insert(*card);
                public.card_drawn(*seat);
            }
            Event::PirateBoarded { seat, card } => {
                hidden.pop_deck(*card);
                hidden.push_pirate(*seat, *card);
                public.pirate_boarded(*seat);
            }
            Event::PirateRansomed { seat, card } => {
                let i = seat.index();
                hidden.pirates_top[i] = hidden.below[card.index()];
                hidden.known[i].remove(*card);
                hidden.hands[i].insert(*card);
                public.pirate_ransomed(*seat);
            }
            Event::OfferMade { id, from, to, answers, cards, terms, .. } => {
                hidden.gives.push(*cards);
                public.open_offer(OpenOffer {
                    id: *id,
                    from: *from,
                    to: *to,
                    awaits: *to,
                    answers: *answers,
                    terms: *terms,
                });
            }
            Event::OfferRefused { id, seat, .. } => {
                if let Some(place) = public.refuse_offer(*id, *seat) {
                    hidden.gives.remove(place);
                }
            }
            Event::OfferWithdrawn { id } => {
                if let Some(place) = public.close_offer(*id) {
                    hidden.gives.remove(place);
                }
            }
            Event::DealStruck { id, giver, taker, given, taken, ducats, prestige, voids } => {
                let deal = Settlement {
                    giver: *giver,
                    taker: *taker,
                    given: Bundle::of(*given),
                    taken: Bundle::of(*taken),
                    ducats: *ducats,
                    prestige: *prestige,
                };
                public.deal_struck(*id, &deal, voids, |place| hidden.gives.remove(place));
                hidden.hand_over(public.players, *giver, *taker, *given);
                hidden.hand_over(public.players, *taker, *giver, *taken);
            }
            Event::TradeLeft { .. } => {
                hidden.gives.clear();
                public.open(event);
            }
            Event::Played { seat, cards, .. } => {
                hidden.hands[seat.index()] = hidden.hands[seat.index()].minus(*cards);
                for seat in public.seats() {
                    let i = seat.index();
                    hidden.known[i] = hidden.known[i].minus(*cards);
                    hidden.near[i] = hidden.near[i].minus(*cards);
                }
                public.open(event);
            }
            _ => public.open(event),
        }
    }
}

impl Hidden {
    /// OM-7.3: the pirates go into the deck, unseen; nobody knows them any more, nor what was "in hand or among the pirates".
    fn lose_stacks(&mut self, players: u8, seat: Seat) {
        let i = seat.index();
        let pirates: CardSet = self.pirates(seat).collect();
        let doubtful = self.hands[i].or(pirates);
        for other in Seat::all(players) {
            self.near[other.index()] = self.near[other.index()].minus(doubtful);
        }
        self.known[i] = self.known[i].minus(pirates);
        self.pirates_top[i] = NONE;
    }
}
