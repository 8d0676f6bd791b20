//! Two servers on one PostgreSQL serve the same tables.

mod at_once;
mod gone;
mod orders;
mod pair;
mod together;
mod work_done_once;
