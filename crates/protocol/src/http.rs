//! What goes over HTTP: sessions, lists of tables, opening one, the finished match.

use bots::BotKind;
use record::Nonce;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Pace, SeatOrder, Stage, Tempo};
use utoipa::ToSchema;

/// `POST /api/guest`: a name is enough.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// 1 to 40 characters that can be seen.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
    /// A program plays: everybody sees a mark behind the name.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub program: bool,
}

/// `POST /api/register`, `POST /api/login`: to find your tables again from another device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 40 characters.
    #[schema(min_length = 3, max_length = 40, pattern = "^[A-Za-z0-9.@+_-]+$")]
    pub login: String,
    /// 10 to 200 characters; spaces do not count towards the ten.
    #[schema(min_length = 10, max_length = 200)]
    pub password: String,
    /// At login, if the guest and the account both have seats at a table that is not over: keep both. Without it such a
    /// login is refused, because somebody else may be borrowing the device.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub both: bool,
}

/// Who the client is. A browser gets the session as a cookie too; a program sends it in `hello` or as a bearer token.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Session {
    /// Player id.
    pub player: String,
    /// Name.
    pub name: String,
    /// Has an account.
    pub account: Option<String>,
    /// The session, only when it is new.
    pub session: Option<String>,
    /// Where a notice goes when it is the player's turn in slow play.
    pub webhook: Option<String>,
}

/// One of the player's own sessions, in `GET /api/me/sessions`: a device, or a program.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SessionInfo {
    /// Identifies it, but gives no access.
    pub id: String,
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    /// It is the one that asks.
    pub current: bool,
}

/// `PUT /api/me/password`: another password for one's account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one that holds now.
    #[schema(max_length = 1000)]
    pub old: String,
    /// 10 to 200 characters; spaces do not count towards the ten.
    #[schema(min_length = 10, max_length = 200)]
    pub password: String,
}

/// `POST /api/me/recovery`: the password again, so that nobody who borrows the device makes a way in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SureOfIt {
    /// That of the account.
    #[schema(max_length = 1000)]
    pub password: String,
}

/// The answer: codes to write down, told this once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecoveryCodes {
    /// Each gives access once.
    pub codes: Vec<String>,
}

/// `POST /api/recover`: back into an account whose password is lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// As at login.
    #[schema(max_length = 1000)]
    pub login: String,
    /// One of the codes, with or without its dashes.
    #[schema(max_length = 100)]
    pub code: String,
    /// A new password.
    #[schema(min_length = 10, max_length = 200)]
    pub password: String,
}

/// `GET /api/me/export`: all that the server has of one.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakeAway {
    /// Player id, as match files and steps name one.
    pub player: String,
    /// Name.
    pub name: String,
    /// Login.
    pub account: Option<String>,
    /// Where notices go.
    pub webhook: Option<String>,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    /// How many devices are logged in.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub sessions: u64,
    /// How many browsers are notified of turns.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub browsers: u64,
    /// How many recovery codes are left.
    pub recovery_codes: u32,
    /// The player's tables. Each finished match can be downloaded as a file: `GET /api/tables/{table}/export`.
    pub tables: Vec<TableSummary>,
    /// What the player wrote at tables.
    pub written: Vec<OwnWords>,
}

/// Something one wrote at a table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnWords {
    /// The table.
    pub table: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// `said` or `named`.
    pub kind: String,
    /// The words.
    pub text: String,
}

/// `POST /api/me/notice`: what became of a notice that was sent to try the way.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NoticeTried {
    /// The webhook's answer, if there is one: an HTTP status, or 0 if it did not answer.
    pub webhook: Option<u16>,
    /// The same of each browser's push service.
    pub browsers: Vec<u16>,
}

/// `GET /api/me/figures`: statistics of the player's finished matches.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// One for each kind of match.
    pub lines: Vec<FiguresLine>,
    /// There are finished matches that are not counted yet: ask again.
    pub more: bool,
}

/// The matches of one game, with as many players, against the same opponents.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FiguresLine {
    /// Name of the game.
    pub game: String,
    /// How many players.
    pub players: u8,
    /// The level of the bots if all had the same, `mixed` if not, `people` if there was at least one person.
    pub against: String,
    /// How many matches.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub played: u64,
    /// How many of them were won; a win that several share is split.
    pub won: f64,
}

/// `PUT /api/me`: change name or webhook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    /// A new name.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 40)]
    pub name: Option<String>,
    /// A new webhook; an empty one removes it.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub webhook: Option<String>,
}

/// `GET /api/push`: what a browser needs before it can subscribe to notices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PushKey {
    /// The public key that this server signs with, in base64url.
    pub key: String,
}

/// `POST /api/me/push`: notify this browser when it is the player's turn in slow play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPushDevice {
    /// Where the service of the browser's maker takes notices.
    #[schema(min_length = 8, max_length = 1000, pattern = "^https?://[^\\s@]+$")]
    pub endpoint: String,
    /// The browser's public key, in base64url (`p256dh`).
    #[schema(min_length = 87, max_length = 88, pattern = "^[A-Za-z0-9_-]{87}=?$")]
    pub key: String,
    /// The secret shared with everybody who may write to it, in base64url (`auth`).
    #[schema(min_length = 22, max_length = 24, pattern = "^[A-Za-z0-9_-]{22}(==)?$")]
    pub auth: String,
}

/// `DELETE /api/me/push`: stop notifying this browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OldPushDevice {
    /// The address it gave before.
    #[schema(max_length = 1000)]
    pub endpoint: String,
}

