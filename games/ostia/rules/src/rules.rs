//! The rules with an edition and options, shared and immutable, and the index of the chapters.

use crate::edition::{Edition, Setup};
use crate::knowledge::{Knowledge, SeenEvent};
use crate::moves::{Action, Choices, Event, Refusal};
use crate::run::{Attempt, Run, Sure};
use crate::state::{Answer, Cards, GOODS, Phase, Public, State};
use game::{Chance, Game, Log, Observer, Seat, SeatSet, SetupError, Status};

/// Ostia.
#[derive(Clone, Debug)]
pub struct Ostia {
    pub(crate) setup: Setup,
    pub(crate) edition: Edition,
    pub(crate) players: u8,
}

impl Ostia {
    /// The figures it is played with.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// OS-2.4: the minimum bid for a lot.
    #[inline]
    pub fn minimum(&self, lot: Cards) -> u16 {
        lot.worth(&self.edition.values)
    }

    /// OS-4.1: what one card earns if there are `n` of its type.
    #[inline]
    pub fn price(&self, n: u8) -> u16 {
        self.edition.prices.get(n as usize).map_or(1, |price| u16::from(*price))
    }

    /// OS-0.2: what a senate card says the types are worth.
    #[inline]
    pub fn senate(&self, card: u8) -> &[u8; GOODS] {
        const NOTHING: [u8; GOODS] = [0; GOODS];
        self.edition.senate.get(card as usize).unwrap_or(&NOTHING)
    }
}

impl Ostia {
    /// Whose move it is.
    #[inline]
    pub(crate) fn status_of(&self, public: &Public) -> Status {
        let question = public.question.into();
        match (public.phase, public.phase.turn()) {
            (Phase::Over, _) => Status::Over(self.standings(public)),
            (_, Some(ask)) => Status::Open { must: SeatSet::only(ask), may: SeatSet::EMPTY, ask, question },
            _ => at_once(public, question),
        }
    }

    /// Is it the turn of this seat, in the phase that `phase` names?
    #[inline]
    pub(crate) fn check_turn(&self, public: &Public, seat: Seat, phase: impl Fn(Seat) -> Phase) -> Result<(), Refusal> {
        match public.phase.turn() {
            Some(turn) if public.phase == phase(turn) && turn == seat => Ok(()),
            Some(turn) if public.phase == phase(turn) => Err(Refusal::NotYourTurn { turn }),
            _ => Err(not_now(public)),
        }
    }

    /// Is this the phase?
    #[inline]
    pub(crate) fn check_phase(&self, public: &Public, phase: Phase) -> Result<(), Refusal> {
        if public.phase == phase { Ok(()) } else { Err(not_now(public)) }
    }
}

/// OS-2.2, OS-3.4, OS-6.4, OS-7.1: all decide at once, in any order.
#[inline]
fn at_once(public: &Public, question: u32) -> Status {
    let deciding = public.deciding();
    let must = deciding.minus(public.ready);
    let ask = must.first_from(public.start).unwrap_or(public.start);
    Status::Open { must, may: deciding.and(public.ready), ask, question }
}

/// The table is waiting for something else, or for nothing any more.
#[cold]
pub(crate) fn not_now(public: &Public) -> Refusal {
    if public.phase == Phase::Over { Refusal::MatchOver } else { Refusal::NotNow }
}

/// The index: which chapter judges an action, and which carries it out.
impl Ostia {
    /// Is the action legal? If so, and if it is tried on a run, it is carried out.
    #[inline(always)]
    fn attempt(&self, to: &mut impl Attempt, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.index() >= self.players as usize {
            return Err(Refusal::NoSuchSeat);
        }
        match *action {
            Action::Pick { good } => to.attempt(|state| self.check_pick(state, seat, good), |run| run.pick(seat, good)),
            Action::PutUp { lot } => {
                to.attempt(|state| self.check_put_up(state, seat, lot), |run| run.put_up(seat, lot))
            }
            Action::Bid { amount } => {
                to.attempt(|state| self.check_bid(state, seat, amount), |run| run.bid(seat, amount))
            }
            Action::Pass => to.attempt(|state| self.check_pass(state, seat), |run| run.pass(seat)),
            Action::Keep => to.attempt(|state| self.check_keep(state, seat), |run| run.keep(seat)),
            Action::Sell { buyer } => {
                to.attempt(|state| self.check_sell(state, seat, buyer), |run| run.sell(seat, buyer))
            }
            Action::Lay(layout) => to.attempt(|state| self.check_lay(state, seat, layout), |run| run.lay(seat, layout)),
            Action::Stand => to.attempt(|state| self.check_stand(state, seat), |run| run.answer(seat, Answer::Stand)),
            Action::Manage(plan) => {
                to.attempt(|state| self.check_manage(state, seat, plan), |run| run.manage(seat, plan))
            }
            Action::SellStorehouses { count } => to.attempt(
                |state| self.check_sell_storehouses(state, seat, count),
                |run| run.sell_storehouses(seat, count),
            ),
            Action::TakeBack => {
                to.attempt(|state| self.check_take_back(state, seat), |run| run.emit(Event::TakenBack { seat }))
            }
        }
    }
}

impl Game for Ostia {
    const NAME: &'static str = "ostia";
    const RULES: u32 = 2;

    type Setup = Setup;
    type Edition = Edition;
    type State = State;
    type Action = Action;
    type Choices = Choices;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type Refusal = Refusal;
    type Knowledge = Knowledge;

    fn new(setup: &Setup, edition: &Edition) -> Result<Ostia, SetupError> {
        setup.check()?;
        Ok(Ostia { setup: setup.clone(), edition: edition.clone(), players: setup.players })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    fn blank(&self) -> State {
        State::new(self.players, self.cards())
    }

    fn deal(&self, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        Run { rules: self, state, chance, log }.deal();
    }

    #[inline(always)]
    fn status(&self, state: &State) -> Status {
        self.status_of(&state.public)
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat, out: &mut Choices) {
        out.fill(self, &state.public, seat, state.hidden.hand(seat));
    }

    #[inline]
    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.attempt(&mut &*state, seat, action)
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.attempt(&mut Run { rules: self, state, chance, log }, seat, action)
    }

    #[inline]
    fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.attempt(&mut Sure(Run { rules: self, state, chance, log }), seat, action)
    }

    #[inline]
    fn evolve(&self, state: &mut State, event: &Event) {
        state.evolve(event);
    }

    #[inline]
    fn seen(&self, event: &Event, who: Observer) -> Option<SeenEvent> {
        Some(event.seen_by(who))
    }

    #[inline]
    fn knowledge(&self, state: &State, who: Observer) -> Knowledge {
        Knowledge::of(state, who)
    }

    #[inline]
    fn learn(&self, knowledge: &mut Knowledge, event: &SeenEvent) {
        knowledge.learn(event);
    }

    fn redeal(&self, knowledge: &Knowledge, chance: &mut impl Chance, out: &mut State) {
        self.deal_again(knowledge, chance, out);
    }
}
