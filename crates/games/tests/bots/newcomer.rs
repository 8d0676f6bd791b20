//! A newcomer: naive but sensible, who sometimes takes the hint that is offered, against the easiest bots.

use bots::arena::{Thinking, play};
use bots::forecast::share;
use bots::{Answer, Ask, Bot, BotKind, Bots};
use game::{Choices as _, Counted, Seat};
use record::Seed;

const PLAYERS: u8 = 4;

/// Somebody who reads what the screen says of an action, and no more.
pub trait Naive: Bots + Counted + 'static {
    /// What they like of a few actions they have thought of.
    fn likes(&self, knowledge: &Self::Knowledge, action: &Self::Action) -> f32;
    /// What they think of first, if it is possible: habits.
    fn habit(&self, knowledge: &Self::Knowledge, choices: &Self::Choices) -> Option<Self::Action>;
}

/// Rounds of thought behind a hint: as many as at a table on a slow machine.
const HINT: Thinking = Thinking { iterations: Some(2_000), time: None };
/// Actions they think of before they choose.
const THOUGHTS: u32 = 24;

struct Newcomer<G: Naive> {
    adviser: Box<dyn Bot<G>>,
    /// One decision in this many follows the hint; 0 for none.
    hints: u32,
}

impl<G: Naive> Bot<G> for Newcomer<G> {
    fn observe(&mut self, game: &G, event: &G::SeenEvent) {
        self.adviser.observe(game, event);
    }

    fn forget(&mut self) {
        self.adviser.forget();
    }

    fn choose(&mut self, mut ask: Ask<'_, G>) -> Answer<G::Action> {
        if self.hints > 0 && ask.chance.below(self.hints) == 0 {
            return self.adviser.choose(ask);
        }
        if let Some(action) = ask.game.habit(ask.knowledge, ask.choices) {
            return Answer::plain(action);
        }
        let thoughts: Vec<_> = (0..THOUGHTS).map(|_| ask.choices.sample(&mut ask.chance)).collect();
        let likes = |action: &G::Action| ask.game.likes(ask.knowledge, action);
        Answer::plain(thoughts.into_iter().max_by(|a, b| likes(a).total_cmp(&likes(b))).expect("some"))
    }
}

/// The newcomer's share of the wins at tables of four, from every seat in turn.
pub fn wins<G: Naive>(game: &G, matches: u64, hints: u32) -> f32 {
    let mut won = 0.0;
    for number in 0..matches {
        let seat = Seat::at((number % u64::from(PLAYERS)) as usize);
        let bot = |other: Seat| -> Box<dyn Bot<G>> {
            if other == seat {
                return Box::new(Newcomer { adviser: G::adviser().expect("it has one"), hints });
            }
            G::bot(BotKind::Greedy).expect("it has one")
        };
        let mut bots: Vec<_> = Seat::all(PLAYERS).map(bot).collect();
        let played = play(game, &mut bots, Seed::from_number(number), HINT, |_| {}).expect("it is legal and ends");
        won += share(&played.standings, seat);
    }
    let share = won / matches as f32;
    println!("{}: one hint in {hints}: {share:.3} of {matches} matches", G::NAME);
    share
}
