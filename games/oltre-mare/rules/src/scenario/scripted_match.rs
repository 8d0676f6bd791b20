//! A match in notation: what tests and studies play with.

use super::seat;
use crate::knowledge::Knowledge;
use crate::moves::{Action, Event, Refusal};
use crate::rules::OltreMare;
use crate::shown::View;
use crate::state::{Card, CardSet, Marker, Phase, State, Symbol, Venice};
use game::{Chance, Choices as _, Game, Notation, Observer, Shown, Standings, Status};

/// A running match, played in notation with seat numbers from 1. It panics where a test should fail.
pub struct ScriptedMatch {
    /// The rules.
    pub rules: OltreMare,
    /// The current state of the match.
    pub state: State,
    log: Vec<Event>,
    lots: Lots,
}

/// Chance that is the same in every run.
struct Lots(u64);

impl Chance for Lots {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }
}

fn words(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

impl ScriptedMatch {
    /// A match that continues from this state.
    pub fn new(rules: OltreMare, state: State) -> ScriptedMatch {
        ScriptedMatch { rules, state, log: Vec::new(), lots: Lots(1) }
    }

    /// With different chance.
    #[must_use]
    pub fn lots(mut self, seed: u64) -> ScriptedMatch {
        self.lots = Lots(seed);
        self
    }

    fn read(&self, number: usize, text: &str) -> Action {
        let knowledge = self.rules.knowledge(&self.state, Observer::Seat(seat(number)));
        self.rules.read_action(text, Some(&knowledge)).unwrap_or_else(|misread| panic!("{text}: {misread:?}"))
    }

    /// Carries out an action that must be legal. Returns what happened.
    ///
    /// # Panics
    /// If it is refused.
    #[track_caller]
    pub fn play(&mut self, number: usize, text: &str) -> Vec<Event> {
        let action = self.read(number, text);
        self.attempt(number, &action).unwrap_or_else(|refusal| panic!("seat {number}, {text}: {refusal:?}"))
    }

    /// The refusal of an action that must not be legal.
    ///
    /// # Panics
    /// If it is accepted.
    #[track_caller]
    pub fn refused(&mut self, number: usize, text: &str) -> Refusal {
        let action = self.read(number, text);
        match self.attempt(number, &action) {
            Ok(events) => panic!("seat {number}, {text}: accepted, {events:?}"),
            Err(refusal) => refusal,
        }
    }

    /// Carries out an action if it is legal.
    ///
    /// # Panics
    /// If a refused action changes something, or the choices contradict the refusal.
    #[track_caller]
    pub fn attempt(&mut self, number: usize, action: &Action) -> Result<Vec<Event>, Refusal> {
        let before = self.state;
        let mut choices = crate::Choices::default();
        self.rules.choices(&self.state, seat(number), &mut choices);
        let mut events = Vec::new();
        let result = self.rules.apply(&mut self.state, seat(number), action, &mut self.lots, &mut events);
        assert_eq!(choices.contains(action), result.is_ok(), "choices and check differ about {action:?}");
        if result.is_err() {
            assert!(self.state == before && events.is_empty(), "refused, and yet something happened: {action:?}");
        }
        self.log.extend_from_slice(&events);
        result.map(|()| events)
    }

    /// Everything that has happened so far.
    pub fn events(&self) -> &[Event] {
        &self.log
    }

    /// Where in the turn the match is.
    pub fn phase(&self) -> Phase {
        self.state.public.phase
    }

    /// Whose turn it is.
    pub fn active(&self) -> usize {
        self.state.public.active.number().into()
    }

    /// Power and load of this turn.
    pub fn power_and_load(&self) -> (u8, u8) {
        (self.state.public.power, self.state.public.load)
    }

    /// Has the last round begun?
    pub fn is_last_round(&self) -> bool {
        self.state.public.last_round
    }

    /// Money and points of a seat.
    pub fn ducats(&self, number: usize) -> i32 {
        self.state.public.ducats[seat(number)]
    }

    /// Prestige tiles of a seat.
    pub fn prestige(&self, number: usize) -> u8 {
        self.state.public.prestige[seat(number)]
    }

    /// The active marker of a seat.
    pub fn marker(&self, number: usize) -> Option<Marker> {
        self.state.public.marker[seat(number)]
    }

    /// Markers held by a seat.
    pub fn markers(&self, number: usize) -> u8 {
        self.state.public.markers[seat(number)]
    }

    /// The marker on a port.
    ///
    /// # Panics
    /// If there is no such port.
    pub fn marker_at(&self, port: &str) -> Option<Marker> {
        self.state.public.on_port[super::port(&self.rules, port).index()]
    }

    /// The port a seat's ship is in.
    pub fn ship(&self, number: usize) -> String {
        self.rules.port_name(self.state.public.ship[seat(number)])
    }

    /// A hand, by card number.
    pub fn hand(&self, number: usize) -> String {
        words(self.state.hidden.hand(seat(number)).iter())
    }

    /// A cargo, bottom first.
    pub fn cargo(&self, number: usize) -> String {
        let mut cards: Vec<Card> = self.state.public.cargos.iter(seat(number)).collect();
        cards.reverse();
        words(cards)
    }

    /// A seat's pirates, bottom first.
    pub fn pirates(&self, number: usize) -> String {
        let mut cards: Vec<Card> = self.state.hidden.pirates(seat(number)).collect();
        cards.reverse();
        words(cards)
    }

    /// The deck, top first.
    pub fn deck(&self) -> String {
        words(self.state.hidden.deck())
    }

    /// Goods cards in the deck.
    pub fn deck_size(&self) -> usize {
        self.state.hidden.deck().count()
    }

    /// The discard, by card number.
    pub fn discard(&self) -> String {
        words(self.state.public.discard.iter())
    }

    /// Cards played and not yet stowed, by card number.
    pub fn on_table(&self) -> String {
        words(self.state.public.table.iter())
    }

    /// Where the Venice card is.
    pub fn venice(&self) -> Venice {
        self.state.public.venice
    }

    /// Numbers of the open offers, oldest first.
    pub fn offers(&self) -> Vec<u16> {
        self.state.public.offers.iter().map(|offer| offer.id.0).collect()
    }

    /// The seat that a driver asks next if it asks one seat at a time; 0 when the match is over.
    pub fn asks(&self) -> usize {
        match self.rules.status(&self.state) {
            Status::Open { ask, .. } => ask.number().into(),
            Status::Over(_) => 0,
        }
    }

    /// How the match ended, if it has.
    pub fn standings(&self) -> Option<Standings> {
        match self.rules.status(&self.state) {
            Status::Open { .. } => None,
            Status::Over(standings) => Some(standings),
        }
    }

    /// What a seat knows; seat 0 is a spectator.
    pub fn knowledge(&self, number: usize) -> Knowledge {
        let who = if number == 0 { Observer::Spectator } else { Observer::Seat(seat(number)) };
        self.rules.knowledge(&self.state, who)
    }

    /// What the screen of a seat shows; seat 0 is a spectator.
    pub fn view(&self, number: usize) -> View {
        self.rules.view(&self.knowledge(number))
    }

    /// How many symbols these cards show together: ducat, pirate, market, ship.
    pub fn symbols(&self, words: &str) -> [usize; 4] {
        let cards: CardSet = super::cards(words).into_iter().collect();
        Symbol::ALL.map(|symbol| cards.iter().filter(|c| self.rules.face(*c).symbols >> symbol as u8 & 1 == 1).count())
    }
}
