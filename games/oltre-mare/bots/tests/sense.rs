//! The greedy player of Oltre Mare in positions where everybody would know what to do.

use bots::{Ask, BotDice, BotKind, Bots as _};
use game::{Game, NoLog, Notation, Observer};
use oltre_mare::scenario::{Scenario, rules, seat};
use oltre_mare::{Action, Choices, Marker, OltreMare, Phase, Reason, State};
use record::Seed;
use testkit::Dice;

/// A table that continues from a position.
struct Position {
    game: OltreMare,
    state: State,
}

impl Position {
    fn of(scenario: &Scenario, players: u8) -> Position {
        let game = rules(players);
        let state = scenario.build(&game);
        Position { game, state }
    }

    /// Somebody does this.
    fn after(mut self, number: usize, text: &str) -> Position {
        let knowledge = self.game.knowledge(&self.state, Observer::Seat(seat(number)));
        let action = self.game.read_action(text, Some(&knowledge)).unwrap();
        self.game.apply(&mut self.state, seat(number), &action, &mut Dice::new(1, 1), &mut NoLog).unwrap();
        self
    }

    /// What the player does in this seat.
    fn asks(&self, number: usize) -> Action {
        let mut choices = Choices::default();
        self.game.choices(&self.state, seat(number), &mut choices);
        let knowledge = self.game.knowledge(&self.state, Observer::Seat(seat(number)));
        let mut dice = BotDice::new(&Seed::from_number(1)).at(seat(number), 1);
        OltreMare::bot(BotKind::Greedy).unwrap().choose(Ask::new(&self.game, &knowledge, &choices, &mut dice)).action
    }

    fn says(&self, number: usize) -> String {
        self.game.write_action(&self.asks(number))
    }
}

#[test]
fn stows_the_good_of_the_top_group_first_and_equal_goods_together() {
    let scenario = Scenario::new(3)
        .phase(Phase::Cargo)
        .seat(1, |s| s.cargo("salt.01 salt.02"))
        .on_table("grain.01 salt.05 grain.05");
    let Action::Stow { cards: load } = Position::of(&scenario, 3).asks(1) else { panic!("it has to stow") };
    let goods: Vec<&str> = load.iter().map(|card| card.good().name()).collect();
    assert_eq!(goods, ["salt", "grain", "grain"]);
}

#[test]
fn looks_at_the_next_hand_limit_when_it_stows() {
    // With six cards in hand a card of power 6 on top saves three from the pirates.
    let scenario = Scenario::new(3)
        .phase(Phase::Cargo)
        .seat(1, |s| s.cargo("salt.01").hand("gems.01 scrolls.01 silk.01 pottery.01 olives.01 salt.03"))
        .on_table("grain.03 grain.06");
    assert_eq!(Position::of(&scenario, 3).says(1), "stow grain.03 grain.06");
}

#[test]
fn lays_down_what_is_missed_least_and_keeps_what_completes_a_group() {
    let scenario = Scenario::new(3)
        .phase(Phase::Seafaring)
        .power(3)
        .load(4)
        .seat(1, |s| s.cargo("salt.03").hand("salt.01 salt.12 silk.01 grain.04"));
    assert_eq!(Position::of(&scenario, 3).says(1), "discard grain.04");
}

#[test]
fn sails_to_a_marker_rather_than_to_an_empty_port() {
    let scenario = Scenario::new(3)
        .phase(Phase::Sailing)
        .sails(1)
        .marker_at("Zara", Marker::GoodBusiness)
        .seat(1, |s| s.cargo("salt.01").ship("Venezia"))
        .on_table("grain.02");
    assert_eq!(Position::of(&scenario, 3).says(1), "sail zara");
}

fn trading() -> Scenario {
    Scenario::new(3)
        .seat(1, |s| s.ducats(40).cargo("salt.01").hand("salt.03 salt.08 grain.03 grain.05"))
        .seat(2, |s| s.cargo("silk.01").hand("grain.01 silk.03 olives.03"))
        .seat(3, |s| s.cargo("olives.04").hand("pottery.01 pottery.03"))
}

