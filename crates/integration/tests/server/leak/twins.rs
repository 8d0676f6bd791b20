//! Two tables with the same deal and the same public history. At one of them a seat makes a different secret choice, and
//! everybody else must be sent the same bytes, in the same order and number, until the clauses make it known.

use crate::leak::room::{Plan, Room};
use crate::leak::secret::{alternative, told};
use crate::leak::wire::{Frame, Person, TestServer};
use serde_json::{Value, json};

/// How long the twins play on after the choice.
const AFTER: usize = 40;

/// The result of a pair of tables.
#[derive(Default)]
pub struct Compared {
    /// The choices at the two tables.
    pub choice: Option<(String, String)>,
    /// Frames to others after it, all alike.
    pub frames: usize,
    /// Some of them, for tests that want to spoil them.
    pub sample: [Vec<Frame>; 2],
    pub tables: [String; 2],
}

/// Plays two tables side by side. The choice is the `skip`-th one that has an alternative.
pub async fn play(server: &TestServer, plan: &Plan, people: &[Person], table: &str, skip: usize) -> Compared {
    let again = || Room::again(server, plan.clone(), people, table);
    let mut twins = [again().await, again().await];
    let mut compared = Compared { tables: [twins[0].table.clone(), twins[1].table.clone()], ..Compared::default() };
    let mut insiders: Vec<usize> = Vec::new();
    let (mut left_to_skip, mut after) = (skip, 0);
    for _ in 0..400 {
        if twins[0].spectator().now["stage"] != "playing" || after > AFTER {
            break;
        }
        let seat = twins[0].somebody();
        let Some(action) = twins[0].some_action(seat).await else { continue };
        let tap = twins[0].seats[seat];
        let now = twins[0].taps[tap].now.clone();
        let mut actions = [action.clone(), action];
        if compared.choice.is_none()
            && let Some(other) = alternative(&actions[0], &now, &mut twins[0].dice)
        {
            if left_to_skip == 0 {
                actions[1] = other;
                insiders.push(seat);
                compared.choice = Some((actions[0].clone(), actions[1].clone()));
            } else {
                left_to_skip -= 1;
            }
        } else if insiders.contains(&seat) {
            // With other cards, not everything possible at the first table is possible here.
            let table = twins[1].table.clone();
            let answer = twins[1].taps[tap].preview(&table, seat, &actions[1]).await;
            if !answer["refusal"].is_null() {
                after += 1;
                continue;
            }
        }
        let marks: Vec<[usize; 2]> = (0..twins[0].taps.len())
            .map(|tap| [twins[0].taps[tap].frames.len(), twins[1].taps[tap].frames.len()])
            .collect();
        let question = twins[0].question(tap);
        for (twin, action) in twins.iter_mut().zip(&actions) {
            let play = json!({ "do": "play", "seat": seat + 1, "action": action, "question": question });
            twin.command(tap, seat, play).await.unwrap_or_else(|refusal| panic!("{actions:?}: {refusal}"));
        }
        let open = twins.each_ref().map(|twin| last_events(&twin.spectator().frames));
        if compared.choice.is_some() && open.iter().any(|events| told(events, &mut insiders)) {
            break;
        }
        for (tap, mark) in marks.into_iter().enumerate() {
            let new = [0, 1].map(|twin| &twins[twin].taps[tap].frames[mark[twin]..]);
            if twins[0].taps[tap].eye.is_some_and(|seat| insiders.contains(&seat)) {
                if actions[0] != actions[1] && twins[0].taps[tap].eye == Some(seat) {
                    let same = same_traffic(new, &compared.tables);
                    assert!(same.is_err(), "who chose sees what it chose, so the comparison sees it too");
                }
                continue;
            }
            same_traffic(new, &compared.tables).unwrap_or_else(|flaw| panic!("after {:?}: {flaw}", compared.choice));
            if compared.choice.is_some() {
                compared.frames += new[0].len();
                compared.sample = new.map(<[Frame]>::to_vec);
            }
        }
        after += usize::from(compared.choice.is_some());
    }
    for twin in twins {
        twin.end().await;
    }
    compared
}

/// What everybody saw of the last step.
fn last_events(frames: &[Frame]) -> Value {
    let step = frames.iter().rev().find(|frame| frame.value["type"] == "step");
    step.map_or(Value::Null, |step| step.value["what"]["events"].clone())
}

/// The same bytes in the same order, except for the name of the table and the time. Arrivals and departures follow the
/// clock, not what was played.
pub fn same_traffic(frames: [&[Frame]; 2], tables: &[String; 2]) -> Result<(), String> {
    let frames =
        frames.map(|frames| frames.iter().filter(|frame| frame.value["type"] != "presence").collect::<Vec<_>>());
    if frames[0].len() != frames[1].len() {
        return Err(format!("{} frames against {}", frames[0].len(), frames[1].len()));
    }
    for (one, other) in frames[0].iter().zip(&frames[1]) {
        let (one, other) = (timeless(&one.text, &tables[0]), timeless(&other.text, &tables[1]));
        if one != other {
            let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
            let near = |text: &str| text.get(at.saturating_sub(60)..(at + 60).min(text.len())).map(str::to_owned);
            return Err(format!("{:?} against {:?}", near(&one), near(&other)));
        }
    }
    Ok(())
}

/// Without the name of the table, and without points and spans of time.
fn timeless(text: &str, table: &str) -> String {
    let mut text = text.replace(table, "TABLE");
    for key in ["\"at\":", "\"since_ms\":", "\"left_ms\":", "\"away_ms\":", "\"idle_ms\":"] {
        let mut parts = text.split(key);
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            out += key;
            out += part.trim_start_matches(|c: char| c.is_ascii_digit());
        }
        text = out;
    }
    text
}
