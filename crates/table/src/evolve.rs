//! The only place where a table changes. Nothing is checked or drawn here: a step that was stored has happened.

use crate::limits::brings_on;
use crate::table::{Question, Said};
use crate::{Happened, Hosted, Millis, Phrase, PlayerId, SeatState, Stage, Step, Table, Takeover, Words};
use game::{Event as _, Seat, SeatSet, Status};
use record::{Entry, Match};
use std::collections::BTreeSet;

impl<G: Hosted> Table<G> {
    /// Carries out a step. Steps come in the order of their versions.
    pub fn evolve(&mut self, step: &Step<G>) {
        self.version = step.version;
        self.at = step.at;
        if let (Some(player), Some(id)) = (&step.by, &step.id) {
            self.known.insert((player.clone(), id.clone()), step.version);
        }
        if !step.what.is_talk() {
            self.acted = step.version;
        }
        let before = self.played.as_ref().map(Match::status);
        self.carry_out(step);
        self.note_alive(step);
        self.note_seen();
        self.look_at_question(step.at);
        self.look_at_calls(step.at);
        self.look_at_skip();
        self.look_at_seats(step.at, matches!(step.what, Happened::Resumed));
        let after = self.played.as_ref().map(Match::status);
        self.note_written(step, before.zip(after).is_some_and(|(before, after)| brings_on(&before, &after)));
        self.turn_clocks(step.at);
        if let Some(played) = &self.played {
            self.turns.note(self.game.turn(played.state()), step.version);
        }
    }

