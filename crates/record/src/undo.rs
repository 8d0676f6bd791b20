//! Takes steps back: a seat's own, to the last moment at which something became known or another seat acted.

use crate::{Entry, EntryOf, Match, RecordOf};
use game::{Event, Game, Message, Seat, Status};

/// Why steps cannot be taken back.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum NoUndo {
    /// The match is over.
    Over,
    /// Nobody has done anything yet.
    Start,
    /// Another seat acted last.
    Other(Seat),
    /// The last step revealed something.
    Revealed,
    /// The rules changed there: nobody goes back beyond that.
    Rules,
    /// Not that many: this is the most.
    TooFar {
        /// Asked for.
        asked: u32,
        /// Possible.
        most: u32,
    },
}

impl NoUndo {
    /// As a message.
    pub fn message(&self) -> Message {
        match self {
            NoUndo::Over => Message::new("no-undo-over"),
            NoUndo::Start => Message::new("no-undo-start"),
            NoUndo::Other(seat) => Message::new("no-undo-other").with("seat", *seat),
            NoUndo::Revealed => Message::new("no-undo-revealed"),
            NoUndo::Rules => Message::new("no-undo-rules"),
            NoUndo::TooFar { asked, most } => Message::new("no-undo-far").with("asked", *asked).with("most", *most),
        }
    }
}

impl<G: Game> Match<G> {
    /// The actions this seat could take back, latest first; at least one, or the reason why there is none.
    pub fn undoable(&self, seat: Seat) -> Result<Vec<G::Action>, NoUndo> {
        if let Status::Over(_) = self.status() {
            return Err(NoUndo::Over);
        }
        let mut actions = Vec::new();
        let mut stop = NoUndo::Start;
        for record in self.in_force().rev() {
            if self.is_outdated() || self.renewed().is_some_and(|renewed| record.version < renewed) {
                stop = NoUndo::Rules;
                break;
            }
            let Entry::Play { seat: actor, action, events } = &record.entry else { break };
            if *actor != seat {
                stop = NoUndo::Other(*actor);
                break;
            }
            if events.iter().any(|event| event.reveals()) {
                stop = NoUndo::Revealed;
                break;
            }
            actions.push(*action);
        }
        if actions.is_empty() { Err(stop) } else { Ok(actions) }
    }

    /// What taking back this many of the seat's own steps would do. Nothing changes.
    pub fn attempt_undo(&self, seat: Seat, plies: u32) -> Result<EntryOf<G>, NoUndo> {
        let most = self.undoable(seat)?.len() as u32;
        if plies == 0 || plies > most {
            return Err(NoUndo::TooFar { asked: plies, most });
        }
        Ok(Entry::Undo { seat, plies })
    }

    /// Takes back this many of the seat's own steps. This is a record of its own; nothing is erased.
    ///
    /// A ply played again draws from the same stream of chance, so going back never buys a different outcome.
    pub fn undo(&mut self, seat: Seat, plies: u32) -> Result<&RecordOf<G>, NoUndo> {
        let entry = self.attempt_undo(seat, plies)?;
        Ok(self.accept(entry))
    }
}
