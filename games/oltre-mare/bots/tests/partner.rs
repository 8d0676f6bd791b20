//! Bots of Oltre Mare as trading partners: no cheap trick works against them, and they do not talk too much.

use bots::arena::{Tally, Thinking, play, play_deal};
use bots::{Answer, Ask, Bot, BotKind, Bots as _};
use game::{Choices as _, Edition as _, Game, Seat, SeatSet};
use oltre_mare::{Action, Bundle, Edition, Good, Knowledge, OltreMare, OpenOffer, Phase, Proposal, Setup};
use record::Seed;

fn rules() -> OltreMare {
    OltreMare::new(&Setup::of(4), &Edition::builtin()).unwrap()
}

fn bot(level: BotKind) -> Box<dyn Bot<OltreMare>> {
    OltreMare::bot(level).unwrap()
}

/// A way to get more than a fair share.
#[derive(Clone, Copy, PartialEq)]
enum Trick {
    /// Offers four ducats for whatever it needs.
    FourDucats,
    /// Asks for one ducat more than every offer says.
    OneMore,
    /// Says nothing until the others have, and then asks for two more.
    LastWord,
}

/// Plays like the others at its table, with a trick in trade.
struct Trickster {
    trick: Trick,
    rest: Box<dyn Bot<OltreMare>>,
}

/// What a seat needs: the next card of a group that it has begun.
fn needs(k: &Knowledge, me: Seat) -> impl Iterator<Item = Good> {
    let top = k.public.cargos.top(me).map(|card| card.good());
    let hand = k.hand();
    Good::ALL.into_iter().filter(move |good| {
        let held = hand.of(*good).len() + usize::from(top == Some(*good));
        held > 0 && good.payout(held + 1) - good.payout(held) > 1
    })
}

/// The same deal for this many ducats more.
fn more(k: &Knowledge, offer: &OpenOffer, ducats: i8) -> Option<Action> {
    let mut cards = oltre_mare::CardSet::EMPTY;
    for good in Good::ALL {
        let held = k.hand().of(good);
        let count = offer.terms.wants.count(good.index()) as usize;
        held.iter().take(count).for_each(|card| cards.insert(card));
    }
    let met = offer.terms.wants.is_met_by(cards);
    met.then(|| {
        Action::OfferDeal(Proposal {
            to: SeatSet::only(offer.from),
            answers: Some(offer.id),
            cards,
            ducats: -(offer.terms.ducats + ducats),
            wants: offer.terms.gives,
            ..Proposal::default()
        })
    })
}

impl Bot<OltreMare> for Trickster {
    fn choose(&mut self, ask: Ask<'_, OltreMare>) -> Answer<Action> {
        let (k, choices) = (ask.knowledge, ask.choices);
        let me = k.me.unwrap();
        let p = &k.public;
        if p.phase != Phase::Trade {
            return self.rest.choose(ask);
        }
        let waiting = p.offers.iter().find(|offer| offer.awaits.contains(me));
        let wish = match (self.trick, waiting) {
            (Trick::FourDucats, None) => needs(k, me).find_map(|good| {
                let mut wants = Bundle::EMPTY;
                wants.add(good.index());
                let to = if p.active == me { p.others() } else { SeatSet::only(p.active) };
                let offer = Action::OfferDeal(Proposal { to, wants, ducats: 4, ..Proposal::default() });
                let refused = &p.refused[me];
                let terms = Proposal { to, wants, ..Proposal::default() }.terms().fingerprint();
                let open = p.offers.iter().any(|offer| offer.from == me && offer.terms.wants == wants);
                let said = open || refused.iter().any(|refused| refused.terms == terms);
                (!said && choices.contains(&offer)).then_some(offer)
            }),
            (Trick::OneMore, Some(offer)) => more(k, offer, 1),
            (Trick::LastWord, Some(offer)) => more(k, offer, 2),
            (Trick::LastWord, None) => Some(Action::Pass),
            (Trick::FourDucats, Some(_)) | (Trick::OneMore, None) => None,
        };
        match wish.filter(|action| choices.contains(action)) {
            Some(action) => Answer::plain(action),
            None => self.rest.choose(ask),
        }
    }
}

const TRICKS: [(&str, Trick); 3] =
    [("four ducats", Trick::FourDucats), ("one more", Trick::OneMore), ("last word", Trick::LastWord)];

/// With a trick, nobody wins more than three in ten against three players of its own level.
fn no_trick_works(level: BotKind, deals: u64, thinking: Thinking) {
    let game = rules();
    for (name, trick) in TRICKS {
        let make = |place: usize| match place {
            0 => Box::new(Trickster { trick, rest: bot(level) }) as _,
            _ => bot(level),
        };
        let mut tally = Tally::default();
        for number in 0..deals {
            let deal = play_deal(&game, make, Seed::from_number(number), thinking).unwrap();
            tally.add(&deal.results[..1]);
        }
        println!("{name} against three of {level}: {:.1}% ± {:.1}", 100.0 * tally.share(), 100.0 * tally.within());
        assert!(tally.share() < 0.30, "{name}: {}", tally.share());
    }
}

#[test]
fn no_trick_wins_more_than_three_in_ten_against_three_experts() {
    no_trick_works(BotKind::Expert, 100, Thinking::default());
}

#[test]
#[ignore = "by hand, minutes in a release build: DEALS=40 ROUNDS=300"]
fn by_hand_nor_against_three_of_search_or_of_the_master() {
    let figure = |name, usual| std::env::var(name).map_or(usual, |text| text.parse().expect("a figure"));
    let thinking = Thinking { iterations: Some(figure("ROUNDS", 300)), ..Thinking::default() };
    for level in [BotKind::Search, BotKind::Master] {
        no_trick_works(level, figure("DEALS", 40).into(), thinking);
    }
}

/// Three of them at a table with a person: how often somebody has to answer, and whether they repeat themselves.
#[test]
fn three_of_them_do_not_pester_the_fourth() {
    let game = rules();
    let (mut asked, mut turns, mut offers) = (0, 0, 0);
    for number in 0..15 {
        let mut said: Vec<(Seat, u32, i8)> = Vec::new();
        let mut bots: Vec<_> = (0..4).map(|_| bot(BotKind::Expert)).collect();
        play(&game, &mut bots, Seed::from_number(number), Thinking::default(), |it| match it.action {
            Action::OfferDeal(proposal) if it.seat != Seat::at(0) => {
                offers += 1;
                asked += u32::from(proposal.to.contains(Seat::at(0)));
                let terms = proposal.terms();
                let again = (it.seat, terms.fingerprint(), terms.ducats);
                let refused = &it.knowledge.public.refused[it.seat];
                let refused = refused.iter().any(|old| old.terms == again.1 && !old.by.and(proposal.to).is_empty());
                assert!(!refused, "match {number}, ply {}: it was told no and says it again", it.ply);
                said.push(again);
            }
            Action::EndTurn => turns += 1,
            _ => {}
        })
        .unwrap();
    }
    let a_turn = f64::from(asked) / f64::from(turns);
    println!(
        "a fourth has {a_turn:.2} offers to answer a turn; three make {:.2}",
        f64::from(offers) / f64::from(turns)
    );
    assert!(a_turn < 2.0, "{a_turn}");
}
