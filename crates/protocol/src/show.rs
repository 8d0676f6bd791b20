//! From a table to the messages for one pair of eyes. Everything secret passes through [`Match::knowledge`] and [`Match::seen`].

use crate::*;
use game::{Choices, Message, Notation, Observer, Refusal as _, Seat, SeatSet, SeenEvent, Status, Step as WalkStep};
use record::{Entry, Match};
use table::{Happened, Hosted, Millis, PlayerId, SeatState, Step, Table, Wanted, Words, shown_name};

/// Longest walk a client may ask for.
const LONGEST_DRAFT: usize = 256;

/// What the table itself does not know.
pub struct Around<'a> {
    /// The time.
    pub now: Millis,
    /// The name of a player; empty once deleted.
    pub name: &'a dyn Fn(&PlayerId) -> String,
    /// Is a client of this player following the table?
    pub here: &'a dyn Fn(&PlayerId) -> bool,
    /// How long a player has been gone.
    pub away: &'a dyn Fn(&PlayerId) -> Option<Millis>,
    /// The address of a seat's link, or of the table's.
    pub address: &'a dyn Fn(Option<Seat>, &str) -> String,
}

impl Around<'_> {
    /// A player by name.
    pub fn player(&self, id: &PlayerId) -> PlayerInfo {
        PlayerInfo { id: id.clone(), name: (self.name)(id) }
    }
}

/// The observer.
fn observer(eye: Option<Seat>) -> Observer {
    eye.map_or(Observer::Spectator, Observer::Seat)
}

/// The observed seat: only ever one that the player holds.
pub fn eye_of<G: Hosted>(table: &Table<G>, viewer: &PlayerId, eye: Eye) -> Option<Seat> {
    let held = table.seats_of(viewer);
    match eye {
        // A device that holds several is passed around, so it must say which eye it wants.
        Eye::Own => held.iter().next().filter(|_| held.len() == 1),
        Eye::Spectator => None,
        Eye::Seat(seat) => held.contains(seat).then_some(seat),
    }
}

/// The seat for which a device that is passed around may answer without a curtain: what it is asked is open to everybody.
pub fn speaker<G: Hosted>(table: &Table<G>, viewer: &PlayerId, eye: Option<Seat>) -> Option<Seat> {
    let held = table.seats_of(viewer);
    let seat = table.must().iter().next()?;
    let person = table.seat(seat).and_then(SeatState::person) == Some(viewer);
    (eye.is_none() && held.len() > 1 && person && table.asks_openly(seat)).then_some(seat)
}

/// The whole table. `steps` are those of the log, from [`Table::log_from`] on.
pub fn table_state<G: Hosted>(
    table: &Table<G>,
    steps: &[Step<G>],
    viewer: &PlayerId,
    eye: Option<Seat>,
    around: &Around<'_>,
) -> TableState {
    let options = table.options();
    let host = table.host() == viewer;
    // Chat is open to everybody, and may always be shown.
    let talk = table.talk().filter(|said| said.version < table.log_from()).map(|said| StepSeen {
        table: table.id().clone(),
        version: said.version,
        at: said.at,
        by: Some(around.player(&said.player)),
        id: said.id.clone().filter(|_| said.player == *viewer),
        what: said_shown(&said.player, &said.words, around),
        now: None,
    });
    // Older chat can be asked for, page by page.
    let said_from = table.talk().next().map_or(0, |said| said.version);
    let long_said = |step: &Step<G>| matches!(step.what, Happened::Said { .. }) && step.version < said_from;
    let log = steps.iter().filter(|step| step.version >= table.log_from() && !long_said(step));
    let log = log.map(|step| step_seen(table, step, Some(viewer), eye, around));
    TableState {
        table: table.id().clone(),
        game: G::NAME,
        setup: GameJson::new(&options.setup),
        listed: options.listed,
        spectators: options.spectators,
        tempo: options.tempo,
        bot_after_ms: options.bot_after_ms,
        order: options.order,
        commitment: table.commitment(),
        same_deal_as: table.same_deal_as().cloned(),
        rematch_of: table.rematch_of().cloned(),
        me: Me {
            player: around.player(viewer),
            seats: table.seats_of(viewer),
            host,
            eye,
            links: if host { links(table, around) } else { Vec::new() },
            share: table.table_link().filter(|_| host).map(|link| (around.address)(None, &link.to_string())),
        },
        facts: GameJson::new(&table.game().facts()),
        log: talk.chain(log).collect(),
        now: now_speaking(table, eye, speaker(table, viewer, eye), around),
    }
}

