//! A match that is being played.

use crate::{EditionId, Entry, EntryOf, Header, Record, RecordOf, Seed, StepChance};
use game::{Game, Observer, Seat, SetupError, Standings, Status};
use std::sync::Arc;

/// A match: its rules, its state, and everything that happened.
pub struct Match<G: Game> {
    game: Arc<G>,
    header: Header<G::Setup>,
    state: G::State,
    /// The past is shared by all copies of the match.
    records: Vec<Arc<RecordOf<G>>>,
    /// The records in force, without steps taken back: at `k` is the one of ply k.
    line: Vec<usize>,
    /// The version of the rules it is now played under.
    rules: u32,
    /// The record from which they apply.
    renewed: Option<u32>,
}

/// Rules and past are shared, so a copy is cheap. A derived `Clone` would require the rules to be copied, too.
impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Match<G> {
        Match {
            game: self.game.clone(),
            header: self.header.clone(),
            state: self.state,
            records: self.records.clone(),
            line: self.line.clone(),
            rules: self.rules,
            renewed: self.renewed,
        }
    }
}

/// Why an action was not carried out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum NotPlayed<R> {
    /// The match is over.
    Over,
    /// There is no such seat at this table.
    NoSeat,
    /// The match began under older rules: [`Match::renew`] comes first.
    OldRules,
    /// The rules refuse it.
    Refused(R),
}

/// The result of an action, and the state it leads to.
type Attempted<G> = Result<(EntryOf<G>, <G as Game>::State), NotPlayed<<G as Game>::Refusal>>;

impl<G: Game> Match<G> {
    /// Deals a new match.
    pub fn new(setup: &G::Setup, edition: &G::Edition, seed: Seed) -> Result<Match<G>, SetupError> {
        Ok(Match::deal(Arc::new(G::new(setup, edition)?), EditionId::of(edition), seed))
    }

    /// Deals a new match with existing rules; `edition` is the one they were made with.
    pub fn deal(game: Arc<G>, edition: EditionId, seed: Seed) -> Match<G> {
        let header = Header::new::<G>(game.setup().clone(), edition, seed);
        Match::begin(game, header)
    }

    /// Deals the match that this header describes.
    pub fn begin(game: Arc<G>, header: Header<G::Setup>) -> Match<G> {
        let mut state = game.blank();
        let mut events = Vec::new();
        game.deal(&mut state, &mut StepChance::new(header.seed, 0), &mut events);
        Match::from_deal(game, header, state, events)
    }

    /// A match that was dealt before, from the events of its deal: it needs no chance.
    pub fn reopen(game: Arc<G>, header: Header<G::Setup>, deal: Vec<G::Event>) -> Match<G> {
        let mut state = game.blank();
        deal.iter().for_each(|event| game.evolve(&mut state, event));
        Match::from_deal(game, header, state, deal)
    }

    fn from_deal(game: Arc<G>, header: Header<G::Setup>, state: G::State, events: Vec<G::Event>) -> Match<G> {
        let deal = Record { version: 0, ply: 0, entry: Entry::Deal { events } };
        let rules = header.rules;
        Match { game, header, state, records: vec![Arc::new(deal)], line: vec![0], rules, renewed: None }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules, to be shared.
    pub fn shared_game(&self) -> Arc<G> {
        self.game.clone()
    }

    /// What the match began with.
    pub fn header(&self) -> &Header<G::Setup> {
        &self.header
    }

    /// Its state. For the table only: players and screens get [`Match::knowledge`].
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The version of the rules it is now played under; the header has the one it began under.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Did it begin under older rules than these? Then it can be shown, and continues after [`Match::renew`].
    pub fn is_outdated(&self) -> bool {
        self.rules != G::RULES
    }

    /// The record from which the current rules apply, if not from the deal.
    pub fn renewed(&self) -> Option<u32> {
        self.renewed
    }

    /// Continues under today's rules. It is a record of its own: nobody plays under new rules without knowing.
    pub fn renew(&mut self) -> &RecordOf<G> {
        self.accept(Entry::Rules { rules: G::RULES })
    }

    /// All that happened.
    pub fn records(&self) -> &[Arc<RecordOf<G>>] {
        &self.records
    }

    /// The version of the last record.
    pub fn version(&self) -> u32 {
        (self.records.len() - 1) as u32
    }

    /// How many actions led here.
    pub fn ply(&self) -> u32 {
        (self.line.len() - 1) as u32
    }

    /// The records that led here, steps taken back left out.
    #[allow(clippy::indexing_slicing, reason = "the line holds places of records")]
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = &RecordOf<G>> {
        self.line.iter().map(|&index| &*self.records[index])
    }

    /// Whose move it is.
    pub fn status(&self) -> Status {
        self.game.status(&self.state)
    }

    /// How the match ended, if it has.
    pub fn standings(&self) -> Option<Standings> {
        match self.status() {
            Status::Over(standings) => Some(standings),
            Status::Open { .. } => None,
        }
    }

    /// The present knowledge of an observer.
    pub fn knowledge(&self, who: Observer) -> G::Knowledge {
        self.game.knowledge(&self.state, who)
    }

    /// A record as an observer saw it.
    pub fn seen<'a>(&'a self, record: &'a RecordOf<G>, who: Observer) -> impl Iterator<Item = G::SeenEvent> + 'a {
        record.events().iter().filter_map(move |event| self.game.seen(event, who))
    }

    /// The effects of an action. Nothing changes.
    pub fn attempt(&self, seat: Seat, action: &G::Action) -> Result<EntryOf<G>, NotPlayed<G::Refusal>> {
        self.carry_out(seat, action).map(|(entry, _)| entry)
    }

    /// Carries out an action.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&RecordOf<G>, NotPlayed<G::Refusal>> {
        let (entry, state) = self.carry_out(seat, &action)?;
        Ok(self.advance(entry, state))
    }

