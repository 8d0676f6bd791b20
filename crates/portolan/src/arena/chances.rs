//! `portolan arena --chances`: what the bots think of their chances, and what comes of it.

use super::Contest;
use crate::{Failure, match_files};
use bots::arena::chances::{self, Told};
use games::FullGame;
use record::Seed;
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Plays each deal once, and writes a row for every decision with a choice.
pub(super) fn run<G: FullGame>(
    contest: &Contest<'_, G>,
    threads: u64,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (taken, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let base = Seed::from_number(contest.seed);
    let work = || {
        loop {
            let number = taken.fetch_add(1, Ordering::Relaxed);
            if number >= contest.deals {
                break;
            }
            let mut bots: Vec<_> = (0..contest.bots.len()).map(|bot| contest.make(bot)).collect();
            let told = chances::chances(contest.game, &mut bots, base.of_match(number), contest.thinking);
            let Ok(mut all) = all.lock() else { break };
            all.push((number, told));
        }
    };
    thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let mut all = all.into_inner().map_err(|_| Failure::input("a bot crashed; please report it"))?;
    all.sort_by_key(|(number, _)| *number);
    let mut page = String::from("match,ply,seat,occasion,told,won\n");
    let mut together: Vec<Told> = Vec::new();
    for (number, told) in all {
        let told = told.map_err(|foul| Failure::input(format!("match {}: {foul}", number + 1)))?;
        for Told { occasion, seat, ply, chance, won } in &told {
            let _ = writeln!(page, "{number},{ply},{},{occasion},{chance:.4},{won:.3}", seat.number());
        }
        together.extend(told);
    }
    std::fs::write(file, page).map_err(|error| match_files::named(file, &error))?;
    let players = contest.game.players();
    writeln!(out, "{:>16} {:>10} {:>12} {:>12}", "decision", "decisions", "told", "came")?;
    for (occasion, found) in chances::by_occasion(&together) {
        let (told, came) = (100.0 * found.told(players), 100.0 * found.came(players));
        writeln!(out, "{occasion:>16} {:>10} {told:>11.1}% {came:>11.1}%", found.decisions)?;
    }
    Ok(())
}
