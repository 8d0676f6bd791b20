//! All languages say the same things: the same files, messages and arguments, each in its own words.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use game::{Arg, Message, Seat};
use games::GameKind;
use portolan::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// Names, the same in every language.
const NAMES: &[&str] = &[
    "app-name",
    "bot-name-1",
    "bot-name-2",
    "bot-name-3",
    "bot-name-4",
    "bot-name-5",
    "game-oltre-mare",
    "game-ostia",
    "om-rialto",
    "om-title",
    "seat-bot",
    "tab-title",
];

/// Words that a language shares with English.
const SAME_WORD: &[(Language, &str)] = &[
    (Language::Fr, "good-letters-olives"),
    (Language::Fr, "good-letters-pottery"),
    (Language::Fr, "judged-cost-oltre-mare"),
    (Language::Fr, "om-end-total"),
    (Language::Fr, "om-fig-ducats"),
    (Language::Fr, "om-money"),
    (Language::Fr, "om-phase-actions"),
    (Language::Fr, "os-bid-minimum"),
    (Language::Fr, "os-end-total"),
    (Language::Fr, "os-forum"),
    (Language::Fr, "os-help-piece-cash"),
    (Language::Fr, "os-help-piece-points"),
    (Language::Fr, "os-letters-ivory"),
    (Language::Fr, "os-letters-marble"),
    (Language::Fr, "os-phase-forum"),
    (Language::Fr, "os-reveal-forum"),
    (Language::Fr, "span-minutes"),
    (Language::Fr, "symbol-ducat"),
    (Language::De, "good-letters-olives"),
    (Language::De, "good-letters-salt"),
    (Language::De, "good-letters-scrolls"),
    (Language::De, "om-end-prestige"),
    (Language::De, "os-forum"),
    (Language::De, "os-letters-marble"),
    (Language::De, "os-letters-salt"),
    (Language::De, "os-phase-forum"),
    (Language::De, "os-reveal-forum"),
    (Language::De, "play-talk-chat"),
    (Language::It, "good-letters-grain"),
    (Language::It, "good-letters-olives"),
    (Language::It, "good-letters-salt"),
    (Language::It, "lobby-replay"),
    (Language::It, "os-letters-marble"),
    (Language::It, "os-letters-salt"),
    (Language::It, "play-talk-chat"),
    (Language::It, "replay-of"),
    (Language::It, "replay-title"),
    (Language::It, "you-account"),
];

/// One text: the value of a message (`id`) or one of its attributes (`id.attribute`).
type Catalogue = BTreeMap<String, Pattern<String>>;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The catalogues of a language: those of the platform by file name, those of the games by the name of the game.
fn files(language: Language) -> BTreeMap<String, String> {
    let folder = root().join("i18n").join(language.code());
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{language}: {error}"));
    let paths = entries.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "ftl"));
    let shared = paths.map(|path| (path.file_name().unwrap().display().to_string(), path));
    let words = |game: &GameKind| root().join(format!("games/{game}/words/{language}.ftl"));
    let own = GameKind::ALL.iter().map(|game| (game.to_string(), words(game)));
    shared.chain(own).map(|(name, path)| (name, fs::read_to_string(&path).unwrap())).collect()
}

/// Everything in one file. Terms (`-name`) are a language's own business and are left out.
fn parse(language: Language, name: &str, text: &str) -> Catalogue {
    let resource = parser::parse(text.to_owned())
        .unwrap_or_else(|(_, faults)| panic!("{language}/{name} does not parse: {faults:#?}"));
    let mut catalogue = Catalogue::new();
    let mut add = |id: String, pattern| {
        assert!(catalogue.insert(id.clone(), pattern).is_none(), "{language}/{name}: {id} stands there twice");
    };
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let id = message.id.name;
            message.value.into_iter().for_each(|pattern| add(id.clone(), pattern));
            message.attributes.into_iter().for_each(|a| add(format!("{id}.{}", a.id.name), a.value));
        }
    }
    catalogue
}

/// Everything in all files of a language. Asserts on the way that no id is in two files.
fn catalogue(language: Language) -> Catalogue {
    let mut all = Catalogue::new();
    for (name, text) in files(language) {
        for (id, pattern) in parse(language, &name, &text) {
            assert!(all.insert(id.clone(), pattern).is_none(), "{language}/{name}: {id} stands in another file too");
        }
    }
    all
}

/// What a walk over a pattern meets.
#[derive(Default)]
struct Found<'a> {
    /// Every variable.
    variables: BTreeSet<&'a str>,
    /// The variables that are selected by, with the keys they are compared with.
    selectors: BTreeMap<&'a str, BTreeSet<&'a str>>,
    /// Pieces of text.
    texts: Vec<&'a str>,
    /// `[one]` variants of a selection without a `[0]`: what was selected, and what the variant says.
    ones: Vec<(&'a str, &'a Pattern<String>)>,
}

