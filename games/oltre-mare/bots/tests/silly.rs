//! Positions from matches in which players did what nobody should, and what they do there now.

use bots::{Ask, BotDice, BotKind, Bots as _, Budget};
use game::{Game, NoLog, Notation as _, Observer};
use oltre_mare::scenario::{Scenario, rules, seat};
use oltre_mare::{Action, Choices, Good, OltreMare, Phase, Source, State};
use record::Seed;
use testkit::Dice;

/// The players that this must not happen to.
const ALL: [BotKind; 5] = [BotKind::Greedy, BotKind::Expert, BotKind::Instant, BotKind::Search, BotKind::Master];

struct Position {
    game: OltreMare,
    state: State,
}

impl Position {
    fn of(scenario: &Scenario) -> Position {
        let game = rules(4);
        let state = scenario.build(&game);
        Position { game, state }
    }

    fn after(mut self, number: usize, text: &str) -> Position {
        let knowledge = self.game.knowledge(&self.state, Observer::Seat(seat(number)));
        let action = self.game.read_action(text, Some(&knowledge)).unwrap();
        self.game.apply(&mut self.state, seat(number), &action, &mut Dice::new(1, 1), &mut NoLog).unwrap();
        self
    }

    /// What a player of this kind does in this seat.
    fn asks(&self, kind: BotKind, number: usize) -> Action {
        let mut choices = Choices::default();
        self.game.choices(&self.state, seat(number), &mut choices);
        let knowledge = self.game.knowledge(&self.state, Observer::Seat(seat(number)));
        let mut dice = BotDice::new(&Seed::from_number(1)).at(seat(number), 1);
        let budget = Budget { iterations: Some(400), ..Budget::default() };
        let mut bot = OltreMare::bot(kind).unwrap();
        bot.choose(Ask { budget, ..Ask::new(&self.game, &knowledge, &choices, &mut dice) }).action
    }

    fn says(&self, kind: BotKind, number: usize) -> String {
        self.game.write_action(&self.asks(kind, number))
    }
}

/// Seat 2 has a gem on top and one in hand: together they pay 5 (OM-0.1).
fn gems() -> Scenario {
    Scenario::new(4)
        .seat(1, |s| s.cargo("salt.01").hand("salt.03 salt.08 grain.03 grain.05"))
        .seat(2, |s| s.cargo("olives.04 gems.03").hand("gems.01 silk.03 olives.03 grain.08"))
        .seat(3, |s| s.cargo("olives.05").hand("pottery.01 pottery.03"))
        .seat(4, |s| s.cargo("grain.04").hand("pottery.05 scrolls.03"))
}

#[test]
fn a_gem_is_not_sold_for_one_with_a_gem_on_top() {
    for kind in ALL {
        for price in [1, 2] {
            let offered = Position::of(&gems()).after(1, &format!("offer {price}d to 2 for gems"));
            assert!(
                !matches!(offered.asks(kind, 2), Action::Accept { .. }),
                "{kind}, {price}: {}",
                offered.says(kind, 2)
            );
            if let Action::OfferDeal(counter) = offered.asks(kind, 2) {
                assert!(
                    counter.ducats <= -3 || counter.cards.of(Good::Gems).is_empty(),
                    "{kind}: {}",
                    offered.says(kind, 2)
                );
            }
        }
    }
}

/// Two potteries on top, two more and an olive to stow: four in a row pay 9, two and two pay 6.
#[test]
fn olives_are_not_stowed_between_four_potteries() {
    let scenario = Scenario::new(4)
        .phase(Phase::Cargo)
        .seat(1, |s| s.cargo("grain.01 pottery.01 pottery.02").hand("salt.03 silk.04"))
        .on_table("pottery.05 olives.03 pottery.09");
    for kind in ALL {
        let position = Position::of(&scenario);
        let Action::Stow { cards } = position.asks(kind, 1) else { panic!("it has to stow") };
        let goods: Vec<&str> = cards.iter().map(|card| card.good().name()).collect();
        let four = goods == ["pottery", "pottery", "olives"];
        assert!(four, "{kind}: {goods:?}");
    }
}

/// Two salts for 11 ducats of debt is a price for a group of four, not for a pair with nothing under it.
#[test]
fn nobody_in_debt_pays_five_for_a_salt_without_a_group() {
    let scenario = Scenario::new(4)
        .load(2)
        .seat(1, |s| s.ducats(-2).cargo("olives.04 grain.01").hand("grain.03 olives.03 pottery.06"))
        .seat(2, |s| s.cargo("silk.01").hand("salt.03 salt.08 olives.05"))
        .seat(3, |s| s.cargo("olives.06").hand("pottery.01 pottery.03"))
        .seat(4, |s| s.cargo("grain.04").hand("pottery.05 scrolls.03"));
    for kind in ALL {
        for price in [5, 6] {
            let position = Position::of(&scenario).after(2, &format!("offer salt.03 to 1 for {price}d"));
            let position = position.after(3, "pass").after(4, "pass");
            assert!(!matches!(position.asks(kind, 1), Action::Accept { .. }), "{kind}, {price}");
        }
    }
}

