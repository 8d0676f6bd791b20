//! The choices as a screen lays them out.

use crate::chapters::trade;
use crate::knowledge::Knowledge;
use crate::moves::choices::{Question, Verb, can_accept, postable};
use crate::moves::{Action, Choices, Source};
use crate::rules::OltreMare;
use crate::state::{ANY, Bundle, CardSet, Good, OfferId, Phase, Port};
use game::SeatSet;
use serde::Serialize;

/// The question to a seat, with everything it can pick from.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareMenu"))]
#[serde(tag = "question", rename_all = "snake_case")]
pub enum Menu {
    /// Nothing now.
    Nothing,
    /// OM-2.3: lay some of these onto the pirates, in an order.
    Discard {
        /// The hand.
        cards: CardSet,
        /// How many.
        count: u8,
    },
    /// OM-3.
    Trade(TradeMenu),
    /// OM-4.1: play some of these.
    Play {
        /// The hand.
        cards: CardSet,
        /// How many.
        count: u8,
    },
    /// OM-4.8: sail to one of these.
    Sail {
        /// Where to.
        ports: Vec<Port>,
    },
    /// OM-4.12: follow the compass to one of these, or stay.
    Compass {
        /// Where to.
        ports: Vec<Port>,
    },
    /// OM-5.1: stow all of these, in an order.
    Stow {
        /// The cards played.
        cards: CardSet,
    },
    /// OM-5.3.
    EndTurn,
}

/// What can be done in the trade phase.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareTradeMenu"))]
pub struct TradeMenu {
    /// Own hand.
    pub cards: CardSet,
    /// Price of the next card, for the active seat.
    pub price: Option<u8>,
    /// Buy from the deck.
    pub deck: bool,
    /// Buy the top pirate.
    pub pirates: bool,
    /// Leave the trade phase.
    pub leave: bool,
    /// Say that there is nothing to say.
    pub pass: bool,
    /// Make an offer.
    pub offer: bool,
    /// The seats it goes to.
    pub partners: SeatSet,
    /// Goods that can be posted as wanted.
    pub post_wants: Vec<Good>,
    /// Goods that can be posted as had.
    pub post_haves: Vec<Good>,
    /// The seat's own open offers, which can be withdrawn.
    pub own: Vec<OfferId>,
    /// Offers that can be answered.
    pub incoming: Vec<IncomingMenu>,
}

/// An offer that can be answered. It can always be refused.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareIncomingMenu"))]
pub struct IncomingMenu {
    /// Which.
    pub id: OfferId,
    /// Can be accepted now.
    pub accept: bool,
    /// Can be answered by a counter-offer.
    pub counter: bool,
    /// The seat's own cards that could be given for it.
    pub cards: CardSet,
}

impl Menu {
    pub(crate) fn of(choices: &Choices) -> Menu {
        let ports = || (0..32).filter(|port| choices.ports >> port & 1 == 1).map(Port).collect();
        match choices.question {
            Question::Nothing => Menu::Nothing,
            Question::Discard => Menu::Discard { cards: choices.cards, count: choices.count },
            Question::Trade => Menu::Trade(TradeMenu::of(choices)),
            Question::Play => Menu::Play { cards: choices.cards, count: choices.count },
            Question::Sail => Menu::Sail { ports: ports() },
            Question::Compass => Menu::Compass { ports: ports() },
            Question::Stow => Menu::Stow { cards: choices.cards },
            Question::EndTurn => Menu::EndTurn,
        }
    }
}

impl TradeMenu {
    fn of(choices: &Choices) -> TradeMenu {
        let t = &choices.trade;
        let can = |verb| t.verbs.has(verb);
        let goods = |set: u8| Good::ALL.into_iter().filter(|good| set >> *good as u8 & 1 == 1).collect();
        let incoming = t.incoming.iter().map(|incoming| IncomingMenu {
            id: incoming.id,
            accept: can_accept(choices, incoming),
            counter: can(Verb::Offer) && incoming.counter,
            cards: could_meet(choices.cards, incoming.wants),
        });
        TradeMenu {
            cards: choices.cards,
            price: can(Verb::Buy).then_some(t.price),
            deck: can(Verb::FromDeck),
            pirates: can(Verb::FromPirates),
            leave: can(Verb::Leave),
            pass: can(Verb::Pass),
            offer: can(Verb::Offer),
            partners: t.partners,
            post_wants: if can(Verb::Want) { goods(postable(choices, false)) } else { Vec::new() },
            post_haves: if can(Verb::Want) { goods(postable(choices, true)) } else { Vec::new() },
            own: t.own.iter().copied().collect(),
            incoming: incoming.collect(),
        }
    }
}

/// The cards of a hand that can help to meet a want.
fn could_meet(hand: CardSet, wants: Bundle) -> CardSet {
    let wanted = Good::ALL.into_iter().filter(|good| wants.count(ANY) > 0 || wants.count(good.index()) > 0);
    wanted.fold(CardSet::EMPTY, |cards, good| cards.or(hand.of(good)))
}

impl OltreMare {
    /// What a screen has buttons for: purchases, leaving, ending, and accepting each offer with the first cards that
    /// meet it.
    pub(crate) fn wishes_of(&self, k: &Knowledge) -> Vec<Action> {
        let (p, Some(me)) = (&k.public, k.me) else { return Vec::new() };
        let active = me == p.active;
        match p.phase {
            Phase::Trade => {
                let price = trade::price(p);
                let buys = [Source::Deck, Source::Pirates].map(|source| Action::Buy { source, price });
                let mut wishes: Vec<Action> = buys.into_iter().filter(|_| active).collect();
                wishes.push(if active { Action::LeaveTrade } else { Action::Pass });
                let to_me = p.offers.iter().filter(|offer| offer.to.contains(me));
                wishes.extend(to_me.map(|offer| Action::Accept {
                    offer: offer.id,
                    cards: offer.terms.wants.first_met_from(k.hand()),
                }));
                wishes
            }
            Phase::EndOfTurn if active => vec![Action::EndTurn],
            _ => Vec::new(),
        }
    }
}
