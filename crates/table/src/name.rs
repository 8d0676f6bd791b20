//! What people can be called.

/// Longest name, in characters.
pub const LONGEST_NAME: usize = 40;

/// The name without blanks around it, if it is one: not empty, not too long, and with nothing in it that cannot be seen.
pub fn good_name(text: &str) -> Option<String> {
    let name = text.trim();
    let invisible = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME && !name.contains(invisible);
    fits.then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_seen_and_are_short() {
        assert_eq!(good_name(" Zoë of Zara ").as_deref(), Some("Zoë of Zara"));
        let long = "ä".repeat(LONGEST_NAME + 1);
        for bad in ["", "  ", "a\nb", "a\u{202e}b", "\u{feff}", &long] {
            assert_eq!(good_name(bad), None, "{bad:?}");
        }
    }
}
