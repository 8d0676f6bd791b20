//! Actions, events, and the reasons for refusals.

mod action;
pub(crate) mod choices;
mod event;
mod refusal;

pub use action::Action;
pub use choices::Choices;
pub use event::{Cards, DeckSource, Event, FinalCount, Laid, Load, Source};
pub use refusal::Refusal;
