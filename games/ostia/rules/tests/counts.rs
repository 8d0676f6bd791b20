//! Pinned counts: how many sequences of actions there are, found by the walk and by testing candidates with `check`.

use crate::common::{Scenario, cards, seat, table};
use game::{Edition as _, Game, Seat, Setup as _};
use ostia::{Action, Beats, Cards, Edition, Good, Layout, Management, Ostia, Phase, Setup, State};
use testkit::count::{self, Counts, Who};

/// Every way to take up to `most` of each type, at most four cards in all, with up to two bluff cards.
fn handfuls(most: u8) -> Vec<Cards> {
    let mut all = vec![Cards::EMPTY];
    for good in Good::ALL {
        for cards in all.clone() {
            let mut more = cards;
            for _ in 0..most {
                more += Cards::one(good);
                all.push(more);
            }
        }
    }
    let few: Vec<Cards> = all.into_iter().filter(|cards| cards.total() <= 4).collect();
    (0..=2).flat_map(|bluffs| few.clone().into_iter().map(move |cards| cards + Cards::bluffs(bluffs))).collect()
}

/// Far more than can be legal, whatever the phase.
fn candidates(state: &State) -> Vec<Action> {
    match state.public.phase {
        Phase::FreePick => {
            Good::ALL.into_iter().map(|good| Action::Pick { good }).chain([Action::TakeBack, Action::Pass]).collect()
        }
        Phase::Lot(_) => handfuls(2).into_iter().map(|lot| Action::PutUp { lot }).collect(),
        Phase::Bid(_) => (0..200).map(|amount| Action::Bid { amount }).chain([Action::Pass, Action::Keep]).collect(),
        Phase::Decision(_) => {
            Seat::all(5).map(|buyer| Action::Sell { buyer }).chain([Action::Keep, Action::Bid { amount: 99 }]).collect()
        }
        Phase::Counter | Phase::SecondLook | Phase::LastCounter | Phase::LastSecondLook => {
            let piles = handfuls(1);
            let lay = |(forum, senate)| Action::Lay(Layout { forum, senate });
            let pairs = piles.iter().flat_map(|forum| piles.iter().map(move |senate| (*forum, *senate)));
            pairs.map(lay).chain([Action::TakeBack, Action::Stand]).collect()
        }
        Phase::Storehouses => {
            let mut all = vec![Action::TakeBack];
            for keep in handfuls(1) {
                for (repay, build) in (0..6).flat_map(|repay| (0..6).map(move |build| (repay, build))) {
                    all.push(Action::Manage(Management { repay, build, keep }));
                }
            }
            all
        }
        Phase::Sale(_) => (0..6).map(|count| Action::SellStorehouses { count }).collect(),
        Phase::Blank | Phase::Over => Vec::new(),
    }
}

#[track_caller]
fn pinned(game: &Ostia, state: &State, who: Who, expected: &[u64]) {
    let depth = expected.len();
    let walked = count::walked(game, state, who, depth, &mut |_| true, &|_| true);
    assert_eq!(walked, Counts(expected.to_vec()), "by the walk");
    let generated = count::generated(game, state, who, depth, &mut |state, _| candidates(state), &|_| true);
    assert_eq!(generated, walked, "by asking");
}

#[test]
fn counts_from_the_free_pick_to_the_first_lots() {
    let game = table(3);
    let state = Scenario::new(&game)
        .ship(1, "wood wood salt wine wheat")
        .ship(2, "ivory ivory ivory wine wheat")
        .ship(3, "salt salt salt marble marble")
        .phase(Phase::FreePick)
        .build();
    // 4, then 3, then 2 types; the four cards left to seat 1 make 6 lots if all differ, otherwise 4.
    pinned(&game, &state, Who::Asked, &[4, 12, 24, 6 * (6 + 4 + 4 + 4)]);
    // A seat that has picked may pick again or take back.
    pinned(&game, &state, Who::Anybody, &[9, 90]);
}

#[test]
fn counts_of_an_auction() {
    let game = table(3);
    let state = Scenario::new(&game)
        .means(1, 20, 1, 0)
        .means(2, 5, 1, 4)
        .means(3, 15, 0, 3)
        .ship(2, "wood wood salt wheat")
        .lot(1, "wine wine")
        .build();
    // Seat 2 can bid 10 to 12, seat 3 10 to 22; the seller can keep up to a bid of 19.
    // One bid: 2 choices or 1; two bids: 3 choices or 2; no bid: the next lot, of which there are 4.
    pinned(&game, &state, Who::Asked, &[4, 4 * 14, 3 * 2 + (10 * 2 + 3) + (30 * 3 + 9 * 2) + 4]);
}

#[test]
fn counts_of_the_counter() {
    let game = table(3);
    let state = Scenario::new(&game).stock(1, "wood salt").stock(2, "wine").phase(Phase::Counter).build();
    // 3 × 3 × 6, 3 × 6 and 6 allocations.
    pinned(&game, &state, Who::Asked, &[54, 972]);
    pinned(&game, &state, Who::Anybody, &[78]);
}

#[test]
fn counts_of_the_storehouses() {
    let game = table(3);
    let state = Scenario::new(&game)
        .means(1, 35, 1, 2)
        .stock(1, "wood salt")
        .means(2, 3, 1, 2)
        .stock(2, "wine")
        .means(3, 9, 2, 0)
        .stock(3, "ivory marble")
        .phase(Phase::Storehouses)
        .build();
    assert_eq!(state.hidden.hand(seat(1)).stock, cards("wood salt"));
    // Seat 1 repays 0, 1 or 2 loans and builds up to 3, 2 or 1; room for one card: 3 ways to keep, for both: 4.
    // Seat 2 must sell its storehouse for the interest; seat 3 can only choose what to keep.
    let first = (3 + 4 + 4 + 4) + (3 + 4 + 4) + (3 + 4);
    pinned(&game, &state, Who::Asked, &[first, first, first * 4]);
}

#[test]
fn counts_of_the_end() {
    let one_beat = Setup { counter: Beats::OneBeat, ..Setup::usual(3).unwrap() };
    let one_beat = Ostia::new(&one_beat, &Edition::builtin()).unwrap();
    let state = |game| {
        let scenario = Scenario::new(game).round(5).put_away(2).means(1, 8, 2, 1).stock(1, "wood salt");
        scenario.means(2, 0, 1, 0).means(3, 0, 0, 0).phase(Phase::LastCounter).build()
    };
    // Two goods and two bluff cards on two places. Seat 1 then has 0, 1 or 2 empty storehouses and must sell one if it can;
    // seat 2 may sell its only one, and is asked at once when seat 1 has nothing to sell.
    pinned(&one_beat, &state(&one_beat), Who::Asked, &[12, 3 * 2 + 6 + 3 * 2, 6 * 2 + 6 * 2]);
    // With a second look it stands or rearranges in one of 12 ways.
    let two_beats = table(3);
    pinned(&two_beats, &state(&two_beats), Who::Asked, &[12, 12 * 13, 13 * 18]);
}
