//! `cargo xtask attack`: floods against a server of our own on this machine, and how long a bystander waits before and during
//! each. Every flood ends after a number of requests and a time; then the server is stopped, and all of it is over.

mod bystander;
mod floods;
mod heavy;

use crate::load::figures::{Latency, mib};
use crate::net::program::{Program, Recipe};
use crate::{command, load};
use bystander::Waited;
use floods::{FLOODS, Flood};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// What is asked for.
struct Plan {
    /// Of each flood, and of the quiet before it.
    seconds: u64,
    debug: bool,
    /// Only the flood of this name.
    only: Option<String>,
}

const USAGE: &str = "cargo xtask attack [--seconds 8] [--only FLOOD] [--debug]";

/// Nobody waits longer in one of a hundred tries, or than twice what they did before on a machine that is busy anyway.
const MOST_MS: f64 = 100.0;

/// What a flood takes beyond its time, to begin and to end.
const MARGIN: Duration = Duration::from_secs(90);

/// `cargo xtask attack`.
pub fn run(root: &Path, args: &[&str]) -> Result<(), String> {
    let plan = plan(args).ok_or(USAGE)?;
    let profile: &[&str] = if plan.debug { &[] } else { &["--release"] };
    let binary = command::build(root, &[profile, &["--package", "portolan"]].concat(), "portolan")?;
    load::in_folder_beside(&binary, "attack", |folder| {
        let database = format!("sqlite:{}", folder.join("tables.db").display());
        let recipe = Recipe { binary: binary.clone(), database, log: folder.join("log") };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let outcome = runtime.map_err(|error| error.to_string())?.block_on(all(&plan, &recipe));
        outcome.map_err(|fault| format!("{fault}\n{}", recipe.log_tail()))
    })
}

fn plan(args: &[&str]) -> Option<Plan> {
    let mut plan = Plan { seconds: 8, debug: false, only: None };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match *arg {
            "--debug" => plan.debug = true,
            "--seconds" => plan.seconds = args.next()?.parse().ok().filter(|n| (2..=60).contains(n))?,
            "--only" => plan.only = args.next().map(|name| (*name).to_owned()),
            _ => return None,
        }
    }
    let known = |name: &String| FLOODS.iter().any(|flood| flood.name == name);
    plan.only.as_ref().is_none_or(known).then_some(plan)
}

async fn all(plan: &Plan, recipe: &Recipe) -> Result<(), String> {
    let mut slow = Vec::new();
    println!(
        "{:10} {:>31} {:>31} {:>31}  {:>9} {:>9}  tries",
        "", "command, before → during", "ping", "request", "MiB", "CPU"
    );
    let file = heavy::match_file(5_990);
    for flood in FLOODS.iter().filter(|flood| plan.only.as_ref().is_none_or(|only| only == flood.name)) {
        // Each has a server and a database of its own: what one leaves behind is not the next one's.
        let recipe = Recipe { database: format!("{}-{}", recipe.database, flood.name), ..recipe.clone() };
        let program = recipe.start().await?;
        let time = Duration::from_secs(plan.seconds);
        let whole = timeout(time * 2 + MARGIN, one(flood, &program, &file, time));
        let outcome = whole.await.map_err(|_| format!("{}: it does not end", flood.name))?;
        program.stop().await?;
        recipe.check_log()?;
        let most = outcome.map_err(|error| format!("{}: {error}", flood.name))?;
        slow.extend(most.map(|most| format!("{} ({most})", flood.name)));
    }
    if slow.is_empty() { Ok(()) } else { Err(format!("bystanders wait too long: {}", slow.join(", "))) }
}

/// One flood: what was too slow, if anything was.
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
    println!("{:10} {lines}  {:>9} {:>7.0} %  {tries}", flood.name, mib(memory), cpu * 100.0);
    Ok(slow)
}

/// What was waited before and during, and what of it was too long.
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

    #[test]
    fn only_floods_that_there_are() {
        assert!(plan(&["--seconds", "5", "--only", "imports", "--debug"]).is_some());
        assert!(plan(&["--only", "rain"]).is_none());
        assert!(plan(&["--seconds", "3600"]).is_none());
    }
}
