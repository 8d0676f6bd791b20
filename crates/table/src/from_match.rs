//! A match that was played elsewhere, as the steps of a table at which nobody sits, so that it is shown like any other.

use crate::{BadTable, Deal, Happened, Hosted, LinkKey, Opened, Options, PlayerId, SeatOrder, Started, Step, Table};
use crate::{Millis, TableId, Tempo};
use game::{BySeat, Seat};
use record::{Match, Nonce, Seed};

/// A table as it was opened, that step, and those that follow it.
pub type Brought<G> = (Table<G>, Step<G>, Vec<Step<G>>);

impl<G: Hosted> Table<G> {
    /// The table as it was opened, and the steps that lead to where the match stopped. A match file does not say who
    /// played, or when.
    pub fn of_match(played: &Match<G>) -> Result<(Table<G>, Vec<Step<G>>), BadTable> {
        let (Ok(table), Ok(host)) = (TableId::new("file"), PlayerId::new("file")) else {
            return Err(BadTable::NotOpened);
        };
        let link_key = LinkKey::draw(&Seed([0; 32]));
        Table::of_match_by(played, table, host, link_key, 0).map(|(table, _, steps)| (table, steps))
    }

    /// The same as a table to store, with its first step, for a player who uploaded the match at this time.
    pub fn of_match_by(
        played: &Match<G>,
        table: TableId,
        host: PlayerId,
        link_key: LinkKey,
        at: Millis,
    ) -> Result<Brought<G>, BadTable> {
        let (header, game) = (played.header(), played.shared_game());
        let players = game.players();
        let (deal, nonces) = match &header.shuffle {
            Some(shuffle) => (Deal::Fresh { secret: shuffle.secret, commitment: shuffle.commitment }, shuffle.nonces),
            None => (Deal::Again { of: table.clone(), seed: header.seed }, BySeat::all(players, Nonce::default())),
        };
        let options = Options {
            setup: header.setup.clone(),
            edition: header.edition.clone(),
            listed: false,
            spectators: true,
            tempo: Tempo::None,
            order: SeatOrder::AsSeated,
            bot_pause_ms: 0,
            patience_ms: 0,
            bot_after_ms: 0,
        };
        let opened = Opened { table, host, options, link_key, deal, rematch_of: None, seated: Vec::new() };
        let (table, first) = Table::open(opened, game, at)?;
        let mut steps = Vec::new();
        for (record, version) in played.records().iter().zip(1..) {
            let what = match &record.entry {
                record::Entry::Deal { events } => Happened::Started(Started {
                    order: BySeat::new(players, |seat: Seat| seat),
                    bots: Vec::new(),
                    nonces,
                    seed: header.seed,
                    rules: header.rules,
                    events: events.clone(),
                }),
                entry => Happened::Moved(entry.clone()),
            };
            steps.push(Step { version, at, by: None, id: None, by_order: false, what });
        }
        Ok((table, first, steps))
    }
}
