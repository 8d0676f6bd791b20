//! Tables without a server: played by the engine as the worker of a page plays them.

mod page;
mod tables;
mod transcript;
