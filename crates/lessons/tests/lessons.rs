//! Every guided match is played under today's rules, and everything it says and points at exists.

use game::{Arg, Message, Observer};
use games::{FullGame, GameKind, Visitor};
use lessons::Lesson;
use protocol::{LessonDraft, Walk};
use record::Entry;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Each lesson that there is.
fn each(mut check: impl FnMut(&'static str, &'static str, GameKind)) {
    let mut found = 0;
    for kind in GameKind::ALL {
        if let Some(text) = lessons::text_of(kind.name()) {
            check(kind.name(), text, *kind);
            found += 1;
        }
    }
    assert_eq!(found, GameKind::ALL.len(), "every game is taught");
}

fn lesson<G: FullGame>(text: &str) -> Lesson<G> {
    Lesson::read(text).unwrap_or_else(|fault| panic!("{}: {fault}", G::NAME))
}

/// The match with its comments, as plain text: the difference shows what a change of the rules does to it.
struct Written(&'static str);
impl Visitor for Written {
    type Out = String;

    fn visit<G: FullGame>(self) -> String {
        let lesson = lesson::<G>(self.0);
        let played = lesson.played();
        let mut text = String::new();
        let mut places = lesson.places().peekable();
        for record in played.records() {
            let line = match &record.entry {
                Entry::Play { seat, action, .. } => {
                    format!("{} {seat} {}", record.version, played.game().write_action(action))
                }
                _ => record.version.to_string(),
            };
            writeln!(text, "{line}").expect("a string takes everything");
            for event in played.seen(record, Observer::Seat(lesson.seat())) {
                if let Some(message) = played.game().tell(&event) {
                    writeln!(text, "    {}", plain(&message)).expect("a string takes everything");
                }
            }
            while let Some((step, _)) = places.next_if(|(_, version)| *version == record.version) {
                let things = step.at.iter().map(|thing| format!(" @{thing}")).collect::<String>();
                let play = step.play.as_ref().map_or(String::new(), |play| format!(": {play}"));
                writeln!(text, "# {}{play}{things}", step.say).expect("a string takes everything");
            }
        }
        let view = played.game().view(&played.knowledge(Observer::Seat(lesson.seat())));
        text + &played.game().write_view(&view)
    }
}

/// A message without words.
fn plain(message: &Message) -> String {
    let args = message.args.iter().map(|(name, arg)| format!(" {name}={}", plain_arg(arg)));
    format!("{}{}", message.key, args.collect::<String>())
}

fn plain_arg(arg: &Arg) -> String {
    match arg {
        Arg::List(items) => format!("[{}]", items.iter().map(plain_arg).collect::<Vec<_>>().join(" ")),
        Arg::Message(message) => format!("({})", plain(message)),
        Arg::Seat(seat) => seat.to_string(),
        Arg::Number(number) => number.to_string(),
        Arg::Term(term) | Arg::Thing { term, .. } => (*term).to_owned(),
        Arg::Text(text) => text.clone(),
        Arg::Card { text, .. } => text.clone(),
    }
}

#[test]
fn lessons_go_as_they_went() {
    each(|name, text, kind| {
        let written = kind.visit(Written(text));
        let path = root().join(format!("games/{name}/lesson/played.txt"));
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&path, &written).expect("the text can be written");
        }
        let before = fs::read_to_string(&path).unwrap_or_default();
        let differs = written.lines().zip(before.lines()).position(|(now, then)| now != then);
        assert!(
            written == before,
            "the lesson of {name} goes otherwise from line {differs:?} on: UPDATE=1 cargo test -p lessons"
        );
    });
}

#[test]
fn every_comment_has_its_words_in_every_language_and_no_words_are_left_over() {
    each(|name, text, _| {
        let said: BTreeSet<&str> =
            text.lines().filter_map(|line| line.strip_prefix("say = \"")?.strip_suffix('"')).collect();
        for language in LANGUAGES {
            let path = root().join(format!("games/{name}/words/{language}.ftl"));
            let catalogue = fs::read_to_string(&path).expect("there is a catalogue");
            let prefix = format!("learn-{name}-");
            let keys =
                catalogue.lines().filter_map(|line| line.strip_prefix(&prefix)?.split_once(" =").map(|(key, _)| key));
            assert_eq!(keys.collect::<BTreeSet<_>>(), said, "{name} in {language}");
        }
    });
}

/// All strings, numbers and names in a piece of JSON.
fn words(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(found.insert(text.clone())),
        Value::Number(number) => drop(found.insert(number.to_string())),
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Object(parts) => parts.iter().for_each(|(name, part)| {
            found.insert(name.clone());
            words(part, found);
        }),
        _ => {}
    }
}

