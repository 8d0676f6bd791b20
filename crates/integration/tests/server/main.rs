//! The server over real sockets. One binary, so it is built and linked once.
//! Tests that measure a whole process have binaries of their own: `memory` and `sleep`.

mod attack;
mod bystander;
mod client;
mod leak;
mod nodes;
mod tables;
