//! Everything Oltre Mare says has words in the catalogue, and the catalogue has no words that nobody says.

use game::{Arg, BySeat, Game, Message, Notation, Observer, STOP, Seat, Shown, Slot, Status};
use games::oltre_mare::scenario::{Scenario, rules, seat};
use games::oltre_mare::{
    Action, Card, Choices, DeckSource, Event, Good, GroupChange, Marker, OfferId, OltreMare, Outlook, Phase, Port,
    Preview, Refusal, SeenEvent, Span, Symbol,
};
use portolan::{Language, Words};
use std::collections::{BTreeMap, BTreeSet};
use testkit::{Dice, walk};

const WORDS: &str = include_str!("../../../games/oltre-mare/words/en.ftl");

/// Puts messages into words as the terminal does, but accepts no gaps. Notes what it said.
#[derive(Default)]
struct Speaker {
    /// For each reader.
    words: BTreeMap<Option<usize>, Words>,
    me: Option<Seat>,
    said: BTreeSet<String>,
}

impl Speaker {
    fn say(&mut self, message: &Message) -> String {
        self.word(&Arg::Message(message.clone()))
    }

    /// A line of the log or an answer: a whole sentence.
    fn sentence(&mut self, message: &Message) -> String {
        let text = self.say(message);
        assert!(text.ends_with(['.', '”']), "no sentence: {text}");
        text
    }

    fn word(&mut self, arg: &Arg) -> String {
        self.note(arg);
        let me = self.me;
        let words = self.words.entry(me.map(Seat::index)).or_insert_with(|| Words::new(Language::En, me));
        let (gaps, text) = (words.gaps(arg), words.arg(arg));
        assert!(gaps.is_empty(), "{arg:?}: {gaps:?}");
        assert!(!text.contains("  ") && !text.contains('{') && !text.is_empty(), "{arg:?}: {text}");
        text
    }

    fn note(&mut self, arg: &Arg) {
        match arg {
            Arg::Term(key) | Arg::Thing { term: key, .. } => drop(self.said.insert((*key).to_owned())),
            Arg::Message(message) => {
                self.said.insert(message.key.to_owned());
                message.args.iter().for_each(|(_, arg)| self.note(arg));
            }
            Arg::List(items) => items.iter().for_each(|item| self.note(item)),
            Arg::Seat(_) | Arg::Number(_) | Arg::Text(_) | Arg::Card { .. } => {}
        }
    }
}

/// Plays at random and puts into words every event for everybody, every preview and every label of every option.
fn say_matches(speaker: &mut Speaker) {
    for (players, seed) in (2..=5).flat_map(|players| (0..4).map(move |seed| (players, seed))) {
        let rules = rules(players);
        let mut dice = Dice::new(seed, players.into());
        let mut state = rules.blank();
        let mut events = Vec::new();
        let mut choices = Choices::default();
        rules.deal(&mut state, &mut dice, &mut events);
        loop {
            for (event, who) in events.drain(..).flat_map(|event| Observer::all(players).map(move |who| (event, who))) {
                speaker.me = who.seat();
                if let Some(message) = rules.seen(&event, who).and_then(|seen| rules.tell(&seen)) {
                    speaker.sentence(&message);
                }
            }
            let Status::Open { ask, .. } = rules.status(&state) else { break };
            rules.choices(&state, ask, &mut choices);
            let trail = walk::random(&choices, &[], &mut dice).expect("no dead ends");
            for pick in &trail.picks {
                for option in (0..128).filter(|option| pick.options >> option & 1 == 1) {
                    speaker.word(&rules.label(&choices, pick.slot, option));
                }
            }
            speaker.me = Some(ask);
            let knowledge = rules.knowledge(&state, Observer::Seat(ask));
            for example in rules.examples(&knowledge, &choices) {
                speaker.say(&example.means);
                rules.read_action(&example.typed, Some(&knowledge)).expect(&example.typed);
            }
            for message in rules.foretell(&rules.preview(&knowledge, &trail.action)) {
                speaker.sentence(&message);
            }
            rules.apply(&mut state, ask, &trail.action, &mut dice, &mut events).expect("sampled actions are legal");
        }
    }
}

