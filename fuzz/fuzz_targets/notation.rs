//! Any text as an action.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| portolan_fuzz::notation(data));
