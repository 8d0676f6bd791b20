//! The laws, checked on Oltre Mare, and two planted faults that they catch.

use game::{
    Arg, Chance, Edition as _, Game, Log, MAX_SEATS, Message, Misread, Notation, Observer, Seat, SeatSet, SetupError,
    Shown, Slot, Status,
};
use oltre_mare::{
    Action, Card, CardClaim, CardSet, Claim, Edition, Event, Good, Kind, Knowledge, Memory, OfferId, OltreMare, Phase,
    Port, PortClaim, Reason, SeenEvent, Setup, Source, State, Venice,
};
use testkit::laws::{Effort, Law, Subject, check, uphold};

struct Laws;

impl Subject for Laws {
    type Game = OltreMare;

    fn mutate(_: &OltreMare, action: &Action, chance: &mut impl Chance) -> Action {
        mutate(action, chance)
    }

    fn invariants(rules: &OltreMare, state: &State) -> Result<(), String> {
        cards_are_conserved(rules, state)?;
        counts_agree(state)?;
        seen_goods_are_there(state)
    }

    fn accounts(_: &OltreMare, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        ducats_have_causes(before, events, after)
    }

    fn hide(rules: &OltreMare, knowledge: &mut Knowledge, chance: &mut impl Chance) {
        // As printed, a screen shows nothing that is remembered of pirates or other hands.
        if rules.setup().memory == Memory::AsPrinted {
            if let Some(pirate) = knowledge.pirates.first_mut() {
                *pirate = None;
            }
            let other = Seat::at(chance.below(MAX_SEATS as u32) as usize);
            if knowledge.me != Some(other) {
                knowledge.held[other] = CardSet::EMPTY;
                knowledge.near[other] = CardSet::EMPTY;
            }
        }
    }

    fn talk(event: &SeenEvent) -> bool {
        match event {
            // Why an offer was refused, and which cards were turned up in search of a port, are said or shown, but not
            // kept.
            SeenEvent::Open(Event::OfferRefused { .. } | Event::StartCardTaken { .. }) => true,
            // Exactly when Venice came up within a draw does not matter once it is gone.
            SeenEvent::Open(Event::VeniceSurfaced | Event::VeniceScored { .. }) => true,
            _ => false,
        }
    }
}

fn card(chance: &mut impl Chance) -> Card {
    Card::new(chance.below(98) as usize).expect("98 cards")
}

/// One thing changed.
fn mutate(action: &Action, chance: &mut impl Chance) -> Action {
    if chance.below(4) == 0 {
        return any_action(chance);
    }
    match *action {
        Action::Discard { mut cards } => {
            if chance.below(2) == 0 || cards.is_empty() {
                cards.push(card(chance));
            } else {
                let at = chance.below(cards.len() as u32) as usize;
                cards[at] = card(chance);
            }
            Action::Discard { cards }
        }
        Action::Buy { source, price } if chance.below(2) == 0 => Action::Buy { source: other_source(source), price },
        Action::Buy { source, .. } => Action::Buy { source, price: 1 + chance.below(5) as u8 },
        Action::OfferDeal(mut p) => {
            match chance.below(8) {
                0 => p.ducats = [100, -100, 99, -99, 0][chance.below(5) as usize],
                1 => p.cards.insert(card(chance)),
                2 => p.to = SeatSet::from_bits(chance.below(32) as u8),
                3 => p.answers = Some(OfferId(chance.below(40) as u16)),
                4 => (0..chance.below(32)).for_each(|_| p.wants.add(chance.below(8) as usize)),
                5 => {
                    // A port that is not on the board, or a silent claim, about a card of the offer.
                    let port = (chance.below(2) == 0).then_some(PortClaim::Named(Port(31)));
                    let spoken: CardSet = p.claims.iter().map(|claim| claim.card).collect();
                    if let Some(card) = p.cards.minus(spoken).iter().last().filter(|_| port.is_some()) {
                        p.claims.push(CardClaim { card, claim: Claim::new(0, 0, 0, port) });
                    }
                }
                6 => p.wants = [Kind::Any].into_iter().collect(),
                _ => (p.cards, p.claims) = (CardSet::EMPTY, Default::default()),
            }
            Action::OfferDeal(p)
        }
        Action::Accept { offer, mut cards } => {
            match chance.below(3) {
                0 => cards.insert(card(chance)),
                1 => cards = CardSet::EMPTY,
                _ => return Action::Accept { offer: OfferId(offer.0 + 1), cards },
            }
            Action::Accept { offer, cards }
        }
        Action::Refuse { offer, .. } => Action::Refuse { offer: OfferId(offer.0 + 1), reason: Some(Reason::Later) },
        Action::Withdraw { offer } => Action::Withdraw { offer: OfferId(offer.0.saturating_sub(1)) },
        Action::Post { good, have } => Action::Post { good, have: !have },
        Action::Play { mut cards } => {
            cards.insert(card(chance));
            if let Some(first) = cards.first().filter(|_| chance.below(2) == 0) {
                cards.remove(first);
            }
            Action::Play { cards }
        }
        Action::Sail { .. } => Action::Sail { port: Port(chance.below(34) as u8) },
        Action::FollowCompass { .. } => Action::FollowCompass { port: Some(Port(chance.below(34) as u8)) },
        Action::Stow { mut cards } => {
            if let Some(last) = cards.last_mut() {
                *last = card(chance);
            }
            Action::Stow { cards }
        }
        Action::Pass | Action::LeaveTrade | Action::EndTurn => any_action(chance),
    }
}

