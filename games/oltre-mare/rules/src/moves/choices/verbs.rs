//! The trade phase: which verbs there are, and how each is built.

#![allow(
    clippy::indexing_slicing,
    reason = "a place was offered from the same list, and names are taken modulo their number"
)]

use super::{Choices, Question, Situation, above, pick_card, pick_exactly};
use crate::chapters::deals::Incoming;
use crate::chapters::deals::check_terms;
use crate::moves::{Action, Source};
use crate::state::offer::{MAX_DUCATS, MAX_WANTED};
use crate::state::{
    ANY, Bundle, Card, CardClaim, CardSet, Claim, GOODS, Good, MAX_CLAIMS, OfferId, Port, PortClaim, Proposal, Reason,
};
use game::{Picker, Seat, SeatSet, Slot};
use std::hint::select_unpredictable;

/// The verbs of the trade phase, as options of [`Slot::Verb`]: first one of the upper row,
/// then, to speak or to answer, one of the lower rows, so that random play does not drown in talk.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Verb {
    Buy,
    Answer,
    Speak,
    Pass,
    Leave,
    Accept,
    Refuse,
    Explain,
    Counter,
    Offer,
    Want,
    Have,
    Withdraw,
    FromDeck,
    FromPirates,
}

impl Verb {
    pub(crate) const fn key(option: u32) -> &'static str {
        const KEYS: [&str; 15] = [
            "verb-buy",
            "verb-answer",
            "verb-speak",
            "verb-pass",
            "verb-leave",
            "verb-accept",
            "verb-refuse",
            "verb-explain",
            "verb-counter",
            "verb-offer",
            "verb-want",
            "verb-have",
            "verb-withdraw",
            "verb-from-deck",
            "verb-from-pirates",
        ];
        KEYS[option as usize % KEYS.len()]
    }
}

/// Some verbs, as options of [`Slot::Verb`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Verbs(u32);

impl Verbs {
    pub const NONE: Verbs = Verbs(0);

    /// With this verb too, if it is allowed.
    #[inline]
    pub const fn with(self, verb: Verb, allowed: bool) -> Verbs {
        Verbs(self.0 | (allowed as u32) << verb as u32)
    }

    /// Is this one of them?
    #[inline]
    pub const fn has(self, verb: Verb) -> bool {
        self.0 >> verb as u32 & 1 == 1
    }

    /// Those from `first` to `last`.
    #[inline]
    const fn between(self, first: Verb, last: Verb) -> Verbs {
        Verbs(self.0 & ((2 << last as u32) - (1 << first as u32)))
    }
}

/// Where the seat's own offers begin among the options of [`Slot::Offer`].
pub(super) const OWN: u32 = 16;

/// A card of the offer about which something is claimed.
pub(crate) const CLAIM: Slot = Slot::Own("slot-claim");
/// Claimed symbols, as a bit set; 0 claims nothing.
pub(crate) const CLAIM_SYMBOLS: Slot = Slot::Own("slot-claim-symbols");
/// Claimed power; 0 claims nothing.
pub(crate) const CLAIM_POWER: Slot = Slot::Own("slot-claim-power");
/// Claimed load; 0 claims nothing.
pub(crate) const CLAIM_LOAD: Slot = Slot::Own("slot-claim-load");
/// Claimed port; 0 claims nothing.
pub(crate) const CLAIM_PORT: Slot = Slot::Own("slot-claim-port");

/// Options of [`Slot::Side`].
pub(super) const NO_DUCATS: u32 = 0;
pub(super) const PAY: u32 = 1;
pub(super) const ASK: u32 = 2;

impl Choices {
    /// The offer behind an option of [`Slot::Offer`]: incoming ones first, own ones from [`OWN`] on.
    pub(crate) fn offer_label(&self, option: usize) -> Option<OfferId> {
        match option.checked_sub(OWN as usize) {
            Some(own) => self.trade.own.get(own).copied(),
            None => self.trade.incoming.get(option).map(|incoming| incoming.id),
        }
    }

    /// The seat that chooses.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Is it the trade phase?
    pub fn in_trade(&self) -> bool {
        self.question == Question::Trade
    }

