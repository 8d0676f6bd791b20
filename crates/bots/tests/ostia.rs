//! The greedy player of Ostia: it wins, it is honest, it is legal, and a table of four plays a sane match.

use bots::{BotDice, BotKind};
use game::{Choices, Edition as _, Game, Observer, Seat, Setup as _, Standings, Status};
use ostia::{Action, Edition, Event, Fact, Knowledge, Ostia, OstiaChoices, Setup, State};
use record::{Seed, StepChance};
use testkit::Dice;

fn rules(players: u8) -> Ostia {
    Ostia::new(&Setup::usual(players).unwrap(), &Edition::builtin()).unwrap()
}

/// One decision, as the player saw it.
struct Asked<'a> {
    knowledge: &'a Knowledge,
    choices: &'a OstiaChoices,
    dice: BotDice,
    seat: Seat,
    ply: u32,
    action: Action,
}

/// Plays a match out and shows every decision; returns how it ended and all events.
fn play(game: &Ostia, seed: Seed, bots: &[BotKind], mut show: impl FnMut(&Asked)) -> (Standings, State, Vec<Event>) {
    let mut players: Vec<_> = bots.iter().map(|kind| kind.make::<Ostia>()).collect();
    let (mut state, mut events, mut choices) = (game.blank(), Vec::new(), OstiaChoices::default());
    game.deal(&mut state, &mut StepChance::new(seed, 0), &mut events);
    let dice = BotDice::new(&seed);
    for ply in 1.. {
        let seat = match game.status(&state) {
            Status::Open { ask, .. } => ask,
            Status::Over(standings) => return (standings, state, events),
        };
        game.choices(&state, seat, &mut choices);
        let knowledge = game.knowledge(&state, Observer::Seat(seat));
        let action = players[seat.index()].choose(game, &knowledge, &choices, &mut dice.at(seat, ply));
        show(&Asked { knowledge: &knowledge, choices: &choices, dice, seat, ply, action });
        game.apply(&mut state, seat, &action, &mut StepChance::new(seed, ply), &mut events).unwrap();
    }
    unreachable!("a match ends")
}

/// One seat of one kind, the others random.
fn one_against_random(players: u8, seat: Seat) -> Vec<BotKind> {
    Seat::all(players).map(|other| if other == seat { BotKind::Greedy } else { BotKind::Random }).collect()
}

/// What a seat has of the victory, shared with those who are as good.
fn share(standings: &Standings, seat: Seat) -> f64 {
    let winners = standings.winners();
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Mean and 95 % interval over deals.
fn estimate(deals: &[f64]) -> (f64, f64) {
    let n = deals.len() as f64;
    let mean = deals.iter().sum::<f64>() / n;
    let variance = deals.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, 1.96 * (variance / n).sqrt())
}

#[test]
fn wins_four_of_five_matches_against_three_random_players() {
    let game = rules(4);
    let deals: Vec<f64> = (0..500)
        .map(|deal| {
            let seed = Seed::from_number(1).of_match(deal);
            let wins = Seat::all(4).map(|seat| share(&play(&game, seed, &one_against_random(4, seat), |_| {}).0, seat));
            wins.sum::<f64>() / 4.0
        })
        .collect();
    let (mean, interval) = estimate(&deals);
    println!("win share {:.2} % ± {:.2}", 100.0 * mean, 100.0 * interval);
    assert!(mean - interval >= 0.8, "{mean} ± {interval}");
}

#[test]
fn wins_more_than_its_share_at_tables_of_three_and_of_five() {
    for players in [3, 5] {
        let game = rules(players);
        let wins = (0..40).flat_map(|deal| Seat::all(players).map(move |seat| (deal, seat))).map(|(deal, seat)| {
            let seed = Seed::from_number(2).of_match(deal);
            share(&play(&game, seed, &one_against_random(players, seat), |_| {}).0, seat)
        });
        let (mean, interval) = estimate(&wins.collect::<Vec<_>>());
        println!("{players} players: win share {:.2} % ± {:.2}", 100.0 * mean, 100.0 * interval);
        assert!(mean - interval >= 0.7, "{players} players: {mean} ± {interval}");
    }
}

