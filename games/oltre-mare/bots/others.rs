//! What the others have revealed about their hands by what they said.
//!
//! Goods are told truthfully (OM-3.16), so a seat that says it does not have what is wanted has fewer; and a seat that
//! asks in public for a good most likely has some of it already. Cards that somebody must have are part of the rules'
//! own knowledge; this is the rest, and nobody can be held to a reason, so worlds that do not fit are left out only
//! while others are easy to find.

use super::expert::plan::{Chart, TurnStart};
use game::{Chance, Game as _, MAX_SEATS, Seat};
use oltre_mare::{ANY, Bundle, Event, GOODS, Good, Knowledge, OfferId, OltreMare, Reason, SeenEvent, State};

/// The most worlds that are dealt to find one that fits.
const TRIES: u32 = 6;
/// How many of the newest offers' answers are listened to.
const OFFERS: usize = 8;

/// The value of a seat that is not known to have fewer of a good than some number.
const NOTHING: u8 = u8::MAX;

/// What each seat has said about its hand, as far as that is still true.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Others {
    /// Fewer than this many, by seat and good.
    fewer: [[u8; GOODS]; MAX_SEATS],
    /// The good that it last asked for in public, until it plays.
    asked: [Option<Good>; MAX_SEATS],
    /// What was wanted in the newest offers.
    offers: [(OfferId, Bundle); OFFERS],
    next: usize,
    /// Does it conclude from other reasons than [`Reason::DoNotHave`] that a seat has what was wanted?
    reads: bool,
    /// At least this many, by seat and good, for one that reads.
    least: [[u8; GOODS]; MAX_SEATS],
}

impl Default for Others {
    fn default() -> Others {
        Others {
            fewer: [[NOTHING; GOODS]; MAX_SEATS],
            asked: [None; MAX_SEATS],
            offers: [(OfferId::default(), Bundle::EMPTY); OFFERS],
            next: 0,
            reads: false,
            least: [[0; GOODS]; MAX_SEATS],
        }
    }
}

impl Others {
    /// Of one that reads every reason.
    pub(crate) fn reading() -> Others {
        Others { reads: true, ..Others::default() }
    }

    pub(crate) fn forget(&mut self) {
        *self = Others { reads: self.reads, ..Others::default() };
    }

    pub(crate) fn note(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::OfferMade { id, terms, .. } => {
                self.offers[self.next % OFFERS] = (id, terms.wants);
                self.next += 1;
            }
            SeenEvent::Open(Event::OfferRefused { id, seat, reason: Some(Reason::DoNotHave) }) => {
                let wants = self.offers.iter().find(|(offer, _)| *offer == id).map(|(_, wants)| *wants);
                if let Some((good, count)) = wants.and_then(one_good) {
                    let fewer = &mut self.fewer[seat.index()][good.index()];
                    *fewer = (*fewer).min(count);
                }
            }
            SeenEvent::Open(Event::OfferRefused { id, seat, reason: Some(_) }) if self.reads => {
                let wants = self.offers.iter().find(|(offer, _)| *offer == id).map(|(_, wants)| *wants);
                if let Some((good, count)) = wants.and_then(one_good) {
                    self.least[seat.index()][good.index()] = count;
                }
            }
            SeenEvent::Open(Event::Posted { seat, good, have: false }) => self.asked[seat.index()] = Some(good),
            // With an unseen card none of this is sure.
            SeenEvent::CardDrawn { seat, .. } | SeenEvent::PirateRansomed { seat, .. } => {
                self.fewer[seat.index()] = [NOTHING; GOODS];
            }
            // A deal may supply what was missing; everybody sees the goods.
            SeenEvent::DealStruck { giver, taker, given, taken, .. } => {
                for (seat, got) in [(taker, given.goods), (giver, taken.goods)] {
                    for good in Good::ALL.into_iter().filter(|good| got.count(good.index()) > 0) {
                        self.fewer[seat.index()][good.index()] = NOTHING;
                    }
                }
                for (seat, gave) in [(giver, given.goods), (taker, taken.goods)] {
                    for good in Good::ALL.into_iter().filter(|good| gave.count(good.index()) > 0) {
                        self.least[seat.index()][good.index()] = 0;
                    }
                }
            }
            SeenEvent::Open(Event::Played { seat, .. }) => {
                self.asked[seat.index()] = None;
                self.least[seat.index()] = [0; GOODS];
            }
            SeenEvent::Discarded { seat, .. } => self.least[seat.index()] = [0; GOODS],
            _ => {}
        }
    }

    /// Deals a world that fits what is known and, if one is found soon, what was said.
    pub(crate) fn deal(
        &self,
        game: &OltreMare,
        chart: &Chart,
        knowledge: &Knowledge,
        chance: &mut impl Chance,
        world: &mut State,
    ) {
        for _ in 0..TRIES {
            game.redeal(knowledge, chance, world);
            if self.fits(chart, knowledge.me, world) {
                return;
            }
        }
    }

    fn fits(&self, chart: &Chart, me: Option<Seat>, world: &State) -> bool {
        world.public.seats().filter(|seat| Some(*seat) != me).all(|seat| {
            let hand = world.hidden.hand(seat);
            let fewer = &self.fewer[seat.index()];
            let least = &self.least[seat.index()];
            let lacks = Good::ALL.into_iter().all(|good| {
                let count = hand.of(good).len();
                count < usize::from(fewer[good.index()]) && count >= usize::from(least[good.index()])
            });
            let wants = self.asked[seat.index()].is_none_or(|good| {
                !hand.of(good).is_empty() || TurnStart::ashore(chart, &world.public, seat).top_good() == Some(good)
            });
            lacks && wants
        })
    }
}

