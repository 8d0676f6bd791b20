use crate::with_every_game;
use env::{Batch, Buffers, Config, Environments, Layout, MASK, Misuse, Play, Reward, Shape, create, sample};
use game::{Encoded, NoLog};
use games::{FullGame, GameKind};
use record::Seed;
use std::sync::Arc;
use testkit::Dice;

/// Arrays for a batch.
#[derive(Clone, PartialEq, Debug)]
struct Arrays {
    observations: Vec<u8>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    rewards: Vec<f32>,
    dones: Vec<u8>,
    finals: Vec<u8>,
}

impl Arrays {
    fn new(shape: Shape) -> Arrays {
        let Shape { envs, players, bytes } = shape;
        Arrays {
            observations: vec![0; envs * bytes],
            masks: vec![0; envs * MASK],
            seats: vec![0; envs],
            rewards: vec![0.0; envs * players],
            dones: vec![0; envs],
            finals: vec![0; envs * bytes],
        }
    }

    fn out(&mut self) -> Buffers<'_> {
        Buffers {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            finals: &mut self.finals,
            kept: false,
        }
    }
}

fn batch<G: FullGame>(players: u8, envs: usize, threads: usize) -> Batch<G> {
    let (game, _) = env::game::<G>(players, &[], None).unwrap();
    Batch::new(Arc::new(game), envs, threads, 0, Reward::WinShare).unwrap()
}

/// The bytes are the same however many threads there are.
fn threads<G: FullGame>() {
    let run = |threads| {
        let mut batch = batch::<G>(3, 5, threads);
        let (mut arrays, mut dice, mut all) = (Arrays::new(batch.shape()), Dice::new(1, 1), Vec::new());
        batch.reset(7, arrays.out()).unwrap();
        let mut options = [0; 5];
        for round in 0..400 {
            if round % 2 == 0 {
                sample(&arrays.masks, &mut dice, &mut options);
            } else {
                batch.sample(round, &arrays.masks, &mut options).unwrap();
            }
            batch.step(&options, arrays.out()).unwrap();
            all.push(arrays.clone());
        }
        (all, batch.tally())
    };
    let (alone, tally) = run(1);
    assert!(run(3) == (alone, tally));
    assert_eq!(tally.picks, 5 * 400);
    assert!(tally.actions > 200 && tally.actions < tally.picks);
}

/// Writing only what has changed gives the same as writing everything.
fn kept<G: FullGame>() {
    let run = |kept| {
        let mut batch = batch::<G>(4, 3, 1);
        let (mut arrays, mut dice, mut all) = (Arrays::new(batch.shape()), Dice::new(4, 1), Vec::new());
        batch.reset(5, arrays.out()).unwrap();
        let mut options = [0; 3];
        for step in 0..500 {
            sample(&arrays.masks, &mut dice, &mut options);
            if step % 50 == 7 {
                options[1] = 255;
            }
            let stands = batch.step(&options, Buffers { kept, ..arrays.out() }).is_err();
            assert_eq!(stands, options[1] == 255);
            all.push(arrays.clone());
        }
        all
    };
    assert!(run(true) == run(false));
}

/// Matches end, are counted and rewarded, and the next one is dealt; the end can still be seen.
fn ends<G: FullGame>() {
    let mut batch = batch::<G>(3, 2, 1);
    let (mut arrays, mut dice) = (Arrays::new(batch.shape()), Dice::new(2, 1));
    batch.reset(3, arrays.out()).unwrap();
    let (game, _) = env::game::<G>(3, &[], None).unwrap();
    let (mut options, mut ended) = ([0; 2], [0u64; 2]);
    while ended[0] < 3 || ended[1] < 3 {
        let before: Vec<Play<G>> = batch.plays().cloned().collect();
        sample(&arrays.masks, &mut dice, &mut options);
        batch.step(&options, arrays.out()).unwrap();
        for (index, mut play) in before.into_iter().enumerate() {
            let seat = play.seat();
            play.pick(&game, options[index]).unwrap();
            let rewards = &arrays.rewards[3 * index..][..3];
            assert_eq!(arrays.dones[index] == 1, play.over().is_some());
            let Some(standings) = play.over() else {
                assert_eq!(rewards, [0.0; 3]);
                continue;
            };
            let sum: f32 = rewards.iter().sum();
            assert!((sum - 1.0).abs() < 1e-6 || standings.winners().is_empty());
            let bytes = Layout::bytes::<G>();
            let mut last = vec![0; bytes];
            play.observe(&game, seat, &mut last);
            assert_eq!(arrays.finals[bytes * index..][..bytes], last);
            ended[index] += 1;
            let next = Play::deal(&game, Seed::from_number(3).of_match(index as u64 + 2 * ended[index]), &mut NoLog);
            assert_eq!(batch.plays().nth(index).unwrap().state(), next.state(), "the next match is dealt");
        }
    }
    assert_eq!(batch.tally().matches, ended.iter().sum::<u64>());
}

