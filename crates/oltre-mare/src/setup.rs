//! OM-0.5, OM-1: the options, and the deal.

use crate::apply::Run;
use crate::board::{MAX_PORTS, Marker};
use crate::card::{Card, CardSet, Good};
use crate::edition::Edition;
use crate::event::{Cards, DeckSource, Event};
use game::{BySeat, Chance, Log, Seat, SetupError, shuffle};
use serde::{Deserialize, Serialize};

/// OM-1.6: cards dealt to each seat.
pub(crate) const HAND: u8 = 4;

/// OM-9.4: what the screen shows of what one was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Memory {
    /// Top cards only.
    #[default]
    AsPrinted,
    /// Own cargo and own known pirates.
    OwnStacks,
    /// Also all cargos.
    AllCargos,
}

/// What is agreed before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 5 (OM-0.5).
    pub players: u8,
    /// Start player; random if not set (OM-1.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Seat>,
    /// OM-9.4.
    #[serde(default)]
    pub memory: Memory,
    /// Offers and postings are allowed. Off: only purchases, for study (OM-3.17).
    #[serde(default = "yes")]
    pub talk: bool,
}

fn yes() -> bool {
    true
}

impl Setup {
    /// The usual setup, with options to be changed; the number of players is checked when rules are made from it.
    pub fn of(players: u8) -> Setup {
        Setup { players, start: None, memory: Memory::default(), talk: true }
    }

    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !(2..=5).contains(&self.players) {
            return Err(SetupError::Players { got: self.players, min: 2, max: 5 });
        }
        match self.start {
            Some(start) if start.index() >= self.players as usize => {
                Err(SetupError::BadValue { option: "start".into(), value: start.to_string() })
            }
            _ => Ok(()),
        }
    }

    /// OM-0.5.
    pub(crate) fn cards_in_play(&self) -> CardSet {
        if self.players == 2 { CardSet::ALL.minus(Good::Grain.cards()) } else { CardSet::ALL }
    }
}

impl game::Setup for Setup {
    fn usual(players: u8) -> Result<Setup, SetupError> {
        let setup = Setup::of(players);
        setup.check().map(|()| setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        let bad = || SetupError::BadValue { option: option.into(), value: value.into() };
        match option {
            "start" => {
                self.start = match value {
                    "random" => None,
                    number => Some(number.parse().ok().and_then(Seat::from_number).ok_or_else(bad)?),
                };
                self.check()?;
            }
            "memory" => {
                self.memory = match value {
                    "as-printed" => Memory::AsPrinted,
                    "own-stacks" => Memory::OwnStacks,
                    "all-cargos" => Memory::AllCargos,
                    _ => return Err(bad()),
                }
            }
            "talk" => {
                self.talk = match value {
                    "on" => true,
                    "off" => false,
                    _ => return Err(bad()),
                }
            }
            _ => return Err(SetupError::UnknownOption(option.into())),
        }
        Ok(())
    }

    fn options() -> &'static [(&'static str, &'static [&'static str])] {
        &[
            ("start", &["random", "1", "2", "3", "4", "5"]),
            ("memory", &["as-printed", "own-stacks", "all-cargos"]),
            ("talk", &["on", "off"]),
        ]
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OM-1: from a blank state to the first decision.
    pub fn deal(&mut self) {
        self.lay_markers();
        self.choose_start_player();
        let mut cards = self.rules.box_of_cards;
        self.take_start_cards(&mut cards);
        shuffle(&mut cards, self.chance);
        self.deal_hands(&cards);
        self.begin_turn(self.state.public.start);
    }

    /// OM-1.1.
    fn lay_markers(&mut self) {
        let mut pool = self.rules.box_of_markers;
        shuffle(&mut pool, self.chance);
        let ports = self.rules.edition.ports().len();
        self.emit(Event::MarkersLaid { markers: std::array::from_fn(|port| (port < ports).then(|| pool[port])) });
    }

    /// OM-1.3.
    fn choose_start_player(&mut self) {
        let players = self.public().players;
        let seat = match self.rules.setup.start {
            Some(seat) => seat,
            None => Seat::at(self.chance.below(players.into()) as usize),
        };
        self.emit(Event::StartPlayerChosen { seat });
    }

    /// OM-1.4: cards are turned up until one names a port. Those that name none go back (OM-1.6).
    fn take_start_cards(&mut self, cards: &mut Cards) {
        let players = self.public().players;
        let mut turned = 0;
        for seat in self.public().start.around(players) {
            let mut turned_up = CardSet::EMPTY;
            while turned < cards.len() {
                let pick = turned + self.chance.below((cards.len() - turned) as u32) as usize;
                let card = cards[pick];
                if let Some(port) = self.rules.face(card).port {
                    // The cards already turned up stay in front, the taken one leaves.
                    let last = cards.len() - 1;
                    cards.swap(pick, last);
                    cards.remove(last);
                    self.emit(Event::StartCardTaken { seat, card, port, turned_up });
                    break;
                }
                cards.swap(pick, turned);
                turned_up.insert(card);
                turned += 1;
            }
        }
    }

    /// OM-1.6, OM-1.7: hands, and the Venice card about half-way into the deck.
    fn deal_hands(&mut self, cards: &[Card]) {
        let players = self.public().players;
        let (hands, deck) = cards.split_at(usize::from(players * HAND));
        let hands = BySeat::new(players, |seat| {
            hands.iter().skip(seat.index() * HAND as usize).take(HAND as usize).copied().collect()
        });
        self.emit(Event::HandsDealt { hands });
        let (low, high) = venice_range(deck.len() as u32);
        let above = low + self.chance.below(high - low + 1);
        self.emit(Event::DeckShuffled {
            source: DeckSource::Setup,
            order: deck.iter().copied().collect(),
            above_venice: Some(above as u8),
        });
    }
}

/// OM-0.3: all markers, kind by kind.
pub(crate) fn box_of_markers(edition: &Edition) -> [Marker; MAX_PORTS] {
    let mut pool = [Marker::CalmSea; MAX_PORTS];
    let kinds = Marker::ALL.into_iter().zip(edition.markers());
    for (slot, marker) in pool.iter_mut().zip(kinds.flat_map(|(kind, count)| (0..count).map(move |_| kind))) {
        *slot = marker;
    }
    pool
}

/// OM-1.7: the fewest and most goods cards above Venice in a deck of `n`.
pub(crate) fn venice_range(n: u32) -> (u32, u32) {
    ((9 * n).div_ceil(20), 11 * n / 20)
}
