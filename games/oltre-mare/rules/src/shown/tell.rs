//! Events, refusals and options as messages: keys and arguments, no words.

#![allow(clippy::indexing_slicing, reason = "there is a name for each variant")]

use crate::knowledge::{SeenCards, SeenEvent};
use crate::moves::choices::{CLAIM, CLAIM_LOAD, CLAIM_PORT, CLAIM_POWER, CLAIM_SYMBOLS, Verb};
use crate::moves::{Choices, DeckSource, Event, FinalCount, Refusal, Source};
use crate::rules::OltreMare;
use crate::state::{
    Bundle, Card, Claim, Face, Good, Kind, Marker, Phase, Port, PortClaim, Reason, ShownClaim, Symbol, Terms,
};
use game::{Arg, Message, STOP, Seat, Slot};

/// A good as a word of the catalogue.
pub(crate) fn good_term(good: Good) -> Arg {
    kind_term(Kind::from_index(good.index()))
}

fn kind_term(kind: Kind) -> Arg {
    Arg::Term(
        [
            "good-gems",
            "good-scrolls",
            "good-silk",
            "good-salt",
            "good-pottery",
            "good-olives",
            "good-grain",
            "good-any",
        ][kind.index()],
    )
}

/// A marker as a word of the catalogue.
pub(crate) fn marker_term(marker: Marker) -> Arg {
    Arg::Term(
        [
            "marker-calm-sea",
            "marker-good-business",
            "marker-pirates-beaten",
            "marker-favourable-relations",
            "marker-compass",
            "marker-local-influence",
        ][marker as usize],
    )
}

fn symbol_term(symbol: Symbol) -> Arg {
    Arg::Term(["symbol-ducat", "symbol-pirate", "symbol-market", "symbol-ship"][symbol as usize])
}

/// A card by its name alone.
fn card_name(card: Card) -> Arg {
    Arg::Card { card: card.to_string(), text: card.to_string() }
}

fn reason_term(reason: Reason) -> Arg {
    Arg::Term(
        [
            "reason-not-enough",
            "reason-no-use",
            "reason-do-not-have",
            "reason-hand-full",
            "reason-do-not-trust",
            "reason-later",
            "reason-you-lead",
            "reason-have-enough",
        ][reason as usize],
    )
}

/// A phase as a key of the catalogue.
pub(crate) fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Dealing => "phase-dealing",
        Phase::Seafaring => "phase-seafaring",
        Phase::Trade => "phase-trade",
        Phase::Actions => "phase-actions",
        Phase::Sailing => "phase-sailing",
        Phase::Compass => "phase-compass",
        Phase::Cargo => "phase-cargo",
        Phase::EndOfTurn => "phase-end-of-turn",
        Phase::Over => "phase-over",
    }
}

/// Goods as a list, each as often as it occurs.
fn kinds(goods: Bundle) -> Vec<Arg> {
    goods.kinds().map(kind_term).collect()
}

/// Ducats at the end of the side that pays them.
fn add_ducats(ducats: i8, gives: &mut Vec<Arg>, wants: &mut Vec<Arg>) {
    let side = if ducats > 0 { gives } else { wants };
    if ducats != 0 {
        side.push(Message::new("om-ducats").with("ducats", i32::from(ducats).abs()).into());
    }
}

impl OltreMare {
    /// A card with what is printed on it.
    pub(super) fn card_arg(&self, card: Card) -> Arg {
        Arg::Card { card: card.to_string(), text: self.describe(card) }
    }

    pub(super) fn cards_arg(&self, cards: impl Iterator<Item = Card>) -> Arg {
        Arg::List(cards.map(|card| self.card_arg(card)).collect())
    }

    /// The cards for those who see them, the goods for the others.
    fn seen_cards(&self, seen: &SeenCards) -> Vec<Arg> {
        match seen.cards {
            Some(cards) => cards.iter().map(|card| self.card_arg(card)).collect(),
            None => kinds(seen.goods),
        }
    }

