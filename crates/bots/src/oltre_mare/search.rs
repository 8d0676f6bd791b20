//! The player of Oltre Mare that plays matches on from its decisions.
//!
//! Its ideas are the expert's, and the next best ones. A deal is tried as it would go: the other accepts where its own hand,
//! in that world, gains by it. From there on nobody talks, and everybody plays as the expert plans: to the end of the match,
//! or, where a net judges, to the end of the turn.

use super::expert::floor::{Floor, THEIR_MARGIN, meet};
use super::expert::plan::{Berth, Chart, Sea, least_missed};
use super::expert::play::{plays, worth};
use super::expert::word::Word;
use super::expert::{ExpertBot, buy_or_leave, stowed_under};
use super::others::Others;
use super::playout::play_on;
use crate::search::{Contest, End, Judge, MOST_IDEAS, Trial};
use crate::value::Taught;
use crate::{Answer, Ask, Bot, Dice};
use game::{Chance as _, Choices as _, Game as _, NoLog, Seat, SeatSet};
use oltre_mare::{Action, Choices, Knowledge, Laid, OltreMare, Phase, Port, Proposal, SeenEvent, Setup, Source, State};

/// Worlds that offers are thought of in.
const WORLDS: usize = 6;
/// What an offer must promise to be tried.
const WORTH_TRYING: f32 = 0.15;
/// Plays that are tried.
const PLAYS: usize = 10;
/// Prices there can be (OM-3.8, OM-3.9).
const PRICES: std::ops::RangeInclusive<u8> = 1..=4;
/// Ducats more or less that an offer is tried with.
const HAGGLES: [i8; 3] = [-1, -2, 1];
/// Offers that are tried at other prices too.
const HAGGLED: usize = 3;
/// How far another's mind is from what one thinks, in ducats at most.
const MOOD: f32 = 1.5;
/// One world in so many is played to its end, where figures judge the others.
const ENDS_BY_FIGURES: u32 = 2;
/// The same where a net does.
const ENDS_BY_NET: u32 = 8;
/// Ducats by which a lead is half as good as it can be.
const LEAD: f32 = 9.0;

/// Tries the expert's ideas and others, by playing on.
#[derive(Default)]
pub struct SearchBot {
    expert: ExpertBot,
    contest: Contest<Action>,
    room: Option<Box<Room>>,
    taught: Taught,
    /// One world in so many is played to its end, where a net judges the others.
    ends: u32,
    others: Others,
}

impl SearchBot {
    /// One that judges positions by a net.
    pub fn taught(taught: Taught) -> SearchBot {
        SearchBot { taught, ends: ENDS_BY_NET, ..SearchBot::default() }
    }

    /// One that judges half the positions by figures for what is seen of them, added up.
    pub fn figuring(figures: Taught) -> SearchBot {
        SearchBot { taught: figures, ends: ENDS_BY_FIGURES, ..SearchBot::default() }
    }

    /// One that does not always tell the truth of its cards (OM-3.6).
    pub fn sly(mut self) -> SearchBot {
        self.expert.word = Word::sly();
        self
    }
}

/// What is made once for a match.
struct Room {
    /// The same game without talk.
    quiet: OltreMare,
    worlds: Vec<State>,
    world: State,
    state: State,
}

impl Room {
    fn new(game: &OltreMare) -> Option<Box<Room>> {
        let quiet = OltreMare::new(&Setup { talk: false, ..game.setup().clone() }, game.edition()).ok()?;
        let blank = game.blank();
        Some(Box::new(Room { quiet, worlds: vec![blank; WORLDS], world: blank, state: blank }))
    }
}

impl Bot<OltreMare> for SearchBot {
    fn observe(&mut self, game: &OltreMare, event: &SeenEvent) {
        self.expert.observe(game, event);
        self.others.note(event);
    }

    fn forget(&mut self) {
        self.expert.forget();
        self.others = Others::default();
    }

