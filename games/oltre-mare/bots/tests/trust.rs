//! What the players of Oltre Mare say about their cards, what they believe, and why they refuse (OM-3.6, OM-3.16,
//! OM-3.17).

use bots::arena::{Thinking, play};
use bots::{Ask, Bot, BotDice, BotKind, Bots as _};
use game::{Game, Notation as _, Observer, Seat};
use oltre_mare::scenario::{Scenario, rules, seat};
use oltre_mare::{Action, Card, Choices, Event, Good, OltreMare, OpenOffer, Reason, State, cargo_value};
use record::Seed;
use std::collections::BTreeMap;
use testkit::Dice;

/// A player that has not begun.
fn bot(kind: BotKind) -> Box<dyn Bot<OltreMare>> {
    OltreMare::bot(kind).unwrap()
}

/// A position in which seat 2 is the player.
struct Position {
    game: OltreMare,
    state: State,
    events: Vec<Event>,
}

impl Position {
    fn new(scenario: &Scenario) -> Position {
        let game = rules(3);
        let state = scenario.build(&game);
        Position { game, state, events: Vec::new() }
    }

    fn after(mut self, number: usize, text: &str) -> Position {
        let knowledge = self.game.knowledge(&self.state, Observer::Seat(seat(number)));
        let action = self.game.read_action(text, Some(&knowledge)).unwrap();
        self.game.apply(&mut self.state, seat(number), &action, &mut Dice::new(1, 1), &mut self.events).unwrap();
        self
    }

    /// Lets a player in seat 2 see what happened.
    fn shown_to(&self, player: &mut dyn Bot<OltreMare>) {
        for event in &self.events {
            player.observe(&self.game, &self.game.seen(event, Observer::Seat(seat(2))).unwrap());
        }
    }

    fn answer(&self, player: &mut dyn Bot<OltreMare>) -> Action {
        let mut choices = Choices::default();
        self.game.choices(&self.state, seat(2), &mut choices);
        let knowledge = self.game.knowledge(&self.state, Observer::Seat(seat(2)));
        let mut dice = BotDice::new(&Seed::from_number(1)).at(seat(2), 1);
        player.choose(Ask::new(&self.game, &knowledge, &choices, &mut dice)).action
    }
}

/// Seat 1 has much to offer that seat 2 can use.
fn floor() -> Position {
    floor_where_the_first_has(40)
}

/// The same with this many ducats; seat 2 has 40.
fn floor_where_the_first_has(ducats: i32) -> Position {
    Position::new(
        &Scenario::new(3)
            .seat(1, |s| {
                s.ducats(ducats).cargo("salt.01").hand("salt.03 salt.08 grain.03 grain.04 grain.08-09 grain.15")
            })
            .seat(2, |s| s.ducats(40).cargo("grain.14").hand("silk.03 olives.03"))
            .seat(3, |s| s.cargo("olives.04").hand("pottery.01 pottery.03")),
    )
}

/// An expert who got these cards from seat 1, each said to have ducats and market.
fn told(cards: &[&str]) -> Box<dyn Bot<OltreMare>> {
    let mut table = floor();
    for (number, card) in cards.iter().enumerate() {
        table = table.after(1, &format!("offer {card}[ducat+market] to 2 for 1d"));
        table = table.after(2, &format!("accept #{}", number + 1));
    }
    let mut player = bot(BotKind::Expert);
    table.shown_to(player.as_mut());
    player
}

const TRUE: [&str; 2] = ["grain.03", "grain.08"];
const FALSE: [&str; 3] = ["grain.04", "grain.09", "grain.15"];

/// The most that it pays for a card about which it knows only what seat 1 says.
fn pays(player: &mut dyn Bot<OltreMare>, said: &str) -> i8 {
    let accepts = |price: &i8| {
        let table = floor().after(1, &format!("offer grain.03{said} to 2 for {price}d"));
        matches!(table.answer(player), Action::Accept { .. })
    };
    (1..12).take_while(accepts).last().unwrap_or(0)
}

