//! Actions as words, for match files and terminals.

use crate::knowledge::Knowledge;
use crate::moves::Action;
use crate::state::goods::{MAX_COPIES, WORDS};
use crate::state::{Cards, Good, Layout, Management};
use game::{Misread, Seat};
use std::fmt;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick { good } => write!(f, "pick {}", good.name()),
            Action::PutUp { lot } => write!(f, "put-up {lot}"),
            Action::Bid { amount } => write!(f, "bid {amount}"),
            Action::Pass => write!(f, "pass"),
            Action::Keep => write!(f, "keep"),
            Action::Sell { buyer } => write!(f, "sell {buyer}"),
            Action::Lay(Layout { forum, senate }) => {
                write!(f, "lay")?;
                part(f, "forum", *forum)?;
                part(f, "senate", *senate)
            }
            Action::Stand => write!(f, "stand"),
            Action::Manage(Management { repay, build, keep }) => {
                write!(f, "manage")?;
                number(f, "repay", *repay)?;
                number(f, "build", *build)?;
                part(f, "keep", *keep)
            }
            Action::SellStorehouses { count } => write!(f, "sell-storehouses {count}"),
            Action::TakeBack => write!(f, "take-back"),
        }
    }
}

fn part(f: &mut fmt::Formatter<'_>, word: &str, cards: Cards) -> fmt::Result {
    if cards.is_empty() { Ok(()) } else { write!(f, " {word} {cards}") }
}

fn number(f: &mut fmt::Formatter<'_>, word: &str, number: u8) -> fmt::Result {
    if number == 0 { Ok(()) } else { write!(f, " {word} {number}") }
}

/// Words still to be read.
struct Words<'a> {
    rest: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> &'a str {
        self.rest.next().unwrap_or("")
    }

    /// Takes the next word if it is this one.
    fn take(&mut self, word: &str) -> bool {
        self.rest.next_if(|next| *next == word).is_some()
    }

    fn number<N: std::str::FromStr>(&mut self) -> Result<N, Misread> {
        let word = self.next();
        let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| word.parse().ok()).flatten().ok_or_else(|| Misread::new(word, "ostia-expected-number"))
    }

    /// `wheat`, or `2*wheat`; `None` if the next word is neither.
    fn some_cards(&mut self) -> Option<Cards> {
        let word = self.rest.peek()?;
        let (count, kind) = word.split_once('*').unwrap_or(("1", word));
        let lane = WORDS.iter().position(|name| *name == kind)?;
        let count: u8 = count.parse().ok().filter(|count| (1..=MAX_COPIES).contains(count))?;
        self.rest.next();
        Some(Cards::lane(lane, count))
    }

    /// Cards up to a word that is not a card. `all` stands for all there are, if that is known.
    fn cards(&mut self, all: Option<Cards>) -> Result<Cards, Misread> {
        if let Some(all) = all
            && self.take("all")
        {
            return Ok(all);
        }
        let mut cards = Cards::EMPTY;
        if self.take("nothing") {
            return Ok(cards);
        }
        while let Some(more) = self.some_cards() {
            cards += more;
            if cards.lanes().any(|(_, count)| count > MAX_COPIES) {
                return Err(Misread::new(cards.to_string(), "ostia-expected-cards"));
            }
        }
        if cards.is_empty() { Err(Misread::new(self.next(), "ostia-expected-cards")) } else { Ok(cards) }
    }
}

/// Reads what [`Action`] writes. With the knowledge of the seat, `all` stands for all goods in its stock.
pub(crate) fn read(text: &str, knowledge: Option<&Knowledge>) -> Result<Action, Misread> {
    let mut words = Words { rest: text.split_whitespace().peekable() };
    let stock = knowledge.map(|knowledge| knowledge.own.hand.stock);
    let verb = words.next();
    let action = match verb {
        "pick" => {
            let word = words.next();
            Action::Pick { good: Good::from_name(word).ok_or_else(|| Misread::new(word, "ostia-expected-good"))? }
        }
        "put-up" => Action::PutUp { lot: words.cards(None)? },
        "bid" => Action::Bid { amount: words.number()? },
        "pass" => Action::Pass,
        "keep" => Action::Keep,
        "sell" => {
            let word = words.next();
            let seat = word.parse().ok().and_then(Seat::from_number);
            Action::Sell { buyer: seat.ok_or_else(|| Misread::new(word, "ostia-expected-seat"))? }
        }
        "lay" => {
            let forum = if words.take("forum") { words.cards(stock)? } else { Cards::EMPTY };
            let senate = if words.take("senate") { words.cards(stock)? } else { Cards::EMPTY };
            Action::Lay(Layout { forum, senate })
        }
        "stand" => Action::Stand,
        "manage" => {
            let repay = if words.take("repay") { words.number()? } else { 0 };
            let build = if words.take("build") { words.number()? } else { 0 };
            let keep = if words.take("keep") { words.cards(stock)? } else { Cards::EMPTY };
            Action::Manage(Management { repay, build, keep })
        }
        "sell-storehouses" => Action::SellStorehouses { count: words.number()? },
        "take-back" => Action::TakeBack,
        _ => return Err(Misread::new(verb, "ostia-expected-verb")),
    };
    match words.next() {
        "" => Ok(action),
        extra => Err(Misread::new(extra, "ostia-expected-end")),
    }
}
