//! Tricks that people play on bots: each is played by an opponent that otherwise plays as search, and must not pay.

use bots::arena::{Tally, Thinking, play, play_deal};
use bots::{Bot, BotKind, Bots as _};
use oltre_mare::bots::tricks::Trick;
use oltre_mare::scenario::rules;
use oltre_mare::{Action, OltreMare};
use record::Seed;

fn trickster(trick: Trick) -> Box<dyn Bot<OltreMare>> {
    OltreMare::trickster(trick.name()).unwrap()
}

/// Is this what the trick is about?
fn is_of(trick: Trick, action: &Action) -> bool {
    let Action::OfferDeal(offer) = action else { return false };
    match trick {
        Trick::Nothing => offer.cards.is_empty() && offer.ducats == 0,
        Trick::FirstLie => !offer.claims.is_empty() && offer.ducats < -1,
        Trick::HandMapper | Trick::Resale => offer.cards.is_empty() && offer.ducats == 1,
        // It listens, and says nothing that others would not.
        Trick::OpenBook => true,
    }
}

#[test]
fn everybody_with_a_trick_plays_it_by_the_rules() {
    let game = rules(4);
    assert_eq!(OltreMare::TRICKS, Trick::ALL.map(Trick::name));
    for trick in Trick::ALL {
        let mut bots: Vec<_> = (0..3).map(|_| OltreMare::bot(BotKind::Expert).unwrap()).collect();
        bots.push(trickster(trick));
        let mut tried = 0;
        let thinking = Thinking { iterations: Some(20), time: None };
        let played = play(&game, &mut bots, Seed::from_number(1), thinking, |it| {
            tried += u32::from(it.seat.index() == 3 && is_of(trick, it.action));
        });
        assert!(played.is_ok() && tried > 3, "{trick:?}: {tried}");
    }
}

/// The share of the wins of one with a trick against three others, and half its 95% interval.
fn measured(trick: Trick, others: BotKind, deals: u64) -> (f64, f64) {
    let mut tally = Tally::default();
    let thinking = Thinking { iterations: Some(400), time: None };
    let make = |seat| if seat == 0 { trickster(trick) } else { OltreMare::bot(others).unwrap() };
    for deal in 0..deals {
        let deal = play_deal(&rules(4), make, Seed::from_number(24_000 + deal), thinking).unwrap();
        tally.add(&deal.results[..1]);
    }
    (tally.share(), tally.within())
}

#[test]
#[ignore = "long: whole matches of players that search"]
fn no_trick_pays_against_masters_or_experts() {
    for (others, most) in [(BotKind::Master, 0.28), (BotKind::Expert, 0.35)] {
        for trick in Trick::ALL {
            let (share, within) = measured(trick, others, 24);
            println!("{} against three of {others}: {share:.3} ± {within:.3}", trick.name());
            assert!(share - within <= most, "{trick:?} against {others}: {share} ± {within}");
        }
    }
}
