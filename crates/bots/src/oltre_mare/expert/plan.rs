//! A turn planned: which cards to play, and which of them to stow on top. Fast enough to be asked thousands of times.

use super::weights::Weights;
use game::Seat;
use oltre_mare::{CARDS, Card, CardSet, GOODS, Good, MAX_PORTS, Marker, OltreMare, Port, Public};

/// The largest load (OM-0.2), so the most routes sailed.
pub(crate) const MAX_LOAD: usize = 4;
/// Hands are planned with at most so many cards.
const MOST_CARDS: usize = 10;
/// Cards that leave the deck in a turn, by experience.
const DRAWN_IN_A_TURN: f32 = 2.6;
/// OM-4.3.
const STEPS: [f32; 16] = [0.0, 1.0, 3.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0];

/// How many cards of each good (six bits each) and how many of each symbol (four bits each), in one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sum(u64);

const SYMBOLS_AT: usize = 6 * GOODS;
/// Symbols in the order of [`oltre_mare::Symbol::ALL`].
const DUCAT: usize = 0;
const PIRATE: usize = 1;
const MARKET: usize = 2;
const SHIP: usize = 3;

impl Sum {
    #[inline]
    fn count(self, good: usize) -> usize {
        (self.0 >> (6 * good) & 63) as usize
    }

    #[inline]
    fn symbols(self, symbol: usize) -> usize {
        (self.0 >> (SYMBOLS_AT + 4 * symbol) & 15) as usize
    }
}

/// What is printed on the cards, in the form the plan wants.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    sums: [Sum; CARDS],
    power: [u8; CARDS],
    load: [u8; CARDS],
    /// What the symbols of a card are worth in hand.
    pub(crate) symbols: [f32; CARDS],
    payout: [[f32; 32]; GOODS],
    pub(crate) weights: Weights,
}

impl Chart {
    pub(crate) fn new(game: &OltreMare, weights: Weights) -> Chart {
        let mut chart = Chart {
            sums: [Sum(0); CARDS],
            power: [0; CARDS],
            load: [0; CARDS],
            symbols: [0.0; CARDS],
            payout: std::array::from_fn(|good| std::array::from_fn(|n| Good::ALL[good].payout(n) as f32)),
            weights,
        };
        let worth = [weights.ducat, weights.pirate, weights.market, weights.ship];
        for (index, card) in (0..CARDS).filter_map(Card::new).enumerate() {
            let face = game.face(card);
            let mut sum = 1u64 << (6 * card.good().index());
            for (symbol, worth) in worth.iter().enumerate() {
                if face.symbols >> symbol & 1 == 1 {
                    sum |= 1 << (SYMBOLS_AT + 4 * symbol);
                    chart.symbols[index] += worth;
                }
            }
            chart.sums[index] = Sum(sum);
            (chart.power[index], chart.load[index]) = (face.power, face.load);
        }
        chart
    }

    fn in_a_turn(&self, marker: Marker) -> f32 {
        let w = &self.weights;
        match marker {
            Marker::CalmSea => w.calm_sea,
            Marker::GoodBusiness => w.good_business,
            Marker::PiratesBeaten => w.pirates_beaten,
            Marker::FavourableRelations => w.relations,
            Marker::Compass => 0.0,
            Marker::LocalInfluence => w.influence,
        }
    }

    /// An active marker that is kept, with so many turns to come.
    fn kept(&self, marker: Option<Marker>, later: f32) -> f32 {
        marker.map_or(0.0, |marker| self.in_a_turn(marker) * later.min(self.weights.stays))
    }

    /// What each port is worth to arrive at (OM-4.9 to OM-4.12).
    pub(crate) fn ports(&self, public: &Public, later: f32) -> [f32; MAX_PORTS] {
        let taken = |marker| self.weights.marker + self.kept(Some(marker), later);
        let best = public.on_port.iter().flatten().filter(|marker| **marker != Marker::Compass);
        let best = best.fold(0.0, |best: f32, marker| best.max(taken(*marker)));
        public.on_port.map(|marker| match marker {
            None => 0.0,
            Some(Marker::Compass) => best,
            Some(marker) => taken(marker),
        })
    }
}

