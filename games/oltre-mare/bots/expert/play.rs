//! All plays of a hand, and the best one: needed thousands of times a decision, so anything that can be looked up is
//! computed beforehand.

use super::plan::{Chart, DUCAT, FULL, MANY, MARKET, MAX_LOAD, PIRATE, SHIP, STEPS, Sum, TurnStart, most_wanted};
use oltre_mare::{Card, CardSet, GOODS, Marker};

/// Hands are planned with at most ten cards.
const PLANNED: usize = 10;
/// Room for them; a power of two, for fast lookups.
const MOST_CARDS: usize = 16;
/// Room for the goods, or for 0 to [`MAX_LOAD`] of something and one more.
const FEW: usize = 8;
/// Numbers of market symbols that are distinguished: more than three draw no more cards (OM-4.3).
const MARKETS: usize = 4;
/// The cards that they draw.
const DRAWN: [usize; MARKETS] = [0, 1, 3, 6];

/// The best way to play a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TurnPlan {
    /// Its worth: this turn's ducats and hopes for later ones together.
    pub(crate) value: f32,
    /// The cards to play.
    pub(crate) cards: CardSet,
}

/// The worth of a hand to a seat.
#[inline]
pub(crate) fn worth(chart: &Chart, turn_start: &TurnStart, hand: CardSet) -> f32 {
    if turn_start.comes { plan(chart, turn_start, hand).value } else { 0.0 }
}

/// The best turn that can be played with a hand.
pub(crate) fn plan(chart: &Chart, turn_start: &TurnStart, hand: CardSet) -> TurnPlan {
    let mut turn = Turn::new(turn_start);
    turn.take_up(chart, hand);
    let mut best = (f32::MIN, 0);
    turn.each_play(|value, pattern| {
        if value > best.0 {
            best = (value, pattern);
        }
        best.0
    });
    TurnPlan { value: best.0 - turn.lost, cards: turn.chosen(best.1) }
}

/// All plays of a hand with what each is worth, best first.
pub(crate) fn plays(chart: &Chart, turn_start: &TurnStart, hand: CardSet) -> Vec<(f32, CardSet)> {
    let mut turn = Turn::new(turn_start);
    turn.take_up(chart, hand);
    let mut found = Vec::new();
    turn.each_play(|value, pattern| {
        found.push((value, pattern));
        f32::MIN
    });
    found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    found.into_iter().map(|(value, pattern)| (value, turn.chosen(pattern))).collect()
}

/// Which of the cards on the table should be on top, with this hand left.
pub(crate) fn best_top(chart: &Chart, turn_start: &TurnStart, table: CardSet, hand: CardSet) -> Option<Card> {
    let first = table.first()?;
    if table == CardSet::only(first) {
        return Some(first);
    }
    let mut best: Option<(Card, f32)> = None;
    for (card, brings) in tops(chart, turn_start, table, hand) {
        if best.is_none_or(|(_, most)| brings > most) {
            best = Some((card, brings));
        }
    }
    best.map(|(card, _)| card)
}

/// What each of the cards on the table is worth on top, with this hand left, leaving out what is the same for all of
/// them.
pub(crate) fn tops(
    chart: &Chart,
    turn_start: &TurnStart,
    table: CardSet,
    hand: CardSet,
) -> impl Iterator<Item = (Card, f32)> {
    let (size, later) = (hand.len(), turn_start.later.min(1.0));
    table.iter().map(move |card| {
        let good = card.good();
        let (here, rest) = (table.of(good), hand.of(good).len());
        let below = if good.index() == turn_start.good { turn_start.cards } else { 0 };
        let (crown, apart) = if here == table {
            (chart.crown(good.index(), here.len() + below, rest), 0.0)
        } else {
            (chart.crown(good.index(), here.len(), rest), chart.apart(good.index(), here.len(), below))
        };
        (card, apart + later * (crown + chart.stays(card, size)))
    })
}

/// A card of the hand being planned with.
#[derive(Clone, Copy, Default)]
struct Held {
    sum: Sum,
    /// What its symbols would be worth in hand.
    symbols: f32,
    card: Card,
    good: u8,
}