/// The links of the seats that a person can take.
pub fn links<G: Hosted>(table: &Table<G>, around: &Around<'_>) -> Vec<SeatLink> {
    let open = Seat::all(table.players()).filter(|seat| table.seat(*seat) == Some(&SeatState::Open));
    open.filter_map(|seat| {
        let link = table.link(seat)?.to_string();
        Some(SeatLink { seat, url: (around.address)(Some(seat), &link), link })
    })
    .collect()
}

/// The seats whose players follow the table. A bot always does.
pub fn here<G: Hosted>(table: &Table<G>, follows: &dyn Fn(&PlayerId) -> bool) -> SeatSet {
    let here = |state: &SeatState| match state {
        SeatState::Open => false,
        SeatState::Bot { .. } => true,
        SeatState::Person { player } | SeatState::BotFor { player, .. } => follows(player),
    };
    Seat::all(table.players()).zip(table.seats()).filter(|(_, state)| here(state)).map(|(seat, _)| seat).collect()
}

/// The seats whose players are gone, and how long.
pub fn away<G: Hosted>(table: &Table<G>, gone: &dyn Fn(&PlayerId) -> Option<Millis>) -> Vec<Away> {
    let seats = Seat::all(table.players()).zip(table.seats());
    seats.filter_map(|(seat, state)| Some(Away { seat, away_ms: gone(state.player()?)? })).collect()
}

/// The state of the table, through this eye, and what can be done.
pub fn now<G: Hosted>(table: &Table<G>, eye: Option<Seat>, around: &Around<'_>) -> Now {
    now_speaking(table, eye, None, around)
}

/// The same for an eye that may answer openly for the seat `speaks`.
fn now_speaking<G: Hosted>(table: &Table<G>, eye: Option<Seat>, speaks: Option<Seat>, around: &Around<'_>) -> Now {
    let live = table.played();
    Now {
        choices: live
            .zip(eye.or(speaks))
            .zip(table.question())
            .and_then(|((live, seat), question)| choices(live, seat, question)),
        undo: eye.filter(|_| live.is_some()).map(|seat| match table.undoable(seat) {
            Ok(actions) => {
                UndoShown::Actions(actions.iter().map(|action| action_shown(&**table.game(), action)).collect())
            }
            Err(reason) => UndoShown::Blocked(reason.message()),
        }),
        ..standing(table, eye, around)
    }
}

