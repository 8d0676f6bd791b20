//! The trade floor as one seat sees it: what deals are worth to it and to the others, in worlds that fit what it knows.

use super::plan::{Chart, TurnStart};
use super::play::worth;
use super::trust::Trust;
use game::{BySeat, MAX_SEATS, Seat, SeatSet};
use oltre_mare::bots::worth::spending_money;
use oltre_mare::{
    ANY, Action, Bundle, Card, CardSet, Good, Knowledge, OltreMare, OpenOffer, Proposal, Public, ShownClaims, State,
    Terms, cargo_value,
};
use std::cell::{Cell, OnceCell};

/// What a cautious player wants from a deal.
pub(crate) const THEIR_MARGIN: f32 = 0.4;
/// The most ducats it names.
const MOST_DUCATS: i32 = 9;
/// How many worlds' values of the others' hands are remembered.
const REMEMBERED_WORLDS: usize = 8;
/// How many values of the seat's own hands are remembered; a power of two.
const REMEMBERED_HANDS: usize = 64;
/// No hand.
const NO_HAND: u128 = u128::MAX;

/// The figures a seat judges deals by.
pub(crate) struct Floor<'a> {
    pub(crate) game: &'a OltreMare,
    pub(crate) public: &'a Public,
    pub(crate) me: Seat,
    pub(crate) hand: CardSet,
    pub(crate) chart: &'a Chart,
    /// What it has said and heard.
    pub(crate) trust: &'a Trust,
    pub(crate) turn_start: TurnStart,
    pub(crate) worlds: &'a [State],
    /// The worth of the hand as it is.
    pub(crate) before: f32,
    /// What everybody can see of the seats' positions.
    standing: BySeat<f32>,
    envy: BySeat<f32>,
    pub(super) turn_starts: BySeat<Option<TurnStart>>,
    /// The worth of the others' hands as they are, by seat and world.
    theirs_before: [[Cell<Option<f32>>; REMEMBERED_WORLDS]; MAX_SEATS],
    /// The values of the seat's own hands that were looked up: the same few come up again and again.
    asked: [Cell<(u128, f32)>; REMEMBERED_HANDS],
    /// All offers that promise something.
    offers: OnceCell<Vec<(f32, Action)>>,
}

/// A deal seen from both sides, without its ducats: means over the worlds in which it is possible.
#[derive(Clone, Debug)]
pub(crate) struct Prospect {
    /// Its worth to this seat.
    pub(crate) mine: f32,
    /// The other side's gain, in each world where it has the cards.
    pub(super) theirs: Vec<f32>,
    /// The share of the worlds in which it has them.
    pub(crate) has: f32,
}

/// A price for a deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Price {
    /// Ducats from the other seat to this one.
    pub(crate) ducats: i32,
    /// The chance that it is accepted.
    pub(crate) chance: f32,
    /// What then remains for this seat, after deducting what it gives the other.
    pub(crate) net: f32,
}

