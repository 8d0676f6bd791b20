//! The hidden half: the hands of the seats and the draw pile.

use crate::state::{Cards, Good};
use game::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// OS-8.2.
///
/// The pile has no order: a card drawn is drawn at random from what the pile holds, at the moment it is drawn.
/// That is the same as drawing from a shuffled pile, and leaves nothing that could be known too early.
/// In the same way, the senate card set aside is the one left when the others have been drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// The secrets of each seat.
    pub hands: BySeat<Hand>,
    /// What the draw pile holds.
    pub pile: Cards,
}

/// The secrets of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// Goods owned.
    pub stock: Cards,
    /// Goods on the ship side.
    pub ship: Cards,
    /// Goods dealt to the seat from the current draw pile: they are no longer in the pile, and only this seat knows.
    pub drawn: Cards,
    /// OS-3.4: the piles it has laid out, while everybody looks at their sizes.
    pub laid: Layout,
    /// Its decision, when all decide at once, until it is carried out.
    pub decision: SecretDecision,
}

/// A secret decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SecretDecision {
    /// None yet.
    #[default]
    Open,
    /// OS-2.2.
    FreePick(Good),
    /// OS-3.2, OS-7.1.
    Lay(Layout),
    /// OS-3.4.
    Answer(Answer),
    /// OS-6.
    Manage(Management),
}

/// OS-3.2: what is on forum and senate, bluff cards included; the rest is on the storehouse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaLayout"))]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// To be sold.
    pub forum: Cards,
    /// To be given.
    pub senate: Cards,
}

/// OS-3.4: what a seat does when it has seen the sizes of all piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaAnswer"))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Its piles stay.
    Stand,
    /// It replaces them with these.
    Lay(Layout),
}

/// OS-6.1 to OS-6.3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaManagement"))]
#[serde(deny_unknown_fields)]
pub struct Management {
    /// Loans repaid.
    pub repay: u8,
    /// Storehouses built.
    pub build: u8,
    /// Goods kept.
    pub keep: Cards,
}

impl Hidden {
    /// Empty hands, and these cards in the pile.
    pub(crate) fn new(players: u8, pile: Cards) -> Hidden {
        Hidden { hands: BySeat::all(players, Hand::default()), pile }
    }

    /// The secrets of this seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat]
    }
}

/// The hands that can be looked into: all of them in a state, only the observer's own in knowledge.
pub(crate) trait Hands {
    /// Changes the hand of a seat, if it is among them.
    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Hand));

    /// Changes all of them.
    fn change_all(&mut self, change: impl Fn(&mut Hand));
}

impl Hands for BySeat<Hand> {
    #[inline]
    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Hand)) {
        change(&mut self[seat]);
    }

    #[inline]
    fn change_all(&mut self, change: impl Fn(&mut Hand)) {
        for seat in Seat::all(self.players()) {
            change(&mut self[seat]);
        }
    }
}

impl Hand {
    /// Its layout, once it has decided.
    #[inline]
    pub(crate) fn layout(&self) -> Option<Layout> {
        match self.decision {
            SecretDecision::Lay(layout) | SecretDecision::Answer(Answer::Lay(layout)) => Some(layout),
            SecretDecision::Answer(Answer::Stand) => Some(self.laid),
            SecretDecision::Open | SecretDecision::FreePick(_) | SecretDecision::Manage(_) => None,
        }
    }

    /// The question has changed: decisions are cleared, but in the second step of OS-3.4 the piles stay.
    #[inline]
    pub(crate) fn drop_plan(&mut self, second_look: bool) {
        self.laid = match self.decision {
            SecretDecision::Lay(layout) if second_look => layout,
            _ => Layout::default(),
        };
        self.decision = SecretDecision::Open;
    }

    /// OS-2.2: the card chosen for free is owned.
    #[inline]
    pub(crate) fn take_free_pick(&mut self) {
        if let SecretDecision::FreePick(good) = self.decision {
            self.ship -= Cards::one(good);
            self.stock += Cards::one(good);
        }
    }
}