    pub(super) fn trade_contains(&self, action: &Action) -> bool {
        let t = &self.trade;
        match action {
            Action::Buy { source: Source::Deck, price } => t.verbs.has(Verb::FromDeck) && *price == t.price,
            Action::Buy { source: Source::Pirates, price } => t.verbs.has(Verb::FromPirates) && *price == t.price,
            Action::LeaveTrade => t.verbs.has(Verb::Leave),
            Action::Pass => t.verbs.has(Verb::Pass),
            Action::Withdraw { offer } => t.own.contains(offer),
            Action::Refuse { offer, .. } => t.incoming.iter().any(|incoming| incoming.id == *offer),
            Action::Accept { offer, cards } => t.incoming.iter().any(|incoming| {
                incoming.id == *offer && incoming.check_accept(self.seat, self.cards, *cards, &t.active).is_ok()
            }),
            Action::Post { good, have } => t.verbs.has(Verb::Want) && postable(self, *have) >> *good as u8 & 1 == 1,
            Action::OfferDeal(proposal) => self.offer_contains(proposal),
            _ => false,
        }
    }

    fn offer_contains(&self, p: &Proposal) -> bool {
        let t = &self.trade;
        let to_partners = !p.to.is_empty() && p.to.minus(t.partners).is_empty();
        let answers = p
            .answers
            .is_none_or(|id| t.incoming.iter().any(|i| i.id == id && i.counter && p.to == SeatSet::only(i.from)));
        t.verbs.has(Verb::Offer)
            && to_partners
            && answers
            && self.cards.includes(p.cards)
            && check_terms(p, t.claimable.into()).is_ok()
            && !refused_ducats(self, p).any(|ducats| ducats == p.ducats)
    }
}

/// OM-3.13: the ducats with which the very same offer was refused by one of its partners.
fn refused_ducats(at: &impl Situation, p: &Proposal) -> impl Iterator<Item = i8> {
    let to = p.to;
    let refused = at.refused();
    let print = if refused.is_empty() { 0 } else { p.terms().fingerprint() };
    refused.iter().filter(move |r| r.terms == print && !r.by.and(to).is_empty()).map(|r| r.ducats)
}

/// OM-3.10, OM-3.13: does the seat have cards with which it can accept this offer?
#[inline]
pub(crate) fn can_accept(at: &impl Situation, incoming: &Incoming) -> bool {
    incoming.can_be_accepted(at.seat(), at.cards(), &at.active())
}

/// OM-3.16: goods that can be posted, as a bit set.
#[inline]
pub(crate) fn postable(at: &impl Situation, have: bool) -> u8 {
    const ALL: u8 = (1 << GOODS) - 1;
    let [wants, haves] = at.posted();
    select_unpredictable(have, at.cards().goods() & !haves, ALL & !wants)
}

#[inline(always)]
pub(super) fn decide<P: Picker>(at: &impl Situation, picker: &mut P) -> Result<Action, P::Halt> {
    const BUY: u32 = Verb::Buy as u32;
    const ANSWER: u32 = Verb::Answer as u32;
    const SPEAK: u32 = Verb::Speak as u32;
    const PASS: u32 = Verb::Pass as u32;
    let verbs = at.verbs();
    match picker.pick_few(Slot::Verb, verbs.between(Verb::Buy, Verb::Leave).0)? {
        BUY => {
            let from = picker.pick_few(Slot::Verb, verbs.between(Verb::FromDeck, Verb::FromPirates).0)?;
            let source = if from == Verb::FromDeck as u32 { Source::Deck } else { Source::Pirates };
            Ok(Action::Buy { source, price: at.price() })
        }
        ANSWER => decide_answer(at, verbs, picker),
        SPEAK => decide_speech(at, verbs, picker),
        PASS => Ok(Action::Pass),
        _ => Ok(Action::LeaveTrade),
    }
}

