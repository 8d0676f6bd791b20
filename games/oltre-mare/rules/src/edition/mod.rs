//! OM-0: the data of a box, as an edition file gives it.
//!
//! [`game::edition_file`] reads the form of the file; this module knows what the clauses ask of its content.
//! Every mistake becomes a [`Fault`]; an [`Edition`] exists only without one.

mod cards;
mod markers;
mod options;
mod sea;

pub use options::{Memory, Setup};

use crate::state::{CARDS, Card, Face, MARKER_KINDS, Port};
use game::Fault;
use game::edition_file::{self, Head};
use serde::Serialize;
use std::sync::LazyLock;

/// The parts of a file that can be reconstructed. Goods, payouts and markers are certain, from the rulebooks.
const PARTS: [&str; 6] = ["cards.power", "cards.load", "cards.symbols", "cards.port", "ports", "routes"];

/// The built-in edition: one valid file, kept in parts.
const TEMPLATE: &str = concat!(
    include_str!("../../data/head.toml"),
    "\n",
    include_str!("../../data/goods.toml"),
    "\n",
    include_str!("../../data/cards.toml"),
    "\n",
    include_str!("../../data/ports.toml"),
    "\n",
    include_str!("../../data/routes.toml"),
    "\n",
    include_str!("../../data/markers.toml"),
);

#[allow(clippy::expect_used, reason = "the file is part of the program, and a test reads it")]
static BUILTIN: LazyLock<Edition> =
    LazyLock::new(|| read(TEMPLATE).expect("the built-in edition is valid: a test reads it"));

/// Everything that is printed on cards, board and markers (OM-0).
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    name: String,
    reconstructed: Vec<String>,
    faces: [Face; CARDS],
    ports: Vec<PortFacts>,
    routes: Vec<(Port, Port)>,
    markers: [u8; MARKER_KINDS],
}

/// A port of the board (OM-0.4).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMarePortFacts"))]
pub struct PortFacts {
    /// Its name, as the file says.
    pub name: String,
    /// Its name in notation: lower case, `-` for spaces. No two ports share it.
    pub word: String,
    /// Degrees east.
    pub lon: f64,
    /// Degrees north.
    pub lat: f64,
}

impl Edition {
    /// Everything printed on a card but its good (OM-0.2).
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "there is a face for each card")]
    pub fn face(&self, card: Card) -> Face {
        self.faces[card.index()]
    }

    /// The ports, each at the place that its [`Port`] names (OM-0.4): 2 to [`crate::state::MAX_PORTS`] of them.
    pub fn ports(&self) -> &[PortFacts] {
        &self.ports
    }

    /// The port with this name in notation, whatever the case; spaces count as `-`.
    pub fn port_named(&self, name: &str) -> Option<Port> {
        let word = sea::word(name);
        let place = self.ports.iter().position(|port| port.word == word)?;
        u8::try_from(place).ok().map(Port)
    }

    /// The routes, each once, its ends and the list in ascending order (OM-0.4).
    pub fn routes(&self) -> &[(Port, Port)] {
        &self.routes
    }

    /// How many markers of each kind there are, in the order of [`crate::state::Marker::ALL`] (OM-0.3).
    pub fn markers(&self) -> [u8; MARKER_KINDS] {
        self.markers
    }

    /// The parts of the file that are reconstructed and not copied from a box, such as `cards.power`.
    pub fn reconstructed(&self) -> &[String] {
        &self.reconstructed
    }
}

impl game::Edition for Edition {
    fn builtin() -> Edition {
        BUILTIN.clone()
    }

    fn parse(text: &str) -> Result<Edition, Vec<Fault>> {
        read(text)
    }

    fn template() -> String {
        TEMPLATE.to_string()
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn canonical(&self) -> Vec<u8> {
        let mut bytes = b"oltre-mare edition 1\n".to_vec();
        for face in &self.faces {
            bytes.extend([face.power, face.load, face.symbols, face.port.map_or(0, |port| port.0 + 1)]);
        }
        bytes.push(self.ports.len() as u8);
        for port in &self.ports {
            bytes.push(port.name.len() as u8);
            bytes.extend(port.name.as_bytes());
        }
        bytes.extend((self.routes.len() as u16).to_le_bytes());
        bytes.extend(self.routes.iter().flat_map(|(one, other)| [one.0, other.0]));
        bytes.extend(self.markers);
        bytes
    }
}

fn read(text: &str) -> Result<Edition, Vec<Fault>> {
    let sections = ["goods", "cards", "ports", "routes", "markers"];
    edition_file::read(text, "oltre-mare", &sections, &PARTS, |file, head, faults| {
        cards::check_goods(file, faults);
        let sea = sea::read(file, faults);
        let faces = cards::read(file, &sea, faults);
        let routes = sea.routes(file, faults);
        let markers = markers::read(file, faults);
        let Head { name, reconstructed } = head;
        Some(Edition { name, reconstructed, faces: faces?, ports: sea.ports, routes, markers: markers? })
    })
}
