//! How many decisions a second: `cargo run --release -p env --example speed -- GAME PLAYERS ENVS THREADS SECONDS`.
//!
//! Random play; every pick comes with its observation and mask, and choosing at random is part of the time.
//! A pick is one step of the environment; a decision is a complete action in which something was picked.

use env::{Buffers, Config, Environments, MASK, Shape, create};
use std::time::{Duration, Instant};

struct Arrays {
    observations: Vec<u8>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    rewards: Vec<f32>,
    dones: Vec<u8>,
}

impl Arrays {
    fn new(Shape { envs, players, bytes }: Shape) -> Arrays {
        Arrays {
            observations: vec![0; envs * bytes],
            masks: vec![0; envs * MASK],
            seats: vec![0; envs],
            rewards: vec![0.0; envs * players],
            dones: vec![0; envs],
        }
    }

    fn out(&mut self) -> Buffers<'_> {
        let Arrays { observations, masks, seats, rewards, dones } = self;
        Buffers { observations, masks, seats, rewards, dones, finals: &mut [], kept: true }
    }
}

/// Nanoseconds of processor time of all threads of this process, if the system reports it; other programs do not count.
fn processor_time() -> Option<u64> {
    let tasks = std::fs::read_dir("/proc/self/task").ok()?;
    let of = |task: std::fs::DirEntry| -> Option<u64> {
        std::fs::read_to_string(task.path().join("schedstat")).ok()?.split(' ').next()?.parse().ok()
    };
    tasks.map(|task| of(task.ok()?)).sum()
}

/// Plays for this long. Returns picks and decisions a second, and picks a second of processor time.
fn play(
    batch: &mut dyn Environments,
    arrays: &mut Arrays,
    seed: &mut u64,
    options: &mut [u8],
    time: Duration,
) -> [f64; 3] {
    let (before, begin, busy) = (batch.tally(), Instant::now(), processor_time());
    while begin.elapsed() < time {
        for _ in 0..16 {
            *seed += 1;
            batch.sample(*seed, &arrays.masks, options).expect("the arrays fit");
            batch.step(options, arrays.out()).expect("the mask allows it");
        }
    }
    let (after, seconds) = (batch.tally(), begin.elapsed().as_secs_f64());
    let busy = busy.zip(processor_time()).map_or(f64::NAN, |(before, after)| (after - before) as f64 / 1e9);
    let picks = (after.picks - before.picks) as f64;
    [picks / seconds, (after.actions - before.actions) as f64 / seconds, picks / busy]
}

fn main() {
    let mut words = std::env::args().skip(1);
    let game: games::GameKind = words.next().unwrap_or_else(|| "ostia".into()).parse().expect("a game");
    let mut number = |usual: usize| words.next().map_or(usual, |word| word.parse().expect("a number"));
    let (players, envs, threads, seconds) = (number(4), number(1024), number(1), number(3));
    let mut batch = create(game, &Config { envs, threads, ..Config::new(players as u8) }).expect("it can be played");
    let (mut arrays, mut options) = (Arrays::new(batch.shape()), vec![0; envs]);
    let mut seed = 1;
    batch.reset(2026, arrays.out()).expect("the arrays fit");
    let slice = Duration::from_secs_f64(seconds as f64 / 6.0);
    // The first slice warms up; of the others the best is the one least disturbed.
    play(&mut *batch, &mut arrays, &mut seed, &mut options, slice);
    let slices = [(); 5].map(|()| play(&mut *batch, &mut arrays, &mut seed, &mut options, slice));
    let best = slices.into_iter().fold([0.0f64; 3], |best, slice| if slice[0] > best[0] { slice } else { best });
    let bytes = batch.shape().bytes;
    println!(
        "{game} {players} players, {envs} matches, {threads} threads, {bytes} bytes: {:.2} million picks/s, {:.2} million decisions/s; {:.2} million picks per second of processor time",
        best[0] / 1e6,
        best[1] / 1e6,
        best[2] / 1e6
    );
}
