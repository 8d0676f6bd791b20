//! The append-only log of tables, in SQLite or PostgreSQL.
