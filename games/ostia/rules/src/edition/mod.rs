//! OS-0.1 to OS-0.3: what is printed in the box, and how an owner's own figures are read.

#![allow(clippy::indexing_slicing, reason = "there is a place for each good, card and price of the box")]

mod options;

pub use options::{Beats, Setup};

use crate::state::goods::MAX_COPIES;
use crate::state::{Cards, GOODS, Good};
use game::edition_file::{self, Faults, Placed, Section, excerpt};
use game::{Fault, Message, one_of_args};
use std::sync::LazyLock;

/// Senate cards in the box (OS-0.2).
pub const SENATE_CARDS: usize = 6;
/// The most expensive good an edition may have; keeps what a seat can owe within what a choice can name.
const MAX_VALUE: u8 = 20;
/// The highest forum price an edition may have; keeps cash within what a bid can name.
const MAX_PRICE: u8 = 30;
/// OS-2.1: with 5 seats, 20 stored cards (OS-6.3) and 25 dealt ones, not counting the ivory cards of OS-0.5.
/// Fewer seats need less: 12 + 15 + 4 market cards with 3 seats, 16 + 20 + 2 with 4.
const MIN_CARDS: u32 = 45;

/// The parts of a file that can be reconstructed; in a file without the list, all parts are copied from a box.
const PARTS: [&str; 4] = ["goods.copies", "goods.value", "senate", "forum"];

/// The built-in edition.
const TEMPLATE: &str = include_str!("../../data/edition.toml");

#[allow(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
static BUILTIN: LazyLock<Edition> =
    LazyLock::new(|| read(TEMPLATE).expect("the built-in edition is valid: a test reads it"));

/// The figures of a box.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    name: String,
    reconstructed: Vec<String>,
    /// How many cards of each type (OS-0.1).
    pub(crate) box_cards: Cards,
    /// Value of each type, which is its minimum price (OS-0.1).
    pub(crate) values: [u8; GOODS],
    /// What each senate card says the types are worth (OS-0.2).
    pub(crate) senate: [[u8; GOODS]; SENATE_CARDS],
    /// OS-0.3: the price of a card, by how many of its type there are.
    pub(crate) prices: [u8; MAX_COPIES as usize + 1],
}

impl Edition {
    /// The parts that are not copied from a box, as the file says.
    pub fn reconstructed(&self) -> &[String] {
        &self.reconstructed
    }

    /// OS-0.1.
    fn read_goods(&mut self, goods: &Section<'_>, faults: &mut Faults) {
        goods.knows(&Good::ALL.map(Good::name), faults);
        let mut copies = [0; GOODS];
        for good in Good::ALL {
            let Some(printed) = goods.section(good.name(), faults) else { continue };
            printed.knows(&["copies", "value"], faults);
            if let Some(number) = printed.whole("copies", faults) {
                copies[good.index()] = within(number, "OS-0.1", MAX_COPIES, faults);
            }
            if let Some(number) = printed.whole("value", faults) {
                self.values[good.index()] = within(number, "OS-0.1", MAX_VALUE, faults);
            }
        }
        // OS-0.5 leaves out the ivory cards. A type that could not be read has already been reported.
        let beside_ivory = copies[1..].iter().map(|n| u32::from(*n)).sum::<u32>();
        if beside_ivory < MIN_CARDS && !copies.contains(&0) {
            let message =
                Message::new("edition-ostia-too-few-cards").with("found", beside_ivory).with("needed", MIN_CARDS);
            faults.breaks("OS-2.1", goods.at, message);
        }
        self.box_cards = Cards::from_counts(copies);
    }

    /// OS-0.2.
    fn read_senate(&mut self, senate: &Section<'_>, faults: &mut Faults) {
        senate.knows(&["cards"], faults);
        let Some(cards) = senate.text_lists("cards", faults) else { return };
        if cards.is.len() != SENATE_CARDS {
            let message =
                Message::new("edition-ostia-senate-cards").with("found", cards.is.len()).with("needed", SENATE_CARDS);
            faults.breaks("OS-0.2", cards.at, message);
        }
        for (card, order) in cards.is.iter().enumerate() {
            let mut missing: Vec<Good> = Good::ALL.into();
            for (place, name) in order.is.iter().enumerate() {
                let Some(good) = Good::from_name(name.is) else {
                    let message = Message::new("edition-ostia-unknown-good")
                        .with("good", excerpt(name.is))
                        .with("known", one_of_args(Good::ALL.map(Good::name)));
                    faults.breaks("OS-0.2", name.at, message);
                    continue;
                };
                if !missing.contains(&good) {
                    let message = Message::new("edition-ostia-senate-twice").with("good", good.name().to_string());
                    faults.breaks("OS-0.2", name.at, message);
                }
                missing.retain(|other| *other != good);
                if card < SENATE_CARDS && place < GOODS {
                    self.senate[card][good.index()] = (GOODS - 1 - place) as u8;
                }
            }
            if !missing.is_empty() {
                let goods = one_of_args(missing.into_iter().map(Good::name));
                let message = Message::new("edition-ostia-senate-missing").with("goods", goods);
                faults.breaks("OS-0.2", order.at, message);
            }
        }
    }

    /// OS-0.3.
    fn read_forum(&mut self, forum: &Section<'_>, faults: &mut Faults) {
        forum.knows(&["prices"], faults);
        let Some(prices) = forum.wholes("prices", faults) else { return };
        if prices.is.is_empty() || prices.is.len() > MAX_COPIES as usize {
            let message = Message::new("edition-ostia-prices").with("found", prices.is.len()).with("most", MAX_COPIES);
            faults.breaks("OS-0.3", prices.at, message);
        }
        let mut last = None;
        for n in 1..=MAX_COPIES as usize {
            if let Some(price) = prices.is.get(n - 1) {
                let read = within(*price, "OS-0.3", MAX_PRICE, faults);
                if last.is_some_and(|last| read > last) {
                    faults.breaks("OS-0.3", price.at, Message::new("edition-ostia-price-rises").with("count", n));
                }
                last = Some(read);
            }
            self.prices[n] = last.unwrap_or(1);
        }
    }
}

/// The number, or a fault when it is not between 1 and `most`.
fn within(number: Placed<i64>, clause: &'static str, most: u8, faults: &mut Faults) -> u8 {
    let fits = number.within(1..=most, clause, "edition-ostia-range", faults);
    fits.unwrap_or(number.is.clamp(1, most.into()) as u8)
}

impl game::Edition for Edition {
    fn builtin() -> Edition {
        BUILTIN.clone()
    }

    fn parse(text: &str) -> Result<Edition, Vec<Fault>> {
        read(text)
    }

    fn template() -> String {
        TEMPLATE.to_string()
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

fn read(text: &str) -> Result<Edition, Vec<Fault>> {
    edition_file::read(text, "ostia", &["goods", "senate", "forum"], &PARTS, |file, head, faults| {
        let mut edition = Edition {
            name: head.name,
            reconstructed: head.reconstructed,
            box_cards: Cards::EMPTY,
            values: [1; GOODS],
            senate: [[0; GOODS]; SENATE_CARDS],
            prices: [0; MAX_COPIES as usize + 1],
        };
        if let Some(goods) = file.section("goods", faults) {
            edition.read_goods(&goods, faults);
        }
        if let Some(senate) = file.section("senate", faults) {
            edition.read_senate(&senate, faults);
        }
        if let Some(forum) = file.section("forum", faults) {
            edition.read_forum(&forum, faults);
        }
        Some(edition)
    })
}
