//! How the players of Oltre Mare trade in whole matches: nothing goes back and forth, and nobody throws ducats away.

use bots::arena::{Played, Thinking, play};
use bots::{BotKind, Bots as _};
use game::Seat;
use oltre_mare::scenario::rules;
use oltre_mare::{Card, CardSet, Event, OltreMare};
use record::Seed;
use std::collections::BTreeMap;

const PLAYERS: u8 = 4;

/// The statistics of some matches.
#[derive(Default, Debug)]
struct Seen {
    deals: u32,
    /// Deals in which a card goes straight back to the seat it came from.
    back: u32,
    /// The fewest ducats that any seat has before its first turn.
    poorest: i32,
}

fn matches(kind: BotKind, matches: u64, iterations: u32) -> Seen {
    let game = rules(PLAYERS);
    let mut seen = Seen { poorest: i32::MAX, ..Seen::default() };
    for number in 0..matches {
        let mut bots: Vec<_> = (0..PLAYERS).map(|_| OltreMare::bot(kind).unwrap()).collect();
        let thinking = Thinking { iterations: Some(iterations), time: None };
        let played = play(&game, &mut bots, Seed::from_number(number), thinking, |it| {
            let public = &it.state.public;
            if u16::from(PLAYERS) > public.turn {
                let waiting =
                    Seat::all(PLAYERS).filter(|seat| seat.steps_from(public.start, PLAYERS) as u16 >= public.turn);
                seen.poorest = waiting.map(|seat| public.ducats[seat]).fold(seen.poorest, i32::min);
            }
        });
        count(&played.unwrap(), &mut seen);
    }
    println!("{kind}: {seen:?}");
    seen
}

/// Once a card has left the hand that a deal put it in, it no longer counts as coming from somebody.
fn count(played: &Played<OltreMare>, seen: &mut Seen) {
    let mut came_from: BTreeMap<Card, (Seat, Seat)> = BTreeMap::new();
    for event in &played.events {
        match event {
            Event::DealStruck { giver, taker, given, taken, .. } => {
                seen.deals += 1;
                let moves = |cards: CardSet, from: Seat, to: Seat| cards.iter().map(move |card| (card, from, to));
                let all: Vec<_> = moves(*given, *giver, *taker).chain(moves(*taken, *taker, *giver)).collect();
                let back = all.iter().any(|(card, from, to)| came_from.get(card) == Some(&(*to, *from)));
                seen.back += u32::from(back);
                came_from.extend(all.into_iter().map(|(card, from, to)| (card, (from, to))));
            }
            Event::Played { cards, .. } => came_from.retain(|card, _| !cards.contains(*card)),
            Event::Discarded { cards, .. } => came_from.retain(|card, _| !cards.contains(card)),
            _ => {}
        }
    }
}

#[test]
fn no_card_goes_straight_back_to_the_seat_it_came_from() {
    for (kind, number, iterations) in [
        (BotKind::Greedy, 100, 0),
        (BotKind::Expert, 60, 0),
        (BotKind::Instant, 20, 0),
        (BotKind::Search, 6, 40),
        (BotKind::Master, 6, 40),
    ] {
        let seen = matches(kind, number, iterations);
        assert!(seen.deals > 8 * number as u32, "{kind}: too few deals to tell, {seen:?}");
        assert_eq!(seen.back, 0, "{kind}: {seen:?}");
    }
}

/// A seat that has not had a turn yet can have spent ducats only on offers.
#[test]
fn nobody_spends_its_purse_before_its_first_turn() {
    for (kind, number) in [(BotKind::Greedy, 100), (BotKind::Expert, 60), (BotKind::Instant, 20)] {
        let seen = matches(kind, number, 0);
        assert!(seen.poorest >= 3, "{kind}: {seen:?}");
    }
}
