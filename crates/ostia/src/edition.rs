//! OS-0.1 to OS-0.3: what is printed in the box, and how an owner's own figures are read.

use crate::goods::{Cards, GOODS, Good, MAX_COPIES};
use game::{Arg, Fault, Message, one_of_args};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// Senate cards in the box (OS-0.2).
pub const SENATE_CARDS: usize = 6;
/// The dearest good an edition may print; keeps what a seat can owe within what a choice can name.
const MAX_VALUE: i64 = 20;
/// The highest price of the forum an edition may print; keeps cash within what a bid can name.
const MAX_PRICE: i64 = 30;
/// OS-2.1: with 5 seats, 20 stored cards (OS-6.3) and 25 dealt ones, all of them beside the ivory cards of OS-0.5.
/// Fewer seats need less: 12 + 15 + 4 market cards with 3 seats, 16 + 20 + 2 with 4.
const MIN_CARDS: u32 = 45;

const BUILTIN: &str = include_str!("../data/edition.toml");

/// The figures of a box.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    name: String,
    /// How many cards of each type (OS-0.1).
    pub(crate) box_cards: Cards,
    /// Value of each type, which is its least price (OS-0.1).
    pub(crate) values: [u8; GOODS],
    /// What each senate card values the types at (OS-0.2).
    pub(crate) senate: [[u8; GOODS]; SENATE_CARDS],
    /// OS-0.3: the price of a card when so many of its type are there.
    pub(crate) prices: [u8; MAX_COPIES as usize + 1],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: Spanned<String>,
    goods: Spanned<BTreeMap<Spanned<String>, Type>>,
    senate: Senate,
    forum: Forum,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Type {
    copies: Spanned<i64>,
    value: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Senate {
    cards: Spanned<Vec<Spanned<Vec<Spanned<String>>>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forum {
    prices: Spanned<Vec<Spanned<i64>>>,
}

/// Collects what is wrong with a file.
struct Faults<'a> {
    text: &'a str,
    found: Vec<Fault>,
}

impl Faults<'_> {
    fn at(&mut self, offset: usize, clause: &'static str, message: Message) {
        let before = self.text.as_bytes().iter().take(offset);
        let line = 1 + before.filter(|byte| **byte == b'\n').count() as u32;
        self.found.push(Fault { line, clause, message });
    }

    /// The number, or a fault when it is out of range.
    fn within(&mut self, number: &Spanned<i64>, clause: &'static str, most: i64) -> u8 {
        let got = *number.get_ref();
        if !(1..=most).contains(&got) {
            let message = Message::new("ostia-edition-range").with("got", got).with("min", 1).with("max", most);
            self.at(number.span().start, clause, message);
        }
        got.clamp(1, most) as u8
    }

    fn good(&mut self, name: &Spanned<String>, clause: &'static str) -> Option<Good> {
        let good = Good::from_name(name.get_ref());
        if good.is_none() {
            let message = Message::new("ostia-edition-good")
                .with("got", name.get_ref().clone())
                .with("goods", one_of_args(Good::ALL.map(Good::name)));
            self.at(name.span().start, clause, message);
        }
        good
    }
}

impl Edition {
    fn read_goods(&mut self, goods: &Spanned<BTreeMap<Spanned<String>, Type>>, faults: &mut Faults<'_>) {
        let mut copies = [0; GOODS];
        for (name, printed) in goods.get_ref() {
            let Some(good) = faults.good(name, "OS-0.1") else { continue };
            copies[good.index()] = faults.within(&printed.copies, "OS-0.1", MAX_COPIES.into());
            self.values[good.index()] = faults.within(&printed.value, "OS-0.1", MAX_VALUE);
        }
        for good in Good::ALL.into_iter().filter(|good| copies[good.index()] == 0) {
            let message = Message::new("ostia-edition-good-missing").with("good", Arg::Text(good.name().into()));
            faults.at(goods.span().start, "OS-0.1", message);
        }
        // OS-0.5 takes the ivory cards away.
        let fewest = copies.iter().map(|n| u32::from(*n)).sum::<u32>() - u32::from(copies[Good::Ivory.index()]);
        if fewest < MIN_CARDS {
            let message = Message::new("ostia-edition-too-few-cards").with("got", fewest).with("min", MIN_CARDS);
            faults.at(goods.span().start, "OS-2.1", message);
        }
        self.box_cards = Cards::from_counts(copies);
    }