/// What random matches seldom or never reach.
fn say_rare_events(speaker: &mut Speaker) {
    let rules = rules(3);
    let nothing = games::oltre_mare::CardSet::EMPTY;
    let open = |event| SeenEvent::Open(event);
    let venice = |drawn| Event::VeniceScored {
        drawn,
        prestige: BySeat::new(3, |seat| 3 - seat.index() as i32),
        cargo: BySeat::all(3, 5),
        kept: BySeat::all(3, 1),
    };
    let told = [
        SeenEvent::DeckShuffled { source: DeckSource::Discard, cards: 1 },
        SeenEvent::DeckShuffled { source: DeckSource::Stacks(seat(1)), cards: 30 },
        open(Event::SeatScored { seat: seat(1), cargo: 12, pirates: -3, markers: 6 }),
        open(Event::Played { seat: seat(1), cards: nothing, sails: 0 }),
        open(Event::InfluencePaid { seat: seat(1), ducats: 1 }),
        open(Event::CompassFollowed { seat: seat(1), port: None, marker: None }),
        open(Event::CompassFollowed { seat: seat(1), port: Some(Port(0)), marker: None }),
        open(Event::CompassFollowed { seat: seat(1), port: Some(Port(0)), marker: Some(Marker::CalmSea) }),
        open(venice(true)),
        open(venice(false)),
    ];
    for event in &told {
        for me in [None, Some(seat(1))] {
            speaker.me = me;
            speaker.sentence(&rules.tell(event).expect("worth a line"));
        }
    }
    // Bookkeeping is not announced.
    for event in
        [Event::TradeOpened { seat: seat(1) }, Event::TurnEnded { seat: seat(1) }, Event::Passed { seat: seat(1) }]
    {
        assert_eq!(rules.tell(&open(event)), None);
    }
}

