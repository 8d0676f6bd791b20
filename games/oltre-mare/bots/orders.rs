//! Standing orders for Oltre Mare: how offers are answered.

use bots::orders::{Orders, each_once};
use game::Choices as _;
use oltre_mare::{Action, CardSet, Choices, Good, Knowledge, OltreMare, OpenOffer};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// How offers are answered. They hold until they are revoked: an offer can come in anybody's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareOrders"))]
#[serde(deny_unknown_fields)]
pub struct Answers {
    /// Goods that are accepted, and for how much; each good once.
    #[serde(deserialize_with = "prices")]
    pub accept: Vec<Price>,
    /// OM-3.3 sets no limit to debt, but this does: at least this many ducats must be left after any deal that costs
    /// some.
    pub leave: u16,
    /// What becomes of all other offers.
    pub otherwise: OtherOffers,
}

/// What a card of a good may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMarePrice"))]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// Which.
    pub good: Good,
    /// Ducats.
    pub at_most: u8,
}

/// What becomes of an offer that is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareOtherOffers"))]
#[serde(rename_all = "snake_case")]
pub enum OtherOffers {
    /// It waits for the player.
    Wait,
    /// It is refused.
    Refuse,
}

impl Orders<OltreMare> for Answers {
    const ONE_TURN: bool = false;

    /// OM-3.2, OM-3.17: the offer that has waited longest, of those that the orders cover.
    fn says(&self, _: &OltreMare, knowledge: &Knowledge, choices: &Choices) -> Option<Action> {
        let me = knowledge.me?;
        let ducats = knowledge.public.ducats[me];
        knowledge.public.offers.iter().filter(|offer| offer.awaits.contains(me)).find_map(|offer| {
            let accept = Action::Accept { offer: offer.id, cards: CardSet::EMPTY };
            if self.takes(offer, ducats) && choices.contains(&accept) {
                return Some(accept);
            }
            let refuse = Action::Refuse { offer: offer.id, reason: None };
            (self.otherwise == OtherOffers::Refuse).then_some(refuse)
        })
    }
}

impl Answers {
    /// Cards for ducats or for free, each of a good that was named. Offers that want cards in return are not covered.
    fn takes(&self, offer: &OpenOffer, ducats: i32) -> bool {
        let terms = &offer.terms;
        if terms.gives.is_empty() || !terms.wants.is_empty() {
            return false;
        }
        let mut most = 0;
        for good in Good::ALL {
            let cards = terms.gives.count(good.index());
            match self.accept.iter().find(|price| price.good == good) {
                Some(price) => most += cards * u32::from(price.at_most),
                None if cards > 0 => return false,
                None => {}
            }
        }
        let cost = u32::from(terms.ducats.min(0).unsigned_abs());
        cost == 0 || cost <= most && ducats.saturating_sub_unsigned(cost) >= i32::from(self.leave)
    }
}

fn prices<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<Price>, D::Error> {
    let prices = Vec::<Price>::deserialize(d)?;
    each_once(&prices, |price| price.good).map_err(D::Error::custom)?;
    Ok(prices)
}
