//! Actions as a line of text: `draw`, `play 7`, `bury 7`, `cheer`.

use crate::moves::Action;
use game::Misread;
use std::fmt;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Bury(card) => write!(f, "bury {card}"),
            Action::Cheer => f.write_str("cheer"),
        }
    }
}

/// Reads one line. A card may be one that nobody holds: the rules decide whether it can be played.
pub(super) fn read(text: &str) -> Result<Action, Misread> {
    let card = |word: &str| word.parse().map_err(|_| Misread::new(word, "ex-a-card"));
    match text.split_once(' ') {
        None if text == "draw" => Ok(Action::Draw),
        None if text == "cheer" => Ok(Action::Cheer),
        Some(("play", word)) => card(word).map(Action::Play),
        Some(("bury", word)) => card(word).map(Action::Bury),
        _ => Err(Misread::new(text, "ex-a-verb")),
    }
}
