//! A toy with hidden cards, small enough to see at a glance that it is right, and faults that can be planted in it.
//!
//! Twelve cards. Everybody gets two. In turn, a seat draws from the deck, plays a card face up or buries one face down.
//! Who is not in turn may cheer, once a match. The match ends when nobody holds a card. Played cards count.

mod count;
mod faults;
mod laws;
mod rules;
mod words;