#[test]
fn the_word_of_a_trusted_seat_is_worth_ducats_and_the_word_of_a_liar_nothing() {
    let (mut new, mut trusting, mut lied_to) = (told(&[]), told(&TRUE), told(&FALSE));
    let word = "[ducat+market]";
    assert!(pays(new.as_mut(), word) > pays(new.as_mut(), ""), "a stranger is believed at first");
    assert!(pays(trusting.as_mut(), word) > pays(trusting.as_mut(), ""));
    assert!(
        pays(trusting.as_mut(), "[pirate+ship]") < pays(trusting.as_mut(), ""),
        "and believed what speaks against it"
    );
    assert!(pays(lied_to.as_mut(), word) <= pays(lied_to.as_mut(), ""));
    let offer = floor().after(1, "offer grain.03[ducat+market] to 2 for 4d");
    assert!(matches!(offer.answer(trusting.as_mut()), Action::Accept { .. }));
    assert!(!matches!(offer.answer(lied_to.as_mut()), Action::Accept { .. }));
    lied_to.forget();
    assert!(matches!(offer.answer(lied_to.as_mut()), Action::Accept { .. }), "what it has not seen it does not hold");
}

/// Claims in the last offer of a haggle, which can no longer be countered.
fn refuses(player: &mut dyn Bot<OltreMare>, table: Position, last: &str) -> Option<Reason> {
    match table.after(1, last).answer(player) {
        Action::Refuse { reason, .. } => reason,
        _ => None,
    }
}

#[test]
fn it_says_that_it_does_not_believe_where_that_is_the_reason() {
    let asked = || floor().after(2, "offer 1d to 1 for grain");
    let last = "counter #1 grain.03[ducat+market] to 2 for 3d";
    assert_eq!(refuses(told(&FALSE).as_mut(), asked(), last), Some(Reason::DoNotTrust));
    assert_eq!(refuses(told(&TRUE).as_mut(), asked(), last), None);
    // All cards for which that is true are visible in this position, or are its own.
    let impossible = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.01").hand("gems.01 gems.02"))
        .seat(2, |s| s.cargo("gems.03").hand("silk.03 olives.03"))
        .seat(3, |s| s.cargo("olives.04"));
    let asked = Position::new(&impossible).after(2, "offer 1d to 1 for gems");
    let reason = refuses(told(&[]).as_mut(), asked, "counter #1 gems.01[ducat+market] to 2 for 19d");
    assert_eq!(reason, Some(Reason::DoNotTrust));
}

#[test]
fn it_says_later_where_only_the_tile_is_missing() {
    let swaps = [
        ("grain", "grain.03"),
        ("salt", "salt.08"),
        ("grain grain", "grain.03 grain.04"),
        ("salt", "salt.08 grain.09"),
    ];
    let reasons = |honoured: bool| {
        let of = |((wants, gives), price): ((&str, &str), i8)| {
            let mut table = floor();
            if honoured {
                table = table.after(1, "offer salt.03 to 2 for 1d").after(2, "accept #1");
            }
            let asked = 1 + usize::from(honoured);
            table = table.after(2, &format!("offer 1d to 1 for {wants}"));
            refuses(told(&[]).as_mut(), table, &format!("counter #{asked} {gives} to 2 for {price}d"))
        };
        let prices = swaps.into_iter().flat_map(|swap| (1..9).map(move |price| (swap, price)));
        prices.filter_map(of).collect::<Vec<_>>()
    };
    assert!(reasons(true).contains(&Reason::Later), "{:?}", reasons(true));
    assert!(!reasons(false).contains(&Reason::Later), "{:?}", reasons(false));
}

#[test]
fn it_says_that_the_other_leads_only_if_that_decides() {
    let swaps = [("grain", "grain.03"), ("salt", "salt.08"), ("grain grain", "grain.03 grain.04")];
    let answers = |ducats: i32| {
        let of = |((wants, gives), price): ((&str, &str), i8)| {
            let table = floor_where_the_first_has(ducats).after(2, &format!("offer 1d to 1 for {wants}"));
            refuses(told(&[]).as_mut(), table, &format!("counter #1 {gives} to 2 for {price}d"))
        };
        let prices = swaps.into_iter().flat_map(|swap| (1..12).map(move |price| (swap, price)));
        prices.map(of).collect::<Vec<_>>()
    };
    let (leads, close, behind) = (answers(60), answers(38), answers(10));
    let spited: Vec<usize> = (0..leads.len()).filter(|at| leads[*at] == Some(Reason::YouLead)).collect();
    assert!(!spited.is_empty(), "{leads:?}");
    assert!(spited.iter().all(|at| behind[*at].is_none()), "it would not take that either: {leads:?} {behind:?}");
    assert!(!close.contains(&Some(Reason::YouLead)), "it leads itself: {close:?}");
}

