//! Edition files, made up or changed.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portolan_fuzz::edition(data));
