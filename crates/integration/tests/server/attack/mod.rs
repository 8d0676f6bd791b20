//! Attempts to stop the server, to cheat or to get in the way; and bad days.

mod connections;
mod talk;
mod words;
mod work;
