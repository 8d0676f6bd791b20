//! What a screen shows, built field by field: something new is hidden until somebody shows it here.

#![allow(clippy::indexing_slicing, reason = "a senate card ranks each good")]

use crate::knowledge::Knowledge;
use crate::rules::Ostia;
use crate::state::{Answer, Cards, GOODS, Good, House, Layout, Management, Phase, Public, SecretDecision};
use game::{Seat, SeatSet, Standings};
use serde::Serialize;
use std::fmt;

/// What a screen shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaView"))]
pub struct View {
    /// Round, from 1.
    pub round: u8,
    /// What the table waits for.
    pub phase: Phase,
    /// Start player of the round.
    pub start: Seat,
    /// Who has decided, where all decide at once.
    pub ready: SeatSet,
    /// Types of the active senate card, from the one worth most.
    pub senate: Option<Vec<Good>>,
    /// Types of the next one.
    pub next_senate: Option<Vec<Good>>,
    /// Types of the one put away, at the end.
    pub put_away: Option<Vec<Good>>,
    /// Cards in the draw pile.
    pub pile: u8,
    /// Beside it, face up.
    pub discards: Cards,
    /// The lot on sale or sold last.
    pub lot: Option<LotView>,
    /// Market cards of this or the last counting house.
    pub market: Cards,
    /// Each seat.
    pub seats: Vec<SeatView>,
    /// What only this observer sees.
    pub own: Option<OwnView>,
    /// How it ended.
    pub standings: Option<Standings>,
}

/// Two cards on sale.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OstiaLotView"))]
pub struct LotView {
    /// Who sells.
    pub seller: Seat,
    /// The cards.
    pub cards: Cards,
    /// The least bid.
    pub minimum: u16,
    /// Still on sale?
    pub on_sale: bool,
    /// OS-2.3: first or second series.
    pub series: u8,
}

/// What everybody sees of a seat.
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
    /// Thrown away since.
    pub thrown: Cards,
    /// OS-8.3: goods that must be in the stock; not when the table does not remember.
    pub sure: Option<Cards>,
    /// OS-7.3.
    pub out: bool,
}

/// What only one seat sees.
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
    /// The allocation chosen; in the second step of OS-3.4 the one chosen in place of what lies there.
    pub layout: Option<Layout>,
    /// OS-3.4: the piles that lie there in the second step.
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
        View {
            round: public.round,
            phase: public.phase,
            start: public.start,
            ready: public.ready,
            senate: senate(public.active),
            next_senate: senate(public.next),
            put_away: senate(public.put_away),
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
            seats: Seat::all(public.players()).map(|seat| SeatView::of(rules, public, seat)).collect(),
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

impl SeatView {
    fn of(rules: &Ostia, public: &Public, seat: Seat) -> SeatView {
        let House { cash, bid, storehouses, credits, vp, stock, ship, laid, forum, offer, thrown, sure } =
            public.houses[seat];
        // OS-7.2: stored cards lie open at the end, whatever the table remembers.
        let open = rules.setup.memory || matches!(public.phase, Phase::Sale(_) | Phase::Over);
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
            thrown,
            sure: open.then_some(sure),
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

/// OS-0.2: the types with what the card values them at.
fn words(goods: &Option<Vec<Good>>) -> String {
    let names =
        goods.iter().flatten().enumerate().map(|(place, good)| format!("{} {}", good.name(), GOODS - 1 - place));
    names.collect::<Vec<_>>().join(", ")
}

impl Ostia {
    /// Plain text in the words of the notation.
    pub(crate) fn view_text(&self, view: &View) -> String {
        // OS-0.3: for one card, two cards and so on, until the price falls no more.
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
        write!(f, "{} credits, {} VP, {} goods, {} on ship", self.credits, self.vp, self.stock, self.ship)?;
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
