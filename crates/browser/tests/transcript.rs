//! The same questions get the same answers, byte for byte, natively and in WebAssembly: `cargo xtask test` has this test
//! record a match of each game against the strongest bots, and asks the built worker the same questions.

use crate::page::Page;
use crate::tables::variants;
use games::GameKind;
use std::fmt::Write;

#[test]
fn a_match_against_masters_is_written_down_for_the_worker() {
    let Some(path) = std::env::var_os("PORTOLAN_TRANSCRIPT") else { return };
    let mut text = String::new();
    for kind in GameKind::ALL {
        let mut page = Page::new();
        let table = page.open(kind.name(), 3, "master");
        page.play_out(&table);
        let (_, file) = page.request("GET", &format!("tables/{table}/export"), "");
        for (_, file) in variants(&file) {
            page.request("POST", "replay?eye=public&open=true", &file);
        }
        for (question, answer) in &page.transcript {
            writeln!(text, "{question}\n{answer}").expect("memory is enough");
        }
        writeln!(text).expect("memory is enough");
    }
    std::fs::write(path, text).expect("the transcript can be written");
}