impl<'a> Floor<'a> {
    pub(crate) fn new(
        game: &'a OltreMare,
        knowledge: &'a Knowledge,
        me: Seat,
        chart: &'a Chart,
        trust: &'a Trust,
        worlds: &'a [State],
    ) -> Floor<'a> {
        let public = &knowledge.public;
        let turn_start = TurnStart::of(chart, game, public, me);
        let hand = knowledge.hand();
        let others = f32::from(public.players.max(2) - 1);
        let standing = BySeat::new(public.players, |seat| {
            let cargo = cargo_value(public.cargos.iter(seat));
            (public.ducats[seat] + cargo - i32::from(public.pirates[seat])) as f32 + f32::from(public.markers[seat])
        });
        let best = standing.iter().filter(|(seat, _)| *seat != me).map(|(_, s)| s).fold(f32::MIN, f32::max);
        let w = &chart.weights;
        let envy = BySeat::new(public.players, |seat| {
            let leads = if standing[seat] >= best && standing[seat] + 4.0 > standing[me] { w.leader } else { 0.0 };
            (w.envy / others * (1.0 + leads)).min(1.0)
        });
        let turn_starts = BySeat::new(public.players, |seat| {
            let partner = seat != me && (me == public.active || seat == public.active);
            partner.then(|| TurnStart::of(chart, game, public, seat))
        });
        let before = worth(chart, &turn_start, hand);
        Floor {
            game,
            public,
            me,
            hand,
            chart,
            trust,
            turn_start,
            worlds,
            before,
            standing,
            envy,
            turn_starts,
            theirs_before: [const { [const { Cell::new(None) }; REMEMBERED_WORLDS] }; MAX_SEATS],
            asked: [const { Cell::new((NO_HAND, 0.0)) }; REMEMBERED_HANDS],
            offers: OnceCell::new(),
        }
    }

    pub(crate) fn is_active(&self) -> bool {
        self.me == self.public.active
    }

    /// The worth of a hand to this seat.
    pub(crate) fn worth(&self, hand: CardSet) -> f32 {
        let bits = hand.bits();
        let mixed = (bits as u64 ^ (bits >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let slot = &self.asked[mixed as usize % REMEMBERED_HANDS];
        let (asked, known) = slot.get();
        if asked == bits {
            return known;
        }
        let worth = worth(self.chart, &self.turn_start, hand);
        slot.set((bits, worth));
        worth
    }

    /// The worth of another seat's hand to it in one of the worlds.
    fn theirs_before(&self, other: Seat, turn_start: &TurnStart, number: usize, hand: CardSet) -> f32 {
        let work_out = || worth(self.chart, turn_start, hand);
        let Some(slot) = self.theirs_before[other.index()].get(number) else { return work_out() };
        let before = slot.get().unwrap_or_else(work_out);
        slot.set(Some(before));
        before
    }

    /// Of all offers that promise something, which are worked out only once, those that promise more than this.
    pub(super) fn offers(&self, least: f32, all: impl FnOnce() -> Vec<(f32, Action)>) -> Vec<(f32, Action)> {
        self.offers.get_or_init(all).iter().filter(|(promise, _)| *promise > least).copied().collect()
    }

    /// OM-3.5: what the tile of a deal is worth to the seat that gets it.
    pub(crate) fn tile(&self, seat: Seat) -> f32 {
        let p = self.public;
        if seat == p.active || p.honoured.contains(seat) { 0.0 } else { self.chart.weights.tile }
    }

    /// What is left of a gain when the other side's gain partly counts as a loss.
    pub(crate) fn net(&self, other: Seat, mine: f32, theirs: f32) -> f32 {
        mine - self.envy[other] * theirs.max(0.0)
    }

    /// The card with the poorest symbols.
    pub(crate) fn plainest(&self, cards: CardSet) -> Option<Card> {
        plainest(self.chart, cards)
    }

    /// The worth of giving these cards for those wants to both, if the other has them in any world.
    pub(crate) fn prospect(&self, other: Seat, give: CardSet, wants: Bundle) -> Option<Prospect> {
        self.judge(other, |_, hand, turn_start| Some((give, meet(self.chart, turn_start, hand, wants)?)))
    }

    /// The worth of the same to the other on average, and the share of worlds in which it has the cards.
    pub(super) fn their_side(&self, other: Seat, give: CardSet, wants: Bundle) -> Option<(f32, f32)> {
        let turn_start = self.turn_starts[other]?;
        let nothing_moves = give.is_empty() && wants.is_empty();
        let tile = if nothing_moves { 0.0 } else { self.tile(other) };
        let (mut sum, mut n) = (0.0, 0.0);
        for (number, world) in self.worlds.iter().enumerate() {
            let hand = world.hidden.hand(other);
            let Some(get) = meet(self.chart, &turn_start, hand, wants) else { continue };
            let before = self.theirs_before(other, &turn_start, number, hand);
            sum += worth(self.chart, &turn_start, hand.minus(get).or(give)) - before + tile;
            n += 1.0;
        }
        (n > 0.0).then(|| (sum / n, n / self.worlds.len().max(1) as f32))
    }

    /// The worth of accepting an offer to both.
    pub(crate) fn offered(&self, offer: &OpenOffer, place: usize, give: CardSet) -> Option<Prospect> {
        self.judge(offer.from, |world, _, _| Some((give, *world.hidden.gives.get(place)?)))
    }

    fn judge(
        &self,
        other: Seat,
        cards: impl Fn(&State, CardSet, &TurnStart) -> Option<(CardSet, CardSet)>,
    ) -> Option<Prospect> {
        let turn_start = self.turn_starts[other]?;
        let (mut mine, mut theirs) = (0.0, Vec::with_capacity(self.worlds.len()));
        for (number, world) in self.worlds.iter().enumerate() {
            let hand = world.hidden.hand(other);
            let Some((give, get)) = cards(world, hand, &turn_start) else { continue };
            let nothing_moves = give.is_empty() && get.is_empty();
            let tile = |seat| if nothing_moves { 0.0 } else { self.tile(seat) };
            mine += self.worth(self.hand.minus(give).or(get)) - self.before + tile(self.me);
            let before = self.theirs_before(other, &turn_start, number, hand);
            theirs.push(worth(self.chart, &turn_start, hand.minus(get).or(give)) - before + tile(other));
        }
        let n = theirs.len() as f32;
        (n > 0.0).then(|| Prospect { mine: mine / n, theirs, has: n / self.worlds.len().max(1) as f32 })
    }

    /// How a deal looks at a price.
    pub(crate) fn at(&self, other: Seat, prospect: &Prospect, ducats: i32) -> Price {
        let d = ducats as f32;
        let n = prospect.theirs.len() as f32;
        let their_envy = self.plain_envy();
        let taken = prospect.theirs.iter().map(|theirs| {
            let left = theirs - d - their_envy * (prospect.mine + d).max(0.0) - THEIR_MARGIN;
            1.0 / (1.0 + (-left / self.chart.weights.doubt).exp())
        });
        let mean = prospect.theirs.iter().sum::<f32>() / n;
        Price {
            ducats,
            chance: prospect.has * taken.sum::<f32>() / n,
            net: self.net(other, prospect.mine + d, mean - d),
        }
    }

    /// What the other gains on average, before the price.
    pub(crate) fn theirs(prospect: &Prospect) -> f32 {
        prospect.theirs.iter().sum::<f32>() / prospect.theirs.len().max(1) as f32
    }

    /// Would this seat take it at this price?
    pub(super) fn suits(&self, other: Seat, prospect: &Prospect, ducats: i32) -> bool {
        self.keeps_purse(ducats)
            && self.at(other, prospect, ducats).net > self.chart.weights.margin
            && self.is_fair(prospect, ducats)
    }

    /// Can this seat pay (or get) this much and keep enough in its purse?
    pub(crate) fn keeps_purse(&self, ducats: i32) -> bool {
        ducats >= 0 || -ducats as f32 <= spending_money(self.public.ducats[self.me])
    }

    /// What it costs if somebody who does not lead gains.
    fn plain_envy(&self) -> f32 {
        self.chart.weights.envy / f32::from(self.public.players.max(2) - 1)
    }

    /// Would this seat take it from the same partner, if that one did not lead?
    pub(super) fn spites(&self, other: Seat, prospect: &Prospect, ducats: i32) -> bool {
        let leads = self.standing.iter().all(|(seat, standing)| seat == other || standing < self.standing[other]);
        let (mine, theirs) = (prospect.mine + ducats as f32, Floor::theirs(prospect) - ducats as f32);
        let net = mine - self.plain_envy().min(1.0) * theirs.max(0.0);
        let else_taken = net > self.chart.weights.margin && self.is_fair(prospect, ducats);
        leads && else_taken && self.keeps_purse(ducats) && !self.suits(other, prospect, ducats)
    }

    /// Would this seat give one that leads the greater part of what both gain?
    pub(crate) fn feeds(&self, offer: &OpenOffer) -> bool {
        let leads =
            self.standing.iter().all(|(seat, standing)| seat == offer.from || standing < self.standing[offer.from]);
        let Some((_, prospect)) = self.look_at(offer).filter(|_| leads) else { return false };
        let ducats = f32::from(offer.terms.ducats);
        let (mine, theirs) = (prospect.mine + ducats, Floor::theirs(&prospect) - ducats);
        mine < theirs
    }

    /// Does this seat get a fair part of what both gain?
    fn is_fair(&self, prospect: &Prospect, ducats: i32) -> bool {
        let (mine, theirs) = (prospect.mine + ducats as f32, Floor::theirs(prospect) - ducats as f32);
        mine >= self.chart.weights.fair * (mine + theirs)
    }

    /// The most promising price.
    pub(crate) fn best_price(&self, other: Seat, prospect: &Prospect) -> Option<Price> {
        let margin = self.chart.weights.margin;
        let prices = (-MOST_DUCATS..=MOST_DUCATS).filter(|ducats| self.keeps_purse(*ducats));
        let prices = prices.map(|ducats| self.at(other, prospect, ducats));
        let good = prices.filter(|price| price.net > margin && self.is_fair(prospect, price.ducats));
        good.reduce(|a, b| if b.net * b.chance > a.net * a.chance { b } else { a })
    }

    /// Has this seat refused these goods for those this turn, at any price?
    pub(crate) fn was_refused(&self, proposal: &Proposal, by: Seat) -> bool {
        let refused = &self.public.refused[self.me];
        if refused.is_empty() {
            return false;
        }
        let terms = Terms { claims: ShownClaims::default(), ..proposal.terms() };
        let same = |said: &&Terms| (said.gives, said.wants) == (terms.gives, terms.wants);
        // No matter what was claimed about the cards then.
        let mut said = self.trust.said().map(|(_, terms)| terms).filter(same).chain([&terms]).map(Terms::fingerprint);
        said.any(|print| refused.iter().any(|refused| refused.terms == print && refused.by.contains(by)))
    }

    /// The seats this one can deal with.
    pub(crate) fn partners(&self) -> SeatSet {
        if self.is_active() { self.public.others() } else { SeatSet::only(self.public.active) }
    }
}

/// The card with the poorest symbols.
fn plainest(chart: &Chart, cards: CardSet) -> Option<Card> {
    let symbols = |card: Card| chart.symbols[card.index()];
    cards.iter().reduce(|a, b| if symbols(b) < symbols(a) { b } else { a })
}

/// Cards of a hand that meet a want and would be missed least.
pub(crate) fn meet(chart: &Chart, turn_start: &TurnStart, hand: CardSet, wants: Bundle) -> Option<CardSet> {
    let mut chosen = CardSet::EMPTY;
    for good in Good::ALL {
        let mut held = hand.of(good);
        for _ in 0..wants.count(good.index()) {
            let card = plainest(chart, held)?;
            held.remove(card);
            chosen.insert(card);
        }
    }
    for _ in 0..wants.count(ANY) {
        chosen.insert(super::plan::least_missed(chart, turn_start, hand.minus(chosen))?);
    }
    Some(chosen)
}
