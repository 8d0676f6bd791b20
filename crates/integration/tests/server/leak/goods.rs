//! OS-8, from its clauses alone. Goods are types and not single cards, so the secret is how many of which are where:
//! every event must be exactly what its reader may see of it, and goods may appear only in fields that are known to be
//! public or the reader's.

use crate::leak::check::{Flaw, Law, Truth};
use crate::leak::room::Plan;
use crate::leak::wire::Frame;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

type Counts = BTreeMap<String, u64>;

const GOODS: [&str; 6] = ["ivory", "marble", "wood", "salt", "wine", "wheat"];

/// Every type that is named anywhere, keys included.
fn named_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphabetic());
    words.filter(|word| GOODS.contains(word)).map(str::to_owned).collect()
}

fn goods_in(value: &Value) -> BTreeSet<String> {
    named_in(&value.to_string())
}

fn counts(value: &Value) -> Counts {
    let Value::Object(fields) = value else { return Counts::new() };
    fields.iter().map(|(good, count)| (good.clone(), count.as_u64().unwrap())).collect()
}

fn add(to: &mut Counts, more: &Counts) {
    more.iter().for_each(|(good, count)| *to.entry(good.clone()).or_default() += count);
}

/// As many as there are.
fn lower(from: &mut Counts, less: &Counts) {
    for (good, count) in less {
        let left = from.get(good).copied().unwrap_or(0).saturating_sub(*count);
        from.insert(good.clone(), left);
    }
    from.retain(|_, count| *count > 0);
}

fn take(from: &mut Counts, less: &Counts) {
    assert!(at_most(less, from), "{less:?} is not where the events say: {from:?}");
    lower(from, less);
}

fn at_most(some: &Counts, most: &Counts) -> bool {
    some.iter().all(|(good, count)| *count <= most.get(good).copied().unwrap_or(0))
}

fn total(value: &Value) -> u64 {
    counts(value).values().sum()
}

/// What a seat has, and what everybody can tell about it.
#[derive(Clone, Default)]
pub struct Seat {
    pub stock: Counts,
    ship: Counts,
    pick: Option<String>,
    /// OS-8.3: what it must still have, from lots bought openly and what has been turned up since.
    sure: Counts,
    forum: Counts,
    offer: Counts,
    /// What was there in this or the last counting house.
    shown: [Counts; 2],
    /// OS-3.4: how many cards are on forum and senate, as everybody was shown.
    sizes: Option<[u64; 2]>,
    thrown: Counts,
}

/// Where everything is.
#[derive(Clone, Default)]
pub struct Rome {
    pub seats: Vec<Seat>,
    lot: Counts,
    market: Counts,
    discards: Counts,
    /// Senate cards that were opened, latest last.
    opened: Vec<u64>,
    put_away: Option<u64>,
}

