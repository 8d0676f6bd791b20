//! Standing orders for a round of Ostia: what to bid, whether to sell, what to do when all have seen the piles.

use bots::orders::{Orders, each_once};
use game::{Choices as _, Message, Seat};
use ostia::{Action, Answer, Cards, Choices, Good, Knowledge, Ostia, Phase};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// A sheet for one round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaOrders"))]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// OS-2.4: the highest bid for a pair of types; each pair once.
    #[serde(deserialize_with = "bids")]
    pub bids: Vec<HighestBid>,
    /// How much of that is bid.
    pub bidding: Bidding,
    /// OS-2.9: a bid may exceed the cash, and then storehouses are sold and loans taken for it.
    pub borrow: bool,
    /// What to do about lots that are not mentioned.
    pub other_lots: OtherLots,
    /// OS-2.5: whether to sell the player's own lot; each pair once.
    #[serde(deserialize_with = "reserves")]
    pub reserves: Vec<Reserve>,
    /// OS-3.4: what to do when the sizes of all piles have been shown.
    pub second_look: Option<Answer>,
}

/// Two types of goods, in any order; they may be the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaPair", type = "[OstiaGood, OstiaGood]"))]
#[serde(transparent)]
pub struct Pair(pub [Good; 2]);

impl Pair {
    /// The cards.
    pub fn cards(self) -> Cards {
        self.0.into_iter().collect()
    }
}

/// The highest bid for a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaHighestBid"))]
#[serde(deny_unknown_fields)]
pub struct HighestBid {
    /// Which.
    pub pair: Pair,
    /// Denarii.
    pub at_most: u16,
}

/// How much of the highest bid is bid. Everybody bids once (OS-2.4), so there is no second chance to raise it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaBidding"))]
#[serde(rename_all = "snake_case")]
pub enum Bidding {
    /// All of it.
    Whole,
    /// One more than the best bid so far, or the minimum; nothing if that is too much.
    JustAbove,
}

/// What to do about a lot that is not mentioned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaOtherLots"))]
#[serde(rename_all = "snake_case")]
pub enum OtherLots {
    /// They wait for the player.
    Wait,
    /// No bid.
    Pass,
}

/// Whether to sell the player's own lot. Between the two figures it waits for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaReserve"))]
#[serde(deny_unknown_fields)]
pub struct Reserve {
    /// Which.
    pub pair: Pair,
    /// A highest bid of this or more is accepted.
    pub sell_from: Option<u16>,
    /// Otherwise the lot is kept if that costs no more than this (OS-2.5: one more than the highest bid).
    pub keep_up_to: Option<u16>,
}

impl Orders<Ostia> for Sheet {
    const ONE_TURN: bool = true;

    /// OS-2.4: nothing below the minimum can be bid; 0 means passing on this lot.
    fn misfit(&self, game: &Ostia) -> Option<Message> {
        let low = |bid: &&HighestBid| (1..game.minimum(bid.pair.cards())).contains(&bid.at_most);
        let bid = self.bids.iter().find(low)?;
        let minimum = game.minimum(bid.pair.cards());
        Some(
            Message::new("ostia-orders-below-minimum")
                .with("bid", u32::from(bid.at_most))
                .with("minimum", u32::from(minimum)),
        )
    }

    fn says(&self, _: &Ostia, knowledge: &Knowledge, choices: &Choices) -> Option<Action> {
        let me = knowledge.own.me?;
        match knowledge.public.phase {
            Phase::Bid(turn) if turn == me => self.bid(knowledge, me),
            Phase::Decision(turn) if turn == me => self.sell_or_keep(knowledge, me, choices),
            phase if phase.is_second_look() && !knowledge.public.ready.contains(me) => {
                self.second_look.map(|answer| match answer {
                    Answer::Stand => Action::Stand,
                    Answer::Lay(layout) => Action::Lay(layout),
                })
            }
            _ => None,
        }
    }
}

impl Sheet {
    /// OS-2.4, OS-2.10.
    fn bid(&self, knowledge: &Knowledge, me: Seat) -> Option<Action> {
        let public = &knowledge.public;
        let Some(named) = self.bids.iter().find(|bid| bid.pair.cards() == public.lot) else {
            return (self.other_lots == OtherLots::Pass).then_some(Action::Pass);
        };
        let trader = &public.traders[me];
        let purse = if self.borrow { trader.bid_limit() } else { trader.cash.min(trader.bid_limit()) };
        let (least, most) = (public.minimum, named.at_most.min(purse));
        let amount = match self.bidding {
            Bidding::Whole => most,
            Bidding::JustAbove => least.max(public.highest_bid().saturating_add(1)),
        };
        Some(if (least..=most).contains(&amount) { Action::Bid { amount } } else { Action::Pass })
    }

    /// OS-2.5: to the highest bidder; of several, to the one who spoke first.
    fn sell_or_keep(&self, knowledge: &Knowledge, me: Seat, choices: &Choices) -> Option<Action> {
        let public = &knowledge.public;
        let reserve = self.reserves.iter().find(|reserve| reserve.pair.cards() == public.lot)?;
        let highest = public.highest_bid();
        if reserve.sell_from.is_some_and(|least| highest >= least) {
            let mut bidders = me.next(public.players()).around(public.players());
            let buyer = bidders.find(|seat| public.traders[*seat].bid == highest)?;
            return Some(Action::Sell { buyer });
        }
        let keeps = reserve.keep_up_to.is_some_and(|most| highest < most);
        (keeps && choices.contains(&Action::Keep)).then_some(Action::Keep)
    }
}

fn bids<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<HighestBid>, D::Error> {
    let bids = Vec::<HighestBid>::deserialize(d)?;
    each_once(&bids, |bid| bid.pair.cards()).map_err(D::Error::custom)?;
    Ok(bids)
}

fn reserves<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<Reserve>, D::Error> {
    let reserves = Vec::<Reserve>::deserialize(d)?;
    each_once(&reserves, |reserve| reserve.pair.cards()).map_err(D::Error::custom)?;
    Ok(reserves)
}
