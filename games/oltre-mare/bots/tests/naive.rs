//! A newcomer wins some matches: naive, but taking the offered hint half of the time, against the easiest bots.

use bots::arena::{Thinking, play};
use bots::forecast::share;
use bots::{Answer, Ask, Bot, BotKind, Bots as _};
use game::{Chance as _, Choices as _, Seat};
use oltre_mare::scenario::rules;
use oltre_mare::{Action, OltreMare, SeenEvent, Source};
use record::Seed;

const PLAYERS: u8 = 4;
/// Rounds of thought behind a hint: far fewer than a hint has at a table.
const HINT: u32 = 60;

/// Says nothing in trade, buys only what the load asks for, and otherwise does anything that is allowed.
struct Newcomer {
    adviser: Box<dyn Bot<OltreMare>>,
    /// One decision in this many follows the hint.
    hints: u32,
}

impl Bot<OltreMare> for Newcomer {
    fn observe(&mut self, game: &OltreMare, event: &SeenEvent) {
        self.adviser.observe(game, event);
    }

    fn forget(&mut self) {
        self.adviser.forget();
    }

    fn choose(&mut self, ask: Ask<'_, OltreMare>) -> Answer<Action> {
        let Ask { game, knowledge, choices, people, mut chance, budget, explain, also } = ask;
        if chance.below(self.hints) == 0 {
            return self.adviser.choose(Ask { game, knowledge, choices, people, chance, budget, explain, also });
        }
        let refusals = knowledge.public.offers.iter().map(|offer| Action::Refuse { offer: offer.id, reason: None });
        let buys = (1..=4).map(|price| Action::Buy { source: Source::Deck, price });
        let quiet = refusals.chain([Action::Pass, Action::LeaveTrade]).chain(buys);
        let action = quiet.into_iter().find(|action| choices.contains(action));
        Answer { action: action.unwrap_or_else(|| choices.sample(&mut chance)), reasons: Vec::new() }
    }
}

/// The newcomer's share of the wins.
fn wins(matches: u64, hints: u32) -> f32 {
    let game = rules(PLAYERS);
    let mut won = 0.0;
    for number in 0..matches {
        let seat = Seat::at((number % u64::from(PLAYERS)) as usize);
        let bot = |other: Seat| -> Box<dyn Bot<OltreMare>> {
            if other == seat {
                return Box::new(Newcomer { adviser: OltreMare::adviser().unwrap(), hints });
            }
            OltreMare::bot(BotKind::Greedy).unwrap()
        };
        let mut bots: Vec<_> = Seat::all(PLAYERS).map(bot).collect();
        let thinking = Thinking { iterations: Some(HINT), time: None };
        let played = play(&game, &mut bots, Seed::from_number(number), thinking, |_| {}).unwrap();
        won += share(&played.standings, seat);
    }
    let share = won / matches as f32;
    println!("one hint in {hints}: {share:.3} of {matches} matches");
    share
}

/// Always the same matches: nothing here is left to luck.
#[test]
fn a_newcomer_who_takes_every_second_hint_wins_a_fifth_of_the_matches_against_easy_bots() {
    assert!(wins(40, 2) >= 0.2);
}

#[test]
#[ignore = "long: 400 matches"]
fn a_newcomer_who_takes_every_second_hint_wins_a_fifth_of_many_matches_too() {
    assert!(wins(400, 2) >= 0.2);
}
