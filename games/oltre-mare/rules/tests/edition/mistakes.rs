//! One test for each mistake a file can have: exactly this fault, in the line of the mistake, with its clause.

use super::faults;
use game::{Arg, Edition as _};
use oltre_mare::Edition;

/// Line, clause and key of every fault.
fn found(text: &str) -> Vec<(u32, &'static str, &'static str)> {
    faults(text).into_iter().map(|fault| (fault.line, fault.clause, fault.message.key)).collect()
}

/// Clause and key of every fault.
fn kinds(text: &str) -> Vec<(&'static str, &'static str)> {
    found(text).into_iter().map(|(_, clause, key)| (clause, key)).collect()
}

/// The line in which a piece of the template first appears.
fn line_of(piece: &str) -> u32 {
    let template = Edition::template();
    let at = template.find(piece).unwrap_or_else(|| panic!("the template has no {piece}"));
    template[..at].matches('\n').count() as u32 + 1
}

/// The template with the first occurrence of a piece replaced.
fn with(from: &str, to: &str) -> String {
    assert!(Edition::template().contains(from), "the template has no {from}");
    Edition::template().replacen(from, to, 1)
}

/// Replacing a piece of the template by a wrong one is reported as exactly this, in that line.
fn mistake(from: &str, to: &str, clause: &str, key: &str) {
    assert_eq!(found(&with(from, to)), [(line_of(from), clause, key)], "{from} -> {to}");
}

/// The text of one section of the template.
fn section(name: &str) -> String {
    let template = Edition::template();
    let start = template.find(&format!("\n{name} = [")).expect("a section") + 1;
    let end = template[start..].find("\n]\n").expect("its end") + 3;
    template[start..start + end].to_string()
}

/// The template with other ports and other routes. All cards that name a port name Venezia.
fn with_sea(ports: &[&str], routes: &[[&str; 2]]) -> String {
    let ports: String = ports.iter().map(|name| format!("{{ name = {name:?}, lon = 0, lat = 0 }},\n")).collect();
    let routes: String = routes.iter().map(|ends| format!("{{ between = {ends:?} }},\n")).collect();
    let mut cards = String::new();
    for line in section("cards").lines() {
        let line =
            line.split_once("port = ").map_or(line.to_string(), |(card, _)| format!("{card}port = \"Venezia\" }},"));
        cards += &format!("{line}\n");
    }
    Edition::template()
        .replace(&section("cards"), &cards)
        .replace(&section("ports"), &format!("ports = [\n{ports}]\n"))
        .replace(&section("routes"), &format!("routes = [\n{routes}]\n"))
}

#[test]
fn form_bad_toml() {
    mistake("copies = 8", "copies = ", "", "edition-bad-toml");
    mistake("lon = 12.34,", "lon = 12.34", "", "edition-bad-toml");
    mistake("name = \"Zara\"", "name = \"Zara", "", "edition-bad-toml");
    mistake("count = 6", "count = 6, count = 6", "", "edition-bad-toml");
    mistake("format = 1", "format = 1\0", "", "edition-bad-toml");
}

#[test]
fn form_every_slip_against_toml_has_its_line() {
    let text = with("copies = 8", "copies = ").replace("lat = 47.11", "lat = = 47.11");
    let lines: Vec<u32> = found(&text).iter().map(|fault| fault.0).collect();
    assert_eq!(lines, [line_of("copies = 8"), line_of("lat = 47.11")]);
}

#[test]
fn form_nothing_at_all() {
    let missing = "edition-missing-section";
    let expected =
        ["edition-missing-key"; 3].into_iter().chain([missing; 5]).map(|key| (1, "", key)).collect::<Vec<_>>();
    assert_eq!(found(""), expected);
}

#[test]
fn form_a_text_too_long_to_be_an_edition() {
    assert_eq!(found(&"#".repeat(2 << 20)), [(1, "", "edition-too-long")]);
}