#[test]
fn accepts_good_offers_and_refuses_bad_ones() {
    let gift = Position::of(&trading(), 3).after(1, "offer 20d to 2 for grain");
    assert!(matches!(gift.asks(2), Action::Accept { .. }), "{}", gift.says(2));
    let usury = Position::of(&trading(), 3).after(1, "offer grain.03 to 2 for 30d");
    assert!(matches!(usury.asks(2), Action::Refuse { .. }), "{}", usury.says(2));
    let unknown = Position::of(&trading(), 3).after(1, "offer 9d to 3 for gems");
    let Action::Refuse { reason, .. } = unknown.asks(3) else { panic!("{}", unknown.says(3)) };
    assert_eq!(reason, Some(Reason::DoNotHave));
}

#[test]
fn counters_a_price_that_is_too_high_for_a_card_it_wants() {
    let scenario = trading()
        .seat(1, |s| s.cargo("salt.01").hand("salt.03 salt.08 scrolls.05 grain.05"))
        .seat(2, |s| s.cargo("scrolls.02 scrolls.03").hand("grain.01 silk.03 olives.03"));
    let position = Position::of(&scenario, 3).after(1, "offer scrolls.05 to 2 for 8d");
    let Action::OfferDeal(counter) = position.asks(2) else { panic!("{}", position.says(2)) };
    assert!(counter.answers.is_some() && (1..8).contains(&counter.ducats), "{}", position.says(2));
}

#[test]
fn buys_nothing_at_the_full_price_that_it_does_not_need() {
    let scenario = Scenario::new(2)
        .load(2)
        .seat(1, |s| s.cargo("salt.01").hand("salt.03 salt.08 silk.03 pottery.01 olives.01"))
        .seat(2, |s| s.cargo("olives.04"));
    let mut position = Position::of(&scenario, 2).after(2, "pass");
    // Whatever it says before, it leaves without a purchase.
    for _ in 0..12 {
        match position.asks(1) {
            Action::LeaveTrade => return,
            Action::Buy { .. } => panic!("it has cards enough"),
            _ => {
                let text = position.says(1);
                position = position.after(1, &text);
                if let Action::Refuse { .. } | Action::Accept { .. } | Action::Pass = position.asks(2) {
                    let text = position.says(2);
                    position = position.after(2, &text);
                }
            }
        }
    }
    panic!("it never leaves");
}

#[test]
fn sells_a_card_for_next_to_nothing_when_it_has_no_turn_left() {
    let scenario = Scenario::new(3)
        .start(2)
        .active(1)
        .last_round()
        .seat(1, |s| s.cargo("salt.01").hand("salt.03 salt.08 grain.03 grain.05"))
        .seat(2, |s| s.cargo("silk.01").hand("grain.01 silk.03 olives.03"))
        .seat(3, |s| s.cargo("olives.04"));
    let position = Position::of(&scenario, 3).after(1, "offer 2d to 2 for olives");
    assert!(matches!(position.asks(2), Action::Accept { .. }), "{}", position.says(2));
}

#[test]
fn a_swap_that_helps_both_is_told_from_one_that_does_not() {
    let best = |one: &str, two: &str| {
        let scenario =
            Scenario::new(3).seat(1, |s| s.cargo("silk.01").hand(one)).seat(2, |s| s.cargo("silk.02").hand(two));
        let Position { game, state } = Position::of(&scenario, 3);
        let hand = |number| state.hidden.hand(seat(number));
        oltre_mare::bots::expert::best_swap(&game, &state.public, hand(1), seat(2), hand(2))
    };
    // Each has the card that the other's group needs.
    let both = best("salt.01 salt.02 salt.03 grain.01", "grain.02 grain.03 grain.04 salt.04");
    assert!(both.is_some_and(|gain| gain > 1.0), "{both:?}");
    let neither = best("salt.01 salt.02 salt.03 salt.04", "grain.01 grain.02 grain.03 grain.04");
    assert!(neither.is_some_and(|gain| gain < 0.0), "{neither:?}");
    assert_eq!(best("salt.01", ""), None);
}
