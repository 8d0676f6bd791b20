//! Pages: what a browser gets, and what it gets if there is nothing.

use crate::client::{Client, http};
use crate::tables::test_server::TestServer;
use serde_json::json;

const BROWSER: (&str, &str) = ("accept", "text/html,application/xhtml+xml,*/*;q=0.8");

#[tokio::test]
async fn a_browser_that_goes_astray_gets_a_page_and_a_program_gets_data() {
    let server = TestServer::new();
    let running = server.start().await;
    let addr = running.addr;
    let ann = Client::guest(addr, "Ann").await;
    let (table, _) = ann.open(json!({ "game": "ostia", "players": 3 })).await;
    // Without the browser's side, which a build may leave out, there is no page to send.
    let built = http(addr, "GET", "/icon.svg", &[], None).await.status == 200;

    for path in [&format!("/t/{table}"), "/rules/ostia"] {
        let there = http(addr, "GET", path, &[BROWSER], None).await;
        assert_eq!((there.status, there.head.contains("text/html")), (200, true), "{there:?}");
    }
    for nowhere in
        ["/no-such-page", "/no/such/page", "/t/no-such-table", "/rules/chess", "/t/no%20id", "/assets/no-such.js"]
    {
        let page = http(addr, "GET", nowhere, &[BROWSER], None).await;
        assert_eq!((page.status, page.head.contains("text/html")), (404, built), "{nowhere}: {page:?}");
        if built {
            let first = http(addr, "GET", "/", &[BROWSER], None).await;
            assert_eq!(page.body, first.body, "the page finds out from its address what to say");
        }
        let data = http(addr, "GET", nowhere, &[("accept", "*/*")], None).await;
        assert_eq!((data.status, data.head.contains("application/json")), (404, true), "{nowhere}: {data:?}");
    }
    // A client that asks for data gets data, whatever else it can read.
    for (method, path) in
        [("GET", "/api/no-such-thing"), ("GET", "/api/tables/no-such-table"), ("POST", "/no/such/page")]
    {
        let data = http(addr, method, path, &[BROWSER], None).await;
        assert_eq!((data.status, data.head.contains("application/json")), (404, true), "{method} {path}: {data:?}");
    }
    running.stop().await;
}

#[tokio::test]
async fn robots_are_kept_away_from_tables_below_the_base_path() {
    for base in ["", "/games/portolan"] {
        let server = TestServer::new();
        let mut config = server.config();
        config.address = server::Address::new(None, Some(base).filter(|base| !base.is_empty())).expect("a path");
        let running = server::Server::start(config).await.expect("the server starts");
        let robots = http(running.addr, "GET", &format!("{base}/robots.txt"), &[], None).await;
        assert_eq!(robots.status, 200, "{robots:?}");
        for hidden in ["/api/", "/t/", "/m", "/you"] {
            assert!(robots.body.contains(&format!("Disallow: {base}{hidden}\n")), "{robots:?}");
        }
        running.stop().await;
    }
}

#[tokio::test]
async fn a_page_finds_the_rules_that_the_binary_contains_at_every_address() {
    let server = TestServer::new();
    let mut config = server.config();
    config.address = server::Address::new(None, Some("/games")).expect("a path");
    config.rules = Some(server::RulesModule::new(b"\0asm\x01\0\0\0"));
    let running = server::Server::start(config).await.expect("the server starts");
    if server::has_pages() {
        for page in ["/games/", "/games/rules/ostia", "/games/t/here-1"] {
            let page = http(running.addr, "GET", page, &[BROWSER], None).await;
            let (_, named) =
                page.body.split_once(r#"<meta name="portolan-rules" content=""#).expect("the page names them");
            let name = named.split('"').next().expect("a name");
            let module = http(running.addr, "GET", &format!("/games/{name}"), &[], None).await;
            assert_eq!((module.status, module.head.contains("application/wasm")), (200, true), "{module:?}");
            assert!(module.head.contains("immutable"), "{module:?}");
        }
    }
    let other = http(running.addr, "GET", "/games/assets/rules-000000000000.wasm", &[], None).await;
    assert_eq!(other.status, 404);
    running.stop().await;
}
