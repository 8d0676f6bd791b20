//! What somebody asks beside a table: hints and reviews. Rights by session are not simulated; those by seat and stage are.

use super::Played;
use crate::app::Shared;
use crate::http::{HintRequest, Wanted};
use crate::middleware::Client;
use crate::reviews;
use crate::work::Asker;
use games::{FullGame, Visitor};
use protocol::ReviewStage;
use serde_json::Value;
use std::pin::Pin;
use std::time::Duration;
use table::{PlayerId, TableId};
use tokio::time::timeout;

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// A hint as somebody was given it.
#[derive(Clone, Debug)]
pub(super) struct Hinted {
    /// The step that it looked at.
    pub version: u64,
    pub seat: u64,
    /// What was thought of, in notation.
    pub ideas: Vec<String>,
}

/// Asks a server for a hint in the small game; nothing if it has none to give, or crashes.
pub(super) async fn hint(app: &Shared, table: &TableId, who: &PlayerId) -> Option<Hinted> {
    let (own, id, who) = (app.clone(), table.clone(), who.clone());
    let asked = app.spawn(async move {
        let row = own.store.table(id.as_str()).await.ok()??;
        HintRequest { app: own.clone(), id, row, client: Client(None), who, wanted: Wanted::Hint }
            .visit::<Played>()
            .await
            .ok()
    });
    let text = timeout(PATIENCE, asked).await.ok()?.ok()??;
    let hint: Value = serde_json::from_str(&text).ok()?;
    let ideas = hint["ideas"].as_array()?.iter();
    let ideas = ideas.filter_map(|idea| Some(idea["action"]["notation"].as_str()?.to_owned())).collect();
    Some(Hinted { version: hint["version"].as_u64()?, seat: hint["seat"].as_u64()?, ideas })
}

/// Asks a server for the review of a match that is over.
pub(super) struct Review {
    pub app: Shared,
    pub table: TableId,
    pub who: PlayerId,
}

impl Visitor for Review {
    /// The findings, if they are there.
    type Out = Pin<Box<dyn Future<Output = Option<String>> + Send>>;

    fn visit<G: FullGame>(self) -> Self::Out {
        let Review { app, table, who } = self;
        let own = app.clone();
        let asked = app.spawn(async move {
            let by = Asker::new(Client(None), Some(&who));
            let now = reviews::ask::<G>(&own, &table, by).await.ok()?;
            let told = serde_json::to_value(&now).ok()?;
            (now.stage == ReviewStage::Done).then(|| told["review"].to_string())
        });
        Box::pin(async move { timeout(PATIENCE, asked).await.ok()?.ok()? })
    }
}