/// Is the reason true, judged by all the cards?
fn is_true(game: &OltreMare, state: &State, me: Seat, offer: &OpenOffer, reason: Reason, fooled: bool) -> bool {
    let (p, hand, terms) = (&state.public, state.hidden.hand(me), &offer.terms);
    let has = terms.wants.can_be_met_from(hand);
    let (gets, gives) = (terms.gives.total(), terms.wants.total());
    match reason {
        Reason::DoNotHave => !has,
        Reason::NotEnough => has && (gives > 0 || terms.ducats < 0),
        Reason::NoUse => has && (gets > 0 || gives == 0),
        Reason::HandFull => {
            let limit = p.cargos.top(me).map(|card| u32::from(game.face(card).power));
            me != p.active && gets > 0 && limit.is_some_and(|limit| hand.len() as u32 + gets - gives > limit)
        }
        Reason::DoNotTrust => {
            let open = p.cargos.all().or(p.discard).or(p.table).or(hand);
            let can_be = terms.claims.iter().all(|shown| {
                let unseen = shown.good.cards().and(game.cards_in_play()).minus(open);
                unseen.iter().any(|card| shown.claim.is_true_of(game.face(card)))
            });
            has && !terms.claims.is_empty() && (fooled || !can_be)
        }
        Reason::Later => has && gets + gives > 0 && p.honoured.contains(me),
        Reason::YouLead => {
            let stands = |seat| {
                let cargo = cargo_value(p.cargos.iter(seat)) - i32::from(p.pirates[seat]);
                p.ducats[seat] + cargo + i32::from(p.markers[seat])
            };
            has && p.seats().all(|seat| seat == offer.from || stands(seat) < stands(offer.from))
        }
        Reason::HaveEnough => {
            let offered = |good: &Good| terms.gives.count(good.index()) > 0;
            has && gets > 0
                && Good::ALL.iter().filter(|good| offered(good)).all(|good| good.cards().and(hand).len() >= 3)
        }
    }
}

/// The lies that were believed: who told them, and to whom.
fn lies(game: &OltreMare, events: &[Event]) -> Vec<(Seat, Seat)> {
    let mut offers = BTreeMap::new();
    let mut lies = Vec::new();
    for event in events {
        match event {
            Event::OfferMade { id, terms, claimed, .. } => {
                let mut said = terms.claims.iter().zip(claimed.iter());
                offers.insert(*id, said.any(|(shown, card)| !shown.claim.is_true_of(game.face(*card))));
            }
            Event::DealStruck { id, giver, taker, .. } if offers.get(id) == Some(&true) => lies.push((*giver, *taker)),
            _ => {}
        }
    }
    lies
}

#[test]
fn every_reason_that_experts_give_is_true() {
    let game = rules(4);
    let mut given = BTreeMap::new();
    for number in 0..30 {
        // The random player says what is untrue, and makes offers that nobody wants.
        let kinds = [BotKind::Expert, BotKind::Random, BotKind::Expert, BotKind::Greedy];
        let mut bots: Vec<_> = kinds.map(bot).into();
        play(&game, &mut bots, Seed::from_number(number), Thinking::default(), |it| {
            let Action::Refuse { offer, reason } = it.action else { return };
            if kinds[it.seat.index()] != BotKind::Expert {
                return;
            }
            let Some(reason) = *reason else { return };
            let offer = it.state.public.offer(*offer).unwrap();
            assert_ne!(reason, Reason::DoNotHave, "what is not in hand is nobody's business");
            let fooled = reason == Reason::DoNotTrust && lies(&game, it.events).contains(&(offer.from, it.seat));
            let fits = is_true(&game, it.state, it.seat, offer, reason, fooled);
            assert!(fits, "match {number}, ply {}: {reason:?} to {offer:?}", it.ply);
            *given.entry(reason.name()).or_insert(0) += 1;
        })
        .unwrap();
    }
    println!("{given:?}");
    assert!(
        ["not-enough", "no-use", "hand-full", "you-lead", "have-enough"].iter().all(|name| given.contains_key(name)),
        "{given:?}"
    );
}

