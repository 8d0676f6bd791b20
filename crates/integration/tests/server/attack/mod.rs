//! Attempts to stop the server, to cheat or to get in the way; and what a bad day did.

mod connections;
mod talk;
mod words;
mod work;
