//! `portolan backup`: everything in one file, even while a server runs.

use crate::args::BackupArgs;
use crate::{Failure, database, match_files};
use std::io::{ErrorKind, Write};
use store::{Store, StoreError};

pub(crate) fn run(args: BackupArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let address = database::address(args.database)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let outcome = runtime.block_on(async {
        let store = Store::open_to_copy(&address).await?;
        let outcome = store.backup(&args.file).await;
        store.close().await;
        outcome
    });
    outcome.map_err(|error| match error {
        StoreError::Conflict => match_files::named(&args.file, &ErrorKind::AlreadyExists.into()),
        error => Failure::input(error.to_string()),
    })?;
    writeln!(out, "{}", args.file.display())?;
    Ok(())
}
