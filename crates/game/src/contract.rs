//! The trait every game of the house implements.

use crate::{Arg, Chance, Choices, Edition, Floor, Log, Message, Misread, Observer, Seat, Slot, Status};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// What is agreed before a match: number of players and options.
pub trait Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync {
    /// The usual setup for so many players.
    fn usual(players: u8) -> Result<Self, SetupError>;

    /// How many seats.
    fn players(&self) -> u8;

    /// Sets an option by its name, as on a command line.
    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError>;

    /// Names of the options with their possible values.
    fn options() -> &'static [(&'static str, &'static [&'static str])];
}

/// A setup that cannot be played.
#[derive(Clone, PartialEq, Debug)]
pub enum SetupError {
    /// Wrong number of players.
    Players {
        /// Asked for.
        got: u8,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// There is no such option.
    UnknownOption(String),
    /// The option has no such value.
    BadValue {
        /// Option.
        option: String,
        /// Value.
        value: String,
    },
}

impl SetupError {
    /// As something to be said.
    pub fn message(&self) -> Message {
        match self {
            SetupError::Players { got, min, max } => {
                Message::new("setup-players").with("got", *got).with("min", *min).with("max", *max)
            }
            SetupError::UnknownOption(option) => Message::new("setup-unknown-option").with("option", option.clone()),
            SetupError::BadValue { option, value } => {
                Message::new("setup-bad-value").with("option", option.clone()).with("value", value.clone())
            }
        }
    }
}

/// Counts over events what is worth counting in one game.
pub trait Stats<E>: Default + Clone + Send {
    /// Takes one event into account.
    fn note(&mut self, event: &E);

    /// Adds what another has counted.
    fn merge(&mut self, other: &Self);

    /// Turns (or rounds of turns) played.
    fn turns(&self) -> u64;

    /// The figures of this game, as one JSON object; `games` is the number of matches counted.
    fn report(&self, games: u64) -> impl Serialize;
}

/// A game: its rules with an edition and options. Immutable and shared; all that changes is a [`Game::State`].
pub trait Game: Send + Sync + Sized {
    /// Its name in commands, files and messages.
    const NAME: &'static str;
    /// Version of the rules; a match file says which it was played by.
    const RULES: u32;

    /// What is agreed before a match.
    type Setup: Setup;
    /// The data of the box.
    type Edition: Edition;
    /// A plain value, no pointers.
    type State: Copy + Eq + Debug + Send + Sync;
    /// One whole intent. It names what it answers.
    type Action: Copy + Eq + Debug + Send + Sync;
    /// All that one seat can do.
    type Choices: Choices<Action = Self::Action> + Send;
    /// A fact.
    type Event: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one observer sees of a fact.
    type SeenEvent: Copy + PartialEq + Debug + Serialize + Send + Sync;
    /// Why an action is not legal.
    type Refusal: Copy + PartialEq + Debug + Send;
    /// All that one observer was shown and can still rely on.
    type Knowledge: Copy + Eq + Debug + Send + Sync;
    /// What a screen shows.
    type View: PartialEq + Debug + Serialize;
    /// What an action would bring about, as far as the seat can know.
    type Preview: PartialEq + Debug + Serialize;
    /// What is worth counting.
    type Stats: Stats<Self::Event>;

    /// The rules for one setup and edition.
    fn new(setup: &Self::Setup, edition: &Self::Edition) -> Result<Self, SetupError>;

    /// The setup it was made from.
    fn setup(&self) -> &Self::Setup;

    /// Number of seats.
    fn players(&self) -> u8;

    /// The state before the deal; replaying events begins here.
    fn blank(&self) -> Self::State;

    /// Deals: from a blank state to the first decision.
    fn deal(&self, state: &mut Self::State, chance: &mut impl Chance, log: &mut impl Log<Self::Event>);

    /// Whose move it is.
    fn status(&self, state: &Self::State) -> Status;

    /// Everything this seat can do. Overwrites `out`.
    fn choices(&self, state: &Self::State, seat: Seat, out: &mut Self::Choices);

    /// Is the action legal, and if not, why?
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Checks the action and carries it out. A refused action changes nothing and logs nothing.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Carries out one event: the only place where a state changes. Needs neither chance nor legality.
    fn evolve(&self, state: &mut Self::State, event: &Self::Event);

    /// What this observer sees of the event, if anything.
    fn seen(&self, event: &Self::Event, who: Observer) -> Option<Self::SeenEvent>;

    /// Did a hidden fact reach anyone? Undo stops here.
    fn reveals(&self, event: &Self::Event) -> bool;

    /// What this observer knows: the only door from the state to a bot or a screen.
    fn knowledge(&self, state: &Self::State, who: Observer) -> Self::Knowledge;

    /// Adds what was seen. Folding all seen events over the knowledge of the blank state gives [`Game::knowledge`].
    fn learn(&self, knowledge: &mut Self::Knowledge, event: &Self::SeenEvent);

    /// For a screen: knowledge less what the table's memory option hides.
    fn view(&self, knowledge: &Self::Knowledge) -> Self::View;

    /// What the action would bring about, from what this seat knows.
    fn preview(&self, knowledge: &Self::Knowledge, action: &Self::Action) -> Self::Preview;

    /// A full state that fits the knowledge, its hidden part drawn at random. Overwrites `out`.
    fn redeal(&self, knowledge: &Self::Knowledge, chance: &mut impl Chance, out: &mut Self::State);

    /// The action on one line, as a match file holds it.
    fn write_action(&self, action: &Self::Action) -> String;

    /// Reads an action. With the knowledge of the seat that acts, short forms are completed (a good for a held card of it).
    fn read_action(&self, text: &str, knowledge: Option<&Self::Knowledge>) -> Result<Self::Action, Misread>;

    /// The clause a refusal rests on.
    fn clause(&self, refusal: &Self::Refusal) -> &'static str;

    /// A refusal as something to be said.
    fn explain(&self, refusal: &Self::Refusal) -> Message;

    /// A seen event as something to be said; `None` for bookkeeping nobody needs to read.
    fn tell(&self, event: &Self::SeenEvent) -> Option<Message>;

    /// A preview as things to be said.
    fn foretell(&self, preview: &Self::Preview) -> Vec<Message>;

    /// A view as plain text in notation words, for terminals and golden files.
    fn write_view(&self, view: &Self::View) -> String;

    /// What is printed in the box, for a screen to draw: told once, the same to everybody.
    fn facts(&self) -> impl Serialize {}

    /// The choices as a screen lays them out. It tells nothing that the choices do not.
    fn menu(&self, _choices: &Self::Choices) -> impl Serialize {}

    /// Whole actions that a screen keeps a button for, legal or not: where one is not, [`Game::check`] says what blocks it.
    fn wishes(&self, _knowledge: &Self::Knowledge) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Does the action name what it answers, so that it means the same after the question has changed?
    fn names_target(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Who is expected to speak, among those without whom play could go on.
    fn floor(&self, _state: &Self::State) -> Floor {
        Floor::default()
    }

    /// Turns (or rounds) begun, as everybody knows.
    fn turn(&self, _state: &Self::State) -> u32 {
        0
    }

    /// How many turns back the log of a running match may show, by the table's memory option; `None` is all of them.
    fn log_turns(&self) -> Option<u32> {
        None
    }

    /// What an option of a slot means.
    fn label(&self, choices: &Self::Choices, slot: Slot, option: u32) -> Arg;
}
