//! All plays of a hand, and the best one: asked for thousands of times a decision, so what can be looked up is worked out before.

use super::plan::{Berth, Chart, DUCAT, MARKET, MAX_LOAD, PIRATE, SHIP, STEPS, Sum, most_wanted};
use oltre_mare::{Card, CardSet, GOODS, Marker};

/// Hands are planned with at most so many cards.
const MOST_CARDS: usize = 10;
/// Room for 0 to [`MAX_LOAD`] of something and one more; a power of two is quickly looked up in.
const FEW: usize = 8;

/// The best way to play a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// What it brings, ducats of this turn and hopes for later ones together.
    pub(crate) value: f32,
    /// The cards to play.
    pub(crate) cards: CardSet,
}

/// What a hand is worth to a seat.
#[inline]
pub(crate) fn worth(chart: &Chart, berth: &Berth, hand: CardSet) -> f32 {
    if berth.comes { plan(chart, berth, hand).value } else { 0.0 }
}

/// The best turn that can be played with a hand.
pub(crate) fn plan(chart: &Chart, berth: &Berth, hand: CardSet) -> Plan {
    let turn = Turn::with(chart, berth, hand);
    let mut best = (f32::MIN, 0);
    turn.each_play(|value, pattern| {
        if value > best.0 {
            best = (value, pattern);
        }
        best.0
    });
    Plan { value: best.0 - turn.lost, cards: turn.chosen(best.1) }
}

/// All plays of a hand with what each brings, the best first.
pub(crate) fn plays(chart: &Chart, berth: &Berth, hand: CardSet) -> Vec<(f32, CardSet)> {
    let turn = Turn::with(chart, berth, hand);
    let mut found = Vec::new();
    turn.each_play(|value, pattern| {
        found.push((value, pattern));
        f32::MIN
    });
    found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    found.into_iter().map(|(value, pattern)| (value, turn.chosen(pattern))).collect()
}

/// The card of those on the table that had better lie on top, with this hand left.
pub(crate) fn best_top(chart: &Chart, berth: &Berth, table: CardSet, hand: CardSet) -> Option<Card> {
    let (size, later) = (hand.len(), berth.later.min(1.0));
    let tops = table.iter().map(|card| {
        let good = card.good();
        let (here, rest) = (table.of(good), hand.of(good).len());
        let below = if good.index() == berth.good { berth.cards } else { 0 };
        let crown = if here == table {
            chart.crown(good.index(), here.len() + below, rest)
        } else {
            chart.crown(good.index(), here.len(), rest)
        };
        let apart = if here == table { 0.0 } else { chart.apart(good.index(), here.len(), below) };
        (card, apart + later * (crown + chart.stays(card, size)))
    });
    tops.reduce(|a, b| if b.1 > a.1 { b } else { a }).map(|(card, _)| card)
}

/// A turn that is to be played, with all that its plays are worth in parts.
struct Turn<'a> {
    chart: &'a Chart,
    berth: &'a Berth,
    /// The part of a turn after this one that there will be.
    later: f32,
    cards: [Card; MOST_CARDS],
    count: usize,
    /// Cards in hand before any is played.
    size: usize,
    /// What is lost whatever is played.
    lost: f32,
    /// By good and number of cards played: what goes on board, and what stays in hand of that good.
    goods: [[f32; FEW]; GOODS],
    /// The same for a card of that good that is stowed on top.
    tops: [[f32; FEW]; GOODS],
    /// The same where all cards are of the good that already lies on top.
    same: [f32; FEW],
    ducats: [f32; FEW],
    pirates: [f32; FEW],
    voyages: [f32; FEW],
    /// The most that a card on top can bring.
    most: f32,
}

/// Cards chosen so far.
#[derive(Clone, Copy)]
struct Chosen {
    pattern: u32,
    sum: Sum,
    value: f32,
}

