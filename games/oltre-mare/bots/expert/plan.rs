//! The basis for planning a turn: what is printed on the cards, and a seat's position before the turn.

use super::weights::Weights;
use game::Seat;
use oltre_mare::{CARDS, Card, CardSet, GOODS, Good, MARKER_KINDS, MAX_PORTS, Marker, OltreMare, Port, Public};

/// The largest load (OM-0.2), so the most routes sailed.
pub(crate) const MAX_LOAD: usize = 4;
/// Cards that usually leave the deck in a turn.
const DRAWN_IN_A_TURN: f32 = 2.6;
/// OM-4.3.
pub(super) const STEPS: [f32; 16] = [0.0, 1.0, 3.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0, 6.0];

/// How many cards of each good (six bits each) and how many of each symbol (four bits each), in one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sum(u64);

const SYMBOLS_AT: usize = 6 * GOODS;
/// Symbols in the order of [`oltre_mare::Symbol::ALL`].
pub(super) const DUCAT: usize = 0;
pub(super) const PIRATE: usize = 1;
pub(super) const MARKET: usize = 2;
pub(super) const SHIP: usize = 3;

impl Sum {
    #[inline]
    pub(super) fn add(&mut self, other: Sum) {
        self.0 += other.0;
    }

    #[inline]
    pub(super) fn count(self, good: usize) -> usize {
        (self.0 >> (6 * good) & 63) as usize
    }

    #[inline]
    pub(super) fn symbols(self, symbol: usize) -> usize {
        (self.0 >> (SYMBOLS_AT + 4 * symbol) & 15) as usize
    }

    /// Are all cards of this good?
    #[inline]
    pub(super) fn only(self, good: usize) -> bool {
        self.0 & !(63 << (6 * good)) & ((1 << SYMBOLS_AT) - 1) == 0
    }
}

/// What is printed on the cards, in the form the plan needs.
#[derive(Clone, Debug)]
pub struct Chart {
    pub(super) sums: [Sum; CARDS],
    power: [u8; CARDS],
    load: [u8; CARDS],
    /// Power and load in one number.
    kinds: [u8; CARDS],
    /// The worth of the symbols of a card in hand.
    pub(crate) symbols: [f32; CARDS],
    pub(super) payout: [[f32; MANY]; GOODS_ROOM],
    /// The worth of a group on top because it can still grow, by good, size and cards of it left in hand.
    pub(super) crowns: [[[f32; FULL + 1]; FULL + 1]; GOODS_ROOM],
    /// The worth of a card on top for its power and load, by both and the cards in hand.
    stays: [[f32; HANDS]; POWERS * LOADS],
    /// What each marker does in a turn.
    in_a_turn: [f32; MARKER_KINDS],
    pub(crate) weights: Weights,
}

/// Room for as many cards of a good as there can be.
pub(super) const MANY: usize = 32;
/// Beyond this many cards a group pays no more (OM-0.1).
pub(super) const FULL: usize = 5;
/// Room for the goods; a power of two, for fast lookups.
const GOODS_ROOM: usize = 8;

/// How many powers, loads and hands are distinguished.
const POWERS: usize = 8;
const LOADS: usize = 8;
const HANDS: usize = 16;

