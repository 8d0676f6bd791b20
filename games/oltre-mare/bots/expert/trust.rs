//! OM-3.6: claims about cards on offer, and how far they are believed.
//!
//! A seat learns whether it was told the truth when it gets the card. What it has learned of each other seat is a count,
//! and the count is the chance that the next claim of that seat is true. All of it comes from what the seat has seen.

use game::{Chance, MAX_SEATS, Seat, SeatSet};
use oltre_mare::bots::came_from::CameFrom;
use oltre_mare::{
    Card, CardSet, Event, Good, Knowledge, OfferId, OltreMare, SeenEvent, ShownClaim, State, Symbol, Terms,
};

/// How many true and false claims to assume before anybody has made one.
const AT_FIRST: [f32; 2] = [1.2, 0.8];
/// How much more a lie is remembered than a true word.
const LIE: f32 = 4.0;
/// How much likelier a lie is for each ducat that it gains.
const TEMPTED: f32 = 1.2;
/// The symbols of a card, in the order of [`Symbol::ALL`], and those of the usual card.
const SYMBOLS: [f32; 4] = [1.2, -0.8, 1.2, 0.5];
const USUAL_CARD: f32 = 1.0;
/// What is gained by a word on power or load.
const SOME_GAIN: f32 = 0.4;
/// How far one that reads others like a book believes a claim.
const OPEN_BOOK: f32 = 0.9;
/// Worlds that are dealt to find one in which a claim is true.
const TRIES: u32 = 16;
/// An opportunist lies about one in this many of the cards that a lie would help to sell.
const LIES: u64 = 5;

/// How honest a seat is in one match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Temper {
    /// What it says is true.
    Honest,
    /// It lies now and then, to those who have not caught it.
    Opportunist,
}

/// What a seat has said and heard.
#[derive(Clone, Debug)]
pub(crate) struct Trust {
    /// May it be an opportunist at all?
    sly: bool,
    /// Does it take what others say, and what they do not say, at its usual meaning?
    pub(crate) reads: bool,
    /// Does it say why it refuses, whatever that tells of its hand?
    pub(crate) frank: bool,
    /// Made from its first hand, which nobody else knows: a different number for each match, and the same if the match
    /// is resumed.
    secret: u64,
    turn: u64,
    /// For each seat, claims that proved true and claims that did not.
    proved: [[f32; 2]; MAX_SEATS],
    /// Others' offers in this turn that claim something.
    heard: Vec<(OfferId, Terms)>,
    /// Its own offers in this turn, and to whom.
    said: Vec<(OfferId, SeatSet, Terms)>,
    /// Seats that got a card from it that was not as it had said.
    caught_by: SeatSet,
    pub(crate) came_from: CameFrom,
}

impl Default for Trust {
    fn default() -> Trust {
        Trust {
            sly: false,
            reads: false,
            frank: false,
            secret: 0,
            turn: 0,
            proved: [AT_FIRST; MAX_SEATS],
            heard: Vec::new(),
            said: Vec::new(),
            caught_by: SeatSet::EMPTY,
            came_from: CameFrom::default(),
        }
    }
}

impl Trust {
    /// For a player that is an opportunist in every other match.
    pub(crate) fn sly() -> Trust {
        Trust { sly: true, ..Trust::default() }
    }

    /// Of one that says why it refuses.
    pub(crate) fn frank() -> Trust {
        Trust { frank: true, ..Trust::default() }
    }

    pub(crate) fn forget(&mut self) {
        *self = Trust { sly: self.sly, reads: self.reads, frank: self.frank, ..Trust::default() };
    }

