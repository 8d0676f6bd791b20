//! The environment for learners as a Python module; `portolan/__init__.py` is what people import.

#![cfg(feature = "extension")]
#![allow(unsafe_code, reason = "arrays of Python are memory that Python owns")]
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::undocumented_unsafe_blocks)]
#![allow(missing_docs, reason = "documented in Python")]

mod told;

use bots::BotKind;
use env::session::{self, Recipe, Session};
use env::{Buffers, Config, Environments, MASK, Misuse, create};
use games::GameKind;
use pyo3::buffer::{Element, PyBuffer};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::{Mutex, MutexGuard, PoisonError};

pyo3::create_exception!(_portolan, Refused, PyValueError, "The rules refuse an action: (message, clause).");

fn fault(misuse: Misuse) -> PyErr {
    match &misuse {
        Misuse::Refused { clause, .. } => Refused::new_err((misuse.to_string(), *clause)),
        _ => PyValueError::new_err(misuse.to_string()),
    }
}

fn wrong(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

fn lock<T: ?Sized>(inner: &Mutex<T>) -> MutexGuard<'_, T> {
    inner.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An array of Python while it is borrowed: it cannot be resized or freed meanwhile.
struct Array<T>(PyBuffer<T>);

impl<T: Element> Array<T> {
    fn of(object: &Bound<'_, PyAny>, name: &str, len: usize, kind: &str, written: bool) -> PyResult<Array<T>> {
        let expected = || PyValueError::new_err(format!("{name}: expected a contiguous array of {len} {kind}"));
        let buffer = PyBuffer::<T>::get(object).map_err(|_| expected())?;
        if buffer.item_count() != len || !buffer.is_c_contiguous() || (written && buffer.readonly()) {
            return Err(expected());
        }
        Ok(Array(buffer))
    }

    fn ends(&self) -> (usize, usize) {
        let begin = self.0.buf_ptr() as usize;
        (begin, begin + self.0.len_bytes())
    }

    /// # Safety
    /// No other part of the array is in use, and it lies apart from every other one.
    unsafe fn slice<'a>(&self) -> &'a mut [T] {
        if self.0.item_count() == 0 {
            return &mut [];
        }
        // SAFETY: contiguous, of this many items, writable where it is written, and alive as long as the buffer; the caller's promise.
        unsafe { std::slice::from_raw_parts_mut(self.0.buf_ptr().cast(), self.0.item_count()) }
    }
}

/// Do any two of them share memory?
fn overlap(mut ends: Vec<(usize, usize)>) -> bool {
    ends.retain(|(begin, end)| begin < end);
    ends.sort_unstable();
    ends.windows(2).any(|pair| matches!(pair, [(_, end), (begin, _)] if begin < end))
}

/// The arrays that a batch fills.
#[pyclass(frozen, module = "portolan._portolan")]
struct Batch {
    inner: Mutex<Box<dyn Environments>>,
    shape: env::Shape,
}

type Six<'py> = (
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
    Option<Bound<'py, PyAny>>,
);

