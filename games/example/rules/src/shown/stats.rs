//! The statistics over many matches.

use crate::moves::Event;
use serde::Serialize;

/// Counts of events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stats {
    turns: u64,
    played: u64,
    buried: u64,
    cheers: u64,
}

/// The part a simulation reports.
#[derive(Serialize)]
struct Figures {
    played_per_match: f64,
    buried_per_match: f64,
    cheers_per_match: f64,
}

impl game::Stats<Event> for Stats {
    fn note(&mut self, event: &Event) {
        match event {
            Event::Drawn { .. } => {}
            Event::Played { .. } => self.played += 1,
            Event::Buried { .. } => self.buried += 1,
            Event::Cheered { .. } => self.cheers += 1,
            Event::TurnPassed { .. } => self.turns += 1,
        }
    }

    fn merge(&mut self, other: &Stats) {
        self.turns += other.turns;
        self.played += other.played;
        self.buried += other.buried;
        self.cheers += other.cheers;
    }

    fn turns(&self) -> u64 {
        self.turns
    }

    fn report(&self, games: u64) -> impl Serialize {
        let per_match = |count: u64| count as f64 / games.max(1) as f64;
        Figures {
            played_per_match: per_match(self.played),
            buried_per_match: per_match(self.buried),
            cheers_per_match: per_match(self.cheers),
        }
    }
}
