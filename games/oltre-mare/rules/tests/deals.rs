//! OM-3.1 to OM-3.6, OM-3.12, OM-3.13: offers and deals. Talk around them (OM-3.16, OM-3.17) is in `talk.rs`.

use game::Refusal as _;
use oltre_mare::scenario::{Scenario, ScriptedMatch, card, cards, seat};
use oltre_mare::{Action, CardSet, Claim, Event, Kind, OfferId, Phase, Proposal, Refusal, SeenEvent, Venice};

/// Seat 1 is active, with load 1 and nothing scarce.
fn market() -> Scenario {
    Scenario::new(4)
        .seat(1, |s| s.cargo("salt.06").hand("grain.01 grain.02 grain.03 olives.01"))
        .seat(2, |s| s.hand("silk.01 silk.02 silk.07"))
        .seat(3, |s| s.hand("salt.01 salt.02 pottery.01"))
        .seat(4, |s| s.hand("gems.01"))
}

fn closed(id: u16) -> Refusal {
    Refusal::OfferClosed { offer: OfferId(id) }
}

fn set(words: &str) -> CardSet {
    cards(words).into_iter().collect()
}

fn offer(to: &[usize], cards: &str, ducats: i8, wants: &[Kind]) -> Proposal {
    Proposal {
        to: to.iter().map(|number| seat(*number)).collect(),
        cards: set(cards),
        ducats,
        wants: wants.iter().copied().collect(),
        ..Proposal::default()
    }
}

#[test]
fn om_3_1_the_active_seat_deals_with_any_other_as_often_as_it_likes() {
    let mut table = market().table();
    for (i, partner) in [2, 3, 4, 2, 3, 4].into_iter().enumerate() {
        table.play(1, &format!("offer 1d to {partner} for nothing"));
        table.play(partner, &format!("accept #{} with nothing", i + 1));
    }
    assert_eq!([1, 2, 3, 4].map(|n| table.ducats(n)), [5, 13, 13, 13]);
}

#[test]
fn om_3_1_no_deal_without_the_active_seat() {
    let mut table = market().table();
    assert_eq!(table.refused(2, "offer silk.01 to 3 for salt"), Refusal::NotWithActive);
    assert_eq!(table.refused(2, "offer silk.01 to 1,3 for salt"), Refusal::NotWithActive);
    table.play(2, "offer silk.01 to 1 for grain");
    // Nobody can deal with themselves, with nobody, or with somebody who is not at the table.
    assert_eq!(table.refused(1, "offer grain.01 to 1 for silk"), Refusal::NoPartner);
    assert_eq!(table.refused(1, "offer grain.01 to 1,2 for silk"), Refusal::NoPartner);
    assert_eq!(table.refused(1, "offer grain.01 to 5 for silk"), Refusal::NoPartner);
    let to_nobody = Action::OfferDeal(offer(&[], "grain.01", 0, &[]));
    assert_eq!(table.attempt(1, &to_nobody), Err(Refusal::NoPartner));
}

#[test]
fn om_3_2_cards_and_ducats_both_ways_at_once() {
    let mut table = market().table();
    table.play(1, "offer grain.01 olives.01 4d to 2 for silk silk");
    table.play(2, "accept #1 with silk.02 silk.07");
    assert_eq!(table.hand(1), "silk.02 silk.07 grain.02 grain.03");
    assert_eq!(table.hand(2), "silk.01 olives.01 grain.01");
    assert_eq!((table.ducats(1), table.ducats(2)), (7, 15));
    // Ducats the other way; the offer of the partner.
    table.play(3, "offer salt.01 to 1 for grain 2d");
    table.play(1, "accept #2 with grain.02");
    assert_eq!((table.hand(3), table.ducats(3)), ("salt.02 pottery.01 grain.02".into(), 13));
    assert_eq!((table.hand(1), table.ducats(1)), ("silk.02 silk.07 salt.01 grain.03".into(), 5));
}

#[test]
fn om_3_2_between_exactly_two_seats() {
    // An offer may go to several, but only one deal results.
    let mut table = market().table();
    table.play(1, "offer grain.01 to 2,3,4 for any");
    table.play(3, "accept #1 with salt.02");
    assert_eq!(table.hand(1), "salt.02 olives.01 grain.02 grain.03");
    assert_eq!(table.refused(2, "accept #1 with silk.01"), closed(1));
    assert_eq!((table.hand(2), table.hand(4)), ("silk.01 silk.02 silk.07".into(), "gems.01".into()));
}

