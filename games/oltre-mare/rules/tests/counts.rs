//! Pinned counts of action sequences from fixed positions, by two routes that must agree:
//! the factored walk, and candidates made up without it and tested by `check`.
//!
//! `UPDATE=1 cargo test -p oltre-mare --test counts` stores them again.

use game::Seat;
use game::{Edition as _, MAX_SEATS, SeatSet, Slot};
use oltre_mare::scenario::{Scenario, ScriptedMatch, rules, rules_of};
use oltre_mare::{
    Action, Card, CardSet, Edition, Good, Kind, Laid, Load, MAX_PORTS, Marker, OfferId, OltreMare, Phase, Port,
    Proposal, Setup, Source, State,
};
use testkit::count::{Who, generated, walked};
use testkit::golden;
use testkit::walk::Pick;

/// Offers of one card for one good, no ducats, no claims; refusals without a reason.
fn keep(action: &Action) -> bool {
    match action {
        Action::OfferDeal(p) => p.cards.len() == 1 && p.wants.total() == 1 && p.ducats == 0 && p.claims.is_empty(),
        Action::Refuse { reason, .. } => reason.is_none(),
        _ => true,
    }
}

/// Keeps the walk out of what `keep` would throw away.
fn enter(picks: &[Pick]) -> bool {
    let Some(last) = picks.last() else { return true };
    // In an offer, each card and each good follows a pick that the list continues.
    let listed = |slot| picks.windows(2).filter(|pair| pair[0].slot == Slot::More && pair[1].slot == slot).count();
    match last.slot {
        Slot::Own(_) | Slot::Money => false,
        Slot::Side | Slot::Reason => last.pick == 0,
        Slot::Card | Slot::Good => listed(last.slot) <= 1,
        _ => true,
    }
}

/// All lists without repetition of `from` that are no longer than `most`, in every order.
fn orders(from: &[Card], most: usize) -> Vec<Vec<Card>> {
    let mut lists: Vec<Vec<Card>> = vec![Vec::new()];
    let mut begin = 0;
    for _ in 0..most {
        let end = lists.len();
        for i in begin..end {
            for card in from.iter().filter(|card| !lists[i].contains(card)).copied().collect::<Vec<_>>() {
                let longer: Vec<Card> = lists[i].iter().copied().chain([card]).collect();
                lists.push(longer);
            }
        }
        begin = end;
    }
    lists
}

/// All sets of at most `most` cards.
fn sets(from: &[Card], most: usize) -> Vec<CardSet> {
    let mut sets = vec![CardSet::EMPTY];
    for card in from {
        for i in 0..sets.len() {
            if sets[i].len() < most {
                sets.push(sets[i].or(CardSet::only(*card)));
            }
        }
    }
    sets
}

/// Whatever somebody might try, legal or not, of each kind of action.
fn candidates(state: &State, seat: Seat) -> Vec<Action> {
    let hand: Vec<Card> = state.hidden.hand(seat).iter().collect();
    let played: Vec<Card> = state.public.table.iter().collect();
    let mut all = vec![Action::LeaveTrade, Action::Pass, Action::EndTurn, Action::FollowCompass { port: None }];
    for price in 0..=5 {
        all.extend([Source::Deck, Source::Pirates].map(|source| Action::Buy { source, price }));
    }
    all.extend(sets(&hand, 4).into_iter().map(|cards| Action::Play { cards }));
    all.extend(orders(&hand, 2).into_iter().map(|list| Action::Discard { cards: list.into_iter().collect::<Laid>() }));
    all.extend(orders(&played, 4).into_iter().map(|list| Action::Stow { cards: list.into_iter().collect::<Load>() }));
    for port in (0..MAX_PORTS as u8).map(Port) {
        all.extend([Action::Sail { port }, Action::FollowCompass { port: Some(port) }]);
    }
    if state.public.phase == Phase::Trade {
        talk(state, &hand, &mut all);
    }
    all
}