fn decide_answer<P: Picker>(at: &impl Situation, verbs: Verbs, picker: &mut P) -> Result<Action, P::Halt> {
    const ACCEPT: u32 = Verb::Accept as u32;
    const REFUSE: u32 = Verb::Refuse as u32;
    const EXPLAIN: u32 = Verb::Explain as u32;
    let place = picker.pick_between(Slot::Offer, 0, at.to_answer() as u32 - 1)?;
    let incoming = at.incoming(place as usize);
    let verbs = Verbs::NONE
        .with(Verb::Accept, can_accept(at, &incoming))
        .with(Verb::Refuse, true)
        .with(Verb::Explain, true)
        .with(Verb::Counter, verbs.has(Verb::Offer) & incoming.counter);
    match picker.pick_few(Slot::Verb, verbs.0)? {
        ACCEPT => {
            let cards = pick_meeting(picker, at.cards(), incoming.wants)?;
            Ok(Action::Accept { offer: incoming.id, cards })
        }
        REFUSE => Ok(Action::Refuse { offer: incoming.id, reason: None }),
        EXPLAIN => {
            let reason = picker.pick_between(Slot::Reason, 0, Reason::ALL.len() as u32 - 1)?;
            Ok(Action::Refuse { offer: incoming.id, reason: Some(Reason::ALL[reason as usize % Reason::ALL.len()]) })
        }
        _ => propose(at, picker, SeatSet::only(incoming.from), Some(incoming.id)),
    }
}

fn decide_speech<P: Picker>(at: &impl Situation, verbs: Verbs, picker: &mut P) -> Result<Action, P::Halt> {
    const OFFER: u32 = Verb::Offer as u32;
    const WANT: u32 = Verb::Want as u32;
    const HAVE: u32 = Verb::Have as u32;
    let [_, haves] = at.posted();
    let verbs = verbs
        .between(Verb::Offer, Verb::Want)
        .with(Verb::Have, verbs.has(Verb::Want) & !at.cards().minus(CardSet::of_goods(haves)).is_empty())
        .with(Verb::Withdraw, at.to_withdraw() > 0);
    match picker.pick_few(Slot::Verb, verbs.0)? {
        OFFER => {
            let to = pick_partners(picker, at.partners())?;
            propose(at, picker, to, None)
        }
        verb @ (WANT | HAVE) => {
            let have = verb == HAVE;
            let good = picker.pick_few(Slot::Good, postable(at, have).into())?;
            Ok(Action::Post { good: Good::ALL[good as usize % Good::ALL.len()], have })
        }
        _ => {
            let place = picker.pick_between(Slot::Offer, OWN, OWN + at.to_withdraw() as u32 - 1)? - OWN;
            Ok(Action::Withdraw { offer: at.own(place as usize) })
        }
    }
}

/// Cards, claims, wants, ducats: in this order, so that only the last pick can make it a forbidden repeat.
fn propose<P: Picker>(
    at: &impl Situation,
    picker: &mut P,
    to: SeatSet,
    answers: Option<OfferId>,
) -> Result<Action, P::Halt> {
    let mut p = Proposal { to, answers, ..Proposal::default() };
    let mut left = at.cards();
    while more(picker, !left.is_empty())? {
        let card = pick_card(picker, left)?;
        p.cards.insert(card);
        left = above(left, card);
    }
    let mut left = p.cards;
    while more(picker, !left.is_empty() && p.claims.len() < MAX_CLAIMS)? {
        let card = Card::at(picker.pick(CLAIM, left.bits())? as u8);
        p.claims.push(CardClaim { card, claim: pick_claim(picker, at.claimable())? });
        left = above(left, card);
    }
    let (mut kind, mut wanted) = (0, 0);
    while more(picker, wanted < MAX_WANTED)? {
        kind = picker.pick_between(Slot::Good, kind, ANY as u32)?;
        p.wants.add(kind as usize);
        wanted += 1;
    }
    // OM-3.2: something must move.
    let mut sides = Sides { nothing: !(p.cards.is_empty() && p.wants.is_empty()), ..Sides::ALL };
    for ducats in refused_ducats(at, &p) {
        sides.strike(ducats);
    }
    p.ducats = sides.pick(picker)?;
    Ok(Action::OfferDeal(p))
}

/// The ducats that an offer can go with.
struct Sides {
    nothing: bool,
    /// Amounts paid and asked, as options of [`Slot::Money`].
    pay: u128,
    ask: u128,
}

impl Sides {
    /// 1 to 99.
    const AMOUNTS: u128 = ((1 << (MAX_DUCATS + 1)) - 1) & !1;
    const ALL: Sides = Sides { nothing: true, pay: Sides::AMOUNTS, ask: Sides::AMOUNTS };

