//! The engine as a native program: a question on each line of its input, the answer on each line of its output.
//! `cargo xtask speed` compares it with the same code compiled to WebAssembly.

use browser::Engine;
use std::io::{self, BufRead, Write};

fn main() -> io::Result<()> {
    let mut engine = Engine::default();
    for question in io::stdin().lock().lines() {
        let mut out = io::stdout().lock();
        writeln!(out, "{}", engine.ask(&question?))?;
        out.flush()?;
    }
    Ok(())
}
