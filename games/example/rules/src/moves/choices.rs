//! All legal actions of a seat, without listing them.

use super::Action;
use crate::state::{Cards, Public, is_card, one};
use game::{Picker, Seat, Slot};

/// All legal actions of a seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Choices {
    /// It may draw.
    pub draw: bool,
    /// It may play or bury one of these.
    pub cards: Cards,
    /// It may cheer.
    pub cheer: bool,
}

const DRAW: u32 = 0;
const PLAY: u32 = 1;
const BURY: u32 = 2;
const CHEER: u32 = 3;

/// The words of the verbs, in the order of their numbers.
pub(crate) const VERBS: [&str; 4] = ["ex-draw", "ex-play", "ex-bury", "ex-cheer"];

impl Choices {
    /// The actions open to a seat with this hand.
    pub(crate) fn fill(&mut self, public: &Public, seat: Seat, hand: Cards) {
        let turn = seat == public.turn && !public.is_over();
        self.draw = turn && public.deck > 0;
        self.cards = if turn { hand } else { 0 };
        self.cheer = public.may_cheer(seat);
    }
}

impl game::Choices for Choices {
    type Action = Action;

    fn is_empty(&self) -> bool {
        *self == Choices::default()
    }

    fn contains(&self, action: &Action) -> bool {
        match *action {
            Action::Draw => self.draw,
            Action::Play(card) | Action::Bury(card) => is_card(card) && self.cards & one(card) != 0,
            Action::Cheer => self.cheer,
        }
    }

    /// The only action, if there is only one: nobody needs to be asked.
    fn forced(&self) -> Option<Action> {
        match (self.draw, self.cards, self.cheer) {
            (true, 0, false) => Some(Action::Draw),
            (false, 0, true) => Some(Action::Cheer),
            _ => None,
        }
    }

    fn decide<P: Picker>(&self, picker: &mut P) -> Result<Action, P::Halt> {
        let lay = u128::from(self.cards != 0);
        let verbs = u128::from(self.draw) << DRAW | lay << PLAY | lay << BURY | u128::from(self.cheer) << CHEER;
        Ok(match picker.pick(Slot::Verb, verbs)? {
            DRAW => Action::Draw,
            PLAY => Action::Play(picker.pick(Slot::Card, self.cards.into())? as u8),
            BURY => Action::Bury(picker.pick(Slot::Card, self.cards.into())? as u8),
            _ => Action::Cheer,
        })
    }
}
