//! OM-3.7 to OM-3.15: purchases, and leaving the trade phase. Deals are in `deals`.

use crate::chapters::ending;
use crate::moves::{Event, Refusal, Source};
use crate::rules::OltreMare;
use crate::run::Run;
use crate::state::{CardSet, Marker, Phase, Public, State};
use game::{Chance, Log, Seat};

/// OM-3.7: the most cards bought in a turn.
pub(crate) const MAX_BOUGHT: u8 = 4;

/// OM-3.8, OM-3.9: the price of the active seat's next card.
#[inline]
pub(crate) fn price(public: &Public) -> u8 {
    if is_favoured(public) {
        public.bought + 1
    } else if public.ducats[public.active] <= 0 {
        4
    } else {
        3
    }
}

/// OM-3.9.
#[inline]
fn is_favoured(public: &Public) -> bool {
    public.marker[public.active] == Some(Marker::FavourableRelations)
}

/// OM-3.7.
#[inline]
pub(crate) fn purchases_left(public: &Public) -> u8 {
    MAX_BOUGHT - public.bought.min(MAX_BOUGHT)
}

/// OM-3.14: is there a card left?
#[inline(always)]
pub(crate) fn has_cards(public: &Public, source: Source) -> bool {
    match source {
        Source::Pirates => public.pirates[public.active] > 0,
        Source::Deck => public.deck > 0 || ending::can_be_renewed(public),
    }
}

/// OM-3.10: can the active seat still buy something?
#[inline]
pub(crate) fn can_buy(public: &Public) -> bool {
    purchases_left(public) > 0 && (has_cards(public, Source::Deck) || has_cards(public, Source::Pirates))
}

/// OM-3.10: how many cards the active seat can still buy.
#[inline(always)]
pub(crate) fn still_to_buy(public: &Public) -> u8 {
    let left = purchases_left(public);
    // Counting is needed only when cards are scarce.
    if public.deck >= left { left } else { ending::to_be_had(public).min(left.into()) as u8 }
}

impl OltreMare {
    pub(crate) fn check_buy(&self, state: &State, seat: Seat, source: Source, offered: u8) -> Result<(), Refusal> {
        let public = &state.public;
        self.check_turn(public, seat, Phase::Trade)?;
        if purchases_left(public) == 0 {
            return Err(Refusal::NoPurchaseLeft);
        }
        if !has_cards(public, source) {
            return Err(Refusal::SourceEmpty);
        }
        match price(public) {
            price if price == offered => Ok(()),
            price => Err(Refusal::PriceChanged { price, favourable: is_favoured(public) }),
        }
    }

    pub(crate) fn check_leave(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        let public = &state.public;
        self.check_turn(public, seat, Phase::Trade)?;
        let (held, load) = (public.hand[seat], public.load);
        if held < load && can_buy(public) {
            return Err(Refusal::HandTooSmall { held, load });
        }
        Ok(())
    }
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// OM-3.8, OM-3.15: the price is paid, then the card comes; Venice may come first.
    pub(crate) fn buy(&mut self, seat: Seat, source: Source, price: u8) {
        self.emit(Event::PricePaid { seat, source, price });
        match source {
            Source::Deck => {
                self.draw_to_hand(seat);
            }
            Source::Pirates => {
                if let Some(card) = self.state.hidden.top_pirate(seat) {
                    self.emit(Event::PirateRansomed { seat, card });
                }
            }
        }
    }

    /// OM-3.10: with no card at all the seat takes no action, does not sail and stows nothing.
    pub(crate) fn leave_trade(&mut self, seat: Seat) {
        self.emit(Event::TradeLeft { seat });
        if self.state.public.hand[seat] == 0 {
            self.emit(Event::Played { seat, cards: CardSet::EMPTY, sails: 0 });
            self.emit(Event::ActionsDone { seat });
            self.emit(Event::Stowed { seat, cards: crate::moves::Load::new() });
        }
    }
}

impl Public {
    #[inline]
    pub(crate) fn open_trade(&mut self) {
        self.enter(Phase::Trade);
    }

    /// OM-3.8.
    #[inline]
    pub(crate) fn pay_price(&mut self, seat: Seat, price: u8) {
        self.ducats[seat] -= i32::from(price);
        self.bought += 1;
    }

    /// OM-3.11.
    #[inline]
    pub(crate) fn ransom_pirate(&mut self, seat: Seat) {
        self.pirates[seat] -= 1;
        self.hand[seat] += 1;
    }

    /// OM-3.12: leaving the phase voids all offers; postings go with them.
    #[inline]
    pub(crate) fn leave_trade(&mut self) {
        self.offers.clear();
        self.open_offers.reset();
        self.sum_up_offers();
        self.wants.reset();
        self.haves.reset();
        self.enter(Phase::Actions);
    }
}
