//! Input, taken byte by byte.

use game::{Picker, Slot, nth_bit};

/// The rest of the input. After its end come zeros: the first option, the first seat.
#[derive(Clone, Copy)]
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(data: &'a [u8]) -> Bytes<'a> {
        Bytes(data)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number below `n`, from two bytes.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let wide = usize::from(self.next()) << 8 | usize::from(self.next());
        wide % n.max(1)
    }

    /// This many bytes, or as many as there are.
    pub(crate) fn take(&mut self, length: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        taken
    }

    /// A few letters, or other things.
    pub(crate) fn word(&mut self) -> String {
        let length = usize::from(self.next() % 32);
        String::from_utf8_lossy(self.take(length)).into_owned()
    }

    /// Everything that is left, as text.
    pub(crate) fn text(self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }
}

/// A slot without options ends the walk, which must never happen.
#[derive(Debug)]
pub(crate) struct NoOption;

impl Picker for Bytes<'_> {
    type Halt = NoOption;

    fn pick(&mut self, _: Slot, options: u128) -> Result<u32, NoOption> {
        match options.count_ones() {
            0 => Err(NoOption),
            1 => Ok(options.trailing_zeros()),
            n => Ok(nth_bit(options, u32::from(self.next()) % n)),
        }
    }
}

/// Up to four bytes replaced, left out or put in.
pub(crate) fn changed(text: String, bytes: &mut Bytes<'_>) -> String {
    let mut changed = text.into_bytes();
    for _ in 0..=bytes.next() % 4 {
        let at = bytes.below(changed.len());
        match bytes.next() % 3 {
            0 => changed[at] = bytes.next(),
            1 if changed.len() > 1 => drop(changed.remove(at)),
            _ => changed.insert(at, bytes.next()),
        }
    }
    String::from_utf8_lossy(&changed).into_owned()
}
