//! How a net learns: from positions, and from who won.

use super::{Layer, Net, Shares, WIDEST, shares};
use crate::Dice;
use game::{Chance as _, MAX_SEATS};
use record::Seed;

/// How fast it learns at first; it slows down towards the end.
const RATE: f32 = 2e-3;
/// The means that Adam keeps of a slope and of its square.
const KEPT: [f32; 2] = [0.9, 0.999];
/// The decay of every weight, as a share of the rate.
const DECAY: f32 = 1e-3;

/// Positions: for each, what is seen of every seat, and who won.
#[derive(Clone, Default)]
pub struct Rows {
    /// Numbers for one seat.
    inputs: usize,
    seen: Vec<f32>,
    /// Where the numbers of a position begin, how many seats there are, and each seat's share of the win.
    positions: Vec<(usize, u8, Shares)>,
}

impl Rows {
    /// None yet, with this many numbers for a seat.
    pub fn new(inputs: usize) -> Rows {
        Rows { inputs, ..Rows::default() }
    }

    /// Adds a position: what is seen of every seat, one after the other, and each seat's share of the win.
    pub fn push(&mut self, seen: &[f32], won: &[f32]) {
        let mut shares = Shares::default();
        shares.iter_mut().zip(won).for_each(|(share, won)| *share = *won);
        self.positions.push((self.seen.len(), won.len().min(MAX_SEATS) as u8, shares));
        self.seen.extend_from_slice(seen);
    }

    /// Adds another collection of them.
    pub fn append(&mut self, other: Rows) {
        let from = self.seen.len();
        self.seen.extend(other.seen);
        self.positions.extend(other.positions.into_iter().map(|(at, seats, won)| (from + at, seats, won)));
    }

    /// How many positions.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    fn seats(&self, position: usize) -> impl Iterator<Item = &[f32]> {
        let (at, seats, _) = self.positions[position];
        self.seen[at..at + usize::from(seats) * self.inputs].chunks_exact(self.inputs)
    }

    /// The mean and the spread of every input.
    fn spread(&self) -> Vec<(f32, f32)> {
        let mut sums = vec![(0.0f64, 0.0f64); self.inputs];
        for row in self.seen.chunks_exact(self.inputs) {
            for (sum, value) in sums.iter_mut().zip(row) {
                let value = f64::from(*value);
                *sum = (sum.0 + value, sum.1 + value * value);
            }
        }
        let n = (self.seen.len() / self.inputs.max(1)).max(1) as f64;
        let spread = |(sum, squares): (f64, f64)| {
            let mean = sum / n;
            let deviation = (squares / n - mean * mean).max(0.0).sqrt();
            (mean as f32, if deviation > 1e-6 { deviation as f32 } else { 1.0 })
        };
        sums.into_iter().map(spread).collect()
    }
}

/// A net that is being taught.
pub struct Learner {
    net: Net,
    /// How inputs are shifted and scaled, so that all weigh the same at first.
    spread: Vec<(f32, f32)>,
    /// Adam's means, for each layer.
    moments: Vec<[Vec<f32>; 2]>,
    steps: i32,
    dice: Dice,
}

/// Slopes of all layers: weights, then bias, and the loss at that point.
struct Slopes {
    layers: Vec<Vec<f32>>,
    loss: f64,
}

impl Learner {
    /// An untrained net with these layers below the last.
    pub fn new(rows: &Rows, hidden: &[usize], seed: u64) -> Learner {
        let mut dice = Dice::new(Seed::from_number(seed));
        let sizes: Vec<usize> = [rows.inputs].into_iter().chain(hidden.iter().copied()).chain([1]).collect();
        let layers = sizes.windows(2).map(|size| {
            let (inputs, outputs) = (size[0], size[1]);
            let reach = (6.0 / inputs as f32).sqrt();
            let mut weight = || (dice.below(1 << 16) as f32 / 32768.0 - 1.0) * reach;
            let weights = (0..inputs * outputs).map(|_| weight()).collect();
            Layer { inputs, outputs, weights, bias: vec![0.0; outputs] }
        });
        let layers: Vec<Layer> = layers.collect();
        let moments = layers.iter().map(|layer| [0, 1].map(|_| vec![0.0; layer.weights.len() + layer.bias.len()]));
        Learner { moments: moments.collect(), net: Net { layers }, spread: rows.spread(), steps: 0, dice }
    }

