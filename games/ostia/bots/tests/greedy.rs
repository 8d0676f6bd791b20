//! The greedy player of Ostia: it wins, it sees only its own cards, it plays by the rules, and a table of four plays a
//! sane match.

use crate::measure::{hidden_cards_change_nothing, measure, play, tell};
use bots::{Ask, BotDice, BotKind, Bots as _};
use game::{Chance as _, Choices as _, Edition as _, Game, Observer, Seat, Setup as _, Status};
use ostia::{Beats, Choices, Edition, Event, Ostia, Phase, Setup};
use record::{Seed, StepChance};
use testkit::Dice;

fn rules(players: u8) -> Ostia {
    Ostia::new(&Setup::usual(players).unwrap(), &Edition::builtin()).unwrap()
}

#[test]
fn wins_nine_of_ten_matches_against_three_random_players() {
    let found = measure(&rules(4), BotKind::Greedy, BotKind::Random, 500);
    tell("against three random players", &found);
    assert!(found.share() - found.within() >= 0.9, "{}", found.share());
}

#[test]
fn wins_nine_of_ten_matches_at_tables_of_three_and_of_five() {
    for players in [3, 5] {
        let found = measure(&rules(players), BotKind::Greedy, BotKind::Random, 40);
        tell(&format!("{players} players"), &found);
        assert!(found.share() - found.within() >= 0.9, "{players} players: {}", found.share());
    }
}

#[test]
fn does_not_choose_differently_when_hidden_cards_are_dealt_again() {
    let tried = hidden_cards_change_nothing(&rules(4), 8);
    assert!(tried > 1_000, "only {tried} decisions with other hidden cards");
}

/// In builds with assertions, the bot itself asserts that what it wanted was legal: nothing is rescued here.
#[test]
fn plays_legally_at_every_table_with_every_option_and_another_box() {
    let text = Edition::template().replace("copies = 11, value = 4", "copies = 15, value = 20");
    let text = text.replace("[15, 12, 10, 8, 6, 4, 3, 2, 1]", "[30, 5, 4]");
    let other_box = Edition::parse(&text).unwrap();
    assert_ne!(other_box, Edition::builtin());
    for players in 3..=5 {
        for first_game in [false, true] {
            for edition in [&Edition::builtin(), &other_box] {
                let setup = Setup { first_game, ..Setup::usual(players).unwrap() };
                let game = Ostia::new(&setup, edition).unwrap();
                for number in 0..10 {
                    let mut dice = Dice::new(number, players.into());
                    let kind = |_| if dice.once_in(3) { BotKind::Random } else { BotKind::Greedy };
                    let kinds: Vec<BotKind> = Seat::all(players).map(kind).collect();
                    play(&game, &kinds, Seed::from_number(number), |it| assert!(it.choices.contains(it.action)));
                }
            }
        }
    }
}

/// Asked again when it is ready, it decides again; it does not keep taking back.
#[test]
fn can_be_asked_again_when_it_is_ready() {
    let game = rules(3);
    let mut asked = 0;
    play(&game, &[BotKind::Greedy; 3], Seed::from_number(1), |it| {
        if !matches!(
            it.knowledge.public.phase,
            Phase::FreePick | Phase::Counter | Phase::SecondLook | Phase::Storehouses
        ) {
            return;
        }
        let (mut after, mut choices) = (*it.state, Choices::default());
        let mut log: Vec<Event> = Vec::new();
        game.apply(&mut after, it.seat, it.action, &mut Dice::new(1, 1), &mut log).unwrap();
        if after.public.phase != it.knowledge.public.phase {
            return;
        }
        game.choices(&after, it.seat, &mut choices);
        let knowledge = game.knowledge(&after, Observer::Seat(it.seat));
        let again = Ostia::bot(BotKind::Greedy)
            .unwrap()
            .choose(Ask::new(&game, &knowledge, &choices, &mut Dice::new(2, 2)))
            .action;
        assert!(choices.contains(&again) && again != ostia::Action::TakeBack);
        asked += 1;
    });
    assert_eq!(asked, 40, "two of three seats in three phases, one of them of two beats, of five rounds");
}

