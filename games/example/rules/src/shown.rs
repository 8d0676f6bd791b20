//! The toy on a screen, in words and in figures.

use crate::faults::{VIEW_SHOWS, WRONG_NOTATION};
use crate::rules::{Action, CARDS, Cards, Event, Knowledge, Public, Refusal, Seen, Toy, ToyChoices};
use game::{Arg, Counted, Message, Misread, Notation, Seat, Shown, Slot, Stats};
use serde::Serialize;

#[derive(Clone, Default)]
pub struct Events(u64);

impl Stats<Event> for Events {
    fn note(&mut self, _: &Event) {
        self.0 += 1;
    }

    fn merge(&mut self, other: &Events) {
        self.0 += other.0;
    }

    fn turns(&self) -> u64 {
        self.0
    }

    fn report(&self, games: u64) -> impl Serialize {
        (self.0, games)
    }
}

/// What can be picked from.
#[derive(PartialEq, Debug, Serialize)]
pub struct Menu {
    pub draw: bool,
    pub cheer: bool,
    pub cards: Vec<u8>,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct View {
    hand: Cards,
    deck: u8,
    last_burier: Option<Seat>,
}

impl<const F: u8> Notation for Toy<F> {
    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Draw => "draw".into(),
            Action::Play(card) => format!("play {card}"),
            Action::Bury(card) if F == WRONG_NOTATION => format!("play {card}"),
            Action::Bury(card) => format!("bury {card}"),
            Action::Cheer => "cheer".into(),
        }
    }

    fn read_action(&self, text: &str, _: Option<&Knowledge>) -> Result<Action, Misread> {
        let card = |word: &str| word.parse().map_err(|_| Misread::new(word, "toy-a-card"));
        match text.split_once(' ') {
            None if text == "draw" => Ok(Action::Draw),
            None if text == "cheer" => Ok(Action::Cheer),
            Some(("play", word)) => card(word).map(Action::Play),
            Some(("bury", word)) => card(word).map(Action::Bury),
            _ => Err(Misread::new(text, "toy-a-verb")),
        }
    }
}

impl<const F: u8> Shown for Toy<F> {
    type View = View;
    type Preview = u8;
    type Facts = u32;
    type Menu = Menu;

    fn view(&self, knowledge: &Knowledge) -> View {
        let Public { deck, last_burier, .. } = knowledge.public;
        View { hand: knowledge.hand, deck, last_burier: if F == VIEW_SHOWS { last_burier } else { None } }
    }

    fn write_view(&self, view: &View) -> String {
        format!("{view:?}")
    }

    fn preview(&self, knowledge: &Knowledge, action: &Action) -> u8 {
        knowledge.public.deck.saturating_sub(u8::from(*action == Action::Draw))
    }

    fn foretell(&self, _: &u8) -> Vec<Message> {
        Vec::new()
    }

    fn tell(&self, event: &Seen) -> Option<Message> {
        let said = |key, seat: Seat| Message::new(key).with("seat", seat);
        let number = |card: u8| i64::from(card);
        Some(match *event {
            Seen::Drawn { seat, card: Some(card) } => said("toy-drew-card", seat).with("card", number(card)),
            Seen::Drawn { seat, card: None } => said("toy-drew", seat),
            Seen::Played { seat, card } => said("toy-played", seat).with("card", number(card)),
            Seen::Buried { seat, card: Some(card) } => said("toy-buried-card", seat).with("card", number(card)),
            Seen::Buried { seat, card: None } => said("toy-buried", seat),
            Seen::Cheered { seat } => said("toy-cheered", seat),
            Seen::TurnPassed { .. } => return None,
        })
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        Message::new(match refusal {
            Refusal::NotYourTurn => "toy-not-your-turn",
            Refusal::NotHeld { .. } => "toy-not-held",
            Refusal::DeckEmpty => "toy-deck-empty",
            Refusal::CannotCheer => "toy-cannot-cheer",
        })
    }

    fn label(&self, _: &ToyChoices<F>, slot: Slot, option: u32) -> Arg {
        match slot {
            Slot::Verb => Arg::Term(["toy-draw", "toy-play", "toy-bury", "toy-cheer"][option as usize % 4]),
            _ => option.into(),
        }
    }

    /// How many cards there are.
    fn facts(&self) -> u32 {
        CARDS
    }

    fn menu(&self, choices: &ToyChoices<F>) -> Menu {
        let cards = (0..CARDS as u8).filter(|card| choices.hand >> card & 1 == 1).collect();
        Menu { draw: choices.draw, cheer: choices.cheer, cards }
    }
}

impl<const F: u8> Counted for Toy<F> {
    type Stats = Events;
}