#[test]
fn om_3_2_something_must_move_and_only_hand_cards() {
    let mut table = market().seat(1, |s| s.pirates("gems.05")).table();
    assert_eq!(table.refused(1, "offer nothing to 2 for nothing"), Refusal::NothingMoves);
    for elsewhere in ["salt.06", "gems.05", "silk.01", "gems.08"] {
        let refusal = Refusal::CardNotHeld { card: card(elsewhere), phase: Phase::Trade };
        assert_eq!(refusal.clause(), "OM-3.2");
        assert_eq!(table.refused(1, &format!("offer {elsewhere} to 2 for silk")), refusal, "cargo, pirates, others");
    }
    table.play(1, "offer grain.01 to 2 for any");
    let refusal = Refusal::CardNotHeld { card: card("gems.01"), phase: Phase::Trade };
    assert_eq!(table.refused(2, "accept #1 with gems.01"), refusal);
}

#[test]
fn om_3_2_at_most_99_ducats() {
    let mut table = market().table();
    for ducats in [100, 127, -100, -128] {
        let action = Action::OfferDeal(offer(&[2], "grain.01", ducats, &[]));
        assert_eq!(table.attempt(1, &action), Err(Refusal::TooManyDucats), "{ducats}");
    }
    table.play(1, "offer 99d to 2 for silk");
    table.play(1, "offer grain.01 to 2 for 99d");
    table.play(2, "accept #2 with nothing");
    assert_eq!((table.ducats(1), table.ducats(2)), (110, -88));
}

#[test]
fn om_3_2_cards_received_may_be_passed_on() {
    let mut table = market().table();
    table.play(1, "offer 1d to 2 for silk");
    table.play(2, "accept #1 with silk.01");
    table.play(1, "offer silk.01 to 3 for salt");
    table.play(3, "accept #2 with salt.01");
    assert_eq!(table.hand(3), "silk.01 salt.02 pottery.01");
}

