//! The example with one thing broken; everything else is left to the sound game.

use crate::faults::*;
use example::{
    Action, CARDS, Cards, Edition, Event, Example, Facts, Menu, Preview, SeenEvent, Setup, State, Stats, View, one,
};
use game::{
    Arg, Chance, Choices as _, Counted, Game, Log, Message, Misread, Notation, Observer, Picker, Seat, SeatSet,
    SetupError, Shown, Slot, Status,
};
use std::sync::atomic::{AtomicU32, Ordering};

/// The example with the fault of this number in it.
pub struct Faulty<const F: u8> {
    sound: Example,
}

/// Its choices.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Choices<const F: u8>(example::Choices);

/// Its knowledge, with a place for what leaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    pub sound: example::Knowledge,
    leaked: Cards,
}

/// Its refusals, with a place for what leaks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Refusal {
    sound: example::Refusal,
    hint: u32,
}

/// The chance of [`OWN_CHANCE`].
struct Own;

impl Chance for Own {
    fn below(&mut self, n: u32) -> u32 {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        NEXT.fetch_add(1, Ordering::Relaxed) % n
    }
}

/// The chance of [`REDEAL_STUCK`].
struct Stuck;

impl Chance for Stuck {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl<const F: u8> Faulty<F> {
    /// A table at which the screen remembers nothing.
    pub fn of(players: u8) -> Faulty<F> {
        Faulty::new(&Setup { players, memory: false }, &<Edition as game::Edition>::builtin()).unwrap()
    }

    fn neighbour(&self, state: &State, seat: Seat) -> Cards {
        state.hands[seat.next(self.players())]
    }

    fn may_cheer(&self, state: &State, seat: Seat) -> bool {
        F != LEAK_IN_CHOICES || self.neighbour(state, seat) & one(1) == 0
    }

    fn refused<T>(&self, state: &State, seat: Seat, sound: example::Refusal) -> Result<T, Refusal> {
        let hint = if F == LEAK_IN_REFUSAL { self.neighbour(state, seat).trailing_zeros() } else { 0 };
        Err(Refusal { sound, hint })
    }
}

impl<const F: u8> Game for Faulty<F> {
    const NAME: &'static str = "faulty";
    const RULES: u32 = 1;

    type Setup = Setup;
    type Edition = Edition;
    type State = State;
    type Action = Action;
    type Choices = Choices<F>;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type Refusal = Refusal;
    type Knowledge = Knowledge;

    fn new(setup: &Setup, edition: &Edition) -> Result<Faulty<F>, SetupError> {
        Example::new(setup, edition).map(|sound| Faulty { sound })
    }

    fn setup(&self) -> &Setup {
        self.sound.setup()
    }

    fn players(&self) -> u8 {
        self.sound.players()
    }

    fn blank(&self) -> State {
        self.sound.blank()
    }

    fn deal(&self, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        if F == OWN_CHANCE { self.sound.deal(state, &mut Own, log) } else { self.sound.deal(state, chance, log) }
    }

    fn status(&self, state: &State) -> Status {
        let Status::Open { mut must, may, mut ask, question } = self.sound.status(state) else {
            return self.sound.status(state);
        };
        let mut may: SeatSet = may.iter().filter(|seat| self.may_cheer(state, *seat)).collect();
        if F == UNASKED {
            may = may.without(state.public.turn.next(self.players()));
        }
        if F == NOBODY_MUST && state.public.deck == 0 {
            (must, may) = (SeatSet::EMPTY, may.or(must));
        }
        if F == ASK_STUCK {
            ask = may.iter().next().unwrap_or(ask);
        }
        Status::Open { must, may, ask, question }
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Choices<F>) {
        let before = out.0.cards;
        self.sound.choices(state, seat, &mut out.0);
        out.0.cheer &= self.may_cheer(state, seat);
        if F == CHOICES_LINGER {
            out.0.cards |= before;
        }
        if F == ENDLESS && out.0.cards != 0 {
            (out.0.draw, out.0.cards) = (true, 0);
        }
    }

