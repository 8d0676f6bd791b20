use crate::{tables, with_every_game};
use env::{Layout, Play};
use game::NoLog;
use games::FullGame;
use record::Seed;

/// The fields follow one another, have distinct names, and take as many bytes as the game says.
fn fields<G: FullGame>() {
    for game in tables::<G>() {
        let layout = Layout::of(&game);
        let mut at = 0;
        for field in &layout.fields {
            assert_eq!(field.at, at, "{} {}", G::NAME, field.field.name);
            assert_eq!(field.len % field.field.rows, 0, "{}", field.field.name);
            assert!(!field.field.about.is_empty());
            at += field.len;
        }
        assert_eq!((at, layout.bytes), (Layout::bytes::<G>(), Layout::bytes::<G>()), "{}", G::NAME);
        let mut names: Vec<&str> = layout.fields.iter().map(|field| field.field.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), layout.fields.len());
    }
}

/// An observation is written whole, whatever was there before, and not a byte beyond.
fn whole<G: FullGame>() {
    for game in tables::<G>() {
        let play = Play::deal(&game, Seed::from_number(1), &mut NoLog);
        let bytes = Layout::bytes::<G>();
        let (mut clean, mut dirty) = (vec![0; bytes], vec![77; bytes + 1]);
        play.observe(&game, play.seat(), &mut clean);
        play.observe(&game, play.seat(), &mut dirty);
        assert_eq!(clean, dirty[..bytes]);
        assert_eq!(dirty[bytes], 77);
        assert!(clean.iter().filter(|byte| **byte != 0).count() > 8);
    }
}

#[test]
fn every_byte_of_an_observation_has_a_name() {
    with_every_game!(fields);
}

#[test]
fn observations_are_written_whole() {
    with_every_game!(whole);
}
