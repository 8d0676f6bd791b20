//! The greedy player of Oltre Mare beats random ones, plays by the rules, trades, and sees no card it was not shown.

use crate::measure::{hidden_cards_change_nothing, measure, play, tell};
use bots::BotKind;
use game::{Choices as _, Edition as _, Game, Seat};
use oltre_mare::{Action, Edition, Event, OltreMare, Setup};
use record::Seed;
use testkit::Dice;

fn rules(players: u8) -> OltreMare {
    OltreMare::new(&Setup::of(players), &Edition::builtin()).unwrap()
}

#[test]
fn wins_four_of_five_matches_against_three_random_players() {
    let found = measure(&rules(4), BotKind::Greedy, BotKind::Random, 500);
    tell("against three random players", &found);
    assert!(found.share() - found.within() >= 0.8, "{}", found.share());
}

/// Random players give ducats away; without talk, it has to earn them.
#[test]
fn wins_four_of_five_matches_without_talk() {
    let quiet = OltreMare::new(&Setup { talk: false, ..Setup::of(4) }, &Edition::builtin()).unwrap();
    let found = measure(&quiet, BotKind::Greedy, BotKind::Random, 125);
    tell("against three random players, without talk", &found);
    assert!(found.share() - found.within() >= 0.8, "{}", found.share());
}

#[test]
fn wins_far_more_than_its_share_at_every_table() {
    for players in [2, 3, 5] {
        let found = measure(&rules(players), BotKind::Greedy, BotKind::Random, 60);
        tell(&format!("{players} players"), &found);
        assert!(found.share() - found.within() >= 0.8, "{players} players: {}", found.share());
    }
}

#[test]
fn does_not_choose_differently_when_hidden_cards_are_dealt_again() {
    let tried = hidden_cards_change_nothing(&rules(4), 12);
    assert!(tried > 1_000, "only {tried} decisions with other hidden cards");
}

#[test]
fn plays_legally_at_every_table_with_every_option_and_another_box() {
    // Power and load do not add up to 7, and some markers are missing.
    let text = Edition::template().replace("power = 3, load = 4", "power = 5, load = 4");
    let text = text.replace("\"good-business\",        count = 6", "\"good-business\",        count = 12");
    let text = text.replace("\"calm-sea\",             count = 6", "\"calm-sea\",             count = 0");
    let other_box = Edition::parse(&text).unwrap();
    assert_ne!(other_box, Edition::builtin());
    for players in 2..=5 {
        for talk in [true, false] {
            for edition in [&Edition::builtin(), &other_box] {
                let game = OltreMare::new(&Setup { talk, ..Setup::of(players) }, edition).unwrap();
                for number in 0..8 {
                    let mut dice = Dice::new(number, players.into());
                    let kind = |_| if dice.once_in(3) { BotKind::Random } else { BotKind::Greedy };
                    let kinds: Vec<BotKind> = Seat::all(players).map(kind).collect();
                    play(&game, &kinds, Seed::from_number(number), |it| assert!(it.choices.contains(it.action)));
                }
            }
        }
    }
}

#[test]
fn four_of_them_trade_and_come_to_an_end() {
    let game = rules(4);
    let (mut deals, mut offers, mut turns) = (0, 0, 0);
    for number in 0..40 {
        let mut repeated = 0;
        let mut said: Vec<(Seat, Action)> = Vec::new();
        let played = play(&game, &[BotKind::Greedy; 4], Seed::from_number(number), |it| match it.action {
            Action::OfferDeal(_) => {
                repeated += u32::from(said.contains(&(it.seat, *it.action)));
                said.push((it.seat, *it.action));
            }
            // After a deal there may be a reason to want another.
            Action::Accept { .. } | Action::EndTurn => said.clear(),
            _ => {}
        });
        let count = |wanted: fn(&Event) -> bool| played.events.iter().filter(|event| wanted(event)).count();
        let struck = count(|event| matches!(event, Event::DealStruck { .. }));
        assert!(played.plies < 1_500, "match {number}: {} plies", played.plies);
        assert!(struck >= 5, "match {number}: {struck} deals");
        assert_eq!(repeated, 0, "match {number}: nobody says in vain the same twice in a turn");
        deals += struck;
        offers += count(|event| matches!(event, Event::OfferMade { .. }));
        turns += count(|event| matches!(event, Event::TurnEnded { .. }));
    }
    let a_turn = |n: usize| n as f64 / turns as f64;
    println!("{} deals a match, {:.2} offers a turn, {turns} turns in 40 matches", deals / 40, a_turn(offers));
    assert!(a_turn(offers) < 8.0);
}
