//! OM-3.2: the preview of a deal uses only what its seat knows, and comes true.

use game::{Choices as _, Game, NoLog, Notation, Observer, Shown, Status};
use oltre_mare::scenario::{Scenario, ScriptedMatch, rules};
use oltre_mare::{Action, Choices, Good, GroupChange, Outlook, Preview, Span};
use testkit::Dice;

/// Seat 1 is active with load 1; seat 2 has power 4 and load 3 on top of its cargo, a group of two salt.
fn market() -> Scenario {
    Scenario::new(4)
        .seat(1, |s| s.ducats(5).cargo("salt.06").hand("grain.01 grain.02 salt.01"))
        .seat(2, |s| s.ducats(2).cargo("silk.03 salt.02 salt.03").hand("salt.04 salt.05 gems.01"))
        .seat(3, |s| s.cargo("olives.01").hand("pottery.01 pottery.02"))
        .seat(4, |s| s.cargo("olives.02").hand("olives.03"))
}

fn preview(table: &ScriptedMatch, number: usize, action: &str) -> Preview {
    let knowledge = table.knowledge(number);
    let action = table.rules.read_action(action, Some(&knowledge)).expect("an action");
    table.rules.preview(&knowledge, &action)
}

/// Ducats, hand and this turn's load; the seats that would gain prestige.
fn plainly(preview: &Preview) -> (i32, u8, Option<u8>, Vec<usize>) {
    let Preview::Deal { ducats, hand, load, prestige, .. } = preview else { panic!("{preview:?}") };
    (*ducats, *hand, *load, prestige.iter().map(|seat| seat.number().into()).collect())
}

fn next(preview: &Preview) -> Option<Outlook> {
    let Preview::Deal { next, .. } = preview else { panic!("{preview:?}") };
    *next
}

fn groups(preview: &Preview) -> Vec<(Good, [u8; 2], [i32; 2])> {
    let Preview::Deal { groups, .. } = preview else { panic!("{preview:?}") };
    let told = |g: &GroupChange| (g.good, [g.cards_before, g.cards_after], [g.value_before, g.value_after]);
    groups.iter().map(told).collect()
}

#[test]
fn om_3_5_of_several_partners_those_gain_prestige_that_have_not_yet() {
    let mut table = market().table();
    let offer = "offer grain.01 2d to 2,3,4 for olives";
    assert_eq!(plainly(&preview(&table, 1, offer)), (3, 3, Some(1), vec![2, 3, 4]));
    table.play(1, "offer grain.02 to 3 for nothing");
    table.play(3, "accept #1 with nothing");
    assert_eq!(plainly(&preview(&table, 1, offer)), (3, 2, Some(1), vec![2, 4]));
    // Without a card nobody gains any; a partner who makes the offer gains it.
    assert_eq!(plainly(&preview(&table, 1, "offer 2d to 2 for nothing")), (3, 2, Some(1), vec![]));
    assert_eq!(plainly(&preview(&table, 4, "offer olives.03 to 1 for 3d")), (14, 0, None, vec![4]));
}

#[test]
fn om_2_3_a_partner_reads_the_next_turn_from_its_top_cargo_card() {
    let mut table = market().table();
    table.play(1, "offer grain.01 grain.02 to 2 for salt");
    let top = table.rules.face(oltre_mare::scenario::card("salt.03"));
    let only = |figure| Span { least: figure, most: figure };
    let accept = preview(&table, 2, "accept #1 with salt.04");
    assert_eq!(next(&accept), Some(Outlook { power: only(top.power), load: only(top.load), hand: 4 }));
}

#[test]
fn om_2_3_the_active_seat_has_yet_to_lay_the_card_that_will_count() {
    let table = market().table();
    let figures = |name| {
        let face = table.rules.face(oltre_mare::scenario::card(name));
        (face.power, face.load)
    };
    let ((p1, l1), (p2, l2)) = (figures("grain.02"), figures("salt.01"));
    let span = |a: u8, b: u8| Span { least: a.min(b), most: a.max(b) };
    // Only the good of an incoming card is known, so it promises nothing. One of the three cards is played this turn.
    let offer = preview(&table, 1, "offer grain.01 to 2 for salt");
    assert_eq!(next(&offer), Some(Outlook { power: span(p1, p2), load: span(l1, l2), hand: 2 }));
    let everything = preview(&table, 1, "offer grain.01 grain.02 salt.01 to 2 for salt salt");
    assert_eq!(next(&everything), None);
}

