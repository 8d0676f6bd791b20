//! What a player can learn from a match: a few decisions, the dearest first.

use super::Judged;

/// A player remembers no more of them.
pub const MOST_LESSONS: usize = 3;
/// What a decision gives away at least, of the chance to win, for a lesson.
const CHANCE: f32 = 0.05;

/// The places of the lessons among the decisions of one seat, the dearest first; `points` are as dear as 5 of 100 to win.
///
/// One for each turn: what led to a mistake and the mistake are one lesson.
pub fn lessons<A: PartialEq>(judged: &[&Judged<A>], points: f32, turn_of: impl Fn(&Judged<A>) -> u32) -> Vec<usize> {
    let dear = |one: &Judged<A>| (one.lost() / CHANCE).max(one.points_lost() / points);
    let mut found: Vec<usize> = Vec::new();
    let mut places: Vec<usize> = (0..judged.len()).collect();
    places.retain(|place| judged.get(*place).is_some_and(|one| one.best != one.played && dear(one) >= 1.0));
    let of = |place: &usize| judged.get(*place).copied();
    places.sort_by(|a, b| of(b).map_or(0.0, dear).total_cmp(&of(a).map_or(0.0, dear)));
    for place in places {
        let same_turn = |other: &usize| of(other).map(&turn_of) == of(&place).map(&turn_of);
        if found.len() < MOST_LESSONS && !found.iter().any(same_turn) {
            found.push(place);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Count;

    fn judged(turn: u32, chances: (f32, f32), scores: (f32, f32)) -> Judged<char> {
        let count = |score| Count { score, place: 2.0 };
        Judged {
            version: turn,
            ply: turn,
            played: 'a',
            best: if chances == (0.0, 0.0) && scores == (0.0, 0.0) { 'a' } else { 'b' },
            before: Some(chances.0),
            after: Some(chances.1),
            within: None,
            counts: Some([count(scores.0), count(scores.1)]),
            drift: None,
            turning: None,
            considered: Vec::new(),
        }
    }

    fn told(all: &[Judged<char>]) -> Vec<usize> {
        lessons(&all.iter().collect::<Vec<_>>(), 3.0, |one| one.version)
    }

    #[test]
    fn the_dearest_three_are_told_one_for_each_turn() {
        let all = [
            judged(1, (0.5, 0.44), (30.0, 29.0)),
            judged(2, (0.5, 0.3), (30.0, 30.0)),
            judged(2, (0.4, 0.3), (30.0, 30.0)),
            judged(3, (0.3, 0.22), (30.0, 30.0)),
            judged(4, (0.3, 0.29), (30.0, 30.0)),
            judged(5, (0.3, 0.23), (30.0, 30.0)),
        ];
        assert_eq!(told(&all), [1, 3, 5]);
    }

    #[test]
    fn a_seat_that_could_not_win_any_more_learns_from_points() {
        let all = [
            judged(1, (0.01, 0.01), (12.0, 3.0)),
            judged(2, (0.01, 0.01), (9.0, 8.0)),
            judged(3, (0.0, 0.0), (0.0, 0.0)),
        ];
        assert_eq!(told(&all), [0]);
    }

    #[test]
    fn a_match_without_mistakes_teaches_nothing() {
        assert!(told(&[judged(1, (0.0, 0.0), (0.0, 0.0))]).is_empty());
    }
}
