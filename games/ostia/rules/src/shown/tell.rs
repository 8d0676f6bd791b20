//! Refusals, events, previews and options as messages; the words are in `words`.

#![allow(clippy::indexing_slicing, reason = "there is a name for each good")]

use crate::knowledge::SeenEvent;
use crate::moves::choices::{BUILD_NONE, FIRST, HUNDRED, ONE_PICK, Question, STRIDE, THIRD, pair};
use crate::moves::{Choices, Event, Refusal};
use crate::rules::Ostia;
use crate::shown::preview::Effect;
use crate::state::goods::{LANES, WORDS};
use crate::state::{Answer, Cards, Good, Layout, Phase};
use game::{Arg, Message, Seat, Slot};

/// The goods, then the bluff cards.
const TERMS: [&str; LANES] = [
    "ostia-good-ivory",
    "ostia-good-marble",
    "ostia-good-wood",
    "ostia-good-salt",
    "ostia-good-wine",
    "ostia-good-wheat",
    "ostia-good-bluff",
];

/// A good or the bluff cards, by their place among the counts.
fn lane_arg(lane: usize) -> Arg {
    Arg::Thing { term: TERMS[lane], thing: WORDS[lane] }
}

pub(super) fn good_arg(good: Good) -> Arg {
    lane_arg(good.index())
}

/// Cards as a list: each kind with its count.
pub(super) fn cards_list(cards: Cards) -> Arg {
    if cards.is_empty() {
        return Arg::Term("ostia-nothing");
    }
    let counted =
        |(lane, count): (usize, u8)| Message::new("ostia-cards").with("count", count).with("good", lane_arg(lane));
    cards.lanes().map(counted).collect::<Vec<_>>().into()
}

fn of_seat(key: &'static str, seat: Seat) -> Message {
    Message::new(key).with("seat", seat)
}

/// OS-2.5: a lot that was not sold to the highest bidder, and what the higher bid would have paid the seller.
pub(super) fn sold_lower(event: &SeenEvent, seen: &mut dyn Iterator<Item = SeenEvent>) -> Option<Message> {
    let SeenEvent::Open(Event::LotSold { seller, buyer, price }) = *event else { return None };
    let (mut sales, mut bidding) = (0, false);
    let mut highest: Option<(Seat, u16)> = None;
    for other in seen {
        match other {
            SeenEvent::Open(Event::LotSold { .. }) if other == *event => {
                sales += 1;
                bidding = sales == 1;
            }
            SeenEvent::Open(Event::BidMade { seat, amount }) if bidding => {
                highest = highest.filter(|(_, most)| *most > amount).or(Some((seat, amount)));
            }
            SeenEvent::Open(Event::LotPutUp { .. }) => bidding = false,
            _ => {}
        }
    }
    // Two such sales look alike: it is not certain which bids belong to which.
    let (other, bid) = highest.filter(|(_, bid)| *bid > price && sales == 1)?;
    let (share, more) = (price / 2, bid / 2);
    let key = if more > share { "ostia-event-lot-sold-lower" } else { "ostia-event-lot-sold-same" };
    Some(
        of_seat(key, seller)
            .with("buyer", buyer)
            .with("price", i64::from(price))
            .with("share", i64::from(share))
            .with("other", other)
            .with("bid", i64::from(bid))
            .with("less", i64::from(more.saturating_sub(share))),
    )
}

impl SeenEvent {
    pub(crate) fn message(&self, rules: &Ostia) -> Option<Message> {
        Some(match *self {
            SeenEvent::FirstCardDealt { seat, good: None } => of_seat("ostia-event-first-card", seat),
            SeenEvent::FirstCardDealt { seat, good: Some(good) } => {
                of_seat("ostia-event-first-card-own", seat).with("good", good_arg(good))
            }
            SeenEvent::Dealt { seat, count, cards: None } => of_seat("ostia-event-dealt", seat).with("count", count),
            SeenEvent::Dealt { seat, cards: Some(cards), .. } => {
                of_seat("ostia-event-dealt-own", seat).with("cards", cards_list(cards))
            }
            SeenEvent::FreePicked { seat, good: None } => of_seat("ostia-event-free-picked", seat),
            SeenEvent::FreePicked { seat, good: Some(good) } => {
                of_seat("ostia-event-free-picked-own", seat).with("good", good_arg(good))
            }
            SeenEvent::Laid { seat, forum, senate, layout: None } => {
                of_seat("ostia-event-laid", seat).with("forum", forum).with("senate", senate)
            }
            SeenEvent::Laid { seat, layout: Some(layout), .. } => layout_message("ostia-event-laid-own", seat, layout),
            SeenEvent::LaidUnseen { seat, layout: None } => of_seat("ostia-event-laid-unseen", seat),
            SeenEvent::LaidUnseen { seat, layout: Some(layout) } => {
                layout_message("ostia-event-laid-own", seat, layout)
            }
            SeenEvent::Answered { seat, answer: None } => of_seat("ostia-event-answered", seat),
            SeenEvent::Answered { seat, answer: Some(Answer::Stand) } => of_seat("ostia-event-stood-own", seat),
            SeenEvent::Answered { seat, answer: Some(Answer::Lay(layout)) } => {
                layout_message("ostia-event-laid-again-own", seat, layout)
            }
            SeenEvent::Managed { seat, plan: None } => of_seat("ostia-event-managed", seat),
            SeenEvent::Managed { seat, plan: Some(plan) } => of_seat("ostia-event-managed-own", seat)
                .with("repay", plan.repay)
                .with("build", plan.build)
                .with("keep", cards_list(plan.keep)),
            SeenEvent::Open(event) => return event.message(rules),
        })
    }
}

