//! The effects of an action, from what its seat knows.

mod deal;

pub use deal::{GroupChange, Outlook, Span};

use crate::chapters::actions::Effects;
use crate::chapters::scoring::cargo_value;
use crate::knowledge::Knowledge;
use crate::moves::{Action, Source};
use crate::rules::OltreMare;
use crate::state::{Bundle, Card, Marker, Port};
use deal::Side;
use game::{Message, Seat, SeatSet};
use serde::Serialize;

/// The consequence line.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMarePreview"))]
#[serde(tag = "preview", rename_all = "snake_case")]
pub enum Preview {
    /// Nothing worth saying.
    Plain,
    /// OM-2.3.
    Discard {
        /// Pirates afterwards.
        pirates: u8,
    },
    /// OM-3.8.
    Buy {
        /// Ducats afterwards.
        ducats: i32,
        /// The card, if it is one of the seat's own known pirates.
        card: Option<Card>,
    },
    /// OM-3.2: the deal as it would be for this seat.
    Deal {
        /// Ducats afterwards.
        ducats: i32,
        /// Hand afterwards.
        hand: u8,
        /// What it would get.
        gets: Bundle,
        /// The seats that would gain prestige (OM-3.5): of several to whom it is offered, the one who accepts.
        prestige: SeatSet,
        /// OM-4.1: cards to play this turn, in the seat's own turn.
        load: Option<u8>,
        /// The seat's next turn, if there is one and something is known about it.
        next: Option<Outlook>,
        /// What becomes of the groups that could be stowed next; only those that change.
        groups: Vec<GroupChange>,
    },
    /// OM-4.2.
    Play {
        /// For ducat symbols.
        ducats: u8,
        /// On calm sea.
        calm_sea: u8,
        /// Cards to the pirates.
        pirates: u8,
        /// Cards to the hand.
        market: u8,
        /// Routes to sail.
        sails: u8,
    },
    /// OM-4.8 to OM-4.12.
    Arrive {
        /// Where.
        port: Port,
        /// Marker found.
        marker: Option<Marker>,
        /// Marker that is turned over.
        loses: Option<Marker>,
    },
    /// OM-5.1: what the new top card means for the next turn.
    Stow {
        /// Next hand limit.
        power: u8,
        /// Next load.
        load: u8,
        /// Cards that would be over the limit, if the hand stayed as it is.
        excess: u8,
        /// Value of the whole cargo before, as far as the seat was shown it.
        before: i32,
        /// Its value afterwards.
        after: i32,
        /// Cards in the new top group.
        group: u8,
    },
}

impl Preview {
    pub(crate) fn of(rules: &OltreMare, k: &Knowledge, action: &Action) -> Preview {
        let Some(me) = k.me else { return Preview::Plain };
        let p = &k.public;
        match action {
            Action::Discard { cards } => Preview::Discard { pirates: p.pirates[me].saturating_add(cards.len() as u8) },
            Action::Buy { source, price } => Preview::Buy {
                ducats: p.ducats[me] - i32::from(*price),
                card: match source {
                    Source::Deck => None,
                    Source::Pirates => k.pirates.last().copied().flatten(),
                },
            },
            Action::OfferDeal(proposal) => {
                let partners = if me == p.active { proposal.to.without(me) } else { SeatSet::only(me) };
                let side = Side { gives: proposal.cards, gets: proposal.wants, pays: proposal.ducats, partners };
                Preview::deal(rules, k, me, &side)
            }
            Action::Accept { offer, cards } => match p.offer(*offer) {
                None => Preview::Plain,
                Some(offer) => {
                    let partners = SeatSet::only(if me == p.active { offer.from } else { me });
                    // Seen from the taker's side. No offer is worth less than -99 ducats (OM-3.2).
                    let pays = offer.terms.ducats.saturating_neg();
                    Preview::deal(rules, k, me, &Side { gives: *cards, gets: offer.terms.gives, pays, partners })
                }
            },
            Action::Play { cards } => {
                let Effects { ducats, calm_sea, pirates, market, sails } = rules.effects(p.marker[me], *cards);
                Preview::Play { ducats, calm_sea, pirates, market, sails }
            }
            Action::Sail { port } | Action::FollowCompass { port: Some(port) } => Preview::Arrive {
                port: *port,
                marker: p.on_port.get(port.index()).copied().flatten(),
                loses: p.marker[me],
            },
            Action::Stow { cards } => Preview::stow(rules, k, me, cards),
            Action::Refuse { .. }
            | Action::Withdraw { .. }
            | Action::Post { .. }
            | Action::Pass
            | Action::LeaveTrade
            | Action::FollowCompass { port: None }
            | Action::EndTurn => Preview::Plain,
        }
    }

