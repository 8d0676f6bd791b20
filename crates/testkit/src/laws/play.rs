//! Laws about the course of a match: who acts, what a step leaves behind, and that it ends.

use super::{Effort, EventOf, Flaw, KnowledgeOf, Law, StateOf, Subject, Tally, choices, hold, same, secrecy};
use crate::Dice;
use game::{Chance, Choices, Game, NoLog, Observer, Seat, SeatSet, Shown, Status};
use serde::{Serialize, de::DeserializeOwned};
use std::cell::Cell;
use std::fmt::Debug;

/// A state and what accompanies it: the same state by replay, and everyone's knowledge by folding.
pub(super) struct Course<S: Subject> {
    pub(super) state: StateOf<S>,
    replayed: StateOf<S>,
    known: Vec<(Observer, KnowledgeOf<S>)>,
}

impl<S: Subject> Course<S> {
    /// Begins at any state, whose knowledge is taken as given.
    pub(super) fn from(game: &S::Game, state: StateOf<S>) -> Course<S> {
        let known = Observer::all(game.players()).map(|who| (who, game.knowledge(&state, who))).collect();
        Course { state, replayed: state, known }
    }

    /// Accepts the state that these events have led to, if they account for it and for what is known about it.
    fn advance(&mut self, game: &S::Game, after: StateOf<S>, events: &[EventOf<S>]) -> Result<(), Flaw> {
        S::accounts(game, &self.state, events, &after).map_err(|text| Flaw::new(Law::Accounts, text))?;
        self.state = after;
        for event in events {
            reads_back(event)?;
            game.evolve(&mut self.replayed, event);
            for (who, knowledge) in &mut self.known {
                if let Some(seen) = game.seen(event, *who) {
                    // Must not panic; the words themselves are another crate's business.
                    let _ = game.tell(&seen);
                    reads_back(&seen).map_err(|flaw| flaw.of(*who))?;
                    game.learn(knowledge, &seen);
                }
            }
        }
        same(Law::ReplayGivesState, "replayed events (-) and state (+) differ", &self.replayed, &self.state)?;
        S::invariants(game, &self.state).map_err(|text| Flaw::new(Law::Invariant, text))?;
        for (who, knowledge) in &self.known {
            let told = game.knowledge(&self.state, *who);
            same(Law::FoldGivesKnowledge, "folded (-) and true (+) knowledge differ", knowledge, &told)
                .map_err(|flaw| flaw.of(*who))?;
        }
        Ok(())
    }
}

/// One match with every law; then another that asks only `ask`.
pub(super) fn play_match<S: Subject>(
    game: &S::Game,
    effort: &Effort,
    mut dice: Dice,
    step: &Cell<u32>,
    tally: &mut Tally,
) -> Result<(), Flaw> {
    let mut course = deal::<S>(game, &mut dice, tally)?;
    let dealt = course.state;
    loop {
        let open = whose_move::<S>(game, &course.state)?;
        if step.get() == 0 || open.is_none() || dice.once_in(effort.look) {
            tally.looks += 1;
            choices::examine::<S>(game, &course.state, effort, &mut dice, tally)?;
            secrecy::examine::<S>(game, &course.state, effort, &mut dice, tally)?;
        }
        let Some(Open { seats, ask }) = open else { break };
        // Usually the seat that is asked, so that the match moves on; now and then any seat that may act.
        let seat = if dice.below(4) > 0 { ask } else { any_of(seats, &mut dice) };
        take_step::<S>(game, &mut course, seat, &mut dice, tally)?;
        step.set(step.get() + 1);
        hold(Law::MatchEnds, step.get() < effort.bound, || format!("not over after {} steps", effort.bound))?;
    }
    tally.matches += 1;
    play_out::<S>(game, Course::from(game, dealt), effort, &mut dice, tally)
}

/// Deals, and checks the deal like any other step.
fn deal<S: Subject>(game: &S::Game, dice: &mut Dice, tally: &mut Tally) -> Result<Course<S>, Flaw> {
    let mut course = Course::from(game, game.blank());
    let chance = dice.split();
    let (mut state, mut again, mut unheard) = (game.blank(), game.blank(), game.blank());
    let (mut events, mut repeated) = (Vec::new(), Vec::new());
    game.deal(&mut state, &mut chance.clone(), &mut events);
    game.deal(&mut again, &mut chance.clone(), &mut repeated);
    game.deal(&mut unheard, &mut chance.clone(), &mut NoLog);
    same(Law::SameSeedSameEvents, "two deals from one seed differ", &events, &repeated)?;
    same(Law::SameSeedSameEvents, "two deals from one seed differ", &state, &again)?;
    same(Law::SameSeedSameEvents, "a deal without a log differs", &state, &unheard)?;
    tally.events += events.len() as u64;
    course.advance(game, state, &events)?;
    Ok(course)
}

/// The seats that can act in an open match.
pub(super) struct Open {
    /// All that must or may.
    pub(super) seats: SeatSet,
    /// The one to ask.
    pub(super) ask: Seat,
}