impl Batch {
    /// Calls with the arrays, without the interpreter's lock.
    fn with(
        &self,
        py: Python<'_>,
        arrays: &Six<'_>,
        actions: Option<&Bound<'_, PyAny>>,
        kept: bool,
        call: impl FnOnce(&mut dyn Environments, &[u8], Buffers<'_>) -> Result<(), Misuse> + Send,
    ) -> PyResult<()> {
        let env::Shape { envs, players, bytes } = self.shape;
        let u8s = |object, name, len| Array::<u8>::of(object, name, len, "uint8", true);
        let observations = u8s(&arrays.0, "observations", envs * bytes)?;
        let masks = u8s(&arrays.1, "masks", envs * MASK)?;
        let seats = u8s(&arrays.2, "seats", envs)?;
        let rewards = Array::<f32>::of(&arrays.3, "rewards", envs * players, "float32", true)?;
        let dones = u8s(&arrays.4, "dones", envs)?;
        let finals = arrays.5.as_ref().map(|finals| u8s(finals, "finals", envs * bytes)).transpose()?;
        let actions = actions.map(|actions| Array::<u8>::of(actions, "actions", envs, "uint8", false)).transpose()?;
        let mut ends = vec![observations.ends(), masks.ends(), seats.ends(), rewards.ends(), dones.ends()];
        ends.extend(finals.iter().chain(&actions).map(Array::ends));
        if overlap(ends) {
            return Err(PyValueError::new_err("arrays that share memory; expected seven apart from each other"));
        }
        // SAFETY: they are apart from each other, and held by their buffers until the end of this function.
        let (out, actions) = unsafe {
            let out = Buffers {
                observations: observations.slice(),
                masks: masks.slice(),
                seats: seats.slice(),
                rewards: rewards.slice(),
                dones: dones.slice(),
                finals: finals.as_ref().map_or(&mut [], |finals| finals.slice()),
                kept,
            };
            (out, actions.as_ref().map_or(&mut [][..], |actions| actions.slice()))
        };
        py.detach(|| call(&mut **lock(&self.inner), actions, out)).map_err(fault)
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[expect(clippy::too_many_arguments, reason = "named in Python")]
    fn new(
        game: &str,
        players: u8,
        envs: usize,
        threads: usize,
        seed: u64,
        reward: &str,
        options: Vec<(String, String)>,
        edition: Option<String>,
    ) -> PyResult<Batch> {
        let kind: GameKind = game.parse().map_err(|error: games::UnknownGame| wrong(error))?;
        let reward = reward.parse().map_err(|error: String| wrong(error))?;
        let inner = create(kind, &Config { players, envs, threads, seed, reward, options, edition }).map_err(fault)?;
        let shape = inner.shape();
        Ok(Batch { inner: Mutex::new(inner), shape })
    }

    #[getter]
    fn shape(&self) -> (usize, usize, usize) {
        (self.shape.envs, self.shape.players, self.shape.bytes)
    }

    fn layout(&self) -> String {
        serde_json::to_string(&lock(&self.inner).layout()).unwrap_or_default()
    }

    fn tally(&self) -> (u64, u64, u64) {
        let tally = lock(&self.inner).tally();
        (tally.picks, tally.actions, tally.matches)
    }

    fn reset(&self, py: Python<'_>, seed: u64, arrays: Six<'_>) -> PyResult<()> {
        self.with(py, &arrays, None, false, |batch, _, out| batch.reset(seed, out))
    }

    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>, arrays: Six<'_>, kept: bool) -> PyResult<()> {
        self.with(py, &arrays, Some(actions), kept, |batch, actions, out| batch.step(actions, out))
    }

    fn sample(&self, py: Python<'_>, seed: u64, masks: &Bound<'_, PyAny>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let masks = Array::<u8>::of(masks, "masks", self.shape.envs * MASK, "uint8", false)?;
        let actions = Array::<u8>::of(actions, "actions", self.shape.envs, "uint8", true)?;
        if overlap(vec![masks.ends(), actions.ends()]) {
            return Err(PyValueError::new_err("masks and actions share memory"));
        }
        // SAFETY: they are apart, and held by their buffers until the end of this function.
        let (masks, actions) = unsafe { (masks.slice(), actions.slice()) };
        py.detach(|| lock(&self.inner).sample(seed, masks, actions)).map_err(fault)
    }
}

/// Most worlds in which a deal is judged.
const MOST_WORLDS: u32 = 100_000;

/// One match.
#[pyclass(frozen, module = "portolan._portolan")]
struct Match(Mutex<Box<dyn Session>>);

impl Match {
    fn of(session: Box<dyn Session>) -> Match {
        Match(Mutex::new(session))
    }
}

#[pymethods]
impl Match {
    #[new]
    fn new(
        game: &str,
        players: u8,
        seed: u64,
        options: Vec<(String, String)>,
        edition: Option<String>,
    ) -> PyResult<Match> {
        let kind: GameKind = game.parse().map_err(|error: games::UnknownGame| wrong(error))?;
        session::open(kind, &Config { seed, options, edition, ..Config::new(players) }).map(Match::of).map_err(fault)
    }