    /// Goes through all positions once, in a different order each time, with this part of the rate; returns the mean
    /// loss.
    pub fn go_through(&mut self, rows: &Rows, batch: usize, part: f32, threads: usize) -> f64 {
        let mut order: Vec<u32> = (0..rows.len() as u32).collect();
        for place in (1..order.len()).rev() {
            order.swap(place, self.dice.below(place as u32 + 1) as usize);
        }
        let mut loss = 0.0;
        for batch in order.chunks(batch) {
            let slopes = self.slopes_of(rows, batch, threads);
            loss += slopes.loss;
            self.step(&slopes, batch.len(), part * RATE);
        }
        loss / rows.len().max(1) as f64
    }

    /// The mean loss, without learning.
    pub fn loss(&self, rows: &Rows, threads: usize) -> f64 {
        let all: Vec<u32> = (0..rows.len() as u32).collect();
        self.slopes_of(rows, &all, threads).loss / rows.len().max(1) as f64
    }

    fn slopes_of(&self, rows: &Rows, batch: &[u32], threads: usize) -> Slopes {
        let part = batch.len().div_ceil(threads.max(1)).max(1);
        let work = |part: &[u32]| {
            let mut slopes = self.no_slopes();
            part.iter().for_each(|position| self.slope(rows, *position as usize, &mut slopes));
            slopes
        };
        let work = &work;
        let parts: Vec<Slopes> = std::thread::scope(|scope| {
            let threads: Vec<_> = batch.chunks(part).map(|part| scope.spawn(move || work(part))).collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        let mut all = self.no_slopes();
        for one in parts {
            all.loss += one.loss;
            for (sum, more) in all.layers.iter_mut().zip(one.layers) {
                sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            }
        }
        all
    }

    fn no_slopes(&self) -> Slopes {
        let layers = self.net.layers.iter().map(|layer| vec![0.0; layer.weights.len() + layer.bias.len()]);
        Slopes { layers: layers.collect(), loss: 0.0 }
    }

    /// The slopes and loss of one position.
    fn slope(&self, rows: &Rows, position: usize, slopes: &mut Slopes) {
        // The output of every layer, by seat; the input comes first.
        let mut given = vec![[[0.0f32; WIDEST]; MAX_SEATS]; self.net.layers.len() + 1];
        let (_, seats, won) = rows.positions[position];
        let seats = usize::from(seats);
        let mut chances = Shares::default();
        for (seat, seen) in rows.seats(position).enumerate() {
            for ((value, seen), (mean, stray)) in given[0][seat].iter_mut().zip(seen).zip(&self.spread) {
                *value = (seen - mean) / stray;
            }
            for (place, layer) in self.net.layers.iter().enumerate() {
                let mut output = [0.0; WIDEST];
                layer.apply(&given[place][seat][..layer.inputs], &mut output);
                if place + 1 < self.net.layers.len() {
                    output.iter_mut().for_each(|value| *value = value.max(0.0));
                }
                given[place + 1][seat] = output;
            }
            chances[seat] = given[self.net.layers.len()][seat][0];
        }
        shares(&mut chances[..seats]);
        for seat in 0..seats {
            slopes.loss -= f64::from(won[seat] * chances[seat].max(1e-9).ln());
            let mut blame = [0.0; WIDEST];
            blame[0] = chances[seat] - won[seat];
            for (place, layer) in self.net.layers.iter().enumerate().rev() {
                let input = &given[place][seat];
                let (weights, bias) = slopes.layers[place].split_at_mut(layer.weights.len());
                bias.iter_mut().zip(&blame).for_each(|(slope, blame)| *slope += blame);
                let mut before = [0.0; WIDEST];
                let rows = weights.chunks_exact_mut(layer.outputs).zip(layer.weights.chunks_exact(layer.outputs));
                for ((value, (slopes, weights)), before) in input.iter().zip(rows).zip(&mut before) {
                    if *value != 0.0 {
                        let own = slopes.iter_mut().zip(&blame);
                        own.for_each(|(slope, blame)| *slope += value * blame);
                        // Where the output was cut off, nothing changes; at the input it does not matter.
                        *before = weights.iter().zip(&blame).map(|(weight, blame)| weight * blame).sum();
                    }
                }
                blame = before;
            }
        }
    }

    fn step(&mut self, slopes: &Slopes, positions: usize, rate: f32) {
        self.steps += 1;
        let part = 1.0 / positions.max(1) as f32;
        let [first, second] = KEPT.map(|kept| 1.0 - kept.powi(self.steps));
        for ((layer, slopes), [mean, square]) in self.net.layers.iter_mut().zip(&slopes.layers).zip(&mut self.moments) {
            let weights = layer.weights.len();
            let numbers = layer.weights.iter_mut().chain(&mut layer.bias).enumerate();
            for ((((place, number), slope), mean), square) in numbers.zip(slopes).zip(mean).zip(square) {
                let slope = slope * part;
                *mean = KEPT[0] * *mean + (1.0 - KEPT[0]) * slope;
                *square = KEPT[1] * *square + (1.0 - KEPT[1]) * slope * slope;
                let decay = if place < weights { DECAY * *number } else { 0.0 };
                *number -= rate * ((*mean / first) / ((*square / second).sqrt() + 1e-8) + decay);
            }
        }
    }

    /// The net ready for use: it takes inputs as they are.
    pub fn net(&self) -> Net {
        let mut net = self.net.clone();
        if let Some(layer) = net.layers.first_mut() {
            for (weights, (mean, stray)) in layer.weights.chunks_exact_mut(layer.outputs).zip(&self.spread) {
                weights.iter_mut().for_each(|weight| *weight /= stray);
                layer.bias.iter_mut().zip(&*weights).for_each(|(bias, weight)| *bias -= mean * weight);
            }
        }
        net
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seat whose first number exceeds its second by the most wins.
    fn rows(count: usize, seed: u64) -> Rows {
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut rows = Rows::new(2);
        for _ in 0..count {
            let seen: Vec<f32> = (0..6).map(|_| dice.below(100) as f32).collect();
            let value = |seat: usize| seen[2 * seat] - seen[2 * seat + 1];
            let best = (0..3).fold(0, |best, seat| if value(seat) > value(best) { seat } else { best });
            let won: Vec<f32> = (0..3).map(|seat| if seat == best { 1.0 } else { 0.0 }).collect();
            rows.push(&seen, &won);
        }
        rows
    }

    #[test]
    fn learns_who_wins() {
        let (known, new) = (rows(4_000, 1), rows(500, 2));
        let mut learner = Learner::new(&known, &[16, 8], 3);
        let before = learner.loss(&new, 2);
        (0..12).for_each(|_| {
            learner.go_through(&known, 64, 1.0, 2);
        });
        let after = learner.loss(&new, 2);
        assert!(after < before / 4.0, "{before} became {after}");
        let net = learner.net();
        assert!(net.strength(&[90.0, 10.0]) > net.strength(&[60.0, 50.0]) + 1.0);
    }

    #[test]
    fn is_the_same_for_every_number_of_threads_but_for_rounding() {
        let known = rows(300, 5);
        let [one, three] = [1, 3].map(|threads| {
            let mut learner = Learner::new(&known, &[8], 3);
            learner.go_through(&known, 50, 1.0, threads)
        });
        assert!((one - three).abs() < 1e-3, "{one} and {three}");
    }
}
