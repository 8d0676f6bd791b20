//! OM-6: the scoring at Venice.

use game::BySeat;
use oltre_mare::scenario::{Scenario, ScriptedMatch};
use oltre_mare::{Event, Marker, Phase, Venice, prizes};

fn scorings(events: &[Event]) -> Vec<bool> {
    let drawn = |event: &Event| match event {
        Event::VeniceScored { drawn, .. } => Some(*drawn),
        _ => None,
    };
    events.iter().filter_map(drawn).collect()
}

#[test]
fn om_6_1_when_it_is_drawn_by_purchase_pirates_or_market() {
    let mut bought = Scenario::new(3).venice_above(0).table();
    assert_eq!(scorings(&bought.play(1, "buy deck")), [true]);
    let playing = |card: &str| {
        let mut table =
            Scenario::new(3).phase(Phase::Actions).load(1).seat(1, |s| s.hand(card)).venice_above(0).table();
        scorings(&table.play(1, &format!("play {card}")))
    };
    assert_eq!(playing("gems.01"), [true], "a pirate");
    assert_eq!(playing("gems.02"), [true], "a market card");
    assert!(playing("gems.05").is_empty(), "ducat and ship draw nothing");
}

#[test]
fn om_6_1_on_top_in_mid_turn_it_waits() {
    let mut table = Scenario::new(3).seat(1, |s| s.cargo("salt.06").hand("gems.05")).venice_above(1).table();
    let events = table.play(1, "buy deck");
    assert_eq!(events.last(), Some(&Event::VeniceSurfaced), "{events:?}");
    table.play(1, "leave");
    table.play(1, "play gems.05");
    table.play(1, "sail zara");
    table.play(1, "stow gems.05");
    assert_eq!((table.venice(), scorings(table.events())), (Venice::OnTop, vec![]));
    assert_eq!(scorings(&table.play(1, "end")), [false], "but not beyond the end of the turn");
    assert_eq!((table.venice(), table.active()), (Venice::Gone, 2));
}

#[test]
fn om_6_1_not_on_top_at_the_end_of_a_turn_nothing_happens() {
    let mut table = Scenario::new(3).phase(Phase::EndOfTurn).venice_above(1).table();
    assert!(scorings(&table.play(1, "end")).is_empty());
    assert_eq!(table.venice(), Venice::Buried);
}

#[test]
fn om_6_2_six_three_one_and_ties_get_the_full_prize() {
    let cases: [(&[u8], &[i32]); 10] = [
        (&[3, 2, 2, 0], &[6, 3, 3, 1]),
        (&[5, 4, 3, 3, 2], &[6, 3, 1, 1, 0]),
        (&[0, 0, 0, 0], &[6, 6, 6, 6]),
        (&[2, 2, 2, 2, 2], &[6, 6, 6, 6, 6]),
        (&[4, 3, 2, 1, 0], &[6, 3, 1, 0, 0]),
        (&[0, 1, 2], &[1, 3, 6]),
        (&[1, 0], &[6, 3]),
        (&[0, 0], &[6, 6]),
        (&[2, 0, 0], &[6, 3, 3]),
        (&[1, 4, 4, 2, 1], &[1, 6, 6, 3, 1]),
    ];
    for (tiles, expected) in cases {
        let players = tiles.len() as u8;
        assert_eq!(prizes(&BySeat::new(players, |seat| tiles[seat.index()])).as_slice(), expected, "{tiles:?}");
        // The same on the track; all cargos have one card.
        let mut scene = Scenario::new(players).phase(Phase::EndOfTurn).venice_above(0);
        for (i, tiles) in tiles.iter().enumerate() {
            scene = scene.seat(i + 1, |s| s.ducats(10).prestige(*tiles));
        }
        let mut table = scene.table();
        table.play(1, "end");
        for (i, gain) in expected.iter().enumerate() {
            assert_eq!((table.ducats(i + 1), table.prestige(i + 1)), (10 + gain, 0), "tiles are given back, {tiles:?}");
        }
    }
}

/// A table in whose purchase Venice turns up, with cargos of several groups.
fn with_cargos() -> Scenario {
    Scenario::new(3)
        .seat(1, |s| s.cargo("silk.01 silk.02 olives.01 salt.01 salt.06").pirates("gems.01").hand("gems.02 gems.03"))
        .seat(2, |s| s.cargo("grain.01 pottery.01 grain.02").marker(Marker::CalmSea).markers(2))
        .seat(3, |s| s.cargo("scrolls.01 scrolls.02 scrolls.03"))
        .venice_above(0)
}

