//! Taking back a move that others are already answering: among people, all others are asked.

use crate::{Happened, Hosted, PlayerId, Rejected, SeatState, Table, Version};
use game::{Seat, SeatSet};
use std::collections::BTreeSet;

/// Somebody has asked to take steps back. Whatever is played meanwhile makes it void.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoAsked {
    /// The seat whose steps are meant.
    pub seat: Seat,
    /// How many.
    pub plies: u32,
    /// The players in favour.
    pub agreed: BTreeSet<PlayerId>,
    /// What was played last, then.
    pub(crate) acted: Version,
}

impl<G: Hosted> Table<G> {
    /// What somebody asks to take back now.
    pub fn undo_asked(&self) -> Option<&UndoAsked> {
        self.undo_asked.as_ref().filter(|asked| asked.acted == self.acted)
    }

    /// The people whose consent it needs to take something back: those at whose turn play stands because of it.
    fn answering(&self, by: &PlayerId) -> bool {
        let Some(played) = self.played.as_ref().filter(|_| !self.question.at_once) else { return false };
        let asked: SeatSet = self.must().or(self.game.floor(played.state()).asked);
        asked.iter().filter_map(|seat| self.seat(seat).and_then(SeatState::person)).any(|player| player != by)
    }

    pub(crate) fn take_steps_back(&self, by: &PlayerId, seat: Seat, plies: u32) -> Result<Happened<G>, Rejected> {
        let undo = self.own_turn(by, seat)?.attempt_undo(seat, plies).map_err(Rejected::NoUndo)?;
        if !self.answering(by) {
            return Ok(Happened::Moved(undo));
        }
        match self.undo_asked().is_some_and(|asked| asked.seat == seat && asked.plies == plies) {
            true => Err(Rejected::SameVote),
            false => Ok(Happened::UndoAsked { seat, plies }),
        }
    }

    /// One of the others is for or against it. The last who agrees takes the steps back.
    pub(crate) fn let_undo(&self, by: &PlayerId, agree: bool) -> Result<Happened<G>, Rejected> {
        let played = self.going_on()?;
        let asked = self.undo_asked().ok_or(Rejected::NothingAsked)?;
        let owner = self.seat(asked.seat).and_then(SeatState::player);
        let people = self.people();
        if !people.contains(by) || owner == Some(by) {
            return Err(Rejected::PlayersOnly);
        }
        let is_for = |player: &PlayerId| player == by || Some(player) == owner || asked.agreed.contains(player);
        if agree && people.iter().all(|player| is_for(player)) {
            let undo = played.attempt_undo(asked.seat, asked.plies).map_err(Rejected::NoUndo)?;
            return Ok(Happened::Moved(undo));
        }
        if agree && asked.agreed.contains(by) {
            return Err(Rejected::SameVote);
        }
        Ok(Happened::UndoVoted { seat: asked.seat, player: by.clone(), agree })
    }

    /// Somebody asked.
    pub(crate) fn note_undo_asked(&mut self, seat: Seat, plies: u32) {
        self.undo_asked = Some(UndoAsked { seat, plies, agreed: BTreeSet::new(), acted: self.acted });
    }

    /// Somebody answered: one against it is enough.
    pub(crate) fn note_undo_voted(&mut self, player: &PlayerId, agree: bool) {
        match &mut self.undo_asked {
            Some(asked) if agree => {
                asked.agreed.insert(player.clone());
            }
            asked => *asked = None,
        }
    }
}