#[derive(Default, Debug)]
struct Talk {
    /// Offers in which cards are given.
    offers: u32,
    /// Offers of what it has asked for in public in this turn.
    odd: u32,
    /// Claims that are true, and claims that are not.
    truths: u32,
    lies: u32,
    /// Lies to somebody who has already got a card that was not as claimed.
    again: u32,
    wants: u32,
    haves: u32,
    turns: u32,
}

/// What players say when they are among themselves.
fn talk(make: impl Fn() -> Box<dyn Bot<OltreMare>>, matches: u64, iterations: u32) -> Talk {
    let game = rules(4);
    let mut talk = Talk::default();
    for number in 0..matches {
        let mut bots: Vec<_> = (0..4).map(|_| make()).collect();
        let thinking = Thinking { iterations: Some(iterations), time: None };
        play(&game, &mut bots, Seed::from_number(number), thinking, |it| match it.action {
            Action::OfferDeal(offer) => {
                talk.offers += u32::from(!offer.cards.is_empty());
                let asked = |card: Card| it.state.public.wants[it.seat] >> card.good().index() & 1 == 1;
                talk.odd += u32::from(offer.answers.is_none() && offer.cards.iter().any(asked));
                for said in offer.claims.iter() {
                    if said.claim.is_true_of(game.face(said.card)) {
                        talk.truths += 1;
                        continue;
                    }
                    talk.lies += 1;
                    let to = |(by, to): &(Seat, Seat)| *by == it.seat && offer.to.contains(*to);
                    talk.again += u32::from(lies(&game, it.events).iter().any(to));
                }
            }
            Action::Post { have, .. } if it.seat == it.state.public.active => {
                let p = &it.state.public;
                let posted = if *have { p.haves[it.seat] } else { p.wants[it.seat] };
                assert_eq!(posted, 0, "once a turn of each");
                talk.haves += u32::from(*have);
                talk.wants += u32::from(!have);
            }
            Action::EndTurn => talk.turns += 1,
            _ => {}
        })
        .unwrap();
    }
    talk
}

#[test]
fn experts_say_what_is_good_about_their_cards_and_never_lie() {
    let talk = talk(|| bot(BotKind::Expert), 20, 0);
    assert_eq!((talk.lies, talk.odd), (0, 0), "{talk:?}");
    assert!(talk.truths > talk.turns / 100 && talk.truths < talk.offers, "{talk:?}");
    assert!(talk.wants > 0 && talk.haves > 0 && talk.haves < talk.turns / 2, "{talk:?}");
}

#[test]
fn search_lies_now_and_then_but_not_to_a_seat_that_has_caught_it() {
    let talk = talk(|| bot(BotKind::Search), 8, 16);
    assert!(talk.lies > 0 && talk.lies * 8 < talk.offers, "{talk:?}");
    assert_eq!(talk.again, 0, "{talk:?}");
}

#[test]
fn a_bot_that_advises_people_never_lies() {
    let talk = talk(|| OltreMare::adviser().unwrap(), 8, 16);
    assert_eq!(talk.lies, 0, "{talk:?}");
    assert!(talk.truths > 0, "{talk:?}");
}

/// Seat 2 is asked for silk at a price that nobody takes: does its answer tell whether it has some?
#[test]
fn a_refusal_does_not_reveal_whether_the_seat_has_the_card() {
    let answer = |kind: BotKind, hand: &str| {
        let scenario = Scenario::new(3)
            .seat(1, |s| s.ducats(20).cargo("salt.01").hand("salt.03 salt.08 grain.03"))
            .seat(2, |s| s.ducats(20).cargo("silk.02").hand(hand))
            .seat(3, |s| s.cargo("olives.04").hand("pottery.01 pottery.03"));
        Position::new(&scenario).after(1, "offer 1d to 2 for silk silk").answer(bot(kind).as_mut())
    };
    for kind in [BotKind::Expert, BotKind::Instant, BotKind::Master] {
        let [has, lacks] = ["silk.03 silk.05 olives.03", "grain.09 olives.05 olives.03"].map(|hand| answer(kind, hand));
        assert!(matches!(has, Action::Refuse { reason: None, .. }), "{kind}: {has:?}");
        assert_eq!(has, lacks, "{kind}");
    }
}
