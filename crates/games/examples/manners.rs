//! How the levels of Oltre Mare trade, and how often they ask a person:
//! `cargo run --release -p games --example manners -- MATCHES SEED ITERATIONS LEVEL…` prints a row for each level.
//!
//! First, four of a level play; then three of them with a person who refuses everything and offers nothing.

use bots::arena::{Thinking, play};
use bots::{Answer, Ask, Bot, BotKind, Bots as _};
use game::{Choices as _, Edition as _, Game as _, Seat, SeatSet};
use oltre_mare::bots::expert::best_swap;
use oltre_mare::{Action, Edition, Event, OltreMare, Phase, Setup, Source, State};
use record::Seed;

/// How much both must gain, in ducats, for a swap to count as one that should be found.
const WORTH_A_WORD: f32 = 1.0;
/// Where the person sits.
const PERSON: Seat = Seat::at(0);

/// Refuses every offer and makes none; plays on as the greedy player does.
struct Person(Box<dyn Bot<OltreMare>>);

impl Bot<OltreMare> for Person {
    fn choose(&mut self, ask: Ask<'_, OltreMare>) -> Answer<Action> {
        let (public, choices) = (&ask.knowledge.public, ask.choices);
        let asked = public.offers.iter().find(|offer| offer.awaits.contains(PERSON));
        let wish = match asked {
            _ if public.phase != Phase::Trade => None,
            Some(offer) => Some(Action::Refuse { offer: offer.id, reason: None }),
            None if public.active != PERSON => Some(Action::Pass),
            None => {
                let buys = (1..=4).map(|price| Action::Buy { source: Source::Deck, price });
                [Action::LeaveTrade].into_iter().chain(buys).find(|action| choices.contains(action))
            }
        };
        wish.filter(|action| choices.contains(action)).map_or_else(|| self.0.choose(ask), Answer::plain)
    }
}

/// A bot that knows a person sits there.
struct Polite(Box<dyn Bot<OltreMare>>);

impl Bot<OltreMare> for Polite {
    fn observe(&mut self, game: &OltreMare, event: &<OltreMare as game::Game>::SeenEvent) {
        self.0.observe(game, event);
    }

    fn choose(&mut self, ask: Ask<'_, OltreMare>) -> Answer<Action> {
        self.0.choose(Ask { people: SeatSet::only(PERSON), ..ask })
    }
}

#[derive(Default)]
struct Seen {
    turns: u32,
    offers: u32,
    deals: u32,
    /// Trade phases that begin with a swap from which both would gain, and those in which such a pair struck a deal.
    phases: u32,
    phases_found: u32,
    /// The same, counted for each such pair.
    pairs: u32,
    pairs_found: u32,
    /// Offers that the person has to answer.
    asked: u32,
    /// Turns with more than two of those.
    pestered: u32,
    /// In this turn.
    now: Turn,
}

/// The turn being played.
#[derive(Default)]
struct Turn {
    asked: u32,
    /// The seats the active seat could swap with, and those it has dealt with.
    could: SeatSet,
    did: SeatSet,
}

impl Seen {
    fn note(&mut self, event: &Event) {
        match event {
            Event::TurnBegan { .. } => {
                self.close();
                self.turns += 1;
            }
            Event::OfferMade { to, .. } => {
                self.offers += 1;
                self.asked += u32::from(to.contains(PERSON));
                self.now.asked += u32::from(to.contains(PERSON));
            }
            Event::DealStruck { giver, taker, .. } => {
                self.deals += 1;
                self.now.did = self.now.did.or([*giver, *taker].into_iter().collect());
            }
            _ => {}
        }
    }

    /// A trade phase begins: with whom could the active seat swap?
    fn look(&mut self, game: &OltreMare, state: &State) {
        let public = &state.public;
        let hand = |seat| state.hidden.hand(seat);
        let gain = |seat| best_swap(game, public, hand(public.active), seat, hand(seat));
        let gains = public.others().iter().filter(|seat| gain(*seat).is_some_and(|gain| gain >= WORTH_A_WORD));
        self.now.could = gains.collect();
    }

