//! One match that waits for a pick.

use crate::Misuse;
use crate::layout::{self, Told, number};
use game::{Choices, Draft, Encoded, Log, NoLog, Picker, Seat, Slot, Standings, Status};
use record::{Seed, StepChance};

/// A pick that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// Its subject, by its place among [`slots`](crate::slots); 0 when nothing is asked.
    pub slot: u8,
    /// A bit for each option; none when the match is over.
    pub options: u128,
}

/// The result of a pick.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Moved<A> {
    /// The action is not complete yet.
    On,
    /// The seat did this; whatever followed by itself is done, too.
    Acted(Seat, A),
}

/// A match in which one seat makes up its action, pick by pick.
pub struct Play<G: Encoded> {
    seed: Seed,
    state: G::State,
    seat: Seat,
    ply: u32,
    asked: Asked,
    /// The picks of this action where there was something to pick, and their slots.
    picks: Draft,
    slots: Draft,
    over: Option<Standings>,
}

impl<G: Encoded> Clone for Play<G> {
    fn clone(&self) -> Play<G> {
        Play { picks: self.picks.clone(), slots: self.slots.clone(), ..*self }
    }
}

impl<G: Encoded> Play<G> {
    /// Deals the match with this seed: the same deal, and for the same actions the same match, as anywhere else.
    pub fn deal(game: &G, seed: Seed, log: &mut impl Log<G::Event>) -> Play<G> {
        let blank = game.blank();
        let mut play = Play::at(seed, blank, 0);
        play.restart(game, &blank, seed, log);
        play
    }

    /// Plays on from a position reached by this many actions.
    pub fn from(game: &G, seed: Seed, state: G::State, ply: u32, log: &mut impl Log<G::Event>) -> Play<G> {
        let mut play = Play::at(seed, state, ply);
        play.ask(game, log);
        play
    }

    fn at(seed: Seed, state: G::State, ply: u32) -> Play<G> {
        Play {
            seed,
            state,
            seat: Seat::default(),
            ply,
            asked: Asked::default(),
            picks: Draft::new(),
            slots: Draft::new(),
            over: None,
        }
    }

    /// Deals another match in its place.
    #[inline]
    pub fn restart(&mut self, game: &G, blank: &G::State, seed: Seed, log: &mut impl Log<G::Event>) {
        (self.seed, self.state, self.ply, self.over) = (seed, *blank, 0, None);
        game.deal(&mut self.state, &mut StepChance::new(seed, 0), log);
        self.ask(game, log);
    }

    /// Forgets the picks for the current action.
    pub fn unpick(&mut self, game: &G) {
        if !self.picks.is_empty() {
            self.ask(game, &mut NoLog);
        }
    }

    /// The state of the match.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The seat that is asked.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Actions carried out.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// The question.
    #[inline]
    pub fn asked(&self) -> Asked {
        self.asked
    }

    /// The picks for the current action, without those that had no alternative.
    pub fn picks(&self) -> &[u8] {
        &self.picks
    }

    /// What the seat that is asked can do.
    pub fn choices(&self, game: &G) -> G::Choices {
        let mut choices = G::Choices::default();
        game.choices(&self.state, self.seat, &mut choices);
        choices
    }

    /// How the match ended, if it has.
    #[inline]
    pub fn over(&self) -> Option<Standings> {
        self.over
    }

    /// Writes out what a seat knows and, for the seat that is asked, what it has picked so far. The row is as long as
    /// [`Layout::bytes`](crate::Layout::bytes).
    #[inline]
    pub fn observe(&self, game: &G, seat: Seat, row: &mut [u8]) {
        let told = if seat == self.seat { self.told() } else { Told::default() };
        layout::fill(game, &self.state, seat, told, row);
    }

    /// The same for the seat that is asked, into a row that was filled for it since the last action.
    #[inline]
    pub fn observe_pick(&self, row: &mut [u8]) {
        layout::fill_asked::<G>(self.told(), row);
    }