    /// What is claimed, part by part.
    pub(super) fn claim_arg(&self, claim: Claim) -> Arg {
        let mut parts: Vec<Arg> = claim.symbol_list().map(symbol_term).collect();
        if claim.power() > 0 {
            parts.push(Message::new("card-claim-power").with("power", claim.power()).into());
        }
        if claim.load() > 0 {
            parts.push(Message::new("card-claim-load").with("load", claim.load()).into());
        }
        match claim.port() {
            None => {}
            Some(PortClaim::None) => parts.push(Arg::Term("om-claim-no-port")),
            Some(PortClaim::Named(port)) => parts.push(Arg::Text(self.port_name(port))),
        }
        Arg::List(parts)
    }

    /// What is printed on a card, for the parts that a claim is about.
    pub(super) fn truth_arg(&self, claim: Claim, face: &Face) -> Arg {
        let symbols = if claim.symbols() > 0 { face.symbols } else { 0 };
        let mut parts: Vec<Arg> = Claim::new(symbols, 0, 0, None).symbol_list().map(symbol_term).collect();
        if claim.power() > 0 {
            parts.push(Message::new("card-claim-power").with("power", face.power).into());
        }
        if claim.load() > 0 {
            parts.push(Message::new("card-claim-load").with("load", face.load).into());
        }
        if claim.port().is_some() {
            parts.push(face.port.map_or(Arg::Term("om-claim-no-port"), |port| Arg::Text(self.port_name(port))));
        }
        Arg::List(parts)
    }

    /// OM-3.6: the two sides of an offer; a card with a claim is named together with it.
    fn offer_sides(&self, terms: &Terms) -> (Vec<Arg>, Vec<Arg>) {
        let mut plain = terms.gives;
        let mut gives: Vec<Arg> = Vec::new();
        for ShownClaim { good, claim } in terms.claims.iter() {
            let claimed = Message::new("om-claimed").with("good", good_term(good));
            gives.push(claimed.with("claim", self.claim_arg(claim)).into());
            plain.set(good.index(), plain.count(good.index()).saturating_sub(1));
        }
        gives.extend(kinds(plain));
        let mut wants = kinds(terms.wants);
        add_ducats(terms.ducats, &mut gives, &mut wants);
        (gives, wants)
    }
}

impl SeenEvent {
    pub(crate) fn message(&self, rules: &OltreMare) -> Option<Message> {
        let say = Message::new;
        Some(match self {
            SeenEvent::Open(event) => return event.message(rules),
            SeenEvent::HandsDealt { own } => match own {
                Some(cards) => say("om-hand-dealt").with("cards", rules.cards_arg(cards.iter())),
                None => say("om-hands-dealt"),
            },
            SeenEvent::DeckShuffled { source, cards } => match source {
                DeckSource::Setup => return None,
                DeckSource::Discard => say("om-discard-recycled").with("cards", *cards),
                DeckSource::Stacks(seat) => say("om-stacks-recycled").with("seat", *seat).with("cards", *cards),
            },
            SeenEvent::Discarded { seat, count, cards } => match cards {
                Some(cards) => {
                    say("om-you-discarded").with("count", *count).with("cards", rules.cards_arg(cards.iter().copied()))
                }
                None => say("om-discarded").with("seat", *seat).with("count", *count),
            },
            SeenEvent::CardDrawn { seat, card } => match card {
                Some(card) => say("om-you-drew").with("card", rules.card_arg(*card)),
                None => say("om-drew").with("seat", *seat),
            },
            SeenEvent::PirateRansomed { seat, card } => match card {
                Some(card) => say("om-you-ransomed").with("card", rules.card_arg(*card)),
                None => say("om-ransomed").with("seat", *seat),
            },
            SeenEvent::PirateBoarded { seat } => say("om-pirate-boarded").with("seat", *seat),
            SeenEvent::OfferMade { id, from, to, answers, terms, .. } => {
                let said = match answers {
                    Some(answered) => say("om-counter-made").with("answers", u32::from(answered.0)),
                    None => say("om-offer-made"),
                };
                let (gives, wants) = rules.offer_sides(terms);
                said.with("id", u32::from(id.0))
                    .with("seat", *from)
                    .with("to", to.iter().collect::<Vec<Seat>>())
                    .with("gives", gives)
                    .with("wants", wants)
            }
            SeenEvent::DealStruck { giver, taker, given, taken, ducats, prestige, id, voids } => {
                let (mut given, mut taken) = (rules.seen_cards(given), rules.seen_cards(taken));
                add_ducats(*ducats, &mut given, &mut taken);
                say("om-deal-struck")
                    .with("id", u32::from(id.0))
                    .with("giver", *giver)
                    .with("taker", *taker)
                    .with("given", given)
                    .with("taken", taken)
                    .with("prestige", prestige.iter().copied().collect::<Vec<Seat>>())
                    .with("voids", voids.iter().map(|id| format!("#{}", id.0)).collect::<Vec<_>>())
            }
        })
    }
}

