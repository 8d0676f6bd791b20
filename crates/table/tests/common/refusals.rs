//! One of every kind of refusal that a table itself gives.

use game::Seat;
use record::NoUndo;
use table::{Rejected, TableId};

/// One of each, apart from refusals by the rules and actions that cannot be read.
pub fn every_refusal() -> Vec<Rejected> {
    let seat = Seat::at(0);
    let all = vec![
        Rejected::Known(1),
        Rejected::Stale { question: 1 },
        Rejected::NoUndo(NoUndo::Start),
        Rejected::NoUndo(NoUndo::Other(seat)),
        Rejected::NoUndo(NoUndo::Revealed),
        Rejected::NoUndo(NoUndo::TooFar { asked: 1, most: 1 }),
        Rejected::NoSeat,
        Rejected::NotYourSeat(seat),
        Rejected::Taken(seat),
        Rejected::WrongLink,
        Rejected::HostOnly,
        Rejected::PlayersOnly,
        Rejected::NotStarted,
        Rejected::Started,
        Rejected::Over,
        Rejected::Paused,
        Rejected::NotPaused,
        Rejected::BotPlays(seat),
        Rejected::NoBot(seat),
        Rejected::Resigned(seat),
        Rejected::Kept(seat),
        Rejected::NotKept(seat),
        Rejected::SeenAnother,
        Rejected::SameVote,
        Rejected::TooMuch,
        Rejected::Crowded,
        Rejected::EmptySeats,
        Rejected::NoPeople,
        Rejected::Nobody(seat),
        Rejected::HouseOnly,
        Rejected::BadText,
        Rejected::TooLate,
        Rejected::NotOver,
        Rejected::NoSuchBot(bots::BotKind::Greedy),
        Rejected::NewRules,
        Rejected::RematchAt(TableId::new("again").unwrap()),
        Rejected::NotAlone,
        Rejected::YourTurn,
        Rejected::NotAwaited(Seat::at(1)),
        Rejected::NothingAsked,
    ];
    all.iter().for_each(is_listed);
    all
}

/// A new kind of refusal does not compile until it is listed here, so nobody forgets it above.
fn is_listed(rejected: &Rejected) {
    match rejected {
        Rejected::Known(_) | Rejected::Stale { .. } | Rejected::NoUndo(_) | Rejected::NoSeat => {}
        Rejected::NotYourSeat(_) | Rejected::Taken(_) | Rejected::WrongLink | Rejected::HostOnly => {}
        Rejected::PlayersOnly | Rejected::NotStarted | Rejected::Started | Rejected::Over => {}
        Rejected::Paused | Rejected::NotPaused | Rejected::BotPlays(_) | Rejected::NoBot(_) => {}
        Rejected::Resigned(_) | Rejected::EmptySeats | Rejected::NoPeople | Rejected::Nobody(_) => {}
        Rejected::Kept(_)
        | Rejected::NotKept(_)
        | Rejected::SeenAnother
        | Rejected::SameVote
        | Rejected::TooMuch
        | Rejected::Crowded => {}
        Rejected::HouseOnly | Rejected::BadText | Rejected::TooLate => {}
        Rejected::NotOver | Rejected::RematchAt(_) | Rejected::NoSuchBot(_) | Rejected::NewRules => {}
        Rejected::NotAlone | Rejected::YourTurn | Rejected::NotAwaited(_) | Rejected::NothingAsked => {}
        Rejected::Refused { .. } | Rejected::Misread(_) => {}
    }
}
