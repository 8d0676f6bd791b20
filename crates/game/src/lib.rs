//! The contract between a board game and everything around it.
//!
//! A rules crate implements [`Game`]; the match file, the bots, the terminal, the table and the server know only this trait.
//! There is no I/O here, no clock and no sentence for people.
//!
//! How one move travels: a driver asks [`Game::status`] whom to ask, fills [`Game::choices`] for that seat,
//! gets an action, and hands it to [`Game::apply`], which checks it and emits events.
//! Every change of a state is an event put through [`Game::evolve`].
//! What others may know of an event is [`Game::seen`]; folding that with [`Game::learn`] gives [`Game::knowledge`].

#[cfg(feature = "ts")]
#[macro_use]
mod typescript;

mod chance;
mod choices;
mod contract;
mod edition;
mod log;
mod message;
mod seat;
mod status;

pub use chance::{Chance, shuffle};
pub use choices::{Choices, Draft, Picker, STOP, Sampler, Slot, Step, nth_bit};
pub use contract::{Game, Setup, SetupError, Stats};
pub use edition::{Edition, Fault};
pub use log::{Log, NoLog};
pub use message::{Arg, Message, Misread, one_of_args};
pub use seat::{BySeat, MAX_SEATS, Observer, Seat, SeatSet};
pub use status::{Floor, Standings, Status};