    fn decide<P: Picker>(&self, state: &State, seat: Seat, picker: &mut P) -> Result<Action, P::Halt> {
        let mut choices = Choices::default();
        self.choices(state, seat, &mut choices);
        if F == DECIDES_OTHERWISE && choices.0.draw {
            choices.0.cards = 0;
        }
        choices.decide(picker)
    }

    fn has_choice(&self, state: &State, seat: Seat) -> bool {
        let mut choices = Choices::default();
        self.choices(state, seat, &mut choices);
        let free = !choices.is_empty() && choices.forced().is_none();
        free && !(F == SEES_NO_CHOICE && state.public.deck > 0)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let sound = self.sound.check(state, seat, action);
        match *action {
            Action::Play(card) | Action::Bury(card) if F == PANIC => assert!(card <= CARDS, "there is no such card"),
            Action::Play(_) | Action::Bury(_) if F == ENDLESS => {
                return self.refused(state, seat, example::Refusal::NotHeld);
            }
            Action::Draw if F == ENDLESS && sound == Err(example::Refusal::DeckEmpty) => return Ok(()),
            Action::Cheer if !self.may_cheer(state, seat) => {
                return self.refused(state, seat, example::Refusal::CannotCheer);
            }
            _ => {}
        }
        sound.or_else(|refusal| self.refused(state, seat, refusal))
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
                state.public.turn = state.public.turn.next(self.players());
            }
            return Err(refusal);
        }
        let (mut scratch, mut events) = (*state, Vec::new());
        let done = match F {
            OWN_CHANCE => self.sound.apply(&mut scratch, seat, action, &mut Own, &mut events),
            _ => self.sound.apply(&mut scratch, seat, action, chance, &mut events),
        };
        // Drawing from an empty deck does nothing, which only `ENDLESS` allows.
        if done.is_ok() {
            for event in events {
                self.evolve(state, &event);
                log.push(event);
            }
            if F == BEHIND_THE_EVENTS && *action != Action::Cheer {
                state.public.cheered = state.public.cheered.with(seat);
            }
        }
        Ok(())
    }

    fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.apply(state, seat, action, chance, log)?;
        if F == CARRIED_OUT_TWICE {
            let _ = self.apply(state, seat, action, chance, log);
        }
        Ok(())
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        if F == ASK_STUCK && matches!(event, Event::Cheered { .. }) {
            return;
        }
        self.sound.evolve(state, event);
        if let Event::Buried { seat, card } = *event
            && F == CARD_LOST
        {
            state.buried[seat] &= !one(card);
        }
    }

    fn seen(&self, event: &Event, who: Observer) -> Option<SeenEvent> {
        match *event {
            Event::Buried { seat, card } if F == LEAK_IN_KNOWLEDGE || F == LEAK_IN_EVENTS => {
                Some(SeenEvent::Buried { seat, card: Some(card) })
            }
            _ => self.sound.seen(event, who),
        }
    }

    fn knowledge(&self, state: &State, who: Observer) -> Knowledge {
        let leaked = state.buried.as_slice().iter().fold(0, |all, cards| all | cards);
        let leaked = if F == LEAK_IN_KNOWLEDGE { leaked } else { 0 };
        Knowledge { sound: self.sound.knowledge(state, who), leaked }
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &SeenEvent) {
        match *event {
            SeenEvent::Buried { card: None, .. } if F == FORGETFUL => {}
            SeenEvent::Open(Event::Cheered { .. }) if F == ASK_STUCK => {}
            SeenEvent::Buried { seat, card: Some(card) } => {
                knowledge.leaked |= if F == LEAK_IN_KNOWLEDGE { one(card) } else { 0 };
                let card = knowledge.sound.who.is(seat).then_some(card);
                self.sound.learn(&mut knowledge.sound, &SeenEvent::Buried { seat, card });
            }
            _ => self.sound.learn(&mut knowledge.sound, event),
        }
    }

    fn redeal(&self, knowledge: &Knowledge, chance: &mut impl Chance, out: &mut State) {
        let kept = out.hands;
        match F {
            REDEAL_STUCK => self.sound.redeal(&knowledge.sound, &mut Stuck, out),
            OWN_CHANCE => self.sound.redeal(&knowledge.sound, &mut Own, out),
            _ => self.sound.redeal(&knowledge.sound, chance, out),
        }
        match F {
            REDEAL_SHOWS_THROUGH => out.hands = kept,
            REDEAL_DOUBLES => out.deck |= one(1),
            _ => {}
        }
    }
}

