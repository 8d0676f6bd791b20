//! Why one action would have been better than another, looking back.

use super::preview::Preview;
use super::tell::{good_term, marker_term};
use crate::knowledge::Knowledge;
use crate::moves::Action;
use crate::rules::OltreMare;
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
                Preview::Arrive { port, marker: Some(marker), .. } => vec![
                    Message::new("om-why-marker")
                        .with("port", self.port_name(port))
                        .with("marker", marker_term(marker)),
                ],
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
            _ => Preview::of(self, k, better).messages(self),
        }
    }
}
