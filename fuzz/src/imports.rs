//! Match files that somebody brings to a server: read, checked, laid out as a table, and shown through some eye.
//!
//! Everything a server does with such a file is done here with the same functions, but for the store and the socket.

use crate::match_file::{change, play, write};
use crate::{Bytes, Property};
use game::{Edition, Seat, SeatSet};
use games::FullGame;
use protocol::{ReplayEye, file, replay};
use record::{Match, Seed};
use table::{LinkKey, PlayerId, Step, Table, TableId};

pub(crate) struct Target;

impl Property for Target {
    fn hold<G: FullGame>(self, players: u8, mut bytes: Bytes<'_>) {
        let eye = bytes.next();
        let seat = Seat::all(players).nth(usize::from(eye % 8));
        let eye = ReplayEye { seat, open: eye & 128 != 0 };
        if bytes.next() % 4 == 0 {
            brought::<G>(&bytes.text(), eye);
            return;
        }
        let plies = bytes.next() % 32;
        let text = write(&play::<G>(players, plies, &mut bytes));
        match change(&text, &mut bytes) {
            Some(changed) if changed != text => drop(brought::<G>(&changed, eye)),
            _ => assert!(brought::<G>(&text, eye), "what was written is taken"),
        }
    }
}

/// Brings a file; whether it was taken.
fn brought<G: FullGame>(text: &str, eye: ReplayEye) -> bool {
    let Ok(name) = file::game_of_file(text) else { return false };
    if name != G::NAME {
        return false;
    }
    let Ok(read) = file::read_file::<G>(text) else { return false };
    let edition = G::Edition::builtin();
    let Ok(played) = file::verify_file(&read, &edition, || true) else { return false };
    // The header of the file says how many play.
    let seat = eye.seat.filter(|seat| seat.index() < usize::from(played.game().players()));
    kept(&played, ReplayEye { seat, ..eye });
    true
}

/// As it is kept and shown: what is read back of the rows is the same table, and shows the same.
fn kept<G: FullGame>(played: &Match<G>, eye: ReplayEye) {
    let id = TableId::new("t").expect("an id");
    let host = PlayerId::new("anna").expect("an id");
    let brought = Table::of_match_by(played, id, host, LinkKey::draw(&Seed([1; 32])), 7);
    let (mut table, first, steps) = brought.expect("a match that verifies is a table");
    let game = played.shared_game();
    let read = |step: &Step<G>| {
        let row = step.store(&*game).expect("a step is plain data");
        let again = Step::read(&*game, &row).expect("what was stored can be read");
        assert_eq!(again, *step, "a step is read as it was stored");
        again
    };
    let mut shadow = Table::rebuild(&read(&first), game.clone()).expect("a table can be opened again");
    let show = |table: &Table<G>| {
        let around = file::past(&|_| String::new());
        serde_json::to_string(&replay(table.clone(), &steps, SeatSet::EMPTY, eye, &around)).expect("plain data")
    };
    assert_eq!(show(&shadow), show(&table), "a table that was read again shows the same");
    for step in &steps {
        table.evolve(step);
        shadow.evolve(&read(step));
    }
    assert_eq!(table.export(), shadow.export(), "and is written as the same file");
}
