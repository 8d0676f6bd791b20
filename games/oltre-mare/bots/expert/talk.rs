//! OM-3.2, OM-3.16, OM-3.17: answers, offers, postings.

use super::floor::{Floor, Price, Prospect, meet};
use super::trust::told_truly;
use game::{Choices as _, Game, Seat, SeatSet};
use oltre_mare::bots::deal::is_gift;
use oltre_mare::{Action, Bundle, Card, CardSet, Choices, GOODS, Good, OpenOffer, Proposal, Reason};

/// A good is asked for in public if one more of it is worth this much.
const WORTH_ASKING: f32 = 3.5;
/// A card whose loss costs less than this is gladly sold.
const GLADLY: f32 = 0.5;
/// How many of the best ideas are examined closely.
const IDEAS: usize = 4;
/// An offer of ducats alone goes to everybody who is at least this likely to accept it.
const LIKELY: f32 = 0.3;

/// Once in this many turns it offers another card than the plainest of its good, if that is better by less than this.
const MIXED: u64 = 3;
const HARDLY_BETTER: f32 = 1.5;
/// A better price is asked for if it is at least so likely to be paid.
const HOPEFUL: f32 = 0.15;

/// This many cards of a good in hand are enough.
const ENOUGH: usize = 3;
/// How many more ducats a counter-offer asks for.
const MORE: [i8; 3] = [1, 2, 3];

/// A deal that might be proposed.
#[derive(Clone, Copy, Debug)]
struct Idea {
    to: Seat,
    give: CardSet,
    wants: Bundle,
    /// A guess at what both gain.
    promise: f32,
}

