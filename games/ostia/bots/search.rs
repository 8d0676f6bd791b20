//! The player of Ostia that plays matches on from its decisions.
//!
//! If all decide at once and unseen, the others decide in each world by their own cards, without knowing what it does.

use super::counter::bluffed;
use super::others::{self, Others};
use super::outlook::Mood;
use super::playout::{Prices, Tariff, Worth, lay, play_on, policy};
use super::value::looks_like;
use super::{ExpertBot, Position};
use bots::search::{Contest, End, FewWorlds, Judge, MOST_IDEAS, Reached, Trial};
use bots::value::Taught;
use bots::{Answer, Ask, Bot, Dice};
use game::{Chance, Choices as _, Game as _, NoLog, Seat, SeatSet};
use ostia::{
    Action, Answer as Look, Cards, Choices, Good, Knowledge, Layout, MOST_STOREHOUSES, Management, Means, Ostia, Phase,
    ROUNDS, SecretDecision, SeenEvent, State,
};

/// How many layouts are considered.
const LAYOUTS: usize = 7;
/// The same for a bot that answers at once.
const FEW_LAYOUTS: usize = 3;
/// How many worlds a bot that answers at once looks at.
const FEW_WORLDS: u32 = 3;
/// By how much another idea must then be better than the first.
const MARGIN: f64 = 0.008;
/// How many bids above the lowest one that could win.
const BIDS: u16 = 5;
/// One world in this many is played to its end; a net judges the others.
const ENDS: u32 = 2;
/// The lead, in victory points, that is half as good as a lead can be.
const LEAD: f32 = 2.5;
/// How many denarii less than the best a sale may bring that dodges somebody.
const DODGED: u16 = 2;
/// How many of how many others lay out again.
const LAID_AGAIN: (u32, u32) = (3, 10);
/// Worlds that are dealt until one fits the sizes that were shown.
const FITTING: u32 = 4;
/// The same at the last counting house, where little is left to play on.
const FITTING_LAST: u32 = 32;

/// Tries the expert's ideas and others, by playing on.
#[derive(Default)]
pub struct SearchBot {
    expert: ExpertBot,
    contest: Contest<Action>,
    room: Option<Box<Room>>,
    taught: Taught,
    others: Others,
}

/// Figures computed once for a match.
struct Room {
    world: State,
    state: State,
    spare: State,
    /// Where the ideas have led in the current world, as far as a net has judged it.
    judged: Vec<(State, End)>,
}

impl Bot<Ostia> for SearchBot {
    fn observe(&mut self, _: &Ostia, event: &SeenEvent) {
        self.others.note(event);
    }

    fn forget(&mut self) {
        self.others = Others::default();
    }

    fn choose(&mut self, ask: Ask<'_, Ostia>) -> Answer<Action> {
        let Ask { game, knowledge, choices, people, chance, budget, explain, also } = ask;
        let mut seed = Dice::draw(chance);
        let at_once = self.taught.is_at_once();
        if let Some(action) = choices.forced().filter(|_| at_once && !explain) {
            return Answer::plain(action);
        }
        let chosen = &mut seed.clone();
        let mut settled = None;
        let mut first =
            self.expert.choose(Ask { people, budget, explain, ..Ask::new(game, knowledge, choices, chosen) });
        let Some(me) = knowledge.own.me else { return first };
        if matches!(knowledge.public.phase, Phase::Sale(_))
            && let Some(action) = super::storehouses::best_sale(game, knowledge, me, &mut seed)
        {
            settled = Some(action);
        }
        let two_beats = game.setup().counter == ostia::Beats::TwoBeat;
        if let (Phase::Counter, Action::Lay(layout), true) = (knowledge.public.phase, first.action, two_beats) {
            let mixed = Action::Lay(shown_first(layout, &mut seed));
            settled = Some(if choices.contains(&mixed) { mixed } else { first.action });
        }
        if let Some(action) = settled {
            first.action = action;
            if !explain {
                return Answer::plain(action);
            }
        }
        let ideas = self.ideas(game, knowledge, me, choices, first.action, &mut seed);
        self.contest.begin(ideas, also.filter(|action| choices.contains(action)));
        let room = self.room.get_or_insert_with(|| {
            let blank = game.blank();
            let judged = Vec::with_capacity(MOST_IDEAS);
            Box::new(Room { world: blank, state: blank, spare: blank, judged })
        });
        let prices = Prices::new(game);
        let tariff = Tariff::new(game, &prices, &knowledge.public);
        let others_tariffs =
            [0.6, 1.5].map(|generosity| Tariff::generous(game, &prices, &knowledge.public, generosity));
        let ends = if at_once { None } else { Some(ENDS) };
        let judge = Judge { game, lens: &prices, net: self.taught.net(), ends, lead: LEAD };
        let (dice, greedily, others) = (Dice::draw(chance), SeatSet::EMPTY, &self.others);
        let mut trial = SampledWorlds {
            game,
            knowledge,
            me,
            judge,
            number: 0,
            room,
            tariff,
            others_tariffs,
            others,
            seed,
            dice,
            greedily,
        };
        let answer = if at_once {
            self.contest.decide_in_few_worlds(
                &mut trial,
                FewWorlds { worlds: FEW_WORLDS, margin: MARGIN, behind: f64::MAX, budget },
                explain,
            )
        } else {
            self.contest.decide(&mut trial, budget, explain)
        };
        let mut answer = answer.unwrap_or(first);
        if let Some(action) = settled {
            answer.action = action;
            answer.reasons.sort_by_key(|reason| reason.action != action);
        }
        if let Some(calibration) = super::chances::calibration(knowledge.public.phase).filter(|_| explain) {
            calibration.tell(&mut answer, knowledge.public.players());
        }
        answer
    }
}

