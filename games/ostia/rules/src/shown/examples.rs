//! Actions that could be typed now, made of what the seat has, and what they mean.

use crate::knowledge::Knowledge;
use crate::moves::choices::Question;
use crate::moves::{Action, Choices};
use crate::rules::Ostia;
use crate::state::{Cards, Good, Layout, Management};
use game::Example;

fn example(action: Action, means: &'static str) -> Example {
    Example::new(action.to_string(), means)
}

/// One card of each of the first types in hand.
fn some(cards: Cards, types: usize) -> Cards {
    Good::ALL
        .into_iter()
        .filter(|good| cards.count(*good) > 0)
        .take(types)
        .map(Cards::one)
        .fold(Cards::EMPTY, |a, b| a + b)
}

impl Ostia {
    pub(crate) fn examples_of(&self, knowledge: &Knowledge, choices: &Choices) -> Vec<Example> {
        let stock = knowledge.own.hand.stock;
        match choices.question {
            Question::Nothing => Vec::new(),
            Question::FreePick { ship, .. } => {
                let pick = Good::ALL.into_iter().find(|good| ship.count(*good) > 0);
                pick.map(|good| example(Action::Pick { good }, "ostia-example-pick")).into_iter().collect()
            }
            Question::Lot { ship } => {
                let first = some(ship, 1);
                let lot = first + some(ship - first, 1);
                vec![example(Action::PutUp { lot }, "ostia-example-put-up")]
            }
            Question::Bid { minimum, .. } => vec![
                example(Action::Bid { amount: minimum }, "ostia-example-bid"),
                example(Action::Pass, "ostia-example-pass"),
            ],
            Question::Decision { bidders, .. } => {
                let buyer = bidders.iter().next();
                let sell = buyer.map(|buyer| example(Action::Sell { buyer }, "ostia-example-sell"));
                sell.into_iter().chain([example(Action::Keep, "ostia-example-keep")]).collect()
            }
            Question::Lay { senate, stand, .. } => {
                let forum = some(stock, 2);
                let layout = Layout { forum, senate: if senate { some(stock - forum, 1) } else { Cards::EMPTY } };
                let means = if senate { "ostia-example-lay" } else { "ostia-example-lay-last" };
                let lay = example(Action::Lay(layout), means);
                [lay].into_iter().chain(stand.then(|| example(Action::Stand, "ostia-example-stand"))).collect()
            }
            Question::Storehouses { means, .. } => {
                let build = means.most_built().min(1);
                let keep = if means.storehouses + build > 0 { some(stock, 1) } else { Cards::EMPTY };
                vec![example(Action::Manage(Management { repay: 0, build, keep }), "ostia-example-manage")]
            }
            Question::Sale(sale) => {
                vec![example(Action::SellStorehouses { count: sale.most }, "ostia-example-sell-storehouses")]
            }
        }
    }
}
