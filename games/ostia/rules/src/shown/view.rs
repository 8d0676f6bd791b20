//! The view of a screen, built field by field: something new is hidden until somebody shows it here.

#![allow(clippy::indexing_slicing, reason = "a senate card ranks each good")]

use crate::knowledge::Knowledge;
use crate::rules::Ostia;
use crate::state::{Answer, Cards, GOODS, Good, Layout, Management, Phase, Public, SecretDecision, Trader};
use game::{Seat, SeatSet, Standings};
use serde::Serialize;
use std::fmt;

/// The view of a screen.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaView"))]
pub struct View {
    /// Round, from 1.
    pub round: u8,
    /// The phase the table waits in.
    pub phase: Phase,
    /// Start player of the round.
    pub start: Seat,
    /// The seats that have decided, when all decide at once.
    pub ready: SeatSet,
    /// Types of the active senate card, from the one worth most.
    pub senate: Option<Vec<Good>>,
    /// What it gives for a card of each type.
    pub senate_values: Option<Values>,
    /// Types of the next one.
    pub next_senate: Option<Vec<Good>>,
    /// What that will give.
    pub next_values: Option<Values>,
    /// Types of the one set aside, at the end.
    pub put_away: Option<Vec<Good>>,
    /// What that one would have given.
    pub put_away_values: Option<Values>,
    /// Cards in the draw pile.
    pub pile: u8,
    /// The discards, face up.
    pub discards: Cards,
    /// The lot on sale or sold last.
    pub lot: Option<LotView>,
    /// Market cards of this or the last counting house.
    pub market: Cards,
    /// OS-4.1: cards that are known to be at the forum while its prices are being made, with what this observer has
    /// decided to lay there.
    pub at_forum: Cards,
    /// OS-4.1: what was sold at the last counting house, until the next one.
    pub sold: Vec<Sold>,
    /// Each seat.
    pub seats: Vec<SeatView>,
    /// The part that only this observer sees.
    pub own: Option<OwnView>,
    /// How it ended.
    pub standings: Option<Standings>,
}

/// OS-0.2: what a senate card gives for a card of each type.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaValues"))]
#[allow(missing_docs)]
pub struct Values {
    pub ivory: u8,
    pub marble: u8,
    pub wood: u8,
    pub salt: u8,
    pub wine: u8,
    pub wheat: u8,
}

impl From<&[u8; GOODS]> for Values {
    fn from(&[ivory, marble, wood, salt, wine, wheat]: &[u8; GOODS]) -> Values {
        Values { ivory, marble, wood, salt, wine, wheat }
    }
}

/// OS-4.1: a type of goods that was sold.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaSold"))]
pub struct Sold {
    /// Which.
    pub good: Good,
    /// Cards of it at the forum, with the market cards.
    pub count: u8,
    /// The income of each.
    pub price: u16,
}

/// Two cards on sale.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaLotView"))]
pub struct LotView {
    /// The seller.
    pub seller: Seat,
    /// The cards.
    pub cards: Cards,
    /// The minimum bid.
    pub minimum: u16,
    /// Still on sale?
    pub on_sale: bool,
    /// OS-2.3: first or second series.
    pub series: u8,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaSeatView"))]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Denarii.
    pub cash: u16,
    /// Storehouses.
    pub storehouses: u8,
    /// Loans.
    pub credits: u8,
    /// Victory points.
    pub vp: u8,
    /// Goods owned.
    pub stock: u8,
    /// Goods on the ship side.
    pub ship: u8,
    /// Bid on the lot.
    pub bid: Option<u16>,
    /// Cards laid on forum, senate and storehouse, bluff cards included.
    pub laid: Option<[u8; 3]>,
    /// Turned up on the forum in this or the last counting house.
    pub forum: Cards,
    /// Turned up on the senate.
    pub offer: Cards,
    /// OS-3.5: bluff cards that were on forum and senate in the last counting house, until the next one.
    pub bluffs: Option<[u8; 2]>,
    /// Discarded since.
    pub thrown: Cards,
    /// OS-8.3: goods that must be in the stock; not when the table does not remember.
    pub sure: Option<Cards>,
    /// OS-5.1: what the goods in [`SeatView::sure`] are worth to the senate; only while cards are laid out.
    pub sure_worth: Option<u16>,
    /// OS-5.1: the most that its cards on the senate can be worth, by everything this observer was shown; only while
    /// they are laid out.
    pub offer_at_most: Option<u16>,
    /// OS-7.3.
    pub out: bool,
}

