//! The server over real sockets. One binary: it is built and linked once.
//! What is measured for a whole process has a binary of its own: `memory` and `sleep`.

mod attack;
mod bystander;
mod client;
mod leak;
mod nodes;
mod tables;
