//! Actions as text.

use crate::common::table;
use example::Action;
use game::Notation;

#[test]
fn an_action_is_a_line_of_text() {
    let game = table(2);
    for (text, action) in [("draw", Action::Draw), ("play 7", Action::Play(7)), ("bury 12", Action::Bury(12))] {
        assert_eq!(game.write_action(&action), text);
        assert_eq!(game.read_action(text, None).unwrap(), action);
    }
    for text in ["", "play", "play x", "play 256", "draw 3", "jump"] {
        assert!(game.read_action(text, None).is_err(), "{text:?}");
    }
}
