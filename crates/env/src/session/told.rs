//! What a match says to readers, and what its deals were worth: for text, for language models and for measures.

use super::One;
use crate::{Misuse, Play};
use bots::review::{Compared, Side};
use game::{Choices, Draft, Example, Message, Refusal as _, Seat, Step};
use games::FullGame;

/// How many unfinished actions are pursued in the search for the nearest one.
const PURSUED: usize = 12;
/// Longer texts are compared by their beginning.
const COMPARED: usize = 200;

/// Something that an observer saw.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen {
    /// As data, in JSON.
    pub data: String,
    /// As a message; none for bookkeeping.
    pub message: Option<Message>,
}

/// Why a text cannot be played now.
#[derive(Clone, PartialEq, Debug)]
pub struct Obstacle {
    /// What is in the way.
    pub message: Message,
    /// The clause it rests on; none if the text is not an action at all.
    pub clause: Option<&'static str>,
}

/// A deal and what it did for its two sides.
#[derive(Clone, PartialEq, Debug)]
pub struct Dealt {
    /// The action of the match that made it, counted from 0.
    pub action: usize,
    /// The sides, with their chances of winning.
    pub sides: [Side; 2],
}

/// What a match says to readers.
pub trait Told {
    /// What a seat (none: a spectator) has seen since the deal, without the first `skip` events.
    ///
    /// # Errors
    /// If there is no such seat.
    fn seen(&self, seat: Option<usize>, skip: usize) -> Result<Vec<Seen>, Misuse>;
    /// Everything that has happened, hidden or not, as JSON: a list for each action, and one before the first.
    fn happened(&self) -> Vec<Vec<String>>;
    /// What is in the way of a text in notation or JSON; none if it can be played now.
    fn obstacle(&self, action: &str) -> Option<Obstacle>;
    /// The legal action, in notation, that looks most like a text.
    fn nearest(&self, text: &str) -> Option<String>;
    /// What an action would do, as far as the seat that is asked can know.
    ///
    /// # Errors
    /// If it is not an action.
    fn foretold(&self, action: &str) -> Result<Vec<Message>, Misuse>;
    /// Some legal actions of the seat that is asked, in notation, and what they mean.
    fn forms(&self) -> Vec<Example>;
    /// What is printed in the box, as JSON.
    fn facts(&self) -> String;
    /// Once the match is over: what everybody may then be told, such as lies that were believed.
    fn epilogue(&self) -> Vec<Message>;
    /// The deals between players since the deal of the cards. Chances rest on what each side knew, in this many worlds;
    /// deals are left out where they cannot be judged.
    fn deals(&self, worlds: u32) -> Vec<Dealt>;
}

impl<G: FullGame> Told for One<G> {
    fn seen(&self, seat: Option<usize>, skip: usize) -> Result<Vec<Seen>, Misuse> {
        let who = self.observer(seat)?;
        let events = self.events();
        let seen = events.iter().filter_map(|event| self.game.seen(event, who)).skip(skip);
        Ok(seen.map(|seen| Seen { data: json(&seen), message: self.game.tell(&seen) }).collect())
    }

    fn happened(&self) -> Vec<Vec<String>> {
        let mut happened = Vec::new();
        self.rerun(|_, _, _, events| happened.push(events.iter().map(json).collect()));
        happened
    }

    fn obstacle(&self, action: &str) -> Option<Obstacle> {
        if self.play.over().is_some() {
            return Some(Obstacle { message: Message::new("play-over"), clause: None });
        }
        let action = match self.parse(action) {
            Ok(action) => action,
            Err(message) => return Some(Obstacle { message, clause: None }),
        };
        let refusal = self.game.check(self.play.state(), self.play.seat(), &action).err()?;
        Some(Obstacle { message: self.game.explain(&refusal), clause: Some(refusal.clause()) })
    }

