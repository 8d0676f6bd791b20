//! Actions, events, and the reasons for refusals.

mod action;
mod choices;
mod event;
mod refusal;

pub use action::Action;
pub use choices::Choices;
pub(crate) use choices::VERBS;
pub use event::Event;
pub use refusal::Refusal;
