//! The Python package: built as a wheel, installed into a virtual environment, and tested there.

use crate::command;
use crate::report::Outcome;
use crate::runner::Length;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What `cargo xtask wheel` is told.
#[derive(clap::Args)]
pub struct Args {
    /// Where the wheel is written
    #[arg(long, default_value = "target/wheels")]
    out: PathBuf,
    /// The profile of cargo it is built with
    #[arg(long, default_value = "release")]
    profile: String,
}

/// What the package and its tests need beside the wheel; they come from the registry of Python.
const TOOLS: [&str; 5] = ["maturin>=1.16,<2", "numpy>=2", "pytest>=9", "pettingzoo>=1.27,<2", "gymnasium>=1.2,<2"];

/// What the slower tests need, some 600 MB: they are part of the long run, and skipped where these cannot be had.
const LONG_TOOLS: [&str; 3] = ["open_spiel>=2,<3", "mcp>=2,<3", "ray>=2.60,<3"];

/// The interpreter: `PYTHON`, or `python3`.
fn interpreter() -> Result<String, String> {
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".into());
    let wanted = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))";
    if command::exists(&python, &["-c", wanted]) {
        Ok(python)
    } else {
        Err(format!("{python} is not Python 3.11 or later with venv; name one with PYTHON"))
    }
}

/// The virtual environment with everything but the package; made where there is none.
fn environment(root: &Path) -> Result<PathBuf, String> {
    let folder = root.join("python/.venv");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !python.exists() {
        command::output(Command::new(interpreter()?).args(["-m", "venv"]).arg(&folder))?;
    }
    let mut install = pip(&python);
    command::output(install.args(TOOLS))?;
    Ok(python)
}

fn pip(python: &Path) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1"]);
    pip
}

/// Builds the wheel; where it lies.
fn build(root: &Path, python: &Path, profile: &str, out: &Path) -> Result<PathBuf, String> {
    let target = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| root.join("target").into());
    if out.exists() {
        fs::remove_dir_all(out).map_err(|error| format!("{}: {error}", out.display()))?;
    }
    let mut maturin = Command::new(python);
    maturin.current_dir(root.join("python")).env("CARGO_TARGET_DIR", target);
    maturin.args(["-m", "maturin", "build", "--locked", "--profile", profile, "--interpreter"]).arg(python);
    command::run(maturin.arg("--out").arg(out))?;
    let mut files = fs::read_dir(out).map_err(|error| format!("{}: {error}", out.display()))?;
    files.find_map(|file| Some(file.ok()?.path())).ok_or_else(|| "maturin wrote no wheel".into())
}

/// Installs the wheel and runs the tests, which see nothing of the repository but themselves.
fn test(root: &Path, python: &Path, wheel: &Path, program: Option<&Path>) -> Result<String, String> {
    command::output(pip(python).args(["--force-reinstall", "--no-deps"]).arg(wheel))?;
    let mut tests = Command::new(python);
    tests.current_dir(root.join("python")).args(["-I", "-m", "pytest", "-q", "-p", "no:cacheprovider"]);
    if let Some(program) = program {
        tests.env("PORTOLAN", program);
    }
    let (said, _) = command::output(tests.args(["--import-mode", "importlib", "tests"]))?;
    print!("{said}");
    Ok(said.lines().last().unwrap_or_default().trim_matches(['=', ' ']).to_owned())
}

/// Builds and tests the package, where Python and what its tests need can be had.
pub fn check(root: &Path, length: Length, program: Option<&Path>) -> Result<Outcome, String> {
    let python = match environment(root) {
        Ok(python) => python,
        Err(lacking) => return Ok(Outcome::Skipped(lacking.lines().next().unwrap_or_default().to_owned())),
    };
    if length == Length::Long
        && let Err(lacking) = command::output(pip(&python).args(LONG_TOOLS))
    {
        println!("without the slower tests: {}", lacking.lines().next().unwrap_or_default());
    }
    let args = ["clippy", "-p", "portolan-python", "--features", "extension", "--", "-D", "warnings"];
    command::run(command::cargo(root).env("PYO3_PYTHON", &python).args(args))?;
    let wheel = build(root, &python, "dev", &root.join("target/wheels-of-tests"))?;
    test(root, &python, &wheel, program).map(Outcome::Noted)
}

/// Builds the wheel that is released, and tries it.
pub fn wheel(root: &Path, args: &Args) -> Result<(), String> {
    let python = environment(root)?;
    let wheel = build(root, &python, &args.profile, &root.join(&args.out))?;
    println!("{}", test(root, &python, &wheel, None)?);
    println!("{}", wheel.display());
    Ok(())
}
