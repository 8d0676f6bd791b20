//! The player of Oltre Mare that plays matches on from its decisions.
//!
//! Its ideas are the expert's, and the next best ones. A deal is tried as it would go: the other accepts where its own hand,
//! in that world, gains by it. From there on nobody talks, and everybody plays as the expert plans.

use super::expert::floor::{Floor, THEIR_MARGIN, meet};
use super::expert::plan::{Berth, Chart, least_missed};
use super::expert::play::{plays, worth};
use super::expert::{ExpertBot, buy_or_leave, stowed_under};
use super::playout::finish;
use crate::search::{Contest, End, MOST_IDEAS, Trial};
use crate::{Answer, Ask, Bot, Dice};
use game::{Chance as _, Choices as _, Game as _, NoLog, Seat};
use oltre_mare::{Action, Choices, Knowledge, Laid, OltreMare, Phase, Port, Proposal, Reason, Setup, Source, State};

/// Worlds that offers are thought of in.
const WORLDS: usize = 6;
/// What an offer must promise to be tried.
const WORTH_TRYING: f32 = 0.15;
/// Plays that are tried.
const PLAYS: usize = 10;
/// Prices there can be (OM-3.8, OM-3.9).
const PRICES: std::ops::RangeInclusive<u8> = 1..=4;
/// Ducats by which a lead is half as good as it can be.
const LEAD: f32 = 9.0;

/// Tries the expert's ideas and others, by playing on.
#[derive(Default)]
pub struct SearchBot {
    expert: ExpertBot,
    contest: Contest<Action>,
    room: Option<Box<Room>>,
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
            game.redeal(knowledge, &mut seed, world);
        }
        let ideas = ideas(game, knowledge, me, choices, &chart, &room.worlds, first.action);
        self.contest.begin(ideas, also.filter(|action| choices.contains(action)));
        let Room { quiet, world, state, .. } = &mut **room;
        let mut trial =
            Table { game, quiet, knowledge, me, chart: &chart, world, state, seed, dice: Dice::draw(chance) };
        self.contest.decide(&mut trial, budget, explain).unwrap_or(first)
    }
}

/// What is worth trying, the expert's idea first.
fn ideas(
    game: &OltreMare,
    knowledge: &Knowledge,
    me: Seat,
    choices: &Choices,
    chart: &Chart,
    worlds: &[State],
    first: Action,
) -> Vec<Action> {
    let mut ideas = vec![first];
    if choices.forced().is_some() {
        return ideas;
    }
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
            let floor = Floor::new(game, knowledge, me, chart, worlds);
            if p.awaited.contains(me) {
                for offer in p.offers.iter().filter(|offer| offer.awaits.contains(me)) {
                    ideas.push(Action::Refuse { offer: offer.id, reason: Some(Reason::NotEnough) });
                    if let Some(cards) = meet(chart, &floor.berth, hand, offer.terms.wants) {
                        ideas.push(Action::Accept { offer: offer.id, cards });
                    }
                }
                // Only one way to refuse is tried.
                if matches!(first, Action::Refuse { .. }) {
                    ideas.retain(|idea| *idea == first || !matches!(idea, Action::Refuse { .. }));
                }
            } else if !matches!(first, Action::Post { .. }) {
                ideas.extend(floor.proposals(choices, WORTH_TRYING).into_iter().map(|(_, action)| action));
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
            let arrivals = chart.arrivals(p, Berth::ashore(chart, p, me).later);
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
    fn deal(&mut self, _: u32) {
        self.game.redeal(self.knowledge, &mut self.seed, self.world);
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
        finish(self.chart, self.game, self.quiet, self.state, &mut dice)
            .map_or(End::UNKNOWN, |standings| End::of(&standings, self.me, LEAD))
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
            let mood = dice.below(129) as f32 / 64.0 - 1.0;
            if gain + tile + ducats - envy * mine.max(0.0) > THEIR_MARGIN + mood {
                let accept = Action::Accept { offer: id, cards };
                if self.game.apply(self.state, seat, &accept, dice, &mut NoLog).is_ok() {
                    return;
                }
            }
        }
    }
}
