//! OM-4.8 to OM-4.12: the ship.

#![allow(
    clippy::indexing_slicing,
    reason = "ports and sails are kept below the bounds of their arrays, and a path holds where it began"
)]

use crate::edition::Edition;
use crate::moves::{Event, Refusal};
use crate::rules::OltreMare;
use crate::run::Run;
use crate::state::{MAX_PORTS, Marker, Phase, Port, Public, State};
use game::{Chance, Log, Seat};

/// The largest load, so the most ship symbols.
const MAX_SAILS: usize = 4;

/// Ports of arrival after 0 to 4 routes, as bit sets.
pub(crate) type Reach = [u32; MAX_SAILS + 1];

/// OM-4.8: where a ship can arrive, from every port.
pub(crate) fn reaches(edition: &Edition) -> [Reach; MAX_PORTS] {
    let mut all = [[0; MAX_SAILS + 1]; MAX_PORTS];
    for (from, reach) in all.iter_mut().enumerate().take(edition.ports().len()) {
        walk(edition, Port(from as u8), &mut Vec::new(), reach);
        // RULING: if no path is long enough, any port reachable by a longest path.
        for sails in 1..=MAX_SAILS {
            if reach[sails] == 0 {
                reach[sails] = reach[sails - 1];
            }
        }
    }
    all
}

/// All paths from `at` that use no route twice.
fn walk(edition: &Edition, at: Port, used: &mut Vec<usize>, reach: &mut Reach) {
    reach[used.len()] |= 1 << at.0;
    if used.len() == MAX_SAILS {
        return;
    }
    for (route, (a, b)) in edition.routes().iter().enumerate() {
        let next = match (*a == at, *b == at) {
            (true, _) => *b,
            (_, true) => *a,
            _ => continue,
        };
        if !used.contains(&route) {
            used.push(route);
            walk(edition, next, used, reach);
            used.pop();
        }
    }
}

/// OM-4.12: ports a compass leads to: any other without a compass.
#[inline]
pub(crate) fn compass_ports(public: &Public, ports: usize) -> u32 {
    let mut set = 0;
    for (port, marker) in public.on_port.iter().enumerate().take(ports) {
        set |= u32::from(*marker != Some(Marker::Compass)) << port;
    }
    set & !(1 << public.ship[public.active].0)
}

impl OltreMare {
    /// OM-4.8: where the active ship can arrive.
    #[inline]
    pub(crate) fn arrivals(&self, public: &Public) -> u32 {
        let ship = public.ship[public.active];
        self.reach[ship.index() % MAX_PORTS][(public.sails as usize).min(MAX_SAILS)]
    }

    /// OM-4.8: ports of arrival after a number of routes from a port, as a bit set.
    pub fn reach(&self, from: Port, sails: u8) -> u32 {
        self.reach[from.index() % MAX_PORTS][usize::from(sails).min(MAX_SAILS)]
    }

    pub(crate) fn check_sail(&self, state: &State, seat: Seat, port: Port) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Sailing)?;
        if port.index() >= MAX_PORTS || self.arrivals(&state.public) >> port.0 & 1 == 0 {
            return Err(Refusal::OutOfReach { port, routes: state.public.sails });
        }
        Ok(())
    }

    pub(crate) fn check_compass(&self, state: &State, seat: Seat, port: Option<Port>) -> Result<(), Refusal> {
        self.check_turn(&state.public, seat, Phase::Compass)?;
        match port {
            Some(port)
                if port.index() >= MAX_PORTS
                    || compass_ports(&state.public, self.edition.ports().len()) >> port.0 & 1 == 0 =>
            {
                Err(Refusal::CompassForbids { port })
            }
            _ => Ok(()),
        }
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OM-4.9, OM-4.10.
    pub(crate) fn sail(&mut self, seat: Seat, port: Port) {
        let marker = self.state.public.on_port[port.index()];
        self.emit(Event::Sailed { seat, port, marker });
    }

    /// OM-4.12.
    pub(crate) fn follow_compass(&mut self, seat: Seat, port: Option<Port>) {
        let marker = port.and_then(|port| self.state.public.on_port[port.index()]);
        self.emit(Event::CompassFollowed { seat, port, marker });
    }
}

impl Public {
    /// OM-4.8, OM-4.12: a compass found there may lead on.
    #[inline]
    pub(crate) fn sail(&mut self, seat: Seat, port: Port, marker: Option<Marker>) {
        self.arrive(seat, port);
        self.enter(if marker == Some(Marker::Compass) { Phase::Compass } else { Phase::Cargo });
    }

    /// OM-4.12: to another port, or it stays.
    #[inline]
    pub(crate) fn follow_compass(&mut self, seat: Seat, port: Option<Port>) {
        if let Some(port) = port {
            self.arrive(seat, port);
        }
        self.enter(Phase::Cargo);
    }

    /// OM-4.9, OM-4.10: the ship arrives; a marker there is taken, the former one is turned over.
    #[inline]
    fn arrive(&mut self, seat: Seat, port: Port) {
        self.ship[seat] = port;
        let marker = self.on_port[port.index()].take();
        match marker {
            // OM-4.12: a compass leaves the game and never counts.
            Some(Marker::Compass) | None => self.marker[seat] = None,
            Some(_) => {
                self.marker[seat] = marker;
                self.markers[seat] += 1;
            }
        }
    }
}
