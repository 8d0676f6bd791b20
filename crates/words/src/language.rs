//! The languages of the catalogues in `i18n/` and `games/*/words/`.

use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language we speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English: the original, from which the others are translated.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
    /// Italian.
    It,
}

macro_rules! catalogue {
    ($language:literal: [$($file:literal),+] [$($home:literal),+]) => {
        &[
            $(include_str!(concat!("../../../i18n/", $language, "/", $file, ".ftl")),)+
            $(include_str!(concat!("../../../", $home, "/words/", $language, ".ftl"))),+
        ]
    };
}

macro_rules! catalogues {
    ($($kind:ident, $name:literal, $home:literal, $game:ty;)+) => {
        catalogues! { @ "en", "fr", "de", "it": ["common", "edition", "terminal", "table", "server", "prompt"] [$($home),+] }
    };
    (@ $($language:literal),+: $files:tt $homes:tt) => { [$(catalogue!($language: $files $homes)),+] };
}

/// What the terminal says, in the order of [`Language::ALL`], without the words used only in the browser.
const CATALOGUES: [&[&str]; Language::ALL.len()] = games::each_game!(catalogues);

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::En, Language::Fr, Language::De, Language::It];

    /// Its two letters, and the name of its folder.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::De => "de",
            Language::It => "it",
        }
    }

    /// Its rules choose the plural forms.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// The texts of its files.
    #[allow(clippy::indexing_slicing, reason = "there is one catalogue for each language")]
    pub(crate) fn catalogue(self) -> &'static [&'static str] {
        CATALOGUES[self as usize]
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Not the code of a language we speak.
#[derive(Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Language::ALL.map(Language::code).join(", ");
        write!(f, "the languages are {known}")
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}