#[test]
fn form_unknown_keys() {
    mistake("copies = 8", "copies = 8, price = 3", "", "edition-unknown-key");
    mistake("power = 3", "power = 3, colour = \"red\"", "", "edition-unknown-key");
    mistake("lon = 12.34", "lon = 12.34, depth = 3", "", "edition-unknown-key");
    mistake("{ between", "{ length = 3, between", "", "edition-unknown-key");
    mistake("count = 6", "count = 6, effect = 1", "", "edition-unknown-key");
    mistake("format = 1", "author = 1 #\nformat = 1", "", "edition-unknown-key");
}

#[test]
fn form_missing_keys() {
    mistake("copies = 8,", "", "", "edition-missing-key");
    mistake("power = 3,", "", "", "edition-missing-key");
    mistake("load = 4,", "", "", "edition-missing-key");
    mistake(", symbols = [\"ducat\", \"pirate\"]", "", "", "edition-missing-key");
    mistake("lat = 45.44", "", "", "edition-missing-key");
    mistake("count = 6", "", "", "edition-missing-key");
    assert_eq!(found(&with("name = \"Big box, reconstructed\"\n", "")), [(1, "", "edition-missing-key")]);
    assert_eq!(found(&with("format = 1\n", "")), [(1, "", "edition-missing-key")]);
    assert_eq!(found(&with("game = \"oltre-mare\"\n", "")), [(1, "", "edition-missing-key")]);
}

#[test]
fn form_missing_sections() {
    for name in ["goods", "cards", "ports", "routes", "markers"] {
        assert_eq!(
            found(&Edition::template().replace(&section(name), "")),
            [(1, "", "edition-missing-section")],
            "{name}"
        );
    }
}

#[test]
fn form_wrong_types() {
    for wrong in ["\"3\"", "3.0", "true", "2026-11-01", "[3]", "{ is = 3 }"] {
        mistake("power = 3", &format!("power = {wrong}"), "", "edition-wrong-type");
    }
    mistake("good = \"gems\"", "good = 1", "", "edition-wrong-type");
    mistake("symbols = [\"ducat\", \"pirate\"]", "symbols = \"ducat\"", "", "edition-wrong-type");
    mistake("lon = 12.34", "lon = \"12.34\"", "", "edition-wrong-type");
    mistake("{ kind = \"calm-sea\",             count = 6 }", "7", "", "edition-wrong-type");
    for name in ["goods", "cards", "ports", "routes", "markers"] {
        let text = Edition::template().replace(&section(name), &format!("{name} = 32\n"));
        assert_eq!(kinds(&text), [("", "edition-wrong-type")], "{name}");
    }
}

#[test]
fn form_a_wrong_type_says_what_was_expected_and_found() {
    let fault = &faults(&with("power = 3", "power = \"3\""))[0];
    let expected = [
        ("key", Arg::Text("power".to_string())),
        ("expected", Arg::Term("edition-type-whole-number")),
        ("found", Arg::Term("edition-type-text")),
    ];
    assert_eq!(fault.message.args, expected);
}

#[test]
fn form_numbers_that_cannot_be_read() {
    mistake("power = 3", "power = 99999999999999999999", "", "edition-unreadable-number");
    mistake("copies = 8", "copies = 0x", "", "edition-unreadable-number");
}

#[test]
fn form_foreign_text_is_shown_short_and_harmless() {
    let text = with("good = \"gems\"", &format!("good = \"\\u001b[31m{}\"", "x".repeat(500)));
    let fault = &faults(&text)[0];
    let Some((_, Arg::Text(shown))) = fault.message.args.first() else { panic!("{fault:?}") };
    assert!(shown.chars().count() <= 81 && !shown.chars().any(char::is_control), "{shown}");
}

#[test]
fn head_of_another_game_or_format() {
    let other = with("game = \"oltre-mare\"", "game = \"ostia\"").replace("power = 3", "value = 9");
    assert_eq!(found(&other), [(line_of("game ="), "", "edition-other-game")]);
    let other = with("format = 1", "format = 2").replace("power = 3", "strength = 3");
    assert_eq!(found(&other), [(line_of("format ="), "", "edition-other-format")]);
}

