//! OM-3.3, OM-3.7 to OM-3.11, OM-3.14, OM-3.15: purchases, and leaving the trade phase.

use game::Refusal as _;
use oltre_mare::scenario::{Rest, Scenario, ScriptedMatch, card, seat};
use oltre_mare::{CardSet, Event, Marker, Phase, Refusal, Source, Venice};

/// Events of a kind.
fn count(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| wanted(event)).count()
}

/// Deck and discard are empty, and the start player, seat 3, has no stacks: nothing can be drawn in the turn of seat 1.
fn nothing_left() -> Scenario {
    Scenario::new(3).start(3).seat(3, |s| s.cargo("")).last_round().rest(Rest::Hand(3))
}

#[test]
fn om_3_3_debt_is_unlimited_in_purchases_and_deals() {
    let mut table = Scenario::new(3).seat(1, |s| s.ducats(-60)).seat(2, |s| s.ducats(-80).hand("grain.01")).table();
    for _ in 0..4 {
        table.play(1, "buy deck");
    }
    assert_eq!(table.ducats(1), -76);
    table.play(1, "offer 99d to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    assert_eq!((table.ducats(1), table.ducats(2)), (-175, 19));
    // The partner, too, may pay ducats they do not have.
    table.play(2, "offer 99d to 1 for nothing");
    table.play(1, "accept #2 with nothing");
    assert_eq!((table.ducats(1), table.ducats(2)), (-76, -80));
}

#[test]
fn om_3_7_top_of_the_deck_or_of_its_own_pirates() {
    let mut table = Scenario::new(3)
        .seat(1, |s| s.pirates("gems.01 gems.02"))
        .seat(2, |s| s.pirates("silk.01"))
        .deck("olives.05 olives.06")
        .table();
    table.play(1, "buy pirates 3d");
    assert_eq!((table.hand(1), table.pirates(1)), ("gems.02".into(), "gems.01".into()));
    table.play(1, "buy deck 3d");
    assert_eq!(table.hand(1), "gems.02 olives.05");
    assert!(table.deck().starts_with("olives.06"));
    assert_eq!((table.ducats(1), table.pirates(2)), (5, "silk.01".into()));
    // Only the active seat buys, and only from its own pirates.
    assert_eq!(table.refused(2, "buy pirates 3d"), Refusal::NotYourTurn { active: seat(1) });
    assert_eq!(table.refused(3, "buy deck 3d"), Refusal::NotYourTurn { active: seat(1) });
}

#[test]
fn om_3_7_four_cards_a_turn_in_all_mixed_with_deals() {
    let mut table = Scenario::new(3)
        .seat(1, |s| s.ducats(30).pirates("gems.01 gems.02").hand("grain.01"))
        .seat(2, |s| s.hand("salt.01"))
        .table();
    table.play(1, "buy deck 3d");
    table.play(1, "buy pirates 3d");
    table.play(1, "offer grain.01 to 2 for salt");
    table.play(1, "buy pirates 3d");
    table.play(2, "accept #1 with salt.01");
    table.play(1, "buy deck 3d");
    assert_eq!(table.ducats(1), 18);
    assert_eq!(table.refused(1, "buy deck 3d"), Refusal::NoPurchaseLeft);
    assert_eq!(table.refused(1, "buy pirates 3d"), Refusal::NoPurchaseLeft);
    // Deals go on.
    table.play(1, "offer salt.01 to 2 for nothing");
    table.play(2, "accept #2 with nothing");
    // The next turn has four purchases again.
    table.play(1, "leave");
    assert_eq!(table.phase(), Phase::Actions);
    let mut next = Scenario::new(3).active(3).bought(4).phase(Phase::EndOfTurn).table();
    next.play(3, "end");
    for _ in 0..4 {
        next.play(1, "buy deck");
    }
}

#[test]
fn om_3_8_three_ducats_or_four_with_none_before_the_purchase() {
    for (ducats, price) in [(11, 3), (2, 3), (1, 3), (0, 4), (-1, 4), (-30, 4)] {
        let mut table = Scenario::new(3).seat(1, |s| s.ducats(ducats).pirates("gems.01 gems.02")).table();
        let other = 7 - price;
        let changed = Refusal::PriceChanged { price, favourable: false };
        assert_eq!(changed.clause(), "OM-3.8");
        assert_eq!(table.refused(1, &format!("buy deck {other}d")), changed);
        assert_eq!(table.refused(1, &format!("buy pirates {other}d")), changed);
        table.play(1, &format!("buy deck {price}d"));
        assert_eq!(table.ducats(1), ducats - i32::from(price));
        // The same from the pirates, depending on what has been paid.
        let price = if table.ducats(1) > 0 { 3 } else { 4 };
        let before = table.ducats(1);
        table.play(1, &format!("buy pirates {price}d"));
        assert_eq!(table.ducats(1), before - price);
    }
}

#[test]
fn om_3_8_paid_before_the_card_is_drawn() {
    let mut table = Scenario::new(3).seat(1, |s| s.pirates("gems.01")).table();
    for (source, word) in [(Source::Deck, "deck"), (Source::Pirates, "pirates")] {
        let events = table.play(1, &format!("buy {word} 3d"));
        assert_eq!(events[0], Event::PricePaid { seat: seat(1), source, price: 3 });
        assert!(matches!(events[1], Event::CardDrawn { .. } | Event::PirateRansomed { .. }), "{events:?}");
    }
}

#[test]
fn om_3_9_favourable_relations_one_two_three_four() {
    for ducats in [50, 1, 0, -20] {
        let mut table = Scenario::new(3)
            .seat(1, |s| s.ducats(ducats).marker(Marker::FavourableRelations).pirates("gems.01 gems.02"))
            .table();
        let changed = |price| Refusal::PriceChanged { price, favourable: true };
        assert_eq!(changed(1).clause(), "OM-3.9");
        // Compulsory: the usual prices cannot be chosen.
        assert_eq!(table.refused(1, "buy deck 3d"), changed(1));
        table.play(1, "buy deck 1d");
        assert_eq!(table.refused(1, "buy deck 1d"), changed(2), "counted together");
        table.play(1, "buy pirates 2d");
        table.play(1, "buy pirates 3d");
        assert_eq!(table.refused(1, "buy deck 3d"), changed(4), "even when it is dearer");
        table.play(1, "buy deck 4d");
        assert_eq!(table.ducats(1), ducats - 10);
        assert_eq!(table.refused(1, "buy deck 4d"), Refusal::NoPurchaseLeft);
    }
}

#[test]
fn om_3_9_only_while_the_marker_is_active() {
    let mut table = Scenario::new(3)
        .seat(1, |s| s.marker(Marker::CalmSea).markers(2))
        .seat(2, |s| s.marker(Marker::FavourableRelations))
        .table();
    table.play(1, "buy deck 3d");
    table.play(1, "buy deck 3d");
    assert_eq!(table.ducats(1), 5);
}

#[test]
fn om_3_10_leaving_needs_as_many_cards_as_the_load() {
    // salt.03: load 4.
    let mut table = Scenario::new(3).seat(1, |s| s.cargo("salt.03").hand("grain.01-03")).table();
    assert_eq!(table.refused(1, "leave"), Refusal::HandTooSmall { held: 3, load: 4 });
    table.play(1, "buy deck");
    table.play(1, "leave");
    assert_eq!(table.phase(), Phase::Actions);
    // More than the load is no obstacle, and no purchase is needed then.
    let mut table = Scenario::new(3).seat(1, |s| s.cargo("salt.06").hand("grain.01-03")).table();
    table.play(1, "leave");
    assert_eq!(table.phase(), Phase::Actions);
}

#[test]
fn om_3_10_a_deal_that_makes_the_load_unreachable_is_refused_at_settlement() {
    // Load 4. After the deal three cards, and no purchase left.
    let scene = |bought| {
        Scenario::new(3)
            .seat(1, |s| s.cargo("salt.03").hand("grain.01-04"))
            .seat(2, |s| s.hand("silk.01 silk.02"))
            .bought(bought)
            .table()
    };
    let mut table = scene(4);
    table.play(1, "offer grain.01 to 2 for 5d");
    assert_eq!(table.refused(2, "accept #1 with nothing"), Refusal::DealLeavesTooFew { reach: 3, load: 4 });
    // The same with the active seat as taker.
    table.play(2, "offer 2d to 1 for grain");
    assert_eq!(table.refused(1, "accept #2 with grain.04"), Refusal::DealLeavesTooFew { reach: 3, load: 4 });
    // One for one, or two for one, is fine.
    table.play(1, "offer grain.01 to 2 for silk");
    table.play(2, "accept #3 with silk.01");
    table.play(2, "offer silk.02 1d to 1 for grain");
    table.play(1, "accept #4 with grain.02");
    assert_eq!(table.hand(1), "silk.01 silk.02 grain.03 grain.04");

    // One purchase left makes up for one card, not for two.
    let mut table = scene(3);
    table.play(1, "offer grain.01 grain.02 to 2 for nothing");
    assert_eq!(table.refused(2, "accept #1 with nothing"), Refusal::DealLeavesTooFew { reach: 3, load: 4 });
    table.play(1, "offer grain.01 to 2 for nothing");
    table.play(2, "accept #2 with nothing");
    assert_eq!(table.hand(1), "grain.02 grain.03 grain.04");
}

#[test]
fn om_3_10_with_the_load_out_of_reach_only_deals_that_lower_the_reach_are_refused() {
    // Load 4, two cards in hand, and nothing left to buy.
    let mut table = nothing_left()
        .seat(1, |s| s.cargo("salt.03").hand("grain.01 grain.03"))
        .seat(2, |s| s.hand("silk.01 silk.02"))
        .table();
    table.play(1, "offer grain.01 to 2 for 5d");
    assert_eq!(table.refused(2, "accept #1 with nothing"), Refusal::DealLeavesTooFew { reach: 1, load: 4 });
    table.play(1, "offer grain.01 to 2 for silk");
    table.play(2, "accept #2 with silk.01");
    table.play(2, "offer silk.02 to 1 for nothing");
    table.play(1, "accept #3 with nothing");
    assert_eq!(table.hand(1), "silk.01 silk.02 grain.03", "a gift helps, although one card is still missing");
    table.play(1, "leave");
    assert_eq!(table.phase(), Phase::Actions);
}

#[test]
fn om_3_10_the_partner_may_give_away_all() {
    let mut table = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.03").hand("grain.01-04"))
        .seat(2, |s| s.cargo("silk.03").hand("silk.01"))
        .bought(4)
        .table();
    table.play(2, "offer silk.01 to 1 for nothing");
    table.play(1, "accept #1 with nothing");
    assert_eq!(table.hand(2), "");
}

#[test]
fn om_3_10_available_cards_are_own_pirates_deck_discard_and_given_up_stacks() {
    let base = || Scenario::new(3).seat(1, |s| s.cargo("salt.03").hand("grain.01-04")).seat(2, |s| s.hand("gems.01"));
    // (what there is, how many of the four purchases are possible)
    let none = || base().start(3).seat(3, |s| s.cargo("")).last_round().rest(Rest::Hand(2));
    let cases = [
        // Seat 2 has a cargo, but its last turn is still to come.
        (none(), 0),
        (none().seat(1, |s| s.pirates("gems.05")), 1),
        (none().deck("gems.05 gems.06"), 2),
        (none().discard("gems.05 gems.06 gems.07"), 3),
        // The start player's cargo and pirates.
        (none().seat(3, |s| s.cargo("gems.05 salt.05").pirates("gems.06")), 3),
        // One of each.
        (
            none()
                .seat(1, |s| s.pirates("gems.07"))
                .deck("gems.08")
                .discard("gems.04")
                .seat(3, |s| s.cargo("").pirates("gems.05")),
            4,
        ),
    ];
    for (i, (scene, to_be_had)) in cases.into_iter().enumerate() {
        let mut table = scene.no_venice().table();
        // Giving all four cards away: the hand can grow to what can be bought.
        table.play(1, "offer grain.01 grain.02 grain.03 grain.04 to 2 for nothing");
        if to_be_had == 4 {
            table.play(2, "accept #1 with nothing");
            continue;
        }
        let refusal = Refusal::DealLeavesTooFew { reach: to_be_had, load: 4 };
        assert_eq!(table.refused(2, "accept #1 with nothing"), refusal, "case {i}");
    }
}

#[test]
fn om_3_10_given_up_stacks_count_before_the_last_round_if_the_purchases_would_bring_it_on() {
    // Load 4, two cards in the deck. Buying both begins the last round, and seat 3, which started, has had its last turn then.
    let scene = |stacks: &'static str| {
        Scenario::new(3)
            .start(3)
            .seat(1, |s| s.cargo("salt.03").hand("grain.01-04"))
            .seat(2, |s| s.hand("gems.01"))
            .seat(3, |s| s.cargo(stacks))
            .deck("gems.05 gems.06")
            .rest(Rest::Hand(2))
            .no_venice()
            .table()
    };
    let mut table = scene("gems.07");
    table.play(1, "offer grain.01 grain.02 grain.03 grain.04 to 2 for nothing");
    assert_eq!(table.refused(2, "accept #1 with nothing"), Refusal::DealLeavesTooFew { reach: 3, load: 4 });
    let mut table = scene("gems.07 gems.08");
    assert!(!table.is_last_round());
    table.play(1, "offer grain.01 grain.02 grain.03 grain.04 to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    for _ in 0..4 {
        table.play(1, "buy deck");
    }
    assert_eq!(table.hand(1), "gems.05 gems.06 gems.07 gems.08", "it does come to its load");
    assert!(table.is_last_round());
    // Seat 2 has a cargo too, but its last turn would still be to come; with one purchase left the last round does not come.
    let mut table = Scenario::new(3)
        .start(3)
        .seat(1, |s| s.cargo("salt.03").hand("grain.01-04"))
        .seat(2, |s| s.cargo("gems.02 gems.03 gems.04"))
        .seat(3, |s| s.cargo("gems.07 gems.08"))
        .deck("gems.05 gems.06")
        .rest(Rest::Hand(2))
        .no_venice()
        .bought(3)
        .table();
    table.play(1, "offer grain.01 grain.02 to 2 for nothing");
    assert_eq!(table.refused(2, "accept #1 with nothing"), Refusal::DealLeavesTooFew { reach: 3, load: 4 });
}