/// What a seat's turn begins with: the one it plays now, or the one it plays next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Berth {
    /// Is there one at all (OM-7.1)?
    pub(crate) comes: bool,
    /// The top group: its good (or [`GOODS`] for none) and its size.
    good: usize,
    cards: usize,
    /// Hand limit (OM-2.3); `None` once it has been applied.
    pub(crate) limit: Option<u8>,
    pub(crate) load: u8,
    marker: Option<Marker>,
    /// Turns of this seat after it, roughly.
    pub(crate) later: f32,
    /// What sailing 0 to 4 routes brings.
    voyage: [f32; MAX_LOAD + 1],
}

impl Berth {
    /// Of a seat that does not think of sailing.
    pub(crate) fn ashore(chart: &Chart, p: &Public, seat: Seat) -> Berth {
        let top = p.cargos.top(seat);
        let good = top.map(|card| card.good());
        let cards = p.cargos.iter(seat).take_while(|card| Some(card.good()) == good).count();
        let now = seat == p.active;
        let ahead = seat.steps_from(p.start, p.players) > p.active.steps_from(p.start, p.players);
        let rounds = if p.last_round { 0.0 } else { f32::from(p.deck) / (DRAWN_IN_A_TURN * f32::from(p.players)) };
        let later = if now { rounds } else { (rounds - 1.0).max(0.0) };
        let face = |of: &[u8; CARDS], none: u8| top.map_or(none, |card| of[card.index()]);
        Berth {
            comes: now || ahead || !p.last_round,
            good: good.map_or(GOODS, Good::index),
            cards,
            limit: if now { None } else { top.map(|card| chart.power[card.index()]) },
            // OM-2.5: the turn under way keeps the load it began with.
            load: if now { p.load } else { face(&chart.load, 1) },
            marker: p.marker[seat],
            later,
            voyage: [chart.kept(p.marker[seat], later); MAX_LOAD + 1],
        }
    }

    /// Of a seat at sea.
    pub(crate) fn of(chart: &Chart, game: &OltreMare, p: &Public, seat: Seat) -> Berth {
        let mut berth = Berth::ashore(chart, p, seat);
        let ports = chart.ports(p, berth.later);
        for (sails, worth) in berth.voyage.iter_mut().enumerate().skip(1) {
            *worth = best_port(&ports, game.reach(p.ship[seat], sails as u8)).map_or(0.0, |(_, worth)| worth);
        }
        berth
    }

    /// The good of the top group.
    pub(crate) fn top_good(&self) -> Option<Good> {
        Good::ALL.get(self.good).copied()
    }

    #[inline]
    fn has(&self, marker: Marker) -> bool {
        self.marker == Some(marker)
    }
}

/// The best of a set of ports.
#[inline]
pub(crate) fn best_port(worth: &[f32; MAX_PORTS], mut ports: u32) -> Option<(Port, f32)> {
    let mut best = None;
    while ports != 0 {
        let port = ports.trailing_zeros() as usize;
        ports &= ports - 1;
        if best.is_none_or(|(_, most)| worth[port] > most) {
            best = Some((Port(port as u8), worth[port]));
        }
    }
    best
}

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
    let mut best = (f32::MIN, 0);
    let (cards, lost) = each_play(chart, berth, hand, |value, pattern| {
        if value > best.0 {
            best = (value, pattern);
        }
    });
    Plan { value: best.0 - lost, cards: chosen(&cards, best.1) }
}

/// All plays of a hand with what each brings.
pub(crate) fn plays(chart: &Chart, berth: &Berth, hand: CardSet) -> Vec<(f32, CardSet)> {
    let mut found = Vec::new();
    let (cards, _) = each_play(chart, berth, hand, |value, pattern| found.push((value, pattern)));
    found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    found.into_iter().map(|(value, pattern)| (value, chosen(&cards, pattern))).collect()
}

