//! Picks out of bytes, over a match.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portolan_fuzz::actions(data));
