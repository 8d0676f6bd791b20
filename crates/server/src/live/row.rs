//! The row the store keeps of a step: the step itself, and the table after it, as lists and due work see it.

use crate::app::Store;
use crate::names::{NameCache, PlayerNames};
use game::Seat;
use games::FullGame;
use protocol::TableSummary;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap};
use std::fmt::Display;
use store::{Head, Member, NewStep, StoreError, TableRow};
use table::{Millis, PlayerId, SeatState, Stage, Step, Table, Tempo, Unwritable, Version};

/// A step to store.
pub(crate) struct NewRow {
    pub step: NewStep,
    /// All members after it.
    pub members: Vec<Member>,
}

impl NewRow {
    /// A step, the table after it, and when the house has work there. Members are written only if they differ from
    /// those of `before`.
    pub(crate) fn of<G: FullGame>(
        after: &Table<G>,
        step: &Step<G>,
        before: Option<&[Member]>,
        due_at: Option<Millis>,
    ) -> Result<NewRow, StoreError> {
        let unwritable = |why: &dyn Display| {
            tracing::error!(table = after.id().as_str(), step = step.what.kind(), %why, "a step cannot be written");
            StoreError::Invalid("a step that is not JSON")
        };
        let row = step.store().map_err(|Unwritable(why)| unwritable(&why))?;
        let summary = serde_json::to_string(&StoredSummary::of(after)).map_err(|why| unwritable(&why))?;
        let members = members(after);
        let head = Head {
            stage: after.stage().name().to_owned(),
            listed: after.options().listed,
            due_at,
            summary,
            members: (before != Some(&members)).then(|| members.clone()),
        };
        Ok(NewRow { step: NewStep { table: after.id().to_string(), row, head, worker: None }, members })
    }
}

/// Players by seat, and the host.
pub(super) fn members<G: FullGame>(table: &Table<G>) -> Vec<Member> {
    let member =
        |player: &PlayerId, seat: Option<Seat>| Member { player: player.to_string(), seat: seat.map(Seat::number) };
    let seated = Seat::all(table.players()).zip(table.seats());
    let mut members: Vec<Member> =
        seated.filter_map(|(seat, state)| Some(member(state.player()?, Some(seat)))).collect();
    if table.seats_of(table.host()).is_empty() {
        members.push(member(table.host(), None));
    }
    members
}

/// A table's summary for lists: players by id, so that names can be forgotten.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct StoredSummary {
    seats: Vec<Sitting>,
    host: PlayerId,
    tempo: Tempo,
    spectators: bool,
    /// Seats that the match is waiting for.
    waits_for: Vec<Seat>,
    /// Since when.
    #[serde(default)]
    since: Option<Millis>,
    /// When the first of their clocks runs out.
    #[serde(default)]
    until: Option<Millis>,
    /// Seats whose people have a separate name at this table, and the steps that hold it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    named: Vec<(Seat, Version)>,
}

/// Names of seats, by the steps that gave them.
type Given = HashMap<(String, Version), String>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Sitting {
    Nobody,
    Bot,
    Player(PlayerId),
}

impl StoredSummary {
    fn of<G: FullGame>(table: &Table<G>) -> StoredSummary {
        let sitting = |state: &SeatState| match state {
            SeatState::Open => Sitting::Nobody,
            SeatState::Bot { .. } => Sitting::Bot,
            SeatState::Person { player } | SeatState::BotFor { player, .. } => Sitting::Player(player.clone()),
        };
        let options = table.options();
        let playing = table.stage() == Stage::Playing;
        let (since, until) = table.waiting();
        StoredSummary {
            seats: table.seats().map(sitting).collect(),
            host: table.host().clone(),
            tempo: options.tempo,
            spectators: options.spectators,
            waits_for: if playing { table.must().iter().collect() } else { Vec::new() },
            since: playing.then_some(since),
            until: until.filter(|_| playing),
            named: Seat::all(table.players()).filter_map(|seat| Some((seat, table.named_at(seat)?))).collect(),
        }
    }