impl Rome {
    fn evolve(&mut self, event: &Value) {
        let index = |field: &str| event[field].as_u64().expect("a seat") as usize - 1;
        let of = |field: &str| counts(&event[field]);
        match event["event"].as_str().unwrap() {
            "first_card_dealt" => {
                let good = event["good"].as_str().unwrap().to_owned();
                add(&mut self.seats[index("seat")].stock, &Counts::from([(good, 1)]));
            }
            "dealt" => add(&mut self.seats[index("seat")].ship, &of("cards")),
            "free_picked" => self.seats[index("seat")].pick = event["good"].as_str().map(str::to_owned),
            "free_picks_taken" => {
                for seat in &mut self.seats {
                    let pick = Counts::from([(seat.pick.take().expect("all have picked"), 1)]);
                    take(&mut seat.ship, &pick);
                    add(&mut seat.stock, &pick);
                }
            }
            "lot_put_up" => {
                self.lot = of("lot");
                take(&mut self.seats[index("seller")].ship, &self.lot);
            }
            "lot_kept" | "lot_forced" => self.bought(index("seller")),
            "lot_sold" => self.bought(index("buyer")),
            "market_turned_up" => self.market = of("cards"),
            "sizes_shown" => {
                let sizes = ["forum", "senate"].map(|place| event[place].as_u64().unwrap());
                self.seats[index("seat")].sizes = Some(sizes);
            }
            "turned_up" => {
                let seat = &mut self.seats[index("seat")];
                (seat.forum, seat.offer) = (of("forum"), of("senate"));
                seat.shown = [of("forum"), of("senate")];
                for turned_up in [of("forum"), of("senate")] {
                    take(&mut seat.stock, &turned_up);
                    lower(&mut seat.sure, &turned_up);
                }
                seat.thrown.clear();
            }
            "penalty_paid" => {
                // From forum and senate, in any order: both are open.
                let (seat, lost) = (&mut self.seats[index("seat")], of("lost"));
                lower(&mut seat.forum, &lost);
                lower(&mut seat.offer, &lost);
                add(&mut seat.thrown, &lost);
                add(&mut self.discards, &lost);
            }
            "forum_cleared" => {
                let forums = self.seats.iter_mut().map(|seat| std::mem::take(&mut seat.forum));
                forums.chain([self.market.clone()]).for_each(|cards| add(&mut self.discards, &cards));
            }
            "senate_cleared" => {
                let offers = self.seats.iter_mut().map(|seat| std::mem::take(&mut seat.offer));
                offers.for_each(|cards| add(&mut self.discards, &cards));
            }
            "discarded" => {
                let seat = &mut self.seats[index("seat")];
                take(&mut seat.stock, &of("cards"));
                lower(&mut seat.sure, &of("cards"));
                add(&mut seat.thrown, &of("cards"));
                add(&mut self.discards, &of("cards"));
            }
            "stores_turned_up" => {
                let seat = &mut self.seats[index("seat")];
                (seat.stock, seat.sure) = (of("stored"), of("stored"));
                add(&mut seat.thrown, &of("forum"));
                add(&mut self.discards, &of("forum"));
                seat.shown = [of("forum"), Counts::new()];
            }
            "reshuffled" => self.discards.clear(),
            "senate_opened" => self.opened.extend(event["card"].as_u64()),
            "put_away_turned_up" => self.put_away = event["card"].as_u64(),
            _ => {}
        }
    }

    fn bought(&mut self, buyer: usize) {
        add(&mut self.seats[buyer].stock, &self.lot);
        add(&mut self.seats[buyer].sure, &self.lot);
    }
}

/// Facts that OS-8.1 calls public, or that are mere bookkeeping of public facts.
const OPEN: [&str; 31] = [
    "started",
    "round_began",
    "senate_opened",
    "reshuffled",
    "asked",
    "taken_back",
    "free_picks_taken",
    "lot_put_up",
    "bid_made",
    "bid_passed",
    "storehouses_sold",
    "credits_taken",
    "lot_kept",
    "lot_sold",
    "lot_forced",
    "market_turned_up",
    "sizes_shown",
    "turned_up",
    "penalty_paid",
    "goods_sold",
    "forum_cleared",
    "offer_judged",
    "senate_cleared",
    "credits_repaid",
    "interest_paid",
    "storehouses_built",
    "discarded",
    "stores_turned_up",
    "types_scored",
    "eliminated",
    "cash_scored",
];

/// OS-8.2: exactly what is left of an event for this observer.
fn left_of(event: &Value, eye: Option<usize>) -> Result<Value, Flaw> {
    let own = eye.is_some() && event["seat"].as_u64() == eye.map(|seat| seat as u64 + 1);
    let mut left: Map<String, Value> = event.as_object().unwrap().clone();
    let name = event["event"].as_str().unwrap();
    let open = |mut left: Map<String, Value>| {
        left.insert("seen".to_owned(), json!("open"));
        Ok(left.into())
    };
    let hidden = match name {
        "first_card_dealt" | "free_picked" => "good",
        "managed" => "plan",
        // OS-3.2, OS-3.4: neither what is where, nor how much, nor whether a seat stands.
        "laid_unseen" => "layout",
        "answered" => "answer",
        "dealt" => {
            left.insert("count".to_owned(), json!(total(&event["cards"])));
            "cards"
        }
        // As under version 1 of the rules: the sizes, bluff cards included.
        "laid" => {
            for place in ["forum", "senate"] {
                left.insert(place.to_owned(), json!(total(&event["layout"][place])));
            }
            "layout"
        }
        // OS-7.5: at the end.
        "put_away_turned_up" => return open(left),
        name if OPEN.contains(&name) => return open(left),
        name => return Err(format!("is {name} open?")),
    };
    left.remove("event");
    left.insert("seen".to_owned(), json!(name));
    if !own {
        left.insert(hidden.to_owned(), Value::Null);
    }
    Ok(left.into())
}

