//! The player of Oltre Mare that plays matches on from its decisions.
//!
//! Its ideas are the expert's, and the next best ones. A deal is tried realistically: the other side accepts if its own
//! hand,
//! in that world, gains by it. From there on nobody talks, and everybody plays as the expert plans: to the end of the match,
//! or, where a net judges, to the end of the turn.

use super::deal::is_gift;
use super::expert::floor::{Floor, THEIR_MARGIN, meet};
use super::expert::plan::{Chart, Sea, TurnStart, least_missed};
use super::expert::play::{plays, tops, worth};
use super::expert::trust::Trust;
use super::expert::{ExpertBot, Weights, buy_or_leave, decide, stowed_under};
use super::others::Others;
use super::playout::play_on;
use super::value::Sight;
use bots::net::{Net, Shares, WIDEST, shares};
use bots::search::{Contest, End, FewWorlds, Judge, MOST_IDEAS, Reached, Trial};
use bots::value::{Taught, Valued as _};
use bots::{Answer, Ask, Bot, Dice};
use game::{Chance as _, Choices as _, Game as _, NoLog, Seat, SeatSet};
use oltre_mare::{
    Action, Card, Choices, Knowledge, Laid, OltreMare, Phase, Port, Proposal, SeenEvent, Setup, Source, State,
};

/// The number of worlds in which offers are sought.
const WORLDS: usize = 6;
/// The same for a bot that answers at once.
const FLOOR_AT_ONCE: usize = 5;
/// It tries its ideas in the first of these.
const FEW_WORLDS: usize = 4;
/// By what fraction of a win another idea must beat the expert's, for a bot that answers at once.
const MARGIN: f64 = 0.02;
/// An idea that is worse by this much after one world is no longer tried.
const BEHIND: f64 = 0.2;
/// What an offer must promise to be tried.
const WORTH_TRYING: f32 = 0.15;
/// How many plays are tried.
const PLAYS: usize = 10;
/// Possible prices (OM-3.8, OM-3.9).
const PRICES: std::ops::RangeInclusive<u8> = 1..=4;
/// How many more or fewer ducats an offer is tried with.
const HAGGLES: [i8; 3] = [-1, -2, 1];
/// How many offers are tried at other prices too.
const HAGGLED: usize = 3;
/// The most by which another seat's valuation differs from our guess, in ducats.
const MOOD: f32 = 1.5;
/// One world in this many is played to its end; figures judge the others.
const ENDS_BY_FIGURES: u32 = 2;
/// The same if a net judges the others.
const ENDS_BY_NET: u32 = 8;
/// By how many certain ducats a stowage may be worse than the best and still be tried.
const STRAY: f32 = 1.5;
/// Deals that may follow from what is on offer.
const DEALS: usize = 2;
/// The lead, in ducats, that is half as good as a lead can be.
const LEAD: f32 = 9.0;

/// Tries the expert's ideas and others, by playing on.
#[derive(Default)]
pub struct SearchBot {
    expert: ExpertBot,
    contest: Contest<Action>,
    room: Option<Box<Room>>,
    taught: Taught,
    /// One world in this many is played to its end; a net judges the others.
    ends: u32,
    others: Others,
}

impl SearchBot {
    /// A player that judges positions with a net.
    pub fn taught(taught: Taught) -> SearchBot {
        SearchBot { taught, ends: ENDS_BY_NET, ..SearchBot::default() }
    }

    /// A player that judges half the positions by adding up figures for what is seen.
    pub fn figuring(figures: Taught) -> SearchBot {
        SearchBot { taught: figures, ends: ENDS_BY_FIGURES, ..SearchBot::default() }
    }

    /// A player that does not always tell the truth about its cards (OM-3.6).
    pub fn sly(mut self) -> SearchBot {
        self.expert.trust = Trust::sly();
        self
    }

    /// One that reads other bots like a book: what is not said of a card is bad, and what is said is true.
    pub(super) fn reading_claims(mut self) -> SearchBot {
        self.expert.trust.reads = true;
        self
    }

    /// One that concludes from every refusal whether the other has what was wanted.
    pub(super) fn reading_reasons(mut self) -> SearchBot {
        self.others = Others::reading();
        self
    }
}

/// Figures computed once for a match.
struct Room {
    /// The same game without talk.
    quiet: OltreMare,
    chart: Chart,
    worlds: Vec<State>,
    world: State,
    state: State,
    first: State,
}

