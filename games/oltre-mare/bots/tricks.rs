//! Players that live by one trick which people have found, and otherwise play as search: what they win shows whether it pays.

use super::SearchBot;
use super::expert::Weights;
use super::expert::plan::{Chart, TurnStart, least_missed};
use super::expert::play::worth;
use super::expert::trust::told_truly;
use bots::{Answer, Ask, Bot};
use game::{Choices as _, Seat, SeatSet};
use oltre_mare::{
    Action, Bundle, Card, CardClaim, CardSet, Claim, Event, Good, Knowledge, OfferId, OltreMare, Phase, Proposal,
    Public, SeenEvent, Symbol, Terms,
};

/// Offers of its trick in one turn.
const TRIES: usize = 6;
/// A card is worth a try if it brings this much.
const USEFUL: f32 = 0.5;

/// Which trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trick {
    /// Counters every offer of cards with nothing, and asks for cards for nothing.
    Nothing,
    /// Says of its worst cards that they are the best, to everybody who has not caught it.
    FirstLie,
    /// Takes silence for a pirate, and a claim for the truth.
    OpenBook,
    /// Asks for everything at a price that nobody takes, and reads the reasons.
    HandMapper,
    /// Sells what it has just got to the next seat, and buys it back.
    Resale,
}

impl Trick {
    /// All of them.
    pub const ALL: [Trick; 5] = [Trick::Nothing, Trick::FirstLie, Trick::OpenBook, Trick::HandMapper, Trick::Resale];

    /// Their names.
    pub const ALL_NAMES: [&str; 5] = [
        Trick::Nothing.name(),
        Trick::FirstLie.name(),
        Trick::OpenBook.name(),
        Trick::HandMapper.name(),
        Trick::Resale.name(),
    ];

    /// Its name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Trick::Nothing => "nothing-for-something",
            Trick::FirstLie => "first-lie",
            Trick::OpenBook => "open-book",
            Trick::HandMapper => "hand-mapper",
            Trick::Resale => "resale",
        }
    }
}

/// A player with a trick.
pub struct Trickster {
    trick: Trick,
    player: SearchBot,
    chart: Option<Chart>,
    /// Offers of its trick in this turn.
    tried: Vec<Action>,
    /// Cards that changed hands in this turn, and who gave them to whom.
    moved: Vec<(CardSet, Seat, Seat)>,
    /// Its offers in this turn.
    said: Vec<(OfferId, Terms)>,
    /// Seats that got a card that was not as it had said.
    caught_by: SeatSet,
}

impl Trickster {
    /// One that plays as this player, but for its trick.
    pub fn new(trick: Trick, player: SearchBot) -> Trickster {
        let player = match trick {
            Trick::OpenBook => player.reading_claims(),
            Trick::HandMapper => player.reading_reasons(),
            _ => player,
        };
        Trickster {
            trick,
            player,
            chart: None,
            tried: Vec::new(),
            moved: Vec::new(),
            said: Vec::new(),
            caught_by: SeatSet::EMPTY,
        }
    }

    fn forget_turn(&mut self) {
        self.tried.clear();
        self.moved.clear();
        self.said.clear();
    }
}

impl Bot<OltreMare> for Trickster {
    fn observe(&mut self, game: &OltreMare, event: &SeenEvent) {
        self.player.observe(game, event);
        match event {
            SeenEvent::Open(Event::TurnBegan { .. }) => self.forget_turn(),
            // Only the seat that made it sees the cards.
            SeenEvent::OfferMade { id, terms, cards: Some(_), .. } => self.said.push((*id, *terms)),
            SeenEvent::DealStruck { id, giver, taker, given, taken, .. } => {
                let (Some(gave), Some(took)) = (given.cards, taken.cards) else { return };
                self.moved.extend([(gave, *giver, *taker), (took, *taker, *giver)]);
                let said = self.said.iter().find(|(said, _)| said == id);
                if said.is_some_and(|(_, terms)| told_truly(game, terms, gave) < terms.claims.len()) {
                    self.caught_by = self.caught_by.with(*taker);
                }
            }
            _ => {}
        }
    }

    fn forget(&mut self) {
        self.player.forget();
        self.forget_turn();
        self.caught_by = SeatSet::EMPTY;
    }

    fn choose(&mut self, ask: Ask<'_, OltreMare>) -> Answer<Action> {
        let Ask { game, knowledge, choices, .. } = ask;
        if let Some(me) = knowledge.me.filter(|_| knowledge.public.phase == Phase::Trade) {
            let chart = self.chart.get_or_insert_with(|| Chart::new(game, Weights::default()));
            let trade = Trade::new(chart, game, knowledge, me);
            let tries = match self.trick {
                Trick::Nothing => trade.for_nothing(),
                Trick::FirstLie => trade.lies(self.caught_by),
                Trick::OpenBook => Vec::new(),
                Trick::HandMapper => trade.asked_of_all(&[1]),
                Trick::Resale => trade.resold(&self.moved),
            };
            let is_new = |action: &Action| !self.tried.contains(action) && choices.contains(action);
            if let Some(action) = tries.into_iter().find(is_new).filter(|_| self.tried.len() < TRIES) {
                self.tried.push(action);
                return Answer::plain(action);
            }
        }
        self.player.choose(ask)
    }
}

/// The trade phase as a trickster sees it.
struct Trade<'a> {
    chart: &'a Chart,
    game: &'a OltreMare,
    public: &'a Public,
    me: Seat,
    hand: CardSet,
    turn_start: TurnStart,
}