/// The only good that is wanted, and how many of it.
fn one_good(wants: Bundle) -> Option<(Good, u8)> {
    let mut goods = Good::ALL.into_iter().filter(|good| wants.count(good.index()) > 0);
    let good = goods.next()?;
    (goods.next().is_none() && wants.count(ANY) == 0).then(|| (good, wants.count(good.index()) as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Dice;
    use game::{NoLog, Observer};
    use oltre_mare::bots::expert::Weights;
    use oltre_mare::scenario::rules;
    use record::Seed;

    /// The beginning of a match as the first seat knows it, with another seat and what it may hold.
    struct FirstTurn {
        game: OltreMare,
        chart: Chart,
        knowledge: Knowledge,
        other: Seat,
        others: Others,
    }

    impl FirstTurn {
        fn new() -> FirstTurn {
            let game = rules(4);
            let mut state = game.blank();
            game.deal(&mut state, &mut Dice::new(Seed::from_number(3)), &mut NoLog);
            let me = state.public.active;
            let other = state.public.seats().find(|seat| *seat != me).unwrap();
            let knowledge = game.knowledge(&state, Observer::Seat(me));
            let chart = Chart::new(&game, Weights::default());
            FirstTurn { game, chart, knowledge, other, others: Others::default() }
        }

        /// A good that is not on top of the other's cargo.
        fn good(&self) -> Good {
            let top = TurnStart::ashore(&self.chart, &self.knowledge.public, self.other).top_good();
            Good::ALL.into_iter().find(|good| Some(*good) != top).unwrap()
        }

        /// In how many of 200 worlds the other has something of the good.
        fn has(&self, good: Good) -> usize {
            let mut dice = Dice::new(Seed::from_number(5));
            let mut world = self.game.blank();
            let mut deal = || {
                self.others.deal(&self.game, &self.chart, &self.knowledge, &mut dice, &mut world);
                !world.hidden.hand(self.other).of(good).is_empty()
            };
            (0..200).filter(|_| deal()).count()
        }

        /// The other is asked for one of this good, and does not have it.
        fn is_asked(&mut self, good: Good) {
            let mut wants = Bundle::EMPTY;
            wants.add(good.index());
            let (from, id) = (self.knowledge.public.active, OfferId::default());
            let terms = oltre_mare::Terms { wants, ..oltre_mare::Terms::default() };
            let to = game::SeatSet::only(self.other);
            self.others.note(&SeenEvent::OfferMade { id, from, to, answers: None, terms, cards: None });
            let reason = Some(Reason::DoNotHave);
            self.others.note(&SeenEvent::Open(Event::OfferRefused { id, seat: self.other, reason }));
        }
    }

    #[test]
    fn a_seat_that_denies_having_a_good_has_none_until_it_draws() {
        let mut table = FirstTurn::new();
        let good = table.good();
        let before = table.has(good);
        assert!((40..160).contains(&before), "{before}");
        table.is_asked(good);
        assert!(table.has(good) < before / 8, "{} of {before}", table.has(good));
        table.others.note(&SeenEvent::CardDrawn { seat: table.other, card: None });
        assert_eq!(table.has(good), before);
    }

    #[test]
    fn a_seat_that_asks_aloud_for_a_good_has_some_of_it() {
        let mut table = FirstTurn::new();
        let good = table.good();
        let before = table.has(good);
        table.others.note(&SeenEvent::Open(Event::Posted { seat: table.other, good, have: false }));
        // For a few worlds, none is found within the allowed tries.
        assert!(table.has(good) > 160 && before < 80, "{} after {before}", table.has(good));
        table.others.note(&SeenEvent::Open(Event::Played {
            seat: table.other,
            cards: oltre_mare::CardSet::EMPTY,
            sails: 0,
        }));
        assert_eq!(table.has(good), before);
    }

    #[test]
    fn a_deal_brings_what_was_missing() {
        let mut table = FirstTurn::new();
        let good = table.good();
        table.is_asked(good);
        let fewer = |table: &FirstTurn| table.others.fewer[table.other.index()][good.index()];
        assert_eq!(fewer(&table), 1);
        let (mut got, giver) = (Bundle::EMPTY, table.knowledge.public.active);
        let deal = |goods| {
            let cards = |goods| oltre_mare::SeenCards { goods, cards: None };
            SeenEvent::DealStruck {
                id: OfferId::default(),
                giver,
                taker: table.other,
                given: cards(goods),
                taken: cards(Bundle::EMPTY),
                ducats: 0,
                prestige: None,
                voids: oltre_mare::List::new(),
            }
        };
        let (nothing, something) = (deal(got), {
            got.add(good.index());
            deal(got)
        });
        table.others.note(&nothing);
        assert_eq!(fewer(&table), 1);
        table.others.note(&something);
        assert_eq!(fewer(&table), NOTHING);
    }
}
