//! Standing orders of both games: what they do where the answer is plain, and that wherever they act they are legal and
//! come to an end.

use bots::{Bots, Orders};
use game::{Chance as _, Choices as _, Edition as _, Game, NoLog, Notation as _, Observer, Seat, Setup as _, Status};
use oltre_mare::bots::orders::{Answers, OtherOffers, Price};
use ostia::bots::orders::{BidRule, Bidding, HighestBid, OtherLots, Pair, Reserve, Sheet};
use ostia::{Answer, Good, Layout, Phase};
use serde_json::{Value, json};
use testkit::Dice;

/// What orders say in a seat of a state.
fn obeys<G: Bots>(game: &G, state: &G::State, seat: Seat, orders: &G::Orders) -> Option<G::Action> {
    let mut choices = G::Choices::default();
    game.choices(state, seat, &mut choices);
    orders.obey(game, &game.knowledge(state, Observer::Seat(seat)), &choices)
}

mod bidding {
    use super::*;
    use ostia::scenario::{Scenario, cards, seat};
    use ostia::{Action, Edition, Ostia, Setup, State};

    fn rules() -> Ostia {
        Ostia::new(&Setup::usual(3).unwrap(), &Edition::builtin()).unwrap()
    }

    /// Seat 1 has put up wood and wine, the minimum is 12; seat 2 has 20 D and two storehouses.
    fn wood_and_wine(game: &Ostia) -> State {
        let scenario = Scenario::new(game).ship(1, "wood wine salt wheat").means(2, 20, 2, 0).means(1, 30, 1, 0);
        let mut state = scenario.phase(Phase::Lot(seat(1))).build();
        play(game, &mut state, 1, Action::PutUp { lot: cards("wood wine") });
        state
    }

    fn play(game: &Ostia, state: &mut State, number: usize, action: Action) {
        game.apply(state, seat(number), &action, &mut Dice::new(7, 0), &mut NoLog).unwrap();
    }

    fn pair(one: Good, other: Good) -> Pair {
        Pair([one, other])
    }

    fn sheet(at_most: u16) -> Sheet {
        Sheet {
            bids: vec![HighestBid { pair: pair(Good::Wine, Good::Wood), at_most }],
            bidding: Bidding::Whole,
            borrow: false,
            other_lots: OtherLots::Wait,
            reserves: Vec::new(),
            second_look: None,
            rule: None,
            lot: None,
            sell_over: None,
            rounds: false,
        }
    }

    fn says(game: &Ostia, state: &State, number: usize, sheet: &Sheet) -> Option<Action> {
        obeys(game, state, seat(number), sheet)
    }