#[test]
fn head_name_that_cannot_be_shown() {
    for name in ["", "   ", "a\\nb", &"x".repeat(81)] {
        mistake("name = \"Big box, reconstructed\"", &format!("name = \"{name}\""), "", "edition-name");
    }
}

#[test]
fn head_unknown_part() {
    mistake("\"cards.power\"", "\"cards.colour\"", "", "edition-unknown-part");
}

#[test]
fn om_0_1_unknown_good() {
    mistake("{ name = \"gems\"", "{ name = \"pepper\"", "OM-0.1", "edition-unknown-good");
    mistake("{ good = \"gems\"", "{ good = \"pepper\"", "OM-0.1", "edition-unknown-good");
}

#[test]
fn om_0_1_good_twice_or_missing() {
    let row = "{ name = \"silk\",    copies = 12, payout = [1, 3, 7] },";
    mistake(row, &format!("{row} {row}"), "OM-0.1", "edition-good-twice");
    assert_eq!(found(&with(row, "")), [(line_of("goods = ["), "OM-0.1", "edition-good-missing")]);
}

#[test]
fn om_0_1_other_copies() {
    mistake("copies = 8", "copies = 9", "OM-0.1", "edition-copies");
}

#[test]
fn om_0_1_other_payout() {
    for payout in ["[1, 6]", "[1]", "[1, 5, 5]", "[]"] {
        mistake("payout = [1, 5]", &format!("payout = {payout}"), "OM-0.1", "edition-payout");
    }
}

#[test]
fn om_0_1_wrong_number_of_cards_of_a_good() {
    let text = with("good = \"gems\"", "good = \"silk\"");
    let silk = line_of("good = \"salt\"") - 1;
    let gems = line_of("good = \"scrolls\"") - 1;
    assert_eq!(found(&text), [(gems, "OM-0.1", "edition-card-count"), (silk, "OM-0.1", "edition-card-count")]);
    let first_line = section("cards").lines().nth(1).unwrap().to_string();
    let twice = with(&first_line, &format!("{first_line}\n{first_line}"));
    assert_eq!(found(&twice), [(gems + 1, "OM-0.1", "edition-card-count")]);
    let args = [("good", Arg::Text("gems".to_string())), ("found", Arg::Number(9)), ("expected", Arg::Number(8))];
    assert_eq!(faults(&twice)[0].message.args, args);
    let none = Edition::template().replace(&section("cards"), "cards = []\n");
    assert_eq!(kinds(&none).iter().filter(|kind| **kind == ("OM-0.1", "edition-card-count")).count(), 7);
}

#[test]
fn om_0_2_power_outside_3_to_6() {
    for power in ["2", "7", "-3", "300"] {
        mistake("power = 3", &format!("power = {power}"), "OM-0.2", "edition-power");
    }
}

#[test]
fn om_0_2_load_outside_1_to_4() {
    for load in ["0", "5", "-1", "257"] {
        mistake("load = 4", &format!("load = {load}"), "OM-0.2", "edition-load");
    }
}

#[test]
fn om_0_2_not_exactly_two_different_symbols() {
    let symbols = "[\"ducat\", \"pirate\"]";
    mistake(symbols, "[\"ducat\"]", "OM-0.2", "edition-symbol-count");
    mistake(symbols, "[]", "OM-0.2", "edition-symbol-count");
    mistake(symbols, "[\"ducat\", \"pirate\", \"ship\"]", "OM-0.2", "edition-symbol-count");
    mistake(symbols, "[\"ducat\", \"ducat\"]", "OM-0.2", "edition-symbol-twice");
    mistake(symbols, "[\"ducat\", \"anchor\"]", "OM-0.2", "edition-unknown-symbol");
}

#[test]
fn om_0_2_card_naming_an_unknown_port() {
    mistake("port = \"Venezia\"", "port = \"Genova\"", "OM-0.2", "edition-card-port");
}