/// The state of the table, through this eye, for somebody who can do nothing.
pub(crate) fn standing<G: Hosted>(table: &Table<G>, eye: Option<Seat>, around: &Around<'_>) -> Now {
    let clocks = table.clocks(around.now);
    let here = here(table, around.here);
    let seats = Seat::all(table.players()).zip(table.seats()).map(|(seat, state)| {
        let person = |player: &PlayerId| match table.name(seat) {
            Some(name) => PlayerInfo { id: player.clone(), name: shown_name(player, name) },
            None => around.player(player),
        };
        let who = match state {
            SeatState::Open => Sitter::Nobody,
            SeatState::Person { player } => Sitter::Person { player: person(player) },
            SeatState::Bot { level } => Sitter::Bot { level: level.name() },
            SeatState::BotFor { player, level, why } => {
                let for_return =
                    table.return_votes(seat).map_or_else(Vec::new, |votes| votes.iter().cloned().collect());
                let kept = table.is_kept(seat);
                Sitter::BotFor { player: person(player), level: level.name(), why: *why, kept, for_return }
            }
        };
        let clock = clocks[seat].map(|face| Clock { left_ms: face.left_ms, running: face.running });
        let away_ms = state.player().and_then(|player| (around.away)(player));
        let idle_ms = table.idle_since(seat).map(|since| (around.now - since).max(0));
        let for_stand_in = table.stand_in_votes(seat).map_or_else(Vec::new, |votes| votes.iter().cloned().collect());
        SeatInfo { seat, who, here: here.contains(seat), away_ms, idle_ms, for_stand_in, clock }
    });
    let live = table.played();
    Now {
        version: table.version(),
        at: around.now,
        stage: table.stage(),
        log_from: table.log_from(),
        host: Some(table.host().clone()),
        seats: seats.collect(),
        pause_votes: table.pause_votes().iter().cloned().collect(),
        abandon_votes: table.abandon_votes().iter().cloned().collect(),
        undo_asked: table.undo_asked().map(|asked| UndoAskedShown {
            seat: asked.seat,
            plies: asked.plies,
            agreed: asked.agreed.iter().cloned().collect(),
        }),
        turn: live.zip(table.question()).and_then(|(live, question)| turn(table, live, question, around.now)),
        view: live.map_or(GameJson::NOTHING, |live| GameJson::new(&live.game().view(&live.knowledge(observer(eye))))),
        choices: None,
        undo: None,
        nonces: table.nonces(),
        standings: live.and_then(Match::standings),
        shuffle: table.shuffle_shown(),
        epilogue: table.finished().map_or(Vec::new(), |played| {
            played.game().epilogue(&mut played.in_force().flat_map(|record| record.events()))
        }),
        pace: table.pace(),
        skipping: table.is_skipping(),
        rematches: table.rematches().iter().map(|rematch| rematch_shown(rematch, around)).collect(),
    }
}

fn turn<G: Hosted>(table: &Table<G>, live: &Match<G>, question: u32, now: Millis) -> Option<Turn> {
    let Status::Open { must, may, .. } = live.status() else { return None };
    let floor = live.game().floor(live.state());
    let waits = table.waits(now).into_iter().map(|wait| Waited {
        seat: wait.seat,
        since_ms: wait.since,
        left_ms: wait.left.map(|countdown| countdown.left),
        of_ms: wait.left.map(|countdown| countdown.of),
    });
    let open = must.iter().next().is_some_and(|seat| table.asks_openly(seat));
    Some(Turn { must, may, asked: floor.asked, invited: floor.invited, question, open, waits: waits.collect() })
}

/// The actions a seat can choose from, if there are any.
pub(crate) fn choices<G: Hosted>(live: &Match<G>, seat: Seat, question: u32) -> Option<ChoicesShown> {
    let game = live.game();
    let mut choices = G::Choices::default();
    game.choices(live.state(), seat, &mut choices);
    let knowledge = live.knowledge(Observer::Seat(seat));
    let wishes = game.wishes(&knowledge).into_iter().map(|action| {
        let refusal = game.check(live.state(), seat, &action).err();
        Wish {
            // An impossible action has no effect.
            lines: if refusal.is_none() { game.foretell(&game.preview(&knowledge, &action)) } else { Vec::new() },
            refusal: refusal.map(|refusal| refusal_of(game, &refusal)),
            action: GameJson::new(&action),
        }
    });
    (!choices.is_empty()).then(|| ChoicesShown {
        seat,
        question,
        menu: GameJson::new(&game.menu(&choices)),
        wishes: wishes.collect(),
        forced: choices.forced().map(|action| GameJson::new(&action)),
    })
}

/// An action as data and in notation.
pub fn action_shown<G: Notation>(game: &G, action: &G::Action) -> ActionShown {
    ActionShown { action: GameJson::new(action), notation: game.write_action(action) }
}

fn refusal_of<G: Hosted>(game: &G, refusal: &G::Refusal) -> Refusal {
    Refusal { clause: Some(refusal.clause()), message: game.explain(refusal) }
}

/// Steps as this eye sees them, one message each; the last step of the table also has its state.
pub fn steps_told<G: Hosted>(
    table: &Table<G>,
    steps: &[Step<G>],
    viewer: Option<&PlayerId>,
    eye: Option<Seat>,
    speaks: Option<Seat>,
    around: &Around<'_>,
) -> Vec<ToClient> {
    let told = steps.iter().map(|step| {
        let mut seen = step_seen(table, step, viewer, eye, around);
        if step.version == table.version() {
            seen.now = Some(now_speaking(table, eye, speaks, around));
        }
        ToClient::Step(Box::new(seen))
    });
    told.collect()
}