    #[inline]
    fn told(&self) -> Told<'_> {
        Told { slot: self.asked.slot, slots: &self.slots, picks: &self.picks }
    }

    /// Takes one of the options.
    ///
    /// # Errors
    /// If it is none of them; then nothing changes.
    #[inline]
    pub fn pick(&mut self, game: &G, option: u8) -> Result<Moved<G::Action>, Misuse> {
        self.pick_with(game, option, &mut NoLog)
    }

    /// The same, and the events go to a log.
    ///
    /// # Errors
    /// If it is none of the options; then nothing changes.
    #[inline]
    pub fn pick_with(
        &mut self,
        game: &G,
        option: u8,
        log: &mut impl Log<G::Event>,
    ) -> Result<Moved<G::Action>, Misuse> {
        if option > 127 || self.asked.options >> option & 1 == 0 || self.picks.is_full() {
            return Err(Misuse::NotOffered { env: None, option });
        }
        self.picks.push(option);
        self.slots.push(self.asked.slot);
        let Some(action) = self.next_pick(game) else { return Ok(Moved::On) };
        let seat = self.seat;
        self.carry_out(game, &action, log);
        self.ask(game, log);
        Ok(Moved::Acted(seat, action))
    }

    /// The picks that lead to an action of the seat that is asked, as this match would ask for them.
    ///
    /// # Errors
    /// If the action is not legal now.
    pub fn path(&self, game: &G, action: &G::Action) -> Result<Draft, Misuse> {
        let (mut path, choices) = (Draft::new(), self.choices(game));
        if self.over.is_some() || !choices.contains(action) {
            return Err(Misuse::Setup(format!("{action:?} is not legal now")));
        }
        G::path(&choices, action, &mut path);
        let mut follower = Thinned { path: &path, free: Draft::new() };
        let _ = choices.decide(&mut follower);
        Ok(follower.free)
    }

    /// Goes on to the next pick of the current action, or to its end.
    #[inline]
    fn next_pick(&mut self, game: &G) -> Option<G::Action> {
        let mut follower =
            Follower::<G> { picks: &self.picks, asked: Asked::default(), game: std::marker::PhantomData };
        match game.decide(&self.state, self.seat, &mut follower) {
            Ok(action) => Some(action),
            Err(Waits) => {
                self.asked = follower.asked;
                None
            }
        }
    }

    #[inline]
    fn carry_out(&mut self, game: &G, action: &G::Action, log: &mut impl Log<G::Event>) {
        self.ply += 1;
        let mut chance = StepChance::new(self.seed, self.ply);
        let done = game.carry_out(&mut self.state, self.seat, action, &mut chance, log);
        debug_assert!(done.is_ok(), "{} refused {action:?} that it had offered", G::NAME);
    }

    /// Goes on until somebody has something to pick, or the match is over.
    fn ask(&mut self, game: &G, log: &mut impl Log<G::Event>) {
        loop {
            self.picks.clear();
            self.slots.clear();
            match game.status(&self.state) {
                Status::Open { ask, .. } => self.seat = ask,
                Status::Over(standings) => {
                    (self.over, self.asked) = (Some(standings), Asked::default());
                    return;
                }
            }
            match self.next_pick(game) {
                Some(action) => self.carry_out(game, &action, log),
                None => return,
            }
        }
    }
}

/// It waits for a pick.
struct Waits;

/// Follows the picks so far, takes single options, and stops where there is something to pick.
struct Follower<'a, G> {
    picks: &'a [u8],
    asked: Asked,
    game: std::marker::PhantomData<G>,
}

impl<G: Encoded> Follower<'_, G> {
    #[inline(always)]
    fn next(&mut self, slot: Slot, options: impl FnOnce() -> u128) -> Result<u32, Waits> {
        match self.picks.split_first() {
            Some((pick, rest)) => {
                self.picks = rest;
                Ok((*pick).into())
            }
            None => {
                self.asked = Asked { slot: number::<G>(slot), options: options() };
                Err(Waits)
            }
        }
    }
}

impl<G: Encoded> Picker for Follower<'_, G> {
    type Halt = Waits;

    #[inline]
    fn pick(&mut self, slot: Slot, options: u128) -> Result<u32, Waits> {
        if options & options.wrapping_sub(1) == 0 {
            return Ok(options.trailing_zeros());
        }
        self.next(slot, || options)
    }

    #[inline(always)]
    fn pick_few(&mut self, slot: Slot, options: u32) -> Result<u32, Waits> {
        if options & options.wrapping_sub(1) == 0 {
            return Ok(options.trailing_zeros());
        }
        self.next(slot, || options.into())
    }

    #[inline(always)]
    fn pick_between(&mut self, slot: Slot, first: u32, last: u32) -> Result<u32, Waits> {
        if first == last {
            return Ok(first);
        }
        self.next(slot, || (u128::MAX >> (127 - (last - first))) << first)
    }
}

/// Follows a whole path and keeps the picks that had an alternative.
struct Thinned<'a> {
    path: &'a [u8],
    free: Draft,
}

impl Picker for Thinned<'_> {
    type Halt = Waits;

    fn pick(&mut self, _: Slot, options: u128) -> Result<u32, Waits> {
        let (pick, rest) = self.path.split_first().ok_or(Waits)?;
        self.path = rest;
        if *pick > 127 || options >> *pick & 1 == 0 {
            return Err(Waits);
        }
        if options & options.wrapping_sub(1) != 0 {
            let _ = self.free.try_push(*pick);
        }
        Ok((*pick).into())
    }
}
