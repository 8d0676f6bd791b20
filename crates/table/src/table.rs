//! A table: its state.

use crate::clock::Clock;
use crate::seat::Chair;
use crate::{
    BadTable, ClockFace, Deal, Happened, Hosted, Millis, MoveId, Opened, Options, Pace, PlayerId, Rematch, SeatState,
    Seated, Secret, Standing, Step, TableId, Tempo, Version, Words,
};
use game::{BySeat, Seat, SeatSet, Status};
use record::{Commitment, Match, NoUndo, Nonce, Scribe, Shuffle};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// How many of the latest messages a table keeps for latecomers. The log has them all.
const TALK_KEPT: usize = 100;

/// How far a table has got.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People sit down.
    Open,
    /// The match is being played.
    Playing,
    /// The match is paused by consent.
    Paused,
    /// The match has ended.
    Over,
    /// The match was abandoned by consent, or the table was closed before it began.
    Abandoned,
}

impl Stage {
    /// All of them.
    pub const ALL: [Stage; 5] = [Stage::Open, Stage::Playing, Stage::Paused, Stage::Over, Stage::Abandoned];

    /// Its name in messages and lists.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Playing => "playing",
            Stage::Paused => "paused",
            Stage::Over => "over",
            Stage::Abandoned => "abandoned",
        }
    }

    /// The stage with this name.
    pub fn named(name: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.name() == name)
    }

    /// Its key in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Stage::Open => "stage-open",
            Stage::Playing => "stage-playing",
            Stage::Paused => "stage-paused",
            Stage::Over => "stage-over",
            Stage::Abandoned => "stage-abandoned",
        }
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    /// The step.
    pub version: Version,
    /// When.
    pub at: Millis,
    /// The player.
    pub player: PlayerId,
    /// What.
    pub words: Words,
    /// The id of the command, if it had one.
    pub id: Option<MoveId>,
}

/// What the table waits for, and since when.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Question {
    /// Its number in the game, which is used again after an undo.
    pub number: u32,
    /// The step that asked it: never the same twice.
    pub version: Version,
    /// When.
    pub at: Millis,
    /// Several seats were asked at once.
    pub at_once: bool,
}

/// One match at a table, from its opening to its end.
pub struct Table<G: Hosted> {
    pub(crate) game: Arc<G>,
    pub(crate) opened: Opened<G>,
    pub(crate) host: PlayerId,
    pub(crate) version: Version,
    /// When the last step was.
    pub(crate) at: Millis,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) known: BTreeMap<(PlayerId, MoveId), Version>,
    pub(crate) played: Option<Match<G>>,
    pub(crate) paused: bool,
    pub(crate) abandoned: bool,
    pub(crate) for_pause: BTreeSet<PlayerId>,
    pub(crate) for_abandon: BTreeSet<PlayerId>,
    pub(crate) question: Question,
    /// The last step other than talk and votes. Anything a bot thought before it is void.
    pub(crate) acted: Version,
    /// When somebody last played or took back, or play continued after a pause.
    pub(crate) moved_at: Millis,
    /// When something last happened that people want to read before play continues.
    pub(crate) told_at: Millis,
    pub(crate) talk: VecDeque<Said>,
    pub(crate) turns: crate::memory::TurnMarks,
    /// At most one of each kind.
    pub(crate) rematches: Vec<Rematch>,
    /// By seat. They are not part of the log: see `orders.rs`.
    pub(crate) standing: Vec<Option<Standing<G>>>,
    /// Who has seen the hands of which seats.
    pub(crate) seen: BTreeMap<PlayerId, SeatSet>,
    /// How long bots wait, if that has changed since the table was opened.
    pub(crate) pace: Option<Pace>,
    /// The player for whom the bots hurry until they are asked something.
    pub(crate) skipping: Option<PlayerId>,
    /// What somebody asks the others to be allowed to take back.
    pub(crate) undo_asked: Option<crate::UndoAsked>,
    /// How much was written recently.
    pub(crate) written: crate::limits::Written,
}

/// A derived `Clone` would require the rules to be copied; they are shared.
impl<G: Hosted> Clone for Table<G> {
    fn clone(&self) -> Table<G> {
        Table {
            game: self.game.clone(),
            opened: self.opened.clone(),
            host: self.host.clone(),
            version: self.version,
            at: self.at,
            chairs: self.chairs.clone(),
            known: self.known.clone(),
            played: self.played.clone(),
            paused: self.paused,
            abandoned: self.abandoned,
            for_pause: self.for_pause.clone(),
            for_abandon: self.for_abandon.clone(),
            question: self.question,
            acted: self.acted,
            moved_at: self.moved_at,
            told_at: self.told_at,
            talk: self.talk.clone(),
            turns: self.turns.clone(),
            rematches: self.rematches.clone(),
            standing: self.standing.clone(),
            seen: self.seen.clone(),
            pace: self.pace,
            skipping: self.skipping.clone(),
            undo_asked: self.undo_asked.clone(),
            written: self.written.clone(),
        }
    }
}