/// The part of a view that only one seat sees.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaOwnView"))]
pub struct OwnView {
    /// Which.
    pub seat: Seat,
    /// Goods owned.
    pub stock: Cards,
    /// Goods on the ship side.
    pub ship: Cards,
    /// The free card chosen.
    pub picked: Option<Good>,
    /// The layout chosen; in the second step of OS-3.4 the one chosen in place of the piles there.
    pub layout: Option<Layout>,
    /// OS-3.4: the piles that are there in the second step.
    pub laid: Option<Layout>,
    /// OS-3.4: it has decided to leave them.
    pub stands: bool,
    /// The plan chosen.
    pub plan: Option<Management>,
}

impl View {
    pub(crate) fn of(rules: &Ostia, knowledge: &Knowledge) -> View {
        let public = &knowledge.public;
        let senate = |card: Option<u8>| card.map(|card| rules.senate_order(card));
        let values = |card: Option<u8>| card.map(|card| Values::from(rules.senate(card)));
        View {
            round: public.round,
            phase: public.phase,
            start: public.start,
            ready: public.ready,
            senate: senate(public.active),
            senate_values: values(public.active),
            next_senate: senate(public.next),
            next_values: values(public.next),
            put_away: senate(public.put_away),
            put_away_values: values(public.put_away),
            pile: public.pile,
            discards: public.discards,
            lot: (!public.lot.is_empty()).then(|| LotView {
                seller: public.seller,
                cards: public.lot,
                minimum: public.minimum,
                on_sale: public.on_sale,
                series: public.series(),
            }),
            market: public.market,
            at_forum: at_forum(knowledge),
            sold: sold(rules, public),
            seats: Seat::all(public.players()).map(|seat| SeatView::of(rules, knowledge, seat)).collect(),
            own: knowledge.own.me.map(|seat| OwnView::of(knowledge, seat)),
            standings: (public.phase == Phase::Over).then(|| rules.standings(public)),
        }
    }
}

impl Ostia {
    /// OS-0.2: the types of a senate card, from the one worth most.
    pub(crate) fn senate_order(&self, card: u8) -> Vec<Good> {
        let mut goods = Good::ALL;
        goods.sort_by_key(|good| std::cmp::Reverse(self.senate(card)[good.index()]));
        goods.into()
    }
}

/// OS-4.1: cards that are known to be at the forum while its prices are made.
fn at_forum(knowledge: &Knowledge) -> Cards {
    let public = &knowledge.public;
    match public.phase {
        Phase::Counter | Phase::SecondLook => {
            public.market + knowledge.own.hand.layout().map_or(Cards::EMPTY, |layout| layout.forum.goods())
        }
        Phase::Storehouses => public.market + sold_cards(public),
        _ => Cards::EMPTY,
    }
}

/// OS-3.5: the last counting house was turned up, and the next one has not begun.
fn is_turned_up(public: &Public) -> bool {
    match public.phase {
        Phase::Storehouses => true,
        Phase::FreePick | Phase::Lot(_) | Phase::Bid(_) | Phase::Decision(_) => public.round > 1,
        _ => false,
    }
}

fn sold_cards(public: &Public) -> Cards {
    public.traders.as_slice().iter().fold(Cards::EMPTY, |sum, trader| sum + trader.forum)
}

fn sold(rules: &Ostia, public: &Public) -> Vec<Sold> {
    if !is_turned_up(public) {
        return Vec::new();
    }
    let sold = sold_cards(public);
    let all = public.market + sold;
    sold.each()
        .map(|(good, _)| (good, all.count(good)))
        .map(|(good, count)| Sold { good, count, price: rules.price(count) })
        .collect()
}

/// OS-3.2, OS-3.4: forum and senate are being laid.
fn is_laying(public: &Public) -> bool {
    matches!(public.phase, Phase::Counter | Phase::SecondLook)
}

/// OS-7.2: stored cards are open at the end, whatever the table remembers.
fn remembers(rules: &Ostia, public: &Public) -> bool {
    rules.setup.memory || matches!(public.phase, Phase::Sale(_) | Phase::Over)
}