    fn choose(&mut self, ask: Ask<'_, OltreMare>) -> Answer<Action> {
        let Ask { game, knowledge, choices, people, chance, budget, explain, also } = ask;
        let mut seed = Dice::draw(chance);
        let chosen = &mut seed.clone();
        let first = self.expert.choose(Ask { people, budget, explain, ..Ask::new(game, knowledge, choices, chosen) });
        if self.room.is_none() {
            self.room = Room::new(game);
        }
        let (Some(me), Some(room)) = (knowledge.me, self.room.as_mut()) else { return first };
        let chart = Chart::new(game, self.expert.weights);
        for world in &mut room.worlds {
            let redeal = |seed: &mut Dice, world: &mut State| self.others.deal(game, &chart, knowledge, seed, world);
            self.expert.word.deal(game, knowledge, &mut seed, world, redeal);
        }
        let word = &self.expert.word;
        let floor = || Floor::new(game, knowledge, me, &chart, word, &room.worlds);
        let mut ideas = ideas(game, knowledge, choices, &chart, floor, people, first.action);
        if ideas.len() > 1 {
            ideas.retain(|idea| !repeats(word, idea, people));
        }
        self.contest.begin(ideas, also.filter(|action| choices.contains(action)));
        let Room { quiet, world, state, .. } = &mut **room;
        // What was learned from matches with talk is no guide where there is none, and playing on is.
        let net = self.taught.net().filter(|_| game.setup().talk);
        let judge = Judge { game, lens: &chart, net, ends: Some(self.ends), lead: LEAD };
        let mut trial = Table {
            game,
            quiet,
            knowledge,
            me,
            chart: &chart,
            word,
            others: &self.others,
            judge,
            number: 0,
            world,
            state,
            seed,
            dice: Dice::draw(chance),
        };
        let budget = self.taught.budget(budget, self.contest.in_question());
        self.contest.decide(&mut trial, budget, explain).unwrap_or(first)
    }
}

/// Would somebody be asked the same again who is slow to answer, or has answered?
fn repeats(word: &Word, action: &Action, people: SeatSet) -> bool {
    let Action::OfferDeal(proposal) = action else { return false };
    let to_people = |to: SeatSet| to.iter().any(|seat| people.contains(seat) && proposal.to.contains(seat));
    let terms = proposal.terms();
    word.said().any(|(to, said)| *said == terms && to_people(to))
}

