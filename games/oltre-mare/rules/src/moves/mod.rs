//! What is done and what happens: actions, the choices of a seat, refusals, events.

pub(crate) mod action;
pub(crate) mod choices;
pub(crate) mod event;
pub(crate) mod refusal;