/// Who may know which goods, after each record.
pub struct GoodsLaw {
    truth: Truth,
    pub after: Vec<Rome>,
    /// The types of each senate card, as printed.
    senate: Vec<Value>,
}

fn hold(what: &str, holds: bool) -> Result<(), Flaw> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

impl GoodsLaw {
    pub fn of(truth: Truth, plan: &Plan, frames: &[Frame]) -> GoodsLaw {
        let blank = Rome { seats: vec![Seat::default(); plan.players], ..Rome::default() };
        let after = truth.states(blank, Rome::evolve);
        let table = frames.iter().find(|frame| frame.value["type"] == "table").expect("somebody got the table");
        GoodsLaw { truth, after, senate: table.value["facts"]["senate"].as_array().unwrap().clone() }
    }

    /// Types that a seat may be told about: its own, and those of the open lot.
    fn own(&self, record: usize, eye: Option<usize>) -> BTreeSet<String> {
        let rome = &self.after[record];
        let seats = eye.map(|seat| &rome.seats[seat]).into_iter();
        let own = seats.flat_map(|seat| seat.stock.keys().chain(seat.ship.keys()));
        own.chain(rome.lot.keys()).cloned().collect()
    }

    fn view(&self, rome: &Rome, view: &Value, eye: Option<usize>) -> Result<(), Flaw> {
        let opened =
            |seen: &Value| seen.is_null() || rome.opened.iter().any(|card| self.senate[*card as usize] == *seen);
        hold("a senate card that is not open", opened(&view["senate"]) && opened(&view["next_senate"]))?;
        let put_away = rome.put_away.map_or(Value::Null, |card| self.senate[card as usize].clone());
        hold("the senate card put away", view["put_away"] == put_away)?;
        for (order, values) in
            [("senate", "senate_values"), ("next_senate", "next_values"), ("put_away", "put_away_values")]
        {
            let worth =
                view[order].as_array().into_iter().flatten().map(|good| view[values][good.as_str().unwrap()].as_u64());
            let all = view[values].as_object().map_or(0, |all| all.len());
            let told = worth.clone().is_sorted_by(|more, less| less < more) && worth.count() == all;
            hold(&format!("{values} tells more than the card"), told)?;
        }
        let own_stock = eye.map(|seat| &rome.seats[seat].stock);
        let mut there = rome.market.clone();
        rome.seats.iter().map(|seat| &seat.shown[0]).chain(own_stock).for_each(|pile| add(&mut there, pile));
        hold("what is at the forum", at_most(&counts(&view["at_forum"]), &there))?;
        hold(&format!("the discards are {:?}", rome.discards), counts(&view["discards"]) == rome.discards)?;
        hold("the lot", view["lot"].is_null() || counts(&view["lot"]["cards"]) == rome.lot)?;
        hold("the market", counts(&view["market"]) == rome.market || view["market"] == json!({}))?;
        for (seat, seen) in rome.seats.iter().zip(view["seats"].as_array().unwrap()) {
            let [forum, offer] = &seat.shown;
            let most = [("forum", forum), ("offer", offer), ("thrown", &seat.thrown), ("sure", &seat.sure)];
            for (field, most) in most {
                hold(&format!("{field} of a seat"), at_most(&counts(&seen[field]), most))?;
            }
            let laid = [0, 1].map(|place| seen["laid"][place].as_u64());
            let shown = seat.sizes.map(|sizes| sizes.map(Some));
            hold("sizes that were not shown", seen["laid"].is_null() || Some(laid) == shown)?;
            // OS-3.5: what is left of the sizes without the goods, once those were turned up.
            let turned_up =
                seat.sizes.is_some() && ["counter", "second_look"].iter().all(|phase| view["phase"] != *phase);
            hold("bluffs that were not turned up", seen["bluffs"].is_null() || turned_up)?;
            let open = ["forum", "offer", "thrown", "sure"];
            let rest = seen.as_object().unwrap().iter().filter(|(name, _)| !open.contains(&name.as_str()));
            for (name, value) in rest {
                hold(&format!("{name} of a seat"), goods_in(value).is_empty() && !value.is_object())?;
            }
            hold("the size of a stock", seen["stock"].as_u64() == Some(seat.stock.values().sum()))?;
        }
        let own = &view["own"];
        hold("what another seat keeps to itself", own["seat"].as_u64() == eye.map(|seat| seat as u64 + 1))?;
        if let Some(seat) = eye.map(|seat| &rome.seats[seat]) {
            hold("not the own stock", counts(&own["stock"]) == seat.stock)?;
            hold("not the own ship side", counts(&own["ship"]) == seat.ship)?;
        }
        let sold: BTreeSet<&str> =
            view["sold"].as_array().unwrap().iter().flat_map(|sold| sold["good"].as_str()).collect();
        let shown = |good: &&str| rome.seats.iter().any(|seat| seat.shown[0].contains_key(*good));
        hold("what was sold", sold.iter().all(shown))?;
        let checked =
            ["sold", "senate", "next_senate", "put_away", "discards", "lot", "market", "seats", "own", "at_forum"];
        let known = [&checked[..], &["senate_values", "next_values", "put_away_values"]].concat();
        let rest = view.as_object().unwrap().iter().filter(|(name, _)| !known.contains(&name.as_str()));
        for (name, value) in rest {
            hold(&format!("goods in {name}"), goods_in(value).is_empty())?;
        }
        Ok(())
    }
}

