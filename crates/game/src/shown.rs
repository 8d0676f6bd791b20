//! What a screen shows of a game, and the messages about it.

use crate::{Arg, Message, Notation, Observer, Seat, Slot};
use serde::Serialize;
use std::fmt::Debug;

/// An action as it can be typed, and what it means.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// In notation.
    pub typed: String,
    /// In words.
    pub means: Message,
}

impl Example {
    /// The meaning of this line of notation.
    pub fn new(typed: impl Into<String>, means: &'static str) -> Example {
        Example { typed: typed.into(), means: Message::new(means) }
    }
}

/// A game with a view for screens and with messages for people. Rules, search and learning need none of it.
pub trait Shown: Notation {
    /// The view of a screen.
    type View: PartialEq + Debug + Serialize;
    /// The effects of an action, as far as the seat can know them.
    type Preview: PartialEq + Debug + Serialize;
    /// The figures printed in the box.
    type Facts: Serialize;
    /// The choices as a screen lays them out.
    type Menu: Serialize;

    /// For a screen: knowledge without what the table's memory option hides.
    fn view(&self, knowledge: &Self::Knowledge) -> Self::View;

    /// A view as plain text in notation words, for terminals and golden files.
    fn write_view(&self, view: &Self::View) -> String;

    /// The effects of the action, from the knowledge of this seat.
    fn preview(&self, knowledge: &Self::Knowledge, action: &Self::Action) -> Self::Preview;

    /// A preview as messages.
    fn foretell(&self, preview: &Self::Preview) -> Vec<Message>;

    /// Why one action would have been better than another, from what this seat knew, in the words of the game: looking back.
    fn reasons(&self, knowledge: &Self::Knowledge, better: &Self::Action, played: &Self::Action) -> Vec<Message> {
        let told = |action| self.foretell(&self.preview(knowledge, action));
        let played = told(played);
        told(better).into_iter().filter(|message| !played.contains(message)).collect()
    }

    /// The hidden costs in a preview: a player who types the action must confirm it.
    fn warnings(&self, _preview: &Self::Preview) -> Vec<Message> {
        Vec::new()
    }

    /// A seen event as a message; `None` for bookkeeping that nobody needs to read.
    fn tell(&self, event: &Self::SeenEvent) -> Option<Message>;

    /// The same with the reason for it, where everything else this observer saw (`seen`, latest first) gives one.
    fn tell_why(&self, event: &Self::SeenEvent, _seen: &mut dyn Iterator<Item = Self::SeenEvent>) -> Option<Message> {
        self.tell(event)
    }

    /// The clause behind [`Shown::asides`].
    const ASIDES_CLAUSE: Option<&'static str> = None;

    /// What an observer can conclude from an event together with everything else it saw (`seen`, latest first), for its
    /// own eyes only.
    fn asides(
        &self,
        _who: Observer,
        _event: &Self::SeenEvent,
        _seen: &mut dyn Iterator<Item = Self::SeenEvent>,
    ) -> Vec<Message> {
        Vec::new()
    }

    /// What everybody may be told once the match is over, from all that happened.
    fn epilogue(&self, _events: &mut dyn Iterator<Item = &Self::Event>) -> Vec<Message> {
        Vec::new()
    }

    /// A refusal as a message.
    fn explain(&self, refusal: &Self::Refusal) -> Message;

    /// The meaning of an option of a slot.
    fn label(&self, choices: &Self::Choices, slot: Slot, option: u32) -> Arg;

    /// What is at the place an option of a slot leads to, for a list of options.
    fn beside(&self, _knowledge: &Self::Knowledge, _slot: Slot, _option: u32) -> Option<Arg> {
        None
    }

    /// Actions that could be typed now, most useful first. Each can be read as an action of this game, legal or not.
    fn examples(&self, _knowledge: &Self::Knowledge, _choices: &Self::Choices) -> Vec<Example> {
        Vec::new()
    }

    /// The figures printed in the box, for a screen to draw: sent once, and the same to everybody.
    fn facts(&self) -> Self::Facts;

    /// The choices as a screen lays them out. It tells nothing that the choices do not.
    fn menu(&self, choices: &Self::Choices) -> Self::Menu;

    /// Whole actions that a screen keeps a button for, legal or not: where one is not, [`crate::Game::check`] says what blocks it.
    fn wishes(&self, _knowledge: &Self::Knowledge) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Is what this seat is asked now open to everybody, and its answer too? Then people who share a device need not hide it from
    /// each other.
    fn asks_openly(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Turns (or rounds) begun, as everybody knows.
    fn turn(&self, _state: &Self::State) -> u32 {
        0
    }

    /// How many turns back the log of a running match may show, by the table's memory option; `None` is all of them.
    fn log_turns(&self) -> Option<u32> {
        None
    }
}
