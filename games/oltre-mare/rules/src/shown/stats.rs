//! The statistics worth keeping over many matches.

use crate::moves::{DeckSource, Event};
use crate::state::{CardSet, GOODS, Good, MARKER_KINDS, Marker};
use serde::Serialize;
use std::collections::BTreeMap;

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
    /// By good: cards that changed hands one by one for ducats, and the ducats.
    priced: [(u64, i64); GOODS],
    markers: [u64; MARKER_KINDS],
    points: [i64; SOURCES.len()],
}

/// Where ducats come from in the end (OM-8).
const SOURCES: [&str; 5] = ["track", "prestige", "cargo", "pirates", "markers"];

#[derive(Serialize)]
struct Figures {
    venice_scorings: u64,
    second_exhaustions: u64,
    deals: u64,
    offers: u64,
    purchases: u64,
    mean_pirates: f64,
    /// Ducats for one card, if nothing else changed hands.
    mean_price_by_good: BTreeMap<&'static str, f64>,
    /// Per match.
    markers_taken: BTreeMap<&'static str, f64>,
    /// Per seat.
    mean_ducats_by_source: BTreeMap<&'static str, f64>,
}

impl Stats {
    /// OM-3.2: one card for ducats.
    fn priced(&mut self, cards: CardSet, ducats: i64) {
        if let Some(card) = cards.first().filter(|_| cards.len() == 1) {
            self.priced.get_mut(card.good().index()).into_iter().for_each(|(count, sum)| {
                *count += 1;
                *sum += ducats;
            });
        }
    }

    fn took(&mut self, marker: Option<Marker>) {
        if let Some(marker) = marker {
            self.markers.get_mut(marker as usize).into_iter().for_each(|count| *count += 1);
        }
    }
}

impl game::Stats<Event> for Stats {
    #[inline(always)]
    fn note(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { .. } => self.turns += 1,
            Event::VeniceScored { .. } => self.venice_scorings += 1,
            Event::DeckShuffled { source: DeckSource::Stacks(_), .. } => self.second_exhaustions += 1,
            Event::DealStruck { given, taken, ducats, .. } => {
                self.deals += 1;
                if taken.is_empty() {
                    self.priced(*given, -i64::from(*ducats));
                } else if given.is_empty() {
                    self.priced(*taken, i64::from(*ducats));
                }
            }
            Event::Sailed { marker, .. } | Event::CompassFollowed { marker, .. } => self.took(*marker),
            Event::OfferMade { .. } => self.offers += 1,
            Event::PricePaid { .. } => self.purchases += 1,
            Event::MatchEnded { pirates, count, .. } => {
                for (_, of) in count.iter() {
                    let parts = [of.track, of.prestige, of.cargo, of.pirates, of.markers];
                    self.points.iter_mut().zip(parts).for_each(|(sum, part)| *sum += i64::from(part));
                }
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
        for (sum, more) in self.priced.iter_mut().zip(other.priced) {
            *sum = (sum.0 + more.0, sum.1 + more.1);
        }
        self.markers.iter_mut().zip(other.markers).for_each(|(sum, more)| *sum += more);
        self.points.iter_mut().zip(other.points).for_each(|(sum, more)| *sum += more);
    }

    fn turns(&self) -> u64 {
        self.turns
    }

    /// Counts over all matches; pirates as a mean per seat at the end.
    fn report(&self, games: u64) -> impl Serialize {
        let per = |sum: f64, of: u64| sum / of.max(1) as f64;
        Figures {
            mean_price_by_good: Good::ALL
                .iter()
                .zip(self.priced)
                .map(|(good, (count, sum))| (good.name(), per(sum as f64, count)))
                .collect(),
            markers_taken: Marker::ALL
                .iter()
                .zip(self.markers)
                .map(|(marker, count)| (marker.name(), per(count as f64, games)))
                .collect(),
            mean_ducats_by_source: SOURCES
                .into_iter()
                .zip(self.points)
                .map(|(source, sum)| (source, per(sum as f64, self.seats)))
                .collect(),
            venice_scorings: self.venice_scorings,
            second_exhaustions: self.second_exhaustions,
            deals: self.deals,
            offers: self.offers,
            purchases: self.purchases,
            mean_pirates: self.pirates as f64 / self.seats.max(1) as f64,
        }
    }
}
