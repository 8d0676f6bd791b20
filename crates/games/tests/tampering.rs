//! A match file that was changed is not believed, even if its hash was computed again; for every game.

use game::{Choices, Edition, Setup, Status};
use games::{FullGame, GameKind, Visitor};
use record::{Chain, Match, MatchFile, Scribe, Seed, StepChance};

/// A random match as a file.
fn random_match<G: FullGame>(number: u64) -> String {
    let (setup, edition) = (G::Setup::usual(3).unwrap(), G::Edition::builtin());
    let mut live = Match::<G>::new(&setup, &edition, Seed::from_number(number)).unwrap();
    let players = Seed::from_number(number + 1);
    let mut choices = G::Choices::default();
    while let Status::Open { ask, .. } = live.status() {
        live.game().choices(live.state(), ask, &mut choices);
        let action = choices.sample(&mut StepChance::new(players, live.ply()));
        live.play(ask, action).unwrap();
        if live.version().is_multiple_of(7) && live.undoable(ask).is_ok() {
            live.undo(ask, 1).unwrap();
        }
    }
    let mut scribe = Scribe::begin(Vec::new(), live.header()).unwrap();
    live.records().iter().for_each(|record| scribe.record(live.game(), record).unwrap());
    String::from_utf8(scribe.end(live.standings()).unwrap()).unwrap()
}

fn believed<G: FullGame>(text: &str) -> bool {
    MatchFile::<G>::read(text).is_ok_and(|file| file.verify(&G::Edition::builtin()).is_ok())
}

/// The same lines with a hash that fits them.
fn rehashed(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let (last, body) = lines.split_last()?;
    let (standings, _) = last.split_once(",\"hash\"")?;
    let mut chain = Chain::default();
    body.iter().for_each(|line| chain.add(line));
    chain.add(&format!("{standings}}}"));
    Some(format!("{}\n{standings},\"hash\":\"{}\"}}\n", body.join("\n"), chain.digest()))
}

struct Numbers(StepChance);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        game::Chance::below(&mut self.0, n as u32) as usize
    }
}

struct AnyByte;
impl Visitor for AnyByte {
    type Out = ();
    fn visit<G: FullGame>(self) {
        let text = random_match::<G>(5);
        assert!(believed::<G>(&text));
        let mut numbers = Numbers(StepChance::new(Seed::from_number(11), 1));
        for _ in 0..150 {
            let mut bytes = text.clone().into_bytes();
            // The last byte is a line break that no line needs.
            let at = numbers.below(bytes.len() - 1);
            match numbers.below(3) {
                0 => bytes[at] = bytes[at].wrapping_add(1 + numbers.below(94) as u8) & 127,
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b" 0a\"\n,"[numbers.below(6)]),
            }
            if bytes != text.as_bytes()
                && let Ok(changed) = String::from_utf8(bytes)
            {
                assert!(!believed::<G>(&changed), "{}: a change at byte {at} is believed", G::NAME);
            }
        }
    }
}

#[test]
fn a_changed_byte_is_noticed() {
    GameKind::ALL.iter().for_each(|kind| kind.visit(AnyByte));
}

struct AnyDigit;
impl Visitor for AnyDigit {
    type Out = ();
    fn visit<G: FullGame>(self) {
        let text = random_match::<G>(6);
        assert_eq!(rehashed(&text).as_deref(), Some(text.as_str()), "an untouched file keeps its hash");
        let hash_begins = text.rfind("\"hash\"").unwrap();
        let digits: Vec<usize> = (0..hash_begins).filter(|at| text.as_bytes()[*at].is_ascii_digit()).collect();
        let mut numbers = Numbers(StepChance::new(Seed::from_number(12), 1));
        for _ in 0..200 {
            let at = digits[numbers.below(digits.len())];
            let mut bytes = text.clone().into_bytes();
            bytes[at] = b'0' + (bytes[at] - b'0' + 1 + numbers.below(9) as u8) % 10;
            let changed = rehashed(std::str::from_utf8(&bytes).unwrap()).unwrap();
            let line = text[..at].lines().count();
            assert!(!believed::<G>(&changed), "{}: another digit in line {line} is believed", G::NAME);
        }
    }
}

#[test]
fn a_changed_figure_is_noticed_even_under_a_new_hash() {
    GameKind::ALL.iter().for_each(|kind| kind.visit(AnyDigit));
}

struct Dropped;
impl Visitor for Dropped {
    type Out = ();
    fn visit<G: FullGame>(self) {
        let text = random_match::<G>(7);
        let lines: Vec<&str> = text.lines().collect();
        let mut numbers = Numbers(StepChance::new(Seed::from_number(13), 1));
        for _ in 0..60 {
            let at = 1 + numbers.below(lines.len() - 2);
            let mut fewer = lines.clone();
            fewer.remove(at);
            let changed = rehashed(&fewer.join("\n")).unwrap();
            assert!(!believed::<G>(&changed), "{}: a match without line {} is believed", G::NAME, at + 1);
        }
    }
}

#[test]
fn a_missing_line_is_noticed_even_under_a_new_hash() {
    GameKind::ALL.iter().for_each(|kind| kind.visit(Dropped));
}

struct UnknownFields;
impl Visitor for UnknownFields {
    type Out = ();
    fn visit<G: FullGame>(self) {
        let text = random_match::<G>(9);
        let mut tried = std::collections::BTreeSet::new();
        for (at, _) in text.match_indices("{\"event\":\"") {
            let rest = &text[at + "{\"event\":\"".len()..];
            let name = &rest[..rest.find('"').expect("a name")];
            if !tried.insert(name) {
                continue;
            }
            let (before, after) = text.split_at(at + "{\"event\":\"".len() + name.len() + 1);
            let more = format!("{before},\"x0\":0{after}");
            assert!(!believed::<G>(&rehashed(&more).expect("a whole file")), "{name} takes a field that it has not");
        }
        assert!(tried.len() > 2, "{tried:?}");
    }
}

#[test]
fn no_event_accepts_a_field_that_it_lacks() {
    GameKind::ALL.iter().for_each(|kind| kind.visit(UnknownFields));
}
