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
    /// OS-2.4: for lots without a figure of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<BidRule>,
    /// OS-2.3: which two cards to put up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lot: Option<LotRule>,
    /// OS-2.5: an own lot without figures of its own is sold for this much more than its minimum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sell_over: Option<u16>,
    /// They hold in later rounds too, until they are revoked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub rounds: bool,
}

/// How much to bid for any lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaBidRule"))]
#[serde(deny_unknown_fields)]
pub struct BidRule {
    /// So much more than the minimum.
    pub over: u16,
    /// Never so much that less cash than this is left.
    pub keep: u16,
}

/// Which two cards to put up (OS-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaLotRule"))]
#[serde(rename_all = "snake_case")]
pub enum LotRule {
    /// Those with the highest minimum.
    Dearest,
    /// Those with the lowest.
    Cheapest,
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

    fn hold(&self, written: u32, now: u32) -> bool {
        self.rounds || written == now
    }

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

    fn says(&self, game: &Ostia, knowledge: &Knowledge, choices: &Choices) -> Option<Action> {
        let me = knowledge.own.me?;
        match knowledge.public.phase {
            Phase::Bid(turn) if turn == me => self.bid(knowledge, me),
            Phase::Lot(turn) if turn == me => self.put_up(game, choices),
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
        let trader = &public.traders[me];
        let named = self.bids.iter().find(|bid| bid.pair.cards() == public.lot).map(|bid| bid.at_most);
        let by_rule =
            |rule: BidRule| public.minimum.saturating_add(rule.over).min(trader.cash.saturating_sub(rule.keep));
        let Some(at_most) = named.or(self.rule.map(by_rule)) else {
            return (self.other_lots == OtherLots::Pass).then_some(Action::Pass);
        };
        let purse = if self.borrow { trader.bid_limit() } else { trader.cash.min(trader.bid_limit()) };
        let (least, most) = (public.minimum, at_most.min(purse));
        let amount = match self.bidding {
            Bidding::Whole => most,
            Bidding::JustAbove => least.max(public.highest_bid().saturating_add(1)),
        };
        Some(if (least..=most).contains(&amount) { Action::Bid { amount } } else { Action::Pass })
    }

    /// OS-2.3: the lot with the highest or lowest minimum.
    fn put_up(&self, game: &Ostia, choices: &Choices) -> Option<Action> {
        let rule = self.lot?;
        let pairs = Good::ALL.into_iter().flat_map(|one| Good::ALL.map(|other| Pair([one, other]).cards()));
        let lots = pairs.filter(|lot| choices.contains(&Action::PutUp { lot: *lot }));
        let lot = match rule {
            LotRule::Dearest => lots.max_by_key(|lot| game.minimum(*lot)),
            LotRule::Cheapest => lots.min_by_key(|lot| game.minimum(*lot)),
        };
        lot.map(|lot| Action::PutUp { lot })
    }

    /// OS-2.5: to the highest bidder; of several, to the one who spoke first.
    fn sell_or_keep(&self, knowledge: &Knowledge, me: Seat, choices: &Choices) -> Option<Action> {
        let public = &knowledge.public;
        let named = self.reserves.iter().find(|reserve| reserve.pair.cards() == public.lot);
        let by_rule = self.sell_over.map(|over| public.minimum.saturating_add(over));
        let (sell_from, keep_up_to) = match named {
            Some(reserve) => (reserve.sell_from, reserve.keep_up_to),
            None => (by_rule, None),
        };
        let highest = public.highest_bid();
        if sell_from.is_some_and(|least| highest >= least) {
            let mut bidders = me.next(public.players()).around(public.players());
            let buyer = bidders.find(|seat| public.traders[*seat].bid == highest)?;
            return Some(Action::Sell { buyer });
        }
        let keeps = keep_up_to.is_some_and(|most| highest < most);
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
