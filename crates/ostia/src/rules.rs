//! The rules with an edition and options: shared and immutable.

use crate::edition::Edition;
use crate::goods::{Cards, GOODS};
use crate::setup::Setup;
use game::SetupError;

/// Ostia.
#[derive(Clone, Debug)]
pub struct Ostia {
    pub(crate) setup: Setup,
    pub(crate) edition: Edition,
    pub(crate) players: u8,
}

impl Ostia {
    pub(crate) fn make(setup: &Setup, edition: &Edition) -> Result<Ostia, SetupError> {
        setup.check()?;
        Ok(Ostia { setup: setup.clone(), edition: edition.clone(), players: setup.players })
    }

    /// The figures it is played with.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// OS-2.4: the least bid on a lot.
    #[inline]
    pub fn minimum(&self, lot: Cards) -> u16 {
        lot.worth(&self.edition.values)
    }

    /// OS-4.1: what one card earns when so many of its type are there.
    #[inline]
    pub fn price(&self, n: u8) -> u16 {
        self.edition.prices.get(n as usize).map_or(1, |price| u16::from(*price))
    }

    /// OS-0.2: what a senate card values the types at.
    #[inline]
    pub fn senate(&self, card: u8) -> &[u8; GOODS] {
        const NOTHING: [u8; GOODS] = [0; GOODS];
        self.edition.senate.get(card as usize).unwrap_or(&NOTHING)
    }
}
