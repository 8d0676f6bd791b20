//! OS-8: what one observer was shown and can still rely on.

mod redeal;
mod seen;

pub use seen::SeenEvent;

use crate::state::{Cards, Hand, Hands, Public, State, evolve};
use game::{Observer, Seat};

/// The knowledge of one observer.
///
/// Everything that was ever shown of another seat's goods was shown to everybody, so it is part of [`Public`] (see
/// `Trader::sure`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    /// The public half.
    pub public: Public,
    /// The private half.
    pub own: Own,
}

/// The private half of an observer's knowledge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Own {
    /// The seat that observes; none for a spectator.
    pub me: Option<Seat>,
    /// Its own cards and plans; empty when it only watches.
    pub hand: Hand,
}

impl Knowledge {
    /// This observer's knowledge of a state.
    #[inline]
    pub(crate) fn of(state: &State, who: Observer) -> Knowledge {
        let me = who.seat().filter(|seat| seat.index() < state.public.players() as usize);
        let hand = me.map_or(Hand::default(), |seat| *state.hidden.hand(seat));
        Knowledge { public: state.public, own: Own { me, hand } }
    }

    /// Adds what was seen.
    pub(crate) fn learn(&mut self, event: &SeenEvent) {
        let Knowledge { public, own } = self;
        match *event {
            SeenEvent::FirstCardDealt { seat, good } => evolve::first_card(public, own, seat, good),
            SeenEvent::Dealt { seat, count, cards } => evolve::dealt(public, own, seat, count, cards),
            SeenEvent::FreePicked { seat, good } => evolve::free_picked(public, own, seat, good),
            SeenEvent::Laid { seat, forum, senate, layout } => evolve::laid(public, own, seat, (forum, senate), layout),
            SeenEvent::LaidUnseen { seat, layout } => evolve::laid_unseen(public, own, seat, layout),
            SeenEvent::Answered { seat, answer } => evolve::answered(public, own, seat, answer),
            SeenEvent::Managed { seat, plan } => evolve::managed(public, own, seat, plan),
            SeenEvent::Open(event) => evolve::open(public, own, &event),
        }
    }

    /// Goods whose place this observer does not know, out of all that are in play.
    pub fn unseen(&self, cards: Cards) -> Cards {
        let public = &self.public;
        let mut seen = public.discards + public.on_the_table() + self.own.hand.stock + self.own.hand.ship;
        for seat in Seat::all(public.players()).filter(|seat| self.own.me != Some(*seat)) {
            seen += public.traders[seat].sure;
        }
        cards.less(seen)
    }

    /// The most of each type that the pile can hold, as far as this observer knows.
    pub(crate) fn pile_at_most(&self, unseen: Cards) -> Cards {
        self.public.pile_at_most.less(self.own.hand.drawn).common(unseen)
    }
}

impl Hands for Own {
    #[inline]
    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Hand)) {
        if self.me == Some(seat) {
            change(&mut self.hand);
        }
    }

    #[inline]
    fn change_all(&mut self, change: impl Fn(&mut Hand)) {
        if self.me.is_some() {
            change(&mut self.hand);
        }
    }
}
