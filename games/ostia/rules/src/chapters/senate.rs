//! OS-5: offers are judged, and how places are shared.

use crate::moves::Event;
use crate::run::Run;
use crate::state::Public;
use game::{BySeat, Chance, Log, Seat};

/// OS-5.1, OS-7.4: points of the places.
const POINTS: [u8; 3] = [3, 2, 1];

/// OS-5.1, OS-5.2: the points of each seat. `None` takes no place.
pub fn share_places(totals: &BySeat<Option<u16>>) -> BySeat<u8> {
    BySeat::new(totals.players(), |seat| {
        let Some(own) = totals[seat] else { return 0 };
        let all = totals.as_slice().iter().flatten();
        let place = all.clone().filter(|total| **total > own).count();
        let tied = all.filter(|total| **total == own).count();
        let points: u8 = POINTS.iter().skip(place).take(tied).sum();
        points / tied as u8
    })
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OS-5.1 to OS-5.3. RULING: an offer worth 0 takes no place.
    pub(crate) fn senate(&mut self) {
        let public = &self.state.public;
        let values = self.rules.active(public);
        let worth = BySeat::new(self.rules.players, |seat: Seat| public.traders[seat].offer.worth(values));
        let points = share_places(&BySeat::new(self.rules.players, |seat| Some(worth[seat]).filter(|w| *w > 0)));
        for seat in public.start.around(self.rules.players) {
            if !self.state.public.traders[seat].offer.is_empty() {
                self.emit(Event::OfferJudged { seat, worth: worth[seat], vp: points[seat] });
            }
        }
        self.emit(Event::SenateCleared);
    }
}

/// Effects on what everybody knows.
impl Public {
    /// OS-5.1, OS-7.2, OS-7.4.
    #[inline]
    pub(crate) fn score(&mut self, seat: Seat, vp: u8) {
        self.traders[seat].vp = self.traders[seat].vp.wrapping_add(vp);
    }

    /// OS-5.3.
    #[inline]
    pub(crate) fn clear_senate(&mut self) {
        self.senate_open = false;
        for trader in self.traders.as_slice() {
            self.discards += trader.offer;
        }
    }
}
