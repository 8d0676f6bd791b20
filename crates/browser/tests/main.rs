//! Tables without a server: played through the door, as the worker of a page does it.

mod page;
mod tables;
mod transcript;
