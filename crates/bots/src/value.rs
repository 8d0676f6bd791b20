//! Games whose positions a net can judge.

use crate::net::{Net, Shares, WIDEST, shares};
use crate::{Bot, Bots};
use game::{Counted, Game, MAX_SEATS, Seat};
use std::sync::{Arc, OnceLock};

/// A game with positions that can be judged: those between two turns, or two rounds, where everything is carried out.
pub trait Valued: Game {
    /// How many numbers describe a seat; at most as many as a net has inputs.
    const SEEN: usize;

    /// Figures computed once for a match.
    type Lens: Send + Sync;

    /// Computes it.
    fn lens(&self) -> Self::Lens;

    /// Counts the positions that can be judged: it changes where such a position begins.
    fn stretch(state: &Self::State) -> u16;

    /// The inputs for a seat, as seen by somebody who sees everything.
    fn see(&self, lens: &Self::Lens, state: &Self::State, seat: Seat, seen: &mut [f32; WIDEST]);

    /// The same for every seat of the table; their common part is computed once.
    fn see_all(&self, lens: &Self::Lens, state: &Self::State, seen: &mut [[f32; WIDEST]; MAX_SEATS]) {
        Seat::all(self.players()).zip(seen).for_each(|(seat, seen)| self.see(lens, state, seat, seen));
    }

    /// The weights learned from self-play.
    fn weights() -> &'static [u8];

    /// A player that uses a net.
    fn player(taught: Taught) -> Box<dyn Bot<Self>>;
}

/// A task for a game that has a net: see [`Bots::with_net`].
pub trait NetVisitor {
    /// Its result.
    type Out;

    /// Does it.
    fn visit<G: Valued + Bots + Counted + 'static>(self) -> Self::Out;
}

/// What a player has learned, and whether it uses its time or answers at once.
#[derive(Clone, Default)]
pub struct Taught {
    net: Option<Arc<Net>>,
    at_once: bool,
}

impl Taught {
    /// With this net.
    pub fn by(net: Arc<Net>) -> Taught {
        Taught { net: Some(net), at_once: false }
    }

    /// With the net that a game ships; nothing if there is none.
    pub fn of<G: Valued>(weights: &OnceLock<Option<Arc<Net>>>) -> Taught {
        Taught::reading::<G>(weights, G::weights())
    }

    /// With the net of these weights, read once; nothing if they are not a net.
    pub fn reading<G: Valued>(net: &OnceLock<Option<Arc<Net>>>, weights: &[u8]) -> Taught {
        let net = net.get_or_init(|| Net::from_bytes(weights, G::SEEN).ok().map(Arc::new));
        Taught { net: net.clone(), at_once: false }
    }

    /// Looks at each idea a few times only.
    pub fn at_once(self) -> Taught {
        Taught { at_once: true, ..self }
    }

    /// The net, if there is one.
    pub fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    /// Does it answer at once?
    pub fn is_at_once(&self) -> bool {
        self.at_once
    }
}

/// The chances of winning of all seats, by seat.
pub fn chances<G: Valued>(net: &Net, game: &G, lens: &G::Lens, state: &G::State) -> Shares {
    let mut chances = Shares::default();
    let mut seen = [[0.0; WIDEST]; MAX_SEATS];
    game.see_all(lens, state, &mut seen);
    let players = usize::from(game.players());
    for (chance, seen) in chances[..players].iter_mut().zip(&seen) {
        *chance = net.strength(&seen[..G::SEEN.min(WIDEST)]);
    }
    shares(&mut chances[..players]);
    chances
}

/// Writes the inputs of a net, one after the other.
pub struct Numbers<'a> {
    seen: &'a mut [f32; WIDEST],
    next: usize,
}

impl<'a> Numbers<'a> {
    /// Writes from the first number on.
    pub fn new(seen: &'a mut [f32; WIDEST]) -> Numbers<'a> {
        Numbers { seen, next: 0 }
    }

    /// Writes the next ones.
    #[inline]
    pub fn add<const N: usize>(&mut self, numbers: [f32; N]) {
        let room = self.seen.iter_mut().skip(self.next);
        room.zip(numbers).for_each(|(slot, number)| *slot = number);
        self.next += N;
    }

    /// How many were written.
    pub fn count(&self) -> usize {
        self.next
    }
}

/// A truth value as a number.
#[inline]
pub fn flag(it: bool) -> f32 {
    if it { 1.0 } else { 0.0 }
}
