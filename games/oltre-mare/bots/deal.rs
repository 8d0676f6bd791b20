//! OM-3.2: what a deal is worth, and how offers are answered.

use super::outlook::{Outlook, turn_of};
use super::worth::{self, Tally};
use game::{Choices as _, Seat, SeatSet};
use oltre_mare::{ANY, Action, Bundle, Card, CardSet, Choices, Good, OpenOffer, Proposal, Reason};

/// A deal must be worth at least this, after deducting what it gives the other side.
pub(super) const MARGIN: f32 = 0.4;
/// What a counter-offer must leave the other side.
const FAIR: f32 = 0.3;
/// The most ducats it names in an offer of its own.
pub(super) const MOST_DUCATS: f32 = 9.0;
/// New offers of a turn, counter-offers among them.
pub(super) const OFFERS: u8 = 2;

/// The worth of a card's symbols to somebody who has not seen them.
const SOME_SYMBOLS: f32 = 1.0;
/// What a good is likely to be worth to a holder of unknown plans, beyond a group of its own.
const SOME_PLAN: f32 = 0.8;
/// How much less likely somebody is to have what was asked for if they did not say so.
const SILENT: f32 = 0.4;
/// How many cards an active seat can keep besides those it plays.
const SPARE: u8 = 4;

/// A deal seen from both sides.
#[derive(Clone, Copy, Debug)]
struct Verdict {
    mine: f32,
    theirs: f32,
}

