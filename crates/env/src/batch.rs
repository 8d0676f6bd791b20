//! Many matches at once, over the caller's arrays.

use crate::pool::{MOST_THREADS, Pool};
use crate::{Layout, Misuse, Moved, Play, Reward};
use game::{Chance, Encoded, NoLog, nth_bit};
use record::Seed;
use std::sync::{Arc, Mutex, PoisonError};

/// Bytes of a mask: a bit for each option, the first one lowest in the first byte.
pub const MASK: usize = 16;
/// The most matches of a batch.
const MOST_ENVS: usize = 1 << 20;

/// How large the arrays of a batch are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Matches.
    pub envs: usize,
    /// Seats of each.
    pub players: usize,
    /// Bytes of an observation.
    pub bytes: usize,
}

/// Where a batch writes: the caller's arrays, with a row for each match.
pub struct Buffers<'a> {
    /// What the seat that is asked knows: `envs × bytes`.
    pub observations: &'a mut [u8],
    /// What it may pick: `envs × MASK`.
    pub masks: &'a mut [u8],
    /// Which seat is asked, from 0: `envs`.
    pub seats: &'a mut [u8],
    /// What each seat gets: `envs × players`; 0 except at the end of a match.
    pub rewards: &'a mut [f32],
    /// Has a match ended with this pick? `envs`. The next one is already dealt.
    pub dones: &'a mut [u8],
    /// What the seat that made the last pick knew at the end of the last finished match: `envs × bytes`, or empty.
    pub finals: &'a mut [u8],
    /// The arrays are those of the last call, unchanged: then only what has changed is written.
    pub kept: bool,
}

/// The work a batch has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Picks.
    pub picks: u64,
    /// Actions that were picked; those without an alternative do not count.
    pub actions: u64,
    /// Matches that have ended.
    pub matches: u64,
}

/// Many matches of a game whose name is known only at run time.
pub trait Environments: Send {
    /// How large its arrays are.
    fn shape(&self) -> Shape;

    /// The meaning of the bytes of an observation.
    fn layout(&self) -> Layout;

    /// Deals all matches again, from this seed.
    ///
    /// # Errors
    /// If an array has the wrong length.
    fn reset(&mut self, seed: u64, out: Buffers<'_>) -> Result<(), Misuse>;

    /// Takes one pick in each match. A match that ends is followed by the next one at once.
    ///
    /// # Errors
    /// If an array has the wrong length, in which case nothing happens. If an option is not in its mask, in which case
    /// its match waits, and
    /// all others have moved on.
    fn step(&mut self, options: &[u8], out: Buffers<'_>) -> Result<(), Misuse>;

    /// Picks at random among what the masks allow, every option equally likely; another seed, other picks.
    ///
    /// # Errors
    /// If an array has the wrong length.
    fn sample(&mut self, seed: u64, masks: &[u8], options: &mut [u8]) -> Result<(), Misuse>;

    /// The work it has done so far.
    fn tally(&self) -> Tally;
}

/// Many matches of one game.
pub struct Batch<G: Encoded> {
    game: Arc<G>,
    blank: G::State,
    slots: Vec<Place<G>>,
    reward: Reward,
    base: Seed,
    pool: Pool,
}

/// A match of a batch.
struct Place<G: Encoded> {
    play: Play<G>,
    /// How many matches were dealt here.
    dealt: u64,
    tally: Tally,
}

impl<G: Encoded> Batch<G> {
    /// This many matches, on this many threads.
    ///
    /// # Errors
    /// If there are none, or too many.
    pub fn new(game: Arc<G>, envs: usize, threads: usize, seed: u64, reward: Reward) -> Result<Batch<G>, Misuse> {
        for (what, got, most) in [("environments", envs, MOST_ENVS), ("threads", threads, MOST_THREADS)] {
            if got == 0 || got > most {
                return Err(Misuse::Number { what, got, most });
            }
        }
        let base = Seed::from_number(seed);
        let place = |index| Place {
            play: Play::deal(&*game, base.of_match(index), &mut NoLog),
            dealt: 1,
            tally: Tally::default(),
        };
        let slots = (0..envs as u64).map(place).collect();
        Ok(Batch { blank: game.blank(), slots, reward, base, pool: Pool::new(threads.min(envs)), game })
    }

    /// The matches.
    pub fn plays(&self) -> impl ExactSizeIterator<Item = &Play<G>> {
        self.slots.iter().map(|place| &place.play)
    }

    /// Does something for every match, its rows before it, in shares of the threads.
    fn each(
        &mut self,
        options: Option<&[u8]>,
        out: Buffers<'_>,
        visit: impl Fn(&mut Place<G>, usize, Option<u8>, &mut Rows<'_>) -> Result<(), Misuse> + Sync,
    ) -> Result<(), Misuse> {
        let shape = self.shape();
        out.check(shape, options)?;
        let share = shape.envs.div_ceil(self.pool.threads());
        let mut shares = [const { Mutex::new(None) }; MOST_THREADS];
        let mut rest = Work { places: &mut self.slots, options, out, first: 0 };
        for slot in &mut shares {
            let work = rest.split(share, shape);
            *slot.get_mut().unwrap_or_else(PoisonError::into_inner) = Some(work);
            if rest.places.is_empty() {
                break;
            }
        }
        let fault = Mutex::new(None::<(usize, Misuse)>);
        self.pool.run(&|number| {
            let taken =
                shares.get(number).and_then(|share| share.lock().unwrap_or_else(PoisonError::into_inner).take());
            let Some(work) = taken else { return };
            if let Err(found) = work.each(shape, &visit) {
                let mut fault = fault.lock().unwrap_or_else(PoisonError::into_inner);
                if fault.as_ref().is_none_or(|(env, _)| found.0 < *env) {
                    *fault = Some(found);
                }
            }
        });
        fault.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), |(_, misuse)| Err(misuse))
    }
}

impl<G: Encoded> Environments for Batch<G> {
    fn shape(&self) -> Shape {
        Shape { envs: self.slots.len(), players: self.game.players().into(), bytes: Layout::bytes::<G>() }
    }

