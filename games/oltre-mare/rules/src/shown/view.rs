//! The view of a screen: built field by field from knowledge, so that a new field is hidden until someone shows it.

#![allow(clippy::indexing_slicing, reason = "an edition has at most MAX_PORTS ports")]

use crate::chapters::trade;
use crate::edition::Memory;
use crate::knowledge::Knowledge;
use crate::rules::OltreMare;
use crate::shown::tell::phase_key;
use crate::state::{Card, CardSet, Good, Marker, OfferId, Phase, Port, Terms, Venice};
use game::{Seat, SeatSet, Standings};
use serde::Serialize;
use std::fmt::Write;

/// What a screen shows of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareView"))]
pub struct View {
    /// The seat that looks; a spectator has none.
    pub me: Option<Seat>,
    /// Turns begun.
    pub turn: u16,
    /// Where in the turn.
    pub phase: Phase,
    /// The seat whose turn it is.
    pub active: Seat,
    /// Start player.
    pub start: Seat,
    /// OM-7.1.
    pub last_round: bool,
    /// Power of this turn.
    pub power: u8,
    /// Load of this turn.
    pub load: u8,
    /// Cards bought this turn.
    pub bought: u8,
    /// Price of the next card, in the trade phase.
    pub price: Option<u8>,
    /// Routes to sail.
    pub sails: u8,
    /// Own hand.
    pub hand: CardSet,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// Goods cards in the deck.
    pub deck: u8,
    /// The Venice card.
    pub venice: Venice,
    /// The discard.
    pub discard: CardSet,
    /// Cards played and not yet stowed.
    pub table: CardSet,
    /// Markers on the ports.
    pub ports: Vec<Option<Marker>>,
    /// Open offers.
    pub offers: Vec<OfferView>,
    /// How it ended.
    pub standings: Option<Standings>,
}

/// One seat as everybody sees it, and a little more if the memory option allows (OM-9.4).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareSeatView"))]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Money and points.
    pub ducats: i32,
    /// OM-0.6.
    pub minus: bool,
    /// Prestige tiles.
    pub prestige: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Top cargo card.
    pub top: Option<Card>,
    /// Cards in the cargo.
    pub cargo: u8,
    /// The cargo from the top, if the memory option shows it.
    pub cargo_cards: Option<Vec<Card>>,
    /// Pirates.
    pub pirates: u8,
    /// Own pirates from the bottom, as far as known, if the memory option shows them.
    pub pirate_cards: Option<Vec<Option<Card>>>,
    /// The marker that counts.
    pub marker: Option<Marker>,
    /// Markers held.
    pub markers: u8,
    /// Where the ship is.
    pub ship: Port,
    /// Posted wants.
    pub wants: Vec<Good>,
    /// Posted haves.
    pub haves: Vec<Good>,
}

/// An open offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareOfferView"))]
pub struct OfferView {
    /// Its number.
    pub id: OfferId,
    /// Giver.
    pub from: Seat,
    /// The seats that may still accept it.
    pub to: SeatSet,
    /// The offer it answers.
    pub answers: Option<OfferId>,
    /// What it shows.
    pub terms: Terms,
    /// The cards, if the offer is the observer's own.
    pub cards: Option<CardSet>,
    /// OM-3.6: which of its claims are lies, if the cards are the observer's own.
    pub lies: Option<Vec<bool>>,
}

impl View {
    pub(crate) fn of(rules: &OltreMare, k: &Knowledge) -> View {
        let p = &k.public;
        let goods = |set: u8| Good::ALL.into_iter().filter(|good| set >> *good as u8 & 1 == 1).collect();
        let seats = p
            .seats()
            .map(|seat| {
                let own = k.me == Some(seat);
                let shows_cargo = match rules.setup.memory {
                    Memory::AsPrinted => false,
                    Memory::OwnStacks => own,
                    Memory::AllCargos => true,
                };
                let shows_pirates = own && rules.setup.memory != Memory::AsPrinted;
                SeatView {
                    seat,
                    ducats: p.ducats[seat],
                    minus: p.ducats[seat] < 0,
                    prestige: p.prestige[seat],
                    hand: p.hand[seat],
                    top: p.cargos.top(seat),
                    cargo: p.cargos.size(seat),
                    cargo_cards: shows_cargo.then(|| p.cargos.iter(seat).collect()),
                    pirates: p.pirates[seat],
                    pirate_cards: shows_pirates.then(|| k.pirates.to_vec()),
                    marker: p.marker[seat],
                    markers: p.markers[seat],
                    ship: p.ship[seat],
                    wants: goods(p.wants[seat]),
                    haves: goods(p.haves[seat]),
                }
            })
            .collect();
        let offers = p.offers.iter().zip(k.gives.iter()).map(|(offer, cards)| OfferView {
            id: offer.id,
            from: offer.from,
            to: offer.to,
            answers: offer.answers,
            terms: offer.terms,
            cards: (k.me == Some(offer.from)).then_some(*cards),
            lies: (k.me == Some(offer.from)).then(|| rules.lies_in(&offer.terms, *cards)),
        });
        View {
            me: k.me,
            turn: p.turn,
            phase: p.phase,
            active: p.active,
            start: p.start,
            last_round: p.last_round,
            power: p.power,
            load: p.load,
            bought: p.bought,
            price: (p.phase == Phase::Trade).then(|| trade::price(p)),
            sails: p.sails,
            hand: k.hand(),
            seats,
            deck: p.deck,
            venice: p.venice,
            discard: p.discard,
            table: p.table,
            ports: p.on_port[..rules.edition.ports().len()].to_vec(),
            offers: offers.collect(),
            standings: p.standings,
        }
    }
}

