//! OM-3.2, OM-3.16: what to offer, and what to ask for.

use super::deal::{MARGIN, MOST_DUCATS, OFFERS};
use super::outlook::Outlook;
use super::worth::Tally;
use game::{Choices as _, Game, Seat, SeatSet};
use oltre_mare::{Action, Bundle, Card, CardSet, Choices, GOODS, Good, Proposal};

/// A good is asked for in public if one more of it is worth this much.
const WORTH_ASKING: f32 = 3.5;
/// A deal is proposed if both together gain this much.
const WORTH_TALKING: f32 = 1.2;
/// The share of it left to the other, as a temptation.
const SHARE: f32 = 0.4;
/// The least that is left to the other.
const LEAST_SHARE: f32 = 0.7;
/// How likely the other must be to have what is wanted.
const LIKELY: f32 = 0.4;
/// The same if a person has to answer: people should be asked only what is worth answering.
const VERY_LIKELY: f32 = 0.6;
/// What a deal must promise to be worth a person's time.
const WORTH_AN_ANSWER: f32 = 0.7;
/// How many of the best ideas are examined closely.
const IDEAS: usize = 3;

/// One card for one card, or for ducats.
#[derive(Clone, Copy, Debug)]
struct Idea {
    to: Seat,
    give: Option<Card>,
    want: Option<Good>,
    /// Ducats from the other to this seat.
    ducats: f32,
    /// Its gain, times the chance that it is accepted.
    score: f32,
}