/// With enough cards in hand, a card from the deck costs 3 and is worth less.
#[test]
fn nothing_is_bought_from_the_deck_with_cards_enough() {
    let scenario = Scenario::new(4)
        .load(2)
        .power(5)
        .seat(1, |s| s.ducats(20).cargo("grain.04 grain.05").hand("grain.03 grain.08 olives.03 pottery.06 olives.08"))
        .seat(2, |s| s.cargo("silk.01").hand("salt.03 salt.08 olives.05"))
        .seat(3, |s| s.cargo("olives.06").hand("pottery.01 pottery.03"))
        .seat(4, |s| s.cargo("scrolls.04").hand("pottery.05 scrolls.03"));
    for kind in ALL {
        let position = Position::of(&scenario).after(2, "pass").after(3, "pass").after(4, "pass");
        let action = position.asks(kind, 1);
        assert!(!matches!(action, Action::Buy { source: Source::Deck, .. }), "{kind}: {}", position.says(kind, 1));
    }
}

/// A pottery and three ducats with nothing in return are a gift.
#[test]
fn a_pottery_and_three_ducats_are_not_given_for_nothing() {
    let scenario = Scenario::new(4)
        .seat(1, |s| s.cargo("salt.01 pottery.02").hand("salt.03 salt.08 grain.03 grain.05"))
        .seat(2, |s| s.cargo("olives.04 silk.02").hand("pottery.06 silk.03 olives.03"))
        .seat(3, |s| s.cargo("olives.05").hand("pottery.01 pottery.03"))
        .seat(4, |s| s.cargo("grain.04").hand("pottery.05 scrolls.03"));
    for kind in ALL {
        let offered = Position::of(&scenario).after(1, "offer nothing to 2 for pottery 3d");
        assert!(!matches!(offered.asks(kind, 2), Action::Accept { .. }), "{kind}");
    }
}

/// A card worth giving away is worth a ducat: nobody gets a free card by asking for it, or by countering with nothing.
#[test]
fn nothing_is_given_for_nothing() {
    // Five cards over a hand limit of 4 are a burden, but still not a gift.
    let scenario = Scenario::new(4)
        .seat(1, |s| s.cargo("salt.01 pottery.02").hand("salt.03 salt.08 olives.06 olives.08"))
        .seat(2, |s| {
            s.cargo("silk.02 olives.10").hand("pottery.06 silk.03 olives.03 grain.03 grain.05 grain.08 grain.11")
        })
        .seat(3, |s| s.cargo("olives.05").hand("pottery.01 pottery.03"))
        .seat(4, |s| s.cargo("grain.04").hand("pottery.05 scrolls.03"));
    for kind in ALL {
        let asked = Position::of(&scenario).after(1, "offer nothing to 2 for grain");
        assert!(!matches!(asked.asks(kind, 2), Action::Accept { .. }), "{kind}: {}", asked.says(kind, 2));
        let countered =
            Position::of(&scenario).after(2, "offer grain to 1 for 1d").after(1, "counter #1 nothing to 2 for grain");
        assert!(!matches!(countered.asks(kind, 2), Action::Accept { .. }), "{kind}: {}", countered.says(kind, 2));
    }
}

/// Seat 1 leads by far and asks in its own turn for the olive that pays 9 in place of 6: a ducat or two is not a price for that.
#[test]
fn the_leader_is_not_fed_in_its_own_turn() {
    let scenario = Scenario::new(4)
        .seat(1, |s| s.ducats(70).cargo("grain.01 olives.02 olives.04 olives.06").hand("salt.03 salt.08 grain.03"))
        .seat(2, |s| s.ducats(12).cargo("silk.02").hand("olives.03 silk.03 grain.08 pottery.06"))
        .seat(3, |s| s.ducats(10).cargo("salt.05").hand("pottery.01 pottery.03"))
        .seat(4, |s| s.ducats(10).cargo("grain.04").hand("pottery.05 scrolls.03"));
    for kind in [BotKind::Expert, BotKind::Search, BotKind::Master] {
        let offered = Position::of(&scenario).after(1, "offer 1d to 2 for olives");
        assert!(!matches!(offered.asks(kind, 2), Action::Accept { .. }), "{kind}: {}", offered.says(kind, 2));
    }
}
