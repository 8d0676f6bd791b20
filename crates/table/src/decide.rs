//! Works out the result of a command, or the reason for refusing it. Nothing changes here.

use crate::limits::brings_on;
use crate::{
    Actor, Asked, Command, Happened, Hosted, Input, PlayerId, Rejected, Rematch, SeatState, Secret, Stage, Step, Table,
    TableId, Takeover, Tempo, Version, Words, good_name, good_words,
};
use bots::BotKind;
use game::{Action, Observer, Refusal, Seat};
use record::{Entry, Match, NotPlayed};
use std::collections::BTreeSet;

/// After the clock has run out this many times, the bot keeps the seat unless all others agree.
pub(crate) const MOST_RINGS: u8 = 3;

type Decided<G> = Result<Happened<G>, Rejected>;

impl<G: Hosted> Table<G> {
    /// Checks a command. The resulting step must be stored, and then handed to [`Table::evolve`].
    pub fn decide(&self, input: &Input<G>) -> Result<Step<G>, Rejected> {
        let (by, what) = match (&input.by, &input.command) {
            (Actor::Player(player), Asked::Command(command)) => {
                if let Some(id) = &input.id
                    && let Some(version) = self.known.get(&(player.clone(), id.clone()))
                {
                    return Err(Rejected::Known(*version));
                }
                (Some(player.clone()), self.decide_command(player, command, input)?)
            }
            (Actor::Server, Asked::BotPlays { seat, action, version }) => {
                (None, self.bot_plays(*seat, action, *version)?)
            }
            (Actor::Server, Asked::OrdersAct { seat }) => {
                let (player, what) = self.orders_act(*seat)?;
                (Some(player), what)
            }
            (Actor::Server, Asked::ClockRings) => (None, self.clock_rings(input.now)?),
            (Actor::Server, Asked::NewRules) => (None, self.new_rules()?),
            (Actor::Server, Asked::HandOver { from, to }) => {
                if !self.has_heard_of(from) {
                    return Err(Rejected::TooLate);
                }
                (None, Happened::HandedOver { from: from.clone(), to: to.clone() })
            }
            (Actor::Player(player), Asked::Rematch { table, same_deal, instead_of }) => {
                let rematch = Rematch { table: table.clone(), player: player.clone(), same_deal: *same_deal };
                self.has_room_to_keep(player, input.now)?;
                (Some(player.clone()), self.decide_rematch(rematch, instead_of.as_ref())?)
            }
            (Actor::Server, Asked::Command(_) | Asked::Rematch { .. }) => return Err(Rejected::PlayersOnly),
            (
                Actor::Player(_),
                Asked::BotPlays { .. }
                | Asked::OrdersAct { .. }
                | Asked::ClockRings
                | Asked::NewRules
                | Asked::HandOver { .. },
            ) => return Err(Rejected::HouseOnly),
        };
        // Steps never go back in time, whatever the servers' clocks say.
        let at = input.now.max(self.at);
        let id = by.as_ref().and(input.id.clone());
        let by_order = matches!(input.command, Asked::OrdersAct { .. });
        Ok(Step { version: self.version + 1, at, by, id, by_order, what })
    }

