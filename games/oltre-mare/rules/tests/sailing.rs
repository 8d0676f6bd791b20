//! OM-4.8 to OM-4.12: the ship.

use game::Edition as _;
use oltre_mare::scenario::{Scenario, ScriptedMatch, rules_of};
use oltre_mare::{Edition, Marker, Phase, Port, Refusal, Setup};

/// Seat 1 must sail from a port.
fn at(port: &str, sails: u8) -> Scenario {
    Scenario::new(3).phase(Phase::Sailing).sails(sails).on_table("gems.02").seat(1, |s| s.ship(port))
}

/// Where it can arrive, in the order of the edition.
fn arrivals(build: impl Fn() -> ScriptedMatch, sails: u8) -> Vec<String> {
    let ports = build().rules.edition().ports().to_vec();
    let mut reached = Vec::new();
    for (i, port) in ports.iter().enumerate() {
        let mut table = build();
        match table.attempt(1, &oltre_mare::Action::Sail { port: Port(i as u8) }) {
            Ok(_) => reached.push(port.name.clone()),
            Err(refusal) => assert_eq!(refusal, Refusal::OutOfReach { port: Port(i as u8), routes: sails }),
        }
    }
    reached
}

#[test]
fn om_4_8_exactly_as_many_routes_as_ship_symbols_and_none_twice() {
    // Found by hand on the chart: Venezia–Zara–Ancona is a triangle, Bengasi is on a line with a fork at Alessandria.
    let cases: [(&str, u8, &[&str]); 7] = [
        ("Venezia", 1, &["Zara", "Ancona"]),
        ("Venezia", 2, &["Zara", "Spalato", "Brindisi", "Ancona"]),
        ("Venezia", 3, &["Venezia", "Spalato", "Ragusa", "Durazzo", "Messina", "Brindisi"]),
        ("Venezia", 4, &["Ragusa", "Durazzo", "Corfù", "Palermo", "Messina"]),
        ("Bengasi", 1, &["Alessandria", "Tripoli"]),
        ("Bengasi", 2, &["Damietta", "Tunisi", "Candia"]),
        ("Bengasi", 3, &["Modone", "Rodi", "Acri", "Palermo"]),
    ];
    for (port, sails, expected) in cases {
        assert_eq!(arrivals(|| at(port, sails).table(), sails), expected, "{sails} routes from {port}");
    }
}

#[test]
fn om_4_8_it_cannot_stop_earlier() {
    let mut table = at("Bengasi", 3).table();
    for nearer in ["alessandria", "tripoli", "tunisi", "bengasi"] {
        assert!(matches!(table.refused(1, &format!("sail {nearer}")), Refusal::OutOfReach { routes: 3, .. }));
    }
    for other in ["stow gems.02", "end"] {
        assert_eq!(table.refused(1, other), Refusal::WrongPhase { phase: Phase::Sailing });
    }
}

#[test]
fn om_4_8_the_start_port_may_be_reached_again_and_is_an_arrival() {
    let scene = at("Venezia", 3).seat(1, |s| s.marker(Marker::CalmSea));
    let mut table = scene.marker_at("Venezia", Marker::GoodBusiness).table();
    table.play(1, "sail venezia");
    assert_eq!((table.ship(1), table.marker(1), table.markers(1)), ("Venezia".into(), Some(Marker::GoodBusiness), 2));
    // Without a marker there the former one is turned over.
    let mut table = at("Venezia", 3).seat(1, |s| s.marker(Marker::CalmSea)).table();
    table.play(1, "sail venezia");
    assert_eq!((table.marker(1), table.markers(1)), (None, 1));
}

#[test]
fn om_4_8_paths_to_the_same_port_are_one_move() {
    // Two routes from Venezia to Zara: by way of Ancona only; to Durazzo in four by several ways.
    let mut table = at("Venezia", 4).table();
    let mut choices = oltre_mare::Choices::default();
    game::Game::choices(&table.rules, &table.state, oltre_mare::scenario::seat(1), &mut choices);
    let game::Step::Pick { options, .. } = game::Choices::step(&choices, &[]) else { panic!("a port is to be picked") };
    assert_eq!(options.count_ones(), 5);
    table.play(1, "sail durazzo");
}

