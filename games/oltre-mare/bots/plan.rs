//! Plans a turn: which cards to play, and which of them to stow on top.

use super::expert::play::TurnPlan;
use super::outlook::{MAX_LOAD, Outlook};
use super::worth::{self, Group, Tally};
use game::Shown;
use oltre_mare::{Action, Card, CardSet, Load, Preview};

/// Hands are planned with at most this many cards, so that a hoard costs no time.
const MOST_CARDS: usize = 11;

/// What is left after the cards are played.
struct Rest {
    cards: usize,
    goods: Tally,
    symbols: f32,
}

impl Outlook<'_> {
    /// The worth of a hand.
    pub(super) fn value(&self, hand: CardSet) -> f32 {
        if self.turn.comes { self.plan(hand).value } else { 0.0 }
    }

    /// The best turn that can be played with a hand.
    pub(super) fn plan(&self, mut hand: CardSet) -> TurnPlan {
        let size = hand.len();
        let limit = self.turn.limit.map_or(size, usize::from);
        let mut lost = 0.0;
        while hand.len() > limit.min(MOST_CARDS) {
            let Some(card) = self.least_missed(hand) else { break };
            // OM-2.3: a card over the limit goes to the pirates; one beyond the number planned with merely stays.
            lost += if hand.len() > limit { worth::PIRATE } else { 0.0 };
            hand.remove(card);
        }
        let load = (self.turn.load as usize).min(MAX_LOAD);
        let missing = load.saturating_sub(hand.len()) as f32;
        let all = Rest {
            cards: size.min(limit) - hand.len().min(load),
            goods: Tally::of(hand),
            symbols: hand.iter().map(|card| worth::symbols(self.game, card)).sum(),
        };
        let mut best = TurnPlan { value: f32::MIN, cards: hand };
        each_choice(hand, load.min(hand.len()), |cards| {
            let value = self.play(cards, &all);
            if value > best.value {
                best = TurnPlan { value, cards };
            }
        });
        best.value -= lost + missing * worth::SHORTAGE;
        best
    }

    /// OM-4.2 to OM-5.1: what playing these cards is worth, stowed in the best way.
    fn play(&self, cards: CardSet, all: &Rest) -> f32 {
        let Preview::Play { ducats, calm_sea, pirates, market, sails } =
            self.game.preview(self.knowledge, &Action::Play { cards })
        else {
            return 0.0;
        };
        let played = cards.iter().fold(Tally::EMPTY, |sum, card| sum.plus(Tally::one(card.good())));
        let rest = Rest {
            cards: all.cards + usize::from(market),
            goods: all.goods.minus(played),
            symbols: all.symbols - cards.iter().map(|card| worth::symbols(self.game, card)).sum::<f32>(),
        };
        let now = f32::from(ducats + calm_sea) - f32::from(pirates) * worth::PIRATE
            + self.voyage[usize::from(sails).min(MAX_LOAD)]
            + f32::from(market) * worth::UNSEEN_CARD * self.turn.later.min(1.0);
        let stowed = cards.iter().map(|top| self.stow(played, top, &rest)).fold(f32::MIN, f32::max);
        now + if cards.is_empty() { self.afterwards(self.turn.top, None, &rest) } else { stowed }
    }

    /// OM-5.1: what stowing is worth with this card on top. The good of the old top group goes on first,
    /// the good of the new top card last; between them every good is a group.
    fn stow(&self, played: Tally, top: Card, rest: &Rest) -> f32 {
        let old = self.turn.top;
        let same = played.count(top.good());
        let only = played.is_only(top.good());
        let (payouts, group) = if old.good == Some(top.good()) && !only {
            (played.payouts(), Group { good: Some(top.good()), cards: same })
        } else {
            let below = if old.good == Some(top.good()) { old.cards } else { 0 };
            (played.payouts_upon(old), Group { good: Some(top.good()), cards: below + same })
        };
        payouts as f32 + self.afterwards(group, Some(top), rest)
    }

    /// What the turns to come can make of the hand and the top card.
    fn afterwards(&self, group: Group, top: Option<Card>, rest: &Rest) -> f32 {
        let later = self.turn.later.min(1.0);
        if later == 0.0 {
            return 0.0;
        }
        let (limit, load): (usize, usize) = match top {
            Some(top) => (self.game.face(top).power.into(), self.game.face(top).load.into()),
            None => (rest.cards, self.turn.load.into()),
        };
        let excess = rest.cards.saturating_sub(limit) as f32;
        let missing = load.saturating_sub(rest.cards) as f32;
        let playable = rest.cards.min(load) as f32;
        let promise = rest.goods.payouts_upon(group) as f32 * worth::PROMISE;
        let hope = group.next_step() as f32 * worth::HOPE;
        later
            * (promise + hope + rest.symbols * worth::PROMISE + playable * worth::TEMPO
                - missing * worth::SHORTAGE
                - excess * worth::EXCESS)
    }

    /// OM-5.1: the best order for the cards played, bottom first.
    pub(super) fn stowage(&self, table: CardSet) -> Load {
        let played = Tally::of(table);
        let rest = Rest {
            cards: self.hand.len(),
            goods: Tally::of(self.hand),
            symbols: self.hand.iter().map(|card| worth::symbols(self.game, card)).sum(),
        };
        let value = |top: Card| self.stow(played, top, &rest);
        let tops = table.iter().map(|top| (top, value(top)));
        let Some((top, _)) = tops.reduce(|a, b| if b.1 > a.1 { b } else { a }) else { return Load::new() };
        let old = self.turn.top.good.filter(|good| *good != top.good());
        let first = old.map_or(CardSet::EMPTY, |good| table.of(good));
        let last = table.of(top.good()).minus(CardSet::only(top));
        let between = table.minus(first).minus(last).minus(CardSet::only(top));
        first.iter().chain(between.iter()).chain(last.iter()).chain([top]).collect()
    }
}

/// Every choice of `count` cards, in ascending order.
fn each_choice(cards: CardSet, count: usize, mut take: impl FnMut(CardSet)) {
    let mut list = [Card::default(); MOST_CARDS];
    let size = cards.len().min(MOST_CARDS);
    for (slot, card) in list.iter_mut().zip(cards.iter()) {
        *slot = card;
    }
    // Choices as bit patterns of equal weight, each made from the one before.
    let end = 1u32 << size;
    let mut pattern = (1u32 << count) - 1;
    while pattern < end {
        take((0..size).filter(|i| pattern >> i & 1 == 1).map(|i| list[i]).collect());
        if pattern == 0 {
            break;
        }
        let lowest = pattern & pattern.wrapping_neg();
        let carried = pattern + lowest;
        pattern = carried | (((pattern ^ carried) >> 2) / lowest);
    }
}