fn chosen(cards: &[Card; MOST_CARDS], pattern: u32) -> CardSet {
    (0..MOST_CARDS).filter(|at| pattern >> at & 1 == 1).map(|at| cards[at]).collect()
}

/// Shows every play as a pattern of the cards that are returned, with what is lost in any case.
#[inline(always)]
fn each_play(chart: &Chart, berth: &Berth, hand: CardSet, mut show: impl FnMut(f32, u32)) -> ([Card; MOST_CARDS], f32) {
    let w = &chart.weights;
    let size = hand.len();
    let limit = berth.limit.map_or(size, usize::from);
    // OM-2.3: over the limit it goes to the pirates; over what is planned with it merely stays.
    let lost = size.saturating_sub(limit) as f32 * w.pirated;
    let keep = size.min(limit).min(MOST_CARDS);
    let mut cards = [Card::default(); MOST_CARDS];
    let mut count = 0;
    if size > keep {
        let kept = most_wanted(chart, berth, hand, keep);
        kept.iter().for_each(|card| {
            cards[count] = card;
            count += 1;
        });
    } else {
        hand.iter().for_each(|card| {
            cards[count] = card;
            count += 1;
        });
    }
    let mut sums = [Sum(0); MOST_CARDS];
    let (mut all, mut symbols) = (0u64, 0.0);
    for (sum, card) in sums.iter_mut().zip(&cards[..count]) {
        *sum = chart.sums[card.index()];
        all += sum.0;
        symbols += chart.symbols[card.index()];
    }
    let load = (berth.load as usize).min(MAX_LOAD);
    let played = load.min(count);
    let missing = (load - played) as f32;
    // Choices as bit patterns of equal weight, each made from the one before.
    let end = 1u32 << count;
    let mut pattern = (1u32 << played) - 1;
    while pattern < end {
        let (mut sum, mut gone, mut bits) = (0u64, 0.0, pattern);
        while bits != 0 {
            let at = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            sum += sums[at].0;
            gone += chart.symbols[cards[at].index()];
        }
        let rest = Rest { sum: Sum(all - sum), cards: (size.min(limit)) - played, symbols: symbols - gone };
        show(play(chart, berth, Sum(sum), pattern, &cards, &rest).0, pattern);
        if pattern == 0 {
            break;
        }
        let lowest = pattern & pattern.wrapping_neg();
        let carried = pattern + lowest;
        pattern = carried | (((pattern ^ carried) >> 2) / lowest);
    }
    (cards, lost + missing * w.shortage)
}

/// What is left after the cards are played.
struct Rest {
    sum: Sum,
    cards: usize,
    symbols: f32,
}

