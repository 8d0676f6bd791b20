//! OM-3.2: what a deal would do for its seat, this turn and next.

use super::Preview;
use crate::knowledge::Knowledge;
use crate::rules::OltreMare;
use crate::state::{Bundle, Card, CardSet, Good, Public};
use game::{Arg, Message, Seat, SeatSet};
use serde::Serialize;
use std::fmt;

/// From the least to the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareSpan"))]
pub struct Span {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Span { least, most } = self;
        if least == most { write!(f, "{most}") } else { write!(f, "{least}–{most}") }
    }
}

/// The beginning of the seat's next turn, if nothing else changes until then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareOutlook"))]
pub struct Outlook {
    /// OM-2.3: the hand limit. A range, while it is still open which of the seat's cards will be on top.
    pub power: Span,
    /// OM-4.1: cards to play.
    pub load: Span,
    /// Cards in hand.
    pub hand: u8,
}

/// The longest top group of one good that could be in the cargo after the next stowing (OM-5.1), without a deal and
/// with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareGroupChange"))]
pub struct GroupChange {
    /// The good.
    pub good: Good,
    /// Cards without the deal.
    pub cards_before: u8,
    /// Cards with it.
    pub cards_after: u8,
    /// OM-8.2: ducats without the deal.
    pub value_before: i32,
    /// Ducats with it.
    pub value_after: i32,
}

/// A deal from one side: cards and ducats that go, goods that come.
pub(super) struct Side {
    pub gives: CardSet,
    pub gets: Bundle,
    /// Ducats that go; those that come are negative.
    pub pays: i8,
    /// The seats that could become the partner of the active seat.
    pub partners: SeatSet,
}

impl Preview {
    pub(super) fn deal(rules: &OltreMare, k: &Knowledge, me: Seat, side: &Side) -> Preview {
        let p = &k.public;
        let (gives, gets) = (side.gives.len(), side.gets.total() as usize);
        let hand = (usize::from(p.hand[me]).saturating_sub(gives) + gets).min(u8::MAX.into()) as u8;
        let a_card_moves = gives + gets > 0;
        Preview::Deal {
            ducats: p.ducats[me] - i32::from(side.pays),
            hand,
            gets: side.gets,
            // OM-3.5: once a turn for each partner.
            prestige: if a_card_moves { side.partners.minus(p.honoured) } else { SeatSet::default() },
            load: (me == p.active).then_some(p.load),
            next: Outlook::of(rules, k, me, hand, side.gives),
            groups: group_changes(rules, k, me, side),
        }
    }
}

impl Outlook {
    /// Only the goods of incoming cards are known (OM-3.6): the limits can be read only from the cards already held.
    fn of(rules: &OltreMare, k: &Knowledge, me: Seat, hand: u8, gives: CardSet) -> Option<Outlook> {
        let p = &k.public;
        if !has_another_turn(p, me) {
            return None;
        }
        let (on_top, hand) = if me == p.active {
            // OM-5.1: the cards of this turn go on top, in any order.
            (k.hand().minus(gives), hand.saturating_sub(p.load))
        } else {
            (p.cargos.top(me).map_or(CardSet::EMPTY, CardSet::only), hand)
        };
        let span = |read: fn(&OltreMare, Card) -> u8| {
            let figures = || on_top.iter().map(|card| read(rules, card));
            Some(Span { least: figures().min()?, most: figures().max()? })
        };
        let power = span(|rules, card| rules.face(card).power)?;
        Some(Outlook { power, load: span(|rules, card| rules.face(card).load)?, hand })
    }
}

fn group_changes(rules: &OltreMare, k: &Knowledge, me: Seat, side: &Side) -> Vec<GroupChange> {
    let p = &k.public;
    let top = p.cargos.top(me);
    let load = if me == p.active {
        p.load
    } else if let (Some(top), true) = (top, has_another_turn(p, me)) {
        rules.face(top).load
    } else {
        return Vec::new();
    };
    let lies = |good: Good| p.cargos.iter(me).take_while(|card| card.good() == good).count();
    let change = |good: Good| {
        let held = k.hand().of(good).len();
        let after = held.saturating_sub(side.gives.of(good).len()) + side.gets.count(good.index()) as usize;
        let [before, after] = [held, after].map(|held| lies(good) + held.min(load.into()));
        (before != after).then(|| GroupChange {
            good,
            cards_before: before as u8,
            cards_after: after as u8,
            value_before: good.payout(before),
            value_after: good.payout(after),
        })
    };
    Good::ALL.into_iter().filter_map(change).collect()
}

/// OM-7.1: will this seat begin one more turn, as far as everybody can see?
fn has_another_turn(public: &Public, seat: Seat) -> bool {
    let place = |seat: Seat| seat.steps_from(public.start, public.players);
    !public.last_round || place(seat) > place(public.active)
}

impl Outlook {
    pub(super) fn message(&self) -> Message {
        let Outlook { power, load, hand } = *self;
        if power.least == power.most && load.least == load.most {
            return Message::new("om-preview-next-turn")
                .with("power", power.most)
                .with("load", load.most)
                .with("excess", hand.saturating_sub(power.most));
        }
        Message::new("om-preview-outlook")
            .with("power", power.to_string())
            .with("load", load.to_string())
            .with("hand", hand)
    }
}

impl GroupChange {
    fn message(&self) -> Message {
        Message::new("om-preview-group")
            .with("good", crate::shown::tell::good_term(self.good))
            .with("cards_before", self.cards_before)
            .with("cards_after", self.cards_after)
            .with("value_before", self.value_before)
            .with("value_after", self.value_after)
    }
}

pub(super) fn groups_message(groups: &[GroupChange]) -> Option<Message> {
    let told: Vec<Message> = groups.iter().map(GroupChange::message).collect();
    (!told.is_empty()).then(|| Message::new("om-preview-groups").with("groups", told))
}

/// The partner gains it, or whichever of several accepts.
pub(super) fn prestige_message(partners: SeatSet) -> Option<Message> {
    let seats: Vec<Arg> = partners.iter().map(Arg::Seat).collect();
    match seats.as_slice() {
        [] => None,
        [seat] => Some(Message::new("om-preview-prestige").with("seat", seat.clone())),
        _ => Some(Message::new("om-preview-prestige-among").with("seats", Arg::List(seats))),
    }
}
