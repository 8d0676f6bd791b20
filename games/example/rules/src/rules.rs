//! The rules with an edition and options, shared and immutable, and the index of the chapters.

use crate::edition::{Edition, Setup};
use crate::knowledge::{Knowledge, SeenEvent};
use crate::moves::{Action, Choices, Event, Refusal};
use crate::run::{Attempt, Run};
use crate::state::{Public, State};
use game::{Chance, Game, Log, Observer, Seat, SeatSet, SetupError, Status};

/// The example.
#[derive(Clone, Debug)]
pub struct Example {
    pub(crate) setup: Setup,
    pub(crate) edition: Edition,
}

impl Example {
    /// Who must act (EX-2.1), and who may (EX-2.4).
    pub(crate) fn status_of(&self, public: &Public) -> Status {
        if public.is_over() {
            return Status::Over(public.standings());
        }
        let may = Seat::all(self.players()).filter(|seat| public.may_cheer(*seat)).collect();
        Status::Open { must: SeatSet::only(public.turn), may, ask: public.turn, question: public.turns }
    }

    /// EX-2.1: is it this seat's turn?
    pub(crate) fn check_turn(&self, public: &Public, seat: Seat) -> Result<(), Refusal> {
        if public.turn == seat && !public.is_over() { Ok(()) } else { Err(not_now(public)) }
    }
}

/// Why it is not this seat's move.
fn not_now(public: &Public) -> Refusal {
    if public.is_over() { Refusal::MatchOver } else { Refusal::NotYourTurn { turn: public.turn } }
}

/// The index: which chapter judges an action, and which carries it out.
impl Example {
    /// Is the action legal? If so, and if it is tried on a run, it is carried out.
    #[inline(always)]
    fn attempt(&self, to: &mut impl Attempt, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.index() >= self.players() as usize {
            return Err(Refusal::NoSuchSeat);
        }
        match *action {
            Action::Draw => to.attempt(|state| self.check_draw(state, seat), |run| run.draw(seat)),
            Action::Play(card) => to.attempt(|state| self.check_lay(state, seat, card), |run| run.play(seat, card)),
            Action::Bury(card) => to.attempt(|state| self.check_lay(state, seat, card), |run| run.bury(seat, card)),
            Action::Cheer => to.attempt(|state| self.check_cheer(state, seat), |run| run.emit(Event::Cheered { seat })),
        }
    }
}

impl Game for Example {
    const NAME: &'static str = "example";
    /// Version 2 added cheering (EX-2.4); the events of version 1 have not changed.
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

    fn new(setup: &Setup, edition: &Edition) -> Result<Example, SetupError> {
        setup.check()?;
        Ok(Example { setup: setup.clone(), edition: edition.clone() })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn blank(&self) -> State {
        State::new(self.players())
    }

    fn deal(&self, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        Run { rules: self, state, chance, log }.deal();
    }

    fn status(&self, state: &State) -> Status {
        self.status_of(&state.public)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Choices) {
        out.fill(&state.public, seat, state.hands[seat]);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.attempt(&mut &*state, seat, action)
    }

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

    fn evolve(&self, state: &mut State, event: &Event) {
        state.evolve(event);
    }

    fn seen(&self, event: &Event, who: Observer) -> Option<SeenEvent> {
        Some(event.seen_by(who))
    }

    fn knowledge(&self, state: &State, who: Observer) -> Knowledge {
        Knowledge::of(state, who)
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &SeenEvent) {
        knowledge.learn(event);
    }

    fn redeal(&self, knowledge: &Knowledge, chance: &mut impl Chance, out: &mut State) {
        self.deal_again(knowledge, chance, out);
    }
}