impl Law for GoodsLaw {
    fn step(&self, record: usize, what: &Value, eye: Option<usize>) -> Result<(), Flaw> {
        let truth = &self.truth.records[record];
        let own = eye.is_some() && truth.seat == eye;
        hold("somebody else's action", own || what["action"].is_null())?;
        let seen = what["events"].as_array().unwrap();
        hold("another number of events", seen.len() == truth.events.len())?;
        for (seen, event) in seen.iter().zip(&truth.events) {
            let left = left_of(event, eye)?;
            hold(&format!("it should be {left}"), seen["event"] == left)?;
            let mut open = goods_in(&left);
            if let Some(card) = event["card"].as_u64() {
                open.extend(goods_in(&self.senate[card as usize]));
            }
            hold("a line tells more than the event", goods_in(&seen["line"]).is_subset(&open))?;
        }
        Ok(())
    }

    fn now(&self, record: usize, now: &Value, eye: Option<usize>) -> Result<(), Flaw> {
        self.view(&self.after[record], &now["view"], eye)?;
        let own = self.own(record, eye);
        hold("choices name what the seat has not", goods_in(&now["choices"]).is_subset(&own))?;
        hold("what can be taken back names what the seat has not", goods_in(&now["undo"]).is_subset(&own))?;
        self.truth.takes_back_own(record, &now["undo"], eye)
    }

    fn answer(&self, record: usize, answer: &Value, request: &str, eye: Option<usize>) -> Result<(), Flaw> {
        // A player's own words may come back.
        let mut allowed = named_in(request);
        allowed.extend(self.own(record, eye));
        hold("an answer names what the seat has not", goods_in(answer).is_subset(&allowed))
    }

    fn plain(&self, value: &Value) -> Result<(), Flaw> {
        hold("goods where there should be none", goods_in(value).is_empty())
    }

    fn records(&self) -> usize {
        self.truth.records.len()
    }
}