impl SearchBot {
    /// A player that judges positions with a net.
    pub fn taught(taught: Taught) -> SearchBot {
        let expert = if taught.is_at_once() { ExpertBot::hasty(FEW_WORLDS as usize) } else { ExpertBot::default() };
        SearchBot { taught, expert, ..SearchBot::default() }
    }

    /// What is worth trying, the expert's idea first.
    fn ideas(
        &self,
        game: &Ostia,
        knowledge: &Knowledge,
        me: Seat,
        choices: &Choices,
        first: Action,
        chance: &mut impl Chance,
    ) -> Vec<Action> {
        let mut ideas = vec![first];
        if choices.forced().is_some() {
            return ideas;
        }
        let public = &knowledge.public;
        let (trader, hand) = (&public.traders[me], &knowledge.own.hand);
        match public.phase {
            Phase::FreePick => ideas.extend(hand.ship.each().map(|(good, _)| Action::Pick { good })),
            Phase::Lot(_) => {
                for (one, other) in Good::ALL.into_iter().flat_map(|one| Good::ALL.into_iter().map(move |o| (one, o))) {
                    if other >= one {
                        ideas.push(Action::PutUp { lot: Cards::one(one) + Cards::one(other) });
                    }
                }
            }
            Phase::Bid(_) => {
                let least = public.minimum;
                let next = (public.highest_bid().max(least - 1) | 1) + 1;
                ideas.extend([Action::Pass, Action::Bid { amount: least }]);
                let wish = if let Action::Bid { amount } = first { amount & !1 } else { least };
                ideas.extend((0..BIDS).map(|n| Action::Bid { amount: next + 2 * n }));
                ideas.extend([wish + 4, wish + 8].map(|amount| Action::Bid { amount }));
            }
            Phase::Decision(_) => {
                ideas.push(Action::Keep);
                let best = public.highest_bid() / 2;
                let dodges = |buyer: &Seat| public.traders[*buyer].bid / 2 + DODGED < best;
                ideas
                    .extend(public.bidders().iter().filter(|buyer| !dodges(buyer)).map(|buyer| Action::Sell { buyer }));
            }
            Phase::Counter | Phase::SecondLook => {
                if public.phase == Phase::SecondLook {
                    ideas.push(Action::Stand);
                }
                let mut seen = Vec::new();
                let layouts = if self.taught.is_at_once() { FEW_LAYOUTS } else { LAYOUTS };
                for generosity in [1.0, 0.5, 1.6].into_iter().cycle().take(layouts) {
                    let position =
                        Position { game, knowledge, me, mood: Mood::draw(chance), weights: &self.expert.weights };
                    let mut outlook = position.outlook();
                    outlook.honour.iter_mut().for_each(|points| *points *= generosity);
                    let mut layout = outlook.best(hand.stock).layout();
                    if layout.senate.is_empty() && seen.len() >= 3 {
                        layout = with_free_place(game, knowledge, layout);
                    }
                    if !seen.contains(&layout) {
                        seen.push(layout);
                        ideas.push(Action::Lay(bluffed(layout, chance)));
                    }
                }
            }
            Phase::Storehouses => {
                let means = Means::of(trader);
                let Action::Manage(wish) = first else { return ideas };
                for repay in [wish.repay, 0, means.most_repaid()] {
                    let after = means.after_credits(repay);
                    for build in 0..=after.most_built().min(MOST_STOREHOUSES) {
                        let room = after.storehouses + build;
                        let mut keep = wish.keep;
                        while keep.total() > room {
                            keep -= keep.each().last().map_or(keep, |(good, _)| Cards::one(good));
                        }
                        for (good, n) in (hand.stock - keep).each() {
                            if keep.total() < room && n > 0 && wish.keep.count(good) == 0 {
                                keep += Cards::one(good);
                            }
                        }
                        ideas.push(Action::Manage(Management { repay, build, keep }));
                    }
                }
            }
            Phase::Sale(_) => ideas.extend((0..=MOST_STOREHOUSES).map(|count| Action::SellStorehouses { count })),
            Phase::LastCounter | Phase::LastSecondLook => {
                let position = Position { game, knowledge, me, mood: Mood::EVEN, weights: &self.expert.weights };
                ideas.extend((0..=trader.storehouses).map(|stored| Action::Lay(position.stored_last(stored))));
            }
            Phase::Blank | Phase::Over => {}
        }
        // No storehouse is built before it can be filled, and not many at once: they would be sold again at a loss.
        let early = |idea: &Action| match idea {
            Action::Manage(plan) if public.round < ROUNDS && plan.build > 0 => {
                let there = Means::of(trader).after_credits(plan.repay).storehouses;
                there + plan.build > hand.stock.total().min(1 + public.round)
            }
            _ => false,
        };
        ideas.retain(|idea| choices.contains(idea) && !early(idea));
        ideas
    }
}

