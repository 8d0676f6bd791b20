//! Rematches: the same people play again at one new table, and everybody at this one is pointed to it.

use super::{Live, Refused};
use crate::api_error::ApiError;
use crate::registry::{Answer, Ask};
use axum::http::StatusCode;
use game::Seat;
use games::FullGame;
use protocol::Rematch;
use record::ShuffleSecret;
use table::{Actor, Asked, Command, Deal, LinkKey, Opened, PlayerId, Rejected, Seated, Stage, TableId};
use tokio::sync::oneshot;

impl<G: FullGame> Live<G> {
    /// The table for a rematch: the existing one, or a new one that the others are told of.
    pub(super) async fn rematch(&mut self, by: PlayerId, wish: Rematch) -> Result<TableId, ApiError> {
        self.table.may_play_again(&by).map_err(Refused::Table)?;
        let Rematch { same_deal, apart, records } = wish;
        if let Some(records) = records {
            return self.try_again(&by, records).await;
        }
        if apart {
            let mut opened = self.opened_again(&by, same_deal)?;
            opened.seated.clear();
            let table = self.open_again(opened.clone()).await?;
            self.pace_again(&opened).await;
            return Ok(table);
        }
        let there = self.table.rematch_at(same_deal).map(|rematch| rematch.table.clone());
        let instead_of = match there {
            Some(there) if self.leads_on(&there).await? => return Ok(there),
            there => there,
        };
        let mut opened = self.opened_again(&by, same_deal)?;
        self.leave_out_the_forgotten(&mut opened).await?;
        // The table exists before anybody is told of it.
        let table = self.open_again(opened.clone()).await?;
        self.name_again(&opened).await;
        self.pace_again(&opened).await;
        let asked = Asked::Rematch { table: table.clone(), same_deal, instead_of };
        match self.commit(Actor::Player(by.clone()), None, asked).await {
            Ok(_) => Ok(table),
            Err(refused) => {
                // Somebody at another server was faster, or it could not be stored: nobody should find the table in a
                // list.
                self.ask_of(&table, by, Command::Abandon { agree: true }).await.ok();
                match refused {
                    Refused::Table(Rejected::RematchAt(there)) => Ok(there),
                    refused => Err(refused.into()),
                }
            }
        }
    }

    /// The same match from an earlier step, for this player alone.
    async fn try_again(&self, by: &PlayerId, records: u32) -> Result<TableId, ApiError> {
        let id = crate::create_table::new_id()?;
        let link_key = LinkKey::draw(&crate::random::seed());
        let brought = self.table.try_again(id.clone(), by, records, link_key, crate::clock::now());
        let (table, first, steps) = brought.ok_or_else(|| ApiError::bad("server-bad-request"))?;
        let (new, rest) = crate::create_table::rows_of(table, &first, &steps, by, || Ok(()))?;
        crate::create_table::store_rows(&self.app, new, rest).await?;
        if let Some(pace) = self.table.pace_chosen() {
            self.ask_of(&id, by.clone(), Command::Pace { pace }).await.ok();
        }
        metrics::counter!("portolan_tables_opened_total", "game" => G::NAME).increment(1);
        Ok(id)
    }

    /// A table that was closed, or was never stored, leads nowhere.
    async fn leads_on(&self, table: &TableId) -> Result<bool, ApiError> {
        let row = self.app.store.table(table.as_str()).await?;
        Ok(row.is_some_and(|row| row.stage != Stage::Abandoned.name()))
    }

    fn opened_again(&self, host: &PlayerId, same_deal: bool) -> Result<Opened<G>, ApiError> {
        let deal = match same_deal {
            false => Deal::fresh(ShuffleSecret(crate::random::bytes())),
            true => self.table.same_deal().ok_or_else(|| ApiError::new(StatusCode::CONFLICT, "table-not-started"))?,
        };
        let id = crate::create_table::new_id()?;
        Ok(self.table.rematch(id, host.clone(), deal, LinkKey::draw(&crate::random::seed())))
    }

    async fn open_again(&self, opened: Opened<G>) -> Result<TableId, ApiError> {
        let id = opened.table.clone();
        crate::create_table::store_table(&self.app, opened, self.table.game().clone()).await?;
        Ok(id)
    }

    /// Nobody waits for a forgotten player: such a player has no name any more.
    async fn leave_out_the_forgotten(&self, opened: &mut Opened<G>) -> Result<(), ApiError> {
        let names = self.app.names.of(&self.app.store, opened.seated.iter().filter_map(person)).await?;
        opened.seated.retain(|seated| {
            person(seated).is_none_or(|player| names.get(player).is_some_and(|name| !name.is_empty()))
        });
        Ok(())
    }

    /// People on one device keep their names at the new table. A name is not worth a failure.
    async fn name_again(&self, opened: &Opened<G>) {
        for seated in &opened.seated {
            if let (Some(player), Some(name)) = (person(seated), self.table.name(seated.0)) {
                let command = Command::Name { seat: seated.0, name: name.to_owned() };
                self.ask_of(&opened.table, player.clone(), command).await.ok();
            }
        }
    }

    /// Bots keep their pace. That is not worth a failure either.
    async fn pace_again(&self, opened: &Opened<G>) {
        if let Some(pace) = self.table.pace_chosen() {
            self.ask_of(&opened.table, opened.host.clone(), Command::Pace { pace }).await.ok();
        }
    }

    /// A command at another table, and its answer.
    async fn ask_of(&self, table: &TableId, by: PlayerId, command: Command) -> Result<(), ApiError> {
        let (reply, answer) = oneshot::channel();
        let ask = Ask::Do { by, id: None, command, answer: Answer::Request(reply) };
        self.app.registry.ask(&self.app, table, ask).await;
        answer.await.unwrap_or_else(|_| Err(ApiError::try_again())).map(drop)
    }
}

fn person((_, seated): &(Seat, Seated)) -> Option<&PlayerId> {
    match seated {
        Seated::Person(player) => Some(player),
        Seated::Bot(_) => None,
    }
}
