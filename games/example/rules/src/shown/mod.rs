//! Everything people see, read, type and count: notation, screen, words and statistics.

mod notation;
mod stats;
mod tell;
mod view;

pub use stats::Stats;
pub use view::{Facts, Menu, Preview, SeatView, View};

use crate::knowledge::{Knowledge, SeenEvent};
use crate::moves::{Action, Choices, Refusal, VERBS};
use crate::rules::Example;
use crate::state::{CARDS, State};
use game::{Arg, Counted, Message, Misread, Notation, Shown, Slot};

impl Notation for Example {
    fn write_action(&self, action: &Action) -> String {
        action.to_string()
    }

    fn read_action(&self, text: &str, _: Option<&Knowledge>) -> Result<Action, Misread> {
        notation::read(text)
    }
}

impl Shown for Example {
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
        Preview::of(knowledge, action)
    }

    fn foretell(&self, preview: &Preview) -> Vec<Message> {
        vec![preview.message()]
    }

    fn tell(&self, event: &SeenEvent) -> Option<Message> {
        event.message()
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        refusal.message()
    }

    fn label(&self, _: &Choices, slot: Slot, option: u32) -> Arg {
        match VERBS.get(option as usize) {
            Some(verb) if slot == Slot::Verb => Arg::Term(verb),
            _ => option.into(),
        }
    }

    fn facts(&self) -> Facts {
        Facts { cards: CARDS, dealt: self.edition.dealt }
    }

    fn menu(&self, choices: &Choices) -> Menu {
        Menu::of(choices)
    }

    fn turn(&self, state: &State) -> u32 {
        state.public.turns
    }
}

impl Counted for Example {
    type Stats = Stats;
}
