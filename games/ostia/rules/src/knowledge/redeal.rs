//! A whole state that fits what an observer knows.

use crate::chapters::counter::BLUFFS;
use crate::knowledge::Knowledge;
use crate::moves::choices::Question;
use crate::moves::{Action, Choices};
use crate::rules::Ostia;
use crate::state::{Answer, Cards, Hand, Hidden, Layout, Phase, SecretDecision, State, Trader};
use game::{Chance, Choices as _, Seat};

impl Ostia {
    /// Deals what the observer has not seen to all places it could be in.
    pub(crate) fn deal_again(&self, knowledge: &Knowledge, chance: &mut impl Chance, out: &mut State) {
        let Knowledge { public, own } = knowledge;
        let unseen = knowledge.unseen(self.cards());
        // Cards that cannot be in the pile are in somebody's hands; the rest of the hands is drawn from those that could be in it.
        let mut pile = knowledge.pile_at_most(unseen);
        let held = unseen.total().saturating_sub(public.pile);
        let mut hands = unseen - pile;
        hands += pile.draw_many(held.saturating_sub(hands.total()), chance);
        out.public = *public;
        out.hidden = Hidden::new(self.players, pile);
        for seat in Seat::all(self.players) {
            let hand = &mut out.hidden.hands[seat];
            if own.me == Some(seat) {
                *hand = own.hand;
                continue;
            }
            let trader = &public.traders[seat];
            hand.stock = trader.sure + hands.draw_many(trader.stock.saturating_sub(trader.sure.total()), chance);
            hand.ship = hands.draw_many(trader.ship, chance);
            if public.phase.is_second_look() && public.deciding().contains(seat) {
                hand.laid = some_piles(trader, hand, chance);
            }
            if public.ready.contains(seat) {
                hand.decision = self.some_plan(public.phase, trader, hand, chance);
            }
        }
    }

    /// A secret decision that a seat could have made.
    fn some_plan(&self, phase: Phase, trader: &Trader, hand: &Hand, chance: &mut impl Chance) -> SecretDecision {
        let mut ask = |question| Choices { question }.sample(chance);
        match phase {
            Phase::FreePick => {
                let mut ship = hand.ship;
                ship.draw(chance).single().map_or(SecretDecision::Open, SecretDecision::FreePick)
            }
            // The sizes of layouts made under version 1 of the rules are known.
            Phase::Counter | Phase::LastCounter if trader.laid != [0; 3] => {
                SecretDecision::Lay(some_piles(trader, hand, chance))
            }
            Phase::Counter | Phase::SecondLook | Phase::LastCounter | Phase::LastSecondLook => {
                match ask(Question::lay(phase, hand, false)) {
                    Action::Lay(layout) if phase.is_second_look() => SecretDecision::Answer(Answer::Lay(layout)),
                    Action::Lay(layout) => SecretDecision::Lay(layout),
                    _ => SecretDecision::Answer(Answer::Stand),
                }
            }
            Phase::Storehouses => match ask(Question::storehouses(trader, hand, false)) {
                Action::Manage(plan) => SecretDecision::Manage(plan),
                _ => SecretDecision::Open,
            },
            _ => SecretDecision::Open,
        }
    }
}

/// OS-3.4: piles of the sizes that were shown, which fit any choice of cards.
fn some_piles(trader: &Trader, hand: &Hand, chance: &mut impl Chance) -> Layout {
    let mut all = hand.stock + Cards::bluffs(BLUFFS);
    let [forum, senate, _] = trader.laid;
    let forum = all.draw_many(forum, chance);
    Layout { forum, senate: all.draw_many(senate, chance) }
}
