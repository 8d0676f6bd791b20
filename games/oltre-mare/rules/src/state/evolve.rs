//! The changes made by each event: in a state all of it, in an observer's knowledge the public half.
//! The effects themselves are in the chapters.

use crate::moves::{DeckSource, Event};
use crate::state::{Bundle, OpenOffer, Public, Settlement, State};

impl State {
    /// The only place where a state changes. Always inlined: where an event is made, only its own arm remains.
    #[inline(always)]
    pub(crate) fn evolve(&mut self, event: &Event) {
        let State { public, hidden } = self;
        match event {
            Event::HandsDealt { hands } => {
                for (seat, hand) in hands.iter() {
                    hidden.hands[seat] = hand;
                }
                public.deal_hands();
            }
            Event::DeckShuffled { source, order, above_venice } => {
                if let DeckSource::Stacks(seat) = source {
                    hidden.lose_stacks(public.players, *seat);
                }
                hidden.stack_deck(order);
                hidden.above_venice = above_venice.unwrap_or(0);
                public.shuffle_deck(*source, order.len() as u8);
            }
            Event::Discarded { seat, cards } => {
                let hand = hidden.hands[*seat];
                for other in public.seats().filter(|other| other != seat) {
                    // Any card known in that hand may be one of those laid down.
                    hidden.near[other] = hidden.near[other].or(hidden.known[other].and(hand));
                    hidden.known[other] = hidden.known[other].minus(hand);
                }
                for card in cards.iter() {
                    hidden.hands[*seat].remove(*card);
                    hidden.known[*seat].insert(*card);
                    hidden.push_pirate(*seat, *card);
                }
                public.discard(*seat, cards.len() as u8);
            }
            Event::CardDrawn { seat, card } => {
                hidden.pop_deck(*card);
                hidden.hands[*seat].insert(*card);
                public.draw_card(*seat);
            }
            Event::PirateBoarded { seat, card } => {
                hidden.pop_deck(*card);
                hidden.push_pirate(*seat, *card);
                public.board_pirate(*seat);
            }
            Event::PirateRansomed { seat, card } => {
                hidden.pop_pirate(*seat, *card);
                hidden.known[*seat].remove(*card);
                hidden.hands[*seat].insert(*card);
                public.ransom_pirate(*seat);
            }
            Event::OfferMade { id, from, to, answers, cards, terms, .. } => {
                hidden.gives.push(*cards);
                public.open_offer(OpenOffer {
                    id: *id,
                    from: *from,
                    to: *to,
                    awaits: *to,
                    answers: *answers,
                    terms: *terms,
                });
            }
            Event::OfferRefused { id, seat, .. } => {
                if let Some(place) = public.refuse_offer(*id, *seat) {
                    hidden.gives.remove(place);
                }
            }
            Event::OfferWithdrawn { id } => {
                if let Some(place) = public.withdraw_offer(*id) {
                    hidden.gives.remove(place);
                }
            }
            Event::DealStruck { id, giver, taker, given, taken, ducats, prestige, voids } => {
                let deal = Settlement {
                    giver: *giver,
                    taker: *taker,
                    given: Bundle::of(*given),
                    taken: Bundle::of(*taken),
                    ducats: *ducats,
                    prestige: *prestige,
                };
                public.strike_deal(*id, &deal, voids, |place| hidden.gives.remove(place));
                hidden.hand_over(public.players, *giver, *taker, *given);
                hidden.hand_over(public.players, *taker, *giver, *taken);
            }
            Event::TradeLeft { .. } => {
                hidden.gives.clear();
                public.evolve(event);
            }
            Event::Played { seat, cards, .. } => {
                hidden.hands[*seat] = hidden.hands[*seat].minus(*cards);
                for seat in public.seats() {
                    hidden.known[seat] = hidden.known[seat].minus(*cards);
                    hidden.near[seat] = hidden.near[seat].minus(*cards);
                }
                public.evolve(event);
            }
            _ => public.evolve(event),
        }
    }
}

impl Public {
    /// The effect of an event that everybody sees in full.
    #[inline(always)]
    pub(crate) fn evolve(&mut self, event: &Event) {
        match event {
            Event::MarkersLaid { markers } => self.lay_markers(markers),
            Event::StartPlayerChosen { seat } => self.choose_start_player(*seat),
            Event::StartCardTaken { seat, card, port, .. } => self.take_start_card(*seat, *card, *port),
            Event::TurnBegan { seat, power, load } => self.begin_turn(*seat, *power, *load),
            Event::InfluencePaid { seat, ducats } => self.pay_influence(*seat, *ducats),
            Event::TradeOpened { .. } => self.open_trade(),
            Event::PricePaid { seat, price, .. } => self.pay_price(*seat, *price),
            Event::VeniceSurfaced => self.surface_venice(),
            Event::Posted { seat, good, have } => self.post(*seat, *good, *have),
            Event::Passed { seat } => self.pass(*seat),
            Event::TradeLeft { .. } => self.leave_trade(),
            Event::Played { seat, cards, sails } => self.play(*seat, *cards, *sails),
            Event::DucatsEarned { seat, symbols, calm_sea } => self.earn(*seat, symbols + calm_sea),
            Event::ActionsDone { .. } => self.end_actions(),
            Event::Sailed { seat, port, marker } => self.sail(*seat, *port, *marker),
            Event::CompassFollowed { seat, port, .. } => self.follow_compass(*seat, *port),
            Event::Stowed { seat, cards } => self.stow(*seat, cards),
            Event::VeniceScored { prestige, cargo, kept, .. } => self.score_venice(prestige, cargo, kept),
            Event::LastRoundBegan => self.begin_last_round(),
            Event::SeatScored { seat, cargo, pirates, markers } => self.score_seat(*seat, cargo + pirates + markers),
            Event::MatchEnded { count, standings, .. } => self.end_match(count, standings),
            // The turn's end changes nothing by itself: the next turn's beginning does.
            Event::TurnEnded { .. } => {}
            // These have a hidden half, or close an offer: see the callers.
            Event::HandsDealt { .. }
            | Event::DeckShuffled { .. }
            | Event::Discarded { .. }
            | Event::CardDrawn { .. }
            | Event::PirateRansomed { .. }
            | Event::PirateBoarded { .. }
            | Event::OfferMade { .. }
            | Event::OfferRefused { .. }
            | Event::OfferWithdrawn { .. }
            | Event::DealStruck { .. } => {}
        }
    }
}
