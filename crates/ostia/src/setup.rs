//! OS-0.4, OS-0.5, OS-1: what is agreed at the table, the deal, and the rounds.

use crate::apply::Play;
use crate::event::{Event, Fact};
use crate::goods::{Cards, Good};
use crate::rules::Ostia;
use crate::state::State;
use game::{Chance, Log, Seat, SetupError, nth_bit};
use serde::{Deserialize, Serialize};

/// OS-0.4: denarii each seat begins with.
pub(crate) const CASH: u16 = 55;
/// OS-1.4: rounds of a match.
pub const ROUNDS: u8 = 5;

/// OS-3.4: is there a second look at the counter?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beats {
    /// Who has seen the sizes may lay again.
    #[default]
    TwoBeat,
    /// What is laid is laid: for slow tables.
    OneBeat,
}

/// What is agreed before a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 3 to 5 (OS-0.5).
    pub players: u8,
    /// OS-1.3: the start player; none is drawn by lot.
    #[serde(default)]
    pub start: Option<Seat>,
    /// OS-0.5: without the ivory cards.
    #[serde(default)]
    pub first_game: bool,
    /// OS-8.3: does the screen remember the lots others bought?
    #[serde(default = "remembers")]
    pub memory: bool,
    /// OS-3.4: the beats of the counter.
    #[serde(default)]
    pub counter: Beats,
}

fn remembers() -> bool {
    true
}

impl Setup {
    /// A setup that can be played, or what is wrong with it.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if !(3..=5).contains(&self.players) {
            return Err(SetupError::Players { got: self.players, min: 3, max: 5 });
        }
        match self.start {
            Some(start) if start.index() >= self.players as usize => {
                Err(SetupError::BadValue { option: "start".into(), value: start.to_string() })
            }
            _ => Ok(()),
        }
    }
}

impl game::Setup for Setup {
    fn usual(players: u8) -> Result<Setup, SetupError> {
        let setup = Setup { players, start: None, first_game: false, memory: true, counter: Beats::TwoBeat };
        setup.check().map(|()| setup)
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        let bad = || SetupError::BadValue { option: option.into(), value: value.into() };
        let yes = || match value {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(bad()),
        };
        match option {
            "start" if value == "random" => self.start = None,
            "start" => {
                let seat = value.parse().ok().and_then(Seat::from_number).ok_or_else(bad)?;
                Setup { start: Some(seat), ..self.clone() }.check()?;
                self.start = Some(seat);
            }
            "first-game" => self.first_game = yes()?,
            "memory" => self.memory = yes()?,
            "counter" => {
                self.counter = match value {
                    "two-beat" => Beats::TwoBeat,
                    "one-beat" => Beats::OneBeat,
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
            ("first-game", &["no", "yes"]),
            ("memory", &["yes", "no"]),
            ("counter", &["two-beat", "one-beat"]),
        ]
    }
}

impl Ostia {
    /// OS-0.4, OS-0.6: everything in the box but the cards is laid out before the deal.
    pub(crate) fn lay_out(&self) -> State {
        let mut state = State::empty(self.players, self.cards());
        for seat in Seat::all(self.players) {
            let house = &mut state.public.houses[seat];
            house.cash = CASH;
            house.storehouses = 1;
        }
        state
    }

    /// OS-0.5: the goods cards in play.
    pub fn cards(&self) -> Cards {
        let cards = self.edition.box_cards;
        let ivory = Cards::lane(Good::Ivory.index(), cards.count(Good::Ivory));
        if self.setup.first_game { cards - ivory } else { cards }
    }
}

impl<C: Chance, L: Log<Event>> Play<'_, C, L> {
    /// OS-1.1 to OS-1.3.
    pub(crate) fn set_up(&mut self) {
        let players = self.rules.players;
        let start = match self.rules.setup.start {
            Some(seat) => seat,
            None => Seat::at(self.chance.below(u32::from(players)) as usize),
        };
        self.fact(Fact::Started { start });
        let mut pile = self.state.hidden.pile;
        for seat in start.around(players) {
            if let Some(good) = pile.draw(self.chance).single() {
                self.emit(Event::FirstCardDealt { seat, good });
            }
        }
        self.open_senate();
        self.begin_round(1, start);
    }

    /// OS-1.5.
    pub(crate) fn next_round(&mut self) {
        let public = &self.state.public;
        let (round, start) = (public.round + 1, public.start.next(self.rules.players));
        self.begin_round(round, start);
    }

    fn begin_round(&mut self, round: u8, start: Seat) {
        self.fact(Fact::RoundBegan { round, start });
        // OS-1.2: in round 5 no next card shows.
        if round < ROUNDS {
            self.open_senate();
        }
        self.harbour();
    }

    /// OS-1.2: which card is put away is settled by drawing the five others: after the fifth it is the one left.
    fn open_senate(&mut self) {
        let left = self.state.public.senate_left;
        let card = nth_bit(left.into(), self.chance.below(left.count_ones())) as u8;
        self.fact(Fact::SenateOpened { card });
    }
}
