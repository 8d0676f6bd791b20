//! Random matches against the clock, for tuning: `cargo run --release -p oltre-mare --example speed`.

use game::{Chance, Choices as _, Edition as _, Game, NoLog, Observer, Sampler, Seat, Status};
use oltre_mare::{Choices, Edition, OltreMare, Setup};
use std::hint::black_box;

/// Seconds this thread has been on a processor (Linux), so that a busy machine does not spoil the figures.
fn on_cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace().next().and_then(|ns| ns.parse::<f64>().ok()).unwrap_or(0.0) / 1e9
}

struct Wyrand(u64);

impl Chance for Wyrand {
    #[inline(always)]
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let t = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        let r = ((t >> 64) ^ t) as u64 as u32;
        ((u64::from(r) * u64::from(n)) >> 32) as u32
    }
}

fn main() {
    let fixed = std::env::args().nth(2).is_some();
    let only: Option<bool> = std::env::args().nth(1).map(|word| word == "talk");
    for talk in [true, false].into_iter().filter(|talk| only.is_none_or(|only| only == *talk)) {
        for players in if fixed { 4..=4 } else { 2..=5 } {
            let setup = Setup { talk, ..Setup::of(players) };
            let rules = OltreMare::new(&setup, &Edition::builtin()).expect("a legal setup");
            let mut chance = Wyrand(7);
            let (mut matches, mut decisions, mut actions, mut offers) = (0u64, 0u64, 0u64, 0u64);
            let mut choices = Choices::default();
            let blank = rules.blank();
            let start = on_cpu();
            while if fixed { matches < 300 } else { on_cpu() - start < 1.0 } {
                for _ in 0..100 {
                    let mut state = blank;
                    rules.deal(&mut state, &mut chance, &mut NoLog);
                    while let Status::Open { ask, .. } = rules.status(&state) {
                        rules.choices(&state, ask, &mut choices);
                        let mut sampler = Sampler::new(&mut chance);
                        let Ok(action) = choices.decide(&mut sampler);
                        decisions += u64::from(sampler.free);
                        actions += 1;
                        offers += u64::from(matches!(action, oltre_mare::Action::OfferDeal(_)));
                        rules
                            .apply(&mut state, ask, &action, &mut chance, &mut NoLog)
                            .expect("a sampled action is legal");
                    }
                    matches += 1;
                }
            }
            let seconds = on_cpu() - start;
            println!(
                "talk {talk} players {players}: {:.2} M decisions/s, {:.0} matches/s, {:.0} decisions and {:.0} actions a match, offers {:.1} %",
                decisions as f64 / seconds / 1e6,
                matches as f64 / seconds,
                decisions as f64 / matches as f64,
                actions as f64 / matches as f64,
                100.0 * offers as f64 / decisions as f64,
            );
        }
    }
    if fixed {
        return;
    }
    let rules = OltreMare::new(&Setup::of(4), &Edition::builtin()).expect("a legal setup");
    let mut chance = Wyrand(9);
    let mut state = rules.blank();
    rules.deal(&mut state, &mut chance, &mut NoLog);
    let mut choices = Choices::default();
    for _ in 0..200 {
        if let Status::Open { ask, .. } = rules.status(&state) {
            rules.choices(&state, ask, &mut choices);
            let action = choices.sample(&mut chance);
            rules.apply(&mut state, ask, &action, &mut chance, &mut NoLog).expect("legal");
        }
    }
    let n = 1_000_000;
    let mut copy = state;
    let start = on_cpu();
    for _ in 0..n {
        copy = black_box(*black_box(&state));
    }
    println!("state {} bytes, copy {:.1} ns", size_of_val(&copy), (on_cpu() - start) / f64::from(n) * 1e9);
    let k = rules.knowledge(&state, Observer::Seat(Seat::at(1)));
    let start = on_cpu();
    for _ in 0..n {
        rules.redeal(black_box(&k), &mut chance, &mut copy);
    }
    println!("knowledge {} bytes, redeal {:.0} ns", size_of_val(&k), (on_cpu() - start) / f64::from(n) * 1e9);
}
