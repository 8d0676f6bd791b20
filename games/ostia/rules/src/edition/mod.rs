//! OS-0.1 to OS-0.3: what is printed in the box, and how an owner's own figures are read.

#![allow(clippy::indexing_slicing, reason = "there is a place for each good, card and price of the box")]

mod form;
mod options;

pub use options::{Beats, Setup};

use crate::state::goods::MAX_COPIES;
use crate::state::{Cards, GOODS, Good};
use form::{Placed, Report, Section, shown};
use game::{Fault, Message, one_of_args};

/// Senate cards in the box (OS-0.2).
pub const SENATE_CARDS: usize = 6;
/// The dearest good an edition may print; keeps what a seat can owe within what a choice can name.
const MAX_VALUE: i64 = 20;
/// The highest price of the forum an edition may print; keeps cash within what a bid can name.
const MAX_PRICE: i64 = 30;
/// OS-2.1: with 5 seats, 20 stored cards (OS-6.3) and 25 dealt ones, all of them beside the ivory cards of OS-0.5.
/// Fewer seats need less: 12 + 15 + 4 market cards with 3 seats, 16 + 20 + 2 with 4.
const MIN_CARDS: u32 = 45;

/// The parts of a file that can be reconstructed; a file without the list is copied from a box in all its parts.
const PARTS: [&str; 4] = ["goods.copies", "goods.value", "senate", "forum"];
const MAX_NAME: usize = 80;

const BUILTIN: &str = include_str!("../../data/edition.toml");

/// The figures of a box.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    name: String,
    reconstructed: Vec<String>,
    /// How many cards of each type (OS-0.1).
    pub(crate) box_cards: Cards,
    /// Value of each type, which is its least price (OS-0.1).
    pub(crate) values: [u8; GOODS],
    /// What each senate card values the types at (OS-0.2).
    pub(crate) senate: [[u8; GOODS]; SENATE_CARDS],
    /// OS-0.3: the price of a card by how many of its type are there.
    pub(crate) prices: [u8; MAX_COPIES as usize + 1],
}

impl Edition {
    /// The parts that are not copied from a box, as the file says.
    pub fn reconstructed(&self) -> &[String] {
        &self.reconstructed
    }

    /// Name and origin. A file of another game or of a format still to come is not worth reading on.
    fn read_head(&mut self, file: &Section<'_>, report: &mut Report<'_>) -> bool {
        let (format, game) = (file.whole("format", report), file.text("game", report));
        if let Some(game) = game.filter(|game| game.is != "ostia") {
            report.form(game.at, Message::new("edition-ostia-other-game").with("game", shown(game.is)));
            return false;
        }
        if let Some(format) = format.filter(|format| format.is != 1) {
            report.form(format.at, Message::new("edition-other-format").with("format", format.is));
            return false;
        }
        if let Some(Placed { at, is }) = file.text("name", report) {
            if is.trim().is_empty() || is.chars().count() > MAX_NAME || is.chars().any(char::is_control) {
                report.form(at, Message::new("edition-name").with("name", shown(is)).with("limit", MAX_NAME));
            }
            self.name = is.trim().into();
        }
        if file.has("reconstructed")
            && let Some(parts) = file.texts("reconstructed", report)
        {
            for part in parts.is {
                if !PARTS.contains(&part.is) {
                    let message = Message::new("edition-unknown-part").with("part", shown(part.is));
                    report.form(part.at, message.with("known", one_of_args(PARTS)));
                }
                self.reconstructed.push(part.is.into());
            }
        }
        true
    }

    /// OS-0.1.
    fn read_goods(&mut self, goods: &Section<'_>, report: &mut Report<'_>) {
        goods.knows(&Good::ALL.map(Good::name), report);
        let mut copies = [0; GOODS];
        for good in Good::ALL {
            let Some(printed) = goods.section(good.name(), report) else { continue };
            printed.knows(&["copies", "value"], report);
            if let Some(number) = printed.whole("copies", report) {
                copies[good.index()] = within(number, "OS-0.1", MAX_COPIES.into(), report);
            }
            if let Some(number) = printed.whole("value", report) {
                self.values[good.index()] = within(number, "OS-0.1", MAX_VALUE, report);
            }
        }
        // OS-0.5 takes the ivory cards away. A type that could not be read has been reported already.
        let beside_ivory = copies[1..].iter().map(|n| u32::from(*n)).sum::<u32>();
        if beside_ivory < MIN_CARDS && !copies.contains(&0) {
            let message =
                Message::new("edition-ostia-too-few-cards").with("found", beside_ivory).with("needed", MIN_CARDS);
            report.breaks("OS-2.1", goods.at, message);
        }
        self.box_cards = Cards::from_counts(copies);
    }

