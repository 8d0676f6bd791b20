//! The links that lead people to their seats.

use game::Seat;
use record::{Seed, hex_newtype};

// Seeing one link must not be enough to compute another.
const KEY: &str = "portolan v1: key of the seat links of a table";
const LINK: &str = "portolan v1: link of a seat";
const TABLE_LINK: &str = "portolan v1: link of a table";

/// The secret of a seat's link. Anybody who knows it may take the seat while nobody has it.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Secret(pub [u8; 32]);
hex_newtype!(secret Secret, "secret");

/// In constant time: how long a comparison takes says nothing about the secret.
impl PartialEq for Secret {
    fn eq(&self, other: &Secret) -> bool {
        blake3::Hash::from(self.0) == blake3::Hash::from(other.0)
    }
}

/// The source of a table's links. Only the house has it, in its own log, so it can show the host a link again.
#[derive(Clone, Copy, PartialEq)]
pub struct LinkKey([u8; 32]);
hex_newtype!(secret LinkKey, "link key");

impl LinkKey {
    /// Drawn for one table.
    pub fn draw(entropy: &Seed) -> LinkKey {
        LinkKey(blake3::derive_key(KEY, &entropy.0))
    }

    /// The link of a seat. Each generation has a different one; older ones are void.
    pub(crate) fn link(&self, seat: Seat, generation: u32) -> Secret {
        let mut material = [0; 37];
        material[..32].copy_from_slice(&self.0);
        material[32] = seat.number();
        material[33..].copy_from_slice(&generation.to_le_bytes());
        Secret(blake3::derive_key(LINK, &material))
    }

    /// The link of the table: anybody who has it may take any seat that is open.
    pub(crate) fn table_link(&self, generation: u32) -> Secret {
        let mut material = [0; 36];
        material[..32].copy_from_slice(&self.0);
        material[32..].copy_from_slice(&generation.to_le_bytes());
        Secret(blake3::derive_key(TABLE_LINK, &material))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_and_generation_has_a_link_of_its_own() {
        let key = LinkKey::draw(&Seed::from_number(1));
        let other = LinkKey::draw(&Seed::from_number(2));
        let seats =
            [key.link(Seat::at(0), 0), key.link(Seat::at(1), 0), key.link(Seat::at(0), 1), other.link(Seat::at(0), 0)];
        let tables = [key.table_link(0), key.table_link(1), other.table_link(0)];
        let links = [seats.as_slice(), &tables].concat();
        for (index, link) in links.iter().enumerate() {
            assert_eq!(links.iter().position(|one| one == link), Some(index));
        }
    }

    #[test]
    fn neither_shows_in_a_log() {
        let key = LinkKey::draw(&Seed::from_number(1));
        let link = key.link(Seat::at(0), 0);
        assert!(!format!("{key:?} {link:?}").contains(&link.to_string()[..8]));
        assert_eq!(serde_json::from_str::<Secret>(&serde_json::to_string(&link).unwrap()).unwrap(), link);
    }
}