    /// From a row; nothing if it cannot be read (any more).
    pub(crate) fn read(row: &TableRow) -> Option<StoredSummary> {
        serde_json::from_str(&row.summary).ok()
    }

    /// May this player look at the table? If spectators are not allowed, only the host and those with a seat may.
    pub(crate) fn lets_look(&self, who: Option<&PlayerId>) -> bool {
        self.spectators || who.is_some_and(|who| self.players().contains(who))
    }

    /// Does this player play here with nobody but bots?
    pub(crate) fn is_alone(&self, who: &PlayerId) -> bool {
        let mut own = 0;
        let known = self.seats.iter().all(|sitting| match sitting {
            Sitting::Nobody => false,
            Sitting::Bot => true,
            Sitting::Player(player) => {
                own += 1;
                player == who
            }
        });
        known && own == 1
    }

    fn players(&self) -> BTreeSet<&PlayerId> {
        let seated = self.seats.iter().filter_map(|sitting| match sitting {
            Sitting::Player(player) => Some(player),
            Sitting::Nobody | Sitting::Bot => None,
        });
        seated.chain([&self.host]).collect()
    }

    /// Rows of a list as clients get it. A row that cannot be read (any more) is left out.
    pub(crate) async fn list(
        rows: Vec<TableRow>,
        viewer: Option<&PlayerId>,
        names: &NameCache,
        store: &Store,
    ) -> Result<Vec<TableSummary>, StoreError> {
        let stored: Vec<(TableRow, StoredSummary)> =
            rows.into_iter().filter_map(|row| StoredSummary::read(&row).map(|summary| (row, summary))).collect();
        let players: BTreeSet<&PlayerId> = stored.iter().flat_map(|(_, summary)| summary.players()).collect();
        let called = names.of(store, players).await?;
        let steps = stored.iter().flat_map(|(row, summary)| summary.named.iter().map(|(_, at)| (row.id.as_str(), *at)));
        let given = store.personal(&steps.collect::<Vec<_>>()).await?;
        let given: Given = given.into_iter().map(|(table, at, name)| ((table, at), name)).collect();
        Ok(stored.iter().filter_map(|(row, summary)| summary.shown(row, viewer, &called, &given)).collect())
    }

    fn shown(
        &self,
        row: &TableRow,
        viewer: Option<&PlayerId>,
        called: &PlayerNames,
        given: &Given,
    ) -> Option<TableSummary> {
        let name = |player: &PlayerId| called.get(player).map_or_else(String::new, |name| name.to_string());
        let given = |seat: Seat| {
            let (_, at) = self.named.iter().find(|(named, _)| *named == seat)?;
            given.get(&(row.id.clone(), *at)).cloned()
        };
        let seats = Seat::all(self.seats.len() as u8).zip(&self.seats).map(|(seat, sitting)| match sitting {
            Sitting::Nobody => None,
            Sitting::Bot => Some("bot".to_owned()),
            Sitting::Player(player) => Some(given(seat).unwrap_or_else(|| name(player))),
        });
        let own =
            |(_, sitting): &(Seat, &Sitting)| matches!(sitting, Sitting::Player(player) if Some(player) == viewer);
        let mine: Vec<Seat> =
            Seat::all(self.seats.len() as u8).zip(&self.seats).filter(own).map(|(seat, _)| seat).collect();
        Some(TableSummary {
            table: row.id.clone(),
            game: row.game.clone(),
            stage: Stage::named(&row.stage)?,
            players: self.seats.len() as u8,
            seats: seats.collect(),
            host: name(&self.host),
            tempo: self.tempo,
            spectators: self.spectators,
            updated: row.changed_ms,
            my_turn: mine.iter().any(|seat| self.waits_for.contains(seat)),
            waits_for: self.waits_for.iter().map(|seat| seat.number()).collect(),
            since: self.since,
            until: self.until,
            mine: mine.into_iter().map(Seat::number).collect(),
        })
    }
}
