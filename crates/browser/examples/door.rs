//! The door as a native program: a question on each line of its input, the answer on each line of its output.
//! `cargo xtask speed` compares it with the same code as WebAssembly.

use browser::Door;
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut door = Door::default();
    for question in io::stdin().lock().lines() {
        let mut out = io::stdout().lock();
        writeln!(out, "{}", door.ask(&question?))?;
        out.flush()?;
    }
    Ok(())
}
