//! The environment for learners, behind `include/portolan.h`.
//!
//! Every function checks its arguments as far as they can be checked, and a panic never reaches the caller.

#![allow(unsafe_code, reason = "functions that C calls, over memory that C owns")]
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::undocumented_unsafe_blocks)]

use env::{Buffers, Config, Environments, MASK, Misuse, Reward, create};
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_int};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// `PORTOLAN_ABI` of the header.
const ABI: c_int = 1;
const OK: c_int = 0;
const MISUSE: c_int = -1;
const FAULT: c_int = -2;

thread_local! {
    static ERROR: RefCell<CString> = RefCell::default();
}

/// A batch, as C holds it.
pub struct Env {
    batch: Box<dyn Environments>,
    layout: CString,
}

/// `portolan_shape` of the header.
#[repr(C)]
pub struct Shape {
    envs: usize,
    players: usize,
    bytes: usize,
}

/// `portolan_buffers` of the header.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Arrays {
    observations: *mut u8,
    masks: *mut u8,
    seats: *mut u8,
    rewards: *mut f32,
    dones: *mut u8,
    finals: *mut u8,
}

fn text(words: &str) -> CString {
    CString::new(words.replace('\0', " ")).unwrap_or_default()
}

fn note(words: &str) {
    ERROR.with_borrow_mut(|error| *error = text(words));
}

/// Runs what C has called, and notes what goes wrong.
fn guard<T>(failed: impl Fn(c_int) -> T, call: impl FnOnce() -> Result<T, Misuse>) -> T {
    match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(done)) => done,
        Ok(Err(misuse)) => {
            note(&misuse.to_string());
            failed(MISUSE)
        }
        Err(_) => {
            note("a fault of the library: please report it");
            failed(FAULT)
        }
    }
}

fn null(what: &str) -> Misuse {
    Misuse::Setup(format!("{what} is NULL"))
}

/// The caller's text; `None` for NULL.
///
/// # Safety
/// NULL, or a string that ends with a zero.
unsafe fn read<'a>(words: *const c_char) -> Result<Option<&'a str>, Misuse> {
    if words.is_null() {
        return Ok(None);
    }
    // SAFETY: it is not NULL, and the caller has promised the rest.
    let words = unsafe { CStr::from_ptr(words) };
    words.to_str().map(Some).map_err(|_| Misuse::Setup("text that is not UTF-8".into()))
}

/// The caller's array.
///
/// # Safety
/// NULL, or memory for that many items that nobody else uses.
unsafe fn array<'a, T>(what: &str, items: *mut T, count: usize) -> Result<&'a mut [T], Misuse> {
    if items.is_null() || !items.is_aligned() {
        return Err(null(what));
    }
    // SAFETY: it is neither NULL nor misaligned, and the caller has promised the rest.
    Ok(unsafe { std::slice::from_raw_parts_mut(items, count) })
}

/// # Safety
/// As the header says: each array has the length given by the shape.
unsafe fn buffers<'a>(out: *const Arrays, batch: &dyn Environments, kept: bool) -> Result<Buffers<'a>, Misuse> {
    if out.is_null() {
        return Err(null("buffers"));
    }
    let env::Shape { envs, players, bytes } = batch.shape();
    // SAFETY: not NULL, and the caller has promised that every array is there.
    unsafe {
        let out = *out;
        Ok(Buffers {
            observations: array("observations", out.observations, envs * bytes)?,
            masks: array("masks", out.masks, envs * MASK)?,
            seats: array("seats", out.seats, envs)?,
            rewards: array("rewards", out.rewards, envs * players)?,
            dones: array("dones", out.dones, envs)?,
            finals: if out.finals.is_null() { &mut [] } else { array("finals", out.finals, envs * bytes)? },
            kept,
        })
    }
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn portolan_abi() -> c_int {
    ABI
}

/// See the header.
///
/// # Safety
/// Texts are NULL or end with a zero.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn portolan_create(
    game: *const c_char,
    players: u8,
    envs: usize,
    threads: usize,
    seed: u64,
    reward: c_int,
    options: *const c_char,
    edition: *const c_char,
) -> *mut Env {
    guard(
        |_| std::ptr::null_mut(),
        || {
            // SAFETY: the caller's promise.
            let (game, options, edition) = unsafe { (read(game)?, read(options)?, read(edition)?) };
            let game = game.ok_or_else(|| null("game"))?;
            let kind = game.parse().map_err(|error: games::UnknownGame| Misuse::Setup(error.to_string()))?;
            let pair = |word: &str| {
                let (option, value) = word.split_once('=')?;
                Some((option.to_owned(), value.to_owned()))
            };
            let options: Option<Vec<_>> = options.unwrap_or_default().split_whitespace().map(pair).collect();
            let options = options.ok_or_else(|| Misuse::Setup("options: expected \"name=value name=value\"".into()))?;
            let reward = match reward {
                0 => Reward::WinShare,
                1 => Reward::Margin,
                other => return Err(Misuse::Setup(format!("there is no reward {other}"))),
            };
            let edition = edition.map(str::to_owned);
            let batch = create(kind, &Config { players, envs, threads, seed, reward, options, edition })?;
            let layout = text(&serde_json::to_string(&batch.layout()).unwrap_or_default());
            Ok(Box::into_raw(Box::new(Env { batch, layout })))
        },
    )
}

