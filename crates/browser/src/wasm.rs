//! The engine as a WebAssembly module: two functions, and no imports.
//!
//! The caller asks for room, writes its question there as UTF-8, and calls the second function, which says where the
//! answer is.

use crate::Engine;
use std::cell::RefCell;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
    static QUESTION: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes room for a question of this many bytes, and returns its address.
#[allow(unsafe_code, reason = "a name that the other side knows; no memory is touched")]
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> usize {
    QUESTION.with_borrow_mut(|question| {
        question.clear();
        question.resize(length, 0);
        question.as_mut_ptr() as usize
    })
}

/// Answers the question that was written there. Returns the address of the answer, with its length in the upper half.
#[allow(unsafe_code, reason = "a name that the other side knows; no memory is touched")]
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> u64 {
    let answer = QUESTION.with_borrow(|question| {
        let text = String::from_utf8_lossy(question);
        ENGINE.with_borrow_mut(|engine| engine.ask(&text))
    });
    ANSWER.with_borrow_mut(|kept| {
        *kept = answer;
        (kept.len() as u64) << 32 | kept.as_ptr() as u64
    })
}
