//! OM-6: the scoring at Venice.

use crate::apply::Run;
use crate::event::Event;
use crate::scoring::{cargo_value, prizes};
use game::{BySeat, Chance, Log};

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OM-6.2, OM-6.3: prestige, then all cargo groups but the top one.
    #[cold]
    pub fn score_venice(&mut self, drawn: bool) {
        let public = self.public();
        let players = public.players;
        let kept = BySeat::new(players, |seat| {
            let top = public.cargos.top(seat).map(|card| card.good());
            public.cargos.iter(seat).take_while(|card| Some(card.good()) == top).count() as u8
        });
        let event = Event::VeniceScored {
            drawn,
            prestige: prizes(&BySeat::new(players, |seat| public.prestige[seat.index()])),
            cargo: BySeat::new(players, |seat| cargo_value(public.cargos.iter(seat).skip(kept[seat].into()))),
            kept,
        };
        self.emit(event);
    }
}