/// OS-3.4: what is shown at first can still be changed, so it need not tell what is meant: most often it does, now and then
/// the piles are swapped, or half of one stays in the storehouse.
fn shown_first(layout: Layout, chance: &mut impl Chance) -> Layout {
    let Layout { forum, senate } = layout;
    match chance.below(6) {
        0 => Layout { forum: senate, senate: forum },
        1 => Layout { forum: half(forum), senate },
        2 => Layout { forum, senate: half(senate) },
        _ => layout,
    }
}

/// Every other card.
fn half(cards: Cards) -> Cards {
    let mut kept = Cards::bluffs(cards.bluff());
    for (good, count) in cards.each() {
        (0..count / 2).for_each(|_| kept += Cards::one(good));
    }
    kept
}

/// OS-5.1: the same with one stored card more in the senate, the cheapest one that counts there.
pub(super) fn with_free_place(game: &Ostia, knowledge: &Knowledge, layout: Layout) -> Layout {
    let Some(values) = knowledge.public.active.map(|card| game.senate(card)) else { return layout };
    let kinds = layout.forum.goods().kinds();
    let stored = knowledge.own.hand.stock.less(layout.forum.goods());
    let fits = |good: &Good| values[good.index()] > 0 && (kinds >> good.index() & 1 == 1 || kinds.count_ones() < 3);
    let cheapest = stored.each().map(|(good, _)| good).filter(fits).min_by_key(|good| values[good.index()]);
    cheapest.map_or(layout, |good| Layout { senate: layout.senate + Cards::one(good), ..layout })
}

/// A decision, and the worlds in which it is tried.
struct SampledWorlds<'a> {
    game: &'a Ostia,
    knowledge: &'a Knowledge,
    me: Seat,
    judge: Judge<'a, Ostia>,
    /// The number of the world.
    number: u32,
    room: &'a mut Room,
    tariff: Tariff,
    /// What others may see in the senate who lay out again (OS-3.4).
    others_tariffs: [Tariff; 2],
    others: &'a Others,
    /// The source that worlds are dealt from.
    seed: Dice,
    /// The chance of the current world, the same for each action.
    dice: Dice,
    /// The seats that decide like the greedy player in it.
    greedily: SeatSet,
}

impl Trial<Action> for SampledWorlds<'_> {
    fn deal(&mut self, number: u32) {
        self.number = number;
        let SampledWorlds { game, knowledge, me, tariff, others_tariffs, seed, .. } = self;
        let Room { world, spare, judged, .. } = self.room;
        judged.clear();
        self.greedily = self.others.draw(knowledge.public.players(), seed).without(*me);
        let public = &knowledge.public;
        // What was shown of the others' piles says something about their hands; and at the last counting house they have kept
        // what counts there (OS-7.2).
        let (last, tries) = match public.phase {
            Phase::SecondLook => (false, FITTING),
            Phase::LastCounter | Phase::LastSecondLook => (true, FITTING_LAST),
            _ => (false, 1),
        };
        let mut another = |world: &mut State| {
            game.redeal(knowledge, seed, world);
            let kept_twice = if last { kept_twice(world, *me) } else { 0 };
            kept_twice + decide_for_others(game, tariff, others_tariffs, knowledge, *me, self.greedily, world, seed)
        };
        let mut fit = another(world);
        for _ in 1..tries {
            if fit == 0 && last {
                break;
            }
            let other = another(spare);
            if other < fit {
                (fit, *world) = (other, *spare);
            }
        }
        self.dice = Dice::draw(seed);
    }

    fn play(&mut self, action: &Action) -> End {
        let Room { world, state, judged, .. } = self.room;
        *state = *world;
        let mut dice = self.dice.clone();
        if self.game.apply(state, self.me, action, &mut dice, &mut NoLog).is_err() {
            return End::default();
        }
        let far = self.judge.far(self.number);
        let reached = play_on(self.game, self.judge.lens, &self.tariff, self.greedily, state, &mut dice, far);
        if !matches!(reached, Reached::Stretch) {
            return self.judge.end(reached, far, state, self.me);
        }
        // Bids that do not win often lead to the same position.
        if let Some((_, end)) = judged.iter().find(|(other, _)| looks_like(other, state)) {
            return *end;
        }
        let end = self.judge.end(reached, far, state, self.me);
        judged.push((*state, end));
        end
    }
}