fn other_source(source: Source) -> Source {
    match source {
        Source::Deck => Source::Pirates,
        Source::Pirates => Source::Deck,
    }
}

fn any_action(chance: &mut impl Chance) -> Action {
    match chance.below(10) {
        0 => Action::Pass,
        1 => Action::LeaveTrade,
        2 => Action::EndTurn,
        3 => Action::Buy { source: Source::Deck, price: 3 },
        4 => Action::Buy { source: Source::Pirates, price: 4 },
        5 => Action::Post { good: Good::ALL[chance.below(7) as usize], have: chance.below(2) == 0 },
        6 => Action::Sail { port: Port(chance.below(30) as u8) },
        7 => Action::FollowCompass { port: None },
        8 => Action::Play { cards: [card(chance)].into_iter().collect() },
        _ => Action::Accept { offer: OfferId(chance.below(30) as u16), cards: CardSet::EMPTY },
    }
}

/// Every card in play is in exactly one place.
fn cards_are_conserved(rules: &OltreMare, state: &State) -> Result<(), String> {
    if state.public.phase == Phase::Dealing {
        return Ok(());
    }
    let mut places = vec![state.public.discard, state.public.table];
    places.push(state.hidden.deck().collect());
    for seat in state.public.seats() {
        places.push(state.hidden.hand(seat));
        places.push(state.hidden.pirates(seat).collect());
        places.push(state.public.cargos.iter(seat).collect());
    }
    let sum: usize = places.iter().map(|place| place.len()).sum();
    let all = places.iter().fold(CardSet::EMPTY, |all, place| all.or(*place));
    let expected = rules.cards_in_play();
    if all != expected || sum != expected.len() {
        return Err(format!("{sum} places for {} cards, missing {:?}", expected.len(), expected.minus(all)));
    }
    Ok(())
}

fn counts_agree(state: &State) -> Result<(), String> {
    let State { public, hidden } = state;
    if public.deck as usize != hidden.deck().count() {
        return Err("deck size".into());
    }
    let mut stowed = 0;
    for seat in public.seats() {
        stowed += public.cargos.size(seat) as usize;
        let same = public.hand[seat] as usize == hidden.hand(seat).len()
            && public.pirates[seat] as usize == hidden.pirates(seat).count()
            && public.cargos.size(seat) as usize == public.cargos.iter(seat).count();
        if !same {
            return Err(format!("counts of {seat:?}"));
        }
    }
    if stowed != public.cargos.all().len() {
        return Err("stowed cards".into());
    }
    if public.venice == Venice::OnTop && hidden.above_venice != 0 {
        return Err("venice on top under cards".into());
    }
    let made_by = |seat: Seat| public.offers.iter().filter(|offer| offer.from == seat).count();
    let open_offers = public.seats().all(|seat| public.open_offers[seat] as usize == made_by(seat));
    let addressed = public.offers.iter().fold(SeatSet::EMPTY, |seats, offer| seats.or(offer.to));
    let awaited = public.offers.iter().fold(SeatSet::EMPTY, |seats, offer| seats.or(offer.awaits));
    if !open_offers || public.addressed != addressed || public.awaited != awaited {
        return Err(format!("sums of {:?}", public.offers));
    }
    Ok(())
}

/// A hand holds every card that everybody has seen it take, and every card that an offer shows.
fn seen_goods_are_there(state: &State) -> Result<(), String> {
    let State { public, hidden } = state;
    for seat in public.seats() {
        for good in Good::ALL {
            let held = hidden.hand(seat).of(good).len() as u32;
            if held < public.least[seat].count(good.index()) {
                return Err(format!("{seat:?} holds {held} {good:?}, less than was seen"));
            }
        }
    }
    for (offer, cards) in public.offers.iter().zip(hidden.gives.iter()) {
        if !hidden.hand(offer.from).includes(*cards) || oltre_mare::Bundle::of(*cards) != offer.terms.gives {
            return Err(format!("offer {:?} is not what it shows", offer.id));
        }
    }
    Ok(())
}

