//! Opens tables, rematches included.

use crate::ask::{Kept, Reply};
use crate::awake::{Awake, Live};
use crate::engine::{Engine, Needed, Turn, rules};
use crate::only;
use game::{Edition as _, Message};
use games::{FullGame, Visitor};
use protocol::{OpenTable, Rematch, TableOpened};
use record::{EditionId, ShuffleSecret};
use std::sync::Arc;
use table::{Actor, Asked, Command, Deal, LinkKey, Opened, PlayerId, Rejected, Seated, Stage, Table, TableId};

/// A new table, or why there is none.
type Begun = Result<(TableId, Box<dyn Awake>), Message>;

/// The answer to a request for a rematch.
pub(crate) enum Again {
    /// There is one already; a new one replaces it if it was closed.
    There(TableId),
    /// Here it is.
    New(TableId, Box<dyn Awake>),
    /// Not now.
    Refused(Message),
}

/// Opens a table as somebody asked; they may sit down, and it may start at once.
pub(crate) fn open(engine: &mut Engine, asked: &OpenTable, turn: &mut Turn) -> Reply {
    if engine.who.is_none() {
        return Reply::bad(401, Message::new("server-no-session"));
    }
    let unknown = || Err(Message::new("server-unknown-game"));
    match only::visit(&asked.game, Open { asked, turn }).unwrap_or_else(unknown) {
        Ok((id, live)) => {
            engine.tables.insert(id.clone(), live);
            opened(&id)
        }
        Err(message) => {
            // Nothing of it is stored.
            turn.answer.store.clear();
            turn.answer.summaries.clear();
            Reply::bad(400, message)
        }
    }
}

/// The same table again, when the match is over. There is one for everybody who asks.
pub(crate) fn rematch(engine: &mut Engine, id: &TableId, wish: Rematch, turn: &mut Turn) -> Result<Reply, Needed> {
    let live = match engine.table(id)? {
        Ok(live) => live,
        Err(why) => return Ok(Reply::bad(404, Message::new(why))),
    };
    if let Some(records) = wish.records {
        return Ok(match live.try_again(records, turn) {
            Some((new, table)) => {
                engine.tables.insert(new.clone(), table);
                opened(&new)
            }
            None => Reply::bad(400, Message::new("server-bad-request")),
        });
    }
    let mut instead_of = None;
    let mut again = live.rematch(wish.clone(), turn);
    if let Again::There(there) = again {
        // A table that was closed leads nowhere.
        if engine.table(&there)?.is_ok_and(|table| table.stage() != Stage::Abandoned) {
            return Ok(opened(&there));
        }
        instead_of = Some(there);
        let Ok(live) = engine.table(id)? else { return Err(Needed(id.clone())) };
        again = live.rematch(Rematch { apart: true, ..wish.clone() }, turn);
    }
    Ok(match again {
        Again::New(new, table) => {
            if !wish.apart
                && let Ok(live) = engine.table(id)?
            {
                live.lead_to(new.clone(), wish.same_deal, instead_of, turn);
            }
            engine.tables.insert(new.clone(), table);
            opened(&new)
        }
        Again::There(there) => opened(&there),
        Again::Refused(message) => Reply::bad(409, message),
    })
}

/// The table for a rematch of this one.
pub(crate) fn again<G: FullGame>(live: &mut Live<G>, wish: Rematch, turn: &mut Turn) -> Again {
    let who = turn.who.id.clone();
    if let Err(rejected) = live.table.may_play_again(&who) {
        return Again::Refused(rejected.message());
    }
    if let Some(there) = live.table.rematch_at(wish.same_deal).filter(|_| !wish.apart) {
        return Again::There(there.table.clone());
    }
    let deal = match wish.same_deal {
        false => Deal::fresh(ShuffleSecret(turn.draw().0)),
        true => match live.table.same_deal() {
            Some(deal) => deal,
            None => return Again::Refused(Message::new("table-not-started")),
        },
    };
    let id = new_id(turn);
    let opened = live.table.rematch(id.clone(), who, deal, LinkKey::draw(&turn.draw()));
    let seated = opened.seated.clone();
    let begun = begin(opened, live.table.game().clone(), turn).map(|mut new| {
        // People on one device keep their names, and bots keep their pace. Neither is worth a failure.
        for (seat, seated) in seated {
            if let (Seated::Person(_), Some(name)) = (seated, live.table.name(seat)) {
                command(&mut new, Command::Name { seat, name: name.to_owned() }, turn).ok();
            }
        }
        if let Some(pace) = live.table.pace_chosen() {
            command(&mut new, Command::Pace { pace }, turn).ok();
        }
        new
    });
    match begun {
        Ok(new) => Again::New(id, Box::new(new)),
        Err(message) => Again::Refused(message),
    }
}

