//! A full state that fits one observer's knowledge, its hidden part drawn at random.
//!
//! What must be true: cards known to be in a hand are there; cards known to be "in hand or among the pirates" of a seat
//! are in one of them;
//! every hand holds at least what everybody has seen it must hold of each good (so every open offer can be what it
//! shows);
//! cards that cannot be in the deck are not. Cards under the tightest constraint are placed first, so nothing ever gets stuck.

#![allow(clippy::indexing_slicing, reason = "bounds counted in the same pool")]

use crate::chapters::setup::venice_range;
use crate::knowledge::Knowledge;
use crate::rules::OltreMare;
use crate::state::{CARDS, Card, CardSet, Good, Hidden, List, Public, State, Venice};
use game::{BySeat, Chance, Seat, nth_bit, shuffle};

/// Removes and returns a random card of a set that is not empty.
#[inline]
fn take(set: &mut CardSet, chance: &mut impl Chance) -> Card {
    let card = Card::at(nth_bit(set.bits(), chance.below(set.len() as u32)) as u8);
    set.remove(card);
    card
}

impl OltreMare {
    pub(crate) fn deal_again(&self, k: &Knowledge, chance: &mut impl Chance, out: &mut State) {
        let public = &k.public;
        out.public = *public;
        out.hidden = Hidden::new(public.players);
        let hidden = &mut out.hidden;
        hidden.hands = k.held;

        let own_pirates: CardSet = k.pirates.iter().flatten().copied().collect();
        let mut near = k.near;
        let mut unknown = self.in_play.minus(public.cargos.all()).minus(public.discard).minus(public.table);
        for seat in public.seats() {
            unknown = unknown.minus(k.held[seat]).minus(near[seat]);
        }
        unknown = unknown.minus(own_pirates);

        fill_least(public, k.me, hidden, &mut near, &mut unknown, chance);

        // Cards that are in the hand or among the pirates of a certain seat.
        let mut boarded = BySeat::all(public.players, CardSet::EMPTY);
        for seat in public.seats() {
            while !near[seat].is_empty() {
                let card = take(&mut near[seat], chance);
                let hand = u32::from(public.hand[seat]) - hidden.hands[seat].len() as u32;
                let pirates = u32::from(public.pirates[seat]) - boarded[seat].len() as u32;
                if chance.below(hand + pirates) < hand {
                    hidden.hands[seat].insert(card);
                } else {
                    boarded[seat].insert(card);
                }
            }
        }

        let pool = deal_order(public, k, hidden, &boarded, unknown, chance);
        let mut next = pool.iter().copied();
        for seat in public.seats() {
            for card in next.by_ref().take(public.hand[seat] as usize - hidden.hands[seat].len()) {
                hidden.hands[seat].insert(card);
            }
        }
        for seat in public.seats() {
            if k.me == Some(seat) {
                for known in k.pirates.iter() {
                    if let Some(card) = known.or_else(|| next.next()) {
                        hidden.push_pirate(seat, card);
                    }
                }
            } else {
                stack_pirates(public, seat, hidden, boarded[seat], &mut next, chance);
            }
        }
        for card in next {
            hidden.push_deck(card);
        }
        hidden.above_venice = venice_depth(public, chance);
        fill_offers(k, hidden, chance);
        if let Some(me) = k.me {
            hidden.known[me] = own_pirates;
            for seat in public.seats().filter(|seat| *seat != me) {
                hidden.known[me] = hidden.known[me].or(k.held[seat]);
                hidden.near[me] = hidden.near[me].or(k.near[seat]);
            }
        }
    }
}

/// Hands hold what everybody has seen they must hold: first from cards that can hardly be elsewhere.
fn fill_least(
    public: &Public,
    me: Option<Seat>,
    hidden: &mut Hidden,
    near: &mut BySeat<CardSet>,
    unknown: &mut CardSet,
    chance: &mut impl Chance,
) {
    for seat in public.seats().filter(|seat| me != Some(*seat)) {
        if public.least[seat].is_empty() {
            continue;
        }
        for good in Good::ALL {
            let held = hidden.hands[seat].of(good).len() as u32;
            for _ in held..public.least[seat].count(good.index()) {
                let not_in_deck = unknown.of(good).minus(public.may_be_in_deck);
                let mut from = [near[seat].of(good), not_in_deck, unknown.of(good)]
                    .into_iter()
                    .find(|set| !set.is_empty())
                    .unwrap_or_default();
                if from.is_empty() {
                    break;
                }
                let card = take(&mut from, chance);
                near[seat].remove(card);
                unknown.remove(card);
                hidden.hands[seat].insert(card);
            }
        }
    }
}

/// All cards still to be placed, in random order: first those for hands and pirates, then those for the deck.
fn deal_order(
    public: &Public,
    k: &Knowledge,
    hidden: &Hidden,
    boarded: &BySeat<CardSet>,
    unknown: CardSet,
    chance: &mut impl Chance,
) -> List<Card, CARDS> {
    let mut pool: List<Card, CARDS> = List::new();
    let bound = unknown.minus(public.may_be_in_deck);
    for card in bound.iter().chain(unknown.minus(bound).iter()) {
        pool.push(card);
    }
    if !bound.is_empty() {
        let mut open = 0;
        for seat in public.seats() {
            open += public.hand[seat] as usize - hidden.hands[seat].len();
            open += if k.me == Some(seat) {
                k.pirates.iter().filter(|card| card.is_none()).count()
            } else {
                public.pirates[seat] as usize - boarded[seat].len()
            };
        }
        // Those that cannot be in the deck stay in front.
        let bound = bound.len();
        shuffle(&mut pool[bound..], chance);
        shuffle(&mut pool[..open.max(bound)], chance);
    } else {
        shuffle(&mut pool, chance);
    }
    pool
}

fn stack_pirates(
    public: &Public,
    seat: Seat,
    hidden: &mut Hidden,
    boarded: CardSet,
    next: &mut impl Iterator<Item = Card>,
    chance: &mut impl Chance,
) {
    let size = public.pirates[seat] as usize;
    if boarded.is_empty() {
        for card in next.take(size) {
            hidden.push_pirate(seat, card);
        }
        return;
    }
    let mut pile: List<Card, CARDS> = boarded.iter().chain(next.take(size - boarded.len())).collect();
    shuffle(&mut pile, chance);
    for card in pile.iter() {
        hidden.push_pirate(seat, *card);
    }
}

/// OM-1.7: anywhere it can still be.
fn venice_depth(public: &Public, chance: &mut impl Chance) -> u8 {
    if public.venice != Venice::Buried {
        return 0;
    }
    let drawn = u32::from(public.first_deck - public.deck);
    let (low, high) = venice_range(public.first_deck.into());
    let (low, high) = (low.saturating_sub(drawn).max(1), high.saturating_sub(drawn).max(1));
    (low + chance.below(high - low + 1)) as u8
}

/// Others' open offers hold cards that show what the offers show.
fn fill_offers(k: &Knowledge, hidden: &mut Hidden, chance: &mut impl Chance) {
    for (offer, own) in k.public.offers.iter().zip(k.gives.iter()) {
        let mut cards = *own;
        if k.me != Some(offer.from) {
            for good in Good::ALL {
                let mut hand = hidden.hand(offer.from).of(good);
                for _ in 0..offer.terms.gives.count(good.index()).min(hand.len() as u32) {
                    cards.insert(take(&mut hand, chance));
                }
            }
        }
        hidden.gives.push(cards);
    }
}