/// Every change of ducats has an event that causes it.
fn ducats_have_causes(before: &State, events: &[Event], after: &State) -> Result<(), String> {
    let mut ducats = before.public.ducats;
    for event in events {
        match *event {
            Event::InfluencePaid { seat, ducats: gain } => ducats[seat] += gain,
            Event::PricePaid { seat, price, .. } => ducats[seat] -= i32::from(price),
            Event::DealStruck { giver, taker, ducats: paid, .. } => {
                ducats[giver] -= i32::from(paid);
                ducats[taker] += i32::from(paid);
            }
            Event::DucatsEarned { seat, symbols, calm_sea } => ducats[seat] += symbols + calm_sea,
            Event::VeniceScored { prestige, cargo, .. } => {
                for (seat, prize) in prestige.iter() {
                    ducats[seat] += prize + cargo[seat];
                }
            }
            Event::SeatScored { seat, cargo, pirates, markers } => ducats[seat] += cargo + pirates + markers,
            Event::MatchEnded { count, .. } => {
                for (seat, count) in count.iter() {
                    ducats[seat] += count.prestige + count.cargo + count.pirates + count.markers;
                }
            }
            _ => {}
        }
    }
    if ducats == after.public.ducats {
        Ok(())
    } else {
        Err(format!("{ducats:?} accounted, {:?} held", after.public.ducats))
    }
}

fn rules(setup: Setup) -> OltreMare {
    OltreMare::new(&setup, &Edition::builtin()).expect("a legal setup")
}

fn laws_hold(setup: Setup) {
    let tally = uphold::<Laws>(&rules(setup), &Effort::default());
    assert!(tally.matches >= 8 && tally.refused > 500 && tally.redealt > 100, "{tally:?}");
}

#[test]
fn laws_hold_with_two_players() {
    laws_hold(Setup::of(2));
}

#[test]
fn laws_hold_with_three_players() {
    laws_hold(Setup { memory: Memory::OwnStacks, ..Setup::of(3) });
}

#[test]
fn laws_hold_with_four_players() {
    laws_hold(Setup::of(4));
}

#[test]
fn laws_hold_with_five_players() {
    laws_hold(Setup { memory: Memory::AllCargos, ..Setup::of(5) });
}

#[test]
fn laws_hold_without_talk() {
    laws_hold(Setup { talk: false, ..Setup::of(4) });
}

/// Oltre Mare with a fault planted in it, to show that the laws are not blind.
struct Faulty<const FAULT: u8>(OltreMare);

/// Everybody learns the top card of the deck as if it were in the active seat's hand.
const LEAK: u8 = 0;
/// A card drawn to a hand is lost on the way.
const LOSS: u8 = 1;
/// A purchase costs a ducat more than the event says.
const THEFT: u8 = 2;

impl<const FAULT: u8> Faulty<FAULT> {
    fn spoil(state: &mut State, event: &Event) {
        match event {
            Event::CardDrawn { seat, card } if FAULT == LOSS => state.hidden.hands[*seat].remove(*card),
            Event::PricePaid { seat, .. } if FAULT == THEFT => state.public.ducats[*seat] -= 1,
            _ => {}
        }
    }
}

impl<const FAULT: u8> Game for Faulty<FAULT> {
    const NAME: &'static str = "faulty";
    const RULES: u32 = 1;
    type Setup = Setup;
    type Edition = Edition;
    type State = State;
    type Action = Action;
    type Choices = oltre_mare::Choices;
    type Event = Event;
    type SeenEvent = SeenEvent;
    type Refusal = oltre_mare::Refusal;
    type Knowledge = Knowledge;