/// The same match from an earlier step, against bots.
pub(crate) fn earlier<G: FullGame>(live: &Live<G>, records: u32, turn: &mut Turn) -> Option<(TableId, Box<dyn Awake>)> {
    let (id, link_key) = (new_id(turn), LinkKey::draw(&turn.draw()));
    let (table, first, steps) = live.table.try_again(id.clone(), &turn.who.id, records, link_key, turn.now)?;
    let mut rows = vec![first.store().ok()?];
    let mut new = Live::new(table);
    for step in steps {
        rows.push(step.store().ok()?);
        new.take(step);
    }
    turn.answer.store.extend(rows.into_iter().map(|row| Kept { table: id.clone(), row }));
    new.summarise(turn);
    if let Some(pace) = live.table.pace_chosen() {
        command(&mut new, Command::Pace { pace }, turn).ok();
    }
    Some((id, Box::new(new)))
}

struct Open<'a> {
    asked: &'a OpenTable,
    turn: &'a mut Turn,
}

impl Visitor for Open<'_> {
    type Out = Begun;

    fn visit<G: FullGame>(self) -> Begun {
        let Open { asked, turn } = self;
        let edition = EditionId::of(&G::Edition::builtin());
        let no_edition = || Message::new("server-no-edition");
        if asked.edition.as_ref().is_some_and(|name| *name != edition.name) {
            return Err(no_edition());
        }
        let setup = asked.setup::<G>()?;
        let game = rules::<G>(&setup, &edition).ok_or_else(no_edition)?;
        let id = new_id(turn);
        let opened = Opened {
            table: id.clone(),
            host: turn.who.id.clone(),
            options: asked.table_options::<G>(setup, edition)?,
            link_key: LinkKey::draw(&turn.draw()),
            deal: Deal::fresh(ShuffleSecret(turn.draw().0)),
            rematch_of: None,
            seated: Vec::new(),
        };
        let mut live = begin(opened, game, turn)?;
        let refused = |rejected: Rejected| rejected.message();
        if let Some(pace) = asked.pace {
            command(&mut live, Command::Pace { pace }, turn).map_err(refused)?;
        }
        for place in &asked.sit {
            let sit = Command::Sit { seat: place.seat, link: None, nonce: place.nonce };
            command(&mut live, sit, turn).map_err(refused)?;
        }
        if asked.start_with.is_some() {
            command(&mut live, Command::Start { fill: asked.start_with }, turn).map_err(refused)?;
        }
        Ok((id, Box::new(live)))
    }
}

fn begin<G: FullGame>(opened: Opened<G>, game: Arc<G>, turn: &mut Turn) -> Result<Live<G>, Message> {
    let bad = || Message::new("server-bad-request");
    let (table, first) = Table::open(opened, game, turn.now).map_err(|_| bad())?;
    let row = first.store().map_err(|_| bad())?;
    turn.answer.store.push(Kept { table: table.id().clone(), row });
    let live = Live::new(table);
    live.summarise(turn);
    Ok(live)
}

fn command<G: FullGame>(live: &mut Live<G>, command: Command, turn: &mut Turn) -> Result<(), Rejected> {
    let by: PlayerId = turn.who.id.clone();
    live.commit(Actor::Player(by), None, Asked::Command(command), turn).map(drop)
}

/// A name for a new table, distinct from those of a server.
fn new_id(turn: &mut Turn) -> TableId {
    let name: String = turn.draw().0.iter().take(10).map(|byte| format!("{byte:02x}")).collect();
    #[allow(clippy::unwrap_used, reason = "hexadecimal digits are an id")]
    TableId::new(format!("here-{name}")).unwrap()
}

fn opened(table: &TableId) -> Reply {
    let links = Vec::new();
    Reply::good(&TableOpened { table: table.to_string(), url: String::new(), links, share: None })
}