impl Event {
    fn message(&self, rules: &Ostia) -> Option<Message> {
        Some(match *self {
            // Nobody sees exactly these: they are put into words as they are seen.
            Event::FirstCardDealt { .. } | Event::Dealt { .. } | Event::FreePicked { .. } => return None,
            Event::Laid { .. } | Event::LaidUnseen { .. } | Event::Answered { .. } => return None,
            Event::Managed { .. } => return None,
            Event::Started { start } => of_seat("ostia-event-started", start),
            Event::RoundBegan { round, start } => of_seat("ostia-event-round-began", start).with("round", round),
            Event::SenateOpened { card } => senate_card("ostia-event-senate-opened", rules, card),
            Event::Reshuffled => Message::new("ostia-event-reshuffled"),
            Event::Asked { phase } => return phase.message(),
            Event::TakenBack { seat } => of_seat("ostia-event-taken-back", seat),
            Event::FreePicksTaken => Message::new("ostia-event-free-picks-taken"),
            Event::LotPutUp { seller, lot, minimum } => of_seat("ostia-event-lot-put-up", seller)
                .with("cards", cards_list(lot))
                .with("minimum", i64::from(minimum)),
            Event::BidMade { seat, amount } => of_seat("ostia-event-bid-made", seat).with("amount", i64::from(amount)),
            Event::BidPassed { seat } => of_seat("ostia-event-bid-passed", seat),
            Event::StorehousesSold { seat, count } => {
                of_seat("ostia-event-storehouses-sold", seat).with("count", count)
            }
            Event::CreditsTaken { seat, count } => of_seat("ostia-event-credits-taken", seat).with("count", count),
            Event::LotKept { seller, price } => of_seat("ostia-event-lot-kept", seller).with("price", i64::from(price)),
            Event::LotSold { seller, buyer, price } => of_seat("ostia-event-lot-sold", seller)
                .with("buyer", buyer)
                .with("price", i64::from(price))
                .with("share", i64::from(price / 2)),
            Event::LotForced { seller, price } => {
                of_seat("ostia-event-lot-forced", seller).with("price", i64::from(price))
            }
            Event::MarketTurnedUp { cards } => {
                Message::new("ostia-event-market-turned-up").with("cards", cards_list(cards))
            }
            Event::SizesShown { seat, forum, senate } => {
                of_seat("ostia-event-sizes-shown", seat).with("forum", forum).with("senate", senate)
            }
            Event::TurnedUp { seat, forum, senate } => of_seat("ostia-event-turned-up", seat)
                .with("forum", cards_list(forum))
                .with("senate", cards_list(senate)),
            Event::PenaltyPaid { seat, lost } => {
                of_seat("ostia-event-penalty-paid", seat).with("cards", cards_list(lost))
            }
            Event::GoodsSold { seat, income } => {
                of_seat("ostia-event-goods-sold", seat).with("income", i64::from(income))
            }
            Event::ForumCleared | Event::SenateCleared => return None,
            Event::OfferJudged { seat, worth, vp } => {
                of_seat("ostia-event-offer-judged", seat).with("worth", i64::from(worth)).with("vp", vp)
            }
            Event::CreditsRepaid { seat, count } => of_seat("ostia-event-credits-repaid", seat).with("count", count),
            Event::InterestPaid { seat, amount } => {
                of_seat("ostia-event-interest-paid", seat).with("amount", i64::from(amount))
            }
            Event::StorehousesBuilt { seat, count } => {
                of_seat("ostia-event-storehouses-built", seat).with("count", count)
            }
            Event::Discarded { seat, cards } => of_seat("ostia-event-discarded", seat).with("cards", cards_list(cards)),
            Event::StoresTurnedUp { seat, stored, forum } => of_seat("ostia-event-stores-turned-up", seat)
                .with("stored", cards_list(stored))
                .with("forum", cards_list(forum)),
            Event::TypesScored { seat, vp } => of_seat("ostia-event-types-scored", seat).with("vp", vp),
            Event::Eliminated { seat } => of_seat("ostia-event-eliminated", seat),
            Event::CashScored { seat, vp } => of_seat("ostia-event-cash-scored", seat).with("vp", vp),
            Event::PutAwayTurnedUp { card } => senate_card("ostia-event-put-away-turned-up", rules, card),
        })
    }
}

