//! Thousands of damaged files: none makes the parser panic, and what it accepts is a playable edition.

use super::{assert_sayable, faults};
use game::Edition as _;
use oltre_mare::{CARDS, Card, Edition, Good, MAX_PORTS, Port};

/// A small generator of its own: the same files on every machine (splitmix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ z >> 31) % n as u64) as usize
    }
}

/// Damages one line.
fn damage(lines: &mut Vec<String>, dice: &mut Dice) {
    let at = dice.below(lines.len());
    let other = dice.below(lines.len());
    match dice.below(8) {
        0 => {
            lines.remove(at);
        }
        1 => lines.insert(other, lines[at].clone()),
        2 => lines.swap(at, other),
        3 => lines[at] = change_word(&lines[at], &lines[other], dice),
        _ => lines[at] = change_character(&lines[at], dice),
    }
}

/// A quoted word of the line becomes one of another line.
fn change_word(line: &str, other: &str, dice: &mut Dice) -> String {
    let words: Vec<&str> = other.split('"').skip(1).step_by(2).collect();
    let mut pieces: Vec<&str> = line.split('"').collect();
    if pieces.len() > 2 && !words.is_empty() {
        let at = dice.below(pieces.len() / 2) * 2 + 1;
        pieces[at] = words[dice.below(words.len())];
    }
    pieces.join("\"")
}

/// A character of the line is removed, added or replaced; a digit usually becomes another digit.
fn change_character(line: &str, dice: &mut Dice) -> String {
    let strange =
        ['0', '1', '5', '9', '-', '.', ',', '"', '[', ']', '{', '}', '=', '#', ' ', '\\', '\0', '\u{1b}', 'é', '🚢'];
    let mut characters: Vec<char> = line.chars().collect();
    if characters.is_empty() {
        return strange[dice.below(strange.len())].to_string();
    }
    let at = dice.below(characters.len());
    let digit = characters.iter().rposition(char::is_ascii_digit);
    match (dice.below(4), digit) {
        (0, _) => {
            characters.remove(at);
        }
        (1, _) => characters.insert(at, strange[dice.below(strange.len())]),
        (2, None) => characters[at] = strange[dice.below(strange.len())],
        (_, Some(digit)) => characters[digit] = char::from(b'0' + dice.below(10) as u8),
        (_, None) => characters[at] = characters[at].to_ascii_uppercase(),
    }
    characters.into_iter().collect()
}

/// OM-0 and what OM-1.1 and OM-1.4 need from it, checked on the edition itself.
fn assert_valid(edition: &Edition) {
    let ports = edition.ports();
    assert!((2..=MAX_PORTS).contains(&ports.len()));
    for (place, port) in (0..).zip(ports) {
        assert!(!port.word.is_empty() && !port.word.contains(char::is_whitespace), "{port:?}");
        assert_eq!(edition.port_named(&port.name), Some(Port(place)), "{port:?}");
        assert!(port.lon.abs() <= 180.0 && port.lat.abs() <= 90.0, "{port:?}");
    }
    let mut start_ports = [0; 2];
    for card in (0..CARDS).filter_map(Card::new) {
        let face = edition.face(card);
        assert!((3..=6).contains(&face.power) && (1..=4).contains(&face.load), "{card} {face:?}");
        assert!(face.symbols.count_ones() == 2 && face.symbols < 16, "{card} {face:?}");
        if let Some(port) = face.port {
            assert!(port.index() < ports.len(), "{card} {face:?}");
            start_ports[usize::from(card.good() == Good::Grain)] += 1;
        }
    }
    assert!(start_ports[0] >= 2 && start_ports[0] + start_ports[1] >= 5);
    assert_eq!(edition.markers().iter().map(|&count| u32::from(count)).sum::<u32>(), 32);
    assert!(edition.routes().is_sorted_by(|one, next| one < next));
    let mut reached = vec![false; ports.len()];
    reached[0] = true;
    for _ in ports {
        for (one, other) in edition.routes() {
            assert!(one < other && other.index() < ports.len());
            let joined = reached[one.index()] || reached[other.index()];
            reached[one.index()] = joined;
            reached[other.index()] = joined;
        }
    }
    assert!(reached.iter().all(|reached| *reached), "every port can be reached");
}

#[test]
fn two_thousand_damaged_files_are_refused_with_reasons_or_valid() {
    let template: Vec<String> = Edition::template().lines().map(str::to_string).collect();
    let mut dice = Dice(2006);
    let mut accepted = 0;
    for _ in 0..2000 {
        let mut lines = template.clone();
        for _ in 0..=dice.below(3) {
            damage(&mut lines, &mut dice);
        }
        let text = lines.join("\n");
        match Edition::parse(&text) {
            Ok(edition) => {
                accepted += 1;
                assert_valid(&edition);
            }
            Err(faults) => {
                faults.iter().for_each(assert_sayable);
                assert!(!faults.is_empty(), "refused without a reason:\n{text}");
                assert!(faults.is_sorted_by_key(|fault| fault.line));
                assert!(faults.iter().all(|fault| (1..=lines.len() as u32).contains(&fault.line)), "{faults:?}");
            }
        }
    }
    assert!((200..1800).contains(&accepted), "{accepted} accepted: the damage is too small or too great to tell");
}

#[test]
fn a_file_cut_off_anywhere_is_refused_with_reasons() {
    let template = Edition::template();
    let end = template.trim_end().len();
    for cut in (0..end).filter(|&cut| template.is_char_boundary(cut)).step_by(31) {
        assert!(!faults(&template[..cut]).is_empty(), "cut at {cut}");
    }
}

#[test]
fn deep_nesting_is_refused() {
    for text in [
        "a.".repeat(200_000) + "a = 1",
        "a = ".to_string() + &"[".repeat(400_000),
        "a = ".to_string() + &"{a=".repeat(300_000),
    ] {
        assert!(!faults(&text).is_empty());
    }
}
