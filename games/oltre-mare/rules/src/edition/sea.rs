//! OM-0.4: the ports and routes of an edition file.

#![allow(clippy::indexing_slicing, reason = "a port that was read has its place in the list")]

use super::PortFacts;
use crate::state::{MAX_PORTS, Port};
use game::edition_file::{Faults, Placed, Section, excerpt};
use game::{Message, one_of_args};
use std::collections::BTreeMap;

/// OM-0.4: Venice is among the ports, under one of the names it has in the rulebooks or in English.
const VENICE: [&str; 4] = ["venezia", "venice", "venise", "venedig"];
/// Words of the notation that may appear in place of a port.
const RESERVED: [&str; 2] = ["stay", "none"];
/// A ship needs somewhere to sail to.
const MIN_PORTS: usize = 2;
const MAX_NAME: usize = 40;

/// A port's name as notation writes and compares it: lower case, `-` for spaces.
pub(super) fn word(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join("-").to_lowercase()
}

/// The ports of a file, in its order.
#[derive(Default)]
pub(super) struct Sea {
    pub(super) ports: Vec<PortFacts>,
    places: BTreeMap<String, usize>,
    /// There is a list of ports: a name that is not in it is a separate mistake.
    pub(super) listed: bool,
    /// All names can be read and differ: if the board is not connected, that is not an echo of another mistake.
    sound: bool,
}

/// Reads the ports.
pub(super) fn read(file: &Section<'_>, faults: &mut Faults) -> Sea {
    let before = faults.count();
    let Some(section) = file.rows("ports", faults) else { return Sea::default() };
    let mut sea = Sea { listed: true, sound: faults.count() == before, ..Sea::default() };
    let mut lines = Vec::new();
    for row in &section.is {
        row.knows(&["name", "lon", "lat"], faults);
        let name = row.text("name", faults);
        let lon = row.number("lon", faults).map(|lon| degrees(lon, 180.0, "edition-longitude", faults));
        let lat = row.number("lat", faults).map(|lat| degrees(lat, 90.0, "edition-latitude", faults));
        let Some(name) = name else {
            sea.sound = false;
            continue;
        };
        let before = faults.count();
        check_name(name, faults);
        let word = word(name.is);
        match sea.places.get(&word) {
            // An empty name is reported as such.
            Some(_) if word.is_empty() => {}
            Some(&first) => {
                let message =
                    Message::new("edition-port-twice").with("port", excerpt(name.is)).with("line", lines[first]);
                faults.breaks("OM-0.4", name.at, message);
            }
            None => {
                sea.places.insert(word.clone(), sea.ports.len());
            }
        }
        sea.sound &= faults.count() == before;
        lines.push(faults.line(name.at));
        let name = name.is.trim().to_string();
        sea.ports.push(PortFacts { name, word, lon: lon.unwrap_or(0.0), lat: lat.unwrap_or(0.0) });
    }
    check_count(section.is.len(), section.at, faults);
    if sea.sound {
        sea.check_venice(section.at, faults);
    }
    sea
}

fn check_count(found: usize, at: usize, faults: &mut Faults) {
    if found < MIN_PORTS {
        let message = Message::new("edition-few-ports").with("found", found).with("least", MIN_PORTS);
        faults.breaks("OM-0.4", at, message);
    }
    if found > MAX_PORTS {
        let message = Message::new("edition-many-ports").with("found", found).with("most", MAX_PORTS);
        faults.breaks("OM-1.1", at, message);
    }
}

/// Notation must be able to write the name, and to read it back.
fn check_name(name: Placed<&str>, faults: &mut Faults) {
    let trimmed = name.is.trim();
    let mut fault = |message: Message| faults.breaks("OM-0.4", name.at, message);
    let Some(first) = trimmed.chars().next() else {
        return fault(Message::new("edition-port-name-empty"));
    };
    let about = |key| Message::new(key).with("port", excerpt(trimmed));
    let plain = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '’' | '.');
    if let Some(odd) = trimmed.chars().find(|&c| !plain(c)) {
        fault(about("edition-port-name-character").with("character", excerpt(&odd.to_string())));
    } else if !first.is_alphabetic() {
        fault(about("edition-port-name-start"));
    }
    if trimmed.chars().count() > MAX_NAME {
        fault(about("edition-port-name-long").with("limit", MAX_NAME));
    }
    if RESERVED.contains(&word(trimmed).as_str()) {
        fault(about("edition-port-name-reserved"));
    }
}

fn degrees(found: Placed<f64>, most: f64, key: &'static str, faults: &mut Faults) -> f64 {
    if !(-most..=most).contains(&found.is) {
        faults.breaks("OM-0.4", found.at, Message::new(key).with("found", found.is.to_string()));
    }
    found.is
}

