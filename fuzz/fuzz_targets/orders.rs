//! Standing orders, obeyed over a match.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portolan_fuzz::orders(data));
