//! Tables at which the real games are played, without a server: whole matches, scripts, orders, old rules, stored steps.

#[path = "../../../table/tests/common/mod.rs"]
mod common;
mod limits;
mod matches;
mod orders;
mod pace;
mod rules;
mod scripts;
mod stored;
