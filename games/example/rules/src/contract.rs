//! The toy as a `Game`: every method of the contract.

use crate::faults::*;
use crate::rules::{
    ALL, Action, CARDS, Cards, Event, Knowledge, Public, Refusal, Seen, State, Toy, ToyChoices, ToyEdition, ToySetup,
};
use game::{
    BySeat, Chance, Edition, Fault, Game, Log, Message, Observer, Seat, SeatSet, Setup, SetupError, Standings, Status,
};

impl Setup for ToySetup {
    fn usual(players: u8) -> Result<ToySetup, SetupError> {
        match players {
            2..=5 => Ok(ToySetup { players }),
            got => Err(SetupError::Players { got, min: 2, max: 5 }),
        }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn set(&mut self, option: &str, _: &str) -> Result<(), SetupError> {
        Err(SetupError::UnknownOption(option.into()))
    }

    fn options() -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }
}

impl Edition for ToyEdition {
    fn builtin() -> ToyEdition {
        ToyEdition
    }

    fn parse(text: &str) -> Result<ToyEdition, Vec<Fault>> {
        if text.trim() == Self::template().trim() {
            return Ok(ToyEdition);
        }
        Err(vec![Fault { line: 1, clause: "TOY-1", message: Message::new("toy-edition") }])
    }

    fn template() -> String {
        "game = \"toy\"\n".into()
    }

    fn name(&self) -> &str {
        "toy"
    }

    fn canonical(&self) -> Vec<u8> {
        Vec::new()
    }
}

impl<const F: u8> Game for Toy<F> {
    const NAME: &'static str = "toy";
    const RULES: u32 = 1;
    type Setup = ToySetup;
    type Edition = ToyEdition;
    type State = State;
    type Action = Action;
    type Choices = ToyChoices<F>;
    type Event = Event;
    type SeenEvent = Seen;
    type Refusal = Refusal;
    type Knowledge = Knowledge;

    fn new(setup: &ToySetup, _: &ToyEdition) -> Result<Toy<F>, SetupError> {
        ToySetup::usual(setup.players)?;
        Ok(Toy { setup: setup.clone() })
    }

    fn setup(&self) -> &ToySetup {
        &self.setup
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn blank(&self) -> State {
        let n = self.setup.players;
        let public = Public {
            turn: Seat::at(0),
            hand: BySeat::all(n, 0),
            buried: BySeat::all(n, 0),
            played: BySeat::all(n, 0),
            cheered: SeatSet::EMPTY,
            deck: CARDS as u8,
            last_burier: None,
            leaked: 0,
            turns: 0,
        };
        State { public, hands: BySeat::all(n, 0), buried: BySeat::all(n, 0), deck: ALL }
    }

    fn deal(&self, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.setup.players).chain(Seat::all(self.setup.players)) {
            let card = self.any_card(state.deck, chance);
            self.emit(state, log, Event::Drawn { seat, card });
        }
    }

