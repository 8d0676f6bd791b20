//! The expert of Oltre Mare: heuristics only, but it looks at deals from both sides.
//!
//! Everything rests on one figure, as with the greedy player: what a hand is worth to a seat about to play a turn with
//! it (`plan`).
//! The others' hands are drawn at random from what it knows, several times (`floor`), so a deal is judged as the other will judge it.

mod claims;
pub(crate) mod floor;
pub(crate) mod plan;
pub(crate) mod play;
mod swap;
mod talk;
pub(crate) mod trust;
mod weights;

pub use swap::best_swap;
pub use weights::Weights;

use bots::{Answer, Ask, Bot, Considered};
use floor::Floor;
use game::{Chance, Choices as _, Game as _, Seat};
use oltre_mare::{
    Action, Card, CardSet, Choices, Good, Knowledge, Laid, Load, OltreMare, Phase, SeenEvent, Source, State,
};
use plan::{Chart, Sea, TurnStart, least_missed};
use play::plan;
use trust::Trust;

/// The number of worlds in which a deal is examined.
const WORLDS: usize = 5;
/// How many unseen cards are examined to judge the next one.
const SAMPLES: usize = 6;
/// Possible prices (OM-3.8, OM-3.9).
const PRICES: std::ops::RangeInclusive<u8> = 1..=4;

/// Plans its turn, counts cards, and prices what a card is worth to itself and to the other.
#[derive(Clone, Default)]
pub struct ExpertBot {
    /// The figures it judges by.
    pub weights: Weights,
    pub(crate) trust: Trust,
    worlds: Vec<State>,
}

impl ExpertBot {
    /// With other beliefs.
    pub fn with(weights: Weights) -> ExpertBot {
        ExpertBot { weights, ..ExpertBot::default() }
    }
}

/// What the friendly one wants of a deal, and which part of what both gain.
const FRIENDLY: (f32, f32) = (0.2, 0.2);
/// The same of the one without mercy.
const RUTHLESS: (f32, f32) = (0.8, 0.42);

impl ExpertBot {
    /// One that is content with little, says why it refuses, and never lies.
    pub fn friendly() -> ExpertBot {
        let (margin, fair) = FRIENDLY;
        let weights = Weights { margin, fair, ..Weights::default() };
        ExpertBot { weights, trust: Trust::frank(), ..ExpertBot::default() }
    }

    /// One that bargains hard, lies where that pays, and says little.
    pub fn ruthless() -> ExpertBot {
        let (margin, fair) = RUTHLESS;
        let weights = Weights { margin, fair, ..Weights::default() };
        ExpertBot { weights, trust: Trust::sly(), ..ExpertBot::default() }
    }
}

impl Bot<OltreMare> for ExpertBot {
    fn observe(&mut self, game: &OltreMare, event: &SeenEvent) {
        self.trust.observe(game, event);
    }

    fn forget(&mut self) {
        self.trust.forget();
    }

    fn choose(&mut self, mut ask: Ask<'_, OltreMare>) -> Answer<Action> {
        let Ask { game, knowledge, choices, .. } = ask;
        let chart = Chart::new(game, self.weights);
        let trade = knowledge.me.filter(|_| knowledge.public.phase == Phase::Trade);
        let floor = trade.map(|me| {
            self.worlds.resize(WORLDS, game.blank());
            for world in &mut self.worlds {
                let redeal = |chance: &mut &mut dyn Chance, world: &mut State| game.redeal(knowledge, chance, world);
                self.trust.deal(game, knowledge, &mut ask.chance, world, redeal);
            }
            Floor::new(game, knowledge, me, &chart, &self.trust, &self.worlds)
        });
        let action = decide(&chart, game, knowledge, choices, floor.as_ref(), &mut ask.chance);
        let reasons = if ask.explain { self.reasons(game, knowledge, choices, &chart, action) } else { Vec::new() };
        Answer { action, reasons }
    }
}

impl ExpertBot {
    /// The actions considered for a decision, in ducats, the chosen action first.
    fn reasons(
        &self,
        game: &OltreMare,
        knowledge: &Knowledge,
        choices: &Choices,
        chart: &Chart,
        action: Action,
    ) -> Vec<Considered<Action>> {
        let Some(me) = knowledge.me else { return Vec::new() };
        let p = &knowledge.public;
        let weighed: Vec<(f32, Action)> = match p.phase {
            Phase::Actions => {
                let turn_start = TurnStart::of(chart, game, p, me);
                let plays = play::plays(chart, &turn_start, knowledge.hand());
                plays.into_iter().map(|(value, cards)| (value, Action::Play { cards })).collect()
            }
            Phase::Sailing | Phase::Compass => {
                let arrivals = chart.arrivals(&Sea::of(p), TurnStart::ashore(chart, p, me).later);
                let to = |port| match p.phase {
                    Phase::Sailing => Action::Sail { port },
                    _ => Action::FollowCompass { port: Some(port) },
                };
                arrivals.each().map(|(port, worth)| (worth, to(port))).collect()
            }
            Phase::Trade => {
                let floor = Floor::new(game, knowledge, me, chart, &self.trust, &self.worlds);
                let mut weighed = floor.answers();
                weighed.extend(floor.proposals(choices, 0.0));
                if floor.is_active() {
                    weighed.extend(purchases(&floor, knowledge, choices).map(|(action, gain)| (gain, action)));
                    weighed.push((0.0, Action::LeaveTrade));
                } else {
                    weighed.push((0.0, Action::Pass));
                }
                weighed
            }
            _ => Vec::new(),
        };
        Considered::ranked(action, weighed.into_iter().filter(|(_, other)| choices.contains(other)))
    }
}

