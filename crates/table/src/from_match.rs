//! A match that was played elsewhere, as the steps of a table at which nobody sits, so that it is shown like any other.

use crate::{BadTable, Deal, Happened, Hosted, LinkKey, Millis, Opened, Options, PlayerId, SeatOrder, Seated, Started};
use crate::{Step, Table, TableId, Tempo};
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
        Ok((table, first, steps_of(played, nonces, played.records().len(), at)))
    }

    /// This match once more for one of its players, from where it stood after this many of its records: with the same deal and the same
    /// bots, and with bots in the places of other people. None unless it is over, and that player has a seat.
    pub fn try_again(
        &self,
        table: TableId,
        player: &PlayerId,
        records: u32,
        link_key: LinkKey,
        at: Millis,
    ) -> Option<Brought<G>> {
        let (played, deal) = (self.finished()?, self.same_deal()?);
        let records = usize::try_from(records).ok().filter(|records| (1..played.records().len()).contains(records))?;
        let mut opened = self.rematch(table, player.clone(), deal, link_key);
        let own = Seated::Person(player.clone());
        if !opened.seated.iter().any(|(_, seated)| *seated == own) {
            return None;
        }
        let sits = |seat| opened.seated.iter().find(|(other, _)| *other == seat).map(|(_, seated)| seated.clone());
        opened.seated = Seat::all(self.players())
            .map(|seat| match sits(seat) {
                Some(seated @ Seated::Bot(_)) => (seat, seated),
                Some(seated) if seated == own => (seat, seated),
                _ => (seat, Seated::Bot(G::opponent())),
            })
            .collect();
        // Nobody else comes, and nobody is in a hurry.
        let options = Options { listed: false, tempo: Tempo::None, order: SeatOrder::AsSeated, ..opened.options };
        opened.options = options;
        let (table, first) = Table::open(opened, played.shared_game(), at).ok()?;
        let nonces = BySeat::all(self.players(), Nonce::default());
        Some((table, first, steps_of(played, nonces, records, at)))
    }
}

/// The steps that bring the first records of a match to a table that was opened for it.
fn steps_of<G: Hosted>(played: &Match<G>, nonces: BySeat<Nonce>, records: usize, at: Millis) -> Vec<Step<G>> {
    let header = played.header();
    let what = |entry: &record::EntryOf<G>| match entry {
        record::Entry::Deal { events } => Happened::Started(Started {
            order: BySeat::new(played.game().players(), |seat: Seat| seat),
            bots: Vec::new(),
            nonces,
            seed: header.seed,
            rules: header.rules,
            events: events.clone(),
        }),
        entry => Happened::Moved(entry.clone()),
    };
    let records = played.records().iter().take(records).zip(1..);
    records
        .map(|(record, version)| Step { version, at, by: None, id: None, by_order: false, what: what(&record.entry) })
        .collect()
}
