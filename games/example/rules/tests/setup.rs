//! EX-1: the cards are dealt.

use crate::common::{dealt, refused, seat, table};
use example::{ALL, Action, CARDS, Edition, Example, Refusal, Setup};
use game::{Edition as _, Game, Seat, Setup as _, SetupError};

#[test]
fn ex_1_1_twelve_cards_two_for_each_seat_and_the_rest_is_the_deck() {
    for players in 2..=5 {
        let state = dealt(&table(players), 1);
        let mut all = state.deck;
        for seat in Seat::all(players) {
            assert_eq!((state.hands[seat].count_ones(), state.public.hand[seat]), (2, 2));
            all |= state.hands[seat];
        }
        assert_eq!((all, u32::from(CARDS)), (ALL, ALL.count_ones()));
        assert_eq!((state.deck.count_ones(), state.public.deck), (12 - 2 * u32::from(players), 12 - 2 * players));
    }
}

#[test]
fn ex_1_1_two_to_five_seats() {
    for got in [0, 1, 6] {
        let fault = SetupError::Players { got, min: 2, max: 5 };
        assert_eq!(Setup::usual(got), Err(fault.clone()));
        let setup = Setup { players: got, memory: true };
        assert_eq!(Example::new(&setup, &Edition::builtin()).err(), Some(fault));
    }
    let (game, state) = (table(2), dealt(&table(2), 1));
    assert_eq!(refused(&game, &state, 3, Action::Draw), Refusal::NoSuchSeat);
}

#[test]
fn ex_1_2_the_first_seat_begins() {
    assert_eq!(dealt(&table(4), 3).public.turn, seat(1));
}