impl Outlook<'_> {
    /// What remains of a gain when the other side's gain counts as a loss.
    pub(super) fn net(&self, mine: f32, theirs: f32) -> f32 {
        mine - self.envy() * theirs.max(0.0)
    }

    /// OM-3.5: what the tile of a deal in which a card moves is worth to this seat.
    pub(super) fn own_tile(&self) -> f32 {
        self.tile_of(self.me)
    }

    fn tile_of(&self, seat: Seat) -> f32 {
        let p = self.public;
        if seat == p.active || p.honoured.contains(seat) { 0.0 } else { worth::TILE }
    }

    /// How another seat is likely to value cards it gets and cards it gives.
    pub(super) fn their_gain(&self, seat: Seat, gets: Tally, gives: Tally) -> f32 {
        let turn = turn_of(self.game, self.public, seat);
        let tile = self.tile_of(seat);
        if !turn.comes {
            return tile;
        }
        let (more, fewer) = (gets.len(), gives.len());
        let got = gets.payouts_upon(turn.top) as f32 * worth::PROMISE + more as f32 * SOME_SYMBOLS;
        let plans = Good::ALL.into_iter().filter(|good| gives.count(*good) > 0 && turn.top.good != Some(*good)).count();
        let given = gives.payouts_upon(turn.top) as f32 * worth::PROMISE
            + plans as f32 * SOME_PLAN
            + fewer as f32 * SOME_SYMBOLS;
        let hand = usize::from(self.public.hand[seat]);
        let (load, limit) = (usize::from(turn.load), usize::from(turn.limit.unwrap_or(turn.load + SPARE)));
        let after = (hand + more).saturating_sub(fewer);
        let burden = |cards: usize| {
            let (excess, missing) = (cards.saturating_sub(limit), load.saturating_sub(cards));
            excess as f32 * worth::EXCESS + missing as f32 * worth::SHORTAGE
        };
        got - given + burden(hand) - burden(after) + tile
    }

    /// Cards that meet a seat's want, those that would be missed least.
    fn meet(&self, wants: Bundle, to: Seat) -> CardSet {
        let mut chosen = CardSet::EMPTY;
        let hand = self.for_seat(to);
        for good in Good::ALL {
            let mut held = hand.of(good);
            for _ in 0..wants.count(good.index()) {
                let Some(card) = self.plainest(held) else { break };
                held.remove(card);
                chosen.insert(card);
            }
        }
        for _ in 0..wants.count(ANY) {
            let Some(card) = self.least_missed(hand.minus(chosen)) else { break };
            chosen.insert(card);
        }
        chosen
    }

    /// The card with the poorest symbols.
    pub(super) fn plainest(&self, cards: CardSet) -> Option<Card> {
        let symbols = |card: Card| worth::symbols(self.game, card);
        cards.iter().reduce(|a, b| if symbols(b) < symbols(a) { b } else { a })
    }

    /// Typical cards of these goods.
    fn expect(&self, goods: Bundle) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for good in Good::ALL {
            for _ in 0..goods.count(good.index()) {
                let Some(card) = self.stand_in(good, cards) else { break };
                cards.insert(card);
            }
        }
        cards
    }

    fn judge(&self, offer: &OpenOffer, give: CardSet, before: f32) -> Verdict {
        let get = self.expect(offer.terms.gives);
        let ducats = f32::from(offer.terms.ducats);
        if give.is_empty() && get.is_empty() {
            // OM-3.5: ducats alone earn no tile.
            return Verdict { mine: ducats, theirs: -ducats };
        }
        let mine = self.value(self.hand.minus(give).or(get)) - before + self.own_tile();
        let theirs = self.their_gain(offer.from, Tally::of(give), Tally::of(get));
        Verdict { mine: mine + ducats, theirs: theirs - ducats }
    }

    /// Answers the offers that are waiting for this seat: accepts the best, counters or refuses the others.
    pub(super) fn answer(&self, choices: &Choices) -> Option<Action> {
        let p = self.public;
        if !p.awaited.contains(self.me) {
            return None;
        }
        let before = self.value(self.hand);
        let mut best: Option<(Action, f32)> = None;
        let mut refusal = None;
        for offer in p.offers.iter().filter(|offer| offer.awaits.contains(self.me)) {
            let give = self.meet(offer.terms.wants, offer.from);
            let verdict = self.judge(offer, give, before);
            let accept = Action::Accept { offer: offer.id, cards: give };
            let net = self.net(verdict.mine, verdict.theirs);
            let ducats = f32::from(offer.terms.ducats);
            let fits = self.keeps_purse(ducats) && !is_gift(give, offer.terms.gives, ducats);
            if fits && net > MARGIN && best.is_none_or(|(_, most)| net > most) && choices.contains(&accept) {
                best = Some((accept, net));
            }
            if refusal.is_none() {
                refusal = Some((offer, give, verdict));
            }
        }
        if let Some((accept, _)) = best {
            return Some(accept);
        }
        let (offer, give, verdict) = refusal?;
        let counter = self.counter(offer, give, verdict).filter(|action| choices.contains(action));
        Some(counter.unwrap_or_else(|| Action::Refuse { offer: offer.id, reason: Some(self.reason(offer, give)) }))
    }

    /// OM-3.17: the same cards for other ducats, if that can suit both.
    fn counter(&self, offer: &OpenOffer, give: CardSet, verdict: Verdict) -> Option<Action> {
        let p = self.public;
        let nothing_moves = offer.terms.gives.is_empty() && give.is_empty();
        let already = p.offered[self.me] >= OFFERS;
        if nothing_moves || already || offer.answers.is_some() || !offer.terms.wants.is_met_by(give) {
            return None;
        }
        let envy = self.envy();
        let more = ((2.0 * MARGIN - verdict.mine + envy * verdict.theirs) / (1.0 + envy)).ceil();
        let ducats = f32::from(offer.terms.ducats) + more;
        let fits = self.keeps_purse(ducats) && !is_gift(give, offer.terms.gives, ducats);
        if !fits || verdict.theirs - more < FAIR || ducats.abs() > MOST_DUCATS {
            return None;
        }
        let proposal = Proposal {
            to: SeatSet::only(offer.from),
            answers: Some(offer.id),
            cards: give,
            ducats: -ducats as i8,
            wants: offer.terms.gives,
            ..Proposal::default()
        };
        Some(Action::OfferDeal(proposal)).filter(|_| !self.was_refused(&proposal, offer.from))
    }

    /// Has this seat refused these cards for those, at any price?
    pub(super) fn was_refused(&self, proposal: &Proposal, by: Seat) -> bool {
        let print = proposal.terms().fingerprint();
        self.public.refused[self.me].iter().any(|refused| refused.terms == print && refused.by.contains(by))
    }

    fn reason(&self, offer: &OpenOffer, give: CardSet) -> Reason {
        let hand = self.hand.len() + offer.terms.gives.total() as usize;
        if !offer.terms.wants.can_be_met_from(self.hand) {
            Reason::DoNotHave
        } else if !give.is_empty() {
            Reason::NotEnough
        } else if self.turn.limit.is_some_and(|limit| hand > limit.into()) {
            Reason::HandFull
        } else {
            Reason::NoUse
        }
    }

    /// How likely a seat is to have a card of this good to give.
    pub(super) fn chance_to_have(&self, seat: Seat, good: Good) -> f32 {
        let (k, p) = (self.knowledge, self.public);
        let shown = p.least[seat].count(good.index()) > 0 || p.haves[seat] >> good as u8 & 1 == 1;
        if shown || !k.held[seat].of(good).is_empty() {
            return 1.0;
        }
        let share = self.unseen.of(good).len() as f32 / self.unseen.len().max(1) as f32;
        let unknown = usize::from(p.hand[seat]).saturating_sub(k.held[seat].len());
        let likely = 1.0 - (0..unknown).fold(1.0, |none, _| none * (1.0 - share));
        // A seat that was asked in public and had nothing to say probably has none.
        let asked = p.wants[self.me] >> good as u8 & 1 == 1;
        if asked { likely * SILENT } else { likely }
    }
}

/// Are cards given away without payment? A card worth giving away is worth a ducat.
pub(super) fn is_gift(give: CardSet, gets: Bundle, ducats: f32) -> bool {
    !give.is_empty() && gets.is_empty() && ducats <= 0.0
}
