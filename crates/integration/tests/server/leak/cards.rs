//! OM-9, from its clauses alone: which cards an observer may know the place of, and which ones a step shows.

use crate::leak::check::{Flaw, Law, Truth};
use crate::leak::room::Plan;
use serde_json::Value;
use std::collections::BTreeSet;

type Cards = BTreeSet<String>;

const GOODS: [&str; 7] = ["gems", "scrolls", "silk", "salt", "pottery", "olives", "grain"];

/// Every card that a text names, even within a longer text.
fn named_in(text: &str, into: &mut Cards) {
    for good in GOODS {
        for (at, _) in text.match_indices(&format!("{good}.")) {
            let digits = text[at + good.len() + 1..].chars().take(2).collect::<String>();
            if digits.len() == 2 && digits.bytes().all(|b| b.is_ascii_digit()) {
                into.insert(format!("{good}.{digits}"));
            }
        }
    }
}

/// Every card that is named anywhere, keys included.
pub fn cards_in(value: &Value) -> Cards {
    let mut cards = Cards::new();
    named_in(&value.to_string(), &mut cards);
    cards
}

fn good(card: &str) -> &str {
    card.split('.').next().unwrap()
}

/// Where everything is, and what each seat can still rely on.
#[derive(Clone, Default)]
pub struct Board {
    pub hands: Vec<Cards>,
    /// Top card last.
    pub cargo: Vec<Vec<String>>,
    /// Top card last.
    pub pirates: Vec<Vec<String>>,
    pub deck: Vec<String>,
    discard: Cards,
    table: Cards,
    /// OM-3.11: the seat's own pirates that it laid down itself, in their places.
    laid: Vec<Vec<Option<String>>>,
    /// OM-9.4: cards that the first seat knows to be in the hand of the second.
    traced: Vec<Vec<Cards>>,
}

fn seat(value: &Value) -> usize {
    value.as_u64().expect("a seat") as usize - 1
}