    #[staticmethod]
    fn reopen(recipe: &str) -> PyResult<Match> {
        let recipe: Recipe = serde_json::from_str(recipe).map_err(|error| wrong(format!("not a recipe: {error}")))?;
        session::reopen(recipe).map(Match::of).map_err(fault)
    }

    #[staticmethod]
    fn load(py: Python<'_>, text: &str) -> PyResult<Match> {
        py.detach(|| session::load(text)).map(Match::of).map_err(fault)
    }

    fn recipe(&self) -> String {
        serde_json::to_string(&lock(&self.0).recipe()).unwrap_or_default()
    }

    #[getter]
    fn players(&self) -> usize {
        lock(&self.0).players()
    }

    #[getter]
    fn seat(&self) -> Option<usize> {
        lock(&self.0).seat()
    }

    #[getter]
    fn ply(&self) -> u32 {
        lock(&self.0).ply()
    }

    #[getter]
    fn bytes(&self) -> usize {
        lock(&self.0).bytes()
    }

    /// The slot, and the mask as bytes.
    fn asked(&self) -> (u8, Vec<u32>) {
        let asked = lock(&self.0).asked();
        (asked.slot, asked.options.to_le_bytes().map(u32::from).to_vec())
    }

    fn picks(&self) -> Vec<u32> {
        lock(&self.0).picks().into_iter().map(u32::from).collect()
    }

    fn results(&self) -> Option<Vec<(u8, i32)>> {
        lock(&self.0).results()
    }

    fn layout(&self) -> String {
        serde_json::to_string(&lock(&self.0).layout()).unwrap_or_default()
    }

    fn observe(&self, seat: usize, out: &Bound<'_, PyAny>) -> PyResult<()> {
        let session = lock(&self.0);
        let out = Array::<u8>::of(out, "observation", session.bytes(), "uint8", true)?;
        // SAFETY: the only array here, held by its buffer until the end of this function.
        session.observe(seat, unsafe { out.slice() }).map_err(fault)
    }

    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        lock(&self.0).view(seat).map_err(fault)
    }

    fn text(&self, seat: Option<usize>) -> PyResult<String> {
        lock(&self.0).text(seat).map_err(fault)
    }

    fn legal(&self, most: usize) -> Option<Vec<String>> {
        lock(&self.0).legal(most)
    }

    fn examples(&self) -> Vec<String> {
        lock(&self.0).examples()
    }

    fn pick(&self, option: u8) -> PyResult<Option<String>> {
        lock(&self.0).pick(option).map_err(fault)
    }

    fn path(&self, action: &str) -> PyResult<Vec<u32>> {
        let path = lock(&self.0).path(action).map_err(fault)?;
        Ok(path.into_iter().map(u32::from).collect())
    }

    fn act(&self, action: &str) -> PyResult<()> {
        lock(&self.0).act(action).map_err(fault)
    }

    fn as_json(&self, action: &str) -> PyResult<String> {
        lock(&self.0).as_json(action).map_err(fault)
    }

    fn redeal(&self, seat: usize, seed: u64) -> PyResult<()> {
        lock(&self.0).redeal(seat, seed).map_err(fault)
    }

    fn reseed(&self, seed: u64) {
        lock(&self.0).reseed(seed);
    }

    /// The action, and (action, worth, win, visits) of what was considered.
    #[expect(clippy::type_complexity, reason = "named in Python")]
    fn advice(
        &self,
        py: Python<'_>,
        bot: &str,
        rounds: Option<u32>,
        seed: u64,
    ) -> PyResult<(String, Vec<(String, Option<f32>, Option<f32>, u32)>)> {
        let kind: BotKind = bot.parse().map_err(|error: bots::UnknownBot| wrong(error))?;
        let copy = lock(&self.0).copy();
        let advice = py.detach(move || copy.advice(kind, rounds, seed)).map_err(fault)?;
        let reasons = advice.reasons.into_iter().map(|one| (one.action, one.worth, one.win, one.visits));
        Ok((advice.action, reasons.collect()))
    }

    fn save(&self) -> PyResult<String> {
        lock(&self.0).save().map_err(fault)
    }

