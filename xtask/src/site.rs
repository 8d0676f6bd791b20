//! A folder of files that plays without a server: `cargo xtask site`.

use crate::{browser, rules};
use std::path::{Path, PathBuf};

/// The options.
#[derive(clap::Args)]
pub struct Args {
    /// Where it is written [default: target/site]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// Writes it.
pub fn write(root: &Path, args: &Args) -> Result<(), String> {
    let out = match &args.out {
        None => root.join("target/site"),
        Some(folder) => std::path::absolute(folder).unwrap_or_else(|_| folder.clone()),
    };
    let rules = rules::build(root)?;
    browser::site(root, &rules, &out)?;
    println!("{} can be served by any file server; open it through one, not from the disk", out.display());
    Ok(())
}
