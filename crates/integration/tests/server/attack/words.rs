//! People's names, words and messages.

use crate::client::{Client, http, nonce};
use crate::tables::test_server::TestServer;
use serde_json::{Value, json};

#[tokio::test]
async fn names_words_and_passwords_can_be_seen() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    for hidden in ["\u{2800}", "\u{ad}", "\u{34f}", "\u{3164}", "a\u{202e}b", "\u{e0041}"] {
        let answer = http(addr, "POST", "/api/guest", &[], Some(&json!({ "name": hidden }))).await;
        assert_eq!((answer.status, answer.key().as_str()), (400, "server-bad-name"), "{hidden:?}");
    }
    let mut ann = Client::guest(addr, "Ann").await;
    let (table, _) =
        ann.open(json!({ "game": "ostia", "players": 3, "sit": [{ "seat": 1, "nonce": nonce(1) }] })).await;
    for text in ["a\u{202e}b", "\u{2066}x", "\u{2800}\u{2800}", "\u{200d}"] {
        let refused = ann.act(&table, json!({ "do": "say", "text": text })).await.expect_err("it cannot be said");
        assert_eq!(refused["refusal"]["message"]["key"], "table-bad-text", "{text:?}");
    }
    ann.act(&table, json!({ "do": "say", "text": "👩\u{200d}🌾 ciao" })).await.expect("that can be seen");
    for password in ["          ", "\u{2800}\u{2800}\u{2800}\u{2800}\u{2800}\u{2800}\u{2800}\u{2800}\u{2800}\u{2800}"] {
        let new = json!({ "login": "mallory", "password": password });
        let answer = http(addr, "POST", "/api/register", &[], Some(&new)).await;
        assert_eq!((answer.status, answer.key().as_str()), (400, "server-bad-password"));
    }
    running.stop().await;
}

#[tokio::test]
async fn bodies_are_objects_and_webhooks_have_ports() {
    let server = TestServer::new();
    let running = server.start().await;
    let ann = Client::guest(running.addr, "Ann").await;
    for body in [json!([null, null]), json!(["Eve", null]), json!(null), json!("x"), json!(7)] {
        let answer = ann.http("PUT", "/api/me", Some(body.clone())).await;
        assert_eq!((answer.status, answer.key().as_str()), (400, "server-bad-request"), "{body}");
    }
    for hook in ["http://example.org:0/", "https://example.org:99999/x"] {
        let answer = ann.http("PUT", "/api/me", Some(json!({ "webhook": hook }))).await;
        assert_eq!((answer.status, answer.key().as_str()), (400, "server-bad-webhook"), "{hook}");
    }
    assert_eq!(ann.http("PUT", "/api/me", Some(json!({ "name": "Anna" }))).await.json()["name"], "Anna");
    running.stop().await;
}

/// Everything the document allows is accepted: each word that a pattern lists, and both ends of each range.
#[tokio::test]
async fn requests_that_fit_the_document_are_not_refused() {
    let server = TestServer::new();
    let running = server.start().await;
    let ann = Client::guest(running.addr, "Ann").await;
    let document = http(running.addr, "GET", "/api/openapi.json", &[], None).await.json();
    let fields = &document["components"]["schemas"]["OpenTable"]["properties"];
    let usual = json!({ "game": "oltre-mare", "players": 3 });
    let mut asked = Vec::new();
    for field in ["order", "pace", "start_with"] {
        let pattern = fields[field]["pattern"].as_str().expect("a pattern");
        for word in pattern.trim_matches(['^', '$', '(', ')']).split('|') {
            asked.push(with(&usual, field, json!(word)));
        }
    }
    for field in ["players", "bot_pause_ms", "patience_ms"] {
        for end in ["minimum", "maximum"] {
            let value = fields[field][end].clone();
            asked.push(with(&usual, field, if value.is_null() { json!(0) } else { value }));
        }
    }
    for tempo in fields["tempo"]["oneOf"].as_array().expect("tempos") {
        let value =
            |field: &Value| if field["enum"].is_array() { &field["enum"][0] } else { &field["minimum"] }.clone();
        let parts = tempo["properties"].as_object().expect("fields").iter();
        let tempo: serde_json::Map<String, Value> = parts.map(|(name, field)| (name.clone(), value(field))).collect();
        asked.push(with(&usual, "tempo", Value::Object(tempo)));
    }
    assert!(asked.len() > 15, "{}", asked.len());
    for body in asked {
        let mut answer = ann.http("POST", "/api/tables", Some(body.clone())).await;
        if body["start_with"].is_string() {
            // Somebody must sit at a table that starts.
            let sit = json!([{ "seat": 1, "nonce": nonce(1) }]);
            answer = ann.http("POST", "/api/tables", Some(with(&body, "sit", sit))).await;
        }
        assert_eq!(answer.status, 200, "{body}: {answer:?}");
        // How many tables a player may have open.
        let table = answer.json()["table"].as_str().expect("a table").to_owned();
        let mut ann = Client::with_session(running.addr, &ann.session).await;
        ann.act(&table, json!({ "do": "abandon", "agree": true })).await.expect("may close it");
    }
    running.stop().await;
}

