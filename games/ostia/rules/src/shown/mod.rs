//! Everything people see, read, type and count: notation, screen, words and statistics.

mod examples;
mod facts;
mod menu;
mod notation;
mod preview;
mod purses;
mod reasons;
mod stats;
mod tell;
mod ties;
mod view;

pub use facts::{Facts, GoodFacts, PairFacts};
pub use menu::{Building, Menu};
pub use preview::{Effect, Preview};
pub use stats::Stats;
pub use view::{LotView, OwnView, SeatView, Sold, Values, View};

use crate::chapters::harbour::LOT;
use crate::knowledge::{Knowledge, SeenEvent};
use crate::moves::{Action, Choices, Event, Refusal};
use crate::rules::Ostia;
use crate::state::{Phase, State};
use game::{Arg, Counted, Example, Message, Misread, Notation, Seat, Shown, Slot};

impl Notation for Ostia {
    fn write_action(&self, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, text: &str, knowledge: Option<&Knowledge>) -> Result<Action, Misread> {
        notation::read(text, knowledge)
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
        self.view_text(view)
    }

    fn preview(&self, knowledge: &Knowledge, action: &Action) -> Preview {
        Preview::of(self, knowledge, action)
    }

    fn foretell(&self, preview: &Preview) -> Vec<Message> {
        preview.effects.iter().map(|effect| effect.message()).collect()
    }

    fn reasons(&self, knowledge: &Knowledge, better: &Action, played: &Action) -> Vec<Message> {
        self.reasons_of(knowledge, better, played)
    }

    fn warnings(&self, preview: &Preview) -> Vec<Message> {
        preview.effects.iter().filter(|effect| effect.is_dear()).map(|effect| effect.message()).collect()
    }

    fn tell(&self, event: &SeenEvent) -> Option<Message> {
        event.message(self)
    }

    fn tell_why(&self, event: &SeenEvent, seen: &mut dyn Iterator<Item = SeenEvent>) -> Option<Message> {
        tell::sold_lower(event, seen).or_else(|| self.tell(event))
    }

    fn epilogue(&self, events: &mut dyn Iterator<Item = &Event>) -> Vec<Message> {
        self.ties(events)
    }

    fn examples(&self, knowledge: &Knowledge, choices: &Choices) -> Vec<Example> {
        self.examples_of(knowledge, choices)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        refusal.message()
    }

    fn label(&self, choices: &Choices, slot: Slot, option: u32) -> Arg {
        choices.label(slot, option)
    }

    fn facts(&self) -> Facts {
        Facts::of(self)
    }

    fn menu(&self, choices: &Choices) -> Menu {
        Menu::of(choices)
    }

    fn wishes(&self, knowledge: &Knowledge) -> Vec<Action> {
        self.wishes_of(knowledge)
    }

    /// OS-2.4, OS-2.5, OS-7.2; and a seller with only one lot left puts it up (OS-2.3).
    fn asks_openly(&self, state: &State, seat: Seat) -> bool {
        match state.public.phase {
            Phase::Bid(turn) | Phase::Decision(turn) | Phase::Sale(turn) => turn == seat,
            Phase::Lot(turn) => turn == seat && state.public.traders[seat].ship == LOT,
            _ => false,
        }
    }

    fn turn(&self, state: &State) -> u32 {
        state.public.round.into()
    }

    /// OS-8.3: if the screen does not remember lots, the log keeps one round.
    fn log_turns(&self) -> Option<u32> {
        (!self.setup.memory).then_some(1)
    }
}

impl Counted for Ostia {
    type Stats = Stats;
}