#[test]
fn om_3_10_the_start_player_counts_his_own_stacks_once() {
    // In the start player's own turn OM-7.3 would supply the cargo; the pirates can be bought anyway.
    let mut table = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.03").pirates("gems.05").hand("grain.01-04"))
        .last_round()
        .rest(Rest::Hand(2))
        .table();
    table.play(1, "offer grain.01 grain.02 grain.03 to 2 for nothing");
    assert_eq!(table.refused(2, "accept #1 with nothing"), Refusal::DealLeavesTooFew { reach: 3, load: 4 });
    table.play(1, "offer grain.01 grain.02 to 2 for nothing");
    table.play(2, "accept #2 with nothing");
    assert_eq!(table.hand(1), "grain.03 grain.04");
}

#[test]
fn om_3_10_with_no_purchase_possible_the_seat_leaves_and_plays_what_it_holds() {
    // Nothing left anywhere.
    let mut table = nothing_left().seat(1, |s| s.cargo("salt.03").hand("grain.01 grain.03")).table();
    table.play(1, "leave");
    assert_eq!(table.phase(), Phase::Actions);
    assert_eq!(table.refused(1, "play grain.01"), Refusal::WrongLoad { named: 1, load: 2 });
    table.play(1, "play grain.01 grain.03");
    table.play(1, "stow grain.01 grain.03");
    assert_eq!(table.cargo(1), "salt.03 grain.01 grain.03");
    // All four purchases made.
    let mut table = Scenario::new(3).seat(1, |s| s.cargo("salt.03").hand("grain.01 grain.03")).bought(4).table();
    table.play(1, "leave");
    assert_eq!(table.phase(), Phase::Actions);
    // As long as a purchase is possible, even from the pirates, it must be made.
    let mut table = nothing_left().seat(1, |s| s.cargo("salt.03").hand("grain.01 grain.03").pirates("gems.01")).table();
    assert_eq!(table.refused(1, "leave"), Refusal::HandTooSmall { held: 2, load: 4 });
    table.play(1, "buy pirates");
    table.play(1, "leave");
}

