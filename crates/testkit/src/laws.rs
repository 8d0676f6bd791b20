//! The laws every game must obey, checked on random play.
//!
//! A rules crate implements [`Subject`] in its tests and calls [`uphold`]:
//!
//! ```text
//! struct Laws;
//! impl Subject for Laws {
//!     type Game = OltreMare;
//!     fn mutate(game: &OltreMare, action: &Action, chance: &mut impl Chance) -> Action { … }
//!     fn invariants(game: &OltreMare, state: &State) -> Result<(), String> { … }
//! }
//!
//! #[test]
//! fn laws_hold_with_four_players() {
//!     let tally = laws::uphold::<Laws>(&game(4), &Effort::default());
//!     assert!(tally.refused > 1000);
//! }
//! ```
//!
//! A broken law is reported with the seed, the step, the observer and the difference:
//! enough to reproduce it with `Effort { seed, matches: 1, ..effort }`.

mod choices;
mod play;
mod secrecy;

use crate::Dice;
use game::{Chance, Game, Observer, Setup, Shown};
use std::cell::Cell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

type ActionOf<S> = <<S as Subject>::Game as Game>::Action;
type StateOf<S> = <<S as Subject>::Game as Game>::State;
type EventOf<S> = <<S as Subject>::Game as Game>::Event;
type SeenOf<S> = <<S as Subject>::Game as Game>::SeenEvent;
type KnowledgeOf<S> = <<S as Subject>::Game as Game>::Knowledge;

/// What the laws need to know about a game beyond the contract.
pub trait Subject {
    /// The game.
    type Game: Shown;

    /// Is there anything hidden? If so, re-deals must differ.
    const SECRETS: bool = true;

    /// The action with one thing in it changed, legal or not: another card, one ducat more, another verb.
    fn mutate(game: &Self::Game, action: &ActionOf<Self>, chance: &mut impl Chance) -> ActionOf<Self>;

    /// What is true in every state: every card is in one place, counts agree with contents.
    fn invariants(game: &Self::Game, state: &StateOf<Self>) -> Result<(), String>;

    /// What is true of every step: each change of money has an event that causes it.
    fn accounts(
        _game: &Self::Game,
        _before: &StateOf<Self>,
        _events: &[EventOf<Self>],
        _after: &StateOf<Self>,
    ) -> Result<(), String> {
        Ok(())
    }

    /// Changes what the table's memory option hides from a screen: the view must stay the same.
    fn hide(_game: &Self::Game, _knowledge: &mut KnowledgeOf<Self>, _chance: &mut impl Chance) {}

    /// Is this mere talk, which knowledge does not keep (the reason given for a refusal)?
    /// Everything else that an observer is told must show in its knowledge.
    fn talk(_event: &SeenOf<Self>) -> bool {
        false
    }
}

/// How much to play and how closely to check.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    /// Seed of the first match; the others follow.
    pub seed: u64,
    /// Matches to play.
    pub matches: u32,
    /// No match is longer than this.
    pub bound: u32,
    /// Check one step in this many closely, and always the first and the last.
    pub look: u32,
    /// Actions sampled for each seat at a close check.
    pub samples: u32,
    /// Mutations of each sampled action.
    pub mutants: u32,
    /// Re-deals for each observer at a close check.
    pub redeals: u32,
    /// Play one re-dealt state in this many to its end.
    pub playout: u32,
    /// Walk through all actions if there are at most this many.
    pub listed: usize,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort {
            seed: 1,
            matches: 8,
            bound: 20_000,
            look: 16,
            samples: 4,
            mutants: 3,
            redeals: 2,
            playout: 40,
            listed: 200,
        }
    }
}

/// What was checked, so that a test can show that a law was not upheld by looking away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Matches played to the end.
    pub matches: u64,
    /// Actions applied.
    pub steps: u64,
    /// Events replayed.
    pub events: u64,
    /// Steps checked closely.
    pub looks: u64,
    /// Sampled actions.
    pub sampled: u64,
    /// Pairs of a mutated or foreign action and a seat for which it is legal.
    pub allowed: u64,
    /// Pairs of an action and a seat for which it is refused.
    pub refused: u64,
    /// Positions of a seat whose actions were all listed.
    pub listed: u64,
    /// Re-deals.
    pub redeals: u64,
    /// Re-deals that differ from the first one made from the same knowledge.
    pub redealt: u64,
    /// Re-dealt states played to the end.
    pub playouts: u64,
    /// Steps in two worlds that one observer cannot tell apart.
    pub twins: u64,
}

