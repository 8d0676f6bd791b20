//! Everything people see, read, type and count: notation, screen, words and statistics.

mod examples;
mod facts;
mod lies;
mod menu;
mod notation;
mod preview;
mod reasons;
mod stats;
mod tell;
mod view;

pub use facts::{CardFacts, Facts, GoodFacts, MarkerFacts};
pub use menu::{IncomingMenu, Menu, TradeMenu};
pub use preview::{GroupChange, Outlook, Preview, Span};
pub use stats::Stats;
pub use view::View;

use crate::edition::Memory;
use crate::knowledge::{Knowledge, SeenEvent};
use crate::moves::{Action, Choices, Event, Refusal};
use crate::rules::OltreMare;
use crate::state::State;
use game::{Arg, Counted, Example, Message, Misread, Notation, Observer, Shown, Slot};

impl Notation for OltreMare {
    fn write_action(&self, action: &Action) -> String {
        notation::write(self, action)
    }

    fn read_action(&self, text: &str, knowledge: Option<&Knowledge>) -> Result<Action, Misread> {
        notation::read(self, text, knowledge)
    }
}

impl Shown for OltreMare {
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
        preview.messages(self)
    }

    fn reasons(&self, knowledge: &Knowledge, better: &Action, played: &Action) -> Vec<Message> {
        self.reasons_of(knowledge, better, played)
    }

    fn tell(&self, event: &SeenEvent) -> Option<Message> {
        event.message(self)
    }

    /// OM-3.6: lies.
    const ASIDES_CLAUSE: Option<&'static str> = Some("OM-3.6");

    fn asides(&self, who: Observer, event: &SeenEvent, seen: &mut dyn Iterator<Item = SeenEvent>) -> Vec<Message> {
        self.found_out(who, event, seen)
    }

    fn epilogue(&self, events: &mut dyn Iterator<Item = &Event>) -> Vec<Message> {
        self.all_lies(events)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        refusal.message(self)
    }

    fn label(&self, choices: &Choices, slot: Slot, option: u32) -> Arg {
        choices.label(self, slot, option)
    }

    fn beside(&self, knowledge: &Knowledge, slot: Slot, option: u32) -> Option<Arg> {
        match slot {
            Slot::Port => Some(tell::marker_term((*knowledge.public.on_port.get(option as usize)?)?)),
            _ => None,
        }
    }

    fn examples(&self, knowledge: &Knowledge, choices: &Choices) -> Vec<Example> {
        self.examples_of(knowledge, choices)
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

    fn turn(&self, state: &State) -> u32 {
        state.public.turn.into()
    }

    /// OM-9.4: if cargos are not shown, the log forgets what was stowed more than a round ago.
    fn log_turns(&self) -> Option<u32> {
        (self.setup.memory != Memory::AllCargos).then_some(self.setup.players.into())
    }
}

impl Counted for OltreMare {
    type Stats = Stats;
}
