//! The matches to learn from, and those that show what was learned.

use crate::args::Args;
use crate::data::Match;
use bots::arena::{self, DealResult, Tally, Thinking};
use bots::{Answer, Ask, Bot, BotKind, Bots, Dice, Taught, Valued};
use game::{Chance as _, Choices as _, Counted, Edition as _, Game, Seat, Setup as _, SetupError};
use record::Seed;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

/// Matches played between two looks at the clock, and stored together.
pub const AT_ONCE: u32 = 2_000;
/// One decision in this many is left to chance: a net that sees only good play does not learn what a mistake costs.
const SLIP: u32 = 80;
/// The number of seats of every other match, and of those that show what was learned.
const USUAL: u8 = 4;

/// A player that slips now and then.
struct Slipping<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> Bot<G> for Slipping<G> {
    fn observe(&mut self, game: &G, event: &G::SeenEvent) {
        self.0.observe(game, event);
    }

    fn choose(&mut self, ask: Ask<'_, G>) -> Answer<G::Action> {
        if ask.chance.below(SLIP) == 0 {
            return Answer::plain(ask.choices.sample(&mut Dice::draw(ask.chance)));
        }
        self.0.choose(ask)
    }
}

fn game_for<G: Game>(players: u8) -> Result<G, String> {
    let fault = |fault: SetupError| format!("{} with {players} players: {fault:?}", G::NAME);
    G::new(&G::Setup::usual(players).map_err(fault)?, &G::Edition::builtin()).map_err(fault)
}

/// Numbers of players, the usual one more often.
fn players<G: Game>(number: u32) -> u8 {
    let any = (number / 2 % 5 + 1) as u8;
    if number.is_multiple_of(2) || G::Setup::usual(any).is_err() { USUAL } else { any }
}

/// Plays these matches with all threads.
pub fn some<G: Valued + Bots + Counted + 'static>(
    args: &Args,
    first: u32,
    count: u32,
    until: Instant,
) -> Result<Vec<Match>, String> {
    let games: Vec<G> = (2..=5).filter_map(|players| game_for(players).ok()).collect();
    let next = AtomicU32::new(first);
    let mut matches: Vec<Match> = std::thread::scope(|scope| {
        let work = || {
            let mut played = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= first + count || Instant::now() >= until {
                    return Ok(played);
                }
                let players = players::<G>(number);
                let game = games.iter().find(|game| game.players() == players).ok_or("no such game")?;
                played.push(one(game, number, args)?);
            }
        };
        let threads: Vec<_> = (0..args.threads()).map(|_| scope.spawn(work)).collect();
        let results = threads.into_iter().map(|thread| thread.join().map_err(|_| "a match broke off".to_owned())?);
        results.collect::<Result<Vec<Vec<Match>>, String>>()
    })?
    .into_iter()
    .flatten()
    .collect();
    matches.sort_by_key(|played| played.number);
    // The same matches are stored however many threads there were, without gaps.
    let whole = matches.iter().zip(first..).take_while(|(played, number)| played.number == *number).count();
    matches.truncate(whole);
    Ok(matches)
}

fn one<G: Valued + Bots + Counted + 'static>(game: &G, number: u32, args: &Args) -> Result<Match, String> {
    let players = usize::from(game.players());
    let mut bots: Vec<Box<dyn Bot<G>>> = Vec::with_capacity(players);
    let dealt = Seed::from_number(args.seed << 32 | u64::from(number));
    let mut dice = Dice::new(dealt);
    for _ in 0..players {
        // A net that has seen only one way to play may misjudge others.
        let kind = if args.greedy > 0 && dice.below(args.greedy) == 0 { BotKind::Greedy } else { args.by };
        let bot = G::bot(kind).ok_or_else(|| format!("there is no {kind} bot"))?;
        bots.push(Box::new(Slipping(bot)));
    }
    let (lens, mut last) = (game.lens(), None);
    let mut seen = Vec::new();
    let played = arena::play(game, &mut bots, dealt, Thinking::default(), |decision| {
        let stretch = G::stretch(decision.state);
        if last.replace(stretch) != Some(stretch) {
            let mut numbers = [[0.0; bots::net::WIDEST]; game::MAX_SEATS];
            game.see_all(&lens, decision.state, &mut numbers);
            numbers.iter().take(players).for_each(|numbers| seen.extend_from_slice(&numbers[..G::SEEN]));
        }
    })
    .map_err(|foul| foul.to_string())?;
    let winners = played.standings.winners();
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    Ok(Match { number, won: Seat::all(game.players()).map(share).collect(), seen })
}

/// Plays the net against three others and prints the result.
pub fn check<G: Valued + Bots + Counted + 'static>(args: &Args, taught: &Taught) -> Result<(), String> {
    if args.check == 0 {
        return Ok(());
    }
    let game: G = game_for(USUAL)?;
    let thinking = Thinking { iterations: Some(args.iterations), time: None };
    let next = AtomicU32::new(0);
    let deals: Vec<DealResult> = std::thread::scope(|scope| {
        let work = || {
            let mut results = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= args.check {
                    return Ok(results);
                }
                let make = |place: usize| match (place, G::bot(args.against)) {
                    (1.., Some(other)) => other,
                    _ => G::player(taught.clone()),
                };
                let seed = Seed::from_number(u64::MAX - u64::from(number));
                let deal = arena::play_deal(&game, make, seed, thinking).map_err(|foul| foul.to_string())?;
                results.extend(deal.results.first());
            }
        };
        let threads: Vec<_> = (0..args.threads()).map(|_| scope.spawn(work)).collect();
        let results = threads.into_iter().map(|thread| thread.join().map_err(|_| "a match broke off".to_owned())?);
        results.collect::<Result<Vec<Vec<DealResult>>, String>>()
    })?
    .concat();
    let mut tally = Tally::default();
    deals.iter().for_each(|deal| tally.add([deal]));
    println!(
        "against three of {}, {} rounds of thought: {:.1}% ± {:.1} over {} deals",
        args.against,
        args.iterations,
        100.0 * tally.share(),
        100.0 * tally.within(),
        tally.deals()
    );
    Ok(())
}
