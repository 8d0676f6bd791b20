//! Plays a match file again, and compares all of it.
//!
//! A file under today's rules is played again from its actions: nothing in it is believed.
//! A file under older rules is replayed from its events, which need no rules. Everything that can be compared without
//! rules is compared.

use crate::read::at;
use crate::{EditionId, Entry, FaultReason, FileFault, Match, MatchFile, NotPlayed, Record};
use game::{Refusal, Setup, Shown};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// What playing a match file again has proven. Form and hash are always proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Every event follows from seed, actions and rules.
    Rules,
    /// The match began under older rules: up to this record its events are taken as they are.
    Events {
        /// The rules it began under.
        rules: u32,
        /// The record from which today's rules are proven too, if there is one.
        until: Option<u32>,
    },
}

impl<G: Shown> Match<G> {
    /// How much of this match today's rules can prove.
    pub fn proof(&self) -> Proof {
        match self.header().rules {
            rules if rules == G::RULES => Proof::Rules,
            rules => Proof::Events { rules, until: self.renewed().filter(|_| !self.is_outdated()) },
        }
    }
}

impl<G: Shown> MatchFile<G> {
    /// Plays the match again from header and actions. Everything the file says is compared with the result:
    /// the shuffle, versions, plies, every event, what was taken back, and, where there is a last line, standings and hash.
    /// The part played under older rules is carried out by its events instead; [`Match::proof`] says which part that is.
    pub fn rerun(&self, edition: &G::Edition) -> Result<Match<G>, FileFault> {
        let mut rerun = self.begin_rerun(edition)?;
        while rerun.step()? {}
        rerun.end()
    }

    /// Begins to play the match again, like [`MatchFile::rerun`], for a caller that may want to stop on the way.
    pub fn begin_rerun(&self, edition: &G::Edition) -> Result<Rerun<'_, G>, FileFault> {
        if self.header.edition != EditionId::of(edition) {
            return Err(at(1, FaultReason::Edition { name: self.header.edition.name.clone() }));
        }
        if let Some(shuffle) = &self.header.shuffle {
            shuffle
                .check(self.header.setup.players(), self.header.seed)
                .map_err(|lie| at(1, FaultReason::Shuffle(lie)))?;
        }
        let setup_fault = |error| at(1, FaultReason::Setup(error));
        let game = Arc::new(G::new(&self.header.setup, edition).map_err(setup_fault)?);
        let Some(Record { entry: Entry::Deal { events: deal }, .. }) = self.records.first() else {
            return Err(FileFault { line: 2, version: self.records.first().map(|_| 0), reason: FaultReason::Deal });
        };
        let played = if self.header.rules == G::RULES {
            Match::begin(game, self.header.clone())
        } else {
            believed(|| Match::reopen(game, self.header.clone(), deal.clone())).map_err(|reason| FileFault {
                line: 2,
                version: Some(0),
                reason,
            })?
        };
        Ok(Rerun { file: self, played, next: 0 })
    }

    /// Like [`MatchFile::rerun`], but the last line must be there: a file that was cut off is not a record of a match.
    pub fn verify(&self, edition: &G::Edition) -> Result<Match<G>, FileFault> {
        let played = self.rerun(edition)?;
        self.check_whole()?;
        Ok(played)
    }

    /// Is the last line there?
    pub fn check_whole(&self) -> Result<(), FileFault> {
        if self.end.is_some() { Ok(()) } else { Err(at(self.records.len() + 2, FaultReason::NoEnd)) }
    }
}

/// A match file that is being played again, record by record.
pub struct Rerun<'a, G: Shown> {
    file: &'a MatchFile<G>,
    played: Match<G>,
    next: usize,
}

