//! The players by name.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::str::FromStr;

/// Which player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum BotKind {
    /// Takes every slot of an action at random.
    #[default]
    Random,
    /// Values its options and takes the best, without looking a turn ahead. It answers at once.
    Greedy,
    /// Counts cards, looks at both sides of a deal and plans for the next turn. It answers at once.
    Expert,
    /// The expert in a friendly mood: it is content with little, says why it refuses, and never lies.
    Friendly,
    /// The expert without mercy: it bargains hard, lies where that pays, and says little.
    Ruthless,
    /// Self-play at a glance: it looks a turn or a lot ahead in a few worlds, and judges by a net.
    Instant,
    /// Plays matches on from its decision, in many worlds that fit what it knows, and does what ends best.
    Search,
    /// Searches with the net from self-play, which judges a position without playing the match to its end.
    Master,
}

impl BotKind {
    /// All of them; a milder or harder expert stands beside the expert.
    pub const ALL: &[BotKind] = &[
        BotKind::Random,
        BotKind::Greedy,
        BotKind::Friendly,
        BotKind::Expert,
        BotKind::Ruthless,
        BotKind::Instant,
        BotKind::Search,
        BotKind::Master,
    ];

    /// Those that differ by how strong they are, the weakest first.
    pub const LEVELS: &[BotKind] =
        &[BotKind::Random, BotKind::Greedy, BotKind::Expert, BotKind::Instant, BotKind::Search, BotKind::Master];

    /// Its name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
            BotKind::Expert => "expert",
            BotKind::Friendly => "expert-friendly",
            BotKind::Ruthless => "expert-ruthless",
            BotKind::Instant => "instant",
            BotKind::Search => "search",
            BotKind::Master => "master",
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no bot of that name.
#[derive(Clone, PartialEq, Debug)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = BotKind::ALL.iter().map(|kind| kind.name()).collect();
        write!(f, "there is no bot {:?}; there is {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<BotKind, UnknownBot> {
        BotKind::ALL.iter().copied().find(|kind| kind.name() == name).ok_or_else(|| UnknownBot(name.into()))
    }
}

impl Serialize for BotKind {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for BotKind {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<BotKind, D::Error> {
        let name = <std::borrow::Cow<'de, str>>::deserialize(d)?;
        name.parse().map_err(D::Error::custom)
    }
}