    fn decide_command(&self, by: &PlayerId, command: &Command, input: &Input<G>) -> Decided<G> {
        self.has_room(by, command, input.now)?;
        match command {
            Command::Sit { seat, link, nonce } => {
                self.may_sit(by, *seat, link.as_ref())?;
                Ok(Happened::SatDown { seat: *seat, player: by.clone(), nonce: *nonce })
            }
            Command::Stand { seat } => {
                self.own(by, *seat)?;
                self.before_start()?;
                Ok(Happened::Opening { seat: *seat, new_link: false })
            }
            Command::Name { seat, name } => {
                self.own(by, *seat)?;
                self.not_over()?;
                let name = match name.trim() {
                    "" => None,
                    name => Some(good_name(name).ok_or(Rejected::BadText)?),
                };
                Ok(Happened::Named { seat: *seat, name })
            }
            Command::OpenSeat { seat } => self.open_seat(by, *seat),
            Command::SeatBot { seat, level } => {
                self.host_only(by)?;
                self.not_over()?;
                good_level::<G>(*level)?;
                match self.at(*seat)? {
                    SeatState::Open => Ok(Happened::BotSatDown { seat: *seat, level: *level }),
                    _ => Err(Rejected::Taken(*seat)),
                }
            }
            Command::RotateLink { seat } => {
                self.host_only(by)?;
                self.at(*seat)?;
                Ok(Happened::LinkRotated { seat: *seat })
            }
            Command::HandHost { to } => {
                self.host_only(by)?;
                let to = self.at(*to)?.player().ok_or(Rejected::Nobody(*to))?;
                Ok(Happened::HostChanged { to: to.clone() })
            }
            Command::Start { fill } => {
                self.host_only(by)?;
                self.before_start()?;
                self.decide_start(*fill, input).map(Happened::Started)
            }
            Command::Play { seat, action, question } => {
                let played = self.own_turn(by, *seat)?;
                let knowledge = played.knowledge(Observer::Seat(*seat));
                let action = action.read(&*self.game, &knowledge).map_err(Rejected::Misread)?;
                let asked = self.question.version;
                if *question != Some(asked) && !action.names_target() {
                    return Err(Rejected::Stale { question: asked });
                }
                let happened = self.play(*seat, &action)?;
                if !self.would_bring_on(&happened) {
                    self.has_room_for_deal(by, input.now)?;
                }
                Ok(happened)
            }
            Command::Undo { seat, plies } => self.take_steps_back(by, *seat, *plies),
            Command::LetUndo { agree } => self.let_undo(by, *agree),
            Command::LetBotPlay { seat, level } => {
                self.started()?;
                good_level::<G>(*level)?;
                match self.own(by, *seat)? {
                    SeatState::BotFor { .. } => Err(Rejected::BotPlays(*seat)),
                    _ => Ok(Happened::BotTookOver { seat: *seat, level: *level, why: Takeover::Asked }),
                }
            }
            Command::StandIn { seat, level } => {
                good_level::<G>(*level)?;
                self.stand_in(by, *seat, *level)
            }
            Command::Nudge { seat } => self.nudge(by, *seat, input.now),
            Command::TakeBack { seat } => {
                self.started()?;
                match self.own(by, *seat)? {
                    SeatState::BotFor { why: Takeover::Resigned, .. } => Err(Rejected::Resigned(*seat)),
                    SeatState::BotFor { .. } if !self.may_return(*seat) => Err(Rejected::Kept(*seat)),
                    SeatState::BotFor { .. } => Ok(Happened::TakenBack { seat: *seat }),
                    _ => Err(Rejected::NoBot(*seat)),
                }
            }
            Command::LetReturn { seat, agree } => self.let_return(by, *seat, *agree),
            Command::Resign { seat } => {
                self.started()?;
                match self.own(by, *seat)? {
                    SeatState::BotFor { why: Takeover::Resigned, .. } => Err(Rejected::Resigned(*seat)),
                    _ => Ok(Happened::BotTookOver { seat: *seat, level: G::stand_in(), why: Takeover::Resigned }),
                }
            }
            Command::Pause { agree } => {
                self.started()?;
                if self.paused {
                    return Err(Rejected::Paused);
                }
                let paused = self.all_agree(by, &self.for_pause)? && *agree;
                changes_a_vote(&self.for_pause, by, *agree, paused)?;
                Ok(Happened::PauseVoted { player: by.clone(), agree: *agree, paused })
            }
            Command::Resume => {
                self.started()?;
                self.at_table(by)?;
                match self.stage() {
                    Stage::Paused => Ok(Happened::Resumed),
                    _ => Err(Rejected::NotPaused),
                }
            }
            Command::Abandon { agree } => self.abandon(by, *agree),
            Command::Say { text } => {
                self.at_table(by)?;
                let text = good_words(text).ok_or(Rejected::BadText)?;
                Ok(Happened::Said { player: by.clone(), words: Words::Text(Some(text)) })
            }
            Command::Phrase { phrase } => {
                self.at_table(by)?;
                Ok(Happened::Said { player: by.clone(), words: Words::Phrase(*phrase) })
            }
            Command::Pace { pace } => {
                self.not_over()?;
                self.may_pace(by)?;
                Ok(Happened::PaceSet { pace: *pace })
            }
            Command::Skip => {
                self.may_skip(by)?;
                Ok(Happened::Skipped { player: by.clone() })
            }
        }
    }

