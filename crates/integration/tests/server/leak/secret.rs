//! Another secret choice with the same public face: the clauses show the same of it to others.

use game::Chance;
use serde_json::Value;
use std::collections::BTreeMap;

/// Another action that looks the same to everybody else, if there is one. `now` is the state of the table for the seat.
pub fn alternative(action: &str, now: &Value, dice: &mut impl Chance) -> Option<String> {
    let other = match action.split(' ').next()? {
        "discard" => other_discard(action, now),
        "offer" | "counter" | "accept" => other_cards(action, now),
        "pick" => {
            let ship = counts(&now["view"]["own"]["ship"]);
            ship.keys().map(|good| format!("pick {good}")).find(|other| other != action)
        }
        "lay" => {
            let mut rest = shuffled(&counts(&now["choices"]["menu"]["cards"]), dice);
            let mut text = "lay".to_owned();
            for place in ["forum", "senate"] {
                let size = listed(action, place).len();
                text += &part(place, rest.drain(..size).collect());
            }
            Some(text)
        }
        "manage" => {
            let mut stock = shuffled(&counts(&now["choices"]["menu"]["stock"]), dice);
            stock.truncate(listed(action, "keep").len());
            let public = action.split(" keep ").next()?;
            Some(format!("{public}{}", part("keep", stock)))
        }
        _ => None,
    };
    other.filter(|other| other != action && (laid(action).is_empty() || laid(other) != laid(action)))
}

fn hand(now: &Value) -> Vec<String> {
    let cards = now["view"]["hand"].as_array().into_iter().flatten();
    cards.filter_map(|card| card.as_str().map(str::to_owned)).collect()
}

/// OM-2.3: others see how many cards, but neither which nor in what order.
fn other_discard(action: &str, now: &Value) -> Option<String> {
    let mut laid: Vec<String> = action.split(' ').skip(1).map(str::to_owned).collect();
    match hand(now).into_iter().find(|card| !laid.contains(card)) {
        Some(card) => *laid.last_mut()? = card,
        None => laid.reverse(),
    }
    Some(format!("discard {}", laid.join(" ")))
}

/// OM-3.6: others see the goods of the cards.
fn other_cards(action: &str, now: &Value) -> Option<String> {
    // A card in two offers shows when one of them is met (OM-3.12).
    let offered = now["view"]["offers"].to_string();
    let free = |card: &String| !offered.contains(card.as_str());
    let hand = hand(now);
    let (given, kept): (Vec<&String>, Vec<&String>) =
        hand.iter().filter(|card| free(card)).partition(|card| action.contains(card.as_str()));
    let good = |card: &str| card.split('.').next().map(str::to_owned);
    let swap = given.iter().find_map(|card| Some((card, kept.iter().find(|other| good(other) == good(card))?)));
    swap.map(|(card, other)| action.replace(card.as_str(), other))
}

fn counts(value: &Value) -> BTreeMap<String, u64> {
    let fields = value.as_object().into_iter().flatten();
    fields.filter_map(|(good, count)| Some((good.clone(), count.as_u64()?))).collect()
}

/// The cards behind a word, one by one.
fn listed(action: &str, word: &str) -> Vec<String> {
    let words = action.split(' ').skip_while(|next| *next != word).skip(1);
    let cards = words.take_while(|next| !["forum", "senate", "keep", "build", "repay"].contains(next));
    let each = cards.filter(|card| *card != "nothing").flat_map(|card| {
        let (count, good) = card.split_once('*').unwrap_or(("1", card));
        vec![good.to_owned(); count.parse().unwrap()]
    });
    each.collect()
}

/// What is where, however it is written.
fn laid(action: &str) -> Vec<(&'static str, String)> {
    let places = ["forum", "senate", "keep"].into_iter();
    let mut laid: Vec<_> =
        places.flat_map(|word| listed(action, word).into_iter().map(move |card| (word, card))).collect();
    laid.sort();
    laid
}

fn shuffled(counts: &BTreeMap<String, u64>, dice: &mut impl Chance) -> Vec<String> {
    let mut cards: Vec<String> = counts.iter().flat_map(|(good, count)| vec![good.clone(); *count as usize]).collect();
    game::shuffle(&mut cards, dice);
    cards
}

/// ` forum 2*ivory wheat`, or nothing.
fn part(word: &str, cards: Vec<String>) -> String {
    let mut counts: BTreeMap<String, u64> = BTreeMap::new();
    cards.into_iter().for_each(|card| *counts.entry(card).or_default() += 1);
    if counts.is_empty() {
        return String::new();
    }
    let cards: Vec<String> = counts.iter().map(|(good, count)| format!("{count}*{good}")).collect();
    format!(" {word} {}", cards.join(" "))
}

/// Events after which the secret is no longer one, or no longer between these two alone.
pub fn told(events: &Value, insiders: &mut Vec<usize>) -> bool {
    for event in events.as_array().into_iter().flatten().map(|seen| &seen["event"]) {
        match event["event"].as_str().or(event["seen"].as_str()) {
            // OS-3.5, OS-6.3, OS-7.2.
            Some("turned_up" | "stores_turned_up") => return true,
            Some("discarded") if event["cards"].is_object() => return true,
            // OS-2.3: the last two are put up without being asked.
            Some("lot_put_up") if is_insider(&event["seller"], insiders) => return true,
            // OM-7.3: the pirates make a new deck.
            Some("deck_shuffled") if event["source"].is_object() => return true,
            // OM-9.3: now the other side knows too. OM-3.12: a void offer reveals that its card is gone.
            Some("deal_struck") => {
                let sides = ["giver", "taker"].map(|side| event[side].as_u64().unwrap() as usize - 1);
                if sides.iter().any(|side| insiders.contains(side)) {
                    insiders.extend(sides);
                    if event["voids"].as_array().is_some_and(|voids| !voids.is_empty()) {
                        return true;
                    }
                }
            }
            _ => {}
        }
    }
    false
}

fn is_insider(seat: &Value, insiders: &[usize]) -> bool {
    seat.as_u64().is_some_and(|number| insiders.contains(&(number as usize - 1)))
}
