//! What each event changes on the open table: shared by the state and by everybody's knowledge of it.

use crate::board::Marker;
use crate::event::{DeckSource, Event};
use crate::offer::OfferId;
use crate::public::{Phase, Public, Settlement, Venice};
use game::Seat;

impl Public {
    /// Carries out an event that everybody sees in full.
    #[inline(always)]
    pub(crate) fn open(&mut self, event: &Event) {
        match event {
            Event::MarkersLaid { markers } => self.on_port = *markers,
            Event::StartPlayerChosen { seat } => self.start = *seat,
            Event::StartCardTaken { seat, card, port, .. } => {
                self.cargos.push(*seat, *card);
                self.ship[seat.index()] = *port;
                self.on_port[port.index()] = None;
            }
            Event::TurnBegan { seat, power, load } => self.begin_turn(*seat, *power, *load),
            Event::InfluencePaid { seat, ducats } => self.ducats[seat.index()] += ducats,
            Event::TradeOpened { .. } => self.enter(Phase::Trade),
            Event::PricePaid { seat, price, .. } => {
                self.ducats[seat.index()] -= i32::from(*price);
                self.bought += 1;
            }
            Event::VeniceSurfaced => self.venice = Venice::OnTop,
            Event::Posted { seat, good, have } => self.post(*seat, *good as u8, *have),
            Event::Passed { seat } => self.spoken = self.spoken.with(*seat),
            Event::TradeLeft { .. } => self.leave_trade(),
            Event::Played { seat, cards, sails } => self.play(*seat, *cards, *sails),
            Event::DucatsEarned { seat, symbols, calm_sea } => self.ducats[seat.index()] += symbols + calm_sea,
            Event::ActionsDone { .. } => self.enter(if self.sails > 0 { Phase::Sailing } else { Phase::Cargo }),
            Event::Sailed { seat, port, marker } => {
                self.arrive(*seat, *port);
                self.enter(if *marker == Some(Marker::Compass) { Phase::Compass } else { Phase::Cargo });
            }
            Event::CompassFollowed { seat, port, .. } => {
                if let Some(port) = port {
                    self.arrive(*seat, *port);
                }
                self.enter(Phase::Cargo);
            }
            Event::Stowed { seat, cards } => self.stow(*seat, cards),
            Event::VeniceScored { prestige, cargo, kept, .. } => {
                for seat in self.seats() {
                    self.ducats[seat.index()] += prestige[seat] + cargo[seat];
                    self.prestige[seat.index()] = 0;
                    self.clear_cargo(seat, kept[seat]);
                }
                self.venice = Venice::Gone;
            }
            Event::LastRoundBegan => self.last_round = true,
            Event::SeatScored { seat, cargo, pirates, markers } => {
                self.ducats[seat.index()] += cargo + pirates + markers;
                self.marker_prize = self.marker_prize.with(*seat);
            }
            Event::MatchEnded { count, standings, .. } => {
                for (seat, count) in count.iter() {
                    self.ducats[seat.index()] = count.total();
                }
                self.standings = Some(*standings);
                self.enter(Phase::Over);
            }
            // The turn's end changes nothing by itself: the next turn's beginning does.
            Event::TurnEnded { .. } => {}
            // These have a hidden half, or close an offer: see the callers.
            Event::HandsDealt { .. }
            | Event::DeckShuffled { .. }
            | Event::Discarded { .. }
            | Event::CardDrawn { .. }
            | Event::PirateRansomed { .. }
            | Event::PirateBoarded { .. }
            | Event::OfferMade { .. }
            | Event::OfferRefused { .. }
            | Event::OfferWithdrawn { .. }
            | Event::DealStruck { .. } => {}
        }
    }

    pub(crate) fn hands_dealt(&mut self) {
        self.hand = [crate::setup::HAND; game::MAX_SEATS];
    }

    /// The cards that are known to have gone into the deck.
    pub(crate) fn deck_shuffled(&mut self, source: DeckSource, cards: u8) {
        self.deck = cards;
        match source {
            DeckSource::Setup => self.first_deck = cards,
            DeckSource::Discard => {
                self.may_be_in_deck = self.discard;
                self.discard = crate::card::CardSet::EMPTY;
            }
            DeckSource::Stacks(seat) => {
                self.give_up_stacks(seat);
                self.may_be_in_deck = crate::card::CardSet::ALL;
            }
        }
    }

    #[inline]
    pub(crate) fn card_drawn(&mut self, seat: Seat) {
        self.draw_from_deck();
        self.hand[seat.index()] += 1;
    }

    #[inline]
    pub(crate) fn pirate_ransomed(&mut self, seat: Seat) {
        self.pirates[seat.index()] -= 1;
        self.hand[seat.index()] += 1;
    }

    #[inline]
    pub(crate) fn pirate_boarded(&mut self, seat: Seat) {
        self.draw_from_deck();
        self.pirates[seat.index()] += 1;
    }

    /// Settles, and closes the offer with those it makes void; tells the former place of each, one after another.
    pub(crate) fn deal_struck(
        &mut self,
        id: OfferId,
        deal: &Settlement,
        voids: &[OfferId],
        mut closed: impl FnMut(usize),
    ) {
        for id in [id].iter().chain(voids) {
            if let Some(place) = self.close_offer(*id) {
                closed(place);
            }
        }
        self.settle(deal);
        self.uphold_offers();
    }
}
