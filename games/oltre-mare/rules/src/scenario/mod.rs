//! Positions for tests and studies: valid full states, built from what a clause talks about.
//!
//! ```
//! use oltre_mare::scenario::Scenario;
//!
//! let mut table = Scenario::new(3)
//!     .seat(1, |s| s.ducats(2).cargo("salt.03").hand("grain.01"))
//!     .deck("salt.01 silk.05")
//!     .table();
//! table.play(1, "buy deck 3d");
//! assert_eq!((table.ducats(1), table.hand(1)), (-1, "salt.01 grain.01".into()));
//! ```

mod scripted_match;
mod seat_plan;

pub use scripted_match::ScriptedMatch;
pub use seat_plan::SeatPlan;

use crate::edition::{Edition, Setup};
use crate::rules::OltreMare;
use crate::state::{Card, CardSet, Face, Hidden, MAX_PORTS, Marker, Phase, Port, Public, State, Venice};
use game::{Edition as _, Game, Seat, SeatSet};

/// The usual rules for that number of players, with the built-in edition.
///
/// # Panics
/// If the game cannot be played by that many.
pub fn rules(players: u8) -> OltreMare {
    rules_of(&Setup::of(players), &Edition::builtin())
}

/// Rules with custom options and edition.
///
/// # Panics
/// If the setup cannot be played.
pub fn rules_of(setup: &Setup, edition: &Edition) -> OltreMare {
    OltreMare::new(setup, edition).unwrap_or_else(|error| panic!("{error:?}"))
}

/// The seat with this number, as people count.
///
/// # Panics
/// If there can be no such seat.
pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap_or_else(|| panic!("there is no seat {number}"))
}

/// The card of this name.
///
/// # Panics
/// If there is none.
pub fn card(name: &str) -> Card {
    Card::from_name(name).unwrap_or_else(|| panic!("there is no card {name}"))
}

/// Cards from words: `"salt.04 grain.01-05"`, the latter for five of them.
///
/// # Panics
/// If a word names no card.
pub fn cards(words: &str) -> Vec<Card> {
    let mut list = Vec::new();
    for word in words.split_whitespace() {
        let Some((first, last)) = word.split_once('-') else {
            list.push(card(word));
            continue;
        };
        let (good, _) = first.split_once('.').unwrap_or_else(|| panic!("there is no card {first}"));
        let (first, last) = (card(first), card(&format!("{good}.{last}")));
        list.extend((first.index()..=last.index()).filter_map(Card::new));
    }
    list
}

/// The first card, by number, with a face as wanted.
///
/// # Panics
/// If there is none.
pub fn find(rules: &OltreMare, wanted: impl Fn(Card, &Face) -> bool) -> Card {
    let mut all = rules.cards_in_play().iter();
    all.find(|card| wanted(*card, rules.face(*card))).expect("a card with such a face")
}

/// Where cards that were not mentioned go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// At the bottom of the deck.
    Deck,
    /// In the discard.
    Discard,
    /// At the bottom of a seat's cargo.
    Cargo(usize),
    /// In a seat's hand.
    Hand(usize),
}

/// A position. Anything left out is plain: seat 1 starts and is active, in the trade phase of its first turn,
/// with Venice in the middle of the deck, empty hands and no marker on any port.
#[derive(Clone, Debug)]
pub struct Scenario {
    seats: Vec<SeatPlan>,
    start: usize,
    active: usize,
    phase: Phase,
    deck: Vec<Card>,
    discard: Vec<Card>,
    table: Vec<Card>,
    rest: Rest,
    venice: Option<Option<u8>>,
    last_round: bool,
    power: Option<u8>,
    load: Option<u8>,
    bought: u8,
    sails: u8,
    on_port: Vec<(String, Marker)>,
    scored: SeatSet,
}

impl Scenario {
    /// A plain position for that number of players.
    pub fn new(players: u8) -> Scenario {
        Scenario {
            seats: vec![SeatPlan::new(); players.into()],
            start: 1,
            active: 1,
            phase: Phase::Trade,
            deck: Vec::new(),
            discard: Vec::new(),
            table: Vec::new(),
            rest: Rest::Deck,
            venice: None,
            last_round: false,
            power: None,
            load: None,
            bought: 0,
            sails: 0,
            on_port: Vec::new(),
            scored: SeatSet::EMPTY,
        }
    }