impl Event {
    fn message(&self, rules: &OltreMare) -> Option<Message> {
        let say = Message::new;
        Some(match self {
            Event::StartPlayerChosen { seat } => say("om-start-player").with("seat", *seat),
            Event::StartCardTaken { seat, card, port, .. } => say("om-start-card")
                .with("seat", *seat)
                .with("card", rules.card_arg(*card))
                .with("port", rules.port_name(*port)),
            Event::TurnBegan { seat, power, load } => {
                say("om-turn-began").with("seat", *seat).with("power", *power).with("load", *load)
            }
            Event::InfluencePaid { seat, ducats } => {
                say("om-influence-paid").with("seat", *seat).with("ducats", *ducats)
            }
            Event::PricePaid { seat, source, price } => {
                let key = match source {
                    Source::Deck => "om-paid-deck",
                    Source::Pirates => "om-paid-pirates",
                };
                say(key).with("seat", *seat).with("price", *price)
            }
            Event::VeniceSurfaced => say("om-venice-surfaced"),
            Event::OfferRefused { id, seat, reason } => {
                let said = match reason {
                    None => say("om-offer-refused"),
                    Some(reason) => say("om-offer-refused-because").with("reason", reason_term(*reason)),
                };
                said.with("id", u32::from(id.0)).with("seat", *seat)
            }
            Event::OfferWithdrawn { id } => say("om-offer-withdrawn").with("id", u32::from(id.0)),
            Event::Posted { seat, good, have } => say(if *have { "om-posted-have" } else { "om-posted-want" })
                .with("seat", *seat)
                .with("good", good_term(*good)),
            Event::TradeLeft { seat } => say("om-trade-left").with("seat", *seat),
            Event::Played { seat, cards, .. } if cards.is_empty() => say("om-played-nothing").with("seat", *seat),
            Event::Played { seat, cards, .. } => {
                say("om-played").with("seat", *seat).with("cards", rules.cards_arg(cards.iter()))
            }
            Event::DucatsEarned { seat, symbols, calm_sea } => {
                say("om-ducats-earned").with("seat", *seat).with("ducats", *symbols + *calm_sea).with("calm", *calm_sea)
            }
            // OM-4.12: a compass is not taken.
            Event::Sailed { seat, port, marker: compass @ Some(Marker::Compass) } => {
                arrival(rules, "om-sailed-compass", "om-sailed-empty", *seat, *port, *compass)
            }
            Event::Sailed { seat, port, marker } => {
                arrival(rules, "om-sailed", "om-sailed-empty", *seat, *port, *marker)
            }
            Event::CompassFollowed { seat, port: Some(port), marker } => {
                arrival(rules, "om-compass", "om-compass-empty", *seat, *port, *marker)
            }
            Event::CompassFollowed { seat, port: None, .. } => say("om-compass-stay").with("seat", *seat),
            Event::Stowed { cards, .. } if cards.is_empty() => return None,
            Event::Stowed { seat, cards } => {
                say("om-stowed").with("seat", *seat).with("cards", rules.cards_arg(cards.iter().copied()))
            }
            Event::VeniceScored { drawn, prestige, cargo, .. } => {
                let key = if *drawn { "om-venice-drawn" } else { "om-venice-on-top" };
                let lines = prestige.iter().map(|(seat, prize)| {
                    Message::new("om-venice-line").with("seat", seat).with("prestige", prize).with("cargo", cargo[seat])
                });
                say(key).with("lines", lines.collect::<Vec<_>>())
            }
            Event::LastRoundBegan => say("om-last-round"),
            Event::SeatScored { seat, cargo, pirates, markers } => say("om-seat-scored")
                .with("seat", *seat)
                .with("cargo", *cargo)
                .with("pirates", *pirates)
                .with("markers", *markers),
            Event::MatchEnded { count, standings, .. } => {
                let line = |(seat, c): (Seat, FinalCount)| {
                    Message::new("om-final-line")
                        .with("place", standings.place[seat])
                        .with("seat", seat)
                        .with("total", c.total())
                        .with("track", c.track)
                        .with("prestige", c.prestige)
                        .with("cargo", c.cargo)
                        .with("pirates", c.pirates)
                        .with("markers", c.markers)
                };
                let mut counts: Vec<(Seat, FinalCount)> = count.iter().collect();
                counts.sort_by_key(|(seat, _)| standings.place[*seat]);
                say("om-match-ended").with("lines", counts.into_iter().map(line).collect::<Vec<_>>())
            }
            // The board shows them; nobody needs a line.
            Event::MarkersLaid { .. }
            | Event::TradeOpened { .. }
            | Event::Passed { .. }
            | Event::ActionsDone { .. }
            | Event::TurnEnded { .. } => return None,
            // Never seen in full: these have a form of their own.
            Event::HandsDealt { .. }
            | Event::DeckShuffled { .. }
            | Event::Discarded { .. }
            | Event::CardDrawn { .. }
            | Event::PirateRansomed { .. }
            | Event::PirateBoarded { .. }
            | Event::OfferMade { .. }
            | Event::DealStruck { .. } => return None,
        })
    }
}

