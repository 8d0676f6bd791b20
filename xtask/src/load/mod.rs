//! `cargo xtask load`: how much a server can carry, seen through sockets on the same machine. It measures, and does not
//! judge.

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

/// The options.
#[derive(clap::Args)]
pub struct Args {
    /// Tables that are played at the same time
    #[arg(long, default_value_t = 500, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=5_000))]
    tables: u64,
    /// How long is measured
    #[arg(long, default_value_t = 20, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Moves a second, at all tables together; 0: as many as possible
    #[arg(long, default_value_t = 2000, value_name = "N")]
    rate: u64,
    /// Where the server keeps its tables
    #[arg(long, value_enum, default_value_t = Database::Sqlite)]
    database: Database,
    /// Tables that nobody looks at
    #[arg(long, default_value_t = 10_000, value_name = "N", value_parser = clap::value_parser!(u64).range(..=100_000))]
    sleeping: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Database {
    Sqlite,
    Postgres,
}

/// Play before anything is measured.
const WARM: Duration = Duration::from_secs(3);

/// A table that nobody watches sleeps after this, and a little.
const ASLEEP: Duration = Duration::from_secs(25);

/// `cargo xtask load`.
pub fn run(root: &Path, args: &Args) -> Result<(), String> {
    let binary = command::build(root, &["--release", "--package", "portolan"], "portolan")?;
    in_folder_beside(&binary, "load", |folder| in_folder(args, &binary, folder))
}

/// Does something in a folder that is removed afterwards, beside the program: temporary folders are often in memory,
/// where a sync costs nothing.
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

fn in_folder(args: &Args, binary: &Path, folder: &Path) -> Result<(), String> {
    let server = if args.database == Database::Postgres {
        Some(postgres::Server::start(postgres::Durability::Synced)?)
    } else {
        None
    };
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
        let program = if args.sleeping > 0 { sleep(args, &recipe, program, empty).await? } else { program };
        play(args, &program).await?;
        program.stop().await?;
        recipe.check_log()
    });
    outcome.map_err(|fault| format!("{fault}\n{}", recipe.log_tail()))
}

/// Many tables that nobody looks at.
async fn sleep(args: &Args, recipe: &Recipe, program: Program, empty: u64) -> Result<Program, String> {
    let began = Instant::now();
    sleeping::open(program.address, args.sleeping).await?;
    let (took, awake) = (began.elapsed(), program.memory()?);
    println!("{} matches begun over HTTP in {:.1} s; {} MiB", args.sleeping, took.as_secs_f64(), mib(awake));
    tokio::time::sleep(ASLEEP).await;
    println!("the same, when all had fallen asleep: {} MiB", mib(program.memory()?));
    program.stop().await?;
    let program = recipe.start().await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let asleep = program.memory()?;
    println!(
        "start with {} sleeping tables: {:.0} ms, {} MiB, {} bytes for each table",
        args.sleeping,
        program.start.as_secs_f64() * 1e3,
        mib(asleep),
        asleep.saturating_sub(empty) / args.sleeping
    );
    Ok(program)
}

/// Tables at which people play.
async fn play(args: &Args, program: &Program) -> Result<(), String> {
    let before = program.memory()?;
    let load = Arc::new(Load::new(program.address, args.tables, args.rate));
    let mut playing = drive::begin(&load, args.tables).await?;
    let (live, connections) = (program.memory()?.saturating_sub(before), load.connections());
    println!(
        "{} live tables with {connections} connections: {} MiB, {} KiB for each table",
        args.tables,
        mib(live),
        live / args.tables / 1024
    );
    load.go();
    drive::for_a_while(&mut playing, WARM).await?;
    load.take();
    let (began, cpu, own) = (Instant::now(), program.cpu(), figures::own_cpu());
    drive::for_a_while(&mut playing, Duration::from_secs(args.seconds)).await?;
    let (took, latency) = (began.elapsed().as_secs_f64(), Latency::of(load.take()));
    let (cpu, own) = ((program.cpu() - cpu) / took, (figures::own_cpu() - own) / took);
    println!(
        "{} s: {:.0} moves/s acknowledged after sync (asked for: {}); latency p50 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
        args.seconds,
        latency.count as f64 / took,
        if args.rate == 0 { "as many as possible".into() } else { args.rate.to_string() },
        latency.p50,
        latency.p99,
        latency.max
    );
    println!("processor: server {:.0}% of a core, clients {:.0}%", cpu * 100.0, own * 100.0);
    println!("afterwards: {} MiB; {} matches ended", mib(program.memory()?), load.ended());
    playing.shutdown().await;
    Ok(())
}