    fn stow(rules: &OltreMare, k: &Knowledge, me: Seat, cards: &[Card]) -> Preview {
        let p = &k.public;
        let Some(top) = cards.last().copied().or(p.cargos.top(me)) else { return Preview::Plain };
        let after = || cards.iter().rev().copied().chain(p.cargos.iter(me));
        let face = rules.face(top);
        Preview::Stow {
            power: face.power,
            load: face.load,
            excess: p.hand[me].saturating_sub(face.power),
            before: cargo_value(p.cargos.iter(me)),
            after: cargo_value(after()),
            group: after().take_while(|card| card.good() == top.good()).count() as u8,
        }
    }

    /// What it says, in messages.
    pub(crate) fn messages(&self, rules: &OltreMare) -> Vec<Message> {
        match self {
            Preview::Plain => vec![],
            Preview::Discard { pirates } => vec![Message::new("om-preview-discard").with("pirates", *pirates)],
            Preview::Buy { ducats, card } => {
                let mut said = vec![Message::new("om-preview-ducats").with("ducats", *ducats)];
                said.extend(card.map(|card| Message::new("om-preview-card").with("card", rules.describe(card))));
                said
            }
            Preview::Deal { ducats, hand, gets: _, prestige, load, next, groups } => {
                let mut said = vec![Message::new("om-preview-deal").with("ducats", *ducats).with("hand", *hand)];
                said.extend(load.map(|load| {
                    Message::new("om-preview-load").with("load", load).with("lacking", load.saturating_sub(*hand))
                }));
                said.extend(deal::groups_message(groups));
                said.extend(next.map(|next| next.message()));
                said.extend(deal::prestige_message(*prestige));
                said
            }
            Preview::Play { ducats, calm_sea, pirates, market, sails } => {
                // OM-4.2: in the order in which they are carried out.
                let effects = [
                    ("om-preview-effect-ducats", "ducats", *ducats + *calm_sea),
                    ("om-preview-effect-pirates", "cards", *pirates),
                    ("om-preview-effect-market", "cards", *market),
                    ("om-preview-effect-ship", "routes", *sails),
                ];
                let effects = effects.into_iter().filter(|(_, _, amount)| *amount > 0);
                let effects = effects.map(|(key, name, amount)| Message::new(key).with(name, amount));
                vec![Message::new("om-preview-play").with("effects", effects.collect::<Vec<_>>())]
            }
            Preview::Arrive { port, marker, loses } => {
                let mut said = vec![match marker {
                    // OM-4.12: a compass is not taken.
                    Some(Marker::Compass) => Message::new("om-preview-compass").with("port", rules.port_name(*port)),
                    Some(marker) => Message::new("om-preview-marker")
                        .with("port", rules.port_name(*port))
                        .with("marker", crate::shown::tell::marker_term(*marker)),
                    None => Message::new("om-preview-empty-port").with("port", rules.port_name(*port)),
                }];
                said.extend(loses.map(|m| {
                    Message::new("om-preview-turned-over").with("marker", crate::shown::tell::marker_term(m))
                }));
                said
            }
            Preview::Stow { power, load, excess, before, after, group } => vec![
                Message::new("om-preview-next-turn").with("power", *power).with("load", *load).with("excess", *excess),
                Message::new("om-preview-cargo").with("before", *before).with("after", *after).with("group", *group),
            ],
        }
    }
}
