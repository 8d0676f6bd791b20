//! Names and messages: visible characters only, and none that change the text beside them.

use crate::characters::{is_emoji, is_mark};
use crate::{LONGEST_CHAT, PlayerId};

/// Longest name, in characters.
pub const LONGEST_NAME: usize = 40;

/// How many marks one letter may carry. Pointed Hebrew needs five; a taller stack would cover the lines around it.
const MOST_MARKS: usize = 6;

/// Stands behind the names of programs, in every language, and behind no other.
const PROGRAM: char = '\u{2699}';

/// A name as others see it: that of a program has a mark, wherever it is shown. Nothing is nobody's name.
pub fn shown_name(player: &PlayerId, name: &str) -> String {
    let name = name.replace(PROGRAM, "");
    if player.is_program() && !name.is_empty() { format!("{} {PROGRAM}", name.trim()) } else { name }
}

/// The name, trimmed, if it is valid: not empty, not too long, and without invisible characters.
pub fn good_name(text: &str) -> Option<String> {
    let name = text.trim();
    let fits = name.chars().count() <= LONGEST_NAME && name.chars().any(can_be_seen) && !is_tower(name);
    (fits && !name.contains(is_hidden) && joins_emoji_only(name)).then(|| name.to_owned())
}

/// A message, trimmed, if it is allowed.
pub fn good_words(text: &str) -> Option<String> {
    let words = text.trim();
    let fits = words.chars().count() <= LONGEST_CHAT && words.chars().any(can_be_seen) && !is_tower(words);
    (fits && !words.contains(is_hidden)).then(|| words.to_owned())
}

/// Is this character visible, even on its own?
pub fn can_be_seen(c: char) -> bool {
    let joins_or_varies = matches!(c, '\u{200c}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}');
    !c.is_whitespace() && !joins_or_varies && !is_mark(c) && !is_hidden(c)
}

/// Does a letter carry more marks than any script needs?
fn is_tower(text: &str) -> bool {
    let marks = text.chars().scan(0, |marks, c| {
        *marks = if is_mark(c) { *marks + 1 } else { 0 };
        Some(*marks)
    });
    marks.max().unwrap_or_default() > MOST_MARKS
}

/// Are all joining characters between two parts of one emoji? Between letters they would make two names
/// look the same.
fn joins_emoji_only(name: &str) -> bool {
    let chars: Vec<char> = name.chars().collect();
    let places =
        (0..chars.len()).filter(|place| chars.get(*place).is_some_and(|c| matches!(c, '\u{200c}'..='\u{200f}')));
    places.into_iter().all(|place| {
        let before = chars.iter().take(place).rev().find(|c| **c != '\u{fe0f}');
        let zwj = chars.get(place) == Some(&'\u{200d}');
        zwj && before.is_some_and(|c| is_emoji(*c)) && chars.get(place + 1).is_some_and(|c| is_emoji(*c))
    })
}

/// Characters that show nothing, break lines, or turn the direction of what follows. Those that only join letters or choose
/// the form of a character are not among them: some scripts, and most emoji, need them.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            // Soft hyphen, grapheme joiner, Arabic letter mark, fillers of Hangul and Khmer, Mongolian separators.
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            // Zero-width spaces, line breaks, changes of direction.
            | '\u{200b}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            // The empty Braille pattern, Hangul fillers, the byte order mark, annotations.
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            // Joiners and enclosures for hieroglyphs.
            | '\u{13430}'..='\u{1343f}' | '\u{13441}' | '\u{13442}'
            // The null notehead, format characters of shorthand and music, tags, private use: nobody knows what another
            // reader sees.
            | '\u{1d159}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HIDDEN: [char; 19] = [
        '\u{13430}',
        '\u{1343f}',
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
    fn a_program_is_known_by_its_mark_and_a_person_has_none() {
        let (person, program) = (PlayerId::new("abc").unwrap(), PlayerId::of_program("abc").unwrap());
        assert!(program.is_program() && !person.is_program() && program.as_str() == "program-abc");
        assert_eq!(shown_name(&program, "Ada"), "Ada \u{2699}");
        assert_eq!(shown_name(&program, "Ada \u{2699}"), "Ada \u{2699}", "not twice");
        assert_eq!(shown_name(&person, "Ada"), "Ada");
        assert!(!shown_name(&person, "Ada \u{2699}").contains(PROGRAM), "a person cannot pass for a program");
        assert_eq!(shown_name(&program, ""), "", "somebody who was forgotten");
    }

    #[test]
    fn names_can_be_seen_and_are_short() {
        assert_eq!(good_name(" Zoë of Zara ").as_deref(), Some("Zoë of Zara"));
        assert_eq!(good_name("Zoe\u{308}").as_deref(), Some("Zoe\u{308}"));
        assert_eq!(good_name("Łucja ✌️").as_deref(), Some("Łucja ✌️"));
        let long = "ä".repeat(LONGEST_NAME + 1);
        for bad in ["", "  ", "a\nb", "\u{fe0f}", "\u{301}\u{301}", "\u{3000}", "a\u{200d}b", &long] {
            assert_eq!(good_name(bad), None, "{bad:?}");
        }
        let family = "👩\u{200d}👩\u{200d}👧 🏳️\u{200d}🌈 🧑🏽\u{200d}🌾";
        assert_eq!(good_name(family).as_deref(), Some(family), "parts of one sign may be joined");
        for bad in ["👩\u{200d}", "\u{200d}👩", "👩\u{200d}a", "1\u{200d}2", "👩\u{200c}👩", "👩\u{200d}\u{200d}👩"]
        {
            assert_eq!(good_name(bad), None, "{bad:?}");
        }
        assert_eq!(good_name("\u{13430}\u{13431}\u{13434}"), None);
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
        let hebrew = "בְּרֵאשִׁ֖ית";
        assert_eq!(good_words(hebrew).as_deref(), Some(hebrew), "letters carry the marks that their script needs");
        let tower = format!("a{}", "\u{301}".repeat(200));
        for bad in ["", "\u{200d}\u{fe0f}", &"ä".repeat(LONGEST_CHAT + 1), &tower] {
            assert_eq!(good_words(bad), None, "{bad:?}");
        }
    }
}