#[test]
fn om_3_4_a_gift_is_a_deal() {
    let mut table = market().table();
    table.play(1, "offer grain.01 grain.02 to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    assert_eq!((table.hand(2), table.prestige(2)), ("silk.01 silk.02 silk.07 grain.01 grain.02".into(), 1));
    table.play(3, "offer salt.01 to 1 for nothing");
    table.play(1, "accept #2 with nothing");
    assert_eq!((table.hand(1), table.prestige(3)), ("salt.01 olives.01 grain.03".into(), 1));
    // It is refused like any other.
    table.play(1, "offer grain.03 to 4 for nothing");
    table.play(4, "refuse #3 no-use");
    assert_eq!((table.prestige(4), table.hand(4)), (0, "gems.01".into()));
}

#[test]
fn om_3_5_partner_gains_prestige_never_the_active_seat() {
    let mut table = market().table();
    table.play(1, "offer grain.01 to 2 for silk");
    table.play(2, "accept #1 with silk.01");
    table.play(3, "offer salt.01 to 1 for grain");
    table.play(1, "accept #2 with grain.02");
    assert_eq!([1, 2, 3, 4].map(|n| table.prestige(n)), [0, 1, 1, 0]);
}

#[test]
fn om_3_5_once_per_partner_and_turn() {
    let mut table = market().seat(4, |s| s.hand("gems.01 pottery.04")).table();
    for (i, good) in ["silk.01", "silk.02", "silk.07"].into_iter().enumerate() {
        table.play(2, &format!("offer {good} to 1 for nothing"));
        table.play(1, &format!("accept #{} with nothing", i + 1));
        assert_eq!(table.prestige(2), 1);
    }
    // In another turn it is possible again, and then the former active seat can be the partner.
    table.play(4, "offer gems.01 to 1 for nothing");
    table.play(1, "accept #4 with nothing");
    table.play(1, "leave");
    table.play(1, "play olives.01");
    table.play(1, "stow olives.01");
    table.play(1, "end");
    for (id, partner) in [(5, 4), (6, 1)] {
        table.play(2, &format!("offer 1d to {partner} for any"));
        let card = if partner == 4 { "pottery.04" } else { "grain.01" };
        table.play(partner, &format!("accept #{id} with {card}"));
    }
    assert_eq!([1, 2, 3, 4].map(|n| table.prestige(n)), [1, 1, 0, 2]);
}

#[test]
fn om_3_5_only_if_a_card_moves() {
    let mut table = market().table();
    table.play(1, "offer 5d to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    table.play(3, "offer 5d to 1 for nothing");
    table.play(1, "accept #2 with nothing");
    assert_eq!((table.prestige(2), table.prestige(3)), (0, 0), "ducats only");
    // It did not use up the turn's tile. A card in either direction will do.
    table.play(1, "offer 5d to 2 for silk");
    table.play(2, "accept #3 with silk.01");
    table.play(1, "offer grain.01 to 3 for 5d");
    table.play(3, "accept #4 with nothing");
    assert_eq!((table.prestige(2), table.prestige(3)), (1, 1));
}

#[test]
fn om_3_5_a_scoring_within_the_turn_does_not_reset_the_limit() {
    let mut table = market().venice_above(0).table();
    table.play(1, "offer grain.01 to 2 for silk");
    table.play(2, "accept #1 with silk.01");
    assert_eq!(table.prestige(2), 1);
    table.play(1, "buy deck");
    assert_eq!((table.venice(), table.prestige(2)), (Venice::Gone, 0));
    table.play(1, "offer grain.02 to 2 for silk");
    table.play(2, "accept #2 with silk.02");
    assert_eq!(table.prestige(2), 0, "once a turn, whatever Venice took");
    table.play(1, "offer grain.03 to 3 for salt");
    table.play(3, "accept #3 with salt.01");
    assert_eq!(table.prestige(3), 1);
}

#[test]
fn om_3_6_an_offer_shows_the_true_goods_and_nothing_else_of_the_cards() {
    let mut table = market().table();
    table.play(1, "offer grain.02 olives.01 to 2,3 for silk");
    for observer in [0, 2, 3, 4] {
        let view = table.view(observer);
        let kinds: Vec<Kind> = view.offers[0].terms.gives.kinds().collect();
        assert_eq!(kinds, [Kind::Olives, Kind::Grain]);
        assert_eq!(view.offers[0].cards, None);
        let k = table.knowledge(observer);
        assert!(k.held[seat(1)].is_empty() && k.gives[0].is_empty(), "observer {observer} has seen a card");
    }
    assert_eq!(table.view(1).offers[0].cards, Some(set("grain.02 olives.01")), "the giver knows them");
    // Two cards of one good look the same.
    let shown = |words: &str| {
        let mut table = market().table();
        table.play(1, words);
        table.view(2).offers[0].terms
    };
    assert_eq!(shown("offer grain.02 to 2 for silk"), shown("offer grain.03 to 2 for silk"));
}

#[test]
fn om_3_6_claims_may_be_true_false_or_impossible() {
    let mut table = market().table();
    let (truth, lie) = ("[market+ship,p6,l1,@zara]", "[ducat,p7,l7,@none]");
    let words = format!("offer grain.02{lie} olives.01{truth} to 2 for silk");
    let events = table.play(1, &words);
    let Event::OfferMade { terms, claimed, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!(claimed.to_vec(), cards("olives.01 grain.02"));
    assert_eq!(terms.claims.len(), 2);
    let lie = terms.claims.get(1).expect("two claims");
    assert_eq!((lie.claim.symbols(), lie.claim.power(), lie.claim.load()), (1, 7, 7));
    assert!(!lie.claim.is_true_of(table.rules.face(card("grain.02"))));
    // Everybody sees the claims and the good of the card, but not which card they are about.
    let seen = game::Game::seen(&table.rules, &events[0], game::Observer::Seat(seat(3)));
    let Some(SeenEvent::OfferMade { terms: shown, cards, .. }) = seen else { panic!("{seen:?}") };
    assert_eq!((shown, cards), (terms, None));
    // A claim binds nobody: the deal goes through, and then the receiver sees the card.
    table.play(2, "accept #1 with silk.01");
    assert_eq!(table.knowledge(2).hand(), set("olives.01 grain.02 silk.02 silk.07"));
}

#[test]
fn om_3_6_claims_are_listed_by_good_and_claim_never_by_card() {
    let shown = |words: &str| {
        let mut table = market().table();
        table.play(1, words);
        table.view(2).offers[0].terms.claims
    };
    let one = shown("offer grain.01[p3] grain.02[p5] to 2 for silk");
    assert_eq!(one, shown("offer grain.01[p5] grain.02[p3] to 2 for silk"));
    assert_eq!(one.get(0).expect("one claim").claim, Claim::new(0, 3, 0, None));
}

#[test]
fn om_3_12_one_step_at_a_time_in_order_of_arrival() {
    let mut table = market().table();
    table.play(1, "offer grain.01 to 2,3 for any");
    table.play(3, "accept #1 with salt.01");
    assert_eq!(table.refused(2, "accept #1 with silk.01"), closed(1));
    assert_eq!(table.refused(2, "refuse #1"), closed(1));
    assert_eq!(table.refused(1, "withdraw #1"), closed(1));
}

#[test]
fn om_3_12_offers_survive_purchases_and_venice() {
    let mut table = market().venice_above(1).table();
    table.play(1, "offer grain.01 to 2 for silk");
    table.play(3, "offer salt.01 to 1 for grain");
    table.play(1, "buy deck");
    table.play(1, "buy deck");
    assert_eq!((table.venice(), table.offers()), (Venice::Gone, vec![1, 2]));
    table.play(2, "accept #1 with silk.01");
    table.play(1, "accept #2 with grain.02");
}

#[test]
fn om_3_12_an_offer_is_void_when_a_card_in_it_has_left() {
    let mut table = market().table();
    table.play(1, "offer grain.01 olives.01 to 2 for silk"); // 1: loses grain.01
    table.play(1, "offer grain.02 to 4 for gems"); // 2: untouched
    table.play(3, "offer salt.01 pottery.01 to 1 for grain"); // 3: loses salt.01
    table.play(3, "offer salt.02 to 1 for olives"); // 4: untouched
    table.play(2, "offer silk.01 to 1 for salt"); // 5: a wish is no reason
    table.play(1, "offer grain.01 to 3 for salt"); // 6
    let events = table.play(3, "accept #6 with salt.01");
    let Event::DealStruck { voids, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!(voids.to_vec(), [OfferId(1), OfferId(3)]);
    assert_eq!(table.offers(), [2, 4, 5]);
    assert_eq!(table.refused(2, "accept #1 with silk.01"), closed(1));
    assert_eq!(table.refused(1, "accept #3 with grain.02"), closed(3));
    table.play(1, "accept #5 with salt.01");
    assert_eq!(table.hand(1), "silk.01 olives.01 grain.02 grain.03");
}

#[test]
fn om_3_12_leaving_voids_all_offers_and_they_do_not_prevent_it() {
    let mut table = market().table();
    table.play(1, "offer grain.01 to 2 for silk");
    table.play(2, "offer silk.01 to 1 for grain");
    table.play(1, "leave");
    assert_eq!(table.offers(), Vec::<u16>::new());
    assert_eq!(table.refused(2, "accept #1 with silk.01"), Refusal::WrongPhase { phase: Phase::Actions });
}

/// Seat 2 answers an offer of seat 1 that wants something.
fn answers(wants: &str) -> ScriptedMatch {
    let mut table = market().seat(2, |s| s.hand("silk.01 silk.02 salt.05 grain.09")).table();
    table.play(1, &format!("offer grain.01 to 2 for {wants}"));
    table
}

#[test]
fn om_3_13_a_want_is_met_by_just_such_cards() {
    let not_met = Refusal::WantNotMet { offer: OfferId(1) };
    let mut table = answers("silk silk salt");
    for wrong in [
        "nothing",
        "silk.01 salt.05",
        "silk.01 silk.02",
        "silk.01 silk.02 grain.09",
        "silk.01 silk.02 salt.05 grain.09",
    ] {
        assert_eq!(table.refused(2, &format!("accept #1 with {wrong}")), not_met, "{wrong}");
    }
    table.play(2, "accept #1 with silk.02 silk.01 salt.05");
}

#[test]
fn om_3_13_any_card_is_met_by_any_card() {
    for chosen in ["silk.01", "salt.05", "grain.09"] {
        answers("any").play(2, &format!("accept #1 with {chosen}"));
    }
    let not_met = Refusal::WantNotMet { offer: OfferId(1) };
    assert_eq!(answers("any").refused(2, "accept #1 with silk.01 silk.02"), not_met);
    assert_eq!(answers("any any").refused(2, "accept #1 with silk.01"), not_met);
    // Beside a good: one of that good, and one more of any good.
    answers("silk any").play(2, "accept #1 with silk.01 silk.02");
    answers("silk any").play(2, "accept #1 with silk.01 grain.09");
    assert_eq!(answers("silk any").refused(2, "accept #1 with salt.05 grain.09"), not_met);
}

#[test]
fn om_3_13_three_open_offers_per_seat() {
    let mut table = market().table();
    for good in ["silk", "salt", "gems"] {
        table.play(1, &format!("offer grain.01 to 2 for {good}"));
    }
    assert_eq!(table.refused(1, "offer grain.01 to 3 for salt"), Refusal::TooManyOpenOffers);
    table.play(2, "offer silk.01 to 1 for grain");
    // One closed, one more is possible.
    table.play(1, "withdraw #2");
    table.play(1, "offer grain.01 to 3 for salt");
    assert_eq!(table.refused(1, "offer grain.01 to 4 for gems"), Refusal::TooManyOpenOffers);
    table.play(2, "refuse #1");
    table.play(1, "offer grain.01 to 4 for gems");
}

#[test]
fn om_3_13_twelve_new_offers_per_seat_and_turn() {
    let mut table = market().table();
    for i in 1..=12 {
        table.play(1, &format!("offer {i}d to 2 for silk"));
        table.play(1, &format!("withdraw #{i}"));
    }
    assert_eq!(table.refused(1, "offer 13d to 2 for silk"), Refusal::TooManyOffers);
    // Each seat has its own twelve.
    table.play(2, "offer silk.01 to 1 for grain");
    assert_eq!(
        table.refused(1, "counter #13 grain.01 2d to 2 for silk"),
        Refusal::TooManyOffers,
        "a counter-offer is one"
    );
    table.play(1, "leave");
    table.play(1, "play olives.01");
    table.play(1, "stow olives.01");
    table.play(1, "end");
    // A new turn, new offers.
    table.play(1, "offer 13d to 2 for silk");
}

#[test]
fn om_3_13_no_identical_repeat_of_a_refused_offer() {
    let mut table = market().table();
    table.play(1, "offer grain.01[p3] 2d to 2 for silk");
    table.play(2, "refuse #1");
    assert_eq!(table.refused(1, "offer grain.01[p3] 2d to 2 for silk"), Refusal::RefusedBefore);
    assert_eq!(table.refused(1, "offer grain.01[p3] 2d to 2,3 for silk"), Refusal::RefusedBefore);
    // Neither the cards behind the goods nor the offer it answers make it a different offer.
    assert_eq!(table.refused(1, "offer grain.02[p3] 2d to 2 for silk"), Refusal::RefusedBefore);
    table.play(2, "offer silk.01 to 1 for olives");
    assert_eq!(table.refused(1, "counter #2 grain.01[p3] 2d to 2 for silk"), Refusal::RefusedBefore);
    table.play(2, "withdraw #2");
    // Anything else is a different offer.
    for other in [
        "offer grain.01[p3] 3d to 2 for silk",
        "offer grain.01[p4] 2d to 2 for silk",
        "offer grain.01[p3] 2d to 2 for any",
        "offer grain.01[p3] grain.02 2d to 2 for silk",
        "offer grain.01[p3] 2d to 3 for silk",
    ] {
        table.play(1, other);
        let id = table.offers()[0];
        table.play(1, &format!("withdraw #{id}"));
    }
    // One that was not refused may be made again.
    table.play(1, "offer grain.01[p3] 3d to 2 for silk");
    table.play(1, "leave");
    table.play(1, "play olives.01");
    table.play(1, "stow olives.01");
    table.play(1, "end");
    // The refusal holds for the turn only.
    table.play(1, "offer grain.01[p3] 2d to 2 for silk");
}
