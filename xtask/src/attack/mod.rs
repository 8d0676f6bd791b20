//! `cargo xtask attack`: floods a server of our own on this machine, and measures how long a bystander waits before and
//! during each. Every flood ends after a number of requests and a time; then the server is stopped, and all of it is
//! over.

mod bystander;
mod floods;

use crate::load::figures::{Latency, mib};
use crate::net::program::{Program, Recipe};
use crate::{command, load};
use bystander::Waited;
use floods::{FLOODS, Flood};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// The options.
#[derive(clap::Args)]
pub struct Args {
    /// How long each flood takes, and the quiet before it
    #[arg(long, default_value_t = 8, value_name = "N", value_parser = clap::value_parser!(u64).range(2..=60))]
    seconds: u64,
    /// Only this flood
    #[arg(long, value_name = "FLOOD", value_parser = clap::builder::PossibleValuesParser::new(FLOODS.iter().map(|flood| flood.name)))]
    only: Option<String>,
    /// Use a build that is not optimised
    #[arg(long)]
    debug: bool,
}

/// The longest wait allowed in one of a hundred tries; on a machine that is busy anyway, twice the wait before.
const MOST_MS: f64 = 100.0;

/// The length of the match file that is uploaded again and again.
const MATCH_FILE_LINES: &str = "5990";

/// The extra time a flood needs to begin and to end.
const MARGIN: Duration = Duration::from_secs(90);

/// `cargo xtask attack`.
pub fn run(root: &Path, args: &Args) -> Result<(), String> {
    let profile: &[&str] = if args.debug { &[] } else { &["--release"] };
    let binary = command::build(root, &[profile, &["--package", "portolan"]].concat(), "portolan")?;
    // Made by a program of its own: nothing else here needs the rules, and they take long to build.
    let heavy = ["run", "--quiet", "--package", "games", "--example", "heavy", "--", MATCH_FILE_LINES];
    let (file, _) = command::output(command::cargo(root).args(heavy))?;
    load::in_folder_beside(&binary, "attack", |folder| {
        let database = format!("sqlite:{}", folder.join("tables.db").display());
        let recipe = Recipe { binary: binary.clone(), database, log: folder.join("log") };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let outcome = runtime.map_err(|error| error.to_string())?.block_on(all(args, &recipe, &file));
        outcome.map_err(|fault| format!("{fault}\n{}", recipe.log_tail()))
    })
}

async fn all(args: &Args, recipe: &Recipe, file: &str) -> Result<(), String> {
    let mut slow = Vec::new();
    println!(
        "{:10} {:>31} {:>31} {:>31}  {:>9} {:>9}  tries",
        "", "command, before → during", "ping", "request", "MiB", "CPU"
    );
    for flood in FLOODS.iter().filter(|flood| args.only.as_ref().is_none_or(|only| only == flood.name)) {
        // Each has a server and a database of its own, so nothing is left over from the one before.
        let recipe = Recipe { database: format!("{}-{}", recipe.database, flood.name), ..recipe.clone() };
        let program = recipe.start().await?;
        let time = Duration::from_secs(args.seconds);
        let whole = timeout(time * 2 + MARGIN, one(flood, &program, file, time));
        let outcome = whole.await.map_err(|_| format!("{}: does not end", flood.name))?;
        program.stop().await?;
        recipe.check_log()?;
        let most = outcome.map_err(|error| format!("{}: {error}", flood.name))?;
        slow.extend(most.map(|most| format!("{} ({most})", flood.name)));
    }
    if slow.is_empty() { Ok(()) } else { Err(format!("bystanders wait too long: {}", slow.join(", "))) }
}

/// Runs one flood, and returns what was too slow, if anything.
async fn one(flood: &Flood, program: &Program, file: &str, time: Duration) -> std::io::Result<Option<String>> {
    let scene = floods::Scene::set(program.address, file).await?;
    let before = bystander::stand_by(program.address, time).await?;
    let (began, cpu) = (Instant::now(), program.cpu());
    let flooding = floods::begin(flood, &scene, time + Duration::from_secs(1));
    tokio::time::sleep(Duration::from_millis(500)).await;
    let during = bystander::stand_by(program.address, time).await;
    let memory = program.memory().unwrap_or_default();
    let tries = flooding.end().await;
    let during = during?;
    let cpu = (program.cpu() - cpu) / began.elapsed().as_secs_f64();
    let (lines, slow) = judged(before, during);
    println!("{:10} {lines}  {:>9} {:>7.0}%  {tries}", flood.name, mib(memory), cpu * 100.0);
    Ok(slow)
}

/// The waits before and during, and which of them were too long.
fn judged(before: Waited, during: Waited) -> (String, Option<String>) {
    let mut lines = Vec::new();
    let mut slow = Vec::new();
    for ((what, before), (_, during)) in before.0.into_iter().zip(during.0) {
        let (before, during) = (Latency::of(before), Latency::of(during));
        lines.push(format!("{:>31}", format!("{:.1} → {:.1} ms (most {:.0})", before.p99, during.p99, during.max)));
        if during.p99 > MOST_MS.max(before.p99 * 2.0) {
            slow.push(format!("{what} {:.0} ms", during.p99));
        }
    }
    (lines.join(" "), (!slow.is_empty()).then(|| slow.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_is_more_than_a_tenth_of_a_second_and_more_than_twice_what_it_was() {
        let waited = |ms: [u64; 3]| {
            let [command, ping, request] = ms.map(|ms| vec![Duration::from_millis(ms); 9]);
            Waited([("command", command), ("ping", ping), ("request", request)])
        };
        let slow = |before, during| judged(waited(before), waited(during)).1;
        assert_eq!(slow([1, 1, 1], [99, 99, 99]), None);
        assert_eq!(slow([80, 1, 1], [150, 1, 1]), None, "it was slow before");
        assert_eq!(slow([1, 1, 1], [1, 130, 101]).as_deref(), Some("ping 130 ms, request 101 ms"));
    }

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        _args: Args,
    }

    #[test]
    fn only_floods_that_there_are() {
        let read = |words: &[&str]| <Line as clap::Parser>::try_parse_from([&["attack"], words].concat());
        assert!(read(&["--seconds", "5", "--only", "imports", "--debug"]).is_ok());
        assert!(read(&["--only", "rain"]).is_err());
        assert!(read(&["--seconds", "3600"]).is_err());
    }
}