impl<'a> Found<'a> {
    fn of(pattern: &'a Pattern<String>) -> Found<'a> {
        let mut found = Found::default();
        found.pattern(pattern);
        found
    }

    fn pattern(&mut self, pattern: &'a Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &'a Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys: BTreeSet<&str> = variants.iter().map(|variant| key(&variant.key)).collect();
                if let InlineExpression::VariableReference { id } = selector {
                    if let Some(one) = variants.iter().find(|v| key(&v.key) == "one" && !keys.contains("0")) {
                        self.ones.push((&id.name, &one.value));
                    }
                    self.selectors.entry(&id.name).or_default().extend(keys);
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &'a InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(&id.name)),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }

    /// The arguments: `$seat` and `$seat_is` come from one, and so do `$cards` and `$cards_count`.
    fn arguments(&self) -> BTreeSet<&'a str> {
        let base = |name: &'a str| name.strip_suffix("_is").or_else(|| name.strip_suffix("_count")).unwrap_or(name);
        self.variables.iter().map(|name| base(name)).collect()
    }

    /// Values that lead to every variant of a selection by this variable.
    fn values(&self, name: &str) -> Vec<FluentValue<'static>> {
        let Some(keys) = self.selectors.get(name) else { return vec!["x".into()] };
        let is_number = |key: &&str| matches!(*key, "one" | "other") || key.parse::<i64>().is_ok();
        if keys.iter().all(is_number) {
            let own = keys.iter().filter_map(|key| key.parse::<i64>().ok());
            own.chain([-1, 0, 1, 2, 5]).map(FluentValue::from).collect()
        } else {
            keys.iter().map(|key| FluentValue::from(key.to_string())).collect()
        }
    }
}

fn key(key: &VariantKey<String>) -> &str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn translations() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::En)
}

#[test]
fn every_language_has_the_same_files_and_messages() {
    let english = files(Language::En);
    for language in translations() {
        let own = files(language);
        assert_eq!(own.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "files of {language}");
        for (name, text) in &english {
            let (ours, theirs) = (parse(language, name, &own[name]), parse(Language::En, name, text));
            let missing: Vec<_> = theirs.keys().filter(|id| !ours.contains_key(*id)).collect();
            let unknown: Vec<_> = ours.keys().filter(|id| !theirs.contains_key(*id)).collect();
            assert!(
                missing.is_empty() && unknown.is_empty(),
                "{language}/{name}: missing {missing:?}, unknown {unknown:?}"
            );
        }
    }
}

