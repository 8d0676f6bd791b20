//! Two servers on one PostgreSQL serve the same tables.

mod at_once;
mod gone;
mod house_work;
mod orders;
mod pair;
mod together;