    pub(crate) fn observe(&mut self, game: &OltreMare, event: &SeenEvent) {
        self.came_from.note(event);
        match event {
            SeenEvent::HandsDealt { own: Some(own) } => {
                let bits = own.bits();
                self.secret = mixed(bits as u64 ^ mixed((bits >> 64) as u64));
            }
            SeenEvent::Open(Event::TurnBegan { .. }) => {
                self.turn += 1;
                self.heard.clear();
                self.said.clear();
            }
            // Only the seat that made it sees the cards.
            SeenEvent::OfferMade { id, to, terms, cards: Some(_), .. } => self.said.push((*id, *to, *terms)),
            SeenEvent::OfferMade { id, terms, cards: None, .. } if !terms.claims.is_empty() => {
                self.heard.push((*id, *terms));
            }
            SeenEvent::DealStruck { id, giver, taker, given, .. } => {
                // Only the two sides see the cards.
                let Some(cards) = given.cards else { return };
                if let Some((_, terms)) = self.heard.iter().find(|(heard, _)| heard == id) {
                    let kept = told_truly(game, terms, cards);
                    let [truths, lies] = &mut self.proved[giver.index()];
                    *truths += kept as f32;
                    *lies += LIE * (terms.claims.len() - kept) as f32;
                } else if let Some((.., terms)) = self.said.iter().find(|(said, ..)| said == id)
                    && told_truly(game, terms, cards) < terms.claims.len()
                {
                    self.caught_by = self.caught_by.with(*taker);
                }
            }
            _ => {}
        }
    }

    /// The chance that what this seat claims in an offer is true: a lie that gains nothing is not told.
    pub(crate) fn believes(&self, seat: Seat, terms: &Terms) -> f32 {
        let [truths, lies] = self.proved[seat.index()];
        truths / (truths + lies * TEMPTED * temptation(terms))
    }

    /// Has a card from this seat been different from what it said?
    pub(crate) fn has_lied(&self, seat: Seat) -> bool {
        self.proved[seat.index()][1] > AT_FIRST[1]
    }

    /// How honest it is in this match.
    pub(crate) fn temper(&self) -> Temper {
        if self.sly && self.secret & 1 == 1 { Temper::Opportunist } else { Temper::Honest }
    }

    /// Would it lie about this card to this seat? Asked again in the same turn, it says the same.
    pub(crate) fn lies(&self, card: Card, to: Seat) -> bool {
        let draw = mixed(self.secret ^ self.turn << 16 ^ (card.index() as u64) << 8 ^ to.index() as u64);
        self.temper() == Temper::Opportunist && !self.caught_by.contains(to) && draw.is_multiple_of(LIES)
    }

    /// A number below `of`, at random: asked again in the same turn it draws the same.
    pub(crate) fn draws(&self, what: u64, of: u64) -> u64 {
        mixed(self.secret ^ self.turn << 16 ^ what.wrapping_mul(0x51_7cc1)) % of
    }

    /// What it has offered in this turn, and to whom.
    pub(crate) fn said(&self) -> impl Iterator<Item = (SeatSet, &Terms)> {
        self.said.iter().map(|(_, to, terms)| (*to, terms))
    }

    /// Adjusts a world that fits what a seat knows to what it was told, as often as it trusts the teller.
    pub(crate) fn deal<C: Chance>(
        &self,
        game: &OltreMare,
        knowledge: &Knowledge,
        chance: &mut C,
        world: &mut State,
        redeal: impl Fn(&mut C, &mut State),
    ) {
        redeal(chance, world);
        let (p, Some(me)) = (&knowledge.public, knowledge.me) else { return };
        if !p.addressed.contains(me) {
            return;
        }
        let (mut believed, mut silent) = (0u32, 0u32);
        for (place, offer) in p.offers.iter().enumerate() {
            let told = !offer.terms.claims.is_empty() && offer.to.contains(me);
            let trust = if self.reads { OPEN_BOOK } else { self.believes(offer.from, &offer.terms) };
            if told && (chance.below(1024) as f32) < 1024.0 * trust {
                believed |= 1 << place;
            }
            if self.reads && offer.terms.claims.is_empty() && !offer.terms.gives.is_empty() && offer.to.contains(me) {
                silent |= 1 << place;
            }
        }
        for _ in 0..TRIES {
            let read = is_as_feared(game, world, silent);
            if read && (believed == 0 || is_as_told(game, world, believed)) {
                return;
            }
            redeal(chance, world);
        }
    }
}