/// What is worth trying, the expert's idea first.
fn ideas<'a>(
    game: &OltreMare,
    knowledge: &Knowledge,
    choices: &Choices,
    chart: &Chart,
    floor: impl FnOnce() -> Floor<'a>,
    people: SeatSet,
    first: Action,
) -> Vec<Action> {
    let mut ideas = vec![first];
    let Some(me) = knowledge.me.filter(|_| choices.forced().is_none()) else { return ideas };
    let p = &knowledge.public;
    let hand = knowledge.hand();
    match p.phase {
        Phase::Dealing | Phase::Over | Phase::EndOfTurn => {}
        Phase::Seafaring => {
            let berth = Berth::ashore(chart, p, me);
            let (mut order, mut left) = (Vec::new(), hand);
            while let Some(card) = least_missed(chart, &berth, left) {
                left.remove(card);
                order.push(card);
            }
            let over = hand.len().saturating_sub(p.power.into());
            // One of those that are to go stays, and one of the next ones goes.
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
            let floor = floor();
            if p.awaited.contains(me) {
                for offer in p.offers.iter().filter(|offer| offer.awaits.contains(me)) {
                    ideas.push(floor.refusal(offer));
                    if let Some(cards) = meet(chart, &floor.berth, hand, offer.terms.wants) {
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
                for (_, action) in proposals.iter().take(HAGGLED) {
                    let Action::OfferDeal(proposal) = action else { continue };
                    // People are asked once, at the price that seems right.
                    if proposal.to.iter().any(|seat| people.contains(seat)) {
                        continue;
                    }
                    let dearer = |more| Proposal { ducats: proposal.ducats.saturating_add(more), ..*proposal };
                    ideas.extend(HAGGLES.map(|more| Action::OfferDeal(dearer(more))));
                }
                if floor.is_active() {
                    ideas.push(buy_or_leave(&floor, knowledge, choices));
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
            let berth = Berth::of(chart, game, p, me);
            let plays = plays(chart, &berth, hand).into_iter().take(PLAYS);
            ideas.extend(plays.map(|(_, cards)| Action::Play { cards }));
        }
        Phase::Sailing | Phase::Compass => {
            let arrivals = chart.arrivals(&Sea::of(p), Berth::ashore(chart, p, me).later);
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
            let berth = Berth::ashore(chart, p, me);
            ideas.extend(p.table.iter().map(|top| Action::Stow { cards: stowed_under(&berth, p.table, top) }));
        }
    }
    ideas.retain(|idea| choices.contains(idea));
    ideas
}

/// A decision, and the worlds in which it is tried.
struct Table<'a> {
    game: &'a OltreMare,
    quiet: &'a OltreMare,
    knowledge: &'a Knowledge,
    me: Seat,
    chart: &'a Chart,
    word: &'a Word,
    others: &'a Others,
    judge: Judge<'a, OltreMare>,
    /// Of the world.
    number: u32,
    /// The world that was dealt.
    world: &'a mut State,
    /// The match that is played on in it.
    state: &'a mut State,
    /// What worlds are dealt from.
    seed: Dice,
    /// The chance of the present world, the same for each action.
    dice: Dice,
}

impl Trial<Action> for Table<'_> {
    fn deal(&mut self, number: u32) {
        self.number = number;
        let Table { game, chart, knowledge, others, .. } = *self;
        let redeal = |seed: &mut Dice, world: &mut State| others.deal(game, chart, knowledge, seed, world);
        self.word.deal(game, knowledge, &mut self.seed, self.world, redeal);
        self.dice = Dice::draw(&mut self.seed);
    }

    fn play(&mut self, action: &Action) -> End {
        *self.state = *self.world;
        let mut dice = self.dice.clone();
        if self.game.apply(self.state, self.me, action, &mut dice, &mut NoLog).is_err() {
            return End::default();
        }
        if let Action::OfferDeal(proposal) = action {
            self.hear(proposal, &mut dice);
        }
        let far = self.judge.far(self.number);
        let reached = play_on(self.chart, self.quiet, self.state, &mut dice, far);
        self.judge.end(reached, far, self.state, self.me)
    }
}

impl Table<'_> {
    /// Somebody accepts the newest offer, or nobody does.
    fn hear(&mut self, proposal: &Proposal, dice: &mut Dice) {
        let (chart, id) = (self.chart, self.state.public.last_offer);
        let p = &self.state.public;
        let own = Berth::of(chart, self.game, p, self.me);
        let hand = self.state.hidden.hand(self.me);
        let ducats = f32::from(proposal.ducats);
        for seat in proposal.to.iter() {
            let p = &self.state.public;
            let berth = Berth::of(chart, self.game, p, seat);
            let theirs = self.state.hidden.hand(seat);
            let Some(cards) = meet(chart, &berth, theirs, proposal.wants) else { continue };
            let tile = if seat == p.active || p.honoured.contains(seat) { 0.0 } else { chart.weights.tile };
            let gain = worth(chart, &berth, theirs.minus(cards).or(proposal.cards)) - worth(chart, &berth, theirs);
            let mine = worth(chart, &own, hand.minus(proposal.cards).or(cards)) - worth(chart, &own, hand) - ducats;
            let envy = chart.weights.envy / f32::from(p.players.max(2) - 1);
            // Nobody knows another's mind to the ducat.
            let mood = (dice.below(129) as f32 / 64.0 - 1.0) * MOOD;
            let theirs = gain + tile + ducats;
            let fair = theirs >= chart.weights.fair * (theirs + mine);
            if fair && theirs - envy * mine.max(0.0) > THEIR_MARGIN + mood {
                let accept = Action::Accept { offer: id, cards };
                if self.game.apply(self.state, seat, &accept, dice, &mut NoLog).is_ok() {
                    return;
                }
            }
        }
    }
}
