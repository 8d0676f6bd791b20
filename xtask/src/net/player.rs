//! Somebody who plays at random from what is offered, without knowing the rules.

use super::told::{Now, Told, Walk};
use game::Chance;
use serde_json::{Value, json};
use testkit::Dice;

/// Somebody who plays at random.
pub struct Player {
    table: String,
    seat: u8,
    manner: Manner,
    dice: Dice,
    /// The current walk.
    walk: Vec<u8>,
    ask: u32,
    question: u32,
}

/// How somebody plays.
#[derive(Clone, Copy)]
pub struct Manner {
    /// One in this many actions is found by a walk, even if another has a button.
    pub walks: u32,
    /// One in this many chances to speak without being asked is taken; with 0, none.
    pub speaks: u32,
}

/// The next thing to do.
pub enum Turn {
    /// Nothing.
    Wait,
    /// Send this and wait for the answer.
    Ask(String),
    /// Play this.
    Play {
        /// As data of the game.
        action: Value,
        /// The command.
        command: Value,
    },
}

impl Player {
    /// The seat, counted from 1.
    pub fn new(table: &str, seat: u8, manner: Manner, dice: Dice) -> Player {
        Player { table: table.to_owned(), seat, manner, dice, walk: Vec::new(), ask: 0, question: 0 }
    }

    /// What to do when the table is in this state.
    pub fn consider(&mut self, now: &Now) -> Turn {
        // The current walk went through choices that no longer exist.
        self.ask += 1;
        self.walk.clear();
        let (Some(turn), Some(choices), false) = (&now.turn, &now.choices, now.is_over()) else { return Turn::Wait };
        if !turn.must.contains(&self.seat) && !self.dice.once_in(self.manner.speaks) {
            return Turn::Wait;
        }
        self.question = choices.question;
        if let Some(action) = &choices.forced {
            return self.play(action.clone());
        }
        let mut open = choices.wishes.iter().filter(|wish| wish.refusal.is_none());
        let count = open.clone().count() as u32;
        if count == 0 || self.dice.once_in(self.manner.walks) {
            return self.step();
        }
        let chosen = self.dice.below(count) as usize;
        open.nth(chosen).map_or(Turn::Wait, |wish| self.play(wish.action.clone()))
    }

    /// The answer to a walk.
    pub fn walked(&mut self, told: &Told) -> Turn {
        match &told.walk {
            _ if told.ask != Some(self.ask) => Turn::Wait,
            Some(Walk::Pick { options }) if !options.is_empty() => {
                let pick = options[self.dice.below(options.len() as u32) as usize].pick;
                self.walk.push(pick);
                self.step()
            }
            Some(Walk::Whole(action)) => self.play(action.action.clone()),
            // The table has moved on, and will say so.
            Some(Walk::Pick { .. } | Walk::Astray) | None => Turn::Wait,
        }
    }

    /// Chance for the driver of this player.
    pub fn dice(&mut self) -> &mut Dice {
        &mut self.dice
    }

    fn step(&mut self) -> Turn {
        self.ask += 1;
        let (table, seat, draft, ask) = (&self.table, self.seat, &self.walk, self.ask);
        Turn::Ask(json!({ "type": "walk", "table": table, "seat": seat, "draft": draft, "ask": ask }).to_string())
    }

    fn play(&self, action: Value) -> Turn {
        let command = json!({ "do": "play", "seat": self.seat, "action": &action, "question": self.question });
        Turn::Play { action, command }
    }
}