/// Whose move it is, `None` at the end; choices and status must agree.
pub(super) fn whose_move<S: Subject>(game: &S::Game, state: &StateOf<S>) -> Result<Option<Open>, Flaw> {
    let law = Law::SomebodyMustAct;
    let open = match game.status(state) {
        Status::Open { must, may, ask, .. } => {
            hold(law, !must.is_empty(), || format!("nobody must act; may: {may:?}"))?;
            hold(law, must.and(may).is_empty(), || format!("both must and may: {:?}", must.and(may)))?;
            let seats = must.or(may);
            hold(law, seats.contains(ask), || format!("{ask:?} is asked but neither must nor may act"))?;
            Some(Open { seats, ask })
        }
        Status::Over(standings) => {
            let seats = (standings.place.players(), standings.score.players());
            let players = game.players();
            hold(law, seats == (players, players), || format!("standings of {seats:?} seats for {players} players"))?;
            None
        }
    };
    for seat in Seat::all(game.players()) {
        let choices = choices::choices_of::<S>(game, state, seat);
        let can = open.as_ref().is_some_and(|open| open.seats.contains(seat));
        hold(law, can != choices.is_empty(), || {
            format!("status says that it {} act, choices are {choices:?}", if can { "can" } else { "cannot" })
        })
        .map_err(|flaw| flaw.of(Observer::Seat(seat)))?;
    }
    Ok(open)
}

/// One random action of a seat.
fn take_step<S: Subject>(
    game: &S::Game,
    course: &mut Course<S>,
    seat: Seat,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), Flaw> {
    let choices = choices::choices_of::<S>(game, &course.state, seat);
    choices::state_decides_alike::<S>(game, &course.state, seat, &choices, dice)
        .map_err(|flaw| flaw.of(Observer::Seat(seat)))?;
    let action = choices::random::<S>(&choices, dice).map_err(|flaw| flaw.of(Observer::Seat(seat)))?;
    let chance = dice.split();
    let apply = |state: &mut StateOf<S>, events: &mut Vec<EventOf<S>>| {
        game.apply(state, seat, &action, &mut chance.clone(), events).map_err(|refusal| {
            Flaw::new(Law::SampleIsLegal, format!("{action:?} was sampled and refused: {refusal:?}"))
                .of(Observer::Seat(seat))
        })
    };
    let (mut state, mut again, mut unheard) = (course.state, course.state, course.state);
    let (mut events, mut repeated) = (Vec::new(), Vec::new());
    apply(&mut state, &mut events)?;
    apply(&mut again, &mut repeated)?;
    let without_log = game.apply(&mut unheard, seat, &action, &mut chance.clone(), &mut NoLog);
    let law = Law::SameSeedSameEvents;
    same(law, &format!("{action:?}: two runs with one seed differ"), &events, &repeated)?;
    same(law, &format!("{action:?}: two runs with one seed differ"), &state, &again)?;
    same(law, &format!("{action:?}: a run without a log differs"), &state, &unheard)?;
    hold(law, without_log.is_ok(), || format!("{action:?} is refused without a log"))?;
    let (law, mut carried, mut told) = (Law::CarriedOutAlike, course.state, Vec::new());
    let done = game.carry_out(&mut carried, seat, &action, &mut chance.clone(), &mut told);
    hold(law, done.is_ok(), || format!("{action:?} is refused when it is carried out"))?;
    same(law, &format!("{action:?}: applied (-) and carried out (+)"), &state, &carried)?;
    same(law, &format!("{action:?}: applied (-) and carried out (+)"), &events, &told)?;
    tally.steps += 1;
    tally.events += events.len() as u64;
    course.advance(game, state, &events).map_err(|mut flaw| {
        flaw.detail = format!("after {action:?} by {seat:?}: {}\nevents: {events:?}", flaw.detail);
        flaw
    })
}

/// Plays on to the end by asking only `ask`.
pub(super) fn play_out<S: Subject>(
    game: &S::Game,
    mut course: Course<S>,
    effort: &Effort,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), Flaw> {
    for _ in 0..effort.bound {
        let Some(Open { ask, .. }) = whose_move::<S>(game, &course.state)? else { return Ok(()) };
        take_step::<S>(game, &mut course, ask, dice, tally)?;
    }
    Err(Flaw::new(Law::AskingEnds, format!("asking only `ask`, the match is not over after {} steps", effort.bound)))
}

/// A random one of some seats; there is at least one.
pub(super) fn any_of(seats: SeatSet, dice: &mut Dice) -> Seat {
    let skip = dice.below(seats.len().max(1) as u32) as usize;
    seats.iter().nth(skip).unwrap_or_default()
}

/// An event, or what somebody saw of it, is the same after it was written and read.
fn reads_back<E: Serialize + DeserializeOwned + PartialEq + Debug>(event: &E) -> Result<(), Flaw> {
    let law = Law::EventReadsBack;
    let text = serde_json::to_string(event).map_err(|e| Flaw::new(law, format!("{event:?}: {e}")))?;
    let read: E = serde_json::from_str(&text).map_err(|e| Flaw::new(law, format!("{text}: {e}")))?;
    same(law, &text, event, &read)
}
