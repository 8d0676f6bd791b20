//! Plays on from the end of a lesson with the usual bots in all seats, and prints what they do in the notation of
//! lessons:
//! `cargo run -p lessons --example record -- FILE GAME PLIES`. For authors of lessons.

use bots::{Budget, Mind};
use game::{Observer, Seat, Status};
use games::{FullGame, GameKind, Visitor};
use lessons::Lesson;

struct Record {
    text: String,
    plies: usize,
}

impl Visitor for Record {
    type Out = ();

    fn visit<G: FullGame>(self) {
        let lesson = Lesson::<G>::read(&self.text).unwrap_or_else(|fault| panic!("{fault}"));
        let mut played = lesson.played().clone();
        let mut minds: Vec<Mind<G>> =
            Seat::all(played.game().players()).filter_map(|seat| Mind::new(seat, G::opponent())).collect();
        let view = |played: &record::Match<G>| {
            played.game().write_view(&played.game().view(&played.knowledge(Observer::Seat(lesson.seat()))))
        };
        println!("{}", view(&played));
        for _ in 0..self.plies {
            let Status::Open { must, .. } = played.status() else { break };
            let floor = played.game().floor(played.state());
            let next = floor.asked.iter().chain(floor.invited.iter()).chain(must.iter()).find_map(|seat| {
                let mind = minds.iter_mut().find(|mind| mind.seat() == seat)?;
                mind.decide(&played, Budget::default(), false).map(|answer| (seat, answer.action))
            });
            let Some((seat, action)) = next else { break };
            println!("    \"{seat} {}\",", played.game().write_action(&action));
            played.play(seat, action).unwrap_or_else(|refused| panic!("{refused:?}"));
        }
        println!("{}", view(&played));
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let (file, game) = (args.next().expect("a file"), args.next().expect("a game"));
    let plies = args.next().and_then(|plies| plies.parse().ok()).unwrap_or(40);
    let text = std::fs::read_to_string(file).expect("the file can be read");
    game.parse::<GameKind>().expect("a game of ours").visit(Record { text, plies });
}
