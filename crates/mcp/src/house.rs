//! The server that is played on, and the seats that are held there.

use crate::client::Base;
use crate::place::Place;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use words::{Language, Words, rulebook};

/// The most seats that are held at once.
const MOST_SEATS: usize = 64;

/// Where clients of this process play.
pub(crate) struct House {
    pub server: Base,
    places: Mutex<HashMap<String, Arc<Place>>>,
}

/// What a seat is asked for.
pub(crate) struct Wanted<'a> {
    pub name: &'a str,
    pub language: Language,
    /// Open a table of this game.
    pub open: Option<Value>,
    /// Or take a seat at this one: the table, the seat if it is a certain one, and the secret of its link.
    pub join: Option<(String, Option<u64>, String)>,
}

impl House {
    pub(crate) fn new(server: Base) -> Arc<House> {
        Arc::new(House { server, places: Mutex::default() })
    }

    fn places(&self) -> MutexGuard<'_, HashMap<String, Arc<Place>>> {
        // A map is consistent at any moment.
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The seat behind a handle.
    pub(crate) fn place(&self, handle: &str) -> Result<Arc<Place>, String> {
        let unknown =
            || format!("there is no seat {handle:?}: use the handle that sit_down gave you, or sit down again");
        self.places().get(handle).cloned().ok_or_else(unknown)
    }

    /// Asks the server; what it refuses, it explains.
    pub(crate) async fn ask(
        &self,
        path: &str,
        session: Option<&str>,
        body: Option<&Value>,
        language: Language,
    ) -> Result<Value, String> {
        match self.server.ask(path, session, body).await {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(problem)) => Err(refused(&problem, &Words::new(language, None))),
            Err(error) => Err(format!("the server does not answer: {error}")),
        }
    }

    /// Sits down: a new guest, marked as a program, takes a seat.
    pub(crate) async fn sit(&self, wanted: Wanted<'_>) -> Result<Arc<Place>, String> {
        {
            let mut places = self.places();
            if places.len() >= MOST_SEATS {
                places.retain(|_, place| !place.is_over());
            }
            if places.len() >= MOST_SEATS {
                return Err(format!("{MOST_SEATS} seats are held here, and no more can be"));
            }
        }
        let language = wanted.language;
        let guest = json!({ "name": wanted.name, "program": true });
        let guest = self.ask("/api/guest", None, Some(&guest), language).await?;
        let session = guest.get("session").and_then(Value::as_str).unwrap_or_default().to_owned();
        let table = match (wanted.open, wanted.join) {
            (Some(mut open), _) => {
                if let Some(sit) = open.get_mut("sit") {
                    *sit = json!([{ "seat": 1, "nonce": random()? }]);
                }
                let opened = self.ask("/api/tables", Some(&session), Some(&open), language).await?;
                text(&opened, "table")?
            }
            (None, Some((table, seat, link))) => {
                let summary = self.ask(&format!("/api/tables/{table}"), Some(&session), None, language).await?;
                let seats = summary.get("seats").and_then(Value::as_array).cloned().unwrap_or_default();
                let open = seats.iter().position(Value::is_null).map(|place| place as u64 + 1);
                let seat = seat.or(open).ok_or("every seat of that table is taken")?;
                let join = json!({ "seat": seat, "link": link, "nonce": random()? });
                self.ask(&format!("/api/tables/{table}/join"), Some(&session), Some(&join), language).await?;
                table
            }
            (None, None) => return Err("say where to sit: game (a new table), link, or table".into()),
        };
        let handle = random()?.chars().take(20).collect::<String>();
        let place = Place::take(self.server.clone(), handle.clone(), session, table, language).await?;
        self.places().insert(handle, place.clone());
        Ok(place)
    }

    /// Gives a seat up for good.
    pub(crate) fn forget(&self, handle: &str) {
        self.places().remove(handle);
    }
}

/// A refusal in words, with its clause.
pub(crate) fn refused(refusal: &Value, words: &Words) -> String {
    let text = refusal.get("message").map_or_else(|| "the server refuses".into(), |message| words.line_of(message));
    let Some(clause) = refusal.get("clause").and_then(Value::as_str) else { return text };
    let quoted = rulebook::clause(clause, words.language());
    format!("{text} [{clause}]{}", quoted.map(|text| format!("\n{text}")).unwrap_or_default())
}

fn text(value: &Value, field: &str) -> Result<String, String> {
    let text = value.get(field).and_then(Value::as_str).map(str::to_owned);
    text.ok_or_else(|| format!("the server did not say {field}"))
}

/// 64 hexadecimal digits that nobody can guess.
pub(crate) fn random() -> Result<String, String> {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