impl Room {
    fn new(game: &OltreMare, weights: Weights) -> Option<Box<Room>> {
        let quiet = OltreMare::new(&Setup { talk: false, ..game.setup().clone() }, game.edition()).ok()?;
        let blank = game.blank();
        let chart = Chart::new(game, weights);
        Some(Box::new(Room { quiet, chart, worlds: vec![blank; WORLDS], world: blank, state: blank, first: blank }))
    }
}

impl Bot<OltreMare> for SearchBot {
    fn observe(&mut self, game: &OltreMare, event: &SeenEvent) {
        self.expert.observe(game, event);
        self.others.note(event);
    }

    fn forget(&mut self) {
        self.expert.forget();
        self.others.forget();
    }

    fn choose(&mut self, ask: Ask<'_, OltreMare>) -> Answer<Action> {
        let Ask { game, knowledge, choices, people, chance, budget, explain, also } = ask;
        let mut seed = Dice::draw(chance);
        if self.room.is_none() {
            self.room = Room::new(game, self.expert.weights);
        }
        let at_once = self.taught.is_at_once();
        if let Some(action) = choices.forced().filter(|_| at_once && !explain) {
            return Answer { action, reasons: Vec::new() };
        }
        let expert = |expert: &mut ExpertBot, seed: &Dice| {
            let chance = &mut seed.clone();
            expert.choose(Ask { people, budget, explain, ..Ask::new(game, knowledge, choices, chance) })
        };
        let (Some(me), Some(room)) = (knowledge.me, self.room.as_mut()) else { return expert(&mut self.expert, &seed) };
        // A bot that answers at once uses the same few worlds for everything.
        let first = if at_once { None } else { Some(expert(&mut self.expert, &seed).action) };
        let Room { quiet, chart, worlds, world, state, first: first_end } = &mut **room;
        let chart = &*chart;
        let trade = knowledge.public.phase == Phase::Trade;
        let worlds = &mut worlds[..match (at_once, trade) {
            (false, _) => WORLDS,
            (true, true) => FLOOR_AT_ONCE,
            (true, false) => FEW_WORLDS,
        }];
        for world in &mut *worlds {
            let redeal = |seed: &mut Dice, world: &mut State| self.others.deal(game, chart, knowledge, seed, world);
            self.expert.trust.deal(game, knowledge, &mut seed, world, redeal);
        }
        let (trust, worlds) = (&self.expert.trust, &*worlds);
        let floor = trade.then(|| Floor::new(game, knowledge, me, chart, trust, worlds));
        let first = first.unwrap_or_else(|| decide(chart, game, knowledge, choices, floor.as_ref(), &mut seed));
        let haggled = if at_once { 0 } else { HAGGLED };
        let mut ideas = ideas(game, knowledge, choices, chart, floor.as_ref(), people, first, haggled);
        if ideas.len() > 1 {
            ideas.retain(|idea| !repeats(trust, idea, people));
        }
        self.contest.begin(ideas, also.filter(|action| choices.contains(action)));
        // What was learned from matches with talk is no guide without talk, but playing on is.
        let net = self.taught.net().filter(|_| game.setup().talk);
        let ends = if at_once { None } else { Some(self.ends) };
        let judge = Judge { game, lens: chart, net, ends, lead: LEAD };
        let mut trial = SampledWorlds {
            game,
            quiet,
            knowledge,
            me,
            chart,
            trust,
            others: &self.others,
            judge,
            number: 0,
            estimate: at_once.then_some(NetEstimate { worlds, first: first_end, strengths: None }),
            world,
            state,
            seed,
            dice: Dice::draw(chance),
        };
        let answer = if at_once {
            let few = FewWorlds { worlds: FEW_WORLDS as u32, margin: MARGIN, behind: BEHIND, budget };
            self.contest.decide_in_few_worlds(&mut trial, few, explain)
        } else {
            self.contest.decide(&mut trial, budget, explain)
        };
        let mut answer = answer.unwrap_or_else(|| Answer { action: first, reasons: Vec::new() });
        if let Some(calibration) = super::chances::calibration(knowledge).filter(|_| explain) {
            calibration.tell(&mut answer, knowledge.public.players);
        }
        answer
    }
}