/// One step, as this eye sees it, without the state after it.
pub fn step_seen<G: Hosted>(
    table: &Table<G>,
    step: &Step<G>,
    viewer: Option<&PlayerId>,
    eye: Option<Seat>,
    around: &Around<'_>,
) -> StepSeen {
    let own = step.by.is_some() && step.by.as_ref() == viewer;
    StepSeen {
        table: table.id().clone(),
        version: step.version,
        at: step.at,
        by: step.by.as_ref().map(|id| around.player(id)),
        id: step.id.clone().filter(|_| own),
        what: happening(table, step, eye, around),
        now: None,
    }
}

fn happening<G: Hosted>(table: &Table<G>, step: &Step<G>, eye: Option<Seat>, around: &Around<'_>) -> Happening {
    let game = &**table.game();
    // Read only if an event asks for it.
    let all = || {
        let records = table.played().into_iter().flat_map(|played| played.in_force().rev());
        records.flat_map(|record| record.events().iter().rev()).filter_map(|event| game.seen(event, observer(eye)))
    };
    let events = |events: &[G::Event]| {
        let seen = events.iter().filter_map(|event| game.seen(event, observer(eye)));
        let shown = |event: G::SeenEvent| {
            let turn = event.begins_turn();
            let asides = game.asides(observer(eye), &event, &mut all());
            EventSeen {
                line: game.tell_why(&event, &mut all()),
                private: event.is_private(),
                begins_turn: turn.is_some(),
                turn_of: turn.and_then(game::Turn::seat),
                clause: event.clause(),
                asides_clause: G::ASIDES_CLAUSE.filter(|_| !asides.is_empty()),
                asides,
                event: GameJson::new(&event),
            }
        };
        seen.map(shown).collect()
    };
    match &step.what {
        Happened::Opened(_) => Happening::Opened,
        Happened::SatDown { seat, player, .. } => Happening::SatDown { seat: *seat, player: around.player(player) },
        Happened::Named { seat, name } => Happening::Named { seat: *seat, name: name.clone() },
        Happened::Opening { seat, .. } => Happening::SeatOpened { seat: *seat },
        Happened::BotSatDown { seat, level } => Happening::BotSatDown { seat: *seat, level: level.name() },
        Happened::LinkRotated { seat, .. } => Happening::LinkRotated { seat: *seat },
        Happened::HostChanged { to } => Happening::HostChanged { player: around.player(to) },
        Happened::Started(started) => Happening::Started { events: events(&started.events) },
        Happened::Moved(Entry::Play { seat, action, events: happened }) => Happening::Played {
            seat: *seat,
            action: (eye == Some(*seat)).then(|| action_shown(game, action)),
            events: events(happened),
            by_order: step.by_order,
        },
        Happened::Moved(Entry::Undo { seat, plies }) => Happening::Undone { seat: *seat, plies: *plies },
        Happened::Moved(Entry::Rules { rules }) => Happening::RulesChanged { rules: *rules },
        Happened::Moved(Entry::Deal { events: happened }) => Happening::Started { events: events(happened) },
        Happened::BotTookOver { seat, level, why } => {
            Happening::BotTookOver { seat: *seat, level: level.name(), why: *why }
        }
        Happened::TakenBack { seat } => Happening::TakenBack { seat: *seat },
        Happened::Nudged { seat, player } => Happening::Nudged { seat: *seat, player: around.player(player) },
        Happened::StandInVoted { seat, player } => {
            Happening::StandInVoted { seat: *seat, player: around.player(player) }
        }
        Happened::UndoAsked { seat, plies } => Happening::UndoAsked { seat: *seat, plies: *plies },
        Happened::UndoVoted { seat, player, agree } => {
            Happening::UndoVoted { seat: *seat, player: around.player(player), agree: *agree }
        }
        Happened::ReturnVoted { seat, player, agree } => {
            Happening::ReturnVoted { seat: *seat, player: around.player(player), agree: *agree }
        }
        Happened::PauseVoted { player, agree, paused } => {
            Happening::PauseVoted { player: around.player(player), agree: *agree, paused: *paused }
        }
        Happened::Resumed => Happening::Resumed,
        Happened::AbandonVoted { player, agree, abandoned } => {
            Happening::AbandonVoted { player: around.player(player), agree: *agree, abandoned: *abandoned }
        }
        Happened::Said { player, words } => said_shown(player, words, around),
        Happened::Rematch(rematch) => Happening::Rematch(rematch_shown(rematch, around)),
        Happened::PaceSet { pace } => Happening::PaceSet { pace: *pace },
        Happened::Skipped { player } => Happening::Skipped { player: around.player(player) },
        Happened::HandedOver { from, to } => Happening::HandedOver { from: around.player(from), to: around.player(to) },
    }
}