/// `POST /api/tables`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// Name of the game.
    pub game: String,
    /// How many seats; `GET /api/games` says how many a game has.
    #[schema(minimum = 2, maximum = 5)]
    pub players: u8,
    /// The game's own options, by name, as `GET /api/games` lists them.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Name of the edition; the built-in one without.
    #[serde(default)]
    pub edition: Option<String>,
    /// Shown in the list of tables; otherwise open by link only.
    #[serde(default)]
    pub listed: bool,
    /// May others watch?
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How fast.
    #[serde(default)]
    #[schema(schema_with = crate::schema::tempo)]
    pub tempo: Tempo,
    /// Who takes which seat.
    #[serde(default)]
    #[schema(value_type = String, pattern = "^(as_seated|drawn)$")]
    pub order: SeatOrder,
    /// How long bots wait before they act, in milliseconds; at most a minute.
    #[serde(default)]
    #[schema(maximum = 60_000)]
    pub bot_pause_ms: Option<u32>,
    /// Or one of the paces that can be chosen at the table: `calm`, `brisk` or `instant`.
    #[serde(default)]
    #[schema(value_type = Option<String>, pattern = "^(calm|brisk|instant)$")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pace: Option<Pace>,
    /// How long bots wait for a person who has to answer an offer, in milliseconds; at most ten minutes.
    #[serde(default)]
    #[schema(maximum = 600_000)]
    pub patience_ms: Option<u32>,
    /// At a live table, how long somebody is waited for before a bot plays for them, in milliseconds; at most an hour, never if
    /// 0. Three minutes at a listed table unless the host says otherwise.
    #[serde(default)]
    #[schema(maximum = 3_600_000)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot_after_ms: Option<u32>,
    /// Seats the host takes at once, each with its nonce: several for one device that is passed around.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub sit: Vec<SitNow>,
    /// Start at once, with bots of this level in the empty seats.
    #[serde(default)]
    #[schema(value_type = Option<String>, pattern = "^(random|greedy|expert|search|master|instant)$")]
    #[cfg_attr(feature = "ts", ts(type = "string | null", optional))]
    pub start_with: Option<BotKind>,
}

/// A seat the host takes when opening.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SitNow {
    /// Number of the seat, from 1.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    #[schema(value_type = u8, minimum = 1, maximum = 5)]
    pub seat: game::Seat,
    /// The nonce the seat adds to the shuffle: 64 hexadecimal digits.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    #[schema(value_type = String, min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub nonce: Nonce,
}

const fn yes() -> bool {
    true
}

/// The answer to `POST /api/tables` and to a rematch.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableOpened {
    /// The table.
    pub table: String,
    /// Its address in the browser.
    pub url: String,
    /// The link of each seat that is open, for the host to share.
    pub links: Vec<HttpLink>,
    /// For the host: the address by which any open seat can be taken, while there is one.
    pub share: Option<String>,
}

/// The link of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HttpLink {
    /// Number of the seat.
    pub seat: u8,
    /// Its secret.
    pub link: String,
    /// The whole address.
    pub url: String,
}

/// `POST /api/tables/{table}/join`: take a seat by its link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Number of the seat.
    #[schema(minimum = 1, maximum = 5)]
    pub seat: u8,
    /// The secret of its link, or of the table's; empty for an open seat of a listed table.
    #[schema(max_length = 64)]
    pub link: String,
    /// The nonce the seat adds to the shuffle: 64 hexadecimal digits.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    #[schema(value_type = String, min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub nonce: Nonce,
}

/// `POST /api/tables/{table}/rematch`. The second player to ask gets the table of the first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// The same deal again: its cards are known.
    #[serde(default)]
    pub same_deal: bool,
    /// A table for the asker alone: nobody is seated, nobody is told, and there is no limit on how many.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub apart: bool,
    /// The same match from where it stood after this many of its records, against bots: a table of one's own.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub records: Option<u32>,
}

/// One table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSummary {
    /// Which.
    pub table: String,
    /// Name of the game.
    pub game: String,
    /// Before, during or after the match.
    #[schema(value_type = String)]
    pub stage: Stage,
    /// How many seats.
    pub players: u8,
    /// Names in the seats: a player, `bot` for a bot, nothing if open.
    pub seats: Vec<Option<String>>,
    /// Name of the host.
    pub host: String,
    /// How fast.
    #[schema(value_type = Object)]
    pub tempo: Tempo,
    /// May others watch?
    pub spectators: bool,
    /// When something last happened, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub updated: i64,
    /// The player's own seats, in the list of their own tables.
    #[serde(default)]
    pub mine: Vec<u8>,
    /// It is the player's turn.
    #[serde(default)]
    pub my_turn: bool,
    /// The seats that play is waiting for.
    #[serde(default)]
    pub waits_for: Vec<u8>,
    /// Since when, in milliseconds since 1970.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub since: Option<i64>,
    /// When the first of their clocks runs out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until: Option<i64>,
}

/// One game in `GET /api/games`.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its name.
    pub game: &'static str,
    /// Version of its rules.
    pub rules: u32,
    /// Fewest players.
    pub min_players: u8,
    /// Most players.
    pub max_players: u8,
    /// Options and their values; the first value is the default.
    pub options: Vec<OptionInfo>,
    /// Bots by level.
    pub bots: Vec<&'static str>,
    /// Editions that can be played with.
    pub editions: Vec<String>,
}

/// One option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionInfo {
    /// Its name.
    pub name: &'static str,
    /// Its values.
    pub values: Vec<&'static str>,
}

/// Any answer that is not a success.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// Why, as a message of the catalogue.
    #[schema(value_type = Object)]
    pub message: game::Message,
    /// The same in English.
    pub text: String,
}
