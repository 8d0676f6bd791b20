//! A full state that fits what an observer knows: bots think about such states.

use super::Knowledge;
use crate::rules::Example;
use crate::state::{ALL, State, a_card_of, one};
use game::{BySeat, Chance, Game, Seat};

impl Example {
    /// The cards this observer cannot see are dealt again, as many to each place as there are.
    pub(crate) fn deal_again(&self, knowledge: &Knowledge, chance: &mut impl Chance, out: &mut State) {
        let Knowledge { who, public, hand, buried } = knowledge;
        let played = public.played.as_slice().iter().fold(0, |all, cards| all | cards);
        let mut deck = ALL & !played & !hand & !buried;
        let mut take = |count: u8| {
            let mut taken = 0;
            for _ in 0..count {
                let card = a_card_of(deck, chance);
                deck &= !one(card);
                taken |= one(card);
            }
            taken
        };
        let mine = |seat: Seat| who.is(seat);
        let players = self.players();
        let hands = BySeat::new(players, |seat| if mine(seat) { *hand } else { take(public.hand[seat]) });
        let buried = BySeat::new(players, |seat| if mine(seat) { *buried } else { take(public.buried[seat]) });
        *out = State { public: *public, hands, buried, deck };
    }
}