/// The laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Nothing panics.
    NoPanic,
    /// A setup survives being written and read.
    SetupReadsBack,
    /// Somebody must act until the end. Every seat that must or may act has choices, and no other seat has.
    SomebodyMustAct,
    /// A match ends within the bound.
    MatchEnds,
    /// Asking only `ask` ends every match.
    AskingEnds,
    /// `choices` overwrites what it is given.
    ChoicesOverwrite,
    /// `choices.contains` equals `check`.
    ContainsEqualsCheck,
    /// Sampled actions are legal.
    SampleIsLegal,
    /// `forced` is there exactly when nothing can be picked.
    ForcedIsOnly,
    /// `step` along the picks of an action offers each of them and ends with that action.
    WalkReachesAction,
    /// No option is a dead end.
    NoDeadEnd,
    /// Deciding straight from the state asks for the same picks as deciding from the choices, and leads to the same action.
    StateDecidesAlike,
    /// A pick that was not offered is astray.
    AstrayIsRefused,
    /// Every legal action has exactly one path.
    OnePath,
    /// A refused action changes nothing and logs nothing; `apply` refuses what `check` refuses, for the same reason.
    RefusedChangesNothing,
    /// Every refusal rests on a clause.
    RefusalHasClause,
    /// An action survives being written and read.
    ActionReadsBack,
    /// An event survives being written and read.
    EventReadsBack,
    /// What was decided is carried out unchecked as it is checked.
    CarriedOutAlike,
    /// The same seed and actions give the same events, with a log or without.
    SameSeedSameEvents,
    /// Events replayed from `blank` give the state.
    ReplayGivesState,
    /// What the game conserves is conserved.
    Invariant,
    /// Every change has a cause.
    Accounts,
    /// Folding seen events gives `knowledge(state)`.
    FoldGivesKnowledge,
    /// `redeal` overwrites what it is given.
    RedealOverwrites,
    /// `knowledge(redeal(k)) == k`.
    RedealFitsKnowledge,
    /// A re-dealt state conserves what the game conserves.
    RedealIsSound,
    /// If there are secrets, re-deals differ.
    RedealVaries,
    /// Status, choices and refusals are the same in a re-dealt state.
    NoLeak,
    /// An observer is told nothing that its knowledge does not hold.
    ToldIsKnown,
    /// Knowledge that differs only in what the memory option hides gives one view.
    ViewHides,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// A broken law, and where it broke.
#[derive(Clone, PartialEq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// Seed of the match.
    pub seed: u64,
    /// Actions applied before that.
    pub step: u32,
    /// For which observer, if for one in particular.
    pub observer: Option<Observer>,
    /// What was expected and what was found.
    pub detail: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law broken: {} (seed {}, step {}", self.law, self.seed, self.step)?;
        match self.observer {
            Some(Observer::Seat(seat)) => write!(f, ", seat {seat})")?,
            Some(Observer::Spectator) => write!(f, ", spectator)")?,
            None => write!(f, ")")?,
        }
        write!(f, "\n{}", self.detail)
    }
}

/// A broken law, before it is known where.
#[derive(Debug)]
struct Flaw {
    law: Law,
    observer: Option<Observer>,
    detail: String,
}

impl Flaw {
    fn new(law: Law, detail: impl Into<String>) -> Flaw {
        Flaw { law, observer: None, detail: detail.into() }
    }

    fn of(mut self, observer: Observer) -> Flaw {
        self.observer.get_or_insert(observer);
        self
    }
}

/// Fails with this law unless the condition holds.
fn hold(law: Law, condition: bool, detail: impl FnOnce() -> String) -> Result<(), Flaw> {
    if condition { Ok(()) } else { Err(Flaw::new(law, detail())) }
}

/// Fails with this law unless the values are equal.
fn same<T: PartialEq + fmt::Debug>(law: Law, what: &str, left: &T, right: &T) -> Result<(), Flaw> {
    hold(law, left == right, || format!("{what}\n{}", crate::diff::values(left, right)))
}

/// Plays at random and checks every law. The result is the first one broken.
pub fn check<S: Subject>(game: &S::Game, effort: &Effort) -> Result<Tally, Box<Broken>> {
    let mut tally = Tally::default();
    for seed in (effort.seed..).take(effort.matches as usize) {
        let step = Cell::new(0);
        let run = AssertUnwindSafe(|| {
            setup_reads_back::<S>(game)?;
            play::play_match::<S>(game, effort, Dice::new(seed, 0), &step, &mut tally)
        });
        let flaw = match catch_unwind(run) {
            Ok(Ok(())) => continue,
            Ok(Err(flaw)) => flaw,
            Err(panic) => Flaw::new(Law::NoPanic, panic_text(&*panic)),
        };
        let Flaw { law, observer, detail } = flaw;
        return Err(Box::new(Broken { law, seed, step: step.get(), observer, detail }));
    }
    // A handful of re-deals may all hit the true state; many cannot.
    if S::SECRETS && tally.redeals > 20 && tally.redealt == 0 {
        let detail = format!("{} re-deals, none differs from another of the same knowledge", tally.redeals);
        return Err(Box::new(Broken { law: Law::RedealVaries, seed: effort.seed, step: 0, observer: None, detail }));
    }
    Ok(tally)
}

/// As [`check`], for use in a test.
///
/// # Panics
/// With a report, if a law is broken.
#[track_caller]
pub fn uphold<S: Subject>(game: &S::Game, effort: &Effort) -> Tally {
    match check::<S>(game, effort) {
        Ok(tally) => tally,
        Err(broken) => panic!("{broken}"),
    }
}

fn setup_reads_back<S: Subject>(game: &S::Game) -> Result<(), Flaw> {
    let law = Law::SetupReadsBack;
    let setup = game.setup();
    let text = serde_json::to_string(setup).map_err(|e| Flaw::new(law, e.to_string()))?;
    let read = serde_json::from_str(&text).map_err(|e| Flaw::new(law, format!("{text}: {e}")))?;
    same(law, &text, setup, &read)?;
    hold(law, setup.players() == game.players(), || "setup and game disagree on the number of players".into())
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_owned(),
        (None, Some(text)) => text.clone(),
        (None, None) => "a panic without text".to_owned(),
    }
}