impl<G: Hosted> Table<G> {
    /// Opens a table. `game` is made from its setup and edition. The step has version 0.
    pub fn open(opened: Opened<G>, game: Arc<G>, now: Millis) -> Result<(Table<G>, Step<G>), BadTable> {
        let by = Some(opened.host.clone());
        let step = Step { version: 0, at: now, by, id: None, by_order: false, what: Happened::Opened(opened) };
        Ok((Table::rebuild(&step, game)?, step))
    }

    /// The table as its first step left it. The other steps follow through [`Table::evolve`].
    pub fn rebuild(first: &Step<G>, game: Arc<G>) -> Result<Table<G>, BadTable> {
        let Happened::Opened(opened) = &first.what else { return Err(BadTable::NotOpened) };
        if *game.setup() != opened.options.setup {
            return Err(BadTable::Setup);
        }
        if let Deal::Fresh { secret, commitment } = &opened.deal
            && secret.commitment() != *commitment
        {
            return Err(BadTable::Commitment);
        }
        let mut chairs = vec![Chair::open(); game.players() as usize];
        for (seat, seated) in &opened.seated {
            if let Some(chair) = chairs.get_mut(seat.index()) {
                chair.state = match seated {
                    Seated::Person(player) => SeatState::Person { player: player.clone() },
                    Seated::Bot(level) => SeatState::Bot { level: *level },
                };
            }
        }
        let standing = chairs.iter().map(|_| None).collect();
        Ok(Table {
            host: opened.host.clone(),
            chairs,
            game,
            opened: opened.clone(),
            version: first.version,
            at: first.at,
            known: BTreeMap::new(),
            played: None,
            paused: false,
            abandoned: false,
            for_pause: BTreeSet::new(),
            for_abandon: BTreeSet::new(),
            question: Question::default(),
            acted: first.version,
            moved_at: first.at,
            told_at: first.at,
            talk: VecDeque::new(),
            turns: Default::default(),
            rematches: Vec::new(),
            standing,
            seen: BTreeMap::new(),
            pace: None,
            skipping: None,
            undo_asked: None,
            written: Default::default(),
        })
    }

    /// Which table.
    pub fn id(&self) -> &TableId {
        &self.opened.table
    }

    /// The version of the last step.
    pub fn version(&self) -> Version {
        self.version
    }

    /// When the last step was.
    pub fn changed_at(&self) -> Millis {
        self.at
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The decisions of the host.
    pub fn options(&self) -> &Options<G> {
        &self.opened.options
    }

    /// The table this is a rematch of.
    pub fn rematch_of(&self) -> Option<&TableId> {
        self.opened.rematch_of.as_ref()
    }

    /// The table whose deal is played again here: its cards are known.
    pub fn same_deal_as(&self) -> Option<&TableId> {
        match &self.opened.deal {
            Deal::Fresh { .. } => None,
            Deal::Again { of, .. } => Some(of),
        }
    }

    /// The host of the table.
    pub fn host(&self) -> &PlayerId {
        &self.host
    }

    /// How far the table has got.
    pub fn stage(&self) -> Stage {
        match &self.played {
            _ if self.abandoned => Stage::Abandoned,
            None => Stage::Open,
            Some(played) if played.standings().is_some() => Stage::Over,
            Some(_) if self.paused => Stage::Paused,
            Some(_) => Stage::Playing,
        }
    }

    /// How many seats.
    pub fn players(&self) -> u8 {
        self.game.players()
    }

    /// Who has which seat, in order.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = &SeatState> {
        self.chairs.iter().map(|chair| &chair.state)
    }