#[test]
fn om_3_10_with_no_card_it_takes_no_action_and_keeps_its_marker() {
    let mut table = nothing_left().seat(1, |s| s.cargo("salt.03").marker(Marker::GoodBusiness).ship("Zara")).table();
    table.play(1, "leave");
    assert_eq!(table.phase(), Phase::EndOfTurn, "nothing to play, to sail or to stow");
    assert_eq!((table.ducats(1), table.cargo(1)), (11, "salt.03".into()), "good business pays nothing");
    assert_eq!((table.ship(1), table.marker(1)), ("Zara".into(), Some(Marker::GoodBusiness)));
    table.play(1, "end");
    assert_eq!(table.active(), 2);
}

#[test]
fn om_3_11_pirates_from_the_top_and_the_owner_remembers_his_own() {
    // One was there unseen, two come from the hand.
    let mut table = Scenario::new(3)
        .active(3)
        .phase(Phase::EndOfTurn)
        .seat(1, |s| s.cargo("salt.03").pirates("gems.08").hand("grain.02 grain.03 grain.07 grain.13 silk.02"))
        .table();
    table.play(3, "end");
    table.play(1, "discard grain.13 silk.02");
    let known = |table: &ScriptedMatch| table.knowledge(1).pirates.to_vec();
    let own = [Some(card("grain.13")), Some(card("silk.02"))];
    assert_eq!(known(&table), [None, own[0], own[1]], "nobody may look through them");
    table.play(1, "buy pirates");
    assert_eq!(table.hand(1), "silk.02 grain.02 grain.03 grain.07", "the last one laid down comes first");
    table.play(1, "buy pirates");
    assert_eq!(table.pirates(1), "gems.08");
    assert_eq!(known(&table), [None]);
    table.play(1, "buy pirates");
    assert!(table.hand(1).contains("gems.08"), "bought, it is seen");
    assert_eq!(known(&table), []);
}