/// Senate points a round by the order in which three greedy players decide at the counting house, with the error of
/// each mean.
/// The order is drawn by lot for each step, so that it correlates with nothing else.
fn senate_points_by_order(game: &Ostia, matches: u64) -> [(f64, f64); 3] {
    let (mut sums, mut squares, mut rounds) = ([0.0; 3], [0.0; 3], 0.0);
    for number in 0..matches {
        let seed = Seed::from_number(number);
        let (mut state, mut choices, mut events) = (game.blank(), Choices::default(), Vec::new());
        game.deal(&mut state, &mut StepChance::new(seed, 0), &mut events);
        let (mut lots, mut order, mut question) = (Dice::new(number, 77), Vec::new(), 0);
        let mut ply = 0;
        while let Status::Open { must, question: asked, .. } = game.status(&state) {
            if asked != question {
                (question, order) = (asked, Vec::new());
            }
            let waiting: Vec<Seat> = must.iter().collect();
            let seat = waiting[lots.below(waiting.len() as u32) as usize];
            order.push(seat);
            ply += 1;
            game.choices(&state, seat, &mut choices);
            let knowledge = game.knowledge(&state, Observer::Seat(seat));
            let mut dice = BotDice::new(&seed).at(seat, ply);
            let mut bot = Ostia::bot(BotKind::Greedy).unwrap();
            let action = bot.choose(Ask::new(game, &knowledge, &choices, &mut dice)).action;
            events.clear();
            game.apply(&mut state, seat, &action, &mut StepChance::new(seed, ply), &mut events).unwrap();
            if !events.contains(&Event::SenateCleared) {
                continue;
            }
            rounds += 1.0;
            for event in &events {
                let Event::OfferJudged { seat, vp, .. } = event else { continue };
                let place = order.iter().position(|other| other == seat).unwrap();
                sums[place] += f64::from(*vp);
                squares[place] += f64::from(*vp).powi(2);
            }
        }
    }
    std::array::from_fn(|place| {
        let mean = sums[place] / rounds;
        (mean, ((squares[place] / rounds - mean * mean) / rounds).sqrt())
    })
}

/// OS-3.4: nobody gains by being the last to decide.
#[test]
fn senate_points_show_no_trend_by_the_order_of_laying() {
    for counter in [Beats::TwoBeat, Beats::OneBeat] {
        let setup = Setup { counter, ..Setup::usual(3).unwrap() };
        let found = senate_points_by_order(&Ostia::new(&setup, &Edition::builtin()).unwrap(), 400);
        let [first, second, third] = found;
        println!("{counter:?}: {:.3}, {:.3}, {:.3} ± {:.3} (one sigma)", first.0, second.0, third.0, third.1);
        let sigma = first.1.hypot(third.1);
        assert!((third.0 - first.0).abs() < 3.5 * sigma, "{counter:?}: {found:?}");
        assert!(sigma < 0.06, "a trend like that of sizes shown at each save, 0.6, would be seen");
    }
}

#[test]
fn four_of_them_play_a_sane_match() {
    const MATCHES: u32 = 50;
    let game = rules(4);
    let [mut lots, mut sold, mut forced, mut offers, mut built, mut ruined, mut points] = [0u32; 7];
    for number in 0..MATCHES {
        let played = play(&game, &[BotKind::Greedy; 4], Seed::from_number(number.into()), |_| {});
        points += played.standings.score.as_slice().iter().sum::<i32>() as u32;
        for event in &played.events {
            match event {
                Event::LotPutUp { .. } => lots += 1,
                Event::LotSold { .. } => sold += 1,
                Event::LotForced { .. } => forced += 1,
                Event::OfferJudged { .. } => offers += 1,
                Event::StorehousesBuilt { count, .. } => built += u32::from(*count),
                Event::PenaltyPaid { .. } | Event::Eliminated { .. } => ruined += 1,
                _ => {}
            }
        }
    }
    let seats = MATCHES * 4;
    println!(
        "{lots} lots, {sold} sold, {forced} unwanted, {offers} offers, {built} built, {points} points, {seats} seats"
    );
    assert!(sold * 2 > lots, "most lots are sold: {sold} of {lots}");
    assert!(forced * 10 < lots, "few lots find no bid: {forced} of {lots}");
    assert!(offers * 2 > seats * 5, "seats go to the senate in more than half of the rounds: {offers} offers");
    assert!(built > seats, "storehouses are built: {built}");
    assert!(points > seats * 8, "points are made: {points}");
    assert_eq!(ruined, 0, "nobody lays out too many types or goes bankrupt");
}
