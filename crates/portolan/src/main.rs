//! `portolan`: serve, play, simulate, replay, review, verify, measure.

use clap::Parser;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = portolan::Cli::parse();
    let outcome = if cli.owns_streams() {
        // It uses them from threads of its own: locked here, they would be closed to it.
        portolan::run(cli, &mut io::empty(), &mut io::sink())
    } else {
        let mut out = io::stdout().lock();
        portolan::run(cli, &mut io::stdin().lock(), &mut out).and_then(|()| Ok(out.flush()?))
    };
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
