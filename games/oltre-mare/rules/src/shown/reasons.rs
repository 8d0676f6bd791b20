//! Why one action would have been better than another, looking back.

use super::preview::Preview;
use super::tell::{good_term, marker_term};
use crate::chapters::scoring::PRIZES;
use crate::knowledge::Knowledge;
use crate::moves::Action;
use crate::rules::OltreMare;
use crate::state::Marker;
use game::Message;

impl OltreMare {
    pub(crate) fn reasons_of(&self, k: &Knowledge, better: &Action, played: &Action) -> Vec<Message> {
        match (better, played) {
            (Action::Stow { cards: best }, Action::Stow { .. }) => {
                let previews = [better, played].map(|action| Preview::of(self, k, action));
                let [Preview::Stow { power, load, after, group, .. }, Preview::Stow { after: instead, .. }] = previews
                else {
                    return Vec::new();
                };
                let Some(top) = best.last() else { return Vec::new() };
                let good = top.good();
                let mut said = Vec::new();
                if after > instead {
                    said.push(
                        Message::new("om-why-group")
                            .with("good", good_term(good))
                            .with("count", group)
                            .with("value", good.payout(group.into())),
                    );
                    said.push(Message::new("om-why-cargo").with("better", after).with("played", instead));
                }
                said.push(
                    Message::new("om-why-top").with("good", good_term(good)).with("power", power).with("load", load),
                );
                said
            }
            (Action::Play { .. }, Action::Play { .. }) => {
                let previews = [better, played].map(|action| Preview::of(self, k, action));
                let figures = previews.map(|preview| match preview {
                    Preview::Play { ducats, calm_sea, pirates, market, sails } => {
                        [ducats + calm_sea, pirates, market, sails].map(i32::from)
                    }
                    _ => [0; 4],
                });
                let [best, own] = figures;
                let more = |place: usize| best.get(place).zip(own.get(place)).map_or(0, |(best, own)| best - own);
                let told = [
                    ("om-why-ducats", "ducats", more(0)),
                    ("om-why-pirates", "cards", -more(1)),
                    ("om-why-market", "cards", more(2)),
                    ("om-why-sails", "routes", more(3)),
                ];
                told.into_iter()
                    .filter(|(_, _, amount)| *amount > 0)
                    .map(|(key, name, amount)| Message::new(key).with(name, amount))
                    .collect()
            }
            (
                Action::Sail { .. } | Action::FollowCompass { .. },
                Action::Sail { .. } | Action::FollowCompass { .. },
            ) => match Preview::of(self, k, better) {
                Preview::Arrive { marker: Some(marker), .. } => {
                    let found = matches!(Preview::of(self, k, played), Preview::Arrive { marker: Some(_), .. });
                    let counts = Message::new("om-why-marker").with("ducats", i32::from(PRIZES[0]));
                    let does = Message::new(marker_does(marker));
                    if found { vec![does] } else { vec![counts, does] }
                }
                _ => k.me.and_then(|me| k.public.marker[me]).map_or_else(Vec::new, |marker| {
                    vec![Message::new("om-why-kept-marker").with("marker", marker_term(marker))]
                }),
            },
            (Action::Discard { .. }, Action::Discard { cards }) => {
                let Action::Discard { cards: best } = better else { return Vec::new() };
                let kept: Vec<_> =
                    cards.iter().filter(|card| !best.contains(card)).map(|card| self.describe(*card)).collect();
                if kept.is_empty() { Vec::new() } else { vec![Message::new("om-why-kept-cards").with("cards", kept)] }
            }
            (_, Action::Buy { price, .. }) if Preview::of(self, k, better) == Preview::Plain => {
                vec![Message::new("om-why-kept-ducats").with("ducats", i32::from(*price))]
            }
            (Action::Buy { .. }, _) => vec![Message::new("om-why-bought")],
            (Action::Post { good, have }, _) => {
                let key = if *have { "om-why-said-have" } else { "om-why-said-want" };
                vec![Message::new(key).with("good", good_term(*good))]
            }
            (Action::Accept { .. } | Action::OfferDeal(_), _) => self.reasons_of_deal(k, better),
            (_, Action::Accept { .. }) => vec![Message::new("om-why-no-deal")],
            (_, Action::OfferDeal(_)) => vec![Message::new("om-why-no-offer")],
            _ => Preview::of(self, k, better).messages(self),
        }
    }

    /// What a deal would have done.
    fn reasons_of_deal(&self, k: &Knowledge, deal: &Action) -> Vec<Message> {
        let (Preview::Deal { prestige, hand, load, groups, .. }, Some(me)) = (Preview::of(self, k, deal), k.me) else {
            return Vec::new();
        };
        let mut said = Vec::new();
        if load.is_some_and(|load| k.public.hand[me] < load && hand > k.public.hand[me]) {
            said.push(Message::new("om-why-deal-card"));
        }
        let grown = groups.iter().max_by_key(|change| change.value_after - change.value_before);
        if let Some(change) = grown.filter(|change| change.value_after > change.value_before) {
            said.push(
                Message::new("om-why-deal-group")
                    .with("good", good_term(change.good))
                    .with("count", change.cards_after)
                    .with("better", change.value_after)
                    .with("played", change.value_before),
            );
        }
        if prestige.contains(me) {
            said.push(Message::new("om-why-deal-prestige").with("ducats", i32::from(PRIZES[0])));
        }
        if said.is_empty() {
            said.push(Message::new("om-why-deal"));
        }
        said
    }
}

/// What a marker would have done.
fn marker_does(marker: Marker) -> &'static str {
    match marker {
        Marker::CalmSea => "om-why-calm-sea",
        Marker::GoodBusiness => "om-why-good-business",
        Marker::PiratesBeaten => "om-why-pirates-beaten",
        Marker::FavourableRelations => "om-why-favourable-relations",
        Marker::Compass => "om-why-compass",
        Marker::LocalInfluence => "om-why-local-influence",
    }
}