#[test]
fn om_3_14_a_purchase_from_an_empty_source_is_refused() {
    // The refusal changes nothing: the table checks that of every refusal.
    let mut table = Scenario::new(3).table();
    assert_eq!(table.refused(1, "buy pirates 3d"), Refusal::SourceEmpty);
    // Own pirates, not those of others.
    let mut table = Scenario::new(3).seat(2, |s| s.pirates("gems.01")).table();
    assert_eq!(table.refused(1, "buy pirates 3d"), Refusal::SourceEmpty);
    let exhausted = nothing_left();
    assert_eq!(exhausted.table().refused(1, "buy deck 3d"), Refusal::SourceEmpty);
    assert_eq!(exhausted.table().ducats(1), 11);
    // Any of the three makes it possible.
    exhausted.clone().deck("gems.01").no_venice().table().play(1, "buy deck 3d");
    exhausted.clone().discard("gems.01").table().play(1, "buy deck 3d");
    exhausted.clone().seat(3, |s| s.pirates("gems.01")).table().play(1, "buy deck 3d");
}

#[test]
fn om_3_15_venice_on_a_purchase() {
    // Seat 1 is broke: the price is 4, although the scoring brings 6.
    let mut table = Scenario::new(3)
        .seat(1, |s| s.ducats(0).prestige(2).hand("grain.01"))
        .deck("silk.01 silk.02 silk.03 silk.04")
        .venice_above(0)
        .table();
    let events = table.play(1, "buy deck 4d");
    assert_eq!(events[0], Event::PricePaid { seat: seat(1), source: Source::Deck, price: 4 });
    assert!(matches!(events[1], Event::VeniceScored { drawn: true, .. }), "{events:?}");
    assert!(matches!(events[2], Event::CardDrawn { .. }), "{events:?}");
    assert_eq!(events.len(), 3, "{events:?}");
    assert_eq!((table.ducats(1), table.hand(1)), (2, "silk.01 grain.01".into()), "-4 + 6, and a replacement");
    assert_eq!(table.venice(), Venice::Gone);
    // The income counts for later prices, and one purchase has been counted.
    assert_eq!(table.refused(1, "buy deck 4d"), Refusal::PriceChanged { price: 3, favourable: false });
    table.play(1, "buy deck 3d");
    table.play(1, "buy deck 4d");
    table.play(1, "buy deck 4d");
    assert_eq!(table.refused(1, "buy deck 4d"), Refusal::NoPurchaseLeft);
    assert_eq!(count(table.events(), |e| matches!(e, Event::VeniceScored { .. })), 1);
}

#[test]
fn om_3_15_a_pirate_bought_does_not_draw_venice() {
    let mut table = Scenario::new(3).seat(1, |s| s.pirates("gems.01")).venice_above(0).table();
    table.play(1, "buy pirates 3d");
    assert_eq!((table.venice(), table.hand(1)), (Venice::OnTop, "gems.01".into()));
    assert_eq!(table.knowledge(2).held[seat(1)], CardSet::EMPTY);
}