    /// The turn is over.
    fn close(&mut self) {
        let Turn { asked, could, did } = std::mem::take(&mut self.now);
        self.pestered += u32::from(asked > 2);
        let found = could.and(did).len() as u32;
        self.pairs += could.len() as u32;
        self.pairs_found += found;
        self.phases += u32::from(!could.is_empty());
        self.phases_found += u32::from(found > 0);
    }
}

fn watch(game: &OltreMare, mut bots: Vec<Box<dyn Bot<OltreMare>>>, seed: Seed, thinking: Thinking, seen: &mut Seen) {
    let (mut told, mut begins) = (0, false);
    let mut tell = |events: &[Event], seen: &mut Seen| {
        events[told..].iter().for_each(|event| seen.note(event));
        let opened = events[told..].iter().any(|event| matches!(event, Event::TradeOpened { .. }));
        told = events.len();
        opened
    };
    let played = play(game, &mut bots, seed, thinking, |it| {
        begins |= tell(it.events, seen);
        if begins && it.state.public.phase == Phase::Trade {
            seen.look(game, it.state);
            begins = false;
        }
    });
    tell(&played.expect("bots play by the rules").events, seen);
    seen.close();
}

const USAGE: &str = "manners MATCHES SEED ITERATIONS LEVEL…, such as: manners 100 1 300 greedy expert";

/// Matches, seed, rounds of thought and levels.
fn wanted(args: &[String]) -> Option<(u64, u64, u32, Vec<BotKind>)> {
    let [matches, seed, iterations, levels @ ..] = args else { return None };
    let levels = levels.iter().map(|name| name.parse().ok()).collect::<Option<Vec<BotKind>>>()?;
    let levels = Some(levels).filter(|levels| !levels.is_empty())?;
    Some((matches.parse().ok()?, seed.parse().ok()?, iterations.parse().ok()?, levels))
}

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (matches, seed, iterations, levels) = wanted(&args).ok_or(USAGE)?;
    let seed = Seed::from_number(seed);
    let thinking = Thinking { iterations: Some(iterations), time: None };
    let game = OltreMare::new(&Setup::of(4), &Edition::builtin()).expect("four can play");
    let bot = |kind| OltreMare::bot(kind).expect("there is such a bot");
    println!(
        "| level | matches | turns | offers a match | offers a turn | deals a match | accepted | swaps found | for each partner | asked a turn | asked more than twice |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    for kind in levels {
        let (mut four, mut three) = (Seen::default(), Seen::default());
        for index in 0..matches {
            let seed = seed.of_match(index);
            watch(&game, (0..4).map(|_| bot(kind)).collect(), seed, thinking, &mut four);
            let polite = (0..3).map(|_| Box::new(Polite(bot(kind))) as Box<dyn Bot<OltreMare>>);
            let person = Box::new(Person(bot(BotKind::Greedy))) as Box<dyn Bot<OltreMare>>;
            watch(&game, std::iter::once(person).chain(polite).collect(), seed, thinking, &mut three);
        }
        let per = |part: u32, whole: u32| f64::from(part) / f64::from(whole.max(1));
        let percent = |part, whole| 100.0 * per(part, whole);
        println!(
            "| {kind} | {matches} | {:.1} | {:.1} | {:.2} | {:.1} | {:.0}% | {:.0}% of {} | {:.0}% of {} | {:.2} | {:.1}% |",
            per(four.turns, matches as u32),
            per(four.offers, matches as u32),
            per(four.offers, four.turns),
            per(four.deals, matches as u32),
            percent(four.deals, four.offers),
            percent(four.phases_found, four.phases),
            four.phases,
            percent(four.pairs_found, four.pairs),
            four.pairs,
            per(three.asked, three.turns),
            percent(three.pestered, three.turns),
        );
    }
    Ok(())
}
