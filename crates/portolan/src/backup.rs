//! `portolan backup`: everything in one file, also while a server runs.

use crate::args::BackupArgs;
use crate::{Failure, database};
use std::io::Write;
use store::Store;

pub(crate) fn run(args: BackupArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let address = database::address(args.database)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let outcome = runtime.block_on(async {
        let store = Store::open(&address).await?;
        let outcome = store.backup(&args.file).await;
        store.close().await;
        outcome
    });
    outcome.map_err(|error| Failure::input(error.to_string()))?;
    writeln!(out, "{}", args.file.display())?;
    Ok(())
}
