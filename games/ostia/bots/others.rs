//! How the others decide, as far as their bids show it.
//!
//! The seller gets half (OS-2.4, OS-2.6), so an odd denarius buys nothing. A player who bids one although it is not the
//! minimum prices as the greedy player does, and is thought to decide as it would; the others by the quick policy.

use super::harbour::Bids;
use super::outlook::Mood;
use super::{Position, Weights};
use game::{Chance, Game as _, MAX_SEATS, Observer, Seat, SeatSet};
use ostia::{Action, Event, Ostia, SeenEvent, State};

/// How often the greedy player bids an odd sum when it can.
const ODD_IF_GREEDY: f32 = 0.5;
/// The same for those who know better: they slip.
const ODD_IF_NOT: f32 = 0.02;
/// The odds as long as nothing is known about somebody.
const AT_FIRST: f32 = 0.05;
/// The limit of certainty: beyond it, a player who changes would be misjudged for ever.
const SURE: f32 = 100.0;

/// What the bids of each seat have shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Others {
    /// The minimum bid for the lot.
    least: u16,
    /// The odds that the seat decides like the greedy player.
    odds: [f32; MAX_SEATS],
}

impl Default for Others {
    fn default() -> Others {
        Others { least: 0, odds: [AT_FIRST; MAX_SEATS] }
    }
}

impl Others {
    pub(crate) fn note(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::Open(Event::LotPutUp { minimum, .. }) => self.least = minimum,
            SeenEvent::Open(Event::BidMade { seat, amount }) if amount > self.least => {
                let told = if amount % 2 == 1 {
                    ODD_IF_GREEDY / ODD_IF_NOT
                } else {
                    (1.0 - ODD_IF_GREEDY) / (1.0 - ODD_IF_NOT)
                };
                let odds = &mut self.odds[seat.index()];
                *odds = (*odds * told).clamp(1.0 / SURE, SURE);
            }
            _ => {}
        }
    }

    /// The seats that decide like the greedy player in one world.
    pub(crate) fn draw(&self, players: u8, chance: &mut impl Chance) -> SeatSet {
        let greedy = |seat: &Seat| {
            let odds = self.odds[seat.index()];
            (chance.below(1024) as f32) < 1024.0 * odds / (1.0 + odds)
        };
        Seat::all(players).filter(greedy).collect()
    }
}

/// The greedy player's choice; nothing if it has not been computed.
pub(crate) fn greedy(game: &Ostia, state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Action> {
    let knowledge = game.knowledge(state, Observer::Seat(seat));
    let position =
        Position { game, knowledge: &knowledge, me: seat, mood: Mood::draw(chance), weights: &Weights::GREEDY };
    position.at_once(Bids::Any, chance)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Dice;
    use ostia::{Cards, Good};
    use record::Seed;

    #[test]
    fn a_seat_that_bids_odd_sums_is_thought_greedy_and_others_are_not() {
        let (lot, least) = (Cards::one(Good::Wheat) + Cards::one(Good::Wood), 11);
        let bid = |seat: usize, amount: u16| SeenEvent::Open(Event::BidMade { seat: Seat::at(seat), amount });
        let mut others = Others::default();
        others.note(&SeenEvent::Open(Event::LotPutUp { seller: Seat::at(0), lot, minimum: least }));
        for n in 1..=4 {
            others.note(&bid(1, (least | 1) + 2 * n));
            others.note(&bid(2, (least & !1) + 2 * n));
            // This bid says nothing, odd or not.
            others.note(&bid(3, least));
        }
        let mut dice = Dice::new(Seed::from_number(1));
        let worlds: Vec<SeatSet> = (0..200).map(|_| others.draw(4, &mut dice)).collect();
        let greedy = |seat: usize| worlds.iter().filter(|world| world.contains(Seat::at(seat))).count();
        assert!(greedy(1) > 190 && greedy(2) < 10, "{} {}", greedy(1), greedy(2));
        assert!((2..25).contains(&greedy(3)), "{}", greedy(3));
    }
}
