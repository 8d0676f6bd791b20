use crate::{tables, with_every_game};
use env::{Layout, Play};
use game::{Chance, Field, NoLog, Observer, Seat, Sheet, nth_bit};
use games::FullGame;
use record::Seed;
use testkit::Dice;

/// What one seat is shown: every byte of the observation, the mask, and who is asked.
fn shown<G: FullGame>(game: &G, play: &Play<G>, seat: Seat) -> (Vec<u8>, Option<u128>, Seat) {
    let mut row = vec![0; Layout::bytes::<G>()];
    play.observe(game, seat, &mut row);
    (row, (play.seat() == seat).then_some(play.asked().options), play.seat())
}

/// With the hidden cards dealt again, a seat is shown the same bytes, even in the middle of an action.
fn leaks<G: FullGame>() {
    for game in tables::<G>() {
        let (mut dice, mut other, mut middle) = (Dice::new(9, 1), 0, 0);
        for seed in 0..6 {
            let mut play = Play::deal(&game, Seed::from_number(seed), &mut NoLog);
            while play.over().is_none() {
                if dice.below(8) == 0 {
                    for seat in Seat::all(game.players()) {
                        let mut world = game.blank();
                        game.redeal(&game.knowledge(play.state(), Observer::Seat(seat)), &mut dice, &mut world);
                        other += u32::from(world != *play.state());
                        let mut twin = Play::from(&game, Seed::from_number(99), world, play.ply(), &mut NoLog);
                        if seat == play.seat() {
                            middle += u32::from(!play.picks().is_empty());
                            for pick in play.picks() {
                                twin.pick(&game, *pick).unwrap();
                            }
                        }
                        if twin.ply() != play.ply() {
                            // There the seat that is asked has nothing to pick, and has already acted.
                            continue;
                        }
                        // Others build their actions in secret: nobody sees how far they have got.
                        assert_eq!(shown(&game, &play, seat), shown(&game, &twin, seat), "{} {seat:?}", G::NAME);
                    }
                }
                let options = play.asked().options;
                play.pick(&game, nth_bit(options, dice.below(options.count_ones())) as u8).unwrap();
            }
        }
        assert!(other > 50 && middle > 20, "{}: {other} other worlds, {middle} in the middle", G::NAME);
    }
}

/// What another seat has picked for an incomplete action shows nowhere.
fn unfinished<G: FullGame>() {
    let game = tables::<G>().remove(0);
    let (mut dice, mut seen) = (Dice::new(10, 1), 0);
    let mut play = Play::deal(&game, Seed::from_number(2), &mut NoLog);
    let rows = |play: &Play<G>| -> Vec<_> {
        let others = Seat::all(game.players()).filter(|seat| *seat != play.seat());
        others.map(|seat| shown(&game, play, seat)).collect()
    };
    let mut before = rows(&play);
    while play.over().is_none() {
        let options = play.asked().options;
        play.pick(&game, nth_bit(options, dice.below(options.count_ones())) as u8).unwrap();
        let now = rows(&play);
        if !play.picks().is_empty() {
            assert_eq!(now, before);
            seen += 1;
        }
        before = now;
    }
    assert!(seen > 10);
}

#[test]
fn hidden_cards_dealt_again_leave_every_byte_as_it_was() {
    with_every_game!(leaks);
}

#[test]
fn an_unfinished_action_is_shown_to_nobody_else() {
    with_every_game!(unfinished);
}

/// What is read straight from the state is what is read from the knowledge, for seats and spectators.
fn knowledge_only<G: FullGame>() {
    let write = |fill: &dyn Fn(&mut Row<'_>)| {
        let mut row = vec![0; G::BYTES];
        fill(&mut Row(&mut row));
        row
    };
    for game in tables::<G>() {
        let mut dice = Dice::new(11, 1);
        let mut play = Play::deal(&game, Seed::from_number(3), &mut NoLog);
        while play.over().is_none() {
            for who in Observer::all(game.players()) {
                let knowledge = game.knowledge(play.state(), who);
                let by_knowledge = write(&|row| game.observe(&knowledge, row));
                let by_state = write(&|row| game.observe_state(play.state(), who, row));
                assert_eq!(by_state, by_knowledge, "{} {who:?}", G::NAME);
            }
            let options = play.asked().options;
            play.pick(&game, nth_bit(options, dice.below(options.count_ones())) as u8).unwrap();
        }
    }
}

/// The fields of a row, one after another.
struct Row<'a>(&'a mut [u8]);

impl Sheet for Row<'_> {
    fn field<const N: usize>(&mut self, _: Field) -> &mut [u8; N] {
        let (field, rest) = std::mem::take(&mut self.0).split_first_chunk_mut().unwrap();
        self.0 = rest;
        field
    }
}

#[test]
fn an_observation_of_the_state_shows_the_knowledge_and_nothing_else() {
    with_every_game!(knowledge_only);
}
