//! OM-7.1 to OM-7.3, OM-4.13: where the next card comes from.

use crate::chapters::scoring;
use crate::moves::{Cards, DeckSource, Event};
use crate::run::Run;
use crate::state::{Card, CardSet, Public, Venice};
use game::{Chance, Log, Seat, shuffle};

/// OM-7.3: whose stacks make the next deck: the first, clockwise from the start player, that has any and whose last turn is over;
/// the start player also during their own turn.
#[cold]
pub(crate) fn next_to_give_up(public: &Public) -> Option<Seat> {
    givers(public).find(|seat| public.cargos.size(*seat) > 0 || public.pirates[*seat] > 0)
}

/// OM-7.2, OM-7.3: can an empty deck be filled again?
#[cold]
pub(crate) fn can_be_renewed(public: &Public) -> bool {
    !public.discard.is_empty() || next_to_give_up(public).is_some()
}

fn givers(public: &Public) -> impl Iterator<Item = Seat> {
    // Asked only of the last round (OM-7.1), or of the one that buying up the deck would make the last.
    let before = public.active.steps_from(public.start, public.players).max(1);
    public.start.around(public.players).take(before.into())
}

/// OM-3.10: cards the active seat could still buy: own pirates, deck, discard, and what OM-7.3 would give.
#[cold]
pub(crate) fn to_be_had(public: &Public) -> u32 {
    let stacks: u32 = givers(public)
        .map(|seat| {
            let own = seat == public.active;
            u32::from(public.cargos.size(seat)) + if own { 0 } else { u32::from(public.pirates[seat]) }
        })
        .sum();
    u32::from(public.pirates[public.active]) + u32::from(public.deck) + public.discard.len() as u32 + stacks
}

impl<C: Chance, L: Log<Event>> Run<'_, C, L> {
    /// The next card of the deck, if any source is left: Venice and recycling come first (OM-4.13).
    #[inline]
    fn next_card(&mut self) -> Option<Card> {
        loop {
            if self.state.public.venice == Venice::OnTop {
                // OM-6.5: the same draw goes on with a replacement.
                self.score_venice(true);
            } else if let Some(card) = self.state.hidden.deck_top() {
                return Some(card);
            } else if !self.state.public.discard.is_empty() {
                let cards = self.state.public.discard;
                self.shuffle_deck(DeckSource::Discard, cards);
            } else {
                let seat = next_to_give_up(&self.state.public)?;
                self.give_up(seat);
            }
        }
    }

    #[cold]
    fn shuffle_deck(&mut self, source: DeckSource, cards: CardSet) {
        let mut order: Cards = cards.iter().collect();
        shuffle(&mut order, self.chance);
        self.emit(Event::DeckShuffled { source, order, above_venice: None });
    }

    /// OM-7.3: scored at once for cargo, pirates and markers (the last only once), then its stacks make a new deck.
    #[cold]
    fn give_up(&mut self, seat: Seat) {
        let public = &self.state.public;
        let markers = if public.marker_prize.contains(seat) {
            0
        } else {
            scoring::prizes(&game::BySeat::new(public.players, |s| public.markers[s]))[seat]
        };
        let event = Event::SeatScored {
            seat,
            cargo: scoring::cargo_value(public.cargos.iter(seat)),
            pirates: -i32::from(public.pirates[seat]),
            markers,
        };
        let cards = public.cargos.iter(seat).collect::<CardSet>().or(self.state.hidden.pirates(seat).collect());
        self.emit(event);
        self.shuffle_deck(DeckSource::Stacks(seat), cards);
    }

    /// Draws a card to a hand; `false` if there is none left.
    #[inline]
    pub(crate) fn draw_to_hand(&mut self, seat: Seat) -> bool {
        let Some(card) = self.next_card() else { return false };
        self.emit(Event::CardDrawn { seat, card });
        self.after_draw();
        true
    }

    /// Draws a card to pirates, unseen; `false` if there is none left.
    #[inline]
    pub(crate) fn draw_to_pirates(&mut self, seat: Seat) -> bool {
        let Some(card) = self.next_card() else { return false };
        self.emit(Event::PirateBoarded { seat, card });
        self.after_draw();
        true
    }

    #[inline]
    fn after_draw(&mut self) {
        let public = &self.state.public;
        if public.venice == Venice::Buried && self.state.hidden.above_venice == 0 {
            self.emit(Event::VeniceSurfaced);
        } else if public.deck == 0 && !public.last_round {
            // OM-7.1.
            self.emit(Event::LastRoundBegan);
        }
    }
}

impl Public {
    /// A card from the deck to a hand.
    #[inline]
    pub(crate) fn draw_card(&mut self, seat: Seat) {
        self.deck -= 1;
        self.hand[seat] += 1;
    }

    /// OM-4.3: a card from the deck to the pirates.
    #[inline]
    pub(crate) fn board_pirate(&mut self, seat: Seat) {
        self.deck -= 1;
        self.pirates[seat] += 1;
    }

    /// OM-7.1: play ends after the turn of the seat on the start player's right (`end_turn`).
    #[inline]
    pub(crate) fn begin_last_round(&mut self) {
        self.last_round = true;
    }

    /// OM-1.6, OM-7.2, OM-7.3: the deck is new; what is known about it besides its size.
    pub(crate) fn shuffle_deck(&mut self, source: DeckSource, cards: u8) {
        self.deck = cards;
        match source {
            DeckSource::Setup => self.first_deck = cards,
            DeckSource::Discard => {
                self.may_be_in_deck = self.discard;
                self.discard = CardSet::EMPTY;
            }
            DeckSource::Stacks(seat) => {
                self.recycled[seat] += self.cargos.size(seat);
                self.cargos.cut(seat, 0);
                self.pirates[seat] = 0;
                self.may_be_in_deck = CardSet::ALL;
            }
        }
    }

    /// OM-7.3: what its stacks and markers earn a seat at once; the marker prize is paid only once.
    pub(crate) fn score_seat(&mut self, seat: Seat, ducats: i32) {
        self.ducats[seat] += ducats;
        self.marker_prize = self.marker_prize.with(seat);
    }
}