fn list(value: &Value) -> Vec<String> {
    value.as_array().expect("cards").iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

fn take(from: &mut Cards, card: &str) {
    assert!(from.remove(card), "{card} is not where the events say");
}

impl Board {
    fn new(players: usize) -> Board {
        Board {
            hands: vec![Cards::new(); players],
            cargo: vec![Vec::new(); players],
            pirates: vec![Vec::new(); players],
            laid: vec![Vec::new(); players],
            traced: vec![vec![Cards::new(); players]; players],
            ..Board::default()
        }
    }

    fn evolve(&mut self, event: &Value) {
        let of = || seat(&event["seat"]);
        let card = || event["card"].as_str().unwrap().to_owned();
        match event["event"].as_str().unwrap() {
            "start_card_taken" => self.cargo[of()].push(card()),
            "hands_dealt" => {
                for (hand, cards) in self.hands.iter_mut().zip(event["hands"].as_array().unwrap()) {
                    hand.extend(list(cards));
                }
            }
            "deck_shuffled" => {
                self.deck = list(&event["order"]);
                match &event["source"] {
                    Value::String(source) if source == "discard" => self.discard.clear(),
                    Value::Object(stacks) => {
                        let seat = seat(&stacks["stacks"]);
                        self.cargo[seat].clear();
                        self.pirates[seat].clear();
                        self.laid[seat].clear();
                    }
                    _ => {}
                }
            }
            "discarded" => {
                for card in list(&event["cards"]) {
                    take(&mut self.hands[of()], &card);
                    self.pirates[of()].push(card.clone());
                    self.laid[of()].push(Some(card));
                }
                // The others cannot tell which of the cards they knew of went there.
                self.traced.iter_mut().for_each(|traced| traced[of()].clear());
            }
            "card_drawn" => {
                assert_eq!(self.deck.pop(), Some(card()));
                self.hands[of()].insert(card());
            }
            "pirate_ransomed" => {
                assert_eq!(self.pirates[of()].pop(), Some(card()));
                self.laid[of()].pop();
                self.hands[of()].insert(card());
            }
            "pirate_boarded" => {
                assert_eq!(self.deck.pop(), Some(card()));
                self.pirates[of()].push(card());
                self.laid[of()].push(None);
            }
            "deal_struck" => {
                let (giver, taker) = (seat(&event["giver"]), seat(&event["taker"]));
                self.hand_over(giver, taker, list(&event["given"]));
                self.hand_over(taker, giver, list(&event["taken"]));
            }
            "played" => {
                for card in list(&event["cards"]) {
                    take(&mut self.hands[of()], &card);
                    self.traced.iter_mut().for_each(|traced| traced[of()].retain(|known| *known != card));
                    self.table.insert(card);
                }
            }
            "stowed" => {
                for card in list(&event["cards"]) {
                    take(&mut self.table, &card);
                    self.cargo[of()].push(card);
                }
            }
            "venice_scored" => {
                for (cargo, kept) in self.cargo.iter_mut().zip(event["kept"].as_array().unwrap()) {
                    let scored = cargo.len() - kept.as_u64().unwrap() as usize;
                    self.discard.extend(cargo.drain(..scored));
                }
            }
            _ => {}
        }
    }

    /// OM-9.3: the two sides see the cards; everybody else only their goods.
    fn hand_over(&mut self, from: usize, to: usize, cards: Vec<String>) {
        let goods: BTreeSet<&str> = cards.iter().map(|card| good(card)).collect();
        for who in 0..self.hands.len() {
            if who == from || who == to {
                self.traced[who][from].retain(|card| !cards.contains(card));
            } else {
                self.traced[who][from].retain(|card| !goods.contains(good(card)));
            }
        }
        self.traced[from][to].extend(cards.iter().cloned());
        for card in cards {
            take(&mut self.hands[from], &card);
            self.hands[to].insert(card);
        }
    }

    /// Cards whose place this observer may know now.
    fn known(&self, who: Option<usize>) -> Cards {
        let cargos = self.cargo.iter().flatten();
        let mut known: Cards = cargos.chain(&self.discard).chain(&self.table).cloned().collect();
        if let Some(seat) = who {
            let laid = self.laid[seat].iter().flatten();
            known.extend(self.hands[seat].iter().chain(laid).chain(self.traced[seat].iter().flatten()).cloned());
        }
        known
    }
}

/// OM-9.1, OM-9.3: the cards that this observer is shown by an event.
fn shown(event: &Value, before: &Board, who: Option<usize>) -> Cards {
    let is = |field: &str| who.is_some() && event[field].as_u64() == who.map(|seat| seat as u64 + 1);
    match event["event"].as_str().unwrap() {
        "start_card_taken" | "played" | "stowed" => cards_in(event),
        "hands_dealt" => who.map_or(Cards::new(), |seat| cards_in(&event["hands"][seat])),
        "discarded" | "card_drawn" | "pirate_ransomed" if is("seat") => cards_in(event),
        "offer_made" if is("from") => cards_in(event),
        "deal_struck" if is("giver") || is("taker") => cards_in(event),
        // OM-6.3, OM-7.3: cargos are seen when they are scored.
        "venice_scored" => before.cargo.iter().flatten().cloned().collect(),
        "seat_scored" => before.cargo[seat(&event["seat"])].iter().cloned().collect(),
        _ => Cards::new(),
    }
}

/// Who may know which card, after each record.
pub struct CardLaw {
    truth: Truth,
    pub after: Vec<Board>,
    memory: String,
}

fn only(what: &str, cards: Cards, allowed: &Cards) -> Result<(), Flaw> {
    let foreign: Vec<&String> = cards.difference(allowed).collect();
    if foreign.is_empty() { Ok(()) } else { Err(format!("{what} names {foreign:?}")) }
}

impl CardLaw {
    pub fn of(truth: Truth, plan: &Plan) -> CardLaw {
        let after = truth.states(Board::new(plan.players), Board::evolve);
        CardLaw { truth, after, memory: plan.options["memory"].as_str().unwrap_or("as-printed").to_owned() }
    }

    fn known(&self, record: usize, who: Option<usize>) -> Cards {
        self.after[record].known(who)
    }

    /// OM-9.4: how much of what a player was shown the screen still shows.
    fn screen(&self, board: &Board, view: &Value, who: Option<usize>) -> Result<(), Flaw> {
        let tops = board.cargo.iter().filter_map(|cargo| cargo.last());
        let mut allowed: Cards = tops.chain(&board.discard).chain(&board.table).cloned().collect();
        allowed.extend(who.iter().flat_map(|seat| board.hands[*seat].iter().cloned()));
        for (seat, cargo) in board.cargo.iter().enumerate() {
            let own = who == Some(seat);
            let shows = self.memory == "all-cargos" || self.memory == "own-stacks" && own;
            let from_top: Vec<&String> = cargo.iter().rev().collect();
            let expected = if shows { serde_json::json!(from_top) } else { Value::Null };
            let seen = &view["seats"][seat];
            if seen["cargo_cards"] != expected {
                return Err(format!("the cargo of seat {} should be {expected}", seat + 1));
            }
            let pirates = own && self.memory != "as-printed";
            let expected = if pirates { serde_json::json!(board.laid[seat]) } else { Value::Null };
            if seen["pirate_cards"] != expected {
                return Err(format!("the pirates of seat {} should be {expected}", seat + 1));
            }
            if seen["top"] != serde_json::json!(cargo.last()) {
                return Err(format!("the top of cargo {}", seat + 1));
            }
            allowed.extend(cargo.iter().filter(|_| shows).cloned());
            allowed.extend(board.laid[seat].iter().flatten().filter(|_| pirates).cloned());
        }
        let hand = who.map_or(Cards::new(), |seat| board.hands[seat].clone());
        if cards_in(&view["hand"]) != hand {
            return Err("not the own hand".to_owned());
        }
        only("the view", cards_in(view), &allowed)
    }
}

impl Law for CardLaw {
    fn step(&self, record: usize, what: &Value, eye: Option<usize>) -> Result<(), Flaw> {
        let truth = &self.truth.records[record];
        let mut board = match record.checked_sub(1) {
            Some(before) => self.after[before].clone(),
            None => Board::new(self.after[0].hands.len()),
        };
        let mut allowed = Cards::new();
        for event in &truth.events {
            allowed.extend(shown(event, &board, eye));
            board.evolve(event);
        }
        only("the events", cards_in(&what["events"]), &allowed)?;
        if what["action"].is_null() {
            return Ok(());
        }
        if eye.is_none() || truth.seat != eye {
            return Err("somebody else's action".to_owned());
        }
        let before = record.checked_sub(1).map_or(Cards::new(), |before| self.known(before, eye));
        only("the action", cards_in(&what["action"]), &before)
    }

    fn now(&self, record: usize, now: &Value, eye: Option<usize>) -> Result<(), Flaw> {
        self.screen(&self.after[record], &now["view"], eye)?;
        let known = self.known(record, eye);
        only("the choices", cards_in(&now["choices"]), &known)?;
        only("what can be taken back", cards_in(&now["undo"]), &known)?;
        self.truth.takes_back_own(record, &now["undo"], eye)
    }

    fn answer(&self, record: usize, answer: &Value, request: &str, eye: Option<usize>) -> Result<(), Flaw> {
        // A player's own words may come back.
        let mut allowed = Cards::new();
        named_in(request, &mut allowed);
        allowed.extend(eye.map(|_| self.known(record, eye)).unwrap_or_default());
        only("the answer", cards_in(answer), &allowed)
    }

    fn plain(&self, value: &Value) -> Result<(), Flaw> {
        only("what is not about cards", cards_in(value), &Cards::new())
    }

    fn records(&self) -> usize {
        self.truth.records.len()
    }
}