impl Chart {
    pub(crate) fn new(game: &OltreMare, weights: Weights) -> Chart {
        let mut chart = Chart {
            sums: [Sum(0); CARDS],
            power: [0; CARDS],
            load: [0; CARDS],
            kinds: [0; CARDS],
            in_a_turn: Marker::ALL.map(|marker| weights.in_a_turn(marker)),
            symbols: [0.0; CARDS],
            payout: [[0.0; MANY]; GOODS_ROOM],
            crowns: [[[0.0; FULL + 1]; FULL + 1]; GOODS_ROOM],
            stays: [[0.0; HANDS]; POWERS * LOADS],
            weights,
        };
        for good in Good::ALL {
            let payout = std::array::from_fn(|n| good.payout(n) as f32);
            chart.payout[good.index()] = payout;
            chart.crowns[good.index()] = std::array::from_fn(|group| {
                std::array::from_fn(|rest| {
                    let promise = payout[group + rest] - payout[group] - payout[rest];
                    promise * weights.promise + (payout[group + 1] - payout[group]) * weights.hope
                })
            });
        }
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
            let kind = usize::from(face.power) % POWERS * LOADS + usize::from(face.load) % LOADS;
            chart.kinds[index] = kind as u8;
            if chart.stays[kind] == [0.0; HANDS] {
                chart.stays[kind] = std::array::from_fn(|hand| chart.stay(face.power.into(), face.load.into(), hand));
            }
        }
        chart
    }

    /// The worth of a card on top for its power and load in the next turn, with this many cards in hand.
    #[inline]
    pub(super) fn stays(&self, card: Card, hand: usize) -> f32 {
        self.stays[usize::from(self.kinds[card.index()]) % (POWERS * LOADS)][hand.min(HANDS - 1)]
    }

    /// The worth of a group on top because it can still grow, with this many of its good left in hand.
    #[inline]
    pub(super) fn crown(&self, good: usize, group: usize, rest: usize) -> f32 {
        self.crowns[good % GOODS_ROOM][group.min(FULL)][rest.min(FULL)]
    }

    /// The cost of separating cards from the group of the same good below: they become a group of their own.
    #[inline]
    pub(super) fn apart(&self, good: usize, here: usize, below: usize) -> f32 {
        let payout = &self.payout[good % GOODS_ROOM];
        payout[here % MANY] + payout[below % MANY] - payout[(here + below) % MANY]
    }

    /// A quick estimate of what one more card is worth to a hand.
    #[inline]
    pub(crate) fn card_gain(&self, turn_start: &TurnStart, hand: CardSet, card: Card) -> f32 {
        self.card_gain_on((turn_start.good, turn_start.cards), hand.of(card.good()).len(), card)
    }

    /// The same with a group on top, and this many of its good in hand.
    #[inline]
    pub(crate) fn card_gain_on(&self, top: (usize, usize), hand: usize, card: Card) -> f32 {
        let good = card.good().index();
        let held = hand + if good == top.0 { top.1 } else { 0 };
        let payout = &self.payout[good];
        payout[(held + 1) % MANY] - payout[held % MANY] + self.symbols[card.index()]
    }

    fn stay(&self, power: usize, load: usize, hand: usize) -> f32 {
        let w = &self.weights;
        let (excess, missing) = (hand.saturating_sub(power) as f32, load.saturating_sub(hand) as f32);
        hand.min(load) as f32 * w.tempo - missing * w.shortage - excess * w.excess + load as f32 * w.load
    }

    /// An active marker that is kept, with this many turns to come.
    fn kept(&self, marker: Option<Marker>, later: f32) -> f32 {
        marker.map_or(0.0, |marker| self.in_a_turn[marker as usize] * later.min(self.weights.stays))
    }

    /// What arriving is worth (OM-4.9 to OM-4.12), with this many turns to come.
    pub(crate) fn arrivals(&self, sea: &Sea, later: f32) -> Arrivals {
        let Sea { ports } = *sea;
        let mut worth = Marker::ALL.map(|marker| self.weights.marker + self.kept(Some(marker), later));
        let there = |marker: &Marker| *marker != Marker::Compass && ports[*marker as usize] != 0;
        let best = Marker::ALL.into_iter().filter(there).fold(0.0, |best: f32, it| best.max(worth[it as usize]));
        worth[Marker::Compass as usize] = best;
        Arrivals { ports, worth }
    }
}

/// Where the markers lie.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sea {
    /// The ports of each marker, as a set.
    ports: [u32; MARKER_KINDS],
}

impl Sea {
    pub(crate) fn of(public: &Public) -> Sea {
        let mut ports = [0u32; MARKER_KINDS];
        for (port, marker) in public.on_port.iter().enumerate() {
            if let Some(marker) = marker {
                ports[*marker as usize] |= 1 << port;
            }
        }
        Sea { ports }
    }

    /// OM-4.9: a ship arrives, and takes what is there.
    #[inline]
    pub(crate) fn arrive(&mut self, port: Port) {
        let left = !1u32.unbounded_shl(port.0.into());
        self.ports.iter_mut().for_each(|ports| *ports &= left);
    }
}

/// What arriving is worth, by the markers on the ports.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arrivals {
    /// The ports of each marker, as a set.
    ports: [u32; MARKER_KINDS],
    worth: [f32; MARKER_KINDS],
}

impl Arrivals {
    /// The best of a set of ports.
    #[inline]
    pub(crate) fn best(&self, ports: u32) -> Option<(Port, f32)> {
        let mut best = (ports, 0.0);
        for (of, worth) in self.ports.iter().zip(&self.worth) {
            if of & ports != 0 && *worth > best.1 {
                best = (of & ports, *worth);
            }
        }
        (ports != 0).then(|| (Port(best.0.trailing_zeros() as u8), best.1))
    }

    /// The worth of the best of a set of ports.
    #[inline]
    fn most(&self, ports: u32) -> f32 {
        let each = self.ports.iter().zip(&self.worth);
        each.fold(0.0, |most: f32, (of, worth)| most.max(if of & ports != 0 { *worth } else { 0.0 }))
    }

    /// OM-4.12: the ports with a marker that a compass leads to.
    pub(crate) fn by_compass(&self, from: Port) -> u32 {
        let all = self.ports.iter().fold(0, |all, ports| all | ports);
        all & !self.ports[Marker::Compass as usize] & !(1 << from.index())
    }

    /// The worth of each port.
    pub(crate) fn each(&self) -> impl Iterator<Item = (Port, f32)> + '_ {
        (0..MAX_PORTS as u8).map(|port| (Port(port), self.best(1 << port).map_or(0.0, |(_, worth)| worth)))
    }
}