    /// Once nothing more can be played here, anybody who was at the table may open another one like it.
    pub fn may_play_again(&self, by: &PlayerId) -> Result<(), Rejected> {
        self.at_table(by)?;
        self.not_crowded()?;
        match self.not_over() {
            Ok(()) => Err(Rejected::NotOver),
            Err(_) => Ok(()),
        }
    }

    /// Once for each kind, so that everybody who wants a rematch meets at one table.
    fn decide_rematch(&self, rematch: Rematch, instead_of: Option<&TableId>) -> Decided<G> {
        self.may_play_again(&rematch.player)?;
        match self.rematch_at(rematch.same_deal) {
            Some(there) if Some(&there.table) != instead_of => Err(Rejected::RematchAt(there.table.clone())),
            _ => Ok(Happened::Rematch(rematch)),
        }
    }

    /// An open seat with its link or the table's; a bot's seat with its own. The host needs none, and nobody does for an open seat of a listed table.
    fn may_sit(&self, by: &PlayerId, seat: Seat, link: Option<&Secret>) -> Result<(), Rejected> {
        let state = self.at(seat)?;
        self.not_over()?;
        if state.player().is_some() {
            // At a rematch people have their seats before they arrive, and add to the shuffle when they do.
            let awaited =
                self.played.is_none() && self.chairs.get(seat.index()).is_some_and(|chair| chair.nonce.is_none());
            return if awaited && state.player() == Some(by) { Ok(()) } else { Err(Rejected::Taken(seat)) };
        }
        // Once cards are dealt, a player who has seen one seat's cards must not see another's, nor play for two.
        if self.played.is_some() && !self.seats_of(by).is_empty() {
            return Err(Rejected::Started);
        }
        if self.seen.get(by).is_some_and(|seen| !seen.contains(seat)) {
            return Err(Rejected::SeenAnother);
        }
        // Resigning is no way around the bot that keeps the seat.
        if self.has_seen(by, seat) && !self.may_return(seat) {
            return Err(Rejected::Kept(seat));
        }
        let invited = link.is_some() && link == self.link(seat).as_ref();
        let open = *state == SeatState::Open;
        let anywhere = open && link.is_some() && link == self.table_link().as_ref();
        let free_for_all = open && link.is_none() && self.opened.options.listed;
        if self.is_host(by) || invited || anywhere || free_for_all { Ok(()) } else { Err(Rejected::WrongLink) }
    }

    /// Before the start anybody can be sent away; afterwards only bots whose seat belongs to nobody any more.
    fn open_seat(&self, by: &PlayerId, seat: Seat) -> Decided<G> {
        self.host_only(by)?;
        self.not_over()?;
        let for_good = match self.at(seat)? {
            SeatState::Open => return Err(Rejected::Nobody(seat)),
            SeatState::Bot { .. } | SeatState::BotFor { why: Takeover::Resigned, .. } => true,
            SeatState::Person { .. } | SeatState::BotFor { .. } => false,
        };
        if self.played.is_some() && !for_good {
            return Err(Rejected::Started);
        }
        // The others have already waited once for this question: the bot that took over answers it.
        let came = self.chairs.get(seat.index()).map_or(0, |chair| chair.bot_since);
        let came_for_this = self.played.is_some() && came > self.question.at;
        let clocks = self.opened.options.tempo != Tempo::None;
        if clocks && came_for_this && matches!(self.at(seat)?, SeatState::Bot { .. }) {
            return Err(Rejected::TooMuch);
        }
        Ok(Happened::Opening { seat, new_link: true })
    }

