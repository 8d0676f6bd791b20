//! `cargo xtask crash`: servers are killed in the middle of play, and nothing they acknowledged may be lost.
//!
//! People play over sockets and remember every answer. After each kill they come back, to the same server restarted or
//! to another one on the same database, send again what was not answered, and look whether everything is still there.

mod person;
mod sleeper;
mod tables;
mod world;

use crate::net::program::{Program, Recipe};
use crate::{command, postgres};
use game::Chance;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use testkit::Dice;
use tokio::task::JoinSet;
use world::World;

/// How many tables are played at the same time.
const TABLES: u64 = 12;

/// The least acknowledgements between two kills: a server that is killed must have been at work.
const ACKNOWLEDGED: u64 = 30;

/// Where the servers store their tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trial {
    /// One server on SQLite.
    Sqlite,
    /// One server on PostgreSQL.
    Postgres,
    /// Two servers on one PostgreSQL.
    Nodes,
}

impl Trial {
    /// All of them.
    pub const ALL: [Trial; 3] = [Trial::Sqlite, Trial::Postgres, Trial::Nodes];

    /// Its line in a report.
    pub fn check_name(self) -> &'static str {
        match self {
            Trial::Sqlite => "crash on SQLite",
            Trial::Postgres => "crash on PostgreSQL",
            Trial::Nodes => "crash of one of two",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Trial::Sqlite => "SQLite",
            Trial::Postgres => "PostgreSQL",
            Trial::Nodes => "two servers on PostgreSQL",
        }
    }
}

/// The options.
#[derive(clap::Args)]
pub struct Args {
    /// How often a server is killed
    #[arg(long, default_value_t = 50, value_name = "N")]
    kills: u64,
    /// Same seed, same choices
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Only one server on SQLite
    #[arg(long)]
    sqlite: bool,
    /// Only one server on PostgreSQL
    #[arg(long)]
    postgres: bool,
    /// Only two servers on one PostgreSQL
    #[arg(long)]
    nodes: bool,
}

impl Args {
    /// Those that are named; all of them if none is.
    fn trials(&self) -> Vec<Trial> {
        let named = |trial: &Trial| match trial {
            Trial::Sqlite => self.sqlite,
            Trial::Postgres => self.postgres,
            Trial::Nodes => self.nodes,
        };
        let none = !Trial::ALL.iter().any(named);
        Trial::ALL.into_iter().filter(|trial| none || named(trial)).collect()
    }
}

/// `cargo xtask crash`.
pub fn run(root: &Path, args: &Args) -> Result<(), String> {
    let trials = args.trials();
    let server = match trials.iter().any(|trial| *trial != Trial::Sqlite) {
        true => Some(postgres::Server::start(postgres::Durability::None)?),
        false => None,
    };
    let binary = command::build(root, &["--package", "portolan"], "portolan")?;
    for trial in trials {
        println!("{}", check(binary.clone(), trial, args.kills, args.seed, server.as_ref())?);
    }
    Ok(())
}

/// Kills servers of one kind this many times, and returns what was seen meanwhile.
pub fn check(
    binary: PathBuf,
    trial: Trial,
    kills: u64,
    seed: u64,
    server: Option<&postgres::Server>,
) -> Result<String, String> {
    let folder = std::env::temp_dir().join(format!("portolan-crash-{}-{trial:?}", std::process::id()));
    std::fs::create_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let outcome = in_folder(&folder, binary, trial, kills, seed, server);
    match &outcome {
        Ok(_) => drop(std::fs::remove_dir_all(&folder)),
        Err(_) => eprintln!("the database and the log of the servers are in {}", folder.display()),
    }
    outcome.map_err(|fault| format!("{}: {fault}", trial.name()))
}

fn in_folder(
    folder: &Path,
    binary: PathBuf,
    trial: Trial,
    kills: u64,
    seed: u64,
    server: Option<&postgres::Server>,
) -> Result<String, String> {
    let database = match (trial, server) {
        (Trial::Sqlite, _) => format!("sqlite:{}", folder.join("tables.db").display()),
        (_, Some(server)) => server.database(&format!("crash_{trial:?}").to_lowercase())?,
        (_, None) => return Err("there is no PostgreSQL".into()),
    };
    let recipe = Recipe { binary: binary.clone(), database, log: folder.join("log") };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let nodes = if trial == Trial::Nodes { 2 } else { 1 };
    let world = Arc::new(World::new(nodes, binary, folder.to_owned()));
    let outcome =
        runtime.block_on(Killer { recipe: &recipe, world: world.clone(), dice: Dice::new(seed, 0) }.go(kills));
    outcome.and_then(|()| recipe.check_log()).map_err(|fault| format!("{fault}\n{}", recipe.log_tail()))?;
    Ok(format!("{}: {kills} kills, {}", trial.name(), world.summary()))
}

struct Killer<'a> {
    recipe: &'a Recipe,
    world: Arc<World>,
    dice: Dice,
}

impl Killer<'_> {
    async fn go(mut self, kills: u64) -> Result<(), String> {
        let mut programs = Vec::new();
        for node in 0..self.world.nodes() {
            programs.push(Some(self.start(node).await?));
        }
        let mut play = JoinSet::new();
        for table in 0..TABLES {
            play.spawn(tables::play(self.world.clone(), table, self.dice.split()));
        }
        for kill in 1..=kills {
            tokio::select! {
                outcome = self.work() => outcome?,
                fault = first_fault(&mut play) => return Err(fault),
            }
            // One after the other: players who lost one server are now at the other.
            let victim = kill as usize % programs.len();
            if kill == kills {
                // Its clock rings when its server is dead.
                let at = self.world.address_of(victim);
                play.spawn(sleeper::sleep_through(self.world.clone(), at, self.dice.split()));
                self.world.started.notified().await;
            }
            self.world.lose(victim);
            if let Some(program) = programs[victim].take() {
                program.kill();
            }
            tokio::time::sleep(Duration::from_millis(self.dice.below(300).into())).await;
            // Of two servers, the one killed last stays dead: the other continues alone.
            if kill < kills || programs.len() == 1 {
                programs[victim] = Some(self.start(victim).await?);
            }
        }
        self.world.closing.store(true, Relaxed);
        while let Some(outcome) = play.join_next().await {
            outcome.map_err(|error| error.to_string())??;
        }
        // Servers still running stop in an orderly way.
        for program in programs.into_iter().flatten() {
            program.stop().await?;
        }
        Ok(())
    }

    async fn start(&self, node: usize) -> Result<Program, String> {
        let program = self.recipe.start().await?;
        self.world.found(node, program.address);
        Ok(program)
    }

    /// Lets people play for a random while, until enough was acknowledged.
    async fn work(&mut self) -> Result<(), String> {
        let enough = self.world.acknowledged.load(Relaxed) + ACKNOWLEDGED;
        tokio::time::sleep(Duration::from_millis(u64::from(100 + self.dice.below(900)))).await;
        for _ in 0..6000 {
            if self.world.acknowledged.load(Relaxed) >= enough {
                return Ok(());
            }
            // Out of step with everything.
            tokio::time::sleep(Duration::from_micros(u64::from(5_000 + self.dice.below(10_000)))).await;
        }
        Err("no more steps are acknowledged".into())
    }
}

/// Waits for somebody to fail; for ever if nobody does.
async fn first_fault(play: &mut JoinSet<Result<(), String>>) -> String {
    while let Some(outcome) = play.join_next().await {
        match outcome {
            Ok(Ok(())) => {}
            Ok(Err(fault)) => return fault,
            Err(error) => return error.to_string(),
        }
    }
    std::future::pending().await
}