#[test]
fn om_7_1_no_next_turn_is_foretold_after_the_last() {
    let table = Scenario::new(3)
        .seat(1, |s| s.cargo("salt.06").hand("grain.01"))
        .seat(2, |s| s.cargo("salt.02").hand("grain.02 salt.01"))
        .seat(3, |s| s.cargo("salt.03").hand("grain.03"))
        .active(2)
        .last_round()
        .table();
    let done = preview(&table, 1, "offer grain.01 to 2 for salt");
    assert_eq!((next(&done), groups(&done)), (None, vec![]), "its last turn is over");
    let active = preview(&table, 2, "offer salt.01 to 1 for grain");
    assert_eq!(next(&active), None, "this is its last turn");
    assert!(!groups(&active).is_empty(), "but it will stow once more");
    assert!(next(&preview(&table, 3, "offer grain.03 to 2 for salt")).is_some(), "one turn is to come");
}

#[test]
fn om_8_2_groups_are_told_as_far_as_the_next_load_and_its_own_cargo_go() {
    let mut table = market().table();
    table.play(1, "offer grain.01 salt.01 to 2 for gems");
    let load = table.rules.face(oltre_mare::scenario::card("salt.03")).load;
    let accept = preview(&table, 2, "accept #1 with gems.01");
    let salt = |held: u8| 2 + held.min(load);
    let value = |cards: u8| Good::Salt.payout(cards.into());
    let told = groups(&accept);
    assert!(told.contains(&(Good::Gems, [1, 0], [1, 0])));
    assert!(told.contains(&(Good::Grain, [0, 1], [0, 1])));
    let longer = (Good::Salt, [salt(2), salt(3)], [value(salt(2)), value(salt(3))]);
    assert_eq!(told.contains(&longer), salt(2) != salt(3));
    // The active seat plays one card: a second grain would not make its group longer.
    assert_eq!(groups(&preview(&table, 1, "offer salt.01 to 2 for grain")), [(Good::Salt, [2, 1], [3, 1])]);
}

/// Whatever is accepted in random matches does exactly what was predicted, and no re-deal of what the seat cannot see
/// changes a word.
#[test]
fn om_9_4_a_preview_comes_true_and_tells_nothing_hidden() {
    let mut deals = 0;
    for (players, seed) in (2..=5).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
        let rules = rules(players);
        let mut dice = Dice::new(seed, players.into());
        let (mut state, mut choices) = (rules.blank(), Choices::default());
        rules.deal(&mut state, &mut dice, &mut NoLog);
        while let Status::Open { ask, .. } = rules.status(&state) {
            rules.choices(&state, ask, &mut choices);
            let action = choices.sample(&mut dice);
            let knowledge = rules.knowledge(&state, Observer::Seat(ask));
            let preview = rules.preview(&knowledge, &action);
            if matches!(preview, Preview::Deal { .. }) {
                let mut other = rules.blank();
                rules.redeal(&knowledge, &mut dice, &mut other);
                let same = rules.knowledge(&other, Observer::Seat(ask));
                assert_eq!(rules.preview(&same, &action), preview);
            }
            let before = state.public;
            rules.apply(&mut state, ask, &action, &mut dice, &mut NoLog).expect("sampled actions are legal");
            if let (Action::Accept { .. }, Preview::Deal { ducats, hand, prestige, .. }) = (&action, &preview) {
                let after = &state.public;
                assert_eq!((after.ducats[ask], after.hand[ask]), (*ducats, *hand));
                let gained = after.seats().filter(|s| after.prestige[*s] > before.prestige[*s]);
                assert_eq!(gained.collect::<game::SeatSet>(), *prestige);
                deals += 1;
            }
        }
    }
    assert!(deals > 50, "{deals} deals");
}
