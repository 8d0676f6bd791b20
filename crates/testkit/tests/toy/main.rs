//! The laws and counts on the toy game, in which faults can be planted.

mod count;
mod laws;