/// OS-5.1: the most that a seat's cards on the senate can be worth: the best of its cards that were seen, and for the
/// others the best that is left in the box.
fn offer_at_most(rules: &Ostia, knowledge: &Knowledge, seat: Seat) -> Option<u16> {
    let public = &knowledge.public;
    if !is_laying(public) || knowledge.own.me == Some(seat) {
        return None;
    }
    let values = rules.active(public);
    let sure = |seat: Seat| if remembers(rules, public) { public.traders[seat].sure } else { Cards::EMPTY };
    let held = Seat::all(public.players()).fold(public.discards + public.market, |sum, other| {
        sum + if knowledge.own.me == Some(other) { knowledge.own.hand.stock } else { sure(other) }
    });
    let worth = |cards: Cards| -> Vec<u16> {
        let each = cards.each().flat_map(|(good, count)| (0..count).map(move |_| good));
        let mut worth: Vec<u16> = each.map(|good| values[good.index()].into()).collect();
        worth.sort_by_key(|value| std::cmp::Reverse(*value));
        worth
    };
    let trader = &public.traders[seat];
    let hidden = trader.stock.saturating_sub(sure(seat).total());
    let mut best = worth(sure(seat));
    best.extend(worth(rules.edition.box_cards.less(held)).into_iter().take(hidden.into()));
    best.sort_by_key(|value| std::cmp::Reverse(*value));
    let laid = if trader.laid == [0; 3] { trader.stock } else { trader.laid[1] };
    Some(best.into_iter().take(laid.into()).sum())
}

impl SeatView {
    fn of(rules: &Ostia, knowledge: &Knowledge, seat: Seat) -> SeatView {
        let public = &knowledge.public;
        let Trader { cash, bid, storehouses, credits, vp, stock, ship, laid, bluffs, forum, offer, thrown, sure } =
            public.traders[seat];
        let remembers = remembers(rules, public);
        SeatView {
            seat,
            cash,
            storehouses,
            credits,
            vp,
            stock,
            ship,
            bid: (bid > 0).then_some(bid),
            laid: (laid != [0; 3]).then_some(laid),
            forum,
            offer,
            bluffs: is_turned_up(public).then_some(bluffs),
            thrown,
            sure: remembers.then_some(sure),
            sure_worth: is_laying(public).then(|| if remembers { sure.worth(rules.active(public)) } else { 0 }),
            offer_at_most: offer_at_most(rules, knowledge, seat),
            out: public.out.contains(seat),
        }
    }
}

impl OwnView {
    fn of(knowledge: &Knowledge, seat: Seat) -> OwnView {
        let hand = &knowledge.own.hand;
        let public = &knowledge.public;
        let laid = (public.phase.is_second_look() && public.deciding().contains(seat)).then_some(hand.laid);
        let own = OwnView {
            seat,
            stock: hand.stock,
            ship: hand.ship,
            picked: None,
            layout: None,
            laid,
            stands: false,
            plan: None,
        };
        match hand.decision {
            SecretDecision::Open => own,
            SecretDecision::FreePick(good) => OwnView { picked: Some(good), ..own },
            SecretDecision::Lay(layout) | SecretDecision::Answer(Answer::Lay(layout)) => {
                OwnView { layout: Some(layout), ..own }
            }
            SecretDecision::Answer(Answer::Stand) => OwnView { stands: true, ..own },
            SecretDecision::Manage(plan) => OwnView { plan: Some(plan), ..own },
        }
    }
}

/// OS-0.2: the types with what they are worth to the card.
fn words(goods: &Option<Vec<Good>>) -> String {
    let names =
        goods.iter().flatten().enumerate().map(|(place, good)| format!("{} {}", good.name(), GOODS - 1 - place));
    names.collect::<Vec<_>>().join(", ")
}

