//! A tiny game with hidden cards, for tests of what is around a game.
//!
//! Twelve cards, two each, the rest is the deck. In a turn a seat may lay one card face down and may stir the deck once;
//! drawing a card ends the turn. When the deck is empty, the highest hand wins.

use game::{
    Arg, BySeat, Chance, Choices, Counted, Edition, Fault, Game, Log, Message, Misread, Notation, Observer, Picker,
    Seat, SeatSet, Setup, SetupError, Shown, Slot, Standings, Stats, Status, shuffle,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ToySetup {
    players: u8,
    /// Changes nothing: an option that only a hash can guard.
    mood: String,
}

impl Setup for ToySetup {
    fn usual(players: u8) -> Result<ToySetup, SetupError> {
        Ok(ToySetup { players, mood: "calm".into() })
    }
    fn players(&self) -> u8 {
        self.players
    }
    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        match (option, value) {
            ("mood", "calm" | "merry") => self.mood = value.into(),
            ("mood", _) => return Err(SetupError::BadValue { option: option.into(), value: value.into() }),
            _ => return Err(SetupError::UnknownOption(option.into())),
        }
        Ok(())
    }
    fn options() -> &'static [(&'static str, &'static [&'static str])] {
        &[("mood", &["calm", "merry"])]
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct ToyEdition(pub u8);

impl Edition for ToyEdition {
    fn builtin() -> ToyEdition {
        ToyEdition(12)
    }
    fn parse(text: &str) -> Result<ToyEdition, Vec<Fault>> {
        let fault = || vec![Fault { line: 1, clause: "TOY-0.1", message: Message::new("toy-number") }];
        text.trim().parse().map(ToyEdition).map_err(|_| fault())
    }
    fn template() -> String {
        "12\n".into()
    }
    fn name(&self) -> &str {
        "toy"
    }
    fn canonical(&self) -> Vec<u8> {
        vec![self.0]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    deck: [u8; 12],
    left: u8,
    hands: [u16; 5],
    laid: u8,
    stirred: bool,
    active: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    Lay(u8),
    Stir,
    Draw,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Event {
    Shuffled { deck: [u8; 12] },
    Dealt { seat: Seat },
    Laid { seat: Seat, card: u8 },
    Drawn { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub enum SeenEvent {
    Shuffled,
    Laid { seat: Seat, card: Option<u8> },
    Drawn { seat: Seat },
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    NotYourTurn,
    NotHeld,
    Already,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct ToyChoices {
    hand: u16,
    may_lay: bool,
    may_stir: bool,
    active: bool,
}

impl Choices for ToyChoices {
    type Action = Action;

    fn is_empty(&self) -> bool {
        !self.active
    }
    fn contains(&self, action: &Action) -> bool {
        self.active
            && match *action {
                Action::Lay(card) => self.may_lay && card < 12 && self.hand >> card & 1 == 1,
                Action::Stir => self.may_stir,
                Action::Draw => true,
            }
    }
    fn decide<P: Picker>(&self, picker: &mut P) -> Result<Action, P::Halt> {
        let verbs = 1 | u128::from(self.may_stir) << 1 | u128::from(self.may_lay && self.hand != 0) << 2;
        Ok(match picker.pick(Slot::Verb, verbs)? {
            0 => Action::Draw,
            1 => Action::Stir,
            _ => Action::Lay(picker.pick(Slot::Card, self.hand.into())? as u8),
        })
    }
}

#[derive(Default, Clone)]
pub struct ToyStats {
    drawn: u64,
    laid: u64,
}

impl Stats<Event> for ToyStats {
    fn note(&mut self, event: &Event) {
        match event {
            Event::Drawn { .. } => self.drawn += 1,
            Event::Laid { .. } => self.laid += 1,
            _ => {}
        }
    }
    fn merge(&mut self, other: &ToyStats) {
        self.drawn += other.drawn;
        self.laid += other.laid;
    }
    fn turns(&self) -> u64 {
        self.drawn
    }
    fn report(&self, _: u64) -> impl Serialize {
        #[derive(Serialize)]
        struct Report {
            laid: u64,
        }
        Report { laid: self.laid }
    }
}

#[derive(Clone)]
pub struct Toy {
    setup: ToySetup,
}

impl Toy {
    fn emit(&self, state: &mut State, event: Event, log: &mut impl Log<Event>) {
        self.evolve(state, &event);
        log.push(event);
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES: u32 = 3;
    type Setup = ToySetup;
    type Edition = ToyEdition;
    type State = State;
    type Action = Action;
    type Choices = ToyChoices;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type Refusal = Refusal;
    /// Seat, own hand, sizes: enough for these tests.
    type Knowledge = (Option<Seat>, u16, State);

    fn new(setup: &ToySetup, _: &ToyEdition) -> Result<Toy, SetupError> {
        match setup.players {
            2..=4 => Ok(Toy { setup: setup.clone() }),
            got => Err(SetupError::Players { got, min: 2, max: 4 }),
        }
    }
    fn setup(&self) -> &ToySetup {
        &self.setup
    }
    fn players(&self) -> u8 {
        self.setup.players
    }
    fn blank(&self) -> State {
        State { deck: [0; 12], left: 12, hands: [0; 5], laid: 0, stirred: false, active: 0 }
    }
    fn deal(&self, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let mut deck = std::array::from_fn(|i| i as u8);
        shuffle(&mut deck, chance);
        self.emit(state, Event::Shuffled { deck }, log);
        for seat in Seat::all(self.players()).chain(Seat::all(self.players())) {
            self.emit(state, Event::Dealt { seat }, log);
        }
    }
    fn status(&self, state: &State) -> Status {
        if state.left == 0 {
            let score = BySeat::new(self.players(), |seat| {
                (0..12).filter(|card| state.hands[seat.index()] >> card & 1 == 1).sum::<i32>()
            });
            let place = BySeat::new(self.players(), |seat| {
                1 + score.iter().filter(|(_, other)| *other > score[seat]).count() as u8
            });
            return Status::Over(Standings { place, score });
        }
        let ask = Seat::at(state.active as usize);
        Status::Open { must: SeatSet::only(ask), may: SeatSet::EMPTY, ask, question: state.left.into() }
    }
    fn choices(&self, state: &State, seat: Seat, out: &mut ToyChoices) {
        *out = ToyChoices {
            hand: state.hands[seat.index()],
            may_lay: state.laid == 0,
            may_stir: !state.stirred,
            active: seat.index() == state.active as usize && state.left > 0,
        };
    }
    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.index() != state.active as usize {
            return Err(Refusal::NotYourTurn);
        }
        match *action {
            Action::Lay(card) if card >= 12 || state.hands[seat.index()] >> card & 1 == 0 => Err(Refusal::NotHeld),
            Action::Lay(_) if state.laid > 0 => Err(Refusal::Already),
            Action::Stir if state.stirred => Err(Refusal::Already),
            _ => Ok(()),
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
        self.check(state, seat, action)?;
        match *action {
            Action::Lay(card) => self.emit(state, Event::Laid { seat, card }, log),
            Action::Stir => {
                let mut deck = state.deck;
                shuffle(&mut deck[..state.left as usize], chance);
                self.emit(state, Event::Shuffled { deck }, log);
            }
            Action::Draw => self.emit(state, Event::Drawn { seat }, log),
        }
        Ok(())
    }
    fn evolve(&self, state: &mut State, event: &Event) {
        match *event {
            Event::Shuffled { deck } => {
                state.deck = deck;
                state.stirred = state.left < 12;
            }
            Event::Laid { seat, card } => {
                state.hands[seat.index()] &= !(1 << card);
                state.laid += 1;
            }
            Event::Dealt { seat } => {
                state.left -= 1;
                state.hands[seat.index()] |= 1 << state.deck[state.left as usize];
            }
            Event::Drawn { seat } => {
                state.left -= 1;
                state.hands[seat.index()] |= 1 << state.deck[state.left as usize];
                (state.laid, state.stirred) = (0, false);
                state.active = (state.active + 1) % self.players();
            }
        }
    }
    fn seen(&self, event: &Event, who: Observer) -> Option<SeenEvent> {
        match *event {
            Event::Shuffled { .. } => Some(SeenEvent::Shuffled),
            Event::Laid { seat, card } => Some(SeenEvent::Laid { seat, card: who.is(seat).then_some(card) }),
            Event::Drawn { seat } => Some(SeenEvent::Drawn { seat }),
            Event::Dealt { .. } => None,
        }
    }
    fn knowledge(&self, state: &State, who: Observer) -> Self::Knowledge {
        let seat = who.seat();
        (seat, seat.map_or(0, |seat| state.hands[seat.index()]), State { deck: [0; 12], hands: [0; 5], ..*state })
    }
    fn learn(&self, _: &mut Self::Knowledge, _: &SeenEvent) {}
    fn redeal(&self, knowledge: &Self::Knowledge, _: &mut impl Chance, out: &mut State) {
        *out = knowledge.2;
    }
}

impl Notation for Toy {
    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Lay(card) => format!("lay {card}"),
            Action::Stir => "stir".into(),
            Action::Draw => "draw".into(),
        }
    }
    fn read_action(&self, text: &str, _: Option<&Self::Knowledge>) -> Result<Action, Misread> {
        match text.split_once(' ') {
            None if text == "stir" => Ok(Action::Stir),
            None if text == "draw" => Ok(Action::Draw),
            Some(("lay", card)) => card.parse().map(Action::Lay).map_err(|_| Misread::new(card, "toy-card")),
            _ => Err(Misread::new(text, "toy-verb")),
        }
    }
}

impl Shown for Toy {
    type View = String;
    type Preview = String;
    type Facts = ();
    type Menu = ();
    fn view(&self, knowledge: &Self::Knowledge) -> String {
        format!("hand {:012b}, deck {}", knowledge.1, knowledge.2.left)
    }
    fn write_view(&self, view: &String) -> String {
        view.clone()
    }
    fn preview(&self, _: &Self::Knowledge, action: &Action) -> String {
        self.write_action(action)
    }
    fn foretell(&self, _: &String) -> Vec<Message> {
        Vec::new()
    }
    fn tell(&self, _: &SeenEvent) -> Option<Message> {
        Some(Message::new("toy-event"))
    }
    fn explain(&self, _: &Refusal) -> Message {
        Message::new("toy-refusal")
    }
    fn facts(&self) {}
    fn menu(&self, _: &ToyChoices) {}
    fn label(&self, _: &ToyChoices, _: Slot, option: u32) -> Arg {
        Arg::Number(option.into())
    }
}

impl Counted for Toy {
    type Stats = ToyStats;
}

impl game::Action for Action {}

impl game::Event for Event {
    fn reveals(&self) -> bool {
        matches!(self, Event::Drawn { .. })
    }
}

impl game::SeenEvent for SeenEvent {
    fn is_private(&self) -> bool {
        matches!(self, SeenEvent::Laid { card: Some(_), .. })
    }
    fn begins_turn(&self) -> bool {
        false
    }
}

impl game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        "TOY-1.1"
    }
}
