//! A newcomer wins some matches: naive, but taking the offered hint half of the time, against the easiest bots.

use crate::newcomer::{Naive, wins};
use game::{Choices as _, Edition as _, Game as _, Setup as _, Shown as _};
use ostia::{Action, Choices, Edition, Effect, Knowledge, Ostia, Phase, Setup};

fn rules() -> Ostia {
    Ostia::new(&Setup::usual(4).unwrap(), &Edition::builtin()).unwrap()
}

impl Naive for Ostia {
    /// What it earns now; nothing lost that the screen warns of.
    fn likes(&self, knowledge: &Knowledge, action: &Action) -> f32 {
        let likes = |effect: Effect| match effect {
            Effect::EarnsAtMost { income } => f32::from(income),
            Effect::OfferWorth { worth } => 3.0 * f32::from(worth),
            Effect::ScoresTypes { vp } => 10.0 * f32::from(vp),
            Effect::Holds { storehouses, .. } => 3.0 * f32::from(storehouses),
            Effect::Discards { cards } => -8.0 * f32::from(cards.total()),
            Effect::LosesToPenalty { cards } => -20.0 * f32::from(cards.total()),
            Effect::SellsStorehouses { count } | Effect::TakesCredits { count } => -15.0 * f32::from(count),
            Effect::IsOut => -500.0,
            Effect::PaysInterest { amount } => -f32::from(amount),
            Effect::CashAfter { cash } => 0.5 * f32::from(cash),
            Effect::Gains { .. } | Effect::LotCosts { .. } | Effect::PaysIfTaken { .. } => 0.0,
        };
        self.preview(knowledge, action).effects.into_iter().map(likes).sum()
    }

    /// Bids the minimum while there is cash for it, sells to the highest bidder, and never rearranges.
    fn habit(&self, k: &Knowledge, choices: &Choices) -> Option<Action> {
        let (public, me) = (&k.public, k.own.me?);
        let wanted = match public.phase {
            Phase::Bid(_) => {
                let amount = self.minimum(public.lot);
                if amount <= public.traders[me].cash { Action::Bid { amount } } else { Action::Pass }
            }
            Phase::Decision(_) => {
                let bids = game::Seat::all(self.players()).filter(|seat| public.traders[*seat].bid > 0);
                let buyer = bids.max_by_key(|seat| public.traders[*seat].bid)?;
                Action::Sell { buyer }
            }
            Phase::SecondLook | Phase::LastSecondLook => Action::Stand,
            _ => return None,
        };
        choices.contains(&wanted).then_some(wanted)
    }
}

#[test]
#[ignore = "long: 200 matches with hints as good as at a table"]
fn a_newcomer_who_takes_every_second_hint_wins_a_fifth_of_the_matches_against_easy_bots() {
    assert!(wins(&rules(), 200, 2) >= 0.2);
}

#[test]
#[ignore = "by hand: for docs/lessons.md"]
fn by_hand_a_newcomer_against_easy_bots() {
    for hints in [0, 2, 1] {
        wins(&rules(), 400, hints);
    }
}