impl<'a> Trade<'a> {
    fn new(chart: &'a Chart, game: &'a OltreMare, knowledge: &'a Knowledge, me: Seat) -> Trade<'a> {
        let public = &knowledge.public;
        let turn_start = TurnStart::of(chart, game, public, me);
        Trade { chart, game, public, me, hand: knowledge.hand(), turn_start }
    }

    fn others(&self) -> SeatSet {
        let active = self.public.active;
        if self.me == active { self.public.others() } else { SeatSet::only(active) }
    }

    /// Cards of a good that it might still be given.
    fn elsewhere(&self, good: Good) -> CardSet {
        let open = self.public.cargos.all().or(self.public.discard).or(self.public.table);
        good.cards().and(self.game.cards_in_play()).minus(open).minus(self.hand)
    }

    fn gain(&self, cards: CardSet) -> f32 {
        worth(self.chart, &self.turn_start, self.hand.or(cards)) - worth(self.chart, &self.turn_start, self.hand)
    }

    /// The goods by what one more card brings, those that are of use.
    fn wanted(&self) -> Vec<Good> {
        let gain = |good: Good| Some((good, self.gain(CardSet::only(self.elsewhere(good).first()?))));
        let mut goods: Vec<(Good, f32)> = Good::ALL.into_iter().filter_map(gain).collect();
        goods.retain(|(_, gain)| *gain > USEFUL);
        goods.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        goods.into_iter().map(|(good, _)| good).collect()
    }

    fn answers(&self) -> bool {
        self.public.awaited.contains(self.me)
    }

    /// A counter with nothing to each offer of cards that are of use, and the same prices asked aloud.
    fn for_nothing(&self) -> Vec<Action> {
        if !self.answers() {
            return self.asked_of_all(&[0, 1]);
        }
        let waiting = self.public.offers.iter().filter(|offer| offer.awaits.contains(self.me));
        let counter = |offer: &oltre_mare::OpenOffer| {
            let gives = offer.terms.gives;
            let mut cards = CardSet::EMPTY;
            for good in Good::ALL {
                cards = cards.or(self.elsewhere(good).iter().take(gives.count(good.index()) as usize).collect());
            }
            let proposal = Proposal {
                to: SeatSet::only(offer.from),
                answers: Some(offer.id),
                wants: gives,
                ..Proposal::default()
            };
            (offer.answers.is_none() && !gives.is_empty() && self.gain(cards) > 0.0).then_some(proposal)
        };
        waiting.filter_map(counter).map(Action::OfferDeal).collect()
    }

    /// Asks everybody for a card of each good that is of use, at each of these prices.
    fn asked_of_all(&self, prices: &[i8]) -> Vec<Action> {
        if self.answers() || self.me != self.public.active {
            return Vec::new();
        }
        let each = self.wanted().into_iter().flat_map(|good| prices.iter().map(move |ducats| (good, *ducats)));
        each.map(|(good, ducats)| {
            Action::OfferDeal(Proposal { to: self.others(), wants: one(good), ducats, ..Proposal::default() })
        })
        .collect()
    }

    /// Its worst card, said to be the best of its good.
    fn lies(&self, caught_by: SeatSet) -> Vec<Action> {
        let Some(card) = least_missed(self.chart, &self.turn_start, self.hand).filter(|_| !self.answers()) else {
            return Vec::new();
        };
        let best = 1 << Symbol::Ducat as u8 | 1 << Symbol::Market as u8;
        let to = self.others().iter().filter(|seat| !caught_by.contains(*seat));
        let each = to.flat_map(|to| [-4, -3, -2].map(|ducats| (to, ducats)));
        each.map(|(to, ducats)| {
            let mut proposal =
                Proposal { to: SeatSet::only(to), cards: CardSet::only(card), ducats, ..Proposal::default() };
            proposal.claims.push(CardClaim { card, claim: Claim::new(best, 0, 0, None) });
            Action::OfferDeal(proposal)
        })
        .collect()
    }

    /// What it got in this turn, to the other seats, for a card and ducats or for ducats alone; and what it sold back for one.
    fn resold(&self, moved: &[(CardSet, Seat, Seat)]) -> Vec<Action> {
        if self.answers() || self.me != self.public.active {
            return Vec::new();
        }
        let mut offers = Vec::new();
        let wants = self.wanted();
        for (cards, from, to) in moved {
            if *from == self.me {
                let back = cards.iter().map(Card::good).map(|good| Proposal {
                    to: SeatSet::only(*to),
                    wants: one(good),
                    ducats: 1,
                    ..Proposal::default()
                });
                offers.extend(back);
                continue;
            }
            for card in cards.iter().filter(|card| self.hand.contains(*card)) {
                for to in self.others().without(*from).iter() {
                    let sold = Proposal { to: SeatSet::only(to), cards: CardSet::only(card), ..Proposal::default() };
                    if let Some(good) = wants.iter().find(|good| **good != card.good()) {
                        offers.push(Proposal { wants: one(*good), ducats: -4, ..sold });
                    }
                    offers.push(Proposal { ducats: -3, ..sold });
                }
            }
        }
        let mut offers: Vec<Action> = offers.into_iter().map(Action::OfferDeal).collect();
        offers.extend(self.asked_of_all(&[1]));
        offers
    }
}

fn one(good: Good) -> Bundle {
    let mut bundle = Bundle::EMPTY;
    bundle.add(good.index());
    bundle
}
