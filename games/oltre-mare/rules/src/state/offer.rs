//! OM-3.2, OM-3.6: what an offer says, and what it shows.

#![allow(clippy::indexing_slicing, reason = "there is a name for each variant")]

use crate::state::{Bundle, Card, CardSet, Claim, List, ShownClaim, ShownClaims};
use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most open offers of one seat (OM-3.13).
pub const OPEN_OFFERS: u8 = 3;
/// The most new offers of one seat in a turn (OM-3.13).
pub const OFFERS_PER_TURN: u8 = 12;
/// The most postings of one seat in a turn (OM-3.16).
pub const POSTS_PER_TURN: u8 = 4;
/// The most ducats in one deal (OM-3.2).
pub const MAX_DUCATS: i8 = 99;
/// The most cards of an offer about which something is claimed (OM-3.17).
pub const MAX_CLAIMS: usize = 6;
/// The most cards an offer may want of one kind, and in all (OM-3.17).
pub const MAX_WANTED: u32 = 31;
/// All open offers of a table together.
pub const ALL_OFFERS: usize = OPEN_OFFERS as usize * game::MAX_SEATS;

/// An offer, counted from 1 over the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareOfferId"))]
#[serde(transparent)]
pub struct OfferId(pub u16);

/// OM-3.6: everything that an offer shows. Goods are true; claims need not be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareTerms"))]
pub struct Terms {
    /// Goods of the cards given.
    pub gives: Bundle,
    /// What is wanted for them.
    pub wants: Bundle,
    /// Ducats from giver to taker; negative: from taker to giver.
    pub ducats: i8,
    /// Claims about cards given.
    pub claims: ShownClaims,
}

impl Terms {
    /// OM-3.2: something must move.
    #[inline]
    pub fn moves_nothing(&self) -> bool {
        self.gives.is_empty() && self.wants.is_empty() && self.ducats == 0
    }

    /// A number that stands for these terms without the ducats, to find identical repeats (OM-3.13).
    #[inline]
    pub fn fingerprint(&self) -> u32 {
        let mut h = self.gives.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ self.wants.bits().rotate_left(29);
        for shown in self.claims.iter() {
            h = (h ^ (u64::from(shown.claim.bits()) << 3 | shown.good as u64)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        }
        ((h ^ h >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 32) as u32
    }
}

/// An open offer, as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OpenOffer {
    /// Its number.
    pub id: OfferId,
    /// The giver.
    pub from: Seat,
    /// Those who may still accept it.
    pub to: SeatSet,
    /// OM-3.17: those whose answer it is waiting for: all of them, except those with an open counter-offer to it.
    pub awaits: SeatSet,
    /// The offer it answers, if it is a counter-offer (OM-3.17).
    pub answers: Option<OfferId>,
    /// What it shows.
    pub terms: Terms,
}

/// A claim as its maker makes it: about a certain card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareCardClaim"))]
#[serde(deny_unknown_fields)]
pub struct CardClaim {
    /// The card.
    pub card: Card,
    /// The claim about it.
    pub claim: Claim,
}

/// An offer as its maker makes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareProposal"))]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// The seats it goes to.
    pub to: SeatSet,
    /// The offer it answers: then it goes to that offer's giver (OM-3.17).
    pub answers: Option<OfferId>,
    /// Cards given.
    pub cards: CardSet,
    /// Ducats given; negative: asked.
    pub ducats: i8,
    /// Cards wanted.
    pub wants: Bundle,
    /// The claims about cards given, by card number.
    #[serde(deserialize_with = "by_card")]
    pub claims: List<CardClaim, MAX_CLAIMS>,
}

impl Proposal {
    /// What it shows.
    #[inline]
    pub fn terms(&self) -> Terms {
        let claims = self.claims.iter().map(|c| ShownClaim { good: c.card.good(), claim: c.claim });
        let claims = if self.claims.is_empty() { ShownClaims::default() } else { claims.collect() };
        Terms { gives: Bundle::of(self.cards), wants: self.wants, ducats: self.ducats, claims }
    }
}

/// Claims in any order, sorted by their cards.
fn by_card<'de, D: serde::Deserializer<'de>>(d: D) -> Result<List<CardClaim, MAX_CLAIMS>, D::Error> {
    let mut claims = List::<CardClaim, MAX_CLAIMS>::deserialize(d)?;
    claims.sort_by_key(|claim| claim.card);
    Ok(claims)
}

/// Why an offer is refused: short phrases, in each reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OltreMareReason"))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Reason {
    NotEnough,
    NoUse,
    DoNotHave,
    HandFull,
    DoNotTrust,
    Later,
    YouLead,
    HaveEnough,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 8] = [
        Reason::NotEnough,
        Reason::NoUse,
        Reason::DoNotHave,
        Reason::HandFull,
        Reason::DoNotTrust,
        Reason::Later,
        Reason::YouLead,
        Reason::HaveEnough,
    ];

    /// Its word in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::NotEnough => "not-enough",
            Reason::NoUse => "no-use",
            Reason::DoNotHave => "do-not-have",
            Reason::HandFull => "hand-full",
            Reason::DoNotTrust => "do-not-trust",
            Reason::Later => "later",
            Reason::YouLead => "you-lead",
            Reason::HaveEnough => "have-enough",
        }
    }

    /// The reason with this word.
    pub fn from_name(name: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.name() == name)
    }
}