/// Lets the cards of these offers carry pirates, if their givers have such cards in this world.
fn is_as_feared(game: &OltreMare, world: &mut State, silent: u32) -> bool {
    let State { public, hidden } = world;
    for (place, offer) in public.offers.iter().enumerate().filter(|(place, _)| silent >> place & 1 == 1) {
        let Some(gives) = hidden.gives.get_mut(place) else { return false };
        let mut cards = CardSet::EMPTY;
        for good in Good::ALL {
            let pirate = |card: &Card| game.face(*card).symbols >> Symbol::Pirate as u8 & 1 == 1;
            let some: CardSet =
                hidden.hands[offer.from].of(good).iter().filter(pirate).take(gives.of(good).len()).collect();
            cards = cards.or(some);
        }
        if cards.len() < gives.len() {
            return false;
        }
        *gives = cards;
    }
    true
}

/// Makes the claims about these offers true, if their givers have such cards in this world.
fn is_as_told(game: &OltreMare, world: &mut State, believed: u32) -> bool {
    let State { public, hidden } = world;
    for (place, offer) in public.offers.iter().enumerate().filter(|(place, _)| believed >> place & 1 == 1) {
        let hand = hidden.hands[offer.from];
        let mut cards = CardSet::EMPTY;
        for shown in offer.terms.claims.iter() {
            let fits = |card: &Card| shown.claim.is_true_of(game.face(*card));
            let Some(card) = hand.of(shown.good).minus(cards).iter().find(fits) else { return false };
            cards.insert(card);
        }
        let Some(gives) = hidden.gives.get_mut(place) else { return false };
        for good in Good::ALL {
            let missing = gives.of(good).len().saturating_sub(cards.of(good).len());
            let others: CardSet = gives.of(good).minus(cards).iter().take(missing).collect();
            cards = cards.or(others);
        }
        *gives = cards;
    }
    true
}

/// How many of an offer's claims are true of its cards: as many as possible, each of a different card.
pub(crate) fn told_truly(game: &OltreMare, terms: &Terms, cards: CardSet) -> usize {
    fn most(game: &OltreMare, claims: &[ShownClaim], cards: CardSet) -> usize {
        let Some((shown, rest)) = claims.split_first() else { return 0 };
        let fits = cards.of(shown.good).iter().filter(|card| shown.claim.is_true_of(game.face(*card)));
        let one_more = fits.map(|card| 1 + most(game, rest, cards.minus(CardSet::only(card))));
        one_more.fold(most(game, rest, cards), usize::max)
    }
    let claims: Vec<ShownClaim> = terms.claims.iter().collect();
    most(game, &claims, cards)
}

/// What a liar would gain by the claims of an offer, in ducats.
fn temptation(terms: &Terms) -> f32 {
    let gain = |shown: ShownClaim| match shown.claim.symbols() {
        0 => SOME_GAIN,
        symbols => {
            let worth = SYMBOLS.iter().enumerate().filter(|(symbol, _)| symbols >> symbol & 1 == 1);
            worth.map(|(_, worth)| worth).sum::<f32>() - USUAL_CARD
        }
    };
    terms.claims.iter().map(gain).map(|gain| gain.max(0.0)).sum()
}