fn layout_message(key: &'static str, seat: Seat, layout: Layout) -> Message {
    of_seat(key, seat).with("forum", cards_list(layout.forum)).with("senate", cards_list(layout.senate))
}

fn senate_card(key: &'static str, rules: &Ostia, card: u8) -> Message {
    let goods = rules.senate_order(card).into_iter().map(good_arg).collect();
    Message::new(key).with("goods", Arg::List(goods))
}

impl Phase {
    /// The phases are worth a line; whose turn it is can be seen.
    fn message(self) -> Option<Message> {
        match self {
            Phase::FreePick => Some(Message::new("ostia-phase-free-pick")),
            Phase::Counter => Some(Message::new("ostia-phase-counter")),
            Phase::SecondLook | Phase::LastSecondLook => Some(Message::new("ostia-phase-second-look")),
            Phase::Storehouses => Some(Message::new("ostia-phase-storehouses")),
            Phase::LastCounter => Some(Message::new("ostia-phase-last-counter")),
            Phase::Over => Some(Message::new("ostia-phase-over")),
            Phase::Blank | Phase::Lot(_) | Phase::Bid(_) | Phase::Decision(_) | Phase::Sale(_) => None,
        }
    }
}

impl Effect {
    pub(crate) fn message(&self) -> Message {
        match *self {
            Effect::Gains { cards } => Message::new("ostia-effect-gains").with("cards", cards_list(cards)),
            Effect::LotCosts { minimum, forced } => Message::new("ostia-effect-lot-costs")
                .with("minimum", i64::from(minimum))
                .with("forced", i64::from(forced)),
            Effect::PaysIfTaken { amount } => {
                Message::new("ostia-effect-pays-if-taken").with("amount", i64::from(amount))
            }
            Effect::SellsStorehouses { count } => Message::new("ostia-effect-sells-storehouses").with("count", count),
            Effect::TakesCredits { count } => Message::new("ostia-effect-takes-credits").with("count", count),
            Effect::CashAfter { cash } => Message::new("ostia-effect-cash-after").with("cash", i64::from(cash)),
            Effect::LosesToPenalty { cards } => {
                Message::new("ostia-effect-loses-to-penalty").with("cards", cards_list(cards))
            }
            Effect::EarnsAtMost { income } => {
                Message::new("ostia-effect-earns-at-most").with("income", i64::from(income))
            }
            Effect::OfferWorth { worth } => Message::new("ostia-effect-offer-worth").with("worth", i64::from(worth)),
            Effect::PaysInterest { amount } => {
                Message::new("ostia-effect-pays-interest").with("amount", i64::from(amount))
            }
            Effect::Holds { storehouses, credits } => {
                Message::new("ostia-effect-holds").with("storehouses", storehouses).with("credits", credits)
            }
            Effect::Discards { cards } => Message::new("ostia-effect-discards").with("cards", cards_list(cards)),
            Effect::ScoresTypes { vp } => Message::new("ostia-effect-scores-types").with("vp", vp),
            Effect::IsOut => Message::new("ostia-effect-is-out"),
        }
    }
}