    fn layout(&self) -> Layout {
        Layout::of(&*self.game)
    }

    fn reset(&mut self, seed: u64, out: Buffers<'_>) -> Result<(), Misuse> {
        self.base = Seed::from_number(seed);
        let (shared, blank, base) = (self.game.clone(), self.blank, self.base);
        let game = &*shared;
        self.each(None, out, |place, index, _, rows| {
            place.dealt = 1;
            place.play.restart(game, &blank, base.of_match(index as u64), &mut NoLog);
            rows.rewards.fill(0.0);
            rows.done(0);
            rows.show(game, &place.play);
            Ok(())
        })
    }

    fn step(&mut self, options: &[u8], out: Buffers<'_>) -> Result<(), Misuse> {
        let (shared, blank, base, reward) = (self.game.clone(), self.blank, self.base, self.reward);
        let game = &*shared;
        let envs = self.slots.len() as u64;
        self.each(Some(options), out, |place, index, option, rows| {
            let Place { play, dealt, tally } = place;
            rows.rewards.fill(0.0);
            rows.done(0);
            let seat = play.seat();
            // Without options the deal had nothing to pick in it, and the next one follows.
            let moved = match option {
                Some(option) if play.over().is_none() => play
                    .pick(game, option)
                    .inspect_err(|_| rows.show(game, play))
                    .map_err(|_| Misuse::NotOffered { env: Some(index), option })?,
                _ => Moved::On,
            };
            tally.picks += 1;
            tally.actions += u64::from(moved != Moved::On);
            if let Some(standings) = play.over() {
                reward.write(&standings, rows.rewards);
                rows.done(1);
                tally.matches += 1;
                if !rows.last.is_empty() {
                    play.observe(game, seat, rows.last);
                }
                play.restart(game, &blank, base.of_match(index as u64 + envs * *dealt), &mut NoLog);
                *dealt += 1;
            } else if moved == Moved::On && rows.kept {
                rows.show_pick(play);
                return Ok(());
            }
            rows.show(game, play);
            Ok(())
        })
    }

    fn sample(&mut self, seed: u64, masks: &[u8], options: &mut [u8]) -> Result<(), Misuse> {
        let envs = self.slots.len();
        for (array, got, expected) in [("masks", masks.len(), envs * MASK), ("actions", options.len(), envs)] {
            if got != expected {
                return Err(Misuse::Length { array, got, expected });
            }
        }
        let share = envs.div_ceil(self.pool.threads());
        let mut shares = [const { Mutex::new(None) }; MOST_THREADS];
        let parts = masks.chunks(share * MASK).zip(options.chunks_mut(share)).zip((0u64..).step_by(share));
        for (slot, part) in shares.iter_mut().zip(parts) {
            *slot.get_mut().unwrap_or_else(PoisonError::into_inner) = Some(part);
        }
        let base = seed.wrapping_mul(0xd6e8_feb8_6659_fd93);
        self.pool.run(&|number| {
            let taken =
                shares.get(number).and_then(|share| share.lock().unwrap_or_else(PoisonError::into_inner).take());
            let Some(((masks, options), first)) = taken else { return };
            for ((mask, option), index) in masks.as_chunks::<MASK>().0.iter().zip(options).zip(first..) {
                *option = any_of(*mask, &mut Draw(base ^ index.wrapping_mul(0xa076_1d64_78bd_642f)));
            }
        });
        Ok(())
    }