    /// The holder of this seat, if there is such a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatState> {
        self.chairs.get(seat.index()).map(|chair| &chair.state)
    }

    /// The name of the person in this seat at this table, if not the account's.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.chairs.get(seat.index())?.name.as_ref().map(|(_, name)| name.as_str())
    }

    /// The step that gave the person in this seat their name, where it can be looked up as long as it is not forgotten.
    pub fn named_at(&self, seat: Seat) -> Option<Version> {
        self.chairs.get(seat.index())?.name.as_ref().map(|(version, _)| *version)
    }

    /// Has this player had this seat, and so seen its hand?
    pub(crate) fn has_seen(&self, player: &PlayerId, seat: Seat) -> bool {
        self.seen.get(player).is_some_and(|seen| seen.contains(seat))
    }

    /// Does the bot keep this seat, because its player's clock ran out too often and the others have not all agreed to
    /// their return?
    pub fn is_kept(&self, seat: Seat) -> bool {
        matches!(self.seat(seat), Some(SeatState::BotFor { .. })) && !self.may_return(seat)
    }

    /// The players who have agreed to this seat's player coming back.
    pub fn return_votes(&self, seat: Seat) -> Option<&BTreeSet<PlayerId>> {
        self.chairs.get(seat.index()).map(|chair| &chair.for_return)
    }

    /// The seats of a player, whether or not bots play for them.
    pub fn seats_of(&self, player: &PlayerId) -> SeatSet {
        self.seats_where(|state| state.player() == Some(player))
    }

    /// The seat of a player who sits here alone with bots of the house.
    pub fn seat_alone_with_bots(&self, player: &PlayerId) -> Option<Seat> {
        let others = self.seats_where(|state| !matches!(state, SeatState::Bot { .. }));
        let mut own = self.seats_where(|state| state.person() == Some(player)).iter();
        let seat = own.next()?;
        (others.len() == 1).then_some(seat)
    }

    pub(crate) fn seats_where(&self, fits: impl Fn(&SeatState) -> bool) -> SeatSet {
        Seat::all(self.players()).filter(|seat| self.seat(*seat).is_some_and(&fits)).collect()
    }

    /// Can what the table keeps name this player: a seat, a step, or something said?
    pub fn has_heard_of(&self, player: &PlayerId) -> bool {
        self.host == *player || !self.seats_of(player).is_empty() || self.has_written(player)
    }

    /// The people who play now, each once: those whose consent counts.
    pub fn people(&self) -> BTreeSet<&PlayerId> {
        self.seats().filter_map(SeatState::person).collect()
    }

    /// The players in favour of a pause.
    pub fn pause_votes(&self) -> &BTreeSet<PlayerId> {
        &self.for_pause
    }

    /// The players in favour of ending the match without a result.
    pub fn abandon_votes(&self) -> &BTreeSet<PlayerId> {
        &self.for_abandon
    }

    /// The latest talk.
    pub fn talk(&self) -> impl ExactSizeIterator<Item = &Said> {
        self.talk.iter()
    }

    pub(crate) fn keep_talk(&mut self, said: Said) {
        if self.talk.len() == TALK_KEPT {
            self.talk.pop_front();
        }
        self.talk.push_back(said);
    }

    /// The match, once it has started: knowledge, choices and status come from it.
    pub fn played(&self) -> Option<&Match<G>> {
        self.played.as_ref()
    }

    /// The number of the question that is asked now: the version of the step that asked it.
    ///
    /// Choices are sent with it, and [`crate::Command::Play`] names it.
    /// The game's own number would not do: after an undo it is used again for a different question.
    pub fn question(&self) -> Option<u32> {
        matches!(self.stage(), Stage::Playing | Stage::Paused).then_some(self.question.version)
    }

    /// Those without whom play cannot go on; nobody unless a match is being played.
    pub fn must(&self) -> SeatSet {
        match self.played.as_ref().map(Match::status) {
            Some(Status::Open { must, .. }) if !self.abandoned => must,
            _ => SeatSet::EMPTY,
        }
    }

    /// Since when play waits as it does now, and when the first clock of those waited for runs out.
    pub fn waiting(&self) -> (Millis, Option<Millis>) {
        let since = if self.question.at_once { self.question.at } else { self.moved_at };
        (since, self.chairs.iter().filter_map(|chair| chair.clock.runs_out()).min())
    }

    /// Is what this seat is asked now, and its answer, open to everybody?
    pub fn asks_openly(&self, seat: Seat) -> bool {
        let asked = self.must() == SeatSet::only(seat) && self.stage() == Stage::Playing;
        asked && self.played.as_ref().is_some_and(|played| self.game.asks_openly(played.state(), seat))
    }

    /// The clocks of the people, if the match is played with clocks.
    pub fn clocks(&self, now: Millis) -> BySeat<Option<ClockFace>> {
        BySeat::new(self.players(), |seat| {
            let chair = self.chairs.get(seat.index())?;
            let shown = self.has_clocks() && self.played.is_some() && chair.state.person().is_some();
            shown.then(|| chair.clock.face(now))
        })
    }

    pub(crate) fn has_clocks(&self) -> bool {
        self.opened.options.tempo != Tempo::None
    }

    pub(crate) fn fresh_clock(&self) -> Clock {
        Clock::fresh(self.opened.options.tempo)
    }

    /// What this seat could take back, latest first; at least one action, or the reason why there is none.
    pub fn undoable(&self, seat: Seat) -> Result<Vec<G::Action>, NoUndo> {
        let played = self.played.as_ref().ok_or(NoUndo::Start)?;
        if self.abandoned {
            return Err(NoUndo::Over);
        }
        played.undoable(seat)
    }

    /// The house's commitment; none if the deal is known.
    pub fn commitment(&self) -> Option<Commitment> {
        match &self.opened.deal {
            Deal::Fresh { commitment, .. } => Some(*commitment),
            Deal::Again { .. } => None,
        }
    }

    /// The nonces the seats have added to the shuffle so far, in the order in which people sat before it was drawn.
    pub fn nonces(&self) -> Vec<Option<Nonce>> {
        match self.played.as_ref().and_then(|played| played.header().shuffle) {
            Some(shuffle) => shuffle.nonces.as_slice().iter().copied().map(Some).collect(),
            None => self.chairs.iter().map(|chair| chair.nonce).collect(),
        }
    }

    /// How the seed was made. Only once nothing more can be played: before that, it would reveal all cards.
    pub fn shuffle_shown(&self) -> Option<Shuffle> {
        self.finished()?.header().shuffle
    }

    /// The match, once nothing more can be played.
    pub fn finished(&self) -> Option<&Match<G>> {
        match self.stage() {
            Stage::Over | Stage::Abandoned => self.played.as_ref(),
            Stage::Open | Stage::Playing | Stage::Paused => None,
        }
    }

    /// The match file, once nothing more can be played.
    pub fn export(&self) -> Option<String> {
        let played = self.finished()?;
        // Writing into memory cannot fail, and the lines are JSON.
        let mut scribe = Scribe::begin(Vec::new(), played.header()).ok()?;
        for record in played.records() {
            scribe.record(&*self.game, record).ok()?;
        }
        String::from_utf8(scribe.end(played.standings()).ok()?).ok()
    }

    /// The link of a seat, for the host and anybody the host gives it to.
    pub fn link(&self, seat: Seat) -> Option<Secret> {
        self.chairs.get(seat.index()).map(|chair| self.opened.link_key.link(seat, chair.generation))
    }

    /// The link by which any open seat can be taken, as long as there is one. It is for the host and anybody the host
    /// gives it to. Whenever a seat gets a new link, so does the table: a player who was sent away cannot come back by
    /// it.
    pub fn table_link(&self) -> Option<Secret> {
        let open = self.seats().any(|state| *state == SeatState::Open);
        let generation = self.chairs.iter().map(|chair| chair.generation).sum();
        (open && !matches!(self.stage(), Stage::Over | Stage::Abandoned))
            .then(|| self.opened.link_key.table_link(generation))
    }

    /// Where players meet for a rematch.
    pub fn rematches(&self) -> &[Rematch] {
        &self.rematches
    }

    /// Where players meet for a rematch of this kind.
    pub fn rematch_at(&self, same_deal: bool) -> Option<&Rematch> {
        self.rematches.iter().find(|rematch| rematch.same_deal == same_deal)
    }

    /// The same table again, for a rematch with the same people and bots. `deal` is a fresh one, or [`Table::same_deal`].
    pub fn rematch(&self, table: TableId, host: PlayerId, deal: Deal, link_key: crate::LinkKey) -> Opened<G> {
        let rematch_of = Some(self.id().clone());
        // A player who left their seat to a bot has gone, unless they are the one who asks.
        let stays = |state: &SeatState| match state {
            SeatState::Person { player } => Some(Seated::Person(player.clone())),
            SeatState::BotFor { player, .. } if *player == host => Some(Seated::Person(player.clone())),
            SeatState::Bot { level } => Some(Seated::Bot(*level)),
            SeatState::BotFor { .. } | SeatState::Open => None,
        };
        let seats = Seat::all(self.players()).zip(self.seats());
        let seated = seats.filter_map(|(seat, state)| Some((seat, stays(state)?))).collect();
        Opened { table, host, options: self.options().clone(), link_key, deal, rematch_of, seated }
    }

    /// This table's deal, to play it again; only once nothing more can be played here.
    pub fn same_deal(&self) -> Option<Deal> {
        Some(Deal::Again { of: self.id().clone(), seed: self.finished()?.header().seed })
    }
}
