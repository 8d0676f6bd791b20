//! The contract between a board game and everything around it.
//!
//! A rules crate implements [`Game`], the rules: a search, a learner or a playout needs nothing else.
//! Four traits build on it for anything more: [`Notation`], actions as text; [`Shown`], what a screen shows and says;
//! [`Counted`], statistics; [`Encoded`], knowledge and actions as numbers. The match file, the terminal, the table, the server
//! and the environment for learners know a game only by these five.
//! There is no I/O here, no clock and no text for people.
//!
//! How one move travels: a driver asks [`Game::status`] whom to ask, fills [`Game::choices`] for that seat,
//! gets an action, and hands it to [`Game::apply`], which checks it and emits events.
//! Every change of state is an event that goes through [`Game::evolve`].
//! [`Game::seen`] is what an observer may know of an event. Folding that with [`Game::learn`] gives [`Game::knowledge`].

#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing))]

#[cfg(feature = "ts")]
#[macro_use]
mod typescript;

mod chance;
mod choices;
mod contract;
mod counted;
mod edition;
pub mod edition_file;
mod encoded;
mod log;
mod message;
mod moves;
mod notation;
mod run;
mod seat;
mod setup;
mod shown;
mod status;

pub use chance::{Chance, NoChance, shuffle};
pub use choices::{Choices, Draft, Picker, STOP, Sampler, Slot, Step, nth_bit};
pub use contract::Game;
pub use counted::{Counted, Stats};
pub use edition::{Edition, Fault};
pub use encoded::{Encoded, Field, Scale, Sheet, spread, spread_numbers};
pub use log::{Log, NoLog};
pub use message::{Arg, Message, one_of_args};
pub use moves::{Action, Event, Refusal, SeenEvent, Turn};
pub use notation::{Misread, Notation};
pub use seat::{BySeat, MAX_SEATS, Observer, Seat, SeatSet};
pub use setup::{Setup, SetupError};
pub use shown::{Example, Shown};
pub use status::{Floor, Standings, Status};