#[test]
fn om_0_3_unknown_marker() {
    let row = "{ kind = \"calm-sea\",             count = 6 }";
    let text = with(row, &format!("{row}, {{ kind = \"fog\", count = 6 }}"));
    assert_eq!(found(&text), [(line_of(row), "OM-0.3", "edition-unknown-marker")]);
}

#[test]
fn om_0_3_marker_twice_or_missing() {
    let row = "{ kind = \"calm-sea\",             count = 6 }";
    let text = with(row, &format!("{row}, {row}"));
    assert_eq!(found(&text), [(line_of(row), "OM-0.3", "edition-marker-twice")]);
    assert_eq!(found(&with(&format!("{row},"), "")), [(line_of("markers = ["), "OM-0.3", "edition-marker-missing")]);
}

#[test]
fn om_0_3_marker_counts() {
    for count in ["-1", "33", "256"] {
        mistake("count = 6", &format!("count = {count}"), "OM-0.3", "edition-marker-count");
    }
    assert_eq!(found(&with("count = 6", "count = 5")), [(line_of("markers = ["), "OM-0.3", "edition-marker-sum")]);
}

#[test]
fn om_0_4_port_names_that_notation_cannot_write() {
    // One more port and a route to it: a name that is refused has no echo elsewhere.
    let with_port = |name: &str| {
        let text = with("ports = [\n", &format!("ports = [\n{{ name = \"{name}\", lon = 1, lat = 1 }},\n"));
        let text = text.replace("routes = [\n", &format!("routes = [ {{ between = [\"{name}\", \"Zara\"] }},\n"));
        assert!(found(&text).iter().all(|fault| fault.0 == line_of("ports = [") + 1), "{name}");
        kinds(&text)
    };
    assert_eq!(with_port("Lagosta"), []);
    assert_eq!(with_port("Sant'Andrea d’Isola n.2"), []);
    assert_eq!(with_port(""), [("OM-0.4", "edition-port-name-empty")]);
    assert_eq!(with_port("  "), [("OM-0.4", "edition-port-name-empty")]);
    for odd in ["Lago,sta", "Lago\\tsta", "Lago\\u001bsta", "Lagost\u{61}\u{300}", "Lago/sta", "Lago\u{a0}sta", "🚢"]
    {
        assert_eq!(with_port(odd), [("OM-0.4", "edition-port-name-character")], "{odd}");
    }
    for start in ["2 Lagosta", "-Lagosta", "'t Zand"] {
        assert_eq!(with_port(start), [("OM-0.4", "edition-port-name-start")], "{start}");
    }
    assert_eq!(with_port(&"L".repeat(41)), [("OM-0.4", "edition-port-name-long")]);
    for reserved in ["stay", "None", "STAY"] {
        assert_eq!(with_port(reserved), [("OM-0.4", "edition-port-name-reserved")], "{reserved}");
    }
}

#[test]
fn om_0_4_port_twice() {
    for name in ["Zara", "ZARA", " zara "] {
        let text =
            with("{ name = \"Zara\"", &format!("{{ name = \"{name}\", lon = 1, lat = 1 }},\n{{ name = \"Zara\""));
        assert_eq!(found(&text), [(line_of("{ name = \"Zara\"") + 1, "OM-0.4", "edition-port-twice")], "{name}");
    }
    let text = with_sea(&["Venezia", "Porto Pisano", "porto-pisano"], &[["Venezia", "Porto Pisano"]]);
    assert_eq!(kinds(&text), [("OM-0.4", "edition-port-twice")]);
}

#[test]
fn om_0_4_places_that_are_not_on_earth() {
    for lon in ["-180.1", "181", "nan", "inf"] {
        mistake("lon = 12.34", &format!("lon = {lon}"), "OM-0.4", "edition-longitude");
    }
    for lat in ["-90.1", "91", "nan", "-inf"] {
        mistake("lat = 45.44", &format!("lat = {lat}"), "OM-0.4", "edition-latitude");
    }
}