    #[test]
    fn rules_bid_over_the_minimum_keep_cash_and_choose_the_lot() {
        let orders = Sheet { bids: Vec::new(), rule: Some(BidRule { over: 4, keep: 10 }), ..sheet(0) };
        assert!(orders.hold(1, 1) && !orders.hold(1, 2));
        assert!(Sheet { rounds: true, ..orders.clone() }.hold(1, 5));
        let text = serde_json::to_string(&orders).unwrap();
        assert!(text.contains(r#""rule":{"over":4,"keep":10}"#) && !text.contains("rounds"), "{text}");
        assert_eq!(serde_json::from_str::<Sheet>(&text).unwrap(), orders);
    }

    #[test]
    fn bids_the_amount_for_the_pair_in_either_order() {
        let game = rules();
        let state = wood_and_wine(&game);
        assert_eq!(says(&game, &state, 2, &sheet(17)), Some(Action::Bid { amount: 17 }));
        assert_eq!(says(&game, &state, 2, &sheet(12)), Some(Action::Bid { amount: 12 }));
        // Less than the minimum is no bid (OS-2.4).
        assert_eq!(says(&game, &state, 2, &sheet(11)), Some(Action::Pass));
    }

    #[test]
    fn orders_to_bid_less_than_the_minimum_are_not_accepted() {
        let game = rules();
        let why = |at_most| sheet(at_most).misfit(&game).map(|message| message.key);
        assert_eq!(why(11), Some("ostia-orders-below-minimum"));
        assert_eq!(why(1), Some("ostia-orders-below-minimum"));
        assert_eq!((why(12), why(0)), (None, None), "the minimum can be bid, and 0 is a way to pass");
    }

    #[test]
    fn speaks_only_when_it_is_asked() {
        let game = rules();
        let mut state = wood_and_wine(&game);
        assert_eq!(says(&game, &state, 3, &sheet(17)), None);
        play(&game, &mut state, 2, Action::Pass);
        assert_eq!(says(&game, &state, 2, &sheet(17)), None);
        assert_eq!(says(&game, &state, 3, &sheet(17)), Some(Action::Bid { amount: 17 }));
    }

    #[test]
    fn spends_no_more_than_the_cash_unless_it_may_borrow() {
        let game = rules();
        let state = wood_and_wine(&game);
        assert_eq!(says(&game, &state, 2, &sheet(99)), Some(Action::Bid { amount: 20 }));
        let borrow = Sheet { borrow: true, ..sheet(30) };
        assert_eq!(says(&game, &state, 2, &borrow), Some(Action::Bid { amount: 30 }));
        // OS-2.10: 20 D, two storehouses and four loans.
        let borrow = Sheet { borrow: true, ..sheet(999) };
        assert_eq!(says(&game, &state, 2, &borrow), Some(Action::Bid { amount: 20 + 14 + 28 }));
    }

    #[test]
    fn stays_just_above_the_best_bid_and_below_its_own() {
        let game = rules();
        let mut state = wood_and_wine(&game);
        let sparing = |at_most| Sheet { bidding: Bidding::JustAbove, ..sheet(at_most) };
        assert_eq!(says(&game, &state, 2, &sparing(17)), Some(Action::Bid { amount: 12 }));
        play(&game, &mut state, 2, Action::Bid { amount: 14 });
        assert_eq!(says(&game, &state, 3, &sparing(17)), Some(Action::Bid { amount: 15 }));
        assert_eq!(says(&game, &state, 3, &sparing(15)), Some(Action::Bid { amount: 15 }));
        assert_eq!(says(&game, &state, 3, &sparing(14)), Some(Action::Pass));
    }

    #[test]
    fn other_lots_wait_or_are_passed_by() {
        let game = rules();
        let state = wood_and_wine(&game);
        let other = |other_lots| Sheet { bids: Vec::new(), other_lots, ..sheet(0) };
        assert_eq!(says(&game, &state, 2, &other(OtherLots::Wait)), None);
        assert_eq!(says(&game, &state, 2, &other(OtherLots::Pass)), Some(Action::Pass));
    }

    /// Both bid; seat 1 decides with 30 D.
    fn decision(game: &Ostia, bids: [u16; 2]) -> State {
        let mut state = wood_and_wine(game);
        for (number, amount) in [2, 3].into_iter().zip(bids) {
            play(game, &mut state, number, Action::Bid { amount });
        }
        state
    }

    fn reserve(sell_from: Option<u16>, keep_up_to: Option<u16>) -> Sheet {
        Sheet { reserves: vec![Reserve { pair: pair(Good::Wood, Good::Wine), sell_from, keep_up_to }], ..sheet(0) }
    }

    #[test]
    fn sells_from_the_reserve_on_to_the_highest_bidder_who_spoke_first() {
        let game = rules();
        let sold = |bids, from| says(&game, &decision(&game, bids), 1, &reserve(Some(from), None));
        assert_eq!(sold([14, 16], 16), Some(Action::Sell { buyer: seat(3) }));
        assert_eq!(sold([16, 16], 16), Some(Action::Sell { buyer: seat(2) }));
        assert_eq!(sold([14, 16], 17), None);
    }

    #[test]
    fn keeps_up_to_a_price_and_never_for_more_than_the_cash() {
        let game = rules();
        let kept = |bids, from, up_to| says(&game, &decision(&game, bids), 1, &reserve(from, Some(up_to)));
        // OS-2.5: keeping costs one more than the highest bid.
        assert_eq!(kept([14, 16], None, 17), Some(Action::Keep));
        assert_eq!(kept([14, 16], None, 16), None);
        assert_eq!(kept([14, 16], Some(16), 40), Some(Action::Sell { buyer: seat(3) }));
        assert_eq!(kept([20, 30], None, 40), None, "30 D do not pay for 31");
        // They do not mention any other lot.
        let other = Sheet { reserves: Vec::new(), ..reserve(None, Some(99)) };
        assert_eq!(says(&game, &decision(&game, [14, 16]), 1, &other), None);
    }

    #[test]
    fn stands_or_lays_again_once_at_the_second_look() {
        let game = rules();
        let scenario = Scenario::new(&game).stock(1, "wood").stock(2, "salt").stock(3, "wine");
        let mut state = scenario.phase(Phase::Counter).build();
        let again = Layout { forum: cards("wood"), ..Layout::default() };
        let stand = Sheet { second_look: Some(Answer::Stand), ..sheet(0) };
        let lay = Sheet { second_look: Some(Answer::Lay(again)), ..sheet(0) };
        assert_eq!(says(&game, &state, 1, &stand), None, "at the first look there is nothing to stand by");
        for number in 1..=3 {
            play(&game, &mut state, number, Action::Lay(Layout::default()));
        }
        assert_eq!(state.public.phase, Phase::SecondLook);
        assert_eq!(says(&game, &state, 1, &sheet(0)), None);
        assert_eq!(says(&game, &state, 1, &stand), Some(Action::Stand));
        assert_eq!(says(&game, &state, 1, &lay), Some(Action::Lay(again)));
        assert_eq!(says(&game, &state, 2, &lay), None, "goods that are not there cannot be laid");
        play(&game, &mut state, 1, Action::Stand);
        assert_eq!(says(&game, &state, 1, &stand), None, "who is ready has answered");
    }

    #[test]
    fn a_sheet_that_names_a_pair_twice_is_refused() {
        let sheet = |bids: Value, reserves: Value| {
            let text = json!({ "bids": bids, "bidding": "whole", "borrow": false, "other_lots": "pass",
                "reserves": reserves, "second_look": { "lay": { "forum": { "wood": 1 }, "senate": {} } } });
            serde_json::from_value::<Sheet>(text)
        };
        let bid = |pair: [&str; 2]| json!({ "pair": pair, "at_most": 9 });
        assert!(sheet(json!([bid(["wood", "wine"]), bid(["wood", "wood"])]), json!([])).is_ok());
        assert!(sheet(json!([bid(["wood", "wine"]), bid(["wine", "wood"])]), json!([])).is_err());
        assert!(sheet(json!([{ "pair": ["wood"], "at_most": 9 }]), json!([])).is_err());
        assert!(sheet(json!([{ "pair": ["wood", "gold"], "at_most": 9 }]), json!([])).is_err());
        let reserve = json!({ "pair": ["wood", "wine"], "sell_from": null, "keep_up_to": 3 });
        assert!(sheet(json!([]), json!([reserve])).is_ok());
        assert!(sheet(json!([]), json!([reserve, reserve])).is_err());
    }
}

mod answering {
    use super::*;
    use oltre_mare::scenario::{Scenario, rules, seat};
    use oltre_mare::{Action, CardSet, Good, OfferId, OltreMare, State};

    /// Seat 1 is active and makes these offers to seat 2, who has 11 ducats.
    fn offered(texts: &[&str]) -> (OltreMare, State) {
        let game = rules(3);
        let scenario = Scenario::new(3)
            .seat(1, |s| s.cargo("salt.06").hand("grain.01 grain.02 grain.03 olives.01"))
            .seat(2, |s| s.hand("silk.01 silk.02"));
        let mut state = scenario.build(&game);
        for text in texts {
            let knowledge = game.knowledge(&state, Observer::Seat(seat(1)));
            let action = game.read_action(text, Some(&knowledge)).unwrap();
            game.apply(&mut state, seat(1), &action, &mut Dice::new(1, 1), &mut NoLog).unwrap();
        }
        (game, state)
    }

    fn answers(accept: &[(Good, u8)], otherwise: OtherOffers) -> Answers {
        let accept = accept.iter().map(|(good, at_most)| Price { good: *good, at_most: *at_most }).collect();
        Answers { accept, leave: 0, otherwise }
    }

    fn accepts(id: u16) -> Option<Action> {
        Some(Action::Accept { offer: OfferId(id), cards: CardSet::EMPTY })
    }

    fn refuses(id: u16) -> Option<Action> {
        Some(Action::Refuse { offer: OfferId(id), reason: None })
    }

    fn says(texts: &[&str], answers: &Answers) -> Option<Action> {
        let (game, state) = offered(texts);
        assert_eq!(obeys(&game, &state, seat(3), answers), None, "nobody asked seat 3");
        obeys(&game, &state, seat(2), answers)
    }

    #[test]
    fn takes_a_good_for_no_more_than_was_said() {
        let grain = |at_most| answers(&[(Good::Grain, at_most)], OtherOffers::Wait);
        let three = &["offer grain.01 to 2 for 3d"];
        assert_eq!(says(three, &grain(3)), accepts(1));
        assert_eq!(says(three, &grain(2)), None);
        assert_eq!(says(three, &answers(&[(Good::Olives, 9)], OtherOffers::Wait)), None);
        // Two cards for twice as much; every card must be of a good that was named.
        assert_eq!(says(&["offer grain.01 grain.02 to 2 for 6d"], &grain(3)), accepts(1));
        assert_eq!(says(&["offer grain.01 grain.02 to 2 for 7d"], &grain(3)), None);
        assert_eq!(says(&["offer grain.01 olives.01 to 2 for 3d"], &grain(3)), None);
    }

    #[test]
    fn takes_a_gift_of_a_good_and_gives_no_card_for_it() {
        let grain = answers(&[(Good::Grain, 0)], OtherOffers::Wait);
        assert_eq!(says(&["offer grain.01 to 2 for nothing"], &grain), accepts(1));
        assert_eq!(says(&["offer grain.01 1d to 2 for nothing"], &grain), accepts(1));
        assert_eq!(says(&["offer grain.01 to 2 for silk"], &grain), None);
        assert_eq!(says(&["offer 3d to 2 for nothing"], &grain), None);
    }

    #[test]
    fn leaves_the_ducats_that_were_to_be_left() {
        let grain = |leave| Answers { leave, ..answers(&[(Good::Grain, 9)], OtherOffers::Wait) };
        assert_eq!(says(&["offer grain.01 to 2 for 5d"], &grain(6)), accepts(1));
        assert_eq!(says(&["offer grain.01 to 2 for 5d"], &grain(7)), None);
    }

    #[test]
    fn refuses_the_rest_or_lets_it_wait() {
        let texts = &["offer olives.01 to 2 for 3d", "offer grain.01 to 2 for 3d"];
        assert_eq!(says(texts, &answers(&[], OtherOffers::Refuse)), refuses(1));
        assert_eq!(says(texts, &answers(&[(Good::Grain, 3)], OtherOffers::Refuse)), refuses(1));
        assert_eq!(says(texts, &answers(&[(Good::Grain, 3)], OtherOffers::Wait)), accepts(2));
        assert_eq!(says(texts, &answers(&[], OtherOffers::Wait)), None);
    }

    #[test]
    fn a_good_is_named_once() {
        let read = |accept: Value| {
            serde_json::from_value::<Answers>(json!({ "accept": accept, "leave": 0, "otherwise": "refuse" }))
        };
        let silk = json!({ "good": "silk", "at_most": 3 });
        assert!(read(json!([silk])).is_ok());
        assert!(read(json!([silk, silk])).is_err());
        assert!(read(json!([{ "good": "silk", "at_most": -1 }])).is_err());
    }
}

/// Some orders, and what must be true of everything they do.
trait Tried: Bots {
    fn some(dice: &mut Dice) -> Self::Orders;
    fn is_right(knowledge: &Self::Knowledge, orders: &Self::Orders, action: &Self::Action) -> bool;
}

fn half(dice: &mut Dice) -> bool {
    dice.below(2) == 0
}

impl Tried for ostia::Ostia {
    fn some(dice: &mut Dice) -> Sheet {
        let pairs = Good::ALL.into_iter().flat_map(|one| Good::ALL.map(|other| Pair([one, other])));
        let pairs: Vec<Pair> = pairs.filter(|pair| pair.0[0] <= pair.0[1]).collect();
        assert_eq!(pairs.len(), 21);
        let some = |dice: &mut Dice| pairs.iter().copied().filter(|_| half(dice)).collect::<Vec<_>>();
        let bids = some(dice).into_iter().map(|pair| HighestBid { pair, at_most: dice.below(40) as u16 }).collect();
        let reserves = some(dice).into_iter().map(|pair| {
            let figure = |dice: &mut Dice| half(dice).then(|| dice.below(40) as u16);
            Reserve { pair, sell_from: figure(dice), keep_up_to: figure(dice) }
        });
        Sheet {
            reserves: reserves.collect(),
            bids,
            bidding: if half(dice) { Bidding::Whole } else { Bidding::JustAbove },
            borrow: half(dice),
            other_lots: if half(dice) { OtherLots::Pass } else { OtherLots::Wait },
            second_look: [None, Some(Answer::Stand), Some(Answer::Lay(Layout::default()))][dice.below(3) as usize],
            rule: None,
            lot: None,
            sell_over: None,
            rounds: false,
        }
    }

    fn is_right(knowledge: &ostia::Knowledge, orders: &Sheet, action: &ostia::Action) -> bool {
        let public = &knowledge.public;
        let cash = public.traders[knowledge.own.me.unwrap()].cash;
        match *action {
            ostia::Action::Bid { amount } => {
                let named = orders.bids.iter().find(|bid| bid.pair.cards() == public.lot);
                named.is_some_and(|bid| amount <= bid.at_most) && (orders.borrow || amount <= cash)
            }
            ostia::Action::Keep => {
                let named = orders.reserves.iter().find(|reserve| reserve.pair.cards() == public.lot);
                named.and_then(|reserve| reserve.keep_up_to).is_some_and(|most| public.highest_bid() < most)
            }
            ostia::Action::Sell { buyer } => {
                let named = orders.reserves.iter().find(|reserve| reserve.pair.cards() == public.lot);
                let price = public.traders[buyer].bid;
                price == public.highest_bid()
                    && named.and_then(|reserve| reserve.sell_from).is_some_and(|least| price >= least)
            }
            ostia::Action::Pass | ostia::Action::Stand | ostia::Action::Lay(_) => true,
            _ => false,
        }
    }
}

impl Tried for oltre_mare::OltreMare {
    fn some(dice: &mut Dice) -> Answers {
        let goods: Vec<_> = oltre_mare::Good::ALL.into_iter().filter(|_| half(dice)).collect();
        Answers {
            accept: goods.into_iter().map(|good| Price { good, at_most: dice.below(50) as u8 }).collect(),
            leave: dice.below(12) as u16,
            otherwise: if half(dice) { OtherOffers::Refuse } else { OtherOffers::Wait },
        }
    }

    fn is_right(knowledge: &oltre_mare::Knowledge, orders: &Answers, action: &oltre_mare::Action) -> bool {
        let (public, me) = (&knowledge.public, knowledge.me.unwrap());
        match action {
            oltre_mare::Action::Accept { offer, cards } => {
                let terms = &public.offer(*offer).unwrap().terms;
                let cost = -i32::from(terms.ducats);
                let kinds = terms.gives.kinds().map(|kind| {
                    let price = orders.accept.iter().find(|price| price.good.name() == kind.name());
                    i32::from(price.expect("only goods that were named").at_most)
                });
                let left = public.ducats[me] - cost;
                cards.is_empty() && cost <= kinds.sum() && (cost <= 0 || left >= i32::from(orders.leave))
            }
            oltre_mare::Action::Refuse { .. } => orders.otherwise == OtherOffers::Refuse,
            _ => false,
        }
    }
}

/// More questions than all seats together can be asked before something happens that the orders do not cover.
const IN_A_ROW: u32 = 60;

/// Whole matches in which every seat has orders, and chance decides what they leave open. Returns how often they decided.
fn random_matches<G: Tried>(players: u8, seed: u64) -> u32 {
    let game = G::new(&G::Setup::usual(players).unwrap(), &G::Edition::builtin()).unwrap();
    let mut dice = Dice::new(seed, 0);
    let orders: Vec<G::Orders> = (0..players).map(|_| G::some(&mut dice)).collect();
    let (mut state, mut choices) = (game.blank(), G::Choices::default());
    game.deal(&mut state, &mut dice, &mut NoLog);
    let (mut by_order, mut in_a_row) = (0, 0);
    for _ in 0..20_000 {
        let Status::Open { ask, .. } = game.status(&state) else { return by_order };
        for seat in Seat::all(players) {
            let Some(action) = obeys(&game, &state, seat, &orders[seat.index()]) else { continue };
            assert_eq!(game.check(&state, seat, &action), Ok(()), "{seat} {action:?}");
            let knowledge = game.knowledge(&state, Observer::Seat(seat));
            assert!(G::is_right(&knowledge, &orders[seat.index()], &action), "{action:?}");
        }
        let ordered =
            Seat::all(players).find_map(|seat| Some((seat, obeys(&game, &state, seat, &orders[seat.index()])?)));
        let (seat, action) = match ordered {
            Some(ordered) => {
                (by_order, in_a_row) = (by_order + 1, in_a_row + 1);
                assert!(in_a_row < IN_A_ROW, "orders keep the match busy: {ordered:?}");
                ordered
            }
            None => {
                in_a_row = 0;
                game.choices(&state, ask, &mut choices);
                (ask, choices.sample(&mut dice))
            }
        };
        game.apply(&mut state, seat, &action, &mut dice, &mut NoLog).unwrap();
    }
    panic!("the match has no end");
}

#[test]
fn every_answer_of_an_ostia_sheet_is_legal_within_its_figures_and_ends() {
    for players in 3..=5 {
        let by_order: u32 = (0..30).map(|seed| random_matches::<ostia::Ostia>(players, seed)).sum();
        assert!(by_order > 500, "{players}: only {by_order}");
    }
}

#[test]
fn every_standing_answer_of_oltre_mare_is_legal_within_its_figures_and_ends() {
    for players in 2..=5 {
        let by_order: u32 = (0..30).map(|seed| random_matches::<oltre_mare::OltreMare>(players, seed)).sum();
        assert!(by_order > 100, "{players}: only {by_order}");
    }
}