/// A turn to play, with everything its plays are worth, in parts.
struct Turn<'a> {
    turn_start: &'a TurnStart,
    hand: [Held; MOST_CARDS],
    /// What each is worth on top for its power and load, by market symbols played.
    stays: [[f32; MARKETS]; MOST_CARDS],
    count: usize,
    /// Cards to be played.
    played: usize,
    /// What is lost whatever is played.
    lost: f32,
    /// What nothing played would be worth.
    none: f32,
    /// By good and number of cards played: what goes on board, and what of that good stays in hand.
    goods: [[f32; FEW]; FEW],
    /// The same for a card of that good that is stowed on top.
    tops: [[f32; FEW]; FEW],
    /// The same if all cards are of the good that is already on top.
    same: [f32; FEW],
    ducats: [f32; FEW],
    pirates: [f32; FEW],
    markets: [f32; FEW],
    voyages: [f32; FEW],
    /// The most that a card on top can be worth, by market symbols played.
    most: [f32; MARKETS],
}

/// Cards chosen so far.
#[derive(Clone, Copy)]
struct Chosen {
    pattern: u32,
    sum: Sum,
    value: f32,
}

impl<'a> Turn<'a> {
    #[inline(always)]
    fn new(turn_start: &'a TurnStart) -> Turn<'a> {
        Turn {
            turn_start,
            hand: [Held::default(); MOST_CARDS],
            stays: [[0.0; MARKETS]; MOST_CARDS],
            count: 0,
            played: 0,
            lost: 0.0,
            none: 0.0,
            goods: [[0.0; FEW]; FEW],
            tops: [[0.0; FEW]; FEW],
            same: [0.0; FEW],
            ducats: [0.0; FEW],
            pirates: [0.0; FEW],
            markets: [0.0; FEW],
            voyages: [0.0; FEW],
            most: [f32::MIN; MARKETS],
        }
    }

    /// For this hand: cards over the limit go, and cards beyond the number planned with stay.
    #[inline(always)]
    fn take_up(&mut self, chart: &Chart, hand: CardSet) {
        let (turn_start, w) = (self.turn_start, &chart.weights);
        let held = hand.len();
        let size = held.min(turn_start.limit.map_or(held, usize::from));
        self.count = size.min(PLANNED);
        let kept = if held > self.count { most_wanted(chart, turn_start, hand, self.count) } else { hand };
        let load = usize::from(turn_start.load).min(MAX_LOAD);
        self.played = load.min(self.count);
        // OM-2.3: over the limit it goes to the pirates.
        self.lost = (held - size) as f32 * w.pirated + (load - self.played) as f32 * w.shortage;
        self.look_up(chart, kept, size);
    }

    fn chosen(&self, pattern: u32) -> CardSet {
        let hand = self.hand.iter().take(self.count).enumerate();
        hand.filter(|(at, _)| pattern >> at & 1 == 1).map(|(_, held)| held.card).collect()
    }

    /// Computes the parts, with this many cards in hand before any is played.
    #[inline(always)]
    fn look_up(&mut self, chart: &Chart, kept: CardSet, size: usize) {
        let (turn_start, w, later) = (self.turn_start, &chart.weights, self.turn_start.later.min(1.0));
        let promise = later * w.promise;
        let (mut all, mut symbols, mut goods) = (Sum::default(), 0.0, 0u8);
        for (held, card) in self.hand.iter_mut().zip(kept.iter()) {
            let (sum, worth, good) = (chart.sums[card.index()], chart.symbols[card.index()], card.good().index());
            all.add(sum);
            symbols += worth;
            goods |= 1 << good;
            *held = Held { sum, symbols: promise * worth, card, good: good as u8 };
        }
        let mut most = f32::MIN;
        while goods != 0 {
            let good = goods.trailing_zeros() as usize % FEW;
            goods &= goods - 1;
            let held = all.count(good);
            let (payout, crowns) = (&chart.payout[good], &chart.crowns[good]);
            let below = if good == turn_start.good { turn_start.cards } else { 0 };
            let (steps, tops) = (&mut self.goods[good], &mut self.tops[good]);
            for here in 0..=held.min(MAX_LOAD) {
                let rest = held - here;
                // Every good becomes one group; the good of the old top group goes on first.
                steps[here] = payout[(below + here) % MANY] - payout[below % MANY] + promise * payout[rest % MANY];
                tops[here] = later * crowns[here][rest.min(FULL)];
                if good == turn_start.good {
                    self.same[here] = later * chart.crown(good, here + below, rest);
                    tops[here] += chart.apart(good, here, below);
                    most = most.max(self.same[here]);
                }
                most = most.max(tops[here]);
            }
            self.none += steps[0];
        }
        self.none += promise * symbols;
        let drawn = (all.symbols(MARKET).min(self.played) + 1).min(MARKETS);
        for (markets, most_here) in self.most.iter_mut().enumerate().take(drawn) {
            let left = size - self.played + DRAWN[markets];
            let mut best = f32::MIN;
            for at in 0..self.count {
                let stay = later * chart.stays(self.hand[at % MOST_CARDS].card, left);
                self.stays[at % MOST_CARDS][markets] = stay;
                best = best.max(stay);
            }
            *most_here = most + best;
        }
        let extra = usize::from(turn_start.has(Marker::GoodBusiness));
        let calm = if turn_start.has(Marker::CalmSea) { 1.0 } else { 0.0 };
        let fear = if turn_start.has(Marker::PiratesBeaten) { 0.0 } else { w.pirated };
        for n in 0..=MAX_LOAD {
            self.ducats[n] = STEPS[n + extra];
            self.pirates[n] = -STEPS[n] * fear;
            self.markets[n] = STEPS[n] * w.unseen * later;
            self.voyages[n] = calm * n as f32 + turn_start.voyage[n];
        }
    }

    /// Shows every play; `show` returns the least value of interest.
    #[inline(always)]
    fn each_play(&self, mut show: impl FnMut(f32, u32) -> f32) {
        let none = Chosen { pattern: 0, sum: Sum::default(), value: self.none };
        let mut least = f32::MIN;
        let (least, show) = (&mut least, &mut show);
        let each = |after: usize, more: usize| after..(self.count + 1).saturating_sub(more);
        match self.played {
            0 => {
                show(self.ducats[0] + self.pirates[0] + self.voyages[0], 0);
            }
            1 => self.last(0, none, least, show),
            2 => each(0, 2).for_each(|at| self.last(at + 1, self.and(none, at), least, show)),
            3 => each(0, 3).for_each(|first| {
                let one = self.and(none, first);
                each(first + 1, 2).for_each(|at| self.last(at + 1, self.and(one, at), least, show));
            }),
            _ => each(0, 4).for_each(|first| {
                let one = self.and(none, first);
                each(first + 1, 3).for_each(|second| {
                    let two = self.and(one, second);
                    each(second + 1, 2).for_each(|at| self.last(at + 1, self.and(two, at), least, show));
                });
            }),
        }
    }

    /// One more card.
    #[inline(always)]
    fn and(&self, chosen: Chosen, at: usize) -> Chosen {
        let held = &self.hand[at % MOST_CARDS];
        let good = usize::from(held.good) % FEW;
        let (here, steps) = (chosen.sum.count(good), &self.goods[good]);
        let mut sum = chosen.sum;
        sum.add(held.sum);
        let value = chosen.value + steps[(here + 1) % FEW] - steps[here % FEW] - held.symbols;
        Chosen { pattern: chosen.pattern | 1 << at, sum, value }
    }

    /// Every way to choose the last card from this place on.
    #[inline]
    fn last(&self, from: usize, chosen: Chosen, least: &mut f32, show: &mut impl FnMut(f32, u32) -> f32) {
        for at in from..self.count {
            let chosen = self.and(chosen, at);
            if let Some(value) = self.value(&chosen, *least) {
                *least = show(value, chosen.pattern);
            }
        }
    }

    /// OM-4.2 to OM-5.1: what a play is worth, stowed with the best card on top; nothing if that is not of interest.
    #[inline(always)]
    fn value(&self, chosen: &Chosen, least: f32) -> Option<f32> {
        let sum = chosen.sum;
        let markets = sum.symbols(MARKET);
        let value = chosen.value
            + self.ducats[sum.symbols(DUCAT) % FEW]
            + self.pirates[sum.symbols(PIRATE) % FEW]
            + self.voyages[sum.symbols(SHIP) % FEW]
            + self.markets[markets % FEW];
        let markets = markets.min(MARKETS - 1);
        if value + self.most[markets] <= least {
            return None;
        }
        let alone = self.turn_start.good < GOODS && sum.only(self.turn_start.good);
        let (mut best, mut bits) = (f32::MIN, chosen.pattern);
        while bits != 0 {
            let at = bits.trailing_zeros() as usize % MOST_CARDS;
            let good = usize::from(self.hand[at].good) % FEW;
            let here = sum.count(good) % FEW;
            let group = if alone { self.same[here] } else { self.tops[good][here] };
            best = best.max(group + self.stays[at][markets]);
            bits &= bits - 1;
        }
        Some(value + best)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Dice;
    use game::{Chance, Game};
    use oltre_mare::{CARDS, OltreMare, State};
    use record::Seed;

    /// Some cards that are nowhere else.
    fn some_cards(dice: &mut Dice, from: CardSet, most: u32) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for _ in 0..dice.below(most + 1) {
            let card = Card::new(dice.below(CARDS as u32) as usize).unwrap();
            if from.contains(card) {
                cards.insert(card);
            }
        }
        cards
    }

    /// The worth of playing these cards with this one on top, computed in a different way from the plan.
    fn brings(chart: &Chart, turn_start: &TurnStart, hand: CardSet, played: CardSet, top: Card) -> f32 {
        let w = &chart.weights;
        let later = turn_start.later.min(1.0);
        let rest = hand.minus(played);
        let [ducats, pirates, market, ships] = [DUCAT, PIRATE, MARKET, SHIP]
            .map(|symbol| played.iter().filter(|card| chart.sums[card.index()].symbols(symbol) > 0).count());
        let drawn = STEPS[market];
        let mut value = STEPS[ducats + usize::from(turn_start.has(Marker::GoodBusiness))] + turn_start.voyage[ships];
        value += if turn_start.has(Marker::CalmSea) { ships as f32 } else { 0.0 };
        value -= if turn_start.has(Marker::PiratesBeaten) { 0.0 } else { STEPS[pirates] * w.pirated };
        value += drawn * w.unseen * later;
        let mut promise = 0.0;
        let mut hope = 0.0;
        for good in oltre_mare::Good::ALL {
            let paid = |n: usize| good.payout(n) as f32;
            let (here, left) = (played.of(good).len(), rest.of(good).len());
            let below = if turn_start.top_good() == Some(good) { turn_start.cards } else { 0 };
            let between = top.good() == good && played.of(good) != played;
            // Cards on top of others of their good form one group with them, unless something is in between.
            value += if between { paid(here) } else { paid(below + here) - paid(below) };
            let group = if between { here } else { below + here };
            if top.good() == good {
                promise += paid(group + left) - paid(group);
                hope = paid(group + 1) - paid(group);
            } else {
                promise += paid(left);
            }
        }
        promise += rest.iter().map(|card| chart.symbols[card.index()]).sum::<f32>();
        let next = promise * w.promise + hope * w.hope + chart.stays(top, rest.len() + drawn as usize);
        value + later * next
    }

    #[test]
    fn finds_the_best_of_all_plays_with_every_card_on_top() {
        let game = oltre_mare::scenario::rules(4);
        let chart = Chart::new(&game, super::super::Weights::default());
        let mut dice = Dice::new(Seed::from_number(11));
        let mut looked_at = 0;
        for _ in 0..300 {
            let hand = some_cards(&mut dice, game.cards_in_play(), 9);
            let turn_start = some_turn_start(&chart, &game, &mut dice);
            let mut turn = Turn::new(&turn_start);
            turn.take_up(&chart, hand);
            let found = plan(&chart, &turn_start, hand);
            let mut best = f32::MIN;
            for played in plays_of(hand, turn.played) {
                played.iter().for_each(|top| best = best.max(brings(&chart, &turn_start, hand, played, top)));
            }
            if turn.played > 0 {
                assert!((found.value + turn.lost - best).abs() < 1e-3, "{} is not {best}: {hand:?}", found.value);
                assert_eq!(found.cards.len(), turn.played);
                assert_eq!(plays(&chart, &turn_start, hand).first().map(|(_, cards)| *cards), Some(found.cards));
                looked_at += 1;
            }
        }
        assert!(looked_at > 200, "{looked_at}");
    }

    /// All ways to play this many of these cards.
    fn plays_of(hand: CardSet, played: usize) -> Vec<CardSet> {
        let cards: Vec<Card> = hand.iter().collect();
        let chosen = |pattern: u32| (0..cards.len()).filter(move |at| pattern >> at & 1 == 1);
        let patterns = (0..1u32 << cards.len()).filter(|pattern| pattern.count_ones() as usize == played);
        patterns.map(|pattern| chosen(pattern).map(|at| cards[at]).collect()).collect()
    }

    /// A seat somewhere in a match, with some group on top and no limit.
    fn some_turn_start(chart: &Chart, game: &OltreMare, dice: &mut Dice) -> TurnStart {
        let mut state: State = game.blank();
        game.deal(&mut state, dice, &mut game::NoLog);
        let me = state.public.active;
        let mut turn_start = TurnStart::of(chart, game, &state.public, me);
        let good = oltre_mare::Good::ALL[dice.below(GOODS as u32) as usize];
        (turn_start.good, turn_start.cards) = (good.index(), 1 + dice.below(3) as usize);
        turn_start.load = 1 + dice.below(MAX_LOAD as u32) as u8;
        turn_start.limit = None;
        turn_start.later = [0.0, 0.4, 3.0][dice.below(3) as usize];
        turn_start
    }
}
