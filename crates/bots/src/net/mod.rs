//! Small nets that judge positions: who is likely to win.
//!
//! One net looks at a position once for each seat and gives the seat a strength; the chances of winning are the shares
//! of these strengths.
//! So one net serves every number of players, and all seats are judged in the same way.

mod learn;

pub use learn::{Learner, Rows};

use game::MAX_SEATS;
use std::fmt;

/// The most inputs or outputs of a layer.
pub const WIDEST: usize = 64;
/// The first bytes of a file of weights.
const MAGIC: &[u8; 8] = b"portnet1";

/// A net of dense layers; all but the last cut off values below zero. The last one has one output.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(crate) layers: Vec<Layer>,
}

/// One layer.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Layer {
    pub(crate) inputs: usize,
    pub(crate) outputs: usize,
    /// By input, then by output.
    pub(crate) weights: Vec<f32>,
    pub(crate) bias: Vec<f32>,
}

/// Bytes that are not a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotANet;

impl fmt::Display for NotANet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these are not the weights of a net")
    }
}

impl std::error::Error for NotANet {}

impl Layer {
    /// Its output for an input, before anything is cut off.
    #[inline]
    pub(crate) fn apply(&self, input: &[f32], output: &mut [f32; WIDEST]) {
        let mut from = 0;
        while from < self.outputs.min(WIDEST) {
            from = match self.outputs - from {
                32.. => self.apply_to::<32>(from, input, output),
                16.. => self.apply_to::<16>(from, input, output),
                _ => self.apply_to::<1>(from, input, output),
            };
        }
    }

    /// Several outputs at once, so that their sums need not be stored between inputs. Returns where the next ones begin.
    #[inline(always)]
    fn apply_to<const N: usize>(&self, from: usize, input: &[f32], output: &mut [f32; WIDEST]) -> usize {
        let to = from + N;
        let mut sums = [0.0; N];
        sums.copy_from_slice(&self.bias[from..to]);
        for (value, weights) in input.iter().zip(self.weights.chunks_exact(self.outputs)) {
            sums.iter_mut().zip(&weights[from..to]).for_each(|(sum, weight)| *sum += value * weight);
        }
        output[from..to].copy_from_slice(&sums);
        to
    }
}

impl Net {
    /// The strength of a seat, from its inputs.
    pub fn strength(&self, seen: &[f32]) -> f32 {
        let mut values = [[0.0; WIDEST]; 2];
        let (mut from, mut size) = (0, seen.len().min(WIDEST));
        values[0][..size].copy_from_slice(&seen[..size]);
        for (place, layer) in self.layers.iter().enumerate() {
            let [a, b] = &mut values;
            let (input, output) = if from == 0 { (&*a, b) } else { (&*b, a) };
            layer.apply(&input[..size], output);
            size = layer.outputs;
            if place + 1 < self.layers.len() {
                output[..size].iter_mut().for_each(|value| *value = value.max(0.0));
            }
            from = 1 - from;
        }
        values[from][0]
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.layers.first().map_or(0, |layer| layer.inputs)
    }

    /// As a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(self.layers.len() as u8);
        for layer in &self.layers {
            bytes.extend([layer.inputs as u8, layer.outputs as u8]);
            let numbers = layer.weights.iter().chain(&layer.bias);
            numbers.for_each(|number| bytes.extend(number.to_le_bytes()));
        }
        bytes
    }

    /// Reads a file whose net must have this many inputs.
    pub fn from_bytes(bytes: &[u8], inputs: usize) -> Result<Net, NotANet> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NotANet)?;
        let (count, mut rest) = rest.split_first().ok_or(NotANet)?;
        let (mut layers, mut wanted) = (Vec::new(), inputs);
        for _ in 0..*count {
            let ([inputs, outputs], after) = rest.split_first_chunk().ok_or(NotANet)?;
            let (inputs, outputs) = (usize::from(*inputs), usize::from(*outputs));
            if inputs != wanted || outputs == 0 || inputs.max(outputs) > WIDEST {
                return Err(NotANet);
            }
            let (numbers, after) = after.split_at_checked(4 * outputs * (inputs + 1)).ok_or(NotANet)?;
            let mut numbers = numbers.as_chunks().0.iter().map(|number| f32::from_le_bytes(*number));
            let weights: Vec<f32> = numbers.by_ref().take(inputs * outputs).collect();
            let layer = Layer { inputs, outputs, weights, bias: numbers.collect() };
            if layer.weights.iter().chain(&layer.bias).any(|number| !number.is_finite()) {
                return Err(NotANet);
            }
            layers.push(layer);
            (wanted, rest) = (outputs, after);
        }
        if wanted == 1 && rest.is_empty() && !layers.is_empty() { Ok(Net { layers }) } else { Err(NotANet) }
    }
}

/// Replaces the strengths of seats by their chances of winning.
#[inline]
pub fn shares(strengths: &mut [f32]) {
    let most = strengths.iter().fold(f32::MIN, |most, one| most.max(*one));
    strengths.iter_mut().for_each(|one| *one = (*one - most).exp());
    let sum: f32 = strengths.iter().sum();
    strengths.iter_mut().for_each(|one| *one /= sum);
}

/// Room for a number for each seat.
pub type Shares = [f32; MAX_SEATS];

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Net {
        let layer = |inputs, outputs, weights: &[f32], bias: &[f32]| Layer {
            inputs,
            outputs,
            weights: weights.into(),
            bias: bias.into(),
        };
        Net { layers: vec![layer(2, 2, &[1.0, -1.0, 2.0, 0.0], &[0.0, 0.5]), layer(2, 1, &[1.0, 10.0], &[0.25])] }
    }

    #[test]
    fn a_net_is_worked_out_layer_by_layer() {
        // (3 + 2·1, 0.5 − 3) is cut to (5, 0); 5 + 0.25.
        assert_eq!(some().strength(&[3.0, 1.0]), 5.25);
        assert_eq!(some().strength(&[-3.0, 0.0]), 35.25);
    }

    #[test]
    fn a_file_is_read_or_refused() {
        let bytes = some().to_bytes();
        assert_eq!(Net::from_bytes(&bytes, 2), Ok(some()));
        assert_eq!(Net::from_bytes(&bytes, 3), Err(NotANet));
        for end in 0..bytes.len() {
            assert_eq!(Net::from_bytes(&bytes[..end], 2), Err(NotANet), "{end} bytes");
        }
        let mut longer = bytes.clone();
        longer.push(0);
        assert_eq!(Net::from_bytes(&longer, 2), Err(NotANet));
        let mut wide = bytes;
        wide[10] = 200;
        assert_eq!(Net::from_bytes(&wide, 2), Err(NotANet));
    }

    #[test]
    fn shares_add_up() {
        let mut strengths = [1.0, 1.0, 2.0];
        shares(&mut strengths);
        assert!((strengths.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(strengths[2] > 2.0 * strengths[0] && strengths[0] == strengths[1]);
    }
}