fn arrival(
    rules: &OltreMare,
    found: &'static str,
    empty: &'static str,
    seat: Seat,
    port: Port,
    marker: Option<Marker>,
) -> Message {
    let message = Message::new(if marker.is_some() { found } else { empty });
    let message = message.with("seat", seat).with("port", rules.port_name(port));
    match marker {
        Some(marker) => message.with("marker", marker_term(marker)),
        None => message,
    }
}

impl Refusal {
    pub(crate) fn message(&self, rules: &OltreMare) -> Message {
        let say = Message::new;
        match *self {
            Refusal::MatchOver => say("om-refusal-match-over"),
            Refusal::NotYourTurn { active } => say("om-refusal-not-your-turn").with("seat", active),
            Refusal::WrongPhase { phase } => say("om-refusal-wrong-phase").with("phase", Arg::Term(phase_key(phase))),
            Refusal::CardNotHeld { card, .. } => say("om-refusal-card-not-held").with("card", card_name(card)),
            Refusal::CardTwice { card, .. } => say("om-refusal-card-twice").with("card", card_name(card)),
            Refusal::WrongDiscard { named, excess } => {
                say("om-refusal-wrong-discard").with("named", named).with("excess", excess)
            }
            Refusal::NoPurchaseLeft => say("om-refusal-no-purchase-left"),
            Refusal::PriceChanged { price, .. } => say("om-refusal-price-changed").with("price", price),
            Refusal::SourceEmpty => say("om-refusal-source-empty"),
            Refusal::NoTalk => say("om-refusal-no-talk"),
            Refusal::NotWithActive => say("om-refusal-not-with-active"),
            Refusal::NoPartner => say("om-refusal-no-partner"),
            Refusal::NothingMoves => say("om-refusal-nothing-moves"),
            Refusal::TooManyDucats => say("om-refusal-too-many-ducats"),
            Refusal::TooMuchWanted => say("om-refusal-too-much-wanted"),
            Refusal::BadClaim { card } => say("om-refusal-bad-claim").with("card", card_name(card)),
            Refusal::TooManyOpenOffers => say("om-refusal-too-many-open-offers"),
            Refusal::TooManyOffers => say("om-refusal-too-many-offers"),
            Refusal::RefusedBefore => say("om-refusal-refused-before"),
            Refusal::OfferClosed { offer } => say("om-refusal-offer-closed").with("id", u32::from(offer.0)),
            Refusal::NotForYou { offer } => say("om-refusal-not-for-you").with("id", u32::from(offer.0)),
            Refusal::NotYourOffer { offer } => say("om-refusal-not-your-offer").with("id", u32::from(offer.0)),
            Refusal::CounteredAlready { offer } => say("om-refusal-countered-already").with("id", u32::from(offer.0)),
            Refusal::WantNotMet { offer } => say("om-refusal-want-not-met").with("id", u32::from(offer.0)),
            Refusal::DealLeavesTooFew { reach, load } => {
                say("om-refusal-deal-leaves-too-few").with("reach", reach).with("load", load)
            }
            Refusal::HaveIsFalse { good } => say("om-refusal-have-is-false").with("good", good_term(good)),
            Refusal::NoPostingLeft => say("om-refusal-no-posting-left"),
            Refusal::PostedAlready { good } => say("om-refusal-posted-already").with("good", good_term(good)),
            Refusal::LeaveInstead => say("om-refusal-leave-instead"),
            Refusal::OfferWaits { offer } => say("om-refusal-offer-waits").with("id", u32::from(offer.0)),
            Refusal::SpokenAlready => say("om-refusal-spoken-already"),
            Refusal::HandTooSmall { held, load } => {
                say("om-refusal-hand-too-small").with("held", held).with("load", load)
            }
            Refusal::WrongLoad { named, load } => say("om-refusal-wrong-load").with("named", named).with("load", load),
            Refusal::OutOfReach { port, routes } => {
                say("om-refusal-out-of-reach").with("port", rules.port_name(port)).with("routes", routes)
            }
            Refusal::CompassForbids { port } => say("om-refusal-compass-forbids").with("port", rules.port_name(port)),
            Refusal::WrongStowage { named, played } => {
                say("om-refusal-wrong-stowage").with("named", named).with("played", played)
            }
        }
    }
}