    fn read_senate(&mut self, senate: &Senate, faults: &mut Faults<'_>) {
        let cards = senate.cards.get_ref();
        if cards.len() != SENATE_CARDS {
            let message =
                Message::new("ostia-edition-senate-cards").with("got", cards.len()).with("needed", SENATE_CARDS);
            faults.at(senate.cards.span().start, "OS-0.2", message);
        }
        for (card, order) in cards.iter().enumerate() {
            let mut missing: Vec<Good> = Good::ALL.into();
            for (place, name) in order.get_ref().iter().enumerate() {
                let Some(good) = faults.good(name, "OS-0.2") else { continue };
                if !missing.contains(&good) {
                    let message = Message::new("ostia-edition-twice").with("good", Arg::Text(good.name().into()));
                    faults.at(name.span().start, "OS-0.2", message);
                }
                missing.retain(|other| *other != good);
                if card < SENATE_CARDS && place < GOODS {
                    self.senate[card][good.index()] = (GOODS - 1 - place) as u8;
                }
            }
            if !missing.is_empty() {
                let message = Message::new("ostia-edition-senate-missing")
                    .with("goods", one_of_args(missing.into_iter().map(Good::name)));
                faults.at(order.span().start, "OS-0.2", message);
            }
        }
    }

    fn read_forum(&mut self, forum: &Forum, faults: &mut Faults<'_>) {
        let prices = forum.prices.get_ref();
        if prices.is_empty() || prices.len() > MAX_COPIES as usize {
            let message = Message::new("ostia-edition-prices").with("got", prices.len()).with("max", MAX_COPIES);
            faults.at(forum.prices.span().start, "OS-0.3", message);
        }
        let mut last = None;
        for n in 1..=MAX_COPIES as usize {
            if let Some(price) = prices.get(n - 1) {
                let read = faults.within(price, "OS-0.3", MAX_PRICE);
                if last.is_some_and(|last| read > last) {
                    let message = Message::new("ostia-edition-price-rises").with("count", n);
                    faults.at(price.span().start, "OS-0.3", message);
                }
                last = Some(read);
            }
            self.prices[n] = last.unwrap_or(1);
        }
    }
}

impl game::Edition for Edition {
    fn builtin() -> Edition {
        match Edition::parse(BUILTIN) {
            Ok(edition) => edition,
            Err(faults) => unreachable!("the built-in edition is tested: {faults:?}"),
        }
    }

    fn parse(text: &str) -> Result<Edition, Vec<Fault>> {
        let mut faults = Faults { text, found: Vec::new() };
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                let offset = error.span().map_or(0, |span| span.start);
                let message = Message::new("ostia-edition-form").with("detail", error.message().to_string());
                faults.at(offset, "", message);
                return Err(faults.found);
            }
        };
        let mut edition = Edition {
            name: file.name.get_ref().clone(),
            box_cards: Cards::EMPTY,
            values: [1; GOODS],
            senate: [[0; GOODS]; SENATE_CARDS],
            prices: [0; MAX_COPIES as usize + 1],
        };
        if file.name.get_ref().trim().is_empty() {
            faults.at(file.name.span().start, "", Message::new("ostia-edition-name"));
        }
        edition.read_goods(&file.goods, &mut faults);
        edition.read_senate(&file.senate, &mut faults);
        edition.read_forum(&file.forum, &mut faults);
        faults.found.sort_by_key(|fault| fault.line);
        if faults.found.is_empty() { Ok(edition) } else { Err(faults.found) }
    }

    fn template() -> String {
        BUILTIN.to_string()
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn canonical(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(Good::ALL.map(|good| self.box_cards.count(good)));
        bytes.extend(self.values);
        bytes.extend(self.senate.as_flattened());
        bytes.extend(self.prices);
        bytes
    }
}
