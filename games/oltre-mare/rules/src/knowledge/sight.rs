//! What an observer sees of the cards at a moment, without a copy of the table.

use crate::knowledge::Knowledge;
use crate::state::{CardSet, Public, State};
use game::{BySeat, Observer, Seat};

/// What an observer knows, as sets (OM-9.4).
pub(crate) struct Sight<'a> {
    /// What is open.
    pub public: &'a Public,
    /// The observer's seat, if it has one.
    pub me: Option<Seat>,
    /// Cards known to be in each hand: all of the observer's own, some of the others'.
    pub held: BySeat<CardSet>,
    /// Cards known to be in the hand or among the pirates of each other seat.
    pub near: BySeat<CardSet>,
    /// Those of the observer's own pirates that were not drawn unseen.
    pub pirates: CardSet,
}

impl<'a> Sight<'a> {
    /// Of a state.
    #[inline]
    pub fn of(state: &'a State, who: Observer) -> Sight<'a> {
        let State { public, hidden } = state;
        let nothing = BySeat::all(public.players, CardSet::EMPTY);
        let mut sight = Sight { public, me: who.seat(), held: nothing, near: nothing, pirates: CardSet::EMPTY };
        if let Some(me) = who.seat() {
            for seat in public.seats() {
                sight.held[seat] = hidden.hands[seat].and(hidden.known[me]);
                sight.near[seat] = hidden.near_at(me, seat);
            }
            sight.held[me] = hidden.hands[me];
            sight.pirates = hidden.pirates(me).collect::<CardSet>().and(hidden.known[me]);
        }
        sight
    }

    /// Of what was learned.
    #[inline]
    pub fn known(k: &'a Knowledge) -> Sight<'a> {
        let Knowledge { public, me, held, near, pirates, .. } = k;
        Sight { public, me: *me, held: *held, near: *near, pirates: pirates.iter().flatten().copied().collect() }
    }

    /// The observer's own hand; empty without a seat.
    #[inline]
    pub fn hand(&self) -> CardSet {
        self.me.map_or(CardSet::EMPTY, |me| self.held[me])
    }
}