impl<const F: u8> game::Choices for Choices<F> {
    type Action = Action;

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn contains(&self, action: &Action) -> bool {
        self.0.contains(action) || F == CONTAINS_TOO_MUCH && *action == Action::Draw && self.0.cards != 0
    }

    fn forced(&self) -> Option<Action> {
        if F == FORCED_WRONG && self.0.draw { Some(Action::Draw) } else { self.0.forced() }
    }

    fn decide<P: Picker>(&self, picker: &mut P) -> Result<Action, P::Halt> {
        self.0.decide(&mut Picking::<P, F> { picker, cards: self.0.cards, bury: false })
    }
}

/// Picks for the sound choices, from options that are not sound.
struct Picking<'a, P, const F: u8> {
    picker: &'a mut P,
    cards: Cards,
    bury: bool,
}

/// Verbs of the sound choices, and one too many.
const PLAY: u32 = 1;
const BURY: u32 = 2;
const PLAY_AGAIN: u32 = 4;

impl<P: Picker, const F: u8> Picker for Picking<'_, P, F> {
    type Halt = P::Halt;

    fn pick(&mut self, slot: Slot, options: u128) -> Result<u32, P::Halt> {
        if slot == Slot::Verb {
            let again = u128::from(F == TWO_PATHS && self.cards != 0) << PLAY_AGAIN;
            let verb = self.picker.pick(slot, options | again)?;
            self.bury = verb == BURY;
            return Ok(if verb == PLAY_AGAIN { PLAY } else { verb });
        }
        let stuck = F == DEAD_END && self.bury && self.cards.is_power_of_two();
        self.picker.pick(slot, if stuck { 0 } else { options })
    }
}

impl game::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        self.sound.clause()
    }
}

impl<const F: u8> Notation for Faulty<F> {
    fn write_action(&self, action: &Action) -> String {
        match *action {
            Action::Bury(card) if F == WRONG_NOTATION => self.sound.write_action(&Action::Play(card)),
            _ => self.sound.write_action(action),
        }
    }

    fn read_action(&self, text: &str, knowledge: Option<&Knowledge>) -> Result<Action, Misread> {
        self.sound.read_action(text, knowledge.map(|knowledge| &knowledge.sound))
    }
}

impl<const F: u8> Shown for Faulty<F> {
    type View = View;
    type Preview = Preview;
    type Facts = Facts;
    type Menu = Menu;

    fn view(&self, knowledge: &Knowledge) -> View {
        let view = self.sound.view(&knowledge.sound);
        if F == VIEW_SHOWS { View { last_burier: knowledge.sound.public.last_burier, ..view } } else { view }
    }

    fn write_view(&self, view: &View) -> String {
        self.sound.write_view(view)
    }

    fn preview(&self, knowledge: &Knowledge, action: &Action) -> Preview {
        self.sound.preview(&knowledge.sound, action)
    }

    fn foretell(&self, preview: &Preview) -> Vec<Message> {
        self.sound.foretell(preview)
    }

    fn tell(&self, event: &SeenEvent) -> Option<Message> {
        self.sound.tell(event)
    }

    fn explain(&self, refusal: &Refusal) -> Message {
        self.sound.explain(&refusal.sound)
    }

    fn label(&self, choices: &Choices<F>, slot: Slot, option: u32) -> Arg {
        self.sound.label(&choices.0, slot, option)
    }

    fn facts(&self) -> Facts {
        self.sound.facts()
    }

    fn menu(&self, choices: &Choices<F>) -> Menu {
        self.sound.menu(&choices.0)
    }
}

impl<const F: u8> Counted for Faulty<F> {
    type Stats = Stats;
}
