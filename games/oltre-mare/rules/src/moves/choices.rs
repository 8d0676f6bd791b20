//! What a seat can do, as a compact value. One procedure, [`decide`](game::Choices::decide), serves sampling and the factored walk.

use crate::chapters::deals::{ActiveSide, Incoming};
use crate::moves::{Action, Laid, Load};
use crate::state::{Card, CardSet, List, OFFERS_PER_TURN, OPEN_OFFERS, OfferId, Port, RefusedTerms};
use game::{Picker, STOP, Seat, SeatSet, Slot};

mod path;
mod situation;
mod verbs;
pub(crate) use situation::{OnTable, Situation};
use verbs::Verbs;
pub(crate) use verbs::{CLAIM, CLAIM_LOAD, CLAIM_PORT, CLAIM_POWER, CLAIM_SYMBOLS, Verb, can_accept, postable};

/// All legal actions of one seat.
#[derive(Clone, Debug)]
pub struct Choices {
    pub(crate) question: Question,
    seat: Seat,
    /// The hand, or the cards played that must be stowed.
    pub(crate) cards: CardSet,
    /// Cards to discard or to play.
    pub(crate) count: u8,
    pub(crate) ports: u32,
    pub(crate) trade: Trade,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    Nothing,
    Discard,
    Trade,
    Play,
    Sail,
    Compass,
    Stow,
    EndTurn,
}

/// What can be done in the trade phase.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Trade {
    /// Price of the active seat's next card; 0 for the others.
    pub(crate) price: u8,
    /// What can be done; a posting of either kind counts as a want.
    pub(crate) verbs: Verbs,
    /// The seats that offers can go to.
    pub(crate) partners: SeatSet,
    /// OM-3.10: decides whether an offer can be accepted; unused without one.
    active: ActiveSide,
    /// Goods posted already, wanted and held.
    posted: [u8; 2],
    /// Ports that a claim can name.
    claimable: u8,
    pub(crate) own: List<OfferId, { OPEN_OFFERS as usize }>,
    pub(crate) incoming: List<Incoming, 12>,
    refused: List<RefusedTerms, { OFFERS_PER_TURN as usize }>,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            question: Question::Nothing,
            seat: Seat::default(),
            cards: CardSet::EMPTY,
            count: 0,
            ports: 0,
            trade: Trade {
                price: 0,
                verbs: Verbs::NONE,
                partners: SeatSet::EMPTY,
                active: ActiveSide::default(),
                posted: [0; 2],
                claimable: 0,
                own: List::new(),
                incoming: List::new(),
                refused: List::new(),
            },
        }
    }
}

/// Only the fields that the question uses count; the rest is left over from earlier questions.
impl PartialEq for Choices {
    fn eq(&self, other: &Choices) -> bool {
        let same = self.question == other.question;
        same && match self.question {
            Question::Nothing | Question::EndTurn => true,
            Question::Discard | Question::Play => self.cards == other.cards && self.count == other.count,
            Question::Stow => self.cards == other.cards,
            Question::Sail | Question::Compass => self.ports == other.ports,
            Question::Trade => self.seat == other.seat && self.cards == other.cards && self.trade == other.trade,
        }
    }
}

impl Choices {
    /// Notes the actions open to a seat. In place, and only what its question uses: it is large to copy.
    /// Always inlined: it is asked before every move of a driver.
    #[inline(always)]
    pub(crate) fn fill(&mut self, at: &OnTable<'_>) {
        self.question = at.question();
        match self.question {
            Question::Nothing | Question::EndTurn => {}
            Question::Discard | Question::Play => (self.cards, self.count) = (at.cards(), at.count()),
            Question::Sail | Question::Compass => self.ports = at.ports(),
            Question::Stow => self.cards = at.cards(),
            Question::Trade => {
                (self.seat, self.cards) = (at.seat, at.cards());
                self.trade.fill(at);
                if self.trade.verbs == Verbs::NONE {
                    self.question = Question::Nothing;
                }
            }
        }
    }
}

impl Trade {
    fn fill(&mut self, at: &OnTable<'_>) {
        (self.verbs, self.price, self.partners) = (at.verbs(), at.price(), at.partners());
        (self.posted, self.claimable) = (at.posted(), at.claimable());
        self.own.clear();
        self.incoming.clear();
        self.refused.clear();
        if !at.refused().is_empty() {
            self.refused = at.public.refused[at.seat];
        }
        self.active = ActiveSide::default();
        if self.verbs.has(Verb::Answer) | (at.to_withdraw() > 0) {
            self.active = at.active();
            for offer in at.public.offers.iter() {
                self.own.push_if(offer.from == at.seat, offer.id);
                self.incoming.push_if(offer.to.contains(at.seat), Incoming::of(offer, at.seat));
            }
        }
    }
}

