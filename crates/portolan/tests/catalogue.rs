//! Everything a game says in random play has words, and the words get their arguments.

use bots::Dice;
use game::{
    Arg, Choices, Edition, Example, Message, Observer, Picker, Refusal as _, Seat, SeenEvent as _, Setup, Slot, Status,
};
use games::{FullGame, GameKind, Visitor};
use portolan::{Language, Words};
use record::{Match, Seed};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// Messages without words.
struct Gaps {
    /// In every language: a translation may ask for another form of an argument, such as `$taker_is`.
    words: [Words; Language::ALL.len()],
    found: BTreeSet<String>,
    /// The clauses that were cited.
    cited: BTreeSet<&'static str>,
    /// The keys of the messages about events.
    told: BTreeSet<&'static str>,
}

impl Gaps {
    fn message(&mut self, message: &Message) {
        self.arg(&Arg::Message(message.clone()));
    }

    /// Is there such a clause in the rulebook? Each is looked up once.
    fn clause(&mut self, clause: &'static str) {
        if self.cited.insert(clause) && portolan::clause(clause, Language::En).is_none() {
            self.found.insert(format!("clause {clause}"));
        }
    }

    fn arg(&mut self, arg: &Arg) {
        for (words, language) in self.words.iter().zip(Language::ALL) {
            self.found.extend(words.gaps(arg).iter().map(|gap| format!("{language}: {gap}")));
        }
    }
}

/// Samples an action, and checks the label of every option on the way.
struct Labels<'a, G: FullGame> {
    game: &'a G,
    choices: &'a G::Choices,
    dice: &'a mut Dice,
    gaps: &'a mut Gaps,
}

impl<G: FullGame> Picker for Labels<'_, G> {
    type Halt = std::convert::Infallible;

    fn pick(&mut self, slot: Slot, options: u128) -> Result<u32, Self::Halt> {
        for option in (0..128).filter(|option| options >> option & 1 == 1) {
            let label = self.game.label(self.choices, slot, option);
            self.gaps.arg(&label);
        }
        game::Sampler::new(&mut *self.dice).pick(slot, options)
    }
}

struct PlaySome {
    players: u8,
}

impl Visitor for PlaySome {
    type Out = Gaps;

    fn visit<G: FullGame>(self) -> Gaps {
        let mut gaps = Gaps {
            words: Language::ALL.map(|language| Words::new(language, Some(Seat::at(0)))),
            found: BTreeSet::new(),
            cited: BTreeSet::new(),
            told: BTreeSet::new(),
        };
        let Ok(setup) = G::Setup::usual(self.players) else { return gaps };
        for number in 0..6 {
            let seed = Seed::from_number(number);
            let mut dice = Dice::new(seed);
            let Ok(mut live) = Match::<G>::new(&setup, &G::Edition::builtin(), seed) else { return gaps };
            let mut last = None;
            loop {
                look(&live, &mut gaps);
                let Status::Open { ask, .. } = live.status() else { break };
                let mut choices = G::Choices::default();
                live.game().choices(live.state(), ask, &mut choices);
                let mut labels = Labels { game: live.game(), choices: &choices, dice: &mut dice, gaps: &mut gaps };
                let Ok(action) = choices.decide(&mut labels);
                let game = live.game();
                let knowledge = live.knowledge(Observer::Seat(ask));
                let preview = game.preview(&knowledge, &action);
                game.foretell(&preview).iter().for_each(|message| gaps.message(message));
                game.warnings(&preview).iter().for_each(|message| gaps.message(message));
                for Example { typed, means } in game.examples(&knowledge, &choices) {
                    gaps.message(&means);
                    assert!(game.read_action(&typed, Some(&knowledge)).is_ok(), "{typed}");
                }
                for seat in Seat::all(self.players) {
                    for tried in [Some(action), last].into_iter().flatten() {
                        if let Err(refusal) = game.check(live.state(), seat, &tried) {
                            gaps.message(&game.explain(&refusal));
                            gaps.clause(refusal.clause());
                        }
                    }
                }
                last = Some(action);
                live.play(ask, action).unwrap();
            }
            let told = live.game().epilogue(&mut live.in_force().flat_map(|record| record.events()));
            told.iter().for_each(|message| gaps.message(message));
        }
        gaps
    }
}

/// What every observer is told of the last record, and the answers to misread notation.
fn look<G: FullGame>(live: &Match<G>, gaps: &mut Gaps) {
    let Some(record) = live.records().last() else { return };
    for who in Observer::all(live.game().players()) {
        for event in live.seen(record, who) {
            if let Some(message) = live.game().tell(&event) {
                gaps.message(&message);
                gaps.told.insert(message.key);
            }
            if let Some(clause) = event.clause() {
                gaps.clause(clause);
            }
        }
    }
    let record::Entry::Play { seat, action, .. } = &record.entry else { return };
    let knowledge = live.knowledge(Observer::Seat(*seat));
    let text = live.game().write_action(action);
    let words: Vec<&str> = text.split(' ').collect();
    for cut in 0..words.len() {
        for text in [words[..cut].join(" "), [&words[..cut], &["xyzzy"], &words[cut + 1..]].concat().join(" ")] {
            if let Err(misread) = live.game().read_action(&text, Some(&knowledge)) {
                gaps.message(&misread.message());
            }
        }
    }
}

#[test]
fn everything_a_game_says_has_words() {
    for kind in GameKind::ALL {
        for players in 2..=5 {
            let gaps = kind.visit(PlaySome { players }).found;
            assert!(gaps.is_empty(), "{kind}, {players} players: no words for\n{gaps:#?}");
        }
    }
}

/// The sources of the screens, without their tests.
fn screens() -> Vec<(PathBuf, String)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let games = GameKind::ALL.iter().map(|game| root.join(format!("games/{game}/screen")));
    let mut folders: Vec<PathBuf> = games.chain([root.join("web/src")]).collect();
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            match path.extension().and_then(|extension| extension.to_str()) {
                None if path.is_dir() && !path.ends_with("tests") => folders.push(path),
                Some("svelte" | "ts") => sources.push((path.clone(), fs::read_to_string(&path).unwrap())),
                _ => {}
            }
        }
    }
    sources
}

#[test]
fn every_event_is_put_into_words_in_one_place() {
    let mut told = BTreeSet::new();
    for kind in GameKind::ALL {
        let of_game = kind.visit(PlaySome { players: 3 }).told;
        assert!(of_game.len() > 2, "{kind}: {of_game:?}");
        told.extend(of_game);
    }
    let again = screens().into_iter().flat_map(|(path, text)| {
        let says = |key: &&&'static str| ["t", "say"].iter().any(|call| text.contains(&format!("{call}(\"{key}\"")));
        told.iter().filter(says).map(|key| format!("{}: {key}", path.display())).collect::<Vec<_>>()
    });
    let again: Vec<String> = again.collect();
    assert!(again.is_empty(), "screens show the line of an event, and do not word it again:\n{}", again.join("\n"));
}