    fn status(&self, state: &State) -> Status {
        let n = self.setup.players;
        if self.is_over(state) {
            let score = BySeat::new(n, |seat| state.public.played[seat].count_ones() as i32);
            let place = BySeat::new(n, |seat| score.iter().filter(|(_, other)| *other > score[seat]).count() as u8 + 1);
            return Status::Over(Standings { place, score });
        }
        let turn = state.public.turn;
        let mut may: SeatSet = Seat::all(n).filter(|seat| self.may_cheer(state, *seat)).collect();
        let mut must = SeatSet::only(turn);
        if F == UNASKED {
            may = may.without(turn.next(n));
        }
        if F == NOBODY_MUST && state.public.deck == 0 {
            (must, may) = (SeatSet::EMPTY, may.or(must));
        }
        let ask = if F == ASK_STUCK { may.iter().next().unwrap_or(turn) } else { turn };
        Status::Open { must, may, ask, question: state.public.turns }
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut ToyChoices<F>) {
        let turn = seat == state.public.turn && !self.is_over(state);
        out.draw = turn && self.can_draw(state);
        let before = if F == CHOICES_LINGER { out.hand } else { 0 };
        out.hand = before | if turn { self.at_hand(state, seat) } else { 0 };
        out.cheer = self.may_cheer(state, seat);
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if *action == Action::Cheer {
            return if self.may_cheer(state, seat) { Ok(()) } else { Err(Refusal::CannotCheer) };
        }
        if seat != state.public.turn || self.is_over(state) {
            return Err(Refusal::NotYourTurn);
        }
        match *action {
            Action::Draw if self.can_draw(state) => Ok(()),
            Action::Play(card) | Action::Bury(card) => {
                assert!(F != PANIC || u32::from(card) < CARDS, "there is no such card");
                if u32::from(card) < CARDS && self.at_hand(state, seat) >> card & 1 == 1 {
                    return Ok(());
                }
                let hint = state.hands[seat.next(self.setup.players)].trailing_zeros() as u8;
                Err(Refusal::NotHeld { hint: if F == LEAK_IN_REFUSAL { hint } else { 0 } })
            }
            _ => Err(Refusal::DeckEmpty),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if let Err(refusal) = self.check(state, seat, action) {
            if F == REFUSAL_ACTS {
                state.public.turn = state.public.turn.next(self.setup.players);
            }
            return Err(refusal);
        }
        match *action {
            Action::Draw if state.public.deck == 0 => return Ok(()),
            Action::Draw => {
                let card = self.any_card(state.deck, chance);
                self.emit(state, log, Event::Drawn { seat, card });
            }
            Action::Play(card) => self.emit(state, log, Event::Played { seat, card }),
            Action::Bury(card) => self.emit(state, log, Event::Buried { seat, card }),
            Action::Cheer => {
                self.emit(state, log, Event::Cheered { seat });
                return Ok(());
            }
        }
        if F == BEHIND_THE_EVENTS {
            state.public.cheered = state.public.cheered.with(seat);
        }
        let to = self.next_holder(&state.public);
        self.emit(state, log, Event::TurnPassed { to });
        Ok(())
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        match *event {
            Event::Drawn { seat, card } => {
                state.deck &= !(1 << card);
                state.hands[seat] |= 1 << card;
            }
            Event::Played { seat, card } => state.hands[seat] &= !(1 << card),
            Event::Buried { seat, card } => {
                state.hands[seat] &= !(1 << card);
                state.buried[seat] |= if F == CARD_LOST { 0 } else { 1 << card };
            }
            Event::Cheered { .. } | Event::TurnPassed { .. } => {}
        }
        if let Some(seen) = self.seen(event, Observer::Spectator) {
            self.publish(&mut state.public, &seen);
        }
    }

    fn seen(&self, event: &Event, who: Observer) -> Option<Seen> {
        Some(match *event {
            Event::Drawn { seat, card } => Seen::Drawn { seat, card: who.is(seat).then_some(card) },
            Event::Played { seat, card } => Seen::Played { seat, card },
            Event::Buried { seat, card } => {
                let told = who.is(seat) || F == LEAK_IN_KNOWLEDGE || F == LEAK_IN_EVENTS;
                Seen::Buried { seat, card: told.then_some(card) }
            }
            Event::Cheered { seat } => Seen::Cheered { seat },
            Event::TurnPassed { to } => Seen::TurnPassed { to },
        })
    }

    fn knowledge(&self, state: &State, who: Observer) -> Knowledge {
        let own = |cards: &BySeat<Cards>| who.seat().map_or(0, |seat| cards[seat]);
        let mut public = state.public;
        if F == LEAK_IN_KNOWLEDGE {
            public.leaked = state.buried.as_slice().iter().fold(0, |all, cards| all | cards);
        }
        Knowledge { who, public, hand: own(&state.hands), buried: own(&state.buried) }
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &Seen) {
        match *event {
            Seen::Drawn { card: Some(card), .. } => knowledge.hand |= 1 << card,
            Seen::Played { card, .. } => knowledge.hand &= !(1 << card),
            Seen::Buried { seat, card: Some(card) } if knowledge.who.is(seat) => {
                knowledge.hand &= !(1 << card);
                knowledge.buried |= 1 << card;
            }
            Seen::Buried { card: None, .. } if F == FORGETFUL => return,
            _ => {}
        }
        self.publish(&mut knowledge.public, event);
    }

    fn redeal(&self, knowledge: &Knowledge, chance: &mut impl Chance, out: &mut State) {
        let n = self.setup.players;
        let public = &knowledge.public;
        let played = public.played.as_slice().iter().fold(0, |all, cards| all | cards);
        let mut left = ALL & !played & !knowledge.hand & !knowledge.buried;
        let mut take = |count: u8| {
            let mut taken = 0;
            for _ in 0..count {
                let card = if F == REDEAL_STUCK { left.trailing_zeros() as u8 } else { self.any_card(left, chance) };
                left &= !(1 << card);
                taken |= 1 << card;
            }
            taken
        };
        let own = |seat, cards| knowledge.who.is(seat).then_some(cards);
        let kept = if F == REDEAL_SHOWS_THROUGH { Some(out.hands) } else { None };
        let mut hands = BySeat::new(n, |seat| own(seat, knowledge.hand).unwrap_or_else(|| take(public.hand[seat])));
        let buried = BySeat::new(n, |seat| own(seat, knowledge.buried).unwrap_or_else(|| take(public.buried[seat])));
        if let Some(kept) = kept {
            hands = kept;
        }
        if F == REDEAL_DOUBLES {
            left |= 1;
        }
        *out = State { public: *public, hands, buried, deck: left };
    }
}

impl game::Action for Action {
    /// Cheering answers nothing.
    fn names_target(&self) -> bool {
        *self == Action::Cheer
    }
}

impl game::Event for Event {
    fn reveals(&self) -> bool {
        matches!(self, Event::Drawn { .. } | Event::Played { .. })
    }
}

impl game::SeenEvent for Seen {
    fn is_private(&self) -> bool {
        matches!(self, Seen::Drawn { card: Some(_), .. } | Seen::Buried { card: Some(_), .. })
    }

    fn begins_turn(&self) -> bool {
        matches!(self, Seen::TurnPassed { .. })
    }
}

impl game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        "TOY-1"
    }
}
