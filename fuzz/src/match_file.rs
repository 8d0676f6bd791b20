//! Match files: bytes as they are, or the file of a match with some of its bytes changed.

use crate::{Bytes, Property};
use game::{Choices, Edition, Seat, Setup, Status};
use games::FullGame;
use record::{Match, MatchFile, Scribe, Seed};

pub(crate) struct Target;

impl Property for Target {
    fn hold<G: FullGame>(self, players: u8, mut bytes: Bytes<'_>) {
        if bytes.next() % 4 == 0 {
            made_up::<G>(&bytes.text());
            return;
        }
        let plies = bytes.next() % 32;
        let played = play::<G>(players, plies, &mut bytes);
        let text = write(&played);
        let read = MatchFile::<G>::read(&text).expect("what was written can be read");
        read.verify(&G::Edition::builtin()).expect("what was played verifies");
        if let Some(changed) = change(&text, &mut bytes) {
            let Ok(file) = MatchFile::<G>::read(&changed) else { return };
            let Ok(again) = file.verify(&G::Edition::builtin()) else { return };
            assert_eq!(again.header(), played.header(), "a changed header verifies");
            assert_eq!(write(&again), text, "a changed match verifies");
        }
    }
}

/// Anything that can be played again is written as a file that verifies.
fn made_up<G: FullGame>(text: &str) {
    let Ok(file) = MatchFile::<G>::read(text) else { return };
    let Ok(played) = file.rerun(&G::Edition::builtin()) else { return };
    let written = MatchFile::<G>::read(&write(&played)).expect("what was written can be read");
    assert!(written.verify(&G::Edition::builtin()).is_ok(), "what was played again verifies");
}

pub(crate) fn play<G: FullGame>(players: u8, plies: u8, bytes: &mut Bytes<'_>) -> Match<G> {
    let setup = G::Setup::usual(players).expect("the number of players was asked for before");
    let seed = Seed::from_number(bytes.next().into());
    let mut played = Match::<G>::new(&setup, &G::Edition::builtin(), seed).expect("the usual setup can be played");
    let mut choices = G::Choices::default();
    for _ in 0..plies {
        let Status::Open { must, may, .. } = played.status() else { break };
        let seats: Vec<Seat> = must.or(may).iter().collect();
        let seat = seats[usize::from(bytes.next()) % seats.len()];
        played.game().choices(played.state(), seat, &mut choices);
        let action = choices.decide(bytes).expect("no option is a dead end");
        assert!(played.play(seat, action).is_ok(), "{action:?} was offered");
    }
    played
}

pub(crate) fn write<G: FullGame>(played: &Match<G>) -> String {
    let mut scribe = Scribe::begin(Vec::new(), played.header()).expect("memory can be written to");
    for record in played.records() {
        scribe.record(played.game(), record).expect("memory can be written to");
    }
    let bytes = scribe.end(played.standings()).expect("memory can be written to");
    String::from_utf8(bytes).expect("a match file is text")
}

/// One to four bytes replaced, left out or put in; `None` where that leaves no text.
pub(crate) fn change(text: &str, bytes: &mut Bytes<'_>) -> Option<String> {
    let mut changed = text.as_bytes().to_vec();
    for _ in 0..=bytes.next() % 4 {
        let at = bytes.below(changed.len());
        match bytes.next() % 3 {
            0 => changed[at] = bytes.next(),
            1 => drop(changed.remove(at)),
            _ => changed.insert(at, bytes.next()),
        }
    }
    String::from_utf8(changed).ok()
}
