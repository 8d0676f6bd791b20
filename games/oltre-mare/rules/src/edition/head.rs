//! The head of an edition file: what it is, and which parts of it are not copied from a box.

use super::form::{Report, Row, shown};
use game::{Message, one_of_args};

/// The parts of a file that can be reconstructed. Goods, payouts and markers are certain, from the rulebooks.
const PARTS: [&str; 6] = ["cards.power", "cards.load", "cards.symbols", "cards.port", "ports", "routes"];
const MAX_NAME: usize = 80;

/// The name and the reconstructed parts. Nothing at all for a file of another game or a format still to come:
/// everything else in it would be reported, and none of that would help.
pub(super) fn read(file: &Row<'_>, report: &mut Report) -> Option<(Option<String>, Vec<String>)> {
    let format = file.whole("format", report);
    let game = file.text("game", report);
    if let Some(game) = game.filter(|game| game.is != "oltre-mare") {
        report.form(game.at, Message::new("edition-other-game").with("game", shown(game.is)));
        return None;
    }
    if let Some(format) = format.filter(|format| format.is != 1) {
        report.form(format.at, Message::new("edition-other-format").with("format", format.is));
        return None;
    }
    Some((name(file, report), reconstructed(file, report)))
}

fn name(file: &Row<'_>, report: &mut Report) -> Option<String> {
    let name = file.text("name", report)?;
    let is = name.is.trim();
    if is.is_empty() || is.chars().count() > MAX_NAME || is.chars().any(char::is_control) {
        report.form(name.at, Message::new("edition-name").with("name", shown(is)).with("limit", MAX_NAME));
        return None;
    }
    Some(is.to_string())
}

/// A file without the list is copied from a box in all its parts.
fn reconstructed(file: &Row<'_>, report: &mut Report) -> Vec<String> {
    if !file.has("reconstructed") {
        return Vec::new();
    }
    let mut parts = Vec::new();
    for part in file.texts("reconstructed", report).into_iter().flat_map(|list| list.is) {
        if PARTS.contains(&part.is) {
            parts.push(part.is.to_string());
        } else {
            let message =
                Message::new("edition-unknown-part").with("part", shown(part.is)).with("known", one_of_args(PARTS));
            report.form(part.at, message);
        }
    }
    parts.sort();
    parts.dedup();
    parts
}
