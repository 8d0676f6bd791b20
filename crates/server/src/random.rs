//! Chance from the operating system, and the names made of it.

use record::Seed;

/// Letters that cannot be mistaken for one another; a power of two of them.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// `N` random bytes.
#[allow(clippy::expect_used, reason = "no request can bring it about, and to go on would be worse")]
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(test)]
    if crate::simulation::fill(&mut bytes) {
        return bytes;
    }
    getrandom::fill(&mut bytes).expect("an operating system without a source of chance cannot run a server");
    bytes
}

/// A name of 16 letters, 80 bits: nobody can guess it, and no two are the same.
#[allow(clippy::indexing_slicing, reason = "a remainder lies within what was divided by")]
pub(crate) fn name() -> String {
    bytes::<16>().map(|byte| LETTERS[byte as usize % LETTERS.len()] as char).iter().collect()
}

/// A name of the same length for something named by its content.
#[allow(clippy::indexing_slicing, reason = "a remainder lies within what was divided by")]
pub(crate) fn name_from(parts: &[&[u8]]) -> String {
    let mut hasher = blake3::Hasher::new_derive_key("portolan v1: name of a table that was brought");
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes()).update(part);
    }
    let hash = hasher.finalize();
    hash.as_bytes().iter().take(16).map(|byte| LETTERS[*byte as usize % LETTERS.len()] as char).collect()
}

/// Entropy for what a table has to draw.
pub(crate) fn seed() -> Seed {
    Seed(bytes())
}

/// A secret for a session: 32 bytes in hexadecimal.
pub(crate) fn token() -> String {
    blake3::Hash::from_bytes(bytes()).to_hex().to_string()
}