/// The cards, ports and seats pointed at that the learner could not see there.
struct Missing(&'static str);
impl Visitor for Missing {
    type Out = Vec<String>;

    fn visit<G: FullGame>(self) -> Vec<String> {
        let lesson = lesson::<G>(self.0);
        let played = lesson.played();
        let mut missing = Vec::new();
        for (step, version) in lesson.places() {
            let knowledge = played.game().knowledge(&played.state_after(version), Observer::Seat(lesson.seat()));
            let mut seen = BTreeSet::new();
            for shown in
                [serde_json::to_value(played.game().view(&knowledge)), serde_json::to_value(played.game().facts())]
            {
                words(&shown.expect("plain data"), &mut seen);
            }
            for thing in &step.at {
                let name = thing.trim_start_matches('!').rsplit('*').next().unwrap_or(thing);
                let parts = ["card-", "laid-", "say-", "port-", "ship-", "stock-", "keep-", "want-", "claim-", "part-"];
                let Some(rest) = parts.iter().find_map(|part| name.strip_prefix(part)) else { continue };
                let rest = rest.split(">").next().and_then(|rest| rest.split("-at-").next()).unwrap_or(rest);
                // A card that is taken apart, and a figure of it.
                let card = rest.rsplit_once('-').filter(|_| name.starts_with("part-"));
                let rest = card.map_or(rest, |(card, _)| card);
                let is_known = rest.parse::<usize>().is_ok_and(|seat| seat <= usize::from(played.game().players()));
                if !is_known && rest != "bluff" && !seen.contains(rest) {
                    missing.push(format!("{}: {thing}", step.say));
                }
            }
        }
        missing
    }
}

#[test]
fn everything_pointed_at_is_there() {
    each(|name, text, kind| assert_eq!(kind.visit(Missing(text)), Vec::<String>::new(), "{name}"));
}

/// Released games have a table of their clauses.
fn is_released(game: &str) -> bool {
    root().join(format!("games/{game}/rulebook/coverage.md")).exists()
}

struct Played(&'static str);
impl Visitor for Played {
    type Out = ();

    fn visit<G: FullGame>(self) {
        let lesson = lesson::<G>(self.0);
        let told = lesson.told().expect("it can be told");
        assert_eq!(told.steps.len(), lesson.places().count());
        let moves = told.steps.iter().filter(|step| step.action.is_some()).count();
        // A few minutes; the example only shows how to write a lesson. It ends before there is a result: nobody has earned it.
        if is_released(G::NAME) {
            assert!(lesson.played().standings().is_none(), "{}", G::NAME);
            assert!((10..=25).contains(&moves), "{}: {moves} moves of the learner", G::NAME);
            assert!((25..=45).contains(&told.steps.len()), "{}: {} comments", G::NAME, told.steps.len());
        }
        for (number, step) in told.steps.iter().enumerate() {
            let Some(shown) = &step.action else { continue };
            let tried = lesson.tried(number, &shown.notation.as_str().into()).expect("there is such a step");
            assert!(tried.right, "{}: {}", G::NAME, step.say);
            let data = serde_json::from_str(shown.action.text()).expect("an action is JSON");
            assert!(lesson.tried(number, &table::Wanted::Data(data)).is_some_and(|tried| tried.right));
            // Anything else is not what the lesson wants, possible or not.
            assert!(lesson.tried(number, &"nonsense".into()).is_some_and(|tried| !tried.right));
        }
        assert!(lesson.tried(told.steps.len(), &"pass".into()).is_none());
    }
}

#[test]
fn the_learner_can_do_all_that_is_wanted_and_nobody_wins_unearned() {
    each(|_, text, kind| kind.visit(Played(text)));
}

/// A set of cards is picked in any order: nothing is missing because something else was picked first.
#[test]
fn cards_to_play_are_walked_in_any_order() {
    let text = lessons::text_of("oltre-mare").expect("it is taught");
    let says = text.lines().filter(|line| line.starts_with("say = "));
    let step = says.take_while(|line| *line != "say = \"play-again\"").count();
    let walk =
        |draft: &[u8]| lessons::asked("oltre-mare", LessonDraft { step, draft: draft.to_vec() }).expect("a lesson");
    let options = |draft: &[u8]| match walk(draft) {
        Walk::Pick { options, .. } => options.into_iter().map(|option| option.pick).collect::<Vec<u8>>(),
        other => panic!("{draft:?}: {other:?}"),
    };
    // Three of them are to be played.
    let [a, b, c, d] = options(&[])[..] else { panic!("{:?}", options(&[])) };
    assert_eq!(options(&[d]), [a, b, c]);
    assert_eq!(options(&[d, a]), [b, c]);
    assert!(matches!(walk(&[d, a, c]), Walk::Whole(_)));
    assert!(matches!(walk(&[d, d]), Walk::Astray));
}
