//! EX-4: what is secret. The laws show that nothing else leaks.

use crate::common::{act, cards, position, seat, table};
use example::{Action, Edition, Event, Example, SeenEvent, Setup};
use game::{Edition as _, Game, Observer, Seat, Setup as _, Shown};

#[test]
fn ex_4_1_only_its_own_seat_sees_a_card_drawn_or_buried() {
    let game = table(2);
    let (one, two) = (Observer::Seat(seat(1)), Observer::Seat(seat(2)));
    let (drawn, buried) = (Event::Drawn { seat: seat(1), card: 5 }, Event::Buried { seat: seat(1), card: 5 });
    for (who, card) in [(one, Some(5)), (two, None), (Observer::Spectator, None)] {
        assert_eq!(game.seen(&drawn, who), Some(SeenEvent::Drawn { seat: seat(1), card }));
        assert_eq!(game.seen(&buried, who), Some(SeenEvent::Buried { seat: seat(1), card }));
    }
    let state = position(&[&[1, 2], &[3, 4]]);
    assert_eq!(game.knowledge(&state, two).hand, cards(&[3, 4]));
    assert_eq!(game.knowledge(&state, Observer::Spectator).hand, cards(&[]));
    assert_eq!(game.knowledge(&state, Observer::Seat(seat(5))).hand, cards(&[]), "nobody sits there");
}

#[test]
fn ex_4_1_how_many_cards_lie_where_is_known() {
    let game = table(2);
    let mut state = position(&[&[1, 2], &[3, 4]]);
    act(&game, &mut state, 1, Action::Bury(2));
    let view = game.view(&game.knowledge(&state, Observer::Spectator));
    assert_eq!((view.deck, view.seats[0].hand, view.seats[0].buried), (8, 1, 1));
}

#[test]
fn ex_4_2_the_screen_remembers_who_buried_last_unless_agreed_otherwise() {
    for (memory, shown) in [(true, Some(Seat::at(0))), (false, None)] {
        let game = Example::new(&Setup { memory, ..Setup::usual(2).unwrap() }, &Edition::builtin()).unwrap();
        let mut state = position(&[&[1, 2], &[3, 4]]);
        act(&game, &mut state, 1, Action::Bury(2));
        act(&game, &mut state, 2, Action::Play(3));
        assert_eq!(game.view(&game.knowledge(&state, Observer::Spectator)).last_burier, shown);
    }
}