#[test]
fn om_0_4_too_few_ports() {
    assert_eq!(kinds(&with_sea(&["Venezia", "Zara"], &[["Venezia", "Zara"]])), []);
    let alone = kinds(&with_sea(&["Venezia"], &[]));
    assert_eq!(alone, [("OM-0.4", "edition-few-ports"), ("OM-0.4", "edition-port-without-route")]);
}

#[test]
fn om_1_1_more_ports_than_markers() {
    let names: Vec<String> = (0..32).map(|port| format!("P{port}")).collect();
    let chain = |ports: usize| {
        let mut names: Vec<&str> = names[..ports - 1].iter().map(String::as_str).collect();
        names.insert(0, "Venezia");
        let routes: Vec<[&str; 2]> = names.windows(2).map(|pair| [pair[0], pair[1]]).collect();
        kinds(&with_sea(&names, &routes))
    };
    assert_eq!(chain(32), []);
    assert_eq!(chain(33), [("OM-1.1", "edition-many-ports")]);
}

#[test]
fn om_0_4_venice_is_among_the_ports_once() {
    for name in ["Venezia", "Venice", "Venise", "VENEDIG"] {
        assert_eq!(
            kinds(&with_sea(&[name, "Zara"], &[[name, "Zara"]]).replace("port = \"Venezia\"", "port = \"Zara\"")),
            []
        );
    }
    let text = with_sea(&["Genova", "Zara"], &[["Genova", "Zara"]]).replace("port = \"Venezia\"", "port = \"Zara\"");
    assert_eq!(kinds(&text), [("OM-0.4", "edition-no-venice")]);
    assert_eq!(
        kinds(&with_sea(&["Venezia", "Venice"], &[["Venezia", "Venice"]])),
        [("OM-0.4", "edition-venice-twice")]
    );
}

#[test]
fn om_0_4_routes_to_nowhere() {
    mistake("[\"Ancona\", \"Zara\"]", "[\"Ancona\", \"Genova\"]", "OM-0.4", "edition-route-port");
    mistake("[\"Ancona\", \"Zara\"]", "[\"Zara\", \"Zara\"]", "OM-0.4", "edition-route-loop");
    mistake("[\"Ancona\", \"Zara\"]", "[\"Zara\", \"zara\"]", "OM-0.4", "edition-route-loop");
    mistake("[\"Ancona\", \"Zara\"]", "[\"Ancona\"]", "OM-0.4", "edition-route-ends");
    mistake("[\"Ancona\", \"Zara\"]", "[\"Ancona\", \"Zara\", \"Spalato\"]", "OM-0.4", "edition-route-ends");
}

#[test]
fn om_0_4_route_twice() {
    mistake("[\"Ancona\", \"Zara\"]", "[\"Venezia\", \"Zara\"]", "OM-0.4", "edition-route-twice");
    mistake("[\"Ancona\", \"Zara\"]", "[\"Zara\", \"Venezia\"]", "OM-0.4", "edition-route-twice");
}

#[test]
fn om_0_4_port_without_a_route() {
    let text = with_sea(&["Venezia", "Zara", "Spalato"], &[["Venezia", "Zara"]]);
    assert_eq!(kinds(&text), [("OM-0.4", "edition-port-without-route")]);
}

#[test]
fn om_0_4_board_that_falls_apart() {
    let text = with_sea(&["Venezia", "Zara", "Spalato", "Ragusa"], &[["Venezia", "Zara"], ["Spalato", "Ragusa"]]);
    assert_eq!(kinds(&text), [("OM-0.4", "edition-board-split")]);
    let ports = Arg::List(vec![Arg::Text("Spalato".to_string()), Arg::Text("Ragusa".to_string())]);
    assert_eq!(faults(&text)[0].message.args[1], ("ports", ports));
}

