//! The expert of Ostia: the greedy player's prices, but at the counting house it finds the best answer to sampled
//! rivals, and it saves an odd denarius.
//!
//! At the counting house it deals the others' hands again and again, lets each of them lay out what it would lay out itself there,
//! and lays out what does best against all of them together. Sizes that were shown say which of these worlds are likely.

use super::counter::bluffed;
use super::harbour::Bids;
use super::outlook::{MOST, Mood, Outlook, WORTH};
use super::{Position, Weights};
use bots::{Answer, Ask, Bot, Considered};
use game::{BySeat, Chance, Choices as _, Game as _, Observer, Seat};
use ostia::{Action, Cards, GOODS, Good, Layout, Ostia, Phase, State, share_places};

/// The number of worlds that a layout is played against.
const WORLDS: usize = 10;

/// Forecasts forum and senate from what each of the others may hold, and bids only denarii that buy something.
#[derive(Clone)]
pub struct ExpertBot {
    /// The figures it judges by.
    pub weights: Weights,
    /// The number of worlds that a layout is played against.
    worlds: usize,
    world: Option<Box<State>>,
    forecast: Vec<World>,
}

/// What the others lay out in one world.
#[derive(Clone, Copy, Debug)]
struct World {
    /// How well it fits the sizes that were shown.
    weight: f32,
    /// What they sell together.
    forum: Cards,
    /// What each of them offers.
    offers: BySeat<u16>,
}

/// Found by matches against three greedy players (`examples/tune.rs`).
const BELIEFS: Weights = Weights {
    on_forum: 0.35,
    on_senate: 0.38,
    abstains: 0.1,
    offered: 5.15,
    offer_spread: 0.5,
    ship_goes: 0.67,
    rate: 20.0,
    rate_least: 13.9,
    rate_most: 26.0,
    cash_spread: 20.0,
    built_early: 3.0,
    stored: 7.2,
    stored_for_senate: 1.68,
    purse: 26.6,
    thrift: 0.084,
    usual_price: 0.837,
    passes: 0.3,
};

impl Default for ExpertBot {
    fn default() -> ExpertBot {
        ExpertBot::with(BELIEFS)
    }
}

impl ExpertBot {
    /// With other beliefs.
    pub fn with(weights: Weights) -> ExpertBot {
        ExpertBot { weights, worlds: WORLDS, world: None, forecast: Vec::new() }
    }

    /// A player that looks at fewer worlds.
    pub(super) fn hasty(worlds: usize) -> ExpertBot {
        ExpertBot { worlds, ..ExpertBot::default() }
    }

    /// What the others may lay out.
    fn look_around(&mut self, position: &Position<'_>, chance: &mut impl Chance) {
        let game = position.game;
        let state = self.world.get_or_insert_with(|| Box::new(game.blank()));
        let shown = position.knowledge.public.phase == Phase::SecondLook;
        self.forecast.clear();
        for _ in 0..self.worlds {
            game.redeal(position.knowledge, chance, state);
            // What they would have done before seeing the sizes.
            if shown {
                state.public.phase = Phase::Counter;
            }
            let values = state.public.active.map_or([0; GOODS], |card| *game.senate(card));
            let mut world = World { weight: 1.0, forum: Cards::EMPTY, offers: BySeat::all(state.public.players(), 0) };
            for seat in Seat::all(state.public.players()).filter(|seat| *seat != position.me) {
                let knowledge = game.knowledge(state, Observer::Seat(seat));
                let mood = Mood::draw(chance);
                let other = Position { knowledge: &knowledge, me: seat, mood, ..*position };
                let Layout { forum, senate } = other.outlook().best(knowledge.own.hand.stock).layout();
                world.forum += forum;
                world.offers[seat] = senate.worth(&values);
                if shown {
                    let laid = state.public.traders[seat].laid;
                    world.weight *= likeness(laid[0], forum.total()) * likeness(laid[1], senate.total());
                }
            }
            self.forecast.push(world);
        }
        let sum: f32 = self.forecast.iter().map(|world| world.weight).sum();
        self.forecast.iter_mut().for_each(|world| world.weight /= sum);
    }

