//! The knowledge of a seat (EX-4) as a row of bytes, for learners. Seats are counted clockwise from the observer.

#![allow(clippy::indexing_slicing, reason = "there are five seats")]

use crate::knowledge::Knowledge;
use crate::moves::{Action, Choices};
use crate::rules::Example;
use crate::state::CARDS;
use game::Scale::{Count, Flag};
use game::{Draft, Encoded, Field, Game as _, MAX_SEATS, Seat, Sheet, spread};

/// A byte for each card; they are numbered from 1.
const BITS: usize = CARDS as usize + 1;

const PLAYERS: Field = Field::new("players", Count(5), "seats at the table");
const TURN: Field = Field::new("turn", Flag, "whose turn it is");
const DECK: Field = Field::new("deck", Count(CARDS), "cards left in the deck");
const HAND: Field = Field::new("own.hand", Flag, "cards held, by number");
const BURIED: Field = Field::new("own.buried", Flag, "cards buried, by number");
const SEATS: Field = Field::new("seat", Count(CARDS), "cards in hand, cards buried, has cheered").rows(MAX_SEATS);
const PLAYED: Field = Field::new("seat.played", Flag, "cards played, by number").rows(MAX_SEATS);

impl Encoded for Example {
    const BYTES: usize = 1 + MAX_SEATS + 1 + 2 * BITS + 3 * MAX_SEATS + MAX_SEATS * BITS;

    fn observe(&self, k: &Knowledge, sheet: &mut impl Sheet) {
        let p = &k.public;
        let me = k.who.seat().unwrap_or_default();
        let place = |seat: Seat| usize::from(seat.steps_from(me, self.players())) % MAX_SEATS;
        *sheet.field(PLAYERS) = [self.players()];
        sheet.field::<MAX_SEATS>(TURN)[place(p.turn)] = 1;
        *sheet.field(DECK) = [p.deck];
        spread(k.hand.into(), sheet.field::<BITS>(HAND));
        spread(k.buried.into(), sheet.field::<BITS>(BURIED));
        let out = sheet.field::<{ 3 * MAX_SEATS }>(SEATS);
        for seat in Seat::all(self.players()) {
            let figures = [p.hand[seat], p.buried[seat], p.cheered.contains(seat).into()];
            out[3 * place(seat)..][..3].copy_from_slice(&figures);
        }
        let out = sheet.field::<{ MAX_SEATS * BITS }>(PLAYED);
        for seat in Seat::all(self.players()) {
            for (card, out) in out[BITS * place(seat)..][..BITS].iter_mut().enumerate() {
                *out = (p.played[seat] >> card & 1) as u8;
            }
        }
    }

    fn path(_: &Choices, action: &Action, path: &mut Draft) {
        path.clear();
        let (verb, card) = match *action {
            Action::Draw => (0, None),
            Action::Play(card) => (1, Some(card)),
            Action::Bury(card) => (2, Some(card)),
            Action::Cheer => (3, None),
        };
        path.extend([Some(verb), card].into_iter().flatten());
    }
}