impl Floor<'_> {
    /// Answers the offers that are waiting for this seat: accepts the best, counters or refuses the others.
    pub(crate) fn answer(&self, choices: &Choices) -> Option<Action> {
        let p = self.public;
        if !p.awaited.contains(self.me) {
            return None;
        }
        let mut best: Option<(Action, f32)> = None;
        let mut open = None;
        for offer in p.offers.iter().filter(|offer| offer.awaits.contains(self.me)) {
            let terms = self.look_at(offer);
            let ducats = i32::from(offer.terms.ducats);
            if let Some((give, prospect)) = &terms {
                let net = self.at(offer.from, prospect, ducats).net;
                let accept = Action::Accept { offer: offer.id, cards: *give };
                let gift = is_gift(*give, offer.terms.gives, ducats as f32);
                let good = self.suits(offer.from, prospect, ducats) && !gift;
                if good && best.is_none_or(|(_, most)| net > most) && choices.contains(&accept) {
                    best = Some((accept, net));
                }
            }
            if open.is_none() {
                open = Some((offer, terms));
            }
        }
        if let Some((accept, _)) = best {
            return Some(accept);
        }
        let (offer, terms) = open?;
        let counter = terms.as_ref().and_then(|(give, prospect)| self.counter(offer, *give, prospect));
        counter.filter(|action| choices.contains(action)).or_else(|| Some(self.refusal(offer)))
    }

    /// The cards that this seat would give for an offer, if it has them, and what accepting it would be worth.
    pub(crate) fn look_at(&self, offer: &OpenOffer) -> Option<(CardSet, Prospect)> {
        let place = self.place(offer)?;
        let give = self.meet(offer)?;
        Some((give, self.offered(offer, place, give)?))
    }

    /// The cards that this seat would give for an offer, if it has them.
    pub(crate) fn meet(&self, offer: &OpenOffer) -> Option<CardSet> {
        meet(self.chart, &self.turn_start, self.trust.came_from.for_seat(self.hand, offer.from), offer.terms.wants)
    }

    /// What accepting each waiting offer would be worth to this seat.
    pub(crate) fn answers(&self) -> Vec<(f32, Action)> {
        let waiting = self.public.offers.iter().filter(|offer| offer.awaits.contains(self.me));
        let weigh = |offer: &OpenOffer| {
            let (cards, prospect) = self.look_at(offer)?;
            let price = self.at(offer.from, &prospect, i32::from(offer.terms.ducats));
            Some((price.net, Action::Accept { offer: offer.id, cards }))
        };
        waiting.filter_map(weigh).collect()
    }

    /// OM-3.17: the same cards for other ducats, if that can suit both.
    fn counter(&self, offer: &OpenOffer, give: CardSet, prospect: &Prospect) -> Option<Action> {
        let price = self.best_price(offer.from, prospect)?;
        if is_gift(give, offer.terms.gives, price.ducats as f32) {
            return None;
        }
        if price.net * price.chance < self.chart.weights.say || price.ducats <= i32::from(offer.terms.ducats) {
            return None;
        }
        self.countered(offer, give, price.ducats as i8)
    }

    /// The same at the next prices, whatever those promise.
    pub(crate) fn counters(&self, offer: &OpenOffer, give: CardSet) -> impl Iterator<Item = Action> {
        MORE.into_iter().filter_map(move |more| self.countered(offer, give, offer.terms.ducats.saturating_add(more)))
    }

    /// The same cards for this many ducats to this seat. An offer that was countered once is not haggled over.
    fn countered(&self, offer: &OpenOffer, give: CardSet, ducats: i8) -> Option<Action> {
        let nothing_moves = offer.terms.gives.is_empty() && give.is_empty();
        let said_enough = f32::from(self.public.offered[self.me]) >= self.chart.weights.offers;
        if nothing_moves || said_enough || offer.answers.is_some() {
            return None;
        }
        let proposal = Proposal {
            to: SeatSet::only(offer.from),
            answers: Some(offer.id),
            cards: give,
            ducats: ducats.saturating_neg(),
            wants: offer.terms.gives,
            ..Proposal::default()
        };
        let refused = self.was_refused(&proposal, offer.from);
        (!refused).then(|| Action::OfferDeal(self.with_claims(proposal)))
    }

    /// OM-3.17: says no, for a reason that is true.
    pub(crate) fn refusal(&self, offer: &OpenOffer) -> Action {
        let reason = Some(self.reason(offer)).filter(|reason| self.may_say(*reason, offer));
        Action::Refuse { offer: offer.id, reason }
    }

    /// Does a reason tell no more of the hand than is meant? Where cards are wanted, saying nothing means either that they are
    /// not there or that no price is right; a word on the price asks for a better one.
    fn may_say(&self, reason: Reason, offer: &OpenOffer) -> bool {
        let wants = !offer.terms.wants.is_empty();
        match reason {
            _ if self.trust.frank => true,
            Reason::DoNotHave => false,
            Reason::NotEnough if wants => self.look_at(offer).is_some_and(|(give, prospect)| {
                let price = self.best_price(offer.from, &prospect);
                price.is_some_and(|price| {
                    !is_gift(give, offer.terms.gives, price.ducats as f32) && price.chance > HOPEFUL
                })
            }),
            _ => true,
        }
    }

    fn reason(&self, offer: &OpenOffer) -> Reason {
        if !offer.terms.wants.can_be_met_from(self.hand) {
            return Reason::DoNotHave;
        }
        let Some((give, prospect)) = self.look_at(offer) else { return Reason::NotEnough };
        let gets = offer.terms.gives;
        let hand = self.hand.len() + gets.total() as usize - give.len();
        if !gets.is_empty() && self.turn_start.limit.is_some_and(|limit| hand > limit.into()) {
            return Reason::HandFull;
        }
        if !offer.terms.claims.is_empty() && self.doubts(offer, give, &prospect) {
            return Reason::DoNotTrust;
        }
        let ducats = i32::from(offer.terms.ducats);
        if !self.keeps_purse(ducats) || is_gift(give, gets, ducats as f32) {
            return Reason::NotEnough;
        }
        if self.spites(offer.from, &prospect, ducats) {
            return Reason::YouLead;
        }
        let moves = !gets.is_empty() || !give.is_empty();
        if moves && self.public.honoured.contains(self.me) {
            // OM-3.5: in another turn it would earn a tile.
            let later = Prospect { mine: prospect.mine + self.chart.weights.tile, ..prospect };
            if self.suits(offer.from, &later, ducats) {
                return Reason::Later;
            }
        }
        let useless = if gets.is_empty() { give.is_empty() } else { self.use_of(offer) < self.chart.weights.margin };
        let plenty = |good: Good| gets.count(good.index()) == 0 || good.cards().and(self.hand).len() >= ENOUGH;
        match useless {
            false => Reason::NotEnough,
            true if !gets.is_empty() && Good::ALL.into_iter().all(plenty) => Reason::HaveEnough,
            true => Reason::NoUse,
        }
    }

    /// Is it refused only because this seat does not believe the claims about the cards?
    fn doubts(&self, offer: &OpenOffer, give: CardSet, prospect: &Prospect) -> bool {
        let possible = Good::ALL.into_iter().fold(CardSet::EMPTY, |all, good| all.or(self.unseen(good)));
        if told_truly(self.game, &offer.terms, possible.minus(self.hand)) < offer.terms.claims.len() {
            // Nobody can have such cards.
            return true;
        }
        let mut told = CardSet::EMPTY;
        for shown in offer.terms.claims.iter() {
            let fits = |card: &Card| shown.claim.is_true_of(self.game.face(*card));
            told =
                told.or(possible.of(shown.good).minus(self.hand).minus(told).iter().find(fits).into_iter().collect());
        }
        let more = self.worth(self.hand.minus(give).or(told)) - self.before + self.tile(self.me);
        let told_all = offer.terms.gives.total() as usize == told.len();
        let believed = Prospect { mine: more, ..prospect.clone() };
        // Only a seat that has lied is called a liar.
        told_all
            && self.trust.has_lied(offer.from)
            && self.trust.believes(offer.from, &offer.terms) < 0.5
            && self.suits(offer.from, &believed, i32::from(offer.terms.ducats))
    }

    /// What the cards of an offer would be worth for free.
    fn use_of(&self, offer: &OpenOffer) -> f32 {
        let Some(place) = self.place(offer) else { return 0.0 };
        let gifts = self.worlds.iter().filter_map(|world| world.hidden.gives.get(place));
        let gains = gifts.map(|gift| self.worth(self.hand.or(*gift)) - self.before);
        gains.sum::<f32>() / self.worlds.len().max(1) as f32
    }

    fn place(&self, offer: &OpenOffer) -> Option<usize> {
        self.public.offers.iter().position(|other| other.id == offer.id)
    }

    /// Says something worth saying, if there is anything.
    pub(crate) fn speak(&self, choices: &Choices) -> Option<Action> {
        let p = self.public;
        let active = self.is_active();
        if !self.game.setup().talk || !(active || choices.contains(&Action::Pass)) {
            return None;
        }
        let gains = self.gains();
        if active && p.posted[self.me] == 0 && p.offered[self.me] == 0 {
            let good = Good::ALL.into_iter().reduce(|a, b| if gains[b.index()] > gains[a.index()] { b } else { a });
            let post = good.filter(|good| gains[good.index()] > WORTH_ASKING);
            let post = post.map(|good| Action::Post { good, have: false }).filter(|post| choices.contains(post));
            if post.is_some() {
                return post;
            }
        }
        let offer = self.proposals(choices, self.chart.weights.say).first().map(|(_, action)| *action);
        offer.or_else(|| self.show(choices))
    }

    /// OM-3.16: goods it would gladly part with, announced once when there is nobody to offer them to.
    fn show(&self, choices: &Choices) -> Option<Action> {
        let p = self.public;
        if !self.is_active() || p.haves[self.me] != 0 || p.offered[self.me] != 0 {
            return None;
        }
        let loss = |good: Good| {
            let card = self.plainest(self.hand.of(good))?;
            Some((good, self.before - self.worth(self.hand.minus(CardSet::only(card)))))
        };
        let least = Good::ALL.into_iter().filter_map(loss).reduce(|a, b| if b.1 < a.1 { b } else { a });
        let post = least.filter(|(_, loss)| *loss < GLADLY).map(|(good, _)| Action::Post { good, have: true });
        post.filter(|post| choices.contains(post))
    }

    /// Offers that promise at least this much, best first; none if enough was said this turn.
    pub(crate) fn proposals(&self, choices: &Choices, least: f32) -> Vec<(f32, Action)> {
        let p = self.public;
        let active = self.is_active();
        let may_speak = self.game.setup().talk && (active || choices.contains(&Action::Pass));
        let most = if active { self.chart.weights.offers } else { self.chart.weights.remarks };
        if !may_speak || f32::from(p.offered[self.me]) >= most {
            return Vec::new();
        }
        self.offers(least, || self.propose(choices, &self.gains(), 0.0))
    }

    /// What one more card of each good would be worth.
    fn gains(&self) -> [f32; GOODS] {
        let mut gains = [0.0; GOODS];
        let Some(world) = self.worlds.first() else { return gains };
        for good in Good::ALL {
            // A card such as somebody, or the deck, has in one of the worlds.
            let mine = self.hand;
            let known = self.public.cargos.all().or(self.public.discard).or(self.public.table);
            let elsewhere = good.cards().and(self.game.cards_in_play()).minus(mine).minus(known);
            let held = self.partners().iter().fold(CardSet::EMPTY, |all, seat| all.or(world.hidden.hand(seat)));
            let held = held.of(good).and(elsewhere);
            let card = if held.is_empty() { elsewhere.first() } else { self.plainest(held) };
            if let Some(card) = card {
                gains[good.index()] = self.worth(mine.or(CardSet::only(card))) - self.before;
            }
        }
        gains
    }

    /// The cards that it may offer: not what it has just asked for in public.
    fn for_sale(&self) -> CardSet {
        let asked = |good: &Good| self.public.wants[self.me] >> good.index() & 1 == 1;
        Good::ALL.into_iter().filter(asked).fold(self.hand, |left, good| left.minus(good.cards()))
    }

    /// The card of a good that it offers: the one with the poorest symbols, but not always, or an offer would tell as much.
    fn offered_card(&self, cards: CardSet) -> Option<Card> {
        let plainest = self.plainest(cards)?;
        let symbols = |card: Card| self.chart.symbols[card.index()];
        let other = self.plainest(cards.minus(CardSet::only(plainest)));
        let other = other.filter(|other| symbols(*other) < symbols(plainest) + HARDLY_BETTER);
        let mixes = self.trust.draws(plainest.index() as u64, MIXED) == 0;
        Some(other.filter(|_| mixes).unwrap_or(plainest))
    }

    fn propose(&self, choices: &Choices, gains: &[f32; GOODS], least: f32) -> Vec<(f32, Action)> {
        let mut ideas: [Option<Idea>; IDEAS] = [None; IDEAS];
        let for_sale = self.for_sale();
        let of_hand = |hand: CardSet| Good::ALL.map(|good| self.offered_card(hand.of(good)).map(CardSet::only));
        for to in self.partners().iter() {
            let cards = of_hand(self.trust.came_from.for_seat(for_sale, to));
            let losses = cards.map(|card| card.map_or(0.0, |card| self.before - self.worth(self.hand.minus(card))));
            let wanted = Good::ALL.map(|good| self.their_side(to, CardSet::EMPTY, bundle(&[good])));
            let given = cards.map(|card| Some(self.their_side(to, card?, Bundle::EMPTY)?.0));
            for want in goods_or_none() {
                for give in goods_or_none().filter(|give| *give != want) {
                    let (mut promise, mut has) = (0.0, 1.0);
                    if let Some(good) = want {
                        let Some((theirs, chance)) = wanted[good.index()] else { continue };
                        promise += gains[good.index()] + theirs;
                        has = chance;
                    }
                    let mut cards_given = CardSet::EMPTY;
                    if let Some(good) = give {
                        let (Some(card), Some(theirs)) = (cards[good.index()], given[good.index()]) else { continue };
                        promise += theirs - losses[good.index()];
                        cards_given = card;
                    }
                    if want.is_none() && give.is_none() {
                        continue;
                    }
                    let wants = want.map_or(Bundle::EMPTY, |good| bundle(&[good]));
                    keep(&mut ideas, Idea { to, give: cards_given, wants, promise: promise * has });
                }
            }
            self.packages(to, gains, &mut ideas);
        }
        let mut proposals = Vec::new();
        for idea in ideas.into_iter().flatten().filter(|idea| !self.is_hopeless(idea)) {
            let Some(prospect) = self.prospect(idea.to, idea.give, idea.wants) else { continue };
            let Some(mut price) = self.best_price(idea.to, &prospect) else { continue };
            // Nobody gives anything away: this seat does not, and the others need not be asked to.
            let gift = if idea.wants.is_empty() { 1 } else { -1 };
            if (idea.give.is_empty() || idea.wants.is_empty()) && price.ducats * gift <= 0 {
                price = self.at(idea.to, &prospect, gift);
                if !self.suits(idea.to, &prospect, gift) {
                    continue;
                }
            }
            let score = price.net * price.chance;
            let action = Action::OfferDeal(self.with_claims(self.proposal(&idea, price)));
            if score > least && !self.was_said(&action) && choices.contains(&action) {
                proposals.push((score, action));
            }
        }
        proposals.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        proposals
    }

    /// Two of a good at once if one alone closes no group; two cards at once if the hand is too full.
    fn packages(&self, to: Seat, gains: &[f32; GOODS], ideas: &mut [Option<Idea>; IDEAS]) {
        for good in Good::ALL.into_iter().filter(|good| gains[good.index()] > 1.0) {
            let wants = bundle(&[good, good]);
            if let Some(prospect) = self.prospect(to, CardSet::EMPTY, wants) {
                let promise = (prospect.mine + Floor::theirs(&prospect)) * prospect.has;
                keep(ideas, Idea { to, give: CardSet::EMPTY, wants, promise });
            }
        }
        let over = self.turn_start.limit.is_some_and(|limit| self.hand.len() > usize::from(limit) + 1);
        if over {
            let kept = super::plan::most_wanted(self.chart, &self.turn_start, self.hand, self.hand.len() - 2);
            let give = self.trust.came_from.for_seat(self.for_sale().minus(kept), to);
            if let Some(prospect) = self.prospect(to, give, Bundle::EMPTY).filter(|_| !give.is_empty()) {
                let promise = prospect.mine + Floor::theirs(&prospect);
                keep(ideas, Idea { to, give, wants: Bundle::EMPTY, promise });
            }
        }
    }

    /// Has it said the very same this turn to one of the same seats? What lapsed unanswered is not asked again.
    fn was_said(&self, action: &Action) -> bool {
        let Action::OfferDeal(proposal) = action else { return false };
        let terms = proposal.terms();
        self.trust.said().any(|(to, said)| *said == terms && proposal.to.iter().any(|seat| to.contains(seat)))
    }

    /// Has the other already refused this very deal this turn, or to part with the good at all? Or not answered yet?
    fn is_hopeless(&self, idea: &Idea) -> bool {
        let gives = Bundle::of(idea.give);
        let said = |offer: &OpenOffer| {
            offer.from == self.me && offer.awaits.contains(idea.to) && offer.terms.wants == idea.wants
        };
        if self.public.offers.iter().any(|offer| said(offer) && offer.terms.gives == gives) {
            return true;
        }
        if self.public.refused[self.me].is_empty() {
            return false;
        }
        let refused = |give: CardSet, wants: Bundle| {
            self.was_refused(
                &Proposal { to: SeatSet::only(idea.to), cards: give, wants, ..Proposal::default() },
                idea.to,
            )
        };
        refused(idea.give, idea.wants)
            || refused(idea.give, Bundle::EMPTY) && idea.wants.is_empty()
            || refused(CardSet::EMPTY, idea.wants) && idea.give.is_empty()
    }

    fn proposal(&self, idea: &Idea, price: Price) -> Proposal {
        let mut proposal = Proposal {
            to: SeatSet::only(idea.to),
            cards: idea.give,
            wants: idea.wants,
            ducats: -price.ducats as i8,
            ..Proposal::default()
        };
        if idea.give.is_empty() {
            // A want that costs only ducats goes to everybody who might sell.
            for seat in self.partners().iter().filter(|seat| *seat != idea.to) {
                let Some(prospect) = self.prospect(seat, idea.give, idea.wants) else { continue };
                let there = self.at(seat, &prospect, price.ducats);
                let fits = there.net > self.chart.weights.margin && there.chance > LIKELY;
                if fits && !self.was_refused(&proposal, seat) {
                    proposal.to = proposal.to.with(seat);
                }
            }
        }
        proposal
    }
}

fn bundle(goods: &[Good]) -> Bundle {
    let mut bundle = Bundle::EMPTY;
    goods.iter().for_each(|good| bundle.add(good.index()));
    bundle
}

fn goods_or_none() -> impl Iterator<Item = Option<Good>> {
    Good::ALL.into_iter().map(Some).chain([None])
}

/// Keeps the best ideas, best first.
fn keep(ideas: &mut [Option<Idea>; IDEAS], idea: Idea) {
    let place = ideas.iter().position(|kept| kept.is_none_or(|kept| kept.promise < idea.promise));
    if let Some(place) = place {
        ideas[place..].rotate_right(1);
        ideas[place] = Some(idea);
    }
}
