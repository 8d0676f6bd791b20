//! The laws, and what Ostia conserves: cards and money.

use crate::common::{dealt, first_game, lay, manage, seat, table};
use game::{Chance, Choices as _, Edition as _, Game, Observer, Seat, Setup as _, Shown, Status};
use ostia::{
    Action, Beats, Cards, Choices, Edition, Event, Good, Knowledge, Layout, Management, Ostia, Phase, SeenEvent, Setup,
    State,
};
use testkit::Dice;
use testkit::laws::{self, Effort, Subject};

struct Laws;

impl Subject for Laws {
    type Game = Ostia;

    fn mutate(game: &Ostia, action: &Action, chance: &mut impl Chance) -> Action {
        let card = Cards::one(Good::ALL[chance.below(6) as usize]);
        let more = |cards: Cards, chance: &mut dyn FnMut(u32) -> u32| match chance(4) {
            0 => cards + card,
            1 => cards.less(card),
            2 => cards.less(card) + Cards::one(Good::ALL[chance(6) as usize]),
            _ => cards + Cards::bluffs(1),
        };
        let mut below = |n: u32| chance.below(n);
        if below(8) == 0 {
            let verbs = [
                Action::Stand,
                Action::Pass,
                Action::Keep,
                Action::TakeBack,
                Action::Bid { amount: 12 },
                Action::SellStorehouses { count: 1 },
            ];
            return verbs[below(6) as usize];
        }
        match *action {
            Action::Pick { .. } => Action::Pick { good: Good::ALL[below(6) as usize] },
            Action::PutUp { lot } => Action::PutUp { lot: more(lot, &mut below) },
            Action::Bid { amount } => Action::Bid {
                amount: match below(4) {
                    0 => amount + 1,
                    1 => amount.saturating_sub(1),
                    2 => below(20) as u16,
                    _ => amount + 60 * below(9) as u16,
                },
            },
            Action::Pass => Action::Bid { amount: below(150) as u16 },
            Action::Keep => Action::Sell { buyer: Seat::at(below(5) as usize) },
            Action::Sell { .. } if below(3) == 0 => Action::Keep,
            Action::Sell { .. } => Action::Sell { buyer: Seat::at(below(u32::from(game.players())) as usize) },
            Action::Lay(layout) => Action::Lay(match below(2) {
                0 => Layout { forum: more(layout.forum, &mut below), ..layout },
                _ => Layout { senate: more(layout.senate, &mut below), ..layout },
            }),
            Action::Manage(effort) => Action::Manage(match below(3) {
                0 => Management { repay: below(6) as u8, ..effort },
                1 => Management { build: below(6) as u8, ..effort },
                _ => Management { keep: more(effort.keep, &mut below), ..effort },
            }),
            Action::SellStorehouses { .. } => Action::SellStorehouses { count: below(6) as u8 },
            Action::Stand => Action::Lay(Layout { forum: card, senate: Cards::EMPTY }),
            Action::TakeBack => Action::Pick { good: Good::ALL[below(6) as usize] },
        }
    }

    fn invariants(game: &Ostia, state: &State) -> Result<(), String> {
        let public = &state.public;
        let mut all = state.hidden.pile + public.discards + public.on_the_table();
        let mut money = public.bank;
        for seat in Seat::all(game.players()) {
            let (trader, hand) = (&public.traders[seat], state.hidden.hand(seat));
            all += hand.stock + hand.ship;
            money += i32::from(trader.cash);
            let counted = (trader.stock, trader.ship) == (hand.stock.total(), hand.ship.total());
            expect(counted, || format!("{seat:?} has {hand:?}, and {trader:?} says otherwise"))?;
            expect(hand.stock.covers(trader.sure), || format!("{:?} is not sure in {:?}", trader.sure, hand.stock))?;
            expect(trader.storehouses <= 4, || format!("{} storehouses", trader.storehouses))?;
            // OS-7.1 rests on this.
            let last = matches!(public.phase, Phase::LastCounter | Phase::LastSecondLook);
            let stored = !last || trader.stock <= trader.storehouses;
            expect(stored, || format!("{} goods in {} storehouses", trader.stock, trader.storehouses))?;
        }
        let in_play = if game.setup().first_game { 45 } else { 51 };
        expect(all.total() == in_play, || format!("{} cards: {all:?}", all.total()))?;
        let whole = game.blank().hidden.pile;
        expect(all == whole, || format!("the cards are {all:?}, not {whole:?}"))?;
        expect(public.pile == state.hidden.pile.total(), || "the size of the pile is not its size".into())?;
        expect(public.pile_at_most.covers(state.hidden.pile), || "more in the pile than can be".into())?;
        // OS-0.4: all money there ever was is what the seats began with.
        let began = 55 * i32::from(game.players());
        expect(money == began, || format!("{money} denarii with the bank's, not {began}"))
    }