impl OltreMare {
    /// A card with what is printed on it: `salt.07 p5 l2 ducat+ship @Zara`.
    pub fn describe(&self, card: Card) -> String {
        let face = self.face(card);
        let symbols: Vec<&str> =
            crate::state::Symbol::ALL.iter().filter(|s| face.symbols >> **s as u8 & 1 == 1).map(|s| s.name()).collect();
        let mut text = format!("{card} p{} l{} {}", face.power, face.load, symbols.join("+"));
        if let Some(port) = face.port {
            let _ = write!(text, " @{}", self.port_name(port));
        }
        text
    }

    pub(crate) fn view_text(&self, v: &View) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_head(v, &mut out);
        let _ = self.write_seats(v, &mut out);
        let _ = self.write_rest(v, &mut out);
        out
    }

    fn write_head(&self, v: &View, out: &mut String) -> std::fmt::Result {
        let who = v.me.map_or("spectator".to_owned(), |me| format!("seat {me}"));
        let phase = phase_key(v.phase).trim_start_matches("phase-");
        write!(out, "{who} | turn {} of seat {} | {phase} | power {} load {}", v.turn, v.active, v.power, v.load)?;
        if let Some(price) = v.price {
            write!(out, " | bought {} next {price}d", v.bought)?;
        }
        if v.phase == Phase::Sailing {
            write!(out, " | routes to sail {}", v.sails)?;
        }
        if v.last_round {
            write!(out, " | last round")?;
        }
        let venice = match v.venice {
            Venice::Buried => "venice in it",
            Venice::OnTop => "venice on top",
            Venice::Gone => "venice gone",
        };
        write!(out, "\ndeck {} ({venice}) | discard {}", v.deck, v.discard.len())?;
        if !v.discard.is_empty() {
            write!(out, ": {}", names(v.discard))?;
        }
        writeln!(out)
    }

    fn write_seats(&self, v: &View, out: &mut String) -> std::fmt::Result {
        for s in &v.seats {
            let mark = if s.seat == v.active { '>' } else { ' ' };
            let start = if s.seat == v.start { "*" } else { " " };
            let ship = self.port_name(s.ship);
            write!(out, "{mark}{start}seat {} {:>4}d prestige {}", s.seat, s.ducats, s.prestige)?;
            write!(out, " hand {} pirates {} cargo {} at {ship}", s.hand, s.pirates, s.cargo)?;
            write!(out, " markers {}", s.markers)?;
            if let Some(marker) = s.marker {
                write!(out, " ({})", marker.name())?;
            }
            if let Some(top) = s.top {
                write!(out, " top {}", self.describe(top))?;
            }
            writeln!(out)?;
            for (word, goods) in [("wants", &s.wants), ("has", &s.haves)] {
                if !goods.is_empty() {
                    let goods: Vec<&str> = goods.iter().map(|good| good.name()).collect();
                    writeln!(out, "    {word} {}", goods.join(" "))?;
                }
            }
            if let Some(cargo) = &s.cargo_cards {
                let groups = cargo.chunk_by(|card, next| card.good() == next.good());
                let worth = |group: &[Card]| group.first().map_or(0, |card| card.good().payout(group.len()));
                let total: i32 = groups.clone().map(worth).sum();
                let groups: Vec<String> = groups
                    .map(|group| {
                        let names: Vec<String> = group.iter().map(Card::to_string).collect();
                        format!("{} ({}d)", names.join(" "), worth(group))
                    })
                    .collect();
                writeln!(out, "    cargo from the top: {}; in all {total}d", groups.join(", "))?;
            }
            if let Some(pirates) = s.pirate_cards.as_ref().filter(|pirates| !pirates.is_empty()) {
                let cards: Vec<String> =
                    pirates.iter().rev().map(|card| card.map_or("?".to_owned(), |card| card.to_string())).collect();
                writeln!(out, "    pirates from the top: {}", cards.join(" "))?;
            }
        }
        Ok(())
    }

    fn write_rest(&self, v: &View, out: &mut String) -> std::fmt::Result {
        for offer in &v.offers {
            let to: Vec<String> = offer.to.iter().map(|seat| seat.to_string()).collect();
            write!(out, "offer #{} of {} to {}: ", offer.id.0, offer.from, to.join(","))?;
            write!(out, "{}", self.terms_text(&offer.terms))?;
            if let Some(answered) = offer.answers {
                write!(out, ", answers #{}", answered.0)?;
            }
            if let Some(cards) = offer.cards.filter(|cards| !cards.is_empty()) {
                write!(out, ", with {}", names(cards))?;
            }
            writeln!(out)?;
        }
        if !v.table.is_empty() {
            let cards: Vec<String> = v.table.iter().map(|card| self.describe(card)).collect();
            writeln!(out, "played: {}", cards.join(", "))?;
        }
        let markers: Vec<String> = self
            .edition
            .ports()
            .iter()
            .zip(&v.ports)
            .filter_map(|(port, marker)| marker.map(|marker| format!("{}:{}", port.name, marker.name())))
            .collect();
        writeln!(out, "markers: {}", markers.join(" "))?;
        for card in v.hand.iter() {
            writeln!(out, "  {}", self.describe(card))?;
        }
        if let Some(end) = &v.standings {
            let places: Vec<String> = end.place.iter().map(|(seat, place)| format!("seat {seat} {place}.")).collect();
            writeln!(out, "over: {}", places.join(", "))?;
        }
        Ok(())
    }
}

fn names(cards: CardSet) -> String {
    cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