    /// May the owner of this seat take it back from the bot? Not if the clock ran out too often, unless all others agree.
    pub(crate) fn may_return(&self, seat: Seat) -> bool {
        let Some(chair) = self.chairs.get(seat.index()) else { return false };
        let owner = chair.state.player();
        let agreed =
            || self.people().into_iter().all(|player| Some(player) == owner || chair.for_return.contains(player));
        chair.rang < MOST_RINGS || agreed()
    }

    /// One of the others votes on somebody coming back after the clock ran out too often.
    fn let_return(&self, by: &PlayerId, seat: Seat, agree: bool) -> Decided<G> {
        self.started()?;
        let kept = matches!(self.at(seat)?, SeatState::BotFor { player, .. } if player != by) && !self.may_return(seat);
        if !self.people().contains(by) {
            return Err(Rejected::PlayersOnly);
        }
        if !kept {
            return Err(Rejected::NotKept(seat));
        }
        if let Some(votes) = self.return_votes(seat) {
            changes_a_vote(votes, by, agree, false)?;
        }
        Ok(Happened::ReturnVoted { seat, player: by.clone(), agree })
    }

    /// Does this bring the match nearer to its end?
    fn would_bring_on(&self, happened: &Happened<G>) -> bool {
        let (Some(played), Happened::Moved(Entry::Play { events, .. })) = (&self.played, happened) else {
            return false;
        };
        let mut state = *played.state();
        events.iter().for_each(|event| self.game.evolve(&mut state, event));
        brings_on(&played.status(), &self.game.status(&state))
    }

    /// By consent of all people; before the start the host alone can close the table.
    fn abandon(&self, by: &PlayerId, agree: bool) -> Decided<G> {
        self.not_over()?;
        let abandoned = if self.played.is_none() {
            self.host_only(by)?;
            agree
        } else {
            self.all_agree(by, &self.for_abandon)? && agree
        };
        changes_a_vote(&self.for_abandon, by, agree, abandoned)?;
        Ok(Happened::AbandonVoted { player: by.clone(), agree, abandoned })
    }

    fn bot_plays(&self, seat: Seat, action: &G::Action, version: Version) -> Decided<G> {
        if !self.is_current(version) {
            return Err(Rejected::TooLate);
        }
        self.going_on()?;
        if self.at(seat)?.bot().is_none() {
            return Err(Rejected::NoBot(seat));
        }
        self.play(seat, action)
    }

    /// RULING: several clocks may have run out, and each gets a step of its own.
    fn clock_rings(&self, now: crate::Millis) -> Decided<G> {
        self.going_on()?;
        let runs_out = |seat: &Seat| self.chairs.get(seat.index())?.clock.runs_out();
        let rung = |seat: &Seat| runs_out(seat).is_some_and(|at| at <= now);
        let Some(seat) = Seat::all(self.players()).find(rung) else {
            let idle = |seat: &Seat| self.bot_comes(*seat).is_some_and(|at| at <= now);
            let seat = Seat::all(self.players()).find(idle).ok_or(Rejected::TooLate)?;
            return Ok(Happened::BotTookOver { seat, level: G::stand_in(), why: Takeover::Away });
        };
        Ok(match self.at(seat)? {
            SeatState::Open => Happened::BotSatDown { seat, level: G::stand_in() },
            _ => Happened::BotTookOver { seat, level: G::stand_in(), why: Takeover::Clock },
        })
    }

    /// A match that began under older rules continues under today's, with a step that everybody sees.
    fn new_rules(&self) -> Decided<G> {
        let played = self.going_on()?;
        if !played.is_outdated() {
            return Err(Rejected::TooLate);
        }
        Ok(Happened::Moved(Entry::Rules { rules: G::RULES }))
    }

