//! Decide, store, carry out. Nothing is changed or told before it is stored.

use super::Live;
use super::row::NewRow;
use crate::api_error::ApiError;
use axum::http::StatusCode;
use game::Message;
use games::FullGame;
use store::StoreError;
use table::{Actor, Asked, MoveId, Rejected, Version};

/// How often a command is decided again because another server was faster.
const TRIES: u32 = 8;

/// Why a command was not carried out.
#[derive(Clone, Debug)]
pub(crate) enum Refused {
    /// The table refuses it.
    Table(Rejected),
    /// It could not be stored.
    Store(StoreError),
    /// The table could not be read again.
    Unread(ApiError),
    /// A bot may play only for people who are gone, and these are present.
    Here,
}

impl Refused {
    pub(crate) fn message(&self) -> Message {
        match self {
            Refused::Table(rejected) => rejected.message(),
            Refused::Store(error) => Message::new(error.key()),
            Refused::Unread(error) => error.message.clone(),
            Refused::Here => Message::new("server-still-here"),
        }
    }

    pub(crate) fn clause(&self) -> Option<&'static str> {
        match self {
            Refused::Table(rejected) => rejected.clause(),
            Refused::Store(_) | Refused::Unread(_) | Refused::Here => None,
        }
    }

    /// The same command is worth sending again. An answer to a past question is not: that question is never asked again.
    pub(crate) fn again(&self) -> bool {
        match self {
            Refused::Table(rejected) => matches!(rejected, Rejected::NewRules),
            Refused::Store(_) | Refused::Unread(_) => true,
            Refused::Here => false,
        }
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> ApiError {
        let status = match &refused {
            Refused::Table(
                Rejected::WrongLink | Rejected::HostOnly | Rejected::PlayersOnly | Rejected::NotYourSeat(_),
            ) => StatusCode::FORBIDDEN,
            Refused::Table(_) | Refused::Here => StatusCode::CONFLICT,
            Refused::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Refused::Unread(error) => error.status,
        };
        ApiError { status, message: refused.message() }
    }
}

impl<G: FullGame> Live<G> {
    /// Carries out a command, and returns the step it became, now or earlier.
    pub(super) async fn commit(
        &mut self,
        by: Actor,
        id: Option<MoveId>,
        command: Asked<G>,
    ) -> Result<Version, Refused> {
        let began = std::time::Instant::now();
        let mut refused = Refused::Store(StoreError::Conflict);
        for _ in 0..TRIES {
            if self.stale {
                self.refresh().await.map_err(Refused::Unread)?;
            }
            let input = self.input(by.clone(), id.clone(), command.clone());
            let step = match self.table.decide(&input) {
                Ok(step) => step,
                Err(Rejected::Known(version)) => return Ok(version),
                Err(rejected) => return Err(Refused::Table(rejected)),
            };
            // The row has the state of the table after the step: a copy carries out the step, and replaces the table
            // once it is stored.
            let mut after = self.table.clone();
            after.evolve(&step);
            let due_at = self.wake_at(&after);
            let mut row = NewRow::of(&after, &step, Some(&self.members), due_at).map_err(Refused::Store)?;
            let hands_over = matches!(command, Asked::HandOver { .. });
            let works = by == Actor::Server && self.app.several && !hands_over;
            row.step.worker = works.then(|| self.app.node.clone());
            match self.app.store.append(row.step).await {
                Ok(()) => {
                    self.table = after;
                    self.members = row.members;
                    self.not_before = 0;
                    self.absences.stored_due(due_at);
                    metrics::counter!("portolan_steps_total").increment(1);
                    metrics::histogram!("portolan_commit_seconds").record(began.elapsed().as_secs_f64());
                    let version = step.version;
                    self.tell(std::slice::from_ref(&step)).await;
                    if let table::Happened::Nudged { seat, .. } = step.what {
                        self.notice_nudge(seat).await;
                    }
                    self.notice(&by).await;
                    self.end_orders().await;
                    return Ok(version);
                }
                // Another server has moved on, or has taken over the work: check what is still to be done.
                Err(StoreError::Conflict) if works => {
                    self.stale = true;
                    self.refresh().await.map_err(Refused::Unread)?;
                    return Err(Refused::Table(Rejected::TooLate));
                }
                // Another server was faster: read what it wrote, and decide again.
                Err(StoreError::Conflict) => self.stale = true,
                // It may or may not be stored: with an id the next look will show, without one the house looks again by
                // itself.
                Err(error @ StoreError::Lost(_)) if id.is_some() => {
                    self.stale = true;
                    let noticed = self.noticed;
                    self.refresh().await.map_err(|_| Refused::Store(error.clone()))?;
                    let input = self.input(by.clone(), id.clone(), command.clone());
                    return match self.table.decide(&input) {
                        Err(Rejected::Known(version)) => {
                            // It was there, and nobody has told of it yet.
                            if version == self.table.version() {
                                self.noticed = noticed;
                                self.notice(&by).await;
                            }
                            Ok(version)
                        }
                        _ => Err(Refused::Store(error)),
                    };
                }
                Err(error) => {
                    tracing::warn!(table = self.id.as_str(), %error, "a step could not be stored");
                    metrics::counter!("portolan_store_failures_total").increment(1);
                    self.stale = matches!(error, StoreError::Lost(_));
                    refused = Refused::Store(error);
                    break;
                }
            }
        }
        if self.stale {
            // If that fails too, it is tried again with the next request.
            self.refresh().await.ok();
        }
        Err(refused)
    }
}
