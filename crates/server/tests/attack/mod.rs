//! What somebody tried who wanted to stop the server, cheat, or be in the way; and what a bad day did.

mod doors;
mod talk;
mod words;
mod work;
