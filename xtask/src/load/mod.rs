//! `cargo xtask load`: what a server can carry, seen through sockets on the same machine. It measures and judges nothing.

mod drive;
pub mod figures;
mod sleeping;

use crate::net::program::{Program, Recipe};
use crate::{command, postgres};
use drive::Load;
use figures::{Latency, mib};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What is asked for.
struct Plan {
    tables: u64,
    seconds: u64,
    /// Moves a second, at all tables together; as many as possible with 0.
    rate: u64,
    postgres: bool,
    sleeping: u64,
}

/// Play before anything is measured.
const WARM: Duration = Duration::from_secs(3);

/// A table that nobody watches sleeps after this, and a little.
const ASLEEP: Duration = Duration::from_secs(25);

const USAGE: &str = "cargo xtask load [--tables 500] [--seconds 20] [--rate 2000] [--database sqlite|postgres] \
                     [--sleeping 10000]";

/// `cargo xtask load`.
pub fn run(root: &Path, args: &[&str]) -> Result<(), String> {
    let plan = plan(args).ok_or(USAGE)?;
    let binary = command::build(root, &["--release", "--package", "portolan"], "portolan")?;
    in_folder_beside(&binary, "load", |folder| in_folder(&plan, &binary, folder))
}

/// Does something in a folder that is gone afterwards, beside the program: temporary folders often lie in memory, where a sync
/// costs nothing.
pub fn in_folder_beside(
    binary: &Path,
    name: &str,
    work: impl FnOnce(&Path) -> Result<(), String>,
) -> Result<(), String> {
    let folder = binary.with_file_name(format!("{name}-{}", std::process::id()));
    std::fs::create_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let outcome = work(&folder);
    let _ = std::fs::remove_dir_all(&folder);
    outcome
}

fn plan(args: &[&str]) -> Option<Plan> {
    let mut plan = Plan { tables: 500, seconds: 20, rate: 2000, postgres: false, sleeping: 10_000 };
    for pair in args.chunks(2) {
        match *pair {
            ["--tables", n] => plan.tables = n.parse().ok().filter(|n| (1..=5_000).contains(n))?,
            ["--seconds", n] => plan.seconds = n.parse().ok().filter(|n| (1..=600).contains(n))?,
            ["--rate", n] => plan.rate = n.parse().ok()?,
            ["--sleeping", n] => plan.sleeping = n.parse().ok().filter(|n| *n <= 100_000)?,
            ["--database", "sqlite"] => plan.postgres = false,
            ["--database", "postgres"] => plan.postgres = true,
            _ => return None,
        }
    }
    Some(plan)
}

fn in_folder(plan: &Plan, binary: &Path, folder: &Path) -> Result<(), String> {
    let server = if plan.postgres { Some(postgres::Server::start(postgres::Care::Synced)?) } else { None };
    let database = match &server {
        Some(server) => server.database("load")?,
        None => format!("sqlite:{}", folder.join("tables.db").display()),
    };
    let recipe = Recipe { binary: binary.to_owned(), database, log: folder.join("log") };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let outcome = runtime.map_err(|error| error.to_string())?.block_on(async {
        let sync = figures::sync_time(folder)?;
        println!("disk: a small file is written and synced in {:.2} ms (median of 50)", sync.as_secs_f64() * 1e3);
        let program = recipe.start().await?;
        let empty = program.memory()?;
        println!("start with an empty database: {:.0} ms, {} MiB", program.start.as_secs_f64() * 1e3, mib(empty));
        let program = if plan.sleeping > 0 { sleep(plan, &recipe, program, empty).await? } else { program };
        play(plan, &program).await?;
        program.stop().await?;
        recipe.check_log()
    });
    outcome.map_err(|fault| format!("{fault}\n{}", recipe.log_tail()))
}

/// Many tables that nobody looks at.
async fn sleep(plan: &Plan, recipe: &Recipe, program: Program, empty: u64) -> Result<Program, String> {
    let began = Instant::now();
    sleeping::open(program.address, plan.sleeping).await?;
    let (took, awake) = (began.elapsed(), program.memory()?);
    println!("{} matches begun over HTTP in {:.1} s; {} MiB", plan.sleeping, took.as_secs_f64(), mib(awake));
    tokio::time::sleep(ASLEEP).await;
    println!("the same, when all had fallen asleep: {} MiB", mib(program.memory()?));
    program.stop().await?;
    let program = recipe.start().await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let asleep = program.memory()?;
    println!(
        "start with {} sleeping tables: {:.0} ms, {} MiB, {} bytes for each table",
        plan.sleeping,
        program.start.as_secs_f64() * 1e3,
        mib(asleep),
        asleep.saturating_sub(empty) / plan.sleeping
    );
    Ok(program)
}

/// Tables that are played at.
async fn play(plan: &Plan, program: &Program) -> Result<(), String> {
    let before = program.memory()?;
    let load = Arc::new(Load::new(program.address, plan.tables, plan.rate));
    let mut playing = drive::begin(&load, plan.tables).await?;
    let (live, connections) = (program.memory()?.saturating_sub(before), load.connections());
    println!(
        "{} live tables with {connections} connections: {} MiB, {} KiB for each table",
        plan.tables,
        mib(live),
        live / plan.tables / 1024
    );
    load.go();
    drive::for_a_while(&mut playing, WARM).await?;
    load.take();
    let (began, cpu, own) = (Instant::now(), program.cpu(), figures::own_cpu());
    drive::for_a_while(&mut playing, Duration::from_secs(plan.seconds)).await?;
    let (took, latency) = (began.elapsed().as_secs_f64(), Latency::of(load.take()));
    let (cpu, own) = ((program.cpu() - cpu) / took, (figures::own_cpu() - own) / took);
    println!(
        "{} s: {:.0} moves/s acknowledged after sync (asked for: {}); latency p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
        plan.seconds,
        latency.count as f64 / took,
        if plan.rate == 0 { "as many as possible".into() } else { plan.rate.to_string() },
        latency.p50,
        latency.p99,
        latency.max
    );
    println!("processor: server {:.0} % of a core, clients {:.0} %", cpu * 100.0, own * 100.0);
    println!("afterwards: {} MiB; {} matches ended", mib(program.memory()?), load.ended());
    playing.shutdown().await;
    Ok(())
}
