//! OM-1: the deal.

#![allow(clippy::indexing_slicing, reason = "places below a length that was just counted")]

use crate::edition::Edition;
use crate::moves::{Cards, DeckSource, Event};
use crate::run::Run;
use crate::state::{Card, CardSet, MAX_PORTS, Marker, Port, Public};
use game::{BySeat, Chance, Log, Seat, shuffle};

/// OM-1.2: ducats each seat begins with.
pub(crate) const DUCATS: i32 = 11;
/// OM-1.6: cards dealt to each seat.
pub(crate) const HAND: u8 = 4;

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OM-1: from a blank state to the first decision.
    pub(crate) fn deal(&mut self) {
        self.lay_markers();
        self.choose_start_player();
        let mut cards = self.rules.box_of_cards;
        self.take_start_cards(&mut cards);
        shuffle(&mut cards, self.chance);
        self.deal_hands(&cards);
        self.begin_turn(self.state.public.start);
    }

    /// OM-1.1.
    fn lay_markers(&mut self) {
        let mut pool = self.rules.box_of_markers;
        shuffle(&mut pool, self.chance);
        let ports = self.rules.edition.ports().len();
        self.emit(Event::MarkersLaid { markers: std::array::from_fn(|port| (port < ports).then(|| pool[port])) });
    }

    /// OM-1.3.
    fn choose_start_player(&mut self) {
        let players = self.state.public.players;
        let seat = match self.rules.setup.start {
            Some(seat) => seat,
            None => Seat::at(self.chance.below(players.into()) as usize),
        };
        self.emit(Event::StartPlayerChosen { seat });
    }

    /// OM-1.4: cards are turned up until one names a port. Those that name none go back (OM-1.6).
    fn take_start_cards(&mut self, cards: &mut Cards) {
        let players = self.state.public.players;
        let mut turned = 0;
        for seat in self.state.public.start.around(players) {
            let mut turned_up = CardSet::EMPTY;
            while turned < cards.len() {
                let pick = turned + self.chance.below((cards.len() - turned) as u32) as usize;
                let card = cards[pick];
                if let Some(port) = self.rules.face(card).port {
                    // The cards already turned up stay in front; the one taken leaves.
                    let last = cards.len() - 1;
                    cards.swap(pick, last);
                    cards.remove(last);
                    self.emit(Event::StartCardTaken { seat, card, port, turned_up });
                    break;
                }
                cards.swap(pick, turned);
                turned_up.insert(card);
                turned += 1;
            }
        }
    }

    /// OM-1.6, OM-1.7: hands, and the Venice card about half-way into the deck.
    fn deal_hands(&mut self, cards: &[Card]) {
        let players = self.state.public.players;
        let (hands, deck) = cards.split_at(usize::from(players * HAND));
        let hands = BySeat::new(players, |seat| {
            hands.iter().skip(seat.index() * HAND as usize).take(HAND as usize).copied().collect()
        });
        self.emit(Event::HandsDealt { hands });
        let (low, high) = venice_range(deck.len() as u32);
        let above = low + self.chance.below(high - low + 1);
        self.emit(Event::DeckShuffled {
            source: DeckSource::Setup,
            order: deck.iter().copied().collect(),
            above_venice: Some(above as u8),
        });
    }
}

impl Public {
    /// OM-1.1.
    pub(crate) fn lay_markers(&mut self, markers: &[Option<Marker>; MAX_PORTS]) {
        self.on_port = *markers;
    }

    /// OM-1.3.
    pub(crate) fn choose_start_player(&mut self, seat: Seat) {
        self.start = seat;
    }

    /// OM-1.4: the first card of the cargo, and the ship; the marker there leaves the game.
    pub(crate) fn take_start_card(&mut self, seat: Seat, card: Card, port: Port) {
        self.cargos.push(seat, card);
        self.ship[seat] = port;
        self.on_port[port.index()] = None;
    }

    /// OM-1.6.
    pub(crate) fn deal_hands(&mut self) {
        self.hand = BySeat::all(self.players, HAND);
    }
}

/// OM-0.3: all markers, kind by kind.
pub(crate) fn box_of_markers(edition: &Edition) -> [Marker; MAX_PORTS] {
    let mut pool = [Marker::CalmSea; MAX_PORTS];
    let kinds = Marker::ALL.into_iter().zip(edition.markers());
    for (slot, marker) in pool.iter_mut().zip(kinds.flat_map(|(kind, count)| (0..count).map(move |_| kind))) {
        *slot = marker;
    }
    pool
}

/// OM-1.7: the fewest and most goods cards above Venice in a deck of `n`.
pub(crate) fn venice_range(n: u32) -> (u32, u32) {
    ((9 * n).div_ceil(20), 11 * n / 20)
}