#[test]
fn does_not_choose_otherwise_when_hidden_cards_are_dealt_again() {
    let game = rules(4);
    let mut asked = 0;
    for number in 0..6 {
        let bots = [BotKind::Greedy, BotKind::Random, BotKind::Greedy, BotKind::Greedy];
        play(&game, Seed::from_number(number), &bots, |it| {
            if bots[it.seat.index()] != BotKind::Greedy {
                return;
            }
            let mut other = game.blank();
            game.redeal(it.knowledge, &mut Dice::new(number, it.ply.into()), &mut other);
            let mut choices = OstiaChoices::default();
            game.choices(&other, it.seat, &mut choices);
            let knowledge = game.knowledge(&other, Observer::Seat(it.seat));
            let mut dice = it.dice.at(it.seat, it.ply);
            let again = BotKind::Greedy.make::<Ostia>().choose(&game, &knowledge, &choices, &mut dice);
            assert_eq!(again, it.action, "match {number}, ply {}", it.ply);
            asked += 1;
        });
    }
    assert!(asked > 500, "only {asked} decisions");
}

/// The bot itself asserts, in builds with assertions, that what it wished for was legal: nothing was rescued.
#[test]
fn plays_legally_at_every_table_and_by_every_option() {
    let mut setups = Vec::new();
    for players in 3..=5 {
        setups.push(Setup::usual(players).unwrap());
        setups.push(Setup { first_game: true, memory: false, ..Setup::usual(players).unwrap() });
    }
    let text = Edition::template().replace("copies = 11, value = 4", "copies = 15, value = 20");
    let text = text.replace("[15, 12, 10, 8, 6, 4, 3, 2, 1]", "[30, 5, 4]");
    let other_box = Edition::parse(&text).unwrap();
    assert_ne!(other_box, Edition::builtin());
    for (number, setup) in setups.iter().enumerate() {
        for edition in [&Edition::builtin(), &other_box] {
            let game = Ostia::new(setup, edition).unwrap();
            let mut dice = Dice::new(number as u64, 3);
            for deal in 0..10 {
                let bots: Vec<BotKind> = Seat::all(setup.players)
                    .map(|_| if dice.once_in(3) { BotKind::Random } else { BotKind::Greedy })
                    .collect();
                play(&game, Seed::from_number(deal), &bots, |it| assert!(it.choices.contains(&it.action)));
            }
        }
    }
}

#[test]
fn four_of_them_play_a_sane_match() {
    const MATCHES: u64 = 50;
    let game = rules(4);
    let [mut lots, mut sold, mut forced, mut offers, mut built, mut penalties, mut out, mut vp] = [0u32; 8];
    for number in 0..MATCHES {
        let (standings, state, events) = play(&game, Seed::from_number(number), &[BotKind::Greedy; 4], |_| {});
        vp += standings.score.as_slice().iter().sum::<i32>() as u32;
        out += state.public.out.len() as u32;
        for event in &events {
            let Event::Open(fact) = event else { continue };
            match fact {
                Fact::LotPutUp { .. } => lots += 1,
                Fact::LotSold { .. } => sold += 1,
                Fact::LotForced { .. } => forced += 1,
                Fact::OfferJudged { .. } => offers += 1,
                Fact::StorehousesBuilt { count, .. } => built += u32::from(*count),
                Fact::PenaltyPaid { .. } => penalties += 1,
                _ => {}
            }
        }
    }
    let seats = MATCHES as u32 * 4;
    println!("lots {lots}, sold {sold}, forced {forced}, offers {offers}, built {built}, out {out}, points {vp}");
    assert!(sold * 2 > lots, "most lots are sold: {sold} of {lots}");
    assert!(forced * 10 < lots, "few lots find no bid: {forced} of {lots}");
    assert!(offers * 2 > seats * 5, "most seats go to the senate in most rounds: {offers} offers");
    assert!(built > seats * 2, "most storehouses are built: {built}");
    assert_eq!((penalties, out), (0, 0), "nobody lays out too much or goes bankrupt");
    assert!(vp > seats * 8, "points are made: {vp}");
}
