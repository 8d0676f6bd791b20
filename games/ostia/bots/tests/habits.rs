//! Habits that a good player could read and live by, and what the players do now.

use bots::arena::chances::{Told, by_occasion, chances};
use bots::arena::{Thinking, play};
use bots::{Bot, BotKind, Bots as _};
use game::{Edition as _, Game as _, Setup as _};
use ostia::{Action, Edition, Ostia, Phase, ROUNDS, Setup};
use record::Seed;

fn rules() -> Ostia {
    Ostia::new(&Setup::usual(4).unwrap(), &Edition::builtin()).unwrap()
}

fn masters() -> Vec<Box<dyn Bot<Ostia>>> {
    (0..4).map(|_| Ostia::bot(BotKind::Master).unwrap()).collect()
}

#[test]
fn masters_sell_for_a_fair_price_build_what_they_fill_and_do_not_always_show_what_they_mean() {
    let game = rules();
    let (mut again, mut looks) = (0, 0);
    for number in 0..4 {
        let thinking = Thinking { iterations: Some(60), time: None };
        let shown = play(&game, &mut masters(), Seed::from_number(number), thinking, |it| {
            let public = &it.knowledge.public;
            match it.action {
                Action::Sell { buyer } => {
                    let (best, bid) = (public.highest_bid() / 2, public.traders[*buyer].bid / 2);
                    assert!(bid + 2 >= best, "match {number}: {bid} and not {best}");
                }
                Action::Manage(plan) if public.round == 1 => {
                    let there = public.traders[it.seat].storehouses + plan.build;
                    assert!(plan.build == 0 || there <= 2, "match {number}: {there} storehouses in round 1");
                }
                Action::Stand | Action::Lay(_) if public.phase == Phase::SecondLook => {
                    looks += 1;
                    again += u32::from(matches!(it.action, Action::Lay(_)));
                }
                _ => {}
            }
        });
        assert!(shown.is_ok());
    }
    assert!(again * 5 > looks && again < looks, "{again} of {looks} lay again");
}

#[test]
fn the_last_storehouses_are_sold_for_the_best_place_there_is() {
    let game = rules();
    let mut sales = 0;
    for number in 0..12 {
        let mut bots: Vec<_> = (0..4).map(|_| Ostia::bot(BotKind::Search).unwrap()).collect();
        let thinking = Thinking { iterations: Some(8), time: None };
        play(&game, &mut bots, Seed::from_number(number), thinking, |it| {
            let Phase::Sale(_) = it.knowledge.public.phase else { return };
            // Whatever else it had sold, it would not stand better if it were the last to sell.
            let end = |action: &Action| {
                let mut state = *it.state;
                let chance = &mut testkit::Dice::new(1, 1);
                game.apply(&mut state, it.seat, action, chance, &mut game::NoLog).ok()?;
                match game.status(&state) {
                    game::Status::Over(standings) => Some(standings.place[it.seat]),
                    game::Status::Open { .. } => None,
                }
            };
            let Some(place) = end(it.action) else { return };
            sales += 1;
            for count in 0..=4 {
                let other = end(&Action::SellStorehouses { count });
                assert!(other.is_none_or(|other| other >= place), "match {number}: {count} would be better");
            }
        })
        .unwrap();
    }
    println!("{sales} last sales");
}

/// Somebody wins: at every kind of decision the chances of all seats, each by what its own seat knows, come to one.
#[test]
#[ignore = "long: sixty matches with every chance told"]
fn the_chances_of_all_seats_add_up_at_every_kind_of_decision() {
    let game = rules();
    let mut all: Vec<Told> = Vec::new();
    for number in 0..60 {
        let thinking = Thinking { iterations: Some(400), time: None };
        all.extend(chances(&game, &mut masters(), Seed::from_number(24_000 + number), thinking).unwrap());
    }
    for (occasion, found) in by_occasion(&all) {
        let (told, came) = (100.0 * found.told(4), 100.0 * found.came(4));
        println!("{occasion}: {told:.1}% told, {came:.1}% came, {} decisions", found.decisions);
        // The last decisions are few, and those with a choice are not all alike.
        let enough = found.decisions >= 4 * 60 * u32::from(ROUNDS);
        assert!(!enough || (told - 100.0).abs() <= 3.0, "{occasion}: {told}");
    }
}
