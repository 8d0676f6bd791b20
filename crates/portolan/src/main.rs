//! `portolan`: serve, play, simulate, replay, review, verify, measure.

use clap::Parser;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = portolan::Cli::parse();
    let mut out = io::stdout().lock();
    let outcome = portolan::run(cli, &mut io::stdin().lock(), &mut out).and_then(|()| Ok(out.flush()?));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(text) = failure.text() {
                eprintln!("portolan: {text}");
            }
            failure.code().into()
        }
    }
}
