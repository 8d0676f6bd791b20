//! What a net is told about a seat of Oltre Mare, at the beginning of a turn.

use super::expert::Weights;
use super::expert::plan::{Chart, Sea, TurnStart, turns_to_come};
use super::expert::play::worth;
use bots::net::WIDEST;
use bots::value::{Numbers, Valued, flag};
use bots::{Bot, Taught};
use game::{BySeat, MAX_SEATS, Seat};
use oltre_mare::{GOODS, Good, Marker, OltreMare, Phase, Public, State, Symbol, Venice};

/// Inputs that describe the match, the same for all seats.
const COMMON: usize = 9;
/// Inputs that describe a seat.
const OWN: usize = 40;
/// Kinds of symbols (OM-0.2).
const SYMBOLS: usize = Symbol::ALL.len();

impl Valued for OltreMare {
    const SEEN: usize = COMMON + OWN;

    type Lens = Chart;

    fn lens(&self) -> Chart {
        Chart::new(self, Weights::default())
    }

    fn stretch(state: &State) -> u16 {
        state.public.turn
    }

    fn see(&self, chart: &Chart, state: &State, seat: Seat, seen: &mut [f32; WIDEST]) {
        Sight::of(self, chart, state).see(seat, seen);
    }

    fn see_all(&self, chart: &Chart, state: &State, seen: &mut [[f32; WIDEST]; MAX_SEATS]) {
        let sight = Sight::of(self, chart, state);
        state.public.seats().zip(seen).for_each(|(seat, seen)| sight.see(seat, seen));
    }

    fn weights() -> &'static [u8] {
        include_bytes!("weights/judge.net")
    }

    fn player(taught: Taught) -> Box<dyn Bot<Self>> {
        Box::new(super::SearchBot::taught(taught))
    }
}

/// The inputs of all seats together.
pub(super) struct Sight<'a> {
    game: &'a OltreMare,
    chart: &'a Chart,
    state: &'a State,
    sea: Sea,
    purses: BySeat<Purse>,
    common: [f32; COMMON],
}

impl<'a> Sight<'a> {
    pub(super) fn of(game: &'a OltreMare, chart: &'a Chart, state: &'a State) -> Sight<'a> {
        let p = &state.public;
        let share = f32::from(p.deck) / f32::from(p.first_deck.max(1));
        let mut common = [turns_to_come(p), share, flag(p.last_round), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        common[3..5].copy_from_slice(&[flag(p.venice == Venice::Gone), flag(p.venice == Venice::OnTop)]);
        common[5..].copy_from_slice(&[2, 3, 4, 5].map(|players| flag(p.players == players)));
        let purses = BySeat::new(p.players, |seat| Purse::of(p, seat));
        Sight { game, chart, state, sea: Sea::of(p), purses, common }
    }

    pub(super) fn see(&self, seat: Seat, seen: &mut [f32; WIDEST]) {
        let Sight { game, chart, state, .. } = *self;
        let p = &state.public;
        let mut numbers = Numbers::new(seen);
        numbers.add(self.common);

        let hand = state.hidden.hand(seat);
        let mut turn_start = TurnStart::at(chart, game, p, seat, &self.sea);
        if seat == p.active && p.phase == Phase::Seafaring {
            turn_start.limit = Some(p.power);
        }
        let plan = worth(chart, &turn_start, hand);
        let own = &self.purses[seat];
        let others = p.seats().filter(|other| *other != seat);
        let (mut best, mut all, mut prestige, mut markers) = (f32::MIN, 0.0, 0u8, 0u8);
        for other in others {
            let purse = self.purses[other].total();
            best = best.max(purse);
            all += purse;
            prestige = prestige.max(p.prestige[other]);
            markers = markers.max(p.markers[other]);
        }
        let mean = all / f32::from(p.players.max(2) - 1);
        numbers.add([own.ducats, own.cargo, own.top, own.total() - best, own.total() - mean]);
        numbers.add([own.pirates, f32::from(p.prestige[seat]), f32::from(p.markers[seat])]);
        let ahead = |own: u8, others: u8| f32::from(own) - f32::from(others);
        numbers.add([ahead(p.prestige[seat], prestige), ahead(p.markers[seat], markers)]);
        let to_wait = seat.steps_from(p.active, p.players);
        numbers.add([f32::from(to_wait), flag(to_wait == 0), flag(turn_start.comes), turn_start.later]);

        let (mut cards, mut of_good, mut shown) = (0usize, [0u8; GOODS], [0u8; SYMBOLS]);
        for card in hand.iter() {
            cards += 1;
            of_good[card.good().index()] += 1;
            let symbols = game.face(card).symbols;
            shown.iter_mut().enumerate().for_each(|(symbol, count)| *count += symbols >> symbol & 1);
        }
        let limit = turn_start.limit.map_or(cards, usize::from);
        numbers.add([plan, cards as f32, cards.saturating_sub(limit) as f32, limit as f32]);
        numbers.add([f32::from(turn_start.load), usize::from(turn_start.load).saturating_sub(cards) as f32]);
        let (good, size) = turn_start.group();
        let held = good.map_or(0, |good| of_good[good.index()]);
        numbers.add([size as f32, f32::from(held), good.map_or(0.0, |good| good.payout(size + 1) as f32) - own.top]);
        numbers.add(Marker::ALL.map(|marker| flag(p.marker[seat] == Some(marker))));
        numbers.add(shown.map(f32::from));
        numbers.add([turn_start.reached(1), turn_start.reached(3)]);
        let payouts = Good::ALL.into_iter().zip(of_good).map(|(good, n)| good.payout(n.into())).sum::<i32>() as f32;
        let (mut most, mut next, mut kinds) = (0, 0, 0u8);
        for count in of_good {
            next = next.max(count.min(most));
            most = most.max(count);
            kinds += u8::from(count > 0);
        }
        numbers.add([most, next, kinds].map(f32::from));
        numbers
            .add([payouts, state.hidden.top_pirate(seat).map_or(0.0, |card| chart.card_gain(&turn_start, hand, card))]);
        debug_assert_eq!(numbers.count(), OltreMare::SEEN);
    }
}

/// What a seat has earned.
#[derive(Clone, Copy, Default)]
struct Purse {
    ducats: f32,
    /// What its cargo would pay now, apart from the top group.
    cargo: f32,
    top: f32,
    pirates: f32,
}

impl Purse {
    fn of(p: &Public, seat: Seat) -> Purse {
        let mut purse =
            Purse { ducats: p.ducats[seat] as f32, cargo: 0.0, top: 0.0, pirates: f32::from(p.pirates[seat]) };
        let (mut good, mut size, mut first) = (None, 0, true);
        let mut close = |good: Option<Good>, size: usize, first: &mut bool| {
            let Some(good) = good else { return };
            let paid = good.payout(size) as f32;
            if std::mem::take(first) { purse.top = paid } else { purse.cargo += paid }
        };
        for card in p.cargos.iter(seat) {
            if Some(card.good()) != good {
                close(good, size, &mut first);
                (good, size) = (Some(card.good()), 0);
            }
            size += 1;
        }
        close(good, size, &mut first);
        purse
    }

    fn total(&self) -> f32 {
        self.ducats + self.cargo + self.top - self.pirates
    }
}
