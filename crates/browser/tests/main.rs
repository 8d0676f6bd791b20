//! Tables without a server: played by the engine, as the worker of a page does it.

mod page;
mod tables;
mod transcript;
