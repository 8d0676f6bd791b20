//! The view of a screen: built from knowledge field by field, so that nothing else can get there.

use crate::knowledge::Knowledge;
use crate::moves::{Action, Choices};
use crate::rules::Example;
use crate::state::{CARDS, Cards, one};
use game::{Message, Seat};
use serde::Serialize;
use std::fmt;

/// The table through one pair of eyes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose turn it is.
    pub turn: Seat,
    /// Cards left in the deck.
    pub deck: u8,
    /// All seats, in order.
    pub seats: Vec<SeatView>,
    /// The cards the observer holds.
    pub hand: Vec<u8>,
    /// The cards the observer has buried.
    pub buried: Vec<u8>,
    /// The seat that buried last, if the screen remembers it (EX-4.2).
    pub last_burier: Option<Seat>,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// Cards in its hand.
    pub hand: u8,
    /// The cards it has played.
    pub played: Vec<u8>,
    /// Cards it has buried.
    pub buried: u8,
    /// It has cheered.
    pub cheered: bool,
}

/// The result of an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Preview {
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in the observer's hand.
    pub hand: u8,
}

/// The figures printed in the box.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Facts {
    /// EX-1.1: cards in the game.
    pub cards: u8,
    /// EX-1.1: cards dealt to each seat.
    pub dealt: u8,
}

/// The choices as a screen lays them out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Menu {
    /// It may draw.
    pub draw: bool,
    /// It may play or bury one of these.
    pub cards: Vec<u8>,
    /// It may cheer.
    pub cheer: bool,
}

fn list(cards: Cards) -> Vec<u8> {
    (1..=CARDS).filter(|card| cards & one(*card) != 0).collect()
}

impl View {
    pub(super) fn of(game: &Example, knowledge: &Knowledge) -> View {
        let public = &knowledge.public;
        let seat = |seat: Seat| SeatView {
            seat,
            hand: public.hand[seat],
            played: list(public.played[seat]),
            buried: public.buried[seat],
            cheered: public.cheered.contains(seat),
        };
        View {
            turn: public.turn,
            deck: public.deck,
            seats: Seat::all(public.hand.players()).map(seat).collect(),
            hand: list(knowledge.hand),
            buried: list(knowledge.buried),
            last_burier: public.last_burier.filter(|_| game.setup.memory),
        }
    }
}

impl Preview {
    pub(super) fn of(knowledge: &Knowledge, action: &Action) -> Preview {
        let (deck, hand) = (knowledge.public.deck, knowledge.hand.count_ones() as u8);
        match action {
            Action::Draw => Preview { deck: deck.saturating_sub(1), hand: hand + 1 },
            Action::Play(_) | Action::Bury(_) => Preview { deck, hand: hand.saturating_sub(1) },
            Action::Cheer => Preview { deck, hand },
        }
    }

    pub(super) fn message(&self) -> Message {
        Message::new("ex-then").with("deck", self.deck).with("hand", self.hand)
    }
}

impl Menu {
    pub(super) fn of(choices: &Choices) -> Menu {
        Menu { draw: choices.draw, cards: list(choices.cards), cheer: choices.cheer }
    }
}

/// The terminal's picture of the table, in notation.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |cards: &[u8]| cards.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        writeln!(f, "deck {}", self.deck)?;
        for seat in &self.seats {
            let turn = if seat.seat == self.turn { "*" } else { " " };
            write!(f, "{turn}{}: hand {}, buried {}, played {}", seat.seat, seat.hand, seat.buried, row(&seat.played))?;
            writeln!(f, "{}", if seat.cheered { ", cheered" } else { "" })?;
        }
        if let Some(seat) = self.last_burier {
            writeln!(f, "last burier {seat}")?;
        }
        write!(f, "hand {}", row(&self.hand))
    }
}
