//! What the fuzz targets check. Each is a property, for every real game, and fails by panicking.
//!
//! The first byte of the input chooses the game, the second the number of players, the rest is the target's own.

mod actions;
mod bytes;
mod edition;
mod frames;
mod imports;
mod match_file;
mod notation;
mod orders;

use bytes::Bytes;
use game::{Edition, NoLog, Setup};
use games::{FullGame, GameKind, Visitor};
use testkit::Dice;

/// Picks out of bytes, over a match: every action that choices offer is legal, and events account for everything.
pub fn actions(data: &[u8]) {
    for_a_game(data, actions::Target);
}

/// Any text as an action: readable text can be written and read again, and no text breaks the rules.
pub fn notation(data: &[u8]) {
    for_a_game(data, notation::Target);
}

/// Match files: a file that verifies describes the match that was played, whatever was done to its bytes.
pub fn match_file(data: &[u8]) {
    for_a_game(data, match_file::Target);
}

/// Edition files: every accepted one can be played, and for every other one the faults are named.
pub fn edition(data: &[u8]) {
    for_a_game(data, edition::Target);
}

/// Frames of clients at a table: none causes a panic, and what was stored has everything that happened.
pub fn frames(data: &[u8]) {
    for_a_game(data, frames::Target);
}

/// Match files brought to a server: those that are taken can be shown through every eye and kept, the others are refused.
pub fn imports(data: &[u8]) {
    for_a_game(data, imports::Target);
}

/// Standing orders: whatever they say, what they do is legal, and they do not keep a match busy.
pub fn orders(data: &[u8]) {
    for_a_game(data, orders::Target);
}

/// One of the properties.
trait Property {
    fn hold<G: FullGame>(self, players: u8, bytes: Bytes<'_>);
}

struct Chosen<'a, P> {
    property: P,
    players: u8,
    bytes: Bytes<'a>,
}

impl<P: Property> Visitor for Chosen<'_, P> {
    type Out = ();

    fn visit<G: FullGame>(self) {
        // Not every game can be played by every number of people.
        if G::Setup::usual(self.players).is_ok() {
            self.property.hold::<G>(self.players, self.bytes);
        }
    }
}

fn for_a_game(data: &[u8], property: impl Property) {
    let mut bytes = Bytes::new(data);
    let kind = GameKind::ALL[bytes.next() as usize % GameKind::ALL.len()];
    let players = 2 + bytes.next() % 4;
    kind.visit(Chosen { property, players, bytes });
}

/// A game with the built-in edition, dealt.
fn dealt<G: FullGame>(players: u8, seed: u8) -> (G, G::State) {
    let setup = G::Setup::usual(players).expect("the number of players was asked for before");
    let game = G::new(&setup, &G::Edition::builtin()).expect("the usual setup can be played");
    let mut state = game.blank();
    game.deal(&mut state, &mut Dice::new(seed.into(), 0), &mut NoLog);
    (game, state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Chance;

    /// Two thousand random inputs for each target: shows that the properties themselves are right, without a fuzzer.
    fn at_random(target: fn(&[u8]), longest: u32) {
        let mut dice = Dice::new(1, 0);
        for _ in 0..2000 {
            let length = dice.below(longest);
            let data: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
            target(&data);
        }
    }

    #[test]
    fn actions_hold_at_random() {
        at_random(actions, 4000);
    }

    #[test]
    fn notation_holds_at_random() {
        at_random(notation, 60);
    }

    #[test]
    fn match_files_hold_at_random() {
        at_random(match_file, 200);
    }

    #[test]
    fn frames_hold_at_random() {
        at_random(frames, 1000);
    }

    #[test]
    fn imports_hold_at_random() {
        at_random(imports, 200);
    }

    #[test]
    fn orders_hold_at_random() {
        at_random(orders, 600);
    }

    #[test]
    fn editions_hold_at_random() {
        at_random(edition, 60);
    }
}