/// Nothing that a caller hands in is trusted.
fn misuse<G: FullGame>() {
    let mut batch = batch::<G>(3, 4, 2);
    let mut arrays = Arrays::new(batch.shape());
    batch.reset(1, arrays.out()).unwrap();
    let was = arrays.clone();
    let wrong = batch.step(&[0; 3], arrays.out());
    assert_eq!(wrong, Err(Misuse::Length { array: "actions", got: 3, expected: 4 }));
    let mut short = arrays.clone();
    short.observations.pop();
    assert!(batch.step(&[0; 4], short.out()).unwrap_err().to_string().starts_with("observations: "));
    assert_eq!(arrays, was);
    let mut options = [0; 4];
    sample(&arrays.masks, &mut Dice::new(3, 1), &mut options);
    (options[1], options[3]) = (127, 200);
    assert_eq!(batch.step(&options, arrays.out()), Err(Misuse::NotOffered { env: Some(1), option: 127 }));
    let bytes = batch.shape().bytes;
    let row = |arrays: &Arrays, env: usize| arrays.observations[env * bytes..][..bytes].to_vec();
    assert_eq!(row(&arrays, 1), row(&was, 1), "it stands still");
    assert_ne!(row(&arrays, 0), row(&was, 0), "the others go on");
    let mut without = arrays.clone();
    without.finals.clear();
    sample(&arrays.masks, &mut Dice::new(3, 2), &mut options);
    batch.step(&options, without.out()).unwrap();
}

#[test]
fn threads_change_no_byte() {
    with_every_game!(threads);
}

#[test]
fn arrays_that_are_kept_hold_the_same_bytes() {
    with_every_game!(kept);
}

#[test]
fn a_match_that_ends_is_followed_by_the_next_one() {
    with_every_game!(ends);
}

#[test]
fn wrong_arrays_and_options_are_told_and_do_no_harm() {
    with_every_game!(misuse);
}

#[test]
fn an_unknown_name_is_refused_with_the_known_ones() {
    let said = |change: fn(&mut Config)| {
        let mut config = Config::new(3);
        change(&mut config);
        create(GameKind::ALL[0], &config).err().map(|misuse| misuse.to_string()).unwrap_or_default()
    };
    assert!(said(|c| c.players = 9).contains("players: 9, expected"));
    assert!(said(|c| c.envs = 0).contains("environments: 0, expected 1 to"));
    assert!(said(|c| c.threads = 65).contains("threads: 65, expected 1 to 64"));
    assert!(said(|c| c.options = vec![("colour".into(), "blue".into())]).contains("the options are"));
    assert!(said(|c| c.edition = Some("game = 1".into())).contains("the edition has mistakes"));
    assert_eq!(said(|_| {}), "");
}

/// Every option of a mask is picked about equally often, and nothing else is.
#[test]
fn random_options_are_even() {
    let mut batch = create(GameKind::ALL[0], &Config { envs: 300, threads: 3, ..Config::new(3) }).unwrap();
    let (masks, mut counts) =
        ([0b1011_0000u8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80].repeat(300), [0u32; 128]);
    let mut options = vec![0; 300];
    for seed in 0..40 {
        batch.sample(seed, &masks, &mut options).unwrap();
        options.iter().for_each(|option| counts[*option as usize] += 1);
    }
    let found: Vec<usize> = (0..128).filter(|option| counts[*option] > 0).collect();
    assert_eq!(found, [4, 5, 7, 127]);
    assert!(found.iter().all(|option| (2_700..3_300).contains(&counts[*option])), "{counts:?}");
    assert!(batch.sample(1, &masks[1..], &mut options).is_err() && batch.sample(1, &masks, &mut options[1..]).is_err());
}

/// Margins sum to zero; a win is shared.
#[test]
fn rewards_are_shares_of_a_win_or_differences_of_scores() {
    use game::{BySeat, Standings};
    let standings = Standings {
        place: BySeat::new(3, |seat| [1, 3, 1][seat.index()]),
        score: BySeat::new(3, |seat| [10, 4, 10][seat.index()]),
    };
    let mut out = [0.0; 3];
    Reward::WinShare.write(&standings, &mut out);
    assert_eq!(out, [0.5, 0.0, 0.5]);
    Reward::Margin.write(&standings, &mut out);
    assert_eq!(out, [3.0, -6.0, 3.0]);
    assert_eq!("margin".parse(), Ok(Reward::Margin));
    assert!("points".parse::<Reward>().is_err());
}

/// A game's own slot has its own number.
#[test]
fn slots_have_names() {
    fn named<G: FullGame>() {
        let slots = env::slots::<G>();
        assert_eq!(slots.len(), 13 + <G as Encoded>::OWN_SLOTS.len());
        assert_eq!(slots[1], "verb");
    }
    with_every_game!(named);
}