/// Would this repeat a question to somebody who is slow to answer, or has already answered?
fn repeats(trust: &Trust, action: &Action, people: SeatSet) -> bool {
    let Action::OfferDeal(proposal) = action else { return false };
    let to_people = |to: SeatSet| to.iter().any(|seat| people.contains(seat) && proposal.to.contains(seat));
    let terms = proposal.terms();
    trust.said().any(|(to, said)| *said == terms && to_people(to))
}

/// What is worth trying, the expert's idea first; in a trade phase down to a minimum, and a few offers at other prices
/// too.
#[allow(clippy::too_many_arguments, reason = "all that a decision is made of")]
fn ideas(
    game: &OltreMare,
    knowledge: &Knowledge,
    choices: &Choices,
    chart: &Chart,
    floor: Option<&Floor<'_>>,
    people: SeatSet,
    first: Action,
    haggled: usize,
) -> Vec<Action> {
    let mut ideas = vec![first];
    let Some(me) = knowledge.me.filter(|_| choices.forced().is_none()) else { return ideas };
    let p = &knowledge.public;
    let hand = knowledge.hand();
    match p.phase {
        Phase::Dealing | Phase::Over | Phase::EndOfTurn => {}
        Phase::Seafaring => {
            let turn_start = TurnStart::ashore(chart, p, me);
            let (mut order, mut left) = (Vec::new(), hand);
            while let Some(card) = least_missed(chart, &turn_start, left) {
                left.remove(card);
                order.push(card);
            }
            let over = hand.len().saturating_sub(p.power.into());
            // One of the cards that would go stays, and one of the next ones goes instead.
            for stays in 0..over {
                for goes in (over..order.len()).take(4) {
                    let mut laid = Laid::new();
                    let cards = order.iter().enumerate().filter(|(at, _)| (*at < over && *at != stays) || *at == goes);
                    cards.for_each(|(_, card)| {
                        laid.push(*card);
                    });
                    ideas.push(Action::Discard { cards: laid });
                }
            }
        }
        Phase::Trade => {
            let Some(floor) = floor else { return ideas };
            if p.awaited.contains(me) {
                for offer in p.offers.iter().filter(|offer| offer.awaits.contains(me)) {
                    ideas.push(floor.refusal(offer));
                    if let Some(cards) = floor.meet(offer) {
                        ideas.push(Action::Accept { offer: offer.id, cards });
                        ideas.extend(floor.counters(offer, cards));
                    }
                }
                // Only one way to refuse is tried.
                if matches!(first, Action::Refuse { .. }) {
                    ideas.retain(|idea| *idea == first || !matches!(idea, Action::Refuse { .. }));
                }
            } else if !matches!(first, Action::Post { .. }) {
                let proposals = floor.proposals(choices, WORTH_TRYING);
                ideas.extend(proposals.iter().map(|(_, action)| *action));
                for (_, action) in proposals.iter().take(haggled) {
                    let Action::OfferDeal(proposal) = action else { continue };
                    // People are asked once, at the price that seems right.
                    if proposal.to.iter().any(|seat| people.contains(seat)) {
                        continue;
                    }
                    let dearer = |more| Proposal { ducats: proposal.ducats.saturating_add(more), ..*proposal };
                    ideas.extend(HAGGLES.map(|more| Action::OfferDeal(dearer(more))));
                }
                if floor.is_active() {
                    ideas.push(buy_or_leave(floor, knowledge, choices));
                    ideas.push(Action::LeaveTrade);
                    for source in [Source::Deck, Source::Pirates] {
                        ideas.extend(PRICES.map(|price| Action::Buy { source, price }));
                    }
                } else {
                    ideas.push(Action::Pass);
                }
            }
        }
        Phase::Actions => {
            let turn_start = TurnStart::of(chart, game, p, me);
            let plays = plays(chart, &turn_start, hand).into_iter().take(PLAYS);
            ideas.extend(plays.map(|(_, cards)| Action::Play { cards }));
        }
        Phase::Sailing | Phase::Compass => {
            let arrivals = chart.arrivals(&Sea::of(p), TurnStart::ashore(chart, p, me).later);
            let mut ports: Vec<(Port, f32)> = arrivals.each().collect();
            ports.sort_by(|(_, a), (_, b)| b.total_cmp(a));
            let to = |port| match p.phase {
                Phase::Sailing => Action::Sail { port },
                _ => Action::FollowCompass { port: Some(port) },
            };
            let ports = ports.into_iter().map(|(port, _)| to(port));
            ideas.extend(ports.filter(|action| choices.contains(action)).take(MOST_IDEAS / 2));
        }
        Phase::Cargo => {
            let turn_start = TurnStart::ashore(chart, p, me);
            // The cargo is certain: no guess about later turns makes up for a broken group.
            let tops: Vec<(Card, f32)> = tops(chart, &turn_start, p.table, hand).collect();
            let best = tops.iter().map(|(_, brings)| *brings).fold(f32::MIN, f32::max);
            let good = tops.into_iter().filter(|(_, brings)| *brings > best - STRAY);
            ideas.extend(good.map(|(top, _)| Action::Stow { cards: stowed_under(&turn_start, p.table, top) }));
        }
    }
    ideas.retain(|idea| choices.contains(idea) && floor.is_none_or(|floor| is_sane(floor, idea)));
    if ideas.is_empty() {
        ideas.push(first);
    }
    ideas
}

