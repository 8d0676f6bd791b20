//! What people can be called, and what they can write: what others can see, and nothing that changes what stands beside it.

use crate::LONGEST_CHAT;

/// Longest name, in characters.
pub const LONGEST_NAME: usize = 40;

/// The name without blanks around it, if it is one: not empty, not too long, and with nothing in it that cannot be seen.
pub fn good_name(text: &str) -> Option<String> {
    let name = text.trim();
    let joins = |c: char| matches!(c, '\u{200c}'..='\u{200f}');
    let fits = name.chars().count() <= LONGEST_NAME && name.chars().any(can_be_seen);
    (fits && !name.contains(|c| is_hidden(c) || joins(c))).then(|| name.to_owned())
}

/// What somebody says, without blanks around it, if it can be said.
pub fn good_words(text: &str) -> Option<String> {
    let words = text.trim();
    let fits = words.chars().count() <= LONGEST_CHAT && words.chars().any(can_be_seen);
    (fits && !words.contains(is_hidden)).then(|| words.to_owned())
}

/// Is there something to see of this character, even where it stands alone?
pub fn can_be_seen(c: char) -> bool {
    let joins_or_varies = matches!(c, '\u{200c}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}');
    // Accents and other marks belong to the letter before them.
    let marks = matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}');
    !c.is_whitespace() && !joins_or_varies && !marks && !is_hidden(c)
}

/// Characters that show nothing, break lines, or turn the direction of what follows. Those that only join letters or choose
/// the form of a sign are not among them: some scripts, and most coloured signs, need them.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            // Soft hyphen, grapheme joiner, Arabic mark, fillers of Hangul and Khmer, Mongolian separators.
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            // Spaces of no width, breaks of lines, turns of direction.
            | '\u{200b}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            // Braille without a dot, fillers of Hangul, the mark of byte order, annotations.
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            // The note without a head, format of shorthand and music, tags, private use: nobody knows what another reader sees.
            | '\u{1d159}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HIDDEN: [char; 17] = [
        '\u{ad}',
        '\u{34f}',
        '\u{61c}',
        '\u{1160}',
        '\u{180e}',
        '\u{200b}',
        '\u{202e}',
        '\u{2028}',
        '\u{2060}',
        '\u{2066}',
        '\u{2800}',
        '\u{3164}',
        '\u{feff}',
        '\u{ffa0}',
        '\u{1d159}',
        '\u{e000}',
        '\u{e0041}',
    ];

    #[test]
    fn names_can_be_seen_and_are_short() {
        assert_eq!(good_name(" Zoë of Zara ").as_deref(), Some("Zoë of Zara"));
        assert_eq!(good_name("Zoe\u{308}").as_deref(), Some("Zoe\u{308}"));
        assert_eq!(good_name("Łucja ✌️").as_deref(), Some("Łucja ✌️"));
        let long = "ä".repeat(LONGEST_NAME + 1);
        for bad in ["", "  ", "a\nb", "\u{fe0f}", "\u{301}\u{301}", "\u{3000}", "a\u{200d}b", &long] {
            assert_eq!(good_name(bad), None, "{bad:?}");
        }
        for hidden in HIDDEN {
            assert_eq!(good_name(&hidden.to_string()), None, "{hidden:?}");
            assert_eq!(good_name(&format!("a{hidden}b")), None, "{hidden:?}");
        }
    }

    #[test]
    fn words_can_be_seen_and_turn_nothing_around() {
        assert_eq!(good_words(" می\u{200c}خواهم 👩\u{200d}🌾 ").as_deref(), Some("می\u{200c}خواهم 👩\u{200d}🌾"));
        for hidden in HIDDEN {
            assert_eq!(good_words(&format!("a{hidden}b")), None, "{hidden:?}");
        }
        for bad in ["", "\u{200d}\u{fe0f}", &"ä".repeat(LONGEST_CHAT + 1)] {
            assert_eq!(good_words(bad), None, "{bad:?}");
        }
    }
}