/// Every refusal, one after the other: a new one does not compile until it has a place here.
fn next_refusal(refusal: Refusal) -> Option<Refusal> {
    let (card, offer, good, port) = (Card::default(), OfferId(4), Good::Salt, Port(1));
    Some(match refusal {
        Refusal::MatchOver => Refusal::NotYourTurn { active: seat(2) },
        Refusal::NotYourTurn { .. } => Refusal::WrongPhase { phase: Phase::Dealing },
        Refusal::WrongPhase { phase } => match next_phase(phase) {
            Some(phase) => Refusal::WrongPhase { phase },
            None => Refusal::CardNotHeld { card, phase: Phase::Trade },
        },
        Refusal::CardNotHeld { phase, .. } => Refusal::CardTwice { card, phase },
        Refusal::CardTwice { .. } => Refusal::WrongDiscard { named: 2, excess: 1 },
        Refusal::WrongDiscard { excess: 1, .. } => Refusal::WrongDiscard { named: 2, excess: 3 },
        Refusal::WrongDiscard { .. } => Refusal::NoPurchaseLeft,
        Refusal::NoPurchaseLeft => Refusal::PriceChanged { price: 4, favourable: false },
        Refusal::PriceChanged { .. } => Refusal::SourceEmpty,
        Refusal::SourceEmpty => Refusal::NoTalk,
        Refusal::NoTalk => Refusal::NotWithActive,
        Refusal::NotWithActive => Refusal::NoPartner,
        Refusal::NoPartner => Refusal::NothingMoves,
        Refusal::NothingMoves => Refusal::TooManyDucats,
        Refusal::TooManyDucats => Refusal::TooMuchWanted,
        Refusal::TooMuchWanted => Refusal::BadClaim { card },
        Refusal::BadClaim { .. } => Refusal::TooManyOpenOffers,
        Refusal::TooManyOpenOffers => Refusal::TooManyOffers,
        Refusal::TooManyOffers => Refusal::RefusedBefore,
        Refusal::RefusedBefore => Refusal::OfferClosed { offer },
        Refusal::OfferClosed { .. } => Refusal::NotForYou { offer },
        Refusal::NotForYou { .. } => Refusal::NotYourOffer { offer },
        Refusal::NotYourOffer { .. } => Refusal::CounteredAlready { offer },
        Refusal::CounteredAlready { .. } => Refusal::WantNotMet { offer },
        Refusal::WantNotMet { .. } => Refusal::DealLeavesTooFew { reach: 1, load: 3 },
        Refusal::DealLeavesTooFew { .. } => Refusal::HaveIsFalse { good },
        Refusal::HaveIsFalse { .. } => Refusal::NoPostingLeft,
        Refusal::NoPostingLeft => Refusal::PostedAlready { good },
        Refusal::PostedAlready { .. } => Refusal::LeaveInstead,
        Refusal::LeaveInstead => Refusal::OfferWaits { offer },
        Refusal::OfferWaits { .. } => Refusal::SpokenAlready,
        Refusal::SpokenAlready => Refusal::HandTooSmall { held: 1, load: 2 },
        Refusal::HandTooSmall { .. } => Refusal::WrongLoad { named: 0, load: 1 },
        Refusal::WrongLoad { load: 1, .. } => Refusal::WrongLoad { named: 1, load: 2 },
        Refusal::WrongLoad { .. } => Refusal::OutOfReach { port, routes: 1 },
        Refusal::OutOfReach { routes: 1, .. } => Refusal::OutOfReach { port, routes: 3 },
        Refusal::OutOfReach { .. } => Refusal::CompassForbids { port },
        Refusal::CompassForbids { .. } => Refusal::WrongStowage { named: 2, played: 1 },
        Refusal::WrongStowage { played: 1, .. } => Refusal::WrongStowage { named: 2, played: 3 },
        Refusal::WrongStowage { .. } => return None,
    })
}

fn next_phase(phase: Phase) -> Option<Phase> {
    Some(match phase {
        Phase::Dealing => Phase::Seafaring,
        Phase::Seafaring => Phase::Trade,
        Phase::Trade => Phase::Actions,
        Phase::Actions => Phase::Sailing,
        Phase::Sailing => Phase::Compass,
        Phase::Compass => Phase::Cargo,
        Phase::Cargo => Phase::EndOfTurn,
        Phase::EndOfTurn => Phase::Over,
        Phase::Over => return None,
    })
}

fn say_refusals(speaker: &mut Speaker) {
    let rules = rules(4);
    speaker.me = Some(seat(1));
    let refusals = std::iter::successors(Some(Refusal::MatchOver), |refusal| next_refusal(*refusal));
    for refusal in refusals {
        speaker.sentence(&rules.explain(&refusal));
    }
}

fn deal(prestige: &[usize], load: u8, power: [u8; 2]) -> Preview {
    let [least, most] = power;
    Preview::Deal {
        ducats: 1,
        hand: 1,
        gets: [games::oltre_mare::Kind::Any].into_iter().collect(),
        prestige: prestige.iter().map(|number| seat(*number)).collect(),
        load: Some(load),
        next: Some(Outlook { power: Span { least, most }, load: Span { least: 7 - most, most: 7 - least }, hand: 4 }),
        groups: vec![GroupChange {
            good: Good::Salt,
            cards_before: 2,
            cards_after: 4,
            value_before: 3,
            value_after: 10,
        }],
    }
}

