//! What is worth counting over many matches.

use crate::moves::event::{DeckSource, Event};
use serde::Serialize;

/// Sums over matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stats {
    turns: u64,
    venice_scorings: u64,
    second_exhaustions: u64,
    deals: u64,
    offers: u64,
    purchases: u64,
    pirates: u64,
    seats: u64,
}

#[derive(Serialize)]
struct Report {
    venice_scorings: u64,
    second_exhaustions: u64,
    deals: u64,
    offers: u64,
    purchases: u64,
    mean_pirates: f64,
}

impl game::Stats<Event> for Stats {
    #[inline(always)]
    fn note(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { .. } => self.turns += 1,
            Event::VeniceScored { .. } => self.venice_scorings += 1,
            Event::DeckShuffled { source: DeckSource::Stacks(_), .. } => self.second_exhaustions += 1,
            Event::DealStruck { .. } => self.deals += 1,
            Event::OfferMade { .. } => self.offers += 1,
            Event::PricePaid { .. } => self.purchases += 1,
            Event::MatchEnded { pirates, .. } => {
                self.pirates += pirates.as_slice().iter().map(|n| u64::from(*n)).sum::<u64>();
                self.seats += u64::from(pirates.players());
            }
            _ => {}
        }
    }

    fn merge(&mut self, other: &Stats) {
        self.turns += other.turns;
        self.venice_scorings += other.venice_scorings;
        self.second_exhaustions += other.second_exhaustions;
        self.deals += other.deals;
        self.offers += other.offers;
        self.purchases += other.purchases;
        self.pirates += other.pirates;
        self.seats += other.seats;
    }

    fn turns(&self) -> u64 {
        self.turns
    }

    /// Counts over all matches; pirates as a mean per seat at the end.
    fn report(&self, _games: u64) -> impl Serialize {
        Report {
            venice_scorings: self.venice_scorings,
            second_exhaustions: self.second_exhaustions,
            deals: self.deals,
            offers: self.offers,
            purchases: self.purchases,
            mean_pirates: self.pirates as f64 / self.seats.max(1) as f64,
        }
    }
}
