//! The rules with an edition and options, shared and immutable, and the index of the chapters.

#![allow(clippy::indexing_slicing, reason = "there is a face for each card")]

use crate::chapters::sailing::Reach;
use crate::edition::{Edition, Setup};
use crate::knowledge::{Knowledge, SeenEvent};
use crate::moves::choices::{OnTable, decide};
use crate::moves::{Action, Cards, Choices, Event, Refusal};
use crate::run::{Attempt, Run, Sure};
use crate::state::{CARDS, Card, CardSet, Face, MAX_PORTS, Marker, Phase, Public, State, Symbol};
use game::{Chance, Floor, Game, Log, Observer, Picker, Seat, SeatSet, SetupError, Status};

/// The rules with an edition and options: immutable, shared by all matches that use them.
pub struct OltreMare {
    pub(crate) setup: Setup,
    pub(crate) edition: Edition,
    pub(crate) faces: [Face; CARDS],
    /// Cards that show a symbol, by symbol.
    pub(crate) showing: [CardSet; 4],
    /// The cards in play: all, or all but grain (OM-0.5).
    pub(crate) in_play: CardSet,
    /// The same cards, and the markers (OM-0.3), in their order before shuffling.
    pub(crate) box_of_cards: Cards,
    pub(crate) box_of_markers: [Marker; MAX_PORTS],
    pub(crate) reach: [Reach; MAX_PORTS],
}

impl OltreMare {
    /// The figures printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// The edition it is played with.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The cards in play (OM-0.5).
    pub fn cards_in_play(&self) -> CardSet {
        self.in_play
    }
}

impl OltreMare {
    /// Whose move it is. Always inlined, so that a driver that asks only one seat does not pay for the others.
    #[inline(always)]
    pub(crate) fn status_of(&self, public: &Public) -> Status {
        if let Some(standings) = public.standings {
            return Status::Over(standings);
        }
        let active = public.active;
        let (may, ask) = if public.phase == Phase::Trade && self.setup.talk {
            self.speakers(public)
        } else {
            (SeatSet::EMPTY, active)
        };
        Status::Open { must: SeatSet::only(active), may, ask, question: public.question }
    }

    /// A seat that is asked for its decision.
    #[inline(always)]
    fn asked<'t>(&'t self, state: &'t State, seat: Seat) -> OnTable<'t> {
        OnTable { rules: self, public: &state.public, seat, hand: state.hidden.hand(seat) }
    }

    /// Is it this seat's turn, in this phase?
    #[inline(always)]
    pub(crate) fn check_turn(&self, public: &Public, seat: Seat, phase: Phase) -> Result<(), Refusal> {
        if seat == public.active && public.phase == phase { Ok(()) } else { Err(not_now(public, seat)) }
    }
}

/// Why it is not this seat's move, or not of this kind.
#[cold]
fn not_now(public: &Public, seat: Seat) -> Refusal {
    if public.phase == Phase::Over {
        Refusal::MatchOver
    } else if seat != public.active {
        Refusal::NotYourTurn { active: public.active }
    } else {
        Refusal::WrongPhase { phase: public.phase }
    }
}

