//! The table as one seat sees it: its turn, its cards, what it may still expect.

use super::came_from::CameFrom;
use super::worth::{self, Group, Tally};
use game::{Seat, SeatSet};
use oltre_mare::{Card, CardSet, Good, Knowledge, Marker, OltreMare, Port, Public};

/// The largest load (OM-0.2), so the most cards played and the most routes sailed.
pub(super) const MAX_LOAD: usize = 4;

/// Cards that usually leave the deck in a turn.
const DRAWN_IN_A_TURN: f32 = 2.6;

/// What a seat knows, and what follows from it for its next turn.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a OltreMare,
    pub(super) knowledge: &'a Knowledge,
    pub(super) public: &'a Public,
    pub(super) me: Seat,
    pub(super) hand: CardSet,
    /// Seats that people play.
    pub(super) people: SeatSet,
    /// Those who got an offer from this seat in this turn and have not accepted it.
    pub(super) asked: SeatSet,
    came_from: CameFrom,
    /// Cards that could be anywhere out of sight.
    pub(super) unseen: CardSet,
    /// The turn it plays now, or the one it will play next.
    pub(super) turn: Turn,
    /// The worth of sailing 0 to 4 routes.
    pub(super) voyage: [f32; MAX_LOAD + 1],
}

/// What a seat's turn begins with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// Is there such a turn at all (OM-7.1)?
    pub(super) comes: bool,
    pub(super) top: Group,
    /// Hand limit (OM-2.3); `None` once it has been applied.
    pub(super) limit: Option<u8>,
    pub(super) load: u8,
    pub(super) marker: Option<Marker>,
    /// Turns of this seat after it, roughly.
    pub(super) later: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a OltreMare, knowledge: &'a Knowledge, me: Seat) -> Outlook<'a> {
        let public = &knowledge.public;
        let turn = turn_of(game, public, me);
        let hand = knowledge.hand();
        let (people, asked, unseen) = (SeatSet::EMPTY, SeatSet::EMPTY, unseen(game, knowledge));
        let (came_from, voyage) = (CameFrom::default(), [0.0; MAX_LOAD + 1]);
        let mut outlook = Outlook { game, knowledge, public, me, hand, people, asked, came_from, unseen, turn, voyage };
        outlook.voyage = outlook.voyages();
        outlook
    }

    /// With people in some seats, offers made to some, and cards that came from some.
    pub(super) fn among(self, people: SeatSet, asked: SeatSet, came_from: CameFrom) -> Outlook<'a> {
        Outlook { people, asked, came_from, ..self }
    }

    /// The cards that can go to this seat.
    pub(super) fn for_seat(&self, to: Seat) -> CardSet {
        self.came_from.for_seat(self.hand, to)
    }

    /// Can this seat pay (or get) this much and keep enough in its purse?
    pub(super) fn keeps_purse(&self, ducats: f32) -> bool {
        ducats >= 0.0 || -ducats <= worth::spending_money(self.public.ducats[self.me])
    }

    #[inline]
    pub(super) fn is_active(&self) -> bool {
        self.me == self.public.active
    }

    /// The others at the table.
    #[inline]
    pub(super) fn rivals(&self) -> f32 {
        f32::from(self.public.players.max(2) - 1)
    }

    /// What an opponent's ducat costs this seat: with two players all of it, with more a share.
    #[inline]
    pub(super) fn envy(&self) -> f32 {
        1.0 / self.rivals()
    }

    /// The worth of arriving at a port (OM-4.9 to OM-4.12).
    pub(super) fn arrival(&self, port: Port) -> f32 {
        match self.public.on_port.get(port.index()).copied().flatten() {
            None => 0.0,
            Some(Marker::Compass) => {
                let others = self.public.on_port.iter().flatten().filter(|marker| **marker != Marker::Compass);
                others.map(|marker| worth::taken_marker(*marker, self.turn.later)).fold(0.0, f32::max)
            }
            Some(marker) => worth::taken_marker(marker, self.turn.later),
        }
    }

    fn voyages(&self) -> [f32; MAX_LOAD + 1] {
        let mut voyage = [worth::kept_marker(self.turn.marker, self.turn.later); MAX_LOAD + 1];
        let from = self.public.ship[self.me];
        for (sails, worth) in voyage.iter_mut().enumerate().skip(1) {
            let mut ports = self.game.reach(from, sails as u8);
            *worth = 0.0;
            while ports != 0 {
                *worth = worth.max(self.arrival(Port(ports.trailing_zeros() as u8)));
                ports &= ports - 1;
            }
        }
        voyage
    }

    /// The card whose loss costs the least.
    pub(super) fn least_missed(&self, hand: CardSet) -> Option<Card> {
        let all = Tally::of(hand);
        let loss = |card: Card| {
            let without = all.minus(Tally::one(card.good()));
            let payouts = all.payouts_upon(self.turn.top) - without.payouts_upon(self.turn.top);
            payouts as f32 + worth::symbols(self.game, card)
        };
        hand.iter().map(|card| (card, loss(card))).reduce(|a, b| if b.1 < a.1 { b } else { a }).map(|(card, _)| card)
    }

    /// An average card of this good: one of those out of sight, neither the best nor the worst.
    pub(super) fn stand_in(&self, good: Good, besides: CardSet) -> Option<Card> {
        let unseen = self.unseen.of(good).minus(besides);
        let possible = if unseen.is_empty() { good.cards().minus(besides).minus(self.hand) } else { unseen };
        let mean = possible.iter().map(|card| worth::symbols(self.game, card)).sum::<f32>() / possible.len() as f32;
        let distance = |card: Card| (worth::symbols(self.game, card) - mean).abs();
        possible.iter().reduce(|a, b| if distance(b) < distance(a) { b } else { a })
    }
}

/// The turn that a seat plays now or next.
pub(super) fn turn_of(game: &OltreMare, p: &Public, seat: Seat) -> Turn {
    let good = p.cargos.top(seat).map(|card| card.good());
    let cards = p.cargos.iter(seat).take_while(|card| Some(card.good()) == good).count();
    let face = p.cargos.top(seat).map(|card| *game.face(card));
    let now = seat == p.active;
    let ahead = seat.steps_from(p.start, p.players) > p.active.steps_from(p.start, p.players);
    let rounds = if p.last_round { 0.0 } else { f32::from(p.deck) / (DRAWN_IN_A_TURN * f32::from(p.players)) };
    Turn {
        comes: now || ahead || !p.last_round,
        top: Group { good, cards },
        limit: if now { None } else { face.map(|face| face.power) },
        // OM-2.5: the current turn keeps the load it began with.
        load: if now { p.load } else { face.map_or(1, |face| face.load) },
        marker: p.marker[seat],
        later: if now { rounds } else { (rounds - 1.0).max(0.0) },
    }
}

/// Cards that are neither on the table nor known to be in somebody's hand.
fn unseen(game: &OltreMare, k: &Knowledge) -> CardSet {
    let p = &k.public;
    let mut seen = p.cargos.all().or(p.discard).or(p.table);
    for seat in p.seats() {
        seen = seen.or(k.held[seat]);
    }
    for card in k.pirates.iter().flatten() {
        seen.insert(*card);
    }
    game.cards_in_play().minus(seen)
}