fn say_previews(speaker: &mut Speaker) {
    let rules = rules(4);
    speaker.me = Some(seat(1));
    let card = Good::Salt.card(7).expect("a card");
    let port = Port(3);
    let previews = [
        Preview::Plain,
        Preview::Discard { pirates: 1 },
        Preview::Buy { ducats: -2, card: Some(card) },
        deal(&[1], 3, [6, 6]),
        deal(&[2, 3], 1, [3, 5]),
        Preview::Play { ducats: 6, calm_sea: 1, pirates: 1, market: 3, sails: 2 },
        Preview::Play { ducats: 0, calm_sea: 0, pirates: 0, market: 0, sails: 0 },
        Preview::Arrive { port, marker: Some(Marker::CalmSea), loses: Some(Marker::GoodBusiness) },
        Preview::Arrive { port, marker: Some(Marker::Compass), loses: None },
        Preview::Arrive { port, marker: None, loses: None },
        Preview::Stow { power: 4, load: 3, excess: 1, before: 5, after: 9, group: 2 },
    ];
    for message in previews.iter().flat_map(|preview| rules.foretell(preview)) {
        speaker.sentence(&message);
    }
}

/// Labels of options that a walk may miss.
fn say_labels(speaker: &mut Speaker) {
    let rules = rules(4);
    let choices = Choices::default();
    speaker.me = Some(seat(1));
    let slots: [(Slot, Vec<u32>); 11] = [
        (Slot::Verb, (0..15).collect()),
        (Slot::Good, (0..8).collect()),
        (Slot::Seat, (0..5).collect()),
        (Slot::More, vec![0, 1]),
        (Slot::Side, vec![0, 1, 2]),
        (Slot::Port, vec![0, 29, STOP]),
        (Slot::Reason, (0..6).collect()),
        (Slot::Own("slot-claim"), vec![0, 97]),
        (Slot::Own("slot-claim-symbols"), (0..1 << Symbol::ALL.len()).collect()),
        (Slot::Own("slot-claim-power"), (0..8).collect()),
        (Slot::Own("slot-claim-port"), (0..32).collect()),
    ];
    for (slot, options) in slots {
        let words: Vec<String> = options.iter().map(|o| speaker.word(&rules.label(&choices, slot, *o))).collect();
        let distinct: BTreeSet<&String> = words.iter().collect();
        assert_eq!(distinct.len(), words.len(), "{slot:?}: two options with one name, {words:?}");
    }
}

/// Lines that cannot be read, one for each thing that may be missing.
const STUMBLES: [&str; 19] = [
    "",
    "end now",
    "refuse #1 because",
    "discard silk",
    "play gold",
    "play salt.07 salt.07",
    "want gold",
    "sail Atlantis",
    "accept salt",
    "buy salt",
    "buy deck much",
    "accept #1",
    "offer 1d 2d to 2",
    "offer salt.07 for silk",
    "offer 1d to me",
    "offer 1d to 2 for gold",
    "offer salt.01[p5] salt.02[p5] salt.03[p5] salt.04[p5] salt.05[p5] salt.06[p5] salt.07[p5] to 2",
    "offer salt.07[big] to 2",
    "offer 100d to 2",
];

fn say_misreads(speaker: &mut Speaker) {
    let rules = rules(4);
    for line in STUMBLES {
        let misread = rules.read_action(line, None).expect_err("no action");
        speaker.sentence(&misread.message());
    }
}

/// One lie about one card, and two lies about one of two cards, seen by the takers and revealed at the end.
fn say_lies(speaker: &mut Speaker) {
    let mut table = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.06").hand("grain.01 grain.02 olives.05"))
        .seat(2, |s| s.hand("silk.01"))
        .table();
    table.play(1, "offer grain.01[p7] grain.02[l7] olives.05[ducat+pirate+market+ship] to 2 for nothing");
    table.play(2, "accept #1 with nothing");
    let (rules, me) = (&table.rules, Observer::Seat(seat(2)));
    let seen = || table.events().iter().rev().filter_map(|event| rules.seen(event, me));
    let asides = seen().flat_map(|event| rules.asides(me, &event, &mut seen()));
    for lie in asides.chain(rules.epilogue(&mut table.events().iter())) {
        speaker.sentence(&lie);
    }
}