/// The index: which chapter judges an action, and which carries it out.
impl OltreMare {
    /// Is the action legal? If so, and if it is tried on a run, it is carried out.
    #[inline(always)]
    fn attempt(&self, to: &mut impl Attempt, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Discard { ref cards } => {
                to.attempt(|state| self.check_discard(state, seat, cards), |run| run.discard(seat, cards))
            }
            Action::Buy { source, price } => {
                to.attempt(|state| self.check_buy(state, seat, source, price), |run| run.buy(seat, source, price))
            }
            Action::OfferDeal(ref proposal) => {
                to.attempt(|state| self.check_offer(state, seat, proposal), |run| run.offer(seat, proposal))
            }
            Action::Accept { offer, cards } => {
                to.attempt(|state| self.check_accept(state, seat, offer, cards), |run| run.accept(seat, offer, cards))
            }
            Action::Refuse { offer, reason } => to.attempt(
                |state| self.check_refuse(state, seat, offer),
                |run| run.emit(Event::OfferRefused { id: offer, seat, reason }),
            ),
            Action::Withdraw { offer } => to.attempt(
                |state| self.check_withdraw(state, seat, offer),
                |run| run.emit(Event::OfferWithdrawn { id: offer }),
            ),
            Action::Post { good, have } => to.attempt(
                |state| self.check_post(state, seat, good, have),
                |run| run.emit(Event::Posted { seat, good, have }),
            ),
            Action::Pass => to.attempt(|state| self.check_pass(state, seat), |run| run.emit(Event::Passed { seat })),
            Action::LeaveTrade => to.attempt(|state| self.check_leave(state, seat), |run| run.leave_trade(seat)),
            Action::Play { cards } => {
                to.attempt(|state| self.check_play(state, seat, cards), |run| run.play(seat, cards))
            }
            Action::Sail { port } => to.attempt(|state| self.check_sail(state, seat, port), |run| run.sail(seat, port)),
            Action::FollowCompass { port } => {
                to.attempt(|state| self.check_compass(state, seat, port), |run| run.follow_compass(seat, port))
            }
            Action::Stow { ref cards } => to.attempt(
                |state| self.check_stow(state, seat, cards),
                |run| run.emit(Event::Stowed { seat, cards: *cards }),
            ),
            Action::EndTurn => {
                to.attempt(|state| self.check_turn(&state.public, seat, Phase::EndOfTurn), |run| run.end_turn(seat))
            }
        }
    }
}

impl Game for OltreMare {
    const NAME: &'static str = "oltre-mare";
    const RULES: u32 = 1;

    type Setup = Setup;
    type Edition = Edition;
    type State = State;
    type Action = Action;
    type Choices = Choices;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type Refusal = Refusal;
    type Knowledge = Knowledge;

    fn new(setup: &Setup, edition: &Edition) -> Result<OltreMare, SetupError> {
        setup.check()?;
        let faces: [Face; CARDS] = std::array::from_fn(|card| edition.face(Card::at(card as u8)));
        let showing = Symbol::ALL.map(|symbol| {
            (0..CARDS as u8).map(Card::at).filter(|card| faces[card.index()].symbols >> symbol as u8 & 1 == 1).collect()
        });
        Ok(OltreMare {
            setup: setup.clone(),
            edition: edition.clone(),
            faces,
            showing,
            in_play: setup.cards_in_play(),
            box_of_cards: setup.cards_in_play().iter().collect(),
            box_of_markers: crate::chapters::setup::box_of_markers(edition),
            reach: crate::chapters::sailing::reaches(edition),
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn blank(&self) -> State {
        State::new(self.setup.players)
    }

    fn deal(&self, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        Run { rules: self, state, chance, log }.deal();
    }

    #[inline(always)]
    fn status(&self, state: &State) -> Status {
        self.status_of(&state.public)
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat, out: &mut Choices) {
        out.fill(&self.asked(state, seat));
    }

    #[inline(always)]
    fn decide<P: Picker>(&self, state: &State, seat: Seat, picker: &mut P) -> Result<Action, P::Halt> {
        decide(&self.asked(state, seat), picker)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.attempt(&mut &*state, seat, action)
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.attempt(&mut Run { rules: self, state, chance, log }, seat, action)
    }

    #[inline(always)]
    fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        self.attempt(&mut Sure(Run { rules: self, state, chance, log }), seat, action)
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        state.evolve(event);
    }

    fn seen(&self, event: &Event, who: Observer) -> Option<SeenEvent> {
        Some(event.seen_by(who))
    }

    fn knowledge(&self, state: &State, who: Observer) -> Knowledge {
        Knowledge::of(state, who)
    }

    fn learn(&self, knowledge: &mut Knowledge, event: &SeenEvent) {
        knowledge.learn(event);
    }

    fn redeal(&self, knowledge: &Knowledge, chance: &mut impl Chance, out: &mut State) {
        self.deal_again(knowledge, chance, out);
    }

    /// OM-3.17.
    fn floor(&self, state: &State) -> Floor {
        let public = &state.public;
        if public.phase != Phase::Trade || !self.setup.talk {
            return Floor::default();
        }
        let others = public.others();
        Floor { asked: public.awaited, invited: others.minus(public.spoken).minus(public.awaited) }
    }
}
