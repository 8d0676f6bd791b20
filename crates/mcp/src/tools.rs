//! The tools: what they are called, what they take, and what they do.

use crate::house::{House, Wanted};
use rmcp::model::{JsonObject, Tool};
use serde_json::{Value, json};
use std::time::Duration;
use words::{Language, rulebook};

/// The longest that `wait` waits, in seconds: clients give up on calls that take much longer.
const LONGEST_WAIT: u64 = 50;

/// What a call brings along.
pub(crate) struct Given(JsonObject);

impl Given {
    pub(crate) fn new(arguments: JsonObject) -> Given {
        Given(arguments)
    }

    fn value(&self, name: &str) -> Option<&Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    fn text(&self, name: &str) -> Result<Option<&str>, String> {
        let Some(value) = self.value(name) else { return Ok(None) };
        value.as_str().map(Some).ok_or_else(|| format!("{name}: expected text"))
    }

    fn needed(&self, name: &str) -> Result<&str, String> {
        self.text(name)?.ok_or_else(|| format!("{name} is missing"))
    }

    fn number(&self, name: &str) -> Result<Option<u64>, String> {
        let Some(value) = self.value(name) else { return Ok(None) };
        value.as_u64().map(Some).ok_or_else(|| format!("{name}: expected a whole number"))
    }

    fn numbers(&self, name: &str) -> Result<Vec<u64>, String> {
        let Some(value) = self.value(name) else { return Ok(Vec::new()) };
        let numbers = value.as_array().map(|list| list.iter().map(Value::as_u64).collect::<Option<Vec<u64>>>());
        numbers.flatten().ok_or_else(|| format!("{name}: expected a list of whole numbers"))
    }

    fn language(&self) -> Result<Language, String> {
        let code = self.text("language")?.unwrap_or("en");
        code.parse().map_err(|error: words::UnknownLanguage| error.to_string())
    }

    /// As notation, or as data.
    fn action(&self) -> Result<&Value, String> {
        self.value("action")
            .filter(|action| action.is_string() || action.is_object())
            .ok_or_else(|| "action: expected notation, or an object".into())
    }
}

/// A tool with what it takes: name, type and meaning of each argument; those with `!` are needed.
fn tool(name: &'static str, about: &'static str, takes: &[(&str, Value, &str)]) -> Tool {
    let mut properties = JsonObject::new();
    let mut needed = Vec::new();
    for (name, kind, about) in takes {
        let plain = name.trim_end_matches('!');
        if plain != *name {
            needed.push(plain.to_owned());
        }
        let mut schema = kind.clone();
        schema["description"] = json!(about);
        properties.insert(plain.to_owned(), schema);
    }
    let schema = json!({ "type": "object", "properties": properties, "required": needed });
    Tool::new(name, about, schema.as_object().cloned().unwrap_or_default())
}

/// All of them.
pub(crate) fn all() -> Vec<Tool> {
    let text = || json!({ "type": "string" });
    let number = || json!({ "type": "integer", "minimum": 0 });
    let language = || {
        (
            "language",
            json!({ "type": "string", "enum": ["en", "fr", "de", "it"] }),
            "the language of all texts; en without",
        )
    };
    let handle = || ("handle!", text(), "from sit_down");
    let action = || {
        (
            "action!",
            json!({ "type": ["string", "object"] }),
            "a line of notation, such as “buy deck 3”, or an action of choices as it is",
        )
    };
    vec![
        tool("games", "Which games there are: players, options, bots, editions.", &[]),
        tool(
            "rules",
            "The rules of a game on one page; or whole; or a clause such as OM-3.8, an example or a chapter.",
            &[
                ("game", text(), "the name of a game"),
                ("whole", json!({ "type": "boolean" }), "the whole rulebook"),
                ("clause", text(), "a clause, an example or a chapter, in place of a game"),
                language(),
            ],
        ),
        tool("tables", "Tables that anybody may join.", &[]),
        tool(
            "sit_down",
            "Take a seat: at a new table (game), by a link (link), or at a listed table (table). Everybody sees that you are a program. \
             Returns the handle of your seat. A new table without people starts at once; one with people waits for them and for start.",
            &[
                ("name!", text(), "what you are called at the table"),
                ("game", text(), "open a table of this game"),
                ("players", number(), "seats of the new table; 3 without"),
                (
                    "people",
                    number(),
                    "how many seats of the new table are left for people or other programs; 0 without",
                ),
                ("bots", text(), "the bots in all other seats, such as greedy or expert"),
                ("options", json!({ "type": "object" }), "options of the game, as games names them"),
                ("listed", json!({ "type": "boolean" }), "anybody may join"),
                ("link", text(), "the link of a seat or of a table"),
                ("table", text(), "the id of a listed table"),
                language(),
            ],
        ),
        tool(
            "start",
            "Start the match at your own table; bots fill the empty seats.",
            &[handle(), ("bots", text(), "which bots")],
        ),
        tool("view", "How the match stands, as far as your seat may know.", &[handle()]),
        tool("box", "What is printed in the box: cards, ports, routes, prices.", &[handle()]),
        tool(
            "choices",
            "What you can do now: actions with their effects and what blocks them, and the first picks of any action. With a draft of \
             picks: the next picks, or the complete action.",
            &[handle(), ("draft", json!({ "type": "array", "items": { "type": "integer" } }), "the picks so far")],
        ),
        tool("preview", "What an action would do. Changes nothing.", &[handle(), action()]),
        tool("act", "Carry out an action. It binds you. A refusal says why, with the clause.", &[handle(), action()]),
        tool(
            "wait",
            "Wait until you are asked for something or the match is over. Call it again if nothing has happened.",
            &[
                handle(),
                ("since", number(), "the version you know: what happened after it is told"),
                ("seconds", number(), "at most 50; 25 without"),
            ],
        ),
        tool(
            "talk",
            "Say something to everybody at the table. It binds nobody.",
            &[handle(), ("text!", text(), "at most 300 characters")],
        ),
        tool(
            "history",
            "What has happened, line by line, and what was said.",
            &[handle(), ("since", number(), "from this version on")],
        ),
        tool("leave", "Give your seat up: before the match it is free again, in it a bot plays on.", &[handle()]),
    ]
}

