//! Why one action would have been better than another, looking back.

use super::preview::{Effect, Preview};
use super::tell::{cards_list, good_arg};
use crate::knowledge::Knowledge;
use crate::moves::Action;
use crate::rules::Ostia;
use crate::state::Cards;
use game::Message;

/// What a layout brings, as far as its seat can know.
#[derive(Default)]
struct Brings {
    income: u16,
    worth: u16,
    points: u8,
    lost: Cards,
}

impl Brings {
    fn of(preview: &Preview) -> Brings {
        let mut brings = Brings::default();
        for effect in &preview.effects {
            match *effect {
                Effect::EarnsAtMost { income } => brings.income = income,
                Effect::OfferWorth { worth } => brings.worth = worth,
                Effect::ScoresTypes { vp } => brings.points = vp,
                Effect::LosesToPenalty { cards } => brings.lost += cards,
                _ => {}
            }
        }
        brings
    }
}

impl Ostia {
    pub(crate) fn reasons_of(&self, k: &Knowledge, better: &Action, played: &Action) -> Vec<Message> {
        let price = k.public.highest_bid();
        match (better, played) {
            (Action::Pick { good }, Action::Pick { .. }) => {
                vec![Message::new("os-why-pick").with("good", good_arg(*good))]
            }
            (Action::PutUp { .. }, Action::PutUp { .. }) => vec![Message::new("os-why-lot")],
            (Action::Bid { amount }, Action::Bid { amount: own }) if amount > own => {
                vec![Message::new("os-why-bid-more")]
            }
            (Action::Bid { .. }, Action::Bid { .. }) => vec![Message::new("os-why-bid-less")],
            (Action::Bid { amount }, Action::Pass) => {
                vec![
                    Message::new("os-why-bid")
                        .with("cards", cards_list(k.public.lot))
                        .with("amount", u32::from(*amount)),
                ]
            }
            (Action::Pass, Action::Bid { amount }) => {
                let mut said = vec![Message::new("os-why-pass").with("amount", u32::from(*amount))];
                let needed = Preview::of(self, k, played).effects.into_iter().filter(Effect::is_dear);
                said.extend(needed.map(|effect| effect.message()));
                said
            }
            (Action::Keep, Action::Sell { .. }) => {
                vec![Message::new("os-why-keep").with("price", u32::from(price) + 1)]
            }
            (Action::Sell { buyer }, Action::Keep) => {
                vec![Message::new("os-why-sell").with("share", u32::from(k.public.traders[*buyer].bid / 2))]
            }
            (Action::Sell { buyer }, Action::Sell { .. }) => vec![Message::new("os-why-buyer").with("seat", *buyer)],
            (Action::Lay(_) | Action::Stand, Action::Lay(_) | Action::Stand) => {
                self.reasons_of_layout(k, better, played)
            }
            (Action::Manage(better), Action::Manage(played)) => {
                let mut said = Vec::new();
                let more = better.keep.less(played.keep);
                if better.build > played.build {
                    said.push(Message::new("os-why-build"));
                }
                if better.build < played.build {
                    said.push(Message::new("os-why-no-build"));
                }
                if better.repay > played.repay {
                    said.push(Message::new("os-why-repay"));
                }
                if better.repay < played.repay {
                    said.push(Message::new("os-why-no-repay"));
                }
                if !more.is_empty() {
                    said.push(Message::new("os-why-store").with("cards", cards_list(more)));
                }
                said
            }
            (Action::SellStorehouses { count }, Action::SellStorehouses { count: own }) => {
                vec![Message::new(if count > own { "os-why-sale" } else { "os-why-no-sale" })]
            }
            _ => Vec::new(),
        }
    }

    fn reasons_of_layout(&self, k: &Knowledge, better: &Action, played: &Action) -> Vec<Message> {
        let [best, own] = [better, played].map(|action| Brings::of(&Preview::of(self, k, action)));
        let bluffs = |action: &Action| match action {
            Action::Lay(layout) => layout.forum.bluff() + layout.senate.bluff(),
            _ => k.own.hand.laid.forum.bluff() + k.own.hand.laid.senate.bluff(),
        };
        let mut said = Vec::new();
        if best.lost.total() < own.lost.total() {
            said.push(Message::new("os-why-penalty").with("cards", cards_list(own.lost)));
        }
        if best.points > own.points {
            said.push(Message::new("os-why-types").with("better", best.points).with("played", own.points));
        }
        if best.worth > own.worth {
            said.push(
                Message::new("os-why-senate")
                    .with("better", u32::from(best.worth))
                    .with("played", u32::from(own.worth)),
            );
        }
        if best.income > own.income {
            said.push(
                Message::new("os-why-forum")
                    .with("better", u32::from(best.income))
                    .with("played", u32::from(own.income)),
            );
        }
        if best.worth < own.worth {
            said.push(Message::new("os-why-less-senate"));
        }
        if bluffs(better) > bluffs(played) {
            said.push(Message::new("os-why-bluff"));
        }
        if said.is_empty() {
            said.push(Message::new("os-why-stored"));
        }
        said
    }
}