/// A number that does not reveal the other.
fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^= mixed >> 32;
    mixed = mixed.wrapping_mul(0xd6e8_feb8_6659_fd93);
    mixed ^ mixed >> 29
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game as _, Observer};
    use oltre_mare::Claim;
    use oltre_mare::scenario::{Scenario, rules, seat};

    /// What seat 2 sees of deals in which seat 1 says this about its cards.
    fn deals(offers: &[&str]) -> (OltreMare, Vec<SeenEvent>) {
        let scenario = Scenario::new(3)
            .seat(1, |s| s.cargo("salt.01").hand("salt.03 salt.08 grain.03 grain.04 grain.08-09 grain.15"))
            .seat(2, |s| s.cargo("grain.14"));
        let mut table = scenario.table();
        for (number, offer) in offers.iter().enumerate() {
            table.play(1, offer);
            table.play(2, &format!("accept #{}", number + 1));
        }
        let game = rules(3);
        let seen = table.events().iter().filter_map(|event| game.seen(event, Observer::Seat(seat(2)))).collect();
        (game, seen)
    }

    /// How far this seat is believed when it praises a card.
    fn believed(trust: &Trust, number: usize) -> f32 {
        let claim = ShownClaim { good: Good::Grain, claim: Claim::new(0b101, 0, 0, None) };
        trust.believes(seat(number), &Terms { claims: [claim].into_iter().collect(), ..Terms::default() })
    }

    fn trust_after(offers: &[&str]) -> f32 {
        let (game, seen) = deals(offers);
        let mut trust = Trust::default();
        seen.iter().for_each(|event| trust.observe(&game, event));
        let at_last = believed(&trust, 1);
        assert_eq!(believed(&trust, 3), believed(&Trust::default(), 3), "nothing was heard of the third");
        // A match that was interrupted is shown again from the deal.
        trust.forget();
        seen.iter().for_each(|event| trust.observe(&game, event));
        assert_eq!(believed(&trust, 1), at_last);
        at_last
    }

    #[test]
    fn trust_falls_by_a_lie_and_rises_by_the_truth() {
        let at_first = trust_after(&[]);
        let once = trust_after(&["offer grain.03[ducat+market] to 2 for 1d"]);
        let twice = trust_after(&["offer grain.03[ducat+market] to 2 for 1d", "offer grain.08[p4] to 2 for 1d"]);
        let lie = trust_after(&["offer grain.04[ducat+market] to 2 for 1d"]);
        let lies = trust_after(&["offer grain.04[ducat+market] to 2 for 1d", "offer grain.09[p6] to 2 for 1d"]);
        assert!(at_first < once && once < twice && twice < 1.0, "{at_first} {once} {twice}");
        assert!(at_first > lie && lie > lies && lies > 0.0, "{at_first} {lie} {lies}");
        assert_eq!(trust_after(&["offer grain.04 to 2 for 1d"]), at_first, "nothing was said");
    }

    #[test]
    fn a_claim_is_doubted_by_what_a_liar_would_gain() {
        let believes = |symbols: &[Symbol], power: u8| {
            let symbols = symbols.iter().fold(0, |all, symbol| all | 1 << *symbol as u8);
            let claim = ShownClaim { good: Good::Grain, claim: Claim::new(symbols, power, 0, None) };
            Trust::default().believes(seat(1), &Terms { claims: [claim].into_iter().collect(), ..Terms::default() })
        };
        let [ducat, pirate, market, ship] = Symbol::ALL;
        let claims = [
            believes(&[ducat, market], 0),
            believes(&[ducat, ship], 0),
            believes(&[], 4),
            believes(&[ducat, pirate], 0),
            believes(&[pirate, ship], 0),
        ];
        assert!(claims.is_sorted(), "{claims:?}");
        assert!(claims[0] < 0.5, "the best card there is: {claims:?}");
        assert_eq!(claims[4], 1.0, "nobody lies to lose by it");
    }

    #[test]
    fn of_two_cards_each_claim_is_held_against_the_one_that_it_fits() {
        let both = "offer grain.03[p3] grain.15[p3,l4,pirate+ship] to 2 for 1d";
        assert!(trust_after(&[both]) > trust_after(&["offer grain.03[p3] to 2 for 1d"]));
        let one = "offer grain.03[p3] grain.15[p6] to 2 for 1d";
        assert!(trust_after(&[one]) < trust_after(&[]));
    }

    #[test]
    fn only_a_sly_one_is_an_opportunist_and_not_in_every_match() {
        let game = rules(4);
        let sly = (1..=40u32).map(|hand| {
            let own = CardSet::from_bits(u128::from(hand) * 0x0101_0011);
            let mut words = [Trust::default(), Trust::sly()];
            words.iter_mut().for_each(|trust| trust.observe(&game, &SeenEvent::HandsDealt { own: Some(own) }));
            assert_eq!(words[0].temper(), Temper::Honest);
            words[1].temper() == Temper::Opportunist
        });
        let sly = sly.filter(|sly| *sly).count();
        assert!((10..=30).contains(&sly), "{sly} of 40");
    }
}
