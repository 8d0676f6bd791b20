//! Standing orders: made of bytes, some with letters changed, and obeyed over a match by every seat that has some.

use crate::bytes::changed;
use crate::{Bytes, Property, dealt};
use bots::Orders as _;
use game::{Choices, NoLog, Observer, Seat, Status};
use games::FullGame;
use serde_json::{Value, json};
use testkit::Dice;

/// Orders that go on for longer without a question to anybody keep the match busy.
const MOST_IN_A_ROW: u32 = 200;

pub(crate) struct Target;

impl Property for Target {
    fn hold<G: FullGame>(self, players: u8, mut bytes: Bytes<'_>) {
        let (game, mut state) = dealt::<G>(players, bytes.next());
        let left: Vec<Option<G::Orders>> = Seat::all(players).map(|_| left(&game, &mut bytes)).collect();
        let mut choices = G::Choices::default();
        let mut in_a_row = 0;
        let mut step = 0;
        while let (Status::Open { must, may, .. }, 0..2_000) = (game.status(&state), step) {
            let obeyed = must.or(may).iter().find_map(|seat| {
                game.choices(&state, seat, &mut choices);
                let orders = left[seat.index()].as_ref()?;
                let action = orders.obey(&game, &game.knowledge(&state, Observer::Seat(seat)), &choices)?;
                assert!(choices.contains(&action), "{action:?} was not offered");
                Some((seat, action))
            });
            in_a_row = if obeyed.is_some() { in_a_row + 1 } else { 0 };
            assert!(in_a_row < MOST_IN_A_ROW, "orders keep the match busy");
            let (seat, action) = match obeyed {
                Some(obeyed) => obeyed,
                None if bytes.is_empty() => break,
                None => {
                    let seats: Vec<Seat> = must.or(may).iter().collect();
                    let seat = seats[usize::from(bytes.next()) % seats.len()];
                    game.choices(&state, seat, &mut choices);
                    (seat, choices.decide(&mut bytes).expect("no option is a dead end"))
                }
            };
            step += 1;
            let applied = game.apply(&mut state, seat, &action, &mut Dice::new(0, step), &mut NoLog);
            assert_eq!(applied, Ok(()), "{action:?} was offered");
        }
    }
}

/// The orders of a seat, if these bytes make any that a table would take.
fn left<G: FullGame>(game: &G, bytes: &mut Bytes<'_>) -> Option<G::Orders> {
    let text = match bytes.next() % 8 {
        0 => {
            let length = usize::from(bytes.next());
            String::from_utf8_lossy(bytes.take(length)).into_owned()
        }
        1 => changed(made(bytes).to_string(), bytes),
        _ => made(bytes).to_string(),
    };
    let orders = serde_json::from_str::<G::Orders>(&text).ok()?;
    let again = serde_json::to_string(&orders).expect("orders are plain data");
    assert_eq!(serde_json::from_str::<G::Orders>(&again).ok().as_ref(), Some(&orders), "{text} was read, not {again}");
    orders.misfit(game).is_none().then_some(orders)
}

/// Orders of one of the games.
fn made(bytes: &mut Bytes<'_>) -> Value {
    if bytes.next() % 2 == 0 { answers(bytes) } else { sheet(bytes) }
}

/// Of Oltre Mare.
fn answers(bytes: &mut Bytes<'_>) -> Value {
    const GOODS: [&str; 7] = ["gems", "scrolls", "silk", "salt", "pottery", "olives", "grain"];
    let which = bytes.next();
    let named = GOODS.iter().enumerate().filter(|(place, _)| which >> place & 1 == 1);
    let accept: Vec<Value> = named.map(|(_, good)| json!({ "good": good, "at_most": bytes.next() })).collect();
    let (leave, otherwise) = (bytes.below(300), bytes.next());
    json!({ "accept": accept, "leave": leave, "otherwise": if otherwise % 2 == 0 { "wait" } else { "refuse" } })
}

/// Of Ostia.
fn sheet(bytes: &mut Bytes<'_>) -> Value {
    let flags = bytes.next();
    let either = |bit: u8, yes: &'static str, no: &'static str| if flags >> bit & 1 == 1 { yes } else { no };
    let bids: Vec<Value> =
        (0..flags % 8).map(|_| json!({ "pair": pair(bytes), "at_most": bytes.below(400) })).collect();
    let reserves: Vec<Value> = (0..bytes.next() % 8)
        .map(|_| json!({ "pair": pair(bytes), "sell_from": perhaps(bytes), "keep_up_to": perhaps(bytes) }))
        .collect();
    let second_look = match bytes.next() % 4 {
        0 => Value::Null,
        1 => json!({ "lay": { "forum": cards(bytes), "senate": cards(bytes) } }),
        _ => json!("stand"),
    };
    json!({ "bids": bids, "bidding": either(3, "whole", "just_above"), "borrow": flags & 16 != 0,
        "other_lots": either(5, "pass", "wait"), "reserves": reserves, "second_look": second_look })
}

const WARES: [&str; 6] = ["ivory", "marble", "wood", "salt", "wine", "wheat"];

fn pair(bytes: &mut Bytes<'_>) -> [&'static str; 2] {
    let both = usize::from(bytes.next()) % 36;
    [WARES[both / 6], WARES[both % 6]]
}

fn perhaps(bytes: &mut Bytes<'_>) -> Option<usize> {
    let figure = bytes.below(300);
    (figure % 4 > 0).then_some(figure)
}

fn cards(bytes: &mut Bytes<'_>) -> Value {
    let (which, counts) = (bytes.next(), bytes.next());
    let named = WARES.iter().enumerate().filter(|(place, _)| which >> place & 1 == 1);
    named.map(|(place, good)| (good.to_string(), json!(counts >> place & 3))).collect::<serde_json::Map<_, _>>().into()
}
