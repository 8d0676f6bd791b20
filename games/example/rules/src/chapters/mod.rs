//! The chapters of the rulebook: what may be done, and what then happens.

mod ending;
mod setup;
mod turns;