    /// OS-3: the best answer to all these worlds together.
    fn best_layout(&mut self, position: &Position<'_>, chance: &mut impl Chance) -> Layout {
        self.look_around(position, chance);
        let mut outlook = position.outlook();
        let public = &position.knowledge.public;
        let market = if public.forum_open { public.market } else { Cards::EMPTY };
        for good in Good::ALL {
            let earned = &mut outlook.income[good.index()];
            *earned = [0.0; MOST + 1];
            for (mine, earned) in earned.iter_mut().enumerate().skip(1) {
                for world in &self.forecast {
                    let there = mine as u8 + market.count(good) + world.forum.count(good);
                    *earned += world.weight * (mine as u16 * position.game.price(there)) as f32;
                }
            }
            let best = (1..=MOST).take_while(|n| earned[*n] > earned[*n - 1]).count();
            outlook.most_sold[good.index()] = best as u8;
        }
        for worth in 1..=WORTH {
            outlook.honour[worth] = 0.0;
            for world in &self.forecast {
                let totals = BySeat::new(public.players(), |seat| {
                    Some(if seat == position.me { worth as u16 } else { world.offers[seat] }).filter(|worth| *worth > 0)
                });
                outlook.honour[worth] += world.weight * outlook.rate * f32::from(share_places(&totals)[position.me]);
            }
        }
        rising(&mut outlook);
        outlook.best(position.knowledge.own.hand.stock).layout()
    }
}

/// An offer worth more earns at least as much.
fn rising(outlook: &mut Outlook) {
    for worth in 1..=WORTH {
        outlook.honour[worth] = outlook.honour[worth].max(outlook.honour[worth - 1]);
    }
}

/// The probability of seeing this many cards on a pile of this many goods: there may be bluff cards among them.
fn likeness(seen: u8, goods: u8) -> f32 {
    match i16::from(seen) - i16::from(goods) {
        0 => 1.0,
        1 => 0.9,
        2 => 0.6,
        -1 => 0.35,
        3 => 0.3,
        -2 | 4 => 0.12,
        _ => 0.05,
    }
}

impl Bot<Ostia> for ExpertBot {
    fn choose(&mut self, ask: Ask<'_, Ostia>) -> Answer<Action> {
        let Ask { game, knowledge, choices, mut chance, explain, .. } = ask;
        let weights = self.weights;
        let wish = knowledge.own.me.and_then(|me| {
            let position = Position { game, knowledge, me, mood: Mood::EVEN, weights: &weights };
            match knowledge.public.phase {
                Phase::FreePick => position.pick(),
                Phase::Lot(_) => position.put_up(),
                Phase::Bid(_) => Some(position.bid(Bids::Even)),
                Phase::Decision(_) => position.keep_or_sell(),
                Phase::Counter => Some(Action::Lay(bluffed(self.best_layout(&position, &mut chance), &mut chance))),
                Phase::SecondLook => {
                    let (laid, best) = (knowledge.own.hand.laid, self.best_layout(&position, &mut chance));
                    let same = (best.forum, best.senate) == (laid.forum.goods(), laid.senate.goods());
                    Some(if same { Action::Stand } else { Action::Lay(bluffed(best, &mut chance)) })
                }
                Phase::Storehouses => Some(position.manage()),
                Phase::LastCounter => Some(position.lay_last(&mut chance)),
                Phase::LastSecondLook => Some(Action::Stand),
                Phase::Sale(_) => Some(position.sell_storehouses(choices)),
                Phase::Blank | Phase::Over => None,
            }
        });
        let action = wish.filter(|action| choices.contains(action)).unwrap_or_else(|| choices.sample(&mut chance));
        let reasons = match knowledge.own.me.filter(|_| explain) {
            None => Vec::new(),
            Some(me) => {
                let position = Position { game, knowledge, me, mood: Mood::EVEN, weights: &weights };
                Considered::ranked(action, position.weigh().into_iter().filter(|(_, other)| choices.contains(other)))
            }
        };
        Answer { action, reasons }
    }
}

impl Position<'_> {
    /// The worth of each choice of the harbour, in denarii.
    fn weigh(&self) -> Vec<(f32, Action)> {
        let public = &self.knowledge.public;
        let hand = &self.knowledge.own.hand;
        let outlook = self.outlook();
        match public.phase {
            Phase::FreePick => {
                let now = outlook.worth(hand.stock);
                let gain = |good| outlook.worth(hand.stock + Cards::one(good)) - now;
                hand.ship.each().map(|(good, _)| (gain(good), Action::Pick { good })).collect()
            }
            Phase::Bid(_) => {
                let mut bids = Vec::new();
                self.hopes(Bids::Even, |amount, hope| bids.push((hope, Action::Bid { amount })));
                bids.push((0.0, Action::Pass));
                bids
            }
            Phase::Decision(_) => {
                let highest = public.highest_bid();
                let keeping = self.gain(&outlook, public.lot) - f32::from(highest + 1);
                let sell = |buyer| (f32::from(public.traders[buyer].bid / 2), Action::Sell { buyer });
                public.bidders().iter().map(sell).chain([(keeping, Action::Keep)]).collect()
            }
            Phase::Counter | Phase::SecondLook => {
                let best = outlook.best(hand.stock);
                vec![(best.value, Action::Lay(best.layout()))]
            }
            _ => Vec::new(),
        }
    }
}
