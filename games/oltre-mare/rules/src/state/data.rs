//! Figures that are compiled into the rules. They live only in `data/`, and are read from there when the crate is built.

#![allow(clippy::indexing_slicing, reason = "it runs when the crate is built, and never later")]

/// The whole numbers after the `nth` occurrence of `key` (from 0), and how many there are: a list up to its bracket, or
/// a single one.
///
/// # Panics
/// At build time, if the data lacks them.
pub(crate) const fn numbers<const N: usize>(text: &str, key: &str, nth: usize) -> ([u8; N], usize) {
    let text = text.as_bytes();
    let mut at = after(text, key.as_bytes(), nth);
    let (mut found, mut count, mut inside) = ([0; N], 0, false);
    while at < text.len() {
        match text[at] {
            digit @ b'0'..=b'9' => {
                assert!(inside || count < N, "the data has more figures than the rules know");
                count += if inside { 0 } else { 1 };
                found[count - 1] = found[count - 1] * 10 + (digit - b'0');
                inside = true;
            }
            b' ' => inside = false,
            b',' if N > 1 => inside = false,
            _ => break,
        }
        at += 1;
    }
    assert!(count > 0, "the data lacks a figure");
    (found, count)
}

/// Where the text continues after the `nth` occurrence of `key`.
const fn after(text: &[u8], key: &[u8], nth: usize) -> usize {
    let (mut at, mut seen) = (0, 0);
    while at + key.len() <= text.len() {
        let mut same = 0;
        while same < key.len() && text[at + same] == key[same] {
            same += 1;
        }
        if same == key.len() {
            if seen == nth {
                return at + same;
            }
            seen += 1;
        }
        at += 1;
    }
    panic!("the data lacks a key")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_single_numbers_are_read_in_the_order_of_the_file() {
        const TEXT: &str = "a = [\n { copies = 8, payout = [1, 5] },\n { copies = 20, payout = [ 1,2 , 12] },\n]";
        assert_eq!(numbers::<1>(TEXT, "copies = ", 0), ([8], 1));
        assert_eq!(numbers::<1>(TEXT, "copies = ", 1), ([20], 1));
        assert_eq!(numbers::<5>(TEXT, "payout = [", 0), ([1, 5, 0, 0, 0], 2));
        assert_eq!(numbers::<5>(TEXT, "payout = [", 1), ([1, 2, 12, 0, 0], 3));
    }
}