    /// OM-3.13: not this amount, because it was refused.
    #[cold]
    fn strike(&mut self, ducats: i8) {
        match ducats {
            0 => self.nothing = false,
            paid @ 1.. => self.pay &= !(1 << paid),
            asked => self.ask &= !(1u128 << -i32::from(asked)),
        }
    }

    #[inline]
    fn pick<P: Picker>(&self, picker: &mut P) -> Result<i8, P::Halt> {
        let side = picker.pick_between(Slot::Side, if self.nothing { NO_DUCATS } else { PAY }, ASK)?;
        if side == NO_DUCATS {
            return Ok(0);
        }
        let is_paid = side == PAY;
        let amounts = select_unpredictable(is_paid, self.pay, self.ask);
        let amount = if amounts == Sides::AMOUNTS {
            picker.pick_between(Slot::Money, 1, MAX_DUCATS as u32)?
        } else {
            picker.pick(Slot::Money, amounts)?
        } as i8;
        Ok(select_unpredictable(is_paid, amount, -amount))
    }
}

/// Does a list go on?
#[inline]
fn more<P: Picker>(picker: &mut P, possible: bool) -> Result<bool, P::Halt> {
    Ok(possible && picker.pick_few(Slot::More, 0b11)? == 1)
}

fn pick_partners<P: Picker>(picker: &mut P, partners: SeatSet) -> Result<SeatSet, P::Halt> {
    let mut left = u32::from(partners.bits());
    let mut to = SeatSet::EMPTY;
    while to.is_empty() || more(picker, left != 0)? {
        let seat = picker.pick_few(Slot::Seat, left)?;
        to = to.with(Seat::at(seat as usize));
        left &= !((2 << seat) - 1);
    }
    Ok(to)
}

/// OM-3.6: true, false or impossible, but never empty.
fn pick_claim<P: Picker>(picker: &mut P, ports: u8) -> Result<Claim, P::Halt> {
    let symbols = picker.pick_between(CLAIM_SYMBOLS, 0, 15)?;
    let power = picker.pick_between(CLAIM_POWER, 0, Claim::MAX_FIGURE.into())?;
    let load = picker.pick_between(CLAIM_LOAD, 0, Claim::MAX_FIGURE.into())?;
    let silent = symbols | power | load == 0;
    let port = match picker.pick_between(CLAIM_PORT, silent.into(), u32::from(ports) + 1)? {
        0 => None,
        1 => Some(PortClaim::None),
        port => Some(PortClaim::Named(Port(port as u8 - 2))),
    };
    Ok(Claim::new(symbols as u8, power as u8, load as u8, port))
}

/// Cards that meet a want, in ascending order: one path for each set.
fn pick_meeting<P: Picker>(picker: &mut P, hand: CardSet, wants: Bundle) -> Result<CardSet, P::Halt> {
    let total = wants.total();
    if wants.count(ANY) == 0 {
        // Cards are numbered good by good, so each good's share is separate.
        let mut chosen = CardSet::EMPTY;
        for good in Good::ALL {
            chosen = chosen.or(pick_exactly(picker, hand.of(good), wants.count(good.index()) as usize)?);
        }
        return Ok(chosen);
    }
    let (mut left, mut chosen) = (hand, CardSet::EMPTY);
    while (chosen.len() as u32) < total {
        let fits = left.iter().filter(|card| can_complete(chosen, *card, above(left, *card), wants, total));
        let card = pick_card(picker, fits.collect())?;
        chosen.insert(card);
        left = above(left, card);
    }
    Ok(chosen)
}

/// With `next` chosen, can the rest be met from `left`?
fn can_complete(chosen: CardSet, next: Card, left: CardSet, wants: Bundle, total: u32) -> bool {
    let chosen = chosen.or(CardSet::only(next));
    let missing = total - chosen.len() as u32;
    let mut needed = 0;
    for good in Good::ALL {
        let lacking = wants.count(good.index()).saturating_sub(chosen.of(good).len() as u32);
        if left.of(good).len() as u32 >= lacking {
            needed += lacking;
        } else {
            return false;
        }
    }
    needed <= missing && missing <= left.len() as u32
}