/// All routes lead to Venezia: no path is longer than two.
fn star() -> Edition {
    let template = Edition::template();
    let builtin = Edition::builtin();
    let spokes = builtin.ports()[1..].iter().map(|port| format!("{{ between = [\"Venezia\", \"{}\"] }},\n", port.name));
    let (head, tail) = template.split_once("routes = [").expect("the file has routes");
    let (_, tail) = tail.split_once("\n]").expect("the routes end");
    Edition::parse(&format!("{head}routes = [\n{}]{tail}", spokes.collect::<String>())).expect("a valid edition")
}

#[test]
fn om_4_8_if_no_path_is_long_enough_a_longest_one_will_do() {
    let edition = star();
    let table = |port: &'static str, sails| {
        let edition = edition.clone();
        move || {
            let rules = rules_of(&Setup::of(3), &edition);
            let state = at(port, sails).build(&rules);
            ScriptedMatch::new(rules, state)
        }
    };
    let names: Vec<String> = edition.ports().iter().map(|port| port.name.clone()).collect();
    // From a point of the star: over Venezia to any other point, and no farther.
    let other_points: Vec<String> = names.iter().filter(|n| *n != "Venezia" && *n != "Zara").cloned().collect();
    for sails in 2..=4 {
        assert_eq!(arrivals(table("Zara", sails), sails), other_points, "{sails}");
    }
    assert_eq!(arrivals(table("Zara", 1), 1), ["Venezia"]);
    // From its middle: to any point.
    for sails in 1..=4 {
        assert_eq!(arrivals(table("Venezia", sails), sails), names[1..], "{sails}");
    }
}

#[test]
fn om_4_6_calm_sea_pays_even_if_fewer_routes_are_sailed() {
    let rules = rules_of(&Setup::of(3), &star());
    let four = "gems.05 scrolls.03 scrolls.08 silk.04";
    let scene = Scenario::new(3).phase(Phase::Actions).load(4);
    let state = scene.seat(1, |s| s.hand(four).ship("Zara").marker(Marker::CalmSea)).build(&rules);
    let mut table = ScriptedMatch::new(rules, state);
    assert_eq!(table.symbols(four), [4, 0, 0, 4]);
    table.play(1, &format!("play {four}"));
    assert_eq!(table.ducats(1), 11 + 6 + 4);
    table.play(1, "sail tana");
}

#[test]
fn om_4_9_only_the_port_of_arrival_counts() {
    let mut table = at("Bengasi", 2)
        .marker_at("Tripoli", Marker::CalmSea)
        .marker_at("Tunisi", Marker::PiratesBeaten)
        .seat(1, |s| s.marker(Marker::GoodBusiness).markers(2))
        .seat(2, |s| s.ship("Tunisi").marker(Marker::CalmSea))
        .table();
    table.play(1, "sail tunisi");
    assert_eq!(table.marker_at("Tripoli"), Some(Marker::CalmSea), "passed by");
    assert_eq!(table.marker_at("Tunisi"), None, "taken");
    assert_eq!((table.marker(1), table.markers(1)), (Some(Marker::PiratesBeaten), 3), "the former one is kept");
    assert_eq!((table.ship(1), table.ship(2)), ("Tunisi".into(), "Tunisi".into()), "several ships share a port");
    assert_eq!((table.marker(2), table.markers(2)), (Some(Marker::CalmSea), 1));
    assert_eq!(table.phase(), Phase::Cargo);
}

#[test]
fn om_4_9_even_a_marker_of_a_kind_already_held() {
    let mut table =
        at("Bengasi", 1).marker_at("Tripoli", Marker::CalmSea).seat(1, |s| s.marker(Marker::CalmSea)).table();
    table.play(1, "sail tripoli");
    assert_eq!((table.marker(1), table.markers(1)), (Some(Marker::CalmSea), 2));
}

#[test]
fn om_4_10_a_port_without_a_marker_turns_the_active_one_over() {
    let mut table = at("Bengasi", 1).seat(1, |s| s.marker(Marker::CalmSea).markers(3)).table();
    table.play(1, "sail tripoli");
    assert_eq!((table.marker(1), table.markers(1)), (None, 3), "turned over, but kept");
}

