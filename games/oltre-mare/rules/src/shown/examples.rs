//! Actions that could be typed now, made of the cards in hand, and what they mean.

use crate::knowledge::Knowledge;
use crate::moves::choices::Question;
use crate::moves::{Action, Choices};
use crate::rules::OltreMare;
use crate::state::{Card, Good};
use game::{Example, Notation};

impl OltreMare {
    pub(crate) fn examples_of(&self, k: &Knowledge, choices: &Choices) -> Vec<Example> {
        let goods =
            |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| card.good().name()).collect::<Vec<_>>().join(" ");
        match choices.question {
            Question::Nothing => Vec::new(),
            Question::Discard => {
                let cards = goods(&mut choices.cards.iter().take(choices.count.into()));
                vec![Example::new(format!("discard {cards}"), "om-example-discard")]
            }
            Question::Trade => self.trade_examples(k),
            Question::Play => {
                let cards = goods(&mut choices.cards.iter().take(choices.count.into()));
                vec![Example::new(format!("play {cards}").trim_end(), "om-example-play")]
            }
            Question::Sail | Question::Compass => {
                let sail = choices.question == Question::Sail;
                let port = self.edition().ports().get(choices.ports.trailing_zeros() as usize);
                let verb = if sail { "sail" } else { "compass" };
                let sail_there = port.map(|port| {
                    Example::new(
                        format!("{verb} {}", port.word),
                        if sail { "om-example-sail" } else { "om-example-compass" },
                    )
                });
                let stay = (!sail)
                    .then(|| Example::new(self.write_action(&Action::FollowCompass { port: None }), "om-example-stay"));
                sail_there.into_iter().chain(stay).collect()
            }
            Question::Stow => {
                let cards = goods(&mut choices.cards.iter());
                vec![Example::new(format!("stow {cards}"), "om-example-stow")]
            }
            Question::EndTurn => vec![Example::new("end", "om-example-end")],
        }
    }

    /// OM-3: first an offer of a card, because it shows most of what can be said.
    fn trade_examples(&self, k: &Knowledge) -> Vec<Example> {
        let own = k.hand().first();
        let other = Good::ALL.into_iter().rev().find(|good| k.hand().of(*good).is_empty()).unwrap_or(Good::Silk).name();
        let active = k.me == Some(k.public.active);
        let to = if active { "all".to_owned() } else { k.public.active.to_string() };
        let mut examples = Vec::new();
        if let Some(card) = own {
            let (own, face) = (card.good().name(), self.face(card));
            examples.push(Example::new(format!("offer {own} 1d to {to} for {other}"), "om-example-swap"));
            examples.push(Example::new(format!("offer {own} to {to} for 3d"), "om-example-sell"));
            examples.push(Example::new(
                format!("offer {own}[p{},l{}] to {to} for 4d", face.power, face.load),
                "om-example-claim",
            ));
        }
        examples.push(Example::new(format!("offer 3d to {to} for any"), "om-example-ask"));
        let id = k
            .public
            .offers
            .iter()
            .find(|offer| k.me.is_some_and(|me| offer.to.contains(me)))
            .map_or(4, |offer| offer.id.0);
        examples.push(Example::new(format!("accept #{id}"), "om-example-accept"));
        examples.push(Example::new(format!("counter #{id} 1d for {other}"), "om-example-counter"));
        examples.push(Example::new(format!("refuse #{id} not-enough"), "om-example-refuse"));
        examples.push(Example::new(format!("want {other}"), "om-example-want"));
        examples.extend(own.map(|card| Example::new(format!("have {}", card.good().name()), "om-example-have")));
        if active {
            examples.push(Example::new("buy deck", "om-example-buy"));
            examples.push(Example::new("buy pirates", "om-example-ransom"));
            examples.push(Example::new("leave", "om-example-leave"));
        } else {
            examples.push(Example::new("pass", "om-example-pass"));
        }
        examples
    }
}
