//! Matches played so far, stored in a file so that none is played twice.

use bots::net::Rows;
use std::fs::{self, File, OpenOptions};
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// One match: what was seen of every seat in every position, and who won.
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    pub number: u32,
    pub won: Vec<f32>,
    pub seen: Vec<f32>,
}

/// All matches so far.
pub struct Heap {
    path: PathBuf,
    inputs: usize,
    pub matches: u32,
    all: Vec<Match>,
}

impl Heap {
    /// Opens the folder with what is in it.
    pub fn open(folder: &Path, game: &str, inputs: usize) -> Result<Heap, String> {
        let path = folder.join(format!("{game}-{inputs}.matches"));
        let fault = |error: std::io::Error| format!("{}: {error}", path.display());
        fs::create_dir_all(folder).map_err(fault)?;
        let mut bytes = Vec::new();
        if path.exists() {
            File::open(&path).and_then(|mut file| file.read_to_end(&mut bytes)).map_err(fault)?;
        }
        let mut heap = Heap { path: path.clone(), inputs, matches: 0, all: Vec::new() };
        let mut numbers = bytes.as_chunks::<4>().0.iter().map(|number| f32::from_le_bytes(*number));
        // A match cut off in the middle is played again.
        while let Some(played) = read(&mut numbers, heap.matches) {
            heap.all.push(played);
            heap.matches += 1;
        }
        let whole: usize = heap.all.iter().map(|played| 4 * (2 + played.won.len() + played.seen.len())).sum();
        if whole < bytes.len() {
            let file = OpenOptions::new().write(true).open(&path).map_err(fault)?;
            file.set_len(whole as u64).map_err(fault)?;
        }
        Ok(heap)
    }

    /// Stores some more.
    pub fn add(&mut self, more: Vec<Match>) -> Result<(), String> {
        let fault = |error: std::io::Error| format!("{}: {error}", self.path.display());
        let file = OpenOptions::new().create(true).append(true).open(&self.path).map_err(fault)?;
        let mut file = BufWriter::new(file);
        for played in &more {
            let head = [played.won.len() as f32, played.seen.len() as f32];
            for number in head.iter().chain(&played.won).chain(&played.seen) {
                file.write_all(&number.to_le_bytes()).map_err(fault)?;
            }
        }
        file.flush().map_err(fault)?;
        self.matches += more.len() as u32;
        self.all.extend(more);
        Ok(())
    }

    pub fn positions(&self) -> usize {
        self.all.iter().map(|played| played.seen.len() / (self.inputs * played.won.len()).max(1)).sum()
    }

    /// The positions to learn from, and those of one match in every few that check what was learned.
    pub fn split(self, kept_back: u32) -> (Rows, Rows) {
        let mut both = [Rows::new(self.inputs), Rows::new(self.inputs)];
        for played in self.all {
            let rows = &mut both[usize::from((played.number / 2).is_multiple_of(kept_back))];
            for position in played.seen.chunks_exact(self.inputs * played.won.len()) {
                rows.push(position, &played.won);
            }
        }
        both.into()
    }
}

fn read(numbers: &mut impl Iterator<Item = f32>, number: u32) -> Option<Match> {
    let (seats, size) = (numbers.next()? as usize, numbers.next()? as usize);
    let won: Vec<f32> = numbers.take(seats).collect();
    let seen: Vec<f32> = numbers.take(size).collect();
    (won.len() == seats && seen.len() == size && seats > 0).then_some(Match { number, won, seen })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_matches_are_found_again_and_torn_ones_are_not() {
        let folder = std::env::temp_dir().join(format!("portolan-train-{}", std::process::id()));
        let some = |number| Match { number, won: vec![1.0, 0.0], seen: vec![number as f32; 12] };
        let mut heap = Heap::open(&folder, "draughts", 3).unwrap();
        heap.add((0..3).map(some).collect()).unwrap();
        let path = heap.path.clone();
        let file = OpenOptions::new().write(true).open(&path).unwrap();
        file.set_len(fs::metadata(&path).unwrap().len() - 5).unwrap();
        let mut heap = Heap::open(&folder, "draughts", 3).unwrap();
        assert_eq!(heap.matches, 2);
        heap.add(vec![some(2)]).unwrap();
        let heap = Heap::open(&folder, "draughts", 3).unwrap();
        assert_eq!((heap.matches, heap.positions()), (3, 6));
        assert_eq!(heap.all, (0..3).map(some).collect::<Vec<_>>());
        let (known, new) = heap.split(2);
        assert_eq!((known.len(), new.len()), (2, 4));
        fs::remove_dir_all(folder).unwrap();
    }
}
