//! OM-6.2, OM-8: prizes, groups, the end.

#![allow(clippy::indexing_slicing, reason = "there is a count for each seat")]

use crate::moves::{Event, FinalCount};
use crate::run::Run;
use crate::state::data::numbers;
use crate::state::{Card, Phase, Public};
use game::{BySeat, Chance, Log, Standings};

/// OM-6.2: for the most, the second most and the third most.
pub(crate) const PRIZES: [u8; 3] = numbers(include_str!("../../data/prizes.toml"), "prizes = [", 0).0;

/// OM-6.2: for the most, the second most and the third most; ties all get the full prize, and the next group the next prize.
pub fn prizes(counts: &BySeat<u8>) -> BySeat<i32> {
    BySeat::new(counts.players(), |seat| {
        let better = counts.iter().filter(|(other, count)| {
            let first_with_it = counts.as_slice()[..other.index()].iter().all(|earlier| earlier != count);
            *count > counts[seat] && first_with_it
        });
        PRIZES.get(better.count()).map_or(0, |prize| i32::from(*prize))
    })
}

/// OM-8.2: each run of equal goods is a group and pays by OM-0.1.
pub fn cargo_value(cards: impl Iterator<Item = Card>) -> i32 {
    let (mut total, mut group, mut size) = (0, None, 0);
    for card in cards {
        if group != Some(card.good()) {
            total += group.map_or(0, |good: crate::state::Good| good.payout(size));
            (group, size) = (Some(card.good()), 0);
        }
        size += 1;
    }
    total + group.map_or(0, |good| good.payout(size))
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OM-8.
    #[cold]
    pub(crate) fn end_match(&mut self) {
        let public = &self.state.public;
        let players = public.players;
        let prestige = prizes(&BySeat::new(players, |seat| public.prestige[seat]));
        let markers = prizes(&BySeat::new(players, |seat| public.markers[seat]));
        let count = BySeat::new(players, |seat| FinalCount {
            track: public.ducats[seat],
            prestige: prestige[seat],
            cargo: cargo_value(public.cargos.iter(seat)),
            pirates: -i32::from(public.pirates[seat]),
            // OM-7.3: no second marker prize.
            markers: if public.marker_prize.contains(seat) { 0 } else { markers[seat] },
        });
        // OM-8.5: more ducats, then more cargo cards, then nearer to the start player.
        let rank = |seat: game::Seat| {
            let cargo = u32::from(public.cargos.size(seat)) + u32::from(public.recycled[seat]);
            (count[seat].total(), cargo, -i32::from(seat.steps_from(public.start, players)))
        };
        let place =
            BySeat::new(players, |seat| 1 + public.seats().filter(|other| rank(*other) > rank(seat)).count() as u8);
        let score = BySeat::new(players, |seat| count[seat].total());
        let pirates = BySeat::new(players, |seat| public.pirates[seat]);
        self.emit(Event::MatchEnded { count, pirates, standings: Standings { place, score } });
    }
}

impl Public {
    /// OM-8.
    pub(crate) fn end_match(&mut self, count: &BySeat<FinalCount>, standings: &Standings) {
        for (seat, count) in count.iter() {
            self.ducats[seat] = count.total();
        }
        self.standings = Some(*standings);
        self.enter(Phase::Over);
    }
}
