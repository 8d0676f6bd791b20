//! The ground under a server, simulated: time, chance, and tasks that a crash ends.

use super::Fault;
use super::notices::Posted;
use std::cell::{Cell, RefCell};
use std::pin::pin;
use std::sync::Mutex;
use std::task::{Context, Poll, Waker};
use std::time::Duration;
use table::Millis;
use tokio::task::{AbortHandle, JoinHandle};
use tokio::time::Instant;

/// The time at the start.
const BEGIN: Millis = 1_700_000_000_000;

/// One number after another, all from one seed.
#[derive(Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64, stream: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ stream.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Below `n`.
    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// True in this many of a hundred cases.
    pub(super) fn percent(&mut self, of_a_hundred: u64) -> bool {
        self.below(100) < of_a_hundred
    }

    pub(super) fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

/// The world that this thread simulates.
struct Under {
    began: Instant,
    dice: Dice,
    fault: Option<Fault>,
    /// A record of everything that happened, in order, if wanted.
    trace: Option<u64>,
    aloud: bool,
    /// Notices that were sent.
    posted: Vec<Posted>,
    /// Nothing takes long.
    quick: bool,
}

/// What is kept of everything that happens.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Trace {
    Nothing,
    /// One number, which differs if anything does.
    Number,
    /// The same, and every line is printed.
    Aloud,
}

thread_local! {
    static UNDER: RefCell<Option<Under>> = const { RefCell::new(None) };

    /// Nothing takes time now.
    static AT_ONCE: Cell<bool> = const { Cell::new(false) };
}

tokio::task_local! {
    /// How wrong the clock of this task's server is.
    static SKEW: Millis;
}

fn under<T>(then: impl FnOnce(&mut Under) -> T) -> Option<T> {
    UNDER.with_borrow_mut(|under| under.as_mut().map(then))
}

/// From now on this thread is in a simulated world.
pub(super) fn begin(seed: u64, fault: Option<Fault>, trace: Trace) {
    let (aloud, trace) = (trace == Trace::Aloud, (trace != Trace::Nothing).then_some(0));
    let new = Under {
        began: Instant::now(),
        dice: Dice::new(seed, 0),
        fault,
        trace,
        aloud,
        posted: Vec::new(),
        quick: false,
    };
    UNDER.set(Some(new));
}

/// Leaves the simulated world, and returns what happened as one number.
pub(super) fn end() -> Option<u64> {
    UNDER.take().and_then(|under| under.trace)
}

/// Notes that something happened.
pub(super) fn note(what: impl FnOnce() -> String) {
    under(|under| {
        let Some(trace) = &mut under.trace else { return };
        let line = format!("{:>7} {}", under.began.elapsed().as_millis(), what());
        if under.aloud {
            println!("{line}");
        }
        for byte in line.bytes() {
            *trace = (*trace ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3).rotate_left(5);
        }
    });
}

/// Is this thread in a simulated world?
pub(crate) fn is_on() -> bool {
    UNDER.with_borrow(Option::is_some)
}

/// The time in that world, by the clock of the server whose task asks.
pub(crate) fn now() -> Option<Millis> {
    let skew = SKEW.try_with(|skew| *skew).unwrap_or(0);
    under(|under| BEGIN + under.began.elapsed().as_millis() as Millis + skew)
}

/// Chance in that world; `false` in the real one.
pub(crate) fn fill(bytes: &mut [u8]) -> bool {
    under(|under| bytes.fill_with(|| under.dice.next() as u8)).is_some()
}

/// Nothing takes long in this world.
pub(super) fn quicken(quick: bool) {
    under(|under| under.quick = quick);
}

/// Was this fault planted?
pub(super) fn planted(fault: Fault) -> bool {
    under(|under| under.fault == Some(fault)).unwrap_or(false)
}

/// A notice goes out; in the real world somewhere, here into a list.
pub(super) fn post(posted: Posted) {
    under(|under| under.posted.push(posted));
}

/// All that went out.
pub(super) fn posted() -> Vec<Posted> {
    under(|under| std::mem::take(&mut under.posted)).unwrap_or_default()
}

/// What a thread of its own would wait for. Here there is one thread, and no time passes meanwhile.
pub(crate) fn at_once<T>(asked: impl Future<Output = T>) -> T {
    AT_ONCE.set(true);
    let polled = pin!(asked).poll(&mut Context::from_waker(Waker::noop()));
    AT_ONCE.set(false);
    match polled {
        Poll::Ready(done) => done,
        Poll::Pending => panic!("something waits for more than the disk"),
    }
}

/// Does nothing take time now?
pub(super) fn is_at_once() -> bool {
    AT_ONCE.get()
}

/// Something that takes time: mostly little, sometimes more than anybody waits for.
pub(crate) async fn take_a_while() {
    if is_at_once() {
        return;
    }
    let millis = under(|under| match under.dice.below(40) {
        0 if !under.quick => 500 + under.dice.below(7_000),
        1..10 => 0,
        _ => under.dice.below(30),
    });
    if let Some(millis) = millis.filter(|millis| *millis > 0) {
        tokio::time::sleep(Duration::from_millis(millis)).await;
    }
}

/// The tasks of one server.
#[derive(Default)]
pub(crate) struct Tasks {
    running: Mutex<Vec<AbortHandle>>,
    skew: Millis,
}

impl Tasks {
    pub(super) fn with_skew(skew: Millis) -> Tasks {
        Tasks { running: Mutex::default(), skew }
    }

    pub(crate) fn spawn<T: Send + 'static>(&self, task: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
        let handle = tokio::spawn(SKEW.scope(self.skew, task));
        let mut running = self.running.lock().expect("no panic while it is held");
        running.retain(|task| !task.is_finished());
        running.push(handle.abort_handle());
        handle
    }

    /// Ends all of them on the spot.
    pub(super) fn crash(&self) {
        for task in self.running.lock().expect("no panic while it is held").drain(..) {
            task.abort();
        }
    }
}
