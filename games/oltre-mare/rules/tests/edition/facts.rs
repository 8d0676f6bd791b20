//! What the clauses say about the material, looked up in the built-in edition.

use game::Edition as _;
use oltre_mare::{CARDS, Card, Edition, Good, MARKER_KINDS, Marker, Port, Symbol};

fn cards() -> impl Iterator<Item = Card> {
    (0..CARDS).filter_map(Card::new)
}

#[test]
fn om_0_1_ninety_eight_cards_in_the_numbers_of_the_table() {
    assert_eq!(cards().count(), 98);
    let table = [
        (Good::Gems, 8),
        (Good::Scrolls, 10),
        (Good::Silk, 12),
        (Good::Salt, 14),
        (Good::Pottery, 16),
        (Good::Olives, 18),
        (Good::Grain, 20),
    ];
    for (good, copies) in table {
        assert_eq!(good.copies(), copies);
        assert_eq!(cards().filter(|card| card.good() == good).count(), usize::from(copies));
    }
}

#[test]
fn om_0_1_groups_pay_the_figures_of_the_table() {
    let table: [(Good, &[i32]); 7] = [
        (Good::Gems, &[1, 5]),
        (Good::Scrolls, &[1, 4, 8]),
        (Good::Silk, &[1, 3, 7]),
        (Good::Salt, &[1, 3, 6, 10]),
        (Good::Pottery, &[1, 3, 6, 9]),
        (Good::Olives, &[1, 2, 4, 7, 11]),
        (Good::Grain, &[1, 2, 4, 7, 12]),
    ];
    for (good, figures) in table {
        for (cards, &figure) in (1..).zip(figures) {
            assert_eq!(good.payout(cards), figure, "{cards} {}", good.name());
        }
        assert_eq!(good.payout(usize::from(good.copies())), *figures.last().unwrap());
    }
}

#[test]
fn om_0_2_every_card_has_power_load_and_two_different_symbols() {
    let edition = Edition::builtin();
    for card in cards() {
        let face = edition.face(card);
        assert!((3..=6).contains(&face.power), "{card}");
        assert!((1..=4).contains(&face.load), "{card}");
        assert_eq!(face.symbols.count_ones(), 2, "{card}");
        assert!(face.symbols < 1 << Symbol::ALL.len(), "{card}");
    }
}

#[test]
fn om_0_2_power_and_load_sum_to_seven_in_the_reconstruction() {
    let edition = Edition::builtin();
    assert!(cards().all(|card| edition.face(card).power + edition.face(card).load == 7));
}

#[test]
fn om_0_2_the_reconstructed_deck_follows_its_formula() {
    use Symbol::{Ducat, Market, Pirate, Ship};
    let pairs = [[Ducat, Pirate], [Market, Ship], [Ducat, Market], [Pirate, Ship], [Ducat, Ship], [Pirate, Market]];
    let edition = Edition::builtin();
    let mut ports = (0..30).map(Port);
    for card in cards() {
        let (k, face) = (card.index(), edition.face(card));
        assert_eq!(usize::from(face.power), 3 + k % 4, "{card}");
        let symbols = pairs[(k + k / 12) % 6].into_iter().fold(0, |set, symbol| set | 1 << symbol as u8);
        assert_eq!(face.symbols, symbols, "{card}");
        let names_a_port = k == 0 || 30 * k / 98 > 30 * (k - 1) / 98;
        assert_eq!(face.port, if names_a_port { ports.next() } else { None }, "{card}");
    }
    assert_eq!(ports.next(), None, "every port is named by a card");
}

#[test]
fn om_0_2_reconstructed_data_says_so() {
    let edition = Edition::builtin();
    let parts = ["cards.power", "cards.load", "cards.symbols", "cards.port", "ports", "routes"];
    assert_eq!(edition.reconstructed(), parts);
    assert!(edition.name().contains("reconstructed"));
}

#[test]
fn om_0_3_thirty_two_markers() {
    let markers = Edition::builtin().markers();
    let count = |marker: Marker| markers[marker as usize];
    assert_eq!(count(Marker::CalmSea), 6);
    assert_eq!(count(Marker::GoodBusiness), 6);
    assert_eq!(count(Marker::PiratesBeaten), 6);
    assert_eq!(count(Marker::FavourableRelations), 6);
    assert_eq!(count(Marker::Compass), 4);
    assert_eq!(count(Marker::LocalInfluence), 4);
    assert_eq!(MARKER_KINDS, 6);
    assert_eq!(markers.iter().sum::<u8>(), 32);
}

/// The routes of a port, as places in the edition's list.
fn routes_of(edition: &Edition, port: Port) -> Vec<usize> {
    let routes = edition.routes().iter().enumerate();
    routes.filter(|(_, (one, other))| *one == port || *other == port).map(|(route, _)| route).collect()
}

/// Can a ship sail this many more routes without sailing one twice (OM-4.8)?
fn can_sail(edition: &Edition, from: Port, routes: usize, sailed: &mut Vec<usize>) -> bool {
    if routes == 0 {
        return true;
    }
    routes_of(edition, from).into_iter().any(|route| {
        if sailed.contains(&route) {
            return false;
        }
        let (one, other) = edition.routes()[route];
        sailed.push(route);
        let can = can_sail(edition, if one == from { other } else { one }, routes - 1, sailed);
        sailed.pop();
        can
    })
}