    fn nearest(&self, text: &str) -> Option<String> {
        if self.play.over().is_some() {
            return None;
        }
        let wanted: Vec<char> = text.trim().to_lowercase().chars().take(COMPARED).collect();
        let mut best: Option<(usize, String)> = None;
        let mut consider = |typed: String| {
            let away = distance(&wanted, &typed);
            if best.as_ref().is_none_or(|(least, _)| away < *least) {
                best = Some((away, typed));
            }
            away
        };
        self.legal_examples().into_iter().for_each(|example| {
            consider(example.typed);
        });
        // From the first pick on, always with those that can lead to something similar.
        let choices = self.play.choices(&self.game);
        let mut drafts = vec![Draft::new()];
        while !drafts.is_empty() {
            let mut next: Vec<(usize, Draft)> = Vec::new();
            for draft in drafts {
                let Step::Pick { options, .. } = choices.step(&draft) else { continue };
                for option in (0..128u8).filter(|option| options >> option & 1 == 1) {
                    let mut longer = draft.clone();
                    if longer.try_push(option).is_err() {
                        continue;
                    }
                    if let Some(action) = complete(&choices, longer.clone()) {
                        next.push((consider(self.game.write_action(&action)), longer));
                    }
                }
            }
            next.sort_by_key(|(away, _)| *away);
            next.truncate(PURSUED);
            drafts = next.into_iter().map(|(_, draft)| draft).collect();
        }
        best.map(|(_, typed)| typed)
    }

    fn foretold(&self, action: &str) -> Result<Vec<Message>, Misuse> {
        let action = self.read(action)?;
        let knowledge = self.game.knowledge(self.play.state(), game::Observer::Seat(self.play.seat()));
        Ok(self.game.foretell(&self.game.preview(&knowledge, &action)))
    }

    fn forms(&self) -> Vec<Example> {
        self.legal_examples()
    }

    fn facts(&self) -> String {
        json(&self.game.facts())
    }

    fn epilogue(&self) -> Vec<Message> {
        if self.play.over().is_none() { Vec::new() } else { self.game.epilogue(&mut self.events().iter()) }
    }

    fn deals(&self, worlds: u32) -> Vec<Dealt> {
        let mut forecast = G::forecast(&self.game);
        let (mut deals, mut number) = (Vec::new(), 0usize);
        self.rerun(|before, by, after, events| {
            let dealers = events.iter().find_map(G::dealers);
            if let Some(((seat, action), dealers)) = by.zip(dealers) {
                let (seed, ply) = (&self.seed, after.ply());
                let compared = Compared { seed, ply, seat, action, before: before.state(), after: after.state() };
                let sides = compared.sides(&*self.game, &mut forecast, dealers, worlds);
                deals.extend(sides.map(|sides| Dealt { action: number, sides }));
            }
            number += usize::from(by.is_some());
        });
        deals
    }
}

impl<G: FullGame> One<G> {
    /// Plays everything again since the origin: for the beginning and for each action the match before it, who did what, the
    /// match after it and what happened.
    pub(super) fn rerun(&self, mut each: impl FnMut(&Play<G>, Option<(Seat, &G::Action)>, &Play<G>, &[G::Event])) {
        let mut events = Vec::new();
        let mut play = self.begin(&mut events);
        each(&play, None, &play, &events);
        for action in &self.actions {
            let before = play.clone();
            events.clear();
            for pick in play.path(&self.game, action).unwrap_or_default() {
                let _ = play.pick_with(&*self.game, pick, &mut events);
            }
            each(&before, Some((before.seat(), action)), &play, &events);
        }
    }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The action at the end of the first options.
fn complete<C: Choices>(choices: &C, mut draft: Draft) -> Option<C::Action> {
    loop {
        match choices.step(&draft) {
            Step::Done(action) => return Some(action),
            Step::Astray => return None,
            Step::Pick { options, .. } => draft.try_push(options.trailing_zeros() as u8).ok()?,
        }
    }
}

/// How many letters must be changed, added or left out.
fn distance(wanted: &[char], typed: &str) -> usize {
    let mut row: Vec<usize> = (0..=wanted.len()).collect();
    for (place, letter) in typed.chars().take(COMPARED).enumerate() {
        let mut before = std::mem::replace(row.first_mut().unwrap_or(&mut 0), place + 1);
        let mut left = place + 1;
        for (wanted, cell) in wanted.iter().zip(row.iter_mut().skip(1)) {
            let other = (before + usize::from(*wanted != letter)).min(*cell + 1).min(left + 1);
            (before, left) = (*cell, other);
            *cell = other;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn letters_that_differ_are_counted() {
        let count = |wanted: &str, typed| distance(&wanted.chars().collect::<Vec<_>>(), typed);
        assert_eq!(count("buy deck 3", "buy deck 3"), 0);
        assert_eq!(count("by deck 3", "buy deck 4"), 2);
        assert_eq!(count("", "pass"), 4);
        assert_eq!(count("pass", ""), 4);
    }
}