/// What the expert does; in a trade phase it has a floor to judge deals by.
pub(crate) fn decide(
    chart: &Chart,
    game: &OltreMare,
    knowledge: &Knowledge,
    choices: &Choices,
    floor: Option<&Floor<'_>>,
    chance: &mut impl Chance,
) -> Action {
    let thought = match (floor, knowledge.me) {
        (None, me) => me.and_then(|me| settled(chart, game, knowledge, me)),
        (Some(floor), _) => {
            let talk = floor.answer(choices).or_else(|| floor.speak(choices));
            let trade = || if floor.is_active() { buy_or_leave(floor, knowledge, choices) } else { Action::Pass };
            Some(talk.unwrap_or_else(trade))
        }
    };
    let legal = |action: &Action| choices.contains(action);
    // A seat may be asked when it has nothing to say and cannot say so.
    let small_talk = || Good::ALL.map(|good| Action::Post { good, have: false }).into_iter().find(legal);
    thought.filter(legal).or_else(small_talk).unwrap_or_else(|| choices.sample(chance))
}

/// What to do outside negotiation.
pub(crate) fn settled(chart: &Chart, game: &OltreMare, knowledge: &Knowledge, me: Seat) -> Option<Action> {
    let p = &knowledge.public;
    let turn_start = TurnStart::of(chart, game, p, me);
    match p.phase {
        Phase::Dealing | Phase::Over | Phase::Trade => None,
        Phase::EndOfTurn => Some(Action::EndTurn),
        Phase::Seafaring => Some(discard(chart, &turn_start, knowledge.hand(), p.power)),
        Phase::Actions => Some(Action::Play { cards: plan(chart, &turn_start, knowledge.hand()).cards }),
        Phase::Sailing => {
            let arrivals = chart.arrivals(&Sea::of(p), turn_start.later);
            arrivals.best(game.reach(p.ship[me], p.sails)).map(|(port, _)| Action::Sail { port })
        }
        Phase::Compass => {
            let arrivals = chart.arrivals(&Sea::of(p), turn_start.later);
            let best = arrivals.best(arrivals.by_compass(p.ship[me])).filter(|(_, worth)| *worth > 0.0);
            Some(Action::FollowCompass { port: best.map(|(port, _)| port) })
        }
        Phase::Cargo => Some(Action::Stow { cards: stowage(chart, &turn_start, p.table, knowledge.hand()) }),
    }
}

/// OM-2.3: the cards missed least go first, so that those missed most are on top and can be bought back.
pub(crate) fn discard(chart: &Chart, turn_start: &TurnStart, mut hand: CardSet, limit: u8) -> Action {
    let mut laid = Laid::new();
    while hand.len() > limit.into() {
        let Some(card) = least_missed(chart, turn_start, hand) else { break };
        hand.remove(card);
        if !laid.push(card) {
            break;
        }
    }
    Action::Discard { cards: laid }
}

/// OM-5.1: the best order for the cards played, bottom first.
pub(crate) fn stowage(chart: &Chart, turn_start: &TurnStart, table: CardSet, hand: CardSet) -> Load {
    play::best_top(chart, turn_start, table, hand).map_or_else(Load::new, |top| stowed_under(turn_start, table, top))
}

/// The same with this card on top.
pub(crate) fn stowed_under(turn_start: &TurnStart, table: CardSet, top: Card) -> Load {
    let old = turn_start.top_good().filter(|good| *good != top.good());
    let first = old.map_or(CardSet::EMPTY, |good| table.of(good));
    let last = table.of(top.good()).minus(CardSet::only(top));
    let between = table.minus(first).minus(last).minus(CardSet::only(top));
    let mut load = Load::new();
    for cards in [first, between, last, CardSet::only(top)] {
        cards.iter().for_each(|card| {
            load.push(card);
        });
    }
    load
}

/// OM-3.7 to OM-3.10: buys what pays, or what the load requires; otherwise leaves.
pub(crate) fn buy_or_leave(floor: &Floor<'_>, knowledge: &Knowledge, choices: &Choices) -> Action {
    let best = purchases(floor, knowledge, choices).reduce(|a, b| if b.1 > a.1 { b } else { a });
    let must = !choices.contains(&Action::LeaveTrade);
    let buy = best.filter(|(_, gain)| must || *gain > floor.chart.weights.purchase);
    buy.map_or(Action::LeaveTrade, |(action, _)| action)
}

/// What can be bought, and what it is worth beyond its price.
fn purchases(floor: &Floor<'_>, knowledge: &Knowledge, choices: &Choices) -> impl Iterator<Item = (Action, f32)> {
    let weights = &floor.chart.weights;
    let bid = |source| {
        let price = PRICES.into_iter().find(|price| choices.contains(&Action::Buy { source, price: *price }))?;
        let found = match source {
            Source::Pirates => knowledge.pirates.last().copied().flatten(),
            Source::Deck => None,
        };
        let with = |card: Card| floor.worth(floor.hand.or(CardSet::only(card)));
        let worth = match found {
            Some(card) => with(card),
            None => {
                let cards = floor.worlds.iter().filter_map(|world| match source {
                    Source::Deck => world.hidden.deck_top(),
                    Source::Pirates => world.hidden.top_pirate(floor.me),
                });
                let (sum, n) = cards.take(SAMPLES).fold((0.0, 0), |(sum, n), card| (sum + with(card), n + 1));
                if n == 0 { floor.before } else { sum / n as f32 }
            }
        };
        // OM-8.3: an own pirate that is bought back costs nothing at the end.
        let saved = if source == Source::Pirates { weights.pirated } else { 0.0 };
        Some((Action::Buy { source, price }, worth - floor.before - f32::from(price) + saved))
    };
    [bid(Source::Deck), bid(Source::Pirates)].into_iter().flatten()
}