#[test]
fn everything_said_has_words_and_no_words_are_left_unsaid() {
    let mut speaker = Speaker::default();
    for say in [say_matches, say_rare_events, say_refusals, say_previews, say_labels, say_misreads, say_lies] {
        say(&mut speaker);
    }
    // The screen's words follow the first `###`.
    let rules = WORDS.split("\n### ").next().unwrap_or_default();
    let entries = rules.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let entries = entries.filter(|key| key.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'));
    let unsaid: Vec<&str> = entries.filter(|key| !speaker.said.contains(*key)).collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}

fn check(me: usize, message: &Message, expected: &str) {
    let mut speaker = Speaker { me: (me > 0).then(|| seat(me)), ..Speaker::default() };
    assert_eq!(speaker.say(message), expected);
}

fn told(rules: &OltreMare, event: &Event, me: usize) -> Message {
    let who = if me == 0 { Observer::Spectator } else { Observer::Seat(seat(me)) };
    rules.tell(&rules.seen(event, who).expect("seen")).expect("told")
}

/// The same events to the two sides of a deal and to a third.
#[test]
fn a_deal_is_told_in_cards_to_its_sides_and_in_goods_to_others() {
    let rules = rules(3);
    let state = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.03").hand("grain.01 grain.02"))
        .seat(2, |s| s.hand("salt.01"))
        .build(&rules);
    let mut table = games::oltre_mare::scenario::ScriptedMatch::new(rules, state);
    let mut events = table.play(1, "offer grain.01[p6,@zara] 2d to 2,3 for salt");
    events.extend(table.play(2, "accept #1"));
    let rules = &table.rules;
    let (offer, deal) = (&events[0], &events[1]);
    let sides = "grain (said to be power 6, Zara), 2 ducats for salt.";
    check(1, &told(rules, offer, 1), &format!("Offer #1 from you to player 2, player 3: {sides}"));
    check(3, &told(rules, offer, 3), &format!("Offer #1 from player 1 to player 2, you: {sides}"));
    let (grain, salt) = ("grain.01 p5 l2 ducat+pirate", "salt.01 p5 l2 ducat+market @Costantinopoli");
    let (prestige, mine) = ("Prestige +1 for player 2.", "Prestige +1 for you.");
    check(1, &told(rules, deal, 1), &format!("Deal #1: you give {grain}, 2 ducats to player 2 for {salt}. {prestige}"));
    check(2, &told(rules, deal, 2), &format!("Deal #1: player 1 gives {grain}, 2 ducats to you for {salt}. {mine}"));
    for me in [0, 3] {
        let text = format!("Deal #1: player 1 gives grain, 2 ducats to player 2 for salt. {prestige}");
        check(me, &told(rules, deal, me), &text);
    }
}

#[test]
fn numbers_agree_with_their_words() {
    let rules = rules(3);
    let turn = |load| told(&rules, &Event::TurnBegan { seat: seat(1), power: 5, load }, 2);
    check(2, &turn(1), "player 1’s turn: power 5, load 1.");
    check(1, &turn(2), "Your turn: power 5, load 2.");
    let earned = |symbols, calm_sea| told(&rules, &Event::DucatsEarned { seat: seat(1), symbols, calm_sea }, 1);
    check(1, &earned(1, 0), "You earn 1 ducat.");
    check(2, &earned(3, 2), "player 1 earns 5 ducats, 2 of them for ships on a calm sea.");
    let refusal = rules.explain(&Refusal::HandTooSmall { held: 1, load: 3 });
    check(1, &refusal, "You hold 1 card but must play 3: buy or trade first.");
    let play = Action::Play { cards: "salt.01".split(' ').filter_map(Card::from_name).collect() };
    let state = Scenario::new(3).seat(1, |s| s.cargo("salt.02").hand("salt.01")).phase(Phase::Actions).build(&rules);
    let preview = rules.preview(&rules.knowledge(&state, Observer::Seat(seat(1))), &play);
    check(1, &rules.foretell(&preview)[0], "You get: 1 ducat, 1 card to your hand.");
}