/// The template with no port on a card, except on some cards of the named goods.
fn with_start_ports(named: &[(&str, usize)]) -> String {
    let mut left = named.to_vec();
    let mut cards = String::new();
    for line in section("cards").lines() {
        let card = match line.split_once("port = ") {
            Some((card, _)) => format!("{} }},", card.trim_end().trim_end_matches(',')),
            None => line.to_string(),
        };
        match left.iter_mut().find(|(good, left)| *left > 0 && line.contains(&format!("\"{good}\""))) {
            Some((_, left)) => {
                *left -= 1;
                cards += &card.replace("] },", "], port = \"Venezia\" },");
            }
            None => cards += &card,
        }
        cards += "\n";
    }
    Edition::template().replace(&section("cards"), &cards)
}

#[test]
fn om_1_4_start_ports_can_be_found_with_five_players() {
    assert_eq!(kinds(&with_start_ports(&[("gems", 2), ("grain", 3)])), []);
    assert_eq!(kinds(&with_start_ports(&[("gems", 2), ("grain", 2)])), [("OM-1.4", "edition-few-start-ports")]);
}

#[test]
fn om_1_4_start_ports_can_be_found_without_grain() {
    let text = with_start_ports(&[("gems", 1), ("grain", 9)]);
    assert_eq!(kinds(&text), [("OM-1.4", "edition-few-start-ports-without-grain")]);
}

#[test]
fn one_mistake_does_not_hide_another_in_the_same_section() {
    let sea = with_sea(&["Genova", "Zara", "Spalato"], &[["Genova", "Zara"], ["Zara", "Genova"]]);
    let sea = sea.replace("port = \"Venezia\"", "port = \"Zara\"").replacen("lat = 0", "lat = 100", 1);
    let mut found = kinds(&sea);
    found.sort();
    let expected = ["edition-latitude", "edition-no-venice", "edition-port-without-route", "edition-route-twice"];
    assert_eq!(found, expected.map(|key| ("OM-0.4", key)));
    let cards = with_start_ports(&[("gems", 1)]).replacen("power = 4", "power = 1", 1);
    let expected = [
        ("OM-1.4", "edition-few-start-ports"),
        ("OM-1.4", "edition-few-start-ports-without-grain"),
        ("OM-0.2", "edition-power"),
    ];
    assert_eq!(kinds(&cards), expected);
    let markers = with("count = 6", "count = 5, colour = 1");
    assert_eq!(kinds(&markers), [("OM-0.3", "edition-marker-sum"), ("", "edition-unknown-key")]);
}

#[test]
fn many_mistakes_are_one_report_in_the_order_of_the_lines() {
    let text = with("power = 3", "power = 9")
        .replacen("copies = 20", "copies = 21", 1)
        .replacen("lat = 47.11", "lat = 147.11", 1)
        .replacen("\"compass\"", "\"sextant\"", 1)
        .replacen("[\"Ancona\", \"Zara\"]", "[\"Ancona\", \"Genova\"]", 1);
    let expected = [
        (line_of("copies = 20"), "OM-0.1", "edition-copies"),
        (line_of("power = 3"), "OM-0.2", "edition-power"),
        (line_of("lat = 47.11"), "OM-0.4", "edition-latitude"),
        (line_of("[\"Ancona\", \"Zara\"]"), "OM-0.4", "edition-route-port"),
        (line_of("\"compass\""), "OM-0.3", "edition-unknown-marker"),
    ];
    assert_eq!(found(&text), expected);
}

#[test]
fn foreign_words_are_shown_short_and_without_what_a_terminal_would_obey() {
    let long = "x".repeat(90);
    let shown = |word: &str| {
        let faults = faults(&with("name = ", &format!("\"{word}\" = 1\nname = ")));
        let args: Vec<Arg> = faults.into_iter().flat_map(|fault| fault.message.args).map(|(_, arg)| arg).collect();
        args.into_iter().find_map(|arg| if let Arg::Text(text) = arg { Some(text) } else { None }).expect("the word")
    };
    assert_eq!(shown("colour"), "colour");
    assert_eq!(shown(&long), format!("{}…", "x".repeat(80)));
    assert_eq!(shown("a\\u0007b"), "a\u{fffd}b");
}
