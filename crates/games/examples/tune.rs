//! Looks for better figures for the expert players, by matches against others: `cargo run --release -p bots --example tune -- ostia 600 1`.
//!
//! A few figures are changed at random, and a change that does better on fresh deals is kept. Prints every step, so it can be stopped at any time.

use bots::arena::{Thinking, play_deal};
use bots::{Bot, BotKind, Bots, Dice};
use game::{Chance as _, Counted, Edition as _, Setup as _};
use record::Seed;
use std::time::{Duration, Instant};

/// A kind of player whose figures can be changed.
trait Tuned: Counted + Bots {
    type Weights: Copy;
    fn weights() -> Self::Weights;
    fn named(weights: &mut Self::Weights) -> Vec<(&'static str, &mut f32)>;
    fn player(weights: Self::Weights) -> Box<dyn Bot<Self>>;
    /// The worth of a point of score, in shares of a win.
    const POINT: f64;
}

impl Tuned for oltre_mare::OltreMare {
    type Weights = oltre_mare::bots::expert::Weights;
    const POINT: f64 = 0.03;
    fn weights() -> Self::Weights {
        Self::Weights::default()
    }
    fn named(weights: &mut Self::Weights) -> Vec<(&'static str, &mut f32)> {
        weights.named()
    }
    fn player(weights: Self::Weights) -> Box<dyn Bot<Self>> {
        Box::new(oltre_mare::bots::expert::ExpertBot::with(weights))
    }
}

impl Tuned for ostia::Ostia {
    type Weights = ostia::bots::Weights;
    const POINT: f64 = 0.12;
    fn weights() -> Self::Weights {
        ostia::bots::ExpertBot::default().weights
    }
    fn named(w: &mut Self::Weights) -> Vec<(&'static str, &mut f32)> {
        macro_rules! named { ($($name:ident)+) => { vec![$((stringify!($name), &mut w.$name)),+] }; }
        named!(on_forum on_senate abstains offered offer_spread ship_goes rate rate_least rate_most cash_spread
            built_early stored stored_for_senate purse thrift usual_price passes)
    }
    fn player(weights: Self::Weights) -> Box<dyn Bot<Self>> {
        Box::new(ostia::bots::ExpertBot::with(weights))
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let game = args.first().map_or("ostia", String::as_str);
    let seconds = args.get(1).and_then(|n| n.parse().ok()).unwrap_or(60);
    let seed = args.get(2).and_then(|n| n.parse().ok()).unwrap_or(1);
    let against = args.get(3).and_then(|kind| kind.parse().ok()).unwrap_or(BotKind::Greedy);
    let set: Vec<(String, f32)> = args
        .iter()
        .skip(4)
        .filter_map(|pair| {
            let (name, value) = pair.split_once('=')?;
            Some((name.to_owned(), value.parse().ok()?))
        })
        .collect();
    match game {
        "ostia" => tune::<ostia::Ostia>(seconds, seed, against, &set),
        _ => tune::<oltre_mare::OltreMare>(seconds, seed, against, &set),
    }
}

/// The worth of a set of figures on a deal.
fn deal<G: Tuned>(game: &G, weights: G::Weights, against: BotKind, seed: Seed) -> (f64, f64) {
    let make = |bot: usize| if bot == 0 { G::player(weights) } else { G::bot(against).expect("there is such a bot") };
    let deal = play_deal(game, make, seed, Thinking::default()).expect("bots play by the rules");
    let result = deal.results[0];
    (result.share + G::POINT * result.ahead, result.share)
}

fn tune<G: Tuned>(seconds: u64, seed: u64, against: BotKind, set: &[(String, f32)]) {
    let game =
        G::new(&G::Setup::usual(4).expect("four can play"), &G::Edition::builtin()).expect("the box is in order");
    let base = Seed::from_number(seed);
    let mut dice = Dice::new(base);
    let mut best = G::weights();
    for (name, value) in set {
        G::named(&mut best).into_iter().filter(|(n, _)| n == name).for_each(|(_, slot)| *slot = *value);
    }
    let (begin, mut next, mut tries) = (Instant::now(), 0u64, 0);
    if seconds == 0 {
        let n = 250;
        let found: Vec<(f64, f64)> = (0..n).map(|i| deal(&game, best, against, base.of_match(i))).collect();
        let mean = |f: fn(&(f64, f64)) -> f64| found.iter().map(f).sum::<f64>() / n as f64;
        println!("worth {:.4} share {:.4}", mean(|x| x.0), mean(|x| x.1));
        return;
    }
    while begin.elapsed() < Duration::from_secs(seconds) {
        tries += 1;
        let mut other = best;
        let mut changed = Vec::new();
        {
            let mut slots = G::named(&mut other);
            for _ in 0..1 + dice.below(4) {
                let at = dice.below(slots.len() as u32) as usize;
                let (name, slot) = &mut slots[at];
                // Between two thirds and one and a half times as much, and a little up or down.
                let factor = 1.5f32.powf((dice.below(2001) as f32 - 1000.0) / 1000.0);
                **slot = **slot * factor + (dice.below(201) as f32 - 100.0) / 2000.0;
                changed.push(format!("{name}={:.3}", **slot));
            }
        }
        let mut differences: Vec<f64> = Vec::new();
        let better = loop {
            let seed = base.of_match(next);
            next += 1;
            differences.push(deal(&game, other, against, seed).0 - deal(&game, best, against, seed).0);
            let n = differences.len() as f64;
            let mean = differences.iter().sum::<f64>() / n;
            let spread = (differences.iter().map(|d| (d - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0) / n).sqrt();
            match differences.len() {
                16 | 32 | 64 if mean < -0.3 * spread => break false,
                128 if mean < 0.7 * spread => break false,
                256.. => break mean > 1.3 * spread,
                32.. if mean > 3.0 * spread => break true,
                _ => {}
            }
        };
        if better {
            best = other;
            let mean = differences.iter().sum::<f64>() / differences.len() as f64;
            println!(
                "{tries} {:.0}s +{mean:.4} over {}: {}",
                begin.elapsed().as_secs_f64(),
                differences.len(),
                changed.join(" ")
            );
        }
    }
    println!("{tries} tries");
    for (name, value) in G::named(&mut best) {
        println!("    {name} = {value:.3},");
    }
}