fn with(usual: &Value, field: &str, value: Value) -> Value {
    let mut body = usual.clone();
    body[field] = value;
    body
}

/// Client authors can find every refusal and every limit of length in the document.
#[tokio::test]
async fn the_document_names_refusals_and_lengths() {
    let server = TestServer::new();
    let running = server.start().await;
    let document = http(running.addr, "GET", "/api/openapi.json", &[], None).await.json();
    let statuses = |method: &str, path: &str| -> Vec<String> {
        let responses = document["paths"][path][method]["responses"].as_object();
        responses.unwrap_or_else(|| panic!("{method} {path}")).keys().cloned().collect()
    };
    for (method, path, expected) in [
        ("post", "/api/login", &["200", "400", "401", "413", "429"] as &[&str]),
        ("post", "/api/register", &["200", "400", "409", "429"]),
        ("post", "/api/tables/{table}/join", &["200", "400", "401", "403", "404", "409", "429"]),
        ("post", "/api/tables/{table}/rematch", &["200", "400", "401", "403", "404", "409", "429"]),
        ("get", "/api/tables", &["200", "429"]),
        ("get", "/api/me/sessions", &["200", "401", "429"]),
        ("get", "/api/me/figures", &["200", "401", "429"]),
    ] {
        let named = statuses(method, path);
        for status in expected {
            assert!(named.iter().any(|name| name == status), "{method} {path}: {status} is not in {named:?}");
        }
    }
    let field = |schema: &str, field: &str| document["components"]["schemas"][schema]["properties"][field].clone();
    let lengths = |value: Value| (value["minLength"].as_u64(), value["maxLength"].as_u64());
    assert_eq!(lengths(field("NewGuest", "name")), (Some(1), Some(40)));
    assert_eq!(lengths(field("Credentials", "login")), (Some(3), Some(40)));
    assert_eq!(lengths(field("Credentials", "password")), (Some(10), Some(200)));
    assert_eq!(lengths(field("ChangeMe", "webhook")).1, Some(500));
    assert_eq!(lengths(field("Join", "nonce")), (Some(64), Some(64)));
    assert_eq!(lengths(field("NewPushDevice", "key")), (Some(87), Some(88)));
    assert_eq!(lengths(field("NewPushDevice", "auth")), (Some(22), Some(24)));
    let numbers = |value: Value| (value["minimum"].as_u64(), value["maximum"].as_u64());
    for (schema, name) in [("OpenTable", "players"), ("SitNow", "seat"), ("Join", "seat"), ("Try", "step")] {
        let (least, most) = numbers(field(schema, name));
        assert!(least.is_some() && most.is_some(), "{schema} {name}");
    }
    for (schema, name) in [("OpenTable", "order"), ("OpenTable", "pace"), ("OpenTable", "start_with")] {
        assert!(field(schema, name)["pattern"].is_string(), "{schema} {name}");
    }
    let tempos = field("OpenTable", "tempo");
    assert_eq!(tempos["oneOf"].as_array().map(Vec::len), Some(3), "{tempos}");
    let eye = &document["paths"]["/api/tables/{table}/replay"]["get"]["parameters"];
    let eye = eye.as_array().expect("parameters").iter().find(|parameter| parameter["name"] == "eye");
    assert!(eye.is_some_and(|eye| eye["schema"]["pattern"].is_string()), "{eye:?}");
    for name in ["try", "walk"] {
        let body = &document["paths"][format!("/api/lessons/{{game}}/{name}")]["post"]["requestBody"]["content"];
        assert!(body["application/json"]["schema"]["$ref"].is_string(), "{body}");
    }
    running.stop().await;
}
