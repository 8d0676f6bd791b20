//! A full state that fits what an observer knows: bots think about those.

use super::Knowledge;
use crate::state::{ALL, State, a_card_of, one};
use game::{BySeat, Chance, Seat};

impl Knowledge {
    /// The cards this observer cannot see are dealt again, as many to each place as lie there.
    pub(crate) fn deal_again(&self, chance: &mut impl Chance) -> State {
        let public = &self.public;
        let played = public.played.as_slice().iter().fold(0, |all, cards| all | cards);
        let mut deck = ALL & !played & !self.hand & !self.buried;
        let mut take = |count: u8| {
            let mut taken = 0;
            for _ in 0..count {
                let card = a_card_of(deck, chance);
                deck &= !one(card);
                taken |= one(card);
            }
            taken
        };
        let mine = |seat: Seat| self.who.is(seat);
        let players = public.hand.players();
        let hands = BySeat::new(players, |seat| if mine(seat) { self.hand } else { take(public.hand[seat]) });
        let buried = BySeat::new(players, |seat| if mine(seat) { self.buried } else { take(public.buried[seat]) });
        State { public: *public, hands, buried, deck }
    }
}