    /// Carries out what [`Match::attempt`] or [`Match::attempt_undo`] has found, by the events alone.
    /// It is not checked again. Every match has its deal already, so a deal changes nothing.
    #[allow(clippy::indexing_slicing, reason = "the deal is always there")]
    pub fn accept(&mut self, entry: EntryOf<G>) -> &RecordOf<G> {
        match entry {
            Entry::Deal { .. } => &self.records[self.records.len() - 1],
            Entry::Play { ref events, .. } => {
                let mut state = self.state;
                events.iter().for_each(|event| self.game.evolve(&mut state, event));
                self.advance(entry, state)
            }
            Entry::Undo { seat, plies } => self.go_back(seat, plies),
            Entry::Rules { rules } => {
                self.rules = rules;
                self.renewed = Some(self.version() + 1);
                self.push(self.ply(), entry)
            }
        }
    }

    fn carry_out(&self, seat: Seat, action: &G::Action) -> Attempted<G> {
        if seat.number() > self.game.players() {
            return Err(NotPlayed::NoSeat);
        }
        if let Status::Over(_) = self.status() {
            return Err(NotPlayed::Over);
        }
        if self.is_outdated() {
            return Err(NotPlayed::OldRules);
        }
        let mut state = self.state;
        let mut chance = StepChance::new(self.header.seed, self.ply() + 1);
        let mut events = Vec::new();
        self.game.apply(&mut state, seat, action, &mut chance, &mut events).map_err(NotPlayed::Refused)?;
        Ok((Entry::Play { seat, action: *action, events }, state))
    }

    fn advance(&mut self, entry: EntryOf<G>, state: G::State) -> &RecordOf<G> {
        let ply = self.ply() + 1;
        self.state = state;
        self.line.push(self.records.len());
        self.push(ply, entry)
    }

    /// The state after a version, from the events alone.
    pub fn state_after(&self, version: u32) -> G::State {
        let mut line: Vec<&RecordOf<G>> = Vec::new();
        for record in self.records.iter().take(version as usize + 1) {
            match record.entry {
                Entry::Undo { .. } => line.truncate(record.ply as usize + 1),
                Entry::Rules { .. } => {}
                Entry::Deal { .. } | Entry::Play { .. } => {
                    line.truncate(record.ply as usize);
                    line.push(record);
                }
            }
        }
        self.replay(line.into_iter())
    }

    fn go_back(&mut self, seat: Seat, plies: u32) -> &RecordOf<G> {
        let keep = self.line.len().saturating_sub(plies as usize).max(1);
        self.line.truncate(keep);
        self.state = self.replay(self.in_force());
        self.push(self.ply(), Entry::Undo { seat, plies })
    }

    fn replay<'a>(&self, records: impl Iterator<Item = &'a RecordOf<G>>) -> G::State
    where
        G: 'a,
    {
        let mut state = self.game.blank();
        for event in records.flat_map(Record::events) {
            self.game.evolve(&mut state, event);
        }
        state
    }

    #[allow(clippy::indexing_slicing, reason = "it was pushed just before")]
    fn push(&mut self, ply: u32, entry: EntryOf<G>) -> &RecordOf<G> {
        let index = self.records.len();
        self.records.push(Arc::new(Record { version: index as u32, ply, entry }));
        &self.records[index]
    }
}