/// Cards that others have kept although they have another of the type.
fn kept_twice(world: &State, me: Seat) -> u32 {
    let others = Seat::all(world.public.players()).filter(|seat| *seat != me);
    others
        .map(|seat| world.hidden.hand(seat).stock)
        .map(|stock| u32::from(stock.total()) - stock.kinds().count_ones())
        .sum()
}

/// The others' secret decisions are guessed from their cards. How badly the guess fits the sizes that were shown.
#[allow(clippy::too_many_arguments, reason = "all that a world is made of")]
fn decide_for_others(
    game: &Ostia,
    tariff: &Tariff,
    others_tariffs: &[Tariff; 2],
    knowledge: &Knowledge,
    me: Seat,
    greedily: SeatSet,
    world: &mut State,
    chance: &mut impl Chance,
) -> u32 {
    let public = &knowledge.public;
    let look = public.phase == Phase::SecondLook;
    let last_look = public.phase == Phase::LastSecondLook;
    let mut misfit = 0;
    for seat in
        Seat::all(public.players()).filter(|seat| *seat != me && (look || last_look || public.ready.contains(*seat)))
    {
        if last_look && !public.deciding().contains(seat) {
            continue;
        }
        let trader = &public.traders[seat];
        let greedy = greedily.contains(seat);
        // At the second look: what they laid before they saw the sizes.
        world.public.phase = match public.phase {
            Phase::SecondLook => Phase::Counter,
            Phase::LastSecondLook => Phase::LastCounter,
            phase => phase,
        };
        let decided = match public.phase {
            _ if greedy => others::greedy(game, world, seat, chance),
            Phase::Counter | Phase::SecondLook => {
                Some(Action::Lay(lay(tariff, world.hidden.hand(seat).stock, trader.storehouses).0))
            }
            _ => policy(tariff, &mut { Worth::NONE }, world, seat, &mut Still),
        };
        world.public.phase = public.phase;
        let hand = &mut world.hidden.hands[seat];
        match (public.phase, decided) {
            (Phase::FreePick, Some(Action::Pick { good })) => hand.decision = SecretDecision::FreePick(good),
            (Phase::Storehouses, Some(Action::Manage(plan))) => hand.decision = SecretDecision::Manage(plan),
            (Phase::Counter | Phase::LastCounter, Some(Action::Lay(layout))) => {
                hand.decision = SecretDecision::Lay(layout);
            }
            (Phase::LastSecondLook, Some(Action::Lay(layout))) => {
                hand.laid = layout;
                if public.ready.contains(seat) {
                    hand.decision = SecretDecision::Answer(Look::Stand);
                }
                misfit += u32::from(trader.laid[0].abs_diff(layout.forum.total() + 1).saturating_sub(1));
            }
            (Phase::SecondLook, Some(Action::Lay(layout))) => {
                hand.laid = layout;
                if greedy {
                    // It is asked again while the match is played on.
                    if public.ready.contains(seat) {
                        hand.decision = SecretDecision::Answer(Look::Stand);
                    }
                } else {
                    // It has seen the sizes too, and may lay otherwise.
                    let again = chance.below(LAID_AGAIN.1) < LAID_AGAIN.0;
                    let tariff = &others_tariffs[chance.below(2) as usize];
                    hand.decision = SecretDecision::Answer(if again {
                        Look::Lay(lay(tariff, hand.stock, trader.storehouses).0)
                    } else {
                        Look::Stand
                    });
                    world.public.ready = world.public.ready.with(seat);
                }
                // The quick policy never bluffs: one card more than it lays is as likely as none.
                let bluff = u8::from(!greedy);
                let off = |shown: u8, laid: u8| u32::from(shown.abs_diff(laid + bluff).saturating_sub(bluff));
                misfit += off(trader.laid[0], layout.forum.total()) + off(trader.laid[1], layout.senate.total());
            }
            _ => {}
        }
    }
    misfit
}

/// No chance at all.
struct Still;

impl Chance for Still {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}