#[test]
fn every_language_uses_the_same_arguments() {
    let english = catalogue(Language::En);
    for language in translations() {
        let own = catalogue(language);
        for (id, pattern) in &english {
            let Some(translated) = own.get(id) else { continue };
            let (ours, theirs) = (Found::of(translated).arguments(), Found::of(pattern).arguments());
            assert_eq!(ours, theirs, "arguments of {id} in {language}");
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = catalogue(Language::En);
    for language in translations() {
        let own = catalogue(language);
        let says_something =
            |p: &Pattern<String>| Found::of(p).texts.iter().any(|text| text.contains(char::is_alphabetic));
        let left =
            english.iter().filter(|(id, p)| own.get(*id) == Some(p) && says_something(p)).map(|(id, _)| id.as_str());
        let left: BTreeSet<&str> = left.collect();
        let shared = || SAME_WORD.iter().filter(|(l, _)| *l == language).map(|(_, id)| id);
        let allowed: BTreeSet<&str> = NAMES.iter().chain(shared()).copied().collect();
        let unheard: Vec<_> = left.difference(&allowed).collect();
        assert!(unheard.is_empty(), "the same as in English in {language}: {unheard:?}");
        let needless: Vec<_> = shared().filter(|id| !left.contains(*id)).collect();
        assert!(needless.is_empty(), "no longer the same as in English in {language}: {needless:?}");
    }
}

#[test]
fn every_message_can_be_said_in_every_form() {
    for language in Language::ALL {
        let mut bundle: FluentBundle<FluentResource> = FluentBundle::new(vec![language.code().parse().unwrap()]);
        bundle.add_builtins().unwrap();
        for (name, text) in files(language) {
            let resource = FluentResource::try_new(text).unwrap_or_else(|_| panic!("{language}/{name} does not parse"));
            bundle.add_resource(resource).unwrap_or_else(|faults| panic!("{language}/{name}: {faults:?}"));
        }
        for (id, pattern) in catalogue(language) {
            let found = Found::of(&pattern);
            for arguments in combinations(&found) {
                let (message, attribute) = id.split_once('.').map_or((id.as_str(), None), |(m, a)| (m, Some(a)));
                let message = bundle.get_message(message).unwrap();
                let pattern = match attribute {
                    Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
                    None => message.value(),
                };
                let mut faults = Vec::new();
                let said = bundle.format_pattern(pattern.unwrap(), Some(&arguments), &mut faults);
                assert!(faults.is_empty(), "{language}, {id}: {faults:?} in “{said}”");
                assert!(!said.trim().is_empty(), "{language}, {id}: says nothing");
            }
        }
    }
}

/// Arguments for every combination of variants.
fn combinations(found: &Found<'_>) -> Vec<FluentArgs<'static>> {
    let mut rows: Vec<Vec<(String, FluentValue<'static>)>> = vec![Vec::new()];
    for name in &found.variables {
        let values = found.values(name);
        let longer = |row: &Vec<_>, value: &FluentValue<'static>| {
            let mut row = row.clone();
            row.push((name.to_string(), value.clone()));
            row
        };
        rows = rows.iter().flat_map(|row| values.iter().map(move |value| longer(row, value))).collect();
    }
    rows.into_iter().map(FluentArgs::from_iter).collect()
}

/// French takes the form `[one]` for zero too: it must say the number, or leave zero to a form of its own.
#[test]
fn french_says_zero_where_it_means_zero() {
    for (id, pattern) in catalogue(Language::Fr) {
        for (variable, one) in Found::of(&pattern).ones {
            let counted = variable.strip_suffix("_count").unwrap_or(variable);
            let said = Found::of(one).variables;
            assert!(
                said.contains(variable) || said.contains(counted),
                "{id}: [one] of ${variable} does not say how many"
            );
        }
    }
}

/// What no text of a language contains.
const fn wrong_in(language: Language) -> &'static [&'static str] {
    match language {
        Language::Fr => &["'", "\"", "“", "”", " :", " ;", " !", " ?", " %", " »", "« ", "…."],
        Language::De => &["'", "\"", "”", "«", "»", " %", " …"],
        Language::It => &["'", "\"", "“", "”", "„", "« ", " »", " :", " ;", " !", " ?", " %"],
        Language::En => &["«", "»", "„", " %", " …"],
    }
}

#[test]
fn every_language_has_its_own_punctuation() {
    let mut faults = Vec::new();
    for language in translations() {
        let mut check = |place: &str, text: &str| {
            // What is typed in the terminal is the same in every language, and one command is a question mark.
            let wrong = wrong_in(language).iter().filter(|wrong| text.contains(**wrong) && place != "play-help");
            faults.extend(wrong.map(|wrong| format!("{language}, {place}: “{wrong}” in “{text}”")));
        };
        for (id, pattern) in catalogue(language) {
            Found::of(&pattern).texts.iter().for_each(|text| check(&id, text));
        }
        for game in GameKind::ALL {
            let path = root().join(format!("games/{game}/rulebook/{language}.md"));
            let rulebook = fs::read_to_string(&path).unwrap();
            for (number, line) in (1..).zip(rulebook.lines()) {
                check(&format!("{}:{number}", path.display()), line);
            }
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_letters_of_no_two_goods_are_alike() {
    for language in Language::ALL {
        let letters = catalogue(language).into_iter().filter(|(id, _)| id.starts_with("good-letters-"));
        let letters: Vec<Pattern<String>> = letters.map(|(_, pattern)| pattern).collect();
        let unlike = (0..letters.len()).all(|i| !letters[..i].contains(&letters[i]));
        assert!(unlike, "{language}: {letters:?}");
    }
}

#[test]
fn sentences_are_right_for_the_reader() {
    let deal = Message::new("om-deal-struck")
        .with("id", 4u8)
        .with("giver", Seat::at(0))
        .with("taker", Seat::at(1))
        .with("given", vec![Arg::Term("good-salt"), Arg::Term("good-silk")])
        .with("taken", vec![Arg::Message(Message::new("om-ducats").with("ducats", 1u8))])
        .with("prestige", vec![Seat::at(1)])
        .with("voids", Vec::<Arg>::new());
    let expected = [
        (Language::En, "Deal #4: player 1 gives salt, silk to you for 1 ducat. Prestige +1 for you."),
        (
            Language::Fr,
            "Échange #4 avec Joueur 1. Vous donnez : 1 ducat ; vous recevez : sel, soie. Prestige +1 : vous.",
        ),
        (Language::De, "Handel #4: Spieler 1 gibt dir Salz, Seide gegen 1 Ducato. Prestige +1: du."),
        (Language::It, "Scambio #4: Giocatore 1 ti dà sale, seta per 1 ducato. Prestigio +1: tu."),
    ];
    for (language, sentence) in expected {
        let said = Words::new(language, Some(Seat::at(1))).line(&deal);
        assert_eq!(said.replace('\u{a0}', " "), sentence);
    }
}

#[test]
fn numbers_below_one_are_said() {
    for language in Language::ALL {
        for ducats in [-1, 0, 1, 2] {
            let message = Message::new("om-preview-ducats").with("ducats", ducats);
            let said = Words::new(language, None).say(&message);
            assert!(said.contains(&format!(" {ducats} ")), "{language}: {said}");
        }
    }
}
