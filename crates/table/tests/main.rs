//! Tables without a server: commands, clocks, orders, words. One binary: it is built and linked once.

mod common;
mod limits;
mod matches;
mod orders;
mod pace;
mod rules;
mod scripts;
mod stored;
mod words;
