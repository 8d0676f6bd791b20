//! The rules of the toy.

use crate::faults::*;
use game::{BySeat, Chance, Choices, Game, Log, Observer, Picker, Seat, SeatSet, Slot, nth_bit};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU32, Ordering};

/// One bit for each card.
pub type Cards = u16;
pub const CARDS: u32 = 12;
pub const ALL: Cards = (1 << CARDS) - 1;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToySetup {
    pub players: u8,
}

#[derive(Clone)]
pub struct ToyEdition;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Public {
    pub turn: Seat,
    pub hand: BySeat<u8>,
    pub buried: BySeat<u8>,
    pub played: BySeat<Cards>,
    pub cheered: SeatSet,
    pub deck: u8,
    /// Who buried last: the memory option hides it.
    pub last_burier: Option<Seat>,
    /// Only filled by a planted leak.
    pub leaked: Cards,
    /// Turns begun.
    pub turns: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub public: Public,
    pub hands: BySeat<Cards>,
    pub buried: BySeat<Cards>,
    pub deck: Cards,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    pub who: Observer,
    pub public: Public,
    pub hand: Cards,
    pub buried: Cards,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "action", content = "card", rename_all = "snake_case")]
pub enum Action {
    Draw,
    Play(u8),
    Bury(u8),
    Cheer,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Drawn { seat: Seat, card: u8 },
    Played { seat: Seat, card: u8 },
    Buried { seat: Seat, card: u8 },
    Cheered { seat: Seat },
    TurnPassed { to: Seat },
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "seen", rename_all = "snake_case")]
pub enum Seen {
    Drawn { seat: Seat, card: Option<u8> },
    Played { seat: Seat, card: u8 },
    Buried { seat: Seat, card: Option<u8> },
    Cheered { seat: Seat },
    TurnPassed { to: Seat },
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    NotYourTurn,
    NotHeld { hint: u8 },
    DeckEmpty,
    CannotCheer,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct ToyChoices<const F: u8> {
    pub draw: bool,
    pub hand: Cards,
    pub cheer: bool,
}

/// With the fault of this number planted in it; 0 is none.
pub struct Toy<const F: u8 = 0> {
    pub setup: ToySetup,
}

const DRAW: u32 = 0;
const PLAY: u32 = 1;
const BURY: u32 = 2;
const CHEER: u32 = 3;
const PLAY_AGAIN: u32 = 4;

impl<const F: u8> Choices for ToyChoices<F> {
    type Action = Action;

    fn is_empty(&self) -> bool {
        !self.draw && self.hand == 0 && !self.cheer
    }

    fn contains(&self, action: &Action) -> bool {
        match *action {
            Action::Draw => self.draw || F == CONTAINS_TOO_MUCH && self.hand != 0,
            Action::Play(card) | Action::Bury(card) => u32::from(card) < CARDS && self.hand >> card & 1 == 1,
            Action::Cheer => self.cheer,
        }
    }

    fn forced(&self) -> Option<Action> {
        match (self.draw, self.hand, self.cheer) {
            (true, 0, false) => Some(Action::Draw),
            (false, 0, true) => Some(Action::Cheer),
            (true, ..) if F == FORCED_WRONG => Some(Action::Draw),
            _ => None,
        }
    }

    fn decide<P: Picker>(&self, picker: &mut P) -> Result<Action, P::Halt> {
        let holds = u128::from(self.hand != 0);
        let mut verbs = u128::from(self.draw) << DRAW | holds << PLAY | holds << BURY | u128::from(self.cheer) << CHEER;
        if F == TWO_PATHS {
            verbs |= holds << PLAY_AGAIN;
        }
        match picker.pick(Slot::Verb, verbs)? {
            DRAW => Ok(Action::Draw),
            PLAY | PLAY_AGAIN => Ok(Action::Play(picker.pick(Slot::Card, self.hand.into())? as u8)),
            BURY if F == DEAD_END && self.hand.is_power_of_two() => Ok(Action::Bury(picker.pick(Slot::Card, 0)? as u8)),
            BURY => Ok(Action::Bury(picker.pick(Slot::Card, self.hand.into())? as u8)),
            _ => Ok(Action::Cheer),
        }
    }
}

impl<const F: u8> Toy<F> {
    pub fn with(players: u8) -> Toy<F> {
        Toy { setup: ToySetup { players } }
    }

    pub fn next_holder(&self, public: &Public) -> Seat {
        let from = public.turn.next(self.setup.players);
        from.around(self.setup.players).find(|seat| public.hand[*seat] > 0).unwrap_or(from)
    }

    pub fn may_cheer(&self, state: &State, seat: Seat) -> bool {
        let neighbour = state.hands[seat.next(self.setup.players)];
        let leak = F == LEAK_IN_CHOICES && neighbour & 1 == 1;
        seat != state.public.turn && !state.public.cheered.contains(seat) && !self.is_over(state) && !leak
    }

    pub fn is_over(&self, state: &State) -> bool {
        state.public.hand.as_slice().iter().all(|n| *n == 0)
    }

    /// Cards that can be laid down.
    pub fn at_hand(&self, state: &State, seat: Seat) -> Cards {
        if F == ENDLESS { 0 } else { state.hands[seat] }
    }

    pub fn can_draw(&self, state: &State) -> bool {
        state.public.deck > 0 || F == ENDLESS
    }

    /// The one place where what is public changes, for states and for knowledge.
    pub fn publish(&self, public: &mut Public, seen: &Seen) {
        match *seen {
            Seen::Drawn { seat, .. } => {
                public.deck -= 1;
                public.hand[seat] += 1;
            }
            Seen::Played { seat, card } => {
                public.hand[seat] -= 1;
                public.played[seat] |= 1 << card;
            }
            Seen::Buried { seat, card } => {
                public.hand[seat] -= 1;
                public.buried[seat] += 1;
                public.last_burier = Some(seat);
                public.leaked |= if F == LEAK_IN_KNOWLEDGE { card.map_or(0, |card| 1 << card) } else { 0 };
            }
            Seen::Cheered { .. } if F == ASK_STUCK => {}
            Seen::Cheered { seat } => public.cheered = public.cheered.with(seat),
            Seen::TurnPassed { to } => {
                public.turn = to;
                public.turns += 1;
            }
        }
    }

    /// A card of a set by chance; the set is not empty.
    pub fn any_card(&self, cards: Cards, chance: &mut impl Chance) -> u8 {
        static OWN: AtomicU32 = AtomicU32::new(0);
        let n = cards.count_ones();
        let skip = if F == OWN_CHANCE { OWN.fetch_add(1, Ordering::Relaxed) % n } else { chance.below(n) };
        nth_bit(cards.into(), skip) as u8
    }

    pub fn emit(&self, state: &mut State, log: &mut impl Log<Event>, event: Event) {
        self.evolve(state, &event);
        log.push(event);
    }

    pub fn invariants(&self, state: &State) -> Result<(), String> {
        let places = Seat::all(self.setup.players)
            .flat_map(|seat| [state.hands[seat], state.buried[seat], state.public.played[seat]])
            .chain([state.deck]);
        let (union, count) = places.fold((0, 0), |(union, count), cards| (union | cards, count + cards.count_ones()));
        if (union, count) != (ALL, CARDS) {
            return Err(format!("{count} cards, of which {} different, instead of {CARDS}", union.count_ones()));
        }
        for seat in Seat::all(self.setup.players) {
            if u32::from(state.public.hand[seat]) != state.hands[seat].count_ones() {
                return Err(format!("the hand of {seat:?} is not of the size all believe"));
            }
        }
        Ok(())
    }
}