impl Ostia {
    /// Plain text in the words of the notation.
    pub(crate) fn view_text(&self, view: &View) -> String {
        // OS-0.3: for one card, two cards and so on, until the price falls no further.
        let mut prices: Vec<String> = self.edition.prices.iter().skip(1).map(u8::to_string).collect();
        let last = prices.last().cloned();
        while prices.len() > 1 && prices.iter().rev().take(2).all(|price| Some(price) == last.as_ref()) {
            prices.pop();
        }
        format!("{view}prices    {} each for 1, 2, 3 … cards of a type\n", prices.join(" "))
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let harbour = matches!(self.phase, Phase::FreePick | Phase::Lot(_) | Phase::Bid(_) | Phase::Decision(_));
        writeln!(f, "round {}, {}, start player {}", self.round, phase_words(self.phase), self.start)?;
        if self.senate.is_some() {
            writeln!(f, "senate    {}", words(&self.senate))?;
        }
        if self.next_senate.is_some() {
            writeln!(f, "next      {}", words(&self.next_senate))?;
        }
        if self.put_away.is_some() {
            writeln!(f, "put away  {}", words(&self.put_away))?;
        }
        writeln!(f, "pile      {}, discards {}", self.pile, self.discards)?;
        if let Some(lot) = self.lot.as_ref().filter(|_| harbour && self.phase != Phase::FreePick) {
            let sold = if lot.on_sale { "" } else { ", done" };
            writeln!(f, "lot       {} from {}, at least {}{sold}", lot.cards, lot.seller, lot.minimum)?;
        }
        if !self.market.is_empty() && !harbour {
            writeln!(f, "market    {}", self.market)?;
        }
        for seat in &self.seats {
            // In the harbour the last counting house is over: its piles are gone, and only a screen that fades them may show them.
            seat.write(f, !harbour)?;
        }
        if let Some(own) = &self.own {
            write!(f, "{own}")?;
        }
        if let Some(standings) = &self.standings {
            writeln!(f, "places    {:?}", standings.place)?;
        }
        Ok(())
    }
}

impl SeatView {
    fn write(&self, f: &mut fmt::Formatter<'_>, piles: bool) -> fmt::Result {
        write!(f, "seat {}    {} D, {} storehouses, ", self.seat, self.cash, self.storehouses)?;
        write!(f, "{} loans, {} VP, {} goods, {} on ship", self.credits, self.vp, self.stock, self.ship)?;
        if let Some(bid) = self.bid.filter(|_| !piles) {
            write!(f, ", bid {bid}")?;
        }
        if let Some([forum, senate, store]) = self.laid.filter(|_| piles) {
            write!(f, ", laid {forum}/{senate}/{store}")?;
        }
        for (word, cards) in [("forum", self.forum), ("senate", self.offer), ("thrown", self.thrown)] {
            if !cards.is_empty() && piles {
                write!(f, ", {word} {cards}")?;
            }
        }
        if let Some(sure) = self.sure.filter(|sure| !sure.is_empty()) {
            write!(f, ", has {sure}")?;
        }
        writeln!(f, "{}", if self.out { ", out" } else { "" })
    }
}

impl fmt::Display for OwnView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "stock     {}", self.stock)?;
        if !self.ship.is_empty() {
            writeln!(f, "ship      {}", self.ship)?;
        }
        if let Some(good) = self.picked {
            writeln!(f, "picked    {}", good.name())?;
        }
        let piles = [("laid", self.laid), (if self.laid.is_some() { "again" } else { "laid" }, self.layout)];
        for (word, layout) in piles {
            if let Some(Layout { forum, senate }) = layout {
                writeln!(f, "{word:<9} forum {forum}, senate {senate}")?;
            }
        }
        if self.stands {
            writeln!(f, "stands")?;
        }
        if let Some(Management { repay, build, keep }) = self.plan {
            writeln!(f, "plan      repay {repay}, build {build}, keep {keep}")?;
        }
        Ok(())
    }
}

fn phase_words(phase: Phase) -> String {
    match phase {
        Phase::Blank => "before the deal".into(),
        Phase::FreePick => "free pick".into(),
        Phase::Lot(seat) => format!("lot of {seat}"),
        Phase::Bid(seat) => format!("bid of {seat}"),
        Phase::Decision(seat) => format!("decision of {seat}"),
        Phase::Counter => "counter".into(),
        Phase::SecondLook => "second look".into(),
        Phase::Storehouses => "storehouses".into(),
        Phase::LastCounter => "last counter".into(),
        Phase::LastSecondLook => "last second look".into(),
        Phase::Sale(seat) => format!("sale of {seat}"),
        Phase::Over => "over".into(),
    }
}