/// Is it a deal that a sensible player would try? Its own cards are priced first: a deal that costs more than it is worth
/// by that measure is not made up for by what might follow, nothing is given away, and the purse is not emptied.
fn is_sane(floor: &Floor<'_>, idea: &Action) -> bool {
    match idea {
        Action::Accept { offer, cards } => {
            let Some(offer) = floor.public.offer(*offer) else { return true };
            let ducats = i32::from(offer.terms.ducats);
            let brings = floor.look_at(offer).map_or(0.0, |(_, prospect)| prospect.mine + ducats as f32);
            floor.keeps_purse(ducats)
                && !is_gift(*cards, offer.terms.gives, ducats as f32)
                && brings > 0.0
                && !floor.feeds(offer)
        }
        Action::OfferDeal(proposal) => {
            let ducats = -i32::from(proposal.ducats);
            let sold = proposal.wants.is_empty() && !proposal.cards.is_empty();
            let tile = floor.tile(floor.me);
            let brings = || floor.worth(floor.hand.minus(proposal.cards)) - floor.before + tile + ducats as f32;
            (!sold || brings() > 0.0)
                && floor.keeps_purse(ducats)
                && !is_gift(proposal.cards, proposal.wants, ducats as f32)
        }
        _ => true,
    }
}

/// A decision, and the worlds in which it is tried.
struct SampledWorlds<'a> {
    game: &'a OltreMare,
    quiet: &'a OltreMare,
    knowledge: &'a Knowledge,
    me: Seat,
    chart: &'a Chart,
    trust: &'a Trust,
    others: &'a Others,
    judge: Judge<'a, OltreMare>,
    /// The number of the world.
    number: u32,
    /// The state of a bot that answers at once.
    estimate: Option<NetEstimate<'a>>,
    /// The world that was dealt.
    world: &'a mut State,
    /// The match being played on in it.
    state: &'a mut State,
    /// The source that worlds are dealt from.
    seed: Dice,
    /// The chance of the current world, the same for each action.
    dice: Dice,
}

impl Trial<Action> for SampledWorlds<'_> {
    fn deal(&mut self, number: u32) {
        self.number = number;
        if let Some(estimate) = &mut self.estimate {
            estimate.strengths = None;
            *self.world = *estimate.worlds.get(number as usize).unwrap_or(self.world);
            self.dice = Dice::draw(&mut self.seed);
            return;
        }
        let SampledWorlds { game, chart, knowledge, others, .. } = *self;
        let redeal = |seed: &mut Dice, world: &mut State| others.deal(game, chart, knowledge, seed, world);
        self.trust.deal(game, knowledge, &mut self.seed, self.world, redeal);
        self.dice = Dice::draw(&mut self.seed);
    }

    fn play(&mut self, action: &Action) -> End {
        *self.state = *self.world;
        let mut dice = self.dice.clone();
        if self.game.apply(self.state, self.me, action, &mut dice, &mut NoLog).is_err() {
            return End::default();
        }
        self.settle(&mut dice);
        let far = self.judge.far(self.number);
        let reached = play_on(self.chart, self.quiet, self.state, &mut dice, far);
        match (&mut self.estimate, self.judge.net, &reached) {
            (Some(estimate), Some(net), Reached::Stretch) => {
                End::likely(estimate.chance(net, self.game, self.chart, self.state, self.me))
            }
            _ => self.judge.end(reached, far, self.state, self.me),
        }
    }
}

