//! OM-3.7 to OM-3.10: what to buy, and when to leave the trade phase.

use super::outlook::Outlook;
use super::worth;
use game::Choices as _;
use oltre_mare::{Action, CardSet, Choices, Source};

/// How many unseen cards are examined to judge the next one.
const SAMPLES: usize = 6;

/// A purchase that is not required must be worth at least this.
const MARGIN: f32 = 0.4;

/// Possible prices (OM-3.8, OM-3.9).
const PRICES: std::ops::RangeInclusive<u8> = 1..=4;

impl Outlook<'_> {
    /// Buys what pays, or what the load requires; otherwise leaves.
    pub(super) fn buy_or_leave(&self, choices: &Choices) -> Option<Action> {
        let before = self.value(self.hand);
        let bid = |source| {
            let price = PRICES.into_iter().find(|price| choices.contains(&Action::Buy { source, price: *price }))?;
            Some((Action::Buy { source, price }, self.find(source) - before - f32::from(price)))
        };
        // OM-8.3: an own pirate that is bought back costs nothing at the end.
        let pirates = bid(Source::Pirates).map(|(action, gain)| (action, gain + worth::PIRATE));
        let bids = [bid(Source::Deck), pirates].into_iter().flatten();
        let best = bids.reduce(|a, b| if b.1 > a.1 { b } else { a });
        let must = !choices.contains(&Action::LeaveTrade);
        let buy = best.filter(|(_, gain)| must || *gain > MARGIN);
        Some(buy.map_or(Action::LeaveTrade, |(action, _)| action))
    }

    /// The worth of the hand with one more card from there.
    fn find(&self, source: Source) -> f32 {
        let known = match source {
            Source::Deck => None,
            Source::Pirates => self.knowledge.pirates.last().copied().flatten(),
        };
        if let Some(card) = known {
            return self.value(self.hand.or(CardSet::only(card)));
        }
        let step = (self.unseen.len() / SAMPLES).max(1);
        let (sum, count) = self
            .unseen
            .iter()
            .step_by(step)
            .fold((0.0, 0), |(sum, count), card| (sum + self.value(self.hand.or(CardSet::only(card))), count + 1));
        sum / count.max(1) as f32
    }
}