    fn carry_out(&mut self, step: &Step<G>) {
        let at = step.at;
        match &step.what {
            // A table is made from it: see `rebuild`.
            Happened::Opened(_) => {}
            Happened::SatDown { seat, player, nonce } => {
                let clock = self.fresh_clock();
                let (started, returns) = (self.played.is_some(), self.has_seen(player, *seat));
                self.change(*seat, at, SeatState::Person { player: player.clone() });
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    chair.nonce = (!started).then_some(*nonce);
                    // A player gains no time by leaving a seat and coming back.
                    if !returns {
                        (chair.clock, chair.rang) = (clock, 0);
                    }
                }
            }
            Happened::Named { seat, name } => {
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    chair.name = name.clone().map(|name| (step.version, name));
                }
            }
            Happened::Opening { seat, new_link } => {
                self.change(*seat, at, SeatState::Open);
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    chair.nonce = None;
                    chair.generation += u32::from(*new_link);
                }
            }
            Happened::BotSatDown { seat, level } => self.change(*seat, at, SeatState::Bot { level: *level }),
            Happened::LinkRotated { seat } => {
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    chair.generation += 1;
                }
            }
            Happened::HostChanged { to } => self.host = to.clone(),
            Happened::Started(started) => self.begin(started, at),
            Happened::Moved(entry) => self.accept(entry.clone(), at),
            Happened::BotTookOver { seat, level, why } => {
                if let Some(chair) = self.chairs.get_mut(seat.index()).filter(|_| *why == Takeover::Clock) {
                    chair.rang = chair.rang.saturating_add(1);
                }
                if let Some(player) = self.seat(*seat).and_then(SeatState::player).cloned() {
                    self.change(*seat, at, SeatState::BotFor { player, level: *level, why: *why });
                }
            }
            Happened::TakenBack { seat } => self.take_back(*seat, at),
            Happened::Nudged { seat, .. } => {
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    chair.nudged_at = Some(at);
                }
            }
            Happened::StandInVoted { seat, player } => {
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    vote(&mut chair.for_stand_in, player, true);
                }
            }
            Happened::UndoAsked { seat, plies } => self.note_undo_asked(*seat, *plies),
            Happened::UndoVoted { player, agree, .. } => self.note_undo_voted(player, *agree),
            Happened::ReturnVoted { seat, player, agree } => {
                if let Some(chair) = self.chairs.get_mut(seat.index()) {
                    vote(&mut chair.for_return, player, *agree);
                }
            }
            Happened::PauseVoted { player, agree, paused } => {
                vote(&mut self.for_pause, player, *agree);
                if *paused {
                    self.paused = true;
                    self.for_pause.clear();
                }
            }
            Happened::Resumed => {
                self.paused = false;
                (self.moved_at, self.told_at) = (at, at);
                // From now on, the players asked are being waited for.
                self.question.at = at;
                self.chairs.iter_mut().for_each(|chair| chair.calls.again(at));
            }
            Happened::AbandonVoted { player, agree, abandoned } => {
                vote(&mut self.for_abandon, player, *agree);
                self.abandoned |= *abandoned;
            }
            Happened::Said { player, words } => {
                if *words == Words::Phrase(Phrase::OneMoment) {
                    self.give_a_moment(player, at);
                }
                let (player, words, id) = (player.clone(), words.clone(), step.id.clone());
                let said = Said { version: step.version, at, player, words, id };
                self.keep_talk(said);
            }
            Happened::Rematch(rematch) => {
                self.rematches.retain(|other| other.same_deal != rematch.same_deal);
                self.rematches.push(rematch.clone());
            }
            Happened::PaceSet { pace } => {
                self.pace = Some(*pace);
                self.skipping = None;
            }
            Happened::Skipped { player } => self.skipping = Some(player.clone()),
            Happened::HandedOver { from, to } => self.hand_over(from, to),
        }
    }

    /// Somebody else has the seat. Votes of people who no longer play do not count.
    fn change(&mut self, seat: Seat, at: Millis, state: SeatState) {
        let Some(chair) = self.chairs.get_mut(seat.index()) else { return };
        if state.bot().is_some() {
            chair.bot_since = at;
        }
        if chair.state.player() != state.player() {
            chair.name = None;
        }
        chair.for_return.clear();
        chair.for_stand_in.clear();
        chair.state = state;
        let people: Vec<_> = self.people().into_iter().cloned().collect();
        self.for_pause.retain(|player| people.contains(player));
        self.for_abandon.retain(|player| people.contains(player));
    }

    /// The player of the account replaces the guest everywhere. Names at this table stay.
    fn hand_over(&mut self, from: &PlayerId, to: &PlayerId) {
        let pass = |player: &mut PlayerId| {
            if player == from {
                player.clone_from(to);
            }
        };
        let pass_vote = |votes: &mut BTreeSet<PlayerId>| {
            if votes.remove(from) {
                votes.insert(to.clone());
            }
        };
        pass(&mut self.host);
        if let Some(player) = &mut self.skipping {
            pass(player);
        }
        for chair in &mut self.chairs {
            if let SeatState::Person { player } | SeatState::BotFor { player, .. } = &mut chair.state {
                pass(player);
            }
            pass_vote(&mut chair.for_return);
            pass_vote(&mut chair.for_stand_in);
        }
        pass_vote(&mut self.for_pause);
        pass_vote(&mut self.for_abandon);
        self.talk.iter_mut().for_each(|said| pass(&mut said.player));
        self.rematches.iter_mut().for_each(|rematch| pass(&mut rematch.player));
        if let Some(hands) = self.seen.remove(from) {
            let seen = self.seen.entry(to.clone()).or_default();
            *seen = seen.or(hands);
        }
        self.written.hand_over(from, to);
    }

    fn take_back(&mut self, seat: Seat, at: Millis) {
        let tempo = self.opened.options.tempo;
        let Some(SeatState::BotFor { player, why, .. }) = self.seat(seat) else { return };
        let (player, rang) = (player.clone(), *why == Takeover::Clock);
        self.change(seat, at, SeatState::Person { player });
        if rang && let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.clock.give_again(tempo);
        }
    }

    /// Somebody who plays or speaks is there, and is waited for from now on; so is somebody whose orders play.
    fn note_alive(&mut self, step: &Step<G>) {
        let Some(by) = step.by.as_ref() else { return };
        for chair in self.chairs.iter_mut().filter(|chair| chair.state.person() == Some(by)) {
            chair.acted_at = step.at;
            chair.nudged_at = None;
            chair.for_stand_in.clear();
        }
    }

    /// Remembers who can see which hand.
    fn note_seen(&mut self) {
        if self.played.is_none() {
            return;
        }
        for (seat, chair) in Seat::all(self.game.players()).zip(&self.chairs) {
            if let Some(player) = chair.state.player() {
                let seen = self.seen.entry(player.clone()).or_default();
                *seen = seen.or(SeatSet::only(seat));
            }
        }
    }

    fn accept(&mut self, entry: record::EntryOf<G>, at: Millis) {
        self.moved_at = at;
        let quiet = matches!(&entry, Entry::Play { events, .. } if events.iter().all(|event| event.is_quiet()));
        if !quiet {
            self.told_at = at;
        }
        if let Some(played) = &mut self.played {
            played.accept(entry);
        }
    }

    /// Has the question changed?
    fn look_at_question(&mut self, at: Millis) {
        let Some(Status::Open { must, question: number, .. }) = self.played.as_ref().map(Match::status) else { return };
        if self.question.version > 0 && self.question.number == number {
            return;
        }
        self.question = Question { number, version: self.version, at, at_once: must.len() > 1 };
        let (tempo, ply) = (self.opened.options.tempo, self.played.as_ref().map_or(0, Match::ply));
        for seat in must.iter() {
            if let Some(chair) = self.chairs.get_mut(seat.index())
                && chair.state.person().is_some()
            {
                chair.clock.give(tempo, ply);
            }
        }
    }

    /// The clock of a person without whom play cannot go on is running, and so is that of an open seat that play waits
    /// for: a match with clocks does not stop because its host has opened a seat.
    fn turn_clocks(&mut self, at: Millis) {
        if !self.has_clocks() || self.played.is_none() {
            return;
        }
        let (must, playing) = (self.must(), self.stage() == Stage::Playing);
        for (seat, chair) in Seat::all(self.players()).zip(&mut self.chairs) {
            let runs = playing && must.contains(seat) && chair.state.bot().is_none();
            chair.clock.turn(at, runs);
        }
    }
}

fn vote(votes: &mut std::collections::BTreeSet<crate::PlayerId>, player: &crate::PlayerId, agree: bool) {
    if agree {
        votes.insert(player.clone());
    } else {
        votes.remove(player);
    }
}