    /// OS-0.2.
    fn read_senate(&mut self, senate: &Section<'_>, report: &mut Report<'_>) {
        senate.knows(&["cards"], report);
        let Some(cards) = senate.text_lists("cards", report) else { return };
        if cards.is.len() != SENATE_CARDS {
            let message =
                Message::new("edition-ostia-senate-cards").with("found", cards.is.len()).with("needed", SENATE_CARDS);
            report.breaks("OS-0.2", cards.at, message);
        }
        for (card, order) in cards.is.iter().enumerate() {
            let mut missing: Vec<Good> = Good::ALL.into();
            for (place, name) in order.is.iter().enumerate() {
                let Some(good) = Good::from_name(name.is) else {
                    let message = Message::new("edition-ostia-unknown-good")
                        .with("good", shown(name.is))
                        .with("known", one_of_args(Good::ALL.map(Good::name)));
                    report.breaks("OS-0.2", name.at, message);
                    continue;
                };
                if !missing.contains(&good) {
                    let message = Message::new("edition-ostia-senate-twice").with("good", good.name().to_string());
                    report.breaks("OS-0.2", name.at, message);
                }
                missing.retain(|other| *other != good);
                if card < SENATE_CARDS && place < GOODS {
                    self.senate[card][good.index()] = (GOODS - 1 - place) as u8;
                }
            }
            if !missing.is_empty() {
                let goods = one_of_args(missing.into_iter().map(Good::name));
                let message = Message::new("edition-ostia-senate-missing").with("goods", goods);
                report.breaks("OS-0.2", order.at, message);
            }
        }
    }

    /// OS-0.3.
    fn read_forum(&mut self, forum: &Section<'_>, report: &mut Report<'_>) {
        forum.knows(&["prices"], report);
        let Some(prices) = forum.wholes("prices", report) else { return };
        if prices.is.is_empty() || prices.is.len() > MAX_COPIES as usize {
            let message = Message::new("edition-ostia-prices").with("found", prices.is.len()).with("most", MAX_COPIES);
            report.breaks("OS-0.3", prices.at, message);
        }
        let mut last = None;
        for n in 1..=MAX_COPIES as usize {
            if let Some(price) = prices.is.get(n - 1) {
                let read = within(*price, "OS-0.3", MAX_PRICE, report);
                if last.is_some_and(|last| read > last) {
                    report.breaks("OS-0.3", price.at, Message::new("edition-ostia-price-rises").with("count", n));
                }
                last = Some(read);
            }
            self.prices[n] = last.unwrap_or(1);
        }
    }
}

/// The number, or a fault when it is not between 1 and `most`.
fn within(number: Placed<i64>, clause: &'static str, most: i64, report: &mut Report<'_>) -> u8 {
    if !(1..=most).contains(&number.is) {
        let message = Message::new("edition-ostia-range").with("found", number.is).with("least", 1).with("most", most);
        report.breaks(clause, number.at, message);
    }
    number.is.clamp(1, most) as u8
}

impl game::Edition for Edition {
    #[allow(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
    fn builtin() -> Edition {
        Edition::parse(BUILTIN).expect("the built-in edition is valid: a test reads it")
    }

    fn parse(text: &str) -> Result<Edition, Vec<Fault>> {
        let mut edition = Edition {
            name: String::new(),
            reconstructed: Vec::new(),
            box_cards: Cards::EMPTY,
            values: [1; GOODS],
            senate: [[0; GOODS]; SENATE_CARDS],
            prices: [0; MAX_COPIES as usize + 1],
        };
        let mut report = Report::new(text);
        if let Some(table) = report.open() {
            let file = Section::file(&table);
            file.knows(&["format", "game", "name", "reconstructed", "goods", "senate", "forum"], &mut report);
            if !edition.read_head(&file, &mut report) {
                return Err(report.close());
            }
            if let Some(goods) = file.section("goods", &mut report) {
                edition.read_goods(&goods, &mut report);
            }
            if let Some(senate) = file.section("senate", &mut report) {
                edition.read_senate(&senate, &mut report);
            }
            if let Some(forum) = file.section("forum", &mut report) {
                edition.read_forum(&forum, &mut report);
            }
        }
        let faults = report.close();
        if faults.is_empty() { Ok(edition) } else { Err(faults) }
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
