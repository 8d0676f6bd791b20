//! The steps of the schema, one file each in `migrations/`.
//!
//! They are listed here instead of being found by sqlx's `migrate!`, which would build sqlx and SQLite a second time
//! for the compiler. A released step is never changed: every database remembers its hash.

use crate::source::Engine;
use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name and text, as in the name of the file.
type Step = (i64, &'static str, &'static str);

const SQLITE: &[Step] = &[
    (1, "log", include_str!("../migrations/sqlite/0001_log.sql")),
    (2, "push", include_str!("../migrations/sqlite/0002_push.sql")),
    (3, "orders", include_str!("../migrations/sqlite/0003_orders.sql")),
    (4, "results", include_str!("../migrations/sqlite/0004_results.sql")),
    (5, "reviews", include_str!("../migrations/sqlite/0005_reviews.sql")),
    (6, "handed_over", include_str!("../migrations/sqlite/0006_handed_over.sql")),
    (7, "actions_as_data", include_str!("../migrations/sqlite/0007_actions_as_data.sql")),
    (8, "recovery", include_str!("../migrations/sqlite/0008_recovery.sql")),
];
const POSTGRES: &[Step] = &[
    (1, "log", include_str!("../migrations/postgres/0001_log.sql")),
    (2, "push", include_str!("../migrations/postgres/0002_push.sql")),
    (3, "orders", include_str!("../migrations/postgres/0003_orders.sql")),
    (4, "results", include_str!("../migrations/postgres/0004_results.sql")),
    (5, "reviews", include_str!("../migrations/postgres/0005_reviews.sql")),
    (6, "handed_over", include_str!("../migrations/postgres/0006_handed_over.sql")),
    (7, "actions_as_data", include_str!("../migrations/postgres/0007_actions_as_data.sql")),
    (8, "recovery", include_str!("../migrations/postgres/0008_recovery.sql")),
];

/// All steps for one kind of database.
pub fn migrator(engine: Engine) -> Migrator {
    Migrator::with_migrations(steps(engine).iter().map(migration).collect())
}

fn steps(engine: Engine) -> &'static [Step] {
    match engine {
        Engine::Sqlite => SQLITE,
        Engine::Postgres => POSTGRES,
    }
}

fn migration(&(version, name, sql): &Step) -> Migration {
    Migration::new(version, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_file_is_a_step_and_every_step_a_file() {
        for (engine, folder) in [(Engine::Sqlite, "sqlite"), (Engine::Postgres, "postgres")] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let mut files: Vec<_> = std::fs::read_dir(&folder)
                .expect("a folder")
                .map(|file| file.expect("a file").file_name().into_string().expect("a plain name"))
                .collect();
            files.sort();
            let named: Vec<_> =
                steps(engine).iter().map(|(version, name, _)| format!("{version:04}_{name}.sql")).collect();
            assert_eq!(files, named);
            for (file, (.., sql)) in files.iter().zip(steps(engine)) {
                assert_eq!(std::fs::read_to_string(folder.join(file)).expect("read"), *sql, "{file}");
            }
        }
    }
}