/// The start of a seat's turn: the one it plays now, or the one it plays next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TurnStart {
    /// Is there such a turn at all (OM-7.1)?
    pub(crate) comes: bool,
    /// The top group: its good (or [`GOODS`] for none) and its size.
    pub(super) good: usize,
    pub(super) cards: usize,
    /// Hand limit (OM-2.3); `None` once it has been applied.
    pub(crate) limit: Option<u8>,
    pub(crate) load: u8,
    marker: Option<Marker>,
    /// Turns of this seat after it, roughly.
    pub(crate) later: f32,
    /// The worth of sailing 0 to 4 routes.
    pub(super) voyage: [f32; MAX_LOAD + 1],
}

/// Turns that each seat will have after the current one, roughly.
#[inline]
pub(crate) fn turns_to_come(p: &Public) -> f32 {
    if p.last_round { 0.0 } else { f32::from(p.deck) / (DRAWN_IN_A_TURN * f32::from(p.players)) }
}

impl TurnStart {
    /// For a seat, leaving sailing aside.
    pub(crate) fn ashore(chart: &Chart, p: &Public, seat: Seat) -> TurnStart {
        let top = p.cargos.top(seat);
        let (good, cards) = top_group(p, seat);
        let now = seat == p.active;
        let ahead = seat.steps_from(p.start, p.players) > p.active.steps_from(p.start, p.players);
        let rounds = turns_to_come(p);
        let later = if now { rounds } else { (rounds - 1.0).max(0.0) };
        let face = |of: &[u8; CARDS], none: u8| top.map_or(none, |card| of[card.index()]);
        TurnStart {
            comes: now || ahead || !p.last_round,
            good,
            cards,
            limit: if now { None } else { top.map(|card| chart.power[card.index()]) },
            // OM-2.5: the current turn keeps the load it began with.
            load: if now { p.load } else { face(&chart.load, 1) },
            marker: p.marker[seat],
            later,
            voyage: [chart.kept(p.marker[seat], later); MAX_LOAD + 1],
        }
    }

    /// For a seat, including sailing.
    pub(crate) fn of(chart: &Chart, game: &OltreMare, p: &Public, seat: Seat) -> TurnStart {
        TurnStart::at(chart, game, p, seat, &Sea::of(p))
    }

    /// The same if it is known what is on the ports.
    pub(crate) fn at(chart: &Chart, game: &OltreMare, p: &Public, seat: Seat, sea: &Sea) -> TurnStart {
        let mut turn_start = TurnStart::ashore(chart, p, seat);
        let arrivals = chart.arrivals(sea, turn_start.later);
        for (sails, worth) in turn_start.voyage.iter_mut().enumerate().skip(1) {
            *worth = arrivals.most(game.reach(p.ship[seat], sails as u8));
        }
        turn_start
    }

    /// The good of the top group.
    pub(crate) fn top_good(&self) -> Option<Good> {
        Good::ALL.get(self.good).copied()
    }

    /// The top group: its good and its size.
    pub(crate) fn group(&self) -> (Option<Good>, usize) {
        (self.top_good(), self.cards)
    }

    /// The worth of sailing this many routes.
    pub(crate) fn reached(&self, sails: usize) -> f32 {
        self.voyage.get(sails).copied().unwrap_or(0.0)
    }

    #[inline]
    pub(super) fn has(&self, marker: Marker) -> bool {
        self.marker == Some(marker)
    }
}

/// The top group of a seat's cargo: its good (or [`GOODS`] for none) and its size.
#[inline]
pub(crate) fn top_group(p: &Public, seat: Seat) -> (usize, usize) {
    let good = p.cargos.top(seat).map(|card| card.good());
    let cards = p.cargos.iter(seat).take_while(|card| Some(card.good()) == good).count();
    (good.map_or(GOODS, Good::index), cards)
}

/// The cards of a hand that would be missed most, as many as asked for.
pub(crate) fn most_wanted(chart: &Chart, turn_start: &TurnStart, mut hand: CardSet, keep: usize) -> CardSet {
    for _ in keep..hand.len() {
        let Some(card) = least_missed(chart, turn_start, hand) else { break };
        hand.remove(card);
    }
    hand
}

/// The card whose loss costs the least.
pub(crate) fn least_missed(chart: &Chart, turn_start: &TurnStart, hand: CardSet) -> Option<Card> {
    let mut best = (hand.first()?, f32::INFINITY);
    let (mut good, mut others) = (None, 0);
    for card in hand.iter() {
        // Cards come good by good.
        if good != Some(card.good()) {
            good = Some(card.good());
            others = hand.of(card.good()).len() - 1;
        }
        let loss = chart.card_gain_on((turn_start.good, turn_start.cards), others, card);
        if loss < best.1 {
            best = (card, loss);
        }
    }
    Some(best.0)
}