    fn new(setup: &Setup, edition: &Edition) -> Result<Self, SetupError> {
        OltreMare::new(setup, edition).map(Faulty)
    }
    fn setup(&self) -> &Setup {
        self.0.setup()
    }
    fn players(&self) -> u8 {
        self.0.players()
    }
    fn blank(&self) -> State {
        self.0.blank()
    }
    fn deal(&self, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.0.deal(state, chance, log);
    }
    fn status(&self, state: &State) -> Status {
        self.0.status(state)
    }
    fn choices(&self, state: &State, seat: Seat, out: &mut oltre_mare::Choices) {
        self.0.choices(state, seat, out);
    }
    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), oltre_mare::Refusal> {
        self.0.check(state, seat, action)
    }
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), oltre_mare::Refusal> {
        let mut events = Vec::new();
        self.0.apply(state, seat, action, chance, &mut events)?;
        for event in events {
            Self::spoil(state, &event);
            log.push(event);
        }
        Ok(())
    }
    fn evolve(&self, state: &mut State, event: &Event) {
        self.0.evolve(state, event);
        Self::spoil(state, event);
    }
    fn seen(&self, event: &Event, who: Observer) -> Option<SeenEvent> {
        self.0.seen(event, who)
    }
    fn knowledge(&self, state: &State, who: Observer) -> Knowledge {
        let mut knowledge = self.0.knowledge(state, who);
        if let (true, Some(card)) = (FAULT == LEAK, state.hidden.deck_top()) {
            let active = state.public.active;
            knowledge.near[active] = knowledge.near[active].or(CardSet::only(card));
        }
        knowledge
    }
    fn learn(&self, knowledge: &mut Knowledge, event: &SeenEvent) {
        self.0.learn(knowledge, event);
        if let (true, SeenEvent::Open(Event::PricePaid { seat, .. })) = (FAULT == THEFT, event) {
            knowledge.public.ducats[*seat] -= 1;
        }
    }
    fn redeal(&self, knowledge: &Knowledge, chance: &mut impl Chance, out: &mut State) {
        self.0.redeal(knowledge, chance, out);
    }
}

impl<const FAULT: u8> Notation for Faulty<FAULT> {
    fn write_action(&self, action: &Action) -> String {
        self.0.write_action(action)
    }
    fn read_action(&self, text: &str, knowledge: Option<&Knowledge>) -> Result<Action, Misread> {
        self.0.read_action(text, knowledge)
    }
}

impl<const FAULT: u8> Shown for Faulty<FAULT> {
    type View = oltre_mare::View;
    type Preview = oltre_mare::Preview;
    type Facts = oltre_mare::Facts;
    type Menu = oltre_mare::Menu;

    fn view(&self, knowledge: &Knowledge) -> oltre_mare::View {
        self.0.view(knowledge)
    }
    fn write_view(&self, view: &oltre_mare::View) -> String {
        self.0.write_view(view)
    }
    fn preview(&self, knowledge: &Knowledge, action: &Action) -> oltre_mare::Preview {
        self.0.preview(knowledge, action)
    }
    fn foretell(&self, preview: &oltre_mare::Preview) -> Vec<Message> {
        self.0.foretell(preview)
    }
    fn tell(&self, event: &SeenEvent) -> Option<Message> {
        self.0.tell(event)
    }
    fn explain(&self, refusal: &oltre_mare::Refusal) -> Message {
        self.0.explain(refusal)
    }
    fn facts(&self) -> oltre_mare::Facts {
        self.0.facts()
    }
    fn menu(&self, choices: &oltre_mare::Choices) -> oltre_mare::Menu {
        self.0.menu(choices)
    }
    fn label(&self, choices: &oltre_mare::Choices, slot: Slot, option: u32) -> Arg {
        self.0.label(choices, slot, option)
    }
}

struct FaultyLaws<const FAULT: u8>;

impl<const FAULT: u8> Subject for FaultyLaws<FAULT> {
    type Game = Faulty<FAULT>;

    fn mutate(_: &Faulty<FAULT>, action: &Action, chance: &mut impl Chance) -> Action {
        mutate(action, chance)
    }

    fn invariants(game: &Faulty<FAULT>, state: &State) -> Result<(), String> {
        Laws::invariants(&game.0, state)
    }

    fn accounts(_: &Faulty<FAULT>, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        ducats_have_causes(before, events, after)
    }

    fn talk(event: &SeenEvent) -> bool {
        Laws::talk(event)
    }
}

fn broken_law<const FAULT: u8>() -> Law {
    let game = Faulty::<FAULT>::new(&Setup::of(4), &Edition::builtin()).expect("a legal setup");
    check::<FaultyLaws<FAULT>>(&game, &Effort::default()).expect_err("the planted fault is found").law
}

#[test]
fn a_planted_leak_is_caught() {
    let law = broken_law::<LEAK>();
    assert!(matches!(law, Law::FoldGivesKnowledge | Law::RedealFitsKnowledge | Law::NoLeak), "{law}");
}

#[test]
fn a_lost_card_is_caught() {
    assert_eq!(broken_law::<LOSS>(), Law::Invariant);
}

#[test]
fn a_ducat_without_a_cause_is_caught() {
    assert_eq!(broken_law::<THEFT>(), Law::Accounts);
}
