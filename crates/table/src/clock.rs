//! The clocks of the seats. They run on the times of steps: between two steps nothing changes.

use crate::{Millis, Tempo};
use serde::Serialize;

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ClockFace {
    /// The time left.
    pub left_ms: Millis,
    /// Is it running?
    pub running: bool,
}

/// The clock of one seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Clock {
    left: Millis,
    /// Since when it runs.
    since: Option<Millis>,
    /// One more than the ply at which time was last added. No ply adds time twice: playing and undoing gains nothing.
    given: u32,
    /// It stops on Saturdays and Sundays.
    rests: bool,
}

const DAY: Millis = 86_400_000;
/// 1970 began on a Thursday: its first Saturday came two days later.
const SATURDAY: Millis = 2 * DAY;

/// How much time outside of weekends there was until then, since that first Saturday.
fn workdays_until(at: Millis) -> Millis {
    let (weeks, within) = ((at - SATURDAY).div_euclid(7 * DAY), (at - SATURDAY).rem_euclid(7 * DAY));
    weeks * 5 * DAY + (within - 2 * DAY).max(0)
}

/// When that much of it has passed.
fn when_worked(time: Millis) -> Millis {
    SATURDAY + time.div_euclid(5 * DAY) * 7 * DAY + 2 * DAY + time.rem_euclid(5 * DAY)
}

fn is_weekend(at: Millis) -> bool {
    (at - SATURDAY).rem_euclid(7 * DAY) < 2 * DAY
}

impl Clock {
    /// The clock at the start.
    pub fn fresh(tempo: Tempo) -> Clock {
        let left = match tempo {
            Tempo::None => 0,
            Tempo::Live { bank_ms, .. } => bank_ms.into(),
            Tempo::Slow { each_ms, .. } => each_ms.into(),
        };
        Clock { left, since: None, given: 0, rests: matches!(tempo, Tempo::Slow { weekends_off: true, .. }) }
    }

    /// A decision has become due at this ply.
    pub fn give(&mut self, tempo: Tempo, ply: u32) {
        if ply < self.given {
            return;
        }
        self.given = ply + 1;
        match tempo {
            Tempo::None => {}
            Tempo::Live { each_ms, .. } => self.left += Millis::from(each_ms),
            Tempo::Slow { each_ms, .. } => self.left = each_ms.into(),
        }
    }

    /// Somebody comes back after the clock ran out: the bank is spent, and the time of one decision is left.
    pub fn give_again(&mut self, tempo: Tempo) {
        match tempo {
            Tempo::None => {}
            Tempo::Live { each_ms, .. } | Tempo::Slow { each_ms, .. } => self.left = self.left.max(each_ms.into()),
        }
    }

    /// Starts or stops it.
    pub fn turn(&mut self, now: Millis, runs: bool) {
        self.left = self.left_at(now);
        self.since = runs.then_some(now);
    }

    /// When it will run out, if it is running.
    pub fn runs_out(&self) -> Option<Millis> {
        let since = self.since?;
        Some(if self.rests { when_worked(workdays_until(since) + self.left) } else { since + self.left })
    }

    pub fn face(&self, now: Millis) -> ClockFace {
        let rests = self.rests && is_weekend(now);
        ClockFace { left_ms: self.left_at(now), running: self.since.is_some() && !rests }
    }

    /// Times may arrive out of order, and nobody gains from that.
    fn left_at(&self, now: Millis) -> Millis {
        let passed = |since: Millis| match self.rests {
            true => workdays_until(now) - workdays_until(since),
            false => now - since,
        };
        let gone = self.since.map_or(0, |since| passed(since).max(0));
        (self.left - gone).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Tempo = Tempo::Live { bank_ms: 60_000, each_ms: 5_000 };

    #[test]
    fn a_live_clock_runs_down_and_gains_with_each_decision() {
        let mut clock = Clock::fresh(LIVE);
        clock.give(LIVE, 0);
        clock.turn(1_000, true);
        assert_eq!(clock.face(3_000), ClockFace { left_ms: 63_000, running: true });
        assert_eq!(clock.runs_out(), Some(66_000));
        clock.turn(11_000, false);
        clock.give(LIVE, 1);
        assert_eq!(clock.face(99_000), ClockFace { left_ms: 60_000, running: false });
    }

    #[test]
    fn going_back_and_forth_gains_nothing() {
        let mut clock = Clock::fresh(LIVE);
        for ply in [0, 1, 0, 1, 0, 1] {
            clock.give(LIVE, ply);
        }
        assert_eq!(clock.face(0).left_ms, 70_000);
    }

    #[test]
    fn a_slow_clock_starts_again_with_each_decision() {
        let slow = Tempo::Slow { each_ms: 1_000, weekends_off: false };
        let mut clock = Clock::fresh(slow);
        clock.turn(0, true);
        clock.turn(900, false);
        clock.give(slow, 3);
        assert_eq!(clock.face(0).left_ms, 1_000);
    }

    #[test]
    fn a_clock_with_weekends_off_rests_at_weekends() {
        let slow = Tempo::Slow { each_ms: DAY as u32, weekends_off: true };
        let hour = DAY / 24;
        // Friday noon, 9 January 1970.
        let friday = 8 * DAY + 12 * hour;
        let mut clock = Clock::fresh(slow);
        clock.turn(friday, true);
        assert_eq!(clock.runs_out(), Some(friday + 3 * DAY), "Monday noon");
        assert_eq!(clock.face(friday + 6 * hour), ClockFace { left_ms: 18 * hour, running: true });
        assert_eq!(clock.face(friday + 24 * hour), ClockFace { left_ms: 12 * hour, running: false }, "Saturday");
        assert_eq!(clock.face(friday + 66 * hour), ClockFace { left_ms: 6 * hour, running: true }, "Monday, six");
        let mut asked_on_sunday = Clock::fresh(slow);
        asked_on_sunday.turn(friday + 2 * DAY, true);
        assert_eq!(asked_on_sunday.runs_out(), Some(friday + 3 * DAY + 12 * hour), "the end of Monday");
    }

    #[test]
    fn a_player_who_comes_back_has_time_for_one_decision() {
        let mut clock = Clock::fresh(LIVE);
        clock.turn(0, true);
        clock.turn(90_000, false);
        assert_eq!(clock.face(0).left_ms, 0);
        clock.give_again(LIVE);
        assert_eq!(clock.face(0).left_ms, 5_000);
    }

    #[test]
    fn a_time_before_the_last_one_takes_nothing() {
        let mut clock = Clock::fresh(LIVE);
        clock.turn(5_000, true);
        assert_eq!(clock.face(4_000).left_ms, 60_000);
    }
}