/// OM-4.2 to OM-5.1: what playing these cards brings, stowed with the best one on top.
#[inline]
fn play(chart: &Chart, berth: &Berth, sum: Sum, pattern: u32, cards: &[Card; MOST_CARDS], rest: &Rest) -> (f32, usize) {
    let w = &chart.weights;
    let later = berth.later.min(1.0);
    let ducats = STEPS[sum.symbols(DUCAT) + usize::from(berth.has(Marker::GoodBusiness))];
    let sails = sum.symbols(SHIP);
    let calm = if berth.has(Marker::CalmSea) { sails as f32 } else { 0.0 };
    let pirates = if berth.has(Marker::PiratesBeaten) { 0.0 } else { STEPS[sum.symbols(PIRATE)] };
    let market = STEPS[sum.symbols(MARKET)];
    let mut value = ducats + calm - pirates * w.pirated + berth.voyage[sails.min(MAX_LOAD)] + market * w.unseen * later;
    // Every good becomes one group; the good of the old top group goes on first.
    let (mut groups, mut promised) = (0.0, 0.0);
    for good in 0..GOODS {
        let here = sum.count(good);
        let below = if good == berth.good { berth.cards } else { 0 };
        groups += chart.payout[good][below + here] - chart.payout[good][below];
        promised += chart.payout[good][rest.sum.count(good)];
    }
    value += groups;
    if pattern == 0 {
        return (value, 0);
    }
    let hand = rest.cards + market as usize;
    let (mut best, mut bits) = ((f32::MIN, 0), pattern);
    while bits != 0 {
        let at = bits.trailing_zeros() as usize;
        bits &= bits - 1;
        let card = cards[at].index();
        let good = cards[at].good().index();
        let same = sum.count(good);
        let (mut change, mut group) = (0.0, same);
        if good == berth.good {
            if sum.0 & !(63 << (6 * good)) & ((1 << SYMBOLS_AT) - 1) == 0 {
                group += berth.cards;
            } else {
                // Others lie between: it becomes a group of its own on top.
                let payout = &chart.payout[good];
                change = payout[same] + payout[berth.cards] - payout[same + berth.cards];
            }
        }
        let payout = &chart.payout[good];
        let held = rest.sum.count(good);
        let promise = promised - payout[held] + payout[(group + held).min(31)] - payout[group.min(31)];
        let hope = payout[(group + 1).min(31)] - payout[group.min(31)];
        let (limit, load) = (usize::from(chart.power[card]), usize::from(chart.load[card]));
        let excess = hand.saturating_sub(limit) as f32;
        let missing = load.saturating_sub(hand) as f32;
        let playable = hand.min(load) as f32;
        let after = promise * w.promise + hope * w.hope + rest.symbols * w.promise + playable * w.tempo
            - missing * w.shortage
            - excess * w.excess
            + load as f32 * w.load;
        let total = change + later * after;
        if total > best.0 {
            best = (total, at);
        }
    }
    (value + best.0, best.1)
}

/// The cards of a hand that are missed most, so many of them.
pub(crate) fn most_wanted(chart: &Chart, berth: &Berth, mut hand: CardSet, keep: usize) -> CardSet {
    while hand.len() > keep {
        let Some(card) = least_missed(chart, berth, hand) else { break };
        hand.remove(card);
    }
    hand
}

/// The card whose loss costs the least.
pub(crate) fn least_missed(chart: &Chart, berth: &Berth, hand: CardSet) -> Option<Card> {
    let mut best: Option<(Card, f32)> = None;
    for card in hand.iter() {
        let good = card.good();
        let held = hand.of(good).len() + if good.index() == berth.good { berth.cards } else { 0 };
        let payout = &chart.payout[good.index()];
        let loss = payout[held.min(31)] - payout[held.min(31) - 1] + chart.symbols[card.index()];
        if best.is_none_or(|(_, least)| loss < least) {
            best = Some((card, loss));
        }
    }
    best.map(|(card, _)| card)
}

/// The card of those on the table that had better lie on top, with this hand left.
pub(crate) fn best_top(chart: &Chart, berth: &Berth, table: CardSet, hand: CardSet) -> Option<Card> {
    let mut cards = [Card::default(); MOST_CARDS];
    let (mut count, mut sum) = (0, 0u64);
    for card in table.iter().take(MOST_CARDS) {
        cards[count] = card;
        sum += chart.sums[card.index()].0;
        count += 1;
    }
    let (mut all, mut symbols) = (0u64, 0.0);
    for card in hand.iter().take(MOST_CARDS) {
        all += chart.sums[card.index()].0;
        symbols += chart.symbols[card.index()];
    }
    // What the market brought is in the hand already.
    let sum = Sum(sum & !(15 << (SYMBOLS_AT + 4 * MARKET)));
    let rest = Rest { sum: Sum(all), cards: hand.len(), symbols };
    (count > 0).then(|| cards[play(chart, berth, sum, (1 << count) - 1, &cards, &rest).1])
}
