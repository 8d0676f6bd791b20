//! A match of the first version of the rules: its events alone give every position, whatever the rules are now.

use crate::common;
use game::{Edition as _, Game, Observer, Seat, Shown, Status};
use ostia::{Edition, Event, Ostia, SecretDecision, Setup, State};
use serde_json::Value;
use testkit::Dice;

const MATCH: &str = include_str!("../../../../crates/record/tests/fixtures/ostia-rules-1.match");

/// The lines of the file between the first, which says what was agreed, and the last, which says how it ended.
fn lines() -> (Setup, Vec<Value>, Value) {
    let mut lines: Vec<Value> = MATCH.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let end = lines.pop().unwrap();
    let header = lines.remove(0);
    assert_eq!(header["rules"], 1);
    (serde_json::from_value(header["setup"].clone()).unwrap(), lines, end)
}

/// The state after each line; undone steps are left out.
fn positions(game: &Ostia, lines: &[Value]) -> Vec<State> {
    let mut after: Vec<State> = Vec::new();
    for line in lines {
        let before = match line["undo"].as_u64() {
            // By ply: the state of the line that was in force before the plies taken back.
            Some(_) => {
                let ply = line["ply"].as_u64().unwrap() as usize;
                let last =
                    lines[..after.len()].iter().rposition(|other| other["ply"] == ply && other["undo"].is_null());
                after[last.unwrap()]
            }
            None => after.last().copied().unwrap_or_else(|| game.blank()),
        };
        let mut state = before;
        let mut known: Vec<_> = Observer::all(3).map(|who| (who, game.knowledge(&state, who))).collect();
        for event in line["events"].as_array().into_iter().flatten() {
            let event: Event = serde_json::from_value(event.clone()).unwrap_or_else(|e| panic!("{event}: {e}"));
            game.evolve(&mut state, &event);
            for (who, knowledge) in &mut known {
                game.learn(knowledge, &game.seen(&event, *who).unwrap());
            }
        }
        for (who, knowledge) in known {
            assert_eq!(knowledge, game.knowledge(&state, who), "what {who:?} knows after {line}");
            assert!(!game.write_view(&game.view(&knowledge)).is_empty());
        }
        after.push(state);
    }
    after
}

/// After a line: denarii and victory points of the seats, the stock of the first, and the size of the pile.
type Found = (usize, [u16; 3], [u8; 3], &'static str, u8);

/// As under the first version of the rules.
const FOUND: [Found; 9] = [
    (0, [55, 55, 55], [0, 0, 0], "wood", 33),
    (24, [34, 51, 22], [0, 0, 0], "ivory marble wood salt wine wine", 29),
    (48, [34, 65, 31], [3, 1, 1], "marble salt salt wine wheat", 14),
    (72, [62, 68, 51], [6, 2, 3], "ivory wine wheat", 29),
    (96, [54, 49, 18], [6, 2, 3], "ivory salt wine wine wheat", 25),
    (120, [98, 75, 11], [8, 3, 6], "ivory wine", 10),
    (144, [54, 73, 46], [11, 4, 7], "marble wine", 30),
    (168, [43, 48, 58], [13, 7, 8], "salt wine wheat", 26),
    (171, [43, 48, 58], [17, 13, 15], "salt wine wheat", 26),
];

#[test]
fn a_match_of_version_one_is_replayed_by_its_events() {
    let (setup, lines, end) = lines();
    let game = Ostia::new(&setup, &Edition::builtin()).unwrap();
    let after = positions(&game, &lines);
    for (index, cash, vp, stock, pile) in FOUND {
        let state = &after[index];
        assert_eq!((common::cash(state), common::vp(state)), (cash.to_vec(), vp.to_vec()), "line {index}");
        assert_eq!((state.hidden.hand(common::seat(1)).stock, state.public.pile), (common::cards(stock), pile));
    }
    let Status::Over(standings) = game.status(after.last().unwrap()) else { panic!("it has ended") };
    assert_eq!(serde_json::to_value(standings).unwrap(), end["standings"]);
}

#[test]
fn a_re_deal_in_version_one_keeps_the_sizes_that_were_shown_at_once() {
    let (setup, lines, _) = lines();
    let game = Ostia::new(&setup, &Edition::builtin()).unwrap();
    let mut dice = Dice::new(1, 0);
    let (mut dealt, mut shown) = (game.blank(), 0);
    for state in positions(&game, &lines) {
        let knowledge = game.knowledge(&state, Observer::Spectator);
        game.redeal(&knowledge, &mut dice, &mut dealt);
        for seat in Seat::all(3).filter(|seat| state.public.ready.contains(*seat)) {
            let laid = state.public.traders[seat].laid;
            if let SecretDecision::Lay(layout) = dealt.hidden.hands[seat].decision {
                assert_eq!([layout.forum.total(), layout.senate.total()], laid[..2], "{:?}", state.public.phase);
                shown += 1;
            }
        }
    }
    assert!(shown > 10, "{shown}");
}