/// Carries out a call; an error is for the model to read.
pub(crate) async fn call(house: &House, name: &str, given: &Given) -> Result<Value, String> {
    match name {
        "games" => house.ask("/api/games", None, None, Language::En).await,
        "tables" => house.ask("/api/tables", None, None, Language::En).await,
        "rules" => rules(given),
        "sit_down" => sit_down(house, given).await,
        _ => {
            let place = house.place(given.needed("handle")?)?;
            match name {
                "start" => {
                    place.command(json!({ "do": "start", "fill": given.text("bots")?.unwrap_or("greedy") })).await?;
                    Ok(place.brief(Some(0)))
                }
                "view" => Ok(place.view()),
                "box" => Ok(place.facts()),
                "choices" => place.choices(&given.numbers("draft")?).await,
                "preview" => place.preview(given.action()?).await,
                "act" => place.act(given.action()?).await,
                "wait" => {
                    let seconds = given.number("seconds")?.unwrap_or(25).min(LONGEST_WAIT);
                    let since = given.number("since")?.unwrap_or(0);
                    Ok(place.wait(since, Duration::from_secs(seconds)).await)
                }
                "talk" => {
                    place.command(json!({ "do": "say", "text": given.needed("text")? })).await?;
                    Ok(json!({ "said": true }))
                }
                "history" => Ok(place.history(given.number("since")?.unwrap_or(0))),
                "leave" => {
                    place.leave().await?;
                    house.forget(&place.handle);
                    Ok(json!({ "left": true }))
                }
                _ => Err(format!("there is no tool {name:?}")),
            }
        }
    }
}

fn rules(given: &Given) -> Result<Value, String> {
    let language = given.language()?;
    if let Some(clause) = given.text("clause")? {
        return rulebook::clause(clause, language)
            .map(Value::from)
            .ok_or_else(|| format!("there is no clause {clause:?}"));
    }
    let game = given.needed("game")?;
    let whole = given.value("whole").and_then(Value::as_bool) == Some(true);
    let text = if whole { rulebook::whole(game, language) } else { rulebook::one_page(game, language) };
    text.map(Value::from).ok_or_else(|| format!("there is no game {game:?}"))
}

async fn sit_down(house: &House, given: &Given) -> Result<Value, String> {
    let language = given.language()?;
    let open = match given.text("game")? {
        None => None,
        Some(game) => {
            let people = given.number("people")?.unwrap_or(0);
            let bots = given.text("bots")?.unwrap_or("greedy");
            Some(json!({
                "game": game,
                "players": given.number("players")?.unwrap_or(3),
                "options": given.value("options").unwrap_or(&json!({})),
                "listed": given.value("listed").and_then(Value::as_bool) == Some(true),
                // Programs need no time to watch bots.
                "pace": if people == 0 { "instant" } else { "brisk" },
                "sit": [],
                "start_with": (people == 0).then_some(bots),
            }))
        }
    };
    let join = match (given.text("link")?, given.text("table")?) {
        (Some(link), _) => Some(
            linked(link)
                .ok_or_else(|| format!("{link:?} is not a link; expected something like …/t/TABLE#any.SECRET"))?,
        ),
        (None, Some(table)) if table.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_') => {
            Some((table.to_owned(), None, String::new()))
        }
        (None, Some(table)) => return Err(format!("{table:?} is not the id of a table")),
        (None, None) => None,
    };
    let place = house.sit(Wanted { name: given.needed("name")?, language, open, join }).await?;
    Ok(place.brief(Some(0)))
}

/// Table, seat if it is a certain one, and secret of a link.
fn linked(link: &str) -> Option<(String, Option<u64>, String)> {
    let (address, secret) = link.split_once('#')?;
    let (_, table) = address.rsplit_once("/t/")?;
    let (seat, secret) = secret.split_once('.')?;
    let plain =
        |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    let seat = if seat == "any" { None } else { Some(seat.parse().ok()?) };
    (plain(table) && plain(secret)).then(|| (table.to_owned(), seat, secret.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_taken_apart() {
        assert_eq!(linked("http://a/t/t-7#any.0af"), Some(("t-7".into(), None, "0af".into())));
        assert_eq!(linked("https://a/games/t/t-7#2.0af"), Some(("t-7".into(), Some(2), "0af".into())));
        for bad in ["", "http://a/t/t-7", "http://a/t/../x#any.1", "http://a/t/t#two.1", "http://a/t/t#1."] {
            assert_eq!(linked(bad), None, "{bad}");
        }
    }

    #[test]
    fn every_tool_says_what_it_takes() {
        for tool in all() {
            assert!(tool.description.as_ref().is_some_and(|about| about.ends_with('.')), "{}", tool.name);
            assert_eq!(tool.input_schema["type"], "object");
        }
    }
}