    /// An action by the player who has the seat.
    pub(crate) fn play(&self, seat: Seat, action: &G::Action) -> Decided<G> {
        match self.going_on()?.attempt(seat, action) {
            Ok(entry) => Ok(Happened::Moved(entry)),
            Err(NotPlayed::Over) => Err(Rejected::Over),
            Err(NotPlayed::NoSeat) => Err(Rejected::NoSeat),
            Err(NotPlayed::OldRules) => Err(Rejected::NewRules),
            Err(NotPlayed::Refused(refusal)) => {
                let (clause, message) = (refusal.clause(), self.game.explain(&refusal));
                Err(Rejected::Refused { clause, message })
            }
        }
    }

    pub(crate) fn at(&self, seat: Seat) -> Result<&SeatState, Rejected> {
        self.seat(seat).ok_or(Rejected::NoSeat)
    }

    pub(crate) fn own(&self, by: &PlayerId, seat: Seat) -> Result<&SeatState, Rejected> {
        let state = self.at(seat)?;
        if state.player() == Some(by) { Ok(state) } else { Err(Rejected::NotYourSeat(seat)) }
    }

    /// The player's own seat, played by the player, in a running match.
    pub(crate) fn own_turn(&self, by: &PlayerId, seat: Seat) -> Result<&Match<G>, Rejected> {
        let state = self.own(by, seat)?;
        let played = self.going_on()?;
        if state.bot().is_some() { Err(Rejected::BotPlays(seat)) } else { Ok(played) }
    }

    pub(crate) fn is_host(&self, by: &PlayerId) -> bool {
        *by == self.host
    }

    fn host_only(&self, by: &PlayerId) -> Result<(), Rejected> {
        if self.is_host(by) { Ok(()) } else { Err(Rejected::HostOnly) }
    }

    /// Players of this table, and its host.
    pub(crate) fn at_table(&self, by: &PlayerId) -> Result<(), Rejected> {
        if self.is_host(by) || !self.seats_of(by).is_empty() { Ok(()) } else { Err(Rejected::PlayersOnly) }
    }

    fn before_start(&self) -> Result<(), Rejected> {
        self.not_over()?;
        if self.played.is_some() { Err(Rejected::Started) } else { Ok(()) }
    }

    fn not_over(&self) -> Result<(), Rejected> {
        match self.stage() {
            Stage::Over | Stage::Abandoned => Err(Rejected::Over),
            Stage::Open | Stage::Playing | Stage::Paused => Ok(()),
        }
    }

    /// The match, if it has started and not ended.
    pub(crate) fn started(&self) -> Result<&Match<G>, Rejected> {
        self.not_over()?;
        self.played.as_ref().ok_or(Rejected::NotStarted)
    }

    /// The match, if it can be played on now.
    pub(crate) fn going_on(&self) -> Result<&Match<G>, Rejected> {
        let played = self.started()?;
        if self.paused { Err(Rejected::Paused) } else { Ok(played) }
    }

    /// With this player's vote, is everybody for it?
    fn all_agree(&self, by: &PlayerId, votes: &BTreeSet<PlayerId>) -> Result<bool, Rejected> {
        let people = self.people();
        if !people.contains(by) {
            return Err(Rejected::PlayersOnly);
        }
        Ok(people.into_iter().all(|player| player == by || votes.contains(player)))
    }
}

/// A vote that is the same as before is not a step, unless it now decides.
fn changes_a_vote(votes: &BTreeSet<PlayerId>, by: &PlayerId, agree: bool, decides: bool) -> Result<(), Rejected> {
    if decides || votes.contains(by) != agree { Ok(()) } else { Err(Rejected::SameVote) }
}

/// A game need not have bots of every kind.
pub(crate) fn good_level<G: Hosted>(level: BotKind) -> Result<(), Rejected> {
    if G::KINDS.contains(&level) { Ok(()) } else { Err(Rejected::NoSuchBot(level)) }
}