#[test]
fn om_6_3_the_top_group_stays_the_others_are_scored() {
    let mut table = with_cargos().phase(Phase::EndOfTurn).table();
    table.play(1, "end");
    assert_eq!(table.cargo(1), "salt.01 salt.06", "in its order");
    assert_eq!(table.cargo(2), "grain.02");
    assert_eq!(table.cargo(3), "scrolls.01 scrolls.02 scrolls.03", "a cargo of one group");
    // All have 0 tiles: 6 each.
    assert_eq!(table.ducats(1), 11 + 6 + 3 + 1, "2 silk, 1 olives");
    assert_eq!(table.ducats(2), 11 + 6 + 1 + 1, "pottery, and the lower grain");
    assert_eq!(table.ducats(3), 11 + 6, "which scores nothing");
    assert_eq!(table.discard(), "silk.01 silk.02 pottery.01 olives.01 grain.01");
    for observer in 0..=3 {
        let view = table.view(observer);
        assert_eq!(view.discard.len(), 5, "face up");
        assert_eq!(view.seats[0].cargo, 2, "seen by all");
    }
}

#[test]
fn om_6_3_pirates_markers_and_hands_are_not_touched() {
    let mut table = with_cargos().phase(Phase::EndOfTurn).table();
    table.play(1, "end");
    assert_eq!((table.pirates(1), table.hand(1)), ("gems.01".into(), "gems.02 gems.03".into()));
    assert_eq!((table.marker(2), table.markers(2)), (Some(Marker::CalmSea), 2));
}

#[test]
fn om_6_3_the_discard_grows() {
    let mut table = with_cargos().discard("gems.08").phase(Phase::EndOfTurn).table();
    table.play(1, "end");
    assert_eq!(table.discard(), "gems.08 silk.01 silk.02 pottery.01 olives.01 grain.01");
}

#[test]
fn om_6_4_cards_played_but_not_stowed_are_not_part_of_it() {
    // If gems.02 were part of the cargo it would be the top group, and the salt be scored.
    let mut table = with_cargos().phase(Phase::Actions).load(1).seat(1, |s| s.hand("gems.02")).deck("grain.20").table();
    table.play(1, "play gems.02");
    assert_eq!((table.on_table(), table.cargo(1)), ("gems.02".into(), "salt.01 salt.06".into()));
    assert_eq!(table.ducats(1), 11 + 6 + 3 + 1);
    table.play(1, "sail zara");
    table.play(1, "stow gems.02");
    assert_eq!(table.cargo(1), "salt.01 salt.06 gems.02");
}

#[test]
fn om_6_5_it_leaves_the_game_and_a_drawn_one_is_replaced() {
    let mut table = with_cargos().deck("grain.18 grain.19").table();
    let before = table.deck_size();
    table.play(1, "buy deck 3d");
    assert_eq!(table.hand(1), "gems.02 gems.03 grain.18", "one card, at no further cost");
    assert_eq!((table.ducats(1), table.deck_size()), (11 - 3 + 6 + 3 + 1, before - 1));
    assert_eq!((table.venice(), table.phase(), table.active()), (Venice::Gone, Phase::Trade, 1), "play continues");
    for _ in 0..3 {
        table.play(1, "buy deck");
    }
    assert_eq!(scorings(table.events()), [true], "once a match");
}

#[test]
fn om_6_5_on_top_there_is_no_replacement() {
    let mut table = with_cargos().phase(Phase::EndOfTurn).deck("grain.18 grain.19").table();
    let before = table.deck_size();
    let events = table.play(1, "end");
    assert!(events.iter().all(|event| !matches!(event, Event::CardDrawn { .. } | Event::PirateBoarded { .. })));
    assert_eq!((table.deck_size(), table.hand(1)), (before, "gems.02 gems.03".into()));
    assert!(table.deck().starts_with("grain.18"));
}

#[test]
fn om_6_5_the_replacement_goes_where_the_draw_goes() {
    let drawn = |card: &str| -> ScriptedMatch {
        let mut table = Scenario::new(3)
            .phase(Phase::Actions)
            .load(1)
            .seat(1, |s| s.hand(card))
            .deck("grain.18 grain.19")
            .venice_above(0)
            .table();
        table.play(1, &format!("play {card}"));
        table
    };
    let (pirate, market) = (drawn("gems.01"), drawn("gems.02"));
    assert_eq!((pirate.pirates(1), pirate.hand(1)), ("grain.18".into(), String::new()));
    assert_eq!((market.pirates(1), market.hand(1)), (String::new(), "grain.18".into()));
    assert_eq!(pirate.knowledge(1).pirates.to_vec(), [None], "unseen as ever");
}