    fn tally(&self) -> Tally {
        self.slots.iter().fold(Tally::default(), |sum, Place { tally, .. }| Tally {
            picks: sum.picks + tally.picks,
            actions: sum.actions + tally.actions,
            matches: sum.matches + tally.matches,
        })
    }
}

impl Buffers<'_> {
    fn check(&self, shape: Shape, options: Option<&[u8]>) -> Result<(), Misuse> {
        let Shape { envs, players, bytes } = shape;
        let finals = if self.finals.is_empty() { 0 } else { envs * bytes };
        for (array, got, expected) in [
            ("actions", options.map_or(envs, <[u8]>::len), envs),
            ("observations", self.observations.len(), envs * bytes),
            ("masks", self.masks.len(), envs * MASK),
            ("seats", self.seats.len(), envs),
            ("rewards", self.rewards.len(), envs * players),
            ("dones", self.dones.len(), envs),
            ("finals", self.finals.len(), finals),
        ] {
            if got != expected {
                return Err(Misuse::Length { array, got, expected });
            }
        }
        Ok(())
    }
}

/// Some matches and their part of the arrays.
struct Work<'a, G: Encoded> {
    places: &'a mut [Place<G>],
    options: Option<&'a [u8]>,
    out: Buffers<'a>,
    first: usize,
}

/// The first items of an array, which is left with the others.
fn take<'a, T>(array: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let all = std::mem::take(array);
    let (head, rest) = all.split_at_mut(count.min(all.len()));
    *array = rest;
    head
}

impl<'a, G: Encoded> Work<'a, G> {
    /// The first matches, with their part of everything.
    fn split(&mut self, count: usize, shape: Shape) -> Work<'a, G> {
        let first = self.first;
        let places = take(&mut self.places, count);
        let count = places.len();
        self.first += count;
        let options = self.options.map(|options| {
            let (head, rest) = options.split_at(count.min(options.len()));
            self.options = Some(rest);
            head
        });
        let out = Buffers {
            observations: take(&mut self.out.observations, count * shape.bytes),
            masks: take(&mut self.out.masks, count * MASK),
            seats: take(&mut self.out.seats, count),
            rewards: take(&mut self.out.rewards, count * shape.players),
            dones: take(&mut self.out.dones, count),
            finals: take(&mut self.out.finals, count * shape.bytes),
            kept: self.out.kept,
        };
        Work { places, options, out, first }
    }

    /// All matches one after another; the first fault, if there is one.
    fn each(
        mut self,
        shape: Shape,
        visit: &(impl Fn(&mut Place<G>, usize, Option<u8>, &mut Rows<'_>) -> Result<(), Misuse> + Sync),
    ) -> Result<(), (usize, Misuse)> {
        let mut found = Ok(());
        for (place, index) in self.places.iter_mut().zip(self.first..) {
            let option = self.options.and_then(|options| options.get(index - self.first).copied());
            let mut rows = Rows {
                observation: take(&mut self.out.observations, shape.bytes),
                mask: take(&mut self.out.masks, MASK),
                seat: take(&mut self.out.seats, 1),
                rewards: take(&mut self.out.rewards, shape.players),
                done: take(&mut self.out.dones, 1),
                last: take(&mut self.out.finals, shape.bytes),
                kept: self.out.kept,
            };
            if let Err(misuse) = visit(place, index, option, &mut rows)
                && found.is_ok()
            {
                found = Err((index, misuse));
            }
        }
        found
    }
}

/// The rows of one match.
struct Rows<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    seat: &'a mut [u8],
    rewards: &'a mut [f32],
    done: &'a mut [u8],
    last: &'a mut [u8],
    kept: bool,
}

impl Rows<'_> {
    #[inline]
    fn show<G: Encoded>(&mut self, game: &G, play: &Play<G>) {
        self.mask.copy_from_slice(&play.asked().options.to_le_bytes());
        self.seat.fill(play.seat().index() as u8);
        play.observe(game, play.seat(), self.observation);
    }

    /// Only what is asked has changed.
    #[inline]
    fn show_pick<G: Encoded>(&mut self, play: &Play<G>) {
        self.mask.copy_from_slice(&play.asked().options.to_le_bytes());
        play.observe_pick(self.observation);
    }

    #[inline]
    fn done(&mut self, done: u8) {
        self.done.fill(done);
    }
}

/// Picks at random among what the masks allow, every option equally likely.
pub fn sample(masks: &[u8], chance: &mut impl Chance, options: &mut [u8]) {
    for (mask, option) in masks.as_chunks::<MASK>().0.iter().zip(options) {
        *option = any_of(*mask, chance);
    }
}

#[inline]
fn any_of(mask: [u8; MASK], chance: &mut impl Chance) -> u8 {
    let bits = u128::from_le_bytes(mask);
    match bits.count_ones() {
        0 => 0,
        count => nth_bit(bits, chance.below(count)) as u8,
    }
}

/// A stream of its own for each match: whichever thread draws, the same comes (splitmix64).
struct Draw(u64);

impl Chance for Draw {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((z ^ (z >> 31)) >> 32).wrapping_mul(n.into()) >> 32) as u32
    }
}
