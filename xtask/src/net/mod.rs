//! A live server from outside: its process, its sockets, and a player that takes what it is offered.

pub mod line;
pub mod player;
pub mod program;
pub mod told;

use game::Chance;
use testkit::Dice;

/// The nonce a seat adds to the shuffle, or any other 64 hexadecimal digits.
pub fn nonce(dice: &mut Dice) -> String {
    (0..64).filter_map(|_| char::from_digit(dice.below(16), 16)).collect()
}
