//! OM-6: the scoring at Venice.

use crate::chapters::scoring::cargo_value;
use crate::chapters::scoring::prizes;
use crate::moves::Event;
use crate::run::Run;
use crate::state::{Public, Venice};
use game::{BySeat, Chance, Log};

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OM-6.2, OM-6.3: prestige, then all cargo groups but the top one.
    #[cold]
    pub(crate) fn score_venice(&mut self, drawn: bool) {
        let public = &self.state.public;
        let players = public.players;
        let kept = BySeat::new(players, |seat| {
            let top = public.cargos.top(seat).map(|card| card.good());
            public.cargos.iter(seat).take_while(|card| Some(card.good()) == top).count() as u8
        });
        let event = Event::VeniceScored {
            drawn,
            prestige: prizes(&BySeat::new(players, |seat| public.prestige[seat])),
            cargo: BySeat::new(players, |seat| cargo_value(public.cargos.iter(seat).skip(kept[seat].into()))),
            kept,
        };
        self.emit(event);
    }
}

impl Public {
    /// OM-9.2.
    #[inline]
    pub(crate) fn surface_venice(&mut self) {
        self.venice = Venice::OnTop;
    }

    /// OM-6.2, OM-6.3, OM-6.5: tiles are given back, all groups but the top one go to the discard, the card leaves the game.
    pub(crate) fn score_venice(&mut self, prestige: &BySeat<i32>, cargo: &BySeat<i32>, kept: &BySeat<u8>) {
        for seat in self.seats() {
            self.ducats[seat] += prestige[seat] + cargo[seat];
            self.prestige[seat] = 0;
            let scored = self.cargos.cut(seat, kept[seat]);
            self.discard = self.discard.or(scored);
        }
        self.venice = Venice::Gone;
    }
}