impl<G: Shown> Rerun<'_, G> {
    /// Carries out the next record; `false` if there is none left.
    pub fn step(&mut self) -> Result<bool, FileFault> {
        let index = self.next;
        let Some(record) = self.file.records.get(index) else { return Ok(false) };
        let fault = |reason| FileFault { line: index + 2, version: Some(index as u32), reason };
        if record.version as usize != index {
            return Err(fault(FaultReason::Version { got: record.version }));
        }
        let repeated = if self.played.is_outdated() { take } else { repeat };
        repeated(&mut self.played, index, record).map_err(fault)?;
        self.next += 1;
        Ok(true)
    }

    /// Compares the last line, once no record is left.
    pub fn end(self) -> Result<Match<G>, FileFault> {
        let Rerun { file, played, .. } = self;
        if let Some(end) = &file.end {
            let line = file.records.len() + 2;
            if end.standings != believed(|| played.standings()).map_err(|reason| at(line, reason))? {
                return Err(at(line, FaultReason::Standings));
            }
            if end.hash != file.hash {
                return Err(at(line, FaultReason::Hash));
            }
        }
        Ok(played)
    }
}

/// Carries out events that no rules vouch for. Those of a forged file may fit no position, and must not cause a crash.
fn believed<T>(carry_out: impl FnOnce() -> T) -> Result<T, FaultReason> {
    catch_unwind(AssertUnwindSafe(carry_out)).map_err(|_| FaultReason::Events)
}

/// Takes a record under older rules as it is.
fn take<G: Shown>(played: &mut Match<G>, index: usize, record: &Record<String, G::Event>) -> Result<(), FaultReason> {
    let entry = match &record.entry {
        Entry::Deal { .. } if index == 0 => return same_ply(record.ply, 0),
        Entry::Deal { .. } => return Err(FaultReason::Deal),
        Entry::Play { seat, .. } if seat.number() > played.game().players() => return Err(FaultReason::Seat(*seat)),
        Entry::Play { seat, action, events } => {
            let action = played.game().read_action(action, None).map_err(FaultReason::Action)?;
            Entry::Play { seat: *seat, action, events: events.clone() }
        }
        Entry::Undo { plies, .. } if *plies == 0 || *plies > played.ply() => {
            return Err(FaultReason::Undo(crate::NoUndo::TooFar { asked: *plies, most: played.ply() }));
        }
        Entry::Undo { seat, plies } => Entry::Undo { seat: *seat, plies: *plies },
        Entry::Rules { rules } if *rules <= played.rules() || *rules > G::RULES => {
            return Err(FaultReason::Renewal { got: *rules });
        }
        Entry::Rules { rules } => Entry::Rules { rules: *rules },
    };
    let stands = believed(|| played.accept(entry).ply)?;
    same_ply(record.ply, stands)
}

/// Does what the record says, and compares.
fn repeat<G: Shown>(played: &mut Match<G>, index: usize, record: &Record<String, G::Event>) -> Result<(), FaultReason> {
    let again = match &record.entry {
        Entry::Deal { .. } if index == 0 => played.records().first().ok_or(FaultReason::Deal)?,
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
                Err(NotPlayed::OldRules) => return Err(FaultReason::Rules { got: played.rules(), known: G::RULES }),
                Err(NotPlayed::Refused(refusal)) => {
                    let (clause, message) = (refusal.clause(), played.game().explain(&refusal));
                    return Err(FaultReason::Refused { clause, message });
                }
            }
            played.records().get(index).ok_or(FaultReason::Version { got: record.version })?
        }
        Entry::Undo { seat, plies } => played.undo(*seat, *plies).map_err(FaultReason::Undo)?,
        Entry::Rules { rules } => return Err(FaultReason::Renewal { got: *rules }),
    };
    same_ply(record.ply, again.ply)?;
    let (told, happened) = (record.events(), again.events());
    let same = told.iter().zip(happened).take_while(|(told, happened)| told == happened).count();
    if same < told.len().max(happened.len()) {
        return Err(FaultReason::Event { number: same + 1 });
    }
    Ok(())
}

fn same_ply(got: u32, stands: u32) -> Result<(), FaultReason> {
    if got == stands { Ok(()) } else { Err(FaultReason::Ply { got, stands }) }
}