impl Sea {
    /// The port of that name. If there is none, that breaks the clause.
    pub(super) fn port(
        &self,
        name: Placed<&str>,
        clause: &'static str,
        key: &'static str,
        faults: &mut Faults,
    ) -> Option<Port> {
        let place = self.places.get(&word(name.is));
        if place.is_none() && self.listed {
            faults.breaks(clause, name.at, Message::new(key).with("port", excerpt(name.is)));
        }
        place.map(|&place| Port(u8::try_from(place).unwrap_or(u8::MAX)))
    }

    fn check_venice(&self, at: usize, faults: &mut Faults) {
        let found: Vec<String> = self
            .ports
            .iter()
            .filter(|port| VENICE.contains(&port.word.as_str()))
            .map(|port| port.name.clone())
            .collect();
        match found.len() {
            0 => faults.breaks("OM-0.4", at, Message::new("edition-no-venice").with("known", one_of_args(VENICE))),
            1 => {}
            _ => faults.breaks("OM-0.4", at, Message::new("edition-venice-twice").with("ports", found)),
        }
    }

    /// The routes between the ports, each once, in ascending order.
    pub(super) fn routes(&self, file: &Section<'_>, faults: &mut Faults) -> Vec<(Port, Port)> {
        let before = faults.count();
        let Some(section) = file.rows("routes", faults) else { return Vec::new() };
        let mut sound = self.sound && faults.count() == before && self.ports.len() <= MAX_PORTS;
        let mut lines: BTreeMap<(Port, Port), u32> = BTreeMap::new();
        for row in &section.is {
            row.knows(&["between"], faults);
            let ends = row.texts("between", faults);
            let Some((route, at)) = ends.and_then(|ends| Some((self.route(&ends, faults)?, ends.at))) else {
                sound = false;
                continue;
            };
            if let Some(first) = lines.get(&route) {
                let message = Message::new("edition-route-twice")
                    .with("from", self.ports[route.0.index()].name.clone())
                    .with("to", self.ports[route.1.index()].name.clone())
                    .with("line", *first);
                faults.breaks("OM-0.4", at, message);
            } else {
                lines.insert(route, faults.line(at));
            }
        }
        let routes: Vec<(Port, Port)> = lines.into_keys().collect();
        if sound {
            self.check_connected(&routes, section.at, faults);
        }
        routes
    }

    /// A route with its ends in ascending order.
    fn route(&self, ends: &Placed<Vec<Placed<&str>>>, faults: &mut Faults) -> Option<(Port, Port)> {
        let mut known = |name: &Placed<&str>| self.port(*name, "OM-0.4", "edition-route-port", faults);
        let ports: Vec<Option<Port>> = ends.is.iter().map(&mut known).collect();
        let &[one, other] = ports.as_slice() else {
            faults.breaks("OM-0.4", ends.at, Message::new("edition-route-ends").with("found", ports.len()));
            return None;
        };
        let (one, other) = (one?, other?);
        if one == other {
            faults.breaks("OM-0.4", ends.at, Message::new("edition-route-loop").with("port", excerpt(ends.is[0].is)));
            return None;
        }
        Some((one.min(other), one.max(other)))
    }

    /// Every port has a route, and the board is connected: a ship can reach every port.
    fn check_connected(&self, routes: &[(Port, Port)], at: usize, faults: &mut Faults) {
        let mut beside = vec![0u32; self.ports.len()];
        for (one, other) in routes {
            beside[one.index()] |= 1 << other.0;
            beside[other.index()] |= 1 << one.0;
        }
        for (port, _) in self.ports.iter().zip(&beside).filter(|(_, beside)| **beside == 0) {
            let message = Message::new("edition-port-without-route").with("port", port.name.clone());
            faults.breaks("OM-0.4", at, message);
        }
        let Some(start) = beside.iter().position(|beside| *beside != 0) else { return };
        let (mut reached, mut next) = (1u32 << start, vec![start]);
        while let Some(port) = next.pop() {
            let fresh = beside[port] & !reached;
            reached |= fresh;
            next.extend((0..beside.len()).filter(|port| fresh >> port & 1 == 1));
        }
        let cut_off: Vec<String> = (0..beside.len())
            .filter(|&port| beside[port] != 0 && reached >> port & 1 == 0)
            .map(|port| self.ports[port].name.clone())
            .collect();
        if !cut_off.is_empty() {
            let message = Message::new("edition-board-split")
                .with("from", self.ports[start].name.clone())
                .with("ports", one_of_args(cut_off));
            faults.breaks("OM-0.4", at, message);
        }
    }
}
