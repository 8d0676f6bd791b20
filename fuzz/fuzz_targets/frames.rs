//! What clients send, at a table.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portolan_fuzz::frames(data));
