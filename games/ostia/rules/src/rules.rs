//! The rules with an edition and options, shared and immutable, and the index of which chapter knows what.

use crate::edition::{Edition, Setup};
use crate::knowledge::{Knowledge, SeenEvent};
use crate::moves::{Action, Choices, Event, Refusal};
use crate::run::Run;
use crate::state::{Answer, Cards, GOODS, State};
use game::{Chance, Game, Log, Observer, Seat, SetupError, Status};

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

    /// OS-2.4: the least bid on a lot.
    #[inline]
    pub fn minimum(&self, lot: Cards) -> u16 {
        lot.worth(&self.edition.values)
    }

    /// OS-4.1: what one card earns when `n` of its type are there.
    #[inline]
    pub fn price(&self, n: u8) -> u16 {
        self.edition.prices.get(n as usize).map_or(1, |price| u16::from(*price))
    }

    /// OS-0.2: what a senate card values the types at.
    #[inline]
    pub fn senate(&self, card: u8) -> &[u8; GOODS] {
        const NOTHING: [u8; GOODS] = [0; GOODS];
        self.edition.senate.get(card as usize).unwrap_or(&NOTHING)
    }
}

/// The index: which chapter judges an action.
impl Ostia {
    /// Is the action legal, and if not, why?
    #[inline]
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.index() >= self.players as usize {
            return Err(Refusal::NoSuchSeat);
        }
        match *action {
            Action::Pick { good } => state.check_pick(seat, good),
            Action::PutUp { lot } => state.check_put_up(seat, lot),
            Action::Bid { amount } => state.check_bid(self, seat, amount),
            Action::Pass => state.check_pass(seat),
            Action::Keep => state.check_keep(seat),
            Action::Sell { buyer } => state.check_sell(seat, buyer),
            Action::Lay(layout) => state.check_lay(seat, layout),
            Action::Stand => state.check_stand(seat),
            Action::Manage(plan) => state.check_manage(seat, plan),
            Action::SellStorehouses { count } => state.check_sell_storehouses(seat, count),
            Action::TakeBack => state.check_take_back(seat),
        }
    }
}

/// The index: which chapter carries it out.
impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// Carries out a legal action.
    #[inline]
    pub(crate) fn apply(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Pick { good } => self.pick(seat, good),
            Action::PutUp { lot } => self.put_up(seat, lot),
            Action::Bid { amount } => self.bid(seat, amount),
            Action::Pass => self.pass(seat),
            Action::Keep => self.keep(seat),
            Action::Sell { buyer } => self.sell(seat, buyer),
            Action::Lay(layout) => self.lay(seat, layout),
            Action::Stand => self.answer(seat, Answer::Stand),
            Action::Manage(plan) => self.manage(seat, plan),
            Action::SellStorehouses { count } => self.sell_storehouses(seat, count),
            Action::TakeBack => self.emit(Event::TakenBack { seat }),
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

    #[inline]
    fn status(&self, state: &State) -> Status {
        self.status_of(&state.public)
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat, out: &mut Choices) {
        *out = Choices::of(self, &state.public, seat, state.hidden.hand(seat));
    }

    #[inline]
    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(state, seat, action)
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
        self.check_action(state, seat, action)?;
        Run { rules: self, state, chance, log }.apply(seat, action);
        Ok(())
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