impl game::Choices for Choices {
    type Action = Action;

    fn is_empty(&self) -> bool {
        self.question == Question::Nothing
    }

    fn contains(&self, action: &Action) -> bool {
        match (self.question, action) {
            (Question::Discard, Action::Discard { cards }) => {
                cards.len() == self.count as usize && are_distinct_of(cards, self.cards)
            }
            (Question::Play, Action::Play { cards }) => {
                cards.len() == self.count as usize && self.cards.includes(*cards)
            }
            (Question::Sail, Action::Sail { port }) => port.0 < 32 && self.ports >> port.0 & 1 == 1,
            (Question::Compass, Action::FollowCompass { port }) => {
                port.is_none_or(|port| port.0 < 32 && self.ports >> port.0 & 1 == 1)
            }
            (Question::Stow, Action::Stow { cards }) => {
                cards.len() == self.cards.len() && are_distinct_of(cards, self.cards)
            }
            (Question::EndTurn, Action::EndTurn) => true,
            (Question::Trade, action) => self.trade_contains(action),
            _ => false,
        }
    }

    #[inline]
    fn decide<P: Picker>(&self, picker: &mut P) -> Result<Action, P::Halt> {
        decide(self, picker)
    }
}

/// Builds a legal action from picks.
#[inline(always)]
pub(crate) fn decide<P: Picker>(at: &impl Situation, picker: &mut P) -> Result<Action, P::Halt> {
    match at.question() {
        // Not asked when empty; naming the end of the turn does no harm.
        Question::Nothing | Question::EndTurn => Ok(Action::EndTurn),
        Question::Discard => {
            let mut list = Laid::new();
            let mut left = at.cards();
            for _ in 0..at.count() {
                let card = pick_card(picker, left)?;
                left.remove(card);
                list.push(card);
            }
            Ok(Action::Discard { cards: list })
        }
        Question::Play => Ok(Action::Play { cards: pick_exactly(picker, at.cards(), at.count().into())? }),
        Question::Sail => Ok(Action::Sail { port: Port(picker.pick_few(Slot::Port, at.ports())? as u8) }),
        Question::Compass => Ok(Action::FollowCompass {
            port: match picker.pick(Slot::Port, u128::from(at.ports()) | 1 << STOP)? {
                STOP => None,
                port => Some(Port(port as u8)),
            },
        }),
        Question::Stow => {
            let mut list = Load::new();
            let mut left = at.cards();
            while !left.is_empty() {
                let card = pick_card(picker, left)?;
                left.remove(card);
                list.push(card);
            }
            Ok(Action::Stow { cards: list })
        }
        Question::Trade => verbs::decide(at, picker),
    }
}

fn are_distinct_of(cards: &[Card], set: CardSet) -> bool {
    let mut left = set;
    cards.iter().all(|card| {
        let here = left.contains(*card);
        left.remove(*card);
        here
    })
}

#[inline]
fn pick_card<P: Picker>(picker: &mut P, from: CardSet) -> Result<Card, P::Halt> {
    Ok(Card::at(picker.pick(Slot::Card, from.bits())? as u8))
}

/// Cards above this one.
#[inline]
fn above(cards: CardSet, card: Card) -> CardSet {
    let only = CardSet::only(card).0;
    CardSet(cards.0 & !(only | (only - 1)))
}

/// Exactly `count` cards, picked in ascending order: one path for each set.
#[inline]
fn pick_exactly<P: Picker>(picker: &mut P, cards: CardSet, count: usize) -> Result<CardSet, P::Halt> {
    let mut chosen = CardSet::EMPTY;
    if count == 0 {
        return Ok(chosen);
    }
    // Enough cards must remain above the one picked now: the highest ones become available one by one.
    let (mut options, mut later) = (cards.0, 0);
    for _ in 1..count {
        let highest = 1 << (127 - options.leading_zeros());
        options &= !highest;
        later |= highest;
    }
    loop {
        let card = pick_card(picker, CardSet(options))?;
        chosen.insert(card);
        if later == 0 {
            return Ok(chosen);
        }
        let next = later & later.wrapping_neg();
        later &= !next;
        options = above(CardSet(options), card).0 | next;
    }
}
