//! Games whose positions a net can judge.

use crate::net::{Net, Shares, WIDEST, shares};
use crate::{Bot, Bots};
use game::{Counted, Game, MAX_SEATS, Seat};
use std::sync::{Arc, OnceLock};

/// A game with positions that can be judged: those between two turns, or two rounds, where everything is carried out.
pub trait Valued: Game {
    /// How many numbers describe a seat; at most as many as a net can take in.
    const SEEN: usize;

    /// What is worked out once for a match.
    type Lens: Send + Sync;

    /// Works it out.
    fn lens(&self) -> Self::Lens;

    /// Counts the positions that can be judged: it changes where one begins.
    fn stretch(state: &Self::State) -> u16;

    /// What is seen of a seat by somebody who sees everything.
    fn see(&self, lens: &Self::Lens, state: &Self::State, seat: Seat, seen: &mut [f32; WIDEST]);

    /// The same of every seat of the table; their common part is worked out once.
    fn see_all(&self, lens: &Self::Lens, state: &Self::State, seen: &mut [[f32; WIDEST]; MAX_SEATS]) {
        Seat::all(self.players()).zip(seen).for_each(|(seat, seen)| self.see(lens, state, seat, seen));
    }

    /// The weights that self-play has taught.
    fn weights() -> &'static [u8];

    /// A player that judges by what it has been taught.
    fn player(taught: Taught) -> Box<dyn Bot<Self>>;
}

/// Something to be done with a game that has a net: see [`Bots::with_net`].
pub trait NetVisitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Valued + Bots + Counted + 'static>(self) -> Self::Out;
}

/// What a player has been taught, and whether it uses its time or answers at once.
#[derive(Clone, Default)]
pub struct Taught {
    net: Option<Arc<Net>>,
    at_once: bool,
}

impl Taught {
    /// By this net.
    pub fn by(net: Arc<Net>) -> Taught {
        Taught { net: Some(net), at_once: false }
    }

    /// By the net that self-play has made for a game; nothing if there is none.
    pub fn of<G: Valued>(weights: &OnceLock<Option<Arc<Net>>>) -> Taught {
        Taught::reading::<G>(weights, G::weights())
    }

    /// By the net with these weights, read once; nothing if they are none.
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

/// The chances to win of all seats, by seat.
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

/// Numbers that say what is seen, one after the other.
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

/// A truth as a number.
#[inline]
pub fn flag(it: bool) -> f32 {
    if it { 1.0 } else { 0.0 }
}
