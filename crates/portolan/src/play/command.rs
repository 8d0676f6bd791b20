//! The commands a person can type besides actions.

/// A typed line.
#[derive(PartialEq, Debug)]
pub(super) enum Command<'a> {
    /// The list of commands.
    Help,
    /// A clause of the rules.
    Clause(&'a str),
    /// Show the position again.
    View,
    /// Take steps back; one if no number is given.
    Undo(u32),
    /// The steps that could be taken back.
    UndoList,
    /// The effects of an action.
    Preview(&'a str),
    /// Begin to save, or say where it is saved.
    Save(Option<&'a str>),
    /// Take one pick back.
    Back,
    /// Let a bot choose.
    Bot,
    /// Let another player act first.
    Wait,
    /// The end.
    Quit,
    /// The option of this number, or an amount.
    Number(u32),
    /// Only the enter key.
    Enter,
    /// Perhaps an action in notation.
    Other(&'a str),
}

pub(super) fn parse(line: &str) -> Command<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (word, rest) {
        ("", _) => Command::Enter,
        ("help" | "?" | "h", "") => Command::Help,
        ("help" | "?", id) => Command::Clause(id),
        ("view" | "v", "") => Command::View,
        ("undo" | "u", "") => Command::Undo(1),
        ("undo" | "u", "list" | "?") => Command::UndoList,
        ("undo" | "u", number) => number.parse().map_or(Command::Other(line), Command::Undo),
        ("preview" | "p", action) if !action.is_empty() => Command::Preview(action),
        ("save", "") => Command::Save(None),
        ("save", file) => Command::Save(Some(file)),
        ("back" | "b", "") => Command::Back,
        ("bot", "") => Command::Bot,
        ("wait" | "w", "") => Command::Wait,
        ("quit" | "exit" | "q", "") => Command::Quit,
        _ => match line.strip_prefix('?') {
            Some(id) => Command::Clause(id.trim()),
            None => line.parse().map_or(Command::Other(line), Command::Number),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        assert_eq!(parse("  ? OM-3.8 \n"), Command::Clause("OM-3.8"));
        assert_eq!(parse("?OM-3.8"), Command::Clause("OM-3.8"));
        assert_eq!(parse("?"), Command::Help);
        assert_eq!(parse("undo 3"), Command::Undo(3));
        assert_eq!(parse("undo much"), Command::Other("undo much"));
        assert_eq!(parse("12"), Command::Number(12));
        assert_eq!(parse("save my match.jsonl"), Command::Save(Some("my match.jsonl")));
        assert_eq!(parse("offer salt 2d to 3 for silk"), Command::Other("offer salt 2d to 3 for silk"));
        assert_eq!(parse("preview buy deck"), Command::Preview("buy deck"));
        assert_eq!(parse(""), Command::Enter);
        assert_eq!((parse("wait"), parse("wait 3")), (Command::Wait, Command::Other("wait 3")));
    }
}
