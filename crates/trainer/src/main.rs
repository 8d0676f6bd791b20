//! Teaches the nets of the bots by matches of the bots against themselves: `cargo xtask train --help`.
//!
//! A single program that needs no other files: copy it to a bigger machine, with data in and out as files.

mod args;
mod data;
mod play;

use args::Args;
use bots::net::{Learner, Net, Rows};
use bots::{Bots, NetVisitor, Taught, Valued};
use clap::Parser as _;
use game::Counted;
use games::{FullGame, Visitor};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Layers of the nets, below the last.
const HIDDEN: [usize; 2] = [64, 16];
/// Positions that are learned from at once.
const BATCH: usize = 2048;
/// One match in this many is kept to check what was learned.
const KEPT_BACK: u32 = 16;

fn main() -> ExitCode {
    let args = Args::parse();
    let without_net = || Err(format!("{} has no net", args.game));
    match args.game.visit(Training(&args)).unwrap_or_else(without_net) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

/// The task for the game that was named.
struct Training<'a>(&'a Args);

impl Visitor for Training<'_> {
    type Out = Option<Result<(), String>>;

    fn visit<G: FullGame>(self) -> Self::Out {
        G::with_net(self)
    }
}

impl NetVisitor for Training<'_> {
    type Out = Result<(), String>;

    fn visit<G: Valued + Bots + Counted + 'static>(self) -> Self::Out {
        train::<G>(self.0)
    }
}

/// How long everything may take.
struct Clock {
    since: Instant,
    whole: Duration,
}

impl Clock {
    /// When this part of the time has gone.
    fn at(&self, part: f64) -> Instant {
        self.since + self.whole.mul_f64(part)
    }

    fn said(&self) -> String {
        format!("{:>5.0} s", self.since.elapsed().as_secs_f64())
    }
}

fn train<G: Valued + Bots + Counted + 'static>(args: &Args) -> Result<(), String> {
    let clock = Clock { since: Instant::now(), whole: Duration::from_secs_f64(60.0 * args.minutes) };
    let mut heap = data::Heap::open(&args.data, G::NAME, G::SEEN)?;
    let (plays, check) = (clock.at(0.6), clock.at(0.9));
    while heap.matches < args.matches && Instant::now() < plays {
        let more = play::some::<G>(args, heap.matches, (args.matches - heap.matches).min(play::AT_ONCE), plays)?;
        heap.add(more)?;
        println!("{}  {} matches, {} positions", clock.said(), heap.matches, heap.positions());
    }
    let (known, new) = heap.split(KEPT_BACK);
    let net = learn(args, &clock, &known, &new, check)?;
    let out = args.out();
    std::fs::write(&out, net.to_bytes()).map_err(|error| format!("{}: {error}", out.display()))?;
    println!("{}  written to {}", clock.said(), out.display());
    play::check::<G>(args, &Taught::by(Arc::new(net)))
}

/// Learns until the time is up or all rounds are done; the best net on positions that it has not learned from.
fn learn(args: &Args, clock: &Clock, known: &Rows, new: &Rows, until: Instant) -> Result<Net, String> {
    if known.is_empty() || new.is_empty() {
        return Err("too few matches to learn from".into());
    }
    let mut learner = Learner::new(known, if args.flat { &[] } else { &HIDDEN }, args.seed);
    let threads = args.threads();
    let mut best = (learner.loss(new, threads), learner.net());
    println!("{}  loss {:.4} before training", clock.said(), best.0);
    for round in 0..args.rounds {
        if Instant::now() >= until {
            println!("{}  the time is up", clock.said());
            break;
        }
        // Slower and slower, along half a cosine wave.
        let part = 0.5 * (1.0 + (std::f32::consts::PI * round as f32 / args.rounds as f32).cos());
        let own = learner.go_through(known, BATCH, part.max(0.02), threads);
        let loss = learner.loss(new, threads);
        println!("{}  round {}: loss {own:.4}, {loss:.4} on new matches", clock.said(), round + 1);
        if loss < best.0 {
            best = (loss, learner.net());
        }
    }
    Ok(best.1)
}