impl Outlook<'_> {
    /// Says something worth saying, if there is anything.
    pub(super) fn speak(&self, choices: &Choices) -> Option<Action> {
        let p = self.public;
        if !self.game.setup().talk {
            return None;
        }
        let active = self.is_active();
        // The active seat leads; the others make it one offer, and one more when it has asked for something they have.
        let asked_for =
            Good::ALL.into_iter().any(|good| self.is_asked_for(p.active, good) && !self.hand.of(good).is_empty());
        let most = if active { OFFERS } else { 1 + u8::from(asked_for) };
        if p.offered[self.me] >= most || !(active || choices.contains(&Action::Pass)) {
            return None;
        }
        let before = self.value(self.hand);
        let gains = Good::ALL.map(|good| match self.stand_in(good, self.hand) {
            Some(card) => self.value(self.hand.or(CardSet::only(card))) - before,
            None => 0.0,
        });
        if active && p.posted[self.me] == 0 && p.offered[self.me] == 0 {
            let good = Good::ALL.into_iter().reduce(|a, b| if gains[b.index()] > gains[a.index()] { b } else { a });
            let post =
                good.filter(|good| gains[good.index()] > WORTH_ASKING).map(|good| Action::Post { good, have: false });
            if let Some(post) = post.filter(|post| choices.contains(post)) {
                return Some(post);
            }
        }
        self.propose(choices, before, &gains)
    }

    fn is_asked_for(&self, by: Seat, good: Good) -> bool {
        self.public.wants[by] >> good as u8 & 1 == 1
    }

    fn propose(&self, choices: &Choices, before: f32, gains: &[f32; GOODS]) -> Option<Action> {
        let of_hand = |hand: CardSet| Good::ALL.map(|good| self.plainest(hand.of(good)));
        let loss =
            |card: Option<Card>| card.map_or(0.0, |card| before - self.value(self.hand.minus(CardSet::only(card))));
        let all = of_hand(self.hand);
        let all_losses = all.map(loss);
        let partners = if self.is_active() { self.public.others() } else { SeatSet::only(self.public.active) };
        let mut ideas: [Option<Idea>; IDEAS] = [None; IDEAS];
        for to in partners.iter() {
            let for_sale = self.for_seat(to);
            let cards = if for_sale == self.hand { all } else { of_hand(for_sale) };
            let losses = if cards == all { all_losses } else { cards.map(loss) };
            for want in goods_or_none() {
                for give in goods_or_none().filter(|give| *give != want) {
                    let card = give.and_then(|good| cards[good.index()]);
                    if card.is_none() == give.is_some() {
                        continue;
                    }
                    let mine =
                        want.map_or(0.0, |good| gains[good.index()]) - give.map_or(0.0, |good| losses[good.index()]);
                    if let Some(idea) = self.idea(to, card, want, mine) {
                        keep(&mut ideas, idea);
                    }
                }
            }
        }
        ideas.into_iter().flatten().find_map(|idea| {
            // The sum of a gain and a loss is a guess; now the whole hand is examined.
            let give = idea.give.map_or(CardSet::EMPTY, CardSet::only);
            let get = idea.want.and_then(|good| self.stand_in(good, self.hand)).map_or(CardSet::EMPTY, CardSet::only);
            let mine = self.value(self.hand.minus(give).or(get)) - before;
            let closely = self.idea(idea.to, idea.give, idea.want, mine)?;
            Some(Action::OfferDeal(self.proposal(&closely))).filter(|action| choices.contains(action))
        })
    }

    /// A deal that leaves both better off, if there is one; `mine` is what the cards alone change for this seat.
    fn idea(&self, to: Seat, give: Option<Card>, want: Option<Good>, mine: f32) -> Option<Idea> {
        if give.is_none() && want.is_none() {
            return None;
        }
        let tally = |good: Option<Good>| good.map_or(Tally::EMPTY, Tally::one);
        let given = give.map(|card| card.good());
        let asked = given.is_some_and(|good| self.is_asked_for(to, good));
        let theirs = self.their_gain(to, tally(given), tally(want)) + if asked { 1.0 } else { 0.0 };
        let mine = mine + self.own_tile();
        let total = mine + theirs;
        if total < WORTH_TALKING {
            return None;
        }
        let ducats = (theirs - (total * SHARE).max(LEAST_SHARE)).round();
        let fits = ducats.abs() <= MOST_DUCATS
            && self.keeps_purse(ducats)
            && match (give, want) {
                // A gift is not an offer.
                (Some(_), None) => ducats > 0.0,
                (None, Some(_)) => ducats < 0.0,
                _ => true,
            };
        let net = self.net(mine + ducats, theirs - ducats);
        if !fits || net < MARGIN {
            return None;
        }
        let has = want.map_or(1.0, |good| self.chance_to_have(to, good));
        let tempting = (0.3 + 0.25 * (theirs - ducats)).min(1.0);
        let idea = Idea { to, give, want, ducats, score: net * has * tempting };
        // Offers that can hardly be accepted are not made, and nobody is asked twice.
        (self.may_have(to, want) && self.is_worth_asking(&idea) && !self.is_hopeless(&idea)).then_some(idea)
    }

    /// Is this seat likely enough to have what is wanted?
    fn may_have(&self, seat: Seat, want: Option<Good>) -> bool {
        let likely = if self.people.contains(seat) { VERY_LIKELY } else { LIKELY };
        want.is_none_or(|good| self.chance_to_have(seat, good) > likely)
    }

    /// A bot answers at once. A person is asked only for something good, and once in a turn unless they accept.
    fn is_worth_asking(&self, idea: &Idea) -> bool {
        if !self.people.contains(idea.to) {
            return true;
        }
        let p = self.public;
        let answers = idea.give.is_some_and(|card| self.is_asked_for(idea.to, card.good()))
            || idea.want.is_some_and(|good| p.haves[idea.to] >> good as u8 & 1 == 1);
        (answers || idea.score > WORTH_AN_ANSWER) && !self.asked.contains(idea.to)
    }

    /// Has the other already refused this turn to make this very deal, to part with the good, or to buy the card?
    fn is_hopeless(&self, idea: &Idea) -> bool {
        if self.public.refused[self.me].is_empty() {
            return false;
        }
        let refused = |give, want| {
            let idea = Idea { give, want, ..*idea };
            self.was_refused(&self.proposal_to(&idea, SeatSet::only(idea.to)), idea.to)
        };
        // Terms name goods, not cards: any card of a good will do to look up an offer.
        let mut gives = Good::ALL.into_iter().map(|good| good.card(1)).chain([None]);
        refused(idea.give, None) || idea.want.is_some() && gives.any(|give| refused(give, idea.want))
    }

    /// A want that costs only ducats goes to everybody who might sell.
    fn proposal(&self, idea: &Idea) -> Proposal {
        let only = SeatSet::only(idea.to);
        let proposal = self.proposal_to(idea, only);
        let Some(good) = idea.want.filter(|_| idea.give.is_none() && self.is_active()) else { return proposal };
        let sellers = self.public.others().iter().filter(|seat| {
            let theirs = self.their_gain(*seat, Tally::EMPTY, Tally::one(good)) - idea.ducats;
            let asked = Idea { to: *seat, ..*idea };
            theirs > 0.0
                && self.may_have(*seat, idea.want)
                && self.is_worth_asking(&asked)
                && !self.was_refused(&proposal, *seat)
        });
        Proposal { to: sellers.collect::<SeatSet>().or(only), ..proposal }
    }

    fn proposal_to(&self, idea: &Idea, to: SeatSet) -> Proposal {
        let mut wants = Bundle::EMPTY;
        if let Some(good) = idea.want {
            wants.add(good.index());
        }
        let cards = idea.give.map_or(CardSet::EMPTY, CardSet::only);
        Proposal { to, cards, wants, ducats: -idea.ducats as i8, ..Proposal::default() }
    }
}

fn goods_or_none() -> impl Iterator<Item = Option<Good>> {
    Good::ALL.into_iter().map(Some).chain([None])
}

/// Keeps the best ideas, best first.
fn keep(ideas: &mut [Option<Idea>; IDEAS], idea: Idea) {
    let place = ideas.iter().position(|kept| kept.is_none_or(|kept| kept.score < idea.score));
    if let Some(place) = place {
        ideas[place..].rotate_right(1);
        ideas[place] = Some(idea);
    }
}