impl Refusal {
    pub(crate) fn message(&self) -> Message {
        match *self {
            Refusal::NoSuchSeat => Message::new("ostia-refusal-no-such-seat"),
            Refusal::MatchOver => Message::new("ostia-refusal-match-over"),
            Refusal::NotNow => Message::new("ostia-refusal-not-now"),
            Refusal::NotYourTurn { turn } => of_seat("ostia-refusal-not-your-turn", turn),
            Refusal::NothingToLay => Message::new("ostia-refusal-nothing-to-lay"),
            Refusal::NothingToTakeBack => Message::new("ostia-refusal-nothing-to-take-back"),
            Refusal::NotOnShip { good } => Message::new("ostia-refusal-not-on-ship").with("good", good_arg(good)),
            Refusal::NotTwoCards { got } => Message::new("ostia-refusal-not-two-cards").with("got", got),
            Refusal::LotNotOnShip => Message::new("ostia-refusal-lot-not-on-ship"),
            Refusal::BidTooLow { minimum } => {
                Message::new("ostia-refusal-bid-too-low").with("minimum", i64::from(minimum))
            }
            Refusal::BidTooHigh { limit } => Message::new("ostia-refusal-bid-too-high").with("limit", i64::from(limit)),
            Refusal::CannotPayToKeep { price, cash } => Message::new("ostia-refusal-cannot-pay-to-keep")
                .with("price", i64::from(price))
                .with("cash", i64::from(cash)),
            Refusal::NoBidFrom { seat } => of_seat("ostia-refusal-no-bid-from", seat),
            Refusal::NotInStock => Message::new("ostia-refusal-not-in-stock"),
            Refusal::TooManyBluffs => Message::new("ostia-refusal-too-many-bluffs"),
            Refusal::SenateClosed => Message::new("ostia-refusal-senate-closed"),
            Refusal::CannotRepay { most } => Message::new("ostia-refusal-cannot-repay").with("most", most),
            Refusal::CannotBuild { most } => Message::new("ostia-refusal-cannot-build").with("most", most),
            Refusal::CannotKeepThese => Message::new("ostia-refusal-cannot-keep-these"),
            Refusal::NoRoom { room } => Message::new("ostia-refusal-no-room").with("room", room),
            Refusal::NotSoManyEmpty { empty } => Message::new("ostia-refusal-not-so-many-empty").with("empty", empty),
            Refusal::MustSell { least } => Message::new("ostia-refusal-must-sell").with("least", least),
        }
    }
}

impl Choices {
    /// The meaning of an option of a slot.
    pub(crate) fn label(&self, slot: Slot, option: u32) -> Arg {
        let first = option == FIRST;
        match (self.question, slot) {
            (Question::Lay { .. }, Slot::Verb) if option == THIRD => Arg::Term("ostia-verb-stand"),
            (Question::FreePick { .. } | Question::Lay { .. } | Question::Storehouses { .. }, Slot::Verb) => {
                Arg::Term(if first { "ostia-verb-decide" } else { "ostia-verb-take-back" })
            }
            (Question::Bid { .. }, Slot::Verb) => Arg::Term(if first { "ostia-verb-pass" } else { "ostia-verb-bid" }),
            (Question::Decision { .. }, Slot::Verb) => {
                Arg::Term(if first { "ostia-verb-keep" } else { "ostia-verb-sell" })
            }
            (Question::Decision { .. }, Slot::Seat) => Arg::Seat(Seat::at(option as usize)),
            (Question::FreePick { .. }, Slot::Good) => lane_arg(option as usize % LANES),
            (Question::Lot { .. }, Slot::Card) => {
                let (first, second) = pair(option);
                Arg::List(vec![good_arg(first), good_arg(second)])
            }
            (Question::Bid { limit, .. }, Slot::Money) if u32::from(limit) >= ONE_PICK => {
                Message::new("ostia-label-and-more").with("more", option).into()
            }
            (Question::Bid { .. }, Slot::Count) => {
                Message::new("ostia-label-from").with("amount", option * HUNDRED).into()
            }
            (Question::Lay { .. }, Slot::Good) => counted("ostia-label-forum", option),
            (Question::Lay { .. }, Slot::Offer) => counted("ostia-label-senate", option),
            (Question::Storehouses { .. }, Slot::Good) => counted("ostia-label-keep", option),
            (Question::Storehouses { .. }, Slot::Count) if option >= BUILD_NONE => {
                Message::new("ostia-label-build").with("count", option - BUILD_NONE).into()
            }
            (Question::Storehouses { .. }, Slot::Count) => {
                Message::new("ostia-label-repay").with("count", option).into()
            }
            (Question::Sale(_), Slot::Count) => {
                Message::new("ostia-label-sell-storehouses").with("count", option).into()
            }
            _ => Arg::Number(option.into()),
        }
    }
}

/// A number of cards of one kind, somewhere.
fn counted(key: &'static str, option: u32) -> Arg {
    let good = lane_arg((option / STRIDE) as usize % LANES);
    Message::new(key).with("count", option % STRIDE).with("good", good).into()
}