    /// What a seat has.
    #[must_use]
    pub fn seat(mut self, number: usize, plan: impl FnOnce(SeatPlan) -> SeatPlan) -> Self {
        let slot = &mut self.seats[number - 1];
        *slot = plan(slot.clone());
        self
    }

    /// The start player.
    #[must_use]
    pub fn start(mut self, number: usize) -> Self {
        self.start = number;
        self
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(mut self, number: usize) -> Self {
        self.active = number;
        self
    }

    /// Where in the turn.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Self {
        self.phase = phase;
        self
    }

    /// The deck, top first; under it what `rest` puts there.
    #[must_use]
    pub fn deck(mut self, words: &str) -> Self {
        self.deck = cards(words);
        self
    }

    /// The discard.
    #[must_use]
    pub fn discard(mut self, words: &str) -> Self {
        self.discard = cards(words);
        self
    }

    /// Cards played and not yet stowed.
    #[must_use]
    pub fn on_table(mut self, words: &str) -> Self {
        self.table = cards(words);
        self
    }

    /// Where all other cards are; by default, at the bottom of the deck.
    #[must_use]
    pub fn rest(mut self, rest: Rest) -> Self {
        self.rest = rest;
        self
    }

    /// How many goods cards are above Venice.
    #[must_use]
    pub fn venice_above(mut self, cards: u8) -> Self {
        self.venice = Some(Some(cards));
        self
    }

    /// Venice is out of the game.
    #[must_use]
    pub fn no_venice(mut self) -> Self {
        self.venice = Some(None);
        self
    }

    /// The last round has begun (OM-7.1).
    #[must_use]
    pub fn last_round(mut self) -> Self {
        self.last_round = true;
        self
    }

    /// Power of this turn; by default, that of the active seat's top cargo card.
    #[must_use]
    pub fn power(mut self, power: u8) -> Self {
        self.power = Some(power);
        self
    }

    /// Load of this turn; by default, that of the active seat's top cargo card.
    #[must_use]
    pub fn load(mut self, load: u8) -> Self {
        self.load = Some(load);
        self
    }

    /// Cards bought this turn.
    #[must_use]
    pub fn bought(mut self, cards: u8) -> Self {
        self.bought = cards;
        self
    }

    /// Ship symbols played this turn.
    #[must_use]
    pub fn sails(mut self, symbols: u8) -> Self {
        self.sails = symbols;
        self
    }

    /// A marker on a port.
    #[must_use]
    pub fn marker_at(mut self, port: &str, marker: Marker) -> Self {
        self.on_port.push((port.to_owned(), marker));
        self
    }

    /// The seat has already had its marker prize (OM-7.3).
    #[must_use]
    pub fn scored(mut self, number: usize) -> Self {
        self.scored = self.scored.with(seat(number));
        self
    }

    /// A match under the usual rules that continues from here.
    ///
    /// # Panics
    /// If the position is impossible, see [`Scenario::build`].
    pub fn table(&self) -> ScriptedMatch {
        let rules = rules(self.seats.len() as u8);
        let state = self.build(&rules);
        ScriptedMatch::new(rules, state)
    }

    /// The state: every card in one place, and nobody knows anything hidden.
    ///
    /// # Panics
    /// If the position is impossible: a card named twice or not in play, an unknown port, a wrong number of players.
    pub fn build(&self, rules: &OltreMare) -> State {
        assert_eq!(self.seats.len(), usize::from(rules.players()), "rules and scenario have different tables");
        let mut places = Places::new(self, rules);
        places.fill_cargos(rules);
        places.put_rest(self.rest);
        let mut state = rules.blank();
        self.lay_open(rules, &places, &mut state.public);
        self.hide(&places, &mut state);
        state
    }

