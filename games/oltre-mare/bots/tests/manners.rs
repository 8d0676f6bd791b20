//! How the players of Oltre Mare behave towards a person who wants to be left alone: seldom asked, never twice.

use bots::{Ask, BotDice, BotKind, Bots as _, Budget};
use game::{Choices as _, Game, Observer, Seat, SeatSet, Status};
use oltre_mare::scenario::{rules, seat};
use oltre_mare::{Action, Choices, Event, Knowledge, OltreMare, Phase, Source, State};
use record::{Seed, StepChance};

/// How the person treats offers.
#[derive(Clone, Copy, PartialEq)]
enum Person {
    /// Refuses every offer.
    Refuses,
    /// Never answers any: the others go on regardless.
    IsSilent,
}

#[derive(Default, Debug)]
struct Seen {
    rounds: u32,
    turns: u32,
    /// Bots' offers that the person has to answer.
    asked: u32,
    /// Of those, offers that ask for a good the person does not hold.
    in_vain: u32,
    /// Offers that say the same as another of that seat in that turn, to the person.
    twice: u32,
}

/// The person never offers anything; for the rest of its turn it plays as the greedy player does.
fn own_turn(choices: &Choices, thought: Action) -> Action {
    let talk = matches!(thought, Action::OfferDeal(_) | Action::Post { .. });
    let buys = (1..=4).map(|price| Action::Buy { source: Source::Deck, price });
    let instead = [Action::LeaveTrade].into_iter().chain(buys).find(|action| choices.contains(action));
    instead.filter(|_| talk).unwrap_or(thought)
}

fn answer(knowledge: &Knowledge, choices: &Choices, me: Seat, thought: Action) -> Action {
    let p = &knowledge.public;
    match p.offers.iter().find(|offer| offer.awaits.contains(me)) {
        _ if p.phase != Phase::Trade => thought,
        Some(offer) => Action::Refuse { offer: offer.id, reason: None },
        None if p.active == me => own_turn(choices, thought),
        None => Action::Pass,
    }
}

/// The seats a table asks: those with an offer waiting, those that have not spoken, the active seat. Nobody waits for a
/// silent person.
fn next(game: &OltreMare, state: &State, me: Seat, person: Person) -> Option<Seat> {
    let Status::Open { must, ask, .. } = game.status(state) else { return None };
    let floor = game.floor(state);
    let waits = |seats: SeatSet| match person {
        Person::Refuses => seats,
        Person::IsSilent => seats.without(me),
    };
    Some(
        waits(floor.asked)
            .first_from(ask)
            .or(waits(floor.invited).first_from(ask))
            .or(must.first_from(ask))
            .unwrap_or(ask),
    )
}

fn watch(kind: BotKind, seed: u64, person: Person) -> Seen {
    let (game, me, seed) = (rules(4), seat(1), Seed::from_number(seed));
    let mut bots: Vec<_> = (0..4).map(|_| OltreMare::bot(kind).unwrap()).collect();
    let (mut state, mut choices, mut events) = (game.blank(), Choices::default(), Vec::new());
    game.deal(&mut state, &mut StepChance::new(seed, 0), &mut events);
    let mut seen = Seen::default();
    let mut said = Vec::new();
    for ply in 1..20_000 {
        let Some(seat) = next(&game, &state, me, person) else { return seen };
        game.choices(&state, seat, &mut choices);
        let knowledge = game.knowledge(&state, Observer::Seat(seat));
        let mut dice = BotDice::new(&seed).at(seat, ply);
        // Few rounds of thought: enough to choose.
        let budget = Budget { iterations: Some(40), ..Budget::default() };
        let ask = Ask { people: SeatSet::only(me), budget, ..Ask::new(&game, &knowledge, &choices, &mut dice) };
        let mut action = bots[seat.index()].choose(ask).action;
        if seat == me {
            action = answer(&knowledge, &choices, me, action);
        }
        events.clear();
        game.apply(&mut state, seat, &action, &mut StepChance::new(seed, ply), &mut events).unwrap();
        for event in &events {
            for (bot, seat) in bots.iter_mut().zip(Seat::all(4)) {
                bot.observe(&game, &game.seen(event, Observer::Seat(seat)).unwrap());
            }
            match event {
                Event::TurnBegan { seat, .. } => {
                    said.clear();
                    seen.turns += 1;
                    seen.rounds += u32::from(*seat == me);
                }
                Event::OfferMade { from, to, terms, .. } if to.contains(me) => {
                    let hand = game.knowledge(&state, Observer::Seat(me)).hand();
                    seen.asked += 1;
                    seen.in_vain += u32::from(!terms.wants.can_be_met_from(hand));
                    seen.twice += u32::from(said.contains(&(*from, *terms)));
                    said.push((*from, *terms));
                }
                _ => {}
            }
        }
    }
    panic!("the match has no end");
}

fn watch_many(kind: BotKind, person: Person, matches: u64) -> Seen {
    (0..matches).map(|seed| watch(kind, seed, person)).fold(Seen::default(), |sum, one| Seen {
        rounds: sum.rounds + one.rounds,
        turns: sum.turns + one.turns,
        asked: sum.asked + one.asked,
        in_vain: sum.in_vain + one.in_vain,
        twice: sum.twice + one.twice,
    })
}

#[test]
fn a_person_who_refuses_is_asked_at_most_twice_in_a_round_and_never_the_same_twice_in_a_turn() {
    let seen = watch_many(BotKind::Greedy, Person::Refuses, 40);
    assert!(seen.asked <= 2 * seen.rounds && seen.twice == 0, "{seen:?}");
    assert!(3 * seen.in_vain <= seen.asked, "they ask for what may be there: {seen:?}");
    assert!(seen.asked > seen.rounds / 4, "they still trade with people: {seen:?}");
}

#[test]
fn an_offer_that_is_not_answered_stays_one_offer() {
    let seen = watch_many(BotKind::Greedy, Person::IsSilent, 40);
    assert!(seen.asked <= 2 * seen.rounds && seen.twice == 0, "{seen:?}");
}

/// Three of them at a table with one person.
#[test]
fn the_better_levels_ask_a_person_at_most_twice_in_a_turn_and_never_the_same_twice() {
    for (kind, matches) in [(BotKind::Expert, 20), (BotKind::Search, 4), (BotKind::Master, 8)] {
        for person in [Person::Refuses, Person::IsSilent] {
            let seen = watch_many(kind, person, matches);
            println!("{kind}: {:.2} questions a turn; {seen:?}", f64::from(seen.asked) / f64::from(seen.turns));
            assert!(seen.asked <= 2 * seen.turns && seen.twice == 0, "{kind}: {seen:?}");
            assert!(2 * seen.in_vain <= seen.asked, "{kind} asks for what may be there: {seen:?}");
            assert!(seen.asked > seen.rounds / 4, "{kind} still trades with people: {seen:?}");
        }
    }
}
