//! The house contract: each call leads to the file that knows the answer.

use crate::action::Action;
use crate::apply::Play;
use crate::choices::OstiaChoices;
use crate::edition::Edition;
use crate::event::{Event, SeenEvent};
use crate::knowledge::Knowledge;
use crate::menu::{Facts, Menu};
use crate::preview::Preview;
use crate::public::{Public, Stage};
use crate::refusal::Refusal;
use crate::rules::Ostia;
use crate::setup::Setup;
use crate::state::State;
use crate::stats::Stats;
use crate::view::View;
use game::{
    Arg, Chance, Counted, Game, Log, Message, Misread, Notation, Observer, Seat, SeatSet, SetupError, Shown, Slot,
    Status,
};

impl Game for Ostia {
    const NAME: &'static str = "ostia";
    const RULES: u32 = 2;

    type Setup = Setup;
    type Edition = Edition;
    type State = State;
    type Action = Action;
    type Choices = OstiaChoices;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type Refusal = Refusal;
    type Knowledge = Knowledge;

    fn new(setup: &Setup, edition: &Edition) -> Result<Ostia, SetupError> {
        Ostia::make(setup, edition)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    #[inline]
    fn players(&self) -> u8 {
        self.players
    }

    fn blank(&self) -> State {
        self.lay_out()
    }

    fn deal(&self, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        Play { rules: self, state, chance, log }.set_up();
    }

    #[inline]
    fn status(&self, state: &State) -> Status {
        let public = &state.public;
        match public.stage {
            Stage::Over => Status::Over(self.standings(public)),
            stage => {
                let question = public.question.into();
                match stage.turn() {
                    Some(ask) => Status::Open { must: SeatSet::only(ask), may: SeatSet::EMPTY, ask, question },
                    None => at_once(public, question),
                }
            }
        }
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat, out: &mut OstiaChoices) {
        *out = OstiaChoices::of(self, &state.public, seat, state.hidden.hand(seat));
    }

    #[inline]
    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge(state, seat, action)
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
        self.judge(state, seat, action)?;
        Play { rules: self, state, chance, log }.carry_out(seat, action);
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

impl Notation for Ostia {
    fn write_action(&self, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, text: &str, knowledge: Option<&Knowledge>) -> Result<Action, Misread> {
        crate::notation::read(text, knowledge)
    }
}

impl Shown for Ostia {
    type View = View;
    type Preview = Preview;
    type Facts = Facts;
    type Menu = Menu;

    fn view(&self, knowledge: &Knowledge) -> View {
        View::of(self, knowledge)
    }

    fn write_view(&self, view: &View) -> String {
        view.to_string()
    }

    fn preview(&self, knowledge: &Knowledge, action: &Action) -> Preview {
        Preview::of(self, knowledge, action)
    }

    fn foretell(&self, preview: &Preview) -> Vec<Message> {
        preview.effects.iter().map(|effect| effect.message()).collect()
    }

    fn tell(&self, event: &SeenEvent) -> Option<Message> {
        event.message(self)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        refusal.message()
    }

    fn label(&self, choices: &OstiaChoices, slot: Slot, option: u32) -> Arg {
        choices.label(slot, option)
    }

    fn facts(&self) -> Facts {
        self.facts_of()
    }

    fn menu(&self, choices: &OstiaChoices) -> Menu {
        choices.menu()
    }

    fn wishes(&self, knowledge: &Knowledge) -> Vec<Action> {
        self.wishes_of(knowledge)
    }

    fn turn(&self, state: &State) -> u32 {
        state.public.round.into()
    }

    /// OS-8.3: where the screen does not remember lots, the log keeps one round.
    fn log_turns(&self) -> Option<u32> {
        (!self.setup.memory).then_some(1)
    }
}

impl Counted for Ostia {
    type Stats = Stats;
}

/// OS-2.2, OS-3.4, OS-6.4, OS-7.1: all decide at once, in any order.
#[inline]
fn at_once(public: &Public, question: u32) -> Status {
    let deciding = public.deciding();
    let must = deciding.minus(public.ready);
    let ask = must.first_from(public.start).unwrap_or(public.start);
    Status::Open { must, may: deciding.and(public.ready), ask, question }
}