    fn lay_open(&self, rules: &OltreMare, places: &Places, public: &mut Public) {
        (public.start, public.active) = (seat(self.start), seat(self.active));
        public.last_round = self.last_round;
        public.marker_prize = self.scored;
        public.turn = 1;
        for (i, plan) in self.seats.iter().enumerate() {
            let owner = Seat::at(i);
            public.ducats[owner] = plan.ducats;
            public.prestige[owner] = plan.prestige;
            public.marker[owner] = plan.marker;
            public.markers[owner] = plan.markers.unwrap_or(u8::from(plan.marker.is_some()));
            public.ship[owner] = plan.ship.as_deref().map_or(Port(0), |name| port(rules, name));
            for card in &places.cargos[i] {
                public.cargos.push(owner, *card);
            }
            public.hand[owner] = places.hands[i].len() as u8;
            public.pirates[owner] = plan.pirates.len() as u8;
        }
        public.on_port = [None; MAX_PORTS];
        for (name, marker) in &self.on_port {
            public.on_port[port(rules, name).index()] = Some(*marker);
        }
        let top = public.cargos.top(public.active).map(|card| *rules.face(card));
        public.power = self.power.or(top.map(|face| face.power)).unwrap_or(0);
        public.load = self.load.or(top.map(|face| face.load)).unwrap_or(0);
        (public.bought, public.sails) = (self.bought, self.sails);
        public.table = self.table.iter().copied().collect();
        public.discard = places.discard.iter().copied().collect();
        public.deck = places.deck.len() as u8;
        public.venice = match self.above_venice(public.deck) {
            None => Venice::Gone,
            Some(0) => Venice::OnTop,
            Some(_) => Venice::Buried,
        };
        // OM-1.7: as in a deck that had Venice half-way when it was whole.
        let below = public.deck - self.above_venice(public.deck).unwrap_or(0).min(public.deck);
        public.first_deck = public.deck.max(2 * below);
        public.enter(self.phase);
    }

    fn hide(&self, places: &Places, state: &mut State) {
        state.hidden = Hidden::new(state.public.players);
        for (i, plan) in self.seats.iter().enumerate() {
            state.hidden.hands[Seat::at(i)] = places.hands[i].iter().copied().collect();
            for card in &plan.pirates {
                state.hidden.push_pirate(Seat::at(i), *card);
            }
        }
        for card in places.deck.iter().rev() {
            state.hidden.push_deck(*card);
        }
        state.hidden.above_venice = self.above_venice(places.deck.len() as u8).unwrap_or(0);
    }

    /// Goods cards above Venice; `None` if it is gone. A deck too small for it has none unless one is asked for.
    fn above_venice(&self, deck: u8) -> Option<u8> {
        self.venice.unwrap_or((deck >= 2).then_some(deck / 2))
    }
}

fn port(rules: &OltreMare, name: &str) -> Port {
    rules.edition().port_named(name).unwrap_or_else(|| panic!("there is no port {name}"))
}

/// Every card in its place.
struct Places {
    hands: Vec<Vec<Card>>,
    cargos: Vec<Vec<Card>>,
    deck: Vec<Card>,
    discard: Vec<Card>,
    /// Seats that still need a first cargo card.
    bare: Vec<usize>,
    free: CardSet,
}

impl Places {
    fn new(scenario: &Scenario, rules: &OltreMare) -> Places {
        let mut free = rules.cards_in_play();
        let seats = &scenario.seats;
        let cargos: Vec<Vec<Card>> = seats.iter().map(|plan| plan.cargo.clone().unwrap_or_default()).collect();
        let stacks = seats.iter().flat_map(|plan| plan.hand.iter().chain(&plan.pirates)).chain(cargos.iter().flatten());
        for card in stacks.chain(&scenario.deck).chain(&scenario.discard).chain(&scenario.table) {
            assert!(free.contains(*card), "{card} is not in play, or named twice");
            free.remove(*card);
        }
        Places {
            hands: seats.iter().map(|plan| plan.hand.clone()).collect(),
            bare: (0..seats.len()).filter(|i| seats[*i].cargo.is_none()).collect(),
            cargos,
            deck: scenario.deck.clone(),
            discard: scenario.discard.clone(),
            free,
        }
    }

    /// OM-1.4: a cargo begins with a card that names a port.
    fn fill_cargos(&mut self, rules: &OltreMare) {
        for i in std::mem::take(&mut self.bare) {
            let card =
                self.free.iter().find(|card| rules.face(*card).port.is_some()).expect("a card that names a port");
            self.free.remove(card);
            self.cargos[i].push(card);
        }
    }

    fn put_rest(&mut self, rest: Rest) {
        let free = std::mem::take(&mut self.free).iter();
        match rest {
            Rest::Deck => self.deck.extend(free),
            Rest::Discard => self.discard.extend(free),
            Rest::Hand(number) => self.hands[number - 1].extend(free),
            Rest::Cargo(number) => {
                self.cargos[number - 1].splice(0..0, free);
            }
        }
    }
}
