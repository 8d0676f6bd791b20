//! OM-3.6: what is said of the cards in an offer.

use super::floor::Floor;
use game::Seat;
use oltre_mare::{Card, CardClaim, CardSet, Claim, Good, Proposal};

/// A card is worth a claim if it is this many ducats better than an unseen card of its good.
const WORTH_SAYING: f32 = 0.5;
/// A lie must promise at least this many ducats more than the card holds.
const WORTH_LYING: f32 = 1.0;
/// One card in this many is offered without a word.
const SILENT: u64 = 3;
/// What the draws are about, so that each has its own.
const SILENT_OF: u64 = 0x100;
const LIE_OF: u64 = 0x200;

impl Floor<'_> {
    /// The same offer with claims about its cards, if the other side will value them more because of that.
    pub(super) fn with_claims(&self, mut proposal: Proposal) -> Proposal {
        // An offer that gives cards goes to one seat.
        let Some(to) = proposal.to.iter().next() else { return proposal };
        for card in proposal.cards.iter() {
            let claim = self.claim(card, to);
            if !claim.is_silent() {
                proposal.claims.push(CardClaim { card, claim });
            }
        }
        proposal
    }

    fn claim(&self, card: Card, to: Seat) -> Claim {
        let (face, unseen) = (self.game.face(card), self.unseen(card.good()));
        let symbols = |card: Card| self.chart.symbols[card.index()];
        let load = self.turn_starts[to].map_or(0, |turn_start| turn_start.load);
        let left = self.public.hand[to].saturating_sub(load);
        let top = |card: Card| self.chart.stays(card, left.into());
        let is_better = |worth: &dyn Fn(Card) -> f32| {
            let usual = unseen.iter().map(worth).sum::<f32>() / unseen.len().max(1) as f32;
            worth(card) >= usual + WORTH_SAYING
        };
        // Silence is no confession: now and then nothing is said of a good card.
        let silent = self.trust.draws(SILENT_OF + card.index() as u64, SILENT) == 0;
        if silent {
            return Claim::default();
        }
        if is_better(&symbols) {
            return Claim::new(face.symbols, 0, 0, None);
        }
        if self.trust.lies(card, to) {
            // A liar who always tells the same lie is known by it.
            let better = unseen.iter().filter(|other| symbols(*other) >= symbols(card) + WORTH_LYING);
            let better: Vec<Card> = better.collect();
            let picked = self.trust.draws(LIE_OF + card.index() as u64, better.len().max(1) as u64);
            if let Some(other) = better.get(picked as usize) {
                return Claim::new(self.game.face(*other).symbols, 0, 0, None);
            }
        }
        if is_better(&top) { Claim::new(0, face.power, face.load, None) } else { Claim::default() }
    }

    /// Cards of a good that nobody can see.
    pub(super) fn unseen(&self, good: Good) -> CardSet {
        let p = self.public;
        let open = p.cargos.all().or(p.discard).or(p.table);
        good.cards().and(self.game.cards_in_play()).minus(open)
    }
}