impl<'a> Turn<'a> {
    #[inline]
    fn new(chart: &'a Chart, berth: &'a Berth, hand: CardSet, size: usize) -> Turn<'a> {
        let mut turn = Turn {
            chart,
            berth,
            later: berth.later.min(1.0),
            cards: [Card::default(); MOST_CARDS],
            count: 0,
            size,
            lost: 0.0,
            goods: [[0.0; FEW]; GOODS],
            tops: [[0.0; FEW]; GOODS],
            same: [0.0; FEW],
            ducats: [0.0; FEW],
            pirates: [0.0; FEW],
            voyages: [0.0; FEW],
            most: 0.0,
        };
        for card in hand.iter() {
            turn.cards[turn.count] = card;
            turn.count += 1;
        }
        turn
    }

    /// With this hand: what is over the limit goes, and what is over the number that is planned with stays.
    #[inline]
    fn with(chart: &'a Chart, berth: &'a Berth, hand: CardSet) -> Turn<'a> {
        let w = &chart.weights;
        let limit = berth.limit.map_or(hand.len(), usize::from);
        let size = hand.len().min(limit);
        let kept = if hand.len() > size.min(MOST_CARDS) {
            most_wanted(chart, berth, hand, size.min(MOST_CARDS))
        } else {
            hand
        };
        let mut turn = Turn::new(chart, berth, kept, size);
        // OM-2.3: over the limit it goes to the pirates.
        turn.lost = (hand.len() - size) as f32 * w.pirated + (turn.load() - turn.played()) as f32 * w.shortage;
        turn.look_up(turn.sum());
        turn
    }

    fn load(&self) -> usize {
        (self.berth.load as usize).min(MAX_LOAD)
    }

    fn played(&self) -> usize {
        self.load().min(self.count)
    }

    fn sum(&self) -> Sum {
        let mut sum = Sum::default();
        self.cards[..self.count].iter().for_each(|card| sum.add(self.chart.sums[card.index()]));
        sum
    }

    fn chosen(&self, pattern: u32) -> CardSet {
        (0..self.count).filter(|at| pattern >> at & 1 == 1).map(|at| self.cards[at]).collect()
    }

    /// Works out the parts, with these cards played and held together.
    #[inline]
    fn look_up(&mut self, all: Sum) {
        let (chart, berth, later) = (self.chart, self.berth, self.later);
        let w = &chart.weights;
        for good in 0..GOODS {
            let held = all.count(good);
            if held == 0 {
                continue;
            }
            let payout = &chart.payout[good];
            let below = if good == berth.good { berth.cards } else { 0 };
            for here in 0..=held.min(MAX_LOAD) {
                let rest = held - here;
                // Every good becomes one group; the good of the old top group goes on first.
                self.goods[good][here] = payout[below + here] - payout[below] + later * w.promise * payout[rest];
                self.tops[good][here] = later * chart.crown(good, here, rest);
                if good == berth.good {
                    self.same[here] = later * chart.crown(good, here + below, rest);
                    self.tops[good][here] += chart.apart(good, here, below);
                }
                self.most = self.most.max(self.tops[good][here]).max(self.same[here]);
            }
        }
        self.most += later * chart.most_stay;
        let extra = usize::from(berth.has(Marker::GoodBusiness));
        let calm = if berth.has(Marker::CalmSea) { 1.0 } else { 0.0 };
        let fear = if berth.has(Marker::PiratesBeaten) { 0.0 } else { w.pirated };
        for n in 0..=MAX_LOAD {
            self.ducats[n] = STEPS[n + extra];
            self.pirates[n] = -STEPS[n] * fear;
            self.voyages[n] = calm * n as f32 + berth.voyage[n];
        }
    }

    /// Shows every play; `show` tells the least value that is of interest.
    #[inline]
    fn each_play(&self, mut show: impl FnMut(f32, u32) -> f32) {
        let mut value = 0.0;
        let mut symbols = 0.0;
        (0..GOODS).for_each(|good| value += self.goods[good][0]);
        self.cards[..self.count].iter().for_each(|card| symbols += self.chart.symbols[card.index()]);
        value += self.later * self.chart.weights.promise * symbols;
        let none = Chosen { pattern: 0, sum: Sum::default(), value };
        if self.played() == 0 {
            show(self.ducats[0] + self.pirates[0] + self.voyages[0], 0);
        } else {
            let mut least = f32::MIN;
            self.choose(0, self.played(), none, &mut least, &mut show);
        }
    }

    /// Every way to choose so many more of the cards from this place on.
    fn choose(
        &self,
        from: usize,
        more: usize,
        chosen: Chosen,
        least: &mut f32,
        show: &mut impl FnMut(f32, u32) -> f32,
    ) {
        let gone = self.later * self.chart.weights.promise;
        for at in from..=self.count - more {
            let card = self.cards[at];
            let (good, here) = (card.good().index(), chosen.sum.count(card.good().index()));
            let steps = &self.goods[good];
            let mut sum = chosen.sum;
            sum.add(self.chart.sums[card.index()]);
            let value =
                chosen.value + steps[(here + 1) % FEW] - steps[here % FEW] - gone * self.chart.symbols[card.index()];
            let chosen = Chosen { pattern: chosen.pattern | 1 << at, sum, value };
            if more > 1 {
                self.choose(at + 1, more - 1, chosen, least, show);
            } else if let Some(value) = self.value(&chosen, *least) {
                *least = show(value, chosen.pattern);
            }
        }
    }

    /// OM-4.2 to OM-5.1: what a play brings, stowed with the best card on top; nothing if that is not of interest.
    #[inline]
    fn value(&self, chosen: &Chosen, least: f32) -> Option<f32> {
        let sum = chosen.sum;
        let market = STEPS[sum.symbols(MARKET)];
        let value = chosen.value
            + self.ducats[sum.symbols(DUCAT) % FEW]
            + self.pirates[sum.symbols(PIRATE) % FEW]
            + self.voyages[sum.symbols(SHIP) % FEW]
            + market * self.chart.weights.unseen * self.later;
        if value + self.most <= least {
            return None;
        }
        let hand = self.size - chosen.pattern.count_ones() as usize + market as usize;
        let (mut best, mut bits) = (f32::MIN, chosen.pattern);
        while bits != 0 {
            best = best.max(self.top(bits.trailing_zeros() as usize, sum, hand));
            bits &= bits - 1;
        }
        Some(value + best)
    }

    /// What it brings to stow this card on top, with so many cards in hand after the turn.
    #[inline]
    fn top(&self, at: usize, sum: Sum, hand: usize) -> f32 {
        let card = self.cards[at % MOST_CARDS];
        let good = card.good().index();
        let here = sum.count(good) % FEW;
        let alone = good == self.berth.good && sum.only(good);
        let group = if alone { self.same[here] } else { self.tops[good][here] };
        group + self.later * self.chart.stays(card, hand)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;
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

    /// What playing these cards with this one on top brings, said in other words than the plan says it.
    fn brings(chart: &Chart, berth: &Berth, hand: CardSet, played: CardSet, top: Card) -> f32 {
        let w = &chart.weights;
        let later = berth.later.min(1.0);
        let rest = hand.minus(played);
        let [ducats, pirates, market, ships] = [DUCAT, PIRATE, MARKET, SHIP]
            .map(|symbol| played.iter().filter(|card| chart.sums[card.index()].symbols(symbol) > 0).count());
        let drawn = STEPS[market];
        let mut value = STEPS[ducats + usize::from(berth.has(Marker::GoodBusiness))] + berth.voyage[ships];
        value += if berth.has(Marker::CalmSea) { ships as f32 } else { 0.0 };
        value -= if berth.has(Marker::PiratesBeaten) { 0.0 } else { STEPS[pirates] * w.pirated };
        value += drawn * w.unseen * later;
        let mut promise = 0.0;
        let mut hope = 0.0;
        for good in oltre_mare::Good::ALL {
            let paid = |n: usize| good.payout(n) as f32;
            let (here, left) = (played.of(good).len(), rest.of(good).len());
            let below = if berth.top_good() == Some(good) { berth.cards } else { 0 };
            let between = top.good() == good && played.of(good) != played;
            // Cards on top of others of their good make one group with them, unless something lies between.
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
            let berth = some_berth(&chart, &game, &mut dice);
            let turn = Turn::with(&chart, &berth, hand);
            let found = plan(&chart, &berth, hand);
            let mut best = f32::MIN;
            for played in plays_of(hand, turn.played()) {
                played.iter().for_each(|top| best = best.max(brings(&chart, &berth, hand, played, top)));
            }
            if turn.played() > 0 {
                assert!((found.value + turn.lost - best).abs() < 1e-3, "{} is not {best}: {hand:?}", found.value);
                assert_eq!(found.cards.len(), turn.played());
                assert_eq!(plays(&chart, &berth, hand).first().map(|(_, cards)| *cards), Some(found.cards));
                looked_at += 1;
            }
        }
        assert!(looked_at > 200, "{looked_at}");
    }

    /// All ways to play so many of these cards.
    fn plays_of(hand: CardSet, played: usize) -> Vec<CardSet> {
        let cards: Vec<Card> = hand.iter().collect();
        let chosen = |pattern: u32| (0..cards.len()).filter(move |at| pattern >> at & 1 == 1);
        let patterns = (0..1u32 << cards.len()).filter(|pattern| pattern.count_ones() as usize == played);
        patterns.map(|pattern| chosen(pattern).map(|at| cards[at]).collect()).collect()
    }

    /// A seat somewhere in a match, with some group on top and no limit.
    fn some_berth(chart: &Chart, game: &OltreMare, dice: &mut Dice) -> Berth {
        let mut state: State = game.blank();
        game.deal(&mut state, dice, &mut game::NoLog);
        let me = state.public.active;
        let mut berth = Berth::of(chart, game, &state.public, me);
        let good = oltre_mare::Good::ALL[dice.below(GOODS as u32) as usize];
        (berth.good, berth.cards) = (good.index(), 1 + dice.below(3) as usize);
        berth.load = 1 + dice.below(MAX_LOAD as u32) as u8;
        berth.limit = None;
        berth.later = [0.0, 0.4, 3.0][dice.below(3) as usize];
        berth
    }
}
