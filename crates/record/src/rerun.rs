//! Playing a match file again, and comparing all of it.

use crate::read::at;
use crate::{EditionId, Entry, FaultReason, FileFault, Match, MatchFile, NotPlayed, Record};
use game::{Refusal, Setup, Shown};
use std::sync::Arc;

impl<G: Shown> MatchFile<G> {
    /// Plays the match again from header and actions. Everything the file says is compared with what comes of it:
    /// the shuffle, versions, plies, every event, what was taken back, and, where there is a last line, standings and hash.
    pub fn rerun(&self, edition: &G::Edition) -> Result<Match<G>, FileFault> {
        if self.header.edition != EditionId::of(edition) {
            return Err(at(1, FaultReason::Edition { name: self.header.edition.name.clone() }));
        }
        if let Some(shuffle) = &self.header.shuffle {
            shuffle
                .check(self.header.setup.players(), self.header.seed)
                .map_err(|lie| at(1, FaultReason::Shuffle(lie)))?;
        }
        let setup_fault = |error| at(1, FaultReason::Setup(error));
        let game = G::new(&self.header.setup, edition).map_err(setup_fault)?;
        let mut played = Match::begin(Arc::new(game), self.header.clone());
        for (index, record) in self.records.iter().enumerate() {
            let fault = |reason| FileFault { line: index + 2, version: Some(index as u32), reason };
            if record.version as usize != index {
                return Err(fault(FaultReason::Version { got: record.version }));
            }
            repeat(&mut played, index, record).map_err(fault)?;
        }
        if self.records.is_empty() {
            return Err(at(2, FaultReason::Deal));
        }
        if let Some(end) = &self.end {
            let line = self.records.len() + 2;
            if end.standings != played.standings() {
                return Err(at(line, FaultReason::Standings));
            }
            if end.hash != self.hash {
                return Err(at(line, FaultReason::Hash));
            }
        }
        Ok(played)
    }

    /// Like [`MatchFile::rerun`], and the last line must be there: a file that was cut off is no record of a match.
    pub fn verify(&self, edition: &G::Edition) -> Result<Match<G>, FileFault> {
        let played = self.rerun(edition)?;
        if self.end.is_none() {
            return Err(at(self.records.len() + 2, FaultReason::NoEnd));
        }
        Ok(played)
    }
}

/// Does what the record says, and compares.
fn repeat<G: Shown>(played: &mut Match<G>, index: usize, record: &Record<String, G::Event>) -> Result<(), FaultReason> {
    let again = match &record.entry {
        Entry::Deal { .. } if index == 0 => &played.records()[0],
        Entry::Deal { .. } => return Err(FaultReason::Deal),
        _ if index == 0 => return Err(FaultReason::Deal),
        Entry::Play { seat, action, .. } => {
            let parsed = played.game().read_action(action, None).map_err(FaultReason::Action)?;
            let right = played.game().write_action(&parsed);
            if right != *action {
                return Err(FaultReason::Spelling { right });
            }
            match played.play(*seat, parsed) {
                Ok(_) => {}
                Err(NotPlayed::Over) => return Err(FaultReason::Over),
                Err(NotPlayed::NoSeat) => return Err(FaultReason::Seat(*seat)),
                Err(NotPlayed::Refused(refusal)) => {
                    let (clause, message) = (refusal.clause(), played.game().explain(&refusal));
                    return Err(FaultReason::Refused { clause, message });
                }
            }
            &played.records()[index]
        }
        Entry::Undo { seat, plies } => played.undo(*seat, *plies).map_err(FaultReason::Undo)?,
    };
    if again.ply != record.ply {
        return Err(FaultReason::Ply { got: record.ply, stands: again.ply });
    }
    let (told, happened) = (record.events(), again.events());
    let same = told.iter().zip(happened).take_while(|(told, happened)| told == happened).count();
    if same < told.len().max(happened.len()) {
        return Err(FaultReason::Event { number: same + 1 });
    }
    Ok(())
}
