//! What holds for every level of both games: it sees only what its seat sees, plays by the rules, and comes to an end.

use bots::arena::{Decision, Thinking, play};
use bots::{Ask, Bot, BotDice, BotKind, Bots, Budget};
use game::{Choices as _, Counted, Edition as _, Game, Observer, Seat, Setup as _};
use oltre_mare::OltreMare;
use ostia::Ostia;
use record::Seed;
use testkit::Dice;

/// Few rounds of thought: enough to choose, and the tests stay quick.
const THINKING: Thinking = Thinking { iterations: Some(60), time: None };

fn rules<G: Game>(players: u8) -> G {
    G::new(&G::Setup::usual(players).unwrap(), &G::Edition::builtin()).unwrap()
}

fn bot<G: Bots>(kind: BotKind) -> Box<dyn Bot<G>> {
    G::bot(kind).unwrap_or_else(|| panic!("{} has no {kind}", G::NAME))
}

/// A bot that has seen the same as the one that decides.
fn twin<G: Bots>(game: &G, kind: BotKind, it: &Decision<'_, G>) -> Box<dyn Bot<G>> {
    let mut twin = bot::<G>(kind);
    let seen = it.events.iter().filter_map(|event| game.seen(event, Observer::Seat(it.seat)));
    seen.for_each(|event| twin.observe(game, &event));
    twin
}

/// The same seed, the hidden cards dealt again so that they fit what the seat knows: the same decision.
fn is_honest<G: Counted + Bots>(kind: BotKind, every: u32) {
    let game: G = rules(4);
    let mut asked = 0;
    for number in 0..2 {
        let seed = Seed::from_number(number);
        let mut bots = vec![bot::<G>(kind), bot(BotKind::Greedy), bot(BotKind::Random), bot(kind)];
        let tested = [true, false, false, true];
        let check = |it: Decision<'_, G>| {
            if !tested[it.seat.index()] || !it.ply.is_multiple_of(every) {
                return;
            }
            let (mut other, mut choices) = (game.blank(), G::Choices::default());
            game.redeal(it.knowledge, &mut Dice::new(number, it.ply.into()), &mut other);
            let knowledge = game.knowledge(&other, Observer::Seat(it.seat));
            assert_eq!(knowledge, *it.knowledge);
            game.choices(&other, it.seat, &mut choices);
            let mut dice = BotDice::new(&seed).at(it.seat, it.ply);
            let budget = Budget { iterations: THINKING.iterations, ..Budget::default() };
            let ask = Ask { budget, ..Ask::new(&game, &knowledge, &choices, &mut dice) };
            assert_eq!(twin(&game, kind, &it).choose(ask).action, *it.action, "{kind}, match {number}, ply {}", it.ply);
            asked += u32::from(other != *it.state);
        };
        play(&game, &mut bots, seed, THINKING, check).unwrap();
    }
    assert!(asked > 20, "only {asked} decisions with other hidden cards");
}

#[test]
fn no_level_chooses_differently_when_hidden_cards_are_dealt_again() {
    let every = |kind: &BotKind| if matches!(kind, BotKind::Search | BotKind::Master) { 5 } else { 2 };
    OltreMare::KINDS.iter().for_each(|kind| is_honest::<OltreMare>(*kind, every(kind)));
    Ostia::KINDS.iter().for_each(|kind| is_honest::<Ostia>(*kind, every(kind)));
}

fn plays_legally<G: Counted + Bots>(kind: BotKind) {
    let players = Seat::all(5).map(|seat| seat.number()).filter(|players| G::Setup::usual(*players).is_ok());
    for players in players {
        let game: G = rules(players);
        let mut bots: Vec<_> = Seat::all(players).map(|_| bot::<G>(kind)).collect();
        let seed = Seed::from_number(u64::from(players));
        play(&game, &mut bots, seed, THINKING, |it| assert!(it.choices.contains(it.action))).unwrap();
    }
}

#[test]
fn every_level_plays_whole_matches_at_every_table() {
    OltreMare::KINDS.iter().for_each(|kind| plays_legally::<OltreMare>(*kind));
    Ostia::KINDS.iter().for_each(|kind| plays_legally::<Ostia>(*kind));
}

fn explains<G: Counted + Bots>(kind: BotKind) {
    let game: G = rules(4);
    let seed = Seed::from_number(3);
    let mut bots: Vec<_> = Seat::all(4).map(|_| bot::<G>(kind)).collect();
    let (mut with_worth, mut decisions) = (0, 0);
    play(&game, &mut bots, seed, THINKING, |it| {
        if !it.ply.is_multiple_of(9) || it.choices.forced().is_some() {
            return;
        }
        let mut dice = BotDice::new(&seed).at(it.seat, it.ply);
        let budget = Budget { iterations: THINKING.iterations, ..Budget::default() };
        let ask = Ask { budget, explain: true, ..Ask::new(&game, it.knowledge, it.choices, &mut dice) };
        let answer = twin(&game, kind, &it).choose(ask);
        assert_eq!(answer.action, *it.action, "asked for reasons, it does the same");
        assert_eq!(answer.reasons.first().map(|reason| reason.action), Some(answer.action), "the chosen one first");
        assert!(answer.reasons.iter().all(|reason| it.choices.contains(&reason.action)));
        decisions += 1;
        with_worth += u32::from(answer.reasons.iter().any(|reason| reason.worth.is_some()));
    })
    .unwrap();
    assert!(kind == BotKind::Random || with_worth * 4 > decisions, "{}: {with_worth} of {decisions}", G::NAME);
}

#[test]
fn the_better_levels_give_reasons_with_figures() {
    for kind in [BotKind::Expert, BotKind::Instant, BotKind::Search, BotKind::Master] {
        explains::<OltreMare>(kind);
        explains::<Ostia>(kind);
    }
}

/// Does it play matches to their end? Then the lead counts as well as the win; a net gives only the chance of winning.
fn looks_to_the_end<G: Counted + Bots>(kind: BotKind) -> bool {
    let game: G = rules(4);
    let seed = Seed::from_number(5);
    let mut bots: Vec<_> = Seat::all(4).map(|_| bot::<G>(BotKind::Greedy)).collect();
    let mut found = false;
    // Early in the match, so that nothing ends by itself before a net is asked.
    play(&game, &mut bots, seed, THINKING, |it| {
        if it.ply > 20 || it.choices.forced().is_some() {
            return;
        }
        let mut dice = BotDice::new(&seed).at(it.seat, it.ply);
        let budget = Budget { iterations: THINKING.iterations, ..Budget::default() };
        let ask = Ask { budget, explain: true, ..Ask::new(&game, it.knowledge, it.choices, &mut dice) };
        let reasons = twin(&game, kind, &it).choose(ask).reasons;
        found |= reasons.iter().any(|reason| reason.worth.map(|worth| worth.clamp(0.0, 1.0)) != reason.win);
    })
    .unwrap();
    found
}

#[test]
fn the_master_plays_some_worlds_to_their_end_and_one_that_answers_at_once_plays_none() {
    let both = |kind| [looks_to_the_end::<OltreMare>(kind), looks_to_the_end::<Ostia>(kind)];
    assert_eq!((both(BotKind::Master), both(BotKind::Instant)), ([true; 2], [false; 2]));
}
