//! A match file that costs as much as a file may: legal, long, and with one step that is taken back again and again.

use game::{Choices as _, Edition as _, Seat, SeatSet, Setup as _, Status};
use games::{FullGame, GameKind, Visitor};
use record::{EditionId, Match, Scribe, Seed};
use testkit::Dice;

/// One for Oltre Mare with this many lines, or as many as the match had.
pub fn match_file(lines: usize) -> String {
    GameKind::OltreMare.visit(Heavy { lines })
}

struct Heavy {
    lines: usize,
}

impl Visitor for Heavy {
    type Out = String;

    fn visit<G: FullGame>(self) -> String {
        let plays = played::<G>();
        let last = (0..plays.len()).rev().find(|at| plays[*at].2).expect("something can be taken back");
        let pairs = self.lines.saturating_sub(plays.len() + 3) / 2;
        let mut again = begin::<G>();
        for (at, (seat, action, _)) in plays.into_iter().enumerate() {
            play(&mut again, seat, action);
            for _ in 0..if at == last { pairs } else { 0 } {
                again.undo(seat, 1).expect("it could be taken back before");
                play(&mut again, seat, action);
            }
        }
        let mut scribe = Scribe::begin(Vec::new(), again.header()).expect("memory takes it");
        for record in again.records() {
            scribe.record(again.game(), record).expect("memory takes it");
        }
        String::from_utf8(scribe.end(again.standings()).expect("memory takes it")).expect("JSON")
    }
}

fn begin<G: FullGame>() -> Match<G> {
    let edition = G::Edition::builtin();
    let setup = G::Setup::usual(5).expect("five may play");
    let game = G::new(&setup, &edition).expect("it can be played");
    Match::deal(game.into(), EditionId::of(&edition), Seed([7; 32]))
}

fn play<G: FullGame>(played: &mut Match<G>, seat: Seat, action: G::Action) {
    assert!(played.play(seat, action).is_ok(), "it was legal before");
}

/// A match at random, and which of its actions could be taken back.
fn played<G: FullGame>() -> Vec<(Seat, G::Action, bool)> {
    let mut played = begin::<G>();
    let mut dice = Dice::new(7, 0);
    let mut plays = Vec::new();
    while let Status::Open { must, .. } = played.status() {
        // Seats that need not act speak just as often, which makes it long.
        let all: SeatSet = Seat::all(played.game().players()).collect();
        let who = if dice.once_in(2) { must } else { all };
        let seats: Vec<Seat> = who.iter().collect();
        let seat = seats[game::Chance::below(&mut dice, seats.len() as u32) as usize];
        let mut choices = G::Choices::default();
        played.game().choices(played.state(), seat, &mut choices);
        if choices.is_empty() {
            continue;
        }
        let action = choices.sample(&mut dice);
        play(&mut played, seat, action);
        plays.push((seat, action, played.undoable(seat).is_ok()));
    }
    plays
}