#[test]
fn om_4_11_without_a_ship_symbol_the_ship_and_the_marker_stay() {
    let mut table = Scenario::new(3)
        .phase(Phase::Actions)
        .load(1)
        .marker_at("Zara", Marker::GoodBusiness)
        .seat(1, |s| s.hand("gems.01").ship("Zara").marker(Marker::CalmSea))
        .table();
    assert_eq!(table.symbols("gems.01")[3], 0);
    table.play(1, "play gems.01");
    assert_eq!(table.phase(), Phase::Cargo);
    assert_eq!((table.ship(1), table.marker(1), table.markers(1)), ("Zara".into(), Some(Marker::CalmSea), 1));
    assert_eq!(table.marker_at("Zara"), Some(Marker::GoodBusiness), "no arrival, nothing is taken");
}

/// Seat 1 has come from Bengasi to a compass in Tripoli.
fn at_the_compass() -> ScriptedMatch {
    let mut table = at("Bengasi", 1)
        .marker_at("Tripoli", Marker::Compass)
        .marker_at("Tana", Marker::LocalInfluence)
        .marker_at("Candia", Marker::Compass)
        .marker_at("Bengasi", Marker::CalmSea)
        .seat(1, |s| s.marker(Marker::GoodBusiness).markers(2))
        .seat(2, |s| s.ship("Tana"))
        .table();
    table.play(1, "sail tripoli");
    table
}

#[test]
fn om_4_12_a_compass_leaves_the_game_and_never_counts() {
    let table = at_the_compass();
    assert_eq!(table.phase(), Phase::Compass);
    assert_eq!((table.marker_at("Tripoli"), table.ship(1)), (None, "Tripoli".into()));
    assert_eq!((table.marker(1), table.markers(1)), (None, 2), "the former marker is turned over");
}

#[test]
fn om_4_12_stay_without_a_marker() {
    let mut table = at_the_compass();
    table.play(1, "compass stay");
    assert_eq!((table.ship(1), table.marker(1), table.markers(1)), ("Tripoli".into(), None, 2));
    assert_eq!(table.phase(), Phase::Cargo);
}

#[test]
fn om_4_12_or_move_to_any_other_port_without_a_compass() {
    // (port, marker found): far away and occupied; the one it came from; an empty one.
    let cases = [
        ("Tana", Some(Marker::LocalInfluence), 3),
        ("Bengasi", Some(Marker::CalmSea), 3),
        ("Venezia", None, 2),
        ("Tunisi", None, 2),
    ];
    for (port, marker, count) in cases {
        let mut table = at_the_compass();
        table.play(1, &format!("compass {port}"));
        assert_eq!((table.ship(1), table.marker(1), table.markers(1)), (port.into(), marker, count), "{port}");
        assert_eq!((table.marker_at(port), table.phase()), (None, Phase::Cargo), "{port}");
    }
}

#[test]
fn om_4_12_neither_to_another_compass_nor_to_the_same_port() {
    let mut table = at_the_compass();
    for port in ["Candia", "Tripoli"] {
        let refusal = table.refused(1, &format!("compass {port}"));
        let port = table.rules.edition().port_named(port).expect("a port of the board");
        assert_eq!(refusal, Refusal::CompassForbids { port });
    }
    let nowhere = oltre_mare::Action::FollowCompass { port: Some(Port(30)) };
    assert_eq!(table.attempt(1, &nowhere), Err(Refusal::CompassForbids { port: Port(30) }));
    assert_eq!(table.refused(1, "stow gems.02"), Refusal::WrongPhase { phase: Phase::Compass }, "it must choose");
    assert_eq!(table.marker_at("Candia"), Some(Marker::Compass));
}

#[test]
fn om_4_12_it_uses_no_route() {
    // Three symbols bring the ship to the compass; the move comes on top of them.
    let mut table = at("Bengasi", 3).marker_at("Rodi", Marker::Compass).table();
    table.play(1, "sail rodi");
    table.play(1, "compass tana");
    assert_eq!((table.ship(1), table.phase()), ("Tana".into(), Phase::Cargo));
}
