//! Matches under older rules stay readable for ever: they can be shown, exported, continued, and verified as far as
//! possible.

use bots::{BotKind, Budget, Mind};
use game::{Edition, Game, Observer, Seat, Status};
use games::FullGame;
use oltre_mare::OltreMare;
use ostia::Ostia;
use record::{Chain, FaultReason, Match, MatchFile, NoUndo, NotPlayed, Proof, Scribe};

/// A match that was finished by version 1 of the rules. The files never change.
trait Old: FullGame {
    const FILE: &'static str;
}

impl Old for OltreMare {
    const FILE: &'static str = include_str!("../../record/tests/fixtures/oltre-mare-rules-1.match");
}

impl Old for Ostia {
    const FILE: &'static str = include_str!("../../record/tests/fixtures/ostia-rules-1.match");
}

fn read<G: FullGame>(text: &str) -> Result<Match<G>, FaultReason> {
    let file = MatchFile::<G>::read(text).map_err(|fault| fault.reason)?;
    file.rerun(&G::Edition::builtin()).map_err(|fault| fault.reason)
}

fn written<G: FullGame>(played: &Match<G>) -> String {
    let mut scribe = Scribe::begin(Vec::new(), played.header()).unwrap();
    played.records().iter().for_each(|record| scribe.record(played.game(), record).unwrap());
    String::from_utf8(scribe.end(played.standings()).unwrap()).unwrap()
}

/// The same lines with a last line whose hash fits.
fn sealed(lines: &[&str]) -> String {
    let mut chain = Chain::default();
    let (last, body) = lines.split_last().unwrap();
    body.iter().for_each(|line| chain.add(line));
    let (standings, _) = last.rsplit_once(",\"hash\"").unwrap();
    chain.add(&format!("{standings}}}"));
    format!("{}\n{standings},\"hash\":\"{}\"}}\n", body.join("\n"), chain.digest())
}

fn a_match_of_version_1_is_shown_verified_and_exported<G: Old>() {
    let file = MatchFile::<G>::read(G::FILE).unwrap();
    assert_eq!(file.header.rules, 1);
    let played = file.verify(&G::Edition::builtin()).unwrap();
    // As long as there are no newer rules, these prove all of it.
    let proof = if G::RULES == 1 { Proof::Rules } else { Proof::Events { rules: 1, until: None } };
    assert_eq!(played.proof(), proof);
    assert!(played.is_outdated() == (G::RULES > 1) && played.standings().is_some());
    assert_eq!(played.standings(), file.end.unwrap().standings);
    for version in 0..=played.version() {
        let state = played.state_after(version);
        for who in Observer::all(played.game().players()) {
            let view = played.game().view(&played.game().knowledge(&state, who));
            assert!(!played.game().write_view(&view).is_empty());
        }
    }
    assert_eq!(written(&played), G::FILE, "exported, it is the same file");
}

fn forged_events_of_older_rules_are_a_fault_and_no_panic<G: Old>() {
    let lines: Vec<&str> = G::FILE.lines().collect();
    assert!(read::<G>(&sealed(&lines)).is_ok(), "the hash is made as it should be");
    let mut faults = 0;
    // Every step in turn is left empty, and then everything it did is missing.
    let steps = lines.iter().position(|line| line.contains("\"standings\"")).unwrap();
    for line in 2..steps {
        let Some((head, _)) = lines[line].split_once("\"events\":") else { continue };
        let forged = format!("{head}\"events\":[]}}");
        let mut changed = lines.clone();
        changed[line] = &forged;
        faults += usize::from(read::<G>(&sealed(&changed)).is_err());
    }
    assert!(faults > 0, "some are noticed: the match does not come to the standings it claims");
    let mut changed = lines.clone();
    let unhashed = changed[2].replace("\"ply\":1", "\"ply\":2");
    changed[2] = &unhashed;
    assert_eq!(read::<G>(&sealed(&changed)).err(), Some(FaultReason::Ply { got: 2, stands: 1 }));
    assert_eq!(read::<G>(&format!("{}\n", changed.join("\n"))).err(), Some(FaultReason::Ply { got: 2, stands: 1 }));
}

fn a_match_of_version_1_goes_on_by_newer_rules_from_a_marked_step<G: Old>() {
    // Left unfinished after the deal and some steps.
    let lines: Vec<&str> = G::FILE.lines().take(1 + 1 + 9).collect();
    let mut live = read::<G>(&format!("{}\n", lines.join("\n"))).unwrap();
    let Status::Open { ask, .. } = live.status() else { panic!("it goes on") };
    let mut minds: Vec<Mind<G>> =
        Seat::all(live.game().players()).map(|seat| Mind::new(seat, BotKind::Random).unwrap()).collect();
    let action = minds[ask.index()].decide(&live, Budget::default(), false).unwrap().action;
    assert_eq!(live.play(ask, action).err(), Some(NotPlayed::OldRules), "never silently");
    assert_eq!(live.undoable(ask), Err(NoUndo::Rules));
    let marked = live.renew().version;
    assert_eq!((live.rules(), live.header().rules), (G::RULES, 1), "the header keeps the version it was begun by");
    assert_eq!(live.undoable(ask), Err(NoUndo::Rules), "nobody goes back to the older rules");
    while let Status::Open { ask, .. } = live.status() {
        let action = minds[ask.index()].decide(&live, Budget::default(), false).unwrap().action;
        live.play(ask, action).unwrap();
    }
    let text = written(&live);
    let again = MatchFile::<G>::read(&text).unwrap().verify(&G::Edition::builtin()).unwrap();
    assert_eq!(again.proof(), Proof::Events { rules: 1, until: Some(marked) });
    assert_eq!((again.standings(), again.state()), (live.standings(), live.state()));

    // From there on the rules are checked: no event can be left out.
    let lines: Vec<&str> = text.lines().collect();
    let after = lines.iter().rposition(|line| line.contains("\"action\"")).unwrap();
    let (head, _) = lines[after].split_once("\"events\":").unwrap();
    let forged = format!("{head}\"events\":[]}}");
    let mut changed = lines.clone();
    changed[after] = &forged;
    assert_eq!(read::<G>(&sealed(&changed)).err(), Some(FaultReason::Event { number: 1 }));
    // Nor can the rules change back, or to rules that nobody knows.
    let mark = marked as usize + 1;
    for rules in [0, 1, G::RULES + 1] {
        let forged = lines[mark].replace(&format!("\"rules\":{}", G::RULES), &format!("\"rules\":{rules}"));
        let mut changed = lines.clone();
        changed[mark] = &forged;
        assert_eq!(read::<G>(&sealed(&changed)).err(), Some(FaultReason::Renewal { got: rules }));
    }
}

#[test]
fn oltre_mare_of_version_1() {
    a_match_of_version_1_is_shown_verified_and_exported::<OltreMare>();
}

#[test]
fn ostia_of_version_1() {
    a_match_of_version_1_is_shown_verified_and_exported::<Ostia>();
    forged_events_of_older_rules_are_a_fault_and_no_panic::<Ostia>();
    a_match_of_version_1_goes_on_by_newer_rules_from_a_marked_step::<Ostia>();
}

#[test]
fn rules_that_are_not_known_yet_are_refused() {
    let newer = OltreMare::FILE.replacen("\"rules\":1", "\"rules\":99", 1);
    assert_eq!(
        MatchFile::<OltreMare>::read(&newer).err().map(|fault| fault.reason),
        Some(FaultReason::Rules { got: 99, known: OltreMare::RULES })
    );
}