    /// Every denarius that changed hands was named by an event.
    fn accounts(game: &Ostia, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        let mut cash = before.public.traders.as_slice().iter().map(|h| i32::from(h.cash)).collect::<Vec<_>>();
        for event in events {
            match *event {
                Event::StorehousesSold { seat, count } | Event::CreditsTaken { seat, count } => {
                    cash[seat.index()] += 7 * i32::from(count);
                }
                Event::LotKept { seller, price } | Event::LotForced { seller, price } => {
                    cash[seller.index()] -= i32::from(price);
                }
                Event::LotSold { seller, buyer, price } => {
                    cash[buyer.index()] -= i32::from(price);
                    cash[seller.index()] += i32::from(price) / 2;
                }
                Event::GoodsSold { seat, income } => cash[seat.index()] += i32::from(income),
                Event::InterestPaid { seat, amount } => cash[seat.index()] -= i32::from(amount),
                Event::CreditsRepaid { seat, count } | Event::StorehousesBuilt { seat, count } => {
                    cash[seat.index()] -= 10 * i32::from(count);
                }
                _ => {}
            }
        }
        let found = after.public.traders.as_slice().iter().map(|h| i32::from(h.cash)).collect::<Vec<_>>();
        expect(cash == found, || format!("{} players: events say {cash:?}, purses {found:?}", game.players()))
    }

    /// OS-8.3: without memory the screen does not show what must be in a stock.
    fn hide(game: &Ostia, knowledge: &mut Knowledge, chance: &mut impl Chance) {
        let open = matches!(knowledge.public.phase, Phase::Sale(_) | Phase::Over);
        if game.setup().memory || open {
            return;
        }
        for seat in Seat::all(game.players()) {
            knowledge.public.traders[seat].sure = Cards::one(Good::ALL[chance.below(6) as usize]);
        }
    }

    fn talk(_: &SeenEvent) -> bool {
        false
    }
}

fn expect(condition: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(otherwise()) }
}

fn uphold(game: &Ostia) {
    let tally = laws::uphold::<Laws>(game, &Effort { matches: 12, ..Effort::default() });
    assert_eq!(tally.matches, 12);
    assert!(tally.refused > 1000 && tally.allowed > 100 && tally.redealt > 100, "{tally:?}");
    assert!(tally.listed > 10 && tally.playouts > 5 && tally.twins > 100, "{tally:?}");
}

#[test]
fn laws_hold_with_three_players() {
    uphold(&table(3));
}

#[test]
fn laws_hold_with_four_players() {
    uphold(&table(4));
}

#[test]
fn laws_hold_with_five_players() {
    uphold(&table(5));
}

#[test]
fn laws_hold_in_a_first_game() {
    uphold(&first_game(5));
}

#[test]
fn laws_hold_without_memory_and_with_a_start_player() {
    let setup = Setup { memory: false, start: Seat::new(2), ..Setup::usual(4).unwrap() };
    uphold(&Ostia::new(&setup, &Edition::builtin()).unwrap());
}

#[test]
fn laws_hold_with_one_beat() {
    let setup = Setup { counter: Beats::OneBeat, ..Setup::usual(3).unwrap() };
    uphold(&Ostia::new(&setup, &Edition::builtin()).unwrap());
}

/// Match files are replayed without being judged.
#[test]
fn a_forged_list_of_events_does_not_panic() {
    for seed in 0..60 {
        let game = table(3 + (seed % 3) as u8);
        let (mut state, mut log) = dealt(&game, seed);
        let mut dice = Dice::new(seed, 1);
        while let Status::Open { ask, .. } = game.status(&state) {
            let mut choices = Choices::default();
            game.choices(&state, ask, &mut choices);
            let action = choices.sample(&mut dice);
            game.apply(&mut state, ask, &action, &mut dice, &mut log).unwrap();
        }
        game::shuffle(&mut log, &mut dice);
        let mut forged = game.blank();
        let mut known = game.knowledge(&forged, Observer::Spectator);
        for event in &log {
            game.evolve(&mut forged, event);
            game.learn(&mut known, &game.seen(event, Observer::Spectator).unwrap());
            let _ = game.status(&forged);
            let view = game.view(&game.knowledge(&forged, Observer::Seat(seat(1))));
            assert!(!game.write_view(&view).is_empty());
            for seat in Seat::all(5) {
                game.choices(&forged, seat, &mut Choices::default());
                let _ = game.check(&forged, seat, &Action::Keep);
                let _ = game.check(&forged, seat, &lay("wood", "bluff"));
                let _ = game.check(&forged, seat, &manage(1, 1, "wood"));
            }
        }
    }
}
