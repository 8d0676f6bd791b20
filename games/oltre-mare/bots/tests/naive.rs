//! A newcomer wins some matches: naive, but taking the offered hint half of the time, against the easiest bots.

use crate::newcomer::{Naive, wins};
use game::{Choices as _, Shown as _};
use oltre_mare::scenario::rules;
use oltre_mare::{Action, Choices, Knowledge, OltreMare, Phase, Preview, Source};

impl Naive for OltreMare {
    /// Ducats in sight, and a marker rather than none.
    fn likes(&self, knowledge: &Knowledge, action: &Action) -> f32 {
        match self.preview(knowledge, action) {
            Preview::Play { ducats, calm_sea, pirates, market, sails } => {
                f32::from(ducats + calm_sea) - f32::from(pirates) + 0.5 * f32::from(market) + 0.1 * f32::from(sails)
            }
            Preview::Arrive { marker, .. } => f32::from(u8::from(marker.is_some())),
            Preview::Stow { after, .. } => after as f32,
            _ => 0.0,
        }
    }

    /// Trade only by answering: an offer that pays is accepted. What the load asks for is bought.
    fn habit(&self, k: &Knowledge, choices: &Choices) -> Option<Action> {
        if k.public.phase != Phase::Trade {
            return None;
        }
        let me = k.me?;
        let offers = || k.public.offers.iter().map(|offer| offer.id);
        let pays = |action: &Action| match self.preview(k, action) {
            Preview::Deal { ducats, prestige, groups, .. } => {
                let groups: i32 = groups.iter().map(|change| change.value_after - change.value_before).sum();
                ducats - k.public.ducats[me] + groups + i32::from(prestige.contains(me)) > 0
            }
            _ => false,
        };
        let accepts = self.wishes(k).into_iter().filter(|action| matches!(action, Action::Accept { .. }));
        let accepted = accepts.into_iter().find(|action| choices.contains(action) && pays(action));
        let refuses = offers().map(|offer| Action::Refuse { offer, reason: None });
        let buys = (1..=4).map(|price| Action::Buy { source: Source::Deck, price });
        let quiet = refuses.chain([Action::Pass, Action::LeaveTrade]).chain(buys);
        accepted.or_else(|| quiet.into_iter().find(|action| choices.contains(action)))
    }
}

#[test]
#[ignore = "long: 200 matches with hints as good as at a table"]
fn a_newcomer_who_takes_every_second_hint_wins_a_fifth_of_the_matches_against_easy_bots() {
    assert!(wins(&rules(4), 200, 2) >= 0.2);
}

#[test]
#[ignore = "by hand: for docs/lessons.md"]
fn by_hand_a_newcomer_against_easy_bots() {
    for hints in [0, 2, 1] {
        wins(&rules(4), 400, hints);
    }
}
