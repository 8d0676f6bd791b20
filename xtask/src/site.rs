//! A folder of files that plays without a server: `cargo xtask site`.

use crate::{browser, rules};
use std::path::{Path, PathBuf};

/// Writes it; `args` may say where.
pub fn write(root: &Path, args: &[&str]) -> Result<(), String> {
    let out = match args {
        [] => root.join("target/site"),
        ["--out", folder] => std::path::absolute(folder).unwrap_or_else(|_| PathBuf::from(folder)),
        _ => return Err("cargo xtask site [--out FOLDER]".into()),
    };
    let rules = rules::build(root)?;
    browser::site(root, &rules, &out)?;
    println!("{} can be put behind any server of files; open it through one, not as a file", out.display());
    Ok(())
}
