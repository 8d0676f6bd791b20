//! How fast the rules are: decisions and matches per second with random players, and what a copy and a re-deal cost.
//!
//! `cargo run --release -p ostia --example speed`

use game::{Chance, Choices, Edition as _, Game, NoLog, Observer, Sampler, Seat, Setup as _, Status};
use ostia::{Edition, Ostia, OstiaChoices, Setup, State};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A small fast generator (xorshift with multiplication), good enough to measure with.
struct Fast(u64);

impl Chance for Fast {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let word = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((word * u64::from(n)) >> 32) as u32
    }
}

/// Time this process has spent on a core, so that what else runs on the machine does not count; where nobody says, the time of day.
fn time(begin: Instant) -> Duration {
    let on_core = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanos = on_core.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanos.map_or_else(|| begin.elapsed(), Duration::from_nanos)
}

/// Plays a match at random; the number of actions, and of those with a choice.
fn play(game: &Ostia, state: &mut State, chance: &mut Fast) -> (u64, u64) {
    *state = game.blank();
    game.deal(state, chance, &mut NoLog);
    let mut choices = OstiaChoices::default();
    let (mut actions, mut decisions) = (0, 0);
    while let Status::Open { ask, .. } = game.status(state) {
        game.choices(state, ask, &mut choices);
        let mut sampler = Sampler::new(&mut *chance);
        let Ok(action) = choices.decide(&mut sampler);
        decisions += u64::from(sampler.free);
        if game.apply(state, ask, &action, chance, &mut NoLog).is_err() {
            break;
        }
        actions += 1;
    }
    (actions, decisions)
}

fn main() {
    let start = Instant::now();
    println!("state {} bytes", size_of::<State>());
    for players in 3..=5 {
        let setup = Setup::usual(players).expect("3 to 5 players");
        let game = Ostia::new(&setup, &Edition::builtin()).expect("a valid setup");
        let mut chance = Fast(0x9e37_79b9_7f4a_7c15);
        let mut state = game.blank();
        let (mut matches, mut actions, mut decisions) = (0u64, 0, 0);
        let begun = time(start);
        while time(start) - begun < Duration::from_secs(1) {
            for _ in 0..500 {
                let (a, d) = play(&game, &mut state, &mut chance);
                actions += a;
                decisions += d;
            }
            matches += 500;
        }
        let seconds = (time(start) - begun).as_secs_f64();
        println!(
            "{players} players: {:.2} M actions/s, {:.2} M decisions/s, {:.0} matches/s, {:.0} actions a match",
            actions as f64 / seconds / 1e6,
            decisions as f64 / seconds / 1e6,
            matches as f64 / seconds,
            actions as f64 / matches as f64,
        );
        copy_and_redeal(&game, &mut chance, start);
    }
}

fn copy_and_redeal(game: &Ostia, chance: &mut Fast, start: Instant) {
    let mut state = game.blank();
    game.deal(&mut state, chance, &mut NoLog);
    const TIMES: u32 = 1_000_000;
    let begun = time(start);
    let mut copy = state;
    for _ in 0..TIMES {
        copy = *black_box(&state);
        black_box(&copy);
    }
    let copied = time(start) - begun;
    let known = game.knowledge(&state, Observer::Seat(Seat::default()));
    let begun = time(start);
    for _ in 0..TIMES {
        game.redeal(black_box(&known), chance, &mut copy);
        black_box(&copy);
    }
    let redealt = time(start) - begun;
    let each = |time: Duration| time.as_secs_f64() * 1e9 / f64::from(TIMES);
    println!("           copy {:.0} ns, re-deal {:.0} ns", each(copied), each(redealt));
}
