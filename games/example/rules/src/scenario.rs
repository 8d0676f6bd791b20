//! Positions for tests, and what is true in every position.

use crate::state::{ALL, CARDS, Cards, State, one};
use game::Seat;

/// The set of these cards.
pub fn cards(numbers: &[u8]) -> Cards {
    numbers.iter().fold(0, |set, card| set | one(*card))
}

/// A position in which it is the first seat's turn: these are the hands, all other cards are in the deck.
pub fn position(hands: &[&[u8]]) -> State {
    let mut state = State::new(hands.len() as u8);
    for (seat, hand) in Seat::all(hands.len() as u8).zip(hands) {
        state.hands[seat] = cards(hand);
        state.public.hand[seat] = hand.len() as u8;
        state.deck &= !cards(hand);
    }
    state.public.deck = state.deck.count_ones() as u8;
    state
}

/// The same with an empty deck: the last seat has played the cards that were in it.
pub fn without_deck(hands: &[&[u8]]) -> State {
    let mut state = position(hands);
    if let Some(last) = Seat::all(hands.len() as u8).next_back() {
        state.public.played[last] |= state.deck;
    }
    (state.deck, state.public.deck) = (0, 0);
    state
}

/// Every card is in one place, and the public numbers are right.
pub fn conserved(state: &State) -> Result<(), String> {
    let public = &state.public;
    let (mut union, mut count) = (state.deck, state.deck.count_ones());
    for seat in Seat::all(public.hand.players()) {
        for cards in [state.hands[seat], state.buried[seat], public.played[seat]] {
            union |= cards;
            count += cards.count_ones();
        }
        let sizes = (state.hands[seat].count_ones(), state.buried[seat].count_ones());
        if sizes != (public.hand[seat].into(), public.buried[seat].into()) {
            return Err(format!("{seat:?} holds and has buried {sizes:?} cards, which is not what all believe"));
        }
    }
    if (union, count) != (ALL, CARDS.into()) {
        return Err(format!("{count} cards, of which {} different, instead of {CARDS}", union.count_ones()));
    }
    if state.deck.count_ones() == u32::from(public.deck) { Ok(()) } else { Err("the deck is not of its size".into()) }
}