fn talk(state: &State, hand: &[Card], all: &mut Vec<Action>) {
    for good in Good::ALL {
        all.extend([true, false].map(|have| Action::Post { good, have }));
    }
    let offers: Vec<OfferId> = (0..=state.public.last_offer.0 + 1).map(OfferId).collect();
    for offer in &offers {
        let offer = *offer;
        all.extend([Action::Withdraw { offer }, Action::Refuse { offer, reason: None }]);
        all.extend(sets(hand, 1).into_iter().map(|cards| Action::Accept { offer, cards }));
    }
    let answers = offers.iter().map(|id| Some(*id)).chain([None]);
    for answers in answers {
        for to in (0..1 << (state.public.players as usize).min(MAX_SEATS)).map(SeatSet::from_bits) {
            for (card, kind) in hand.iter().flat_map(|card| Kind::ALL.map(|kind| (*card, kind))) {
                let wants = [kind].into_iter().collect();
                let cards = CardSet::only(card);
                all.push(Action::OfferDeal(Proposal { to, answers, cards, wants, ..Proposal::default() }));
            }
        }
    }
}

fn pin(name: &str, rules: &OltreMare, state: &State, who: Who, depth: usize) {
    let by_walk = walked(rules, state, who, depth, &mut enter, &keep);
    let by_check = generated(rules, state, who, depth, &mut candidates, &keep);
    assert_eq!(by_walk, by_check, "{name}: the two routes differ");
    golden::uphold(format!("{}/tests/counts/{name}.txt", env!("CARGO_MANIFEST_DIR")), &by_walk.to_text());
}

/// The first turn of a match of four, without talk: buy, play, sail, stow, end.
#[test]
fn a_first_turn_without_talk() {
    let rules = rules_of(&Setup { talk: false, ..Setup::of(4) }, &Edition::builtin());
    let state = Scenario::new(4)
        .seat(1, |s| s.ship("Zara").cargo("scrolls.06").hand("salt.05 salt.06 grain.02 silk.03"))
        .seat(2, |s| s.ship("Acri").cargo("olives.10").hand("gems.05 scrolls.02 grain.04 olives.01"))
        .seat(3, |s| s.ship("Tana").cargo("pottery.02").hand("salt.01 silk.10 grain.11 pottery.08"))
        .seat(4, |s| s.ship("Tunisi").cargo("grain.08").hand("gems.01 olives.03 olives.05 pottery.05"))
        .deck("pottery.01 grain.20 salt.12 gems.02 scrolls.09 silk.01")
        .marker_at("Ancona", Marker::Compass)
        .marker_at("Venezia", Marker::CalmSea)
        .build(&rules);
    pin("first-turn", &rules, &state, Who::Asked, 7);
}

fn trading() -> ScriptedMatch {
    let rules = rules(3);
    let state = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.04").hand("salt.05 grain.02").pirates("gems.02"))
        .seat(2, |s| s.hand("salt.02 olives.04"))
        .seat(3, |s| s.hand("scrolls.01"))
        .deck("pottery.01 grain.20 salt.12")
        .build(&rules);
    let mut table = ScriptedMatch::new(rules, state);
    table.play(1, "offer grain.02 to 2,3 for salt");
    table
}

/// An offer to two is open; anybody may speak: answers, counter-offers, new offers, postings, purchases.
#[test]
fn anybody_speaks_in_the_trade_phase() {
    let table = trading();
    pin("talk-anybody", &table.rules, &table.state, Who::Anybody, 2);
}

/// The same, asking one seat at a time.
#[test]
fn the_asked_speak_in_the_trade_phase() {
    let table = trading();
    pin("talk-asked", &table.rules, &table.state, Who::Asked, 3);
}

/// Cards with ships are played near a compass: sail, follow it or not, stow in every order, end, discard.
///
/// By hand: 4 of the 24 arrivals find a compass, which leads to 27 ports or nowhere, the other 20 are followed by 3! stowages:
/// 4 · 28 + 20 · 6 = 232; then 4 · 28 · 6 stowages and 20 · 6 ends of the turn, 792.
#[test]
fn a_ship_among_compasses() {
    let rules = rules_of(&Setup { talk: false, ..Setup::of(2) }, &Edition::builtin());
    let state = Scenario::new(2)
        .seat(1, |s| s.ship("Corfù").cargo("scrolls.06").hand("gems.02 gems.04 silk.02 salt.08"))
        .seat(2, |s| s.ship("Acri").cargo("silk.04").hand("olives.01-06"))
        .phase(Phase::Actions)
        .load(3)
        .marker_at("Durazzo", Marker::Compass)
        .marker_at("Modone", Marker::Compass)
        .marker_at("Ragusa", Marker::LocalInfluence)
        .marker_at("Brindisi", Marker::Compass)
        .marker_at("Candia", Marker::GoodBusiness)
        .build(&rules);
    pin("compass", &rules, &state, Who::Asked, 6);
}
