//! Match files that somebody brings to a server.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portolan_fuzz::imports(data));