/// The view of a bot that answers at once.
struct NetEstimate<'a> {
    /// The worlds in which everything is tried.
    worlds: &'a [State],
    /// How the first idea came out in the current one.
    first: &'a mut State,
    /// How strong all seats were then.
    strengths: Option<Shares>,
}

impl NetEstimate<'_> {
    /// A seat's chance of winning. Others whose position is as it was after the first idea are as strong as they were
    /// then.
    fn chance(&mut self, net: &Net, game: &OltreMare, chart: &Chart, state: &State, me: Seat) -> f32 {
        let mut seen = [0.0; WIDEST];
        let mut strengths = self.strengths.unwrap_or_default();
        let sight = Sight::of(game, chart, state);
        for seat in state.public.seats() {
            if self.strengths.is_none() || seat == me || !stands_alike(self.first, state, seat) {
                sight.see(seat, &mut seen);
                strengths[seat.index()] = net.strength(&seen[..OltreMare::SEEN.min(WIDEST)]);
            }
        }
        if self.strengths.is_none() {
            *self.first = *state;
            self.strengths = Some(strengths);
        }
        shares(&mut strengths[..usize::from(state.public.players)]);
        strengths[me.index()]
    }
}

/// Is a seat the same in both?
fn stands_alike(a: &State, b: &State, seat: Seat) -> bool {
    let (p, q) = (&a.public, &b.public);
    a.hidden.hand(seat) == b.hidden.hand(seat)
        && p.ducats[seat] == q.ducats[seat]
        && p.cargos.top(seat) == q.cargos.top(seat)
        && p.cargos.size(seat) == q.cargos.size(seat)
        && (p.prestige[seat], p.markers[seat], p.pirates[seat]) == (q.prestige[seat], q.markers[seat], q.pirates[seat])
        && (p.marker[seat], p.ship[seat]) == (q.marker[seat], q.ship[seat])
}

impl SampledWorlds<'_> {
    /// What is on offer is answered, the newest first: no offer vanishes because somebody has something else to say.
    fn settle(&mut self, dice: &mut Dice) {
        for _ in 0..DEALS {
            let offers = &self.state.public.offers;
            let taker = (0..offers.len()).rev().find_map(|place| self.taker(place, dice));
            let Some((seat, accept)) = taker else { return };
            if self.game.apply(self.state, seat, &accept, dice, &mut NoLog).is_err() {
                return;
            }
        }
    }

    /// The seat that accepts this offer, if one does.
    fn taker(&self, place: usize, dice: &mut Dice) -> Option<(Seat, Action)> {
        let (chart, p) = (self.chart, &self.state.public);
        let (offer, gives) = (p.offers.get(place)?, *self.state.hidden.gives.get(place)?);
        let start = |seat| TurnStart::of(chart, self.game, p, seat);
        let (from, from_hand) = (start(offer.from), self.state.hidden.hand(offer.from));
        let tile = |seat| if seat == p.active || p.honoured.contains(seat) { 0.0 } else { chart.weights.tile };
        let envy = chart.weights.envy / f32::from(p.players.max(2) - 1);
        let ducats = f32::from(offer.terms.ducats);
        let before = worth(chart, &from, from_hand);
        for seat in offer.awaits.iter() {
            let (turn_start, theirs) = (start(seat), self.state.hidden.hand(seat));
            let Some(cards) = meet(chart, &turn_start, theirs, offer.terms.wants) else { continue };
            if is_gift(cards, offer.terms.gives, ducats) {
                continue;
            }
            let gain = worth(chart, &turn_start, theirs.minus(cards).or(gives)) - worth(chart, &turn_start, theirs);
            let giver = worth(chart, &from, from_hand.minus(gives).or(cards)) - before - ducats;
            // Nobody knows another's mind to the ducat.
            let mood = if seat == self.me { 0.0 } else { (dice.below(129) as f32 / 64.0 - 1.0) * MOOD };
            let theirs = gain + tile(seat) + ducats;
            let fair = theirs >= chart.weights.fair * (theirs + giver);
            if fair && theirs - envy * giver.max(0.0) > THEIR_MARGIN + mood {
                return Some((seat, Action::Accept { offer: offer.id, cards }));
            }
        }
        None
    }
}
