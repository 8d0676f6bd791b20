//! The rules of a game: everything that a driver, a search or a learner needs.

use crate::choices::{Only, Picker, Sampler};
use crate::{Chance, Choices, Edition, Floor, Log, Observer, Seat, Setup, SetupError, Status};
use std::fmt::Debug;

/// A game: its rules with an edition and options. Immutable and shared; all that changes is a [`Game::State`].
pub trait Game: Send + Sync + Sized {
    /// Its name in commands, files and messages.
    const NAME: &'static str;
    /// Version of the rules; a match file says which one it was played under.
    const RULES: u32;

    /// The setup agreed before a match.
    type Setup: Setup;
    /// The data of the box.
    type Edition: Edition;
    /// A plain value, no pointers.
    type State: Copy + Eq + Debug + Send + Sync;
    /// One whole intent. It names what it answers.
    type Action: crate::Action;
    /// Everything that one seat can do.
    type Choices: Choices<Action = Self::Action> + Send;
    /// A fact.
    type Event: crate::Event;
    /// A fact as one observer sees it.
    type SeenEvent: crate::SeenEvent;
    /// Why an action is not legal.
    type Refusal: crate::Refusal;
    /// Everything that one observer was shown and can still rely on.
    type Knowledge: Copy + Eq + Debug + Send + Sync;

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

    /// Builds a legal action of this seat straight from the state: the same picks lead to the same action as in
    /// [`Choices::decide`]. For a search, which uses one action and has no use for all the others. Not called when the
    /// seat can do nothing.
    #[inline]
    fn decide<P: Picker>(&self, state: &Self::State, seat: Seat, picker: &mut P) -> Result<Self::Action, P::Halt> {
        let mut choices = Self::Choices::default();
        self.choices(state, seat, &mut choices);
        choices.decide(picker)
    }

    /// A random action of this seat: the one that [`Choices::sample`] would draw. Not called when it can do nothing.
    #[inline]
    fn sample(&self, state: &Self::State, seat: Seat, chance: &mut impl Chance) -> Self::Action {
        let Ok(action) = self.decide(state, seat, &mut Sampler::new(chance));
        action
    }

    /// Has this seat more than one legal action?
    #[inline]
    fn has_choice(&self, state: &Self::State, seat: Seat) -> bool {
        self.decide(state, seat, &mut Only).is_err()
    }

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

    /// The same for an action that [`Game::decide`] has just built from this state: it need not be checked again.
    #[inline]
    fn carry_out(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.apply(state, seat, action, chance, log)
    }

    /// Carries out one event: the only place where a state changes. Needs neither chance nor legality.
    fn evolve(&self, state: &mut Self::State, event: &Self::Event);

    /// What this observer sees of the event, if anything.
    fn seen(&self, event: &Self::Event, who: Observer) -> Option<Self::SeenEvent>;

    /// What this observer knows: the only door from the state to a bot or a screen.
    fn knowledge(&self, state: &Self::State, who: Observer) -> Self::Knowledge;

    /// Adds what was seen. Folding all seen events over the knowledge of the blank state gives [`Game::knowledge`].
    fn learn(&self, knowledge: &mut Self::Knowledge, event: &Self::SeenEvent);

    /// A full state that fits the knowledge, its hidden part drawn at random. Overwrites `out`.
    ///
    /// Every state that fits can result, but not all equally often: each game documents how it draws.
    /// What others' actions hint at is not taken into account; a search must do that itself.
    fn redeal(&self, knowledge: &Self::Knowledge, chance: &mut impl Chance, out: &mut Self::State);

    /// Of those whom play need not wait for, the ones that are expected to speak.
    fn floor(&self, _state: &Self::State) -> Floor {
        Floor::default()
    }
}
