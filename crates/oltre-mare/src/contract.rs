//! The contract of the house, kept.

use crate::action::Action;
use crate::apply::{OltreMare, Run};
use crate::choices::{Choices, Menu};
use crate::edition::Edition;
use crate::event::{Event, SeenEvent};
use crate::knowledge::{self, Knowledge};
use crate::preview::Preview;
use crate::printed::Facts;
use crate::public::Phase;
use crate::refusal::Refusal;
use crate::setup::{Memory, Setup};
use crate::state::State;
use crate::stats::Stats;
use crate::view::View;
use game::{
    Arg, Chance, Counted, Floor, Game, Log, Message, Misread, Notation, Observer, Seat, SetupError, Shown, Slot, Status,
};

impl Game for OltreMare {
    const NAME: &'static str = "oltre-mare";
    const RULES: u32 = 1;

    type Setup = Setup;
    type Edition = Edition;
    type State = State;
    type Action = Action;
    type Choices = Choices;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type Refusal = Refusal;
    type Knowledge = Knowledge;

    fn new(setup: &Setup, edition: &Edition) -> Result<OltreMare, SetupError> {
        OltreMare::build(setup, edition)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn blank(&self) -> State {
        self.blank_state()
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
        self.fill(state, seat, out);
    }

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
        self.apply_action(state, seat, action, chance, log)
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        state.evolve(event);
    }

    fn seen(&self, event: &Event, who: Observer) -> Option<SeenEvent> {
        Some(knowledge::seen(event, who))
    }

    fn knowledge(&self, state: &State, who: Observer) -> Knowledge {
        Knowledge::of(state, who)
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &SeenEvent) {
        knowledge.learn(event);
    }

    fn redeal(&self, knowledge: &Knowledge, chance: &mut impl Chance, out: &mut State) {
        self.redeal_state(knowledge, chance, out);
    }

    /// OM-3.17.
    fn floor(&self, state: &State) -> Floor {
        let public = &state.public;
        if public.phase != Phase::Trade || !self.setup.talk {
            return Floor::default();
        }
        let others = public.others();
        Floor { asked: public.awaited.and(others), invited: others.minus(public.spoken).minus(public.awaited) }
    }
}

impl Notation for OltreMare {
    fn write_action(&self, action: &Action) -> String {
        self.action_text(action)
    }

    fn read_action(&self, text: &str, knowledge: Option<&Knowledge>) -> Result<Action, Misread> {
        self.parse_action(text, knowledge)
    }
}

impl Shown for OltreMare {
    type View = View;
    type Preview = Preview;
    type Facts = Facts;
    type Menu = Menu;

    fn view(&self, knowledge: &Knowledge) -> View {
        self.view_of(knowledge)
    }

    fn write_view(&self, view: &View) -> String {
        self.view_text(view)
    }

    fn preview(&self, knowledge: &Knowledge, action: &Action) -> Preview {
        self.preview_of(knowledge, action)
    }

    fn foretell(&self, preview: &Preview) -> Vec<Message> {
        self.foretell_preview(preview)
    }

    fn tell(&self, event: &SeenEvent) -> Option<Message> {
        self.tell_event(event)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        self.explain_refusal(refusal)
    }

    fn label(&self, choices: &Choices, slot: Slot, option: u32) -> Arg {
        self.option_label(choices, slot, option)
    }

    fn facts(&self) -> Facts {
        self.facts_of()
    }

    fn menu(&self, choices: &Choices) -> Menu {
        choices.menu()
    }

    fn wishes(&self, knowledge: &Knowledge) -> Vec<Action> {
        self.wishes_of(knowledge)
    }

    fn turn(&self, state: &State) -> u32 {
        state.public.turn.into()
    }

    /// OM-9.4: where cargos are not shown, the log forgets what was stowed more than a round ago.
    fn log_turns(&self) -> Option<u32> {
        (self.setup.memory != Memory::AllCargos).then_some(self.setup.players.into())
    }
}

impl Counted for OltreMare {
    type Stats = Stats;
}