impl Choices {
    /// What an option of a slot means.
    pub(crate) fn label(&self, rules: &OltreMare, slot: Slot, option: u32) -> Arg {
        let index = option as usize;
        match slot {
            Slot::Verb => Arg::Term(Verb::key(option)),
            Slot::Card | CLAIM => Card::new(index).map_or(Arg::Number(option.into()), |card| rules.card_arg(card)),
            Slot::Good => kind_term(Kind::from_index(index)),
            Slot::Seat => Seat::new(index).map_or(Arg::Number(option.into()), Arg::Seat),
            Slot::Port if option == STOP => Arg::Term("option-stay"),
            Slot::Port => {
                let port = Port(option as u8);
                Arg::Text(rules.port_name(port))
            }
            Slot::More => Arg::Term(if option == 0 { "option-enough" } else { "option-one-more" }),
            Slot::Side => Arg::Term(["option-no-ducats", "option-pay", "option-ask"][index.min(2)]),
            Slot::Reason => reason_term(Reason::ALL[index % Reason::ALL.len()]),
            Slot::Offer => {
                self.offer_label(index).map_or(Arg::Number(option.into()), |id| Arg::Text(format!("#{}", id.0)))
            }
            CLAIM_SYMBOLS | CLAIM_POWER | CLAIM_LOAD | CLAIM_PORT if option == 0 => Arg::Term("option-no-claim"),
            CLAIM_SYMBOLS => {
                let claimed = Symbol::ALL.into_iter().filter(|symbol| option >> *symbol as u32 & 1 == 1);
                Arg::List(claimed.map(symbol_term).collect())
            }
            CLAIM_PORT if option == 1 => Arg::Term("om-claim-no-port"),
            CLAIM_PORT => Arg::Text(rules.port_name(Port(option as u8 - 2))),
            Slot::Money | Slot::Count | Slot::Place | Slot::Own(_) => Arg::Number(option.into()),
        }
    }
}