#[test]
fn om_0_4_thirty_ports_thirty_seven_routes_every_port_two_to_four() {
    let edition = Edition::builtin();
    assert_eq!(edition.ports().len(), 30);
    assert_eq!(edition.routes().len(), 37);
    let mut degrees = [0; 5];
    for port in (0..30).map(Port) {
        let degree = routes_of(&edition, port).len();
        assert!((2..=4).contains(&degree), "{}", edition.ports()[port.index()].name);
        degrees[degree] += 1;
        for routes in 1..=4 {
            assert!(can_sail(&edition, port, routes, &mut Vec::new()), "{port:?}, {routes} routes");
        }
    }
    assert!(degrees[3] > 0 && degrees[4] > 0, "some ports have 3 or 4 routes");
}

#[test]
fn om_0_4_venice_is_a_port_and_all_lie_in_the_eastern_mediterranean_or_black_sea() {
    let edition = Edition::builtin();
    assert_eq!(edition.port_named("venezia"), Some(Port(0)));
    for port in edition.ports() {
        assert!((9.0..42.0).contains(&port.lon) && (30.0..48.0).contains(&port.lat), "{}", port.name);
    }
}

#[test]
fn om_0_4_one_long_route_passes_all_ports_of_the_outer_tour() {
    let edition = Edition::builtin();
    for port in 0..24 {
        let next = (port + 1) % 24;
        assert!(edition.routes().contains(&(Port(port.min(next)), Port(port.max(next)))), "{port} to {next}");
    }
}

#[test]
fn ports_are_found_by_the_word_that_notation_writes() {
    let edition = Edition::builtin();
    for (place, port) in (0..).zip(edition.ports()) {
        assert_eq!(edition.port_named(&port.word), Some(Port(place)));
        assert_eq!(edition.port_named(&port.name.to_uppercase()), Some(Port(place)));
    }
    assert_eq!(edition.port_named("atlantis"), None);
    let spaced = Edition::parse(&Edition::template().replace("\"Tana\"", "\"Porto Pisano\"")).unwrap();
    assert_eq!(spaced.port_named("porto-pisano"), spaced.port_named("Porto  Pisano"));
    assert_eq!(spaced.ports()[26].word, "porto-pisano");
}

#[test]
fn the_template_is_the_built_in_edition() {
    assert_eq!(Edition::parse(&Edition::template()), Ok(Edition::builtin()));
}

#[test]
fn cards_are_numbered_good_by_good_in_the_order_of_the_file() {
    let template = Edition::template();
    let mut lines: Vec<&str> = template.lines().collect();
    let first = lines.iter().position(|line| line.contains("good = \"gems\"")).unwrap();
    let last = lines.iter().rposition(|line| line.contains("good = \"grain\"")).unwrap();
    lines[first..=last].rotate_left(8);
    let gems_last = Edition::parse(&lines.join("\n")).unwrap();
    assert_eq!(gems_last, Edition::builtin());
    lines[first..=last].reverse();
    let reversed = Edition::parse(&lines.join("\n")).unwrap();
    let (one, eight) = (Good::Gems.card(1).unwrap(), Good::Gems.card(8).unwrap());
    assert_eq!(reversed.face(one), Edition::builtin().face(eight));
}

#[test]
fn rows_may_be_written_as_tables_of_their_own() {
    let text = Edition::template();
    let (before, markers) = text.split_once("markers = [").unwrap();
    let rows = markers.lines().filter(|line| line.contains("kind")).map(|line| {
        let row = line.trim().trim_start_matches("{ ").trim_end_matches(" },");
        format!("[[markers]]\n{}\n", row.replace(", ", "\n").replace("             count", "count"))
    });
    let text = format!("{before}{}", rows.collect::<String>());
    assert_eq!(Edition::parse(&text), Ok(Edition::builtin()));
}

#[test]
fn canonical_changes_with_what_changes_a_match_and_with_nothing_else() {
    let builtin = Edition::builtin();
    let changed = |from: &str, to: &str| {
        let template = Edition::template();
        assert!(template.contains(from), "{from}");
        let edition = Edition::parse(&template.replacen(from, to, 1)).unwrap();
        edition.canonical() != builtin.canonical()
    };
    assert!(!changed("lon = 12.34", "lon = 12.5"));
    assert!(!changed("name = \"Big box, reconstructed\"", "name = \"Mine\""));
    assert!(!changed("reconstructed = [", "reconstructed = [] # ["));
    assert!(!changed("[\"Venezia\", \"Zara\"]", "[\"Zara\", \"Venezia\"]"));
    assert!(changed("power = 3", "power = 4"));
    assert!(changed("load = 4", "load = 2"));
    assert!(changed("[\"ducat\", \"pirate\"]", "[\"ducat\", \"ship\"]"));
    assert!(changed(",    port = \"Venezia\"", ""));
    assert!(changed("[\"Ancona\", \"Zara\"]", "[\"Ancona\", \"Spalato\"]"));
    assert!(changed(
        "count = 6 },\n    { kind = \"good-business\",        count = 6",
        "count = 5 },\n    { kind = \"good-business\",        count = 7"
    ));
    let renamed = Edition::parse(&Edition::template().replace("\"Tana\"", "\"Azov\"")).unwrap();
    assert_ne!(renamed.canonical(), builtin.canonical());
}

#[test]
fn canonical_tells_routes_and_markers_apart_from_their_neighbours() {
    let bytes = Edition::builtin().canonical();
    let names: usize = Edition::builtin().ports().iter().map(|port| 1 + port.name.len()).sum();
    assert_eq!(bytes.len(), "oltre-mare edition 1\n".len() + 98 * 4 + 1 + names + 2 + 37 * 2 + 6);
    assert_eq!(bytes[bytes.len() - 6..], [6, 6, 6, 6, 4, 4]);
}