    /// What a seat has seen: as JSON, and in words.
    fn seen(
        &self,
        seat: Option<usize>,
        skip: usize,
        language: &str,
        me: Option<usize>,
    ) -> PyResult<Vec<(String, Option<String>)>> {
        let (seen, reader) = (lock(&self.0).seen(seat, skip).map_err(fault)?, told::Reader::of(language, me)?);
        Ok(seen.into_iter().map(|seen| (seen.data, seen.message.map(|message| reader.line(&message)))).collect())
    }

    fn happened(&self) -> Vec<Vec<String>> {
        lock(&self.0).happened()
    }

    /// What is in the way of an action, and the clause.
    fn obstacle(&self, action: &str, language: &str) -> PyResult<Option<(String, Option<&'static str>)>> {
        let session = lock(&self.0);
        let reader = told::Reader::of(language, session.seat())?;
        Ok(session.obstacle(action).map(|obstacle| (reader.line(&obstacle.message), obstacle.clause)))
    }

    fn nearest(&self, py: Python<'_>, text: &str) -> Option<String> {
        let copy = lock(&self.0).copy();
        py.detach(move || copy.nearest(text))
    }

    fn foretold(&self, action: &str, language: &str) -> PyResult<Vec<String>> {
        let session = lock(&self.0);
        let reader = told::Reader::of(language, session.seat())?;
        let foretold = session.foretold(action).map_err(fault)?;
        Ok(foretold.iter().map(|message| reader.line(message)).collect())
    }

    /// Actions that could be typed, and what they mean.
    fn forms(&self, language: &str) -> PyResult<Vec<(String, String)>> {
        let session = lock(&self.0);
        let reader = told::Reader::of(language, session.seat())?;
        Ok(session.forms().into_iter().map(|form| (form.typed, reader.say(&form.means))).collect())
    }

    fn facts(&self) -> String {
        lock(&self.0).facts()
    }

    /// Keys of messages, and the messages in words.
    fn epilogue(&self, language: &str) -> PyResult<Vec<(&'static str, String)>> {
        let (epilogue, reader) = (lock(&self.0).epilogue(), told::Reader::of(language, None)?);
        Ok(epilogue.iter().map(|message| (message.key, reader.line(message))).collect())
    }

    /// For each deal the number of its action, and for both sides seat, chance without it, and chance with it.
    #[expect(clippy::type_complexity, reason = "named in Python")]
    fn deals(&self, py: Python<'_>, worlds: u32) -> Vec<(usize, Vec<(usize, f32, f32)>)> {
        let copy = lock(&self.0).copy();
        let deals = py.detach(move || copy.deals(worlds.clamp(1, MOST_WORLDS)));
        let sides = |dealt: env::session::Dealt| {
            dealt.sides.iter().map(|side| (side.seat.index(), side.without, side.with)).collect()
        };
        deals.into_iter().map(|dealt| (dealt.action, sides(dealt))).collect()
    }

    fn copy(&self) -> Match {
        Match::of(lock(&self.0).copy())
    }
}

#[pyfunction]
fn games_named() -> Vec<&'static str> {
    GameKind::ALL.iter().map(|kind| kind.name()).collect()
}

#[pyfunction]
fn bots_named() -> Vec<&'static str> {
    BotKind::ALL.iter().map(|kind| kind.name()).collect()
}

#[pyfunction]
fn verify(py: Python<'_>, text: &str) -> PyResult<(&'static str, u8, u32)> {
    py.detach(|| session::verify(text)).map_err(fault)
}

#[pymodule]
fn _portolan(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Batch>()?;
    module.add_class::<Match>()?;
    module.add("Refused", module.py().get_type::<Refused>())?;
    for function in [
        wrap_pyfunction!(games_named, module)?,
        wrap_pyfunction!(bots_named, module)?,
        wrap_pyfunction!(verify, module)?,
        wrap_pyfunction!(told::clause, module)?,
        wrap_pyfunction!(told::rules, module)?,
        wrap_pyfunction!(told::edition, module)?,
        wrap_pyfunction!(told::say, module)?,
    ] {
        module.add_function(function)?;
    }
    Ok(())
}
