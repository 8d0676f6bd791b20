use crate::{tables, with_every_game};
use env::{Moved, Play};
use game::{Chance, Choices, Draft, NoLog, Seat, Status, Step, nth_bit};
use games::FullGame;
use record::{Seed, StepChance};
use testkit::{Dice, walk};

/// Any option that the mask has.
fn any(options: u128, dice: &mut Dice) -> u8 {
    nth_bit(options, dice.below(options.count_ones())) as u8
}

/// The path of a random action is the one it was picked by, with and without the picks that had no alternative.
fn both_ways<G: FullGame>() {
    for game in tables::<G>() {
        let mut dice = Dice::new(5, 1);
        let (mut actions, mut long) = (0, 0);
        for seed in 0..12 {
            let mut play = Play::deal(&game, Seed::from_number(seed), &mut NoLog);
            while play.over().is_none() {
                let trail = walk::random(&play.choices(&game), &[], &mut dice).unwrap();
                let mut path = Draft::new();
                G::path(&play.choices(&game), &trail.action, &mut path);
                assert_eq!(path[..], trail.draft()[..], "{} {:?}", G::NAME, trail.action);
                let picks = play.path(&game, &trail.action).unwrap();
                let seat = play.seat();
                let (last, before) =
                    picks.split_last().expect("somebody is asked only where there is something to pick");
                for pick in before {
                    assert_eq!(play.pick(&game, *pick), Ok(Moved::On));
                }
                assert_eq!(play.pick(&game, *last), Ok(Moved::Acted(seat, trail.action)), "decode(encode(a)) = a");
                actions += 1;
                long = long.max(picks.len());
            }
        }
        assert!(actions > 100 && long > 3, "{}: {actions} actions of at most {long} picks", G::NAME);
    }
}

/// What is in the mask leads on to a legal action; what is not in it is refused and changes nothing.
fn masks<G: FullGame>() {
    for game in tables::<G>() {
        let mut dice = Dice::new(6, 2);
        for seed in 0..3 {
            let mut play = Play::deal(&game, Seed::from_number(seed), &mut NoLog);
            while play.over().is_none() {
                let (asked, state) = (play.asked(), *play.state());
                assert!(asked.options.count_ones() > 1 && asked.slot > 0, "nobody is asked for nothing");
                for option in 0..=255u8 {
                    let offered = option < 128 && asked.options >> option & 1 == 1;
                    if !offered {
                        assert!(play.pick(&game, option).is_err());
                    } else if dice.below(16) == 0 {
                        finish(&game, play.clone(), option, &mut dice);
                    }
                }
                assert_eq!((play.asked(), play.state()), (asked, &state));
                play.pick(&game, any(asked.options, &mut dice)).unwrap();
            }
            assert!(play.pick(&game, 0).is_err(), "nothing can be picked when it is over");
        }
    }
}

/// Whatever is picked next leads to a legal action.
fn finish<G: FullGame>(game: &G, mut play: Play<G>, mut option: u8, dice: &mut Dice) {
    let before = play.clone();
    loop {
        match play.pick(game, option).unwrap() {
            Moved::On => option = any(play.asked().options, dice),
            Moved::Acted(seat, action) => {
                assert_eq!(game.check(before.state(), seat, &action), Ok(()));
                return;
            }
        }
    }
}

/// Together, the options of a mask are what the contract's walk offers.
fn same_walk<G: FullGame>() {
    for game in tables::<G>() {
        let mut dice = Dice::new(7, 3);
        let mut play = Play::deal(&game, Seed::from_number(3), &mut NoLog);
        while play.over().is_none() {
            let mut draft: Vec<u8> = Vec::new();
            // The walk stops at every slot, this one only where there is something to pick.
            let mut free = play.picks().iter();
            let options = loop {
                match play.choices(&game).step(&draft) {
                    Step::Pick { options, .. } if options.count_ones() == 1 => {
                        draft.push(options.trailing_zeros() as u8)
                    }
                    Step::Pick { options, .. } => match free.next() {
                        Some(pick) => draft.push(*pick),
                        None => break options,
                    },
                    step => panic!("{step:?} where a pick is asked for"),
                }
            };
            assert_eq!(options, play.asked().options);
            play.pick(&game, any(options, &mut dice)).unwrap();
        }
    }
}

/// The same seed and actions give the match that any other driver plays.
fn same_match<G: FullGame>() {
    for game in tables::<G>() {
        let seed = Seed::from_number(11);
        let (mut play, mut dice) = (Play::deal(&game, seed, &mut NoLog), Dice::new(8, 4));
        let mut state = game.blank();
        game.deal(&mut state, &mut StepChance::new(seed, 0), &mut NoLog);
        let mut ply = 0;
        let mut act = |state: &mut G::State, seat: Seat, action: &G::Action| {
            ply += 1;
            game.apply(state, seat, action, &mut StepChance::new(seed, ply), &mut NoLog).unwrap();
        };
        while let Status::Open { ask, .. } = game.status(&state) {
            let mut choices = G::Choices::default();
            game.choices(&state, ask, &mut choices);
            if let Some(action) = choices.forced() {
                act(&mut state, ask, &action);
                continue;
            }
            assert_eq!((play.seat(), play.state()), (ask, &state));
            let action = choices.sample(&mut dice);
            for pick in play.path(&game, &action).unwrap() {
                play.pick(&game, pick).unwrap();
            }
            act(&mut state, ask, &action);
        }
        assert!(play.over().is_some());
        assert_eq!(play.state(), &state);
    }
}

#[test]
fn an_action_and_its_picks_are_one_and_the_same() {
    with_every_game!(both_ways);
}

#[test]
fn a_mask_has_what_is_legal_and_nothing_else() {
    with_every_game!(masks);
}

#[test]
fn masks_are_those_of_the_walk() {
    with_every_game!(same_walk);
}

#[test]
fn matches_are_those_of_any_other_driver() {
    with_every_game!(same_match);
}