/// The batch behind a pointer.
///
/// # Safety
/// NULL, or from `portolan_create` and not closed, and used by this thread alone.
unsafe fn batch<'a>(env: *mut Env) -> Result<&'a mut Env, Misuse> {
    // SAFETY: the caller's promise.
    unsafe { env.as_mut() }.ok_or_else(|| null("env"))
}

/// See the header.
///
/// # Safety
/// The batch is valid, and the shape can be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn portolan_shape_of(env: *const Env, shape: *mut Shape) -> c_int {
    guard(
        |code| code,
        || {
            // SAFETY: the caller's promise; it is only read.
            let env = unsafe { env.as_ref() }.ok_or_else(|| null("env"))?;
            let env::Shape { envs, players, bytes } = env.batch.shape();
            // SAFETY: the caller's promise.
            let out = unsafe { shape.as_mut() }.ok_or_else(|| null("shape"))?;
            *out = Shape { envs, players, bytes };
            Ok(OK)
        },
    )
}

/// See the header.
///
/// # Safety
/// The batch is valid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn portolan_layout(env: *const Env) -> *const c_char {
    // SAFETY: the caller's promise; it is only read.
    let env = unsafe { env.as_ref() };
    guard(|_| std::ptr::null(), || env.map(|env| env.layout.as_ptr()).ok_or_else(|| null("env")))
}

/// See the header.
///
/// # Safety
/// The batch is valid, and the arrays are as long as its shape says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn portolan_reset(env: *mut Env, seed: u64, out: *const Arrays) -> c_int {
    guard(
        |code| code,
        || {
            // SAFETY: the caller's promise.
            let env = unsafe { batch(env)? };
            // SAFETY: the caller's promise.
            let out = unsafe { buffers(out, &*env.batch, false)? };
            env.batch.reset(seed, out).map(|()| OK)
        },
    )
}

/// See the header.
///
/// # Safety
/// The batch is valid, and the arrays are as long as its shape says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn portolan_step(env: *mut Env, actions: *const u8, out: *const Arrays, kept: c_int) -> c_int {
    guard(
        |code| code,
        || {
            // SAFETY: the caller's promise.
            let env = unsafe { batch(env)? };
            if actions.is_null() {
                return Err(null("actions"));
            }
            // SAFETY: not NULL, and the caller has promised an option for each match.
            let actions = unsafe { std::slice::from_raw_parts(actions, env.batch.shape().envs) };
            // SAFETY: the caller's promise.
            let out = unsafe { buffers(out, &*env.batch, kept != 0)? };
            env.batch.step(actions, out).map(|()| OK)
        },
    )
}

/// See the header.
///
/// # Safety
/// The batch is valid, and the arrays are as long as its shape says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn portolan_sample(env: *mut Env, seed: u64, masks: *const u8, actions: *mut u8) -> c_int {
    guard(
        |code| code,
        || {
            // SAFETY: the caller's promise.
            let env = unsafe { batch(env)? };
            let envs = env.batch.shape().envs;
            if masks.is_null() {
                return Err(null("masks"));
            }
            // SAFETY: not NULL, and the caller has promised a mask for each match.
            let masks = unsafe { std::slice::from_raw_parts(masks, envs * MASK) };
            // SAFETY: the caller's promise.
            let actions = unsafe { array("actions", actions, envs)? };
            env.batch.sample(seed, masks, actions).map(|()| OK)
        },
    )
}

/// See the header.
///
/// # Safety
/// NULL, or a batch that is no longer used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn portolan_close(env: *mut Env) {
    if !env.is_null() {
        // SAFETY: it came from `Box::into_raw`, and the caller has promised not to use it again.
        let env = unsafe { Box::from_raw(env) };
        let _ = catch_unwind(AssertUnwindSafe(|| drop(env)));
    }
}

/// See the header. The text lives until the next call of this thread that fails.
#[unsafe(no_mangle)]
pub extern "C" fn portolan_error() -> *const c_char {
    ERROR.with_borrow(|error| error.as_ptr())
}