fn said_shown(player: &PlayerId, words: &Words, around: &Around<'_>) -> Happening {
    let (phrase, text) = match words {
        Words::Phrase(phrase) => (Some(*phrase), None),
        Words::Text(text) => (None, text.clone()),
    };
    Happening::Said { player: around.player(player), phrase, text }
}

/// Its name only: the links of the new table are its host's.
fn rematch_shown(rematch: &table::Rematch, around: &Around<'_>) -> RematchShown {
    let table::Rematch { table, player, same_deal } = rematch;
    RematchShown { table: table.clone(), player: around.player(player), same_deal: *same_deal }
}

/// The standing orders of a seat, for its own eye.
pub fn orders<G: Hosted>(table: &Table<G>, seat: Seat) -> ToClient {
    let shown =
        |standing: &table::Standing<G>| OrdersShown { orders: GameJson::new(&standing.orders), when: standing.when };
    ToClient::Orders { table: table.id().clone(), seat, orders: table.standing(seat).map(shown) }
}

/// The factored walk of a seat.
pub fn walk<G: Hosted>(live: &Match<G>, seat: Seat, draft: &[u8]) -> Walk {
    let mut choices = G::Choices::default();
    live.game().choices(live.state(), seat, &mut choices);
    if choices.is_empty() || draft.len() > LONGEST_DRAFT || live.standings().is_some() {
        return Walk::Astray;
    }
    match walking::step(&choices, draft) {
        WalkStep::Astray => Walk::Astray,
        WalkStep::Done(action) => Walk::Whole(action_shown(live.game(), &action)),
        WalkStep::Pick { slot, options } => {
            let picks = (0..128u8).filter(|pick| options >> pick & 1 == 1);
            let options =
                picks.map(|pick| WalkOption { pick, label: live.game().label(&choices, slot, pick.into()) }).collect();
            Walk::Pick { slot, options }
        }
    }
}

/// The answer to a preview for a seat that is somebody else's.
pub fn no_preview(seat: Seat, ask: u32) -> ToClient {
    let refusal = Some(Refusal { clause: None, message: table::Rejected::NotYourSeat(seat).message() });
    ToClient::Previewed { ask, refusal, action: None, lines: Vec::new(), preview: GameJson::NOTHING }
}

/// The effects of an action, from the knowledge of the seat.
pub fn preview<G: Hosted>(live: &Match<G>, seat: Seat, wanted: &Wanted, ask: u32) -> ToClient {
    let game = live.game();
    let knowledge = live.knowledge(Observer::Seat(seat));
    let nothing = |refusal: Message| ToClient::Previewed {
        ask,
        refusal: Some(Refusal { clause: None, message: refusal }),
        action: None,
        lines: Vec::new(),
        preview: GameJson::NOTHING,
    };
    let action = match wanted.read(game, &knowledge) {
        Ok(action) => action,
        Err(misread) => return nothing(misread),
    };
    let preview = game.preview(&knowledge, &action);
    ToClient::Previewed {
        ask,
        refusal: game.check(live.state(), seat, &action).err().map(|refusal| refusal_of(game, &refusal)),
        action: Some(action_shown(game, &action)),
        lines: game.foretell(&preview),
        preview: GameJson::new(&preview),
    }
}
