//! The options of one pick, as a numbered list.

use crate::Words;
use game::{Arg, Slot};
use games::FullGame;

/// What can be picked. An amount is typed as it is, anything else by its number in the list.
pub(super) enum Options {
    Listed(Vec<(u8, String)>),
    Amounts(Vec<(u8, i64)>),
    /// An amount of something: typed as it is, and shown with its meaning.
    Counted(Vec<(u8, i64, String)>),
}

/// As wide as a line may be when short options share it.
const WIDTH: usize = 96;
/// Up to this many options are listed one to a line.
const FEW: usize = 9;

impl Options {
    pub fn new<G: FullGame>(
        game: &G,
        words: &Words,
        knowledge: &G::Knowledge,
        choices: &G::Choices,
        slot: Slot,
        bits: u128,
    ) -> Options {
        let labels: Vec<(u8, Arg)> = (0..128u8)
            .filter(|option| bits >> option & 1 == 1)
            .map(|option| (option, game.label(choices, slot, option.into())))
            .collect();
        let amounts: Option<Vec<(u8, i64)>> = labels
            .iter()
            .map(|(option, label)| match label {
                Arg::Number(number) => Some((*option, *number)),
                _ => None,
            })
            .collect();
        let counts: Option<Vec<(u8, i64, String)>> =
            labels.iter().map(|(option, label)| Some((*option, count(label)?, words.arg(label)))).collect();
        match (amounts, counts) {
            (Some(amounts), _) => Options::Amounts(amounts),
            (None, Some(counts)) => Options::Counted(counts),
            (None, None) => {
                let text = |option: u8, label: &Arg| match game.beside(knowledge, slot, option.into()) {
                    Some(beside) => format!("{} ({})", words.arg(label), words.arg(&beside)),
                    None => words.arg(label),
                };
                Options::Listed(labels.iter().map(|(option, label)| (*option, text(*option, label))).collect())
            }
        }
    }

    /// The option a typed number means.
    pub fn pick(&self, number: u32) -> Option<u8> {
        match self {
            Options::Listed(items) => items.get((number as usize).checked_sub(1)?).map(|(option, _)| *option),
            Options::Amounts(items) => {
                items.iter().find(|(_, amount)| *amount == i64::from(number)).map(|(option, _)| *option)
            }
            Options::Counted(items) => {
                items.iter().find(|(_, count, _)| *count == i64::from(number)).map(|(option, ..)| *option)
            }
        }
    }

    /// The only option, if there is just one.
    pub fn only(&self) -> Option<u8> {
        match self {
            Options::Listed(items) => match items.as_slice() {
                [(option, _)] => Some(*option),
                _ => None,
            },
            Options::Amounts(items) => match items.as_slice() {
                [(option, _)] => Some(*option),
                _ => None,
            },
            Options::Counted(items) => match items.as_slice() {
                [(option, ..)] => Some(*option),
                _ => None,
            },
        }
    }

    /// The meaning of an option.
    pub fn label(&self, option: u8) -> String {
        match self {
            Options::Listed(items) => items.iter().find(|(o, _)| *o == option).map(|(_, text)| text.clone()),
            Options::Amounts(items) => items.iter().find(|(o, _)| *o == option).map(|(_, amount)| amount.to_string()),
            Options::Counted(items) => items.iter().find(|(o, ..)| *o == option).map(|(.., text)| text.clone()),
        }
        .unwrap_or_default()
    }

    /// As lines of text.
    pub fn text(&self) -> String {
        match self {
            Options::Amounts(items) => format!("  {}", ranges(items.iter().map(|(_, amount)| *amount))),
            Options::Counted(items) => {
                let rows: Vec<String> = items.iter().map(|(_, count, text)| format!("{count:>3}  {text}")).collect();
                rows.join("\n")
            }
            Options::Listed(items) => {
                let items: Vec<String> =
                    items.iter().enumerate().map(|(i, (_, text))| format!("{:>3}  {text}", i + 1)).collect();
                let widest = items.iter().map(|item| item.chars().count()).max().unwrap_or(0) + 2;
                let columns = if items.len() <= FEW { 1 } else { (WIDTH / widest).max(1) };
                let row = |row: &[String]| row.iter().map(|item| format!("{item:<widest$}")).collect::<String>();
                let rows: Vec<String> = items.chunks(columns).map(|r| row(r).trim_end().to_owned()).collect();
                rows.join("\n")
            }
        }
    }
}

/// The number that a label names, if it does.
fn count(label: &Arg) -> Option<i64> {
    let Arg::Message(message) = label else { return None };
    message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(number) if *name == "count" => Some(*number),
        _ => None,
    })
}

/// Numbers as ranges: 0–4, 7.
fn ranges(numbers: impl Iterator<Item = i64>) -> String {
    let mut ranges: Vec<(i64, i64)> = Vec::new();
    for number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let texts = ranges.iter().map(|(a, b)| if a == b { a.to_string() } else { format!("{a}–{b}") });
    texts.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Message;

    #[test]
    fn amounts_are_typed_as_they_are() {
        let options = Options::Amounts(vec![(0, 0), (1, 1), (2, 2), (5, 7)]);
        assert_eq!(options.text(), "  0–2, 7");
        assert_eq!(options.pick(7), Some(5));
        assert_eq!(options.pick(5), None);
    }

    #[test]
    fn a_number_of_something_is_typed_as_it_is() {
        let options = Options::Counted(vec![(10, 0, "0 ivory".into()), (11, 1, "1 ivory".into())]);
        assert_eq!(options.text(), "  0  0 ivory\n  1  1 ivory");
        assert_eq!((options.pick(0), options.pick(1), options.pick(2)), (Some(10), Some(11), None));
        let label = Message::new("ostia-label-forum").with("count", 2u8).with("good", Arg::Term("ostia-good-salt"));
        assert_eq!((count(&label.into()), count(&Arg::Number(3))), (Some(2), None));
    }

    #[test]
    fn the_rest_is_counted_from_one() {
        let options = Options::Listed(vec![(3, "salt".into()), (9, "silk".into())]);
        assert_eq!(options.text(), "  1  salt\n  2  silk");
        assert_eq!(options.pick(2), Some(9));
        assert_eq!((options.pick(0), options.pick(3)), (None, None));
    }

    #[test]
    fn many_short_ones_share_a_line() {
        let options = Options::Listed((0..30).map(|i| (i, format!("card {i}"))).collect());
        assert!(options.text().lines().count() < 10, "{}", options.text());
        assert!(options.text().lines().all(|line| line.chars().count() <= WIDTH));
    }
}
